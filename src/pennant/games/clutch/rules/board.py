"""The board of a game: all that anybody can see, and who can see it (C-7).

The rules tell the story (who pitched what, who was thrown out); the board says how things stand, so that a client can
follow without knowing the rules. `lineup.*.rating` is one rating for each place of the line-up, packed into a number;
`games/clutch/view.py` says how views show these fields.
"""

from typing import Final

from mypy_extensions import i64

from pennant.games.clutch.rules import conditions, effects, net_effects, ratings, steps, throws
from pennant.games.clutch.rules.ballgame_state import BallgameState
from pennant.games.clutch.rules.cards import (
    BATTERY,
    COMMAND,
    DOUBLE_PLAY,
    FOR_BATTERS,
    INFIELD,
    NO_THROW,
    OF_BATTER,
    OF_PITCHER,
    OUT_OF_POSITION,
    OUTFIELD,
    PLAY,
    PLAY_ROLL,
    REMOVE_LASTING,
    TAKE_DISCARDED,
    THROW,
    THROW_ROLL,
)
from pennant.games.clutch.rules.packing import PITCHER, charged_to, slot_of, unpack_rest
from pennant.games.clutch.rules.team import NO_CARD, NOBODY, SLOTS, Play, Team
from pennant.games.clutch.rules.windows import FOREVER
from pennant.kernel.board import EVERYONE, Board

# How several small numbers are packed into one.
RATING_BITS: Final = 5
REST_BITS: Final = 4
STREAK_BITS: Final = 8
STATE_BITS: Final = 2
SPEED_FLOOR: Final = 8  # Speeds are stored with this offset, because they may be negative
PITCHERS_FROM: Final = 64  # where a batter or a pitcher may stand: pitchers are counted from here
NO_BASE: Final = -2
NOT_ROLLED: Final = -100  # in place of a total

# The place of a pitcher.
IN_ROTATION: Final = 0
IN_BULLPEN: Final = 1
ON_MOUND: Final = 2
TAKEN_OUT: Final = 3

WINDOW_STEPS: Final = (
    1 << steps.OPEN_HALF
    | 1 << steps.OPEN_SUB_MADE
    | 1 << steps.OPEN_DECLARED
    | 1 << steps.OPEN_BUNT
    | 1 << steps.OPEN_PRE_PITCH
    | 1 << steps.OPEN_POST_PITCH
    | 1 << steps.OPEN_ADVANTAGE
    | 1 << steps.OPEN_PRE_SWING
    | 1 << steps.OPEN_POST_SWING
    | 1 << steps.OPEN_RESULT
    | 1 << steps.OPEN_PRE_THROW
    | 1 << steps.OPEN_POST_THROW
    | 1 << steps.OPEN_THROW_RESULT
    | 1 << steps.OPEN_AFTER
    | 1 << steps.OPEN_HALF_END
    | 1 << steps.ANSWER
)
"""The steps that are card windows."""


BOTH_MANAGERS: Final = 3
"""The audience of the two seats, without spectators."""


def describe_board(state: BallgameState, board: Board) -> None:
    _describe_question(state, board)
    _describe_table(state, board)
    is_known = is_laid(state)
    _describe_bases(state, board, is_known)
    _describe_at_bat(state, board, is_known)
    _describe_rolls(state, board, is_known)
    _describe_throw(state, board, is_known)
    _describe_cards(state, board)
    for seat in range(2):
        team = state.teams[seat]
        board.part("teams", seat, seat)
        _describe_team(state, seat, team, board)
        _describe_hand(state, seat, team, board)
        board.part("teams", seat, seat)
        if not board.repeats(_key(team)):
            _describe_lineup(state, seat, team, board)
            _describe_pitchers(state, seat, team, board)


def _describe_question(state: BallgameState, board: Board) -> None:
    """The open question and its window; while no question is open, the last ones."""
    if state.acting or state.step == steps.OVER:
        is_window = state.acting and WINDOW_STEPS >> state.step & 1
        board.number("question", state.question if state.acting else NOBODY)
        board.number("asked", state.acting)
        board.number("window", effects.window_of(state) if is_window else NOBODY)
    else:
        board.same_number("question", NOBODY)
        board.same_number("asked", 0)
        board.same_number("window", NOBODY)


