"""The board as the log tells it: after every step the changes since the last one, each to those who may see it.

The rules tell the story (who pitched what, who was thrown out); this module tells the state of the board, so that a
client can follow without knowing the rules. Numbers have names like paths: `pitch.total` is the total of the pitch,
`lineup.*.rating` one rating for each place of the line-up, packed.
"""

from typing import Final

from mypy_extensions import i64

from pennant.games.clutch.rules import conditions, effects, events, net_effects, ratings, steps, throws
from pennant.games.clutch.rules.ballgame_state import (
    NO_CARD,
    NOBODY,
    SLOTS,
    BallgameState,
    Play,
    Team,
    charged_to,
    slot_of,
)
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
from pennant.games.clutch.rules.windows import FOREVER
from pennant.kernel.state import EVERYONE

ON_TABLE: Final = -1
"""Stands for a seat where something belongs to no seat."""

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


class Squad:
    """The players of a team as numbers: they change rarely, and are packed again only then."""

    def __init__(self, state: BallgameState, seat: i64) -> None:
        team = state.teams[seat]
        self.order = team.order
        self.fielding = team.fielding
        self.mound = team.mound
        self.bullpen = team.bullpen
        self.arms = team.arms
        self.rest = team.rest
        self.ratings = ratings_number(state, seat) if has_lineup(state, seat) else -1
        self.pitchers = pitcher_numbers(state, seat)

    def is_of(self, team: Team) -> bool:
        is_same = self.order == team.order and self.fielding == team.fielding and self.mound == team.mound
        return is_same and self.bullpen == team.bullpen and self.arms is team.arms and self.rest is team.rest


class ToldBoard:
    """A snapshot of the board as the log last told it."""

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.teams: list[list[int]] = []
        self.lists: list[list[tuple[int, ...]]] = []  # of the two teams, then those that belong to neither
        self.hands: list[tuple[int, ...]] = []
        self.shown: list[tuple[int, ...]] = []
        self.squads: list[Squad] = []


# --- numbers of the table -----------------------------------------------------------------------------------------

TABLE_NUMBERS: Final = (
    "number", "home", "stadium", "inning", "top", "offence", "outs", "half_runs", "clutch_moment", "window", "owed",
    "winner", "over", "bases.0", "bases.1", "bases.2", "batter.slot", "batter.player", "batter.bats", "batter.on_base",
    "batter.speed", "batter.pinch_hitter", "pitcher.player", "pitcher.command", "pitcher.tired", "pitcher.limit",
    "defence.battery", "defence.infield", "defence.outfield", "at_bat.walks", "at_bat.stole", "at_bat.bunting",
    "at_bat.bunts", "at_bat.infield_in", "pitch.natural", "pitch.die", "pitch.roll", "pitch.total", "pitch.mistake",
    "chart", "swing.natural", "swing.die", "swing.total", "result", "outcome", "sent", "throw.kind", "throw.runner",
    "throw.start", "throw.to", "throw.rating", "throw.strength", "throw.needed", "throw.natural", "throw.out",
    "weather.card", "weather.owner", "weather.halves",
)  # fmt: skip


WINDOW: Final = TABLE_NUMBERS.index("window")


def table_numbers(state: BallgameState) -> list[int]:
    """The public numbers that belong to no team."""
    number = state.game if state.step == steps.OVER else state.game + 1
    winner: i64 = state.winner if state.step == steps.OVER else NOBODY
    window: i64 = effects.window_of(state) if state.acting and WINDOW_STEPS >> state.step & 1 else NOBODY
    found: list[int] = [
        number, state.home, state.setup.clubs[state.home].deck.stadium, state.inning, 1 if state.is_top() else 0,
        state.offence, state.outs, state.half_runs, 1 if conditions.in_clutch_moment(state) else 0, window, state.owed,
        winner, 1 if state.step == steps.OVER else 0,
    ]  # fmt: skip
    if is_laid(state):
        found += [runner_number(state, state.runner(base)) for base in range(3)]
        found += _at_bat_numbers(state)
        found += _throw_numbers(state)
    else:
        found += NOTHING_YET
    halves = -1 if state.weather == NO_CARD else _halves_left(state, state.weather_until)
    owner = NOBODY if state.weather == NO_CARD else state.weather_owner
    found += [state.weather, owner, halves]
    return found


