"""Replays: navigation by button, key and link, the views of different viewers, and the proof of the deal."""

import re
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Look, People
from tests.browser.table import Person, play


class Viewer:
    """A person who watches a replay."""

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
def replay_viewer(people: People) -> Viewer:
    """The replay of a game between two bots, seen by somebody who did not play."""
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


def test_buttons_and_keys_move_through_replay(replay_viewer: Viewer) -> None:
    page = replay_viewer.page
    assert replay_viewer.place == 0
    replay_viewer.press("One event forward")
    assert replay_viewer.place == 1
    replay_viewer.press("One play forward")
    there = replay_viewer.place
    assert there > 1
    replay_viewer.press("One play back")
    assert replay_viewer.place < there
    page.keyboard.press("End")
    assert replay_viewer.place == replay_viewer.last
    end = replay_viewer.runs()
    page.keyboard.press("p")
    assert replay_viewer.place < replay_viewer.last
    page.keyboard.press("Home")
    assert replay_viewer.place == 0
    page.keyboard.press("n")
    first = replay_viewer.place
    assert first > 0
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowLeft")
    assert replay_viewer.place <= first
    replay_viewer.bar.focus()
    page.keyboard.press("End")
    assert replay_viewer.runs() == end
    expect(replay_viewer.bar).to_have_attribute("aria-valuetext", re.compile(r"^Play \d+ of \d+\."))


def test_playback_stops_at_end(replay_viewer: Viewer) -> None:
    page = replay_viewer.page
    page.keyboard.press("End")
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    page.get_by_role("radio", name="×4").check()
    # The replay ends within a second, so stop the clock until the button has been checked.
    page.clock.install()
    page.clock.pause_at(datetime.now() + timedelta(hours=1))
    replay_viewer.press("Play")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.clock.resume()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    assert replay_viewer.place == replay_viewer.last


def test_link_opens_same_moment_and_viewer(replay_viewer: Viewer, people: People) -> None:
    page = replay_viewer.page
    replay_viewer.eyes.select_option("all")
    page.keyboard.press("n")
    page.keyboard.press("n")
    page.wait_for_url(re.compile(r"at=\d+(\.\d+)?&eyes=all"))
    other = Viewer(people(Look("dark", "phone")))
    other.page.goto(page.url)
    expect(other.bar).to_have_value(str(replay_viewer.place))
    expect(other.eyes).to_have_value("all")


def test_change_of_viewer_shows_hands_at_same_moment(replay_viewer: Viewer) -> None:
    page = replay_viewer.page
    for _ in range(5):
        replay_viewer.press("One play forward")
    told = page.get_by_role("region", name="Replay").get_by_text(re.compile(r"Play \d+ of")).inner_text()
    hands = page.get_by_role("group", name=re.compile("hand", re.IGNORECASE))
    assert hands.count() == 0
    replay_viewer.eyes.select_option("0")
    expect(hands.first).to_be_visible()
    replay_viewer.eyes.select_option("all")
    expect(hands.nth(1)).to_be_visible()
    assert page.get_by_role("region", name="Replay").get_by_text(re.compile(r"Play \d+ of")).inner_text() == told


def test_story_line_jumps_to_its_moment(replay_viewer: Viewer) -> None:
    page = replay_viewer.page
    story = page.get_by_role("region", name="Play-by-play")
    story.get_by_role("button", expanded=False).last.click()
    assert replay_viewer.place > replay_viewer.last // 2
    line = story.get_by_role("listitem").last.get_by_role("button")
    line.click()
    expect(line).to_have_attribute("aria-current", "true")


def test_replay_verifies_deal_and_saves_record(replay_viewer: Viewer, tmp_path: Path) -> None:
    page = replay_viewer.page
    page.get_by_role("button", name="Was the deal honest?").click()
    expect(page.get_by_text("The deal was honest.")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the record").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    assert '"secret"' in record.read_text()


def test_replay_of_running_game_hides_other_seats(people: People) -> None:
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
