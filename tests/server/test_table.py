"""A table is the fold of its entries: commands become entries or are refused, and entries alone make the table."""

from collections.abc import Callable
from functools import partial
from itertools import groupby
from operator import itemgetter
from random import Random
from typing import Any, Literal

import msgspec
import pytest

import pennant
from pennant.kernel.errors import UsageError
from pennant.server.clocks import MINIMUM_ON_RETURN, Clocks
from pennant.server.entries import Clock, Entry, Settings
from pennant.server.errors import CommandRefused
from pennant.server.replays import EVERYTHING, build_replay
from pennant.server.table import KEYS_KEPT, Draft, Seat, Table, new_settings, replay, seats_of
from pennant.server.table_views import TableViews
from pennant.server.timestamps import DAY

START = 1_800_000_000_000
SECRET = bytes(range(32)).hex()


class Play:
    """A table with all its entries; every entry comes a second after the last one."""

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
        """Let something happen, so many milliseconds after what was before."""
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
        """The seat makes one of its legal moves."""
        self.do(self.table.move(seat, self.table.state.legal(seat)[choice], self.table.seq), after)

    def status(self) -> str:
        return self.table.status

    def kinds(self) -> list[str]:
        return [entry.kind for entry in self.entries]


def begun(*seats: str, **more: Any) -> Play:
    return Play(seats=seats or ("open", "open"), **more).sit_all()


def refusal(command: Callable[[], list[Draft]]) -> CommandRefused:
    with pytest.raises(CommandRefused) as caught:
        command()
    assert caught.value.text
    return caught.value


# --- sitting down and starting ----------------------------------------------------------------------------------------


def test_a_game_begins_when_the_last_seat_is_taken() -> None:
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


def test_what_players_contribute_goes_into_the_seal_in_the_order_of_their_seats() -> None:
    play = Play()
    play.do(play.table.sit(1, "Ann", "17", None))
    play.do(play.table.sit(0, "Ben", "4", None))
    assert play.table.sitting is not None
    chance = play.table.sitting.record.chance
    assert chance["contributions"] == ["4", "17"]
    assert chance["secret"] == SECRET
    assert chance["commitment"] == play.table.commitment


def test_another_contribution_is_another_deal() -> None:
    deals = set()
    for number in range(5):
        play = Play(seats=("open", "greedy"))
        play.do(play.table.sit(0, "Ann", str(number), None))
        deals.add(play.table.game.digest(play.table.state))
    assert len(deals) == 5


def test_a_seat_that_is_taken_is_refused() -> None:
    play = Play()
    play.do(play.table.sit(0, "Ann", "1", "a"))
    assert refusal(lambda: play.table.sit(0, "Ben", "2", "b")).code == "taken"
    assert refusal(lambda: play.table.put_bot(0, "greedy")).code == "taken"


@pytest.mark.parametrize("number", [-1, 2, 99])
def test_a_seat_that_is_not_there_is_refused(number: int) -> None:
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


def test_somebody_gets_up_and_another_sits_down_under_a_new_epoch() -> None:
    play = Play()
    play.do(play.table.sit(0, "Ann", "1", "a"))
    first = play.table.seats[0].epoch
    play.do(play.table.leave(0))
    assert play.table.seats[0] == Seat("open", epoch=first + 1)
    play.do(play.table.sit(0, "Ben", "2", "b"))
    assert play.table.seats[0].epoch == first + 2
    assert play.table.seats[0].name == "Ben"


def test_nobody_sits_down_or_gets_up_once_the_game_has_begun() -> None:
    play = begun()
    for command in (
        lambda: play.table.sit(0, "Cal", "3", "c"),
        lambda: play.table.leave(0),
        lambda: play.table.put_bot(0, "greedy"),
    ):
        assert refusal(command).code == "started"


