"""Common code of the fixture recorders, such as tools.highlights_fixtures, which write to frontend/tests/fixtures."""

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

from pennant.kernel.board import BOARD_EVENTS
from pennant.kernel.events import SeenEvent, View
from pennant.kernel.follower import tell
from pennant.kernel.game import Game
from pennant.kernel.words import PHRASES

FOLDER = Path(__file__).resolve().parent.parent / "frontend/tests/fixtures"
VIEWERS = (0, 1, None)


def write_down(game: Game, name: str, played: dict[str, Any]) -> None:
    """Write a recorded game and its kinds of board events and milestones; the same game gives the same bytes."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{game.name}-{name}.json.gz"
    kinds = {"board": _names(game, game.board_events), "milestones": _names(game, game.milestones)}
    file.write_bytes(gzip.compress(json.dumps({**played, **kinds}, separators=(",", ":")).encode(), mtime=0))
    print(f"{file.name}: {file.stat().st_size // 1024} kB")


def _names(game: Game, kinds: frozenset[int]) -> list[str]:
    return sorted({"set" if kind in BOARD_EVENTS else game.event_kinds[kind].name for kind in kinds})


def step_of(game: Game, news: list[SeenEvent], before: View, after: View) -> dict[str, Any]:
    """The number of events after a decision, and each event's beat number as the server sends it."""
    return {"events": len(news), "beats": tell(game.text(PHRASES), news, before, after).beat_numbers}


def digest(view: dict[str, Any]) -> str:
    """A short hash of a view, four hexadecimal digits."""
    told = json.dumps(view, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(told.encode()).hexdigest()[:4]
