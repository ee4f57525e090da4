"""Reports the coverage of each area and fails below its floor: python -m tools.coverage_report COVERAGE-DATA..."""

import io
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from coverage import Coverage
from coverage.exceptions import NoDataError

ROOT = Path(__file__).resolve().parent.parent


class Area(NamedTuple):
    """A part of the package whose coverage is reported."""

    folders: str
    floor: float
    """Percent of lines and branches that tests must cover."""

    def measured(self, installed: bool) -> list[str]:
        """The folders whose coverage is measured, in the sources or in the installed package.

        Package names would not do: to find them, coverage imports `pennant` and removes it from `sys.modules` again.
        Compiled modules go on raising exceptions of that first import, which code of the second does not catch.
        """
        packages = Path(sysconfig.get_path("platlib")) if installed else ROOT / "src"
        return [str(folder.relative_to(ROOT)) for folder in sorted(packages.glob(self.folders))]


AREAS = {
    "kernel": Area("pennant/kernel", 95),
    "rules": Area("pennant/games/*/rules", 95),
    "server": Area("pennant/server", 84),  # without the servers that tests start as processes
    "command line": Area("pennant/cli", 88),
}


def main(files: Sequence[str]) -> int:
    """Print the coverage of every area, and the lines that are missing where it is below the floor."""
    with tempfile.TemporaryDirectory() as folder:
        coverage = Coverage(data_file=str(Path(folder, "data")))
        coverage.combine(files, keep=True)
        below = False
        for name, area in AREAS.items():
            table = io.StringIO()
            try:
                percent = coverage.report(include=f"src/{area.folders}/*", file=table)
            except NoDataError:
                percent = 0.0  # no test of it has run
            print(f"{name}: {percent:.1f} %, at least {area.floor:.0f} % wanted")
            if percent < area.floor:
                print(table.getvalue())
                below = True
    return int(below)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
