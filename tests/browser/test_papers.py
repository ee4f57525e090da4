"""Score and story pages: without JavaScript, in light and dark, on a phone and in print."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Look, People, Shoot, small_targets
from tests.browser.table import Person

GAMES = {
    "highlights": ("standard", ["bot:random"] * 2, {}),
    "fantasy": ("season", ["bot:random"] * 4, {"seats": 4}),
    "clutch": ("single", ["bot:random"] * 2, {"windows": "quick"}),
}


def start_bot_game(people: People, game: str) -> str:
    """Open a table for bots, wait until they have played enough to show, and return its id."""
    ann = Person(people(), "Ann")
    mode, seats, options = GAMES[game]
    table: str = ann.ask("POST", "/api/tables", {"game": game, "mode": mode, "seats": seats, "options": options})[
        "table"
    ]["id"]
    for _ in range(300):
        info = ann.ask("GET", f"/api/tables/{table}")["table"]
        if info["status"] == "over" or info["seq"] > 160:
            break
        ann.page.wait_for_timeout(200)
    return table


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_score_and_story_pages_are_accessible(
    people: People, game: str, check_access: Callable[[Page], None], shoot: Shoot, tmp_path: Path
) -> None:
    table = start_bot_game(people, game)
    for look in (Look(), Look("dark"), Look("light", "phone"), Look("dark", "phone")):
        page = people(look)
        for kind in ("score", "story"):
            page.goto(f"/t/{table}/{kind}")
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            assert page.get_by_role("heading", level=2).count()
            assert not page.locator("script").count()
            assert not small_targets(page)
            check_access(page)
            shoot(page, f"{kind}-{game}-{look}")
    page.goto(f"/t/{table}/score")
    page.pdf(path=tmp_path / "score.pdf", format="A4")
    assert (tmp_path / "score.pdf").stat().st_size > 10_000


def test_pages_without_script_use_browser_language(people: People) -> None:
    table = start_bot_game(people, "highlights")
    page = people(language="ru", java_script_enabled=False)
    page.goto(f"/t/{table}/score")
    expect(page.get_by_role("link", name="Ход игры")).to_be_visible()
    page.get_by_role("link", name="Ход игры").click()
    expect(page.get_by_role("heading", level=2).first).to_be_visible()
    page.get_by_role("link", name="English").click()
    expect(page.get_by_role("link", name="Play-by-play")).to_be_visible()
    page.get_by_role("link", name="Score").click()
    expect(page.get_by_role("columnheader").get_by_title("Runs").first).to_be_attached()


def test_unknown_table_shows_not_found_page(people: People, check_access: Callable[[Page], None]) -> None:
    page = people()
    people.expect("404")
    page.goto("/t/lantern-00000/score")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    check_access(page)
