"""Exact odds compared with the engine, which plays every face of every die while the outcomes are counted (C-T 4)."""

from contextlib import suppress
from functools import cache
from random import Random

import pytest

from pennant.games.clutch.cards import own_set
from pennant.games.clutch.cards.building import build_deck
from pennant.games.clutch.cards.decks import limits, rules_deck
from pennant.games.clutch.rules import bases, innings, moves, odds, steps, throws
from pennant.games.clutch.rules.ballgame import Ballgame, new_game
from pennant.games.clutch.rules.ballgame_state import BALLGAME_FIELDS
from pennant.games.clutch.rules.cards import (
    DOUBLE,
    EXTRA_BASE,
    FB,
    GB,
    GROUND,
    HBP,
    HOME,
    HOMER,
    INFIELD,
    NO_RESULT,
    OUTFIELD,
    POST_PITCH,
    PRE_PITCH,
    SINGLE,
    STEAL,
    TAG,
    K,
)
from pennant.games.clutch.rules.packing import runner_of
from pennant.games.clutch.rules.setup import QUICK, Club, Rulebook, Setup
from pennant.games.clutch.rules.team import NO_CARD, TEAM_FIELDS, Play
from pennant.kernel.chance import scripted_chance, small_chance
from pennant.kernel.errors import ChanceNeeded

BOOK = own_set()
CARDS = {card.id: number for number, card in enumerate(BOOK.strategies)}
COACHES = {card.id: number for number, card in enumerate(BOOK.coaches)}
STADIUMS = {stadium.id: number for number, stadium in enumerate(BOOK.stadiums)}


@cache
def clubs(seed: int) -> tuple[Club, Club]:
    first, second = (
        Club(BOOK.rules, rules_deck(build_deck(BOOK, limits("standard"), Random(2 * seed + seat)), BOOK))
        for seat in range(2)
    )
    return first, second


def start_at_bat(seed: int, stadium: str = "S4") -> Ballgame:
    """A game before its first pitch, in a stadium without effects; neither manager has cards or coaches."""
    setup = Setup("single", {}, clubs(seed), Rulebook())
    setup.windows = QUICK
    game = new_game(setup, BOOK.rules, small_chance(seed, 3), False)
    for seat in range(2):
        game.apply(seat, moves.LINEUP_READY)
    for team in game.teams:
        team.hand = ()
        team.coaches = 0
    innings.begin_at_bat(game)
    game.stadium = BOOK.rules.stadiums[STADIUMS[stadium]]
    return skip_to_pitch(game)


def skip_to_pitch(game: Ballgame) -> Ballgame:
    """Skip all decisions before the pitch."""
    game.step = steps.CUT_HANDS
    game.acting = 0
    return game


def put_in_force(game: Ballgame, *cards: str, window: int = PRE_PITCH) -> Ballgame:
    """Put cards in force, red ones for the defense and others for the offense; a leading `!` swaps the sides."""
    for card in cards:
        name = card.lstrip("!")
        is_red = name[0] in "RP"
        seat = int(game.offence) if is_red == card.startswith("!") else 1 - int(game.offence)
        number = COACHES[name] if name in COACHES else CARDS[name]
        game.plays = (*game.plays, Play(number, name in COACHES, seat, window))
    return game


def put_on_base(game: Ballgame, *taken: int) -> Ballgame:
    """Put runners on these bases: the last batters of the order."""
    for base in taken:
        game.put_runner(base, runner_of(8 - base, int(game.fielding().mound), False))
    return game


def play_with_dice(game: Ballgame, *faces: int) -> Ballgame:
    """Continue a copy of the game with these dice, until another die or a decision is needed."""
    twin = game.copy()
    assert isinstance(twin, Ballgame)
    twin.chance = scripted_chance(tuple(face - 1 for face in faces))
    with suppress(ChanceNeeded):
        twin.run()
    return twin


