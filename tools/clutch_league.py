"""Generates the fictional league of Clutch: eight clubs of 28 players.

    python tools/clutch_league.py [--seed N] FOLDER

Talents are random, distributed around the batting line of the major leagues in 2019. Each player gets the card whose
exact results against the rest of the league are closest to his talent. Writes players-<club>.toml for each club, and
prints the league's batting line. The cards that come with Pennant were generated with the default seed.
"""

import argparse
import tomllib
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple, TypeVar

import numpy as np
import numpy.typing as npt

from pennant.games.clutch.cards.players import (
    HAND_NAMES,
    ICON_NAMES,
    POSITION_NAMES,
    ROW_NAMES,
    chart_text,
    read_players,
    rules_batter,
    rules_pitcher,
)
from pennant.games.clutch.cards.values import (
    FACED_PER_INNING,
    RELIEF_GAMES,
    RUNS,
    SEASON_TURNS,
    SPEED_RUNS,
    STARTS,
    USUAL_SPEED,
    RowChances,
    chances,
    fielding_runs,
    mean_chances,
    on_base_average,
    slugging,
)
from pennant.games.clutch.rules.cards import NO_ROW, Batter, Pitcher
from pennant.kernel.card_files import read_toml

Floats = npt.NDArray[np.float64]
Numbers = npt.NDArray[np.int64]

SEED = 17
ROWS = len(ROW_NAMES)
K, GB, FB, BB, SINGLE, DOUBLE, TRIPLE, HOMER = range(ROWS)

# --- the league and its clubs -----------------------------------------------------------------------------------------

LEAGUE = dict(zip(("K", "BB", "1B", "2B", "3B", "HR"), (0.2297, 0.0958, 0.1392, 0.0458, 0.0042, 0.0363), strict=True))
"""The batting line of 2019 per plate appearance; BB includes hit batters. The rest is outs in play, half of them GB."""
IN_PLAY_OUTS = 1 - sum(LEAGUE.values())
LEAGUE_LINE = np.array(
    [LEAGUE["K"], IN_PLAY_OUTS / 2, IN_PLAY_OUTS / 2, *[LEAGUE[row] for row in ("BB", "1B", "2B", "3B", "HR")]]
)


class Club(NamedTuple):
    """A fictional club: its file name, the prefix of its players' ids, and its name."""

    file: str
    code: str
    name: str


CLUBS = (
    Club("herons", "HER", "Harborwall Herons"),
    Club("kestrels", "KES", "Highmoor Kestrels"),
    Club("rivets", "RIV", "Foundry Rivets"),
    Club("geckos", "GEC", "Glasshaven Geckos"),
    Club("haymakers", "HAY", "Longmeadow Haymakers"),
    Club("ferrymen", "FER", "Riverbend Ferrymen"),
    Club("owls", "OWL", "Lanternlight Owls"),
    Club("sandpipers", "SAN", "Saltworks Sandpipers"),
)

FIRST_NAMES = (
    "Bas Bren Cass Dar Del Fen Gav Hal Jor Kas Kel Lor Mal Nev Os Per Quill Ren Sil Tam Tor Ulr Ven Wes Yar Zan",
    "ando ardo avan eck el en eno eri ian ick iel ino io is olo on or us",
)
"""The beginnings and the ends of names."""
LAST_NAMES = (
    "Abb Ball Brand Cald Carm Dorn Drumm Eck Fall Farn Gall Grimm Hask Holl Jarr Kess Korr Lund Marr Morr Narr Ost "
    "Pall Pell Quarl Rask Rinn Sall Stav Thorn Toll Ulv Vall Vand Wick Yarr Zell",
    "aby adero aker anko ano atta eby ender enko era erby idge ido iker ing ison olin ola ora ovic ow oway ubel uelo "
    "und ury",
)


class Job(NamedTuple):
    """A role in the team: positions, and differences from the league's mean in standard deviations (except `turns`)."""

    positions: tuple[str, ...]
    turns: int
    hitting: float = 0.0
    power: float = 0.0
    speed: float = 0.0
    glove: float = 0.0


REGULAR, SUBSTITUTE = 570, 165
JOBS = (
    Job(("C",), REGULAR, -0.3, 0.0, -1.0),
    Job(("1B",), REGULAR, 0.4, 0.6, -0.9),
    Job(("2B", "SS"), REGULAR, 0.0, -0.4, 0.4),
    Job(("3B", "1B"), REGULAR, 0.3, 0.3, -0.2),
    Job(("SS", "2B"), REGULAR, 0.0, -0.2, 0.5),
    Job(("LF", "RF"), REGULAR, 0.3, 0.3, 0.0),
    Job(("CF", "LF", "RF"), REGULAR, 0.0, -0.2, 0.9),
    Job(("RF", "LF"), REGULAR, 0.3, 0.4, 0.0),
    Job(("DH", "1B"), REGULAR, 0.3, 0.6, -0.7),
    Job(("C",), SUBSTITUTE, -0.9, -0.3, -1.1, 0.2),
    Job(("SS", "2B", "3B"), SUBSTITUTE, -0.8, -0.6, 0.5, 0.3),
    Job(("2B", "3B", "LF"), SUBSTITUTE, -0.5, -0.4, 0.3),
    Job(("1B", "3B", "LF"), SUBSTITUTE, -0.4, 0.4, -0.5),
    Job(("CF", "LF", "RF"), SUBSTITUTE, -0.7, -0.5, 1.1, 0.4),
    Job(("RF", "LF", "1B"), SUBSTITUTE, -0.4, 0.4, 0.0),
)
STARTERS, RELIEVERS = 5, 8
EVEN_ENOUGH = 40.0
"""The maximum difference between two clubs in the season runs of their batters, or of their pitchers."""

