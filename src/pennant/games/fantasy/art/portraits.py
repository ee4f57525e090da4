"""The picture on a card: a creature of its club under a blue or red sky, a park at night, or a newspaper's picture."""

from pennant.art.creatures import creature
from pennant.art.draws import Draws
from pennant.art.ground import EVIL, GOOD, park
from pennant.art.night import NEWSPRINT, ballpark
from pennant.games.fantasy.art.clubs import creature_of, kit_of
from pennant.games.fantasy.cards import CharacterText, EventText, WinText

Card = CharacterText | WinText | EventText


def figure(card: Card) -> str:
    """The portrait in a box of 200 × 150."""
    draws = Draws(card.id)
    if isinstance(card, WinText):
        return ballpark(draws)
    if isinstance(card, EventText):
        return ballpark(draws, NEWSPRINT)
    ground = park(draws, "natural", GOOD if card.alignment == "Good" else EVIL)
    prop = "ball" if card.id.startswith("P-") else "bat"
    return ground + creature(draws, creature_of(card.club), kit_of(card.club), prop)