NOTHING_YET: Final = [
    -1, -1, -1,  # bases
    -1, -1, -1, 0, 0, 0,  # batter
    -1, 0, 0, 0,  # pitcher
    0, 0, 0,  # defence
    0, 0, 0, 0, 0,  # at-bat
    0, 20, NOT_ROLLED, NOT_ROLLED, 0, -1, 0, 20, NOT_ROLLED, -1, -1,  # from the pitch to the outcome
    0, -1, -1, NO_BASE, NO_BASE, -1, NOT_ROLLED, NOT_ROLLED, 0, 0,  # throw
]  # fmt: skip
"""The numbers of an at-bat before the line-ups are known."""


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


def _at_bat_numbers(state: BallgameState) -> list[int]:
    """The batter, the pitcher, the defence and what was rolled, with all effects."""
    is_pitched = state.pitch_natural > 0
    mistake, roll, pitch, swing = 0, NOT_ROLLED, NOT_ROLLED, NOT_ROLLED
    if is_pitched:
        roll, pitch = ratings.pitch_roll(state), ratings.pitch(state)
        mistake = 1 if ratings.is_mistake(state) else 0
    if state.swing_natural > 0:
        swing = ratings.swing(state)
    tired: i64 = state.tired if is_pitched or state.bunts else ratings.tired_level(state)
    command: i64 = max(0, ratings.printed_command(state) - tired + net_effects.net(state, COMMAND, NOBODY))
    batter = state.batting().player(state.slot) | state.offence << 5
    pitcher = state.fielding().mound | (1 - state.offence) << 6
    return [
        state.slot, batter, ratings.bats(state), ratings.on_base(state), ratings.speed(state, state.slot),
        1 if state.pinch_hitter else 0, pitcher, command, tired, ratings.limit_of(state),
        ratings.rating(state, BATTERY), ratings.rating(state, INFIELD), ratings.rating(state, OUTFIELD),
        state.walks, 1 if state.stole else 0, 1 if state.bunting else 0, state.bunts, 1 if state.infield_in else 0,
        state.pitch_natural, state.pitch_die, roll, pitch, mistake, state.chart, state.swing_natural, state.swing_die,
        swing, state.result, state.outcome,
    ]  # fmt: skip


def _throw_numbers(state: BallgameState) -> list[int]:
    """The runners who go; of a throw its rating, all that is added to the die, and what it must beat."""
    kind = state.throw_kind
    sent: i64 = 0 if kind == NO_THROW or kind == DOUBLE_PLAY else state.sent
    if not state.throw_runner:
        return [sent, kind, -1, NO_BASE, NO_BASE, -1, NOT_ROLLED, NOT_ROLLED, 0, 0]
    is_play = throws.is_play(state)
    strength = ratings.rating(state, state.throw_rating) + state.throw_more
    if is_play:
        strength += net_effects.net(state, PLAY_ROLL, NOBODY) + net_effects.net(state, PLAY, NOBODY)
        needed = state.setup.rulebook.play_needs - 1
    else:
        strength += net_effects.net(state, THROW_ROLL, NOBODY) + net_effects.net(state, THROW, NOBODY)
        needed = ratings.speed(state, slot_of(state.throw_runner)) + state.throw_speed
    is_out = state.throw_out and state.throw_natural > 0
    return [
        sent, kind, runner_number(state, state.throw_runner), state.throw_from, state.throw_to, state.throw_rating,
        strength, needed, state.throw_natural, 1 if is_out else 0,
    ]  # fmt: skip


def _halves_left(state: BallgameState, until: i64) -> i64:
    """The halves that a card is still in force, this one included; -1 if they are not counted."""
    return -1 if until >= FOREVER else until - state.half + 1


# --- numbers of a team --------------------------------------------------------------------------------------------

