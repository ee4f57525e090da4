"""Fantasy in Chromium: whole seasons by mouse, keyboard and touch; the special parts of its table; accessibility."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Look, People, Shoot, expect_usable, with_each_input_device
from tests.browser.table import Means, Person, expect_end, play

FOUR = ["me", "open", "bot:greedy", "bot:greedy"]


def open_table(ann: Person, mode: str, seats: list[str], **more: object) -> str:
    return ann.open_table(mode, seats, game="fantasy", **more)


def is_asked_to(ann: Person, words: str) -> bool:
    return re.search(words, ann.question()) is not None


def bases(ann: Person) -> Locator:
    return ann.page.get_by_role("list", name="Your roster").get_by_role("listitem")


def own_cards(ann: Person) -> Locator:
    return ann.page.get_by_role("group", name="Your cards").get_by_role("button")


@pytest.mark.slow
@with_each_input_device
def test_two_people_and_two_bots_play_a_season(people: People, means: Means, look: Look) -> None:
    ann = Person(people(look, coarse=True), "Ann", means=means)
    bob = Person(people(look, coarse=True), "Bob", means=means)
    table = open_table(ann, "season", FOUR)
    bob.sit_down(table)
    play(ann, bob)
    assert sorted(expect_end(table, ann, bob)) == [1, 2, 3, 4]
    expect(ann.page.get_by_role("heading", name="Championship Series").first).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("means", "look"),
    [("mouse", Look("dark")), ("keyboard", Look()), ("touch", Look("dark", "phone"))],
    ids=lambda each: str(each),
)
def test_one_person_plays_a_solo_season(people: People, means: Means, look: Look) -> None:
    ann = Person(people(look, coarse=True), "Ann", means=means)
    table = open_table(ann, "solo", ["me"], options={"events": True})
    play(ann)
    expect_end(table, ann)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {"two_player_edge": 1}), (3, {"draft": "snake", "always_wild_card": True}), (5, {"more_wins": True})],
    ids=["two", "three", "five"],
)
def test_season_is_played_with_any_number_of_managers(people: People, seats: int, options: dict[str, object]) -> None:
    ann = Person(people(), "Ann")
    bots = ["bot:greedy"] * (seats - 1)
    table = open_table(ann, "season", ["me", *bots], options={"seats": seats, "events": True, **options})
    play(ann)
    expect_end(table, ann)


def test_roster_is_set_by_dragging_and_taken_back(people: People) -> None:
    ann, bob = Person(people(), "Ann"), Person(people(), "Bob")
    table = open_table(ann, "season", ["me", "open"], options={"seats": 2, "draft": "quick"})
    bob.sit_down(table)
    play(ann, bob, until=lambda: is_asked_to(ann, "who starts") and is_asked_to(bob, "who starts"))
    names = [re.sub(",.*", "", own_cards(ann).nth(place).get_attribute("aria-label") or "") for place in range(4)]
    # Fill the bases from last to first, then move one card again: the page sends nothing until the button is pressed.
    for place in (3, 2, 1, 0):
        own_cards(ann).nth(place).drag_to(bases(ann).nth(place).get_by_role("button").first)
    own_cards(ann).nth(0).drag_to(bases(ann).nth(1).get_by_role("button").first)
    names[0], names[1] = names[1], names[0]
    for place in range(4):
        expect(bases(ann).nth(place).get_by_role("button").first).to_have_accessible_name(
            re.compile(re.escape(names[place]))
        )
    assert ann.is_waited_for()
    ann.press(ann.choices.first)
    expect(ann.page.get_by_text("Your roster is set", exact=True)).to_be_visible()
    assert not ann.is_waited_for()
    for place in range(4):
        expect(bases(ann).nth(place).get_by_role("button").first).to_have_accessible_name(
            re.compile(re.escape(names[place]))
        )
    shown = bob.page.get_by_role("main").inner_text()
    assert not [name for name in names if name in shown], "the opponent sees the roster"
    ann.press(ann.page.get_by_role("button", name="Take it back"))
    expect(ann.prompt.get_by_role("heading", name=re.compile("who starts at Home"))).to_be_visible()
    assert ann.is_waited_for()
    play(ann, bob, until=lambda: is_asked_to(ann, "magic") or is_asked_to(bob, "magic"), moves=12)


def test_roster_is_set_with_keyboard(people: People) -> None:
    ann = Person(people(), "Ann", means="keyboard")
    open_table(ann, "solo", ["me"])
    play(ann, until=lambda: is_asked_to(ann, "who starts"))
    keys = ann.page.keyboard
    ann.tab_to(own_cards(ann).first)
    for base in ("4", "2", "1", "3"):
        keys.press(base)
        keys.press("ArrowRight")
    for place in range(4):
        expect(bases(ann).nth(place).get_by_role("button").first).to_have_accessible_name(re.compile("in pencil"))
    keys.press("ArrowLeft")
    keys.press("Enter")
    expect(ann.log).to_contain_text("Your roster is set.")


def test_draft_passes_rest_of_hand_to_next_manager(people: People) -> None:
    ann, bob = Person(people(), "Ann"), Person(people(), "Bob")
    table = open_table(ann, "season", ["me", "open"], options={"seats": 2})
    bob.sit_down(table)
    expect(ann.page.get_by_role("heading", name="Your hand; what you leave goes to Bob")).to_be_visible()
    hand = ann.page.get_by_role("group", name=re.compile("Your hand")).get_by_role("button")
    theirs = bob.page.get_by_role("group", name=re.compile("Your hand")).get_by_role("button")
    expect(hand).to_have_count(7)
    seen = hand.evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")
    ann.press(hand.first)
    ann.press(ann.choices.first)
    expect(ann.page.get_by_role("button", name="Take it back")).to_be_visible()
    ann.press(ann.page.get_by_role("button", name="Take it back"))
    expect(ann.prompt.get_by_text("Your turn", exact=True)).to_be_visible()
    ann.press(hand.nth(1))
    ann.press(ann.choices.first)
    play(bob, moves=1)
    expect(theirs).to_have_count(6)
    passed = theirs.evaluate_all("cards => cards.map(card => card.getAttribute('aria-label'))")
    assert sorted(passed) == sorted(seen[:1] + seen[2:])


def test_magic_previews_new_total(people: People) -> None:
    """Play until magic changes the person's own total: the log must then have the total that the page previewed."""
    ann = Person(people(), "Ann")
    for _ in range(8):
        open_table(ann, "solo", ["me"])
        while not ann.is_done():
            play(ann, until=lambda: is_asked_to(ann, "use the magic") or ann.is_done())
            if check_preview(ann):
                return
            play(ann, moves=1)
    raise AssertionError("no magic changed a total in eight seasons")


