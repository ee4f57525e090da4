"""First lessons by HTTP: the data that the lesson module generates, or 404."""

import msgspec
import pytest

from pennant.games import OWN
from pennant.lessons import lesson_of
from tests.server.client import Person
from tests.server.process import Server


@pytest.mark.parametrize("game", OWN)
def test_lesson_exists_or_is_unknown(server: Server, game: str) -> None:
    answer = Person(server.url).http.get(f"/api/games/{game}/lesson")
    lesson = lesson_of(game)
    if lesson is None:
        assert answer.status_code == 404
        assert answer.json()["error"]["code"] == "unknown"
    else:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/json"
        assert answer.json() == msgspec.json.decode(msgspec.json.encode(lesson))


def test_lesson_of_unknown_game_is_unknown(server: Server) -> None:
    assert Person(server.url).http.get("/api/games/checkers/lesson").status_code == 404