# --- talent -----------------------------------------------------------------------------------------------------------

# Standard deviations of the players' rates, in logits: K, BB, 1B, 2B, 3B, HR; and the correlations between them.
BATTER_SPREAD = np.array([0.31, 0.28, 0.15, 0.19, 0.60, 0.38])
BATTER_TIES = np.array(
    [
        [1.0, 0.15, -0.65, -0.20, -0.10, 0.40],
        [0.15, 1.0, -0.35, -0.05, -0.10, 0.30],
        [-0.65, -0.35, 1.0, 0.15, 0.15, -0.45],
        [-0.20, -0.05, 0.15, 1.0, 0.00, 0.05],
        [-0.10, -0.10, 0.15, 0.00, 1.0, -0.30],
        [0.40, 0.30, -0.45, 0.05, -0.30, 1.0],
    ]
)
PITCHER_SPREAD = np.array([0.27, 0.24, 0.13, 0.16, 0.20, 0.22])
PITCHER_TIES = np.array(
    [
        [1.0, 0.10, -0.50, -0.30, -0.10, -0.15],
        [0.10, 1.0, -0.10, 0.00, 0.00, 0.00],
        [-0.50, -0.10, 1.0, 0.20, 0.10, 0.00],
        [-0.30, 0.00, 0.20, 1.0, 0.00, 0.20],
        [-0.10, 0.00, 0.10, 0.00, 1.0, 0.00],
        [-0.15, 0.00, 0.00, 0.20, 0.00, 1.0],
    ]
)
HITTING = np.array([-0.12, 0.08, 0.05, 0.06, 0.00, 0.12])
"""The effect of one standard deviation of hitting on a batter's rates, in logits; power and speed are similar."""
POWER = np.array([0.10, 0.05, -0.06, 0.02, -0.15, 0.30])
SPEED = np.array([0.00, -0.03, 0.03, 0.00, 0.45, -0.08])
RELIEF = np.array([0.15, 0.08, -0.04, -0.05, 0.00, -0.03])
"""The difference between relievers and starters, in logits."""
GROUND_SPREAD = 0.07
FLY_SHARE = 0.06
"""The decrease in the share of grounders per unit of the logarithm of home runs."""


def draw_lines(luck: np.random.Generator, moved: Floats, spread: Floats, ties: Floats) -> Floats:
    """Random lines for all players, near the league's line; `moved` contains each player's difference, in logits."""
    mean = np.array(list(LEAGUE.values()))
    logits = np.log(mean / (1 - mean)) + moved
    logits = logits + luck.multivariate_normal(np.zeros(6), ties * np.outer(spread, spread), len(moved))
    rates = 1 / (1 + np.exp(-logits))
    outs = 1 - rates.sum(axis=1)
    ground = 0.5 + luck.normal(0, GROUND_SPREAD, len(moved)) - FLY_SHARE * np.log(rates[:, 5] / mean[5])
    ground = np.clip(ground, 0.3, 0.7)
    return np.column_stack([rates[:, 0], outs * ground, outs * (1 - ground), rates[:, 1:]])


def scale_to_league(lines: Floats, weights: Floats) -> Floats:
    """The same lines, scaled so that their weighted mean is the league's line."""
    for _ in range(20):
        lines = lines * LEAGUE_LINE / (weights @ lines / weights.sum())
        lines = lines / lines.sum(axis=1, keepdims=True)
    return lines


# --- cards that are closest to a talent (the exact fit) ---------------------------------------------------------------

WEIGHTS = np.array([1, 0.25, 0.25, 2, 2, 2, 2, 6])
OBP_WEIGHT, SLG_WEIGHT, PRIOR = 6.0, 2.0, 1.5e-5
ON_BASE_RANGE, COMMAND_RANGE, ZONES = range(5, 17), range(8), (1, 2, 3)
USUAL_ON_BASE, USUAL_COMMAND, USUAL_ZONE = 12.4, 5.2, 1.45
HIGHEST_CUT = 27
BATTER_LEAST = np.array([0, 1, 1, 1, 1, 1, 0])
PITCHER_LEAST = np.array([1, 1, 1, 0, 1, 0, 0])
"""The minimum size of each row but home runs."""
TRIPLES_TARGET = 1.5
"""Batters get more triples than their talents have, because pitchers' charts have none."""
PASSES = 4
CORRECTION = 0.5
LEFT_PITCHERS, LEFT_BATTERS = 0.28, 0.42
"""The shares of left-handers among opponents."""

CUTS = ROWS - 1
_MOVES = np.array(
    [
        [step if first <= cut <= last else 0 for cut in range(CUTS)]
        for first in range(CUTS)
        for last in range(first, CUTS)
        for step in (1, -1, 2, -2)
    ]
)
"""Changes of a chart: numbers move from one row to another, and all rows between them shift."""


class Cards:
    """The cards of all batters or all pitchers during the fit. `number` is On-Base or Command."""

    def __init__(self, hands: Numbers, bonus_vs: Numbers, bonus: Numbers, weights: Floats) -> None:
        self.hands = hands  # 0 right, 1 left, 2 switch
        self.bonus_vs = bonus_vs
        self.bonus = bonus
        self.weights = weights / weights.sum()
        self.number = np.zeros(len(hands), dtype=np.int64)
        self.zone = np.full(len(hands), 2, dtype=np.int64)
        self.cuts = np.zeros((len(hands), CUTS), dtype=np.int64)

    def shares(self, sides: int) -> Floats:
        return shares(self.cuts, sides)


