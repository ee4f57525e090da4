"""The generic table, for games without their own client: only the texts come from the game."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Look, People, Shoot, with_each_input_device
from tests.browser.table import Means, Person, expect_end, play, sit_together
from tests.server.process import Server, running_server

GAME = "highcard"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, highcard: Path) -> Iterator[Server]:
    """A server with a game that the client does not know."""
    with running_server(tmp_path_factory.mktemp("toys"), "--limits", "0", packages=str(highcard)) as server:
        yield server


@with_each_input_device
def test_two_people_play_example_game(
    people: People, means: Means, look: Look, check_access: Callable[[Page], None], shoot: Shoot
) -> None:
    ann = Person(people(look), "Ann", means=means)
    bob = Person(people(look), "Bob", means=means)
    table = sit_together(ann, bob, "normal", game=GAME)
    expect(ann.prompt).to_contain_text("What do you bid?")
    check_access(ann.page)
    shoot(ann.page, f"generic-{means}-{look}")
    play(ann, bob)
    expect_end(table, ann, bob)
    expect(ann.log).to_contain_text("Bob has bid")
    check_access(ann.page)


def test_secret_choice_stays_hidden_until_both_have_chosen(people: People) -> None:
    ann, bob = Person(people(), "Ann"), Person(people(), "Bob")
    sit_together(ann, bob, "normal", game=GAME)
    ann.press(ann.choices.filter(has_text="Bid 2"))
    expect(bob.log).to_contain_text("Ann has made a bid.")
    expect(ann.prompt).to_contain_text("Bob")
    assert "Ann has bid" not in bob.page.get_by_role("main").inner_text()
    bob.press(bob.choices.filter(has_text="Bid 0"))
    expect(bob.log).to_contain_text("Ann has bid 2.")


def test_example_game_appears_in_lobby_and_setup(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("main")).to_contain_text("High Card")
    page.goto(f"/new/{GAME}")
    expect(page.get_by_role("main")).to_contain_text("Both bid in secret")
