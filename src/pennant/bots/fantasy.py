"""The greedy bot's evaluation of Fantasy: weeks to win, places on the tracks, and the value of Characters.

All values are in Wins. A Manager expects Wins from the coming weeks and from the places on the five tracks. The
expectation of the best opponent counts against that, because only two Managers reach the Series.
"""

from functools import cache
from itertools import permutations
from math import exp, sqrt

from pennant.games.fantasy.rules import moves, questions
from pennant.games.fantasy.rules.cards import (
    ABDUCT,
    AXE,
    BERZERK,
    BLESSING,
    BRUTE_FORCE,
    DIG,
    FLAMES,
    FOCUS,
    HELPER,
    HIBERNATE,
    JUSTICE,
    MEOW,
    MORPH,
    PILE_ON,
    POWER_JUICE,
    RECRUIT,
    REVIVE,
    SHAPESHIFT,
    SUMMON,
    TELEPORT,
    TRACK_BITS,
    TRACKS,
    TRANSLUCENT,
    CardSet,
)
from pennant.games.fantasy.rules.magic import choose
from pennant.games.fantasy.rules.packing import POINTS, unpack_stat, unpack_track
from pennant.games.fantasy.rules.season import Season
from pennant.games.fantasy.rules.season_state import BENCH, NO_CARD, NOBODY, SEASON, SPOTS
from pennant.games.fantasy.rules.series import lineup_size
from pennant.games.fantasy.rules.stats import points, total
from pennant.games.fantasy.rules.week import winner_of
from pennant.kernel.state import State

_MAGIC = {
    ABDUCT: 0.5, AXE: 0.45, BERZERK: 0.8, BLESSING: 0.5, BRUTE_FORCE: 0.5, DIG: 0.2, FLAMES: 0.65, FOCUS: 0.5,
    HELPER: 0.35, HIBERNATE: 0.2, JUSTICE: 0.35, MEOW: 0.6, MORPH: 0.2, PILE_ON: 0.3, POWER_JUICE: 0.5, RECRUIT: 0.15,
    REVIVE: 0.3, SHAPESHIFT: 0.4, SUMMON: 0.8, TELEPORT: 0.25, TRANSLUCENT: 0.05,
}  # fmt: skip
"""The value of each ability on the bench, in Wins per month (docs/balance)."""

_SPREAD = 2.4  # the spread of totals by the magic of a week
_TRACK_SPREAD = 0.55  # the spread of points on a track, per square root of coming weeks
_FOE = 0.35  # the weight of the best opponent's expectation
_ROSTER = 0.04  # the value of a point of a roster's strength, per coming month
_KEEP_MAGIC = 0.22  # the value of an unused ability, per coming week


def best_action(state: State, seat: int) -> int:
    """The action that the greedy bot takes."""
    assert isinstance(state, Season)
    question = state.question
    legal = state.legal(seat)
    if question in (questions.CHOOSE_KEEP, questions.CHOOSE_OPEN, questions.CHOOSE_DISCARD):
        return _draft(state, seat, legal)
    if question == questions.CHOOSE_CLAIM:
        return _claim(state, seat, legal)
    if question == questions.CHOOSE_DROP:
        return _drop(state, seat, legal)
    if question in (
        questions.CHOOSE_ROSTER,
        questions.CHOOSE_LINEUP,
        questions.CHOOSE_FIRST_GAME,
        questions.CHOOSE_GAME,
        questions.CHOOSE_WILD,
    ):
        return _start(state, seat, legal)
    if question == questions.CHOOSE_ROBOT:
        return _weakest_robot(state, legal)
    return _magic(state, seat)[1]


# --- the value of Characters --------------------------------------------------------------------------------------