def test_a_bot_fills_the_table_and_an_unknown_bot_does_not() -> None:
    play = Play()
    play.do(play.table.sit(0, "Ann", "1", "a"))
    with pytest.raises(UsageError, match="did you mean 'greedy'"):
        play.table.put_bot(1, "gredy")
    play.do(play.table.put_bot(1, "random:seed=3"))
    assert play.status() == "playing"
    assert play.table.players == ["human:Ann", "random:seed=3"]
    assert play.table.owing_people() == [0]
    assert play.table.owing_bots() == [1]


def test_the_host_is_who_has_been_here_longest() -> None:
    play = Play()
    assert play.table.host is None
    play.do(play.table.sit(1, "Ann", "1", "a"))
    play.do(play.table.leave(1))
    play.do(play.table.sit(0, "Ben", "2", "b"))
    play.do(play.table.sit(1, "Ann", "1", "a"))
    assert play.table.host == 0


def test_before_the_game_there_is_nothing_to_move_to_undo_or_to_resign() -> None:
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
def test_settings_that_no_game_can_begin_with_are_refused(
    mode: str, seats: int, options: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(UsageError, match=sentence):
        Play(mode, ("open",) * seats, options=options)


def test_how_many_play_depends_on_mode_and_options() -> None:
    def count(game: str, mode: str, **options: Any) -> int:
        return seats_of(game, mode, pennant.game(game).mode(mode).resolve_options(options))

    assert count("highlights", "solitaire") == 1
    assert count("highlights", "tournament", players=8) == 8
    assert count("fantasy", "season", seats=5) == 5


# --- moves ------------------------------------------------------------------------------------------------------------


def test_moves_are_made_by_number_or_in_words() -> None:
    play = begun()
    play.do(play.table.move(0, "on-deck none", play.table.seq))
    assert play.entries[-1].body["text"] == "on-deck none"
    action = play.table.state.legal(1)[0]
    play.do(play.table.move(1, action, play.table.seq))
    assert play.entries[-1].body["action"] == action
    assert play.table.sitting is not None
    assert [seat for seat, _ in play.table.sitting.record.moves] == [0, 1]


def test_an_illegal_move_is_refused_with_its_rule_and_changes_nothing() -> None:
    play = begun()
    before = play.table.game.digest(play.table.state)
    found = refusal(lambda: play.table.move(0, 168, play.table.seq))
    assert found.code == "illegal"
    assert found.error is not None
    assert found.rule
    assert play.table.game.digest(play.table.state) == before


def test_words_that_are_no_move_are_refused_with_the_nearest() -> None:
    play = begun()
    found = refusal(lambda: play.table.move(0, "on-dek none", play.table.seq))
    assert found.code == "bad"
    assert "on-deck none" in found.text


def test_two_may_choose_at_the_same_time_without_making_each_other_stale() -> None:
    play = begun()
    known = play.table.seq
    play.do(play.table.move(0, play.table.state.legal(0)[0], known))
    play.do(play.table.move(1, play.table.state.legal(1)[0], known))
    assert play.kinds()[-2:] == ["move", "move"]


def test_a_move_that_answers_an_older_question_is_stale() -> None:
    play = begun()
    known = play.table.seq
    play.move(0)
    play.move(1)
    seat = play.table.waiting_for()[0]
    assert refusal(lambda: play.table.move(seat, play.table.state.legal(seat)[0], known)).code == "stale"
    assert play.table.move(seat, play.table.state.legal(seat)[0], play.table.asked_at(seat))


def test_talk_in_between_makes_no_move_stale() -> None:
    play = begun()
    known = play.table.seq
    play.do(play.table.say(1, {"phrase": "hello"}))
    assert play.table.move(0, play.table.state.legal(0)[0], known)


def test_a_seat_that_owes_nothing_can_not_move() -> None:
    play = begun()
    action = play.table.state.legal(0)[0]
    play.move(0)
    assert refusal(lambda: play.table.move(0, action, play.table.seq)).code == "illegal"


def test_a_game_is_played_to_its_end_and_then_nothing_moves() -> None:
    play, random = begun(), Random(3)
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


def test_a_choice_that_nobody_has_seen_is_taken_back_freely() -> None:
    play = begun()
    before = play.table.game.digest(play.table.state)
    play.move(0)
    assert play.table.can_undo(0)
    assert not play.table.can_undo(1)
    assert not play.table.can_undo(None)
    play.do(play.table.undo(0))
    assert play.kinds()[-1] == "undo"
    assert play.table.game.digest(play.table.state) == before
    assert play.table.waiting_for() == (0, 1)


def test_who_has_made_no_move_has_nothing_to_take_back() -> None:
    play = begun()
    assert refusal(lambda: play.table.undo(0)).code == "nothing"
    play.move(0)
    play.do(play.table.undo(0))
    assert refusal(lambda: play.table.undo(0)).code == "nothing"


def both_moved(*seats: str) -> Play:
    """A game where both have chosen, so that something was shown."""
    play = begun(*seats)
    play.move(0)
    play.move(1)
    return play


def test_a_move_that_was_shown_is_taken_back_only_if_the_other_agrees() -> None:
    play = both_moved()
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
    assert len(play.table.state.log or []) == moves, "what happened stays on the log"


def test_after_a_take_back_everybody_is_asked_anew() -> None:
    play = both_moved()
    known = play.table.seq
    play.do(play.table.undo(0))
    play.do(play.table.answer(1, True))
    assert [play.table.asked_at(seat) for seat in (0, 1)] == [play.table.seq] * 2
    for seat in (0, 1):
        old = partial(play.table.move, seat, play.table.state.legal(seat)[0], known)
        assert refusal(old).code == "stale"


def test_no_is_no_and_one_may_ask_again() -> None:
    play = both_moved()
    play.do(play.table.undo(0))
    play.do(play.table.answer(1, False))
    assert play.table.undo_asked is None
    assert refusal(lambda: play.table.answer(1, True)).code == "nothing"
    play.do(play.table.undo(0))
    assert play.table.undo_asked == 0


def test_whoever_plays_on_has_not_agreed() -> None:
    play = both_moved()
    play.do(play.table.undo(0))
    play.move(play.table.waiting_for()[0])
    assert play.table.undo_asked is None


def test_bots_have_nothing_against_a_take_back() -> None:
    play = both_moved("open", "greedy")
    play.do(play.table.undo(0))
    assert play.kinds()[-2:] == ["undo-asked", "taken-back"]


def test_two_people_at_one_screen_need_not_ask_each_other() -> None:
    play = Play()
    for seat in (0, 1):
        play.do(play.table.sit(seat, f"P{seat}", "", "the same guest"))
    play.move(0)
    play.move(1)
    play.do(play.table.undo(1))
    assert play.kinds()[-1] == "taken-back"


def test_with_more_players_all_who_are_here_must_agree() -> None:
    play = begun("open", "open", "open", "greedy", mode="tournament")
    while (play.table.sitting is not None and play.table.can_undo(0)) or len(play.entries) < 10:
        play.move(play.table.waiting_for()[0])
    play.do(play.table.undo(0))
    assert play.kinds()[-1] == "undo-asked"
    play.do(play.table.answer(1, True))
    assert play.kinds()[-1] == "undo-answered"
    play.do(play.table.answer(2, True))
    assert play.kinds()[-1] == "taken-back"


# --- resigning and standing in ----------------------------------------------------------------------------------------


def test_with_two_players_whoever_resigns_has_lost() -> None:
    play = begun()
    play.do(play.table.resign(0))
    assert play.status() == "over"
    assert play.table.result() == {"reason": "resigned", "ranks": [2, 1], "returns": [0.0, 1.0]}


def test_alone_whoever_resigns_has_lost() -> None:
    play = begun("open", mode="solitaire")
    play.do(play.table.resign(0))
    assert play.table.result() == {"reason": "resigned", "ranks": [2], "returns": [0.0]}


def test_with_more_players_a_bot_plays_on_for_whoever_resigns() -> None:
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


def test_a_bot_stands_in_and_the_person_has_the_seat_back_at_once() -> None:
    play = begun()
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


def test_nobody_stands_in_for_a_bot() -> None:
    assert begun("open", "greedy").table.stand_in(1, "clock") == []


def test_who_is_stood_in_for_is_not_asked_about_a_take_back() -> None:
    play = both_moved()
    play.do(play.table.stand_in(1, "away"))
    play.do(play.table.undo(0))
    assert play.kinds()[-1] == "taken-back"


# --- rematch, end, due ------------------------------------------------------------------------------------------------


def test_the_first_rematch_stays() -> None:
    play = begun()
    play.do(play.table.resign(0))
    play.do(play.table.rematch("maple-22222"))
    assert play.table.next == "maple-22222"
    assert play.table.rematch("pine-33333") == []


def test_a_game_that_nobody_goes_on_with_expires_without_a_winner() -> None:
    play = begun()
    play.do(play.table.expire())
    assert play.table.result() == {"reason": "expired", "ranks": [1, 1], "returns": [0.0, 0.0]}


def test_a_removed_table_takes_no_more_commands() -> None:
    play = begun()
    play.do(play.table.remove())
    assert play.status() == "removed"
    found = refusal(lambda: play.table.move(0, 0, play.table.seq))
    assert found.code == "over"
    assert "removed" in found.text


def test_somebody_has_to_look_when_a_bot_owes_a_move_or_a_clock_runs_out() -> None:
    assert Play().table.due() is None
    assert begun().table.due() is None
    with_bot = begun("open", "greedy").table
    assert with_bot.due() == with_bot.updated + 5_000
    timed = begun(clock=Clock("move", seconds=3)).table
    assert timed.due() == timed.updated + 3_000
    both = begun("open", "greedy", clock=Clock("move", seconds=60)).table
    assert both.due() == both.updated + 5_000


# --- clocks -----------------------------------------------------------------------------------------------------------


def test_without_a_clock_there_is_all_the_time_in_the_world() -> None:
    clocks = Clocks(Clock(), 2)
    clocks.run_for([0, 1], 0)
    assert not clocks.ticks
    assert clocks.snapshot(10**12) is None
    assert clocks.deadline() is None
    assert clocks.out_of_time(10**15) == []


def left(clocks: Clocks, at: int) -> list[int]:
    found = clocks.snapshot(at)
    assert found is not None
    return found.left


def test_a_clock_by_the_move_is_full_again_with_every_question() -> None:
    clocks = Clocks(Clock("move", seconds=60), 2)
    clocks.run_for([0], 1_000)
    assert left(clocks, 31_000) == [30_000, 60_000]
    assert clocks.deadline() == 61_000
    clocks.run_for([1], 31_000, moved=0)
    clocks.run_for([0], 32_000, moved=1)
    assert left(clocks, 32_000)[0] == 60_000
    clocks.run_for([0], 42_000, moved=0)
    assert left(clocks, 42_000)[0] == 60_000, "another move of the same seat is another question"


def test_a_clock_by_the_move_goes_on_while_the_other_chooses() -> None:
    clocks = Clocks(Clock("move", seconds=60), 2)
    clocks.run_for([0, 1], 0)
    clocks.run_for([1], 20_000, moved=0)
    assert left(clocks, 20_000)[1] == 40_000
    assert clocks.out_of_time(59_999) == []
    assert clocks.out_of_time(60_000) == [1]


def test_a_bank_of_time_runs_down_and_gets_its_increment_for_each_move() -> None:
    clocks = Clocks(Clock("bank", seconds=100, increment=10), 2)
    clocks.run_for([0], 0)
    clocks.run_for([1], 30_000, moved=0)
    assert left(clocks, 30_000) == [80_000, 100_000]
    clocks.run_for([0], 35_000, moved=1)
    assert left(clocks, 35_000) == [80_000, 105_000]
    assert clocks.deadline() == 115_000
    assert clocks.out_of_time(115_000) == [0]
    assert left(clocks, 999_000) == [0, 105_000], "never less than nothing"


def test_a_clock_of_days_counts_days() -> None:
    clocks = Clocks(Clock("days", days=2), 2)
    clocks.run_for([1], 0)
    assert clocks.deadline() == 2 * DAY
    clocks.run_for([0], DAY, moved=1)
    assert left(clocks, DAY) == [2 * DAY, DAY]
    clocks.run_for([1], DAY, moved=0)
    assert left(clocks, DAY)[1] == 2 * DAY


def test_a_clock_never_runs_backwards() -> None:
    clocks = Clocks(Clock("bank", seconds=10), 1)
    clocks.run_for([0], 5_000)
    clocks.run_for([], 4_000)
    assert left(clocks, 4_000) == [10_000]


def test_whoever_comes_back_without_time_gets_a_little() -> None:
    clocks = Clocks(Clock("bank", seconds=5), 2)
    clocks.run_for([0], 0)
    clocks.run_for([], 9_000)
    clocks.refill(0)
    clocks.refill(1)
    assert left(clocks, 9_000) == [MINIMUM_ON_RETURN] * 2


def test_only_the_clocks_of_people_who_owe_a_decision_run() -> None:
    play = begun("open", "greedy", clock=Clock("bank", seconds=100))
    now = play.table.clocks.snapshot(play.table.updated)
    assert now is not None
    assert now.running == [0]
    play.do(play.table.stand_in(0, "clock"))
    assert play.table.clocks.deadline() is None
    play.do(play.table.back(0), after=500_000)
    assert play.table.clocks.deadline() is not None


def test_the_clocks_stop_when_the_game_ends() -> None:
    play = begun(clock=Clock("move", seconds=60))
    play.do(play.table.resign(1))
    assert play.table.clocks.deadline() is None
    assert play.table.due() is None


def test_a_choice_and_its_undo_bring_no_time() -> None:
    """Else one could fill the bank by choosing and taking back as fast as one can."""
    play = begun(clock=Clock("bank", seconds=100, increment=10))
    for _ in range(5):
        play.move(0, after=0)
        play.do(play.table.undo(0), after=0)
    now = play.table.clocks.snapshot(play.table.updated)
    assert now is not None
    assert now.left[0] == 100_000


# --- entries ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("skip", [-1, 0, 2])
def test_only_the_next_entry_can_be_carried_out(skip: int) -> None:
    play = begun()
    wrong = Entry(play.table.seq + skip, "said", 0, {"phrase": "hello"}, START, "x")
    with pytest.raises(ValueError, match="cannot follow"):
        play.table.apply(wrong)


def test_the_latest_entries_are_known_by_the_names_that_their_authors_gave_them() -> None:
    play = begun()
    for _ in range(KEYS_KEPT + 10):
        play.do(play.table.say(0, {"phrase": "hello"}))
    assert len(play.table.recent_by_key) == KEYS_KEPT
    assert f"ref-{play.table.seq}" in play.table.recent_by_key
    assert "ref-2" not in play.table.recent_by_key


def test_the_secret_is_sealed_before_the_first_deal() -> None:
    play = Play()
    sealed = play.table.commitment
    play.sit_all()
    assert play.table.commitment == sealed
    assert len(bytes.fromhex(sealed)) == 32


# --- live and replayed are the same -----------------------------------------------------------------------------------

TABLES: list[tuple[str, str, int, dict[str, Any]]] = [
    ("highlights", "single", 2, {}),
    ("highlights", "standard", 2, {}),
    ("highlights", "tournament", 4, {}),
    ("fantasy", "season", 3, {"seats": 3, "draft": "quick"}),
    ("clutch", "single", 2, {"windows": "quick"}),
]


def everything(table: Table) -> dict[str, Any]:
    """All that a table is."""
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
    """Something that somebody could do now, sensible or not."""
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
def test_whatever_is_done_live_comes_out_the_same_when_it_is_replayed(
    game: str, mode: str, seats: int, options: dict[str, Any], seed: int
) -> None:
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
            assert everything(stored(entries)) == everything(table)
    assert everything(stored(entries)) == everything(table)
    assert sum(entry.kind == "move" for entry in entries) > 5
    assert refused > 5


def stored(entries: list[Entry]) -> Table:
    """The table after the same entries, written to a database and read again."""
    return replay("lantern-7kq2m", msgspec.json.decode(msgspec.json.encode(entries), type=list[Entry]))


def test_an_open_replay_of_a_take_back_says_what_still_stands() -> None:
    play = begun()
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
        game.seen(play.table.state, event, None, reveal=True) for event in stands if event[0] not in game.board_events
    ]
    assert told["past"]["events"] == events[[event["kind"] for event in events].index("game") :]
    assert told["past"]["story"]
    assert all(event["card"] for event in told["past"]["events"] if event["kind"] == "drawn")


