"""What the window does without until somebody asks for it: read at its start it would only be waited for."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

STARTED: Final = """
import sys
from enum import Enum, Flag, IntEnum, IntFlag
from pathlib import Path
from PySide6.QtWidgets import QApplication, QWidget
from scorekeeper import wire_window
from scorekeeper.app import start
from scorekeeper.core.shelf import NewSession
from scorekeeper.rulesets import FOLDERS, ruleset

def told():
    print(*sorted(name for name in sys.modules if name.startswith("scorekeeper.")))

app = QApplication([])
program = start(app, Path(sys.argv[1]))
told()
rules = ruleset(FOLDERS[0], None, {})
program.shelf.begin(NewSession(rules.family, rules.preset, ("Ana", "Ben", "Chi", "Dan")[: rules.seats]))
program.window.show()
app.processEvents()
told()
print(*sorted(name.__name__ for kind in (Enum, Flag, IntEnum, IntFlag) for name in kind.__subclasses__()))
print(*sorted(kind.__name__ for kind in QWidget.__subclasses__()))
program.window.close()
"""
SELDOM: Final = {
    "cli",
    "travel",
    "lacking",
    "controller.quick_entry",
    "core.explained",
    "core.gesturing",
    "core.json_lines",
    "core.seeing",
    "core.why_view",
    "store.importers.own_records",
    *(f"wire_{name}" for name in ("alone", "demo", "drills", "explained", "paper", "sample", "travel")),
    *(
        f"ui.{name}"
        for name in (
            "menu",
            "shortcut_rows",
            "entry_keys",
            "key_rows",
            "held_keys",
            "quick_keys",
            "drop_row",
            "letters",
            "notice",
            "start_page",
            "score_page",
            "guide_bar",
            "final_result",
            "needed_page",
            "score_course",
            "question_fields",
            "discard_row",
            "meld_choice",
            "payment_arrows",
            "telling",
            "row_words",
            "history",
            "history_model",
            "counted",
            "score_lines",
            "suggestion_bar",
        )
    ),
}


def test_the_start_reads_nothing_that_is_needed_seldom(tmp_path: Path) -> None:
    words = [sys.executable, "-c", STARTED, str(tmp_path)]
    done = subprocess.run(words, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}, capture_output=True, check=True)
    built, shown, enumerations, widgets = (
        {name.removeprefix("scorekeeper.") for name in line.split()} for line in done.stdout.decode().splitlines()
    )

    assert not built & SELDOM
    assert not shown & SELDOM
    for room in ("teach.", "ui.drill_", "ui.reference_", "ui.rules_d"):
        assert not {name for name in shown if name.startswith(room)} - {f"{room}words"}
    # Who asks Qt for a widget's style, not for what is to be seen, has all its names made.
    assert "FocusPolicy" in enumerations
    assert "PixelMetric" not in enumerations
    # The menu and the keys are made with the first use of them, lists are looked for once there is a finger.
    assert enumerations.isdisjoint(("MenuRole", "StandardKey", "SelectionBehavior"))
    # Who asks Qt for a widget that it has made itself, not for one made here, has every kind of widget made.
    assert "QFrame" in widgets
    assert "QTabWidget" not in widgets
    # Rules are read by whoever plays by them, and what counts hands with the first hand.
    assert len({name.split(".")[1] for name in shown if name.startswith("rulesets.")}) == 1
    assert not {name for name in built if name.startswith("rulesets.") and name.endswith(".ruleset")}
    (played,) = (name for name in shown if name.startswith("rulesets.") and name.endswith(".ruleset"))
    assert {f"{played.rpartition('.')[0]}.scoring", f"{played.rpartition('.')[0]}.why"}.isdisjoint(shown)