@cache
def _strengths(cards: CardSet) -> tuple[float, ...]:
    """The value of each Character as a starter: its mean total over all Win cards, the best quarter weighted more."""
    found = []
    for number in range(len(cards.characters)):
        totals = sorted(cards.totals[number], reverse=True)
        best = totals[: len(totals) // 4]
        found.append(0.4 * sum(totals) / len(totals) + 0.6 * sum(best) / len(best))
    return tuple(found)


def _team_value(state: Season, team: list[int]) -> float:
    """The value of a team: its four strongest starters, and mainly the two best abilities of the others."""
    strengths, characters = _strengths(state.cards), state.characters
    best = sorted(team, key=lambda card: strengths[card], reverse=True)
    value = 0.18 * sum(strengths[card] for card in best[:4])
    spells = sorted((_MAGIC[characters[card].magic] for card in best[4:]), reverse=True)
    value += sum(spells[:2]) + 0.1 * sum(spells[2:])
    return value + 0.04 * sum(_MAGIC[characters[card].magic] for card in best[:4])


def _draft(state: Season, seat: int, legal: list[int]) -> int:
    """Keep the card that makes the best team; discard the card whose loss costs least."""
    manager = state.managers[seat]
    team = [card for card in manager.spots if card != NO_CARD]
    team += [manager.hand[action - moves.SPOT] for action in moves.picks_of(manager.picks) if manager.hand]

    def value(action: int) -> float:
        if state.question == questions.CHOOSE_DISCARD:
            return _team_value(state, [card for card in team if card != manager.spots[action - moves.SPOT]])
        row = state.pool if state.question == questions.CHOOSE_OPEN else manager.hand
        first = moves.OFFER if state.question == questions.CHOOSE_OPEN else moves.SPOT
        return _team_value(state, [*team, row[action - first]])

    return max(legal, key=value)


# --- the coming weeks ---------------------------------------------------------------------------------------------


def _chance(difference: float) -> float:
    """The chance that a lead of this many points in a total holds."""
    return 1.0 / (1.0 + exp(-difference / _SPREAD))


def _rivals(state: Season, seat: int, win: int) -> list[float]:
    """The total that each opponent is expected to have for a Win card: a weighted mean of their three best cards."""
    totals = state.cards.totals
    found = []
    for other in state.playing():
        if other == seat:
            continue
        held = [card for card in state.managers[other].spots if card != NO_CARD]
        if other >= state.setup.players:
            held += state.robot if other == 1 else state.deck[:8]
        best = sorted((totals[card][win] for card in held), reverse=True)[:3]
        found.append(0.45 * best[0] + 0.35 * best[1] + 0.2 * best[2] if len(best) == 3 else float(max(best, default=8)))
    return found


def _point_values(state: Season, seat: int) -> list[float]:
    """The value of one more point on each track, in Wins: the chance to pass opponents (F-8.1)."""
    tracks = [_unpack(int(manager.tracks)) for manager in state.managers]
    spread = _track_spread(state)
    scale = 2.0 if len(tracks) == 2 else 1.0
    found = []
    for track in range(TRACKS):
        mine = tracks[seat][track]
        gain = sum(
            _better(mine + 1 - other[track], spread) - _better(mine - other[track], spread)
            for number, other in enumerate(tracks)
            if number != seat
        )
        found.append(scale * (gain + (0.3 if not mine else 0.0)))
    return found


def _unpack(packed: int) -> list[int]:
    """The points on the five tracks."""
    return [unpack_track(packed, track) for track in range(TRACKS)]


def _track_spread(state: Season) -> float:
    """The spread of the points on a track until the end of the season."""
    weeks = 4 * (state.setup.months - int(state.month)) + 4 - int(state.week)
    return 0.35 + _TRACK_SPREAD * sqrt(max(0, weeks))


def _better(lead: float, spread: float) -> float:
    """The chance that a lead on a track holds; a tie shares the better place (F-R19)."""
    return 1.0 / (1.0 + exp(-(lead + 0.5) / spread))


def _worth(state: Season, win: int, place: int) -> float:
    printed = int(state.cards.wins[win].wins) if state.setup.printed_values else 1
    return float(printed + state.event.more_wins[place % 4])


def _game_table(state: Season, seat: int, cards: list[int], places: list[int]) -> list[list[float]]:
    """The value of starting each card at each place."""
    values = _point_values(state, seat) if state.stage == SEASON else None
    table: list[list[float]] = [[] for _ in cards]
    for place in places:
        win = state.field[place]
        rivals = _rivals(state, seat, win)
        worth = _worth(state, win, place) if values else 1.0
        for row, card in zip(table, cards, strict=True):
            odds = 1.0
            mine = state.cards.totals[card][win]
            if not mine:
                odds = 0.0
            for rival in rivals:
                odds *= _chance(mine - rival + (0.3 if state.characters[card].good else -0.3))
            value = odds * worth
            if values:
                gained = state.cards.points[card][win]
                value += (1.0 - odds) * _points_value(gained, values)
            row.append(value)
    return table


def _points_value(gained: int, values: list[float]) -> float:
    found = 0.0
    track = 0
    while gained:
        found += (gained & POINTS) * values[track]
        gained >>= TRACK_BITS
        track += 1
    return found


# --- between the weeks --------------------------------------------------------------------------------------------


def _hand(state: Season, seat: int) -> list[int]:
    return [card for card in state.managers[seat].spots if card != NO_CARD]


def _claim(state: Season, seat: int, legal: list[int]) -> int:
    """Claim the Free Agent who improves the roster most, or pass if none does."""
    hand = _hand(state, seat)
    stay = _later_value(state, hand)
    manager = state.managers[seat]
    best, choice = 0.02, moves.PASS
    for action in legal:
        if action == moves.PASS:
            continue
        reserved = action >= moves.RESERVED
        card = manager.reserved[action - moves.RESERVED] if reserved else state.pool[action - moves.OFFER]
        value = max(_later_value(state, [*hand[:spot], *hand[spot + 1 :], card]) for spot in range(len(hand))) - stay
        if value > best:
            best, choice = value, action
    return choice


def _later_value(state: Season, hand: list[int]) -> float:
    """The value of a roster: its best starters for the current Win cards, and its cards in general."""
    places = [place for place in range(4) if state.field[place] != NO_CARD]
    totals, strengths = state.cards.totals, _strengths(state.cards)
    now = sum(max(totals[card][state.field[place]] for card in hand) for place in places)
    return 0.05 * now + _team_value(state, hand) + 0.01 * sum(strengths[card] for card in hand)


def _drop(state: Season, seat: int, legal: list[int]) -> int:
    manager = state.managers[seat]
    choice = manager.picks - 1
    reserved = choice >= moves.RESERVED
    new = manager.reserved[choice - moves.RESERVED] if reserved else state.pool[choice - moves.OFFER]
    hand = _hand(state, seat)

    def value(action: int) -> float:
        return _later_value(state, [card for card in hand if card != manager.spots[action - moves.SPOT]] + [new])

    return max(legal, key=value)


def _start(state: Season, seat: int, legal: list[int]) -> int:
    """The next starter in the best plan for all games that still need one."""
    manager = state.managers[seat]
    sides = state.question == questions.CHOOSE_ROSTER and state.setup.more_wins
    chosen = moves.picks_of(manager.picks)
    spots = sorted({_spot(action) for action in legal})
    places = _open_places(state, seat, len(chosen))
    cards = [manager.spots[spot] for spot in spots]
    table = _game_table(state, seat, cards, places)
    below = _game_table(state, seat, cards, [place + 4 for place in places]) if sides else None
    bench = [0.0 if state.stage != SEASON else _MAGIC[state.characters[card].magic] for card in cards]
    best, first = -1e9, 0
    for order in permutations(range(len(cards)), len(places)):
        value = -sum(bench[card] for card in order)
        for column, card in enumerate(order):
            value += table[card][column] if below is None else max(table[card][column], below[card][column])
        if value > best:
            best, first = value, order[0]
    if below is not None and below[first][0] > table[first][0]:
        return moves.DOWN + spots[first]
    return moves.SPOT + spots[first]


def _spot(action: int) -> int:
    return action - (moves.DOWN if action >= moves.DOWN else moves.SPOT)


def _open_places(state: Season, seat: int, chosen: int) -> list[int]:
    """The games that still need starters, the next one first."""
    if state.question == questions.CHOOSE_ROSTER:
        return list(range(chosen, 4))
    if state.question == questions.CHOOSE_LINEUP:
        return list(range(4 - lineup_size(state, seat) + chosen, 4))
    return [state.week] if state.question == questions.CHOOSE_GAME else [0]


def _weakest_robot(state: Season, legal: list[int]) -> int:
    """The Robot's weakest match for the week (F-12.6.3)."""
    win = state.field[state.event.weeks[state.turn] if state.turn < 4 else state.turn]

    def strength(action: int) -> tuple[int, int]:
        card = state.robot[action - moves.OFFER]
        return state.cards.totals[card][win], state.cards.points[card][win]

    return min(legal, key=strength)


# --- magic --------------------------------------------------------------------------------------------------------


def _magic(state: Season, seat: int) -> tuple[float, int]:
    """The value of the best continuation, and its first choice."""
    best, choice = -1e9, moves.PASS
    for action in state.legal(seat):
        if action == moves.PASS:
            value = _prospect(state, seat)
        else:
            world = state.copy()
            assert isinstance(world, Season)
            world.acting = 0
            choose(world, seat, action)  # without further actions of others
            value = _magic(world, seat)[0] if world.acting else _prospect(world, seat)
        if value > best + 1e-9:
            best, choice = value, action
    return best, choice


def _prospect(state: Season, seat: int) -> float:
    """The expectation of a Manager if nobody uses magic any more this week."""
    if state.stage != SEASON:
        return _game_odds(state, seat) + _kept_magic(state, seat, 6 - int(state.week))
    hopes = [int(manager.wins) for manager in state.managers]
    gains = [0] * len(hopes)
    place = state.place()
    for side in (0, 4) if state.setup.more_wins else (0,):
        _play_out(state, place, side, hopes, gains)
    tracks = [_unpack(int(manager.tracks) + gain) for manager, gain in zip(state.managers, gains, strict=True)]
    spread = _track_spread(state)
    scale = 2.0 if len(hopes) == 2 else 1.0
    values = [hopes[each] + scale * _track_hope(tracks, each, spread) for each in range(len(hopes))]
    mine = values.pop(seat)
    months = state.setup.months - int(state.month)
    strengths = _strengths(state.cards)
    roster = sum(strengths[card] for card in _hand(state, seat)) * _ROSTER * (months + 0.5)
    later = _later_weeks(state, seat) + _kept_magic(state, seat, 3 - int(state.week))
    return mine - _FOE * max(values) + roster + later + 0.12 * months * len(state.managers[seat].reserved)


def _play_out(state: Season, place: int, side: int, hopes: list[int], gains: list[int]) -> None:
    """Add the Wins of a game to the winner's, and the points on the tracks to those of Managers who gain them."""
    win = state.field[place + side]
    contenders = [
        seat
        for seat, manager in enumerate(state.managers)
        if (manager.sides >> place & 1) == (side > 0) and manager.spots[place] != NO_CARD
    ]
    winner = winner_of(state, contenders, [total(state, seat, win) for seat in contenders])
    if winner != NOBODY:
        hopes[winner] += int(_worth(state, win, place))
    focused = [seat for seat, manager in enumerate(state.managers) if manager.focus]
    for seat in contenders:
        if (seat != winner or state.event.winner_scores) and all(other == seat for other in focused):
            gains[seat] += points(state, seat, win)


def _track_hope(tracks: list[list[int]], seat: int, spread: float) -> float:
    """The expected Wins from the five tracks: one for each opponent behind on each track (F-8.1)."""
    found = 0.0
    for track in range(TRACKS):
        mine = tracks[seat][track]
        for number, other in enumerate(tracks):
            if number != seat:
                found += _better(mine - other[track], spread)
    return found


def _later_weeks(state: Season, seat: int) -> float:
    """The expected Wins of the starters in the coming weeks."""
    found = 0.0
    lead = sum(state.characters[card].stats[stat] for card, stat in map(unpack_stat, state.managers[seat].berzerk)) / 3
    for week in range(state.week + 1, 4):
        place = state.event.weeks[week]
        win, card = state.field[place], state.managers[seat].spots[place]
        if card == NO_CARD:
            continue
        odds = 1.0
        mine = state.cards.totals[card][win] + lead
        for other, manager in enumerate(state.managers):
            if other != seat and manager.spots[place] != NO_CARD:
                odds *= _chance(mine - state.cards.totals[manager.spots[place]][win])
        found += odds * _worth(state, win, place)
    return found


def _kept_magic(state: Season, seat: int, weeks: int) -> float:
    """The value of the unused abilities on the bench."""
    manager = state.managers[seat]
    found = 0.0
    for spot in range(BENCH, SPOTS):
        card = manager.spots[spot]
        ready = not manager.exhausted >> spot & 1 or manager.revived >> spot & 1
        if card != NO_CARD and ready:
            found += _MAGIC[state.characters[card].magic] * _KEEP_MAGIC * weeks
    return found


def _game_odds(state: Season, seat: int) -> float:
    """The chance of winning a game of the Series or a Wild Card Game."""
    if state.active(seat) == NO_CARD:
        return 0.0
    win = state.field[state.place()]
    playing = [other for other in state.playing() if state.active(other) != NO_CARD]
    totals = [total(state, other, win) for other in playing]
    winner = winner_of(state, playing, totals)
    if winner != NOBODY:
        return 1.0 if winner == seat else 0.0
    return 0.5