def shares(cuts: Numbers, sides: int) -> Floats:
    """Each row's share of a die, for one chart or for many."""
    inside = np.minimum(cuts, sides)
    edge = np.zeros((*cuts.shape[:-1], 1), dtype=np.int64)
    found: Floats = np.diff(inside, axis=-1, prepend=edge, append=edge + sides) / sides
    return found


def on_base_of(line: Floats) -> Floats:
    found: Floats = 1 - line[..., :BB].sum(axis=-1)
    return found


def slugging_of(line: Floats) -> Floats:
    found: Floats = line @ np.array([0, 0, 0, 0, 1, 2, 3, 4]) / (1 - line[..., BB])
    return found


def loss(lines: Floats, target: Floats) -> Floats:
    found: Floats = (
        (lines - target) ** 2 @ WEIGHTS
        + OBP_WEIGHT * (on_base_of(lines) - on_base_of(target)) ** 2
        + SLG_WEIGHT * (slugging_of(lines) - slugging_of(target)) ** 2
    )
    return found


class Mixture(NamedTuple):
    """How a chart is used: the weights of the power die and of the usual die, and the results from the other charts."""

    power: float
    usual: float
    others: Floats

    def line(self, cuts: Numbers) -> Floats:
        """The results with this chart."""
        return self.power * shares(cuts, 24) + self.usual * shares(cuts, 20) + self.others


def fit_chart(
    mixture: Mixture, target: Floats, least: Numbers, highest: int, has_triples: bool
) -> tuple[float, Numbers]:
    """The chart closest to a target: rounded, then improved number by number until no change helps."""
    wanted = np.clip((target - mixture.others) / (mixture.power + mixture.usual), 0, None)
    if not has_triples:
        wanted[TRIPLE] = 0
    cuts = np.round(20 * np.cumsum(wanted / wanted.sum())[:CUTS]).astype(np.int64)
    for cut in range(CUTS):
        cuts[cut] = max(cuts[cut], (cuts[cut - 1] if cut else 0) + least[cut])
    cuts = np.minimum(cuts, highest - np.append(np.cumsum(least[:0:-1])[::-1], 0))
    best = float(loss(mixture.line(cuts), target))
    while True:
        others = cuts + _MOVES
        widths = np.diff(others, axis=1, prepend=0)
        legal = (widths >= least).all(axis=1) & (others[:, -1] <= highest)
        if not has_triples:
            legal &= widths[:, TRIPLE] == 0
        others = others[legal]
        losses = loss(mixture.line(others), target)
        choice = int(losses.argmin())
        if losses[choice] >= best - 1e-12:
            return best, cuts
        best, cuts = float(losses[choice]), others[choice]


def advantage(on_base: Numbers, command: Numbers, zone: Numbers) -> tuple[Floats, Floats, Floats]:
    """The shares of mistake pitches, of the batter's chart and of the pitcher's chart."""
    behind = np.clip(on_base - command, 0, 20)
    return zone / 20, np.maximum(0, behind - zone) / 20, 1 - np.maximum(behind, zone) / 20


def sides_of(bats: Numbers, throws: Numbers) -> Numbers:
    """The side from which each batter bats against each pitcher."""
    found: Numbers = np.where(bats == 2, 1 - throws, bats)
    return found


def fit_batter(cards: Cards, who: int, pitchers: Cards, target: Floats, prior: float) -> None:
    """Fit a batter's On-Base and chart against all current pitchers."""
    side = sides_of(cards.hands[who], pitchers.hands)
    bonus = np.where(pitchers.hands == cards.bonus_vs[who], cards.bonus[who], 0)
    command = pitchers.number + np.where(pitchers.bonus_vs == side, pitchers.bonus, 0)
    charts = pitchers.shares(20)
    best = np.inf
    for on_base in ON_BASE_RANGE:
        mistake, batters, other = advantage(on_base + bonus, command, pitchers.zone)
        mixture = Mixture(
            float(pitchers.weights @ mistake),
            float(pitchers.weights @ batters),
            (pitchers.weights * other) @ charts,
        )
        found, cuts = fit_chart(mixture, target, BATTER_LEAST, HIGHEST_CUT, True)
        found += PRIOR * (on_base - prior) ** 2
        if found < best:
            best, cards.number[who], cards.cuts[who] = found, on_base, cuts


def fit_pitcher(cards: Cards, who: int, batters: Cards, target: Floats, prior: float, zone_prior: float) -> None:
    """Fit a pitcher's Command, X zone and chart against all current batters. Triples count as doubles."""
    side = sides_of(batters.hands, cards.hands[who])
    bonus = np.where(side == cards.bonus_vs[who], cards.bonus[who], 0)
    on_base = batters.number + np.where(batters.bonus_vs == cards.hands[who], batters.bonus, 0)
    power, usual = merge_triples(batters.shares(24)), merge_triples(batters.shares(20))
    best = np.inf
    for command in COMMAND_RANGE:
        for zone in ZONES:
            mistake, behind, own = advantage(on_base, command + bonus, np.full(len(side), zone))
            others = (batters.weights * mistake) @ power + (batters.weights * behind) @ usual
            mixture = Mixture(0.0, float(batters.weights @ own), others)
            found, cuts = fit_chart(mixture, merge_triples(target), PITCHER_LEAST, 20, False)
            found += PRIOR * ((command - prior) ** 2 + (zone - zone_prior) ** 2)
            if found < best:
                best, cards.number[who], cards.zone[who], cards.cuts[who] = found, command, zone, cuts


