"""Finds ids of messages and rules in the sources of a game."""

import re
from importlib.resources import files
from pathlib import Path

KERNEL = Path(str(files("pennant.kernel")))


def find_in_rules(folder: Path, pattern: str) -> set[str]:
    """Search the decisions and rules of the game in a folder, and the kernel's part that asks for decisions."""
    sources = [KERNEL / "asking.py", folder / "decision.py", *(folder / "rules").glob("*.py")]
    return {found for file in sources for found in re.findall(pattern, file.read_text(encoding="utf-8"))}
