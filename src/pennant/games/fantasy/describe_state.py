"""A season described in the format of scenario files, including hidden information."""

from collections.abc import Mapping
from typing import Any

from pennant.games.fantasy.cards import COLOURS, STAT_NAMES, CardBook, book_of
from pennant.games.fantasy.events import QUESTIONS, STAGES
from pennant.games.fantasy.notation import BASES
from pennant.games.fantasy.position_reader import FIELD, GAMES, WILD
from pennant.games.fantasy.rules.packing import unpack_stat, unpack_track
from pennant.games.fantasy.rules.playoffs import final_wins
from pennant.games.fantasy.rules.season import Season
from pennant.games.fantasy.rules.season_state import (
    BENCH,
    NO_CARD,
    NOBODY,
    OVER,
    SERIES,
    SPOTS,
    WILD_CARD,
    unpack_order,
)
from pennant.games.fantasy.rules.stats import effective_stats, has_stats, total
from pennant.kernel.bits import members_of
from pennant.kernel.errors import CardError, ChanceNeeded, PositionError


def describe_state(season: Season, seats: Mapping[str, int]) -> dict[str, Any]:
    """The Managers by their names in scenarios, and the shared state."""
    book = book_of(season.cards)
    names = {seat: name for name, seat in seats.items()}
    field = _field_names(season)

    def characters(numbers: Any) -> list[str]:
        return [book.characters[card].id for card in numbers]

    def wins(numbers: Any) -> list[str]:
        return [book.wins[card].id for card in numbers]

    def events(numbers: Any) -> list[str]:
        return [book.events[card].id for card in numbers]

    facts: dict[str, Any] = {name: _manager(season, book, seat) for name, seat in seats.items()}
    facts.update(
        asked={names[seat]: QUESTIONS[season.question] for seat in members_of(season.acting)},
        stage=STAGES[season.stage],
        month=season.month,
        week=season.week + 1,
        base=field[season.place()] if season.stage in (SERIES, WILD_CARD) or season.week < 4 else None,
        order=[names[seat] for seat in unpack_order(season.order)],
        turn_order=[names[seat] for seat in reversed(unpack_order(season.order))],
        sequence=[names[seat] for seat in unpack_order(season.sequence)],
        claims=[names[seat] for seat in unpack_order(season.claims)][season.turn :] if season.pool else [],
        field={name: book.wins[win].id for name, win in zip(field, season.field, strict=False) if win != NO_CARD},
        event=None if season.event_number == NO_CARD else book.events[season.event_number].id,
        pool=sorted(characters(season.pool)),
        character_deck=sorted(characters((*season.deck, *season.tail))),
        tail=characters(season.tail),
        discard=sorted(characters(season.discard)),
        drawn=sorted(characters(season.drawn)),
        robot_cards=sorted(characters(season.robot)),
        robot_used=sorted(characters(season.robot_used)),
        aside=sorted(characters(season.aside)),
        win_deck=sorted(wins((*season.win_deck, *season.win_tail))),
        win_tail=wins(season.win_tail),
        used_wins=wins(season.used_wins),
        event_deck=sorted(events((*season.event_deck, *season.event_tail))),
        event_tail=events(season.event_tail),
        spent=sorted(characters(season.spent)),
        burned=[_stat_in_words(book, each) for each in season.burned],
        justice=season.justice,
        hibernator=None if season.hibernator == NOBODY else names[season.hibernator],
        sticky=season.sticky,
        contenders=[names[seat] for seat in members_of(season.contenders)],
        finalists=[names[seat] for seat in season.finalists],
        home=None if season.home == NOBODY else names[season.home],
        winner=None if season.winner == NOBODY else names[season.winner],
        over=season.is_over(),
    )
    return facts


def _field_names(season: Season) -> tuple[str, ...]:
    if season.stage == WILD_CARD:
        return (WILD,)
    return GAMES if season.stage in (SERIES, OVER) else FIELD


