"""The line above the table: which session and which rules, undo and redo, and the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.late import Late
from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.icon_buttons import icon_button, menu_button
from scorekeeper.ui.labels import Elided
from scorekeeper.ui.shortcuts import keys_of
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.words import listed, ui

if TYPE_CHECKING:
    from scorekeeper.ui.menu import MainMenu


class TopBar(QWidget):
    """The session with its rules below it on the left; undo, redo and the menu on the right."""

    def __init__(self, look: Look, menu: Late[MainMenu], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.open_rules = QPushButton(self)
        self.open_rules.setProperty("role", "session")
        self._title = Elided(self.open_rules)
        self._title.setProperty("role", "player")
        self.rules = Elided(self.open_rules)
        self.rules.setProperty("role", "rules")
        self.undo = icon_button("undo", look, self)
        self.redo = icon_button("redo", look, self)
        self.menu = menu_button(menu, look, self)
        names = QVBoxLayout(self.open_rules)
        names.setContentsMargins(6, 2, 6, 2)
        names.setSpacing(0)
        for label in (self._title, self.rules):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            names.addWidget(label)
        row = QHBoxLayout(self)
        row.setContentsMargins(4, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.open_rules, 1)
        for button in (self.undo, self.redo, self.menu):
            row.addWidget(button)

    def show_session(self, view: SessionView) -> None:
        """Name the session and its rules, and what can be undone."""
        rules = view.ledger.rules
        speech = Speech(rules.words)
        self._title.show_text(view.title or listed(view.ledger.players))
        preset = speech.word(f"preset_{rules.preset}")
        said = view.rules_name or ui("rules_changed" if rules.changed else "rules_in_force", rules=preset)
        self.rules.show_text(said)
        self.open_rules.setAccessibleName(ui("rules_title_of", rules=said))
        self.open_rules.setAccessibleDescription(ui("rules_open_tip"))
        self.open_rules.setToolTip(ui("rules_open_tip"))
        self._save_focus(view)
        for button, what, name in ((self.undo, view.undo, "undo"), (self.redo, view.redo, "redo")):
            button.setEnabled(what is not None)
            tip = (
                ui(f"{name}_nothing")
                if what is None
                else ui(f"{name}_what", what=speech.word(what), keys=keys_of(name))
            )
            button.setToolTip(as_typed(tip))
            button.setAccessibleDescription(tip)

    def _save_focus(self, view: SessionView) -> None:
        """Move the focus from a button that is about to go off to its counterpart, which is on then."""
        for button, what, other in ((self.undo, view.undo, self.redo), (self.redo, view.redo, self.undo)):
            if what is None and button.hasFocus():
                other.setEnabled(True)
                other.setFocus()
                return
