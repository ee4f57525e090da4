"""The interpreted build of Pennant, measured in a child process that imports it from `src`.

The child prepares its rows and prints them with its remarks as one line of JSON. Then it reads requests for a row and a
measure, and prints the figures. It is idle while the parent measures, so the two never compete.
"""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

from harness import EFFORTS, Figures, Title, prepare

SOURCES = Path(__file__).resolve().parent.parent / "src"


class Child:
    """The parent's side."""

    def __init__(self, effort: str, only: list[str]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, effort, *only],
            env={**os.environ, "PYTHONPATH": str(SOURCES)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # Ctrl-C is the parent's to handle
        )

    def rows(self) -> tuple[list[ChildRow], list[str]]:
        rows, remarks = json.loads(self._reply())
        return [
            ChildRow(self, at, Title(**title), tuple(measures)) for at, (title, measures) in enumerate(rows)
        ], remarks

    def measure(self, at: int, name: str) -> Figures:
        assert self.process.stdin is not None
        print(at, name, file=self.process.stdin, flush=True)
        figures: Figures = json.loads(self._reply())
        return figures

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.terminate()
        self.process.wait()

    def _reply(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the interpreted build stopped")
        return line


class ChildRow:
    """A row measured in the child."""

    def __init__(self, child: Child, at: int, title: Title, measures: tuple[str, ...]) -> None:
        self.child = child
        self.at = at
        self.title = title
        self.measures = measures

    def measure(self, name: str) -> Figures:
        return self.child.measure(self.at, name)


def main(effort: str, only: list[str]) -> None:
    """The child's side."""
    import ours

    remarks: list[str] = []
    rows = list(prepare(ours.cases(), EFFORTS[effort], only, remarks.append))
    print(json.dumps([[(asdict(row.title), row.measures) for row in rows], remarks]), flush=True)
    gc.freeze()
    for line in sys.stdin:
        at, name = line.split()
        print(json.dumps(rows[int(at)].measure(name)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