TEAM_NUMBERS: Final = (
    "runs", "wins", "up", "turn", "substituted", "changed", "lineup.*.player", "lineup.*.position",
    "lineup.*.rating", "lineup.*.last", "lineup.*.hits", "lineup.*.pinch_runner", "bench", "left", "ratings.battery",
    "ratings.infield", "ratings.outfield", "mound.player", "mound.outs", "mound.runs", "mound.walks", "mound.faced",
    "mound.more", "mound.entered", "mound.entered_tired", "pitchers.*.state", "pitchers.*.rest", "pitchers.*.streak",
    "pitchers.*.tired", "coaches.*.used", "hand_size", "hand_limit", "deck_size",
)  # fmt: skip


def team_numbers(state: BallgameState, seat: i64) -> list[int]:
    """The public numbers of a team."""
    return _team_numbers(state, seat, Squad(state, seat))


def _team_numbers(state: BallgameState, seat: i64, squad: Squad) -> list[int]:
    t = state.teams[seat]
    is_in = has_lineup(state, seat)
    used = (1 << len(state.setup.clubs[seat].coaches)) - 1 & ~t.coaches
    found: list[int] = [
        t.runs, t.wins, t.up, t.turn, 1 if t.substituted else 0, 1 if t.changed else 0,
        t.order if is_in else -1, t.fielding if is_in else -1, squad.ratings, t.last,
        t.hits, t.pinch_runners, t.bench, t.left, t.battery, t.infield, t.outfield, t.mound, t.outs, t.charged,
        t.walks, t.faced, t.more, t.entered, 1 if t.entered_tired else 0,
    ]  # fmt: skip
    found += squad.pitchers
    found += [used, len(t.hand), net_effects.hand_limit(state, seat), len(t.deck)]
    return found


def ratings_number(state: BallgameState, seat: i64) -> i64:
    """The rating of every slot at its position, counted from that of a player out of position."""
    team = state.teams[seat]
    found: i64 = 0
    for slot in range(SLOTS):
        rating: i64 = state.batter_in(seat, slot).ratings[team.position(slot)]
        found |= rating - OUT_OF_POSITION << slot * RATING_BITS
    return found


def pitcher_numbers(state: BallgameState, seat: i64) -> list[int]:
    """Of all pitchers: where they are, how many games they should rest, how many they pitched in a row (C-4.4.1)."""
    team = state.teams[seat]
    used = 0
    for arm in team.arms:
        used |= 1 << (arm & 63)
    bullpen: int = team.bullpen
    states, rests, streaks, tired = 0, 0, 0, 0
    for place in range(len(state.setup.clubs[seat].pitchers)):
        rest = team.rest[place] if team.rest else 0
        due, streak = rest & 15, min(rest >> 4, 255)
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
    return [states, rests, streaks, tired]


# --- lists --------------------------------------------------------------------------------------------------------

TABLE_LISTS: Final = ("plays", "standing", "stack", "line")
TEAM_LISTS: Final = ("discard",)
PLAY_LISTS: Final = 3  # the first lists of the table are of cards in play
PLAY_NUMBERS: Final = (
    "card", "owner", "target", "alternative", "pick", "left_on", "batters", "halves", "spent", "negated", "harmless",
)  # fmt: skip


def play_numbers(state: BallgameState, play: Play, is_announced: bool) -> list[int]:
    """A card in play as all see it."""
    card = state.card_of(play)
    batters: i64 = play.until if card.lasts == FOR_BATTERS else -1
    halves = -1 if batters >= 0 or not play.until else _halves_left(state, play.until)
    left_on: i64 = -1
    if play.player != NOBODY and card.on_player == OF_BATTER:
        left_on = state.teams[play.owner].player(play.player) | play.owner << 5
    elif play.player != NOBODY and card.on_player == OF_PITCHER:
        left_on = PITCHERS_FROM + play.player + (play.owner << 6)
    return [
        play_number(play), play.owner, play.target, play.choice, _picked(state, play) if is_announced else -1, left_on,
        batters, halves, 1 if play.spent else 0, 1 if play.negated else 0, 1 if play.harmless else 0,
    ]  # fmt: skip


