"""A person at a page, who finds elements by their text and plays with the mouse, the keyboard or touch."""

import json
import re
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from random import Random
from typing import Any, Literal, NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, Response, expect
from playwright.sync_api import TimeoutError as TooSlow

Data = dict[str, Any]
Means = Literal["mouse", "keyboard", "touch"]

PATIENCE = 120.0
"""Seconds without a move after which a game counts as stuck."""
SHORT = 8_000
TRIES = 3
"""Maximum number of retries. A kept-alive connection may close just when it is reused; browsers retry then, too."""

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
FOLLOW = """() => {
  const line = window.line = { seq: 0, waiting: new Set(), answers: 0, made: 0, told: () => {} };
  const hear = ({ data }) => {
    for (const frame of data.split("\\n").map((each) => JSON.parse(each))) {
      if (frame.is === "welcome" || frame.is === "entry") line.seq = frame.seq;
      if (!["ack", "no"].includes(frame.is) || !line.waiting.delete(frame.id)) continue;
      line.answers += 1;
      if (frame.is === "ack") line.made += 1;
    }
    line.told();
  };
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const frame = JSON.parse(text);
    if (frame.do === "hello") {
      line.waiting.clear();
      this.addEventListener("message", hear);
    }
    if (frame.do === "move") line.waiting.add(frame.id);
    send.call(this, text);
  };
}"""
"""Tracks the last entry that the page has received, its moves without an answer, and how many were accepted."""
SETTLED = """(answers) => new Promise((done) => {
  let ticks = 0;
  const look = () => {
    const settled = line.waiting.size === 0 && line.answers > answers;
    if (settled || ticks > (line.waiting.size ? 3000 : 50)) {
      line.told = () => {};
      clearInterval(ticking);
      done(line.made);
    }
  };
  const ticking = setInterval(() => { ticks += 1; look(); }, 20);
  line.told = look;
  look();
})"""
"""Resolves to the number of accepted moves, once there is another answer or none is expected.

If no move was sent, it waits for a second, because the click of a finger comes after its touch. It counts ticks instead
of time, because time goes on while a busy machine pauses. The server sends the events of a move before its answer.
"""
ASKED = """() => {
  const prompt = document.querySelector("#prompt"), turn = prompt?.querySelector(".turn");
  const asked = !window.line?.waiting.size && turn?.textContent === "Your turn" && turn.checkVisibility();
  return asked ? prompt.innerText : "";
}"""
"""Returns the text of a prompt that can be answered, else an empty text, also while a move has no answer yet."""
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
LIT = "main button[aria-pressed=false]:not(aside *)"
ANSWERS = ".prompt .doit button"
NO_ANSWERS = re.compile(r"^\s*(Back|Rule|More|Orders( \(\d+\))?|Show (it|them))\s*$")
LONG = """() => new Promise((done) => {
  let ticks = 0;
  const look = () => {
    if (window.touched?.clicked) done(false);
    else if ((ticks += 1) > 25) done(window.touched?.long === true);
    else setTimeout(look, 20);
  };
  look();
})"""


