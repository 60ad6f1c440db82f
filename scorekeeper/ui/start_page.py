"""What is seen first: begin at once, go on with the last session, or do something else."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QGridLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from scorekeeper.core.late import Late
from scorekeeper.core.shelf import NewSession, SessionLine, ShelfView
from scorekeeper.ui.begin_box import BeginBox
from scorekeeper.ui.icon_buttons import menu_button
from scorekeeper.ui.icons import picture
from scorekeeper.ui.shortcuts import keys_of
from scorekeeper.ui.speech import day, translate
from scorekeeper.ui.style import Look, newcomer
from scorekeeper.ui.table_ground import draw_table
from scorekeeper.ui.way import Way
from scorekeeper.ui.words import listed, ui
from scorekeeper.ui.wrapping import Wrapping

if TYPE_CHECKING:
    from scorekeeper.ui.menu import MainMenu

ICON = 64
WIDTH = 720
LOW = 640
"""Height from which the card always has its room, in pixels."""
AROUND = 12
"""Air around the card and the menu's button, in pixels."""


class StartPage(QWidget):
    """The page without a session.

    `continued` carries the number of the session to go on with, `wished` a NewSession to begin at once.
    """

    continued = Signal(int)
    wished = Signal(object)

    def __init__(self, look: Look, menu: Late[MainMenu], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self._look = look
        self.menu = menu_button(menu, look, self)
        self._last: SessionLine | None = None
        self._again: NewSession | None = None
        card = QFrame(self)
        self._card = card
        card.setProperty("role", "panel")
        card.setFixedWidth(WIDTH)
        self.begin = BeginBox(card)
        self.begin.wished.connect(self.wished)
        self.go_on = Way("", card)
        self.go_on.put_first()
        self.again = Way("", card)
        self.go_on.clicked.connect(self._go_on)
        self.again.clicked.connect(self._begin_again)
        self.new = Way(ui("menu_new"), card)
        self.open = Way(ui("menu_open"), card)
        self.score = Way(ui("menu_score"), card)
        self.sample = Way(ui("menu_sample"), card)
        self.drills = QPushButton(ui("start_drills"), card)
        self.reference = QPushButton(ui("menu_reference"), card)
        for quiet in (self.drills, self.reference):
            quiet.setProperty("role", "quiet")
        self.newcomer = QCheckBox(ui("look_newcomer"), card)
        self.newcomer.setToolTip(ui("look_newcomer_note"))
        self.newcomer.setAccessibleDescription(ui("look_newcomer_note"))
        self.score.say(ui("menu_score"), ui("start_score_note"))
        self.sample.say(ui("menu_sample"), ui("start_sample_note"))
        column = QVBoxLayout(card)
        # The quiet buttons at its end have air of their own.
        column.setContentsMargins(24, 16, 24, 4)
        column.setSpacing(8)
        column.addLayout(self._head(card))
        for way in (self.begin, self.go_on, self.again):
            column.addWidget(way)
        column.addLayout(self._others())
        column.addLayout(self._learn())
        middle = QVBoxLayout(self)
        middle.setContentsMargins(0, AROUND, 0, AROUND)
        middle.addStretch(1)
        # Not aligned but between two stretches: only so is it as high as its lines need at this width.
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(card)
        row.addStretch(1)
        middle.addLayout(row)
        middle.addStretch(1)
        self.show_shelf(ShelfView((), ()))

    def _head(self, card: QWidget) -> QHBoxLayout:
        face = QLabel(card)
        face.setPixmap(picture("app", ICON, self.devicePixelRatioF()))
        self._name = name = QLabel(ui("program"), card)
        name.setProperty("role", "worth")
        row = QHBoxLayout()
        row.setSpacing(16)
        row.setContentsMargins(0, 0, 0, 6)
        row.addWidget(face)
        titles = QVBoxLayout()
        titles.setSpacing(2)
        titles.addStretch(1)
        titles.addWidget(name)
        if newcomer():
            titles.addWidget(_marked(card))
        titles.addStretch(1)
        row.addLayout(titles, 1)
        return row

    def _others(self) -> QGridLayout:
        """What is done more seldom, two and two."""
        grid = QGridLayout()
        grid.setSpacing(10)
        for at, way in enumerate((self.new, self.sample, self.open, self.score)):
            grid.addWidget(way, *divmod(at, 2))
            grid.setColumnStretch(at % 2, 1)
        stops = [
            *self.begin.names,
            self.begin.begin,
            self.go_on,
            self.again,
            self.new,
            self.sample,
            self.open,
            self.score,
            self.newcomer,
            self.drills,
            self.reference,
        ]
        for one, next_one in pairwise(stops):
            QWidget.setTabOrder(one, next_one)
        return grid

    def _learn(self) -> Wrapping:
        """What somebody learns by, quietly below; in a long language in two lines."""
        row = Wrapping()
        for each in (self.newcomer, self.drills, self.reference):
            row.addWidget(each)
        return row

    def show_shelf(self, view: ShelfView) -> None:
        """Offer the last session first, and another like it; where there is none, to begin at once."""
        self._last, self._again = last, again = view.last, view.again
        self.begin.setVisible(last is None)
        self.begin.show_rules(view.rules[0] if view.rules else None)
        self.go_on.setVisible(last is not None)
        self.again.setVisible(again is not None)
        if last is not None:
            title = last.title or listed(last.players)
            note = ui("start_continue_note", rules=translate(view.rules_name(last)), day=day(last.changed))
            self.go_on.say(ui("start_look" if last.finished else "start_continue", title=title), note)
        if again is not None:
            note = ui("start_again_note", rules=again_rules(view, again))
            self.again.say(ui("start_again", players=listed(again.players)), note)
        self.new.say(ui("menu_new"), ui("start_new_note" if last is not None else "start_first_note"))
        count = len(view.lines)
        none = ui("start_open_deleted" if view.deleted is not None else "start_open_none")
        self.open.say(ui("menu_open"), ui("start_open_note", count=count) if count else none)
        self.open.setEnabled(bool(count) or view.deleted is not None)
        if self.isVisible():
            self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the menu's button in its corner, beside the card: on a small screen the card needs all the height."""
        super().resizeEvent(event)
        self._fit()
        size = self.menu.sizeHint()
        self.menu.setGeometry(self.width() - AROUND - size.width(), AROUND, size.width(), size.height())

    def _fit(self) -> None:
        """Let the program's name go, which the window has above it too, where the card needs its room."""
        self._name.show()
        inside = self._card.layout()
        if self.height() < LOW and inside is not None:
            self._name.setVisible(inside.totalHeightForWidth(WIDTH) <= self.height() - 2 * AROUND)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the table that the card lies on."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        lying = tuple(QRectF(each.geometry()) for each in (self._card, self.menu))
        draw_table(painter, self.size(), self.devicePixelRatioF(), self._look, lying)

    def first(self) -> QWidget:
        """What most likely comes next."""
        if self._last is None:
            return self.begin.begin
        return self.again if self._last.finished and self._again is not None else self.go_on

    def _go_on(self) -> None:
        if self._last is not None:
            self.continued.emit(self._last.id)

    def _begin_again(self) -> None:
        if self._again is not None:
            self.wished.emit(self._again)


def again_rules(view: ShelfView, again: NewSession) -> str:
    """The word for the rules of another session like the last: the house's, or the preset's and whether it was changed."""
    if again.rules_name:
        return again.rules_name
    presets = (each for each in view.rules if each.house is None)
    same = (each.name for each in presets if (each.family, each.preset) == (again.family, again.preset))
    rules = translate(next(same, again.preset))
    return ui("rules_changed" if again.options else "rules_in_force", rules=rules)


def _marked(card: QWidget) -> QLabel:
    """How a newcomer finds out what a word means."""
    label = QLabel(ui("terms_marked", key=keys_of("terms")), card)
    label.setProperty("role", "small")
    label.setWordWrap(True)
    return label
