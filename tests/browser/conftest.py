"""Fixtures of the browser tests: a server, Chromium, pages in four looks, and accessibility checks.

The `people` fixture watches every page that a test opens. A console error or warning, an exception in a script,
a violation of the content security policy, or a request to any host but our server fails the test. Screenshots that
tests take are saved in the folder PENNANT_SHOTS, if it is set; a failed test saves its pages in its temporary folder.
"""

import os
import re
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Playwright,
    Request,
    expect,
    sync_playwright,
)

from tests.server.process import Server, running_server
from tools import system

ARGUMENTS = (
    "--no-sandbox",  # refuses to run as root otherwise, as in a container
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
)
PATIENCE = 60_000
"""Milliseconds that tests wait for anything; long, because machines are busy at times."""
expect.set_options(timeout=PATIENCE)
SIZES = {"wide": (1280, 800), "phone": (390, 844)}
STANDARDS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")


class Look(NamedTuple):
    """A color scheme and a screen size."""

    scheme: str = "light"
    size: str = "wide"

    def __str__(self) -> str:
        return f"{self.scheme}-{self.size}"


LOOKS = [Look(scheme, size) for size in SIZES for scheme in ("light", "dark")]
OPPOSITES = [Look("light", "wide"), Look("dark", "phone")]
"""For tests with many cases: covers each scheme and each size once."""
with_each_input_device = pytest.mark.parametrize(
    ("means", "look"),
    [("mouse", Look()), ("keyboard", Look("dark")), ("touch", Look("light", "phone"))],
    ids=lambda each: str(each),
)
"""Runs the test of a whole game once with each input device."""


# A running Playwright keeps an event loop in this thread, and tests of the server start their own. Therefore the scope
# of these fixtures is the package, not the session.


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium, shared by the tests of this folder."""
    browser = playwright.chromium.launch(executable_path=system.chromium(), args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server without rate limits, shared by the tests of this folder; every person is a new guest there."""
    with running_server(tmp_path_factory.mktemp("server"), "--limits", "0") as server:
        yield server


@pytest.fixture(params=LOOKS, ids=str)
def look(request: pytest.FixtureRequest) -> Look:
    """Runs the test in light and dark, on a wide screen and on a phone."""
    chosen: Look = request.param
    return chosen


WHERE_WARNED = "const warn = console.warn; console.warn = (...said) => warn(...said, new Error().stack);"
"""Adds a stack trace to console warnings."""


TOUCHED = """
addEventListener("pointerdown", ({ timeStamp: at }) => (window.touched = { at, long: false, clicked: false }), true);
const lift = (event) => { if (window.touched) touched.long ||= event.timeStamp - touched.at > 300; };
for (const end of ["pointerup", "pointercancel", "contextmenu"]) addEventListener(end, lift, true);
addEventListener("click", () => { if (window.touched) touched.clicked = true; }, true);
"""
"""Records whether the last touch became a click, or was too long for one."""
CONNECTION = Path(__file__).parents[2] / "frontend" / "src" / "table" / "connection.ts"
GIVES_UP_AFTER = [
    int(limit.replace("_", ""))
    for limit in re.findall(r"const (?:PONG|SNAPSHOT)_TIMEOUT = ([\d_]+);", CONNECTION.read_text())
]
assert len(GIVES_UP_AFTER) == 2, f"{CONNECTION} no longer has the timeouts of a connection"
PATIENT = f"""
const later = setTimeout;
window.setTimeout = (what, ms, ...more) => later(what, {GIVES_UP_AFTER}.includes(ms) ? {PATIENCE} : ms, ...more);
"""
"""Extends the timeouts of a connection to those of the tests.

A page reconnects after a few seconds of silence, and the browser logs a console warning then. A busy test machine may
pause for that long.
"""


