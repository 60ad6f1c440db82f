"""The line above everything: which session and which rules, undo and redo, and the menu."""

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QPushButton, QWidget

from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.icons import SIZE, icon
from scorekeeper.ui.seat_panel import Elided
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

LOOKS = ("system", "light", "dark")


class MainMenu(QMenu):
    """What can be done besides keeping score."""

    look_chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.new = self._act("menu_new", "Ctrl+N")
        self.open = self._act("menu_open", "Ctrl+O")
        self.score = self._act("menu_score", "Ctrl+H")
        self.start = self._act("menu_start")
        self.addSeparator()
        self.numerals = self._act("menu_numerals")
        self.numerals.setCheckable(True)
        looks = self.addMenu(ui("menu_look"))
        group = QActionGroup(self)
        self._looks: dict[str, QAction] = {}
        for name in LOOKS:
            act = looks.addAction(ui(f"look_{name}"))
            act.setCheckable(True)
            act.triggered.connect(lambda _=False, name=name: self.look_chosen.emit(name))
            group.addAction(act)
            self._looks[name] = act
        self.addSeparator()
        self.about = self._act("menu_about")
        self.quit = self._act("menu_quit", "Ctrl+Q")

    def show_choices(self, look: str, numerals: bool) -> None:
        """Tick what is chosen."""
        self._looks[look].setChecked(True)
        self.numerals.setChecked(numerals)

    def _act(self, word: str, keys: str = "") -> QAction:
        act = self.addAction(ui(word))
        if keys:
            act.setShortcut(keys)
        return act


class TopBar(QWidget):
    """Title and rules on the left, undo, redo and the menu on the right."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Elided(self)
        self._title.setProperty("role", "title")
        self._rules = QLabel(self)
        self._rules.setProperty("role", "quiet")
        self.undo = self._button("undo", look)
        self.redo = self._button("redo", look)
        self.menu_button = self._button("menu", look)
        self.menu = MainMenu(self)
        self.menu_button.clicked.connect(self._open_menu)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._title, 1)
        for widget in (self._rules, self.undo, self.redo, self.menu_button):
            row.addWidget(widget)
        self.show_nothing()

    def _button(self, name: str, look: Look) -> QPushButton:
        button = QPushButton(self)
        button.setProperty("role", "icon")
        button.setIcon(icon(name, look.palette.ink, look.palette.line))
        button.setIconSize(QSize(SIZE, SIZE))
        button.setAccessibleName(ui(name))
        button.setToolTip(ui(name))
        return button

    def show_session(self, view: SessionView) -> None:
        """Name the session and its rules, and what can be undone."""
        rules = view.ledger.rules
        speech = Speech(rules.words)
        self._title.show_text(view.title or ", ".join(view.ledger.players))
        self._rules.setText(ui("rules_changed" if rules.changed else "rules_in_force", rules=speech.word(rules.preset)))
        tip = ui("rules_changed_tip", options=", ".join(rules.changed)) if rules.changed else ui("rules_tip")
        self._rules.setToolTip(tip)
        for button, what, name in ((self.undo, view.undo, "undo"), (self.redo, view.redo, "redo")):
            button.setVisible(True)
            button.setEnabled(what is not None)
            said = ui(f"{name}_nothing") if what is None else ui(f"{name}_what", what=speech.word(what))
            button.setToolTip(said)
            button.setAccessibleDescription(said)

    def show_nothing(self, title: str = "") -> None:
        """No session is on the table."""
        self._title.show_text(title)
        self._rules.setText("")
        self.undo.hide()
        self.redo.hide()

    def _open_menu(self) -> None:
        corner = self.menu_button.mapToGlobal(QPoint(self.menu_button.width(), self.menu_button.height() + 4))
        self.menu.popup(corner - QPoint(self.menu.sizeHint().width(), 0))
        self.menu.setFocus(Qt.FocusReason.PopupFocusReason)
