"""The greedy bot of Clutch, in positions where any baseball fan knows the right move."""

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from pennant.bots.compiled import clutch_cards
from pennant.bots.compiled.clutch import best_action
from pennant.bots.compiled.clutch_worth import RESULT_RUNS
from pennant.games.clutch.cards import own_set
from pennant.games.clutch.cards.building import build_deck
from pennant.games.clutch.cards.decks import limits, rules_deck
from pennant.games.clutch.rules import bases, innings, moves, odds, prospects, questions, steps
from pennant.games.clutch.rules.ballgame import Ballgame, new_game
from pennant.games.clutch.rules.ballgame_state import BALLGAME_FIELDS
from pennant.games.clutch.rules.cards import DESIGNATED, FB, GB, OUT_OF_POSITION, PRE_PITCH, SINGLE, K
from pennant.games.clutch.rules.packing import runner_of
from pennant.games.clutch.rules.setup import OPEN, QUICK, Club, Rulebook, Setup
from pennant.games.clutch.rules.team import TEAM_FIELDS
from pennant.kernel.chance import small_chance

BOOK = own_set()
CARDS = {card.id: number for number, card in enumerate(BOOK.strategies)}
QUIET_PARK = next(number for number, stadium in enumerate(BOOK.stadiums) if stadium.id == "S4")


@cache
def clubs(seed: int) -> tuple[Club, Club]:
    first, second = (
        Club(BOOK.rules, rules_deck(build_deck(BOOK, limits("standard"), Random(2 * seed + seat), style="best"), BOOK))
        for seat in range(2)
    )
    return first, second


def start_game(seed: int, window: int = QUICK, strategy: bool = True) -> Ballgame:
    setup = Setup("single", {}, clubs(seed), Rulebook())
    setup.windows = window
    setup.strategy = strategy
    return new_game(setup, BOOK.rules, small_chance(seed, 3), False)


def at_bat(inning: int = 1, top: bool = True, lead: int = 0, outs: int = 0, taken: tuple[int, ...] = ()) -> Ballgame:
    """An at-bat without strategy cards; `lead` is the lead of the team at bat."""
    game = start_game(3)
    for seat in range(2):
        game.apply(seat, moves.LINEUP_READY)
    for team in game.teams:
        team.hand = ()
        team.coaches = 0
    game.stadium = BOOK.rules.stadiums[QUIET_PARK]
    game.inning = inning
    game.half = 2 * (inning - 1) + (0 if top else 1)
    game.offence = 1 - game.home if top else game.home
    innings.begin_at_bat(game)
    game.outs = game.outs_before = outs
    game.batting().runs, game.fielding().runs = (5 + lead, 5) if lead >= 0 else (5, 5 - lead)
    for base in taken:
        game.put_runner(base, runner_of(8 - base, int(game.fielding().mound), False))
    return game


def answer_at_step(game: Ballgame, step: int) -> int:
    """Go to this step and return the answer of the manager who decides."""
    game.acting = 0
    game.step = step
    game.priority = game.passes = 0
    game.run()
    seat = game.actors()[0]
    action = best_action(game, seat)
    assert action in game.legal(seat)
    return action


def answer_after_outcome(game: Ballgame, outcome: int) -> int:
    """Resolve this outcome and return the answer of the manager who decides."""
    game.acting = 0
    game.outcome = outcome
    bases.resolve(game)
    game.run()
    seat = game.actors()[0]
    action = best_action(game, seat)
    assert action in game.legal(seat)
    return action


# --- runners and throws -----------------------------------------------------------------------------------------------


def test_greedy_sends_runner_who_is_sure_to_be_safe() -> None:
    game = at_bat(taken=(1,))
    game.fielding().outfield = -30
    assert answer_after_outcome(game, SINGLE) == moves.ADVANCE + 4


def test_greedy_holds_runner_who_is_sure_to_be_out() -> None:
    game = at_bat(taken=(1,))
    game.fielding().outfield = 40
    assert answer_after_outcome(game, SINGLE) == moves.ADVANCE


def test_greedy_takes_more_risks_with_two_outs() -> None:
    def sends_runner(outs: int, rating: int) -> bool:
        game = at_bat(outs=outs, taken=(1,))
        game.fielding().outfield = rating
        return answer_after_outcome(game, SINGLE) != moves.ADVANCE

    ratings = range(-10, 30)
    assert all(sends_runner(2, rating) for rating in ratings if sends_runner(0, rating))
    assert any(sends_runner(2, rating) and not sends_runner(0, rating) for rating in ratings)


