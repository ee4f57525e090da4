"""Take the pictures of the README: lobby, table, buy round, replay and lesson; wide and phone, light and dark.

    .venv/bin/python -m tools.screenshots                # all, into docs/shots
    .venv/bin/python -m tools.screenshots table buy      # only these

Plays on a server of its own in real Chromium. pngquant makes the files smaller if it is installed.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, LOOKS, Look, People
from tests.browser.table import Person, play
from tests.server.process import Server, running_server
from tools import system

FOLDER = Path(__file__).parent.parent / "docs" / "shots"
LARGEST = 150_000


class Photographer:
    """Somebody who plays to the moments that are worth a picture, and looks at them in four ways."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.people = People(browser, server)
        self.folder = folder
        self.ilse = Person(self.people(), "Ilse")

    def take(self, name: str, path: str, pose: Callable[[Page], None], looks: list[Look] | None = None) -> None:
        """The same page in every look, with the same person's cookies."""
        for look in looks or LOOKS:
            page = self.people(look, storage_state=self.ilse.page.context.storage_state())
            page.goto(path)
            pose(page)
            page.mouse.move(0, 0)
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(300)
            file = self.folder / f"{name}-{look.size}-{look.scheme}.png"
            page.screenshot(path=file, scale="css")
            page.context.close()
            self.people.contexts.pop()
            shrink(file)
            sys.stdout.write(f"{file.stat().st_size:8} {file.name}\n")

    def lobby(self) -> None:
        ilse = self.ilse
        for mode, seats in [("standard", ["me", "bot:greedy"]), ("single", ["me", "bot:greedy"])]:
            ilse.open_table(mode, seats)
        ilse.wait_for_turn()
        for name, mode in [("Henrike", "standard"), ("Oskar", "tournament")]:
            other = Person(self.people(), name)
            seats = ["me", "open"] if mode == "standard" else ["me", "open", "bot:greedy", "open"]
            other.open_table(mode, seats, listed=True)
        self.take("lobby", "/", lambda page: page.get_by_text("Henrike").first.wait_for())

    def table(self) -> None:
        ilse = self.ilse
        table = ilse.open_table("single", ["me", "bot:greedy"])
        play(ilse, moves=5)
        ilse.wait_for_turn()
        chosen = ilse.lit.nth(1).get_attribute("aria-label") or ""

        def pose(page: Page) -> None:
            page.get_by_role("main").get_by_role("button", name=chosen).click()

        self.take("table", f"/t/{table}", pose)

    def buy(self) -> None:
        ilse = self.ilse
        table = ilse.open_table("standard", ["me", "bot:greedy"])
        play(ilse, until=lambda: ilse.is_asked() and ilse.lit.count() > 2)
        chosen = ilse.lit.nth(1).get_attribute("aria-label") or ""

        def pose(page: Page) -> None:
            page.get_by_role("main").get_by_role("button", name=chosen).click()

        self.take("buy", f"/t/{table}", pose)

    def replay(self) -> None:
        ilse = self.ilse
        table = ilse.open_table("single", ["me", "bot:greedy"])
        play(ilse)
        entries = ilse.ask("GET", f"/api/tables/{table}/replay?eyes=none")["entries"]
        middle = entries[len(entries) * 2 // 3]["seq"]

        def pose(page: Page) -> None:
            page.get_by_role("slider").wait_for()

        self.take("replay", f"/t/{table}/replay?at={middle}&eyes=all", pose)

    def lesson(self) -> None:
        self.take("lesson", "/learn/highlights", lambda page: page.get_by_role("heading", level=1).wait_for())


PICTURES: dict[str, Callable[[Photographer], None]] = {
    "lobby": Photographer.lobby,
    "table": Photographer.table,
    "buy": Photographer.buy,
    "replay": Photographer.replay,
    "lesson": Photographer.lesson,
}


def shrink(file: Path) -> None:
    """A palette of 256 colours is enough for flat shapes."""
    if program := shutil.which("pngquant"):
        subprocess.run([program, "--force", "--skip-if-larger", "--output", file, "256", file], check=False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pictures", nargs="*", choices=[*PICTURES, []], help="all, if none is named")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as home,
        running_server(Path(home), "--limits", "0") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=system.chromium(), args=ARGUMENTS)
        photographer = Photographer(browser, server, asked.folder)
        for name in asked.pictures or PICTURES:
            PICTURES[name](photographer)
        browser.close()
    for file in sorted(asked.folder.glob("*.png")):
        if file.stat().st_size > LARGEST:
            sys.stdout.write(f"{file.name} is {file.stat().st_size} bytes: install pngquant\n")


if __name__ == "__main__":
    main()
