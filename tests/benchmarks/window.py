"""How soon the window shows what was clicked, over a whole session entered click by click, and how soon it opens one.

Run `python -m tests.benchmarks.window`. Measured is from each click until all it changed is painted, the worth and what
Record would do with it; beside it stand the processor's share of that time and a bare window that paints a label.
"""

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget

from scorekeeper.app import Program
from scorekeeper.core.problem import Problem
from scorekeeper.core.shelf import NewSession
from tests.benchmarks.correcting import HANDS, events
from tests.benchmarks.entry_cases import Case, cases
from tests.benchmarks.entry_players import LEFT, NONE, Plain
from tests.benchmarks.entry_speed import PLAYERS, opened

RULES: Final = {"length": "free", "tobi": "off", "riichi_needs_1000": False}
WINDED: Final = frozenset({"h00132", "h04615"})
"""Hands that are worth nothing in the winds that happen to blow here."""
TIMES: Final = 7
BARE: Final = 400
"""How often a bare window is clicked."""
MOST_CLICK, MOST_OPEN = 16.0, 100.0
"""Milliseconds until a click is shown, for 19 of 20 clicks, and until a session is."""


class Painted(QObject):
    """Counts how often some widgets are painted."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.count = 0
        for each in widgets:
            each.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt calls it so
        """Count it and let it go on."""
        self.count += event.type() is QEvent.Type.Paint
        return False


@dataclass
class Clicks:
    """What each click took, in milliseconds by the clock and of the processor, and how often it was painted."""

    clock: list[float] = field(default_factory=list)
    processor: list[float] = field(default_factory=list)
    paints: list[int] = field(default_factory=list)

    def measure(self, window: QWidget, target: QWidget, painted: Painted) -> None:
        """Click in the middle of a widget, once whatever was to be done before is done, and wait until that is painted."""
        QApplication.processEvents()
        at = target.mapTo(window, target.rect().center())
        painted.count = 0
        clock, processor = perf_counter(), process_time()
        QTest.mouseClick(window.windowHandle(), LEFT, NONE, at)
        QApplication.processEvents()
        self.clock.append(1000 * (perf_counter() - clock))
        self.processor.append(1000 * (process_time() - processor))
        self.paints.append(painted.count)

    def told(self) -> str:
        """All of it in a line."""
        by_clock, by_processor = (
            f"median {median(each):.1f}, 95 of 100 within {quantiles(each, n=20)[-1]:.1f}, worst {max(each):.1f} ms"
            for each in (self.clock, self.processor)
        )
        painted = sum(count > 0 for count in self.paints)
        return f"{len(self.clock)} clicks, {painted} painted: {by_clock} (of the processor: {by_processor})"


class Clicker(Plain):
    """Enters hands by plain clicks, each of them measured."""

    def __init__(self, program: Program, clicks: Clicks, painted: Painted) -> None:
        super().__init__(program)
        self.clicks = clicks
        self.painted = painted

    def click(self, widget: QWidget, button: Qt.MouseButton = LEFT) -> None:
        """Measure a click."""
        assert button is LEFT
        assert widget.isVisible(), widget
        self.clicks.measure(self.program.window, widget, self.painted)
        self.counted.actions += 1


def bare() -> Clicks:
    """A window that does no more than count its clicks."""
    window, body = QMainWindow(), QWidget()
    label, button = QLabel("0"), QPushButton("+")
    column = QVBoxLayout(body)
    column.addWidget(label)
    column.addWidget(button)
    button.clicked.connect(lambda: label.setText(str(int(label.text()) + 1)))
    window.setCentralWidget(body)
    window.resize(1280, 800)
    window.show()
    assert QTest.qWaitForWindowExposed(window)
    found, painted = Clicks(), Painted(label)
    for _ in range(BARE):
        found.measure(window, button, painted)
    window.close()
    return found


def entered(program: Program, chosen: list[Case]) -> Clicks:
    """All hands of a session, from "hand over" to "recorded"."""
    first = chosen[0]
    rules = RULES if first.family == "riichi" else {}
    program.shelf.begin(NewSession(first.family, first.preset, PLAYERS, options=rules))
    side = program.desk.table.side
    found, painted = Clicks(), Painted(side.outcome, side.entry.builder.strip, side.entry.worth)
    for each in chosen:
        ledger = program.session.ledger
        assert ledger is not None
        before = len(ledger.rows)
        Clicker(program, found, painted).play(each)
        ledger = program.session.ledger
        assert ledger is not None
        assert len(ledger.rows) > before, f"{each.id}: not recorded"
    program.session.close()
    return found


def opening(program: Program) -> tuple[float, float, float]:
    """Milliseconds until a long session is painted once it is read, by the clock and of the processor, and of reading it."""
    program.shelf.begin(NewSession("riichi", "tenhou", PLAYERS, options=RULES))
    for record in events():
        assert program.session.record(record), record
    program.session.close()
    lines = program.store.sessions()
    assert not isinstance(lines, Problem)
    kept = next(each for each in lines if each.events)
    times, processor, reading = [], [], []
    for _ in range(TIMES):
        QApplication.processEvents()
        began = perf_counter()
        found = program.store.read(kept.id)
        assert not isinstance(found, Problem)
        reading.append(1000 * (perf_counter() - began))
        began, used = perf_counter(), process_time()
        program.shelf.open(kept.id)
        QApplication.processEvents()
        times.append(1000 * (perf_counter() - began))
        processor.append(1000 * (process_time() - used))
        program.session.close()
    read = median(reading)
    return median(times) - read, median(processor) - read, read


def main() -> int:
    """Measure and tell; 1 when something takes longer than it may by the processor's time."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    app = QApplication([])
    plain = bare()
    print(f"a bare window: {plain.told()}")
    late = False
    with TemporaryDirectory() as folder, opened(app, Path(folder)) as program:
        every = cases()
        for family in dict.fromkeys(each.family for each in every):
            found = entered(program, [each for each in every if each.family == family and each.id not in WINDED])
            times = median(found.clock) / median(plain.clock)
            print(f"{family}: {found.told()}; {times:.0f} times the bare window")
            late |= quantiles(found.processor, n=20)[-1] > MOST_CLICK
        shown, used, read = opening(program)
    told = f"{shown:.0f} ms after it was read in {read:.0f} ms ({used:.0f} ms of the processor)"
    print(f"a session of {HANDS} hands is painted {told}")
    return int(late or used > MOST_OPEN)


if __name__ == "__main__":
    sys.exit(main())
