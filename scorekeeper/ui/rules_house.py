"""What can be done with a house's rules: keep, name, copy, delete, and carry them in a file."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QLineEdit, QMenu, QPushButton, QWidget

from scorekeeper.core.house_rules import NAME_LENGTH
from scorekeeper.core.rules_view import RulesView
from scorekeeper.ui.menu import say_why_not
from scorekeeper.ui.words import ui


class NameLine(QWidget):
    """Asks for a name; `named` carries it."""

    named = Signal(str)

    def __init__(self, parent: QWidget | None = None, question: str = "") -> None:
        super().__init__(parent)
        question = question or ui("rules_name")
        self.line = QLineEdit(self)
        self.line.setMaxLength(NAME_LENGTH)
        self.line.setAccessibleName(question)
        self.line.returnPressed.connect(self._tell)
        label = QLabel(question, self)
        label.setBuddy(self.line)
        self.save = QPushButton(ui("rules_save"), self)
        self.cancel = QPushButton(ui("cancel_dialog"), self)
        self.save.clicked.connect(self._tell)
        self.cancel.clicked.connect(self.hide)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(label)
        row.addWidget(self.line, 1)
        for button in (self.save, self.cancel):
            button.setAutoDefault(False)
            row.addWidget(button)
        self.hide()

    def ask(self, name: str) -> None:
        """Ask, with a name to begin with."""
        self.line.setText(name)
        self.show()
        self.line.selectAll()
        self.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape takes the question back, and leaves the window open."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def _tell(self) -> None:
        self.named.emit(self.line.text())


class HouseMenu(QMenu):
    """Acts on the rules that are looked at; import and export carry a path."""

    renaming = Signal()
    duplicated = Signal()
    deleted = Signal()
    imported = Signal(str)
    exported = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setToolTipsVisible(True)
        self.rename = self._act("rules_rename", self.renaming.emit)
        self.duplicate = self._act("rules_duplicate", self.duplicated.emit)
        self.delete = self._act("rules_delete", self.deleted.emit)
        self.addSeparator()
        self.take = self._act("rules_import", self._import)
        self.give = self._act("rules_export", self._export)
        self.files: QFileDialog | None = None
        self._name = ""

    def _act(self, word: str, act: Callable[[], None]) -> QAction:
        action = self.addAction(ui(word))
        action.triggered.connect(lambda _=False: act())
        return action

    def show_rules(self, view: RulesView, name: str) -> None:
        """Offer what can be done with these rules: only a house's own can be renamed or deleted."""
        own = view.choice.house is not None
        for act in (self.rename, self.duplicate, self.delete):
            say_why_not(act, "" if own else ui("rules_not_own"))
        self._name = name

    def drop_above(self, button: QWidget) -> None:
        """Open above a button."""
        self.popup(button.mapToGlobal(QPoint(0, -self.sizeHint().height())))
        self.setFocus(Qt.FocusReason.PopupFocusReason)

    def _import(self) -> None:
        files = self._files(ui("rules_import"))
        files.setFileMode(QFileDialog.FileMode.ExistingFile)
        files.fileSelected.connect(self.imported)
        files.open()

    def _export(self) -> None:
        files = self._files(ui("rules_export"))
        files.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        files.setDefaultSuffix("json")
        files.selectFile("".join(each if each.isalnum() or each in " -_." else "-" for each in self._name))
        files.fileSelected.connect(self.exported)
        files.open()

    def _files(self, title: str) -> QFileDialog:
        self.files = QFileDialog(self.parentWidget(), title)
        self.files.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.files.setNameFilter(ui("rules_files"))
        return self.files
