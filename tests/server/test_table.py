"""A table is the fold of its entries: commands return drafts or are refused, and entries alone determine the table."""

from collections.abc import Callable
from functools import partial
from itertools import groupby
from operator import itemgetter
from random import Random
from typing import Any, Literal

import msgspec
import pytest

import pennant
from pennant.kernel.board import BOARD_EVENTS
from pennant.kernel.errors import UsageError
from pennant.server.clocks import MINIMUM_ON_RETURN, Clocks
from pennant.server.entries import Clock, Entry, Settings
from pennant.server.errors import CommandRefused
from pennant.server.new_table import new_settings, seats_of
from pennant.server.replays import EVERYTHING, build_replay
from pennant.server.seats import Seat
from pennant.server.table import Draft, Table, replay
from pennant.server.table_state import KEYS_KEPT
from pennant.server.table_views import TableViews
from pennant.server.timestamps import DAY

START = 1_800_000_000_000
SECRET = bytes(range(32)).hex()


class Play:
    """A table with all its entries, one second apart."""

    def __init__(
        self,
        mode: str = "single",
        seats: tuple[str, ...] = ("open", "open"),
        clock: Clock = Clock(),  # noqa: B008  it never changes
        game: str = "highlights",
        options: dict[str, Any] | None = None,
    ) -> None:
        options = options or {}
        wish = Settings(game=game, mode=mode, options=options, edition=0, secret=SECRET, seats=list(seats), clock=clock)
        body = msgspec.to_builtins(new_settings(wish))
        self.entries = [Entry(1, "created", None, body, START, "first")]
        self.table = Table("lantern-7kq2m", self.entries[0])

    def do(self, drafts: list[Draft], after: int = 1_000) -> None:
        """Apply drafts, this many milliseconds after the last entry."""
        at = self.table.updated + after
        for kind, seat, body in drafts:
            number = self.table.seq + 1
            self.entries.append(Entry(number, kind, seat, body, at, f"ref-{number}"))
            self.table.apply(self.entries[-1])

    def sit_all(self) -> "Play":
        """Ann, Ben, Cal, Dee and Eve take the open seats, in this order."""
        names = iter(("Ann", "Ben", "Cal", "Dee", "Eve"))
        for number, seat in enumerate(self.table.seats):
            if seat.kind == "open":
                name = next(names)
                self.do(self.table.sit(number, name, f"luck of {name}", f"guest-{name}"))
        return self

    def move(self, seat: int, choice: int = 0, after: int = 1_000) -> None:
        """Make one of the legal moves of a seat."""
        self.do(self.table.move(seat, self.table.state.legal(seat)[choice], self.table.seq), after)

    def status(self) -> str:
        return self.table.status

    def kinds(self) -> list[str]:
        return [entry.kind for entry in self.entries]


def started_play(*seats: str, **more: Any) -> Play:
    return Play(seats=seats or ("open", "open"), **more).sit_all()


def refusal(command: Callable[[], list[Draft]]) -> CommandRefused:
    with pytest.raises(CommandRefused) as caught:
        command()
    assert caught.value.text
    return caught.value


# --- seats and start --------------------------------------------------------------------------------------------------


def test_game_starts_when_last_seat_is_taken() -> None:
    play = Play()
    assert [seat.kind for seat in play.table.seats] == ["open", "open"]
    play.do(play.table.sit(1, "Ann", "17", "guest-Ann"))
    assert play.status() == "waiting"
    assert play.table.waiting_for() == ()
    play.do(play.table.sit(0, "Ben", "4", "guest-Ben"))
    assert play.status() == "playing"
    assert play.kinds() == ["created", "sat", "sat", "started"]
    assert play.table.players == ["human:Ben", "human:Ann"]
    assert play.table.waiting_for() == (0, 1)


def test_contributions_are_sealed_in_seat_order() -> None:
    play = Play()
    play.do(play.table.sit(1, "Ann", "17", None))
    play.do(play.table.sit(0, "Ben", "4", None))
    assert play.table.sitting is not None
    chance = play.table.sitting.record.chance
    assert chance["contributions"] == ["4", "17"]
    assert chance["secret"] == SECRET
    assert chance["commitment"] == play.table.commitment