def sides_of_next(game: Ballgame, *faces: int) -> int:
    """Sides of the die that is rolled after these dice; 0 if the at-bat is over."""
    twin = game.copy()
    assert isinstance(twin, Ballgame)
    twin.chance = scripted_chance(tuple(face - 1 for face in faces))
    try:
        twin.run()
    except ChanceNeeded as needed:
        if twin.outcome == NO_RESULT and twin.at_bats == game.at_bats:
            return needed.n
    return 0


def outcome_of(game: Ballgame, *faces: int) -> int:
    """The outcome of the at-bat with these dice."""
    over = play_with_dice(game, *faces)
    if over.outcome != NO_RESULT:
        return int(over.outcome)
    return int(over.teams[int(game.offence)].last_result(game.slot))


def count_outcomes(game: Ballgame) -> list[float]:
    """The share of every outcome over all faces of the remaining dice."""
    found = [0.0] * odds.RESULTS
    if game.pitch_natural:
        add_swings(game, (), 1.0, found)
    else:
        sides = sides_of_next(game)
        for face in range(1, sides + 1):
            add_swings(game, (face,), 1.0 / sides, found)
    return found


def add_swings(game: Ballgame, pitch: tuple[int, ...], share: float, found: list[float]) -> None:
    sides = sides_of_next(game, *pitch)
    if not sides:
        found[outcome_of(game, *pitch)] += share  # hit by pitch
    for face in range(1, sides + 1):
        found[outcome_of(game, *pitch, face)] += share / sides


def tire_pitcher(game: Ballgame, innings_past: int = 0) -> Ballgame:
    game.fielding().outs = 3 * (int(game.pitcher().limit) + innings_past)
    return game


# --- the results of an at-bat -------------------------------------------------------------------------------------


def test_odds_of_matchup_match_counted_outcomes() -> None:
    for seed in range(3):
        game = start_at_bat(seed)
        expected = pytest.approx(count_outcomes(game))
        assert odds.results(game) == expected
        assert odds.results_between(game.batter(), game.pitcher(), 0) == expected


@pytest.mark.parametrize("seed", range(4))
def test_advantages_follow_from_on_base_command_and_x_zone(seed: int) -> None:
    game = start_at_bat(seed)
    batter, pitcher = game.batter(), game.pitcher()
    side = 1 - pitcher.throws if batter.bats == 2 else batter.bats
    base = batter.on_base + (batter.bonus if batter.bonus_vs == pitcher.throws else 0)
    command = pitcher.command + (pitcher.bonus if pitcher.bonus_vs == side else 0)
    n, x = max(0, min(base - command, 20)), pitcher.x_zone
    assert odds.advantages(game) == pytest.approx((x / 20, max(0, n - x) / 20, 1 - max(n, x) / 20))


@pytest.mark.parametrize("past", range(3))
def test_odds_against_tired_pitcher_match_counted_outcomes(past: int) -> None:
    game = tire_pitcher(start_at_bat(1), past)
    assert odds.results(game) == pytest.approx(count_outcomes(game))
    assert odds.results_between(game.batter(), game.pitcher(), past + 1) == pytest.approx(count_outcomes(game))


IN_FORCE = (
    ("B02",), ("R02",), ("B02", "R02"), ("B01", "B17"), ("B05",), ("R04",), ("B05", "R04"), ("B04", "R03"),
    ("B06", "R07"), ("B07", "R09"), ("B18",), ("B18", "R26"), ("B03",), ("R11", "B03"), ("B19",), ("R05",),
    ("B19", "R05"), ("R21",), ("R21", "B05"), ("B20", "R08"), ("H1", "P1"), ("B02", "B01", "H1"), ("!G08", "G08"),
)  # fmt: skip


