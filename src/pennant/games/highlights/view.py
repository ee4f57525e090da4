"""What one seat may see, as plain data (H-4.1 to H-4.15).

| zone | its owner | everybody else, spectators included |
|---|---|---|
| `lineup` | how many, the known top; `unseen`: what else is in it | how many, top cards bought in the open |
| `hand`, `on_deck` | the cards | how many; `known` lists those that follow by counting (H-4.15) |
| `in_play`, `dugout`, `bases`, `plate`, scores, `row` | all | all |
| `in_play` while its owner buys | all | as it lay before the first purchase: demotions are secret (H-R27) |
| `minors` | the cards | how many |
| a secret choice | `choice`, `chosen` | `committed`: that there is one |

`unseen` holds, for the others, the cards whose places are unknown: in the hand, on deck or in the lineup.
"""

from pennant.games.highlights.cards import CardBook, book_of
from pennant.games.highlights.events import HITS, QUESTIONS, SPEEDS, STAGES
from pennant.games.highlights.rules import questions
from pennant.games.highlights.rules.bases import runner_on, threats
from pennant.games.highlights.rules.knowledge import hidden_cards
from pennant.games.highlights.rules.match import Match
from pennant.games.highlights.rules.zones import NO_CARD, NOTHING, Box, Pair, Side, pile_members
from pennant.kernel.bits import members_of
from pennant.kernel.events import View

BASES = ("first", "second", "third")


def view_of(match: Match, viewer: int | None) -> View:
    """The match as one seat (`None`: a spectator) sees it."""
    book = book_of(match.cards)
    return {
        "game": "highlights",
        "mode": match.setup.name,
        "edition": match.edition,
        "viewer": viewer,
        "over": match.over,
        "sides": [_side(match, book, seat, viewer) for seat in range(len(match.sides))],
        "pairs": [_pair(match, book, pair) for pair in match.pairs],
        "tables": [_box(box) for box in match.boxes],
    }


def _side(match: Match, book: CardBook, seat: int, viewer: int | None) -> View:
    side = match.sides[seat]
    own = seat == viewer
    machine = seat >= match.seats

    def cards(zone: int) -> list[str]:
        return sorted(book.cards[side.roster[slot]].id for slot in members_of(zone) if side.roster[slot] != NO_CARD)

    in_hand = len(members_of(side.hand))
    return {
        "seat": seat,
        "team": None if machine else book.teams[match.setup.teams[seat]].id,
        "pair": side.pair,
        "lineup": {"size": len(members_of(side.pool)) + len(pile_members(side.top)), "top": _top(book, side, own)},
        "unseen": cards(side.pool if own or machine else hidden_cards(side)),
        "hand": cards(side.hand) if own else [None] * in_hand,
        "on_deck": _on_deck(book, side, own),
        "in_play": _in_play(book, side, own),
        "dugout": cards(side.dugout),
        "minors": {
            "size": len(side.minors),
            "cards": [book.cards[card].id for card in side.minors] if own else None,
        },
        "known": {"hand": cards(side.surely_in_hand), "held": cards(side.surely_held)},
        "bases": {base: SPEEDS[runner_on(side.bases, number)] or None for number, base in enumerate(BASES, start=1)},
        "plate": [{"hit": HITS[hit], "speed": SPEEDS[speed]} for hit, speed in threats(side.plate)],
        "runs": side.runs,
        "wins": side.wins,
        "total_wins": side.total_wins,
        "money": side.money,
        "bought": side.bought,
        "committed": side.committed != NOTHING,
        "choice": side.committed if own and side.committed != NOTHING else None,
        "chosen": side.chosen if own and side.chosen != NOTHING else None,
    }


def _top(book: CardBook, side: Side, own: bool) -> list[str | None]:
    """The known top of a lineup; a card that only its owner knows is `None` for the others."""
    return [
        None if side.secret >> slot & 1 and not own else book.cards[side.roster[slot]].id
        for slot in pile_members(side.top)
    ]


def _on_deck(book: CardBook, side: Side, own: bool) -> View | None:
    if side.on_deck == NO_CARD:
        return None
    return {"card": book.cards[side.roster[side.on_deck]].id if own else None}


def _in_play(book: CardBook, side: Side, own: bool) -> list[str]:
    """The cards in play, the last played one last."""
    if side.in_play_before and not own:
        return [book.cards[card].id for card in side.shown_in_play()]
    return [book.cards[side.roster[slot]].id for slot in reversed(pile_members(side.in_play))]


def _pair(match: Match, book: CardBook, pair: Pair) -> View:
    question = questions.CHOOSE_PURCHASE if pair.question == questions.CHOOSE_DEMOTION else pair.question
    results = pair.results
    return {
        "visitor": pair.visitor,
        "home": pair.home,
        "stage": STAGES[pair.stage],
        "game": pair.game,
        "best_of": pair.best_of,
        "inning": pair.inning,
        "question": QUESTIONS[question] if pair.asked else None,
        "asked": members_of(pair.asked),
        "row": [book.cards[card].id for card in pair.row],
        "buying": None if pair.buying == NOTHING else pair.buying,
        "save": None if pair.save == NO_CARD else book.cards[match.sides[pair.visitor].roster[pair.save]].id,
        "winner": None if pair.winner == NOTHING else pair.winner,
        "results": [list(results[game : game + 4]) for game in range(0, len(results), 4)],
    }


def _box(box: Box) -> View:
    return {"deck": box.deck, "ranking": list(box.ranking), "places": list(box.places)}
