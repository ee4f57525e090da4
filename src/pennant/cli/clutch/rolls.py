"""The sentences that ask people with real dice for a roll: who rolls which die, what for, and what is needed."""

from collections.abc import Mapping, Sequence
from typing import Any

from pennant.cli.clutch.labels import Labels
from pennant.games.clutch.cards.decks import load_deck
from pennant.games.clutch.field_names import play_id
from pennant.games.clutch.rules import steps
from pennant.games.clutch.rules.ballgame import Ballgame
from pennant.games.clutch.view_types import View
from pennant.kernel.errors import ChanceNeeded
from pennant.kernel.players import name_of
from pennant.kernel.state import State


def first_roll(labels: Labels, rolls: Sequence[int], settings: Mapping[str, Any], players: Sequence[str]) -> str:
    """Before the game: both roll for home until one is higher (C-3.2.1), then one die for the starters (C-3.2.5)."""
    place = 0
    while place + 1 < len(rolls) and rolls[place] == rolls[place + 1]:
        place += 2
    seat = len(rolls) - place
    if seat > 1:
        return labels.say("roll-slot")
    name = name_of(players[seat]) or load_deck(settings["decks"][seat]).title
    return labels.say("roll-home", player=name, again="yes" if place else "no")


def roll_sentence(labels: Labels, state: State, needed: ChanceNeeded, view: View, names: Sequence[str]) -> str:
    """Ask for a roll in the middle of a game; `view` shows the position at this moment."""
    assert isinstance(state, Ballgame)
    offence = view["offence"]
    batter, pitcher = labels.name(view["batter"]["player"]), labels.name(view["pitcher"]["player"])
    args: dict[str, Any] = {"die": f"d{needed.n}", "batter": batter, "pitcher": pitcher}
    if state.step == steps.ROLL_PITCH:
        return labels.say("roll-pitch", player=names[1 - offence], **args)
    if state.step == steps.ROLL_SWING:
        return labels.say("roll-swing", player=names[offence], chart=view["chart"] or "none", **args)
    if state.step == steps.ROLL_BUNT:
        return labels.say("roll-bunt", player=names[offence], least=state.setup.rulebook.bunt_needs, **args)
    if state.step == steps.ROLL_THROW:
        speed, strength = view["throw"]["needed"], view["throw"]["strength"]
        assert speed is not None, "nobody is thrown at"
        assert strength is not None
        least = max(1, speed - strength + 1)
        return labels.say("roll-throw", player=names[1 - offence], name=_runner(labels, view), least=least, **args)
    if state.stack:
        play = state.stack[-1]
        card = labels.title(play_id(state, play))
        return labels.say("roll-card", player=names[play.owner], card=card, **args)
    return labels.say("roll-any", **args)


def _runner(labels: Labels, view: View) -> str:
    runner = view["throw"]["runner"]
    return labels.name(view["batter"]["player"] if runner is None else runner["player"])
