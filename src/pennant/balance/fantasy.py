"""Balance of Fantasy: seats, tiers, Characters, magic, and what wins a season.

All figures come from whole seasons among greedy bots. A Manager wins the title or not. A Character counts for Managers
who kept it in the draft, because Characters claimed later go to Managers who are behind. Characters are compared with
others of their tier. The effect of a use of magic is measured by scoring the rest of the month with and without it, as
if nobody used magic after it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from math import sqrt
from typing import Any

import pennant
from pennant.balance.figures import Sum, Tally, around, mean, share
from pennant.balance.play import Measure, Wish
from pennant.balance.tables import ReportTable, Row, percent
from pennant.bots import Bot, bot
from pennant.games.fantasy.cards import ALIGNMENTS, KINDS, MAGIC_NAMES, TIER_NAMES, CardBook
from pennant.games.fantasy.rules import events, moves, questions
from pennant.games.fantasy.rules.cards import TRACK_BITS, TRACKS
from pennant.games.fantasy.rules.magic import choose
from pennant.games.fantasy.rules.season import Season
from pennant.games.fantasy.rules.season_state import BENCH, DRAFT, NO_CARD, NOBODY, SEASON, SPOTS, unpack_order
from pennant.games.fantasy.rules.week import score
from pennant.kernel.errors import UsageError
from pennant.kernel.state import State
from pennant.sim import play_out

GAMES = 2_000
"""The default number of seasons: takes a few minutes, and the interval of a seat is two points to either side."""
BESIDE = 10
"""Tables with other numbers of Managers or with printed values play one season per this many of the main table."""
MANAGERS = 4
OTHERS = ("seats=4,win_values=printed", "seats=2", "seats=3", "seats=3,win_values=printed", "seats=5",
          "seats=5,win_values=printed")  # fmt: skip

SEAT_TOLERANCE = 0.02
TITLE_TOLERANCE = 0.03
WEEK_TOLERANCE = 0.08
GROUP_TOLERANCE = 0.05

GRADES = {
    "BERZERK": ("A", ".90"), "SUMMON": ("A", ".86"), "FLAMES": ("A", ".67"), "POWER JUICE": ("B+", ".53"),
    "ABDUCT": ("B+", ".52"), "MEOW": ("B+", ".45"), "JUSTICE": ("B", ".36"), "PILE ON": ("B", ".30"),
    "BLESSING": ("B", ""), "HELPER": ("B", ""), "REVIVE": ("B", ""), "SHAPESHIFT": ("B-", ".23"),
    "HIBERNATE": ("B-", ""), "FOCUS": ("B-", ""), "BRUTE FORCE": ("B-", ""), "AXE": ("C+", ""), "RECRUIT": ("C+", ""),
    "TELEPORT": ("C", ".08"), "MORPH": ("C", ".05"), "DIG": ("C", ".01"), "TRANSLUCENT": ("C", ""),
}  # fmt: skip
"""The intended strength of each ability, and its week Wins per month in the design sketch."""

Cards = Callable[[int], bool]


def plan(wish: Wish) -> list[Measure]:
    """Plan seasons of four; unless the wish has options, also fewer seasons at other tables."""
    book = _book(wish)
    main = Seasons(MAIN, wish.games, book, _options(wish))
    if wish.mode not in (None, "season"):
        return [main]
    count = max(1, wish.games // BESIDE)
    return [main, *(Seasons(spec, count, book, _parse(spec), cards=False) for spec in OTHERS)]


MAIN = "main"


def _book(wish: Wish) -> CardBook:
    book = pennant.game("fantasy").card_set(wish.cards)
    assert isinstance(book, CardBook)
    return book


def _options(wish: Wish) -> dict[str, Any]:
    """The options in the mode of a wish, such as `season:seats=3,win_values=printed`."""
    mode, _, rest = (wish.mode or "season").partition(":")
    pennant.game("fantasy").mode(mode)
    if mode != "season":
        raise UsageError(f"mode {mode} is not measured: choose season, or with options season:seats=3,events=yes")
    return _parse(rest)


def _parse(spec: str) -> dict[str, Any]:
    given: dict[str, Any] = {}
    for part in filter(None, spec.split(",")):
        key, equals, value = part.partition("=")
        if not equals:
            raise UsageError(f"{part!r} should read key=value, as in season:seats=3")
        given[key.strip().replace("-", "_")] = value.strip()
    return pennant.game("fantasy").mode("season").resolve_options(given)


class Seasons:
    """Whole seasons among greedy bots."""

    def __init__(self, name: str, games: int, book: CardBook, options: dict[str, Any], cards: bool = True) -> None:
        self.name = name
        self.games = games
        self.book = book
        self.options = options
        self.cards = cards
        self.game = pennant.game("fantasy")
        self.player = bot("greedy")

    def play(self, number: int, seed: int, tally: Tally) -> None:
        season = self.game.new("season", seed, cards=self.book, listen=True, **self.options)
        assert isinstance(season, Season)
        order = unpack_order(season.order)
        watch = Watch(season, self.player, tally)
        play_out(season, [watch if self.cards else self.player] * season.seats, seed)
        _add_seats(self.name, season, order, tally)
        story = Story(season)
        _add_course(self.name, season, story, tally)
        if self.cards:
            _add_cards(season, story, watch, tally)


class Watch:
    """Wraps a bot, and records its cards and the effects of its magic."""

    def __init__(self, season: Season, player: Bot, tally: Tally) -> None:
        self.spec = player.spec
        self.season = season
        self.player = player
        self.tally = tally
        self.month = 0
        self.benched: set[int] = set()
        self.without: list[tuple[int, int]] = []
        self.rosters: list[list[int]] = []
        """The Characters of every Manager at the end of the season."""

    def choose(self, guess: State, seat: int) -> int:
        action = self.player.choose(guess, seat)
        season = self.season
        if season.stage == SEASON:
            if season.question == questions.CHOOSE_MAGIC:
                self._look_at_bench(seat)
                self.without = [] if action == moves.PASS else rest_of_month(season)
            if self.without and (season.use or season.question == questions.CHOOSE_MAGIC):
                self._weigh(seat, action)
        elif season.stage != DRAFT and not self.rosters:
            self.rosters = [[card for card in manager.spots if card != NO_CARD] for manager in season.managers]
        return action

    def _look_at_bench(self, seat: int) -> None:
        """Count the months in which a card on the bench could be used; some come to the bench during a month."""
        if self.month != self.season.month:
            self.month = self.season.month
            self.benched = set()
        spots = self.season.managers[seat].spots
        for card in spots[BENCH:SPOTS]:
            if card != NO_CARD and card not in self.benched:
                self.benched.add(card)
                self.tally.add(1, MAIN, "bench", self._magic(card))

    def _magic(self, card: int) -> str:
        return MAGIC_NAMES[self.season.characters[card].magic]

    def _weigh(self, seat: int, action: int) -> None:
        """If this choice completes a use of magic, record its effects until the end of the month."""
        season = self.season
        world = season.copy()
        assert isinstance(world, Season)
        world.acting = 0
        choose(world, seat, action)
        if world.acting:
            return
        spot = (moves.picks_of(season.use)[0] if season.use else action) - moves.SPOT
        magic = self._magic(season.managers[seat].spots[spot])
        changes = [
            (wins - old_wins, points - old_points)
            for (wins, points), (old_wins, old_points) in zip(rest_of_month(world), self.without, strict=True)
        ]
        own = changes.pop(seat)
        self.tally.add(own[0], MAIN, "own wins", magic)
        self.tally.add(sum(wins for wins, _ in changes), MAIN, "others' wins", magic)
        self.tally.add(own[1], MAIN, "own points", magic)
        self.tally.add(sum(points for _, points in changes), MAIN, "others' points", magic)
        self.without = []


def rest_of_month(season: Season) -> list[tuple[int, int]]:
    """Week Wins and points of all Managers at the end of the month if nobody uses magic any more."""
    world = season.copy()
    assert isinstance(world, Season)
    while world.week < 4:
        score(world)
    return [(int(manager.wins), sum(_tracks(int(manager.tracks)))) for manager in world.managers]


def _tracks(packed: int) -> list[int]:
    return [packed >> track * TRACK_BITS & 4095 for track in range(TRACKS)]


class Start:
    """A starting Character in a week: the one that was scored, or that was revealed and then replaced."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.won = 0
        self.points = 0


