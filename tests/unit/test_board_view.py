"""Tests of views that are made from boards."""

from highcard import HighCard

from pennant.kernel.board import Board
from pennant.kernel.board_view import add_board, plain


class Counters(HighCard):
    """A game whose board is one number."""

    def describe_board(self, board: Board) -> None:
        board.number("left", 3)


def test_games_with_equal_boards_keep_their_own_namings() -> None:
    one, other = Counters(), Counters()
    assert add_board({}, {}, one, None) == {"left": 3}
    assert add_board({}, {"left": plain(str)}, other, None) == {"left": "3"}
    assert one.layout is other.layout
    assert add_board({}, {}, one, None) == {"left": 3}
