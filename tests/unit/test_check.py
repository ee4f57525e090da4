"""The steps of ./check: their output, the summary, and the required coverage."""

from pathlib import Path

import pytest
from coverage import CoverageData

from tools import coverage_report
from tools.check import Run, Step
from tools.coverage_report import AREAS, Area

ROOT = Path(__file__).parents[2]


def test_steps_side_by_side_print_their_output_as_a_block(capsys: pytest.CaptureFixture[str]) -> None:
    run = Run()
    slow = Step("slow", "echo one; sleep 0.2; echo two; printf 'no end of line' >&2")
    run.side_by_side([slow, Step("quick", "echo three")])
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["== quick", "three"]
    assert lines[3:7] == ["== slow", "one", "two", "no end of line"]
    assert lines[7].startswith("== slow: ok, ")
    assert run.succeeded(slow)


def test_summary_of_successful_steps_returns_zero(capfd: pytest.CaptureFixture[str]) -> None:
    run = Run()
    run.alone(Step("first", "echo $GREETING"), GREETING="hello")
    assert run.summary() == 0
    assert "== first\nhello\n== first: ok, " in (output := capfd.readouterr().out)
    assert output.endswith("\nall checks passed\n")
    assert run.summary(["no such browser"]) == 0
    assert capfd.readouterr().out.endswith("\nno such browser\nall other checks passed\n")


def test_summary_ends_with_failed_steps_and_how_to_repeat_them(capfd: pytest.CaptureFixture[str]) -> None:
    run = Run()
    failing = Step("second", "echo broken; exit 3")
    run.side_by_side([failing])
    run.alone(Step("third", "true"))
    assert not run.succeeded(failing)
    assert run.summary() == 1
    output = capfd.readouterr().out
    assert "\nsecond: FAILED, " in output
    assert output.endswith("\nFAILED: second\n    to repeat it: echo broken; exit 3\n")


@pytest.mark.parametrize(("floor", "status"), [(95, 1), (0.1, 0)])
def test_coverage_below_the_floor_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], floor: float, status: int
) -> None:
    monkeypatch.setattr(coverage_report, "AREAS", {"kernel": Area("pennant/kernel", floor)})
    file = tmp_path / "data"
    data = CoverageData(str(file))
    data.add_arcs({str(ROOT / "src/pennant/kernel/errors.py"): [(-1, 3), (3, -1)]})
    data.write()
    assert coverage_report.main([str(file)]) == status
    output = capsys.readouterr().out
    assert output.startswith("kernel: ")
    assert ("src/pennant/kernel/errors.py" in output) == bool(status), "missing lines are listed below the floor"


def test_area_without_coverage_data_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "data"
    data = CoverageData(str(file))
    data.add_arcs({str(ROOT / "src/pennant/kernel/errors.py"): [(-1, 3), (3, -1)]})
    data.write()
    assert coverage_report.main([str(file)]) == 1
    assert "server: 0.0 %, at least " in capsys.readouterr().out


@pytest.mark.parametrize("area", AREAS)
def test_areas_are_folders_of_the_package(area: str) -> None:
    assert AREAS[area].measured(installed=False)
