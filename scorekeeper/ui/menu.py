"""The menu: what can be done besides keeping score."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from scorekeeper.ui.shortcuts import sequences
from scorekeeper.ui.words import ui


class MainMenu(QMenu):
    """What can be done besides keeping score."""

    language_chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)
        self._acts: list[QAction] = []
        self.new = self._act(self, "menu_new", "new")
        self.open = self._act(self, "menu_open", "open")
        self.score = self._act(self, "menu_score", "score")
        self.rules = self._act(self, "menu_rules", "rules")
        self.start = self._act(self, "menu_start")
        self.addSeparator()
        session = self._beside("menu_session")
        self.correct_start = self._act(session, "menu_correct_start", "correct_start")
        self.players = self._act(session, "menu_players", "players")
        session.addSeparator()
        self.take_in = self._act(session, "menu_import", "import")
        self.export = self._act(session, "menu_export", "export")
        self.print_out = self._act(session, "menu_print", "print")
        view = self._beside("menu_view")
        self.board = self._act(view, "menu_board", "board")
        self.steps = self._act(view, "menu_steps")
        self.steps.setCheckable(True)
        self.controls = self._act(self, "menu_controls", "controls")
        self._languages = self._beside("menu_language")
        self._tongues = QActionGroup(self)
        self.addSeparator()
        learn = self._beside("menu_learn")
        self.newcomer = self._act(learn, "look_newcomer")
        self.newcomer.setCheckable(True)
        self.newcomer.setToolTip(ui("look_newcomer_note"))
        self.terms = self._act(learn, "menu_terms", "terms")
        self.warned = self._act(learn, "menu_warned")
        self.warned.setCheckable(True)
        self.warned.setToolTip(ui("menu_warned_note"))
        self.sample = self._act(learn, "menu_sample")
        self.reference = self._act(learn, "menu_reference", "reference")
        self.drills = self._act(learn, "menu_drills", "drills")
        self.problems = self._act(learn, "menu_problems")
        self.cheat = self._act(learn, "menu_cheat")
        self.keys = self._act(learn, "menu_keys", "keys")
        self.about = self._act(learn, "menu_about")
        self.quit = self._act(self, "menu_quit", "quit")
        self.show_session(False)

    @property
    def acts(self) -> tuple[QAction, ...]:
        """Everything that can be chosen, in the menu and in the lists beside it, but for the languages."""
        return tuple(self._acts)

    def show_languages(self, languages: tuple[tuple[str, str], ...], chosen: str | None) -> None:
        """Offer languages, each with its code and its own name, after the system's; tick the chosen one."""
        for code, name in (("", ui("language_system")), *languages):
            act = self._languages.addAction(name)
            act.setData(code)
            act.setCheckable(True)
            act.setChecked(code == (chosen or ""))
            act.triggered.connect(lambda _=False, code=code: self.language_chosen.emit(code))
            self._tongues.addAction(act)

    def language(self, code: str) -> QAction:
        """The entry of one language."""
        return self._tongues.actions()[[act.data() for act in self._tongues.actions()].index(code)]

    def show_session(self, there: bool) -> None:
        """Whether there is a session to correct, to write down or to print."""
        for act in (self.correct_start, self.players, self.export, self.print_out):
            say_why_not(act, "" if there else ui("menu_no_session"))

    def show_sample(self, here: bool) -> None:
        """Whether the sample lies on the table: it is not begun twice."""
        say_why_not(self.sample, ui("menu_sample_here") if here else "")

    def _beside(self, word: str) -> QMenu:
        """A list that opens beside an entry, for what is wanted seldom."""
        menu = self.addMenu(ui(word))
        menu.setToolTipsVisible(True)
        return menu

    def _act(self, menu: QMenu, word: str, shortcut: str = "") -> QAction:
        act = menu.addAction(ui(word))
        self._acts.append(act)
        if shortcut:
            act.setObjectName(shortcut)
            act.setShortcuts(sequences(shortcut))
        return act


def say_why_not(act: QAction, reason: str) -> None:
    """Let an entry of a menu be chosen, or say why it cannot be."""
    act.setEnabled(not reason)
    # An empty tip stands for the entry's own word.
    act.setToolTip(reason)
    act.setWhatsThis(reason)
