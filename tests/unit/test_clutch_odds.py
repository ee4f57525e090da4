"""Exact odds against the engine itself: every face of every die is rolled, and what comes of it is counted (C-T 4)."""

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


def plate(seed: int, stadium: str = "S4") -> Ballgame:
    """A game before its first pitch, in a park that does nothing; both managers have only the cards put in force."""
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
    return to_the_pitch(game)


def to_the_pitch(game: Ballgame) -> Ballgame:
    """Everything has been said before the pitch."""
    game.step = steps.CUT_HANDS
    game.acting = 0
    return game


def in_force(game: Ballgame, *cards: str, window: int = PRE_PITCH) -> Ballgame:
    """Put cards in force: blue ones for the offence, red ones for the defence; `!` in front for the other side."""
    for card in cards:
        name = card.lstrip("!")
        is_red = name[0] in "RP"
        seat = int(game.offence) if is_red == card.startswith("!") else 1 - int(game.offence)
        number = COACHES[name] if name in COACHES else CARDS[name]
        game.plays = (*game.plays, Play(number, name in COACHES, seat, window))
    return game


def on_base(game: Ballgame, *taken: int) -> Ballgame:
    """Runners on bases: the batters who come last in the order."""
    for base in taken:
        game.put_runner(base, runner_of(8 - base, int(game.fielding().mound), False))
    return game


def played(game: Ballgame, *faces: int) -> Ballgame:
    """Go on with these dice, until another one is needed or somebody has to decide."""
    twin = game.copy()
    assert isinstance(twin, Ballgame)
    twin.chance = scripted_chance(tuple(face - 1 for face in faces))
    with suppress(ChanceNeeded):
        twin.run()
    return twin


def sides_of_next(game: Ballgame, *faces: int) -> int:
    """Which die is rolled after these; 0 if the at-bat is over before that."""
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
    """What the at-bat comes to with these dice."""
    over = played(game, *faces)
    if over.outcome != NO_RESULT:
        return int(over.outcome)
    return int(over.teams[int(game.offence)].last_result(game.slot))


def counted(game: Ballgame) -> list[float]:
    """The share of every outcome over all faces of the dice that are still to be rolled."""
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
        found[outcome_of(game, *pitch)] += share  # the batter was hit
    for face in range(1, sides + 1):
        found[outcome_of(game, *pitch, face)] += share / sides


def tired(game: Ballgame, innings_past: int = 0) -> Ballgame:
    game.fielding().outs = 3 * (int(game.pitcher().limit) + innings_past)
    return game


# --- the results of an at-bat -------------------------------------------------------------------------------------


def test_two_cards_that_meet() -> None:
    for seed in range(3):
        game = plate(seed)
        expected = pytest.approx(counted(game))
        assert odds.results(game) == expected
        assert odds.results_between(game.batter(), game.pitcher(), 0) == expected


@pytest.mark.parametrize("seed", range(4))
def test_whose_chart_is_read_follows_from_on_base_command_and_zone(seed: int) -> None:
    game = plate(seed)
    batter, pitcher = game.batter(), game.pitcher()
    side = 1 - pitcher.throws if batter.bats == 2 else batter.bats
    base = batter.on_base + (batter.bonus if batter.bonus_vs == pitcher.throws else 0)
    command = pitcher.command + (pitcher.bonus if pitcher.bonus_vs == side else 0)
    n, x = max(0, min(base - command, 20)), pitcher.x_zone
    assert odds.advantages(game) == pytest.approx((x / 20, max(0, n - x) / 20, 1 - max(n, x) / 20))


@pytest.mark.parametrize("past", range(3))
def test_a_tired_pitcher(past: int) -> None:
    game = tired(plate(1), past)
    assert odds.results(game) == pytest.approx(counted(game))
    assert odds.results_between(game.batter(), game.pitcher(), past + 1) == pytest.approx(counted(game))


IN_FORCE = (
    ("B02",), ("R02",), ("B02", "R02"), ("B01", "B17"), ("B05",), ("R04",), ("B05", "R04"), ("B04", "R03"),
    ("B06", "R07"), ("B07", "R09"), ("B18",), ("B18", "R26"), ("B03",), ("R11", "B03"), ("B19",), ("R05",),
    ("B19", "R05"), ("R21",), ("R21", "B05"), ("B20", "R08"), ("H1", "P1"), ("B02", "B01", "H1"), ("!G08", "G08"),
)  # fmt: skip


@pytest.mark.parametrize("cards", IN_FORCE, ids=" ".join)
def test_cards_in_force(cards: tuple[str, ...]) -> None:
    for game in (plate(2), tired(plate(3)), on_base(plate(4), 1, 2)):
        in_force(game, *cards)
        assert odds.results(game) == pytest.approx(counted(game)), cards


