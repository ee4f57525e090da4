"""A game of Clutch Baseball in progress: implements the kernel's `State` and runs to the next decision."""

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from pennant.games.clutch.rules import (
    at_bat,
    bases,
    effects,
    events,
    innings,
    knowledge,
    lineup,
    moves,
    questions,
    steps,
    substitutions,
    throws,
    windows,
)
from pennant.games.clutch.rules.ballgame_state import BallgameState
from pennant.games.clutch.rules.board import WINDOW_STEPS, describe_board
from pennant.games.clutch.rules.cards import (
    ADVANTAGE,
    AFTER_OUTCOME,
    BUNT_STEP,
    HALF_END,
    HALF_START,
    NO_RESULT,
    POST_PITCH,
    POST_SWING,
    POST_THROW,
    PRE_PITCH,
    PRE_SWING,
    PRE_THROW,
    RESULT,
    SUB_MADE,
    THROW_RESULT,
    CardSet,
)
from pennant.games.clutch.rules.setup import Setup
from pennant.games.clutch.rules.team import NOBODY, Team
from pennant.kernel.board import Board
from pennant.kernel.chance import Chance, guess_chance
from pennant.kernel.errors import IllegalMove
from pennant.kernel.state import EVERYONE, State

RULE_OF_QUESTION: Final = (
    "C-0.1", "C-3.2.9", "C-3.5.1", "C-3.5.5", "C-3.2.10", "C-4.1.1", "C-3.14", "C-3.12.2", "C-4.2.1", "C-4.2.2",
    "C-4.3.1", "C-3.9.1", "C-3.9.2", "C-1.3.2", "C-3.2.8", "C-3.9.8", "C-3.13.1", "C-3.12.3", "C-3.12.3", "C-4.3.1",
    "C-4.3.1", "C-3.12.2", "C-3.5.13", "C-1.5",
)  # fmt: skip


