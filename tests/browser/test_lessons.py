"""The first lessons of Fantasy and Clutch, finished by mouse, touch and keyboard, and their glossaries."""

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OPPOSITES, Look, People, Shoot, small_targets
from tests.browser.table import tap, wait_until_scrolled


class Way(NamedTuple):
    """How to get through the lesson of a game: what to press at each step that asks for something."""

    title: str
    steps: int
    presses: dict[int, str]
    mistakes: dict[int, tuple[str, str]]
    """By step, a wrong choice and a few words of its hint."""


def card(name: str) -> str:
    return f'[data-place="card-{name}"] button, [data-point="card-{name}"] button'


def plain(name: str) -> str:
    """Return the selector of a choice that is a button of the prompt."""
    return f'.doit button:has-text("{name}")'


WAYS = {
    "fantasy": Way(
        "Fantasy",
        24,
        {
            3: card("3B-1"), 4: card("LF-11"), 6: card("UT-6"), 8: card("3B-1"), 9: card("P-97"), 10: card("LF-11"),
            11: card("P-63"), 12: plain("Pass"), 14: card("RF-29"), 16: card("C-50"), 18: card("P-77"),
            19: card("RF-29"), 21: card("RF-27"), 22: card("LF-40"),
        },
        {
            3: (card("SS-2"), "A Specialist is great at one thing"),
            8: (card("C-50"), "make 17"),
            14: (plain("Pass"), "nobody gets the card"),
            22: (card("UT-5"), "you win that tie"),
        },
    ),
    "clutch": Way(
        "Clutch",
        23,
        {
            3: plain("Pitch"), 5: plain("Pitch"), 8: card("R03"), 9: card("G05"), 11: ".spots .at0",
            12: plain("Swing away"), 13: ".spots .at2", 15: plain("Pitch"), 16: plain("double play"),
            18: ".dugout .side.bullpen button >> nth=2", 19: plain("Pitch"), 21: card("B20"),
        },
        {
            3: (plain("Walk"), "first base for nothing"),
            9: (plain("Let it happen"), "Mistake Pitch"),
            16: (plain("out at first"), "the runner moves up"),
            18: (plain("Go on"), "power die"),
        },
    ),
}  # fmt: skip
RUSSIAN = {
    "Pass": "Пас", "Pitch": "Подавать", "Swing away": "Замах", "double play": "дабл-плей",
}  # fmt: skip


@pytest.fixture(params=WAYS)
def game(request: pytest.FixtureRequest) -> str:
    chosen: str = request.param
    return chosen


def show_at_once(page: Page) -> Page:
    """Set the speed of a page so that everything is shown at once."""
    page.add_init_script("localStorage.setItem('pennant.settings', JSON.stringify({ speed: 'at once' }))")
    return page


def wait_for_step(page: Page, number: int, of: int) -> None:
    """Wait until a step is there and everything before it has been shown."""
    expect(page.locator(".teacher .bar .sign")).to_have_text(re.compile(rf"\D{number} \D+ {of}$"))
    expect(page.locator("#prompt h2")).to_be_visible()


def go_on(page: Page, *, finger: bool = False) -> None:
    """Press Next once the page has stopped scrolling."""
    wait_until_scrolled(page)
    further = page.locator("#prompt .next")
    if finger:
        tap(further)
    else:
        further.click()


def first_visible(page: Page, what: str) -> Locator:
    """Return the first visible element of a selector."""
    return page.locator(what).locator("visible=true").first


def press(page: Page, what: str, *, finger: bool = False) -> None:
    """Choose something once the page has stopped scrolling, and confirm it unless it is a button of the prompt."""
    wait_until_scrolled(page)
    found = first_visible(page, what)
    if finger:
        tap(found)
    else:
        found.click()
    if not what.startswith(".doit"):
        primary = page.locator("#prompt .btn.go")
        if finger:
            tap(primary)
        else:
            primary.click()


def open_lesson_from_lobby(page: Page, game: str, link: str) -> None:
    page.goto("/")
    page.get_by_role("article", name=WAYS[game].title).get_by_role("link", name=link).focus()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/learn/{game}")


def test_lesson_can_be_finished_by_mouse_with_mistakes(people: People, game: str) -> None:
    """In English, from the lobby: every wrong move shows a hint and changes nothing; right moves show none."""
    page = people()
    way = WAYS[game]
    open_lesson_from_lobby(page, game, "First lesson")
    for number in range(1, way.steps):
        wait_for_step(page, number, way.steps)
        wait_until_scrolled(page)
        expect(page.locator("#prompt .hint")).to_have_count(0)
        if number in way.mistakes:
            wrong, answer = way.mistakes[number]
            press(page, wrong)
            expect(page.locator("#prompt .hint")).to_contain_text(answer)
            wait_for_step(page, number, way.steps)
        if number in way.presses:
            press(page, way.presses[number])
        else:
            go_on(page)
    wait_for_step(page, way.steps, way.steps)
    page.get_by_role("button", name="Play a bot").click()
    page.wait_for_url(re.compile("/t/[a-z]+-[0-9a-z]+$"))


