"""Moves as text that people type and records store: `keep SS-14`, `1st P-31`, `use DH-88`, `axe 2 red`.

Managers are numbered from 1; bases and games have names.
"""

from pennant.games.fantasy.cards import COLOURS, STAT_NAMES, CardBook, book_of
from pennant.games.fantasy.events import QUESTIONS
from pennant.games.fantasy.rules import moves
from pennant.games.fantasy.rules.cards import STATS, TRACKS
from pennant.games.fantasy.rules.magic import copied_spots
from pennant.games.fantasy.rules.season import Season
from pennant.games.fantasy.rules.season_state import SERIES, SPOTS, WILD_CARD

BASES = ("1st", "2nd", "3rd", "home")

_WITH_CARD = {
    "discard": "discard", "drop": "drop", "wild-card": "wild", "dig-spot": "for", "replace": "for", "morph": "morph",
    "revive": "revive", "shapeshift": "shift", "magic": "use", "robot": "robot", "open": "keep", "keep": "keep",
    "dig": "dig", "claim": "claim",
}  # fmt: skip


def notation_of(season: Season, seat: int, action: int) -> str:
    """A legal action as text."""
    kind, book = QUESTIONS[season.question], book_of(season.cards)
    if action == moves.PASS:
        return "decline" if kind == "claim" else "pass"
    if action >= moves.DEAL:
        return _deal(season, book, action - moves.DEAL)
    if action >= moves.USED or action < moves.PAIR:
        card = book.characters[card_of(season, seat, action)].id
        if action >= moves.USED:
            return f"copy {card}"
        if action >= moves.RESERVED:
            return f"claim reserved {card}"
        if kind in ("roster", "lineup", "first-game", "game"):
            return f"{_start(season, seat)} {card}{_side(season, action)}"
        return f"{_WITH_CARD[kind]} {card}"
    if action >= moves.SEAT:
        return f"{'meow' if kind == 'meow' else 'next'} {action - moves.SEAT + 1}"
    if action >= moves.TRACK:
        return f"track {COLOURS[action - moves.TRACK]}"
    if action >= moves.STAT:
        return f"stat {STAT_NAMES[action - moves.STAT]}"
    if action >= moves.SKILL:
        target, stat = divmod(action - moves.SKILL, STATS)
        return f"burn {target + 1} {STAT_NAMES[stat]}"
    if action >= moves.POINT:
        target, track = divmod(action - moves.POINT, TRACKS)
        return f"axe {target + 1} {COLOURS[track]}"
    one, other = moves.PAIRS[action - moves.PAIR]
    return f"swap {place_name(season, one)} {place_name(season, other)}"


def card_of(season: Season, seat: int, action: int) -> int:
    """The Character at the place that an action names."""
    manager = season.managers[seat]
    kind = QUESTIONS[season.question]
    if action >= moves.USED:
        other, spot = divmod(copied_spots(season, seat)[action - moves.USED], SPOTS)
        return season.managers[other].spots[spot]
    if action >= moves.RESERVED:
        return manager.reserved[action - moves.RESERVED]
    if action >= moves.OFFER:
        row = {"dig": season.discard, "robot": season.robot}.get(kind, season.pool)
        return row[action - moves.OFFER]
    place = action - (moves.DOWN if action >= moves.DOWN else moves.SPOT)
    return manager.hand[place] if kind == "keep" else manager.spots[place]


def _deal(season: Season, book: CardBook, deal: int) -> str:
    order = [place for place in moves.DEALS[deal] if place < len(season.drawn)]
    kept, *under = [book.characters[season.drawn[place]].id for place in order]
    return f"keep {kept}" + (f", under {' '.join(under)}" if under else "")


def next_place(season: Season, seat: int) -> int:
    """The base or game for which this seat chooses a starter now."""
    chosen = len(moves.picks_of(season.managers[seat].picks))
    kind = QUESTIONS[season.question]
    if kind == "lineup":
        return chosen + (1 if seat == season.home else 0)
    return chosen if kind == "roster" else 0 if kind == "first-game" else season.week


def _start(season: Season, seat: int) -> str:
    place = next_place(season, seat)
    return BASES[place] if QUESTIONS[season.question] == "roster" else f"game {place + 1}"


def _side(season: Season, action: int) -> str:
    if not season.setup.more_wins or season.stage == SERIES:
        return ""
    return " down" if action >= moves.DOWN else " up"


def place_name(season: Season, place: int) -> str:
    """A place of the field: a base, its second card in More Wins, or a game of the Series."""
    if season.stage == WILD_CARD:
        return "wild-card"
    if season.stage == SERIES:
        return f"game-{place + 1}"
    return BASES[place % 4] + ("-down" if place >= 4 else "")