@mypyc_attr(acyclic=True, free_list_len=1)
class Ballgame(BallgameState):
    """A game, series or season in progress."""

    game_name: ClassVar[str] = "clutch"
    seats_rule: ClassVar[str] = "C-0.1"
    end_rule: ClassVar[str] = "C-3.6.1"
    retract_rule: ClassVar[str] = "C-3.9.1"

    def is_over(self) -> bool:
        return self.step == steps.OVER

    def legal(self, seat: int) -> list[int]:
        if seat < 0 or seat > 1 or not self.acting >> seat & 1:
            return []
        return self.choices(seat)

    def choices(self, seat: i64) -> list[int]:
        """The legal choices of a seat for the open question."""
        question = self.question
        if question == questions.CHOOSE_CARD or question == questions.CHOOSE_ANSWER:
            return windows.card_choices(self, seat, effects.window_of(self))
        if question == questions.CHOOSE_SUB:
            return substitutions.choices(self, seat)
        if question == questions.CHOOSE_WALK:
            return [moves.PITCH_TO, moves.WALK]
        if question == questions.CHOOSE_STEAL:
            return bases.steal_choices(self)
        if question == questions.CHOOSE_BUNT:
            return [moves.SWING_AWAY, moves.BUNT]
        if question == questions.CHOOSE_DEPTH:
            return [moves.INFIELD_BACK, moves.INFIELD_IN]
        if question == questions.CHOOSE_ADVANCE:
            return bases.advance_choices(self)
        if question == questions.CHOOSE_TARGET:
            return bases.target_choices(self)
        if question == questions.CHOOSE_DOUBLE_PLAY:
            return [moves.TRY_TWO, moves.FIRST_ONLY]
        if question == questions.CHOOSE_SEND or question == questions.CHOOSE_SEND_HOME:
            return [moves.SEND, moves.HOLD]
        if question == questions.CHOOSE_REPLY or question == questions.CHOOSE_REPLY_HOME:
            return [moves.TAKE_BATTER, moves.THROW]
        return self._rare_choices(seat)

    def _rare_choices(self, seat: i64) -> list[int]:
        question = self.question
        if question == questions.CHOOSE_PART:
            return windows.part_choices(self, seat)
        if question == questions.CHOOSE_DISCARD:
            return discard_choices(self.teams[seat])
        if question == questions.CHOOSE_NEWCOMER:
            return substitutions.newcomer_choices(self, seat)
        if question == questions.CHOOSE_SHIFT:
            return substitutions.shift_choices(self, seat)
        if question == questions.CHOOSE_THIRD_BUNT:
            return [moves.BUNT_AGAIN, moves.TAKE_PITCH]
        if question == questions.CHOOSE_LINEUP:
            return lineup.choices(self, seat)
        if question == questions.CHOOSE_BACK:
            return [moves.PASS, *substitutions.back_choices(self)]
        if question == questions.CHOOSE_EJECTED:
            return substitutions.ejected_choices(self, seat)
        count = len(effects.stadium_alternatives(self))
        return [moves.ALTERNATIVE + place for place in range(count)]

    def choice_refusal(self, seat: int, action: int) -> IllegalMove:
        if self.question == questions.CHOOSE_CARD and action >= moves.CARD:
            return IllegalMove("not-playable", "C-1.3.2", seat, action)
        return IllegalMove("not-a-choice", RULE_OF_QUESTION[self.question], seat, action)

    # --- carrying out ---------------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int) -> None:
        if self.log is not None:
            self.start_telling()
        if self.question == questions.CHOOSE_LINEUP:
            self._choose_lineup(seat, action)
        else:
            self.acting = 0
            self._carry_out(seat, action)
        if self.log is not None:
            self.tell_board()
        self.run()

    def describe_board(self, board: Board) -> None:
        describe_board(self, board)

    def _carry_out(self, seat: i64, action: i64) -> None:
        question = self.question
        if self.log is not None and is_declined(action):
            self.tell((events.PASSED, seat, EVERYONE))
        if question == questions.CHOOSE_CARD or question == questions.CHOOSE_ANSWER:
            if action == moves.PASS:
                self._pass()
            elif action >= moves.CARD:
                self.tell_decided(seat, action)
                windows.choose(self, seat, action)
            else:
                substitutions.choose(self, seat, action)
        elif question == questions.CHOOSE_SUB:
            if action == moves.PASS:
                self.passes += 1
                self.priority = 1 - self.priority
            else:
                if moves.REPLACE <= action < moves.PINCH_HIT or action >= moves.PINCH_RUN:
                    self.tell_decided(seat, action)
                substitutions.choose(self, seat, action)
        elif question == questions.CHOOSE_WALK:
            at_bat.decide_walk(self, action == moves.WALK)
        elif question == questions.CHOOSE_STEAL:
            at_bat.decide_steal(self, action)
        elif question == questions.CHOOSE_BUNT:
            at_bat.decide_bunt(self, action == moves.BUNT)
        elif question == questions.CHOOSE_THIRD_BUNT:
            at_bat.decide_third_bunt(self, action == moves.BUNT_AGAIN)
        elif question == questions.CHOOSE_DEPTH:
            at_bat.decide_depth(self, action == moves.INFIELD_IN)
        elif question == questions.CHOOSE_PART:
            self.tell_decided(seat, action)
            windows.choose(self, seat, action)
        else:
            self._carry_out_play(seat, action)

    def _carry_out_play(self, seat: i64, action: i64) -> None:
        question = self.question
        if question == questions.CHOOSE_ADVANCE:
            bases.send(self, action - moves.ADVANCE)
        elif question == questions.CHOOSE_TARGET:
            bases.throw_at(self, NOBODY if action == moves.NO_THROW else action - moves.THROW_AT)
        elif question == questions.CHOOSE_DOUBLE_PLAY:
            if action == moves.TRY_TWO:
                bases.try_double_play(self)
            else:
                bases.first_only(self)
        elif question == questions.CHOOSE_SEND:
            bases.send_second(self, action == moves.SEND)
        elif question == questions.CHOOSE_REPLY:
            bases.reply_second(self, action == moves.THROW)
        elif question == questions.CHOOSE_SEND_HOME:
            bases.send_home(self, action == moves.SEND)
        elif question == questions.CHOOSE_REPLY_HOME:
            bases.reply_home(self, action == moves.THROW)
        elif question == questions.CHOOSE_DISCARD:
            effects.discard(self, seat, self.teams[seat].hand[action - moves.DISCARD])
            effects.require_discard(self, seat, self.owed - 1)
        elif question == questions.CHOOSE_NEWCOMER:
            substitutions.bring_in(self, seat, action - moves.NEWCOMER)
        elif question == questions.CHOOSE_SHIFT:
            substitutions.shift(self, seat, action - moves.SHIFT_WITH)
        elif question == questions.CHOOSE_BACK:
            if action == moves.PASS:
                self.go(steps.REOPEN)
            else:
                substitutions.take_one_back(self, action - moves.TAKE_BACK)
        elif question == questions.CHOOSE_EJECTED:
            substitutions.replace_ejected(self, seat, action)
        else:
            effects.give(self, effects.stadium_alternatives(self)[action - moves.ALTERNATIVE])

    def _pass(self) -> None:
        if self.question == questions.CHOOSE_ANSWER:
            self.step = steps.RESOLVE
        else:
            self.passes += 1
            self.priority = 1 - self.priority

    def _choose_lineup(self, seat: i64, action: i64) -> None:
        """Line-ups are chosen in secret, at the same time."""
        self.tell_decided(seat, action)
        lineup.choose(self, seat, action)
        if self.acting:
            if self.log is not None:
                self.tell((events.ASKED, self.question, self.acting, EVERYONE))
            return
        for each in range(2):
            lineup.lay(self, each)
        innings.lay_lineups(self)

    def take_back(self, seat: i64) -> bool:
        """Take back a part of a choice that is not complete."""
        if self.question == questions.CHOOSE_LINEUP and self.teams[seat].draft:
            self.teams[seat].draft = self.teams[seat].draft[:-1]
            self.tell_retracted(seat)
            self.acting |= 1 << seat
            if self.log is not None:
                self.tell((events.ASKED, self.question, self.acting, EVERYONE))
        elif (
            self.use
            and self.acting >> seat & 1
            and self.question in (questions.CHOOSE_PART, questions.CHOOSE_NEWCOMER, questions.CHOOSE_SHIFT)
        ):
            self._take_part_back(seat)
        else:
            return False
        return True

    def _take_part_back(self, seat: i64) -> None:
        """Return to the last part that was decided, of a card, or to the choice of the card or the substitution."""
        question = questions.CHOOSE_SUB
        left = 0
        if self.question == questions.CHOOSE_PART:
            question = questions.CHOOSE_ANSWER if self.step == steps.ANSWER else questions.CHOOSE_CARD
            left = windows.decided_before(self, seat)
            if left:
                question = questions.CHOOSE_PART
        for _ in range(len(self.use) - left):
            self.tell_retracted(seat)
        self.use = self.use[:left]
        self.ask(question, seat)

    # --- running --------------------------------------------------------------------------------------------------

    def run(self) -> None:
        """Run step after step until a seat must decide."""
        while not self.acting and self.step != steps.OVER:
            step = self.step
            told = 0 if self.log is None else len(self.log)
            self._do(step)
            if self.log is not None and (len(self.log) > told or not WINDOW_STEPS >> step & 1):
                self.tell_board()  # a window in which nobody is asked changes nothing

    def _do(self, step: i64) -> None:
        if step <= steps.ALIGN:
            self._before_pitch(step)
        elif step <= steps.OPEN_RESULT:
            self._pitch_and_swing(step)
        elif step <= steps.END_GAME:
            self._outcome(step)
        elif step <= steps.APPLY_THROW:
            self._throw(step)
        elif step == steps.ANSWER:
            windows.answer(self)
        elif step == steps.RESOLVE:
            windows.resolve(self)
        elif step == steps.OPEN_BUNT:
            windows.run(self, BUNT_STEP, steps.OPEN_BUNT)
            if not self.acting and self.step == steps.OPEN_BUNT:
                at_bat.after_bunt_window(self)
        elif step == steps.STADIUM_AFTER:
            effects.run_stadium(self, AFTER_OUTCOME, steps.OPEN_AFTER)
        elif step == steps.STADIUM_END:
            effects.run_stadium(self, HALF_END, steps.OPEN_HALF_END)
        else:
            self._substitution(step)

    def _before_pitch(self, step: i64) -> None:
        if step == steps.SUBS:
            substitutions.run(self)
        elif step == steps.AB_START:
            at_bat.start(self)
        elif step == steps.ASK_WALK:
            at_bat.ask_walk(self)
        elif step == steps.ASK_STEAL:
            at_bat.ask_steal(self)
        elif step == steps.ASK_BUNT:
            at_bat.ask_bunt(self)
        elif step == steps.ALIGN:
            at_bat.align(self)
        elif step == steps.BEFORE_BUNT:
            at_bat.cut_hands(self, steps.ROLL_BUNT)
        elif step == steps.ROLL_BUNT:
            at_bat.roll_bunt(self)
        elif step == steps.OPEN_HALF:
            windows.run(self, HALF_START, steps.AB_START)
        elif step == steps.BEGIN_GAME:
            innings.begin_game(self)
        else:
            self.question = questions.CHOOSE_LINEUP
            self.acting = 3
            if self.log is not None:
                self.tell_board()
                self.tell((events.ASKED, questions.CHOOSE_LINEUP, 3, EVERYONE))

    def _pitch_and_swing(self, step: i64) -> None:
        if step == steps.OPEN_PRE_PITCH:
            windows.run(self, PRE_PITCH, steps.CUT_HANDS)
            if not self.acting and self.step == steps.CUT_HANDS:
                at_bat.after_pre_pitch(self)
        elif step == steps.CUT_HANDS:
            at_bat.cut_hands(self, steps.ROLL_PITCH)
        elif step == steps.ROLL_PITCH:
            at_bat.roll_pitch(self)
        elif step == steps.OPEN_POST_PITCH:
            windows.run(self, POST_PITCH, steps.SET_ADVANTAGE)
        elif step == steps.SET_ADVANTAGE:
            at_bat.set_advantage(self)
        elif step == steps.OPEN_ADVANTAGE:
            windows.run(self, ADVANTAGE, steps.OPEN_PRE_SWING)
        elif step == steps.OPEN_PRE_SWING:
            windows.run(self, PRE_SWING, steps.ROLL_SWING)
        elif step == steps.ROLL_SWING:
            at_bat.roll_swing(self)
        elif step == steps.OPEN_POST_SWING:
            windows.run(self, POST_SWING, steps.READ_RESULT)
        elif step == steps.READ_RESULT:
            at_bat.read_result(self)
        else:
            windows.run(self, RESULT, steps.OUTCOME)

    def _outcome(self, step: i64) -> None:
        if step == steps.OUTCOME:
            at_bat.settle(self)
        elif step == steps.AFTER:
            at_bat.after(self)
        elif step == steps.OPEN_AFTER:
            windows.run(self, AFTER_OUTCOME, steps.END_AT_BAT)
        elif step == steps.END_AT_BAT:
            at_bat.end(self)
        elif step == steps.OPEN_HALF_END:
            windows.run(self, HALF_END, steps.END_HALF)
        elif step == steps.END_HALF:
            innings.end_half(self)
        else:
            innings.end_game(self)

    def _throw(self, step: i64) -> None:
        if step == steps.OPEN_DECLARED:
            window = effects.window_of(self)
            windows.run(self, window, steps.ASK_TARGET)
            if not self.acting and self.step == steps.ASK_TARGET:
                bases.after_declared(self)
        elif step == steps.ASK_TARGET:
            bases.ask_target(self)
        elif step == steps.OPEN_PRE_THROW:
            windows.run(self, PRE_THROW, steps.ROLL_THROW)
        elif step == steps.ROLL_THROW:
            throws.roll(self)
        elif step == steps.OPEN_POST_THROW:
            windows.run(self, POST_THROW, steps.READ_THROW)
        elif step == steps.READ_THROW:
            throws.read(self)
        elif step == steps.OPEN_THROW_RESULT:
            windows.run(self, THROW_RESULT, steps.APPLY_THROW)
        else:
            bases.end_throw(self)
            throws.spend(self)
            if self.outcome == NO_RESULT:
                at_bat.check_momentum(self)

    def _substitution(self, step: i64) -> None:
        if step == steps.OPEN_SUB_MADE:
            windows.run(self, SUB_MADE, steps.SUB_OVER)
        elif step == steps.SUB_OVER:
            self.pop()
        elif step == steps.TAKE_CARDS_BACK:
            substitutions.take_back(self)
        elif step == steps.REOPEN:
            substitutions.reopen(self)
        elif step == steps.ASK_EJECTED:
            substitutions.ask_ejected(self)
        else:
            assert step == steps.BREAK_OFF, f"there is no step {step}"
            at_bat.break_off(self)

    # --- results and copies ---------------------------------------------------------------------------------------

    def ranks(self) -> list[int]:
        if self.step != steps.OVER or self.winner == NOBODY:
            return [1, 1]
        return [1 if seat == self.winner else 2 for seat in range(2)]

    def copy(self) -> State:
        twin = Ballgame()
        twin.copy_from(self, self.chance.copy())
        return twin

    def guess(self, seat: int, seed: int) -> State:
        """A random world that this seat (-1: a spectator) cannot distinguish from the true one."""
        chance = guess_chance(seed, 3)
        world = Ballgame()
        world.copy_from(self, chance)
        for other in range(2):
            if other != seat:
                knowledge.guess_cards(world, other, chance, seat == 1 - other)
                knowledge.redraw_choice(world, other, chance)
        return world


def is_declined(action: i64) -> bool:
    """Whether this choice changes nothing, as all can see (C-7)."""
    if action == moves.PASS or action == moves.PITCH_TO or action == moves.NO_STEAL:
        return True
    return action == moves.SWING_AWAY or action == moves.INFIELD_BACK


def discard_choices(team: Team) -> list[int]:
    """Each title of the hand once."""
    found: list[int] = []
    last = -1
    for place in range(len(team.hand)):
        if team.hand[place] != last:
            found.append(moves.DISCARD + place)
        last = team.hand[place]
    return found


def new_game(setup: Setup, cards: CardSet, chance: Chance, listen: bool) -> Ballgame:
    """Start a game, up to its first decision; `listen` starts a log."""
    game = Ballgame()
    game.setup = setup
    game.cards = cards
    game.stadium = setup.clubs[0].stadium
    game.teams = [Team(), Team()]
    game.chance = chance
    if listen:
        game.log = []
    game.run()
    return game
