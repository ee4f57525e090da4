"""What the recorders of games share: python -m tools.highlights_fixtures writes games into frontend/tests/fixtures."""

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
    """Write a recorded game into its file, the same bytes each time; with the kinds of events that matter later."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{game.name}-{name}.json.gz"
    kinds = {"board": _names(game, game.board_events), "milestones": _names(game, game.milestones)}
    file.write_bytes(gzip.compress(json.dumps({**played, **kinds}, separators=(",", ":")).encode(), mtime=0))
    print(f"{file.name}: {file.stat().st_size // 1024} kB")


def _names(game: Game, kinds: frozenset[int]) -> list[str]:
    return sorted({"set" if kind in BOARD_EVENTS else game.event_kinds[kind].name for kind in kinds})


def step_of(game: Game, news: list[SeenEvent], before: View, after: View) -> dict[str, Any]:
    """The number of events of a decision, and the number of each one's beat as the server sends it."""
    return {"events": len(news), "beats": tell(game.text(PHRASES), news, before, after).beat_numbers}


def digest(view: dict[str, Any]) -> str:
    """Four letters that another view would hardly have."""
    told = json.dumps(view, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(told.encode()).hexdigest()[:4]
