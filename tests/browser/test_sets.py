"""A card set that the operator has added is chosen, drawn, played, replayed and looked up."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import pennant
from tests.browser.conftest import People
from tests.browser.table import Person, play
from tests.server.process import Server, running_server

OURS = Path(str(pennant.__file__)).parent / "games" / "highlights" / "cards" / "pennant-2045"
CHANGES = {
    "OST-": "BST-",
    "OFA-": "BFA-",
    "los-angeles": "bears",
    '"Los Angeles"': '"Bears"',
    '"Pennant 2045"': '"Backyard"',
}
"""Other ids and another team, so that lookups in our own set would fail."""

UNDRAWN = "() => [...document.querySelectorAll('main img')].filter(each => each.complete && !each.naturalWidth).length"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("sets")
    folder = home / "cards" / "highlights" / "backyard"
    shutil.copytree(OURS, folder)
    for file in folder.glob("*.toml"):
        text = file.read_text()
        for ours, theirs in CHANGES.items():
            text = text.replace(ours, theirs)
        file.write_text(text)
    with running_server(home, "--limits", "0") as server:
        yield server


def expect_pictures(page: Page) -> None:
    """Expect that all pictures on the page have loaded."""
    picture = page.get_by_role("main").locator("img").first
    expect(picture).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(UNDRAWN) == 0


def test_operators_card_set_is_chosen_played_and_replayed(people: People) -> None:
    ann = Person(people(), "Ann")
    page = ann.page
    page.goto("/new/highlights")
    page.get_by_text("Single game", exact=True).click()
    page.get_by_label("Cards", exact=True).select_option("Backyard")
    page.get_by_label("Team of seat 1").select_option("Bears")
    page.get_by_label("Seat 2", exact=True).select_option("bot:greedy")
    page.get_by_role("button", name="Deal the cards").click()
    expect(ann.hand.get_by_role("button").first).to_be_visible()
    expect(page.get_by_text("Bears").first).to_be_visible()
    assert ann.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")["table"]["cards"] == "backyard"
    expect_pictures(page)
    play(ann)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    expect_pictures(page)
    page.get_by_role("button", name="Rules and cards").click()
    page.get_by_role("link", name="Cards and rules").click()
    expect(page.get_by_text("BFA 01").first).to_be_visible()
    expect_pictures(page)