@pytest.mark.parametrize("cards", IN_FORCE, ids=" ".join)
def test_odds_with_cards_in_force_match_counted_outcomes(cards: tuple[str, ...]) -> None:
    for game in (start_at_bat(2), tire_pitcher(start_at_bat(3)), put_on_base(start_at_bat(4), 1, 2)):
        put_in_force(game, *cards)
        assert odds.results(game) == pytest.approx(count_outcomes(game)), cards


@pytest.mark.parametrize("weather", ["W01", "W02", "W05", "W07"])
@pytest.mark.parametrize("stadium", ["S1", "S2", "S7", "S10"])
def test_odds_with_weather_and_stadium_match_counted_outcomes(weather: str, stadium: str) -> None:
    for seed in range(2):
        game = start_at_bat(seed, stadium)
        game.inning = 4 if stadium == "S2" else 8 if stadium == "S10" else 1
        assert odds.results(game) == pytest.approx(count_outcomes(game))
        game.weather = CARDS[weather]
        assert odds.results(game) == pytest.approx(count_outcomes(game))


def test_odds_with_infield_in_match_counted_outcomes() -> None:
    for seed in range(4):
        game = put_on_base(start_at_bat(seed), 2)
        game.infield_in = True
        assert odds.results(game) == pytest.approx(count_outcomes(game))


def test_odds_after_bunts_and_walks_match_counted_outcomes() -> None:
    game = start_at_bat(5)
    game.bunts = 2
    assert odds.results(game) == pytest.approx(count_outcomes(game))
    for walks in (1, 2):
        game = start_at_bat(5)
        game.walks = walks
        assert odds.results(game) == pytest.approx(count_outcomes(game))


@pytest.mark.parametrize("cards", [(), ("B02",), ("B18",), ("B19",), ("R05",)], ids=" ".join)
def test_odds_after_the_pitch_match_counted_outcomes(cards: tuple[str, ...]) -> None:
    """The pitch is known, and only the swing remains to be rolled."""
    for seed in range(2):
        for face in (1, 2, 7, 12, 20):
            game = play_with_dice(put_in_force(start_at_bat(seed), *cards, window=POST_PITCH), face)
            assert game.pitch_natural == face
            assert game.step == steps.ROLL_SWING
            assert odds.results(game) == pytest.approx(count_outcomes(game))


def test_result_is_certain_after_swing_or_result() -> None:
    game = play_with_dice(start_at_bat(6), 10)
    for face in (1, 8, 15, 20):
        result = outcome_of(game, face)
        game.swing_natural = face
        assert odds.results(game)[result] == 1.0
    game.result = FB
    assert odds.results(game)[FB] == 1.0


def test_odds_of_rerolled_swing_match_counted_outcomes() -> None:
    game = put_in_force(play_with_dice(start_at_bat(7), 15), "B02")
    expected = count_outcomes(game)
    game.swing_natural, game.result = 3, K
    assert odds.results_again(game) == pytest.approx(expected)


def test_modified_matchup_has_odds_of_card_with_same_effect() -> None:
    """Changing a number of a matchup has the same effect as a card that changes it."""
    for card, name, value in (("B02", "swing", 2), ("R03", "pitch", 4), ("R06", "command", 3), ("R09", "on_base", -4)):
        game = start_at_bat(8)
        matchup = odds.look(game)
        setattr(matchup, name, getattr(matchup, name) + value)
        changed = odds.results_of(game, matchup)
        assert changed == pytest.approx(odds.results(put_in_force(game, card)))
        assert changed == pytest.approx(count_outcomes(game))


def test_odds_respect_forced_mistake_and_given_advantage() -> None:
    game = start_at_bat(9)
    matchup = odds.look(game)
    matchup.mistake = odds.FORCED
    assert odds.results_of(game, matchup) == pytest.approx(count_outcomes(put_in_force(game, "B19")))
    matchup.advantage = 1
    assert odds.results_of(game, matchup)[SINGLE] == pytest.approx(share_of_row(game.pitcher().starts, SINGLE, 24))
    matchup.mistake = odds.PREVENTED
    assert odds.results_of(game, matchup)[HOMER] == pytest.approx(share_of_row(game.pitcher().starts, HOMER, 20))


