"""A game in the terminal: people and bots take turns, every move is saved, and the story is told in sentences."""

from collections.abc import Sequence
from pathlib import Path

from pennant.bots import bot
from pennant.cli import saves
from pennant.cli.dice import DiceSitting, read_roll
from pennant.cli.draw import STRONG, line
from pennant.cli.leave import Ended, Leave
from pennant.cli.orders import Habits, OrderPage, give_orders
from pennant.cli.players import bots_among, seat_players
from pennant.cli.prompt import LOOK, ORDERS, QUIT, SKIP, TOKEN, UNDO, Answer, Prompt
from pennant.cli.show import Show, small_terminal
from pennant.cli.terminal import Terminal
from pennant.cli.terminal_game import Scene, TerminalGame
from pennant.cli.viewer_session import ViewerSession
from pennant.kernel.decision import Choice, Decision
from pennant.kernel.errors import ChanceNeeded, PennantError, RecordError, UsageError
from pennant.kernel.players import is_person
from pennant.kernel.record import Record
from pennant.kernel.sitting import Sitting
from pennant.kernel.state import State

INTERRUPTED = 130
"""The exit code after Ctrl-C."""
COACH = "greedy"
"""The bot that makes routine decisions for people who want a coach."""


class Play:
    """One sitting in the terminal."""

    def __init__(
        self,
        sitting: Sitting,
        path: Path,
        terminal: Terminal,
        terminal_game: TerminalGame,
        cards: Path | None = None,
        habits: Habits | None = None,
    ) -> None:
        self.sitting = sitting
        self.game = sitting.game
        self.file = saves.SaveFile(sitting.record, path)
        self.cards, self.habits = cards, habits or Habits()
        self.terminal, self.words, self.terminal_game = terminal, terminal.words, terminal_game
        self.show, self.prompt = Show(terminal, terminal_game), Prompt(terminal, terminal_game)
        players = sitting.record.players = seat_players(sitting.record.players, self.state.seats)
        self.bots = bots_among(players)
        people = [seat for seat, player in enumerate(players) if is_person(player)]
        self.sessions = {seat: ViewerSession(self.game, terminal_game, self.state, seat, players) for seat in people}
        self.at_keyboard = people[0] if len(people) == 1 else None
        """The person whose cards may be shown on the screen."""
        self.shared = (
            ViewerSession(self.game, terminal_game, self.state, None, players) if self._shares_table() else None
        )
        """The session of all people who share the screen."""
        self._greeted: set[int | None] = set()
        """The viewers that have been told how the game began; `None` stands for all people who share the screen."""
        self._skips: dict[int, object] = {}
        """The seats that do nothing more for now, and until when (see `TerminalGame.span`)."""
        self._read: dict[int | None, int] = {}
        """How much of the story each viewer had read when last asked."""
        self._get_used_to_habits()
        if isinstance(sitting, DiceSitting):
            sitting.ask = self._ask_roll

    @property
    def state(self) -> State:
        return self.sitting.state

    def _shares_table(self) -> bool:
        return self.terminal_game.has_open_table and len(self.sessions) > 1

    def _get_used_to_habits(self) -> None:
        if self.habits.auto and not self.terminal_game.has_coach:
            raise UsageError(f"there is no coach for {self.game.name}: leave out --auto")
        for seat in self.sessions:
            give_orders(self.sitting, seat, self.habits.orders, len(self.sessions))
        self._coach = bot(COACH)

    def go_back_to(self, record: Record) -> None:
        """Replay the moves of a record, so that the game continues at the same position."""
        for number, (seat, text) in enumerate(record.moves, start=1):
            try:
                self.sitting.play(seat, text)
            except (PennantError, IndexError, ValueError) as error:
                raise RecordError(f"move {number} ({seat}, {text!r}) cannot be played: {error}") from None
            for session in self._all_sessions():
                session.catch_up(self.state)

    def note(self, sentence: str) -> None:
        """Say something before the game continues: on the screen as part of the story, otherwise as a line."""
        if self.terminal.drawn:
            for session in self._all_sessions():
                session.hear(sentence)
        else:
            self.terminal.say(sentence)

    def run(self) -> None:
        """Play to the end, or until a person leaves; the game is always saved."""
        self._check_size()
        self.file.begin()
        try:
            with self.terminal.full_screen():
                self.sitting.run_standing_orders()
                while not self.state.is_over():
                    self._next_move()
                self._end()
        except KeyboardInterrupt:
            raise Leave(self._farewell(), INTERRUPTED) from None
        except Ended:
            raise Leave(self._farewell()) from None
        finally:
            self.file.close()
        self._sum_up()

    # --- moves --------------------------------------------------------------------------------------------------------

    def _next_move(self) -> None:
        """Move bots first, so that people do not wait for them in simultaneous decisions."""
        waiting = self.state.actors()
        for seat in waiting:
            if seat in self.bots:
                self._bot_moves(seat)
                return
        seat = self.at_keyboard if self.at_keyboard in waiting else waiting[0]
        decision = self._decision(seat)
        skipped = self._skip_choice(seat, decision)
        if skipped is not None:
            self._act(seat, skipped.action)
        elif self.habits.auto and self.terminal_game.is_routine(decision):
            self._coach_moves(seat, decision)
        elif self.shared is not None and seat != self.at_keyboard and self.terminal_game.blind(decision):
            self._decides_openly(seat, self.shared, self.terminal_game.blind(decision))
        elif self._sits_down(seat):
            self._person_moves(seat)

    def _decision(self, seat: int) -> Decision:
        decision = self.game.decision(self.state, seat)
        assert decision is not None, "a seat that must decide has no decision"
        return decision

    def _skip_choice(self, seat: int, decision: Decision) -> Choice | None:
        if seat in self._skips and self._skips[seat] != self.terminal_game.span(self.game.view(self.state, None)):
            del self._skips[seat]
        return self.terminal_game.skip_choice(decision) if seat in self._skips else None

    def _act(self, seat: int, action: int) -> None:
        """Make a move, and the moves of standing orders after it; on a shared screen, tell the result at once."""
        self.sitting.act(seat, action)
        self.sitting.run_standing_orders()
        self.file.add_moves()
        if self.terminal_game.has_open_table and (self.shared is None or self.at_keyboard is None):
            self._tell(self._main_session())

    def _bot_moves(self, seat: int) -> None:
        """Let a bot move; it gets a new guess for every move."""
        guess = self.state.guess(seat, len(self.sitting.record.moves))
        self._act(seat, self.bots[seat].choose(guess, seat))

    def _coach_moves(self, seat: int, decision: Decision) -> None:
        """Let the coach decide with the person's knowledge, and say what it decided."""
        action = self._coach.choose(self.state.guess(seat, len(self.sitting.record.moves)), seat)
        (choice,) = (choice for choice in decision.choices if choice.action == action)
        self._tell(self._main_session())
        for session in self._all_sessions():
            told = self.terminal_game.advice(seat, choice, session.view, session.names)
            if told:
                session.hear(told)
            if told and session is self._main_session() and not self.terminal.drawn:
                self.terminal.say(told)
        self._act(seat, action)
        self._tell(self._main_session())

    def _person_moves(self, seat: int) -> None:
        session = self.sessions[seat]
        if self.shared is not None:
            session.catch_up(self.state)  # the shared session has already told it
        self._tell(session)
        choice = self._forced_choice(seat) or self._ask(seat, session).choice
        if choice is not None:
            self._act(seat, choice.action)
        if self.shared is None:
            self._tell(session)
        else:
            session.catch_up(self.state)

    def _decides_openly(self, seat: int, table: ViewerSession, choices: Sequence[Choice]) -> None:
        """Decide on the shared screen, with no hand shown, unless the player asks to see the hand first."""
        if self.at_keyboard is not None:
            if not self._gets_up(self.at_keyboard, seat):
                return
            self.at_keyboard = None
            self.terminal.wipe()
        self._tell(table)
        answer = self._ask(seat, table, choices)
        if answer.choice is not None:
            self._act(seat, answer.choice.action)
            self._tell(table)
        elif answer.letter == LOOK and self._sits_down(seat):
            self._person_moves(seat)

    def _forced_choice(self, seat: int) -> Choice | None:
        """The only choice of a forced decision; several people are asked anyway, so that timing reveals nothing."""
        decision = self._decision(seat)
        if len(self.sessions) > 1 or not self.terminal_game.is_forced(decision):
            return None
        return decision.choices[0]

    def _ask(self, seat: int, session: ViewerSession, choices: Sequence[Choice] | None = None) -> Answer:
        """Ask a person; the answer has no choice after a standing order, or if the person wants to see the hand."""
        notice, asked, slid = "", None, False
        while True:
            scene = self._scene(seat, session, notice, choices)
            letters = self._letters(scene, choices is not None)
            if self.terminal.drawn:
                self.show.draw(scene, notice or self.prompt.hint(letters, can_undo=self.sitting.can_undo(seat)))
            elif asked != scene.decision:
                self.show.say(scene)
                asked = scene.decision
            elif notice:
                self.terminal.say(notice)
            answer = self.prompt.read(self.terminal.ask(self._mark(scene, is_open=choices is not None)), scene, letters)
            notice = answer.notice
            if answer.letter == SKIP:
                self._skips[seat] = self.terminal_game.span(scene.view)
            if answer.choice is not None or answer.letter in (LOOK, SKIP):
                self._read[session.viewer] = len(session.story)
                return answer
            if answer.letter == QUIT:
                raise Leave(self._farewell())
            if answer.letter == ORDERS:
                OrderPage(self.sitting, self.terminal, self.terminal_game, len(self.sessions)).open(seat)
                if self.sitting.run_standing_orders():
                    self.file.add_moves()
                    return answer
                asked = None
            elif answer.letter == UNDO:
                notice = self._undo(seat)
                if not notice:
                    session.catch_up(self.state)
            elif answer.letter == TOKEN:
                notice = self.words.say("token-rests") if slid else self._slide(seat, answer.seat)
                slid = True

    def _letters(self, scene: Scene, is_open: bool) -> list[str]:
        """The letters that can be typed now, in addition to those that are always available."""
        assert scene.decision is not None
        can_skip = self.terminal_game.skip_choice(scene.decision) is not None
        offered = {LOOK: is_open, SKIP: can_skip, ORDERS: bool(self.game.orders)}
        return [letter for letter, possible in offered.items() if possible]

    def _scene(self, seat: int, session: ViewerSession, notice: str, choices: Sequence[Choice] | None) -> Scene:
        scene = session.scene()
        scene.fresh = max(scene.fresh, len(session.story) - self._read.get(session.viewer, 0))
        scene.decision = self._decision(seat)
        scene.options = self.terminal_game.options(scene.decision, scene.view)
        scene.usual = self.terminal_game.usual(scene.decision)
        if choices is not None:
            scene.options = [choice for choice in scene.options if choice in choices]
        scene.notice = notice
        return scene

    def _mark(self, scene: Scene, *, is_open: bool) -> str:
        if self.terminal.drawn:
            return ">"
        if scene.usual is None:
            return self.words.say("choose", last=len(scene.options))
        usual, cards = 1 + scene.options.index(scene.usual), "yes" if is_open else "no"
        return self.words.say("choose-usual", last=len(scene.options), usual=usual, cards=cards)

    def _undo(self, seat: int) -> str:
        """Take the last move back; returns a message if that is not possible."""
        if not self.sitting.can_undo(seat):
            return self.words.say("no-undo")
        self.sitting.undo(seat)
        self.file.add_moves()
        return ""

    def _slide(self, seat: int, holder: int | None) -> str:
        """Give the token to a person. It has no effect: the game and its record do not know of it (F-12.4)."""
        for viewer, session in self.sessions.items():
            session.token = holder
            told = self.words.say("token-slid", player=session.names[seat], other=session.names[holder or 0])
            if viewer != seat:
                session.hear(told)
        return told

    # --- the story --------------------------------------------------------------------------------------------------

    def _all_sessions(self) -> list[ViewerSession]:
        return [*self.sessions.values(), *([self.shared] if self.shared is not None else [])]

    def _main_session(self) -> ViewerSession:
        """The session that gets the story: the shared one, the only person's, or the one at the keyboard."""
        if self.shared is not None:
            return self.shared
        return self.sessions[min(self.sessions) if self.at_keyboard is None else self.at_keyboard]

    def _tell(self, session: ViewerSession) -> None:
        """Tell what is new; in plain mode each viewer is also told how the game began."""
        if not self.terminal.drawn and session.viewer not in self._greeted and (self.shared in (None, session)):
            self.terminal.say_all(session.fresh_story())
        self._greeted.add(session.viewer)
        self.show.tell(session, self.state)

    # --- real dice ----------------------------------------------------------------------------------------------------

    def _ask_roll(self, state: State, needed: ChanceNeeded) -> int:
        """Tell what has happened before this roll, and ask for it."""
        session = self._main_session()
        self.show.tell(session, state)
        sentence = self.terminal_game.roll(state, needed, session.view, session.names)

        def show(notice: str) -> str:
            scene = session.scene()
            scene.notice = notice or sentence
            if self.terminal.drawn:
                self.show.draw(scene, scene.notice)
            else:
                self.terminal.say(scene.notice)
            return self.terminal.ask(self.words.say("type-roll", sides=needed.n))

        face_up = read_roll(self.terminal, needed.n, show)
        if face_up is None:
            raise Leave(self._farewell())
        return face_up

    # --- several people at one keyboard -------------------------------------------------------------------------------

    def _sits_down(self, seat: int) -> bool:
        """Whether this person is at the keyboard now; not if the previous person took a choice back instead."""
        if seat == self.at_keyboard:
            return True
        if self.at_keyboard is not None and not self._gets_up(self.at_keyboard, seat):
            return False
        name = self.sessions[seat].names[seat]
        self.terminal.wipe()
        curtain = self.words.say("curtain", player=name)
        if self.terminal.drawn:
            self.terminal.show([line(), line((curtain, STRONG)), line()])
        else:
            self.terminal.say(curtain)
        self.terminal.ask(self.words.say("curtain-ready", player=name))
        self.at_keyboard = seat
        return True

    def _gets_up(self, seat: int, following: int) -> bool:
        """Let the person who has just moved look once more; a secret choice can still be taken back."""
        can_undo = self.sitting.can_undo(seat)
        prompt = self.words.say(
            "hide-cards", undo="yes" if can_undo else "no", player=self.sessions[seat].names[following]
        )
        if self.terminal.drawn:
            self.show.draw(self.sessions[seat].scene(), "")
        if self.terminal.ask(prompt).lower() in (UNDO, "undo") and can_undo:
            self._undo(seat)
            self.sessions[seat].catch_up(self.state)
            return False
        return True

    # --- the beginning and the end ------------------------------------------------------------------------------------

    def _check_size(self) -> None:
        """Warn if the screen does not fit the terminal; plain mode always works."""
        if not self.terminal.too_small:
            return
        sentence = small_terminal(self.terminal)
        try:
            answer = self.terminal.ask(f"{sentence} {self.words.say('offer-plain')}")
        except Ended:
            answer = "n"
        if answer.lower()[:1] in ("n", self.words.say("answer-no")[:1]):
            raise Leave(sentence, 1)
        self.terminal.drawn = self.terminal.paced = False

    def _end(self) -> None:
        if not self.sessions:
            return
        session = self._main_session()
        self.show.tell(session, self.state)
        if self.terminal.drawn:
            self.show.draw(session.scene(), "")
            self.terminal.ask(self.words.say("leave-table"))

    def _sum_up(self) -> None:
        """Print the result, so that it stays visible after the full screen closes."""
        for session in list(self.sessions.values())[:1]:
            session.catch_up(self.state)
            self.terminal.say_all(self.terminal_game.result(session.scene(), self.terminal.width))
            self.terminal.say_all(session.story[-1:] if self.terminal.drawn else [])
        self.terminal.console.print(self.words.say("record-kept", path=str(self.file.path)))

    def _farewell(self) -> str:
        """Where the game is saved, and how to resume it."""
        if self.state.is_over():
            return self.words.say("record-kept", path=str(self.file.path))
        command = f"pennant play {self.game.name} --resume"
        if self.file.path.parent != saves.games_folder():
            command += f" {self.file.path}"
        if self.cards is not None:
            command += f" --cards {self.cards}"
        return self.words.say("saved", path=str(self.file.path), command=command + self._habits_now().as_arguments())

    def _habits_now(self) -> Habits:
        """The preferences with the current orders; with several people, the initial orders."""
        if len(self.sessions) != 1:
            return self.habits
        (seat,) = self.sessions
        orders = tuple(name for name in self.game.orders if name in self.sitting.orders[seat])
        return Habits(orders, self.habits.auto)
