"""Why a hand is paid what it is paid: the hand as sets, all reasons line by line, and what would have been."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.why_view import WhyView
from scorekeeper.ui.announce import announce
from scorekeeper.ui.nearer_said import barred, nearing, tells_otherwise
from scorekeeper.ui.one_of import OneOf
from scorekeeper.ui.shortcuts import bind, keys_of, pressed
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.terms import terms_by
from scorekeeper.ui.tips import as_typed
from scorekeeper.ui.why_groups import SetsView
from scorekeeper.ui.why_lines import WhyLines
from scorekeeper.ui.why_said import Said, otherwise, reasons
from scorekeeper.ui.words import ui
from scorekeeper.ui.wrapping import Wrapping

EDGE, SPACING = 6, 4
"""Air around everything and between the parts, in pixels."""
LINE: Final = 1.4
"""How high a line is, in heights of its letters: room is kept for one, so that nothing moves when it is filled."""


class WhyPanel(QFrame):
    """Shows a WhyView. `put` carries a Said whose tile is to be put into the hand, `left` asks to go back (Esc).

    `sought` carries the id and the name of a line that is to be looked up; the id is empty where nothing tells about it.
    `discards_asked` asks for the own discards to be entered.
    """

    put = Signal(object)
    left = Signal()
    sought = Signal(str, str)
    discards_asked = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "panel")
        self._view: WhyView | None = None
        self._chosen_other = False
        self._marked: Said | None = None
        self.why = self._tab("why_title", other=False)
        self.other = self._tab("why_otherwise", other=True)
        self._tabs = OneOf(self)
        for tab in (self.why, self.other):
            self._tabs.addButton(tab)
        self.copy = self._button("why_copy", "why_copy_tip", self.copy_text)
        self.discards = self._button("discards_enter", "discards_enter_tip", self.discards_asked.emit)
        self.sets = SetsView(look, self)
        self.lines = WhyLines(look, self)
        self.lines.lit.connect(self._light)
        self.lines.chosen.connect(self.put)
        self.lines.marked.connect(self._mark)
        self.lines.sought.connect(self._seek)
        self.look_up = self._button("reference_look_up", "reference_look_up_tip", lambda: self._seek(self._marked))
        bind("look_up", self, self.look_up.click)
        self.told = QLabel(self)
        self.told.setProperty("role", "small")
        self.source = QLabel(self)
        self.source.setProperty("role", "small")
        self.source.setTextFormat(Qt.TextFormat.PlainText)
        self.source.setWordWrap(True)
        self.source.setMinimumHeight(round(LINE * look.type["small"]))
        head = self._head = Wrapping(spacing=6)
        for each in (self.why, self.other, self.copy, self.look_up, self.discards, self.told):
            head.addWidget(each)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        column.setSpacing(SPACING)
        column.addLayout(head)
        column.addWidget(self.sets)
        column.addWidget(self.lines, 1)
        column.addWidget(self.source)

    def _button(self, word: str, tip: str, act: Callable[[], None]) -> QPushButton:
        button = QPushButton(ui(word), self)
        button.setProperty("role", "compact")
        said = ui(tip, keys=keys_of("look_up"))
        button.setToolTip(as_typed(said))
        button.setAccessibleDescription(said)
        button.clicked.connect(act)
        return button

    def _tab(self, word: str, *, other: bool) -> QPushButton:
        button = QPushButton(ui(word), self)
        button.setProperty("role", "compact")
        button.setCheckable(True)
        button.clicked.connect(lambda: self._turn(other))
        return button

    def minimumSizeHint(self) -> QSize:
        """As narrow and low as it is let be; its lines scroll."""
        return QSize(1, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the sets go where the reasons would have no room below them."""
        super().resizeEvent(event)
        self._make_room()

    def _make_room(self) -> None:
        head = self._head.heightForWidth(self.width() - 2 * EDGE)
        below = self.lines.minimumSizeHint().height() + (0 if self.source.isHidden() else self.source.minimumHeight())
        needed = head + self.sets.maximumHeight() + below + 2 * EDGE + 3 * SPACING
        self.sets.setVisible(not self.sets.empty and self.height() >= needed)

    def begin(self) -> None:
        """The next hand shown begins with why it is paid so."""
        self._chosen_other = False

    def stand_as(self, before: WhyPanel) -> None:
        """Tell why, or what would have been, as another panel about the same hand does, with the same lines in sight."""
        if before.other.isChecked() and not self.why.isHidden():
            self.other.click()
        self.lines.stand_as(before.lines)

    def show_why(self, view: WhyView) -> None:
        """Show a hand explained; a hand that cannot win, or not yet, begins with what would let it."""
        self._view = view
        told = None if view.why is None else view.why.explanation
        groups = () if told is None else told.groups
        self.sets.show_groups(groups, told.tiles[0] if told is not None and told.tiles else None, Speech(view.words))
        both = view.why is not None
        self.why.setVisible(both)
        self.other.setVisible(both)
        self.look_up.setVisible(bool(view.text) or view.problem is not None)
        self.told.clear()
        self._turn(self._chosen_other if both else True, keep=not both)

    def copy_text(self) -> None:
        """Put the whole explanation as text where other programs can take it."""
        if self._view is not None:
            QGuiApplication.clipboard().setText(self._view.text)
            self.told.setText(ui("why_copied"))
            announce(self, ui("why_copied"))

    def stops(self) -> list[QWidget]:
        """What the Tab key may stop at, in order."""
        return [self.why, self.other, self.copy, self.look_up, self.discards, *self.lines.stops()]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if pressed(event, "back"):
            self.left.emit()
        else:
            event.ignore()

    def _turn(self, other: bool, *, keep: bool = False) -> None:
        """Show why, or what would have been."""
        if not keep:
            self._chosen_other = other
        (self.other if other else self.why).setChecked(True)
        view = self._view
        if view is None:
            return
        first = tuple(reasons(view)) if not other or view.why is None else ()
        self.source.setVisible(any(each.source for each in first))
        # Beside the reasons there is no room for one more button.
        self.discards.setVisible(view.open and bool(view.rules.declaration.discards) and other)
        self.copy.setVisible(bool(view.text) and self.discards.isHidden())
        terms = terms_by(view.rules)
        others = (*(otherwise(view) if tells_otherwise(view) else ()), *nearing(view)) if other else ()
        self.lines.show_lines((*barred(view), *first, *others), terms)
        for one, next_one in pairwise(self.stops()):
            QWidget.setTabOrder(one, next_one)
        self._make_room()

    def _mark(self, said: Said | None) -> None:
        """The line that was chosen is looked up; before one is, the first of them."""
        self._marked = said

    def _seek(self, said: Said | None) -> None:
        sought = said or next((line.said for line in self.lines.lines if line.said.line), None)
        self.sought.emit("" if sought is None else sought.line, "" if sought is None else sought.name)

    def _light(self, said: Said | None) -> None:
        """Light up what a line is about, and say below where its rule comes from."""
        self.sets.light(() if said is None else said.groups, () if said is None else said.tiles)
        self.source.setText("" if said is None else said.source)
