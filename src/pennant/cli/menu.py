"""The menu in the terminal, opened by `pennant menu`."""

from collections.abc import Sequence
from datetime import datetime

import pennant
from pennant.bots import bots
from pennant.cli import saves
from pennant.cli.begin import USUAL_BOT, Wish, new_play, resume_play, seats_option, sides_option, usual_mode
from pennant.cli.draw import MOVE, STRONG, line
from pennant.cli.leave import Ended, Leave
from pennant.cli.lists import bot_summary, card_list
from pennant.cli.terminal import Terminal, number_in
from pennant.cli.terminal_game import terminal_game_of
from pennant.cli.watch import watch
from pennant.cli.words import cli_words
from pennant.kernel.game import Mode
from pennant.kernel.players import person


class Menu:
    """Asks what to do, with numbered choices."""

    def __init__(self, lang: str | None, *, plain: bool = False, quick: bool = False) -> None:
        self.words = cli_words(lang)
        self.terminal = Terminal(self.words, plain=plain, quick=quick)

    def run(self) -> None:
        """Show the first page repeatedly until the person leaves."""
        actions = {
            "menu-new": self.new_game,
            "menu-resume": self.resume,
            "menu-watch": self.watch,
            "menu-cards": self.cards,
        }
        try:
            while True:
                entries = [self.words.say(message) for message in (*actions, "menu-quit")]
                choice = self._choose("menu-title", entries)
                if choice == len(actions):
                    return
                list(actions.values())[choice]()
        except Ended:
            raise Leave("") from None

    def new_game(self) -> None:
        wish = self._game_and_mode()
        game = pennant.game(wish.game)
        terminal_game = terminal_game_of(game, self.words.language)
        teams = terminal_game.teams()
        sides = sides_option(game.mode(wish.mode or ""))
        if sides is not None:
            question = "menu-which-deck" if sides.name == "decks" else "menu-which-team"
            team = self._choose(question, list(teams.values()), 0)
            wish.teams = [list(teams)[team]]
        wish.seats = self._seats(game.mode(wish.mode or ""))
        if wish.seats > 2:
            self._fill_table(wish)
        elif wish.seats > 1:
            names = [*self._bots(), self.words.say("menu-friend")]
            opponent = self._choose("menu-which-opponent", names, bots().index(USUAL_BOT))
            if opponent == len(bots()):
                wish.hot_seat = True
            else:
                wish.bots = [bots()[opponent]]
        new_play(wish, self.terminal).run()

    def _seats(self, mode: Mode) -> int:
        """Ask for the number of players."""
        option = seats_option(mode)
        if option is None:
            return max(mode.seats)
        entries = [str(count) for count in mode.seats]
        return mode.seats[self._choose("menu-how-many", entries, mode.seats.index(option.default))]

    def _fill_table(self, wish: Wish) -> None:
        """Ask for the people and the bots at the table."""
        assert wish.seats is not None
        entries = [self.words.say("menu-people", count=count) for count in range(1, wish.seats + 1)]
        people = 1 + self._choose("menu-how-many-people", entries, 0)
        wish.players = [person()] * people
        if people < wish.seats:
            name = bots()[self._choose("menu-which-opponents", self._bots(), bots().index(USUAL_BOT))]
            wish.players = [*wish.players, *[name] * (wish.seats - people)]

    def resume(self) -> None:
        found = saves.unfinished_games()[:20]
        if not found:
            self.terminal.say(self.words.say("menu-nothing-saved"))
            return
        entries: list[str] = []
        for saved in found:
            when = datetime.fromtimestamp(saved.changed)
            game = pennant.game(saved.record.game)
            entries.append(
                self.words.say(
                    "menu-saved-line",
                    when=f"{when:%Y-%m-%d %H:%M}",
                    game=game.title,
                    mode=terminal_game_of(game, self.words.language).mode(saved.record.mode),
                    moves=len(saved.record.moves),
                )
            )
        chosen = found[self._choose("menu-which-saved", entries, 0)]
        resume_play(chosen.path, None, None, self.terminal).run()

    def watch(self) -> None:
        wish = self._game_and_mode()
        wish.seats = self._seats(pennant.game(wish.game).mode(wish.mode or ""))
        watch(wish, None, None, self.terminal)

    def cards(self) -> None:
        self.terminal.say_all(card_list(self._game(), self.words.language, None, {}))

    # --- questions ----------------------------------------------------------------------------------------------------

    def _game(self) -> str:
        names = pennant.games()
        if len(names) == 1:
            return names[0]
        return names[self._choose("menu-which-game", [pennant.game(name).title for name in names], 0)]

    def _game_and_mode(self) -> Wish:
        name = self._game()
        game = pennant.game(name)
        terminal_game = terminal_game_of(game, self.words.language)
        modes = list(game.modes)
        entries = [f"{terminal_game.mode(mode)}: {terminal_game.mode_summary(mode)}" for mode in modes]
        return Wish(name, modes[self._choose("menu-which-mode", entries, modes.index(usual_mode(game)))])

    def _bots(self) -> list[str]:
        return [": ".join(filter(None, (name, bot_summary(name, self.words)))) for name in bots()]

    def _choose(self, question: str, entries: Sequence[str], usual: int | None = None) -> int:
        """Ask for an entry of a list; returns its index."""
        self.terminal.say()
        self.terminal.say(line((self.words.say(question), STRONG)))
        for number, entry in enumerate(entries, start=1):
            self.terminal.say(line((f" {number} ", MOVE), entry))
        while True:
            prompt = "menu-choose" if usual is None else "menu-choose-usual"
            args = {"last": len(entries)} if usual is None else {"last": len(entries), "usual": usual + 1}
            typed = self.terminal.ask(self.words.say(prompt, **args))
            if not typed and usual is not None:
                return usual
            if typed.lower() in ("q", "quit"):
                raise Ended
            chosen = number_in(typed)
            if chosen is not None and 1 <= chosen <= len(entries):
                return chosen - 1
            self.terminal.say(self.words.say("menu-bad-number", typed=typed, last=len(entries)))
