"""The texts of Fantasy: events, decisions, choices and refusals as messages of `text/*.ftl`."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pennant.games.fantasy.beats import beats_of
from pennant.games.fantasy.event_types import Event
from pennant.games.fantasy.paper import paper_of
from pennant.games.fantasy.printed_text import BASES, FOLDER, WILD_CARD_GAME, PrintedText, at, place_args
from pennant.games.fantasy.story import Story
from pennant.games.fantasy.view_types import View
from pennant.kernel.decision import Choice, Decision, UnavailableChoice
from pennant.kernel.errors import IllegalMove
from pennant.kernel.game import HIDDEN
from pennant.kernel.paper import Paper
from pennant.kernel.players import display_names
from pennant.kernel.text import GameText
from pennant.kernel.words import capitalize

__all__ = ["FOLDER", "FantasyText"]


_SIMULATED = ("", "robot", "deck")
"""The seats in solo (F-12.6.1)."""


class FantasyText(PrintedText, GameText[View, Event]):
    """All texts of this game, in one language. They call the reader "you", and the others by name."""

    same_for_all = False

    # --- players ------------------------------------------------------------------------------------------------------

    def names(self, view: View, players: Sequence[str] = ()) -> list[str]:
        """The names of people, and the teams of other players."""
        return display_names(players, [self.manager(view, seat) for seat in range(len(view["managers"]))])

    def teams(self) -> Mapping[str, str]:
        return {team.id: self.team(team.id) for team in self.book.teams}

    # --- events -------------------------------------------------------------------------------------------------------

    def sentences(
        self, events: list[Event], view: View, names: Sequence[str] = (), start: Any = None
    ) -> list[tuple[Event, str]]:
        """Sentences: the totals of a week include the winner, and a use of magic its effect.

        `names` includes Robot and Deck; without it teams stand for all Managers.
        """
        return list(Story(self, events, view, names or self.names(view)).sentences())

    def beats(self, events: Sequence[Event]) -> list[list[Event]]:
        """The events in beats, each with the changes of the board that follow it."""
        return beats_of(events)

    def begins_game(self, event: Event) -> bool:
        return event["kind"] == "week"

    def standing(self, view: View, names: Sequence[str]) -> str:
        """`Month 2, week 3: Ann 3, Ben 1`."""
        if view["stage"] == "season":
            where = self.say("standing-season", month=view["month"], week=view["week"] + 1)
            score = {seat: manager["wins"] for seat, manager in enumerate(view["managers"])}
        else:
            where = self.stage(view["stage"])
            score = {seat: view["managers"][seat]["games"] for seat in view["finalists"]}
        best_first = sorted(score, key=lambda seat: -score[seat])
        return ": ".join(filter(None, (where, ", ".join(f"{names[seat]} {score[seat]}" for seat in best_first))))

    def paper(self, events: Sequence[Event], view: View, names: Sequence[str] = ()) -> Paper:
        return paper_of(self, events, view, names or self.names(view))

    def manager(self, view: View, seat: int) -> str:
        """A Manager's name by team; in solo Robot and Deck have no team."""
        team = view["managers"][seat]["team"]
        return self.say(f"manager-{_SIMULATED[seat]}") if team is None else self.team(team)

    # --- decisions ----------------------------------------------------------------------------------------------------

    def prompt(self, decision: Decision, view: View, names: Sequence[str] = ()) -> str:
        """The question of a decision, in one sentence; the view is that of the seat that decides."""
        args: dict[str, Any] = {"month": 0, "round": 0, **decision.args}
        win = args.pop("win", None)
        where = at()
        if view["stage"] == "wild-card":
            where, win = at(WILD_CARD_GAME), view["field"][0] or win
        elif "game" in args:
            where = place_args(args["game"])
        if any(view["field"][BASES:]) and view["stage"] == "season" and "place" in args:
            other = view["field"][args["place"] % BASES + BASES]
            args["other"] = self._win_at_stake(other)
        args = {"other": "none", **args, **where, "win": self._win_at_stake(win), "stage": view["stage"]}
        for card in ("card", "source"):
            args[card] = self.card_name(args[card]) if card in args else "none"
        args["magic"] = self.magic_name(args["magic"]) if "magic" in args else "none"
        return capitalize(self.say(decision.message, **args))

    def _win_at_stake(self, win: str | None) -> str:
        return "none" if win is None else self.say("win-at-stake", name=self.card_name(win), stats=self._codes(win))

    def _codes(self, win: str) -> str:
        return " ".join(self.win(win).requires)

    def options(self, decision: Decision, view: View) -> list[Choice]:
        """Cards in the order shown, then passing or declining."""
        shown = self.in_order(view, decision.seat)

        def place(choice: Choice) -> tuple[bool, bool, int]:
            passing = choice.notation in ("pass", "decline")
            several = len(choice.cards) != 1 or choice.cards[0] not in shown
            down = bool(choice.args.get("down")) or choice.message == "choice-claim-reserved"
            return passing, down, 0 if several else shown.index(choice.cards[0])

        return sorted(decision.choices, key=place)

    def by_number(self, cards: Iterable[str]) -> list[str]:
        """Cards sorted as in the card file, so that each has a constant place; unknown cards are left out."""
        return sorted((card for card in cards if card != HIDDEN), key=self.book.character_number)

    def in_order(self, view: View, seat: int) -> list[str]:
        """The cards that a Manager may choose from, in display order: the active one, the bench, the others."""
        manager = view["managers"][seat]
        if not view["laid"]:
            return self.by_number({*manager["hand"], *manager["roster"], *view["pool"]})
        place, lineup = view["place"], manager["lineup"]
        entries = [*lineup[place : place + 1], *manager["bench"], *lineup]
        own = [entry["card"] for entry in entries if entry is not None]
        return [*dict.fromkeys(own), *self.by_number({*view["robot"], *view["discard"]})]

    def is_forced(self, decision: Decision) -> bool:
        """Whether passing is the only choice, because there is no magic to use."""
        return decision.kind == "magic" and len(decision.choices) == 1

    def choice(self, choice: Choice, view: View, names: Sequence[str] = ()) -> str:
        """The label of a choice, on one line; the view is that of the seat that chooses."""
        args: dict[str, Any] = {name: value for name, value in choice.args.items() if name != "after"}
        names = names or self.names(view)
        if choice.message == "choice-abduct":
            wins = [self._win_at_stake(win) for win in choice.cards]
            places = [self.place(args["one"]), self.place(args["other"])]
            return capitalize(self.say(choice.message, one=places[0], other=places[1], first=wins[0], second=wins[1]))
        if "magic" in args:
            args["text"] = self.magic_text(args["magic"], view["stage"])
            args["magic"] = self.magic_name(args["magic"])
        if choice.cards:
            args["name"] = self.card_name(choice.cards[0])
            args["card"] = self.card_line(choice.cards[0])
            args["under"] = (
                self.join_list([self.card_name(card) for card in choice.cards[1:]], "list-in-order") or "none"
            )
        args["win"] = self._played_for(choice, view)
        if "manager" in args:
            seat = args["manager"]
            args["player"] = self.say("you") if seat == view["viewer"] else names[seat]
        if "track" in args:
            owner = args.get("manager", view["viewer"])
            args["points"] = 0 if owner is None else view["managers"][owner]["tracks"][args["track"]]
        return capitalize(self.say(choice.message, **args), names)

    def _played_for(self, choice: Choice, view: View) -> str:
        """The chosen one of two Win cards at a base (F-12.2.2)."""
        if not choice.bases or "down" not in choice.args or view["stage"] != "season":
            return "none"
        upside_down = view["field"][choice.bases[0] + BASES]
        if upside_down is None:
            return "none"
        return self._win_at_stake(upside_down if choice.args["down"] else view["field"][choice.bases[0]])

    def refusal(self, error: IllegalMove | UnavailableChoice) -> str:
        """Why a move is not allowed."""
        args = dict(error.args) if isinstance(error, UnavailableChoice) else {}
        if "magic" in args:
            args["magic"] = self.magic_name(args["magic"])
        return self.say(f"refusal-{error.message}", **args)
