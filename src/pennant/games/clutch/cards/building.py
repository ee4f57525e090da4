"""Builds decks: random legal ones or good ones, from a whole set or from given cards (C-2)."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import zip_longest
from random import Random

import msgspec

from pennant.games.clutch.cards import CardBook
from pennant.games.clutch.cards.decks import COACH_KINDS, DeckText, Ids, Limits, SetChances, auto_lineup, breaches
from pennant.games.clutch.cards.lineups import FIELD, IMPOSSIBLE, Lineup, assignment, fielders
from pennant.games.clutch.cards.players import POSITION_NAMES
from pennant.games.clutch.cards.values import (
    RUNS,
    SEASON_TURNS,
    SPEED_RUNS,
    USUAL_SPEED,
    RowChances,
    batters_faced,
    fielding_runs,
)
from pennant.games.clutch.rules.cards import DESIGNATED, GREY, POSITIONS, STARTER, Batter, Pitcher
from pennant.kernel.errors import CardError, UsageError, nearest


class Style(msgspec.Struct, frozen=True):
    """How a deck builder values players, in runs."""

    hitting: tuple[float, ...] = RUNS  # by result
    pitching: tuple[float, ...] = RUNS
    speed: float = SPEED_RUNS
    gloves: float = 1.0  # the weight of fielding; the next two are weights as well
    starters: float = 1.0
    relievers: float = 1.0


STYLES = {
    "best": Style(),
    "small-ball": Style(
        hitting=(-0.34, -0.26, -0.27, 0.36, 0.50, 0.70, 1.10, 0.95),
        pitching=(-0.26, -0.29, -0.25, 0.40, 0.42, 0.74, 1.09, 1.35),
        speed=6.0,
    ),
    "three-true-outcomes": Style(
        hitting=(-0.22, -0.32, -0.30, 0.42, 0.26, 0.66, 0.90, 1.85),
        pitching=(-0.42, -0.22, -0.20, 0.34, 0.41, 0.76, 1.09, 1.40),
        speed=0.5,
    ),
    "glove-first": Style(pitching=(-0.20, -0.36, -0.28, 0.34, 0.38, 0.76, 1.09, 1.60), gloves=3.0),
    "bullpen": Style(starters=0.7, relievers=3.0),
}
"""The styles of deck building."""

BENCH = 0.2
"""The weight of a batter on the bench."""
VERSATILITY = 2.0
"""The value of a listed position of a batter on the bench, in runs."""

Squad = tuple[list[int], list[int]]
"""Batters and pitchers, as their numbers in the set."""


def build_deck(
    book: CardBook, limits: Limits, rng: Random, pool: Collection[str] | None = None, style: str | None = None
) -> DeckText:
    """Build a legal deck: a random one, or with a style a good deck of that style.

    `pool` has the ids of the cards to choose from. If it has no card of a kind, all cards of that kind are available.
    """
    if style is not None and style not in STYLES:
        raise UsageError(f"there is no style {style!r}: {nearest(style, STYLES)}")
    chosen = _pool(book, limits, frozenset(map(str.lower, pool)) if pool is not None else None)
    batters, pitchers = _squad(chosen, limits, STYLES[style] if style is not None else None, rng)
    if style is None:
        lineup = _any_lineup([chosen.batter(number).listed for number in batters], rng)
        strategy = _any_strategies(chosen, limits, rng)
    else:
        lineup = auto_lineup(batters, book)
        strategy = _good_strategies(chosen, limits, rng)
    return DeckText(
        title=(style or "random").replace("-", " ").title(),
        players=tuple([book.batters[n].id for n in batters] + [book.pitchers[n].id for n in pitchers]),
        strategy={book.strategies[number].id: strategy[number] for number in sorted(strategy)},
        coaches=tuple([book.coaches[rng.choice(numbers)].id for numbers in chosen.coaches]),
        stadium=book.stadiums[rng.choice(chosen.stadiums)].id,
        lineup=tuple(
            (book.batters[batters[place]].id, POSITION_NAMES[position])
            for place, position in zip(lineup.order, lineup.fielding, strict=True)
        ),
    )


# --- the cards to choose from ---------------------------------------------------------------------------------------


class Pool(msgspec.Struct, frozen=True, eq=False):
    """The cards to choose from, as their numbers in the set."""

    book: CardBook
    batters: tuple[int, ...]
    pitchers: tuple[int, ...]
    strategies: tuple[int, ...]  # as many copies of each as its rarity allows
    coaches: tuple[tuple[int, ...], ...]  # by kind
    stadiums: tuple[int, ...]

    def batter(self, number: int) -> Batter:
        return self.book.rules.batters[number]

    def pitcher(self, number: int) -> Pitcher:
        return self.book.rules.pitchers[number]


@lru_cache(maxsize=64)
def _pool(book: CardBook, limits: Limits, wanted: frozenset[str] | None) -> Pool:
    """The cards with these ids, and all cards of every kind that has none of these ids."""
    ids = Ids.of(book)
    for each in sorted(wanted or ()):
        if each not in ids.spelt:
            raise UsageError(f"there is no card {each!r}: {nearest(each, ids.spelt)}")

    def select(*kinds: dict[str, int]) -> list[list[int]]:
        if wanted is None or not any(key in wanted for kind in kinds for key in kind):
            return [list(kind.values()) for kind in kinds]
        return [[number for key, number in kind.items() if key in wanted] for kind in kinds]

    batters, pitchers = select(ids.batters, ids.pitchers)
    (strategies,), (coaches,), (stadiums,) = select(ids.strategies), select(ids.coaches), select(ids.stadiums)
    cards = book.rules
    by_kind = [tuple([n for n in coaches if cards.coaches[n].colour == colour]) for colour in COACH_KINDS]
    if not all(by_kind):
        missing = next(kind for kind, found in zip(COACH_KINDS.values(), by_kind, strict=True) if not found)
        raise CardError(f"there is no {missing} coach to choose from (C-2.3.1)")
    copies = [number for number in strategies for _ in range(limits.copies[cards.strategies[number].rarity])]
    return Pool(book, tuple(batters), tuple(pitchers), tuple(copies), tuple(by_kind), tuple(stadiums))


def _one_card_a_person(pool: Pool, rng: Random) -> Squad:
    """All players in random order, one card per person (C-2.1.6)."""
    batters, pitchers = list(pool.batters), list(pool.pitchers)
    rng.shuffle(batters)
    rng.shuffle(pitchers)
    bats = {int(pool.batter(number).person): number for number in batters}
    arms = {int(pool.pitcher(number).person): number for number in pitchers}
    for person in bats.keys() & arms.keys():
        del rng.choice((bats, arms))[person]
    return list(bats.values()), list(arms.values())


ATTEMPTS = 20
"""How often other cards of the same people are tried."""


def _squad(pool: Pool, limits: Limits, style: Style | None, rng: Random) -> Squad:
    for attempt in range(ATTEMPTS):
        candidates = _one_card_a_person(pool, rng)
        try:
            if style is None:
                return _any_squad(pool, candidates, limits, rng)
            return _good_squad(pool, candidates, limits, style, rng)
        except CardError:
            if attempt == ATTEMPTS - 1:
                raise
    raise AssertionError("the last attempt raises or returns")


# --- any deck -------------------------------------------------------------------------------------------------------


def _any_squad(pool: Pool, candidates: Squad, limits: Limits, rng: Random) -> Squad:
    """Draw batters and pitchers at random, then exchange them for cheaper ones until they are within the cap."""
    squad = _any_batters(pool, candidates[0], limits, rng), _any_pitchers(pool, candidates[1], limits)
    _cut_salaries(pool, squad, candidates, limits, rng)
    return squad


def _any_batters(pool: Pool, candidates: list[int], limits: Limits, rng: Random) -> list[int]:
    """Eight batters who fill the positions, then the first of the others."""
    positions = list(range(FIELD))
    rng.shuffle(positions)
    needed = fielders([int(pool.batter(number).listed) for number in candidates], positions)
    if needed is None or len(candidates) < limits.batters:
        raise CardError(
            f"{len(candidates)} batters to choose from, and no {limits.batters} of them fill all positions (C-2.1.2)"
        )
    chosen = [candidates[place] for place in needed]
    return chosen + [number for number in candidates if number not in chosen][: limits.batters - FIELD]


def _any_pitchers(pool: Pool, candidates: list[int], limits: Limits) -> list[int]:
    """The required numbers of starters and relievers, then the next pitchers as far as the limits allow."""
    starters = [number for number in candidates if pool.pitcher(number).role == STARTER]
    relievers = [number for number in candidates if pool.pitcher(number).role != STARTER]
    chosen = starters[: limits.starters[0]] + relievers[: limits.relievers[0]]
    room = {True: limits.starters[1] - limits.starters[0], False: limits.relievers[1] - limits.relievers[0]}
    for number in candidates:
        is_starter = pool.pitcher(number).role == STARTER
        if len(chosen) < limits.pitchers and number not in chosen and room[is_starter]:
            room[is_starter] -= 1
            chosen.append(number)
    if len(chosen) < limits.pitchers or len(starters) < limits.starters[0] or len(relievers) < limits.relievers[0]:
        raise CardError(
            f"{len(starters)} starters and {len(relievers)} relievers to choose from: too few for the roster "
            f"{limits.name!r} ({limits.roles_rule})"
        )
    return chosen


def _cut_salaries(pool: Pool, squad: Squad, candidates: Squad, limits: Limits, rng: Random) -> None:
    """Exchange single players for cheaper ones until the salaries are within the cap.

    Legal squads of one size are the bases of a matroid, so if no single exchange helps, there is no cheaper squad.
    """
    over = _total(pool, squad) - (limits.cap if limits.cap is not None else _total(pool, squad))
    while over > 0:
        saved = _cheaper(pool, squad, candidates, limits, rng)
        if not saved:
            raise CardError(f"no squad of these players is within the cap of {limits.cap} ({limits.cap_rule})")
        over -= saved


def _cheaper(pool: Pool, squad: Squad, candidates: Squad, limits: Limits, rng: Random) -> int:
    """Make one exchange; return the salary that it saves, or 0 if no exchange is possible."""
    places = [(kind, place) for kind in (0, 1) for place in range(len(squad[kind]))]
    rng.shuffle(places)
    for kind, place in places:
        own = squad[kind]
        paid = _salary(pool, kind, own[place])
        cheaper = [n for n in candidates[kind] if _salary(pool, kind, n) < paid and n not in own]
        rng.shuffle(cheaper)
        for newcomer in cheaper:
            before, own[place] = own[place], newcomer
            if _is_legal(pool, squad, limits):
                return paid - _salary(pool, kind, newcomer)
            own[place] = before
    return 0


def _is_legal(pool: Pool, squad: Squad, limits: Limits) -> bool:
    """Whether all positions can be filled, and the numbers of starters and relievers are legal."""
    starters = sum(pool.pitcher(number).role == STARTER for number in squad[1])
    return (
        limits.starters[0] <= starters <= limits.starters[1]
        and limits.relievers[0] <= len(squad[1]) - starters <= limits.relievers[1]
        and fielders([int(pool.batter(number).listed) for number in squad[0]]) is not None
    )


def _salary(pool: Pool, kind: int, number: int) -> int:
    return int((pool.pitcher(number) if kind else pool.batter(number)).salary)


def _total(pool: Pool, squad: Squad) -> int:
    return sum(_salary(pool, kind, number) for kind in (0, 1) for number in squad[kind])


def _any_lineup(listed: Sequence[int], rng: Random) -> Lineup:
    """Nine random batters of the squad in random order, at positions that they can play (C-3.2.9)."""
    places, positions = list(range(len(listed))), list(range(FIELD))
    rng.shuffle(places)
    rng.shuffle(positions)
    found = fielders([listed[place] for place in places], positions)
    assert found is not None
    nine = [(places[each], position) for position, each in enumerate(found)]
    playing = {place for place, _ in nine}
    nine.append((next(place for place in places if place not in playing), DESIGNATED))
    rng.shuffle(nine)
    return Lineup(tuple([place for place, _ in nine]), tuple([position for _, position in nine]))


def _any_strategies(pool: Pool, limits: Limits, rng: Random) -> Counter[int]:
    copies = list(pool.strategies)
    rng.shuffle(copies)
    return _take_copies(pool, copies, limits)


def _take_copies(pool: Pool, copies: Iterable[int], limits: Limits) -> Counter[int]:
    """Take copies in order until the deck is full; skip those that would break a rule (C-2.2.2, C-2.2.3)."""
    taken: Counter[int] = Counter()
    families: Counter[int] = Counter()
    weather = 0
    for number in copies:
        card = pool.book.rules.strategies[number]
        most = limits.copies[card.rarity]
        if families[card.family] < most and not (card.weather and weather == limits.weather):
            taken[number] += 1
            families[card.family] += 1
            weather += card.weather
            if taken.total() == limits.cards:
                return taken
    raise CardError(f"only {taken.total()} strategy cards to choose from, but a deck has {limits.cards} (C-2.2.1)")


# --- a good deck ----------------------------------------------------------------------------------------------------


class Worth(msgspec.Struct, frozen=True, eq=False):
    """The value of the players of a pool in runs per season, by a style."""

    bench: dict[int, float]
    fielding: list[dict[int, float]]  # batting included, by position; only batters who can play there
    pitching: dict[int, float]

    @staticmethod
    def of(pool: Pool, candidates: Squad, style: Style) -> "Worth":
        batters, pitchers = candidates
        lines = SetChances.of(pool.book)
        bats = {number: _hitting(pool.batter(number), lines.batters[number], style) for number in batters}
        fielding = [
            {
                number: bat + style.gloves * fielding_runs(pool.batter(number), position)
                for number, bat in bats.items()
                if position == DESIGNATED or pool.batter(number).listed >> position & 1
            }
            for position in range(POSITIONS)
        ]
        bench = {n: BENCH * bat + VERSATILITY * int(pool.batter(n).listed).bit_count() for n, bat in bats.items()}
        mean = _weigh(lines.mean, style.pitching)
        pitching = {n: _pitching(pool.pitcher(n), lines.pitchers[n], mean, style) for n in pitchers}
        return Worth(bench, fielding, pitching)

    def want(self, kind: int, number: int) -> None:
        """Raise the value of a batter or a pitcher who must stay in the squad."""
        for values in (self.pitching,) if kind else (self.bench, *self.fielding):
            if number in values:
                values[number] += WANTED

    def lineup(self, batters: Sequence[int], price: Callable[[int], float]) -> list[int]:
        """The best batter for each position, with the price of each batter subtracted from his value."""
        values = [
            [self.fielding[position].get(number, IMPOSSIBLE) - price(number) for number in batters]
            for position in range(POSITIONS)
        ]
        return [batters[place] for place in assignment(values)]

    def squad(self, squad: Squad) -> float:
        """The value of a squad: its best line-up, the bench and the pitchers."""
        nine = self.lineup(squad[0], lambda _: 0.0)
        playing = sum(self.fielding[position].get(number, IMPOSSIBLE) for position, number in enumerate(nine))
        resting = sum(self.bench[number] for number in squad[0] if number not in nine)
        return playing + resting + sum(self.pitching[number] for number in squad[1])


def _weigh(line: RowChances, values: Sequence[float]) -> float:
    return sum(chance * value for chance, value in zip(line, values, strict=True))


def _hitting(batter: Batter, line: RowChances, style: Style) -> float:
    return SEASON_TURNS * _weigh(line, style.hitting) + style.speed * (int(batter.speed) - USUAL_SPEED)


def _pitching(pitcher: Pitcher, line: RowChances, mean: float, style: Style) -> float:
    weight = style.starters if pitcher.role == STARTER else style.relievers
    return weight * batters_faced(pitcher) * (mean - _weigh(line, style.pitching))


def _good_squad(pool: Pool, candidates: Squad, limits: Limits, style: Style, rng: Random) -> Squad:
    """The most valuable squad within the cap: players are valued less the price of their salary, then exchanged.

    Bisection finds the price at which the squad is within the cap: the higher the price, the cheaper the squad.
    """
    limits = _sensible(limits)
    cheap = _any_squad(pool, candidates, limits, rng)  # raises an error that says what is missing
    worth = Worth.of(pool, candidates, style)
    return _improve(pool, worth, _squad_at_price(pool, worth, candidates, limits) or cheap, candidates, limits)


def _squad_at_price(pool: Pool, worth: Worth, candidates: Squad, limits: Limits) -> Squad | None:
    """The best squad within the cap for any price of salary, found by bisection; None if there is none."""
    best = _at_price(pool, worth, candidates, limits, 0.0)
    if limits.cap is None or _total(pool, best) <= limits.cap:
        return best
    found, low, high = None, 0.0, HIGHEST_PRICE
    for _ in range(HALVINGS):
        price = (low + high) / 2
        squad = _at_price(pool, worth, candidates, limits, price)
        if _total(pool, squad) <= limits.cap:
            found, high = squad, price
        else:
            low = price
    return found


HIGHEST_PRICE = 10.0
"""Runs per unit of salary: a price that no player is worth."""
HALVINGS = 20
LEAST_STARTERS, LEAST_RELIEVERS = 5, 8
"""The numbers of starters and relievers in a good deck, where the rules allow fewer."""


def _sensible(limits: Limits) -> Limits:
    """Limits with a full rotation and bullpen, even if the rules require only one starter and one reliever (C-R9)."""
    starters, relievers = (
        (max(least, min(wanted, most)), most)
        for (least, most), wanted in ((limits.starters, LEAST_STARTERS), (limits.relievers, LEAST_RELIEVERS))
    )
    return msgspec.structs.replace(limits, starters=starters, relievers=relievers)


def _at_price(pool: Pool, worth: Worth, candidates: Squad, limits: Limits, price: float) -> Squad:
    """The best squad if one unit of salary costs this many runs."""

    def batter_price(number: int) -> float:
        return price * _salary(pool, 0, number)

    batters, pitchers = candidates
    nine = worth.lineup(batters, batter_price)
    bench = sorted(set(batters) - set(nine), key=lambda n: (batter_price(n) - worth.bench[n], n))
    by_value = sorted(pitchers, key=lambda n: (price * _salary(pool, 1, n) - worth.pitching[n], n))
    return nine + bench[: limits.batters - POSITIONS], _any_pitchers(pool, by_value, limits)


def _improve(pool: Pool, worth: Worth, squad: Squad, candidates: Squad, limits: Limits) -> Squad:
    """Exchange single players for more expensive ones as long as that is better and within the cap."""
    value = worth.squad(squad)
    left = limits.cap - _total(pool, squad) if limits.cap is not None else 0
    improved = left > 0
    while improved:
        improved = False
        for kind, place, newcomer in _dearer(pool, squad, candidates, left):
            before = squad[kind][place]
            squad[kind][place] = newcomer
            better = worth.squad(squad) if _is_legal(pool, squad, limits) else value
            if better > value + 1e-6:
                left -= _salary(pool, kind, newcomer) - _salary(pool, kind, before)
                value, improved = better, True
                break
            squad[kind][place] = before
    return squad


def _dearer(pool: Pool, squad: Squad, candidates: Squad, left: int) -> Iterator[tuple[int, int, int]]:
    """The exchanges that this much salary allows: batters (0) or pitchers (1), the index, and the new player."""
    for kind in (1, 0):
        for place, player in enumerate(squad[kind]):
            for newcomer in candidates[kind]:
                if (
                    0 < _salary(pool, kind, newcomer) - _salary(pool, kind, player) <= left
                    and newcomer not in squad[kind]
                ):
                    yield kind, place, newcomer


def _good_strategies(pool: Pool, limits: Limits, rng: Random, kept: Iterable[int] = ()) -> Counter[int]:
    """Kept cards first, then rare cards before common ones, which do less; as many for offense as for defense."""
    cards = pool.book.rules.strategies
    copies = list(pool.strategies)
    rng.shuffle(copies)
    copies.sort(key=lambda number: (cards[number].weather, -cards[number].rarity))
    greys = [number for number in copies if cards[number].colour == GREY]
    coloured = [number for number in copies if cards[number].colour != GREY]
    turns: dict[int, list[int]] = {}
    for number in coloured:
        turns.setdefault(int(cards[number].colour), []).append(number)
    mixed = [number for pair in zip_longest(*turns.values()) for number in pair if number is not None]
    few = limits.cards // 8
    return _take_copies(pool, [*kept, *greys[:few], *mixed, *greys[few:]], limits)


# --- the rest of a deck -----------------------------------------------------------------------------------------------

WANTED = 1e5
"""The value in runs of a player who must stay: more than all others together, less than an illegal squad costs."""


def complete_deck(deck: DeckText, book: CardBook, limits: Limits, rng: Random) -> DeckText:
    """Complete a deck: keep as many of its cards as possible, and fill it up with good cards to a legal deck."""
    ids, pool = Ids.of(book), _pool(book, limits, None)
    batters, pitchers = _complete_squad(pool, _squad_of(deck, pool, ids), limits, rng)
    kept = [
        ids.strategies[key]
        for each, n in deck.strategy.items()
        if (key := each.lower()) in ids.strategies
        for _ in range(n)
    ]
    strategy = _good_strategies(pool, limits, rng, kept)
    own = [ids.coaches[key] for each in deck.coaches if (key := each.lower()) in ids.coaches]
    coaches = [next((number for number in own if number in kind), rng.choice(kind)) for kind in pool.coaches]
    stadium = ids.stadiums.get(deck.stadium.lower())
    found = DeckText(
        title=deck.title,
        players=tuple([book.batters[n].id for n in batters] + [book.pitchers[n].id for n in pitchers]),
        strategy={book.strategies[number].id: strategy[number] for number in sorted(strategy)},
        coaches=tuple([book.coaches[number].id for number in coaches]),
        stadium=book.stadiums[rng.choice(pool.stadiums) if stadium is None else stadium].id,
        lineup=deck.lineup,
    )
    return found if not breaches(found, book, limits) else msgspec.structs.replace(found, lineup=())


def _squad_of(deck: DeckText, pool: Pool, ids: Ids) -> Squad:
    """The players of a deck, each person once (C-2.1.6)."""
    batters, pitchers = dict[int, int](), dict[int, int]()
    for key in map(str.lower, deck.players):
        if (number := ids.batters.get(key)) is not None and pool.batter(number).person not in pitchers:
            batters.setdefault(int(pool.batter(number).person), number)
        elif (number := ids.pitchers.get(key)) is not None and pool.pitcher(number).person not in batters:
            pitchers.setdefault(int(pool.pitcher(number).person), number)
    return list(batters.values()), list(pitchers.values())


def _complete_squad(pool: Pool, kept: Squad, limits: Limits, rng: Random) -> Squad:
    """A good squad with these players; if the cap is too low for all of them, the most expensive ones are dropped."""
    people = {int(pool.batter(n).person) for n in kept[0]} | {int(pool.pitcher(n).person) for n in kept[1]}
    others = _one_card_a_person(pool, rng)
    candidates = (
        kept[0] + [number for number in others[0] if int(pool.batter(number).person) not in people],
        kept[1] + [number for number in others[1] if int(pool.pitcher(number).person) not in people],
    )
    limits = _sensible(limits)
    staying = [(kind, number) for kind in (0, 1) for number in kept[kind]]
    while True:
        worth = Worth.of(pool, candidates, STYLES["best"])
        for kind, number in staying:
            worth.want(kind, number)
        squad = _squad_at_price(pool, worth, candidates, limits)
        if squad is not None:
            return _improve(pool, worth, squad, candidates, limits)
        if not staying:
            raise CardError(f"no squad of these players is within the cap of {limits.cap} ({limits.cap_rule})")
        staying.remove(max(staying, key=lambda each: _salary(pool, *each)))