def merge_triples(lines: Floats) -> Floats:
    """The lines with triples counted as doubles."""
    found = lines.copy()
    found[..., DOUBLE] += found[..., TRIPLE]
    found[..., TRIPLE] = 0
    return found


def with_tail(cuts: Numbers) -> Numbers:
    """A pitcher without home runs below 21: 1B up to 22 if they reach 20, 2B up to 25, then HR."""
    found = cuts.copy()
    if found[DOUBLE] >= 20:
        if found[SINGLE] >= 20:
            found[SINGLE] = 22
        found[DOUBLE] = found[TRIPLE] = 25
    return found


def standardize(values: Floats, weights: Floats) -> Floats:
    mean = weights @ values / weights.sum()
    found: Floats = (values - mean) / np.sqrt(weights @ (values - mean) ** 2 / weights.sum())
    return found


def fit_league(batters: Cards, pitchers: Cards, hitting: Floats, pitching: Floats) -> None:
    """Fit batters and pitchers in turn; after each pass, the targets are corrected by the league line's error."""
    batter_prior, pitcher_prior, zone_prior = priors(batters, pitchers, hitting, pitching)
    target = hitting.copy()
    more = (TRIPLES_TARGET - 1) * target[:, TRIPLE]
    target[:, TRIPLE] += more
    target[:, DOUBLE] -= more
    allowed = pitching.copy()
    pitchers.number[:] = np.clip(np.round(pitcher_prior), 0, 7)
    pitchers.cuts[:] = (5, 11, 16, 17, 19, 20, 20)
    for _ in range(PASSES):
        for who in range(len(batters.hands)):
            fit_batter(batters, who, pitchers, target[who], float(batter_prior[who]))
        for who in range(len(pitchers.hands)):
            fit_pitcher(pitchers, who, batters, allowed[who], float(pitcher_prior[who]), float(zone_prior[who]))
        excess = league_line(batters, pitchers) - LEAGUE_LINE
        target, allowed = (np.clip(aim * (1 - CORRECTION * excess / LEAGUE_LINE), 0, 1) for aim in (target, allowed))


def priors(batters: Cards, pitchers: Cards, hitting: Floats, pitching: Floats) -> tuple[Floats, Floats, Floats]:
    """The preferred On-Base, Command and X zone; lower with a bonus, by its size times the share of its opponents."""
    league = float(on_base_of(LEAGUE_LINE))
    counts = np.where(batters.bonus_vs == 1, LEFT_PITCHERS, 1 - LEFT_PITCHERS)
    on_base = USUAL_ON_BASE + 45 * (on_base_of(hitting) - league) - batters.bonus * counts
    counts = np.where(pitchers.bonus_vs == 1, LEFT_BATTERS, 1 - LEFT_BATTERS)
    command = USUAL_COMMAND - 1.3 * standardize(on_base_of(pitching), pitchers.weights) - pitchers.bonus * counts
    return on_base, command, USUAL_ZONE + 1.2 * standardize(pitching[:, HOMER], pitchers.weights)


def league_line(batters: Cards, pitchers: Cards) -> Floats:
    """The mean results of the league."""
    side = sides_of(batters.hands[:, None], pitchers.hands[None, :])
    on_base = batters.number[:, None] + np.where(batters.bonus_vs[:, None] == pitchers.hands, batters.bonus[:, None], 0)
    command = pitchers.number + np.where(pitchers.bonus_vs == side, pitchers.bonus, 0)
    mistake, behind, own = advantage(on_base, command, pitchers.zone[None, :])
    line: Floats = (batters.weights * (mistake @ pitchers.weights)) @ batters.shares(24)
    line += (batters.weights * (behind @ pitchers.weights)) @ batters.shares(20)
    line += ((batters.weights @ own) * pitchers.weights) @ pitchers.shares(20)
    return line


# --- players ----------------------------------------------------------------------------------------------------------


class Player:
    """A player whose card is being made."""

    def __init__(self, club: Club, name: str, number: int) -> None:
        self.club = club
        self.name = name
        self.number = number
        self.hand = 0
        self.bonus_vs, self.bonus = -1, 0
        self.clutch = 0
        self.icons: list[str] = []
        self.salary = 0
        self.line: Floats = np.zeros(ROWS)
        self.starts: tuple[int, ...] = ()

    @property
    def id(self) -> str:
        return f"{self.club.code}-{self.number:02}"

    def runs(self) -> float:
        """Runs per plate appearance above or below the league's mean."""
        return float((self.line - LEAGUE_LINE) @ np.array(RUNS))

    def text(self) -> str:
        """His card in the format of card files."""
        raise NotImplementedError


P = TypeVar("P", bound=Player)


class Hitter(Player):
    """A batter."""

    def __init__(self, club: Club, name: str, number: int, job: Job) -> None:
        super().__init__(club, name, number)
        self.job = job
        self.speed_z = 0.0
        self.glove_z = 0.0
        self.speed = 0
        self.positions: dict[str, int] = {}
        self.on_base = 0

    def text(self) -> str:
        pos = ", ".join(f"{position} = {rating}" for position, rating in self.positions.items())
        lines = [f"on_base = {self.on_base}", f"speed = {self.speed}", f"pos = {{ {pos} }}"]
        return "\n".join([*common_lines(self, "batter", "bats"), *lines, *last_lines(self)])

    def card(self) -> Batter:
        (text,), _ = read_players(tomllib.loads(self.text()), "the league")
        return rules_batter(text, 0)