@pytest.mark.parametrize("weather", ["W01", "W02", "W05", "W07"])
@pytest.mark.parametrize("stadium", ["S1", "S2", "S7", "S10"])
def test_weather_and_stadium(weather: str, stadium: str) -> None:
    for seed in range(2):
        game = plate(seed, stadium)
        game.inning = 4 if stadium == "S2" else 8 if stadium == "S10" else 1
        assert odds.results(game) == pytest.approx(counted(game))
        game.weather = CARDS[weather]
        assert odds.results(game) == pytest.approx(counted(game))


def test_infield_in() -> None:
    for seed in range(4):
        game = on_base(plate(seed), 2)
        game.infield_in = True
        assert odds.results(game) == pytest.approx(counted(game))


def test_after_bunts_and_walks() -> None:
    game = plate(5)
    game.bunts = 2
    assert odds.results(game) == pytest.approx(counted(game))
    for walks in (1, 2):
        game = plate(5)
        game.walks = walks
        assert odds.results(game) == pytest.approx(counted(game))


@pytest.mark.parametrize("cards", [(), ("B02",), ("B18",), ("B19",), ("R05",)], ids=" ".join)
def test_after_the_pitch(cards: tuple[str, ...]) -> None:
    """Its face is known, and only the swing is open."""
    for seed in range(2):
        for face in (1, 2, 7, 12, 20):
            game = played(in_force(plate(seed), *cards, window=POST_PITCH), face)
            assert game.pitch_natural == face
            assert game.step == steps.ROLL_SWING
            assert odds.results(game) == pytest.approx(counted(game))


def test_after_the_swing_and_after_the_result() -> None:
    game = played(plate(6), 10)
    for face in (1, 8, 15, 20):
        result = outcome_of(game, face)
        game.swing_natural = face
        assert odds.results(game)[result] == 1.0
    game.result = FB
    assert odds.results(game)[FB] == 1.0


def test_rolled_again() -> None:
    game = in_force(played(plate(7), 15), "B02")
    expected = counted(game)
    game.swing_natural, game.result = 3, K
    assert odds.results_again(game) == pytest.approx(expected)


def test_what_a_modifier_would_change() -> None:
    """A changed number of a matchup is worth what a card with this effect is."""
    for card, name, value in (("B02", "swing", 2), ("R03", "pitch", 4), ("R06", "command", 3), ("R09", "on_base", -4)):
        game = plate(8)
        matchup = odds.look(game)
        setattr(matchup, name, getattr(matchup, name) + value)
        changed = odds.results_of(game, matchup)
        assert changed == pytest.approx(odds.results(in_force(game, card)))
        assert changed == pytest.approx(counted(game))


def test_forced_mistakes_given_advantages_and_other_dice() -> None:
    game = plate(9)
    matchup = odds.look(game)
    matchup.mistake = odds.FORCED
    assert odds.results_of(game, matchup) == pytest.approx(counted(in_force(game, "B19")))
    matchup.advantage = 1
    assert odds.results_of(game, matchup)[SINGLE] == pytest.approx(share_of_row(game.pitcher().starts, SINGLE, 24))
    matchup.mistake = odds.PREVENTED
    assert odds.results_of(game, matchup)[HOMER] == pytest.approx(share_of_row(game.pitcher().starts, HOMER, 20))


def share_of_row(starts: tuple[int, ...], row: int, sides: int) -> float:
    """Told apart face by face: a row is the last one that starts no later."""
    faces = [max((r for r in range(8) if starts[r] <= face), default=min(range(8), key=lambda r: starts[r]))
             for face in range(1, sides + 1)]  # fmt: skip
    return faces.count(row) / sides


def test_looking_changes_nothing() -> None:
    game = in_force(on_base(plate(3, "S1"), 0, 2), "B17", "R26", "B20")
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


def beaten(game: Ballgame) -> float:
    """The share of faces with which the throw now set up puts the runner out."""
    game.acting = 0
    return sum(bool(played(game, face).throw_out) for face in range(1, 21)) / 20


PARKS = ("S4", "S3", "S5", "S6", "S8")


@pytest.mark.parametrize("stadium", PARKS)
@pytest.mark.parametrize("weather", ["", "W03", "W05"])
def test_throws_at_runners_who_try_for_a_base(stadium: str, weather: str) -> None:
    for outs in range(3):
        for hit in (SINGLE, DOUBLE, FB):
            if hit == FB and outs == 2:
                continue
            game = after(on_base(plate(1, stadium), 0, 1, 2), hit, outs, weather)
            kind = TAG if hit == FB else EXTRA_BASE
            for base in range(3):
                if game.sent >> base & 1:
                    expected = odds.out_chance(game, kind, game.runner(base), base, hit, outs)
                    assert expected == pytest.approx(beaten(thrown(game, base)))


