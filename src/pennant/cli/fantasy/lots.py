"""The cards that matter for the current decision, with useful numbers about each of them."""

from collections.abc import Sequence

import msgspec

from pennant.cli.fantasy.board import chosen_starters, is_now, places_shown
from pennant.cli.fantasy.cards import Column
from pennant.cli.fantasy.labels import HIDDEN, USED, Labels
from pennant.cli.terminal_game import Scene
from pennant.games.fantasy.reckoning import Reckoning
from pennant.games.fantasy.rules import moves
from pennant.games.fantasy.view_types import View

_COMING = ("claim", "drop", "roster", "lineup", "first-game", "game", "robot", "wild-card")
"""Decisions about games that have not been played yet."""


class Lot(msgspec.Struct, frozen=True):
    """Cards that are shown together under one caption."""

    caption: str
    cards: list[str]
    columns: list[Column] = []
    more: list[str] = []
    """The cards that may be left out if there is little room."""
    marks: dict[str, str] | None = None
    """Marks for cards that are chosen already; shown in the place of the number."""

    def needed(self) -> list[str]:
        return [card for card in self.cards if card not in self.more]

    def with_cards(self, cards: list[str]) -> "Lot":
        return msgspec.structs.replace(self, cards=cards)


def lots_of(labels: Labels, scene: Scene[View], reckoning: Reckoning) -> list[Lot]:
    view = scene.view
    viewer = view["viewer"]
    if view["stage"] == "over":
        return []
    if viewer is None:
        return [lot for lot in [*_open_hands(scene), _pool(labels, scene, reckoning)] if lot.cards]
    if view["stage"] == "draft":
        found = _draft_lots(labels, scene, viewer)
    elif view["pool"]:
        found = [_pool(labels, scene, reckoning), _roster(labels, scene, reckoning, viewer)]
        if scene.decision is not None and scene.decision.kind == "drop":
            found.reverse()
    elif not view["laid"]:
        found = [_roster(labels, scene, reckoning, viewer)]
    else:
        found = [*_open_lots(labels, scene, reckoning), _cards_on_table(labels, scene, reckoning, viewer)]
    return [lot for lot in found if lot.cards]


def _open_hands(scene: Scene[View]) -> list[Lot]:
    """The visible hands of a draft, in a replay."""
    return [
        Lot(scene.names[manager["seat"]], [c for c in manager["hand"] if c != HIDDEN])
        for manager in scene.view["managers"]
    ]


def _draft_lots(labels: Labels, scene: Scene[View], viewer: int) -> list[Lot]:
    manager = scene.view["managers"][viewer]
    kept = Lot(labels.say("your-cards"), labels.by_number(manager["roster"]))
    if scene.view["pool"]:
        return [Lot(labels.say("open-cards"), _choosable(labels, scene, scene.view["pool"])), kept]
    hand = labels.by_number(manager["hand"])
    chosen = {hand[action - moves.SPOT]: labels.say("chosen") for action in manager["choice"] if hand}
    columns = [Column("", chosen, right=False)] if chosen else []
    return [Lot(labels.say("your-hand"), hand, columns), kept]


def _choosable(labels: Labels, scene: Scene[View], cards: Sequence[str]) -> list[str]:
    """If there are choices, only the cards that can be chosen; otherwise all cards."""
    offered = {card for choice in scene.options for card in choice.cards}
    return labels.by_number([card for card in cards if card in offered or not offered])


def _pool(labels: Labels, scene: Scene[View], reckoning: Reckoning) -> Lot:
    view = scene.view
    own = view["managers"][view["viewer"]]["reserved"] if view["viewer"] is not None else []
    cards = [*labels.by_number(view["pool"]), *labels.by_number(own)]
    seat = view["viewer"] or 0
    return Lot(labels.say("free-agents"), cards, _totals(labels, scene, reckoning, seat, cards))


def _roster(labels: Labels, scene: Scene[View], reckoning: Reckoning, viewer: int) -> Lot:
    """The viewer's roster: the total of each card in every coming game, and which cards are chosen already."""
    view = scene.view
    manager = view["managers"][viewer]
    cards = labels.by_number(manager["roster"])
    columns = _totals(labels, scene, reckoning, viewer, cards)
    locked = {card: labels.say("locked") for card in manager["locked"]}
    if locked:
        columns = [*columns, Column("", locked, right=False)]
    marks: dict[str, str] | None = None
    if view["question"] in ("roster", "lineup"):
        chosen = chosen_starters(labels, scene, viewer)
        marks = {card: labels.place(place, view["stage"]) for place, (card, _) in chosen.items()}
    return Lot(labels.say("your-cards"), cards, columns, marks=marks)