def test_contribution_changes_deal() -> None:
    deals = set()
    for number in range(5):
        play = Play(seats=("open", "greedy"))
        play.do(play.table.sit(0, "Ann", str(number), None))
        deals.add(play.table.game.digest(play.table.state))
    assert len(deals) == 5


def test_sit_refuses_taken_seat() -> None:
    play = Play()
    play.do(play.table.sit(0, "Ann", "1", "a"))
    assert refusal(lambda: play.table.sit(0, "Ben", "2", "b")).code == "taken"
    assert refusal(lambda: play.table.put_bot(0, "greedy")).code == "taken"


@pytest.mark.parametrize("number", [-1, 2, 99])
def test_sit_refuses_unknown_seat(number: int) -> None:
    play = Play()
    for command in (
        lambda: play.table.sit(number, "Ann", "1", "a"),
        lambda: play.table.put_bot(number, "greedy"),
        lambda: play.table.back(number),
        lambda: play.table.stand_in(number, "away"),
    ):
        found = refusal(command)
        assert found.code == "unknown"
        assert "seats 0 to 1" in found.text


def test_sit_after_leave_has_new_epoch() -> None:
    play = Play()
    play.do(play.table.sit(0, "Ann", "1", "a"))
    first = play.table.seats[0].epoch
    play.do(play.table.leave(0))
    assert play.table.seats[0] == Seat("open", epoch=first + 1)
    play.do(play.table.sit(0, "Ben", "2", "b"))
    assert play.table.seats[0].epoch == first + 2
    assert play.table.seats[0].name == "Ben"


def test_sit_and_leave_are_refused_after_start() -> None:
    play = started_play()
    for command in (
        lambda: play.table.sit(0, "Cal", "3", "c"),
        lambda: play.table.leave(0),
        lambda: play.table.put_bot(0, "greedy"),
    ):
        assert refusal(command).code == "started"


def test_put_bot_starts_game_and_refuses_unknown_bot() -> None:
    play = Play()
    play.do(play.table.sit(0, "Ann", "1", "a"))
    with pytest.raises(UsageError, match="did you mean 'greedy'"):
        play.table.put_bot(1, "gredy")
    play.do(play.table.put_bot(1, "random:seed=3"))
    assert play.status() == "playing"
    assert play.table.players == ["human:Ann", "random:seed=3"]
    assert play.table.owing_people() == [0]
    assert play.table.owing_bots() == [1]


def test_host_is_person_seated_longest() -> None:
    play = Play()
    assert play.table.host is None
    play.do(play.table.sit(1, "Ann", "1", "a"))
    play.do(play.table.leave(1))
    play.do(play.table.sit(0, "Ben", "2", "b"))
    play.do(play.table.sit(1, "Ann", "1", "a"))
    assert play.table.host == 0


def test_game_commands_are_refused_before_start() -> None:
    play = Play()
    for command in (
        lambda: play.table.move(0, 0, 1),
        lambda: play.table.undo(0),
        lambda: play.table.answer(0, True),
        lambda: play.table.resign(0),
    ):
        assert refusal(command).code == "waiting"


