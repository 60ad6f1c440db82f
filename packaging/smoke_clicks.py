"""Play a hand in the window of this tree and tell where it was clicked, and what was recorded then.

python -m smoke_clicks FOLDER, on a screen: one JSON line with the places in the window, and the events.
"""

import json
import sys
from pathlib import Path

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from scorekeeper.app import Program, start
from scorekeeper.core.tiles import Tile
from scorekeeper.store.sessions import Session
from scorekeeper.ui.entry_panel import EntryPanel
from scorekeeper.ui.style import STYLE
from tests.walks.evening import Evening
from tests.walks.hands import Mouse, click

HAND = "234m99m56788p234s9m"


class Noting(Mouse):
    """A mouse that remembers where it clicked."""

    def __init__(self) -> None:
        self.places: list[tuple[int, int]] = []

    def press(self, widget: QWidget) -> None:
        """Click on a button."""
        self._note(widget)
        click(widget)

    def pick(self, panel: EntryPanel, tile: Tile) -> None:
        """Click on a tile."""
        self.press(panel.builder.picker.key_of(tile))

    def _note(self, widget: QWidget) -> None:
        place: QPoint = widget.mapTo(widget.window(), widget.rect().center())
        self.places.append((place.x(), place.y()))


def main(folder: Path) -> int:
    """Begin with one click, declare riichi, win with a hand and record it."""
    app = QApplication(["scorekeeper", *STYLE])
    app.setApplicationName("scorekeeper")
    program = start(app, folder)
    if not isinstance(program, Program):
        return 2
    program.window.open()
    QTest.qWaitForWindowExposed(program.window)
    mouse = Noting()
    evening = Evening(program, mouse)
    mouse.press(evening.desk.start.begin.begin)
    QApplication.processEvents()
    evening.taps("riichi", 2)
    evening.wins(2, off=3)
    evening.enters(HAND)
    evening.records()
    session = program.store.read(1)
    program.window.close()
    if not isinstance(session, Session):
        return 2
    sys.stdout.write(json.dumps({"places": mouse.places, "events": list(session.events)}) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
