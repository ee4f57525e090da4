"""Custom decks in the browser: players build, fill up, save, share, export, import and play them."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect
from typer.testing import CliRunner

from pennant.cli.commands import app
from tests.browser.conftest import LOOKS, Look, People, Shoot, expect_access, small_targets

GARDENERS = Path(__file__).parents[1] / "decks" / "gardeners.toml"


def create_deck(page: Page) -> None:
    page.goto("/decks/clutch")
    page.get_by_role("button", name="New deck").click()
    expect(page.get_by_role("textbox", name="Title")).to_have_value("My deck")
    expect(meter(page, "Batters")).to_contain_text("0/")


def meter(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name="How full the deck is").get_by_role("button", name=name)


def expect_legal(page: Page) -> None:
    expect(page.get_by_text("A legal deck")).to_be_visible()


def save_deck(page: Page) -> None:
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("banner").or_(page.locator("header")).get_by_text("Saved", exact=True)).to_be_visible()


def create_filled_deck(page: Page, title: str) -> None:
    """Create a legal deck and save it under a title."""
    create_deck(page)
    page.get_by_role("button", name="Fill it up").click()
    expect_legal(page)
    page.get_by_role("textbox", name="Title").fill(title)
    save_deck(page)


def test_deck_is_built_saved_shared_and_played(people: People) -> None:
    ann, ben = people(), people(Look("dark", "phone"))
    create_deck(ann)
    ann.get_by_text("problems to fix").click()
    ann.get_by_role("button", name="Rule C-2.4.1", exact=True).click()
    expect(ann.get_by_role("dialog")).to_contain_text("Each deck has exactly one stadium")
    ann.keyboard.press("Escape")
    ann.get_by_role("button", name="In the deck: ").first.click()
    expect(meter(ann, "Batters")).to_contain_text("1/")
    ann.get_by_role("button", name="Undo").click()
    expect(meter(ann, "Batters")).to_contain_text("0/")
    ann.get_by_role("button", name="Redo").click()
    expect(meter(ann, "Batters")).to_contain_text("1/")
    ann.get_by_role("button", name="Fill it up").click()
    expect_legal(ann)
    expect(ann.get_by_role("button", name="In the deck: ", pressed=True).first).to_be_visible()
    ann.get_by_role("textbox", name="Title").fill("Night Shift")
    save_deck(ann)
    ann.get_by_role("button", name="Share").click()
    link = ann.get_by_role("textbox", name="Link to the deck").input_value()

    ben.goto(link)
    expect(ben.get_by_role("heading", name="Night Shift")).to_be_visible()
    expect_legal(ben)
    ben.get_by_role("link", name="Copy and change").click()
    expect(ben.get_by_role("textbox", name="Title")).to_have_value("Night Shift (copy)")
    save_deck(ben)

    ann.get_by_role("link", name="Play it").click()
    expect(ann.get_by_label("Deck for seat 1").locator("option:checked")).to_have_text("Night Shift")
    ann.get_by_role("button", name="Open the table").click()
    ben.goto(ann.get_by_role("textbox", name="Link to this table").input_value())
    expect(ben.get_by_role("listitem").filter(has_text="Night Shift").first).to_be_visible()
    ben.get_by_label("Your deck").select_option(label="Night Shift (copy)")
    ben.get_by_role("button", name="Sit down at seat 2").click()
    for page in (ann, ben):
        expect(page.get_by_role("region", name="What to do")).to_be_visible()
    table = ann.url.rsplit("/", 1)[1]
    options = ann.request.get(f"/api/tables/{table}").json()["table"]["options"]
    assert options["decks"] == ["Night Shift", "Night Shift (copy)"]


def test_deck_is_built_on_phone_with_keyboard_only(people: People) -> None:
    page = people(Look("light", "phone"))
    create_deck(page)
    page.get_by_role("tab", name="Batters").focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="Pitchers")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Pitchers").blur()
    page.keyboard.press("/")
    search = page.get_by_role("searchbox", name="Search names and texts")
    expect(search).to_be_focused()
    page.keyboard.type("e")
    expect(search).to_have_value("e")
    first = page.get_by_role("tabpanel").get_by_role("listitem").first.get_by_role("button")
    first.first.focus()
    page.keyboard.press("ArrowRight")
    expect(first.nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(meter(page, "Pitchers")).to_contain_text("1/")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(meter(page, "Pitchers")).to_contain_text("2/")
    page.keyboard.press("Control+z")
    expect(meter(page, "Pitchers")).to_contain_text("1/")
    page.keyboard.press("Control+Shift+Z")
    expect(meter(page, "Pitchers")).to_contain_text("2/")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Control+s")
    expect(page).to_have_url(re.compile(r"deck=[\w-]{12}$"))


def test_unsaved_changes_survive_reload(page: Page) -> None:
    create_filled_deck(page, "Draft")
    page.get_by_role("button", name=re.compile("^Out of the deck")).first.click()
    expect(meter(page, "Batters")).to_contain_text("12/")
    page.reload()
    expect(page.get_by_text("You have unsaved changes from last time.")).to_be_visible()
    expect(meter(page, "Batters")).to_contain_text("12/")
    page.get_by_role("button", name="Discard them").click()
    expect(meter(page, "Batters")).to_contain_text("13/")


def test_deck_files_are_exported_and_imported(people: People, tmp_path: Path) -> None:
    people.expect("status of 400")  # for the file that is not a deck
    page = people()
    create_filled_deck(page, "Ночная смена")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Save as a file").click()
    assert waiting.value.suggested_filename == "ночная-смена.toml"
    file = tmp_path / "deck.toml"
    waiting.value.save_as(file)
    assert CliRunner().invoke(app, ["deck", "check", str(file)]).output == f"{file}: legal\n"

    page.goto("/decks/clutch")
    bad = tmp_path / "bad.toml"
    bad.write_text("title = 'Half a'\nplayers = [", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("bad.toml cannot be read as a deck")
    expect(page.get_by_role("link", name="Ночная смена")).to_be_visible()
    bad.write_text("#" * 20_000, encoding="utf-8")
    page.locator("input[type=file]").set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("too large")
    page.locator("input[type=file]").set_input_files(GARDENERS)
    expect(page.get_by_role("textbox", name="Title")).to_have_value("Gardeners")
    expect_legal(page)


def test_deleted_deck_can_be_restored(page: Page) -> None:
    create_filled_deck(page, "Phoenix")
    page.get_by_role("link", name="All decks").click()
    page.get_by_role("button", name="Delete Phoenix").click()
    expect(page.get_by_role("link", name="Phoenix")).to_have_count(0)
    page.get_by_role("button", name="Restore").click()
    expect(page.get_by_role("link", name="Phoenix")).to_be_visible()


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_deck_pages_are_accessible_in_every_look(people: People, shoot: Shoot, look: Look) -> None:
    page = people(look)
    page.goto("/decks/clutch")
    expect(page.get_by_role("link", name="Bullpen")).to_be_visible()
    shoot_and_check_access(page, shoot, f"decks-{look}")
    create_deck(page)
    shoot_and_check_access(page, shoot, f"deck-new-{look}")
    page.get_by_role("button", name="Fill it up").click()
    expect_legal(page)
    shoot_and_check_access(page, shoot, f"deck-builder-{look}")
    page.get_by_role("tab", name="Strategy").click()
    page.get_by_role("button", name=re.compile("^Look at ")).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    shoot_and_check_access(page, shoot, f"deck-face-{look}")
    page.keyboard.press("Escape")
    page.goto("/decks/clutch?ready=bullpen")
    expect(page.get_by_role("heading", name="Bullpen")).to_be_visible()
    expect_legal(page)
    shoot_and_check_access(page, shoot, f"deck-ready-{look}")
    page.goto("/new/clutch")
    expect(page.get_by_label("Deck for seat 1")).to_be_visible()
    shoot_and_check_access(page, shoot, f"deck-choice-{look}")


def shoot_and_check_access(page: Page, shoot: Shoot, name: str) -> None:
    shoot(page, name)
    expect_access(page)
    assert small_targets(page) == []