def share_of_row(starts: tuple[int, ...], row: int, sides: int) -> float:
    """The share of faces that read this row: each face reads the last row that starts at it or before it."""
    faces = [max((r for r in range(8) if starts[r] <= face), default=min(range(8), key=lambda r: starts[r]))
             for face in range(1, sides + 1)]  # fmt: skip
    return faces.count(row) / sides


def test_odds_functions_do_not_change_the_game() -> None:
    game = put_in_force(put_on_base(start_at_bat(3, "S1"), 0, 2), "B17", "R26", "B20")
    game.weather = CARDS["W05"]
    before = snapshot(game)
    odds.results(game)
    odds.advantages(game)
    odds.double_play_chance(game)
    odds.steal_chance(game, 0)
    assert snapshot(game) == before


def snapshot(game: Ballgame) -> list[object]:
    values: list[object] = [getattr(game, name) for name in BALLGAME_FIELDS]
    return values + [getattr(team, name) for team in game.teams for name in TEAM_FIELDS]


# --- throws -------------------------------------------------------------------------------------------------------


def share_of_outs(game: Ballgame) -> float:
    """The share of faces for which the current throw puts the runner out."""
    game.acting = 0
    return sum(bool(play_with_dice(game, face).throw_out) for face in range(1, 21)) / 20


PARKS = ("S4", "S3", "S5", "S6", "S8")


@pytest.mark.parametrize("stadium", PARKS)
@pytest.mark.parametrize("weather", ["", "W03", "W05"])
def test_out_chance_of_advancing_runners_matches_counted_throws(stadium: str, weather: str) -> None:
    for outs in range(3):
        for hit in (SINGLE, DOUBLE, FB):
            if hit == FB and outs == 2:
                continue
            game = resolve_outcome(put_on_base(start_at_bat(1, stadium), 0, 1, 2), hit, outs, weather)
            kind = TAG if hit == FB else EXTRA_BASE
            for base in range(3):
                if game.sent >> base & 1:
                    expected = odds.out_chance(game, kind, game.runner(base), base, hit, outs)
                    assert expected == pytest.approx(share_of_outs(throw_at_runner(game, base)))


def resolve_outcome(game: Ballgame, outcome: int, outs: int, weather: str = "") -> Ballgame:
    """Resolve this outcome with the given number of outs and weather."""
    game.outs = outs
    game.weather = CARDS[weather] if weather else NO_CARD
    game.outcome = outcome
    bases.resolve(game)
    return game


def throw_at_runner(game: Ballgame, base: int) -> Ballgame:
    """Send all runners who may go, and throw at the runner on this base."""
    twin = game.copy()
    assert isinstance(twin, Ballgame)
    twin.acting = 0
    bases.send(twin, twin.sent)
    bases.throw_at(twin, base)
    assert odds.throw_chance(twin) == pytest.approx(share_of_outs(twin))
    return twin


@pytest.mark.parametrize("stadium", PARKS)
def test_steal_chance_matches_counted_throws(stadium: str) -> None:
    for taken in ((0,), (1,), (0, 1)):
        game = put_on_base(start_at_bat(2, stadium), *taken)
        for base in taken:
            twin = game.copy()
            assert isinstance(twin, Ballgame)
            bases.steal(twin, sum(1 << each for each in taken))
            bases.throw_at(twin, base)
            assert odds.out_chance(game, STEAL, game.runner(base), base, NO_RESULT, 0) == pytest.approx(
                share_of_outs(twin)
            )
            assert odds.steal_chance(game, base) == pytest.approx(share_of_outs(twin))