class People:
    """Opens pages for people who share nothing: each has their own cookies, storage and look."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.expected: list[str] = []

    def __call__(
        self,
        look: Look | None = None,
        *,
        motion: bool = False,
        coarse: bool = False,
        language: str = "en",
        **more: Any,
    ) -> Page:
        """Open the first page of a new person; it is empty, and `page.goto("/")` goes to the server.

        Motion is reduced unless `motion` is set. `coarse` gives phones a pixel ratio of 1, for tests that play whole
        games: they need no sharp picture, and a ratio of 2 means four times as many pixels to draw with every move.
        `more` is passed to Playwright's `new_context`.
        """
        look = look or Look()
        width, height = SIZES[look.size]
        is_phone = look.size == "phone"
        context = self.browser.new_context(
            **{
                "base_url": self.server.url,
                "color_scheme": look.scheme,
                "viewport": {"width": width, "height": height},
                "reduced_motion": "no-preference" if motion else "reduce",
                "locale": language,
                "timezone_id": "UTC",
                "has_touch": is_phone,
                "is_mobile": is_phone,
                "device_scale_factor": 2 if is_phone and not coarse else 1,
                **more,
            }
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(f"{{{WHERE_WARNED}}} {{{TOUCHED}}} {{{PATIENT}}}")
        self.contexts.append(context)
        context.on("page", self._watch)
        return context.new_page()

    def expect(self, pattern: str) -> None:
        """Allow complaints that match a pattern, such as the console error of a lost connection."""
        self.expected.append(pattern)

    def _watch(self, page: Page) -> None:
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self._complain(f"script: {error}"))
        page.on("request", self._see)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"console: {message.text} ({message.location.get('url', '')})")

    def _see(self, request: Request) -> None:
        if not request.url.startswith((f"{self.server.url}/", f"{self.server.sockets_url}/", "data:", "blob:")):
            self._complain(f"request to another place: {request.url}")

    def _complain(self, complaint: str) -> None:
        self.complaints.append(complaint)

    def unexpected(self) -> list[str]:
        return [each for each in self.complaints if not any(re.search(pattern, each) for pattern in self.expected)]

    def pages(self) -> list[Page]:
        return [page for context in self.contexts for page in context.pages]

    def leave(self) -> None:
        for context in self.contexts:
            context.close()

    def looks_of(self, page: Page) -> Iterator[tuple[Look, Page]]:
        """Open the same page for the same person in every look; each page is closed before the next one opens."""
        for look in LOOKS:
            again = self(look, storage_state=page.context.storage_state())
            again.goto(page.url)
            yield look, again
            self.contexts.pop().close()


@pytest.fixture
def people(browser: Browser, server: Server, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[People]:
    """Opens pages: `alice, bob = people(), people(Look("dark", "phone"))`."""
    people = People(browser, server)
    yield people
    failed = request.node.stash.get(FAILED, False)
    if failed:
        save_screenshots_of_failure(people, tmp_path)
    people.leave()
    complaints = people.unexpected()
    assert failed or not complaints, "pages complained:\n" + "\n".join(complaints)


@pytest.fixture
def page(people: People) -> Page:
    """One person's page, light and wide."""
    return people()


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, Any, Any]:
    """Record a failure for fixtures that are torn down later, and add the complaints of pages to the report."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[FAILED] = True
        used: dict[str, Any] = getattr(item, "funcargs", {})
        if people := used.get("people"):
            report.sections.append(("pages complained", "\n".join(people.complaints) or "of nothing"))
            report.sections.append(("what pages showed", str(used["tmp_path"] / "failed-*.png")))
    return report


def save_screenshots_of_failure(people: People, folder: Path) -> None:
    for number, page in enumerate(people.pages()):
        try:
            page.screenshot(path=folder / f"failed-{number}.png", timeout=5000)
        except Error as error:
            (folder / f"failed-{number}.txt").write_text(str(error))


Shoot = Callable[[Page, str], Path]


@pytest.fixture
def shoot(tmp_path: Path) -> Shoot:
    """Takes a screenshot: `shoot(page, f"lobby-{look}")`."""
    folder = Path(os.environ.get("PENNANT_SHOTS") or tmp_path)

    def take(page: Page, name: str) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        page.screenshot(path=folder / f"{name}.png")
        return folder / f"{name}.png"

    return take


@pytest.fixture
def check_access() -> Callable[[Page], None]:
    """Fails if axe finds an accessibility violation, or if the page scrolls sideways."""
    return expect_access


def expect_access(page: Page) -> None:
    options = {"runOnly": list(STANDARDS), "rules": {"target-size": {"enabled": True}}, "resultTypes": ["violations"]}
    findings = Axe().run(page, options=options).response["violations"]
    assert not findings, f"axe on {page.url}:\n" + "\n".join(map(describe_finding, findings))
    width, shown = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert width <= shown, f"{page.url} is {width} px wide and scrolls sideways in {shown}"


def expect_usable(page: Page, look: Look) -> None:
    """Expect an accessible page without cut-off letters, with targets large enough for a finger or a mouse."""
    expect_access(page)
    small = small_targets(page, 44 if look.size == "phone" else 24)
    assert not small, f"{page.url}, {look}:\n" + "\n".join(small)
    cut = page.evaluate(CUT_LETTERS)
    assert not cut, f"{page.url}, {look}: marks above capitals, as in Й, are cut off in\n" + "\n".join(cut)


CUT_LETTERS = """
() => [...document.querySelectorAll('body *')]
  .filter(each => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(each => [...each.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.data.trim()))
  .filter(each => {
    const text = document.createRange();
    text.selectNodeContents(each);
    let box = each;
    while (box && getComputedStyle(box).overflowY === 'visible') box = box.parentElement;
    if (!box || !['hidden', 'clip'].includes(getComputedStyle(box).overflowY)) return false;
    const edge = box.getBoundingClientRect();
    return edge.width > 2 && text.getBoundingClientRect().top < edge.top - 0.5;
  })
  .map(each => each.outerHTML.slice(0, 160))
"""
"""Finds text that is cut off at its top.

A line as tall as its font has no room for marks above capitals, and `overflow: hidden` also hides what is above a box.
"""


SMALL_TARGETS = """
least => [...document.querySelectorAll('a[href], button, input, select, textarea, [role=button], [tabindex="0"]')]
  .filter(each => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
  .filter(each => !each.closest('[inert]') && getComputedStyle(each).display !== 'inline')
  .map(each => [each, (each.closest('label') ?? each).getBoundingClientRect()])
  .filter(([each, box]) => box.width > 1 && box.height > 1 && Math.min(box.width, box.height) < least - 0.5)
  .map(([each, box]) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${each.outerHTML.slice(0, 160)}`)
"""


def small_targets(page: Page, least: int = 44) -> list[str]:
    """Return targets that are smaller than `least` pixels, except invisible ones and links within a text."""
    found: list[str] = page.evaluate(SMALL_TARGETS, least)
    return found


def describe_finding(finding: dict[str, Any]) -> str:
    """Describe a finding of axe in a few lines: the rule, and the elements that violate it."""
    lines = [f"{finding['id']} ({finding['impact']}): {finding['help']}"]
    for node in finding["nodes"]:
        lines.append(f"    {' '.join(map(str, node['target']))}: {node['html'][:200]}")
        checks = [*node["any"], *node["all"], *node["none"]]
        lines += [f"        {check['message']}" for check in checks]
    return "\n".join(lines)
