"""How much data a table loads, and how soon a player can move there on a slow machine.

    .venv/bin/python -m benchmarks.first_load
    .venv/bin/python -m benchmarks.first_load --slower 6 --tries 9

Opens a table with a pending decision in real Chromium, in a window of a phone's size and with an empty cache. The size
is that of all responses until the network is idle: page, scripts, styles, texts, card list and portraits, compressed.
The time runs from the navigation until a card can be chosen, measured in the page, with a slowed-down CPU, in a window
that has been open for a moment; the server is on the same machine and competes for its CPU.
"""

import argparse
import statistics
import tempfile
from functools import partial
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS, Look, People
from tests.browser.table import Person, Weight, weigh
from tests.server.process import running_server
from tools import system

USABLE = """() => {
  const look = () => {
    if (!performance.getEntriesByName("usable").length && document.querySelector("main button[aria-pressed]"))
      requestAnimationFrame(() => performance.mark("usable"));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}"""
SETTLED = 2500
"""Milliseconds until a new Chromium window is idle: it loads its own pages first."""
WHEN = "() => performance.getEntriesByName('usable')[0]?.startTime ?? null"


TABLES: dict[str, tuple[str, int]] = {"highlights": ("single", 2), "fantasy": ("season", 4), "clutch": ("single", 2)}
"""The mode and the number of seats for each game."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(TABLES), metavar="GAME", help=", ".join(TABLES))
    parser.add_argument("--slower", type=float, default=4, help="the factor by which the CPU is slowed down")
    parser.add_argument("--tries", type=int, default=5)
    parser.add_argument("--language", default="en", choices=["en", "ru"])
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as home,
        running_server(Path(home), "--limits", "0") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=system.chromium(), args=ARGUMENTS)
        people = People(browser, server)
        for game in asked.games:
            measure(people, game, asked.language, asked.slower, asked.tries)
        browser.close()


def measure(people: People, game: str, language: str, slower: float, tries: int) -> None:
    mode, seats = TABLES[game]
    ann = Person(people(), "Ann")
    table = ann.open_table(mode, ["me", *["bot:greedy"] * (seats - 1)], game=game)
    ann.wait_for_turn()
    state = ann.page.context.storage_state()
    ann.page.goto("about:blank")
    times: list[float] = []
    sizes: dict[str, Weight] = {}
    for _ in range(tries):
        page = people(Look("light", "phone"), language=language, storage_state=state)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
        page.add_init_script(f"({USABLE})()")
        page.wait_for_timeout(SETTLED)
        sizes = weigh(page, f"/t/{table}", partial(page.wait_for_function, WHEN))
        times.append(page.evaluate(WHEN))
        people.contexts.pop().close()
    print(f"{game}, {language}")
    for url, size in sorted(sizes.items(), key=lambda item: -item[1].body):
        print(f"{size.body:8,}  {url.removeprefix(people.server.url)}")
    body, head = (sum(weights) for weights in zip(*sizes.values(), strict=True))
    print(f"{body:8,}  bytes in {len(sizes)} answers, and {head:,} of their heads: {body + head:,}")
    told = ", ".join(f"{time:.0f}" for time in times)
    print(f"usable after {statistics.median(times):.0f} ms (median of {told}), CPU {slower:g} times slower\n")


if __name__ == "__main__":
    main()