def test_lesson_can_be_finished_by_touch_in_russian(people: People, game: str) -> None:
    """On a phone: everything can be reached, and no step makes the page scroll sideways."""
    page = show_at_once(people(Look("dark", "phone"), language="ru"))
    way = WAYS[game]
    open_lesson_from_lobby(page, game, "Первый урок")
    for number in range(1, way.steps):
        wait_for_step(page, number, way.steps)
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, f"step {number}"
        what = way.presses.get(number)
        for english, russian in RUSSIAN.items():
            what = what and what.replace(f'"{english}"', f'"{russian}"')
        if what:
            press(page, what, finger=True)
        else:
            go_on(page, finger=True)
    wait_for_step(page, way.steps, way.steps)
    expect(page.get_by_role("button", name="Играть с ботом")).to_be_visible()


MOST_TABS = 90


def test_lesson_can_be_finished_by_keyboard(people: People, game: str) -> None:
    """Tab and arrow keys reach everything; Enter chooses and goes on."""
    page = show_at_once(people())
    way = WAYS[game]
    page.goto(f"/learn/{game}")
    for number in range(1, way.steps):
        wait_for_step(page, number, way.steps)
        what = way.presses.get(number)
        if what:
            reach(page, what)
            page.keyboard.press("Enter")
        if what is None or not what.startswith(".doit"):
            page.keyboard.press("Enter")
    wait_for_step(page, way.steps, way.steps)


def reach(page: Page, what: str) -> None:
    """Move the focus to something: Tab from group to group, arrow keys inside a group."""
    wanted = first_visible(page, what).element_handle()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(SAME_GROUP, wanted):
            break
    for _ in range(MOST_TABS):
        if page.evaluate("wanted => document.activeElement === wanted", wanted):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"{what} cannot be reached with the keyboard")


SAME_GROUP = """wanted => {
    const group = wanted.closest("[data-group]");
    const at = document.activeElement;
    return at === wanted || (group !== null && at?.closest("[data-group]") === group);
}"""


def test_lesson_is_accessible_in_every_look(
    people: People, game: str, look: Look, check_access: Callable[[Page], None], shoot: Shoot
) -> None:
    page = show_at_once(people(look))
    way = WAYS[game]
    page.goto(f"/learn/{game}")
    for number in range(1, 9):
        wait_for_step(page, number, way.steps)
        if number in (2, 8):
            check_access(page)
            assert [each for each in small_targets(page) if 'class="logo' not in each] == []
            shoot(page, f"lesson-{game}-{number}-{look}")
        if number in way.presses:
            press(page, way.presses[number])
        else:
            go_on(page)


@pytest.mark.parametrize("look", OPPOSITES, ids=str)
@pytest.mark.parametrize("part", ["cards", "actions", "words", "rules", "card"])
def test_glossary_is_accessible(
    people: People, game: str, look: Look, part: str, check_access: Callable[[Page], None], shoot: Shoot
) -> None:
    page = people(look)
    query = {"fantasy": "card=P-97", "clutch": "card=B20"}[game] if part == "card" else f"part={part}"
    page.goto(f"/glossary/{game}?{query}")
    expect(page.get_by_role("tabpanel")).to_be_visible()
    if part == "card":
        expect(page.get_by_role("dialog")).to_be_visible()
    check_access(page)
    assert [each for each in small_targets(page) if 'class="logo' not in each] == []
    shoot(page, f"glossary-{game}-{part}-{look}")


def test_glossary_finds_cards_by_their_text(people: People) -> None:
    page = people()
    page.goto("/glossary/fantasy")
    page.get_by_role("combobox", name="Magic").select_option("FLAMES")
    expect(page.get_by_text("3 cards", exact=True)).to_be_visible()
    page.get_by_role("searchbox").fill("drakes ember")
    expect(page.get_by_text("1 card", exact=True)).to_be_visible()
    page.goto("/glossary/clutch?part=actions")
    page.get_by_role("button", name="Rule C-3.9.2").click()
    expect(page.locator("#rule-C-3-9-2")).to_be_focused()
    page.goto("/glossary/clutch")
    page.get_by_role("searchbox").fill("negate")
    page.get_by_role("button", name=re.compile("Crossed Signs")).click()
    expect(page.get_by_role("heading", name="Crossed Signs")).to_be_visible()