def test_greedy_throws_at_the_most_valuable_runner() -> None:
    game = at_bat(outs=1, taken=(0, 1))
    game.fielding().outfield = -30  # no runner can be thrown out
    game.outcome = SINGLE
    bases.resolve(game)
    game.acting = 0
    bases.send(game, 6)
    game.run()
    game.fielding().outfield = 60  # now any runner can be thrown out
    assert best_action(game, game.actors()[0]) == moves.THROW_AT + 2


def test_greedy_steals_when_safe_and_not_when_hopeless() -> None:
    game = at_bat(taken=(0,))
    game.fielding().battery = -30
    assert answer_at_step(game, steps.ASK_WALK) == moves.PITCH_TO
    game.apply(1 - int(game.offence), moves.PITCH_TO)
    assert best_action(game, int(game.offence)) == moves.STEAL_SECOND
    game.fielding().battery = 40
    assert best_action(game, int(game.offence)) == moves.NO_STEAL


def test_greedy_tries_double_play() -> None:
    game = at_bat(taken=(0,))
    assert answer_after_outcome(game, GB) == moves.TRY_TWO


def test_greedy_tries_double_play_with_winning_run_on_third() -> None:
    """Bottom of the ninth, tied, one out, runners on first and third: only two outs keep the run from scoring."""
    game = at_bat(9, top=False, outs=1, taken=(0, 2))
    game.infield_in = False
    assert answer_after_outcome(game, GB) == moves.TRY_TWO


def test_greedy_sends_winning_run_on_fly_ball() -> None:
    game = at_bat(9, top=False, outs=1, taken=(2,))
    assert answer_after_outcome(game, FB) == moves.ADVANCE + 4


# --- before the pitch -------------------------------------------------------------------------------------------------


def test_greedy_walks_nobody_with_bases_loaded_in_a_tie() -> None:
    for inning in (3, 9):
        assert answer_at_step(at_bat(inning, top=False, taken=(0, 1, 2)), steps.ASK_WALK) == moves.PITCH_TO


def test_greedy_walks_nobody_early_in_the_game() -> None:
    assert answer_at_step(at_bat(2, taken=(1,)), steps.ASK_WALK) == moves.PITCH_TO


def test_greedy_walks_better_batter_whose_run_does_not_matter() -> None:
    """Bottom of the ninth, tied, runner on second: the run of the batter does not matter, so walk him."""
    for is_better in (True, False):
        game = at_bat(9, top=False, outs=1, taken=(1,))
        team, club = game.batting(), game.setup.clubs[int(game.offence)]
        by_bat = sorted(range(len(club.batters)), key=lambda place: runs_per_turn(game, place))
        team.put_player(0, by_bat[-1] if is_better else by_bat[0])
        team.put_player(1, by_bat[0] if is_better else by_bat[-1])
        assert answer_at_step(game, steps.ASK_WALK) == (moves.WALK if is_better else moves.PITCH_TO)


def runs_per_turn(game: Ballgame, place: int) -> float:
    """Expected runs per plate appearance of this batter of the offense against the current pitcher."""
    return odds.expected_between(game.setup.clubs[int(game.offence)].batters[place], game.pitcher(), 0, RESULT_RUNS)


def test_greedy_brings_infield_in_for_winning_run_but_not_far_ahead() -> None:
    def choose_depth(game: Ballgame) -> int:
        return answer_at_step(game, steps.ALIGN)

    assert choose_depth(at_bat(9, top=False, taken=(2,))) == moves.INFIELD_IN
    assert choose_depth(at_bat(2, lead=-6, taken=(2,))) == moves.INFIELD_BACK


def test_greedy_does_not_bunt_early_in_the_game() -> None:
    """No batter in the order bunts in the second inning."""
    for slot in range(9):
        game = at_bat(2, taken=(0,))
        game.slot = game.batting().up = slot
        game.fielding().battery = 40
        answer_at_step(game, steps.ASK_WALK)
        game.apply(1 - int(game.offence), moves.PITCH_TO)
        game.apply(int(game.offence), moves.NO_STEAL)
        assert best_action(game, int(game.offence)) == moves.SWING_AWAY


# --- bench and bullpen ------------------------------------------------------------------------------------------------


def test_greedy_replaces_tired_pitcher() -> None:
    game = at_bat(6)
    team = game.fielding()
    team.outs, team.faced = 3 * int(game.pitcher().limit), 20
    action = answer_at_step(game, steps.SUBS)
    assert moves.PITCHER_IN <= action < moves.REPLACE


