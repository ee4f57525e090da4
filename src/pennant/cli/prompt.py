"""Input at the prompt: a choice, a move in notation, or a letter that opens a page."""

from collections.abc import Sequence
from difflib import get_close_matches

import msgspec

from pennant.cli.draw import MOVE, Block, line, paragraph
from pennant.cli.terminal import Terminal, number_in
from pennant.cli.terminal_game import Scene, TerminalGame
from pennant.kernel.decision import Choice
from pennant.kernel.words import Words

UNDO, QUIT, LOG, HELP, TOKEN = "u", "q", "l", "?", "token"
ORDERS, LOOK, SKIP = "o", "c", "p"
EXTRA = {
    LOOK: ("hint-cards", "help-cards"),
    SKIP: ("hint-skip", "help-skip"),
    ORDERS: ("hint-orders", "help-orders"),
}
"""Letters for features of some games: show the player's own cards, do nothing more for now, standing orders."""
_LONG_NAMES = {"undo": UNDO, "quit": QUIT, "exit": QUIT, "log": LOG, "help": HELP, "h": HELP, "orders": ORDERS}


class Answer(msgspec.Struct, frozen=True):
    """The meaning of an input: a choice, a letter to act on, or a message for the person."""

    choice: Choice | None = None
    letter: str = ""
    notice: str = ""
    seat: int | None = None
    """The person who gets the token."""


class Prompt:
    """Reads input until it is a choice, or something that the game must handle."""

    def __init__(self, terminal: Terminal, terminal_game: TerminalGame) -> None:
        self.terminal = terminal
        self.terminal_game = terminal_game
        self.words: Words = terminal.words

    def hint(self, letters: Sequence[str] = (), *, can_undo: bool) -> str:
        """What can be typed, on one line; `letters` are those of some games only."""
        undo = "yes" if can_undo else "no"
        extra = [f"{letter} {self.words.say(EXTRA[letter][0])}" for letter in letters]
        pages = " · ".join([*extra, *(f"{letter} {name}" for letter, name in self._pages())])
        return self.words.say("hint", undo=undo, pages=pages)

    def read(self, typed: str, scene: Scene, letters: Sequence[str] = ()) -> Answer:
        """Interpret a line; pages are shown immediately."""
        word = _LONG_NAMES.get(typed.lower(), typed.lower())
        if word in (UNDO, QUIT, *letters):
            return Answer(letter=word)
        if word == LOG:
            told = [text for sentence in scene.story for text in paragraph(sentence, self._width, indent="  ")]
            self.terminal.read_page(self.words.say("log-title"), told, from_end=True)
            return Answer()
        if word in self.terminal_game.pages:
            title = dict(self._pages())[word]
            self.terminal.read_page(title.capitalize(), self.terminal_game.page(word, scene, self._width))
            return Answer()
        if word.startswith(HELP):
            return self._explain(typed[1:].strip(), scene, letters)
        if self.terminal_game.token and word.split()[:1] == [TOKEN]:
            return self._token(word.removeprefix(TOKEN).strip(), scene)
        return self._choice(word, scene)

    def _token(self, word: str, scene: Scene) -> Answer:
        """The person who gets the token; people are counted from 1."""
        number = number_in(word)
        if number is None or not 1 <= number <= len(scene.names):
            return self._tell("token-unknown-seat", last=len(scene.names))
        return Answer(letter=TOKEN, seat=number - 1)

    def _choice(self, word: str, scene: Scene) -> Answer:
        options = scene.options
        if not word:
            usual = options[0] if len(options) == 1 else scene.usual
            return Answer(usual) if usual is not None else self._tell("type-something", last=len(options))
        number = number_in(word)
        if number is not None:
            if 1 <= number <= len(options):
                return Answer(options[number - 1])
            return self._tell("no-such-number", number=word, last=len(options))
        known = {choice.notation.lower(): choice for choice in options}
        wanted = " ".join(word.split())
        if wanted in known:
            return Answer(known[wanted])
        ending = [choice for notation, choice in known.items() if notation.endswith(" " + wanted)]
        if len(ending) == 1:
            return Answer(ending[0])
        near = get_close_matches(wanted, known, n=1, cutoff=0.5)
        if near:
            return self._tell("no-such-move-near", typed=word, near=known[near[0]].notation)
        return self._tell("no-such-move", typed=word, last=len(options))

    # --- help ---------------------------------------------------------------------------------------------------------

    def _explain(self, what: str, scene: Scene, letters: Sequence[str]) -> Answer:
        if not what:
            self.terminal.read_page(self.words.say("help-title"), self._help(scene, letters))
            return Answer()
        number = number_in(what)
        if number is not None:
            if not 1 <= number <= len(scene.options):
                return self._tell("no-such-number", number=what, last=len(scene.options))
            choice = scene.options[number - 1]
            heading = self.words.say("option-title", number=what, notation=choice.notation)
            self.terminal.read_page(heading, self.terminal_game.explain(choice, scene, self._width))
            return Answer()
        found = self.terminal_game.look_up(what, self._width)
        if found is not None:
            self.terminal.read_page(found[0].plain, found[1:])
            return Answer()
        near = get_close_matches(what.upper(), self.terminal_game.ids(), n=1, cutoff=0.5)
        return self._tell("nothing-called-near" if near else "nothing-called", typed=what, near="".join(near))

    def _help(self, scene: Scene, letters: Sequence[str]) -> Block:
        move, card, rule = self.terminal_game.examples
        told = self.words.say("help", move=move, card=card, rule=rule).splitlines()
        rows = [tuple(text.split("|", 1)) for text in told if "|" in text]
        rows = [(key, text) for key, text in rows if key.strip() not in ("", HELP)]  # a game without cards
        if scene.usual is not None:
            rows.insert(1, (self.words.say("enter-key"), self.words.say("help-usual")))
        rows += [(letter, self.words.say(EXTRA[letter][1])) for letter in letters]
        rows += [(letter, name) for letter, name in self._pages()]
        if self.terminal_game.token:
            rows.append((f"{TOKEN} 2", self.terminal_game.words.say(self.terminal_game.token)))
        wide = max(len(key.strip()) for key, _ in rows) + 2
        block: Block = [line((f"{key.strip():{wide}}", MOVE), text.strip()) for key, text in rows]
        block += [line(), *paragraph(self.words.say("help-pace"), self._width)]
        if self.terminal_game.words.has("help-game"):
            for text in self.terminal_game.words.say("help-game").splitlines():
                block += [line(), *paragraph(text, self._width)]
        return block

    # --- small things -------------------------------------------------------------------------------------------------

    def _pages(self) -> list[tuple[str, str]]:
        return [(letter, self.terminal_game.words.say(message)) for letter, message in self.terminal_game.pages.items()]

    def _tell(self, message: str, **args: object) -> Answer:
        return Answer(notice=self.words.say(message, **args))

    @property
    def _width(self) -> int:
        return min(self.terminal.width, 100) - 1
