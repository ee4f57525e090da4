"""The first lesson of Highlights, finished by keyboard and by touch, and its glossary."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OPPOSITES, Look, People, Shoot, small_targets
from tests.browser.table import tap, wait_until_scrolled

LESSON = "/learn/highlights"
GLOSSARY = "/glossary/highlights"
STEPS = 18
CARDS = {3: "OFA-42", 9: "OFA-08", 16: "OFA-22", 17: "OST-LA-03"}
"""The steps that ask for a card, each with a correct one."""
PINCH, SAVE, GLOVE = 6, 12, 13
PINCHED, PASSED = "OST-LA-15", "Pass"


def wait_for_step(page: Page, number: int, of: int = STEPS) -> None:
    """Wait until a step is there and everything before it has been shown."""
    expect(page.get_by_text(f"Step {number} of {of}", exact=True)).to_be_visible()
    expect(page.locator("#prompt h2")).to_be_visible()


def press_to(page: Page, where: str, keys: str = "ArrowRight", most: int = 12) -> None:
    """Press a key until the focus is inside an element."""
    for _ in range(most):
        page.keyboard.press(keys)
        if page.evaluate("where => document.activeElement?.closest(where) !== null", where):
            return
    raise AssertionError(f"{keys} does not lead to {where}")


def own_small_targets(page: Page) -> list[str]:
    """Return targets that are too small for a finger, except in the page frame and the park, which have other tests."""
    return [each for each in small_targets(page) if not re.search('class="(logo|pile)', each)]


def place(card: str) -> str:
    return f'[data-place="card-{card}"]'


def test_lesson_can_be_finished_by_keyboard(people: People) -> None:
    page = people()
    page.goto(LESSON)
    for number in range(1, STEPS):
        wait_for_step(page, number)
        if number in CARDS:
            press_to(page, place(CARDS[number]))
            page.keyboard.press("Enter")
        elif number == PINCH:
            press_to(page, place(PINCHED))
            page.keyboard.press("Enter")
            press_to(page, ".doit", "Shift+Tab")
            while "on deck" not in page.evaluate("document.activeElement.textContent"):
                page.keyboard.press("ArrowRight")
            page.keyboard.press("Enter")
        elif number == SAVE:
            press_to(page, ".blind")
            page.keyboard.press("Enter")
        elif number == GLOVE:
            press_to(page, ".threat")
            page.keyboard.press("Enter")
        page.keyboard.press("Enter")
    wait_for_step(page, STEPS)
    expect(page.get_by_role("button", name="Play a bot")).to_be_visible()


def test_lesson_can_be_finished_by_touch_with_mistakes(people: People) -> None:
    """Every wrong move shows a hint and changes nothing; then the right one goes on."""
    page = people(Look("light", "phone"))
    page.goto(LESSON)
    primary = page.locator("#prompt .btn.go")
    hint = page.locator("#prompt .hint")
    for number in range(1, STEPS):
        wait_for_step(page, number)
        wait_until_scrolled(page)
        if number in CARDS or number == PINCH:
            card = CARDS.get(number, PINCHED)
            if number == 3:
                tap(page.locator(place("OFA-08")).get_by_role("button"))
                tap(primary)
                expect(hint).to_contain_text("nothing to catch yet")
                wait_for_step(page, number)
            tap(page.locator(place(card)).get_by_role("button").first)
            if number == PINCH:
                tap(primary)
                expect(hint).to_contain_text("stops nobody")
                tap(page.get_by_role("button", name="Pinch hit: on deck"))
        elif number == SAVE:
            tap(page.get_by_role("button", name=PASSED))
            expect(hint).to_contain_text("4:3")
            tap(page.get_by_role("button", name="Show me"))
        elif number == GLOVE:
            tap(page.locator(".threat").nth(1))
            tap(primary)
            expect(hint).to_contain_text("Cancel that one")
            tap(page.locator(".threat").first)
        tap(primary)
    wait_for_step(page, STEPS)
    tap(page.get_by_role("button", name="Play a bot"))
    page.wait_for_url(re.compile("/t/[a-z]+-[0-9a-z]+$"))


def test_page_does_not_scroll_while_pressed(people: People) -> None:
    """The second step is further down; the page scrolls there after the release."""
    page = people(Look("light", "phone"))
    page.goto(LESSON)
    wait_for_step(page, 1)
    wait_until_scrolled(page)
    page.mouse.move(195, 30)
    page.mouse.down()
    page.keyboard.press("Enter")
    wait_for_step(page, 2)
    wait_until_scrolled(page)
    assert page.evaluate("scrollY") == 0
    page.mouse.up()
    wait_until_scrolled(page)
    assert page.evaluate("scrollY") > 100


def test_lesson_resumes_goes_back_and_restarts(people: People) -> None:
    page = people()
    page.goto(LESSON)
    for number in (1, 2):
        wait_for_step(page, number)
        page.keyboard.press("Enter")
    wait_for_step(page, 3)
    page.reload()
    wait_for_step(page, 3)
    page.get_by_role("button", name="Show me").click()
    page.locator("#prompt .btn.go").click()
    wait_for_step(page, 4)
    page.get_by_role("button", name="Back", exact=True).click()
    wait_for_step(page, 3)
    expect(page.locator(place("OFA-42")).get_by_role("button")).to_be_visible()
    page.get_by_role("button", name="Restart").click()
    wait_for_step(page, 1)
    page.get_by_role("link", name="Leave").click()
    expect(page).to_have_url(re.compile("/$"))


def test_screen_reader_announces_every_explanation_once(people: People) -> None:
    page = people()
    page.goto(LESSON)
    for number in (1, 2):
        wait_for_step(page, number)
        page.keyboard.press("Enter")
    wait_for_step(page, 3)
    said = page.locator("[aria-live=polite] p").all_inner_texts()
    for beginning in ("Welcome to the ballpark.", "What a card shows.", "Threaten some hits."):
        assert len([text for text in said if text.startswith(beginning)]) == 1


def test_language_change_translates_lesson_and_glossary(people: People) -> None:
    page = people()
    page.goto(LESSON)
    wait_for_step(page, 1)
    page.keyboard.press("Enter")
    wait_for_step(page, 2)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Русский").check()
    expect(page.get_by_role("heading", name="Что есть на карте")).to_be_visible()
    page.goto(f"{GLOSSARY}?part=words")
    expect(page.locator("#word-hit-box dt")).to_have_text("ячейка хита hit box")


def test_lesson_is_accessible_in_every_look(
    people: People, look: Look, check_access: Callable[[Page], None], shoot: Shoot
) -> None:
    page = people(look)
    page.goto(LESSON)
    for number in (1, 2):
        wait_for_step(page, number)
        page.keyboard.press("Enter")
    wait_for_step(page, 3)
    check_access(page)
    assert own_small_targets(page) == []
    shoot(page, f"lesson-{look}")


@pytest.mark.parametrize("look", OPPOSITES, ids=str)
@pytest.mark.parametrize("part", ["cards", "actions", "words", "rules", "card", "rule"])
def test_glossary_is_accessible(
    people: People, look: Look, part: str, check_access: Callable[[Page], None], shoot: Shoot
) -> None:
    page = people(look)
    queries = {"card": "card=OFA-12", "rule": "rule=H-11.16"}
    page.goto(f"{GLOSSARY}?{queries.get(part, f'part={part}')}")
    expect(page.get_by_role("tabpanel")).to_be_visible()
    if part == "card":
        expect(page.get_by_role("heading", name="Pee Wee Utley")).to_be_visible()
    if part == "rule":
        expect(page.locator("#rule-H-11-16")).to_be_focused()
    check_access(page)
    assert own_small_targets(page) == []
    shoot(page, f"glossary-{part}-{look}")


def test_glossary_filters_cards_and_links_rules(people: People) -> None:
    page = people()
    page.goto(GLOSSARY)
    expect(page.get_by_text("120 cards")).to_be_visible()
    page.get_by_label("Type").select_option("Cyborg")
    page.get_by_label("Action").select_option("Spitball")
    expect(page.get_by_text("2 cards", exact=True)).to_be_visible()
    page.get_by_role("searchbox").fill("grimes")
    expect(page.get_by_text("1 card", exact=True)).to_be_visible()
    page.get_by_role("button", name=re.compile("Dazzy Grimes")).click()
    expect(page).to_have_url(re.compile(r"card=OFA-32"))
    page.get_by_role("button", name="Rule H-11.13").click()
    expect(page.locator("#rule-H-11-13")).to_be_focused()
    page.get_by_role("tab", name="Actions").click()
    page.get_by_role("button", name="Cards with it: 20").click()
    expect(page.get_by_text("20 cards", exact=True)).to_be_visible()


def test_game_without_lesson_shows_message(people: People) -> None:
    people.expect("404")
    page = people()
    page.goto("/learn/checkers")
    expect(page.get_by_role("heading", name="No lesson here yet")).to_be_visible()