class Thrower(Player):
    """A pitcher."""

    def __init__(self, club: Club, name: str, number: int, is_starter: bool) -> None:
        super().__init__(club, name, number)
        self.is_starter = is_starter
        self.innings = 1
        self.defence = 0
        self.command = 0
        self.zone = 2

    def text(self) -> str:
        lines = [
            f'role = "{"SP" if self.is_starter else "RP"}"',
            f"ip = {self.innings}",
            f"command = {self.command}",
            f"x_zone = {self.zone}",
            f"defence = {self.defence}",
        ]
        return "\n".join([*common_lines(self, "pitcher", "throws"), *lines, *last_lines(self)])

    def card(self) -> Pitcher:
        _, (text,) = read_players(tomllib.loads(self.text()), "the league")
        return rules_pitcher(text, 0)

    def faced(self) -> float:
        games = STARTS if self.is_starter else RELIEF_GAMES
        return games * self.innings * FACED_PER_INNING


def names(luck: np.random.Generator, count: int) -> list[str]:
    """Invented names; no two share a part."""
    found: dict[str, str] = {}
    while len(found) < count:
        first, last = (
            "".join(str(luck.choice(syllables.split())) for syllables in (heads, tails))
            for heads, tails in (FIRST_NAMES, LAST_NAMES)
        )
        if first not in found.values():
            found.setdefault(last, first)
    return [f"{first} {last}" for last, first in found.items()]


def people(luck: np.random.Generator) -> tuple[list[Hitter], list[Thrower]]:
    """All players of the league, with clubs, names, numbers and roles."""
    size = len(JOBS) + STARTERS + RELIEVERS
    called = iter(names(luck, size * len(CLUBS)))
    hitters: list[Hitter] = []
    throwers: list[Thrower] = []
    for club in CLUBS:
        low = luck.permutation(np.arange(1, 36))[: len(JOBS)]
        high = luck.permutation(np.arange(36, 80))[: STARTERS + RELIEVERS]
        hitters += [Hitter(club, next(called), int(n), job) for n, job in zip(low, JOBS, strict=True)]
        throwers += [Thrower(club, next(called), int(n), place < STARTERS) for place, n in enumerate(high)]
    return hitters, throwers


BONUSES, BONUS_CHANCES = (0, 1, 2, 3), (0.55, 0.25, 0.15, 0.05)
USUAL_WAY = 0.8
"""The share of bonuses against the hand that suits a player: the opposite for batters, the same for pitchers."""


def give_hands(luck: np.random.Generator, hitters: list[Hitter], throwers: list[Thrower]) -> None:
    for hitter in hitters:
        left_out = hitter.job.positions[0] in ("2B", "3B", "SS", "C")
        hitter.hand = int(luck.choice(3, p=(0.66, 0.20, 0.14) if left_out else (0.45, 0.45, 0.10)))
        suits = 1 - hitter.hand if hitter.hand < 2 else int(luck.integers(2))
        give_bonus(luck, hitter, suits)
    for thrower in throwers:
        thrower.hand = int(luck.random() < 0.28)
        give_bonus(luck, thrower, thrower.hand)


def give_bonus(luck: np.random.Generator, player: Player, suits: int) -> None:
    player.bonus = int(luck.choice(BONUSES, p=BONUS_CHANCES))
    if player.bonus:
        player.bonus_vs = suits if luck.random() < USUAL_WAY else 1 - suits


RATING_RANGES = {
    "C": (5, 9), "1B": (0, 2), "2B": (0, 4), "3B": (0, 4), "SS": (0, 5), "LF": (0, 3), "CF": (0, 5), "RF": (0, 3),
}  # fmt: skip
SECOND_POSITION = -0.5
"""The change in a player's rating at positions other than his first."""


def give_bodies(luck: np.random.Generator, hitters: list[Hitter]) -> None:
    """Speed by rank in the league, with median 14; ratings in the range of each position."""
    for hitter in hitters:
        hitter.speed_z = 0.75 * luck.normal() + hitter.job.speed
        hitter.glove_z = 0.95 * luck.normal() + hitter.job.glove + 0.15 * hitter.speed_z
    ranked = sorted(hitters, key=lambda hitter: hitter.speed_z)
    for place, hitter in enumerate(ranked):
        share = place / (len(ranked) - 1)
        hitter.speed = round(float(np.interp(share, (0, 0.1, 0.5, 0.9, 0.98, 1), (4, 9, 14, 19, 22, 24))))
    for hitter in hitters:
        hitter.positions = {
            position: rating_of(position, hitter.glove_z + SECOND_POSITION * (place > 0))
            for place, position in enumerate(hitter.job.positions)
        }
        if luck.random() < 0.35 and len(hitter.positions) > 1:
            hitter.positions.pop(hitter.job.positions[-1])
    for hitter in hitters:
        if hitter.job.positions[0] == "DH" and len(hitter.positions) > 1:
            hitter.positions = {"1B": hitter.positions["1B"], "DH": 0}


def rating_of(position: str, glove: float) -> int:
    if position == "DH":
        return 0
    low, high = RATING_RANGES[position]
    centre = {"C": 6.6, "SS": 1.9, "LF": 1.0, "RF": 1.2, "CF": 2.3, "1B": 0.9}.get(position, (low + high) / 2 - 0.1)
    return int(np.clip(round(centre + glove * (high - low) / 4.0), low, high))


