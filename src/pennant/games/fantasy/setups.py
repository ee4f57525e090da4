"""The modes of Fantasy Fantasy Baseball and their options, and their conversion for the rules (F-12, F-14.1).

The No Crying token is not an option of a game: it has no effect, and front ends pass it around (F-12.4, F-R48).
"""

from collections.abc import Mapping
from typing import Any

from pennant.games.fantasy.cards import CardBook
from pennant.games.fantasy.rules.setup import Setup
from pennant.kernel.errors import UsageError
from pennant.kernel.game import Mode, Option

DRAFTS = ("live", "quick", "reverse", "pairs", "snake")
TRACK_TIES = ("share_high", "share_low", "split_floor")
ROBOT_PICKS = ("human", "auto_weak", "auto_best")

SEATS = Option("seats", "int", 4, "number of Managers (F-1.13)", 2, 5)
DRAFT = Option("draft", "word", "live", "how Characters are drafted (F-12.7)", words=DRAFTS)
MORE_WINS = Option("more_wins", "bool", False, "two Win cards at each base, for 4 or 5 Managers (F-12.2)")
ALWAYS_WILD_CARD = Option("always_wild_card", "bool", False, "second and third always play for a place (F-12.5)")
EDGE = Option("two_player_edge", "int", 0, "two Managers: games the season's winner leads the Series by (F-R52)", 0, 3)
ROBOT = Option("robot_picks", "word", "human", "who chooses the Robot's starters (F-12.6.11)", words=ROBOT_PICKS)
SHARED = (
    Option("months", "int", 3, "months of the season; 4 or 5 are a Full Season (F-12.3)", 3, 5),
    Option("events", "bool", False, "an Event every month and in the Series (F-12.1)"),
    Option("win_values", "word", "flat", "Wins of a card: 1, or the printed number (F-R5)", words=("flat", "printed")),
    Option("track_tie", "word", "share_high", "Wins for equal points on a track (F-R19)", words=TRACK_TIES),
    Option("fa_rest", "word", "deck", "where unclaimed Free Agents go (F-R9)", words=("deck", "discard")),
    Option("zero_matches", "bool", True, "a stat at 0 still matches a banner (F-R16)"),
    Option("zero_wins", "bool", False, "a total of 0 can win a game (F-R11)"),
    Option("translucent_sticky", "bool", True, "the order of TRANSLUCENT outlives the next Cleanup (F-R29)"),
    Option("recruit", "word", "reserve", "RECRUIT reserves, or exchanges at once (F-R45)",
           words=("reserve", "immediate")),
    Option("wildcard_magic", "bool", False, "magic in Wild Card Games (F-R31)"),
)  # fmt: skip

MODES: Mapping[str, Mode] = {
    mode.name: mode
    for mode in (
        Mode("season", "A draft, a season of three months and a championship (20-50 minutes)", (2, 3, 4, 5),
             (SEATS, DRAFT, MORE_WINS, ALWAYS_WILD_CARD, *SHARED, EDGE)),
        Mode("solo", "You against Robot and Deck (20-30 minutes)", (1,), (ALWAYS_WILD_CARD, *SHARED, ROBOT)),
    )
}  # fmt: skip

GAMES_A_MONTH = 4


def setup_of(mode: str, options: dict[str, Any], book: CardBook) -> Setup:
    """Check that mode and options fit together, and convert them to the setup of the rules."""
    solo = mode == "solo"
    players = 1 if solo else int(options["seats"])
    more_wins = bool(options.get("more_wins", False))
    if more_wins and players < 4:
        raise UsageError(f"option more_wins is for 4 or 5 Managers, not for {players} (F-12.2)")
    if options["always_wild_card"] and players == 2:
        raise UsageError("option always_wild_card needs 3 Managers: with 2 both play the Series (F-12.5)")
    if options.get("two_player_edge") and players != 2:
        raise UsageError("option two_player_edge is for 2 Managers (F-R52)")
    if options["events"] and not any(event.use_everywhere for event in book.rules.events):
        raise UsageError(f"option events needs Events that fit any month and the Series; {book.id} has none")
    needed = int(options["months"]) * GAMES_A_MONTH * (2 if more_wins else 1)
    if len(book.wins) < needed:
        raise UsageError(f"this season needs {needed} Win cards; {book.id} has {len(book.wins)}")
    setup = Setup(players, solo, mode, options)
    setup.months = int(options["months"])
    setup.events = bool(options["events"])
    setup.more_wins = more_wins
    setup.always_wild_card = bool(options["always_wild_card"])
    setup.draft = DRAFTS.index(options.get("draft", "quick" if solo else "live"))
    setup.printed_values = options["win_values"] == "printed"
    setup.track_tie = TRACK_TIES.index(options["track_tie"])
    setup.rest_to_discard = options["fa_rest"] == "discard"
    setup.zero_matches = bool(options["zero_matches"])
    setup.zero_wins = bool(options["zero_wins"])
    setup.translucent_sticky = bool(options["translucent_sticky"])
    setup.recruit_at_once = options["recruit"] == "immediate"
    setup.wild_card_magic = bool(options["wildcard_magic"])
    setup.robot_picks = ROBOT_PICKS.index(options.get("robot_picks", "human"))
    setup.two_player_edge = int(options.get("two_player_edge", 0))
    return setup
