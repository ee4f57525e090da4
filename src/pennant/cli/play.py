"""A game in the terminal: people and bots in turn, every move saved, everything told in words."""

from pathlib import Path

from pennant.cli import saves
from pennant.cli.draw import STRONG, line
from pennant.cli.eyes import Eyes
from pennant.cli.leave import Ended, Leave
from pennant.cli.players import bots_among, is_person, seated
from pennant.cli.prompt import QUIT, TOKEN, UNDO, Prompt
from pennant.cli.show import Show, small_terminal
from pennant.cli.table import Face, Scene
from pennant.cli.terminal import Terminal
from pennant.kernel.errors import PennantError, RecordError
from pennant.kernel.record import Record
from pennant.kernel.sitting import Sitting

INTERRUPTED = 130
"""The exit code after Ctrl-C."""


class Play:
    """One sitting at the terminal."""

    def __init__(self, sitting: Sitting, path: Path, terminal: Terminal, face: Face, cards: Path | None = None) -> None:
        self.sitting = sitting
        self.game, self.state = sitting.game, sitting.state
        self.path, self.cards = path, cards
        self.terminal, self.words, self.face = terminal, terminal.words, face
        self.show, self.prompt = Show(terminal, face), Prompt(terminal, face)
        players = sitting.record.players = seated(sitting.record.players, self.state.seats)
        self.bots = bots_among(players)
        people = [seat for seat, player in enumerate(players) if is_person(player)]
        self.eyes = {seat: Eyes(self.game, face, self.state, seat, players) for seat in people}
        self.at_keyboard = people[0] if len(people) == 1 else None
        """Whose cards may be on the screen."""
        self._greeted: set[int] = set()
        """Who was told how it began."""

    def go_back_to(self, record: Record) -> None:
        """Play the moves of a record, so that the game goes on where it stopped."""
        for number, (seat, text) in enumerate(record.moves, start=1):
            try:
                self.sitting.play(seat, text)
            except (PennantError, IndexError) as error:
                raise RecordError(f"move {number} ({seat}, {text!r}) can not be played: {error}") from None
            for eyes in self.eyes.values():
                eyes.catch_up(self.state)

    def run(self) -> None:
        """Play to the end, or until somebody goes; what was played is always on file."""
        self._check_size()
        self._save()
        try:
            with self.terminal.full_screen():
                while not self.state.is_over():
                    self._next_move()
                self._end()
        except KeyboardInterrupt:
            raise Leave(self._farewell(), INTERRUPTED) from None
        except Ended:
            raise Leave(self._farewell()) from None
        self._sum_up()

    # --- moves --------------------------------------------------------------------------------------------------------

    def _next_move(self) -> None:
        """Bots first: where several decide in secret, nobody waits for them."""
        waiting = self.state.actors()
        for seat in waiting:
            if seat in self.bots:
                self._bot_moves(seat)
                return
        seat = self.at_keyboard if self.at_keyboard in waiting else waiting[0]
        if self._sits_down(seat):
            self._person_moves(seat)

    def _bot_moves(self, seat: int) -> None:
        """A bot sees a guess, another one at every move."""
        guess = self.state.guess(seat, len(self.sitting.record.moves))
        self.sitting.act(seat, self.bots[seat].choose(guess, seat))
        self._save()

    def _person_moves(self, seat: int) -> None:
        eyes = self.eyes[seat]
        if not self.terminal.drawn and seat not in self._greeted:
            self.terminal.say_all(eyes.fresh_story())
        self._greeted.add(seat)
        self.show.tell(eyes, self.state)
        action = self._forced(seat)
        self.sitting.act(seat, self._ask(seat, eyes) if action is None else action)
        self._save()
        self.show.tell(eyes, self.state)

    def _forced(self, seat: int) -> int | None:
        """The only choice there is; but where several people sit, not to be asked would tell the others something."""
        decision = self.game.decision(self.state, seat)
        if len(self.eyes) > 1 or decision is None or not self.face.forced(decision):
            return None
        return decision.choices[0].action

    def _ask(self, seat: int, eyes: Eyes) -> int:
        """The action that a person chooses."""
        notice, asked, slid = "", None, False
        while True:
            scene = self._scene(seat, eyes, notice)
            if self.terminal.drawn:
                self.show.draw(scene, notice or self.prompt.hint(can_undo=self.sitting.can_undo(seat)))
            elif asked != scene.decision:
                self.show.say(scene)
                asked = scene.decision
            elif notice:
                self.terminal.say(notice)
            answer = self.prompt.read(self.terminal.ask(self._mark(scene)), scene)
            if answer.choice is not None:
                return answer.choice.action
            if answer.letter == QUIT:
                raise Leave(self._farewell())
            notice = self._undo(seat) if answer.letter == UNDO else answer.notice
            if answer.letter == UNDO and not notice:
                eyes.catch_up(self.state)
            elif answer.letter == TOKEN:
                notice = self.words.say("token-rests") if slid else self._slide(seat, answer.seat)
                slid = True

    def _scene(self, seat: int, eyes: Eyes, notice: str) -> Scene:
        scene = eyes.scene()
        scene.decision = self.game.decision(self.state, seat)
        assert scene.decision is not None, "a seat that owes a decision is asked for one"
        scene.options = self.face.options(scene.decision, scene.view)
        scene.notice = notice
        return scene

    def _mark(self, scene: Scene) -> str:
        return ">" if self.terminal.drawn else self.words.say("choose", last=len(scene.options))

    def _undo(self, seat: int) -> str:
        """Take the last move back; else say why not."""
        if not self.sitting.can_undo(seat):
            return self.words.say("no-undo")
        self.sitting.undo(seat)
        self._save()
        return ""

    def _slide(self, seat: int, holder: int | None) -> str:
        """Give the token to somebody. A joke of the table: the game and its record know nothing of it (F-12.4)."""
        for viewer, eyes in self.eyes.items():
            eyes.token = holder
            told = self.words.say("token-slid", player=eyes.names[seat], other=eyes.names[holder or 0])
            if viewer != seat:
                eyes.hear(told)
        return told

    def _save(self) -> None:
        saves.save(self.sitting.record, self.path)

    # --- several people at one keyboard -------------------------------------------------------------------------------

    def _sits_down(self, seat: int) -> bool:
        """Whether this person is at the keyboard now; it is not if the one before took a choice back instead."""
        if seat == self.at_keyboard:
            return True
        if self.at_keyboard is not None and not self._gets_up(self.at_keyboard, seat):
            return False
        name = self.eyes[seat].names[seat]
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
        """The last look of the person who has just moved; a secret choice can still be taken back."""
        can_undo = self.sitting.can_undo(seat)
        prompt = self.words.say("hide-cards", undo="yes" if can_undo else "no", player=self.eyes[seat].names[following])
        if self.terminal.drawn:
            self.show.draw(self.eyes[seat].scene(), "")
        if self.terminal.ask(prompt).lower() in (UNDO, "undo") and can_undo:
            self._undo(seat)
            self.eyes[seat].catch_up(self.state)
            return False
        return True

    # --- the beginning and the end ------------------------------------------------------------------------------------

    def _check_size(self) -> None:
        """A terminal that the table does not fit into can still play in plain mode."""
        if not self.terminal.too_small:
            return
        sentence = small_terminal(self.terminal)
        try:
            answer = self.terminal.ask(f"{sentence} {self.words.say('offer-plain')}")
        except Ended:
            answer = "n"
        if answer.lower()[:1] in ("n", "н"):
            raise Leave(sentence, 1)
        self.terminal.drawn = self.terminal.paced = False

    def _end(self) -> None:
        last = self.at_keyboard if self.at_keyboard is not None else min(self.eyes, default=None)
        if last is None:
            return
        eyes = self.eyes[last]
        self.show.tell(eyes, self.state)
        if self.terminal.drawn:
            self.show.draw(eyes.scene(), "")
            self.terminal.ask(self.words.say("leave-table"))

    def _sum_up(self) -> None:
        """How it ended, for the screen that stays."""
        for eyes in list(self.eyes.values())[:1]:
            eyes.catch_up(self.state)
            self.terminal.say_all(self.face.result(eyes.scene(), self.terminal.width))
            self.terminal.say_all(eyes.story[-1:] if self.terminal.drawn else [])
        self.terminal.console.print(self.words.say("record-kept", path=str(self.path)))

    def _farewell(self) -> str:
        """Where the game is, and how to go on with it."""
        if self.state.is_over():
            return self.words.say("record-kept", path=str(self.path))
        command = f"pennant play {self.game.name} --resume"
        if self.path.parent != saves.games_folder():
            command += f" {self.path}"
        if self.cards is not None:
            command += f" --cards {self.cards}"
        return self.words.say("saved", path=str(self.path), command=command)
