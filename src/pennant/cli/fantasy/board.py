"""The infield board: one row per game with its Win card, one column per Manager in turn order.

Below the games are the benches, and the Stat Tracks as bars.
"""

from collections.abc import Sequence

import msgspec
from rich.text import Text

from pennant.cli.draw import MOVE, QUIET, STRONG, Block, Part, cut, line
from pennant.cli.fantasy.labels import BACK, COLOUR_STYLE, HIDDEN, STAT_STYLE, USED, WON, Labels
from pennant.cli.terminal_game import Scene
from pennant.games.fantasy.cards import COLOURS, STAT_NAMES
from pennant.games.fantasy.chapters import Battle
from pennant.games.fantasy.reckoning import Reckoning
from pennant.games.fantasy.rules import moves
from pennant.games.fantasy.rules.season_state import BENCH
from pennant.games.fantasy.view_types import Benched, Manager, Side, View

WIDEST_COLUMN = 24
TOKEN = "☂"


class BoardDrawing(msgspec.Struct, frozen=True):
    """The visible part of the board, and the widths of its columns."""

    labels: Labels
    scene: Scene[View]
    reckoning: Reckoning
    seats: tuple[int, ...]
    """The Managers shown, from left to right."""
    games: tuple[Text, ...]
    """The left cells of the rows of the games."""
    left: int
    """The width of the left column with the Win cards."""
    column: int
    """The width of a Manager's column; its first character is a mark or a space."""

    @property
    def view(self) -> View:
        return self.scene.view

    def row(self, label: Part, cells: Sequence[Text]) -> Text:
        return line(cut(line(label), self.left), *(cut(cell, self.column) for cell in cells))


def lay_out_board(labels: Labels, scene: Scene[View], reckoning: Reckoning, width: int) -> BoardDrawing:
    seats = seats_shown(scene.view)
    wide = (width - 40) // len(seats) >= 18
    games = tuple(_win_cards(labels, scene, reckoning, wide))
    label = len(labels.say("turn-order")) + 2 if scene.view["stage"] == "season" else 16
    left = max(20 if width >= 100 else 12, label, *(text.cell_len for text in games))
    column = (width - left) // len(seats)
    if column > 14 or width - left > column * len(seats):
        left, column = left + 1, (width - left - 1) // len(seats)
    column = min(WIDEST_COLUMN, column)
    return BoardDrawing(labels, scene, reckoning, seats, games, left, column)


def seats_shown(view: View) -> tuple[int, ...]:
    """In turn order, the leader first; in waiver order while Free Agents are claimed; in playoffs only participants."""
    order = view["order"]
    if view["pool"] and view["month"]:
        return tuple(order)
    turn = order[::-1]
    if view["stage"] == "wild-card":
        return tuple(seat for seat in turn if seat in view["contenders"]) or tuple(turn)
    if view["stage"] in ("series", "over") and view["finalists"]:
        return tuple(seat for seat in turn if seat in view["finalists"])
    return tuple(turn)


FULL, SMALL, NONE = "full", "small", "none"
"""How the tracks are drawn: one line each, all in two lines, or as numbers in one line."""


def draw_board(board: BoardDrawing, bars: str) -> Block:
    """The whole board as lines."""
    view, labels = board.view, board.labels
    stage = view["stage"]
    order = "" if stage != "season" else "waiver-order" if board.seats == tuple(view["order"]) else "turn-order"
    head: Part = (f"{labels.say(order)} →" if order else "", QUIET)
    rows = [board.row(head, [_name(board, seat) for seat in board.seats])]
    if stage in ("series", "over"):
        rows.append(board.row((labels.say("series-wins"), QUIET), [_games(board, seat) for seat in board.seats]))
    else:
        rows.append(board.row((labels.say("wins-head"), QUIET), [_wins(board, seat) for seat in board.seats]))
    for label, place in zip(board.games, places_shown(board.scene), strict=True):
        battle = battles(board.scene)[place]
        rows.append(board.row(label, [_starter(board, seat, place, battle) for seat in board.seats]))
    if view["laid"] and stage != "over":
        rows.append(board.row((f" {labels.say('bench')}", QUIET), [_bench(board, seat) for seat in board.seats]))
    if stage == "season":
        rows += _tracks(board) if bars == FULL else _points(board, bars)
    return rows


# --- Managers ---------------------------------------------------------------------------------------------------------


def _name(board: BoardDrawing, seat: int) -> Text:
    view, own = board.view, seat == board.view["viewer"]
    mark = ("▶" if seat in view["asked"] else " ", MOVE)
    tail = f" {TOKEN}" if seat == board.scene.token else ""
    name = board.labels.short(board.scene.names[seat], board.column - 4 - len(tail))
    return line(mark, (f"{seat + 1} ", QUIET), (name, "bold underline" if own else STRONG), tail)


def _wins(board: BoardDrawing, seat: int) -> Text:
    manager = board.view["managers"][seat]
    return line((f" {manager['wins'] + manager['bonus']}", STRONG))


