"""Balance of Highlights: starter teams, visitor and home, and free agents for their price.

A free agent's strength is the share of mini-games won by sides that have it. For this, both sides are random: each is
a starter team in which six different free agents replace six rookies. Everything else is drawn at random for both
sides, so the share is 50 % for an average free agent, and the difference is the effect of the card.
"""

from collections.abc import Sequence
from itertools import combinations, permutations
from math import sqrt
from random import Random

import pennant
from pennant.balance.figures import LinearFit, Sum, Tally, around, fit, mean, share
from pennant.balance.play import Measure, Wish
from pennant.balance.tables import ReportTable, Row, percent
from pennant.bots import bot
from pennant.games.highlights.cards import CardBook, CardText
from pennant.games.highlights.rules.cards import ROOKIE, CardSet
from pennant.games.highlights.rules.match import Match, new_match
from pennant.games.highlights.setups import setup_of
from pennant.kernel.chance import small_chance
from pennant.kernel.errors import UsageError
from pennant.sim import play_out

GAMES = 20_000
"""The default number of games: takes half a minute, and the interval of a team is one point to either side."""
SERIES_MODES = ("beginner", "standard", "expert")
SERIES_GAMES = 10
"""A series counts as this many mini-games."""
NEW_PLAYERS = 6
"""The number of free agents on a side in mixed games: as many as a side has bought after two thirds of a series."""
MINI_GAME, SERIES, FREE_AGENTS = "single", "series", "free agents"

TEAM_TOLERANCE = 0.03
PAIRING_TOLERANCE = 0.05
VISITOR_TOLERANCE = 0.03


