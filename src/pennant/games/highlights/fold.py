"""Updating a view event by event. This is all that a client has to implement: it contains no rules."""

from collections.abc import Callable
from typing import Any

from pennant.games.highlights.view import BASES
from pennant.kernel.events import SeenEvent, View


def fold(view: View, event: SeenEvent) -> None:
    """Apply one event, as this viewer sees it, to the view."""
    step = _FOLDS.get(event["kind"])
    if step is not None:
        step(view, event)


def _side(view: View, event: SeenEvent) -> View:
    side: View = view["sides"][event["seat"]]
    return side


def _pair(view: View, event: SeenEvent) -> View:
    pair: View = view["pairs"][event["pair"]]
    return pair


def _own(view: View, event: SeenEvent) -> bool:
    return bool(event["seat"] == view["viewer"])


def _add(cards: list[Any], card: str) -> None:
    cards.append(card)
    cards.sort()


def _drop(cards: list[Any], card: str) -> None:
    if card in cards:
        cards.remove(card)


def _settle(side: View) -> None:
    side["committed"], side["choice"] = False, None


def _leave_hand(view: View, event: SeenEvent) -> None:
    """Show a card of the hand: it leaves the hand and the unseen cards."""
    side = _side(view, event)
    _settle(side)
    if _own(view, event):
        side["hand"].remove(event["card"])
    else:
        side["hand"].pop()
        _drop(side["unseen"], event["card"])


def _leave_lineup(side: View, card: str | None) -> None:
    """Move the top card of a lineup; `card` is `None` for viewers who cannot see it."""
    side["lineup"]["size"] -= 1
    if side["lineup"]["top"]:
        side["lineup"]["top"].pop(0)
    if card is not None:
        _drop(side["unseen"], card)


def _leave_source(view: View, event: SeenEvent) -> None:
    side = _side(view, event)
    if event["source"] == "on-deck":
        side["on_deck"] = None
        _drop(side["unseen"], event["card"])
    else:
        _leave_lineup(side, event["card"])


def _asked(view: View, event: SeenEvent) -> None:
    pair = _pair(view, event)
    pair["asked"] = event["seats"]
    pair["question"] = event["question"] if event["seats"] else None


def _decided(view: View, event: SeenEvent) -> None:
    side = _side(view, event)
    side["committed"], side["choice"] = True, event["action"]


def _retracted(view: View, event: SeenEvent) -> None:
    _settle(_side(view, event))


def _game(view: View, event: SeenEvent) -> None:
    pair = _pair(view, event)
    for name in ("stage", "visitor", "home", "best_of"):
        pair[name] = event[name]
    pair["game"] = event["number"]
    pair["inning"] = 0 if event["stage"] == "pre-rounds" else 1
    for seat in (event["visitor"], event["home"]):
        side = view["sides"][seat]
        side["pair"] = event["pair"]
        if event["number"] == 1:
            side["wins"] = 0


def _row(view: View, event: SeenEvent) -> None:
    row = _pair(view, event)["row"]
    place, card = event["place"], event["card"]
    if card is None:
        del row[place]
        return
    row[place : place + 1] = [card]
    _table(view, event)["deck"] -= 1


def _row_returned(view: View, event: SeenEvent) -> None:
    pair = _pair(view, event)
    _table(view, event)["deck"] += len(pair["row"])
    pair["row"] = []