def _describe_table(state: BallgameState, board: Board) -> None:
    """The state that belongs to no team."""
    is_over = state.step == steps.OVER
    board.number("number", state.game if is_over else state.game + 1)
    board.number("home", state.home)
    board.number("stadium", state.setup.clubs[state.home].deck.stadium)
    board.number("inning", state.inning)
    board.number("top", 1 if state.is_top() else 0)
    board.number("offence", state.offence)
    board.number("outs", state.outs)
    board.number("half_runs", state.half_runs)
    board.number("clutch_moment", 1 if conditions.in_clutch_moment(state) else 0)
    board.number("owed", state.owed)
    board.number("winner", state.winner if is_over else NOBODY)
    board.number("over", 1 if is_over else 0)
    board.number("weather.card", state.weather)
    board.number("weather.owner", NOBODY if state.weather == NO_CARD else state.weather_owner)
    board.number("weather.halves", -1 if state.weather == NO_CARD else _halves_left(state, state.weather_until))
    board.list("line", state.line)


def _halves_left(state: BallgameState, until: i64) -> i64:
    """The halves that a card is still in force, this one included; -1 if they are not counted."""
    return -1 if until >= FOREVER else until - state.half + 1


def is_laid(state: BallgameState) -> bool:
    """Whether both line-ups are complete."""
    return has_lineup(state, 0) and has_lineup(state, 1)


def has_lineup(state: BallgameState, seat: i64) -> bool:
    return state.teams[seat].bench != state.setup.clubs[seat].everybody


def runner_number(state: BallgameState, runner: i64) -> i64:
    """A runner with his player, seat, pitcher and Speed; -1 if there is none."""
    if not runner:
        return -1
    slot = slot_of(runner)
    speed: i64 = ratings.speed(state, slot)
    who: i64 = state.batting().player(slot) | state.offence << 5
    return who | slot << 6 | charged_to(runner) << 10 | (speed + SPEED_FLOOR) << 16


def _describe_bases(state: BallgameState, board: Board, is_known: bool) -> None:
    """The runners; there are none before the line-ups are known."""
    board.number("bases.0", runner_number(state, state.runner(0)) if is_known else -1)
    board.number("bases.1", runner_number(state, state.runner(1)) if is_known else -1)
    board.number("bases.2", runner_number(state, state.runner(2)) if is_known else -1)


def _describe_at_bat(state: BallgameState, board: Board, is_known: bool) -> None:
    """The batter, the pitcher and the defence, with all effects."""
    tired: i64 = 0
    command: i64 = 0
    if is_known:
        tired = state.tired if state.pitch_natural > 0 or state.bunts else ratings.tired_level(state)
        command = max(0, ratings.printed_command(state) - tired + net_effects.net(state, COMMAND, NOBODY))
    board.number("batter.slot", state.slot if is_known else -1)
    board.number("batter.player", state.batting().player(state.slot) | state.offence << 5 if is_known else -1)
    board.number("batter.bats", ratings.bats(state) if is_known else -1)
    board.number("batter.on_base", ratings.on_base(state) if is_known else 0)
    board.number("batter.speed", ratings.speed(state, state.slot) if is_known else 0)
    board.number("batter.pinch_hitter", 1 if is_known and state.pinch_hitter else 0)
    board.number("pitcher.player", state.fielding().mound | (1 - state.offence) << 6 if is_known else -1)
    board.number("pitcher.command", command)
    board.number("pitcher.tired", tired)
    board.number("pitcher.limit", ratings.limit_of(state) if is_known else 0)
    board.number("defence.battery", ratings.rating(state, BATTERY) if is_known else 0)
    board.number("defence.infield", ratings.rating(state, INFIELD) if is_known else 0)
    board.number("defence.outfield", ratings.rating(state, OUTFIELD) if is_known else 0)
    board.number("at_bat.walks", state.walks if is_known else 0)
    board.number("at_bat.stole", 1 if is_known and state.stole else 0)
    board.number("at_bat.bunting", 1 if is_known and state.bunting else 0)
    board.number("at_bat.bunts", state.bunts if is_known else 0)
    board.number("at_bat.infield_in", 1 if is_known and state.infield_in else 0)


def _describe_rolls(state: BallgameState, board: Board, is_known: bool) -> None:
    """From the pitch to the outcome, with all effects."""
    is_pitched = is_known and state.pitch_natural > 0
    is_swung = is_known and state.swing_natural > 0
    board.number("pitch.natural", state.pitch_natural if is_known else 0)
    board.number("pitch.die", state.pitch_die if is_known else 20)
    board.number("pitch.roll", ratings.pitch_roll(state) if is_pitched else NOT_ROLLED)
    board.number("pitch.total", ratings.pitch(state) if is_pitched else NOT_ROLLED)
    board.number("pitch.mistake", 1 if is_pitched and ratings.is_mistake(state) else 0)
    board.number("chart", state.chart if is_known else -1)
    board.number("swing.natural", state.swing_natural if is_known else 0)
    board.number("swing.die", state.swing_die if is_known else 20)
    board.number("swing.total", ratings.swing(state) if is_swung else NOT_ROLLED)
    board.number("result", state.result if is_known else -1)
    board.number("outcome", state.outcome if is_known else -1)