def plan(wish: Wish) -> list[Measure]:
    """Plan mini-games and series of starter teams, and mini-games of mixed sides; all take about the same time."""
    book = _book(wish)
    mode = _mode(wish)
    measures: list[Measure] = [TeamGames(MINI_GAME, "single", wish.games, book)]
    if mode in SERIES_MODES:
        measures.append(TeamGames(SERIES, mode, max(1, wish.games // SERIES_GAMES), book))
    elif mode != "single":
        pennant.game(wish.game).mode(mode)
        raise UsageError(f"mode {mode} is not measured: choose {', '.join(SERIES_MODES)}, or single for no series")
    return [*measures, MixedGames(wish.games, book)]


def _mode(wish: Wish) -> str:
    return wish.mode or "expert"


def _book(wish: Wish) -> CardBook:
    book = pennant.game("highlights").card_set(wish.cards)
    assert isinstance(book, CardBook)
    return book


class TeamGames:
    """Games of starter teams against each other: every pairing equally often, with each team in both seats."""

    def __init__(self, name: str, mode: str, games: int, book: CardBook) -> None:
        self.name = name
        self.mode = mode
        self.games = games
        self.book = book
        self.pairings = list(permutations([team.id for team in book.teams], 2))
        self.game = pennant.game("highlights")
        self.players = [bot("greedy"), bot("greedy")]

    def play(self, number: int, seed: int, tally: Tally) -> None:
        teams = self.pairings[number % len(self.pairings)]
        match = self.game.new(self.mode, seed, cards=self.book, teams=list(teams))
        assert isinstance(match, Match)
        play_out(match, self.players, seed)
        for seat, won in enumerate(match.returns()):
            tally.add(won, self.name, "pairing", teams[seat], teams[1 - seat])
            tally.add(won, self.name, "team", teams[seat])
        _add_course(self.name, match, tally)


class MixedGames:
    """Mini-games of sides in which random free agents have replaced rookies."""

    def __init__(self, games: int, book: CardBook) -> None:
        self.games = games
        self.book = book
        mode = pennant.game("highlights").mode("single")
        self.setup = setup_of("single", mode.resolve_options({}), book)
        self.players = [bot("greedy"), bot("greedy")]

    def play(self, number: int, seed: int, tally: Tally) -> None:
        sides, hired = self.sides(Random(seed))
        rules = self.book.rules
        box = CardSet(rules.sha256, rules.cards, sides, rules.free_agents, (), ())
        match = new_match(self.setup, box, small_chance(seed, 3), False)
        play_out(match, self.players, seed)
        for seat, won in enumerate(match.returns()):
            for card in hired[seat]:
                tally.add(won, FREE_AGENTS, "card", self.book.cards[card].id)
        _add_course(FREE_AGENTS, match, tally)

    def sides(self, random: Random) -> tuple[tuple[tuple[int, ...], ...], tuple[list[int], ...]]:
        """Two rosters, and the free agents on each."""
        rules = self.book.rules
        teams = random.sample(rules.teams, 2)
        free_agents = random.sample(rules.free_agents, 2 * NEW_PLAYERS)
        hired = free_agents[:NEW_PLAYERS], free_agents[NEW_PLAYERS:]
        return tuple(self._mix_roster(team, new, random) for team, new in zip(teams, hired, strict=True)), hired

    def _mix_roster(self, team: tuple[int, ...], hired: Sequence[int], random: Random) -> tuple[int, ...]:
        rookies = [card for card in team if self.book.rules.cards[card].tier == ROOKIE]
        leaving = set(random.sample(rookies if len(rookies) >= NEW_PLAYERS else team, NEW_PLAYERS))
        return (*(card for card in team if card not in leaving), *hired)


def _add_course(name: str, match: Match, tally: Tally) -> None:
    """Add further figures of a match: wins at home, runs, games, purchases, extra innings."""
    pair = match.pairs[0]
    results = [pair.results[start : start + 4] for start in range(0, len(pair.results), 4)]
    _, first_home, _, _ = results[0]
    tally.add(match.returns()[first_home], name, "home first wins")
    visitors = sum(visitor_runs > home_runs for _, _, visitor_runs, home_runs in results)
    tally.add(visitors / len(results), name, "visitor's share")
    tally.add(sum(one + other for _, _, one, other in results) / len(results) / 2, name, "runs of a side")
    tally.add(len(results), name, "games")
    tally.add(sum(len(side.minors) for side in match.sides) / 2, name, "purchases")
    tally.add(pair.inning > 6, name, "extra innings")


# --- tables -----------------------------------------------------------------------------------------------------------


def tables(wish: Wish, tally: Tally) -> list[ReportTable]:
    book = _book(wish)
    found = []
    for name, words in ((MINI_GAME, "mini-games"), (SERIES, f"series ({_mode(wish)})")):
        found += [_teams(name, words, book, tally), _pairings(name, words, book, tally)]
    return [*found, _visitor(tally), _free_agents(book, tally), _course(tally)]


def _teams(name: str, words: str, book: CardBook, tally: Tally) -> ReportTable:
    rows = [_share_row((team.name,), tally.of(name, "team", team.id)) for team in book.teams]
    return ReportTable(f"Starter teams, {words}", ("team", "wins"), _known_rows(rows), tolerance=TEAM_TOLERANCE)


def _pairings(name: str, words: str, book: CardBook, tally: Tally) -> ReportTable:
    rows = [
        _share_row((f"{one.name} against {other.name}",), tally.of(name, "pairing", one.id, other.id))
        for one, other in combinations(book.teams, 2)
    ]
    return ReportTable(
        f"Pairings, {words}", ("pairing", "wins of the first"), _known_rows(rows), tolerance=PAIRING_TOLERANCE
    )


def _visitor(tally: Tally) -> ReportTable:
    rows = [
        _share_row(("mini-games of starter teams", "visitor"), tally.of(MINI_GAME, "visitor's share")),
        _share_row(("mini-games with free agents", "visitor"), tally.of(FREE_AGENTS, "visitor's share")),
        _mean_row(("mini-games of a series", "visitor"), tally.of(SERIES, "visitor's share"), 0.5),
        _share_row(("series", "at home in the first game"), tally.of(SERIES, "home first wins")),
    ]
    return ReportTable("Visitor and home", ("where", "side", "wins"), _known_rows(rows), tolerance=VISITOR_TOLERANCE)


def _course(tally: Tally) -> ReportTable:
    rows = [
        _mean_row(("mini-games of starter teams", "runs of a side"), tally.of(MINI_GAME, "runs of a side")),
        _mean_row(("mini-games with free agents", "runs of a side"), tally.of(FREE_AGENTS, "runs of a side")),
        _mean_row(("mini-games of a series", "runs of a side"), tally.of(SERIES, "runs of a side")),
        _mean_row(("mini-games of starter teams", "go to extra innings"), tally.of(MINI_GAME, "extra innings")),
        _mean_row(("mini-games with free agents", "go to extra innings"), tally.of(FREE_AGENTS, "extra innings")),
        _mean_row(("series", "mini-games"), tally.of(SERIES, "games")),
        _mean_row(("series", "purchases of a side"), tally.of(SERIES, "purchases")),
    ]
    return ReportTable("The course of play", ("where", "what", "mean"), _known_rows(rows), kind="number")


def _share_row(cells: tuple[str, ...], found: Sum) -> Row | None:
    return Row(cells, share(found, 0.5), fair=0.5) if found.games else None


def _mean_row(cells: tuple[str, ...], found: Sum, fair: float | None = None) -> Row | None:
    return Row(cells, mean(found), fair=fair) if found.games > 1 else None


def _known_rows(rows: Sequence[Row | None]) -> list[Row]:
    """The rows for which games have been played."""
    return [row for row in rows if row is not None]


# --- free agents ------------------------------------------------------------------------------------------------------


def _free_agents(book: CardBook, tally: Tally) -> ReportTable:
    """Free agents, sorted by how much stronger they are than others of the same cost and revenue."""
    cards = [book.cards[number] for number in book.rules.free_agents]
    sums = [tally.of(FREE_AGENTS, "card", card.id) for card in cards]
    if not all(found.games for found in sums):
        return ReportTable("Free agents", (), [])
    line, coin, revenue = _prices(cards, [found.mean() for found in sums])
    rows = [
        _card_row(card, found, line.fitted[place], line.leverage[place], coin)
        for place, (card, found) in enumerate(zip(cards, sums, strict=True))
    ]
    return ReportTable(
        "Free agents",
        ("card", "name", "cost", "revenue", "wins", "for this price", "difference", "in coins"),
        sorted(rows, key=lambda row: -row.figure.value),
        kind="points",
        tolerance=abs(coin),
        note=(
            f"Wins of sides that have the card, and the average wins of cards with this cost and revenue. "
            f"A coin of cost buys {100 * coin:.2f} points of wins; a card that earns one coin more is "
            f"{-100 * revenue:.2f} points weaker. HIGH means too strong for its price, or too cheap."
        ),
    )


def _prices(cards: Sequence[CardText], strength: Sequence[float]) -> tuple[LinearFit, float, float]:
    """Fit strength to cost and revenue; return the fit, and the strength per coin of cost and of revenue."""
    cost = [float(card.cost or 0) for card in cards]
    revenue = [float(card.revenue) for card in cards]
    line = fit(strength, revenue, cost)
    return line, line.slope, fit(strength, cost, revenue).slope


def _card_row(card: CardText, found: Sum, usual: float, leverage: float, coin: float) -> Row:
    error = sqrt(0.25 / found.games * (1.0 - leverage))
    off = found.mean() - usual
    cells = (card.id, card.name, str(card.cost), str(card.revenue), percent(found.mean()), percent(usual))
    worth = f"{off / coin:+.1f}" if coin > 0 else "-"
    return Row(cells, around(off, error, found.games), (worth,), fair=0.0)
