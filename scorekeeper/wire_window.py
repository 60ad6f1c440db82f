"""The whole life of the window: from the words of the command line until it is closed."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from PySide6.QtCore import QMessageLogContext, QStandardPaths, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QWidget

from scorekeeper.app import Program, start
from scorekeeper.core.problem import Problem
from scorekeeper.ui.icons import app_icon
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import STYLE
from scorekeeper.wire_faults import Faults, refuse
from scorekeeper.wire_opened import Opened
from scorekeeper.wire_words import read_words

_CANNOT_START: Final = 2
ICON_MS: Final = 100
"""When the program puts on its icon: to draw it in every size takes longer than it is missed."""


def main(words: Sequence[str]) -> int:
    """Run the window until it is closed."""
    given = read_words(words)
    # Told so and not by setStyle, which answers with the style: for that Python makes a thousand names.
    app = _app(["scorekeeper", *STYLE])
    app.setApplicationName("scorekeeper")
    QTimer.singleShot(ICON_MS, app, lambda: app.setWindowIcon(app_icon()))
    with ExitStack() as stack:
        folder = given.store or Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
        if given.demo:
            from tempfile import TemporaryDirectory

            folder = Path(stack.enter_context(TemporaryDirectory(prefix="scorekeeper-", ignore_cleanup_errors=True)))
        boxes: list[QWidget] = []
        faults = Faults(folder, lambda sentence: boxes.append(refuse(sentence)))
        faults.watch()
        stack.callback(faults.rest)
        try:
            program = start(app, folder)
        except Exception as fault:  # noqa: BLE001 - without a window nobody would learn of it
            faults.caught(type(fault), fault, fault.__traceback__)
            program = None
        if isinstance(program, Problem):
            faults.log.error("refused: %s", program.id)
            faults.say(Speech().say(program))
        if not isinstance(program, Program):
            app.exec()
            return _CANNOT_START
        if given.demo:
            from scorekeeper.wire_demo import show_demo

            show_demo(program.shelf, program.session)
        stack.callback(program.prefs.keep)
        faults.say = program.say
        faults.listen(program.session, program.shelf)
        program.window.open()
        gc.freeze()
        gc.enable()
        faults.watch_for_death()
        Opened(app, lambda files: program.travel().take_in(files))
        if given.files:
            program.travel().take_in(given.files)
        return app.exec()


def _app(words: list[str]) -> QApplication:
    """Start Qt; where it can open no window, one sentence says why and the program ends, for Qt itself would abort it."""
    said: list[str] = []

    def heard(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        if kind is QtMsgType.QtFatalMsg:
            from PySide6.QtCore import QLibraryInfo

            from scorekeeper.lacking import no_window

            why = no_window(said, Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)))
            _complain(f"scorekeeper: {why}")
            os._exit(_CANNOT_START)
        said.append(message)

    qInstallMessageHandler(heard)
    app = QApplication(words)
    qInstallMessageHandler(None)
    for each in said:
        _complain(each)
    return app


def _complain(sentence: str) -> None:
    if sys.stderr is not None:
        sys.stderr.write(f"{sentence}\n")
        sys.stderr.flush()
