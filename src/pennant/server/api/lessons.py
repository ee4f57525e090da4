"""First lessons: example plays for clients to show, generated with the rules of the game."""

from functools import cache

import msgspec
from fastapi import APIRouter, Response

import pennant
from pennant.lessons import Lesson, lesson_of
from pennant.server.api.games import CACHE_CONTROL
from pennant.server.api.models import GameName, refusals
from pennant.server.errors import CommandRefused

router = APIRouter(responses=refusals(404, 422), tags=["games"])


@router.get("/api/games/{game}/lesson", response_model=Lesson)
async def lesson(game: GameName) -> Response:
    """The first lesson of a game: views, steps with texts and questions, and the events after each move."""
    return Response(_lesson(game), media_type="application/json", headers={"cache-control": CACHE_CONTROL})


@cache
def _lesson(game: str) -> bytes:
    found = lesson_of(game) if game in pennant.games() else None
    if found is None:
        raise CommandRefused("unknown", "there is no such lesson")
    return msgspec.json.encode(found)