class Story:
    """Data about a season, from its log."""

    def __init__(self, season: Season) -> None:
        self.picks: list[list[int]] = [[] for _ in range(season.seats)]
        """The Characters that each Manager kept in the draft, in order."""
        self.discards = [NO_CARD] * season.seats
        self.starts: list[Start] = []
        self.won = self.on_ties = self.unclaimed = self.wild_games = self.series_games = self.next_cards = 0
        self.first_game = NOBODY
        self._week: dict[int, Start] = {}
        self._totals: dict[int, dict[int, int]] = {}
        assert season.log is not None
        log = iter(season.log)
        for event in log:
            self._read_season(event)
            if event[0] == events.FINAL:
                break
        for event in log:
            self._read_playoffs(event)

    def _read_season(self, event: tuple[int, ...]) -> None:
        kind = event[0]
        if kind == events.KEPT:
            self.picks[event[1]].append(event[2])
        elif kind == events.DISCARDED:
            self.discards[event[1]] = event[2]
        elif kind == events.WEEK or kind == events.FINAL:
            self.starts += self._week.values()
            self._week, self._totals = {}, {}
        elif kind == events.REVEALED:
            self._week[event[1]] = Start(event[3])
        elif kind == events.TOTAL:
            _, seat, card, win, total, _ = event
            self._totals.setdefault(win, {})[seat] = total
            self._week[seat].card = card
        elif kind == events.WON:
            totals = self._totals[event[2]]
            self._week[event[1]].won = 1
            self.won += 1
            self.on_ties += max(totals.values()) == totals[event[1]] and _is_level(totals)
        elif kind == events.UNCLAIMED:
            self.unclaimed += 1
        elif kind == events.POINTS and self._totals:  # not by BRUTE FORCE
            self._week[event[1]].points += event[3]

    def _read_playoffs(self, event: tuple[int, ...]) -> None:
        kind = event[0]
        if kind == events.WILD_CARD:
            self.wild_games += 1
        elif kind == events.GAME_WON:
            self.series_games += 1
            if self.series_games == 1:
                self.first_game = event[1]
        elif kind == events.SERIES:
            self.next_cards = 0
        elif kind == events.NEXT_CARD:
            self.next_cards += 1


