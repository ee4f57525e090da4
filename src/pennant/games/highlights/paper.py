"""The printable paper of a match: every game inning by inning, the series, the standings, and the cards' results."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from pennant.games.highlights.event_types import Event, HitMade
from pennant.games.highlights.score import GameScore, ScoreSheet
from pennant.games.highlights.story import INNINGS
from pennant.games.highlights.view_types import Stage, View
from pennant.kernel.paper import Cell, Column, Paper, Row, Section, Sheet, cells

if TYPE_CHECKING:
    from pennant.games.highlights.text import HighlightsText


SERIES_OF_ONE = ("single",)
"""Modes without a series score."""


class CardLine(msgspec.Struct):
    """What a card achieved for its side."""

    played: int = 0
    hits: int = 0
    walks: int = 0
    runs: int = 0


class CardTally:
    """The cards of every side. A run belongs to the card whose hit or action scored it."""

    def __init__(self) -> None:
        self.lines: dict[int, dict[str, CardLine]] = {}
        self._top: dict[int, str] = {}
        """The card that entered last, by seat."""
        self._batters: dict[int, str] = {}
        """The card whose batters are at the plate."""
        self._acting: dict[int, str] = {}
        """The card whose hit or action is in progress."""

    def hear(self, event: Event) -> None:
        match event["kind"]:
            case "played" | "entered":
                self._top[event["seat"]] = event["card"]
                self._line(event["seat"], event["card"]).played += 1
            case "batter":
                self._batters[event["seat"]] = self._top[event["seat"]]
            case "action":
                self._acting[event["seat"]] = event["card"]
            case "hit":
                self._hit(event)
            case "ran" if event["end"] == 4:
                self._line(event["seat"], self._acting[event["seat"]]).runs += 1
            case "bought":
                self._line(event["seat"], event["card"])

    def _hit(self, event: HitMade) -> None:
        seat = event["seat"]
        if event["cause"] == "threat":
            self._acting[seat] = self._batters[seat]
        if event["cause"] != "steal":
            line = self._line(seat, self._acting[seat])
            line.walks += event["hit"] == "walk"
            line.hits += event["hit"] != "walk"

    def _line(self, seat: int, card: str) -> CardLine:
        return self.lines.setdefault(seat, {}).setdefault(card, CardLine())


def paper_of(text: "HighlightsText", events: Sequence[Event], view: View, names: Sequence[str]) -> Paper:
    """The match up to these events; the view is the one after them."""
    score, tally = ScoreSheet(), CardTally()
    bought: dict[int, list[str]] = {}
    for event in events:
        score.hear(event)
        tally.hear(event)
        if event["kind"] == "bought":
            bought.setdefault(event["seat"], []).append(event["card"])
    sections = [*_series(text, score, view, names), *_standings(text, events, view, names)]
    for seat, lines in sorted(tally.lines.items()):
        sections.append(_cards(text, lines, bought.get(seat, []), names[seat]))
    return Paper(_headline(text, score, view, names), sections)


def _headline(text: "HighlightsText", score: ScoreSheet, view: View, names: Sequence[str]) -> str:
    """The last series in wins, or the only game in runs; for a tournament its champion."""
    champion = view["tables"][0]["places"][:1] if view["over"] and view["tables"] else []
    if len(view["sides"]) > 2:
        return text.say("paper-champion", name=names[champion[0]]) if champion else text.mode(view["mode"])
    one, other = sorted((view["pairs"][0]["visitor"], view["pairs"][0]["home"]))
    game = score.now(0)
    if view["mode"] in SERIES_OF_ONE and game is not None:
        numbers = game.total(one), game.total(other)
    else:
        numbers = view["sides"][one]["wins"], view["sides"][other]["wins"]
    return text.say("paper-headline", first=names[one], one=numbers[0], second=names[other], two=numbers[1])


# --- games ------------------------------------------------------------------------------------------------------------


def _series(text: "HighlightsText", score: ScoreSheet, view: View, names: Sequence[str]) -> Iterator[Section]:
    """The games, grouped by series."""
    series: dict[tuple[Stage, int, int], list[GameScore]] = {}
    for game in score.games:
        one, other = sorted((game.visitor, game.home))
        series.setdefault((game.stage, one, other), []).append(game)
    for (stage, one, other), games in series.items():
        title = text.stage(stage, view["mode"])
        if len(view["sides"]) > 2:
            title = text.say("paper-series-of", stage=title, first=names[one], second=names[other])
        several = [_by_games(text, games, (one, other), names, title)] if len(games) > 1 else []
        yield Section(title, [*several, *(_line_score(text, game, names) for game in games)])


def _by_games(
    text: "HighlightsText", games: list[GameScore], sides: tuple[int, int], names: Sequence[str], title: str
) -> Sheet:
    columns = [Column(str(game.number), text.say("paper-game", number=game.number)) for game in games]
    rows = []
    for seat in sides:
        runs = [Cell(str(game.total(seat)), strong=game.winner == seat) for game in games]
        rows.append(Row(names[seat], [*runs, Cell(str(sum(game.winner == seat for game in games)))]))
    wins = Column(text.say("paper-wins"), text.say("paper-wins-about"), sums=True)
    return Sheet(title, text.say("paper-team"), [*columns, wins], rows)


def _line_score(text: "HighlightsText", game: GameScore, names: Sequence[str]) -> Sheet:
    innings = range(1, max(INNINGS, game.inning) + 1)
    columns = [Column(str(inning), text.say("paper-inning", number=inning)) for inning in innings]
    runs = Column(text.say("paper-runs"), text.say("paper-runs-about"), sums=True)
    rows = [
        Row(
            names[seat],
            [
                *cells([game.cell(seat, inning) for inning in innings]),
                Cell(str(game.total(seat)), strong=game.winner == seat),
            ],
        )
        for seat in (game.visitor, game.home)
    ]
    won = [text.say("story-won", player=names[game.winner], **_won(game))] if game.winner is not None else []
    return Sheet(text.say("paper-game", number=game.number), text.say("paper-team"), [*columns, runs], rows, notes=won)


def _won(game: GameScore) -> dict[str, int]:
    runs = sorted((game.total(game.visitor), game.total(game.home)), reverse=True)
    return {"runs": runs[0], "other": runs[1]}


def _standings(text: "HighlightsText", events: Sequence[Event], view: View, names: Sequence[str]) -> Iterator[Section]:
    """The wins and places of a tournament."""
    if len(view["sides"]) <= 2:
        return
    places = {event["seat"]: event["rank"] for event in events if event["kind"] in ("ranked", "placed")}
    seats = sorted(
        range(len(view["sides"])), key=lambda seat: (places.get(seat, 99), -view["sides"][seat]["total_wins"])
    )
    rows = [
        Row(names[seat], cells([view["sides"][seat]["total_wins"], places.get(seat, "")], strong=places.get(seat) == 1))
        for seat in seats
    ]
    columns = [Column(text.say("paper-wins"), text.say("paper-wins-about")), Column(text.say("paper-place"))]
    title = text.say("paper-standings")
    yield Section(title, [Sheet(title, text.say("paper-team"), columns, rows)])


# --- cards ------------------------------------------------------------------------------------------------------------


def _cards(text: "HighlightsText", lines: dict[str, CardLine], bought: list[str], name: str) -> Section:
    """The results of a side's cards, the most productive first."""
    title = text.say("paper-cards", name=name)
    shown = sorted(lines, key=lambda card: (-lines[card].runs, -lines[card].hits, -lines[card].played, card))
    rows = [Row(text.card_name(card), _numbers(lines[card], _price(text, card, bought))) for card in shown]
    total = CardLine(
        *(sum(getattr(line, field) for line in lines.values()) for field in ("played", "hits", "walks", "runs"))
    )
    spent = sum(text.card(card).cost or 0 for card in bought)
    columns = [
        Column(text.say(f"paper-card-{column}"), text.say(f"paper-card-{column}-about"))
        for column in ("played", "hits", "walks", "runs", "price")
    ]
    totals = [Row(text.say("paper-total"), _numbers(total, text.say("paper-money", money=spent) if bought else ""))]
    return Section(title, [Sheet(title, text.say("paper-card"), columns, rows, totals)])


def _numbers(line: CardLine, price: str) -> list[Cell]:
    return [*cells([line.played, line.hits, line.walks]), Cell(str(line.runs), strong=line.runs > 0), Cell(price)]


def _price(text: "HighlightsText", card: str, bought: list[str]) -> str:
    return text.say("paper-money", money=text.card(card).cost or 0) if card in bought else ""
