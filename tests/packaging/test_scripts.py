"""The two commands of the README, with small stand-ins for Python, the libraries of the system and its packages."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from scorekeeper.__main__ import ANSWERED_AT_ONCE, COMMANDS

ROOT = Path(__file__).parent.parent.parent

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the scripts are for a Unix shell")

ORDINARY = ("cat", "cksum", "dirname", "ls", "mkdir", "rm", "sed", "sh", "sort", "touch")

# A Python that only notes what it is asked: -m venv makes a folder with itself in it, all else it answers as told.
PYTHON = """#!/bin/sh
case "$*" in
    *version_info\\[:2\\]*) echo "$FAKE_VERSION" ;;
    *ensurepip*) exit "${FAKE_ENSUREPIP:-0}" ;;
    "-m venv "*) mkdir -p "$3/bin" "$3/lib/python3/site-packages/PySide6"; cat "$0" >"$3/bin/python"
        cp_mode "$3/bin/python"; echo "venv" >>"$NOTES" ;;
    "-m pip "*) shift; echo "$*" >>"$NOTES"; echo "what pip says"; exit "${FAKE_PIP:-0}" ;;
    *find_spec*) exit 0 ;;
    *) echo "$*|$(pwd)" >>"$NOTES"; exit "${FAKE_PROGRAM:-0}" ;;
