"""Nothing that goes wrong passes silently: the tests' own settings are seen to bite."""

import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent

CASES = """
import logging, warnings
import pytest
from PySide6.QtCore import qWarning

def test_error_logged(): logging.getLogger("any").error("something broke")
def test_python_warning(): warnings.warn("soon gone", DeprecationWarning)
def test_qt_warning(): qWarning("a slot is missing")
@pytest.mark.xfail
def test_passes_unexpectedly(): pass

def test_fine(): logging.getLogger("any").warning("worth a look")
def test_known_qt_warning(): qWarning("This plugin does not support propagateSizeHints()")
def test_error_looked_at(caplog):
    logging.getLogger("any").error("expected")
    assert caplog.messages == ["expected"]
    caplog.clear()
"""


def outcome(folder: Path) -> str:
    """What pytest says of the tests in a folder, under the settings of this project."""
    answer = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-rA", "--color=no", "tests"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    return answer.stdout


def lay_out(folder: Path, cases: str) -> None:
    """A project with the settings of this one, and other tests."""
    (folder / "tests").mkdir()
    shutil.copy(ROOT / "pyproject.toml", folder)
    shutil.copy(ROOT / "tests" / "conftest.py", folder / "tests")
    (folder / "tests" / "test_cases.py").write_text(cases, encoding="utf-8")


def test_what_goes_wrong_fails(tmp_path: Path) -> None:
    lay_out(tmp_path, CASES)

    said = outcome(tmp_path)

    results = {line.split("::")[1].split()[0]: line.split()[0] for line in said.splitlines() if "py::test_" in line}
    wrong = {"test_error_logged", "test_python_warning", "test_qt_warning", "test_passes_unexpectedly"}
    fine = {"test_fine", "test_known_qt_warning", "test_error_looked_at"}
    assert {name for name, result in results.items() if result == "PASSED"} == fine, said
    assert {name for name, result in results.items() if result in {"FAILED", "ERROR"}} >= wrong, said


def test_an_unknown_mark_is_an_error(tmp_path: Path) -> None:
    lay_out(tmp_path, "import pytest\n\n@pytest.mark.slowish\ndef test_it(): pass\n")

    assert "'slowish' not found in `markers` configuration option" in outcome(tmp_path)


def test_benchmarks_run_only_when_asked(tmp_path: Path) -> None:
    lay_out(tmp_path, "def test_it(): pass\n")
    (tmp_path / "tests" / "benchmarks").mkdir()
    (tmp_path / "tests" / "benchmarks" / "test_speed.py").write_text("def test_it(): assert False\n", encoding="utf-8")

    assert "1 passed" in outcome(tmp_path)