def _describe_throw(state: BallgameState, board: Board, is_known: bool) -> None:
    """The runners who go; for a throw its rating, the sum of the modifiers of the die, and the number to beat."""
    kind: i64 = state.throw_kind if is_known else NO_THROW
    is_thrown = is_known and state.throw_runner != 0
    strength, needed = NOT_ROLLED, NOT_ROLLED
    if is_thrown:
        strength, needed = _throw_numbers(state)
    board.number("sent", 0 if kind == NO_THROW or kind == DOUBLE_PLAY else state.sent)
    board.number("throw.kind", kind)
    board.number("throw.runner", runner_number(state, state.throw_runner) if is_thrown else -1)
    board.number("throw.start", state.throw_from if is_thrown else NO_BASE)
    board.number("throw.to", state.throw_to if is_thrown else NO_BASE)
    board.number("throw.rating", state.throw_rating if is_thrown else -1)
    board.number("throw.strength", strength)
    board.number("throw.needed", needed)
    board.number("throw.natural", state.throw_natural if is_thrown else 0)
    board.number("throw.out", 1 if is_thrown and state.throw_out and state.throw_natural > 0 else 0)


def _throw_numbers(state: BallgameState) -> tuple[int, int]:
    """The sum of the modifiers of a throw's die, and the number to beat."""
    strength: i64 = ratings.rating(state, state.throw_rating) + state.throw_more
    if throws.is_play(state):
        strength += net_effects.net(state, PLAY_ROLL, NOBODY) + net_effects.net(state, PLAY, NOBODY)
        return strength, state.setup.rulebook.play_needs - 1
    strength += net_effects.net(state, THROW_ROLL, NOBODY) + net_effects.net(state, THROW, NOBODY)
    return strength, ratings.speed(state, slot_of(state.throw_runner)) + state.throw_speed


# --- cards ----------------------------------------------------------------------------------------------------------

PLAY_NUMBERS: Final = (
    "card", "owner", "target", "alternative", "pick", "left_on", "batters", "halves", "spent", "negated", "harmless",
)  # fmt: skip


def play_numbers(state: BallgameState, play: Play, is_announced: bool) -> list[int]:
    """A card in play as everybody sees it."""
    card = state.card_of(play)
    batters: i64 = play.until if card.lasts == FOR_BATTERS else -1
    halves = -1 if batters >= 0 or not play.until else _halves_left(state, play.until)
    left_on: i64 = -1
    if play.player != NOBODY and card.on_player == OF_BATTER:
        left_on = state.teams[play.owner].player(play.player) | play.owner << 5
    elif play.player != NOBODY and card.on_player == OF_PITCHER:
        left_on = PITCHERS_FROM + play.player + (play.owner << 6)
    return [
        play_number(play), play.owner, play.target, play.choice, _target_card(state, play) if is_announced else -1,
        left_on, batters, halves, 1 if play.spent else 0, 1 if play.negated else 0, 1 if play.harmless else 0,
    ]  # fmt: skip


def play_number(play: Play) -> i64:
    """Its card: even numbers are strategy cards, odd ones coaches."""
    return play.card * 2 + (1 if play.is_coach else 0)


def _target_card(state: BallgameState, play: Play) -> i64:
    """The card that an announced one is to remove or to take back."""
    if play.pick == NO_CARD:
        return -1
    for effect in state.card_of(play).effects:
        verb = net_effects.chosen_effect(play, effect).verb
        if verb == TAKE_DISCARDED:
            return play.pick * 2
        if verb == REMOVE_LASTING and play.pick < len(state.standing):
            return play_number(state.standing[play.pick])
    return -1


def _plays(state: BallgameState, plays: tuple[Play, ...], is_announced: bool) -> tuple[int, ...]:
    found: list[int] = []
    for play in plays:
        found += play_numbers(state, play, is_announced)
    return tuple(found)


def _describe_cards(state: BallgameState, board: Board) -> None:
    """The cards in play: numbers as in `PLAY_NUMBERS` for each of them."""
    board.list("plays", _plays(state, state.plays, False))
    board.list("standing", _plays(state, state.standing, False))
    board.list("stack", _plays(state, state.stack, True))


