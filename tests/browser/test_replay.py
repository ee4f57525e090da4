"""A game looked at again: by button, key and link, with any eyes, and the proof of its deal."""

import re
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Look, People
from tests.browser.table import Person, play


class Viewer:
    """Somebody who looks at a replay."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.bar = page.get_by_role("slider", name="Place in the game")
        self.eyes = page.get_by_label("Seen by")

    @property
    def place(self) -> int:
        return int(self.bar.input_value())

    @property
    def last(self) -> int:
        return int(self.bar.get_attribute("max") or 0)

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def runs(self) -> str:
        return self.page.get_by_role("table").first.inner_text()


@pytest.fixture
def watched(people: People) -> Viewer:
    """The replay of a game between two bots, seen by somebody who was not there."""
    ann = Person(people(), "Ann")
    table = ann.ask(
        "POST", "/api/tables", {"game": "highlights", "mode": "single", "seats": ["bot:greedy", "bot:random"]}
    )
    name = table["table"]["id"]
    for _ in range(600):
        if ann.ask("GET", f"/api/tables/{name}")["table"]["status"] == "over":
            break
        ann.page.wait_for_timeout(100)
    ann.page.goto(f"/t/{name}/replay")
    viewer = Viewer(ann.page)
    expect(viewer.bar).to_be_visible()
    return viewer


def test_steps_scores_and_keys(watched: Viewer) -> None:
    page = watched.page
    assert watched.place == 0
    watched.press("One event on")
    assert watched.place == 1
    watched.press("One play on")
    there = watched.place
    assert there > 1
    watched.press("One play back")
    assert watched.place < there
    page.keyboard.press("End")
    assert watched.place == watched.last
    end = watched.runs()
    page.keyboard.press("p")
    assert watched.place < watched.last
    page.keyboard.press("Home")
    assert watched.place == 0
    page.keyboard.press("n")
    first = watched.place
    assert first > 0
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowLeft")
    assert watched.place <= first
    watched.bar.focus()
    page.keyboard.press("End")
    assert watched.runs() == end
    expect(watched.bar).to_have_attribute("aria-valuetext", re.compile(r"^Play \d+ of \d+\."))


def test_it_plays_by_itself_and_stops_at_the_end(watched: Viewer) -> None:
    page = watched.page
    page.keyboard.press("End")
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    page.get_by_role("radio", name="×4").check()
    # It is over within a second: time stands still until somebody has looked.
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    watched.press("Play")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.clock.resume()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert watched.place == watched.last


def test_a_link_leads_to_the_moment(watched: Viewer, people: People) -> None:
    page = watched.page
    watched.eyes.select_option("all")
    page.keyboard.press("n")
    page.keyboard.press("n")
    page.wait_for_url(re.compile(r"at=\d+(\.\d+)?&eyes=all"))
    other = Viewer(people(Look("dark", "phone")))
    other.page.goto(page.url)
    expect(other.bar).to_have_value(str(watched.place))
    expect(other.eyes).to_have_value("all")


def test_other_eyes_at_the_same_moment(watched: Viewer) -> None:
    page = watched.page
    for _ in range(5):
        watched.press("One play on")
    told = page.get_by_role("region", name="Replay").get_by_text(re.compile(r"Play \d+ of")).inner_text()
    hands = page.get_by_role("group", name=re.compile("hand", re.IGNORECASE))
    assert hands.count() == 0
    watched.eyes.select_option("0")
    expect(hands.first).to_be_visible()
    watched.eyes.select_option("all")
    expect(hands.nth(1)).to_be_visible()
    assert page.get_by_role("region", name="Replay").get_by_text(re.compile(r"Play \d+ of")).inner_text() == told


def test_a_line_of_the_story_leads_to_its_moment(watched: Viewer) -> None:
    page = watched.page
    story = page.get_by_role("region", name="Play by play")
    story.get_by_role("button", expanded=False).last.click()
    assert watched.place > watched.last // 2
    line = story.get_by_role("listitem").last.get_by_role("button")
    line.click()
    expect(line).to_have_attribute("aria-current", "true")


def test_the_record_and_the_proof(watched: Viewer, tmp_path: Path) -> None:
    page = watched.page
    page.get_by_role("button", name="Was the deal honest?").click()
    expect(page.get_by_text("The deal was honest.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    assert '"secret"' in record.read_text()


def test_a_running_game_is_seen_with_own_eyes_only(people: People) -> None:
    ann = Person(people(), "Ann")
    table = ann.open_table("single", ["me", "bot:greedy"])
    play(ann, moves=4)
    ann.page.goto(f"/t/{table}/replay")
    mine = Viewer(ann.page)
    expect(mine.bar).to_be_visible()
    assert mine.place == mine.last > 0
    assert mine.eyes.locator("option").all_inner_texts() == ["Ann (you)", "A spectator"]
    bob = Viewer(people())
    bob.page.goto(f"/t/{table}/replay?eyes=0")
    expect(bob.eyes).to_have_value("none")
