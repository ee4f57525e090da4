"""First lessons: what a game teaches, played through in its rules, for clients that show it."""

from functools import cache

import msgspec
from fastapi import APIRouter, Response

from pennant.games import NAMES
from pennant.lessons import lesson_of
from pennant.server.api.games import FOR_A_WHILE
from pennant.server.api.models import GameName, refusals
from pennant.server.table import Refused

router = APIRouter(responses=refusals(404, 422), tags=["games"])


@router.get("/api/games/{game}/lesson")
async def lesson(game: GameName) -> Response:
    """The first lesson of a game: views, steps with what is said and asked, and the events that follow each move."""
    return Response(_lesson(game), media_type="application/json", headers={"cache-control": FOR_A_WHILE})


@cache
def _lesson(game: str) -> bytes:
    found = lesson_of(game) if game in NAMES else None
    if found is None:
        raise Refused("unknown", "there is no such lesson")
    return msgspec.json.encode(found)