def _games(board: BoardDrawing, seat: int) -> Text:
    won = board.view["managers"][seat]["games"]
    home = f" {board.labels.say('home-field')}" if seat == board.view["home"] else ""
    return line((f" {won}", STRONG), (home, QUIET))


# --- games ------------------------------------------------------------------------------------------------------------


def battles(scene: Scene[View]) -> dict[int, Battle]:
    """The games of this month or of the Series, by place: the upcoming ones, and those that are in the story."""
    view, sheet = scene.view, scene.sheet
    if view["stage"] == "draft":
        return {}
    found = dict(sheet.now.battles) if sheet.now is not None else {}
    for place, win in enumerate(view["field"]):
        if win is not None and (place not in found or found[place].win != win):
            found[place] = Battle(place, win)
    return found


def places_shown(scene: Scene[View]) -> list[int]:
    """The places of the games; the two Win cards of a base are next to each other."""
    if scene.view["stage"] == "season":
        return sorted(battles(scene), key=lambda place: (place % 4, place))
    return sorted(battles(scene))


def is_now(view: View, place: int) -> bool:
    """Whether this is the game being played."""
    base = place % 4 if view["stage"] == "season" else place
    return view["laid"] and view["place"] == base and view["stage"] != "over" and view["question"] != "robot"


def _win_cards(labels: Labels, scene: Scene[View], reckoning: Reckoning, wide: bool) -> Block:
    """The Win cards, one per line: the place, the required stats, the banners, the number of Wins."""
    stage, places = scene.view["stage"], places_shown(scene)
    names = [labels.place(place, stage) for place in places]
    if _is_double(scene):
        names = [f"{name}{'▲' if place < 4 else '▼'}" for name, place in zip(names, places, strict=True)]
    wins = [battles(scene)[place].win for place in places]
    columns: list[Block] = [[line(*labels.requires(win)) for win in wins]]
    if stage == "season":
        columns.append([line(*labels.banners(win, in_full=wide)) for win in wins])
        worth = [reckoning.worth(win, place) for win, place in zip(wins, places, strict=True)]
        if max(worth, default=1) > 1:
            columns.append([line(labels.say("worth", wins=count)) for count in worth])
    rows: Block = []
    for number, place in enumerate(places):
        now = is_now(scene.view, place)
        parts: list[Part] = [
            ("▶" if now else " ", MOVE),
            (f"{names[number]:{max(map(len, names))}}", STRONG if now else ""),
        ]
        for column in columns:
            parts += [" ", cut(column[number], max(text.cell_len for text in column))]
        text = line(*parts)
        if battles(scene)[place].over:
            text.stylize(QUIET)
        rows.append(text)
    return rows


def _is_double(scene: Scene[View]) -> bool:
    """Whether there are two Win cards at every base (F-12.2.1)."""
    return scene.view["stage"] == "season" and len(battles(scene)) > 4


def _starter(board: BoardDrawing, seat: int, place: int, battle: Battle) -> Text:
    """A Manager's Character in this game, with its total if it is known."""
    labels, room = board.labels, board.column - 1
    if battle.over:
        won = battle.winner == seat
        if seat not in battle.cards:
            return line((WON if won else "", STRONG))
        return _entry(labels, battle.cards[seat], battle.totals.get(seat), room, WON if won else " ", not won)
    entry, side = _card_at(board, seat, place)
    if entry is None:
        return line()
    if side is None and _is_double(board.scene):
        return line((f" {BACK}?", QUIET))
    if entry == HIDDEN:
        return line((f" {BACK}", QUIET))
    total = board.reckoning.total(seat, battle.win) if is_now(board.view, place) else None
    return _entry(labels, entry, total, room, " ", False)


def _entry(labels: Labels, card: str, total: int | None, room: int, mark: str, quiet: bool) -> Text:
    count = "" if total is None else f" {total:>2}"
    letter = room >= 13
    width = room - 1 - len(count) - (2 if letter else 0)
    name = labels.name(card, width)
    if total is not None:
        name = f"{name:{min(width, 18)}}"
    text = line(mark, name, *([" ", labels.letter(card)] if letter else []), (count, STRONG))
    if quiet:
        text.stylize(QUIET)
    elif mark == WON:
        text.stylize(STRONG)
    return text


def _card_at(board: BoardDrawing, seat: int, place: int) -> tuple[str | None, Side | None]:
    """The card at this place and the side it plays for; includes cards that the viewer has chosen but can take back."""
    view, manager = board.view, board.view["managers"][seat]
    base = place % 4 if view["stage"] == "season" else place
    card: str | None = None
    side: Side | None = None
    if view["laid"]:
        entry = manager["lineup"][base]
        card, side = (None, None) if entry is None else (entry["card"], manager["sides"][base])
    elif seat == view["viewer"] and base in (chosen := chosen_starters(board.labels, board.scene, seat)):
        card, side = chosen[base]
    if view["stage"] == "season" and side is not None and (side == "down") != (place >= 4):
        return None, None
    return card, side


