"""The pending decision of a seat as data (the table of actions in F-13)."""

from typing import Any

import msgspec

from pennant.games.fantasy.cards import COLOURS, STAT_NAMES, book_of
from pennant.games.fantasy.events import MAGIC, QUESTIONS
from pennant.games.fantasy.notation import BASES, card_of, next_place, notation_of, place_name
from pennant.games.fantasy.rules import effects, moves, questions
from pennant.games.fantasy.rules.board import leads_now, total_now
from pennant.games.fantasy.rules.cards import DIG, MORPH, RECRUIT, STATS, TRACKS
from pennant.games.fantasy.rules.magic import is_seen_through, lacks_choice, use_of
from pennant.games.fantasy.rules.season import Season, rule_of
from pennant.games.fantasy.rules.season_state import BENCH, NO_CARD, SPOTS, add_pick
from pennant.games.fantasy.rules.solo import robot_place
from pennant.kernel.decision import Choice, Decision, UnavailableChoice

_SECRET = ("keep", "discard", "roster", "wild-card", "lineup", "game")
_STARTS = ("roster", "lineup", "first-game", "game")


def decision_of(season: Season, seat: int) -> Decision | None:
    """The decision that this seat must make, if any."""
    legal = season.legal(seat)
    if not legal:
        return None
    kind = QUESTIONS[season.question]
    secret = kind in _SECRET
    chosen = bool(season.managers[seat].picks) or len(moves.picks_of(season.use)) > season.fixed
    return Decision(
        seat=seat,
        kind=kind,
        message=f"ask-{kind}",
        rule=rule_of(season.question),
        choices=tuple(_with_forecast(season, seat, _choice(season, seat, kind, action)) for action in legal),
        args=_question_args(season, seat, kind),
        secret=secret,
        partial=chosen,
    )


def _question_args(season: Season, seat: int, kind: str) -> dict[str, Any]:
    """The details of the question: the month, the base or game, its Win card, the magic being used."""
    book = book_of(season.cards)
    args: dict[str, Any] = {"month": season.month, "round": season.round + 1}
    if kind in _STARTS:
        args["place"] = next_place(season, seat)
    elif kind == "robot":
        args["place"] = robot_place(season)
    elif season.laid:
        args["place"] = season.place()
    if "place" in args:
        args["game"] = _place_word(season, args["place"])
        win = season.field[args["place"]]
        args["win"] = None if win < 0 else book.wins[win].id
    if kind == "drop":
        args["card"] = book.characters[_card_claimed(season, seat)].id
    if season.use:
        use = use_of(season, seat)
        args["magic"] = MAGIC[use.kind]
        args["card"] = book.characters[season.managers[seat].spots[use.flipped]].id
        args["source"] = book.characters[use.source].id
    return args


def _card_claimed(season: Season, seat: int) -> int:
    manager = season.managers[seat]
    choice = manager.picks - 1
    if choice >= moves.RESERVED:
        return manager.reserved[choice - moves.RESERVED]
    return season.pool[choice - moves.OFFER]


def _place_word(season: Season, place: int) -> str:
    return place_name(season, place) if QUESTIONS[season.question] != "roster" else BASES[place]


def _choice(season: Season, seat: int, kind: str, action: int) -> Choice:
    """One legal action: its message, and the cards and places that it affects."""
    words, rule = notation_of(season, seat, action), rule_of(season.question)
    book = book_of(season.cards)
    if action == moves.PASS:
        return Choice(action, words, "choice-decline" if kind == "claim" else "choice-pass", rule)
    if action >= moves.DEAL:
        order = [place for place in moves.DEALS[action - moves.DEAL] if place < len(season.drawn)]
        cards = tuple(book.characters[season.drawn[place]].id for place in order)
        return Choice(action, words, "choice-recruit", rule, cards=cards)
    if action >= moves.USED or action < moves.PAIR:
        card = book.characters[card_of(season, seat, action)]
        args: dict[str, Any] = {"magic": MAGIC[book.rules.characters[book.character_number(card.id)].magic]}
        message = "choice-claim-reserved" if moves.RESERVED <= action < moves.PAIR else f"choice-{kind}"
        places: tuple[int, ...] = ()
        if kind in _STARTS:
            places = (next_place(season, seat),)
            args |= {"game": _place_word(season, places[0]), "down": action >= moves.DOWN}
        elif kind == "robot":
            places = (robot_place(season),)
        return Choice(action, words, message, rule, args, (card.id,), places)
    return Choice(action, words, f"choice-{kind}", rule, *_target(season, action))