def _is_level(totals: dict[int, int]) -> bool:
    """Whether several Managers share the best total."""
    return list(totals.values()).count(max(totals.values())) > 1


# --- results ----------------------------------------------------------------------------------------------------------


def _add_seats(name: str, season: Season, order: Sequence[int], tally: Tally) -> None:
    for seat in range(season.seats):
        title, final = seat == season.winner, seat in season.finalists
        place = order.index(seat)
        tally.add(title, name, "seat", str(seat))
        tally.add(final, name, "seat final", str(seat))
        tally.add(title, name, "place", str(place))
        tally.add(final, name, "place final", str(place))


def _add_course(name: str, season: Season, story: Story, tally: Tally) -> None:
    weeks = [int(manager.wins) for manager in season.managers]
    tracks = [int(manager.bonus) for manager in season.managers]
    tally.add(sum(weeks), name, "week wins")
    tally.add(sum(tracks), name, "track wins")
    _add_leader(name, "weeks", weeks, season, tally)
    _add_leader(name, "tracks", tracks, season, tally)
    points = [_tracks(int(manager.tracks)) for manager in season.managers]
    tally.add(any(_is_tied([each[track] for each in points]) for track in range(TRACKS)), name, "track tie")
    games = story.won + story.unclaimed
    tally.add(story.unclaimed / games, name, "unclaimed")
    tally.add(story.on_ties / games, name, "good over evil")
    tally.add(story.wild_games > 0, name, "wild card")
    tally.add(story.series_games, name, "series games")
    tally.add(story.series_games == 7, name, "seven games")
    tally.add(min(1.0, story.next_cards / story.series_games), name, "next cards")
    tally.add(season.home == season.winner, name, "home wins")
    tally.add(season.home == story.first_game, name, "home wins first")
    home, visitor = season.finalists
    level = season.managers[home].wins + season.managers[home].bonus == (
        season.managers[visitor].wins + season.managers[visitor].bonus
    )
    if level:
        tally.add(season.home == season.winner, name, "home wins level")


def _add_leader(name: str, what: str, wins: list[int], season: Season, tally: Tally) -> None:
    """Count whether the Managers with the most of these Wins reach the Series and win it; ties count by share."""
    leaders = [seat for seat, count in enumerate(wins) if count == max(wins)]
    finalists = sum(seat in season.finalists for seat in leaders)
    tally.add(finalists / len(leaders), name, "leader", what)
    tally.add((season.winner in leaders) / len(leaders), name, "leader's title", what)


def _is_tied(points: list[int]) -> bool:
    """Whether two Managers have the same number of points on a track, not counting zeros."""
    some = [count for count in points if count]
    return len(set(some)) < len(some)


