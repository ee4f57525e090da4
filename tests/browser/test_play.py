"""Whole games in Chromium by mouse, keyboard and touch, and interruptions in the middle of a game."""

import re
from collections import Counter
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Look, People, with_each_input_device
from tests.browser.table import Means, Person, expect_end, play, sit_together


@pytest.mark.slow
@with_each_input_device
def test_two_people_play_a_whole_series(people: People, means: Means, look: Look) -> None:
    ann = Person(people(look, coarse=True), "Ann", means=means)
    bob = Person(people(look, coarse=True), "Bob", means=means)
    table = sit_together(ann, bob, "standard")
    play(ann, bob)
    expect_end(table, ann, bob)


@pytest.mark.slow
def test_one_person_plays_solitaire(people: People) -> None:
    ann = Person(people(), "Ann")
    table = ann.open_table("solitaire", ["me"])
    play(ann)
    expect_end(table, ann)


@pytest.mark.slow
def test_tournament_of_four_is_played_to_its_end(people: People) -> None:
    ann = Person(people(), "Ann")
    table = ann.open_table("tournament", ["me", *["bot:greedy"] * 3])
    expect(ann.page.get_by_role("complementary", name="Score and log")).to_contain_text("Ann")
    play(ann)
    assert sorted(expect_end(table, ann)) == [1, 2, 3, 4]


def test_curtain_hides_cards_between_turns_at_one_screen(people: People) -> None:
    both = Person(people(), "Ann")
    both.open_table("single", ["me", "hot"])
    names = {card["name"] for card in both.ask("GET", "/api/games/highlights/cards")["cards"]}
    faced: list[str] = []
    for _ in range(6):
        expect(both.curtain).to_be_visible()
        shown = both.page.get_by_role("main").inner_html()
        assert not [name for name in names if name in shown], "a card is on the page while the curtain is down"
        lift = both.curtain.get_by_role("button")
        faced.append(lift.inner_text().removesuffix("Enter").strip())
        lift.click()
        expect(both.curtain).to_be_hidden()
        play(both, until=both.curtain.is_visible)
    assert faced[0] != faced[1]
    assert len(set(faced)) == 2


def test_rematch_swaps_seats(people: People) -> None:
    ann, bob = Person(people(), "Ann"), Person(people(), "Bob")
    table = sit_together(ann, bob)
    play(ann, bob)
    ann.press(ann.rematch)
    ann.page.wait_for_url(lambda url: table not in url)
    bob.press(bob.rematch)
    expect(bob.prompt).to_be_visible()
    assert ann.page.url == bob.page.url
    again = bob.ask("GET", f"/api/tables/{ann.page.url.rsplit('/', 1)[1]}")["table"]
    assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ann"]
    assert again["previous"] == table
    play(ann, bob, moves=4)


def test_proof_of_deal_checks_own_digits(people: People) -> None:
    ann = Person(people(), "Ann")
    page = ann.page
    page.goto("/")
    ann.press(page.get_by_role("button", name="Play a bot").first)
    for _ in range(2):
        ann.give_up()
        ann.press(page.get_by_role("button", name="Was the deal honest?"))
        expect(page.get_by_text("The deal was honest.")).to_be_visible()
        expect(page.get_by_text("Your digits are among them.")).to_be_visible()
        table = page.url
        ann.press(ann.rematch)
        expect(page).not_to_have_url(table)
    ann.give_up()
    page.evaluate(FORGERY)
    ann.press(page.get_by_role("button", name="Was the deal honest?"))
    expect(page.get_by_text("Your digits were not used for the numbers.")).to_be_visible()


FORGERY = """() => {
  const kept = Object.keys(localStorage).filter(each => each.startsWith("pennant.digits."));
  for (const each of kept) localStorage.setItem(each, localStorage.getItem(each).replaceAll(/\\d{2,}/g, "123"));
}"""
"""Changes the stored digits, as if the server had used others than this page has sent."""


def test_move_is_taken_back_when_opponent_agrees(people: People) -> None:
    ann, bob = Person(people(), "Ann"), Person(people(), "Bob")
    sit_together(ann, bob)
    lines = ann.log.get_by_role("listitem")
    play(ann, bob, until=lambda: lines.count() > 6 and bob.is_asked() and not ann.is_waited_for())
    ann.press(ann.page.get_by_role("button", name="Take back"))
    expect(bob.page.get_by_text("Ann would like to take the last move back.").first).to_be_visible()
    expect(ann.page.get_by_text("You have asked to take your move back")).to_be_visible()
    bob.press(bob.page.get_by_role("button", name="Yes, go ahead"))
    expect(ann.prompt.get_by_text("Your turn", exact=True)).to_be_visible()
    expect(bob.page.get_by_role("button", name="Yes, go ahead")).to_be_hidden()
    for person in (ann, bob):
        expect(person.prompt.get_by_text("Your turn", exact=True)).to_be_visible(visible=person.is_waited_for())
    play(ann, bob)


