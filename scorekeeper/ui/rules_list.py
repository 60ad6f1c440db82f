"""The rules one below the other: those of a page, or all that a search finds."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from scorekeeper.core.option import Option
from scorekeeper.core.rules_view import RulesView
from scorekeeper.ui.labels import mark
from scorekeeper.ui.rules_row import RulesRow, holds
from scorekeeper.ui.shortcuts import bind
from scorekeeper.ui.speech import Speech, translate
from scorekeeper.ui.style import newcomer
from scorekeeper.ui.words import ui


class Rows(dict[str, RulesRow]):
    """The rows by their rules' ids, each made when it is asked for the first time: one page shows a few of many."""

    def __init__(self, make: Callable[[str], RulesRow]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, name: str) -> RulesRow:
        self[name] = row = self._make(name)
        return row


class RulesList(QScrollArea):
    """Shows rows of rules; which of them is for others to say.

    `edited` carries a rule's id and its new value in public form, `reset` the id alone, as does `sought` of a rule to look up.
    """

    edited = Signal(str, object)
    reset = Signal(str)
    sought = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(ui("rules_list"))
        self.rows = Rows(self._make)
        self._options: tuple[Option, ...] = ()
        self._view: RulesView | None = None
        self._inside = QWidget(self)
        self._column = QVBoxLayout(self._inside)
        self._column.setContentsMargins(0, 0, 8, 0)
        self._column.setSpacing(8)
        self.source = QLabel(self._inside)
        self.source.setProperty("role", "small")
        self.source.setTextFormat(Qt.TextFormat.PlainText)
        self.source.setWordWrap(True)
        self._column.addWidget(self.source)
        self._folded: set[str] = set()
        self.more = QPushButton(self._inside)
        self.more.setProperty("role", "quiet")
        self.more.setAutoDefault(False)
        self.more.setCheckable(True)
        self.more.clicked.connect(self._fold)
        self.more.hide()
        self._column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        self._column.addStretch(1)
        self.setWidget(self._inside)
        bind("look_up", self, self._look_up)

    def show_rules(self, view: RulesView) -> bool:
        """Show every rule's value; True when the rows are new ones."""
        self._view = view
        fresh = self._options != view.rules.option_rows
        if fresh:
            self._options = view.rules.option_rows
            self._build()
        for row in view.rows:
            if row.option.id in self.rows:
                self.rows[row.option.id].show_option(row, view)
        self.source.setText("\n".join(_source(view)))
        return fresh

    def has(self, name: str) -> bool:
        """Whether there is such a rule."""
        return any(each.id == name for each in self._options)

    def _build(self) -> None:
        for old in self.rows.values():
            old.hide()
            old.deleteLater()
        self.rows = Rows(self._make)

    def _make(self, name: str) -> RulesRow:
        """The row of a rule, at its place among those that there are already."""
        view = self._view
        shown = None if view is None else next((each for each in view.rows if each.option.id == name), None)
        if view is None or shown is None:
            raise KeyError(name)
        row = RulesRow(shown.option, self._inside)
        row.edited.connect(self.edited)
        row.reset.connect(self.reset)
        row.sought.connect(lambda: self.sought.emit(name))
        place = 1
        for option in self._options:
            if option.id == name:
                break
            place += option.id in self.rows
        self._column.insertWidget(place, row)
        row.hide()
        row.show_option(shown, view)
        return row

    def show_only(self, page: str | None, words: list[str], changed: bool) -> int:
        """Show the rules of a page (None: of all) that hold some words, or only those that differ; how many there are."""
        if self._view is None:
            return 0
        speech = Speech(self._view.rules.words)
        count = 0
        self._folded = set()
        for row in self._view.rows:
            name = row.option.id
            shown = (page is None or row.option.page == page) and holds(row.option, words, speech)
            shown = shown and (row.changed or not changed)
            if shown and page is not None and row.option.rare and not row.changed and newcomer():
                self._folded.add(name)
            if shown or name in self.rows:
                self.rows[name].setVisible(shown)
            count += shown
        self._fold()
        self.source.setVisible(page is not None)
        return count

    def _fold(self) -> None:
        """Show what few tables know to who is new to the game only when it is asked for."""
        for name in self._folded:
            self.rows[name].setVisible(self.more.isChecked())
        self.more.setVisible(bool(self._folded))
        self.more.setText(ui("fewer_ticks" if self.more.isChecked() else "more_ticks"))

    @property
    def overhang(self) -> int:
        """How many pixels of the rules lie beyond the right edge."""
        return max(0, self._inside.width() - self.viewport().width())

    def _look_up(self) -> None:
        """Ask for the page about the rule at which the keyboard is."""
        at = QApplication.focusWidget()
        name = next((name for name, row in self.rows.items() if at is not None and row.isAncestorOf(at)), "")
        self.sought.emit(name)

    def go_to(self, name: str) -> None:
        """Turn to a rule that is on the page shown, and let the keyboard act there."""
        for each in self.rows.values():
            mark(each, "found", "true" if each.option.id == name else "false")
        row = self.rows[name]
        if name in self._folded and not self.more.isChecked():
            self.more.click()
        # Only once it is laid out it can be scrolled to.
        QTimer.singleShot(0, row, lambda: self.ensureWidgetVisible(row))
        row.begin()

    def go_to_top(self) -> None:
        """Show the first rule."""
        self.verticalScrollBar().setValue(0)


def _source(view: RulesView) -> list[str]:
    """Where the rules come from, and where their source is not followed to the letter."""
    preset = view.preset
    source = translate(preset.note)
    lines = [ui("rules_source", source=source, edition=preset.edition) if preset.edition else source]
    lines += [ui("rules_printed", printed=translate(one), scored=translate(other)) for one, other in preset.notes]
    return lines
