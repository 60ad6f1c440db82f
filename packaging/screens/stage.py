"""A program over an empty folder, drawn as a picture wants it, and taken through what the picture shows."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from scorekeeper.app import Program, start
from scorekeeper.core.problem import Problem
from scorekeeper.wire_demo import show_demo
from screens.doubled import Doubled

DOUBLED: Final = "doubled"
"""The code of the language in which everything is said twice."""

_SHADE: Final = QColor(0, 0, 0, 96)
"""What lies over the window beneath a dialog."""


@dataclass(frozen=True, slots=True)
class Setup:
    """How a picture is taken: its size, inks and language, how many pixels are shown as one, tiles, targets and letters."""

    name: str
    wide: int
    high: int
    colours: str = "light"
    language: str = "en"
    scale: int = 1
    tiles: str = "traditional"
    touch: bool = False
    larger: bool = False
    newcomer: bool = False


class Stage:
    """A program that is shown; what is on it follows from its controllers, as after a player's clicks."""

    def __init__(self, app: QApplication, folder: Path, setup: Setup) -> None:
        program = start(app, folder)
        assert not isinstance(program, Problem)  # noqa: S101 - an empty folder can be opened
        self.program: Program = program
        self.setup = setup
        self._doubled = Doubled()
        program.window.resize(setup.wide // setup.scale, setup.high // setup.scale)
        hands = {"touch": setup.touch, "larger": setup.larger, "newcomer": setup.newcomer, "still": True}
        program.looks.choose(replace(program.looks.choice, colours=setup.colours, tiles=setup.tiles, **hands))
        program.window.resize(setup.wide // setup.scale, setup.high // setup.scale)
        if setup.language == DOUBLED:
            program.choose_language("en")
            QCoreApplication.installTranslator(self._doubled)
            program.redress()
        else:
            program.choose_language(setup.language)
        program.window.show()
        program.window.activateWindow()
        self.settle()

    def demo(self) -> None:
        """The sample session is on the table."""
        show_demo(self.program.shelf, self.program.session)
        self.settle()

    def settle(self) -> None:
        """Let everything be laid out that has been asked for."""
        for _ in range(3):
            QApplication.processEvents()

    def dialog(self) -> QWidget:
        """The dialog that was opened last."""
        self.settle()
        shown = [each for each in QApplication.topLevelWidgets() if isinstance(each, QDialog) and each.isVisible()]
        return shown[-1]

    def close(self) -> None:
        """Nothing of it stays."""
        QCoreApplication.removeTranslator(self._doubled)
        for each in QApplication.topLevelWidgets():
            if each is not self.program.window and each.isVisible():
                each.close()
        self.program.window.close()
        self.program.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@contextmanager
def staged(app: QApplication, setup: Setup) -> Iterator[Stage]:
    """A stage that is cleared afterwards."""
    with TemporaryDirectory(prefix="scorekeeper-", ignore_cleanup_errors=True) as folder:
        stage = Stage(app, Path(folder), setup)
        try:
            yield stage
        finally:
            stage.close()


def picture_of(main: QWidget, shown: QWidget) -> QImage:
    """The main window, with the dialog over its middle when it is one that is shown."""
    picture = main.grab().toImage()
    if shown is main:
        return picture
    room, over = main.rect(), shown.grab()
    place = QRect(QPoint(), over.deviceIndependentSize().toSize())
    place.moveCenter(room.center())
    painter = QPainter(picture)
    painter.fillRect(room, _SHADE)
    painter.drawPixmap(place.topLeft(), over)
    painter.setPen(Qt.GlobalColor.black)
    painter.drawRect(place.adjusted(-1, -1, 0, 0))
    painter.end()
    return picture