def give_innings(luck: np.random.Generator, throwers: list[Thrower], pitching: Floats) -> None:
    """Good starters pitch longer; most relievers pitch one inning."""
    for thrower, line in zip(throwers, pitching, strict=True):
        good = -float((line - LEAGUE_LINE) @ np.array(RUNS)) / 0.03
        if thrower.is_starter:
            thrower.innings = int(np.clip(round(5.9 + 0.45 * good + 0.55 * luck.normal()), 4, 8))
        else:
            thrower.innings = int(luck.choice((1, 2, 3), p=(0.80, 0.15, 0.05)))
        thrower.defence = int(luck.random() < 0.4)


def give_clutch(luck: np.random.Generator, players: list[Player]) -> None:
    for player in players:
        player.clutch = int(np.clip(np.round(0.85 * luck.normal()), -3, 3))


# --- icons, salaries and balance --------------------------------------------------------------------------------------


def best(players: Sequence[P], icon: str, count: int, by: Callable[[P], float]) -> None:
    for player in sorted(players, key=by, reverse=True)[:count]:
        player.icons.append(icon)


def season_runs(hitter: Hitter) -> float:
    return hitter.runs() * hitter.job.turns + 0.5 * SPEED_RUNS * (hitter.speed - USUAL_SPEED)


def saved_runs(thrower: Thrower) -> float:
    return -thrower.runs() * thrower.faced()


def times_on_first(hitter: Hitter) -> float:
    return float(hitter.line[BB] + hitter.line[SINGLE]) * hitter.job.turns


def homers(hitter: Hitter) -> float:
    return float(hitter.line[HOMER]) * hitter.job.turns


def give_hitters_icons(hitters: list[Hitter]) -> None:
    """The best of the league in each category, and two all-stars per club."""
    batted_in = np.array([0, 0, 0, 0.1, 1, 2, 3, 5])
    best(hitters, "HR", 4, homers)
    best(hitters, "SB", 4, lambda hitter: times_on_first(hitter) * max(0, hitter.speed - 12) ** 1.5)
    best(hitters, "R", 4, lambda hitter: times_on_first(hitter) * (1 + 0.03 * hitter.speed) + 3 * homers(hitter))
    best(hitters, "RBI", 4, lambda hitter: float(hitter.line @ batted_in) * hitter.job.turns)
    best(hitters, "MVP", 2, season_runs)
    for position in POSITION_NAMES:
        regulars = [h for h in hitters if h.job.positions[0] == position and h.job.turns == REGULAR]
        best(regulars, "SL", 1, season_runs)
        if position != "DH":
            best(regulars, "GG", 1, lambda hitter: hitter.glove_z)
    for club in CLUBS:
        best([hitter for hitter in hitters if hitter.club == club], "AS", 2, season_runs)
    for hitter in hitters:
        position = hitter.job.positions[0]
        if "GG" in hitter.icons:
            hitter.positions[position] = min(hitter.positions[position] + 1, 9 if position == "C" else 5)


def give_throwers_icons(throwers: list[Thrower]) -> None:
    """The same for pitchers. The best one-inning reliever of each club is its closer; the others hold leads."""
    starters = [thrower for thrower in throwers if thrower.is_starter]
    closers: list[Thrower] = []
    best(throwers, "K", 4, lambda thrower: float(thrower.line[K]) * thrower.faced())
    best(starters, "W", 4, lambda thrower: saved_runs(thrower) + 3 * thrower.innings)
    best(starters, "MVP", 1, saved_runs)
    best([thrower for thrower in starters if thrower.defence], "GG", 1, lambda thrower: float(thrower.line[GB]))
    for club in CLUBS:
        own = [thrower for thrower in throwers if thrower.club == club]
        best(own, "AS", 1, saved_runs)
        closers.append(min((t for t in own if not t.is_starter and t.innings == 1), key=Player.runs))
    best(closers, "SV", 4, saved_runs)
    best([t for t in throwers if not t.is_starter and t not in closers], "HL", 4, saved_runs)


def give_salaries(hitters: list[Hitter], throwers: list[Thrower]) -> None:
    """Salaries by the runs of a season; clutch points and icons add a little."""
    for hitter in hitters:
        position = POSITION_NAMES.index(hitter.job.positions[0])
        worth = SEASON_TURNS * hitter.runs() + SPEED_RUNS * (hitter.speed - USUAL_SPEED)
        hitter.salary = salary(260 + 8.5 * (worth + fielding_runs(hitter.card(), position)), hitter)
    for thrower in throwers:
        thrower.salary = salary((250 if thrower.is_starter else 90) + 6.5 * saved_runs(thrower), thrower)


def salary(value: float, player: Player) -> int:
    return max(10, 10 * round((value + 10 * len(player.icons) + 10 * player.clutch) / 10))


def give_cards(hitters: list[Hitter], throwers: list[Thrower], batters: Cards, pitchers: Cards) -> None:
    """Copy the fitted numbers to the players, and compute their exact lines against the whole league."""
    for who, hitter in enumerate(hitters):
        hitter.on_base = int(batters.number[who])
        hitter.starts = starts_of(batters.cuts[who])
    for who, thrower in enumerate(throwers):
        thrower.command, thrower.zone = int(pitchers.number[who]), int(pitchers.zone[who])
        thrower.starts = starts_of(with_tail(pitchers.cuts[who]))
    batter_cards = [hitter.card() for hitter in hitters]
    pitcher_cards = [thrower.card() for thrower in throwers]
    lines = np.array([[chances(batter, pitcher) for pitcher in pitcher_cards] for batter in batter_cards])
    for who, hitter in enumerate(hitters):
        hitter.line = pitchers.weights @ lines[who]
    for who, thrower in enumerate(throwers):
        thrower.line = batters.weights @ lines[:, who]


