"""How soon all views show a corrected first hand of two hundred: `python -m tests.benchmarks.correcting`.

Each hand has three dora or none by its indicator; the correction turns the first hand's. Measured are the preview while it
is entered and the acceptance, each until every view is painted. Exits with 1 when either takes longer than it may.
"""

import os
import sys
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from scorekeeper.app import Program, start
from scorekeeper.core.entry_view import Place, Target
from scorekeeper.core.journal import Record
from scorekeeper.core.notation import read_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.shelf import NewSession

HANDS: Final = 200
MOST: Final = 0.1
"""Seconds until everything must be shown."""
TIMES: Final = 7
RULES: Final = {"length": "free", "tobi": "off", "riichi_needs_1000": False}


def events() -> tuple[Record, ...]:
    """Two hundred hands: riichi and a win, every fifth one a draw."""
    found: list[Record] = []
    for hand in range(HANDS):
        winner, off = hand % 4, (hand + 1 + hand // 4 % 3) % 4
        if hand % 5 == 4:
            found.append({"type": "exhaustive_draw", "tenpai": [winner], "nagashi": []})
            continue
        tiles = {"concealed": "234999m56788p234s", "win_tile": "9m", "dora_indicators": "8m" if hand % 2 else "4m"}
        found.append({"type": "riichi", "seat": winner})
        found.append({"type": "win", "winners": [{"seat": winner, "from": off, "hand": tiles}]})
    return tuple(found)


def correct(program: Program) -> tuple[float, float]:
    """Correct the first hand: seconds until what changes is shown, and until the correction stands."""
    past = program.past
    past.correct(1)
    QApplication.processEvents()
    turned = read_tiles("8m" if past.entry.view and past.entry.view.rows[0].tiles[0].code == "4m" else "4m")
    assert not isinstance(turned, Problem)
    past.entry.take_back_row("dora_indicators", 0)
    past.entry.aim(Target(Place.ROW, "dora_indicators"))
    QApplication.processEvents()
    began = perf_counter()
    past.entry.pick(turned[0])
    QApplication.processEvents()
    program.desk.repaint()
    previewed = perf_counter() - began
    assert past.view is not None
    assert past.view.can_accept
    began = perf_counter()
    past.entry.record()
    QApplication.processEvents()
    program.desk.repaint()
    return previewed, perf_counter() - began


def main() -> int:
    """Measure, say what was measured, and answer whether it is quick enough."""
    app = QApplication([])
    with TemporaryDirectory() as folder:
        program = start(app, Path(folder))
        assert isinstance(program, Program)
        program.window.resize(1280, 800)
        program.window.show()
        program.shelf.begin(NewSession("riichi", "tenhou", ("Ana", "Ben", "Chi", "Dan"), options=RULES))
        began = perf_counter()
        for record in events():
            assert program.session.record(record), record
        sys.stdout.write(f"recorded {HANDS} hands in {perf_counter() - began:.2f} s\n")
        times = [correct(program) for _ in range(TIMES)]
        program.window.close()
    shown, accepted = (median(each) for each in zip(*times, strict=True))
    sys.stdout.write(
        f"what changes is shown after {shown * 1000:.0f} ms, the correction after {accepted * 1000:.0f} ms\n"
    )
    return int(max(shown, accepted) > MOST)


if __name__ == "__main__":
    sys.exit(main())
