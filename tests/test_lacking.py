"""What the program needs and does not find is said in one sentence, with what to do about it."""

import ctypes
import os
import re
import shlex
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

import scorekeeper
from scorekeeper import cli, lacking
from scorekeeper.__main__ import main

TREE: Final = Path(__file__).resolve().parent.parent
EGL: Final = "libEGL.so.1: cannot open shared object file: No such file or directory"
NAMED: Final = 'Could not load the Qt platform plugin "xcb" in "" even though it was found.'


def said(*words: str, **environ: str) -> str:
    """What a start that comes to nothing says: one sentence, and the exit code that goes with it."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, *words], cwd=TREE, env=kept | environ, capture_output=True, text=True, check=False
    )
    (sentence,) = done.stderr.splitlines()
    assert (done.returncode, done.stdout) == (2, "")
    return sentence


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The program lies elsewhere than among its sources."""
    monkeypatch.setattr(lacking, "__file__", str(tmp_path / "scorekeeper" / "lacking.py"))


@pytest.mark.skipif(os.name != "posix", reason="names a script for a shell")
@pytest.mark.parametrize("words", [(), ("score", "-")])
def test_among_the_sources_a_script_installs_what_is_missing(words: tuple[str, ...]) -> None:
    sentence = said("-S", "-m", "scorekeeper", *words)

    script = shlex.quote(str(TREE / "packaging" / "run.sh"))
    assert sentence == f"scorekeeper: msgspec is missing here: sh {script} installs what is needed and starts it"


@pytest.mark.usefixtures("installed")
def test_elsewhere_it_says_what_to_install() -> None:
    missing = ModuleNotFoundError("No module named 'PySide6.QtCore'", name="PySide6.QtCore")
    sentence = lacking.unread(missing)

    assert sentence.startswith("PySide6 is missing here: install it with ")
    assert sentence.endswith(" -m pip install PySide6-Essentials")


@pytest.mark.parametrize(
    "fault",
    [
        ImportError("cannot import name 'resources' from 'scorekeeper'", name="scorekeeper"),
        ModuleNotFoundError("No module named 'scorekeeper.ui.desk'", name="scorekeeper.ui.desk"),
        ImportError("DLL load failed while importing QtCore: The specified module could not be found."),
    ],
)
@pytest.mark.usefixtures("installed")
def test_what_is_there_in_part_is_to_be_installed_again(fault: ImportError) -> None:
    assert lacking.unread(fault) == f"it is not installed here, or not wholly ({fault}): install it again"


def test_an_older_python_is_told_which_one_is_needed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 18, "final", 0))

    assert main(["score"]) == 2
    assert capsys.readouterr().err.startswith("scorekeeper: Python 3.11 or newer is needed, and this is 3.9: ")


@pytest.mark.parametrize("words", [[], ["export", "--all"]])
def test_a_library_of_the_system_is_named_with_its_package(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    def missing(*_: object) -> int:
        raise ImportError(EGL)

    window = ModuleType("scorekeeper.wire_window")
    window.__dict__["main"] = missing
    monkeypatch.setitem(sys.modules, "scorekeeper.wire_window", window)
    monkeypatch.setattr("scorekeeper.wire_window", window, raising=False)
    monkeypatch.setattr(cli, "_carried_out", missing)

    assert main(words) == 2
    assert capsys.readouterr().err == (
        "scorekeeper: Qt needs libEGL.so.1, which is missing here: install it"
        " (Debian and Ubuntu: apt-get install libegl1)\n"
    )


def test_packages_are_called_as_the_script_that_starts_it_calls_them() -> None:
    script = (TREE / "packaging" / "prepare.sh").read_text(encoding="utf-8")
    rows = re.findall(r"^ +(lib\S+(?: \| lib\S+)*)\) echo (\S+) ;;$", script, re.MULTILINE)
    named = {library: package for libraries, package in rows for library in libraries.split(" | ")}

    assert len(named) > 30
    assert {library: lacking.package_of(library) for library in named} == named


def test_without_a_screen_it_says_so_instead_of_being_aborted() -> None:
    assert lacking.no_window(["qt.qpa.xcb: could not connect to display :7", NAMED], Path()) == (
        "there is no screen here to open the window on: start it from a desktop"
    )
    sentence = said("-m", "scorekeeper", QT_QPA_PLATFORM="nonsense")
    assert sentence == (
        'scorekeeper: no window can be opened here (Could not find the Qt platform plugin "nonsense" in "")'
    )


def test_what_qt_lacks_for_a_screen_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def loaded(name: str) -> object:
        raise OSError(EGL.replace("libEGL.so.1", "libxcb-cursor.so.0") if name.endswith("libqxcb.so") else name)

    (tmp_path / "platforms").mkdir()
    (tmp_path / "platforms" / "libqxcb.so").touch()
    monkeypatch.setattr(ctypes, "CDLL", loaded)

    assert "apt-get install libxcb-cursor0" in lacking.no_window([NAMED], tmp_path)
    assert lacking.no_window([NAMED.replace("xcb", "wayland")], tmp_path).startswith("no window can be opened here (")


def test_out_of_an_archive_the_window_is_not_started(tmp_path: Path) -> None:
    archive = tmp_path / "scorekeeper.zip"
    here = Path(scorekeeper.__file__).parent
    with zipfile.ZipFile(archive, "w") as packed:
        for name in ("__init__.py", "__main__.py", "lacking.py"):
            packed.write(here / name, f"scorekeeper/{name}")

    sentence = said("-S", "-P", "-m", "scorekeeper", PYTHONPATH=str(archive))

    assert sentence == f"scorekeeper: {lacking.unpacked_only()}"