@pytest.mark.parametrize("stadium", PARKS)
def test_out_chance_on_ground_balls_matches_counted_throws(stadium: str) -> None:
    for seed in range(4):
        game = resolve_outcome(put_on_base(start_at_bat(seed, stadium), 0), GB, 0)
        expected = odds.double_play_chance(game)
        bases.try_double_play(game)
        assert expected == pytest.approx(share_of_outs(game))
        game = resolve_outcome(put_on_base(start_at_bat(seed, stadium), 1), GB, 1)
        expected = odds.out_chance(game, GROUND, game.runner(1), 1, GB, 1)
        bases.send_second(game, True)
        bases.reply_second(game, True)
        assert expected == pytest.approx(share_of_outs(game))
        game = put_on_base(start_at_bat(seed, stadium), 2)
        game.infield_in = True
        resolve_outcome(game, GB, 1)
        expected = odds.out_chance(game, HOME, game.runner(2), 2, GB, 1)
        bases.send_home(game, True)
        bases.reply_home(game, True)
        assert expected == pytest.approx(share_of_outs(game))


def test_throw_chance_includes_cards_in_force() -> None:
    game = resolve_outcome(put_on_base(start_at_bat(3), 0), GB, 0)
    bases.try_double_play(game)
    game.fielding().infield = int(game.batter().speed) - 4
    plain = odds.throw_chance(game)
    assert plain == pytest.approx(11 / 20)
    put_in_force(game, "R14")
    assert odds.throw_chance(game) == pytest.approx(share_of_outs(game))
    assert odds.throw_chance(game) == pytest.approx(plain + 0.2)
    game.throw_natural = 1
    assert odds.throw_chance(game) in (0.0, 1.0)
    assert odds.throw_chance_again(game) == pytest.approx(plain + 0.2)


def test_steal_chance_counts_ties_as_safe() -> None:
    game = put_on_base(start_at_bat(0), 0)
    game.fielding().battery = 4
    runner = game.batter_in(int(game.offence), 8)
    assert odds.steal_chance(game, 0) == pytest.approx(max(0, min(20, 24 - int(runner.speed))) / 20)


# --- plays, checks, bunts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bonus", [-2, 0, 6, 10, 30])
def test_play_chance_matches_counted_plays(bonus: int) -> None:
    for attribute in (INFIELD, OUTFIELD):
        game = start_at_bat(4)
        successes = 0
        for face in range(1, 21):
            game.chance = scripted_chance((face - 1,))
            successes += throws.make_play(game, attribute, bonus)
        assert odds.play_chance(game, attribute, bonus) == pytest.approx(successes / 20)


def test_check_chance_matches_play_or_roll_of_card() -> None:
    game = start_at_bat(4)
    seeing_eye = BOOK.rules.strategies[CARDS["B13"]].effects[0]
    assert odds.check_chance(game, seeing_eye) == pytest.approx(1 - odds.play_chance(game, INFIELD, 6))
    warning_track = BOOK.rules.strategies[CARDS["R17"]].effects[0]
    assert odds.check_chance(game, warning_track) == pytest.approx(odds.play_chance(game, OUTFIELD, -2))
    battle = BOOK.rules.strategies[CARDS["B15"]].effects[0]
    assert odds.check_chance(game, battle) == pytest.approx(8 / 20)
    last_word = BOOK.rules.strategies[CARDS["B23"]].effects[0]
    assert odds.check_chance(game, last_word) == 1.0


def test_bunt_chance_includes_second_try() -> None:
    game = start_at_bat(0)
    assert odds.bunt_chance(game, 1) == pytest.approx(8 / 20)
    assert odds.bunt_chance(game, 2) == pytest.approx(1 - 0.6**2)


def test_results_cover_every_outcome_and_add_up_to_one() -> None:
    assert odds.RESULTS == HBP + 1
    assert len(odds.results(start_at_bat(0))) == odds.RESULTS
    assert sum(odds.results(start_at_bat(0))) == pytest.approx(1)