def _describe_hand(state: BallgameState, seat: i64, team: Team, board: Board) -> None:
    board.list("discard", team.discard)
    board.list("choice", team.draft if team.draft else state.use if state.acting >> seat & 1 else (), 1 << seat)
    board.zone("hand", _hand(team, seat))
    board.zone("known", _zone(team.shown, BOTH_MANAGERS))


def _hand(team: Team, seat: i64) -> tuple[int, ...]:
    """The numbers of cards; the hand for its owner; for the opponent the cards that were shown."""
    return len(team.hand), EVERYONE, *_zone(team.hand, 1 << seat), *_zone(team.shown, 2 >> seat)


def _zone(cards: tuple[int, ...], audience: i64) -> tuple[int, ...]:
    entries: list[int] = []
    for card in cards:
        entries += [card, audience]
    return tuple(entries)


# --- teams ----------------------------------------------------------------------------------------------------------


def _describe_team(state: BallgameState, seat: i64, team: Team, board: Board) -> None:
    used = (1 << len(state.setup.clubs[seat].coaches)) - 1 & ~team.coaches
    board.number("runs", team.runs)
    board.number("wins", team.wins)
    board.number("up", team.up)
    board.number("turn", team.turn)
    board.number("substituted", 1 if team.substituted else 0)
    board.number("changed", 1 if team.changed else 0)
    board.number("ratings.battery", team.battery)
    board.number("ratings.infield", team.infield)
    board.number("ratings.outfield", team.outfield)
    board.number("mound.player", team.mound)
    board.number("mound.outs", team.outs)
    board.number("mound.runs", team.charged)
    board.number("mound.walks", team.walks)
    board.number("mound.faced", team.faced)
    board.number("mound.more", team.more)
    board.number("mound.entered", team.entered)
    board.number("mound.entered_tired", 1 if team.entered_tired else 0)
    board.number("coaches.*.used", used)
    board.number("hand_size", len(team.hand))
    board.number("hand_limit", net_effects.hand_limit(state, seat))
    board.number("deck_size", len(team.deck))


def _key(team: Team) -> tuple[object, ...]:
    """All values that the line-up and the pitchers depend on."""
    return (
        team.order, team.fielding, team.last, team.hits, team.pinch_runners, team.bench, team.left, team.mound,
        team.bullpen, team.arms, team.rest,
    )  # fmt: skip


def _describe_lineup(state: BallgameState, seat: i64, team: Team, board: Board) -> None:
    is_in = has_lineup(state, seat)
    board.number("lineup.*.player", team.order if is_in else -1)
    board.number("lineup.*.position", team.fielding if is_in else -1)
    board.number("lineup.*.rating", ratings_number(state, seat) if is_in else -1)
    board.number("lineup.*.last", team.last)
    board.number("lineup.*.hits", team.hits)
    board.number("lineup.*.pinch_runner", team.pinch_runners)
    board.number("bench", team.bench)
    board.number("left", team.left)


def ratings_number(state: BallgameState, seat: i64) -> i64:
    """The rating of every slot at its position, counted from that of a player out of position."""
    team = state.teams[seat]
    found: i64 = 0
    for slot in range(SLOTS):
        rating: i64 = state.batter_in(seat, slot).ratings[team.position(slot)]
        found |= rating - OUT_OF_POSITION << slot * RATING_BITS
    return found


def _describe_pitchers(state: BallgameState, seat: i64, team: Team, board: Board) -> None:
    """All pitchers: their status, their required rest in games, and their streak of games (C-4.4.1)."""
    used = 0
    for arm in team.arms:
        used |= 1 << (arm & PITCHER)
    bullpen: int = team.bullpen
    states, rests, streaks, tired = 0, 0, 0, 0
    for place in range(len(state.setup.clubs[seat].pitchers)):
        due, streak = unpack_rest(team.rest[place] if team.rest else 0)
        streak = min(streak, (1 << STREAK_BITS) - 1)
        status = IN_ROTATION
        if place == team.mound:
            status = ON_MOUND
        elif used >> place & 1:
            status = TAKEN_OUT
        elif bullpen >> place & 1:
            status = IN_BULLPEN
        states |= status << place * STATE_BITS
        rests |= due << place * REST_BITS
        streaks |= streak << place * STREAK_BITS
        if due or streak >= 2:
            tired |= 1 << place
    board.number("pitchers.*.state", states)
    board.number("pitchers.*.rest", rests)
    board.number("pitchers.*.streak", streaks)
    board.number("pitchers.*.tired", tired)
