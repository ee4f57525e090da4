"""The portrait on a card: a Natural, a Cyborg or a Robot in the colors of a city, with a prop for the first action."""

from typing import Final

from pennant.art import cyborg, human, robot
from pennant.art.draws import Draws
from pennant.art.ground import park
from pennant.games.highlights.art.cities import kit_of
from pennant.games.highlights.cards import ACTION_NAMES, CardText

_PROPS: Final = {"glove": "mitt", "double play": "mitt", "leadoff": "speed", "stolen base": "speed"}
_PITCHES: Final = ("fastball", "curve", "spitball", "knuckleball", "walk", "pick off")


def figure(card: CardText) -> str:
    """The portrait in a box of 200 × 150.

    A rookie wears a plain cap and has no disc behind the head, so that bought stars stand out.
    """
    draws = Draws(card.id)
    kit = kit_of(card.city)
    rookie = card.tier == "rookie"
    if rookie:
        kit = kit._replace(letter="")
    ground = park(draws, "none" if rookie else card.type)
    if card.type == "cyborg":
        return ground + cyborg.cyborg(draws, kit)
    if card.type == "robot":
        return ground + robot.robot(draws, kit, prop_of(card))
    return ground + human.human(draws, kit, prop_of(card))


def prop_of(card: CardText) -> str:
    """The prop for the first action; a player without an action holds a bat."""
    for action in card.actions:
        name = next(name for name in ACTION_NAMES if action == name or action.startswith(name + " "))
        return _PROPS.get(name) or ("ball" if name in _PITCHES else "bat")
    return "bat"