def test_greedy_keeps_fresh_starter() -> None:
    game = at_bat(4)
    game.fielding().faced = 12
    assert answer_at_step(game, steps.SUBS) == moves.PASS


def test_greedy_uses_best_reliever_in_the_ninth() -> None:
    game = at_bat(9, lead=-1)
    seat = 1 - int(game.offence)
    team = game.teams[seat]
    team.outs, team.faced = 3 * int(game.pitcher().limit), 30
    place = answer_at_step(game, steps.SUBS) - moves.PITCHER_IN
    pitchers = game.setup.clubs[seat].pitchers
    runs = [0.0] * len(pitchers)
    for number in range(len(pitchers)):
        for more in range(4):
            batter = game.batter_in(int(game.offence), (int(game.slot) + more) % 9)
            runs[number] += odds.expected_between(batter, pitchers[number], 0, RESULT_RUNS)
    bullpen = [number for number in range(len(pitchers)) if team.bullpen >> number & 1]
    assert runs[place] == pytest.approx(min(runs[number] for number in bullpen))


def test_greedy_does_not_move_fielders_without_need() -> None:
    for inning in range(1, 10):
        assert answer_at_step(at_bat(inning), steps.SUBS) in (moves.PASS, *range(moves.PITCHER_IN, moves.REPLACE))


def test_greedy_swaps_fielders_who_are_out_of_position() -> None:
    """Two fielders play each other's position, and the manager swaps them."""
    game = at_bat(5)
    seat = 1 - int(game.offence)
    team = game.teams[seat]
    ratings = game.setup.clubs[seat].batters
    one, other = find_misplaced_pair(game, seat)
    first, second = int(team.position(one)), int(team.position(other))
    team.put_position(one, second)
    team.put_position(other, first)
    game.rate(seat)
    assert answer_at_step(game, steps.SUBS) in (moves.SHIFT + one, moves.SHIFT + other)
    while game.question != questions.CHOOSE_SUB or best_action(game, seat) != moves.PASS:
        game.apply(seat, best_action(game, seat))
    placed = [ratings[team.player(slot)].ratings[team.position(slot)] for slot in range(9)]
    assert OUT_OF_POSITION not in placed


def find_misplaced_pair(game: Ballgame, seat: int) -> tuple[int, int]:
    """Two slots whose fielders cannot play each other's position."""
    team, batters = game.teams[seat], game.setup.clubs[seat].batters
    for one in range(9):
        for other in range(one):
            here, there = int(team.position(one)), int(team.position(other))
            if DESIGNATED in (here, there):
                continue
            first, second = batters[team.player(one)], batters[team.player(other)]
            if not first.listed >> there & 1 and not second.listed >> here & 1:
                return one, other
    raise AssertionError("everybody can play everywhere")


# --- cards ------------------------------------------------------------------------------------------------------------


def deal_hand(game: Ballgame, seat: int, *cards: str) -> Ballgame:
    team = game.teams[seat]
    team.hand = tuple(sorted(CARDS[card] for card in cards))
    team.count_cards()
    return game


def test_greedy_rerolls_strikeout_that_ends_a_rally() -> None:
    game = at_bat(9, top=False, lead=-1, outs=2, taken=(1, 2))
    deal_hand(game, int(game.offence), "B14")
    game.chart, game.result, game.swing_natural, game.pitch_natural = 1, K, 2, 15
    assert answer_at_step(game, steps.OPEN_RESULT) == moves.CARD


def test_greedy_keeps_card_when_game_is_decided() -> None:
    game = at_bat(5, lead=-10, outs=2)
    deal_hand(game, int(game.offence), "B14")
    game.chart, game.result, game.swing_natural, game.pitch_natural = 1, K, 2, 15
    assert answer_at_step(game, steps.OPEN_RESULT) == moves.PASS


def test_greedy_plays_card_before_the_game_ends() -> None:
    """Two outs in the bottom of the ninth: a card that is not played now is wasted."""
    game = at_bat(9, top=False, lead=-1, outs=2, taken=(0, 1))
    deal_hand(game, int(game.offence), "B01")
    assert answer_at_step(game, steps.OPEN_PRE_PITCH) == moves.CARD


