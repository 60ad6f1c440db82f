"""Every window that can be opened, and a way to open each as a player does; what is in it is left to chance afterwards."""

from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog

from scorekeeper.app import Program
from scorekeeper.core.ledger import Header
from scorekeeper.core.problem import Problem
from scorekeeper.core.session_record import write_header
from scorekeeper.rulesets import ruleset
from tests.campaigns.user_watch import Watch
from tests.campaigns.user_wild import over_all
from tests.walks.bringing import MANGAN
from tests.walks.evening import PLAYERS

EXPECTED: Final = frozenset(
    {
        "AboutDialog", "BoardWindow", "CheatDialog", "ConsequencesDialog", "HouseMenu", "ImportReport", "LookDialog",
        "MainMenu", "MainWindow", "NewSessionDialog", "OpenDialog", "PaidDialog", "PlayersDialog", "ProblemsDialog",
        "QFileDialog", "QMenu", "QPrintDialog", "ReferenceWindow", "RulesDialog", "ShortcutsDialog", "StartDialog",
        "TermsDialog",
    }
)  # fmt: skip
"""Every window there is, by the name of its class."""


class Windows:
    """Opens windows, and closes them again."""

    def __init__(self, program: Program, watch: Watch, chance: Random) -> None:
        self.program = program
        self.watch = watch
        self.chance = chance

    @property
    def ways(self) -> dict[str, Callable[[], object]]:
        """How each window is opened, by what it is."""
        program, menu = self.program, self.program.desk.menu
        return {
            "new": menu.new.trigger,
            "open": menu.open.trigger,
            "score": menu.score.trigger,
            "rules": menu.rules.trigger,
            "rules in force": program.rules.show_session,
            "look": menu.controls.trigger,
            "board": menu.board.trigger,
            "start": menu.correct_start.trigger,
            "players": menu.players.trigger,
            "again": program.dialogs.again,
            "terms": menu.terms.trigger,
            "sample": menu.sample.trigger,
            "reference": menu.reference.trigger,
            "drills": menu.drills.trigger,
            "problems": menu.problems.trigger,
            "cheat": menu.cheat.trigger,
            "keys": menu.keys.trigger,
            "about": menu.about.trigger,
            "import": menu.take_in.trigger,
            "export": menu.export.trigger,
            "menu": self._menu,
            "paid": self._paid,
            "report": self._report,
            "history": self._history,
        }

    def act(self) -> None:
        """Open a window, any of them."""
        self.settle_files()
        if over_all() is None:
            name = self.chance.choice(list(self.ways))
            self.watch.note(f"open {name}")
            self.ways[name]()
            self.watch.done()

    def dismiss(self) -> None:
        """Close the window on top; one that asks for files is always closed, so that nothing elsewhere is touched."""
        over = over_all()
        if over is not None:
            self.watch.note(f"dismiss {type(over).__name__}")
            over.close()
            self.watch.done()
        elif self.chance.random() < 0.3:
            for each in QApplication.topLevelWidgets():
                if each.isVisible() and each is not self.program.window and each.windowHandle() is not None:
                    self.watch.note(f"close {type(each).__name__}")
                    each.close()
                    self.watch.done()

    def settle_files(self) -> None:
        """A dialog about files or printers: a file of this folder, or none."""
        over = QApplication.activeModalWidget()
        if isinstance(over, QFileDialog):
            self.watch.note("a file")
            if self.chance.random() < 0.5 and over.acceptMode() is QFileDialog.AcceptMode.AcceptSave:
                self.program.travel().export_to(
                    self.program.folder / f"out.{self.chance.choice(('json', 'csv', 'pdf'))}"
                )
            over.reject()
            self.watch.done()
        elif isinstance(over, QDialog) and "Print" in type(over).__name__:
            over.reject()
            self.watch.done()

    def _menu(self) -> None:
        desk = self.program.desk
        button = desk.start.menu if desk.page is desk.start else desk.table.top.menu
        if button.isVisible():
            button.click()

    def _history(self) -> None:
        ledger, history = self.program.session.ledger, self.program.desk.table.history
        if ledger is not None and ledger.rows and history.isVisible():
            history.menu_for(self.chance.choice(ledger.rows).event).popup(self.program.window.pos())

    def _report(self) -> None:
        names = ("absent.json", "out.json", "out.csv")
        self.program.travel().take_in(
            [self.program.folder / self.chance.choice(names)], partly=self.chance.random() < 0.5
        )

    def _paid(self) -> None:
        """A session of an earlier version that paid otherwise."""
        rules = ruleset("riichi", "tenhou", {})
        assert not isinstance(rules, Problem)
        told = {key: value for key, value in write_header(Header(rules, PLAYERS)).items() if value is not None}
        receipt = {"moves": [[3, 2, 4800]], "by": "0.9"}
        number = self.program.store.create({**told, "title": "Old", "v": 1}, ({**MANGAN, "receipt": receipt},))
        if isinstance(number, int):
            self.program.shelf.open(number)


def let_go() -> None:
    """Delete what is to be deleted; without an event loop it would live on."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
