"""What nobody foresaw is written down, said in a sentence, and ends nothing that could go on."""

from __future__ import annotations

import faulthandler
import logging
import sys
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import IO, TYPE_CHECKING, Final

from PySide6.QtCore import QMessageLogContext, QSysInfo, Qt, QtMsgType, qInstallMessageHandler, qVersion

from scorekeeper import __version__
from scorekeeper.controller.session import SessionController
from scorekeeper.controller.shelf import ShelfController
from scorekeeper.core.problem import Problem
from scorekeeper.store.crash_reports import open_for_the_last_words, renewed, take_last_words, write_report
from scorekeeper.store.log_file import open_log
from scorekeeper.store.sessions import Session
from scorekeeper.ui.words import ui

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox

Say = Callable[[str], object]
_LEVELS: Final = {QtMsgType.QtDebugMsg: logging.DEBUG, QtMsgType.QtInfoMsg: logging.INFO}


class Faults:
    """Writes the log and reports into the folder of the sessions; `say` shows a sentence wherever one can be seen."""

    def __init__(self, folder: Path, say: Say) -> None:
        self.say = say
        self.log = open_log(folder)
        self._folder = folder
        self._since = time.time()
        self._last_words: IO[bytes] | None = None
        self.box: QMessageBox | None = None
        """What says the sentence where nothing else can."""

    def watch(self) -> None:
        """From now on catch what nobody else does, and hear what Qt complains of."""
        python, system = sys.version.split(maxsplit=1)[0], QSysInfo.prettyProductName()
        self.log.info("started: %s, Python %s, Qt %s, %s", __version__, python, qVersion(), system)
        sys.excepthook = self.caught
        qInstallMessageHandler(self._heard)

    def watch_for_death(self) -> None:
        """Have the interpreter write where it was when it is stopped dead, and tell if that happened last time."""
        report = take_last_words(self._folder)
        self._last_words = open_for_the_last_words(self._folder)
        if self._last_words is not None:
            faulthandler.enable(self._last_words)
        if report is not None:
            self.log.error("stopped dead last time")
            self.say(ui("stopped_dead", file=str(report)))

    def listen(self, session: SessionController, shelf: ShelfController[Session]) -> None:
        """Note what is done with sessions and what could not be done, without anybody's name."""
        session.recorded.connect(lambda: self.log.info("recorded"))
        session.undone.connect(lambda *_: self.log.info("undone"))
        shelf.opened.connect(lambda *_: self.log.info("session %s", shelf.open_id))
        for refused in (session.refused, shelf.failed):
            refused.connect(lambda problem: self.log.warning("refused: %s", problem.id))

    def rest(self) -> None:
        """Let go of everything; the program ends as it should."""
        self.log.info("ended")
        sys.excepthook = sys.__excepthook__
        qInstallMessageHandler(None)
        if self._last_words is not None:
            faulthandler.disable()
            self._last_words.close()

    def caught(self, kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Report something unforeseen and say where the report lies; what was recorded is on disk."""
        sys.__excepthook__(kind, fault, trace)
        if not isinstance(fault, Exception):
            return
        changed = renewed(self._since)
        self.log.error("unforeseen: %s%s", kind.__name__, ", renewed meanwhile" if changed else "")
        report = self._reported(fault, changed)
        if changed:
            # What else says sentences might be read now, from the other version.
            self._say_alone(ui("renewed"), leads_out=True)
        elif report is None:
            self._tell(ui("unexpected", fault=kind.__name__))
        else:
            self._tell(ui("unexpected_reported", fault=kind.__name__, file=str(report)))
        _let_go(trace)

    def _reported(self, fault: Exception, changed: bool) -> Path | None:
        """Where the report lies; None when none could be written."""
        now = datetime.now().astimezone()
        try:
            report = write_report(self._folder, fault, __version__, now, renewed_meanwhile=changed)
        except Exception:  # noqa: BLE001 - parts of Python are read for it, which may be gone as well
            return None
        return None if isinstance(report, Problem) else report

    def _tell(self, sentence: str) -> None:
        try:
            self.say(sentence)
        except Exception:  # noqa: BLE001 - where the program was renewed or removed meanwhile, what would say it cannot be read
            self._say_alone(sentence)

    def _say_alone(self, sentence: str, *, leads_out: bool = False) -> None:
        if self.box is None or not self.box.isVisible():
            self.box = refuse(sentence, leads_out=leads_out)

    def _heard(self, kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        """Qt complains of something."""
        self.log.log(_LEVELS.get(kind, logging.WARNING), "Qt: %s", message)
        if sys.stderr is not None:
            sys.stderr.write(f"{message}\n")


def _let_go(trace: TracebackType | None) -> None:
    """Let go of all that was at work where it went wrong: a painter must end before what it paints on."""
    import traceback

    traceback.clear_frames(trace)


def refuse(sentence: str, *, leads_out: bool = False) -> QMessageBox:
    """A window that says why the program cannot start, or go on; where no key may be known any more it can close all."""
    from PySide6.QtWidgets import QApplication, QMessageBox

    box = QMessageBox(QMessageBox.Icon.Warning, ui("program"), sentence)
    box.setTextFormat(Qt.TextFormat.PlainText)
    if leads_out:
        stays = box.addButton(QMessageBox.StandardButton.Ok)
        box.addButton(QMessageBox.StandardButton.Close).clicked.connect(QApplication.closeAllWindows)
        box.setDefaultButton(stays)
        box.setEscapeButton(stays)
    box.open()
    return box
