"""The build hook: compiles the core with mypyc where a C compiler is at hand, otherwise the wheel stays pure Python.

A wheel without the client's bundle, the page that the server shows, is refused.

PENNANT_COMPILE=auto  compile, fall back to pure Python with a warning (the default)
PENNANT_COMPILE=1     compile or fail: for releases and tests
PENNANT_COMPILE=0     never compile

PENNANT_BUILD_DIR=DIR keeps what was built there, so that the next build compiles only what changed.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SOURCES = Path("src/pennant")
KERNEL = ("asking", "bits", "board", "chance", "state")
"""The kernel's hot modules. Its msgspec structs must stay interpreted: mypyc drops their class options."""
BUNDLE = SOURCES / "server/static"
"""The client as built by `npm run build` in frontend/, committed so that nobody needs Node.js to install Pennant."""


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds the compiled core to a wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile before the wheel is put together; called by hatchling."""
        wish = os.environ.get("PENNANT_COMPILE") or "auto"
        if wish not in ("0", "1", "auto"):
            raise ValueError(f"PENNANT_COMPILE is {wish!r}; it must be 0, 1 or auto")
        if self.target_name == "wheel" and version != "editable":
            refuse_without_bundle(Path(self.root))
        if self.target_name != "wheel" or version == "editable" or wish == "0":
            return
        self.scratch = tempfile.TemporaryDirectory(prefix="pennant-build-")  # goes when the wheel is written
        folder = Path(os.environ.get("PENNANT_BUILD_DIR") or self.scratch.name)
        compiler = subprocess.run([sys.executable, __file__, folder], cwd=self.root, capture_output=True, text=True)
        if compiler.returncode:
            if wish == "1":
                raise RuntimeError(f"the core does not compile:\n{compiler.stdout[-3000:]}{compiler.stderr[-3000:]}")
            self.app.display_warning("the core does not compile here: the wheel stays pure Python, ten times slower")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for line in (folder / "built.txt").read_text().splitlines():
            build_data["force_include"][line] = str(Path(line).relative_to(folder / "lib"))


def refuse_without_bundle(root: Path) -> None:
    """End the build if the page or a file that it names is not there."""
    page = root / BUNDLE / "index.html"
    named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', page.read_text(encoding="utf-8")) if page.exists() else []
    missing = [name for name in ("index.html", *named) if not (root / BUNDLE / name).exists()]
    if missing or not named:
        raise FileNotFoundError(
            f"{BUNDLE} lacks {', '.join(missing) or 'its scripts'}: the server would have no page to show. "
            "Build the client first: cd frontend && npm ci && npm run build"
        )


def groups() -> list[tuple[list[str], str]]:
    """What is compiled: the files and the name of each shared library, the kernel and every game apart."""
    folders = {"pennant.kernel": [SOURCES / f"kernel/{name}.py" for name in KERNEL]}
    for rules in SOURCES.glob("games/*/rules"):
        folders[f"pennant.games.{rules.parent.name}"] = list(rules.glob("*.py"))
    folders["pennant.bots"] = list(SOURCES.glob("bots/compiled/*.py"))
    files = {name: sorted(str(path) for path in paths if path.stem != "__init__") for name, paths in folders.items()}
    return [(paths, name) for name, paths in sorted(files.items()) if paths]


def compile_core(folder: Path) -> None:
    """Translate the core to C and compile it below a folder; `built.txt` there lists the outcome.

    It is compiled twice the first time: with counters, which some games fill in, and then for the branches that games
    take, which makes it a seventh faster. Later builds in the same folder use the counters again, though sources have
    changed. A compiler that knows nothing of this compiles once.
    """
    built = folder / "built.txt"
    built.unlink(missing_ok=True)
    report(folder, "translating the core to C (step 1 of 4)")
    extensions = translated(folder)
    if not counters(folder):
        train(folder, extensions)
    report(folder, "compiling the core (step 4 of 4)")
    outputs = compiled(extensions, folder / "lib", folder / "objects", USING_COUNTERS if counters(folder) else "")
    built.write_text("".join(f"{path}\n" for path in outputs))


def report(folder: Path, progress: str) -> None:
    """Say what the build is doing, to programs that wait for it; the file is replaced as a whole."""
    folder.mkdir(parents=True, exist_ok=True)
    new = folder / "progress.new"
    new.write_text(progress)
    new.replace(folder / "progress.txt")


COUNTING = "-fprofile-generate -fprofile-update=single"
USING_COUNTERS = "-fprofile-use -fprofile-correction -Wno-missing-profile -Wno-coverage-mismatch"


def translated(folder: Path) -> list[Any]:
    """The core as C: one call for all groups, so that types are known across them.

    The folder also keeps mypy's cache, which remembers the C files beside it.
    """
    from mypyc.build import mypycify

    files = [path for paths, _ in groups() for path in paths]
    extensions: list[Any] = mypycify(
        ["--strict", "--cache-dir", str(folder / "mypy"), *files],
        opt_level="3",
        debug_level="0",
        separate=[(paths, name) for paths, name in groups()],
        target_dir=str(folder / "c"),
    )
    return extensions


def compiled(extensions: list[Any], libraries: Path, objects: Path, flags: str) -> list[str]:
    """Compile the C files with some flags more; returns the shared libraries."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    before = os.environ.get("CFLAGS")
    os.environ["CFLAGS"] = f"{before or ''} -fno-semantic-interposition {flags}"
    try:
        build = build_ext(Distribution({"name": "pennant", "ext_modules": extensions}))
        build.build_lib, build.build_temp = str(libraries), str(objects)
        build.parallel = os.cpu_count()
        build.ensure_finalized()
        build.run()
    finally:
        os.environ["CFLAGS"] = before or ""
    return [str(path) for path in build.get_outputs()]


def counters(folder: Path) -> list[Path]:
    """What a training has counted; gcc looks for it beside the object files."""
    return list((folder / "objects").rglob("*.gcda"))


def train(folder: Path, extensions: list[Any]) -> None:
    """Compile with counters and play some games; without any counters if that does not work here."""
    training = folder / "training"
    try:
        report(folder, "compiling the core with counters (step 2 of 4)")
        compiled(extensions, training, folder / "objects", COUNTING)
        report(folder, "playing games to find the hot paths (step 3 of 4)")
        shutil.copytree(SOURCES, training / "pennant", dirs_exist_ok=True)
        environment = {**os.environ, "PYTHONPATH": str(training)}
        subprocess.run([sys.executable, "tools/train.py"], env=environment, check=True, capture_output=True)
    except (Exception, SystemExit) as error:
        sys.stderr.write(f"the core is compiled without training: {error}\n")
        for counter in counters(folder):
            counter.unlink()
    for counting in (folder / "objects").rglob("*.o"):
        counting.unlink()
    shutil.rmtree(training, ignore_errors=True)


if __name__ == "__main__":
    compile_core(Path(sys.argv[1]))