class Person:
    """A person with a page. Everything is shown at once unless `speed` says otherwise."""

    def __init__(self, page: Page, name: str = "Ann", *, means: Means = "mouse", speed: Any = "at once") -> None:
        self.page = page
        self.name = name
        self.means = means
        self.random = Random(name)
        page.add_init_script(f"({KEEP})({json.dumps({'speed': speed})}); ({LISTEN})(); ({FOLLOW})()")
        self.ask("PUT", "/api/me", {"name": name})

    def ask(self, method: str, path: str, data: Data | None = None) -> Data:
        """Send a request with this person's cookie and return the JSON of the response."""
        headers = {"Content-Type": "application/json"}
        answer = self.page.request.fetch(path, method=method, data=data, headers=headers, max_retries=TRIES)
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()[:300]}"
        found: Data = answer.json()
        return found

    # --- tables -------------------------------------------------------------------------------------------------------

    def open_table(self, mode: str = "single", seats: Iterable[str] = ("me", "open"), **more: Any) -> str:
        """Open a table, go to its page, and return its id."""
        wish = {"game": "highlights", "mode": mode, "seats": list(seats), "contribution": "12345", **more}
        table: str = self.ask("POST", "/api/tables", wish)["table"]["id"]
        self.go_to_table(table)
        return table

    def go_to_table(self, table: str) -> None:
        self.page.goto(f"/t/{table}")

    def sit_down(self, table: str, seat: int = 2) -> None:
        """Open an invitation link and take a seat."""
        self.go_to_table(table)
        self.press(self.page.get_by_role("button", name=f"Sit down at seat {seat}"))
        expect(self.prompt).to_be_visible()

    def give_up(self) -> None:
        """Resign from the game at this page."""
        expect(self.prompt).to_be_visible()
        self.press(self.page.get_by_role("button", name="This table"))
        self.press(self.page.get_by_role("button", name="Resign"))
        self.press(self.page.get_by_role("main").get_by_role("button", name="Resign"))
        expect(self.rematch).to_be_visible()

    # --- what the page shows ------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What to do")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name="Play-by-play").last

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("group", name=re.compile("your hand", re.IGNORECASE))

    @property
    def choices(self) -> Locator:
        """The buttons of the prompt that answer its question; the primary one comes first."""
        buttons = self.prompt.get_by_role("group", name="Choices").get_by_role("button")
        return buttons.filter(has_not_text=NO_ANSWERS)

    @property
    def lit(self) -> Locator:
        """Highlighted cards, threats and runners, which may be chosen."""
        return self.page.locator(LIT)

    @property
    def answer(self) -> Locator:
        """The first of the choices, by a faster query for tests that play a whole game."""
        return self.page.locator(ANSWERS).filter(has_not_text=NO_ANSWERS).first

    @property
    def curtain(self) -> Locator:
        return self.page.get_by_role("region", name="Curtain")

    @property
    def rematch(self) -> Locator:
        return self.page.get_by_role("button", name=re.compile("rematch|play again", re.IGNORECASE))

    def is_asked(self) -> bool:
        return self.question() != ""

    def question(self) -> str:
        """Return the text of the prompt if it asks this person, else an empty text; one call to the browser."""
        asked: str = self.page.evaluate(ASKED)
        return asked

    def table(self) -> Data:
        """Return the server's data about the table at this page."""
        table: Data = self.ask("GET", f"/api/tables/{urlsplit(self.page.url).path.split('/')[2]}")["table"]
        return table

    def is_waited_for(self) -> bool:
        """Return whether the server waits for this person, whatever the page shows."""
        table = self.table()
        return any(table["seats"][seat]["name"] == self.name for seat in table["waiting_for"])

    def wait_for_turn(self) -> None:
        """Wait until this person is asked, the page has received every entry, and no bot is thinking."""
        give_up_at = time.monotonic() + PATIENCE
        while time.monotonic() < give_up_at:
            if self.is_asked():
                table = self.table()
                thinking = [seat for seat in table["waiting_for"] if table["seats"][seat]["kind"] == "bot"]
                if not thinking and self.page.evaluate("() => line.seq") == table["seq"] and self.is_asked():
                    return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"{self.name} is not asked")

    def is_done(self) -> bool:
        return self.rematch.is_visible()

    def heard(self) -> list[str]:
        """Return the announcements for screen readers since the page was loaded."""
        said: list[str] = self.page.evaluate("() => window.heard")
        return said

    # --- actions ------------------------------------------------------------------------------------------------------

    def press(self, thing: Locator, timeout: float | None = None) -> None:
        """Press something with this person's input device."""
        if self.means == "touch":
            tap(thing, timeout)
        elif self.means == "mouse":
            thing.click(timeout=timeout)
        else:
            self.tab_to(thing, timeout)
            self.page.keyboard.press("Enter")

    def tab_to(self, thing: Locator, timeout: float | None = None, most: int = 200) -> None:
        """Press Tab until the focus is there, and arrow keys inside its group."""
        thing.wait_for(timeout=timeout)
        for _ in range(most):
            where = thing.evaluate(WHERE, timeout=timeout)
            if where == "here":
                return
            self.page.keyboard.press("ArrowRight" if where == "group" else "Tab")
        raise AssertionError(f"{thing} cannot be reached with Tab")

    def act(self) -> bool:
        """Answer the question with a random choice; return whether a move was accepted."""
        answers, made = self.page.evaluate("() => [line.answers, line.made]")
        with suppress(TooSlow):
            if self.means == "keyboard":
                self._act_by_keys()
            else:
                self._act_by_pointing()
        return bool(self.page.evaluate(SETTLED, answers) > made)

    def _act_by_pointing(self) -> None:
        lit = self.lit
        if count := lit.count():
            self._point_at(lit.nth(self.random.randrange(count)))
        self._point_at(self.answer)

    def _point_at(self, thing: Locator) -> None:
        """Click or tap once; `act` finds out whether that led to a move."""
        if self.means == "touch":
            thing.tap(timeout=SHORT)
        else:
            thing.click(timeout=SHORT)

    def _act_by_keys(self) -> None:
        keys = self.page.keyboard
        count = self.lit.count()
        if not count:
            self.press(self.answer, SHORT)
            return
        keys.press("ArrowRight")  # without focus, goes to something that can be chosen
        self.press(self.lit.nth(self.random.randrange(count)), SHORT)
        keys.press("Enter")