def after(game: Ballgame, outcome: int, outs: int, weather: str = "") -> Ballgame:
    """The result has become the outcome."""
    game.outs = outs
    game.weather = CARDS[weather] if weather else NO_CARD
    game.outcome = outcome
    bases.resolve(game)
    return game


def thrown(game: Ballgame, base: int) -> Ballgame:
    """All runners who may go are sent, and the throw goes at this one."""
    twin = game.copy()
    assert isinstance(twin, Ballgame)
    twin.acting = 0
    bases.send(twin, twin.sent)
    bases.throw_at(twin, base)
    assert odds.throw_chance(twin) == pytest.approx(beaten(twin))
    return twin


@pytest.mark.parametrize("stadium", PARKS)
def test_steals(stadium: str) -> None:
    for taken in ((0,), (1,), (0, 1)):
        game = on_base(plate(2, stadium), *taken)
        for base in taken:
            twin = game.copy()
            assert isinstance(twin, Ballgame)
            bases.steal(twin, sum(1 << each for each in taken))
            bases.throw_at(twin, base)
            assert odds.out_chance(game, STEAL, game.runner(base), base, NO_RESULT, 0) == pytest.approx(beaten(twin))
            assert odds.steal_chance(game, base) == pytest.approx(beaten(twin))


@pytest.mark.parametrize("stadium", PARKS)
def test_ground_balls(stadium: str) -> None:
    for seed in range(4):
        game = after(on_base(plate(seed, stadium), 0), GB, 0)
        expected = odds.double_play_chance(game)
        bases.try_double_play(game)
        assert expected == pytest.approx(beaten(game))
        game = after(on_base(plate(seed, stadium), 1), GB, 1)
        expected = odds.out_chance(game, GROUND, game.runner(1), 1, GB, 1)
        bases.send_second(game, True)
        bases.reply_second(game, True)
        assert expected == pytest.approx(beaten(game))
        game = on_base(plate(seed, stadium), 2)
        game.infield_in = True
        after(game, GB, 1)
        expected = odds.out_chance(game, HOME, game.runner(2), 2, GB, 1)
        bases.send_home(game, True)
        bases.reply_home(game, True)
        assert expected == pytest.approx(beaten(game))


def test_cards_at_a_throw() -> None:
    game = after(on_base(plate(3), 0), GB, 0)
    bases.try_double_play(game)
    game.fielding().infield = int(game.batter().speed) - 4
    plain = odds.throw_chance(game)
    assert plain == pytest.approx(11 / 20)
    in_force(game, "R14")
    assert odds.throw_chance(game) == pytest.approx(beaten(game))
    assert odds.throw_chance(game) == pytest.approx(plain + 0.2)
    game.throw_natural = 1
    assert odds.throw_chance(game) in (0.0, 1.0)
    assert odds.throw_chance_again(game) == pytest.approx(plain + 0.2)


def test_ties_are_safe() -> None:
    game = on_base(plate(0), 0)
    game.fielding().battery = 4
    runner = game.batter_in(int(game.offence), 8)
    assert odds.steal_chance(game, 0) == pytest.approx(max(0, min(20, 24 - int(runner.speed))) / 20)


# --- Plays, checks, bunts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("bonus", [-2, 0, 6, 10, 30])
def test_plays(bonus: int) -> None:
    for attribute in (INFIELD, OUTFIELD):
        game = plate(4)
        successes = 0
        for face in range(1, 21):
            game.chance = scripted_chance((face - 1,))
            successes += throws.make_play(game, attribute, bonus)
        assert odds.play_chance(game, attribute, bonus) == pytest.approx(successes / 20)


def test_checks_of_cards() -> None:
    game = plate(4)
    seeing_eye = BOOK.rules.strategies[CARDS["B13"]].effects[0]
    assert odds.check_chance(game, seeing_eye) == pytest.approx(1 - odds.play_chance(game, INFIELD, 6))
    warning_track = BOOK.rules.strategies[CARDS["R17"]].effects[0]
    assert odds.check_chance(game, warning_track) == pytest.approx(odds.play_chance(game, OUTFIELD, -2))
    battle = BOOK.rules.strategies[CARDS["B15"]].effects[0]
    assert odds.check_chance(game, battle) == pytest.approx(8 / 20)
    last_word = BOOK.rules.strategies[CARDS["B23"]].effects[0]
    assert odds.check_chance(game, last_word) == 1.0


def test_bunts() -> None:
    game = plate(0)
    assert odds.bunt_chance(game, 1) == pytest.approx(8 / 20)
    assert odds.bunt_chance(game, 2) == pytest.approx(1 - 0.6**2)


def test_every_result_has_a_place() -> None:
    assert odds.RESULTS == HBP + 1
    assert len(odds.results(plate(0))) == odds.RESULTS
    assert sum(odds.results(plate(0))) == pytest.approx(1)