def _add_cards(season: Season, story: Story, watch: Watch, tally: Tally) -> None:
    for start in story.starts:
        tally.add(start.won, MAIN, "start", str(start.card))
        tally.add(start.points, MAIN, "points", str(start.card))
    for seat, picks in enumerate(story.picks):
        title = seat == season.winner
        for place, card in enumerate(picks):
            tally.add(place + 1, MAIN, "pick", str(card))
            tally.add(card != story.discards[seat], MAIN, "stays", str(card))
            if card != story.discards[seat]:
                tally.add(title, MAIN, "drafted", str(card))
        magic = {season.characters[card].magic for card in picks if card != story.discards[seat]}
        for kind, name in enumerate(MAGIC_NAMES):
            tally.add(title, MAIN, "with" if kind in magic else "without", name)
        for card in watch.rosters[seat]:
            tally.add(title, MAIN, "held", str(card))


# --- tables -----------------------------------------------------------------------------------------------------------


def tables(wish: Wish, tally: Tally) -> list[ReportTable]:
    book = _book(wish)
    names = {MAIN: _options(wish), **{spec: _parse(spec) for spec in OTHERS}}
    known = {name: options for name, options in names.items() if tally.of(name, "week wins").games > 1}
    if MAIN not in known:
        return []
    main = {MAIN: known[MAIN]}
    beside = {name: options for name, options in known.items() if name != MAIN}
    deck = Deck(book, tally)
    return [
        _seats("Seats, titles", "seat", main, 1, tally),
        _seats("Seats, finals", "seat final", main, 2, tally),
        _seats("First waiver order, titles", "place", main, 1, tally),
        _seats("First waiver order, finals", "place final", main, 2, tally),
        _seats("Seats at other tables, titles", "seat", beside, 1, tally),
        _seats("First waiver order at other tables, titles", "place", beside, 1, tally),
        *_tiers(deck),
        _characters(deck),
        _character_titles(deck),
        _groups("Good and Evil, hit and pitch: week wins", "week wins", "start", deck, GROUP_TOLERANCE),
        _groups("Good and Evil, hit and pitch: titles", "titles", "drafted", deck, TITLE_TOLERANCE),
        _magic_titles(deck, _players(main[MAIN])),
        _magic_use(tally),
        _wins(known, tally),
        _leaders(known, tally),
        *_course(known, tally),
    ]


def _players(options: dict[str, Any]) -> int:
    return int(options["seats"])


def _words(options: dict[str, Any]) -> str:
    """A table in words: the number of Managers, and options that differ from their defaults."""
    usual = _parse("")
    more = [
        f"{name} {value}".replace("_", " ").replace("win values ", "")
        for name, value in options.items()
        if name != "seats" and value != usual[name]
    ]
    return ", ".join([f"{options['seats']} Managers", *more])


def _seats(title: str, what: str, names: dict[str, dict[str, Any]], places: int, tally: Tally) -> ReportTable:
    """Shares of titles or finals by seat or place; `places` is the number of Managers who get there."""
    rows = []
    for name, options in names.items():
        players = _players(options)
        if players > places:
            fair = places / players
            for seat in range(players):
                figure = share(tally.of(name, what, str(seat)), fair)
                rows.append(Row((_words(options), str(seat + 1)), figure, (percent(fair),), fair))
    by = "seat" if what.startswith("seat") else "place"
    return ReportTable(title, ("table", by, "share", "fair"), rows, tolerance=SEAT_TOLERANCE)


class Deck:
    """The Characters, and their figures in the tally."""

    def __init__(self, book: CardBook, tally: Tally) -> None:
        self.book = book
        self.tally = tally
        self.numbers = range(len(book.characters))

    def of(self, what: str, cards: Iterable[int]) -> Sum:
        found = Sum()
        for card in cards:
            found.merge(self.tally.of(MAIN, what, str(card)))
        return found

    def tier(self, card: int) -> tuple[int, ...]:
        """All Characters of a Character's tier."""
        return self.book.rules.tiers[self.book.rules.characters[card].tier]

    def off(self, what: str, cards: Sequence[int]) -> tuple[float, float, float, int] | None:
        """For some Characters: the share, the expected share by their tiers, the standard error, the games."""
        found = self.of(what, cards)
        if found.games < 2:
            return None
        usual = spread = 0.0
        for _, same in groupby(sorted(cards), key=self.tier):
            some = list(same)
            part, whole = self.of(what, some), self.of(what, self.tier(some[0]))
            expected = whole.mean()
            usual += part.games * expected
            spread += part.games * expected * (1.0 - expected) * (1.0 - part.games / whole.games)
        return found.mean(), usual / found.games, sqrt(spread) / found.games, found.games


