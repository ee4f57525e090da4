"""What the recorders of games share: python -m tools.highlights_fixtures writes games into frontend/tests/fixtures."""

import gzip
import hashlib
import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).resolve().parent.parent / "frontend/tests/fixtures"
VIEWERS = (0, 1, None)


def write_down(name: str, game: dict[str, Any]) -> None:
    """Write a recorded game into its file, the same bytes each time."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    file = FOLDER / f"{name}.json.gz"
    file.write_bytes(gzip.compress(json.dumps(game, separators=(",", ":")).encode(), mtime=0))
    print(f"{file.name}: {file.stat().st_size // 1024} kB")


def digest(view: dict[str, Any]) -> str:
    """Four letters that another view would hardly have."""
    told = json.dumps(view, separators=(",", ":"), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(told.encode()).hexdigest()[:4]