def play_number(play: Play) -> i64:
    """Its card: even numbers are strategy cards, odd ones coaches."""
    return play.card * 2 + (1 if play.is_coach else 0)


def _picked(state: BallgameState, play: Play) -> i64:
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


def table_lists(state: BallgameState) -> list[tuple[int, ...]]:
    plays, standing = _plays(state, state.plays, False), _plays(state, state.standing, False)
    return [plays, standing, _plays(state, state.stack, True), state.line]


def team_lists(state: BallgameState, seat: i64) -> list[tuple[int, ...]]:
    return [state.teams[seat].discard]


# --- telling ------------------------------------------------------------------------------------------------------


def board_of(state: BallgameState, old: ToldBoard | None = None) -> ToldBoard:
    """A snapshot of the board now; unchanged parts are taken from the old one."""
    board = ToldBoard()
    board.numbers = table_numbers(state)
    for seat in range(2):
        team = state.teams[seat]
        squad = old.squads[seat] if old is not None and old.squads[seat].is_of(team) else Squad(state, seat)
        board.squads.append(squad)
        board.teams.append(_team_numbers(state, seat, squad))
        board.lists.append(team_lists(state, seat))
        board.hands.append(team.hand)
        board.shown.append(team.shown)
    board.lists.append(table_lists(state))
    if old is not None and not state.acting and state.step != steps.OVER:
        board.numbers[WINDOW] = old.numbers[WINDOW]  # the window of the last question, until there is another one
    return board


def tell_changes(state: BallgameState, old: ToldBoard) -> ToldBoard:
    """Tell what differs from the snapshot of what was told last; returns a new snapshot."""
    new = board_of(state, old)
    if new.numbers != old.numbers:
        for field in range(len(new.numbers)):
            if new.numbers[field] != old.numbers[field]:
                state.tell((events.TABLE_SET, field, new.numbers[field], EVERYONE))
    for seat in range(2):
        if new.teams[seat] != old.teams[seat]:
            _tell_team(state, seat, new.teams[seat], old.teams[seat])
        if new.hands[seat] != old.hands[seat]:
            _tell_cards(state, events.HAND_SET, seat, new.hands[seat], 1 << seat)
        if new.shown[seat] != old.shown[seat]:
            _tell_cards(state, events.KNOWN_SET, seat, new.shown[seat], 3)
    for holder in range(3):
        if new.lists[holder] != old.lists[holder]:
            _tell_lists(state, holder, new.lists[holder], old.lists[holder])
    return new


def _tell_team(state: BallgameState, seat: i64, new: list[int], old: list[int]) -> None:
    for field in range(len(new)):
        if new[field] != old[field]:
            state.tell((events.TEAM_SET, seat, field, new[field], EVERYONE))


def _tell_lists(state: BallgameState, holder: i64, new: list[tuple[int, ...]], old: list[tuple[int, ...]]) -> None:
    seat = ON_TABLE if holder == 2 else holder
    for which in range(len(new)):
        if new[which] != old[which]:
            _tell_list(state, seat, which, old[which], new[which])


def _tell_cards(state: BallgameState, kind: i64, seat: i64, cards: tuple[int, ...], audience: i64) -> None:
    """Tell a whole hand, card by card."""
    state.tell((kind, seat, -1, -1, audience))
    for place in range(len(cards)):
        state.tell((kind, seat, place, cards[place], audience))


def _tell_list(state: BallgameState, seat: i64, which: i64, old: tuple[int, ...], new: tuple[int, ...]) -> None:
    """Tell a whole list, or what was appended to it."""
    width: i64 = len(PLAY_NUMBERS) if seat == ON_TABLE and which < PLAY_LISTS else 1
    start = len(old)
    if start > len(new) or new[:start] != old:
        state.tell((events.LIST_CLEARED, seat, which, EVERYONE))
        start = 0
    while start < len(new):
        for offset in range(width):
            state.tell((events.LIST_ADDED, seat, which, offset, new[start + offset], EVERYONE))
        start += width