def _totals(labels: Labels, scene: Scene[View], reckoning: Reckoning, seat: int, cards: Sequence[str]) -> list[Column]:
    """One column per unplayed Win card; with two Win cards per base only those of the current base."""
    view, asked = scene.view, scene.decision.args if scene.decision is not None else {}
    wins = {place: win for place in places_shown(scene) if (win := view["field"][place]) is not None}
    places = list(wins)
    now = asked.get("place")
    if scene.decision is not None and scene.decision.kind not in _COMING:
        now = None
    if len(places) > 4 and view["stage"] == "season":
        places = [place for place in places if now is None or place % 4 == now]
    if len(places) > 4:
        return []
    double = any(place >= 4 for place in places) and view["stage"] == "season"
    columns: list[Column] = []
    for place in places:
        cells = {card: str(reckoning.total_of(seat, card, wins[place]) or "·") for card in cards}
        head = ("▲" if place < 4 else "▼") if double else labels.place(place, view["stage"])
        head = labels.say("total") if view["stage"] == "wild-card" else head
        columns.append(Column(head, cells, lit=double or place == now))
    return columns


def _open_lots(labels: Labels, scene: Scene[View], reckoning: Reckoning) -> list[Lot]:
    """Ownerless cards that can be chosen now: from the Discard Pile, the Robot's, or those that RECRUIT drew."""
    view, decision = scene.view, scene.decision
    if decision is None:
        return []
    win = decision.args.get("win")
    if decision.kind in ("robot", "dig"):
        cards = labels.by_number([card for choice in scene.options for card in choice.cards])
        seat = 1 if decision.kind == "robot" else decision.seat
        columns = [_total(labels, scene, reckoning, seat, cards, win)] if win else []
        return [Lot(labels.say("robots-cards" if decision.kind == "robot" else "discard-pile"), cards, columns)]
    return [Lot(labels.say("drawn"), labels.by_number(view["managers"][decision.seat]["drawn"]))]


def _total(
    labels: Labels, scene: Scene[View], reckoning: Reckoning, seat: int, cards: Sequence[str], win: str
) -> Column:
    place = scene.decision.args["place"] if scene.decision is not None else scene.view["place"]
    cells = {card: str(reckoning.total_of(seat, card, win) or "·") for card in cards}
    return Column(labels.place(place, scene.view["stage"]), cells, lit=True)


def _cards_on_table(labels: Labels, scene: Scene[View], reckoning: Reckoning, viewer: int) -> Lot:
    """The viewer's cards on the table: the active one and the bench first, then the other starters."""
    view = scene.view
    stage, manager = view["stage"], view["managers"][viewer]
    where: dict[str, str] = {}
    for place, entry in enumerate(manager["lineup"]):
        if entry is not None:
            mark = "▶" if is_now(view, place) else ""
            where[entry["card"]] = mark + labels.place(place, stage) + (f" {USED}" if entry["exhausted"] else "")
    for entry in manager["bench"]:
        mark = labels.say("locked") if entry["locked"] else labels.say("on-bench")
        where[entry["card"]] = mark + (f" {USED}" if entry["exhausted"] else "")
    offered = {card for choice in scene.options for card in choice.cards}
    cards = [card for card in labels.in_order(view, viewer) if card in where]
    others = [entry for place, entry in enumerate(manager["lineup"]) if entry is not None and not is_now(view, place)]
    more = [entry["card"] for entry in others if entry["card"] not in offered]
    columns = [Column("", where, right=False), *_in_this_game(labels, scene, reckoning, viewer, cards)]
    return Lot(labels.say("your-cards"), cards, columns, more)


def _in_this_game(
    labels: Labels, scene: Scene[View], reckoning: Reckoning, viewer: int, cards: Sequence[str]
) -> list[Column]:
    """The total of each card in the current game, and the total after using its magic."""
    view = scene.view
    place = view["place"]
    if view["stage"] == "season" and place < 4 and view["managers"][viewer]["sides"][place] == "down":
        place += 4
    win = view["field"][place] if place < len(view["field"]) else None
    if win is None or (view["stage"] == "series" and viewer not in view["finalists"]):
        return []
    cells = {card: str(reckoning.total_of(viewer, card, win) or "·") for card in cards}
    columns = [Column(labels.place(place, view["stage"]), cells, lit=True)]
    if scene.decision is not None and scene.decision.kind == "magic":
        usable = {card for choice in scene.options for card in choice.cards}
        then = {card: reckoning.total_with(viewer, card, win) for card in usable}
        made = {card: f"→{total}" for card, total in then.items() if total is not None}
        if made:
            columns.append(Column(labels.say("then"), made, lit=True))
    return columns