def test_language_change_translates_running_game(people: People) -> None:
    ann = Person(people(), "Ann")
    ann.open_table("single", ["me", "bot:greedy"])
    play(ann, moves=3)
    ann.wait_for_turn()
    told = ann.log.inner_text()
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("radio", name="Русский").check()
    russian = ann.page.get_by_role("region", name="Что делать")
    expect(russian).to_be_visible()
    log = ann.page.get_by_role("region", name="Ход игры").last
    expect(log, "the past is told in the other language too").to_contain_text(re.compile("[а-я]"))
    expect(ann.page.locator("html")).to_have_attribute("lang", "ru")
    ann.page.get_by_role("radio", name="English").check()
    expect(ann.prompt).to_be_visible()
    expect(ann.log).not_to_contain_text(re.compile("[а-я]"))
    assert ann.log.inner_text() == told
    ann.page.keyboard.press("Escape")
    play(ann)


TIMES = """() => {
  const prompt = document.querySelector("#prompt");
  window.told = [[0, ""]];
  const look = () => {
    const now = prompt.querySelector("h2").textContent;
    if (now !== window.told.at(-1)[1]) window.told.push([performance.now(), now]);
  };
  new MutationObserver(look).observe(prompt, { childList: true, subtree: true, characterData: true });
}"""
"""Records the headings of the prompt, and when each of them appeared."""


def test_prompt_shows_own_move_for_a_moment(people: People) -> None:
    ann = Person(people(motion=True), "Ann", speed=1)
    ann.open_table("single", ["me", "bot:greedy"])
    ann.wait_for_turn()
    ann.page.evaluate(TIMES)
    ann.press(ann.lit.first)
    ann.press(ann.choices.first)
    ann.wait_for_turn()
    told = ann.page.evaluate("() => window.told")
    shown = [after - since for (since, words), (after, _) in pairwise(told) if words.startswith("Ann ")]
    assert shown, told
    assert max(shown) > 150, f"the person's own move disappeared at once: {told}"


def test_reload_keeps_prompt_hand_and_log(people: People) -> None:
    ann = Person(people(), "Ann")
    ann.open_table("single", ["me", "bot:greedy"])
    play(ann, moves=4)
    ann.wait_for_turn()
    before = (ann.prompt.get_by_role("heading").inner_text(), ann.hand.aria_snapshot(), sorted(lines_of(ann)))
    ann.page.reload()
    ann.wait_for_turn()
    after = (ann.prompt.get_by_role("heading").inner_text(), ann.hand.aria_snapshot(), sorted(lines_of(ann)))
    assert after == before
    play(ann)


def test_game_continues_after_network_loss(people: People) -> None:
    people.expect("ERR_INTERNET_DISCONNECTED|ERR_NETWORK|WebSocket|Failed to load resource")
    ann, bob = Person(people(), "Ann"), Person(people(), "Bob")
    sit_together(ann, bob)
    play(ann, bob, moves=4)
    ann.page.context.set_offline(True)
    expect(ann.page.get_by_text("Reconnecting. Your game is safe.").first).to_be_visible()
    play(bob, until=lambda: not bob.is_asked())
    ann.page.context.set_offline(False)
    expect(ann.page.get_by_text("Reconnecting. Your game is safe.")).to_have_count(0)
    play(ann, bob)


def test_screen_reader_announces_every_log_line_once(people: People) -> None:
    ann = Person(people(), "Ann")
    ann.open_table("single", ["me", "bot:greedy"])
    ann.wait_for_turn()  # the bot may move first, at any time
    known, before = lines_of(ann), len(ann.heard())
    play(ann)
    heard = ann.heard()[before:]
    said = [each for each in heard if not each.startswith("Your turn.") and each != "The game is over."]
    speech, told = " ".join(said), lines_of(ann)
    assert not [line for line in told if line not in speech and line not in known]
    fresh = Counter(" ".join(told).split()) - Counter(" ".join(known).split())
    assert Counter(speech.split()) == fresh, "something is said twice, or not in the play-by-play"


def lines_of(person: Person) -> list[str]:
    """Return the lines of the log without their marks, which screen readers skip and which may contain letters."""
    return [line.strip() for line in person.log.locator("li > :not([aria-hidden])").all_inner_texts()]
