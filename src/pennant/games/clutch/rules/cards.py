"""Cards as the rules use them: numbers only. `pennant.games.clutch.cards` reads them from files (C-1).

What a strategy card, a coach, a stadium or the weather does is a tuple of `Effect`s, each a verb with its numbers; when
it applies is a `Condition` over `Test`s of public facts. Both vocabularies are closed: a new card is data.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

# --- results, hands, positions, icons -----------------------------------------------------------------------------

K: Final = 0
GB: Final = 1
FB: Final = 2
BB: Final = 3
SINGLE: Final = 4
DOUBLE: Final = 5
TRIPLE: Final = 6
HOMER: Final = 7
ROWS: Final = 8
"""The rows of a chart, in their printed order."""
HBP: Final = 8
IBB: Final = 9
BUNT: Final = 10  # a successful sacrifice bunt
SQUEEZE: Final = 11
NO_RESULT: Final = 15
HITS: Final = 1 << SINGLE | 1 << DOUBLE | 1 << TRIPLE | 1 << HOMER
OUT_RESULTS: Final = 1 << K | 1 << GB | 1 << FB

NO_ROW: Final = 99
"""The start of a row that a chart does not have."""

RIGHT: Final = 0
LEFT: Final = 1
SWITCH: Final = 2
NO_HAND: Final = 3

CATCHER: Final = 0
FIRST_BASE: Final = 1
SECOND_BASE: Final = 2
THIRD_BASE: Final = 3
SHORTSTOP: Final = 4
LEFT_FIELD: Final = 5
CENTRE_FIELD: Final = 6
RIGHT_FIELD: Final = 7
DESIGNATED: Final = 8
POSITIONS: Final = 9
OUT_OF_POSITION: Final = -2
"""The rating at a position that the card does not list (C-3.5.10)."""

ICON_AS: Final = 1 << 0
ICON_GG: Final = 1 << 1
ICON_HR: Final = 1 << 2
ICON_MVP: Final = 1 << 3
ICON_R: Final = 1 << 4
ICON_RBI: Final = 1 << 5
ICON_SB: Final = 1 << 6
ICON_SL: Final = 1 << 7
ICON_HL: Final = 1 << 8
ICON_K: Final = 1 << 9
ICON_SV: Final = 1 << 10
ICON_W: Final = 1 << 11

STARTER: Final = 0
RELIEVER: Final = 1

BLUE: Final = 0  # offence
RED: Final = 1  # defence
GREY: Final = 2  # either

COMMON: Final = 0
UNCOMMON: Final = 1
RARE: Final = 2
ULTRA_RARE: Final = 3

# --- windows (C-3.9.11) -------------------------------------------------------------------------------------------

HALF_START: Final = 0
SUB_MADE: Final = 1
STEAL_DECLARED: Final = 2
BUNT_STEP: Final = 3
PRE_PITCH: Final = 4
POST_PITCH: Final = 5
ADVANTAGE: Final = 6
PRE_SWING: Final = 7
POST_SWING: Final = 8
RESULT: Final = 9
ADVANCE_DECLARED: Final = 10
PRE_THROW: Final = 11
POST_THROW: Final = 12
THROW_RESULT: Final = 13
AFTER_OUTCOME: Final = 14
HALF_END: Final = 15
CARD_PLAYED: Final = 16
WINDOWS: Final = 17
ALWAYS: Final = 17
"""Not a window: a part of a stadium or of the weather that is always in force."""
ANYTIME: Final = (1 << CARD_PLAYED) - 1
"""Every window in which a manager has priority, except the answer to a card."""

# --- attributes (C-3.9.4) -----------------------------------------------------------------------------------------

PITCH_ROLL: Final = 0
COMMAND: Final = 1
PITCH: Final = 2
ON_BASE: Final = 3
SWING_ROLL: Final = 4
SWING: Final = 5
SPEED: Final = 6
BATTERY: Final = 7
INFIELD: Final = 8
OUTFIELD: Final = 9
THROW_ROLL: Final = 10
THROW: Final = 11
PLAY_ROLL: Final = 12
PLAY: Final = 13
INNINGS: Final = 14
ATTRIBUTES: Final = 15
OFFENSIVE: Final = 1 << ON_BASE | 1 << SWING_ROLL | 1 << SWING | 1 << SPEED
"""An increase of these helps the offence, an increase of the others the defence (C-3.9.12)."""

# --- facts that conditions ask for --------------------------------------------------------------------------------

IS_OUTS: Final = 0
IS_INNING: Final = 1
IS_TOP: Final = 2  # 1 in the top half
ON_FIRST: Final = 3  # 1 if a runner is there
ON_SECOND: Final = 4
ON_THIRD: Final = 5
IN_SCORING_POSITION: Final = 6
ARE_LOADED: Final = 7
ARE_EMPTY: Final = 8
IS_LEAD: Final = 9  # the owner's runs less the opponent's
IN_CLUTCH_MOMENT: Final = 10
IS_HOME: Final = 11  # the owner is the home team
ON_OFFENCE: Final = 12  # the owner bats
BATS: Final = 13  # the side the batter bats from: RIGHT or LEFT
SAME_HAND: Final = 14  # the batter bats from the side of the pitcher's hand
BATTER_SPEED: Final = 15
BATTER_ICONS: Final = 16
BATTER_CLUTCH: Final = 17
BATTER_ON_BASE: Final = 18
BATTER_SALARY: Final = 19
IS_PINCH_HITTER: Final = 20
BATTER_HITS: Final = 21  # in this game
BATTER_LAST: Final = 22  # the result of his last turn in this game
PITCHER_THROWS: Final = 23
PITCHER_ROLE: Final = 24
IS_TIRED: Final = 25  # the level of his next pitch
PITCHER_COMMAND: Final = 26
PITCHER_ICONS: Final = 27
PITCHER_CLUTCH: Final = 28
PITCHER_OUTS: Final = 29
PITCHER_RUNS: Final = 30
PITCHER_WALKS: Final = 31
PITCHER_FACED: Final = 32  # batters faced in this game
IS_FRESH: Final = 33  # the pitcher entered in this inning
PITCH_NATURAL: Final = 34
PITCH_TOTAL: Final = 35
IS_MISTAKE: Final = 36
CHART: Final = 37  # whose chart is read: BATTERS_CHART or PITCHERS_CHART
SWING_NATURAL: Final = 38
SWING_TOTAL: Final = 39
POWER_DIE: Final = 40  # the swing is rolled with it
IS_RESULT: Final = 41
LOWEST_OF_ROW: Final = 42  # the swing is the lowest number of its row
THROW_KIND: Final = 43
THROW_RATING: Final = 44  # BATTERY, INFIELD or OUTFIELD
THROW_HOME: Final = 45  # 1 if the runner is going home
THROW_OUT: Final = 46  # 1 if the throw beat the runner
RUNNER_SPEED: Final = 47  # of the runner thrown at
RUNNER_ICONS: Final = 48
IS_OUTCOME: Final = 49
OUTS_ON_PLAY: Final = 50
RUNS_ON_PLAY: Final = 51
PREVIOUS_OUTCOME: Final = 52  # of the at-bat before this one, in this half
HITS_IN_A_ROW: Final = 53  # in this half
OUTS_IN_A_ROW: Final = 54
STRIKEOUTS_IN_A_ROW: Final = 55  # by this pitcher, in this half
HALF_RUNS: Final = 56
HALF_BATTERS: Final = 57
HALF_STRIKEOUTS: Final = 58
HALF_SCORERS: Final = 59  # the icons of those who have scored in this half
OWN_HAND: Final = 60
OTHER_HAND: Final = 61
OUTDOORS: Final = 62
WEATHER: Final = 63  # 1 if a weather card is in force
HAS_SUBSTITUTED: Final = 64  # the owner, in this half
SUBSTITUTED_NOW: Final = 65  # the owner made the substitution that opened this window
OTHER_MOMENTUM: Final = 66  # how many momentum cards the opponent has in play
LEFT_IN_PLAY: Final = 67  # momentum cards and cards left on players, of both
OWN_DISCARD: Final = 68
LINEUP_ICONS: Final = 69  # of the owner's nine and his pitcher
CATCHER_ICONS: Final = 70  # of the defence; so are the next three
INFIELD_ICONS: Final = 71
CENTRE_ICONS: Final = 72
OUTFIELD_ICONS: Final = 73
STRUCK_OUT_SIDE: Final = 74  # three batters in this half, all struck out
ONE_TWO_THREE: Final = 75  # the half is over: three batters, one pitcher, nobody reached
ANSWERED_HARM: Final = 76  # the card to be answered would eject a player or cause an error
INFIELD_IS_IN: Final = 77
FROM_THIRD: Final = 78  # the runner thrown at started from third
BATTER_OUT: Final = 79  # the batter was put out on this play
FACTS: Final = 80

BATTERS_CHART: Final = 0
PITCHERS_CHART: Final = 1
NO_CHART: Final = 2

# Kinds of throws (C-3.11.3).
STEAL: Final = 0
EXTRA_BASE: Final = 1
TAG: Final = 2
GROUND: Final = 3  # at a runner from second on a ground ball
HOME: Final = 4  # with the infield in
DOUBLE_PLAY: Final = 5
PICKOFF: Final = 6
NO_THROW: Final = 7

# How a test compares.
EQUAL: Final = 0
LESS: Final = 1
MORE: Final = 2
ONE_OF: Final = 3  # the value is a bit set of small numbers
HAS_ANY: Final = 4  # fact and value are bit sets that share a member

# --- verbs --------------------------------------------------------------------------------------------------------

MODIFY: Final = 0  # attribute, value, who (for SPEED; ANYBODY: runners and batter)
FACTOR_CLUTCH: Final = 1  # who: OF_BATTER or OF_PITCHER; attribute; value: how many times
USE_DIE: Final = 2  # attribute: PITCH or SWING; value: sides
FORCE_MISTAKE: Final = 3
PREVENT_MISTAKE: Final = 4
GIVE_ADVANTAGE: Final = 5  # value: BATTERS_CHART or PITCHERS_CHART
REROLL: Final = 6  # attribute: PITCH, SWING or THROW
CHANGE: Final = 7  # value: the new result; check, and what it forbids then
READ_AS: Final = (
    8  # mask: results; value: what they are read as; chart it applies to in `who`; natural swing in `extra`
)
SHIFT_ROW: Final = 9  # attribute: the row; value: by how much its start moves
FORBID: Final = 10  # value: one of the things below
ALLOW_PLAY_AT_HOME: Final = 11  # infield throws home are Plays
STEAL_NOW: Final = 12  # the runner on first steals second; value: to his Speed, as if by MODIFY
PICK_OFF: Final = 13  # Battery throw at the runner on first; value: to his Speed
SQUEEZE_BUNT: Final = 14  # a table of three: up to `value` R3 is out, up to `extra` he scores and the batter is out
HIT_BATTER: Final = 15
EJECT: Final = 16  # who: OF_BATTER or OF_PITCHER
ERROR: Final = 17  # the runner thrown at is safe, every other runner moves up one; check as of a CHANGE
DRAW: Final = 18  # value; who
DISCARD: Final = 19  # value; who discards, by his own choice
SEE_HAND: Final = 20  # of the opponent
TAKE_DISCARDED: Final = 21  # one card of the owner's discard pile
NEW_HANDS: Final = 22  # both shuffle their hands in and draw as many
HAND_LIMIT: Final = 23  # value, while the card lasts
NEGATE: Final = 24  # the card answered
NEGATE_HARM: Final = 25  # ejection or error of the card answered
REMOVE_LASTING: Final = (
    26  # a momentum card, or any left in play; who: THE_OPPONENT or ANYBODY; `value`: 1 momentum only
)
MORE_INNINGS: Final = 27  # value; who: whose pitcher: YOU, THE_OPPONENT, ANYBODY (both)
CLEAR_WEATHER: Final = 28
ON_OUTCOME: Final = 29  # mask: outcomes after which `then` is carried out
ON_NATURAL_PITCH: Final = 30  # up to value: `then` is carried out in place of the pitch
ON_SUBSTITUTION: Final = 31  # each of the owner's: `then`
CHOOSE_ONE: Final = 32  # `then`: the alternatives, one effect each; who chooses
VERBS: Final = 33

# The player or manager that a verb applies to.
NO_ONE: Final = 0
YOU: Final = 1  # the owner of the card
THE_OPPONENT: Final = 2
ANYBODY: Final = 3
THE_BATTING: Final = 4  # the manager on offence: for stadiums
THE_FIELDING: Final = 5
OF_BATTER: Final = 6
OF_PITCHER: Final = 7
THE_RUNNER: Final = 8  # the one thrown at
STEALING_RUNNER: Final = 9  # one of those who steal, as chosen
ANY_RUNNER: Final = 10  # one on base, as chosen
ALL_RUNNERS: Final = 11

# What FORBID and CHANGE may bar.
EXTRA_BASES: Final = 1
DOUBLE_PLAYS: Final = 2
MOMENTUM_CARDS: Final = 4  # the opponent's red and blue ones
MISTAKES: Final = 8

# Checks of a CHANGE.
NO_CHECK: Final = 0
PLAY_FAILS: Final = 1  # attribute: the rating; extra: the bonus
PLAY_SUCCEEDS: Final = 2
ROLL_AT_LEAST: Final = 3  # extra: the number

# How long a card stays (C-1.3.3).
AT_ONCE: Final = 0  # nothing of it stays
FOR_THROW: Final = 1
FOR_AT_BAT: Final = 2
FOR_HALF: Final = 3
FOR_INNING: Final = 4
FOR_GAME: Final = 5
FOR_BATTERS: Final = 6  # that many at-bats of the owner's pitcher, this one included
FOR_HALVES: Final = 7  # that many half-innings, this one included
UNTIL: Final = 8  # its own condition (momentum)


@mypyc_attr(acyclic=True)
class Test:
    """A comparison of a fact with a number."""

    def __init__(self, fact: int, how: int, value: int, wanted: bool = True) -> None:
        self.fact: i64 = fact
        self.how: i64 = how
        self.value: i64 = value
        self.wanted = wanted  # False: the comparison must fail


class Condition:
    """Alternatives, in each of which every test must hold. A condition without alternatives always holds."""

    def __init__(self, alternatives: tuple[tuple[Test, ...], ...] = ()) -> None:
        self.alternatives = alternatives


ALWAYS_SO: Final = Condition()


class Effect:
    """A verb with its numbers; the comments on the verbs above say which of them each verb uses."""

    def __init__(
        self,
        verb: int,
        *,
        attribute: int = 0,
        value: int = 0,
        extra: int = 0,
        mask: int = 0,
        who: int = NO_ONE,
        check: int = NO_CHECK,
        bars: int = 0,
        lasts: int = FOR_AT_BAT,
        when: Condition = ALWAYS_SO,
        then: "tuple[Effect, ...]" = (),
    ) -> None:
        self.verb: i64 = verb
        self.attribute: i64 = attribute
        self.value: i64 = value
        self.extra: i64 = extra
        self.mask: i64 = mask
        self.who: i64 = who
        self.check: i64 = check
        self.bars: i64 = bars
        self.lasts: i64 = lasts  # of a modifier: FOR_THROW, FOR_AT_BAT, or as long as its card stays
        self.when = when
        self.then = then


class Strategy:
    """A strategy card or a coach (C-1.3, C-1.4)."""

    def __init__(
        self,
        *,
        family: int,
        colour: int,
        windows: int,
        effects: tuple[Effect, ...],
        when: Condition = ALWAYS_SO,
        rarity: int = COMMON,
        momentum: bool = False,
        weather: bool = False,
        clutch: bool = False,
        cost: int = 0,
        lasts: int = FOR_AT_BAT,
        count: int = 0,
        on_player: int = NO_ONE,
        until: Condition = ALWAYS_SO,
    ) -> None:
        self.family: i64 = family  # an original and its later version share it (C-2.2.2, C-3.9.3)
        self.colour: i64 = colour
        self.windows: i64 = windows  # a bit set
        self.effects = effects
        self.when = when
        self.rarity: i64 = rarity
        self.momentum = momentum
        self.weather = weather
        self.clutch = clutch  # needs a Clutch Moment (C-3.7.1)
        self.cost: i64 = cost  # cards to discard
        self.lasts: i64 = lasts
        self.count: i64 = count  # how many batters or halves
        self.on_player: i64 = on_player  # OF_BATTER or OF_PITCHER: it is left on him (C-1.3.4)
        self.until = until  # when momentum ends
        self.touches: i64 = 0  # the attributes that its effects modify, as a bit set
        self.harms = False  # it ejects somebody or causes an error
        self.is_for_throw = False  # some of it runs out with a throw
        for effect in effects:
            self._look_at(effect)

    def _look_at(self, effect: Effect) -> None:
        if effect.verb == MODIFY or effect.verb == FACTOR_CLUTCH or effect.verb == STEAL_NOW:
            self.touches |= 1 << effect.attribute
            self.is_for_throw = self.is_for_throw or effect.lasts == FOR_THROW
        if effect.verb == EJECT or effect.verb == ERROR:
            self.harms = True
        for each in effect.then:
            self._look_at(each)


class Part:
    """A part of a stadium: what it does in a window, or always, while its condition holds (C-1.5)."""

    def __init__(self, window: int, when: Condition, effects: tuple[Effect, ...]) -> None:
        self.window: i64 = window
        self.when = when  # of a secondary part: the main one's, too, unless it is always active (C-1.5.1)
        self.effects = effects


class Stadium:
    """A park; its effects count for the manager that they help (C-3.2.3)."""

    def __init__(self, indoor: bool, parts: tuple[Part, ...]) -> None:
        self.indoor = indoor
        self.parts = parts
        self.windows: i64 = 0
        self.touches: i64 = 0
        self.reads = False  # it changes how charts are read
        self.play_at_home = False
        for part in parts:
            self.windows |= 1 << part.window
            for effect in part.effects:
                if effect.verb == MODIFY or effect.verb == FACTOR_CLUTCH:
                    self.touches |= 1 << effect.attribute
                if effect.verb == SHIFT_ROW or effect.verb == READ_AS:
                    self.reads = True
                if effect.verb == ALLOW_PLAY_AT_HOME:
                    self.play_at_home = True


class Batter:
    """A batter card (C-1.1)."""

    def __init__(
        self,
        *,
        person: int,
        speed: int,
        on_base: int,
        bats: int,
        ratings: tuple[int, ...],
        listed: int,
        starts: tuple[int, ...],
        salary: int,
        bonus_vs: int = NO_HAND,
        bonus: int = 0,
        icons: int = 0,
        clutch: int = 0,
    ) -> None:
        self.person: i64 = person
        self.speed: i64 = speed
        self.on_base: i64 = on_base
        self.bats: i64 = bats
        self.bonus_vs: i64 = bonus_vs  # the hand of the pitchers that the bonus counts against
        self.bonus: i64 = bonus
        self.ratings = ratings  # by position; OUT_OF_POSITION where it is not listed, 0 as designated hitter
        self.listed: i64 = listed  # the positions on the card, a bit set
        self.starts = starts  # the first number of every row of the chart, NO_ROW where it has none
        self.salary: i64 = salary
        self.icons: i64 = icons
        self.clutch: i64 = clutch


class Pitcher:
    """A pitcher card (C-1.2)."""

    def __init__(
        self,
        *,
        person: int,
        role: int,
        limit: int,
        command: int,
        throws: int,
        x_zone: int,
        starts: tuple[int, ...],
        salary: int,
        defence: int = 0,
        bonus_vs: int = NO_HAND,
        bonus: int = 0,
        icons: int = 0,
        clutch: int = 0,
    ) -> None:
        self.person: i64 = person
        self.role: i64 = role
        self.limit: i64 = limit  # innings before he tires
        self.defence: i64 = defence
        self.command: i64 = command
        self.throws: i64 = throws
        self.bonus_vs: i64 = bonus_vs  # the side of the batters that the bonus counts against
        self.bonus: i64 = bonus
        self.x_zone: i64 = x_zone  # a pitch roll up to this is a mistake
        self.starts = starts
        self.salary: i64 = salary
        self.icons: i64 = icons
        self.clutch: i64 = clutch


class CardSet:
    """Everything that decks are made of. Persons, families and cards are numbered within a set."""

    def __init__(
        self,
        batters: tuple[Batter, ...],
        pitchers: tuple[Pitcher, ...],
        strategies: tuple[Strategy, ...],
        coaches: tuple[Strategy, ...],
        stadiums: tuple[Stadium, ...],
        sha256: str = "",
    ) -> None:
        self.sha256 = sha256  # of the files they were read from
        self.batters = batters
        self.pitchers = pitchers
        self.strategies = strategies
        self.coaches = coaches
        self.stadiums = stadiums
        self.in_window: list[tuple[int, ...]] = []  # the strategy cards that may be played in each window
        for window in range(WINDOWS):
            self.in_window.append(
                tuple([card for card in range(len(strategies)) if strategies[card].windows >> window & 1])
            )


class Deck:
    """What a manager brings: players, strategy cards, coaches and a stadium, as numbers of the card set (C-2)."""

    def __init__(
        self,
        *,
        batters: tuple[int, ...],
        starters: tuple[int, ...],
        relievers: tuple[int, ...],
        strategies: tuple[int, ...],
        coaches: tuple[int, ...],
        stadium: int,
        order: tuple[int, ...],
        fielding: tuple[int, ...],
    ) -> None:
        self.batters = batters
        self.starters = starters  # the rotation, highest salary first (C-3.2.4)
        self.relievers = relievers
        self.strategies = strategies  # sorted
        self.coaches = coaches
        self.stadium = stadium
        self.order = order  # the line-up it proposes: places among `batters`, by batting slot
        self.fielding = fielding  # and the position of each