def chosen_starters(labels: Labels, scene: Scene[View], viewer: int) -> dict[int, tuple[str, Side]]:
    """The cards that the viewer has chosen for the coming games and can still take back, by place: card and side."""
    view = scene.view
    manager = view["managers"][viewer]
    if view["question"] not in ("roster", "lineup"):
        return {}
    hand = dict(enumerate(labels.by_number(manager["roster"]), start=BENCH))  # the same order as in `Manager.gather`
    for choice in scene.options:
        if hand.get(_spot(choice.action)) not in choice.cards:
            return {}  # magic in a Wild Card Game has changed their order
    first = 1 if view["stage"] == "series" and viewer == view["home"] else 0
    return {
        place: (hand[_spot(action)], "down" if _is_down(action) else "up")
        for place, action in enumerate(manager["choice"], start=first)
    }


def _is_down(action: int) -> bool:
    """Whether a starter is chosen for the upside-down Win card."""
    return moves.DOWN <= action < moves.OFFER


def _spot(action: int) -> int:
    """The spot that an action takes a card from."""
    return action - (moves.DOWN if _is_down(action) else moves.SPOT)


# --- benches ----------------------------------------------------------------------------------------------------------


def _bench(board: BoardDrawing, seat: int) -> Text:
    """Face-down cards as backs, exhausted ones with a mark, those that are locked until Game 5 in brackets."""
    bench = board.view["managers"][seat]["bench"]
    hidden = sum(entry["card"] == HIDDEN for entry in bench)
    room = (board.column - 1 - hidden * len(BACK) - len(bench)) // max(1, len(bench) - hidden)
    parts: list[Part] = [" "]
    for number, entry in enumerate(bench):
        parts += [" " if number else "", _bench_card(board.labels, entry, room)]
    return line(*parts)


def _bench_card(labels: Labels, entry: Benched, room: int) -> Part:
    if entry["card"] == HIDDEN:
        return BACK, QUIET
    if entry["locked"]:
        return f"({labels.name(entry['card'], room - 2)})", QUIET
    if entry["exhausted"]:
        return USED + labels.name(entry["card"], room - 1), QUIET
    return labels.name(entry["card"], room)


# --- tracks -----------------------------------------------------------------------------------------------------------


def _tracks(board: BoardDrawing) -> Block:
    """A bar for every Manager on every track."""
    rows: Block = []
    most = _most(board)
    for number, colour in enumerate(COLOURS):
        cells = [
            line(
                " ", *bar(board.view["managers"][seat]["tracks"][colour], most, board.column - 5, COLOUR_STYLE[colour])
            )
            for seat in board.seats
        ]
        rows.append(board.row(line(" ", track_label(board.labels, number, board.left > 19)), cells))
    return rows


def _most(board: BoardDrawing) -> int:
    """The most points of any Manager on any track."""
    return most_points([board.view["managers"][seat] for seat in board.seats])


def most_points(managers: Sequence[Manager]) -> int:
    """The most points of any of these Managers on any track; at least one."""
    return max(1, *(manager["tracks"][colour] for manager in managers for colour in COLOURS))


def track_label(labels: Labels, number: int, in_full: bool) -> Text:
    """A track by its colour and its two stats."""
    colour = COLOURS[number]
    stats = (STAT_NAMES[number], STAT_NAMES[number + len(COLOURS)])
    name = f"{labels.text.colour(colour):10}" if in_full else ""
    return line(
        (f"{labels.say('letter-' + colour)} ", COLOUR_STYLE[colour]),
        (name, COLOUR_STYLE[colour]),
        (f"{stats[0]:4}", STAT_STYLE[stats[0]]),
        (stats[1], STAT_STYLE[stats[1]]),
    )


def bar(points: int, most: int, room: int, style: str) -> list[Part]:
    """Points as a bar followed by its number; a single point is always visible."""
    length = round(points * room / most) if most > room else points
    return [("█" * (max(1, length) if points else 0), style), f"{' ' if points else ''}{points}"]


_STEPS = " ▁▂▃▄▅▆▇█"


def _points(board: BoardDrawing, bars: str) -> Block:
    """All tracks in one line of numbers, optionally with bars above them."""
    label: list[Part] = [" "]
    for colour in COLOURS:
        label += [(board.labels.say(f"letter-{colour}"), COLOUR_STYLE[colour]), " "]
    managers = [board.view["managers"][seat]["tracks"] for seat in board.seats]
    wide = 3 if board.column >= 17 else 2
    room = {colour: max(wide, *(1 + len(str(tracks[colour])) for tracks in managers)) for colour in COLOURS}
    most = _most(board)
    numbers = [
        line(*((f"{tracks[colour]:>{room[colour]}}", COLOUR_STYLE[colour]) for colour in COLOURS))
        for tracks in managers
    ]
    heights = [
        line(
            *((f"{_STEPS[-(-tracks[colour] * 8 // most)]:>{room[colour]}}", COLOUR_STYLE[colour]) for colour in COLOURS)
        )
        for tracks in managers
    ]
    rows = [board.row(line(*label), numbers)]
    return rows if bars == NONE else [board.row((f" {board.labels.say('tracks')}", QUIET), heights), *rows]
