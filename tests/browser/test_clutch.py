"""Clutch in Chromium: whole games by mouse, keyboard and touch; the parts of its table; accessibility."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Look, People, Shoot, expect_usable, with_each_input_device
from tests.browser.table import PATIENCE, SHORT, Means, Person, expect_end, play, sit_together

QUICK = {"windows": "quick"}
"""With this option, players are asked for a card only when they can play one."""

ROUTINE = ("No substitutions", "No intentional walks", "No bunts", "Infield back")
"""Standing orders that leave decisions about cards, steals and runners to the player."""


IS_AT_A_CONTROL = "() => document.activeElement?.matches('button, a, input, summary') ?? false"
USUAL = """() => ["#prompt .btn.go", "[data-part=hand] button[aria-pressed=false]"]
  .map((what) => document.querySelector(what) !== null)"""
"""Returns whether there is a primary choice, and whether there are cards to play instead."""


class Manager(Person):
    """A person who mostly takes the primary choice, and sometimes a highlighted card or player."""

    def open_clutch(self, *seats: str, **options: object) -> str:
        return self.open_table(game="clutch", seats=seats or ("me", "bot:greedy"), options=options)

    def takes_primary_choice(self) -> bool:
        """Decide at random whether to take the primary choice, if there is one: less often if a card can be played."""
        usual, cards = self.page.evaluate(USUAL)
        return bool(usual) and self.random.random() >= (0.5 if cards else 0.04)

    def _act_by_pointing(self) -> None:
        if self.takes_primary_choice():
            self._point_at(self.answer)
        else:
            super()._act_by_pointing()

    def _act_by_keys(self) -> None:
        if not self.takes_primary_choice():
            super()._act_by_keys()
        elif self.page.evaluate(IS_AT_A_CONTROL):
            self.press(self.answer, SHORT)
        else:
            self.page.keyboard.press("Enter")

    # --- parts of this table ------------------------------------------------------------------------------------------

    def is_asked_about(self, words: str) -> bool:
        """Return whether this person is asked a question that matches a pattern."""
        return re.search(words, self.question(), re.IGNORECASE) is not None

    def give_orders(self, *orders: str) -> None:
        """Give standing orders, by their labels."""
        self.press(self.prompt.get_by_role("button", name=re.compile("^Orders")))
        panel = self.page.get_by_role("dialog", name="Standing orders")
        for order in orders:
            label = panel.locator("label").filter(has=self.page.get_by_text(order, exact=True))
            box = label.get_by_role("checkbox")
            if self.means == "keyboard":
                self.tab_to(box)
                self.page.keyboard.press("Space")
            else:
                box.check()
        self.press(panel.get_by_role("button", name="Close"))
        expect(self.prompt.get_by_role("button", name=f"Orders ({len(orders)})")).to_be_visible()

    def open_box_score(self) -> None:
        self.press(self.page.get_by_role("button", name="Box score"))
        expect(self.box.locator("table.line")).to_be_visible()

    @property
    def box(self) -> Locator:
        return self.page.get_by_role("dialog", name="Box score")

    @property
    def fielders(self) -> Locator:
        """The fielders who may be moved or replaced."""
        return self.page.get_by_role("group", name="In the field").get_by_role("button")


@pytest.mark.slow
@with_each_input_device
def test_two_people_play_a_whole_game_with_strategy_cards(people: People, means: Means, look: Look) -> None:
    ann = Manager(people(look, coarse=True), "Ann", means=means)
    bob = Manager(people(look, coarse=True), "Bob", means=means)
    table = sit_together(ann, bob, game="clutch", options=QUICK)
    for each in (ann, bob):
        each.give_orders(*ROUTINE)
    play(ann, bob)
    expect_end(table, ann, bob)
    story = ann.ask("GET", f"/api/tables/{table}/story?eyes=none")["story"]
    assert any("story-played" in line["text"] for line in story)
    ann.open_box_score()
    runs = [int(cell) for cell in ann.box.locator("table.line tbody tr > td:nth-last-child(3)").all_inner_texts()]
    scored = ann.box.locator("tfoot td:nth-child(3)").all_inner_texts()
    assert [str(each) for each in runs] == scored
    assert len(set(runs)) == 2


def test_duel_shows_terms_that_add_up_to_pitch_total(people: People) -> None:
    ann = Manager(people(), "Ann")
    ann.open_clutch()
    play(ann, until=lambda: ann.is_asked_about("result is read"))
    duel = ann.page.get_by_role("region", name="Batter against pitcher")
    pitch = int(duel.get_by_role("img", name=re.compile("^Pitch: ")).get_attribute("aria-label").split(": ")[1])  # type: ignore[union-attr]
    told = duel.locator(".compare .right")
    total, terms = int(told.locator("b").inner_text()), told.locator("small").inner_text()
    assert terms.startswith(f"{pitch} + ")
    assert "Command" in terms
    numbers = [int(sign + number) for sign, number in re.findall(r"(?:^|([+−]) )(\d+)", terms.replace("−", "-"))]
    assert sum(numbers) == total
    expect(duel.locator(".ruler li.on")).to_have_count(1)
    expect(duel.locator(".ruler .pin")).to_have_count(1)
    expect(duel.locator(".ruler.off")).to_have_count(1)


def test_unplayable_card_shows_reason(people: People) -> None:
    ann = Manager(people(), "Ann")
    ann.open_clutch()
    dim = ann.hand.locator("button[aria-disabled=true]").first
    play(ann, until=lambda: ann.is_asked_about("after the pitch roll") and dim.is_visible())
    name = dim.get_attribute("aria-label") or ""
    assert re.search(r"(Only|Needs|It costs|There is|You have played).*\.$", name), name
    dim.focus()
    expect(ann.prompt.locator(".no")).to_be_visible()
    assert ann.prompt.locator(".no").inner_text().split("\n")[0].strip()[:5] in name


def test_held_pass_lasts_until_card_or_next_batter(people: People) -> None:
    ann = Manager(people(), "Ann")
    ann.open_clutch()
    play(ann, until=lambda: ann.is_asked_about("play a card, or pass"))
    before = ann.page.locator(".duel .who").first.inner_text()
    ann.press(ann.page.get_by_role("button", name="Pass and hold"))
    # The page passes card windows by itself; leave them to it until the button is there again.
    give_up_at = time.monotonic() + PATIENCE
    while not ann.page.get_by_role("button", name="Pass and hold").is_visible() and time.monotonic() < give_up_at:
        if ann.is_asked_about("(?s)^(?!.*play a card, or pass)."):
            ann.act()
        else:
            ann.page.wait_for_timeout(25)
    assert ann.is_asked_about("play a card, or pass")
    played = ann.log.get_by_text(re.compile(r"(plays|calls on) ")).count()
    assert played or ann.page.locator(".duel .who").first.inner_text() != before


TWINS = """() => {
  const labels = [...document.querySelectorAll("[data-part=hand] .slot[aria-pressed]")].map((each) => each.ariaLabel);
  const second = labels.findIndex((label, place) => labels.indexOf(label) < place);
  return second < 0 ? null : [labels.indexOf(labels[second]), second];
}"""
"""Returns the indexes of two copies of a card among the cards of the hand that can be chosen."""


def test_pressed_one_of_two_card_copies_is_selected(people: People) -> None:
    ann = Manager(people(), "Ann", means="keyboard")
    ann.open_clutch(**QUICK)
    ann.give_orders(*ROUTINE, "No cards")
    play(ann, until=lambda: ann.is_asked() and ann.page.evaluate(TWINS) is not None)
    cards = ann.page.locator("[data-part=hand] .slot[aria-pressed]")
    first, second = (cards.nth(place) for place in ann.page.evaluate(TWINS))
    for pressed, other in ((second, first), (first, second)):
        ann.press(pressed)
        expect(pressed).to_have_attribute("aria-pressed", "true")
        expect(other).to_have_attribute("aria-pressed", "false")
    made = ann.page.evaluate("() => line.made")
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_function("(made) => line.made > made", arg=made)


def test_standing_orders_are_carried_out_and_stay_secret(people: People) -> None:
    ann = Manager(people(), "Ann")
    table = ann.open_clutch()
    orders = ("No cards", "No substitutions", "No intentional walks", "No steals", "No bunts", "Infield back")
    ann.give_orders(*orders, "Always two", "Throw ahead", "The sure out")
    ann.act()
    made = play(ann, until=lambda: ann.log.get_by_text("Bottom of the 1st").count() > 0)
    assert made < 12, "the orders leave only decisions about runners"
    watcher = Manager(people(), "Wes")
    watcher.go_to_table(table)
    expect(watcher.prompt).to_be_visible()
    expect(watcher.prompt.get_by_role("button", name=re.compile("Orders"))).to_have_count(0)
    replay = watcher.ask("GET", f"/api/tables/{table}/replay?eyes=none")
    assert not [entry for entry in replay["entries"] if entry["body"].get("orders") or entry["body"].get("ordered")]


def test_change_of_fielders_shows_new_rating(people: People) -> None:
    ann = Manager(people(), "Ann")
    ann.open_clutch(strategy=False)
    play(ann, until=lambda: ann.is_asked_about("change the pitcher"))
    dugout = ann.page.get_by_role("region", name="Bench and bullpen")
    ann.press(ann.fielders.first)
    ann.press(ann.choices.first)
    expect(ann.prompt).to_contain_text("Who changes places with")
    changing = ann.fielders.filter(has_text=re.compile(r"Infield \d+ → \d+")).first
    infield = re.search(r"Infield \d+ → (\d+)", changing.inner_text())
    assert infield is not None
    ann.press(changing)
    expect(ann.prompt).to_contain_text(infield[0])
    ann.press(ann.choices.first)
    expect(ann.log).to_contain_text("moves to")
    expect(dugout.locator(".ratings")).to_contain_text(f"Infield {infield[1]}")


def test_lineup_is_set_place_by_place(people: People) -> None:
    ann = Manager(people(), "Ann")
    ann.open_clutch()
    order = ann.page.get_by_role("region", name="Your line-up").get_by_role("listitem")
    chosen = []
    for slot in range(9):
        batters = ann.page.get_by_role("group", name="Batters to choose from").get_by_role("button")
        chosen.append((batters.first.get_attribute("aria-label") or "").split(",")[0])
        ann.press(batters.first)
        ann.press(ann.choices.first)
        expect(ann.prompt).to_contain_text("where does")
        ann.press(ann.choices.first)
        if slot < 8:
            expect(ann.prompt).to_contain_text(f"who bats in place {slot + 2}?")
            expect(order.nth(slot)).to_contain_text(chosen[-1])
    expect(ann.page.get_by_role("region", name="Batter against pitcher")).to_be_visible()
    ann.open_box_score()
    names = [name.split()[-1] for name in chosen]
    mine = ann.box.get_by_role("region", name="Ann").locator("table").first.locator("tbody th").all_inner_texts()
    assert [each.split()[0] for each in mine] == names


def test_box_score_is_unchanged_after_reload(people: People) -> None:
    ann = Manager(people(), "Ann")
    ann.open_clutch(strategy=False)
    play(ann, until=lambda: ann.log.get_by_text("Bottom of the 1st").count() > 0)
    ann.wait_for_turn()
    ann.open_box_score()
    told = ann.box.inner_text()
    ann.page.reload()
    ann.open_box_score()
    assert ann.box.inner_text() == told


Pose = Callable[[Manager], None]
"""Opens the part of a table that the test looks at."""


def line_up(ann: Manager) -> Pose:
    ann.open_clutch()
    return lambda ann: ann.press(ann.lit.first)


def card_window(ann: Manager) -> Pose:
    ann.open_clutch()
    play(ann, until=lambda: ann.is_asked_about("result is read"))
    return lambda ann: expect(ann.page.locator(".ruler .pin")).to_be_visible()


def substitution(ann: Manager) -> Pose:
    def pose(ann: Manager) -> None:
        ann.press(ann.fielders.first)

    ann.open_clutch(**QUICK)
    play(ann, until=lambda: ann.is_asked_about("change the pitcher"))
    ann.press(ann.fielders.first)
    ann.press(ann.choices.first)
    expect(ann.prompt).to_contain_text("Who changes places with")
    return pose


def orders(ann: Manager) -> Pose:
    def pose(ann: Manager) -> None:
        ann.press(ann.prompt.get_by_role("button", name="Orders"))
        expect(ann.page.get_by_role("dialog", name="Standing orders")).to_be_visible()

    ann.open_clutch()
    return pose


def box_score(ann: Manager) -> Pose:
    card_window(ann)
    return Manager.open_box_score


@pytest.mark.parametrize(
    "visit", [line_up, card_window, substitution, orders, box_score], ids=lambda visit: visit.__name__
)
def test_table_is_accessible_in_every_look(people: People, shoot: Shoot, visit: Callable[[Manager], Pose]) -> None:
    ann = Manager(people(), "Ann")
    pose = visit(ann)
    for look, page in people.looks_of(ann.page):
        again = Manager(page, "Ann", means="touch" if look.size == "phone" else "mouse")
        expect(again.prompt).to_contain_text("Your turn")
        pose(again)
        shoot(page, f"clutch-{visit.__name__.replace('_', '-')}-{look}")
        expect_usable(page, look)
