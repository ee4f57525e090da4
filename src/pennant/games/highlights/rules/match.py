"""A match of Baseball Highlights: 2045 in progress: implements the kernel's `State` and runs the agenda."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from pennant.games.highlights.rules import (
    buying,
    extra_innings,
    moves,
    questions,
    series,
    steps,
    tournament,
    turn,
)
from pennant.games.highlights.rules.actions import (
    cancellable,
    carry_out_choice,
    choose_order,
    double_play_sets,
    next_action,
    pick_off_sets,
)
from pennant.games.highlights.rules.board import describe_board
from pennant.games.highlights.rules.cards import ROSTER, CardSet
from pennant.games.highlights.rules.knowledge import redeal_hidden, redraw_choice, secret_choices
from pennant.games.highlights.rules.match_state import ALL_SLOTS, STEP_BITS, MatchState
from pennant.games.highlights.rules.packing import ACTION_BITS, KIND, PARAMETER_AT
from pennant.games.highlights.rules.setup import SOLITAIRE, TOURNAMENT, Setup
from pennant.games.highlights.rules.zones import NO_CARD, NOTHING, Box, Pair, Side
from pennant.kernel.board import Board
from pennant.kernel.chance import Chance, guess_chance
from pennant.kernel.errors import IllegalMove
from pennant.kernel.state import State

RULE_OF_QUESTION: Final = (
    "H-8.6", "H-6.2", "H-8.1", "H-18.2", "H-11.10", "H-11.16", "H-11.17", "H-12.3", "H-13.3", "H-14.2", "H-15.2",
    "H-15.4", "H-15.5",
)  # fmt: skip


@mypyc_attr(acyclic=True, free_list_len=1)
class Match(MatchState):
    """A match in progress, in any mode."""

    game_name: ClassVar[str] = "highlights"
    seats_rule: ClassVar[str] = "H-5.1"
    end_rule: ClassVar[str] = "H-1.1"
    retract_rule: ClassVar[str] = "H-6.3"

    def is_over(self) -> bool:
        return self.over

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or seat >= self.seats or not self.acting >> seat & 1:
            return []
        side = self.sides[seat]
        pair = self.pairs[side.pair]
        question = pair.question
        if question == questions.CHOOSE_PLAY:
            return turn.play_choices(side)
        if (
            question == questions.CHOOSE_ON_DECK
            or question == questions.CHOOSE_EXTRA
            or question == questions.CHOOSE_LEFT_OVER
        ):
            return secret_choices(pair, side)
        if question == questions.CHOOSE_PURCHASE:
            return buying.purchase_choices(self, pair, side)
        if question == questions.CHOOSE_DEMOTION:
            return buying.demotion_choices(side)
        if question == questions.CHOOSE_SAVE:
            return turn.save_choices(side)
        if question == questions.CHOOSE_FIRST_BUYER:
            return [moves.BUY_FIRST, moves.BUY_SECOND]
        if question == questions.CHOOSE_ORDER:
            return [moves.FIRST_ACTION_FIRST, moves.SECOND_ACTION_FIRST]
        opponent = self.sides[pair.other(seat)]
        if question == questions.CHOOSE_THREAT:
            return [moves.CANCEL_THREAT + index for index in cancellable(opponent.plate)]
        if question == questions.CHOOSE_RUNNERS:
            chosen = pick_off_sets(opponent.bases, pair.actions >> PARAMETER_AT & KIND)
            return [moves.PICK_OFF_RUNNERS + bases for bases in chosen]
        return [moves.DOUBLE_PLAY_RUNNERS + bases for bases in double_play_sets(opponent.bases)]

    def choice_refusal(self, seat: int, action: int) -> IllegalMove:
        question = self.pairs[self.sides[seat].pair].question
        rule = RULE_OF_QUESTION[question]
        if question == questions.CHOOSE_PURCHASE and moves.BUY <= action < moves.DEMOTE:
            return IllegalMove("cannot-buy", "H-15.4", seat, action)
        if question == questions.CHOOSE_PLAY and moves.PINCH_ON_DECK <= action < moves.EXTRA_PLAY:
            return IllegalMove("cannot-pinch", "H-9.1", seat, action)
        return IllegalMove("not-a-choice", rule, seat, action)

    def apply(self, seat: int, action: int) -> None:
        side = self.sides[seat]
        pair = self.pairs[side.pair]
        if self.log is not None:
            self.start_telling()
        self._carry_out(pair, side, seat, action)
        self._run_pair(pair)
        if self.setup.mode == TOURNAMENT:
            self._run_others()
        if self.log is not None:
            self.tell_board()

    def describe_board(self, board: Board) -> None:
        describe_board(self, board)

    def _carry_out(self, pair: Pair, side: Side, seat: i64, action: i64) -> None:
        question = pair.question
        others: i64 = ~(1 << seat)
        pair.asked &= others
        self.acting &= others
        if question == questions.CHOOSE_PLAY:
            turn.bring_in(self, seat, action - moves.PLAY, earns=True)
            turn.finish_turn(self, pair, self.role_of(pair, seat))
        elif question == questions.CHOOSE_PURCHASE:
            if action != moves.STOP_BUYING:
                buying.choose_purchase(self, pair, seat, action - moves.BUY)
        elif question == questions.CHOOSE_DEMOTION:
            buying.buy(self, pair, seat, action - moves.DEMOTE)
        elif (
            question == questions.CHOOSE_ON_DECK
            or question == questions.CHOOSE_EXTRA
            or question == questions.CHOOSE_LEFT_OVER
        ):
            self._commit(pair, side, seat, action)
        elif question == questions.CHOOSE_SAVE:
            turn.visitor_save(self, pair, action)
        elif question == questions.CHOOSE_FIRST_BUYER:
            buying.choose_first_buyer(self, pair, seat, action == moves.BUY_FIRST)
        elif question == questions.CHOOSE_THREAT:
            self._resolve_action(pair, seat, action - moves.CANCEL_THREAT)
        elif question == questions.CHOOSE_RUNNERS:
            self._resolve_action(pair, seat, action - moves.PICK_OFF_RUNNERS)
        elif question == questions.CHOOSE_DOUBLE_PLAY:
            self._resolve_action(pair, seat, action - moves.DOUBLE_PLAY_RUNNERS)
        else:
            choose_order(pair, action == moves.SECOND_ACTION_FIRST)

    def _resolve_action(self, pair: Pair, seat: i64, chosen: i64) -> None:
        carry_out_choice(self, pair, seat, chosen)
        pair.actions >>= ACTION_BITS

    def _commit(self, pair: Pair, side: Side, seat: i64, action: i64) -> None:
        """Store a secret choice; after the last one, carry out all of them in seat order."""
        side.committed = action
        if self.log is not None:
            self.tell_decided(seat, action)
            self.tell_board()
            if pair.asked:
                self.tell_asked(pair)
        if pair.asked:
            return
        if pair.question == questions.CHOOSE_ON_DECK:
            turn.place_on_deck(self, pair)
        elif pair.question == questions.CHOOSE_EXTRA:
            extra_innings.reveal_extra(self, pair)

    def take_back(self, seat: i64) -> bool:
        """Take back a secret choice while the other side is still deciding, or a purchase without its demotion."""
        side = self.sides[seat]
        pair = self.pairs[side.pair]
        if side.chosen != NOTHING:
            side.chosen = NOTHING
            self.ask(pair, questions.CHOOSE_PURCHASE, 1 << seat)
            return True
        if side.committed == NOTHING or not pair.asked:
            return False
        side.committed = NOTHING
        self.tell_retracted(seat)
        self.ask(pair, pair.question, pair.asked | (1 << seat))
        return True

    def run_from_start(self) -> None:
        """Run to the first decision."""
        self._run_others()
        if self.log is not None:
            self.tell_board()

    def _run_others(self) -> None:
        """Run the agendas of other pairs, which the end of a round may have filled."""
        for pair in self.pairs:
            self._run_pair(pair)

    def _run_pair(self, pair: Pair) -> None:
        """Run the steps of the agenda until a seat must decide."""
        while pair.agenda and not pair.asked and not self.over:
            step = pair.agenda >> 1 & 31
            role = pair.agenda & 1
            pair.agenda >>= STEP_BITS
            if step == steps.RUN_HITS:
                self.run_threats(pair.home if role else pair.visitor)
            elif step == steps.END_TURN:
                turn.end_turn(self, pair, role)
            elif step == steps.NEXT_ACTION:
                next_action(self, pair, role)
            elif step == steps.ASK_BUY:
                buying.ask_buy(self, pair, role)
            else:
                self._do(pair, step, role)

    def _do(self, pair: Pair, step: i64, role: i64) -> None:
        """The steps between turns."""
        if step == steps.TURN:
            turn.turn(self, pair, role)
        elif step == steps.ACT:
            turn.act(self, pair, role)
        elif step == steps.BEGIN_GAME:
            turn.begin_game(self, pair)
        elif step == steps.ASK_ON_DECK:
            turn.ask_on_deck(self, pair)
        elif step == steps.ASK_SAVE:
            turn.ask_save(self, pair)
        elif step == steps.END_SAVE:
            turn.end_save(self, pair)
        elif step == steps.COMPARE_RUNS:
            turn.compare_runs(self, pair)
        elif step == steps.EXTRA_SET:
            extra_innings.extra_set(self, pair)
        elif step == steps.ASK_EXTRA:
            extra_innings.ask_extra(self, pair)
        elif step == steps.COMPARE_EXTRA:
            extra_innings.compare_extra(self, pair)
        elif step == steps.END_GAME:
            series.end_game(self, pair)
        elif step == steps.ASK_LEFT_OVER:
            turn.ask_left_over(self, pair)
        elif step == steps.CLEAN_UP:
            turn.clean_up(self, pair)
        elif step == steps.BUY_ROUND:
            buying.buy_round(self, pair)
        elif step == steps.END_BUYING:
            buying.end_buying(self, pair)
        elif step == steps.EMPTY_IN_PLAY:
            series.empty_in_play(self, pair)
        elif step == steps.NEXT_GAME:
            series.next_game(self, pair)
        elif step == steps.PRE_ROUND:
            buying.pre_round(self, pair)
        else:
            tournament.pair_is_done(self, pair)

    def ranks(self) -> list[int]:
        if not self.over:
            return [1] * self.seats
        if self.setup.mode == TOURNAMENT:
            return tournament.final_ranks(self)
        winner = self.pairs[0].winner
        return [1 if seat == winner else 2 for seat in range(self.seats)]

    def copy(self) -> State:
        twin = Match()
        twin.copy_from(self)
        return twin

    def guess(self, seat: int, seed: int) -> State:
        """A random world that this seat (-1: a spectator) cannot distinguish from the true one."""
        world = Match()
        world.copy_from(self)
        chance = guess_chance(seed, 1 + len(self.sides))
        world.chance = chance
        for other in range(self.seats):
            if other != seat:
                redeal_hidden(world, other, chance)
                side = world.sides[other]
                if side.committed != NOTHING or world.acting & (1 << other):
                    redraw_choice(world, world.pairs[side.pair], other, chance)
        return world


def new_match(setup: Setup, cards: CardSet, chance: Chance, listen: bool) -> Match:
    """Start a match, up to its first decision; `listen` starts a log (H-5.1, H-5.2)."""
    match = Match()
    match.setup = setup
    match.cards = cards
    match.faces = cards.cards
    match.chance = chance
    match.seats = setup.players
    if listen:
        match.log = []
    for seat in range(setup.players):
        side = Side()
        side.roster = cards.teams[setup.teams[seat]]
        side.pinch = cards.pinch_hitters[setup.teams[seat]]
        side.table = seat // tournament.SEATS_AT_TABLE
        side.pair = seat // 2
        match.sides.append(side)
        match.shuffle_all(seat)
    boxes = max(1, setup.players // tournament.SEATS_AT_TABLE)
    for _ in range(boxes):
        box = Box()
        box.free_agents = (1 << len(setup.free_agents)) - 1
        box.deck = len(setup.free_agents)
        match.boxes.append(box)
    for _ in range(max(1, setup.players // 2)):
        match.pairs.append(Pair())
    if setup.mode == SOLITAIRE:
        machine = Side()
        machine.roster = (NO_CARD,) * ROSTER
        machine.pool = ALL_SLOTS
        match.sides.append(machine)
        match.boxes[0].face_down = ROSTER
        match.boxes[0].deck -= ROSTER
    if setup.mode == TOURNAMENT:
        tournament.begin_tournament(match)
    else:
        series.begin_match(match, match.pairs[0])
    match.run_from_start()
    return match
