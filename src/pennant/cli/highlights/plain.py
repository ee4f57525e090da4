"""The table in sentences, for screen readers and pipes."""

from pennant.cli.highlights.field import left_and_right, pair_in_focus
from pennant.cli.highlights.labels import Labels
from pennant.cli.highlights.screen import header
from pennant.cli.terminal_game import Scene
from pennant.games.highlights.view import BASES
from pennant.games.highlights.view_types import Pair, Side, View
from pennant.kernel.decision import Choice


def table_in_words(labels: Labels, scene: Scene[View]) -> list[str]:
    """The position: score, runners, threats, visible cards."""
    view = scene.view
    pair = view["pairs"][pair_in_focus(scene)]
    seats = left_and_right(scene, pair)
    lines = [header(labels, view, pair) + "."]
    if pair["inning"]:
        lines.append(_score(labels, scene, pair))
        for seat in seats:
            lines += _side(labels, scene, seat)
    elif not view["over"]:
        lines += [
            labels.say("plain-buying", player=scene.names[seat], money=view["sides"][seat]["money"])
            for seat in seats
            if view["sides"][seat]["team"] is not None
        ]
    if len(pair["results"]):
        wins = {"first_wins": view["sides"][seats[0]]["wins"], "second_wins": view["sides"][seats[1]]["wins"]}
        lines.append(labels.say("plain-wins", first=scene.names[seats[0]], second=scene.names[seats[1]], **wins))
    return lines


def _score(labels: Labels, scene: Scene[View], pair: Pair) -> str:
    sides, names = scene.view["sides"], scene.names
    visitor, home = pair["visitor"], pair["home"]
    runs = {"home_runs": sides[home]["runs"], "visitor_runs": sides[visitor]["runs"]}
    return labels.say("plain-score", home=names[home], visitor=names[visitor], **runs)


def _side(labels: Labels, scene: Scene[View], seat: int) -> list[str]:
    side, player = scene.view["sides"][seat], scene.names[seat]
    threats = [f"{labels.text.hit(threat['hit'])} ({labels.text.speed(threat['speed'])})" for threat in side["plate"]]
    lines = [
        labels.say(
            "plain-side",
            player=player,
            bases=_runners(labels, side),
            threats=labels.say("plain-threats", hits=", ".join(threats))
            if threats
            else labels.say("threatens-nothing"),
            counts=labels.say("counts", **labels.counts(side)).replace(" ·", ","),
        )
    ]
    if side["in_play"]:
        card = card_in_words(labels, side["in_play"][-1])
        lines.append(labels.say("plain-in-play", player=player, card=card))
    if side["on_deck"] and side["on_deck"]["card"]:
        lines.append(labels.say("plain-on-deck", card=card_in_words(labels, side["on_deck"]["card"])))
    return lines


def card_in_words(labels: Labels, card_id: str) -> str:
    """A card on one line without codes, so that a screen reader can read it."""
    card, text = labels.card(card_id), labels.text
    parts = [
        text.type(card.type),
        text.speed(card.speed),
        *(text.hit(hit) for hit in card.hits),
        *(name for name, _ in labels.actions(card_id, in_full=True)),
        labels.say("earns", revenue=card.revenue),
        *([] if card.cost is None else [labels.say("cost", cost=card.cost)]),
        *([labels.say("plain-pinch")] if card.pinch else []),
    ]
    return f"{card.name} ({', '.join(parts)})"


def _choice_in_words(labels: Labels, scene: Scene[View], choice: Choice) -> str:
    """A choice with its cards described in words."""
    assert scene.decision is not None
    side = scene.view["sides"][scene.decision.seat]
    on_deck = [side["on_deck"]["card"]] if side["on_deck"] else []
    told = labels.text.choice(choice, scene.view)
    for card in [*choice.cards, *on_deck, *side["lineup"]["top"][:1]]:
        if card is not None:
            told = told.replace(labels.text.card_line(card), card_in_words(labels, card))
    return told


def _runners(labels: Labels, side: Side) -> str:
    runners = [
        labels.say("plain-runner", speed=side["bases"][base], base=number)
        for number, base in enumerate(BASES, start=1)
        if side["bases"][base]
    ]
    return labels.say("plain-bases", runners=", ".join(runners)) if runners else labels.say("plain-no-runners")


def question_in_words(labels: Labels, scene: Scene[View]) -> list[str]:
    """The question and its choices, one per line; in a buy round also the cards of the row that are too expensive."""
    if scene.decision is None:
        return []
    lines = [labels.text.prompt(scene.decision, scene.view, scene.names)]
    lines += [
        labels.say("plain-option", number=number, choice=_choice_in_words(labels, scene, choice))
        for number, choice in enumerate(scene.options, start=1)
    ]
    if scene.decision.kind == "buy":
        lines += _too_dear(labels, scene)
    return lines


def _too_dear(labels: Labels, scene: Scene[View]) -> list[str]:
    assert scene.decision is not None
    money = scene.decision.args["money"]
    row = scene.view["pairs"][pair_in_focus(scene)]["row"]
    offered = {card for choice in scene.options for card in choice.cards}
    return [
        labels.say("plain-too-dear", card=card_in_words(labels, card), money=(labels.card(card).cost or 0) - money)
        for card in row
        if card not in offered
    ]
