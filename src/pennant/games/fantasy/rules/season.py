"""A game of Fantasy Fantasy Baseball in progress: implements the kernel's `State` and runs to the next decision."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from pennant.games.fantasy.rules import (
    draft,
    events,
    knowledge,
    magic,
    month,
    moves,
    playoffs,
    questions,
    series,
    solo,
    steps,
    week,
)
from pennant.games.fantasy.rules.board import describe_board
from pennant.games.fantasy.rules.cards import DIG, RECRUIT, CardSet
from pennant.games.fantasy.rules.season_state import OVER, SEASON, WILD_CARD, Manager, SeasonState, add_pick
from pennant.games.fantasy.rules.setup import Setup
from pennant.kernel.board import Board
from pennant.kernel.chance import TABLE, Chance, guess_chance
from pennant.kernel.errors import IllegalMove
from pennant.kernel.state import EVERYONE, State

RULE_OF_QUESTION: Final = (
    "F-13.1", "F-4.5", "F-12.7", "F-4.7", "F-5.2.2", "F-5.2.3", "F-5.3.1", "F-12.6.3", "F-6.2", "F-11.4", "F-9.3",
    "F-10.6", "F-10.6", "F-10.10", "F-11.6", "F-11.16",
)  # fmt: skip


def rule_of(question: i64) -> str:
    """The rule behind a question."""
    if question >= questions.ASK_PARAMETER:
        return f"F-11.{question - questions.ASK_PARAMETER + 1}"
    return RULE_OF_QUESTION[question]


@mypyc_attr(acyclic=True, free_list_len=1)
class Season(SeasonState):
    """A game in progress, in any mode."""

    game_name: ClassVar[str] = "fantasy"
    seats_rule: ClassVar[str] = "F-0.5"
    end_rule: ClassVar[str] = "F-10.13"
    retract_rule: ClassVar[str] = "F-5.3.2"

    def is_over(self) -> bool:
        return self.stage == OVER

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or seat >= self.seats or not self.acting >> seat & 1:
            return []
        return self.choices(seat, self.managers[seat])

    def choices(self, seat: i64, manager: Manager) -> list[int]:
        """The legal choices of a seat for the open question."""
        question = self.question
        if question == questions.CHOOSE_KEEP:
            return draft.keep_choices(self, seat)
        if question == questions.CHOOSE_ROSTER:
            return month.hand_choices(manager, manager.bench(), self.setup.more_wins)
        if question == questions.CHOOSE_MAGIC:
            return magic.magic_choices(self, seat)
        if question == questions.CHOOSE_CLAIM:
            return month.claim_choices(self, manager)
        if question == questions.CHOOSE_DROP or question == questions.CHOOSE_DISCARD:
            return draft.hand_spots(manager)
        if (
            question == questions.CHOOSE_LINEUP
            or question == questions.CHOOSE_FIRST_GAME
            or question == questions.CHOOSE_GAME
        ):
            return series.lineup_choices(self, seat)
        if question == questions.CHOOSE_WILD:
            return playoffs.wild_choices(self, seat)
        if question == questions.CHOOSE_ROBOT:
            return solo.robot_choices(self)
        if question == questions.CHOOSE_OPEN:
            return draft.open_choices(self, seat)
        return magic.use_choices(self, seat)

    def choice_refusal(self, seat: int, action: int) -> IllegalMove:
        if self.question == questions.CHOOSE_MAGIC:
            return IllegalMove("no-magic", "F-11.0.6", seat, action)
        return IllegalMove("not-a-choice", rule_of(self.question), seat, action)

    def apply(self, seat: int, action: int) -> None:
        if self.log is not None:
            self.start_telling()
        self._carry_out(seat, self.managers[seat], action)
        if self.log is not None:
            self.tell_board()
        self.run()

    def describe_board(self, board: Board) -> None:
        describe_board(self, board)

    def _carry_out(self, seat: i64, manager: Manager, action: i64) -> None:
        question = self.question
        if question == questions.CHOOSE_MAGIC:
            self.acting = 0
            if action == moves.PASS:
                week.pass_magic(self, seat)
            else:
                self._use_magic(seat, action)
        elif question == questions.CHOOSE_CLAIM:
            self.acting = 0
            if action == moves.PASS:
                month.decline(self, seat)
            else:
                manager.picks = action + 1
                self.tell_decided(seat, action)
                self.ask(questions.CHOOSE_DROP, 1 << seat)
        elif question == questions.CHOOSE_DROP:
            self.acting = 0
            month.claim(self, seat, action - moves.SPOT)
        elif question == questions.CHOOSE_ROBOT:
            self.acting = 0
            solo.lay_robot(self, self.robot[action - moves.OFFER])
        elif question == questions.CHOOSE_OPEN:
            self.acting = 0
            draft.take_open(self, seat, action - moves.OFFER)
        elif question == questions.CHOOSE_FIRST_GAME:
            self.acting = 0
            manager.picks = action + 1
            series.first_game(self, seat)
        elif self._is_secret():
            self._commit(seat, manager, action)
        else:
            self._use_magic(seat, action)

    def _is_secret(self) -> bool:
        """Whether all decide at the same time, unseen by each other."""
        question = self.question
        return (
            question == questions.CHOOSE_KEEP
            or question == questions.CHOOSE_ROSTER
            or question == questions.CHOOSE_DISCARD
            or question == questions.CHOOSE_LINEUP
            or question == questions.CHOOSE_GAME
            or question == questions.CHOOSE_WILD
        )

    def _use_magic(self, seat: i64, action: i64) -> None:
        self.tell_decided(seat, action)
        self.acting = 0
        magic.choose(self, seat, action)

    def required_choices(self, seat: i64) -> i64:
        """How many choices the open question asks of a seat."""
        if self.question == questions.CHOOSE_ROSTER:
            return month.BASES
        if self.question == questions.CHOOSE_LINEUP:
            return series.lineup_size(self, seat)
        return draft.keeps(self) if self.question == questions.CHOOSE_KEEP else 1

    def _commit(self, seat: i64, manager: Manager, action: i64) -> None:
        """Store a secret choice; after the last one, carry out all of them in seat order."""
        manager.picks = add_pick(manager.picks, action)
        self.tell_decided(seat, action)
        wanted = self.required_choices(seat)
        if manager.picks >> (wanted - 1) * moves.PICK_BITS:
            self.acting &= ~(1 << seat)
        if self.acting:
            if self.log is not None:
                self.tell((events.ASKED, self.question, self.acting, EVERYONE))
            return
        if self.question == questions.CHOOSE_KEEP:
            draft.keep_all(self)
        elif self.question == questions.CHOOSE_ROSTER:
            month.lay_rosters(self)
        elif self.question == questions.CHOOSE_DISCARD:
            draft.discard_all(self)
        elif self.question == questions.CHOOSE_LINEUP:
            series.lay_lineups(self)
        elif self.question == questions.CHOOSE_GAME:
            series.lay_games(self)
        else:
            playoffs.begin_wild_game(self)

    def take_back(self, seat: i64) -> bool:
        """Take back a pick or the last part of a magic use (F-5.3.2, F-R10)."""
        manager = self.managers[seat]
        if manager.picks:
            manager.picks >>= moves.PICK_BITS
            question = questions.CHOOSE_CLAIM if self.question == questions.CHOOSE_DROP else self.question
            self.tell_retracted(seat)
            self.ask(question, self.acting | (1 << seat))
        elif self.use and self.acting >> seat & 1 and len(moves.picks_of(self.use)) > self.fixed:
            self.use >>= moves.PICK_BITS
            self.tell_retracted(seat)
            if self.use:
                magic.ask_next(self, seat, magic.use_of(self, seat))
            else:
                self.ask(questions.CHOOSE_MAGIC, 1 << seat)
        else:
            return False
        return True

    def run(self) -> None:
        """Run step after step until a seat must decide."""
        while not self.acting and self.stage != OVER:
            self._do(self.step)
            if self.log is not None:
                self.tell_board()
        if self.stage == OVER and self.log is not None:
            self.tell_board()

    def _do(self, step: i64) -> None:
        if step == steps.NEXT_MAGIC:
            week.next_magic(self)
        elif step == steps.SCORE:
            if self.stage == SEASON:
                week.score(self)
            elif self.stage == WILD_CARD:
                playoffs.score_wild_game(self)
            else:
                series.score_game(self)
        elif step == steps.REVEAL:
            week.reveal(self)
        elif step == steps.NEXT_PICK:
            draft.next_pick(self)
        elif step == steps.ASK_CLAIM:
            month.ask_claim(self)
        elif step == steps.END_CLAIMS:
            month.end_claims(self)
        elif step == steps.ASK_ROSTERS:
            month.ask_rosters(self)
        elif step == steps.SHOW_CARDS:
            month.show_cards(self)
        elif step == steps.CLEAN_UP:
            month.clean_up(self)
        elif step == steps.BEGIN_MONTH:
            month.begin_month(self)
        elif step == steps.ASK_DISCARD:
            draft.ask_discard(self)
        elif step == steps.END_SEASON:
            playoffs.end_season(self)
        elif step == steps.BEGIN_SERIES:
            series.begin_series(self)
        elif step == steps.ASK_FIRST_GAME:
            series.ask_first_game(self)
        elif step == steps.WILD_GAME:
            playoffs.wild_game(self)
        elif step == steps.ASK_ROBOT:
            solo.ask_robot(self)
        elif step == steps.LAY_DECK:
            solo.lay_deck(self)
        else:
            series.next_game(self)

    def ranks(self) -> list[int]:
        return series.final_ranks(self) if self.stage == OVER else [1] * self.seats

    def copy(self) -> State:
        twin = Season()
        twin.copy_from(self, self.chance.copy())
        return twin

    def guess(self, seat: int, seed: int) -> State:
        """A random world that this seat (-1: a spectator) cannot distinguish from the true one."""
        chance = guess_chance(seed, 1)
        world = Season()
        world.copy_from(self, chance)
        if self.setup.solo and seat == 0:
            return world
        knowledge.guess_characters(world, seat, self.deck, chance)
        for other in range(self.seats):
            if other != seat:
                world.redraw_choice(other, chance)
                if self.setup.more_wins and self.laid and self.stage == SEASON:
                    world.redraw_sides(other, chance)
        return world

    def redraw_sides(self, seat: i64, chance: Chance) -> None:
        """Which Win card of a future base a seat plays for is its secret (F-12.2.2): draw the sides at random."""
        manager = self.managers[seat]
        for base in range(month.BASES):
            if not self.is_open(base) and chance.below(TABLE, 2):
                manager.sides ^= 1 << base

    def redraw_choice(self, seat: i64, chance: Chance) -> None:
        """Replace a seat's secret choice by any that it could make in this world; drop an unfinished one.

        A choice among face-down cards may keep its spots: the guess has already shuffled these cards.
        """
        manager = self.managers[seat]
        if self.acting >> seat & 1:
            if self.question == questions.CHOOSE_DROP:
                self.question = questions.CHOOSE_CLAIM
            elif self.use:
                self._forget_use()
            manager.picks = 0
        elif manager.picks and (
            self.question in (questions.CHOOSE_KEEP, questions.CHOOSE_GAME) or self.setup.more_wins
        ):
            manager.picks = 0
            for _ in range(self.required_choices(seat)):
                choices = self.choices(seat, manager)
                manager.picks = add_pick(manager.picks, choices[chance.below(TABLE, len(choices))])

    def _forget_use(self) -> None:
        """Drop the choices that nobody else has seen."""
        picks = moves.picks_of(self.use)[: self.fixed]
        self.use = 0
        for action in picks:
            self.use = add_pick(self.use, action)
        if not picks:
            self.question = questions.CHOOSE_MAGIC
        elif self.question == questions.CHOOSE_DUG_SPOT:
            self.question = questions.ASK_PARAMETER + DIG
        elif self.question == questions.CHOOSE_REPLACED:
            self.question = questions.ASK_PARAMETER + RECRUIT


def new_season(setup: Setup, cards: CardSet, chance: Chance, listen: bool) -> Season:
    """Start a game, up to its first decision; `listen` starts a log."""
    season = Season()
    season.setup = setup
    season.cards = cards
    season.characters = cards.characters
    season.chance = chance
    season.seats = setup.players
    if listen:
        season.log = []
    draft.begin(season)
    season.run()
    return season
