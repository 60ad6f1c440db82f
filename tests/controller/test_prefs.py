"""What a player chose about the window is there again at the next start."""

from pathlib import Path

from PySide6.QtCore import QByteArray

from scorekeeper.controller.prefs import Colours, Faces, Prefs


def test_a_first_start_has_sensible_settings(tmp_path: Path) -> None:
    prefs = Prefs(tmp_path / "prefs.ini")

    assert (prefs.numerals, prefs.colours, prefs.geometry, prefs.preset) == (True, Colours.SYSTEM, None, None)
    assert (prefs.faces, prefs.touch, prefs.still, prefs.larger) == (Faces.TRADITIONAL, False, False, False)


def test_what_was_chosen_is_kept(tmp_path: Path) -> None:
    prefs = Prefs(tmp_path / "prefs.ini")
    prefs.numerals = False
    prefs.colours = Colours.SAFE_DARK
    prefs.faces = Faces.LARGE
    prefs.touch = prefs.still = prefs.larger = True
    prefs.geometry = QByteArray(b"\x01\x02")
    prefs.preset = "toy/plain"
    prefs.keep()

    again = Prefs(tmp_path / "prefs.ini")

    assert (again.numerals, again.colours, again.preset) == (False, Colours.SAFE_DARK, "toy/plain")
    assert (again.faces, again.touch, again.still, again.larger) == (Faces.LARGE, True, True, True)
    assert again.geometry == QByteArray(b"\x01\x02")


def test_a_damaged_file_counts_as_nothing_chosen(tmp_path: Path) -> None:
    path = tmp_path / "prefs.ini"
    path.write_text(
        "[tiles]\nnumerals=7\nfaces=round\n[window]\ncolours=purple\ntouch=perhaps\ngeometry=12\n[session]\npreset=\n",
        encoding="utf-8",
    )

    prefs = Prefs(path)

    assert (prefs.numerals, prefs.colours, prefs.geometry, prefs.preset) == (False, Colours.SYSTEM, None, None)
    assert (prefs.faces, prefs.touch, prefs.still, prefs.larger) == (Faces.TRADITIONAL, False, False, False)
