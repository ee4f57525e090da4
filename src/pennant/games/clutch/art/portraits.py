"""The picture on a card: a player or coach before the rays of an old card, a chalkboard, or the plan of a park."""

from pennant.art.draws import Draws
from pennant.art.ground import sunburst
from pennant.art.human import human
from pennant.games.clutch.art.chalk import drawing, plan
from pennant.games.clutch.art.clubs import COACHES, kit_of
from pennant.games.clutch.cards import (
    BatterText,
    CardBook,
    CoachText,
    PitcherText,
    StadiumText,
    StrategyText,
)

Card = BatterText | PitcherText | StrategyText | CoachText | StadiumText


def club_of(card: BatterText | PitcherText, book: CardBook) -> str:
    """The name of a player's club, which his card gives by name or by id."""
    return next((team.name for team in book.teams if card.team in (team.id, team.name)), card.team)


def figure(card: Card, book: CardBook) -> str:
    """The portrait in a box of 200 × 150. All cards of one person have the same face."""
    if isinstance(card, StrategyText):
        return drawing(card)
    if isinstance(card, StadiumText):
        return plan(card.id, card.roof == "indoor")
    if isinstance(card, CoachText):
        kit = COACHES[card.kind]
        return sunburst("#e2dccb", "#d6cdb6", "#f7e7c0") + human(Draws(card.id), kit)
    kit = kit_of(club_of(card, book))
    draws = Draws(card.person)
    if isinstance(card, PitcherText):
        return sunburst("#efd9a8", "#e6c987", kit.second) + human(draws, kit, "ball")
    return sunburst("#cfe0d8", "#bcd3c8", kit.second) + human(draws, kit, "bat", helmet=True)
