"""A file of settings that was made to do harm: Qt carries out what some values hold, so they never reach it."""

import os
import pickle
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from scorekeeper.controller.prefs import Colours, Prefs
from scorekeeper.controller.prefs_file import settings


class Harm:
    """What makes a file when it is read back."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __reduce__(self) -> tuple[object, tuple[str]]:
        return os.mkdir, (str(self.file),)


def value(file: Path) -> str:
    """How Qt writes something that is read back by carrying it out."""
    name, held = b"PySide::PyObjectWrapper\0", pickle.dumps(Harm(file))
    content = b"\0\0\0\x7f" + len(name).to_bytes(4, "big") + name + len(held).to_bytes(4, "big") + held
    return "@Variant(" + "".join(f"\\x{byte:x}" for byte in content) + ")"


@pytest.mark.parametrize(
    "written",
    [
        "colours={}",
        'colours="{}"',
        "colours=dark, {}",
        "colours=  {}",
        "colours=\\x40{:.1}",
        "colours=\\100{:.1}",
        'colours="dark\n"\ncolours={}',
        "colours=\\\n{}",
        "colours=@Size(1 2)",
        "colours=@ByteArray(a), {}",
        'colours="@ByteArray(a)", {}',
        "colours=;\ncolours={}",
        '"colours={}',
        "colours=dark\r@={}\rcolours={}",
    ],
)
def test_what_would_be_carried_out_is_taken_out(tmp_path: Path, written: str) -> None:
    path, made = tmp_path / "prefs.ini", tmp_path / "made"
    harm = value(made)
    line = written.replace("{:.1}", harm[1:]).replace("{}", harm)
    path.write_text(f"[window]\ntouch=on\n{line}\n[session]\npreset=toy/plain\n", encoding="utf-8", newline="")

    prefs = Prefs(path)

    assert prefs.colours in {Colours.SYSTEM, Colours.DARK}
    assert prefs.preset == "toy/plain"
    assert prefs.touch
    assert not made.exists()
    assert "ariant" not in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "text",
    [
        "/home/me@work/Ü",
        "C:\\Users\\me",
        "\\\\server\\x",
        "a, b; c = d",
        'the "new" one',
        "",
        "tab\there",
        "line\nline",
    ],
)
def test_what_was_set_stays(tmp_path: Path, text: str) -> None:
    first = Prefs(tmp_path / "prefs.ini")
    first.remembered.folder = text
    first.geometry = QByteArray(bytes(range(256)))
    first.remembered.keep_place("One", QByteArray(b"plain"))
    first.keep()
    before = (tmp_path / "prefs.ini").read_bytes()

    again = Prefs(tmp_path / "prefs.ini")

    assert again.remembered.folder == (text or None)
    assert again.geometry == QByteArray(bytes(range(256)))
    assert again.remembered.place("One") == QByteArray(b"plain")
    assert (tmp_path / "prefs.ini").read_bytes() == before


@pytest.mark.skipif(sys.platform == "win32", reason="links and pipes are made otherwise there")
@pytest.mark.parametrize("kind", ["link", "pipe", "folder", "too large"])
def test_what_is_no_file_of_settings_is_left_alone(tmp_path: Path, kind: str) -> None:
    path, other = tmp_path / "prefs.ini", tmp_path / "other.ini"
    other.write_text("[window]\ncolours=dark\n", encoding="utf-8")
    match kind:
        case "link":
            path.symlink_to(other)
        case "pipe":
            os.mkfifo(path)
        case "folder":
            path.mkdir()
        case _:
            with path.open("wb") as opened:
                opened.truncate(1 << 40)

    prefs = Prefs(path)
    assert prefs.colours is Colours.SYSTEM
    prefs.colours = Colours.LIGHT
    prefs.keep()

    assert prefs.colours is Colours.LIGHT
    assert other.read_text(encoding="utf-8") == "[window]\ncolours=dark\n"
    assert settings(path).format() is QSettings.Format.InvalidFormat