@pytest.mark.parametrize(("game", "mode", "begins"), [("fantasy", "season", "week"), ("clutch", "single", "half")])
def test_whoever_comes_late_is_told_the_milestones_before(game: str, mode: str, begins: str) -> None:
    options = {"seats": 2} if game == "fantasy" else {"strategy": False}
    play = begun(game=game, mode=mode, options=options)
    rules, chance = play.table.game, Random(7)
    while sum(rules.event_kinds[event[0]].name == begins for event in play.table.state.log or []) < 4:
        seat = play.table.waiting_for()[0]
        play.move(seat, chance.randrange(len(play.table.state.legal(seat))))
    past = TableViews(play.table).snapshot(0, [0], 0)["past"]
    events = rules.events(play.table.state, 0)
    start = max(place for place, event in enumerate(events) if event["kind"] == begins)
    kinds = {rules.event_kinds[kind].name for kind in rules.milestones}
    board = {rules.event_kinds[kind].name for kind in rules.board_events}
    assert past["before"] == [event for event in events[:start] if event["kind"] in kinds]
    assert past["before"]
    assert past["events"] == [event for event in events[start:] if event["kind"] not in board]
    assert past["events"][0]["kind"] == begins
    assert past["story"]
    assert all(0 < line["after"] <= len(past["events"]) for line in past["story"])