def _tiers(deck: Deck) -> Iterator[ReportTable]:
    starts = deck.of("start", deck.numbers).games
    shares, points = [], []
    for tier, cards in enumerate(deck.book.rules.tiers):
        found = deck.of("start", cards)
        if found.games < 2:
            continue
        name = TIER_NAMES[tier]
        started = Sum(starts, found.games, found.games)
        held = deck.of("held", cards)
        shares += [Row((name, "week wins per start"), share(found)), Row((name, "share of all starts"), share(started))]
        shares += [Row((name, "titles of Managers who hold it at the end"), share(held))] if held.games else []
        points.append(Row((name, "all"), mean(deck.of("points", cards))))
        for kind, word in enumerate(KINDS):
            some = deck.of("points", [card for card in cards if deck.book.rules.characters[card].kind == kind])
            points += [Row((name, word), mean(some))] if some.games > 1 else []
    shares.sort(key=lambda row: row.cells[1], reverse=True)
    yield ReportTable("Tiers", ("tier", "what", "share"), shares)
    yield ReportTable("Tiers, points on tracks per start", ("tier", "which", "mean"), points, kind="number")


def _difference(cells: Sequence[str], deck: Deck, what: str, cards: Sequence[int], *more: str) -> Row | None:
    """A row with the difference of some Characters from their tiers."""
    found = deck.off(what, cards)
    if found is None:
        return None
    value, usual, error, games = found
    return Row((*cells, percent(value), percent(usual)), around(value - usual, error, games), more, fair=0.0)


def _characters(deck: Deck) -> ReportTable:
    rows = []
    for number, card in enumerate(deck.book.characters):
        kind = KINDS[deck.book.rules.characters[number].kind]
        row = _difference((card.id, card.name, card.tier, card.alignment, kind), deck, "start", [number])
        rows.append(row)
    return ReportTable(
        "Characters, week wins per start",
        ("card", "name", "tier", "side", "kind", "week wins", "of the tier", "difference"),
        _sort_rows(rows, 2),
        kind="points",
        tolerance=WEEK_TOLERANCE,
        note="The games are starts. A Character that starts only where it fits wins more often.",
    )


def _character_titles(deck: Deck) -> ReportTable:
    rows = []
    for number, card in enumerate(deck.book.characters):
        pick, stays, held = (deck.of(what, [number]) for what in ("pick", "stays", "held"))
        if not pick.games:
            continue
        cells = (card.id, card.name, card.tier, card.magic, f"{pick.mean():.1f}", percent(stays.mean()))
        at_end = percent(held.mean()) if held.games else "nobody"
        rows.append(_difference(cells, deck, "drafted", [number], at_end))
    return ReportTable(
        "Characters, titles",
        ("card", "name", "tier", "magic", "pick", "stays", "titles", "of the tier", "difference", "held at the end"),
        _sort_rows(rows, 2),
        kind="points",
        tolerance=TITLE_TOLERANCE,
        note="Titles of Managers who have the Character after the draft; pick 1 is the first of seven.",
    )


def _sort_rows(rows: Iterable[Row | None], tier: int) -> list[Row]:
    """Sort by tier, then by figure, the best first."""
    known = [row for row in rows if row is not None]
    return sorted(known, key=lambda row: (TIER_NAMES.index(row.cells[tier]), -row.figure.value))


def _groups(title: str, words: str, what: str, deck: Deck, tolerance: float) -> ReportTable:
    """Figures by side and by kind, in all tiers together and in each tier."""
    rules = deck.book.rules
    chosen: list[tuple[str, Cards]] = [
        *((side, lambda card, side=side: deck.book.characters[card].alignment == side) for side in ALIGNMENTS),
        *((name, lambda card, kind=kind: rules.characters[card].kind == kind) for kind, name in enumerate(KINDS)),
    ]
    rows = []
    for tier, cards in (("all", tuple(deck.numbers)), *zip(TIER_NAMES, rules.tiers, strict=True)):
        for name, belongs in chosen:
            rows.append(_difference((tier, name), deck, what, [card for card in cards if belongs(card)]))
    head = ("tier", "which", words, "of the tier", "difference")
    return ReportTable(title, head, [row for row in rows if row is not None], kind="points", tolerance=tolerance)


