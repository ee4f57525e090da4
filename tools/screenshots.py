"""Take the screenshots of the README: lobby, tables of all games, replay, lesson; wide and phone, light and dark.

    .venv/bin/python -m tools.screenshots                # all, into docs/shots
    .venv/bin/python -m tools.screenshots table buy      # only these

Starts its own server and real Chromium, which also computes the palette of 256 colors for each picture.
"""

import argparse
import base64
import struct
import sys
import tempfile
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from tests.browser.conftest import ARGUMENTS, LOOKS, Look, People
from tests.browser.table import Person, play
from tests.server.process import Server, running_server
from tools import system

FOLDER = Path(__file__).parent.parent / "docs" / "shots"
WIDE = {"width": 1280, "height": 900}

PALETTE = """async (source) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  const { data } = canvas.getImageData(0, 0, width, height);
  const place = (at) => ((data[at] >> 2) << 12) | ((data[at + 1] >> 2) << 6) | (data[at + 2] >> 2);
  const found = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const sum = found.get(place(at)) ?? found.set(place(at), [0, 0, 0, 0]).get(place(at));
    sum[0] += data[at]; sum[1] += data[at + 1]; sum[2] += data[at + 2]; sum[3] += 1;
  }
  const colours = [...found].map(([key, [r, g, b, n]]) => ({ key, rgb: [r / n, g / n, b / n], n }));
  // Median cut: the box that matters most is halved along its longest side, until there are 256.
  const boxOf = (colours) => {
    const count = colours.reduce((sum, one) => sum + one.n, 0);
    const spans = [0, 1, 2].map((axis) => {
      const values = colours.map((one) => one.rgb[axis]);
      return values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b));
    });
    const span = Math.max(...spans);
    const weight = colours.length > 1 ? span * span * Math.sqrt(count) : 0;
    return { colours, count, axis: spans.indexOf(span), weight };
  };
  const boxes = [boxOf(colours)];
  while (boxes.length < 256) {
    const widest = boxes.reduce((a, b) => (b.weight > a.weight ? b : a));
    if (!widest.weight) break;
    const sorted = widest.colours.sort((a, b) => a.rgb[widest.axis] - b.rgb[widest.axis]);
    let half = 0, cut = 0;
    while (cut < sorted.length - 1 && (cut < 1 || half + sorted[cut].n <= widest.count / 2)) half += sorted[cut++].n;
    boxes.splice(boxes.indexOf(widest), 1, boxOf(sorted.slice(0, cut)), boxOf(sorted.slice(cut)));
  }
  const index = new Map(boxes.flatMap(({ colours }, at) => colours.map((one) => [one.key, at])));
  const palette = boxes.flatMap(({ colours, count }) =>
    [0, 1, 2].map((axis) => Math.round(colours.reduce((sum, one) => sum + one.rgb[axis] * one.n, 0) / count)));
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => index.get(place(4 * at)));
  let text = "";
  for (let at = 0; at < pixels.length; at += 32768) text += String.fromCharCode(...pixels.subarray(at, at + 32768));
  return { width, height, palette, pixels: btoa(text) };
}"""


class Photographer:
    """Plays until a game reaches the moment of a screenshot, and takes it in up to four looks."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.people = People(browser, server)
        self.folder = folder
        self.ilse = Person(self.people(), "Ilse")
        self.darkroom = browser.new_page()

    def take(self, name: str, path: str, pose: Callable[[Page], None], looks: list[Look] | None = None) -> None:
        """Take a screenshot of the same page in every look, with the same cookies."""
        for look in looks or LOOKS:
            wide: dict[str, Any] = {"viewport": WIDE} if look.size == "wide" else {}
            page = self.people(look, storage_state=self.ilse.page.context.storage_state(), **wide)
            page.goto(path)
            pose(page)
            page.mouse.move(0, 0)
            page.evaluate("scrollTo(0, 0)")
            page.wait_for_load_state("networkidle")
            page.wait_for_timeout(300)
            file = self.folder / f"{name}-{look.size}-{look.scheme}.png"
            file.write_bytes(with_palette(self.darkroom, page.screenshot(scale="css")))
            page.context.close()
            self.people.contexts.pop()
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

    def draft(self) -> None:
        table = self.play_to("draft, round 3", "fantasy", 4)
        self.take("draft", f"/t/{table}", lambda page: lit(page).nth(1).click())

    def roster(self) -> None:
        table = self.play_to("ho starts", "fantasy", 4, draft="quick", events=True)

        def pose(page: Page) -> None:
            for _ in range(2):
                lit(page).first.click()

        self.take("roster", f"/t/{table}", pose)

    def magic(self) -> None:
        table = self.play_to("use the magic", "fantasy", 4, draft="quick")
        self.take("magic", f"/t/{table}", lambda page: lit(page).first.click())

    def dice(self) -> None:
        table = self.play_to("result is read", "clutch", 2)
        self.take("dice", f"/t/{table}", lambda page: page.locator(".ruler .pin").first.wait_for())

    def bench(self) -> None:
        table = self.play_to("change the pitcher", "clutch", 2)
        self.take("bench", f"/t/{table}", lambda page: page.locator(".dugout").wait_for())

    def play_to(self, words: str, game: str, seats: int, **options: object) -> str:
        """A table at which a question that contains these words is waiting for an answer."""
        ilse, mode = self.ilse, "season" if game == "fantasy" else "single"
        options |= {"seats": seats} if game == "fantasy" else {}
        table = ilse.open_table(mode, ["me", *["bot:greedy"] * (seats - 1)], game=game, options=options)
        play(ilse, until=lambda: ilse.is_asked() and words in ilse.prompt.inner_text().lower())
        return table

    def deck(self) -> None:
        self.take("deck", "/decks/clutch?ready=bullpen", lambda page: page.get_by_text("A legal deck").wait_for())

    def score(self) -> None:
        ilse = self.ilse
        table = ilse.open_table("single", ["me", "bot:greedy"], game="clutch", options={"strategy": False})
        play(ilse)
        self.take("score", f"/t/{table}/score", lambda page: page.get_by_role("table").first.wait_for())

    def lesson(self) -> None:
        self.take("lesson", "/learn/highlights", lambda page: page.get_by_role("heading", level=1).wait_for())


PICTURES: dict[str, Callable[[Photographer], None]] = {
    "lobby": Photographer.lobby,
    "table": Photographer.table,
    "buy": Photographer.buy,
    "replay": Photographer.replay,
    "lesson": Photographer.lesson,
    "draft": Photographer.draft,
    "roster": Photographer.roster,
    "magic": Photographer.magic,
    "dice": Photographer.dice,
    "bench": Photographer.bench,
    "deck": Photographer.deck,
    "score": Photographer.score,
}


def lit(page: Page) -> Locator:
    return page.get_by_role("main").locator("button[aria-pressed=false]:not(aside *)")


def with_palette(page: Page, picture: bytes) -> bytes:
    """The same PNG with 256 colors: enough for flat shapes, and much smaller."""
    found = page.evaluate(PALETTE, "data:image/png;base64," + base64.b64encode(picture).decode())
    width, height = found["width"], found["height"]
    pixels = base64.b64decode(found["pixels"])
    rows = b"".join(b"\0" + pixels[row * width : (row + 1) * width] for row in range(height))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", head), (b"PLTE", bytes(found["palette"])), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    )


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


if __name__ == "__main__":
    main()