esac
"""
OTHERS = {
    "cp_mode": '#!/bin/sh\nexec "$CHMOD" +x "$1"\n',
    "uname": "#!/bin/sh\necho Linux\n",
    "id": "#!/bin/sh\necho 1000\n",
    "ldd": '#!/bin/sh\nprintf "%b" "${FAKE_LDD-}"\n',
    "apt-get": "#!/bin/sh\nexit 1\n",
    "apt-cache": '#!/bin/sh\ncase $2 in python3.12) echo "  Candidate: 3.12.3-0" ;; *) echo "  Candidate: 3.9.2-3" ;; esac\n',
}


@dataclass(frozen=True)
class Place:
    """A copy of the scripts in a folder whose name has spaces, on a machine that has only what is laid there."""

    tree: Path
    bin: Path
    notes: Path
    elsewhere: Path

    def have(self, name: str, text: str) -> None:
        """Put a program on this machine."""
        program = self.bin / name
        program.write_text(text, encoding="utf-8")
        program.chmod(0o755)

    def run(self, *words: str, script: str = "run.sh", **environment: str) -> subprocess.CompletedProcess[str]:
        """Start a script from another folder."""
        settings = {
            "PATH": str(self.bin),
            "NOTES": str(self.notes),
            "CHMOD": str(shutil.which("chmod")),
            "FAKE_VERSION": "3.11",
            **environment,
        }
        return subprocess.run(
            [str(shutil.which("sh")), str(self.tree / "packaging" / script), *words],
            env=settings,
            cwd=self.elsewhere,
            capture_output=True,
            text=True,
            check=False,
        )

    def noted(self) -> list[str]:
        """What Python was asked to do so far."""
        return self.notes.read_text(encoding="utf-8").splitlines() if self.notes.exists() else []


@pytest.fixture
def place(tmp_path: Path) -> Place:
    place = Place(tmp_path / "score keeper", tmp_path / "bin", tmp_path / "notes", tmp_path / "else where")
    for folder in (place.tree / "packaging", place.bin, place.elsewhere):
        folder.mkdir(parents=True)
    for script in (ROOT / "packaging").glob("*.sh"):
        shutil.copy(script, place.tree / "packaging")
    shutil.copy(ROOT / "pyproject.toml", place.tree)
    for name in ORDINARY:
        (place.bin / name).symlink_to(str(shutil.which(name)))
    for name, text in {**OTHERS, "python3": PYTHON}.items():
        place.have(name, text)
    return place


def said(answer: subprocess.CompletedProcess[str]) -> tuple[str, str]:
    """The sentence and the install line with which a script gave up."""
    assert answer.returncode == 1, answer.stderr
    sentence, line = answer.stderr.splitlines()[-2:]
    assert sentence.startswith("Score Keeper: ")
    return sentence, line.strip().removeprefix("sudo apt-get update && ")


def test_the_first_start_installs_and_the_second_does_not(place: Place) -> None:
    start = f"-P -m scorekeeper --demo two words|{place.elsewhere}"

    first = place.run("--demo", "two words", DISPLAY=":0")
    assert first.returncode == 0, first.stderr
    assert place.noted() == ["venv", "pip install --disable-pip-version-check -e .", start]

    second = place.run("--demo", "two words", DISPLAY=":0")
    assert second.returncode == 0
    assert second.stderr == ""
    assert place.noted()[3:] == [start]


def test_a_changed_project_is_installed_again_in_the_same_place(place: Place) -> None:
    place.run("--version")
    with (place.tree / "pyproject.toml").open("a", encoding="utf-8") as project:
        project.write("\n")
    place.run("--version")

    assert [note.split()[0] for note in place.noted()] == ["venv", "pip", "-P", "pip", "-P"]


def test_a_start_that_was_cut_off_is_begun_anew(place: Place) -> None:
    cut_off = place.run("--version", FAKE_PIP="1")
    assert cut_off.returncode == 1
    assert "what pip says" in cut_off.stderr
    assert "could not be installed" in cut_off.stderr

    assert place.run("--version").returncode == 0
    assert [note.split()[0] for note in place.noted()] == ["venv", "pip", "venv", "pip", "-P"]


def test_a_half_made_folder_is_made_anew(place: Place) -> None:
    (place.tree / ".venv" / "bin").mkdir(parents=True)

    assert place.run("--version").returncode == 0
    assert place.noted()[0] == "venv"


def test_a_moved_folder_is_installed_anew(place: Place) -> None:
    place.run("--version")
    moved = Place(place.tree.rename(place.tree.parent / "moved"), place.bin, place.notes, place.elsewhere)

    assert moved.run("--version").returncode == 0
    assert [note.split()[0] for note in place.noted()] == ["venv", "pip", "-P", "venv", "pip", "-P"]


def test_the_program_s_exit_code_is_the_script_s(place: Place) -> None:
    assert place.run("score", "nowhere", FAKE_PROGRAM="2").returncode == 2


def test_python_that_is_too_old(place: Place) -> None:
    sentence, line = said(place.run("--version", FAKE_VERSION="3.9"))

    assert "Python 3.11 or newer is needed and here it is 3.9" in sentence
    assert line == "sudo apt-get install -y python3.12 python3.12-venv"


def test_python_that_is_too_old_beside_one_that_is_not(place: Place) -> None:
    place.have("python3", "#!/bin/sh\necho 3.9\n")
    place.have("python3.12", PYTHON)

    assert place.run("--version", FAKE_VERSION="3.12").returncode == 0


def test_no_python_at_all(place: Place) -> None:
    (place.bin / "python3").unlink()
    (place.bin / "apt-cache").unlink()

    sentence, line = said(place.run("--version"))

    assert "there is none here" in sentence
    assert line == "sudo apt-get install -y python3 python3-venv"


def test_no_ensurepip(place: Place) -> None:
    sentence, line = said(place.run("--version", FAKE_ENSUREPIP="1"))

    assert "Python's ensurepip is missing" in sentence
    assert line == "sudo apt-get install -y python3-venv"
    assert place.noted() == []


def test_no_screen(place: Place) -> None:
    sentence, line = said(place.run("--demo"))

    assert "there is no screen here" in sentence
    assert line == "sudo apt-get install -y xvfb xauth"
    assert not (place.tree / ".venv").exists()


@pytest.mark.parametrize("word", sorted(COMMANDS | ANSWERED_AT_ONCE))
def test_the_command_line_needs_no_screen(place: Place, word: str) -> None:
    answer = place.run("--store", "folder", word, FAKE_LDD="libEGL.so.1 => not found\\n")

    assert answer.returncode == 0, answer.stderr
    assert place.noted()[-1].startswith(f"-P -m scorekeeper --store folder {word}|")


def test_a_folder_may_be_called_like_a_command(place: Place) -> None:
    sentence, _ = said(place.run("--store", "score"))

    assert "there is no screen here" in sentence


@pytest.mark.parametrize("screen", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_a_missing_library_of_the_system(place: Place, screen: str) -> None:
    found = "\\tlibxcb-cursor.so.0 => not found\\n\\tlibEGL.so.1 => not found\\n\\tlibc.so.6 => /lib/libc.so.6 (0x1)\\n"

    sentence, line = said(place.run(FAKE_LDD=found, **{screen: "x"}))

    assert "libEGL.so.1 and others" in sentence
    assert line == "sudo apt-get install -y libegl1 libxcb-cursor0"


def test_each_failed_check_is_named_and_pytest_gets_the_words(place: Place) -> None:
    first = place.run("-k", "two words", script="test.sh", FAKE_PROGRAM="1")

    assert first.returncode == 1
    assert "the check of the lint failed." in first.stderr
    assert first.stderr.splitlines()[-1] == (
        "Score Keeper: not all is well, these failed: format, lint, types, import contracts, tests."
    )
    assert place.noted()[1] == "pip install --disable-pip-version-check -e .[dev]"
    assert place.noted()[-1] == f"-m pytest -n auto --dist worksteal -k two words|{place.tree}"


def test_all_is_well_ends_with_what_pytest_says(place: Place) -> None:
    place.run(script="test.sh")
    lint_imports = place.tree / ".venv" / "bin" / "lint-imports"
    lint_imports.write_text("#!/bin/sh\n", encoding="utf-8")
    lint_imports.chmod(0o755)

    answer = place.run(script="test.sh")

    assert answer.returncode == 0
    assert answer.stderr == ""


@pytest.mark.parametrize("script", ["packaging/run.sh", "packaging/test.sh", ".ci/run"])
def test_the_scripts_can_be_started(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)


def test_packaging_is_no_package() -> None:
    assert not (ROOT / "packaging" / "__init__.py").exists()
