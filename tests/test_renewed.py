"""The program is renewed, or taken away, while its window is open."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import scorekeeper
from scorekeeper import resources
from scorekeeper.store import crash_reports
from scorekeeper.store.sessions import Session, Store, open_store

PLAYED: Final = """
import shutil, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from scorekeeper import wire_window
from scorekeeper.app import start
from scorekeeper.core.shelf import NewSession
from scorekeeper.rulesets import FOLDERS, ruleset
from scorekeeper.wire_faults import Faults

def slips(key):
    program.desk.menu.about.trigger()
    box = faults.box
    print(box.text() if box is not None and box.isVisible() else None)
    box is None or box.button(getattr(box.StandardButton, key)).click()
    print(program.window.isVisible())

here, folder = Path(sys.argv[1]), Path(sys.argv[2])
assert Path(wire_window.__file__).parent == here
app = QApplication([])
faults = Faults(folder, lambda _: print("said in the window"))
faults.watch()
program = start(app, folder)
program.window.show()
rules = ruleset(FOLDERS[0], None, {})
program.shelf.begin(NewSession(rules.family, rules.preset, ("Ana", "Ben", "Chi", "Dan")[: rules.seats]))
about = here / "ui/about_dialog.py"
was = about.read_text(encoding="utf-8")
about.with_suffix(".new").write_text("from scorekeeper.ui.words import of_another_version", encoding="utf-8")
about.with_suffix(".new").replace(about)
words = here / "ui/words.py"
shutil.copy(words, words.with_suffix(".new"))
words.with_suffix(".new").replace(words)
slips("Ok")
shutil.rmtree(here)
slips("Close")
faults.rest()
"""


def test_it_says_to_start_it_again_and_keeps_all(tmp_path: Path) -> None:
    copy, kept = tmp_path / "copy", tmp_path / "kept"
    shutil.copytree(Path(scorekeeper.__file__).parent, copy / "scorekeeper")
    shutil.copytree(Path(resources.__file__).parent, copy / "scorekeeper" / "resources")
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(copy)}

    words = [sys.executable, "-P", "-c", PLAYED, str(copy / "scorekeeper"), str(kept)]
    done = subprocess.run(words, env=environ, cwd=tmp_path, capture_output=True, text=True, check=True)

    assert done.stderr.count("Traceback") == 2
    renewed, stays, gone, closed = done.stdout.splitlines()
    assert renewed == gone
    assert (stays, closed) == ("True", "False")
    assert "was renewed, moved or removed while it was open: close it and start it again" in renewed
    assert "ImportError, renewed meanwhile" in (kept / "log/scorekeeper.log").read_text(encoding="utf-8")
    reports = [report.read_text(encoding="utf-8") for report in (kept / "crashes").iterdir()]
    assert all("\nrenewed, moved or removed since it was started\n" in report for report in reports)
    assert len(reports) == 2
    store = open_store(kept)
    assert isinstance(store, Store)
    assert isinstance(store.read(1), Session)
    store.close()


def test_what_lies_as_it_lay_was_not_renewed() -> None:
    newest = max(file.stat().st_ctime for file in (Path(sys.executable), *crash_reports._files()))

    assert not crash_reports.renewed(newest)
    assert crash_reports.renewed(newest - 1)


def test_a_further_link_to_a_file_is_no_renewal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    os.utime(tmp_path / "file", (1, 1))
    monkeypatch.setattr(crash_reports, "_files", lambda: [tmp_path / "file"])
    monkeypatch.setattr(sys, "executable", str(tmp_path / "file"))
    assert crash_reports.renewed(2)

    (tmp_path / "link").hardlink_to(tmp_path / "file")

    assert not crash_reports.renewed(2)


def test_a_frozen_program_is_its_own_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(scorekeeper, "__file__", str(tmp_path / "__init__.pyc"))

    assert Path(scorekeeper.__file__) not in crash_reports._files()
    monkeypatch.setattr(sys, "executable", str(tmp_path / "scorekeeper"))
    assert crash_reports.renewed(0)