def _magic_titles(deck: Deck, players: int) -> ReportTable:
    rows = []
    for kind, name in enumerate(MAGIC_NAMES):
        have, lack = deck.tally.of(MAIN, "with", name), deck.tally.of(MAIN, "without", name)
        cards = [card for card in deck.numbers if deck.book.rules.characters[card].magic == kind]
        off = deck.off("drafted", cards)
        if off is None or not lack.games:
            continue
        usual = (off[1] - 1.0 / players) / (lack.games / (have.games + lack.games))
        error = sqrt(sum(each.mean() * (1.0 - each.mean()) / each.games for each in (have, lack)))
        cells = (name, GRADES[name][0], percent(have.mean()), percent(lack.mean()))
        figure = around(have.mean() - lack.mean(), error, have.games)
        rows.append(Row(cells, figure, (f"{100 * usual:+.1f}",), fair=usual))
    return ReportTable(
        "Magic on the roster, titles",
        ("magic", "grade", "with", "without", "difference", "for its tiers"),
        sorted(rows, key=lambda row: -row.figure.value),
        kind="points",
        tolerance=TITLE_TOLERANCE,
        note="Managers who have it after the draft, compared with the others; judged by other cards of the same tiers.",
    )


def _magic_use(tally: Tally) -> ReportTable:
    rows = []
    for name in MAGIC_NAMES:
        own, bench = tally.of(MAIN, "own wins", name), tally.of(MAIN, "bench", name)
        if own.games < 2 or not bench.games:
            continue
        uses = own.games / bench.games
        others, points, lost = (
            tally.of(MAIN, what, name).mean() for what in ("others' wins", "own points", "others' points")
        )
        grade, sketch = GRADES[name]
        more = (f"{others:+.2f}", f"{points:+.2f}", f"{lost:+.2f}", f"{uses * own.mean():+.2f}", sketch)
        rows.append(Row((name, grade, f"{uses:.2f}"), mean(own), more))
    return ReportTable(
        "Magic in use",
        ("magic", "grade", "uses a month", "week Wins", "others'", "points", "others'", "Wins a month", "design"),
        sorted(rows, key=lambda row: -row.figure.value),
        kind="number",
        note=(
            "The effect of a use until the month ends, if nobody used magic after it: week Wins and points on tracks, "
            "for the user and for all others together. Uses and Wins per month are for a card on the bench. "
            "Not included: what HIBERNATE prevents, what REVIVE and RECRUIT gain later, and TRANSLUCENT's turn order. "
            "Abilities that are missing were not used."
        ),
    )


def _wins(names: dict[str, dict[str, Any]], tally: Tally) -> ReportTable:
    rows = [
        Row((_words(options), words), mean(tally.of(name, what)))
        for name, options in names.items()
        for what, words in (("week wins", "Wins from weeks"), ("track wins", "Wins from tracks"))
    ]
    return ReportTable("Wins of all Managers in a season", ("table", "what", "mean"), rows, kind="number")


def _leaders(names: dict[str, dict[str, Any]], tally: Tally) -> ReportTable:
    rows = [
        Row((_words(options), f"most Wins from {what}", words), share(tally.of(name, key, what)), (chance,))
        for name, options in names.items()
        for what in ("weeks", "tracks")
        for key, words, chance in (
            ("leader", "plays the Series", percent(2 / _players(options))),
            ("leader's title", "wins the title", percent(1 / _players(options))),
        )
        if key != "leader" or _players(options) > 2
    ]
    note = "If several Managers have the most, the share of them who reach the Series or win the title counts."
    return ReportTable("Who reaches the Series", ("table", "who", "what", "share", "pure chance"), rows, note=note)


def _course(names: dict[str, dict[str, Any]], tally: Tally) -> Iterator[ReportTable]:
    shares = (
        ("unclaimed", "weeks that nobody wins"),
        ("good over evil", "weeks that Good wins because of a tie"),
        ("track tie", "seasons with a tie on a track"),
        ("wild card", "seasons with a Wild Card Game"),
        ("home wins", "Series won by the home Manager"),
        ("home wins level", "the same, if both have equal Wins"),
        ("home wins first", "first games won by the home Manager"),
        ("seven games", "Series of seven games"),
        ("next cards", "games of a Series that need a further Win card"),
    )
    yield ReportTable(
        "The course of play",
        ("table", "what", "share"),
        [
            Row((_words(options), words), share(tally.of(name, what)))
            for name, options in names.items()
            for what, words in shares
            if tally.of(name, what).games
        ],
    )
    games = [Row((_words(options), "games"), mean(tally.of(name, "series games"))) for name, options in names.items()]
    yield ReportTable("The length of a Series", ("table", "what", "mean"), games, kind="number")
