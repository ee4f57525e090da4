"""The state of a ballgame, and the operations that the modules of the rules share (C-3.1)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pennant.games.clutch.rules import events, questions, steps
from pennant.games.clutch.rules.cards import (
    CATCHER,
    CENTRE_FIELD,
    FIRST_BASE,
    LEFT_FIELD,
    NO_CHART,
    NO_RESULT,
    NO_THROW,
    RIGHT_FIELD,
    SECOND_BASE,
    SHORTSTOP,
    THIRD_BASE,
    Batter,
    CardSet,
    Pitcher,
    Stadium,
    Strategy,
)
from pennant.games.clutch.rules.packing import RUNNER, RUNNER_BITS, set_packed
from pennant.games.clutch.rules.setup import Club, Setup
from pennant.games.clutch.rules.team import NO_CARD, NOBODY, SLOTS, Play, Team
from pennant.kernel.asking import AskingState
from pennant.kernel.chance import TABLE, Chance
from pennant.kernel.state import EVERYONE

RD: Final = 20  # the regular die
PD: Final = 24  # the power die

# --- the ballgame -------------------------------------------------------------------------------------------------

BALLGAME_FIELDS: Final = (
    "seats", "step", "priority", "passes", "agenda", "question", "acting", "game", "home", "rolls", "inning", "half",
    "offence", "outs", "bases", "weather", "weather_owner", "weather_until", "use", "at_bats", "bunts", "stole",
    "bunted", "walks", "infield_in", "played_early", "tired", "pitch_natural", "pitch_die", "swing_natural",
    "swing_die", "chart", "result", "outcome", "bars", "pinch_hitter", "batter_out", "outs_before", "outs_on_play",
    "runs_on_play", "sent", "throw_kind", "throw_rating", "throw_runner", "throw_from", "throw_to", "throw_more",
    "throw_speed", "throw_natural", "throw_out", "erased", "depth_asked", "titles", "previous", "hits_in_row",
    "outs_in_row", "strikeouts_in_row", "half_runs", "half_batters", "half_strikeouts", "half_scorers", "half_reached",
    "half_pitchers", "substituter", "ejected", "owed", "owes", "error", "bunting", "stadium_at", "slot", "winner",
    "forfeited", "walk_off", "stranded", "line",
)  # fmt: skip


@mypyc_attr(acyclic=True)
class BallgameState(AskingState):
    """The fields of a ballgame, and the operations that the modules of the rules share."""

    def __init__(self) -> None:
        super().__init__()
        self.setup: Setup
        self.cards: CardSet
        self.stadium: Stadium
        self.teams: list[Team] = []
        self.seats = 2
        self.step: i64 = steps.BEGIN_GAME
        self.priority: i64 = 0  # in a window: 0 the defence, 1 the offence
        self.passes: i64 = 0
        self.agenda: i64 = 0  # steps to come back to, with their priority and passes
        self.question: i64 = questions.NO_QUESTION
        self.game: i64 = 0  # of the series, from 0
        self.home: i64 = 0  # the seat that is at home
        self.rolls: i64 = 0  # who won the roll for home field: the pattern of the series starts with him
        self.inning: i64 = 1
        self.half: i64 = 0  # halves played before this one; even in the top of an inning
        self.offence: i64 = 0
        self.outs: i64 = 0
        self.bases: i64 = 0  # the runners on first, second and third
        self.weather: i64 = NO_CARD
        self.weather_owner: i64 = 0
        self.weather_until: i64 = 0
        self.plays: tuple[Play, ...] = ()  # in force for this at-bat
        self.standing: tuple[Play, ...] = ()  # in force for longer
        self.stack: tuple[Play, ...] = ()  # announced, not yet carried out
        self.use: tuple[int, ...] = ()  # what is chosen of a card or a substitution so far
        # the at-bat
        self.at_bats: i64 = 0  # of the game so far
        self.bunts: i64 = 0  # failed ones
        self.stole = False  # a steal was declared (C-R27)
        self.bunted = False
        self.walks: i64 = 0  # intentional ones in a row (C-4.1.3)
        self.infield_in = False
        self.played_early: i64 = 0  # the managers who have played a card in P6: a bit each
        self.tired: i64 = 0  # the level of this pitch
        self.pitch_natural: i64 = 0
        self.pitch_die: i64 = RD
        self.swing_natural: i64 = 0
        self.swing_die: i64 = RD
        self.chart: i64 = NO_CHART
        self.result: i64 = NO_RESULT
        self.outcome: i64 = NO_RESULT
        self.bars: i64 = 0  # what is barred for this outcome
        self.pinch_hitter = False
        self.batter_out = False
        self.outs_before: i64 = 0
        self.outs_on_play: i64 = 0
        self.runs_on_play: i64 = 0
        self.sent: i64 = 0  # the bases whose runners go
        self.throw_kind: i64 = NO_THROW
        self.throw_rating: i64 = 0  # which team rating
        self.throw_runner: i64 = 0  # the runner, off his base
        self.throw_from: i64 = 0
        self.throw_to: i64 = 0
        self.throw_more: i64 = 0  # rule bonus to the throw
        self.throw_speed: i64 = 0  # and to the runner
        self.throw_natural: i64 = 0
        self.throw_out = False
        self.erased: i64 = 0  # the runner put out on a double play
        self.depth_asked = False  # the defence has set its infield
        self.titles: tuple[int, ...] = ()  # played in this at-bat: family * 2 + owner (C-3.9.3)
        # the half
        self.previous: i64 = NO_RESULT
        self.hits_in_row: i64 = 0
        self.outs_in_row: i64 = 0
        self.strikeouts_in_row: i64 = 0
        self.half_runs: i64 = 0
        self.half_batters: i64 = 0
        self.half_strikeouts: i64 = 0
        self.half_scorers: i64 = 0  # icons
        self.half_reached = False
        self.half_pitchers: i64 = 1
        # other things on their way
        self.substituter: i64 = 0  # who made the substitution that is being answered
        self.ejected: i64 = 0  # ejections to come at the outcome: 1 the batter, 2 the pitcher
        self.owed: i64 = 0  # cards to be discarded now
        self.owes: i64 = 0  # the seat that has to discard them
        self.error = False  # the throw was dropped
        self.bunting = False
        self.stadium_at: i64 = 0  # the part of the stadium that is looked at next
        self.slot: i64 = 0  # the batter's
        self.winner: i64 = NOBODY  # of the series, when it is over
        self.forfeited: i64 = NOBODY
        self.walk_off = False
        self.stranded: i64 = 0  # runners whose runs came after the winning one
        self.line: tuple[int, ...] = ()  # the runs of the halves that are over

    def copy_from(self, other: "BallgameState", chance: Chance) -> None:
        """Copy another state into this one, with the given chance and without a log."""
        self.setup = other.setup
        self.cards = other.cards
        self.stadium = other.stadium
        self.seats = other.seats
        self.edition = other.edition
        self.chance = chance
        self.teams = [other.teams[0].copy(), other.teams[1].copy()]
        self.step = other.step
        self.priority = other.priority
        self.passes = other.passes
        self.agenda = other.agenda
        self.question = other.question
        self.acting = other.acting
        self.game = other.game
        self.home = other.home
        self.rolls = other.rolls
        self.inning = other.inning
        self.half = other.half
        self.offence = other.offence
        self.outs = other.outs
        self.bases = other.bases
        self.weather = other.weather
        self.weather_owner = other.weather_owner
        self.weather_until = other.weather_until
        self.plays = other.plays
        self.standing = other.standing
        self.stack = tuple([play.copy() for play in other.stack]) if other.stack else ()
        self.use = other.use
        self.at_bats = other.at_bats
        self.bunts = other.bunts
        self.stole = other.stole
        self.bunted = other.bunted
        self.walks = other.walks
        self.infield_in = other.infield_in
        self.played_early = other.played_early
        self.tired = other.tired
        self.pitch_natural = other.pitch_natural
        self.pitch_die = other.pitch_die
        self.swing_natural = other.swing_natural
        self.swing_die = other.swing_die
        self.chart = other.chart
        self.result = other.result
        self.outcome = other.outcome
        self.bars = other.bars
        self.pinch_hitter = other.pinch_hitter
        self.batter_out = other.batter_out
        self.outs_before = other.outs_before
        self.outs_on_play = other.outs_on_play
        self.runs_on_play = other.runs_on_play
        self.sent = other.sent
        self.throw_kind = other.throw_kind
        self.throw_rating = other.throw_rating
        self.throw_runner = other.throw_runner
        self.throw_from = other.throw_from
        self.throw_to = other.throw_to
        self.throw_more = other.throw_more
        self.throw_speed = other.throw_speed
        self.throw_natural = other.throw_natural
        self.throw_out = other.throw_out
        self.erased = other.erased
        self.depth_asked = other.depth_asked
        self.titles = other.titles
        self.previous = other.previous
        self.hits_in_row = other.hits_in_row
        self.outs_in_row = other.outs_in_row
        self.strikeouts_in_row = other.strikeouts_in_row
        self.half_runs = other.half_runs
        self.half_batters = other.half_batters
        self.half_strikeouts = other.half_strikeouts
        self.half_scorers = other.half_scorers
        self.half_reached = other.half_reached
        self.half_pitchers = other.half_pitchers
        self.substituter = other.substituter
        self.ejected = other.ejected
        self.owed = other.owed
        self.owes = other.owes
        self.error = other.error
        self.bunting = other.bunting
        self.stadium_at = other.stadium_at
        self.slot = other.slot
        self.winner = other.winner
        self.forfeited = other.forfeited
        self.walk_off = other.walk_off
        self.stranded = other.stranded
        self.line = other.line

    # --- asking and stepping --------------------------------------------------------------------------------------

    def ask(self, question: i64, seat: i64) -> None:
        """Ask this seat for a decision."""
        self.question = question
        self.acting = 1 << seat
        if self.log is not None:
            self.tell_board()
            self.tell((events.ASKED, question, self.acting, EVERYONE))

    def go(self, step: i64) -> None:
        """Set the next step; a window starts with the defence (C-3.9.1)."""
        self.step = step
        self.priority = 0
        self.passes = 0

    def push(self) -> None:
        """Push the present step, to return to it later."""
        self.agenda = self.agenda << 9 | self.step << 3 | self.priority << 2 | self.passes

    def pop(self) -> None:
        """Return to the step that was pushed last."""
        self.step = self.agenda >> 3 & 63
        self.priority = self.agenda >> 2 & 1
        self.passes = self.agenda & 3
        self.agenda >>= 9

    # --- who is who -----------------------------------------------------------------------------------------------

    def club(self, seat: i64) -> Club:
        return self.setup.clubs[seat]

    def batting(self) -> Team:
        return self.teams[self.offence]

    def fielding(self) -> Team:
        return self.teams[1 - self.offence]

    def batter_in(self, seat: i64, slot: i64) -> Batter:
        """The card in a batting slot."""
        return self.setup.clubs[seat].batters[self.teams[seat].order >> slot * 5 & 31]

    def batter(self) -> Batter:
        return self.batter_in(self.offence, self.slot)

    def pitcher(self) -> Pitcher:
        return self.setup.clubs[1 - self.offence].pitchers[self.teams[1 - self.offence].mound]

    def fielder(self, position: i64) -> Batter:
        """The player at this position of the defence."""
        team = self.teams[1 - self.offence]
        slot: i64 = 0
        while team.fielding >> slot * 4 & 15 != position:
            slot += 1
        return self.batter_in(1 - self.offence, slot)

    def is_top(self) -> bool:
        return self.half & 1 == 0

    def card_of(self, play: Play) -> Strategy:
        return self.cards.coaches[play.card] if play.is_coach else self.cards.strategies[play.card]

    # --- bases ----------------------------------------------------------------------------------------------------

    def runner(self, base: i64) -> i64:
        """The runner on first (0), second (1) or third (2); 0 if there is none."""
        return self.bases >> base * RUNNER_BITS & RUNNER

    def put_runner(self, base: i64, runner: i64) -> None:
        self.bases = set_packed(self.bases, RUNNER_BITS, base, runner)

    def occupied(self) -> i64:
        """The bases with a runner, as a bit set."""
        bases = self.bases
        found: i64 = 1 if bases & RUNNER else 0
        if bases >> RUNNER_BITS & RUNNER:
            found |= 2
        if bases >> 2 * RUNNER_BITS & RUNNER:
            found |= 4
        return found

    # --- luck -----------------------------------------------------------------------------------------------------

    def roll(self, sides: i64) -> i64:
        """Roll a die, for all to see."""
        return self.number_below(sides, TABLE) + 1

    def draw_card(self, seat: i64) -> bool:
        """Draw the top card of the deck into the hand; an empty deck yields nothing (C-3.2.7)."""
        team = self.teams[seat]
        size = len(team.deck)
        if not size:
            return False
        deck = team.deck[:]
        card = deck.pop(self.number_below(size, 1 + seat))
        team.deck = deck
        team.take_in(card)
        if self.log is not None:
            self.tell((events.DREW, seat, card, 1 << seat))
        return True

    # --- ratings --------------------------------------------------------------------------------------------------

    def rate(self, seat: i64) -> None:
        """Compute the team ratings, after a substitution or a move (C-3.3.1, C-3.5.10, C-3.3)."""
        team = self.teams[seat]
        batters = self.setup.clubs[seat].batters
        battery: i64 = self.setup.clubs[seat].pitchers[team.mound].defence
        infield: i64 = 0
        outfield: i64 = 0
        for slot in range(SLOTS):
            position = team.position(slot)
            rating: i64 = batters[team.player(slot)].ratings[position]
            if position == CATCHER:
                battery += rating
            elif position <= SHORTSTOP:
                infield += rating
            elif position <= RIGHT_FIELD:
                outfield += rating
        team.battery = battery
        team.infield = infield
        team.outfield = outfield


INFIELDERS: Final = (FIRST_BASE, SECOND_BASE, THIRD_BASE, SHORTSTOP)
OUTFIELDERS: Final = (LEFT_FIELD, CENTRE_FIELD, RIGHT_FIELD)


def bits_listed(members: i64, start: i64) -> list[int]:
    """The members of a set as actions counted from `start`."""
    found: list[int] = []
    member: i64 = 0
    while members >> member:
        if members >> member & 1:
            found.append(start + member)
        member += 1
    return found