def _manager(season: Season, book: CardBook, seat: int) -> dict[str, Any]:
    manager = season.managers[seat]
    places = GAMES if season.stage in (SERIES, OVER) else BASES

    def cards(numbers: Any) -> list[str]:
        return sorted(book.characters[card].id for card in numbers if card != NO_CARD)

    def cards_at(spots: int) -> list[str]:
        return cards(manager.spots[spot] for spot in range(SPOTS) if spots >> spot & 1)

    tracks = {colour: unpack_track(manager.tracks, track) for track, colour in enumerate(COLOURS)}
    return {
        "hand": cards(manager.hand),
        "roster": cards(manager.spots),
        "lineup": {
            name: book.characters[card].id
            for name, card in zip(places, manager.spots[:BENCH], strict=False)
            if card != NO_CARD
        },
        "bench": cards(manager.spots[BENCH:]),
        "exhausted": cards_at(manager.exhausted),
        "shown": cards_at(manager.shown),
        "locked": cards_at(manager.locked),
        "revived": cards_at(manager.revived),
        "reserved": cards(manager.reserved),
        "sides": [base for place, base in enumerate(BASES) if manager.sides >> place & 1],
        **_active(season, book, seat),
        "tracks": tracks,
        "points": sum(tracks.values()),
        "wins": manager.wins,
        "claimed": manager.claimed,
        "pile": [book.wins[win].id for win in manager.pile],
        "bonus": manager.bonus,
        "final": final_wins(manager),
        "games": manager.games,
        "berzerk": [_stat_in_words(book, each) for each in manager.berzerk],
        "added": [book.characters[card].id for card in manager.added],
        "juice": manager.juice,
        "pile_on": manager.pile_on,
        "focus": manager.focus,
        "sent_back": None if manager.barred == NO_CARD else book.characters[manager.barred].id,
        "committed": bool(manager.picks),
        "rank": season.ranks()[seat] if season.is_over() and seat < season.seats else None,
        "team": None if manager.team == NOBODY else book.teams[manager.team].id,
    }


def _active(season: Season, book: CardBook, seat: int) -> dict[str, Any]:
    """The Character in the current game, its current stats, and their total for the Win card."""
    found: dict[str, Any] = {"active": None, "stats": {}, "total": None}
    if not season.laid or season.is_over() or season.week >= (BENCH if season.stage == SERIES else 4):
        return found
    card = season.active(seat)
    if card == NO_CARD or seat not in season.playing():
        return found
    has, values = has_stats(season, seat), effective_stats(season, seat)
    found["active"] = book.characters[card].id
    found["stats"] = {name: values[stat] for stat, name in enumerate(STAT_NAMES) if has >> stat & 1}
    place = season.place() + 4 * (season.managers[seat].sides >> season.place() & 1)
    win = season.field[place] if place < len(season.field) else NO_CARD
    if win != NO_CARD:
        found["total"] = total(season, seat, win)
    return found


def chance_value(season: Season, needed: ChanceNeeded, word: Any) -> int:
    """The number of a draw: a card id stands for the card's index in the list that is drawn from."""
    if isinstance(word, int) and not isinstance(word, bool):
        if not 0 <= word < needed.n:
            raise PositionError(f"chance: a number below {needed.n} is needed here, not {word}")
        return word
    for number, cards in _drawn_lists(season, str(word)):
        if number in cards and len(cards) == needed.n:
            return cards.index(number)
    raise PositionError(f"chance: {word!r} is not among the {needed.n} cards that can be drawn here")


def _drawn_lists(season: Season, word: str) -> list[tuple[int, list[int]]]:
    """The number of a card, with every list from which a card of its kind can be drawn."""
    book = book_of(season.cards)
    try:
        return [(book.win_number(word), season.win_deck)]
    except CardError:
        pass
    try:
        return [(book.event_number(word), season.event_deck)]
    except CardError:
        pass
    try:
        number = book.character_number(word)
    except CardError as error:
        raise PositionError(f"chance: {error}") from None
    robot = sorted([*season.robot, *season.robot_used])
    lists = [season.deck, list(season.robot), robot]
    win = season.field[0]
    if win != NO_CARD:
        requires = season.cards.wins[win].requires
        lists.append([card for card in robot if season.characters[card].has & requires])
    return [(number, cards) for cards in lists]


def _stat_in_words(book: CardBook, packed: int) -> str:
    """A stat of a Character: `DH-88 AVG`."""
    card, stat = unpack_stat(packed)
    return f"{book.characters[card].id} {STAT_NAMES[stat]}"