def even_out(players: Sequence[P], job: Callable[[P], object], by: Callable[[P], float]) -> None:
    """Swap players with the same role between clubs until the clubs are about equally strong."""

    def strength(club: Club) -> float:
        return sum(by(player) for player in players if player.club == club)

    for _ in range(len(players)):
        strong, weak = (pick(CLUBS, key=strength) for pick in (max, min))
        gap = strength(strong) - strength(weak)
        swaps = [
            (abs(gap - 2 * (by(one) - by(other))), one.id, other.id, one, other)
            for one in players
            for other in players
            if one.club == strong and other.club == weak and job(one) == job(other)
        ]
        left, _, _, one, other = min(swaps)
        if gap < EVEN_ENOUGH or left >= gap:
            return
        one.club, other.club = other.club, one.club
        one.number, other.number = other.number, one.number


def starts_of(cuts: Numbers) -> tuple[int, ...]:
    """The first number of each row, computed from the last numbers."""
    edges = [0, *map(int, cuts)]
    rows = [first + 1 if last > first else NO_ROW for first, last in pairwise(edges)]
    return (*rows, edges[-1] + 1)


# --- files ------------------------------------------------------------------------------------------------------------


def club_file(club: Club, hitters: list[Hitter], throwers: list[Thrower]) -> str:
    batters = sorted((h for h in hitters if h.club == club), key=lambda h: JOBS.index(h.job))
    pitchers = sorted((t for t in throwers if t.club == club), key=lambda t: (not t.is_starter, -t.salary))
    own = [player.text() for player in (*batters, *pitchers)]
    head = f"# The {club.name}: {len(JOBS)} batters, {STARTERS} starters, {RELIEVERS} relievers."
    return "\n\n".join([head, *own]) + "\n"


def common_lines(player: Player, kind: str, hand: str) -> list[str]:
    return [
        f"[[{kind}]]",
        f'id = "{player.id}"',
        f'person = "{player.name.lower().replace(" ", "-")}"',
        f'name = "{player.name}"',
        f'team = "{player.club.name}"',
        f"no = {player.number}",
        f'{hand} = "{HAND_NAMES[player.hand]}"',
    ]


def last_lines(player: Player) -> list[str]:
    lines = []
    if player.bonus:
        lines.append(f'bonus = {{ vs = "{HAND_NAMES[player.bonus_vs]}", value = {player.bonus} }}')
    if player.clutch:
        lines.append(f"clutch = {player.clutch}")
    if player.icons:
        icons = ", ".join(f'"{icon}"' for icon in sorted(player.icons, key=ICON_NAMES.index))
        lines.append(f"icons = [{icons}]")
    return [*lines, f'chart = "{chart_text(player.starts)}"', f"salary = {player.salary}"]


# --- the report -------------------------------------------------------------------------------------------------------


def report(folder: Path, hitters: list[Hitter], throwers: list[Thrower], targets: tuple[Floats, Floats]) -> None:
    """Print the results of the written card files, and compare them with their targets."""
    batters: dict[str, Batter] = {}
    pitchers: dict[str, Pitcher] = {}
    for club in CLUBS:
        file = folder / f"players-{club.file}.toml"
        batter_texts, pitcher_texts = read_players(read_toml(file), file.name)
        batters |= {text.id: rules_batter(text, 0) for text in batter_texts}
        pitchers |= {text.id: rules_pitcher(text, 0) for text in pitcher_texts}
    turns = [float(hitter.job.turns) for hitter in hitters]
    faced = [thrower.faced() for thrower in throwers]
    lines = [[chances(batters[h.id], pitchers[t.id]) for t in throwers] for h in hitters]
    hit = [mean_chances(each, faced) for each in lines]
    allowed = [mean_chances(each, turns) for each in zip(*lines, strict=True)]
    league = mean_chances(hit, turns)
    print("per turn at bat   " + "".join(f"{row:>8}" for row in ROW_NAMES) + "     OBP     SLG")
    for title, line in (("the league of 2019", tuple(map(float, LEAGUE_LINE))), ("these cards", league)):
        print(f"{title:18}" + "".join(f"{p:8.4f}" for p in (*line, on_base_average(line), slugging(line))))
    print("difference        " + "".join(f"{a - b:+8.4f}" for a, b in zip(league, LEAGUE_LINE, strict=True)))
    for title, found, target, weights in (
        ("batters", hit, targets[0], turns),
        ("pitchers", allowed, targets[1], faced),
    ):
        print(f"{title}: from card to talent, " + errors(np.array(found), target, np.array(weights)))
    print(f"OBP of all pairs, from the odds ratio of the two: rms {from_odds_ratio(np.array(lines), hit, allowed):.4f}")
    on_base = [int(batter.on_base) for batter in batters.values()]
    command = [int(pitcher.command) for pitcher in pitchers.values()]
    zones = Counter(int(pitcher.x_zone) for pitcher in pitchers.values())
    print(f"On-Base {min(on_base)} to {max(on_base)}, mean {np.mean(on_base):.2f}", end="; ")
    print(f"Command {min(command)} to {max(command)}, mean {np.mean(command):.2f}", end="; ")
    print("X " + ", ".join(f"{zone}: {zones[zone] / len(pitchers):.0%}" for zone in sorted(zones)))
    print(f"Speed: {np.percentile([h.speed for h in hitters], (0, 10, 50, 90, 100))}")
    print(
        "icons: "
        + ", ".join(f"{icon} {n}" for icon, n in Counter(i for p in [*hitters, *throwers] for i in p.icons).items())
    )
    report_salaries(hitters, throwers)