def _table(view: View, event: SeenEvent) -> View:
    table: View = view["tables"][event["pair"] // 2]
    return table


def _shuffled(view: View, event: SeenEvent) -> None:
    side = _side(view, event)
    cards = {card for zone in ("unseen", "hand", "dugout", "in_play") for card in side[zone]}
    cards |= {*side["lineup"]["top"], *side["known"]["hand"], *side["known"]["held"]}
    if side["on_deck"]:
        cards.add(side["on_deck"]["card"])
    side["unseen"] = sorted(cards - {None})
    side["lineup"] = {"size": 15, "top": []}
    side["hand"], side["dugout"], side["in_play"] = [], [], []
    side["on_deck"] = None


def _reshuffled(view: View, event: SeenEvent) -> None:
    side = _side(view, event)
    side["lineup"]["size"] += len(side["dugout"])
    side["unseen"] = sorted([*side["unseen"], *side["dugout"]])
    side["dugout"] = []


def _extra_reshuffled(view: View, event: SeenEvent) -> None:
    side = _side(view, event)
    side["lineup"]["size"] += 1
    side["in_play"].remove(event["card"])
    _add(side["unseen"], event["card"])


def _drawn(view: View, event: SeenEvent) -> None:
    side = _side(view, event)
    _leave_lineup(side, event["card"])
    if _own(view, event):
        _add(side["hand"], event["card"])
    else:
        side["hand"].append(None)


def _on_deck(view: View, event: SeenEvent) -> None:
    side = _side(view, event)
    _settle(side)
    if event["placed"]:
        side["on_deck"] = {"card": event["card"]}
        if _own(view, event):
            side["hand"].remove(event["card"])
        else:
            side["hand"].pop()


def _played(view: View, event: SeenEvent) -> None:
    _leave_hand(view, event)
    _side(view, event)["in_play"].append(event["card"])


def _pinched(view: View, event: SeenEvent) -> None:
    _leave_hand(view, event)
    _add(_side(view, event)["dugout"], event["card"])


def _entered(view: View, event: SeenEvent) -> None:
    _leave_source(view, event)
    _side(view, event)["in_play"].append(event["card"])


def _cancelled(view: View, event: SeenEvent) -> None:
    del _side(view, event)["plate"][event["place"]]


def _changed(view: View, event: SeenEvent) -> None:
    _side(view, event)["plate"][event["place"]]["hit"] = event["hit"]


def _removed(view: View, event: SeenEvent) -> None:
    _side(view, event)["bases"][BASES[event["base"] - 1]] = None


def _hit(view: View, event: SeenEvent) -> None:
    if event["cause"] == "threat":
        del _side(view, event)["plate"][0]


def _ran(view: View, event: SeenEvent) -> None:
    side = _side(view, event)
    if event["start"]:
        side["bases"][BASES[event["start"] - 1]] = None
    if event["end"] == 4:
        side["runs"] += 1
    else:
        side["bases"][BASES[event["end"] - 1]] = event["speed"]


def _batter(view: View, event: SeenEvent) -> None:
    _side(view, event)["plate"].append({"hit": event["hit"], "speed": event["speed"]})


def _save(view: View, event: SeenEvent) -> None:
    if event["card"] is not None:
        _leave_source(view, event)
        view["pairs"][_side(view, event)["pair"]]["save"] = event["card"]


def _save_over(view: View, event: SeenEvent) -> None:
    side = _side(view, event)
    view["pairs"][side["pair"]]["save"] = None
    _add(side["dugout"], event["card"])


def _inning(view: View, event: SeenEvent) -> None:
    _pair(view, event)["inning"] = event["inning"]


def _won(view: View, event: SeenEvent) -> None:
    pair, side = _pair(view, event), _side(view, event)
    pair["winner"] = event["seat"]
    pair["results"].append([pair["visitor"], pair["home"], event["visitor_runs"], event["home_runs"]])
    side["wins"] += 1
    side["total_wins"] += 1


def _left_over(view: View, event: SeenEvent) -> None:
    side = _side(view, event)
    _settle(side)
    side["on_deck"] = None
    if event["card"] is not None:
        _drop(side["unseen"], event["card"])
    if event["to"] == "dugout":
        _add(side["dugout"], event["card"])
    else:
        side["lineup"]["size"] += 1
        side["lineup"]["top"].insert(0, event["card"])


def _cleared(view: View, event: SeenEvent) -> None:
    side = _side(view, event)
    side["runs"], side["plate"] = 0, []
    side["bases"] = dict.fromkeys(BASES)


def _discarded(view: View, event: SeenEvent) -> None:
    side = _side(view, event)
    if event["source"] == "hand":
        _leave_hand(view, event)
    else:
        side["in_play"].remove(event["card"])
    _add(side["dugout"], event["card"])


def _emptied(view: View, event: SeenEvent) -> None:
    _side(view, event)["in_play"] = []


def _revenue(view: View, event: SeenEvent) -> None:
    _side(view, event)["money"] = event["money"]


def _buyer(view: View, event: SeenEvent) -> None:
    pair = _pair(view, event)
    pair["buying"] = event["seat"]
    if event["seat"] is None:
        for seat in (pair["visitor"], pair["home"]):
            view["sides"][seat].update(money=0, bought=0)


def _chosen(view: View, event: SeenEvent) -> None:
    _side(view, event)["chosen"] = event["place"]


def _bought(view: View, event: SeenEvent) -> None:
    side = _side(view, event)
    side["lineup"]["size"] += 1
    side["lineup"]["top"].insert(0, event["card"])
    side["money"], side["chosen"] = event["money"], None
    side["bought"] += 1


def _demoted(view: View, event: SeenEvent) -> None:
    side = _side(view, event)
    side["minors"]["size"] += 1
    if _own(view, event):
        side["minors"]["cards"].append(event["card"])
        side["in_play"].remove(event["card"])


def _known(view: View, event: SeenEvent) -> None:
    side = _side(view, event)
    for where in ("hand", "held"):
        _drop(side["known"][where], event["card"])
    if event["where"] != "unknown":
        _add(side["known"][event["where"]], event["card"])
        if not _own(view, event):
            _drop(side["unseen"], event["card"])


def _ranked(view: View, event: SeenEvent) -> None:
    view["tables"][event["table"]]["ranking"].append(event["seat"])


def _placed(view: View, event: SeenEvent) -> None:
    view["tables"][event["table"]]["places"].append(event["seat"])


def _champion(view: View, _event: SeenEvent) -> None:
    view["over"] = True
    for pair in view["pairs"]:
        pair["question"], pair["asked"] = None, []


_FOLDS: dict[str, Callable[[View, SeenEvent], None]] = {
    "asked": _asked,
    "decided": _decided,
    "retracted": _retracted,
    "game": _game,
    "row": _row,
    "row-returned": _row_returned,
    "shuffled": _shuffled,
    "reshuffled": _reshuffled,
    "extra-reshuffled": _extra_reshuffled,
    "drawn": _drawn,
    "on-deck": _on_deck,
    "played": _played,
    "pinched": _pinched,
    "entered": _entered,
    "cancelled": _cancelled,
    "changed": _changed,
    "removed": _removed,
    "hit": _hit,
    "ran": _ran,
    "batter": _batter,
    "save": _save,
    "save-over": _save_over,
    "inning": _inning,
    "won": _won,
    "left-over": _left_over,
    "cleared": _cleared,
    "discarded": _discarded,
    "emptied": _emptied,
    "revenue": _revenue,
    "buyer": _buyer,
    "chosen": _chosen,
    "bought": _bought,
    "demoted": _demoted,
    "known": _known,
    "ranked": _ranked,
    "placed": _placed,
    "champion": _champion,
}
