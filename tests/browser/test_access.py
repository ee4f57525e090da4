"""Accessibility of every page in four looks: axe, no sideways scrolling, large targets; and the size of downloads."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Look, People, expect_usable
from tests.browser.table import Person, play, weigh

MOST_BYTES = 120_000
"""Limit for the compressed size of everything that the page of a table loads."""


def lobby(ann: Person) -> None:
    ann.ask("POST", "/api/tables", {"game": "highlights", "mode": "single", "seats": ["me", "open"], "listed": True})
    ann.page.goto("/")
    expect(ann.page.get_by_role("link", name="Open", exact=False).first).to_be_visible()


def new_table(ann: Person) -> None:
    ann.page.goto("/new/highlights")
    expect(ann.page.get_by_role("button", name="Open the table")).to_be_visible()


def waiting_table(ann: Person) -> None:
    ann.open_table("standard", ["me", "open"])
    expect(ann.page.get_by_role("heading", name="Waiting for one more")).to_be_visible()


def seat_to_take(ann: Person) -> None:
    ann.open_table("standard", ["open", "bot:greedy"])
    expect(ann.page.get_by_role("heading", name="Take a seat")).to_be_visible()


def table(ann: Person) -> None:
    ann.open_table("single", ["me", "bot:greedy"])
    play(ann, moves=3)
    expect(ann.prompt.get_by_text("Your turn", exact=True)).to_be_visible()
    ann.press(ann.lit.first)


def buy_round(ann: Person) -> None:
    ann.open_table("standard", ["me", "bot:greedy"])
    free_agents = ann.page.get_by_role("heading", name="Free agents")
    play(ann, until=lambda: free_agents.is_visible() and ann.is_asked())


def result(ann: Person) -> None:
    ann.open_table("single", ["me", "bot:greedy"])
    ann.give_up()


def watched_replay(ann: Person) -> None:
    result(ann)
    ann.page.get_by_role("link", name="Watch the replay").click()
    ann.page.get_by_role("button", name="One play forward").click()
    ann.page.get_by_label("Seen by").select_option("all")
    expect(ann.page.get_by_role("slider")).to_be_visible()


def lesson(ann: Person) -> None:
    ann.page.goto("/learn/highlights")
    expect(ann.page.get_by_role("main").get_by_role("button").first).to_be_visible()


def glossary(ann: Person) -> None:
    ann.page.goto("/glossary/highlights")
    expect(ann.page.get_by_role("main").get_by_role("listitem").first).to_be_visible()


def open_settings(ann: Person) -> None:
    ann.page.goto("/")
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.get_by_role("radio", name="Night")).to_be_visible()


def expect_page_not_found(ann: Person) -> None:
    ann.page.goto("/t/lantern-00000")
    expect(ann.page.get_by_role("heading", name="Page not found")).to_be_visible()


PAGES: list[Callable[[Person], None]] = [
    lobby,
    new_table,
    waiting_table,
    seat_to_take,
    table,
    buy_round,
    result,
    watched_replay,
    lesson,
    glossary,
    open_settings,
    expect_page_not_found,
]


@pytest.mark.parametrize("visit", PAGES, ids=lambda visit: visit.__name__)
def test_page_is_accessible_in_every_look(people: People, look: Look, visit: Callable[[Person], None]) -> None:
    if visit is expect_page_not_found:
        people.expect("404")
    ann = Person(people(look), "Ann", means="touch" if look.size == "phone" else "mouse")
    visit(ann)
    expect_usable(ann.page, look)


TABLES = {"highlights": ("single", 2), "fantasy": ("season", 4), "clutch": ("single", 2)}


OUTSIDE = """() => [...document.querySelectorAll("[data-part]")].flatMap(part => {
  const room = part.getBoundingClientRect();
  return [...part.querySelectorAll("button, a")]
    .map(each => [each.textContent.trim(), each.getBoundingClientRect()])
    .filter(([, { left, right, width }]) => width > 0 && (left < room.left - 1 || right > room.right + 1))
    .map(([name]) => name);
})"""
"""Returns the names of buttons and links that stick out of their part of the table."""


def fantasy_draft(ann: Person) -> None:
    ann.open_table("season", ["me", *["bot:greedy"] * 3], game="fantasy")
    play(ann, moves=8)


def at_bat(ann: Person) -> None:
    ann.open_table("single", ["me", "bot:greedy"], game="clutch")
    play(ann, moves=25)


@pytest.mark.parametrize("visit", [table, buy_round, fantasy_draft, at_bat], ids=lambda visit: visit.__name__)
def test_table_fits_screens_of_all_widths(people: People, visit: Callable[[Person], None]) -> None:
    ann = Person(people())
    visit(ann)
    for width in (390, 640, 641, 768, 820, 821, 1024, 1100, 1101, 1399, 1400, 1920):
        ann.page.set_viewport_size({"width": width, "height": 900})
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
        assert ann.page.evaluate(OUTSIDE) == [], f"at {width} px"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", TABLES)
def test_table_download_is_small(people: People, game: str, language: str) -> None:
    ann = Person(people(), "Ann")
    mode, seats = TABLES[game]
    table = ann.open_table(mode, ["me", *["bot:greedy"] * (seats - 1)], game=game)
    page = people(Look("light", "phone"), language=language, storage_state=ann.page.context.storage_state())
    sizes = weigh(page, f"/t/{table}", lambda: expect(page.locator("#prompt")).to_be_visible())
    told = "\n".join(f"{size.body:8} + {size.head} {url}" for url, size in sizes.items())
    assert sum(size.body for size in sizes.values()) < MOST_BYTES, told
    others = [url for url in sizes for other in TABLES if other != game and f"/{other}." in url]
    assert not others, "the page loads files of another game"
