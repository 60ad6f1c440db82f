"""What a player chose about the window is there again at the next start."""

from pathlib import Path

from PySide6.QtCore import QByteArray

from scorekeeper.controller.prefs import Colours, Faces, Prefs
from scorekeeper.controller.remembered import FIRST_HANDS


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


def test_what_the_window_remembers_by_itself_is_kept(tmp_path: Path) -> None:
    remembered = Prefs(tmp_path / "prefs.ini").remembered
    remembered.keep_place("OneDialog", QByteArray(b"\x01"))
    remembered.halves = QByteArray(b"\x02")
    remembered.sort_sessions("open_started", True)
    remembered.folder = "/somewhere"

    again = Prefs(tmp_path / "prefs.ini").remembered

    assert (again.place("OneDialog"), again.place("Other")) == (QByteArray(b"\x01"), None)
    assert again.halves == QByteArray(b"\x02")
    assert again.sorting == ("open_started", True)
    assert again.folder == "/somewhere"
    again.sort_sessions("", False)
    assert again.sorting is None


def test_the_steps_go_away_after_the_first_hands_unless_they_are_wanted(tmp_path: Path) -> None:
    remembered = Prefs(tmp_path / "prefs.ini").remembered
    shown = [remembered.steps]
    for _ in range(FIRST_HANDS + 1):
        remembered.count_hand()
        shown.append(remembered.steps)
    for wanted in (True, False):
        remembered.steps = wanted
        shown.append(Prefs(tmp_path / "prefs.ini").remembered.steps)

    assert shown == [True, True, False, False, True, False]


def test_damaged_memories_count_as_none(tmp_path: Path) -> None:
    path = tmp_path / "prefs.ini"
    path.write_text(
        "[places]\nOneDialog=7\n[table]\nhalves=x\n[sessions]\nsorted_by=\n[steps]\nshown=perhaps\nhands=many\n",
        encoding="utf-8",
    )

    remembered = Prefs(path).remembered

    assert (remembered.place("OneDialog"), remembered.halves, remembered.sorting) == (None, None, None)
    assert remembered.steps