def tap(thing: Locator, timeout: float | None = None) -> None:
    """Tap with a finger until the page has noticed it.

    If the machine pauses while the finger is down, the tap becomes a long press, which chooses nothing; then tap again.
    """
    for _ in range(TRIES):
        thing.tap(timeout=timeout)
        if not thing.page.evaluate(LONG):
            break


def play(*people: Person, until: Callable[[], bool] | None = None, moves: int = 2000) -> int:
    """Let people answer until all see the end or `until` returns True; return the number of accepted moves."""
    made = 0
    last = time.monotonic()
    while made < moves:
        # A question stays open until it is answered, so nothing that `until` looks for can be missed in between.
        asked = [person for person in people if person.is_asked()]
        if until is not None and until():
            break
        for person in asked:
            if person.act():
                made += 1
                last = time.monotonic()
        if not asked:
            if all(person.is_done() for person in people):
                # The end may have come since `until` looked, and may be what it looks for.
                assert until is None or until(), f"the game is over after {made} moves, before the expected moment"
                break
            people[0].page.wait_for_timeout(20)
        assert time.monotonic() - last < PATIENCE, f"nobody can do anything after {made} moves"
    return made


def expect_end(table: str, *people: Person) -> list[int]:
    """Expect a game that was played to its end, and that people, who have the first seats, see it; return the ranks."""
    info = people[0].ask("GET", f"/api/tables/{table}")["table"]
    assert info["status"] == "over"
    assert info["result"]["reason"] == "played"
    ranks: list[int] = info["result"]["ranks"]
    for person, rank in zip(people, ranks, strict=False):
        told = "You win!" if rank == 1 else "You lose" if len(ranks) == 1 else re.compile(" wins$")
        expect(person.page.get_by_role("heading", name=told)).to_be_visible()
    return ranks


def wait_until_scrolled(page: Page) -> None:
    """Wait until the page has stopped scrolling. A step of a lesson scrolls the page a moment after it has appeared,
    and people look before they point.
    """
    page.evaluate(RESTS)


def sit_together(ann: Person, bob: Person, mode: str = "single", **more: Any) -> str:
    """Seat two people at a new table, and return its id."""
    table = ann.open_table(mode, **more)
    bob.sit_down(table)
    expect(ann.prompt).to_be_visible()
    return table


class Weight(NamedTuple):
    """The size of a response as transferred, in bytes; the body may be compressed."""

    body: int
    head: int


def weigh(page: Page, path: str, ready: Callable[[], object]) -> dict[str, Weight]:
    """Open a page and return the size of every response until the page is ready and the network is idle."""
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(path)
    ready()
    page.wait_for_load_state("networkidle")
    sizes = {answer.url: answer.request.sizes() for answer in answers}
    return {url: Weight(size["responseBodySize"], size["responseHeadersSize"]) for url, size in sizes.items()}
