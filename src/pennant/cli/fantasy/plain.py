"""The table in sentences, for screen readers and pipes."""

from pennant.cli.fantasy.board import battles, is_now, places_shown, seats_shown
from pennant.cli.fantasy.labels import HIDDEN, Labels, memory_of
from pennant.cli.fantasy.screen import header, in_force
from pennant.cli.terminal_game import Scene
from pennant.games.fantasy.cards import COLOURS
from pennant.games.fantasy.reckoning import Reckoning
from pennant.games.fantasy.view_types import Benched, View
from pennant.kernel.decision import Choice


def table_in_words(labels: Labels, scene: Scene[View]) -> list[str]:
    """The position: the Win cards, all scores and cards, the viewer's own cards; shorter in the middle of a choice."""
    view = scene.view
    if scene.decision is not None and scene.decision.partial:
        return []
    lines = [header(labels, scene).replace(" ·", ",") + "."]
    if view["stage"] == "draft":
        return [*lines, *_own(labels, scene)]
    if view["event"] is not None:
        stage = "series" if view["stage"] == "series" else "season"
        text = labels.text.event_text(view["event"], stage)
        lines.append(labels.say("plain-event", event=labels.text.card_name(view["event"]), text=text))
    reckoning = Reckoning(labels.book, view, scene.settings)
    lines += [_game(labels, scene, reckoning, place) for place in places_shown(scene)]
    for seat in seats_shown(view):
        lines += _manager(labels, scene, reckoning, seat)
    force = in_force(labels, scene)
    if force:
        lines.append(labels.say("plain-in-force", magic="; ".join(force)))
    if scene.token is not None:
        lines.append(labels.say("plain-token", player=scene.names[scene.token]))
    return [*lines, *_own(labels, scene)]


def _game(labels: Labels, scene: Scene[View], reckoning: Reckoning, place: int) -> str:
    """A Win card, and who won it or who is playing for it."""
    view, battle = scene.view, battles(scene)[place]
    where = labels.text.place_number(place, view["stage"])
    if battle.over:
        if battle.winner is None:
            return labels.say("plain-unclaimed", place=where)
        winner, total = scene.names[battle.winner], battle.totals.get(battle.winner, 0)
        return labels.say("plain-game-over", place=where, player=winner, total=total)
    season = view["stage"] == "season"
    return labels.say(
        "plain-game",
        place=where,
        now="yes" if is_now(view, place) else "no",
        stats=labels.text.requires(battle.win),
        banners=(labels.text.banners(battle.win) or "none") if season else "none",
        wins=reckoning.worth(battle.win, place) if season else 0,
    )


def _manager(labels: Labels, scene: Scene[View], reckoning: Reckoning, seat: int) -> list[str]:
    view, text = scene.view, labels.text
    manager, name = view["managers"][seat], scene.names[seat]
    if seat == view["viewer"]:
        name = labels.say("plain-you", player=name)
    if view["stage"] == "series":
        lines = [labels.say("plain-series", player=name, games=manager["games"])]
    else:
        tracks = ", ".join(f"{text.colour(colour)} {manager['tracks'][colour]}" for colour in COLOURS)
        lines = [labels.say("plain-manager", number=seat + 1, player=name, wins=manager["wins"], tracks=tracks)]
    if not view["laid"]:
        return lines
    entry = manager["lineup"][view["place"]] if view["place"] < len(manager["lineup"]) else None
    if entry is not None and entry["card"] != HIDDEN:
        side = 4 if manager["sides"][view["place"]] == "down" and view["stage"] == "season" else 0
        win = view["field"][view["place"] + side] if view["place"] + side < len(view["field"]) else None
        total = reckoning.total(seat, win) if win else None
        card = card_in_words(labels, entry["card"])
        lines.append(labels.say("plain-active", player=name, card=card, total=-1 if total is None else total))
    elif manager["sent_back"] is not None:
        lines.append(labels.say("plain-no-active", player=name))
    bench = [_bench_in_words(labels, each) for each in manager["bench"]]
    if bench and seat != view["viewer"]:
        lines.append(labels.say("plain-bench", player=name, cards=", ".join(bench)))
    return lines


def _bench_in_words(labels: Labels, entry: Benched) -> str:
    if entry["card"] == HIDDEN:
        return labels.say("face-down")
    mark = "locked" if entry["locked"] else "exhausted" if entry["exhausted"] else "none"
    return labels.say("plain-bench-card", card=labels.name(entry["card"]), mark=mark)


def _own(labels: Labels, scene: Scene[View]) -> list[str]:
    """The viewer's own cards, if the choices do not name them."""
    view = scene.view
    viewer = view["viewer"]
    if viewer is None:
        return []
    manager = view["managers"][viewer]
    if view["laid"]:
        lines = []
        for place, entry in enumerate(manager["lineup"]):
            if entry is not None and not is_now(view, place):
                where = labels.text.place_number(place, view["stage"])
                lines.append(labels.say("plain-own-place", place=where, card=card_in_words(labels, entry["card"])))
        bench = [_bench_in_words(labels, each) for each in manager["bench"]]
        return [*lines, *([labels.say("plain-own-bench", cards=", ".join(bench))] if bench else [])]
    kind = scene.decision.kind if scene.decision is not None else ""
    lines = []
    if manager["roster"] and kind in ("keep", "open", "claim"):
        cards = "; ".join(card_in_words(labels, card) for card in manager["roster"])
        lines.append(labels.say("plain-own", cards=cards))
    passed = [labels.name(card) for cards in memory_of(view).values() for card in cards]
    if passed and view["stage"] == "draft":
        lines.append(labels.say("plain-passed-on", cards=", ".join(passed)))
    return lines


def card_in_words(labels: Labels, card_id: str) -> str:
    """A Character on one line."""
    return labels.text.card_line(card_id)


def question_in_words(labels: Labels, scene: Scene[View]) -> list[str]:
    """The question and its choices, one per line, with the totals that cards would have."""
    if scene.decision is None:
        return []
    lines = [labels.text.prompt(scene.decision, scene.view, scene.names)]
    lines += [
        labels.say("plain-option", number=number, choice=_choice_in_words(labels, scene, choice))
        for number, choice in enumerate(scene.options, start=1)
    ]
    return lines


def _choice_in_words(labels: Labels, scene: Scene[View], choice: Choice) -> str:
    """A choice; for a starter also the total that it would have in that game."""
    assert scene.decision is not None
    told = labels.text.choice(choice, scene.view, scene.names)
    kind, win = scene.decision.kind, scene.decision.args.get("win")
    if kind not in ("roster", "robot", "lineup", "first-game", "game", "wild-card") or not choice.cards:
        return told
    if choice.args.get("down") and scene.view["stage"] == "season":
        win = scene.view["field"][scene.decision.args["place"] + 4]
    if win is None:
        win = scene.view["field"][scene.view["place"]]
    assert win is not None
    reckoning = Reckoning(labels.book, scene.view, scene.settings)
    seat = 1 if kind == "robot" else scene.decision.seat
    return labels.say("plain-with-total", choice=told, total=reckoning.total_of(seat, choice.cards[0], win))
