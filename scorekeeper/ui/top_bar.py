"""The line above the table: which session and which rules, undo and redo, and the menu."""

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.menu import MainMenu, icon_button, menu_button
from scorekeeper.ui.seat_panel import Elided
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui


class TopBar(QWidget):
    """The session with its rules below it on the left; undo, redo and the menu on the right."""

    def __init__(self, look: Look, menu: MainMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = Elided(self)
        self._title.setProperty("role", "player")
        self.rules = Elided(self)
        self.rules.setProperty("role", "small")
        self.undo = icon_button("undo", look, self)
        self.redo = icon_button("redo", look, self)
        self.menu = menu_button(menu, look, self)
        names = QVBoxLayout()
        names.setSpacing(0)
        for label in (self._title, self.rules):
            names.addWidget(label)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 0, 0)
        row.setSpacing(6)
        row.addLayout(names, 1)
        for button in (self.undo, self.redo, self.menu):
            row.addWidget(button)

    def show_session(self, view: SessionView) -> None:
        """Name the session and its rules, and what can be undone."""
        rules = view.ledger.rules
        speech = Speech(rules.words)
        self._title.show_text(view.title or ", ".join(view.ledger.players))
        said = ui("rules_changed" if rules.changed else "rules_in_force", rules=speech.word(f"preset_{rules.preset}"))
        self.rules.show_text(said)
        if rules.changed:
            self.rules.setToolTip(ui("rules_changed_tip", options=", ".join(rules.changed)))
        for button, what, name in ((self.undo, view.undo, "undo"), (self.redo, view.redo, "redo")):
            button.setEnabled(what is not None)
            tip = ui(f"{name}_nothing") if what is None else ui(f"{name}_what", what=speech.word(what))
            button.setToolTip(tip)
            button.setAccessibleDescription(tip)