@pytest.mark.parametrize(
    ("mode", "seats", "options", "sentence"),
    [
        ("singel", 2, {}, "did you mean 'single'"),
        ("single", 3, {}, "has 2 seats, not 3"),
        ("solitaire", 2, {}, "has 1 seats, not 2"),
        ("standard", 2, {"buy_row": 99}, "goes from 1 to 12"),
        ("standard", 2, {"rows": 3}, "no option 'rows'"),
        ("single", 2, {"teams": ["boston", "boston"]}, "twice"),
        ("tournament", 4, {"players": 8}, "has 8 seats, not 4"),
    ],
)
def test_new_settings_refuses_impossible_settings(
    mode: str, seats: int, options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(UsageError, match=sentence):
        Play(mode, ("open",) * seats, options=options)


def test_seats_of_depends_on_mode_and_options() -> None:
    def count(game: str, mode: str, **options: Any) -> int:
        return seats_of(game, mode, pennant.game(game).mode(mode).resolve_options(options))

    assert count("highlights", "solitaire") == 1
    assert count("highlights", "tournament", players=8) == 8
    assert count("fantasy", "season", seats=5) == 5


# --- moves ------------------------------------------------------------------------------------------------------------


def test_move_accepts_number_or_text() -> None:
    play = started_play()
    play.do(play.table.move(0, "on-deck none", play.table.seq))
    assert play.entries[-1].body["text"] == "on-deck none"
    action = play.table.state.legal(1)[0]
    play.do(play.table.move(1, action, play.table.seq))
    assert play.entries[-1].body["action"] == action
    assert play.table.sitting is not None
    assert [seat for seat, _ in play.table.sitting.record.moves] == [0, 1]


def test_move_that_is_illegal_is_refused_with_rule() -> None:
    play = started_play()
    before = play.table.game.digest(play.table.state)
    found = refusal(lambda: play.table.move(0, 168, play.table.seq))
    assert found.code == "illegal"
    assert found.error is not None
    assert found.rule
    assert play.table.game.digest(play.table.state) == before


def test_move_text_that_is_unknown_suggests_nearest() -> None:
    play = started_play()
    found = refusal(lambda: play.table.move(0, "on-dek none", play.table.seq))
    assert found.code == "bad"
    assert "on-deck none" in found.text


def test_simultaneous_moves_are_not_stale() -> None:
    play = started_play()
    known = play.table.seq
    play.do(play.table.move(0, play.table.state.legal(0)[0], known))
    play.do(play.table.move(1, play.table.state.legal(1)[0], known))
    assert play.kinds()[-2:] == ["move", "move"]


def test_move_for_older_decision_is_stale() -> None:
    play = started_play()
    known = play.table.seq
    play.move(0)
    play.move(1)
    seat = play.table.waiting_for()[0]
    assert refusal(lambda: play.table.move(seat, play.table.state.legal(seat)[0], known)).code == "stale"
    assert play.table.move(seat, play.table.state.legal(seat)[0], play.table.asked_at(seat))


def test_chat_does_not_make_move_stale() -> None:
    play = started_play()
    known = play.table.seq
    play.do(play.table.say(1, {"phrase": "hello"}))
    assert play.table.move(0, play.table.state.legal(0)[0], known)


def test_move_of_seat_without_decision_is_refused() -> None:
    play = started_play()
    action = play.table.state.legal(0)[0]
    play.move(0)
    assert refusal(lambda: play.table.move(0, action, play.table.seq)).code == "illegal"


def test_move_after_end_is_refused() -> None:
    play, random = started_play(), Random(3)
    while play.status() == "playing":
        seat = random.choice(play.table.waiting_for())
        play.move(seat, random.randrange(len(play.table.state.legal(seat))))
    result = play.table.result()
    assert result is not None
    assert result["reason"] == "played"
    assert sorted(result["ranks"]) == [1, 2]
    assert sum(result["returns"]) == 1.0
    assert play.table.waiting_for() == ()
    assert play.table.due() is None
    for command in (
        lambda: play.table.move(0, 0, play.table.seq),
        lambda: play.table.undo(0),
        lambda: play.table.resign(0),
        lambda: play.table.sit(0, "Eve", "", None),
    ):
        assert refusal(command).code == "over"
    assert play.table.say(0, {"phrase": "well-played"})


# --- undo -------------------------------------------------------------------------------------------------------------


def test_undo_of_unseen_choice_is_free() -> None:
    play = started_play()
    before = play.table.game.digest(play.table.state)
    play.move(0)
    assert play.table.can_undo(0)
    assert not play.table.can_undo(1)
    assert not play.table.can_undo(None)
    play.do(play.table.undo(0))
    assert play.kinds()[-1] == "undo"
    assert play.table.game.digest(play.table.state) == before
    assert play.table.waiting_for() == (0, 1)


def test_undo_without_move_is_refused() -> None:
    play = started_play()
    assert refusal(lambda: play.table.undo(0)).code == "nothing"
    play.move(0)
    play.do(play.table.undo(0))
    assert refusal(lambda: play.table.undo(0)).code == "nothing"


def move_both(*seats: str) -> Play:
    """A game where both seats have chosen, so that something was revealed."""
    play = started_play(*seats)
    play.move(0)
    play.move(1)
    return play


def test_undo_of_shown_move_needs_consent() -> None:
    play = move_both()
    moves = len(play.table.state.log or [])
    play.do(play.table.undo(0))
    assert play.kinds()[-1] == "undo-asked"
    assert play.table.undo_asked == 0
    assert refusal(lambda: play.table.undo(1)).code == "busy"
    assert refusal(lambda: play.table.answer(0, True)).code == "nothing"
    play.do(play.table.answer(1, True))
    assert play.kinds()[-2:] == ["undo-answered", "taken-back"]
    assert play.table.undo_asked is None
    assert play.table.waiting_for() == (0, 1)
    assert len(play.table.state.log or []) == moves, "the event log keeps what happened"


def test_take_back_asks_all_seats_again() -> None:
    play = move_both()
    known = play.table.seq
    play.do(play.table.undo(0))
    play.do(play.table.answer(1, True))
    assert [play.table.asked_at(seat) for seat in (0, 1)] == [play.table.seq] * 2
    for seat in (0, 1):
        old = partial(play.table.move, seat, play.table.state.legal(seat)[0], known)
        assert refusal(old).code == "stale"


def test_refused_undo_can_be_asked_again() -> None:
    play = move_both()
    play.do(play.table.undo(0))
    play.do(play.table.answer(1, False))
    assert play.table.undo_asked is None
    assert refusal(lambda: play.table.answer(1, True)).code == "nothing"
    play.do(play.table.undo(0))
    assert play.table.undo_asked == 0


def test_move_cancels_undo_request() -> None:
    play = move_both()
    play.do(play.table.undo(0))
    play.move(play.table.waiting_for()[0])
    assert play.table.undo_asked is None


def test_undo_needs_no_consent_of_bots() -> None:
    play = move_both("open", "greedy")
    play.do(play.table.undo(0))
    assert play.kinds()[-2:] == ["undo-asked", "taken-back"]


def test_undo_needs_no_consent_at_shared_screen() -> None:
    play = Play()
    for seat in (0, 1):
        play.do(play.table.sit(seat, f"P{seat}", "", "the same guest"))
    play.move(0)
    play.move(1)
    play.do(play.table.undo(1))
    assert play.kinds()[-1] == "taken-back"


def test_undo_needs_consent_of_all_present_players() -> None:
    play = started_play("open", "open", "open", "greedy", mode="tournament")
    while (play.table.sitting is not None and play.table.can_undo(0)) or len(play.entries) < 10:
        play.move(play.table.waiting_for()[0])
    play.do(play.table.undo(0))
    assert play.kinds()[-1] == "undo-asked"
    play.do(play.table.answer(1, True))
    assert play.kinds()[-1] == "undo-answered"
    play.do(play.table.answer(2, True))
    assert play.kinds()[-1] == "taken-back"


# --- resigning and stand-ins ------------------------------------------------------------------------------------------


def test_resign_with_two_players_loses() -> None:
    play = started_play()
    play.do(play.table.resign(0))
    assert play.status() == "over"
    assert play.table.result() == {"reason": "resigned", "ranks": [2, 1], "returns": [0.0, 1.0]}


def test_resign_alone_loses() -> None:
    play = started_play("open", mode="solitaire")
    play.do(play.table.resign(0))
    assert play.table.result() == {"reason": "resigned", "ranks": [2], "returns": [0.0]}


def test_resign_with_more_players_leaves_bot() -> None:
    play = Play("season", ("open",) * 3, game="fantasy", options={"seats": 3}).sit_all()
    play.do(play.table.resign(1))
    assert play.status() == "playing"
    assert play.table.seats[1].bot_to_play == "greedy"
    assert play.table.back(1) == []
    assert refusal(lambda: play.table.resign(1)).code == "over"
    play.do(play.table.resign(0))
    play.do(play.table.resign(2))
    assert play.status() == "over"
    assert play.table.reason == "resigned"


def test_back_ends_stand_in() -> None:
    play = started_play()
    play.do(play.table.away(0, START + 60_000))
    assert play.table.seats[0].away
    assert play.table.away(0, START + 90_000) == [], "one warning is enough"
    play.do(play.table.stand_in(0, "away"))
    assert play.table.owing_bots() == [0]
    assert play.table.stand_in(0, "away") == []
    action = play.table.state.legal(0)[0]
    assert refusal(lambda: play.table.move(0, action, play.table.seq)).code == "stand-in"
    play.do(play.table.move(0, action, play.table.asked_at(0), by_bot=True))
    play.do(play.table.back(0))
    assert not play.table.seats[0].away
    assert play.table.seats[0].bot_to_play is None
    assert play.table.back(0) == []


def test_stand_in_ignores_bots() -> None:
    assert started_play("open", "greedy").table.stand_in(1, "clock") == []


def test_undo_needs_no_consent_of_absent_players() -> None:
    play = move_both()
    play.do(play.table.stand_in(1, "away"))
    play.do(play.table.undo(0))
    assert play.kinds()[-1] == "taken-back"


# --- rematch, end, due ------------------------------------------------------------------------------------------------


def test_rematch_keeps_first_table() -> None:
    play = started_play()
    play.do(play.table.resign(0))
    play.do(play.table.rematch("maple-22222"))
    assert play.table.next == "maple-22222"
    assert play.table.rematch("pine-33333") == []


def test_expired_game_has_no_winner() -> None:
    play = started_play()
    play.do(play.table.expire())
    assert play.table.result() == {"reason": "expired", "ranks": [1, 1], "returns": [0.0, 0.0]}


def test_removed_table_refuses_commands() -> None:
    play = started_play()
    play.do(play.table.remove())
    assert play.status() == "removed"
    found = refusal(lambda: play.table.move(0, 0, play.table.seq))
    assert found.code == "over"
    assert "removed" in found.text


def test_due_covers_bots_and_clocks() -> None:
    assert Play().table.due() is None
    assert started_play().table.due() is None
    with_bot = started_play("open", "greedy").table
    assert with_bot.due() == with_bot.updated + 5_000
    timed = started_play(clock=Clock("move", seconds=3)).table
    assert timed.due() == timed.updated + 3_000
    both = started_play("open", "greedy", clock=Clock("move", seconds=60)).table
    assert both.due() == both.updated + 5_000


# --- clocks -----------------------------------------------------------------------------------------------------------


def test_no_clock_never_runs_out() -> None:
    clocks = Clocks(Clock(), 2)
    clocks.run_for([0, 1], 0)
    assert not clocks.ticks
    assert clocks.snapshot(10**12) is None
    assert clocks.deadline() is None
    assert clocks.out_of_time(10**15) == []


def left(clocks: Clocks, at: int) -> list[int]:
    found = clocks.snapshot(at)
    assert found is not None
    return found["left"]


def test_move_clock_is_refilled_for_each_decision() -> None:
    clocks = Clocks(Clock("move", seconds=60), 2)
    clocks.run_for([0], 1_000)
    assert left(clocks, 31_000) == [30_000, 60_000]
    assert clocks.deadline() == 61_000
    clocks.run_for([1], 31_000, moved=0)
    clocks.run_for([0], 32_000, moved=1)
    assert left(clocks, 32_000)[0] == 60_000
    clocks.run_for([0], 42_000, moved=0)
    assert left(clocks, 42_000)[0] == 60_000, "the next move of the same seat is a new decision"


def test_move_clock_runs_while_other_seat_moves() -> None:
    clocks = Clocks(Clock("move", seconds=60), 2)
    clocks.run_for([0, 1], 0)
    clocks.run_for([1], 20_000, moved=0)
    assert left(clocks, 20_000)[1] == 40_000
    assert clocks.out_of_time(59_999) == []
    assert clocks.out_of_time(60_000) == [1]


def test_bank_clock_runs_down_and_gets_increment() -> None:
    clocks = Clocks(Clock("bank", seconds=100, increment=10), 2)
    clocks.run_for([0], 0)
    clocks.run_for([1], 30_000, moved=0)
    assert left(clocks, 30_000) == [80_000, 100_000]
    clocks.run_for([0], 35_000, moved=1)
    assert left(clocks, 35_000) == [80_000, 105_000]
    assert clocks.deadline() == 115_000
    assert clocks.out_of_time(115_000) == [0]
    assert left(clocks, 999_000) == [0, 105_000], "never negative"


def test_days_clock_counts_days() -> None:
    clocks = Clocks(Clock("days", days=2), 2)
    clocks.run_for([1], 0)
    assert clocks.deadline() == 2 * DAY
    clocks.run_for([0], DAY, moved=1)
    assert left(clocks, DAY) == [2 * DAY, DAY]
    clocks.run_for([1], DAY, moved=0)
    assert left(clocks, DAY)[1] == 2 * DAY


def test_clock_never_runs_backwards() -> None:
    clocks = Clocks(Clock("bank", seconds=10), 1)
    clocks.run_for([0], 5_000)
    clocks.run_for([], 4_000)
    assert left(clocks, 4_000) == [10_000]


def test_clock_has_minimum_on_return() -> None:
    clocks = Clocks(Clock("bank", seconds=5), 2)
    clocks.run_for([0], 0)
    clocks.run_for([], 9_000)
    clocks.refill(0)
    clocks.refill(1)
    assert left(clocks, 9_000) == [MINIMUM_ON_RETURN] * 2


def test_clocks_run_only_for_people_who_owe_decision() -> None:
    play = started_play("open", "greedy", clock=Clock("bank", seconds=100))
    now = play.table.clocks.snapshot(play.table.updated)
    assert now is not None
    assert now["running"] == [0]
    play.do(play.table.stand_in(0, "clock"))
    assert play.table.clocks.deadline() is None
    play.do(play.table.back(0), after=500_000)
    assert play.table.clocks.deadline() is not None


def test_clocks_stop_when_game_ends() -> None:
    play = started_play(clock=Clock("move", seconds=60))
    play.do(play.table.resign(1))
    assert play.table.clocks.deadline() is None
    assert play.table.due() is None


def test_undone_choice_gains_no_time() -> None:
    """Otherwise a player could fill the bank by choosing and undoing repeatedly."""
    play = started_play(clock=Clock("bank", seconds=100, increment=10))
    for _ in range(5):
        play.move(0, after=0)
        play.do(play.table.undo(0), after=0)
    now = play.table.clocks.snapshot(play.table.updated)
    assert now is not None
    assert now["left"][0] == 100_000


# --- entries ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("skip", [-1, 0, 2])
def test_apply_accepts_only_next_entry(skip: int) -> None:
    play = started_play()
    wrong = Entry(play.table.seq + skip, "said", 0, {"phrase": "hello"}, START, "x")
    with pytest.raises(ValueError, match="cannot follow"):
        play.table.apply(wrong)


def test_recent_by_key_has_latest_entries() -> None:
    play = started_play()
    for _ in range(KEYS_KEPT + 10):
        play.do(play.table.say(0, {"phrase": "hello"}))
    assert len(play.table.recent_by_key) == KEYS_KEPT
    assert f"ref-{play.table.seq}" in play.table.recent_by_key
    assert "ref-2" not in play.table.recent_by_key


def test_commitment_is_hash_of_secret() -> None:
    play = Play()
    sealed = play.table.commitment
    play.sit_all()
    assert play.table.commitment == sealed
    assert len(bytes.fromhex(sealed)) == 32


# --- replay -----------------------------------------------------------------------------------------------------------

TABLES: list[tuple[str, str, int, dict[str, Any]]] = [
    ("highlights", "single", 2, {}),
    ("highlights", "standard", 2, {}),
    ("highlights", "tournament", 4, {}),
    ("fantasy", "season", 3, {"seats": 3, "draft": "quick"}),
    ("clutch", "single", 2, {"windows": "quick"}),
]


def everything(table: Table) -> dict[str, Any]:
    """The complete state of a table."""
    state = None
    if table.sitting is not None:
        state = (
            table.game.dump(table.state),
            table.state.log,
            table.sitting.record.text(),
            table.sitting.standing_log(),
        )
    return {
        "status": table.status,
        "seq": table.seq,
        "updated": table.updated,
        "seats": table.seats,
        "state": state,
        "clock": table.clocks.snapshot(table.updated),
        "deadline": table.clocks.deadline(),
        "due": table.due(),
        "asked": {seat: table.asked_at(seat) for seat in table.waiting_for()},
        "undo": (table.undo_asked, table.agreed, [table.can_undo(seat) for seat in range(len(table.seats))]),
        "told": table.last_events,
        "refs": list(table.recent_by_key),
        "around": list(table.recent_table_entries),
        "result": table.result(),
        "next": table.next,
    }


def any_command(table: Table, random: Random) -> list[Draft]:
    """A random command, legal or not."""
    seat = random.randrange(len(table.seats))
    why: Literal["away", "clock"] = random.choice(("away", "clock"))
    kind = random.choice(
        ["move"] * 12 + ["undo", "undo", "answer", "answer", "say", "away", "stand-in", "back", "back"]
    )
    if table.status == "waiting":
        kind = random.choice(["sit", "sit", "leave", "bot"])
    elif random.random() < 0.02:
        kind = random.choice(["sit", "leave", "bot", "resign", "expire", "rematch"])
    match kind:
        case "sit":
            return table.sit(seat, f"P{seat}", str(seat), f"guest-{random.randrange(2)}-{seat}")
        case "leave":
            return table.leave(seat) if table.seats[seat].kind == "person" else []
        case "bot":
            return table.put_bot(seat, "random")
        case "move":
            actors = table.waiting_for()
            seat = random.choice(actors) if actors and random.random() < 0.9 else seat
            legal = table.state.legal(seat) if table.status == "playing" else []
            action = random.choice(legal) if legal and random.random() < 0.9 else random.randrange(200)
            return table.move(seat, action, table.seq - random.choice((0, 0, 0, 1, 3)), random.random() < 0.5)
        case "undo":
            return table.undo(seat)
        case "answer":
            return table.answer(seat, random.random() < 0.7)
        case "say":
            return table.say(seat, {"text": "hm"})
        case "away":
            return table.away(seat, table.updated + 1000)
        case "stand-in":
            return table.stand_in(seat, why)
        case "back":
            return table.back(seat)
        case "resign":
            return table.resign(seat)
        case "expire":
            return table.expire() if random.random() < 0.1 else []
    return table.rematch("maple-22222")


@pytest.mark.parametrize(("game", "mode", "seats", "options"), TABLES, ids=lambda value: str(value))
@pytest.mark.parametrize("seed", range(4))
def test_replay_equals_live_table(game: str, mode: str, seats: int, options: dict[str, Any], seed: int) -> None:
    random = Random(f"{game} {mode} {seed}")
    clock = (Clock(), Clock("move", 60), Clock("bank", 900, 10), Clock("days", days=2))[seed]
    wish = Settings(
        game=game, mode=mode, options=options, edition=0, secret=SECRET, seats=["open"] * seats, clock=clock
    )
    entries = [Entry(1, "created", None, msgspec.to_builtins(new_settings(wish)), START, "first")]
    table, refused = Table("lantern-7kq2m", entries[0]), 0
    for _ in range(250):
        try:
            drafts = any_command(table, random)
        except (CommandRefused, UsageError):
            refused += 1
            continue
        at = table.updated + random.choice((0, 1, 1_000, 30_000))
        for kind, seat, body in drafts:
            entries.append(Entry(table.seq + 1, kind, seat, body, at, f"ref-{table.seq}"))
            table.apply(entries[-1])
        if random.random() < 0.05:
            assert everything(store_and_load(entries)) == everything(table)
    assert everything(store_and_load(entries)) == everything(table)
    assert sum(entry.kind == "move" for entry in entries) > 5
    assert refused > 5


def store_and_load(entries: list[Entry]) -> Table:
    """The table after the same entries, encoded and decoded as for the database."""
    return replay("lantern-7kq2m", msgspec.json.decode(msgspec.json.encode(entries), type=list[Entry]))


def test_open_replay_of_take_back_has_remaining_past() -> None:
    play = started_play()
    for _ in range(12):
        play.move(play.table.waiting_for()[0])
    asking = next(entry.seat for entry in reversed(play.entries) if entry.kind == "move")
    assert asking is not None
    play.do(play.table.undo(asking))
    if play.table.undo_asked is not None:
        play.do(play.table.answer(1 - asking, yes=True))
    assert play.kinds()[-1] == "taken-back"
    told = build_replay("lantern-7kq2m", play.entries, None, EVERYTHING)["entries"][-1]
    assert play.table.sitting is not None
    stands, game = play.table.sitting.standing_log(), play.table.game
    events = [
        game.filter_event(play.table.state, event, None, reveal=True)
        for event in stands
        if event[0] not in game.board_events
    ]
    assert told["past"]["events"] == events[[event["kind"] for event in events].index("game") :]
    assert told["past"]["story"]
    assert all(event["card"] for event in told["past"]["events"] if event["kind"] == "drawn")


@pytest.mark.parametrize(("game", "mode", "begins"), [("fantasy", "season", "week"), ("clutch", "single", "half")])
def test_snapshot_has_earlier_milestones(game: str, mode: str, begins: str) -> None:
    options = {"seats": 2} if game == "fantasy" else {"strategy": False}
    play = started_play(game=game, mode=mode, options=options)
    rules, chance = play.table.game, Random(7)
    while sum(event["kind"] == begins for event in rules.events(play.table.state, None)) < 4:
        seat = play.table.waiting_for()[0]
        play.move(seat, chance.randrange(len(play.table.state.legal(seat))))
    past = TableViews(play.table).snapshot(0, [0], 0)["past"]
    events = rules.events(play.table.state, 0)
    start = max(place for place, event in enumerate(events) if event["kind"] == begins)
    kinds = {rules.event_kinds[kind].name for kind in rules.milestones}
    board = {"set", *(rules.event_kinds[kind].name for kind in rules.board_events - BOARD_EVENTS)}
    assert past["before"] == [event for event in events[:start] if event["kind"] in kinds]
    assert past["before"]
    assert past["events"] == [event for event in events[start:] if event["kind"] not in board]
    assert past["events"][0]["kind"] == begins
    assert past["story"]
    assert all(0 < line["after"] <= len(past["events"]) for line in past["story"])


@pytest.mark.parametrize("seed", range(8))
def test_snapshot_has_same_story_as_entries(seed: int) -> None:
    """The story is the same for clients that were connected and for clients that load the page later."""
    play, chance = started_play(), Random(seed)
    live = TableViews(play.table)
    told = [live.entry_message(play.entries[-1], 0)]
    while play.table.status == "playing":
        seat = play.table.waiting_for()[0]
        play.move(seat, chance.randrange(len(play.table.state.legal(seat))))
        told.append(live.entry_message(play.entries[-1], 0))
    turns = [list(entries) for _, entries in groupby(told, key=itemgetter("seat"))]
    assert all(entry["play"] == number for number, turn in enumerate(turns) for entry in turn)
    past = TableViews(play.table).snapshot(0, [0], 0)["past"]["story"]
    plays = [[line["text"] for line in past if line["play"] == number] for number in range(len(turns))]
    assert plays == [[line["text"] for entry in turn for line in entry["story"]] for turn in turns]
    assert 5 < len(turns) < len(told)


@pytest.mark.parametrize("mode", ["single", "standard", "solitaire"])
def test_shared_messages_equal_separate_messages(mode: str) -> None:
    play = started_play(*["open"] * (1 if mode == "solitaire" else 2), mode=mode)
    together, chance, shared = TableViews(play.table), Random(11), 0
    while play.table.status == "playing":
        seat = chance.choice(play.table.waiting_for())
        play.move(seat, chance.randrange(len(play.table.state.legal(seat))))
        entry = play.entries[-1]
        told = together.entry_messages(entry, (0, None))
        assert told == {eyes: TableViews(play.table).entry_message(entry, eyes) for eyes in (0, None)}
        shared += told[0]["story"] is told[None]["story"]
    assert shared > 8


def test_row_has_current_standing() -> None:
    assert TableViews(Play().table).row()["standing"] == ""
    play = started_play()
    views, said, chance = TableViews(play.table), set(), Random(2)
    while play.table.status == "playing":
        said.add(views.row()["standing"])
        assert views.row() == TableViews(play.table).row()
        seat = chance.choice(play.table.waiting_for())
        play.move(seat, chance.randrange(len(play.table.state.legal(seat))))
    assert any("standing-inning" in line and "Ann" in line and "Ben" in line for line in said)
    assert len(said) > 4
    assert views.row()["standing"] == ""
