"""Fails on archaic English in code, docs and English messages: python tools/prose.py.

These words make sentences hard to read for people who learned English as a second language, and hard to search for.
ALLOWED lists quotations, which stay as they are. See CONTRIBUTING.md, "Style".
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

ARCHAIC = {
    "anew": "again, or a verb such as redeal or rebuild",
    "whom": "a sentence that says who does what",
    "whoever": "players who, clients that, anyone who",
    "can not": "cannot",
    "of one's own": "your own, its own",
    "be had": "exist, be found, be loaded",
    r"a \w+ a second": "one move per second",
}
"""Patterns of whole words, and what to write instead."""

READ = {".css", ".ftl", ".html", ".js", ".md", ".py", ".sh", ".svelte", ".toml", ".ts", ""}
SKIPPED = re.compile(r"src/pennant/server/static/|/ru[-.]|\.ru\.ftl$|^tests/(golden/.*/|server/corpus/)|LICENSE")
ALLOWED = {
    "tests/unit/test_prose.py",
    "tools/prose.py",
}
"""Files that quote these words."""

PATTERN = re.compile("|".join(rf"(?<![A-Za-z])({pattern})(?![A-Za-z])" for pattern in ARCHAIC), re.IGNORECASE)


def main() -> None:
    """Print every archaism with its place, and fail if there are any."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = [
        f"{name}:{number}: {hit}: write {advice}"
        for name in names.split("\0")
        if Path(name).suffix in READ and name not in ALLOWED and not SKIPPED.search(name) and (ROOT / name).is_file()
        for number, hit, advice in archaisms((ROOT / name).read_text(encoding="utf-8"))
    ]
    print(*found, sep="\n", end="\n" if found else "")
    if found:
        sys.exit(f"{len(found)} archaic words; see tools/prose.py")


def archaisms(text: str) -> list[tuple[int, str, str]]:
    """The archaisms of a text, each with its line and what to write instead."""
    advice = list(ARCHAIC.values())
    return [
        (text.count("\n", 0, match.start()) + 1, match[0], advice[(match.lastindex or 1) - 1])
        for match in PATTERN.finditer(text)
    ]


if __name__ == "__main__":
    main()