def _with_forecast(season: Season, seat: int, choice: Choice) -> Choice:
    """A choice that completes a use of magic, with the totals of all Managers after it and who would lead then.

    Only if it is certain and known to the seat that chooses: not with cards from the deck (MORPH, RECRUIT, DIG).
    """
    is_magic = season.question == questions.CHOOSE_MAGIC and choice.action != moves.PASS
    if not is_magic and not season.use:
        return choice
    twin = season.copy()
    assert isinstance(twin, Season)
    twin.use = add_pick(twin.use, choice.action)
    use = use_of(twin, seat)
    if twin.fixed:
        if not is_seen_through(twin, use):
            return choice
        (effects.dig if use.kind == DIG else effects.recruit)(twin, seat, use.rest)
    elif use.kind in (DIG, MORPH, RECRUIT) or lacks_choice(twin, seat, use):
        return choice
    else:
        effects.turn_over(twin, seat, use)
        effects.carry_out(twin, seat, use)
    seats = range(len(twin.managers))
    totals = [total_now(twin, each) for each in seats]
    after = {
        "totals": [None if each < 0 else each for each in totals],
        "leads": [leads_now(twin, each) for each in seats],
    }
    return msgspec.structs.replace(choice, args={**choice.args, "after": after})


def _target(season: Season, action: int) -> tuple[dict[str, Any], tuple[str, ...], tuple[int, ...]]:
    """The target of an action that does not name one of the seat's own cards: arguments, cards, places."""
    book = book_of(season.cards)
    if action >= moves.SEAT:
        other = action - moves.SEAT
        return {"manager": other}, _active(season, other), ()
    if action >= moves.TRACK:
        return {"track": COLOURS[action - moves.TRACK]}, (), ()
    if action >= moves.STAT:
        return {"stat": STAT_NAMES[action - moves.STAT]}, (), ()
    if action >= moves.SKILL:
        other, stat = divmod(action - moves.SKILL, STATS)
        return {"manager": other, "stat": STAT_NAMES[stat]}, _active(season, other), ()
    if action >= moves.POINT:
        other, track = divmod(action - moves.POINT, TRACKS)
        return {"manager": other, "track": COLOURS[track]}, (), ()
    places = moves.PAIRS[action - moves.PAIR]
    wins = tuple(book.wins[season.field[place]].id for place in places)
    return {"one": place_name(season, places[0]), "other": place_name(season, places[1])}, wins, places


def _active(season: Season, seat: int) -> tuple[str, ...]:
    card = season.active(seat)
    return () if card < 0 else (book_of(season.cards).characters[card].id,)


def refusals_of(season: Season, seat: int, decision: Decision) -> list[UnavailableChoice]:
    """Why the seat's own cards cannot be chosen: they start in another game, are used up, or have no effect now."""
    if decision.kind not in ("magic", *_STARTS):
        return []
    book, manager = book_of(season.cards), season.managers[seat]
    offered = {card for choice in decision.choices for card in choice.cards}
    found: list[UnavailableChoice] = []
    for spot in range(SPOTS):
        number = manager.spots[spot]
        if number == NO_CARD or book.characters[number].id in offered:
            continue
        message, rule, args = _reason(season, seat, decision.kind, spot)
        found.append(UnavailableChoice(message, rule, args, (book.characters[number].id,)))
    return found


def _reason(season: Season, seat: int, kind: str, spot: int) -> tuple[str, str, dict[str, Any]]:
    manager = season.managers[seat]
    if manager.locked >> spot & 1:
        return "locked", "F-9.6", {}
    if kind in _STARTS:
        picks = [
            action - (moves.DOWN if action >= moves.DOWN else moves.SPOT) for action in moves.picks_of(manager.picks)
        ]
        return ("starts-already", "F-5.3.3", {}) if spot < BENCH or spot in picks else ("waits", "F-10.9", {})
    if spot < BENCH:
        return "starter", "F-11.0.2", {}
    if manager.exhausted >> spot & 1:
        return "exhausted", "F-11.0.1", {}
    magic = season.characters[manager.spots[spot]].magic
    return "idle-magic", "F-11.0.6", {"magic": MAGIC[magic]}