def errors(found: Floats, target: Floats, weights: Floats) -> str:
    """Root mean square errors, and the correlation of OBP."""

    def rms(differences: Floats) -> float:
        return float(np.sqrt(weights @ differences**2 / weights.sum()))

    obp, wanted = on_base_of(found), on_base_of(target)
    return (
        f"rms OBP {rms(obp - wanted):.4f}, SLG {rms(slugging_of(found) - slugging_of(target)):.4f}, "
        + ", ".join(f"{ROW_NAMES[row]} {rms(found[:, row] - target[:, row]):.4f}" for row in (K, BB, HOMER))
        + f", correlation of OBP {np.corrcoef(obp, wanted)[0, 1]:.3f}"
    )


def from_odds_ratio(lines: Floats, hit: list[RowChances], allowed: list[RowChances]) -> float:
    """The root mean square difference between the OBP of all pairs and their expectation by the odds ratio."""

    def odds(lines: Floats) -> Floats:
        found: Floats = on_base_of(lines) / (1 - on_base_of(lines))
        return found

    expected = odds(np.array(hit))[:, None] * odds(np.array(allowed))[None, :] / odds(LEAGUE_LINE)
    return float(np.sqrt(np.mean((on_base_of(lines) - expected / (1 + expected)) ** 2)))


def report_salaries(hitters: list[Hitter], throwers: list[Thrower]) -> None:
    percents = (5, 25, 50, 75, 95, 100)
    for title, paid in (
        ("batters", [hitter.salary for hitter in hitters]),
        ("starters", [thrower.salary for thrower in throwers if thrower.is_starter]),
        ("relievers", [thrower.salary for thrower in throwers if not thrower.is_starter]),
    ):
        print(f"salaries of {title} at {percents} %: {np.percentile(paid, percents).round().astype(int)}")
    for club in CLUBS:
        batting = sorted(hitter.salary for hitter in hitters if hitter.club == club)
        pitching = sum(thrower.salary for thrower in throwers if thrower.club == club)
        print(f"{club.name}: {sum(batting) + pitching} for all, {sum(batting[2:]) + pitching} for the dearest 26")
    ratings = {
        position: np.mean([h.positions[position] for h in hitters if h.job.positions[0] == position])
        for position in POSITION_NAMES[:-1]
    }
    print("mean ratings: " + ", ".join(f"{position} {rating:.1f}" for position, rating in ratings.items()))
    starters = [thrower.innings for thrower in throwers if thrower.is_starter]
    relievers = [thrower.innings for thrower in throwers if not thrower.is_starter]
    print(f"innings: starters {np.mean(starters):.2f}, relievers {np.mean(relievers):.2f}")


def make_league(seed: int) -> tuple[list[Hitter], list[Thrower], tuple[Floats, Floats]]:
    """All players with their cards, and the talents that the cards were fitted to."""
    luck = np.random.default_rng(seed)
    hitters, throwers = people(luck)
    give_hands(luck, hitters, throwers)
    give_bodies(luck, hitters)
    turns = np.array([float(hitter.job.turns) for hitter in hitters])
    moved = np.array([h.job.hitting * HITTING + h.job.power * POWER + h.speed_z * SPEED for h in hitters])
    hitting = scale_to_league(draw_lines(luck, moved, BATTER_SPREAD, BATTER_TIES), turns)
    moved = np.array([0.0 * RELIEF if thrower.is_starter else RELIEF for thrower in throwers])
    pitching = draw_lines(luck, moved, PITCHER_SPREAD, PITCHER_TIES)
    give_innings(luck, throwers, pitching)
    faced = np.array([thrower.faced() for thrower in throwers])
    pitching = scale_to_league(pitching, faced)
    give_clutch(luck, [*hitters, *throwers])
    batters, pitchers = pool(list(hitters), turns), pool(list(throwers), faced)
    fit_league(batters, pitchers, hitting, pitching)
    give_cards(hitters, throwers, batters, pitchers)
    even_out(hitters, lambda hitter: hitter.job, season_runs)
    even_out(throwers, lambda thrower: thrower.is_starter, saved_runs)
    give_hitters_icons(hitters)
    give_throwers_icons(throwers)
    give_salaries(hitters, throwers)
    return hitters, throwers, (hitting, pitching)


def pool(players: Sequence[Player], weights: Floats) -> Cards:
    hands = np.array([player.hand for player in players])
    bonus_vs = np.array([player.bonus_vs for player in players])
    return Cards(hands, bonus_vs, np.array([player.bonus for player in players]), weights)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--seed", type=int, default=SEED)
    options = asked.parse_args()
    hitters, throwers, targets = make_league(options.seed)
    options.folder.mkdir(parents=True, exist_ok=True)
    for club in CLUBS:
        (options.folder / f"players-{club.file}.toml").write_text(club_file(club, hitters, throwers), encoding="utf-8")
    report(options.folder, hitters, throwers, targets)


if __name__ == "__main__":
    main()
