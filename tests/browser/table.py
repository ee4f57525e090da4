"""A person at a page: finds things by what they say, and plays with the mouse, the keyboard alone, or a finger."""

import json
import re
import time
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, Response, expect
from playwright.sync_api import TimeoutError as TooSlow

Data = dict[str, Any]
Means = Literal["mouse", "keyboard", "touch"]

PATIENCE = 120.0
"""Seconds without anything to do after which a game is stuck."""
SHORT = 8_000
TRIES = 3
"""A connection that was kept may be closed in the very moment when it is used again; a browser, too, asks anew then."""

KEEP = """(settings) => {
  if (!localStorage.getItem("pennant.settings")) localStorage.setItem("pennant.settings", JSON.stringify(settings));
}"""
LISTEN = """() => {
  window.heard = [];
  const listen = () => new MutationObserver((changes) => {
    for (const change of changes)
      for (const node of change.addedNodes)
        if (node.parentElement?.closest("[aria-live=polite]")) window.heard.push(node.textContent);
  }).observe(document, { childList: true, subtree: true });
  listen();
}"""
ASKED = "() => ['#prompt h2', '#log'].map(each => document.querySelector(each)?.textContent ?? '').join()"
WHERE = """node => {
  const group = node.closest("[data-group]"), at = document.activeElement;
  return node === at ? "here" : group !== null && at !== group && group.contains(at) ? "group" : "elsewhere";
}"""
RESTS = """() => new Promise(done => {
  let at = scrollY, since = performance.now(), frames = 0;
  const look = () => {
    if (scrollY !== at) [at, since, frames] = [scrollY, performance.now(), 0];
    frames += 1;
    if (frames > 8 && performance.now() - since > 200) done(); else requestAnimationFrame(look);
  };
  look();
})"""
FOCUS = "() => document.activeElement?.getAttribute('aria-pressed') ?? null"


class Person:
    """Somebody with a page. Things happen at once unless `speed` says otherwise."""

    def __init__(self, page: Page, name: str = "Ann", *, means: Means = "mouse", speed: Any = "at once") -> None:
        self.page = page
        self.name = name
        self.means = means
        self.random = Random(name)
        page.add_init_script(f"({KEEP})({json.dumps({'speed': speed})}); ({LISTEN})()")
        self.ask("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, data: Data | None = None) -> Data:
        """A request with this person's own cookie."""
        headers = {"Content-Type": "application/json"}
        answer = self.page.request.fetch(path, method=method, data=data, headers=headers, max_retries=TRIES)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()[:300]}"
        found: Data = answer.json()
        return found

    # --- tables -------------------------------------------------------------------------------------------------------

    def open_table(self, mode: str = "single", seats: Iterable[str] = ("me", "open"), **more: Any) -> str:
        """A table of this person's own; its name."""
        wish = {"game": "highlights", "mode": mode, "seats": list(seats), "contribution": "12345", **more}
        table: str = self.ask("POST", "/api/tables", wish)["table"]["id"]
        self.go_to_table(table)
        return table

    def go_to_table(self, table: str) -> None:
        self.page.goto(f"/t/{table}")

    def sit_down(self, table: str, seat: int = 2) -> None:
        """As whoever gets a link: open it, and take the seat."""
        self.go_to_table(table)
        self.press(self.page.get_by_role("button", name=f"Sit down at seat {seat}"))
        expect(self.prompt).to_be_visible()

    # --- what there is to see -----------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What to do")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name="Play by play").last

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=re.compile("your hand", re.IGNORECASE))

    @property
    def choices(self) -> Locator:
        """The buttons of the prompt that answer its question; the primary one comes first."""
        buttons = self.prompt.get_by_role("group", name="Choices").get_by_role("button")
        return buttons.filter(has_not_text=re.compile(r"^(Back|Rule|More|Orders( \(\d+\))?)$"))

    @property
    def lit(self) -> Locator:
        """Cards, threats, runners that may be chosen."""
        return self.page.get_by_role("main").locator("button[aria-pressed=false]:not(aside *)")

    @property
    def curtain(self) -> Locator:
        return self.page.get_by_role("region", name="Curtain")

    @property
    def rematch(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("rematch|play again", re.IGNORECASE))

    def is_asked(self) -> bool:
        return self.prompt.get_by_text("Your turn", exact=True).is_visible()

    def is_waited_for(self) -> bool:
        """Whether the server waits for this person, whatever the page shows."""
        table = self.ask("GET", f"/api/tables/{urlsplit(self.page.url).path.split('/')[2]}")["table"]
        return any(table["seats"][seat]["name"] == self.name for seat in table["waiting_for"])

    def wait_for_turn(self) -> None:
        """Until this person is asked and nothing more happens."""
        for _ in range(100):
            told = self.log.inner_text()
            self.page.wait_for_timeout(500)
            if self.is_asked() and self.log.inner_text() == told:
                return
        raise AssertionError(f"{self.name} is not asked")

    def is_done(self) -> bool:
        return self.rematch.is_visible()

    def heard(self) -> list[str]:
        """What a screen reader was given to say, since the page was loaded."""
        said: list[str] = self.page.evaluate("() => window.heard")
        return said

    # --- doing something ----------------------------------------------------------------------------------------------

    def press(self, thing: Locator, timeout: float | None = None) -> None:
        """With whatever this person plays with."""
        if self.means == "touch":
            thing.tap(timeout=timeout)
        elif self.means == "mouse":
            thing.click(timeout=timeout)
        else:
            self.tab_to(thing)
            self.page.keyboard.press("Enter")

    def tab_to(self, thing: Locator, most: int = 200) -> None:
        """Tab until the focus is there, with arrows inside its group."""
        thing.wait_for()
        for _ in range(most):
            where = thing.evaluate(WHERE)
            if where == "here":
                return
            self.page.keyboard.press("ArrowRight" if where == "group" else "Tab")
        raise AssertionError(f"{thing} is not in the order of Tab")

    def act(self) -> bool:
        """Answer the question with something that may be chosen. False if it was gone by then."""
        before = self._asked_what()
        try:
            if self.means == "keyboard":
                self._act_by_keys()
            else:
                self._act_by_pointing()
        except TooSlow:
            return False
        for _ in range(50):
            if self._asked_what() != before:
                return True
            self.page.wait_for_timeout(20)
        return False

    def _asked_what(self) -> str:
        """The question and what has been told: something of it changes with every move."""
        told: str = self.page.evaluate(ASKED)
        return told

    def _act_by_pointing(self) -> None:
        lit = self.lit
        if count := lit.count():
            self.press(lit.nth(self.random.randrange(count)), SHORT)
        self.press(self.choices.first, SHORT)

    def _act_by_keys(self) -> None:
        keys = self.page.keyboard
        if not self.lit.count():
            self.tab_to(self.choices.first)
            keys.press("Enter")
            return
        # An arrow leads from nowhere to what can be chosen; from elsewhere Tab goes on to the next group.
        for key in ("ArrowRight", *["Tab"] * 80):
            if self.page.evaluate(FOCUS) == "false" or not self.is_asked():
                break
            keys.press(key)
        for _ in range(self.random.randrange(3)):
            keys.press("ArrowRight")
            if self.page.evaluate(FOCUS) != "false":
                keys.press("ArrowLeft")
                break
        if self.page.evaluate(FOCUS) is not None:  # else the question is gone, and Enter would follow some link
            keys.press("Enter")
            keys.press("Enter")