def test_judge_gives_little_value_to_suppressed_card() -> None:
    """A smaller Swing bonus of the same manager has no effect beside a larger one (C-3.9.6)."""
    game = at_bat(9, top=False, lead=-1, outs=2, taken=(0, 1))
    seat = int(game.offence)
    deal_hand(game, seat, "B02", "B01")
    judge = clutch_cards.Judge(game, PRE_PITCH)
    first = clutch_cards.plan_play(game, seat, moves.CARD, PRE_PITCH)
    alone = judge.gain(first, game.card_of(first))
    stronger = clutch_cards.plan_play(game, seat, moves.CARD + 1, PRE_PITCH)
    game.plays = (stronger,)
    below = clutch_cards.Judge(game, PRE_PITCH)
    assert alone > 0.01
    assert below.gain(first, game.card_of(first)) < 0.2 * alone


def test_greedy_does_not_eject_batter_without_replacement() -> None:
    """Last Word (B23) ejects the batter; with an empty bench the team would forfeit the game (C-3.5.11)."""
    game = at_bat(9, top=False, lead=-1, outs=1, taken=(1,))
    deal_hand(game, int(game.offence), "B23")
    game.chart, game.result, game.swing_natural, game.pitch_natural = 1, K, 2, 15
    game.batting().bench = 0
    assert answer_at_step(game, steps.OPEN_RESULT) == moves.PASS


def test_greedy_discards_least_valuable_card() -> None:
    game = at_bat(3)
    seat = 1 - int(game.offence)
    deal_hand(game, seat, "R10", "R05", "R18", "R15", "R08", "R17", "R16", "R02")
    action = answer_at_step(game, steps.CUT_HANDS)
    assert game.question == questions.CHOOSE_DISCARD
    assert game.teams[seat].hand[action - moves.DISCARD] == CARDS["R10"]


# --- win and run chances ----------------------------------------------------------------------------------------------


def test_win_chance_grows_with_lead_and_is_half_in_a_tie() -> None:
    for left in range(1, 19):
        chances = [prospects.win_chance(left, lead, 0, 0) for lead in range(-8, 9)]
        assert chances == sorted(chances)
        assert all(0.0 <= chance <= 1.0 for chance in chances)
    assert prospects.win_chance(18, 0, 0, 0) == pytest.approx(0.5, abs=1e-3)
    assert prospects.win_chance(2, 0, 0, 0) == pytest.approx(0.5)
    assert prospects.win_chance(1, 1, 2, 0) == 1.0
    assert prospects.win_chance(1, -1, 3, 0) == 0.0
    assert prospects.win_chance(1, 0, 3, 0) == 0.5


def test_run_chances_have_measured_mean() -> None:
    for position in range(24):
        chances = prospects.run_chances(position)
        assert sum(chances) == pytest.approx(1.0)
        assert 1.0 - chances[0] == pytest.approx(prospects.SCORES[position])
        mean = sum(runs * chance for runs, chance in enumerate(chances))
        assert mean == pytest.approx(prospects.RUNS[position], abs=0.02)  # large numbers of runs are grouped


def test_win_chances_of_both_seats_add_up_to_one() -> None:
    game = at_bat(7, lead=1, outs=1, taken=(0,))
    assert prospects.chance_of(game, 0) + prospects.chance_of(game, 1) == pytest.approx(1.0)


# --- whole games ------------------------------------------------------------------------------------------------------


def play_game(game: Ballgame) -> Iterator[int]:
    """Play a game between two greedy managers."""
    while not game.is_over():
        seat = game.actors()[0]
        yield seat
        game.apply(seat, best_action(game, seat))


@pytest.mark.parametrize("window", [QUICK, OPEN])
def test_greedy_chooses_legal_repeatable_moves_without_changing_state(window: int) -> None:
    game = start_game(5, window)
    for number, seat in enumerate(play_game(game)):
        guess = game.guess(seat, number)
        assert isinstance(guess, Ballgame)
        before = snapshot(guess)
        action = best_action(guess, seat)
        assert action in guess.legal(seat)
        assert best_action(guess, seat) == action
        assert snapshot(guess) == before


def snapshot(game: Ballgame) -> list[object]:
    values: list[object] = [getattr(game, name) for name in BALLGAME_FIELDS]
    values += [game.plays, game.standing, game.stack]
    return values + [getattr(team, name) for team in game.teams for name in TEAM_FIELDS]


def test_greedy_beats_random_players() -> None:
    wins = 0.0
    for seed in range(6):
        game = start_game(seed)
        luck = Random(seed)
        greedy = seed % 2
        while not game.is_over():
            seat = game.actors()[0]
            game.apply(seat, best_action(game, seat) if seat == greedy else luck.choice(game.legal(seat)))
        wins += game.returns()[greedy]
    assert wins >= 5
