"""Cards as the rules see them: numbers in place of names (F-2.1 to F-2.7)."""

from typing import Final

from mypy_extensions import i64

STATS: Final = 10
"""AVG R HR RBI SB, then ERA IP W K SV; stats k and k + 5 share a colour and a track (F-2.2, F-R2)."""
TRACKS: Final = 5
TRACK_BITS: Final = 12
"""The points of a Manager on the five tracks are packed, this many bits per track: they are unlimited (F-15.6)."""

ROOKIE: Final = 0
PRO: Final = 1
SPECIALIST: Final = 2
ALL_STAR: Final = 3
HALL_OF_FAME: Final = 4
TIERS: Final = 5
DEALT: Final = (3, 1, 1, 1, 1)
"""How many cards of each tier a Manager is dealt (F-4.4)."""

HIT: Final = 0
PITCH: Final = 1
TWO_WAY: Final = 2

# The 21 magic abilities, in the order of F-11.1 to F-11.21.
ABDUCT: Final = 0
AXE: Final = 1
BERZERK: Final = 2
BLESSING: Final = 3
BRUTE_FORCE: Final = 4
DIG: Final = 5
FLAMES: Final = 6
FOCUS: Final = 7
HELPER: Final = 8
HIBERNATE: Final = 9
JUSTICE: Final = 10
MEOW: Final = 11
MORPH: Final = 12
PILE_ON: Final = 13
POWER_JUICE: Final = 14
RECRUIT: Final = 15
REVIVE: Final = 16
SHAPESHIFT: Final = 17
SUMMON: Final = 18
TELEPORT: Final = 19
TRANSLUCENT: Final = 20


class Character:
    """A Character: what it can do, which side it is on, and its magic (F-2.3)."""

    def __init__(self, number: int, tier: int, good: bool, stats: tuple[int, ...], magic: int) -> None:
        self.number = number
        self.tier: i64 = tier
        self.good = good
        self.stats = stats  # ten values; 0: it lacks the skill
        self.has: i64 = sum([1 << stat for stat in range(STATS) if stats[stat]])  # the stats it has, as a set
        self.kind: i64 = HIT if self.has < 32 else PITCH if not self.has & 31 else TWO_WAY
        self.highest: i64 = stats.index(max(stats))  # the first of equal ones (F-E14)
        self.magic: i64 = magic


class WinCard:
    """A week's game: the stats that count, the banners, and what it is worth (F-2.5)."""

    def __init__(self, number: int, requires: int, banners: tuple[int, ...], wins: int) -> None:
        self.number = number
        self.requires: i64 = requires  # a set of stats
        self.banners = banners  # for each track how far a matching stat moves the peg; 0: no banner
        self.wins: i64 = wins  # as printed (F-R5)


ANYBODY: Final = 0
BY_ALIGNMENT: Final = 1
BY_TIER: Final = 2
BY_KIND: Final = 3


class StatChange:
    """How an Event changes the stats of the Characters that match its filter (F-12.1.4, F-12.1.7)."""

    def __init__(self, filter: int, value: int, stats: int, highest: bool, delta: int) -> None:
        self.filter: i64 = filter
        self.value: i64 = value  # 1 for Good, a tier, or a kind
        self.stats: i64 = stats  # the set of stats that change
        self.highest = highest  # only the highest printed one of them changes
        self.delta: i64 = delta


SHOW_NOTHING: Final = 0
SHOW_BENCH: Final = 1
SHOW_HOME_STARTER: Final = 2

USUAL_WEEKS: Final = (0, 1, 2, 3)


class EventCard:
    """An Event: in force for a month, or for the whole Series (F-2.6, F-12.1)."""

    def __init__(self, number: int, season_only: bool, needs_free_agency: bool) -> None:
        self.number = number
        self.season_only = season_only
        self.needs_free_agency = needs_free_agency
        self.use_everywhere = not season_only and not needs_free_agency
        self.changes: tuple[StatChange, ...] = ()  # F-E01 to F-E14
        self.evil_wins_ties = False
        self.waiver_breaks_ties = False
        self.no_magic: i64 = 0  # a set of weeks, counted from 0 in the order they are played
        self.magic_rounds: i64 = 1
        self.waiver_magic = False  # the magic step runs in waiver order
        self.active_magic = False  # the magic of the active may be used, once
        self.shows: i64 = SHOW_NOTHING
        self.more_free_agents: i64 = 0
        self.claim_rounds: i64 = 1
        self.no_free_agency = False  # F-E24
        self.leader_claims_first = False
        self.winner_scores = False  # F-E26
        self.more_points: i64 = 0  # F-E27
        self.no_points = False  # F-E28
        self.more_wins = (0, 0, 0, 0)  # for each base
        self.weeks: tuple[int, ...] = USUAL_WEEKS  # the bases in the order they are played (F-E30)


NO_EVENT: Final = EventCard(-1, False, False)
"""The values in force when there is no Event."""


class CardSet:
    """All the cards of a box, numbered. Immutable; many states share one."""

    def __init__(
        self,
        sha256: str,
        characters: tuple[Character, ...],
        wins: tuple[WinCard, ...],
        events: tuple[EventCard, ...],
        teams: int,
    ) -> None:
        self.sha256 = sha256
        self.characters = characters
        self.wins = wins
        self.events = events
        self.teams = teams
        self.tier_of = bytes([character.tier for character in characters])
        self.tiers = tuple([tuple([c.number for c in characters if c.tier == tier]) for tier in range(TIERS)])
        self.totals = [[printed_total(c, win) for win in wins] for c in characters]
        self.points = [[banner_points(c.has, win, 0) for win in wins] for c in characters]


def printed_total(character: Character, win: WinCard) -> int:
    """The total of a Character's printed stats for a Win card (F-6.3)."""
    return sum([character.stats[stat] for stat in range(STATS) if win.requires >> stat & 1])


def banner_points(has: i64, win: WinCard, more: i64) -> int:
    """How far the pegs move for a Character with these stats, packed by track (F-6.6, F-R13)."""
    points = 0
    for track in range(TRACKS):
        if win.banners[track]:
            matches = (has >> track & 1) + (has >> track + TRACKS & 1)
            points += matches * (win.banners[track] + more) << track * TRACK_BITS
    return points