def play(*people: Person, until: Callable[[], bool] | None = None, moves: int = 2000) -> int:
    """They answer whatever they are asked until all see the end, or something is so. How many answers that took."""
    made = 0
    last = time.monotonic()
    while made < moves:
        # Whoever is asked stays asked until they answer, so nothing that `until` looks for can be missed in between.
        asked = [person for person in people if person.is_asked()]
        if until is not None and until():
            break
        for person in asked:
            if person.act():
                made += 1
                last = time.monotonic()
        if not asked:
            if all(person.is_done() for person in people):
                assert until is None, f"the game is over after {made} moves, before what was to happen"
                break
            people[0].page.wait_for_timeout(20)
        assert time.monotonic() - last < PATIENCE, f"nobody can do anything after {made} moves"
    return made


def expect_end(table: str, *people: Person) -> list[int]:
    """The game was played to its end, and they, who have the first seats, are told how it ended; the ranks."""
    info = people[0].ask("GET", f"/api/tables/{table}")["table"]
    assert info["status"] == "over"
    assert info["result"]["reason"] == "played"
    ranks: list[int] = info["result"]["ranks"]
    for person, rank in zip(people, ranks, strict=False):
        told = "You win!" if rank == 1 else "Lost this time" if len(ranks) == 1 else re.compile(" wins$")
        expect(person.page.get_by_role("heading", name=told)).to_be_visible()
    return ranks


def let_it_rest(page: Page) -> None:
    """Wait until the page has scrolled, as somebody who looks before they point: a step of a lesson brings what it
    means into sight a moment after it has come.
    """
    page.evaluate(RESTS)


def sit_together(ann: Person, bob: Person, mode: str = "single", **more: Any) -> str:
    """A table of two people, ready to play; its name."""
    table = ann.open_table(mode, **more)
    bob.sit_down(table)
    expect(ann.prompt).to_be_visible()
    return table


class Weight(NamedTuple):
    """The bytes of an answer as they travel: compressed."""

    body: int
    head: int


def weigh(page: Page, path: str, ready: Callable[[], object]) -> dict[str, Weight]:
    """Everything that a page loads until it is ready and quiet."""
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(path)
    ready()
    page.wait_for_load_state("networkidle")
    sizes = {answer.url: answer.request.sizes() for answer in answers}
    return {url: Weight(size["responseBodySize"], size["responseHeadersSize"]) for url, size in sizes.items()}
