"""An open window over an empty folder, as each walk begins."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QCoreApplication, QEvent, QTranslator
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from scorekeeper.app import Program, start
from scorekeeper.controller.prefs import Colours
from scorekeeper.ui import tile_button
from scorekeeper.ui.fingers import Fingers

Open = Callable[[], Program]
NEVER_MS = 600_000


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine, a finger that taps does not rest."""
    monkeypatch.setattr(Fingers, "rest_ms", NEVER_MS)
    monkeypatch.setattr(tile_button, "HOLD_MS", NEVER_MS)


@pytest.fixture
def open_program(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Open]:
    """Opens the program over this test's folder, as often as it is asked."""
    programs: list[Program] = []

    def open_one() -> Program:
        program = start(qapp, tmp_path)
        assert isinstance(program, Program)
        programs.append(program)
        program.window.resize(1280, 800)
        with qtbot.waitExposed(program.window):
            program.window.show()
        program.window.activateWindow()
        qtbot.waitUntil(program.window.isActiveWindow)
        return program

    yield open_one
    for program in programs:
        program.window.close()
        program.window.deleteLater()
    # Without an event loop they would live on, and each further program would have to dress them too.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def program(open_program: Open) -> Program:
    program = open_program()
    assert program.prefs.colours is Colours.SYSTEM
    return program


class Doubled(QTranslator):
    """A language in which everything takes twice the room."""

    def translate(
        self, context: str, source: str | bytes | QByteArray, disambiguation: str | None = None, n: int = -1
    ) -> str:
        return " ".join(word if "{" in word else word * 2 for word in str(source).split(" "))

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's own name
        return False


@pytest.fixture
def doubled(qapp: QApplication) -> Iterator[None]:
    """A language of twice the length is spoken."""
    translator = Doubled()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)
