"""The printable paper of a season: standings in Wins, every game of every month with its totals, playoffs, draft."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from pennant.games.fantasy.cards import COLOURS
from pennant.games.fantasy.chapters import Battle, Chapter, SeasonSheet
from pennant.games.fantasy.event_types import Event
from pennant.games.fantasy.printed_text import BASES
from pennant.games.fantasy.reckoning import Reckoning
from pennant.games.fantasy.view_types import View
from pennant.kernel.game import HIDDEN
from pennant.kernel.paper import Cell, Column, Paper, Row, Section, Sheet, cells

if TYPE_CHECKING:
    from pennant.games.fantasy.text import FantasyText


def paper_of(text: "FantasyText", events: Sequence[Event], view: View, names: Sequence[str]) -> Paper:
    """The season up to these events; the view is the one after them."""
    season = SeasonSheet()
    for event in events:
        season.hear(event)
    sections = [_table(text, season, view, names)] if season.chapters else []
    sections += [_chapter(text, chapter, names) for chapter in season.chapters if chapter.battles]
    sections += _draft(text, events, names)
    sections += _rosters(text, view, names)
    return Paper(_headline(text, season, view, names), sections)


def _headline(text: "FantasyText", season: SeasonSheet, view: View, names: Sequence[str]) -> str:
    if view["winner"] is not None:
        return text.say("paper-champion", name=names[view["winner"]])
    now = season.now
    return text.stage("draft") if now is None else _title(text, now)


# --- Wins -------------------------------------------------------------------------------------------------------------


def _table(text: "FantasyText", season: SeasonSheet, view: View, names: Sequence[str]) -> Section:
    """One row per Manager, the best first. Before the season ends the tracks count at their present values (F-8)."""
    final = bool(season.bonus) or view["stage"] not in ("draft", "season")
    reckoning = Reckoning(text.book, view, view["options"])
    tracks = {colour: reckoning.track_wins(colour) for colour in COLOURS}
    rows = []
    for seat in reckoning.ranking():
        manager = view["managers"][seat]
        points = [text.say("paper-points", points=manager["tracks"][colour]) for colour in COLOURS]
        wins = [str(tracks[colour][seat]) for colour in COLOURS]
        numbers = [Cell(won, under) for won, under in zip(wins, points, strict=True)]
        total = Cell(str(reckoning.final_wins(seat)), strong=True)
        rows.append(Row(names[seat], [total, *cells([manager["wins"]]), *numbers], under=_outcome(text, view, seat)))
    columns = [Column(text.say("paper-wins"), text.say("paper-wins-about"), sums=True)]
    columns.append(Column(text.say("paper-weeks"), text.say("paper-weeks-about")))
    columns += [Column(text.colour(colour), text.track(colour)) for colour in COLOURS]
    title = text.say("paper-season", final="yes" if final else "no")
    return Section(title, [Sheet(title, text.say("paper-manager"), columns, rows)])


def _outcome(text: "FantasyText", view: View, seat: int) -> str:
    """A Manager's final result, with the games of the Series (F-10)."""
    if seat not in view["finalists"]:
        return ""
    games = view["managers"][seat]["games"]
    other = sum(view["managers"][each]["games"] for each in view["finalists"] if each != seat)
    outcome = "champion" if seat == view["winner"] else "finalist"
    said = text.say("paper-outcome", outcome=outcome)
    return text.say("paper-games", outcome=said, games=games, other=other) if games or other else said


# --- games ------------------------------------------------------------------------------------------------------------


def _chapter(text: "FantasyText", chapter: Chapter, names: Sequence[str]) -> Section:
    """One row per game, one column per Manager who played in it."""
    title = _title(text, chapter)
    battles = _in_order(chapter)
    seats = sorted({seat for battle in battles for seat in battle.totals})
    columns = [Column(text.say("paper-win-card"), words=True)]
    columns += [Column(names[seat]) for seat in seats]
    columns.append(Column(text.say("paper-winner"), words=True))
    rows = [_battle(text, chapter, battle, seats, names) for battle in battles]
    notes = [text.card_line(chapter.event)] if chapter.event is not None else []
    return Section(title, [Sheet(title, text.say("paper-game"), columns, rows, notes=notes)])


def _title(text: "FantasyText", chapter: Chapter) -> str:
    if chapter.kind == "month":
        return text.say("paper-month", month=chapter.number)
    stage = text.stage(chapter.kind)
    return stage if chapter.number == 1 else text.say("paper-another", stage=stage, number=chapter.number)


def _in_order(chapter: Chapter) -> list[Battle]:
    """The games week by week; two Win cards of one base are next to each other."""
    if chapter.kind != "month":
        return [chapter.battles[place] for place in sorted(chapter.battles)]
    return [chapter.battles[place] for place in sorted(chapter.battles, key=lambda each: (each % BASES, each))]


def _battle(text: "FantasyText", chapter: Chapter, battle: Battle, seats: Sequence[int], names: Sequence[str]) -> Row:
    stage = "season" if chapter.kind == "month" else chapter.kind
    win = Cell(text.card_name(battle.win), text.requires(battle.win))
    totals = [
        Cell(str(battle.totals[seat]), text.card_name(battle.cards[seat]), strong=seat == battle.winner)
        if seat in battle.totals
        else Cell("")
        for seat in seats
    ]
    return Row(text.place_number(battle.place, stage), [win, *totals, _winner(text, battle, names)])


def _winner(text: "FantasyText", battle: Battle, names: Sequence[str]) -> Cell:
    if battle.winner is None:
        return Cell(text.say("paper-nobody") if battle.over else "")
    under = text.say("paper-worth", count=battle.worth) if battle.worth else ""
    return Cell(names[battle.winner], under)


# --- cards ------------------------------------------------------------------------------------------------------------


def _draft(text: "FantasyText", events: Sequence[Event], names: Sequence[str]) -> Iterator[Section]:
    """The draft in order, as far as the viewer knows it (F-3.1)."""
    kept: dict[int, list[str]] = {}
    for event in events:
        if event["kind"] == "kept" and event["card"] is not None:
            kept.setdefault(event["seat"], []).append(event["card"])
    if kept:
        yield _by_manager(text, text.say("paper-draft"), kept, names, text.say("paper-pick"))


def _rosters(text: "FantasyText", view: View, names: Sequence[str]) -> Iterator[Section]:
    """The final rosters, with the Characters that the viewer can name."""
    found = {
        manager["seat"]: text.by_number(manager["roster"])
        for manager in view["managers"]
        if any(card != HIDDEN for card in manager["roster"])
    }
    if found:
        yield _by_manager(text, text.say("paper-rosters"), found, names, text.say("paper-place"))


def _by_manager(
    text: "FantasyText", title: str, found: dict[int, list[str]], names: Sequence[str], head: str
) -> Section:
    """One column per Manager, with one Character per row."""
    seats = sorted(found)
    columns = [Column(names[seat], words=True) for seat in seats]
    rows = []
    for number in range(max(map(len, found.values()))):
        cards = [found[seat][number] if number < len(found[seat]) else None for seat in seats]
        lines = [Cell("") if card is None else Cell(text.card_name(card), text.stats_line(card)) for card in cards]
        rows.append(Row(str(number + 1), lines))
    return Section(title, [Sheet(title, head, columns, rows)])