@pytest.mark.parametrize("seed", range(8))
def test_whoever_comes_late_is_told_play_by_play_and_word_for_word(seed: int) -> None:
    """A log is the same for whoever was there and for whoever loads the page anew."""
    play, chance = begun(), Random(seed)
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
def test_what_is_told_to_several_at_once_is_what_each_would_be_told_alone(mode: str) -> None:
    play = begun(*["open"] * (1 if mode == "solitaire" else 2), mode=mode)
    together, chance, shared = TableViews(play.table), Random(11), 0
    while play.table.status == "playing":
        seat = chance.choice(play.table.waiting_for())
        play.move(seat, chance.randrange(len(play.table.state.legal(seat))))
        entry = play.entries[-1]
        told = together.entry_messages(entry, (0, None))
        assert told == {eyes: TableViews(play.table).entry_message(entry, eyes) for eyes in (0, None)}
        shared += told[0]["story"] is told[None]["story"]
    assert shared > 8


def test_a_row_of_a_list_says_how_the_game_stands_now() -> None:
    assert TableViews(Play().table).row()["standing"] == ""
    play = begun()
    views, said, chance = TableViews(play.table), set(), Random(2)
    while play.table.status == "playing":
        said.add(views.row()["standing"])
        assert views.row() == TableViews(play.table).row()
        seat = chance.choice(play.table.waiting_for())
        play.move(seat, chance.randrange(len(play.table.state.legal(seat))))
    assert any("standing-inning" in line and "Ann" in line and "Ben" in line for line in said)
    assert len(said) > 4
    assert views.row()["standing"] == ""