def check_preview(ann: Person) -> bool:
    """Choose a card whose magic changes the person's total, and check its preview; return whether there is one."""
    bench = ann.page.get_by_role("group", name="Your bench").get_by_role("button")
    for place in range(bench.count()):
        if bench.nth(place).get_attribute("aria-pressed") != "false":
            continue
        ann.press(bench.nth(place))
        if found := re.search(r"Your (\d+) becomes (\d+)", ann.prompt.inner_text()):
            mine = (
                ann.page.get_by_role("list", name="Managers")
                .get_by_role("listitem")
                .filter(has_text=re.compile(r"^\s*Ann"))
            )
            expect(mine).to_contain_text(f"→ {found[2]}")
            ann.press(ann.choices.first)
            expect(ann.log).to_contain_text(re.compile(rf"You {found[2]}|you {found[2]}"))
            return True
        ann.page.keyboard.press("Escape")
    return False


# --- accessibility ----------------------------------------------------------------------------------------------------


Pose = Callable[[Person], None]
"""Opens the part of a table that the test looks at."""


def do_nothing(_ann: Person) -> None:
    pass


def choose(count: int) -> Pose:
    def pose(ann: Person) -> None:
        for _ in range(count):
            ann.press(ann.lit.first)

    return pose


def draft(ann: Person) -> Pose:
    open_table(ann, "season", ["me", *["bot:greedy"] * 3])
    play(ann, moves=2)
    play(ann, until=ann.is_asked)
    return choose(1)


def roster(ann: Person) -> Pose:
    open_table(ann, "season", ["me", *["bot:greedy"] * 3], options={"draft": "quick", "events": True})
    play(ann, until=lambda: is_asked_to(ann, "who starts"))
    return choose(2)


def magic(ann: Person) -> Pose:
    open_table(ann, "season", ["me", *["bot:greedy"] * 4], options={"seats": 5, "draft": "quick"})
    play(ann, until=lambda: is_asked_to(ann, "use the magic") and ann.lit.count() > 0)
    return choose(1)


def waivers(ann: Person) -> Pose:
    open_table(ann, "season", ["me", *["bot:greedy"] * 3], options={"draft": "quick"})
    play(ann, until=lambda: is_asked_to(ann, "Free Agency"))
    return do_nothing


def series(ann: Person) -> Pose:
    open_table(ann, "season", ["me", "bot:greedy"], options={"seats": 2, "draft": "quick"})
    play(ann, until=lambda: is_asked_to(ann, "Game 1: use") or is_asked_to(ann, "Game [2-7]"))
    return do_nothing


def cards_to_come(ann: Person) -> Pose:
    def pose(ann: Person) -> None:
        ann.press(ann.page.get_by_role("button", name="Robot: look at the cards"))
        expect(ann.page.get_by_role("heading", name="Robot’s cards to come")).to_be_visible()

    open_table(ann, "solo", ["me"])
    play(ann, moves=2)
    return pose


SIGHTS: list[Callable[[Person], Pose]] = [draft, roster, magic, waivers, series, cards_to_come]


@pytest.mark.slow
@pytest.mark.parametrize("visit", SIGHTS, ids=lambda visit: visit.__name__)
def test_table_is_accessible_in_every_look(people: People, visit: Callable[[Person], Pose], shoot: Shoot) -> None:
    ann = Person(people(), "Ann")
    pose = visit(ann)
    for look, page in people.looks_of(ann.page):
        again = Person(page, "Ann", means="touch" if look.size == "phone" else "mouse")
        expect(again.prompt).to_contain_text("Your turn")
        pose(again)
        shoot(page, f"fantasy-{visit.__name__.replace('_', '-')}-{look}")
        expect_usable(page, look)
