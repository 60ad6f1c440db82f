"""What has happened so far: a line for each deal, with what each player gained or lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QTableView,
    QWidget,
)

from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.fingers import pushed
from scorekeeper.ui.history_model import DEAL, FIRST_SEAT, WHAT, AnyIndex, HistoryModel
from scorekeeper.ui.icons import SIZE
from scorekeeper.ui.labels import dress_anew, mark
from scorekeeper.ui.named import BETWEEN
from scorekeeper.ui.shortcuts import pressed
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance
    from PySide6.QtWidgets import QMenu, QStyleOptionViewItem

_NARROW: Final = 420
_DEAL_WIDTH: Final = 48
_LEAST: Final = 38
_NARROW_MARGIN: Final = 8
_WHAT_WIDTH: Final = 240
_WHAT_LEAST: Final = 150
"""Widths of what happened, in pixels: where there is room, and where names want to be whole."""
_WIDEST: Final = 88
_CELL_MARGIN: Final = 12
ROW: Final = 40
"""Height of a line and width of what corrects it, for a finger, in pixels."""
KEYS: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
"""How the keyboard comes to a list."""


class _Pen(QStyledItemDelegate):
    """Draws the pen in the ink that is seen on a chosen line; a style sheet forgets that ink."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        super().initStyleOption(option, index)
        table = self.parent()
        if not option.icon.isNull() and isinstance(table, QTableView) and table.selectionModel().isSelected(index):
            chosen = option.icon.pixmap(SIZE * 2, SIZE * 2, QIcon.Mode.Selected)
            option.icon = QIcon(chosen)


class History(QTableView):
    """The table of what has happened; the newest line is in sight.

    A line's pen, Enter or its menu ask that its deal be `corrected`, that one be `inserted` before it, that it be
    `struck`, that its hands be `explained` or its hand be `drilled`; each carries the line's event. `told` carries who
    paid whom in the line that was chosen.
    """

    told = Signal(str)

    corrected = Signal(int)
    inserted = Signal(int)
    struck = Signal(int)
    explained = Signal(int)
    drilled = Signal(int)
    regarded = Signal(object)
    """Carries the Row of the line somebody looks at, by mouse or keyboard; None when nobody does."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("history")
        # The bar beside the lines has been measured before they had this name.
        dress_anew(self.verticalScrollBar())
        # What the lines lie in is remembered: to ask Qt for it makes a Python class of every kind of widget there is.
        self._room = QSize()
        self._pen = _Pen(self)
        self._widths: tuple[int, ...] = ()
        self._fitting = QTimer(self, singleShot=True, interval=0)
        self._fitting.timeout.connect(self._share_width)
        self._model = HistoryModel(look, self)
        self.setModel(self._model)
        self.setAccessibleName(ui("history"))
        self.setAccessibleDescription(ui("history_keys"))
        self.clicked.connect(self._clicked)
        self.setMouseTracking(True)
        self.entered.connect(lambda index: self._regard(index.row()))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW)
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(_LEAST)
        header.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setTabKeyNavigation(False)

    def show_session(self, view: SessionView) -> None:
        """Show a session's history; nothing is chosen in it any more."""
        pen = self._model.columnCount() - 1
        if anew := self._model.show_session(view):
            self.setItemDelegateForColumn(pen, self.itemDelegate())
            self.setItemDelegateForColumn(self._model.columnCount() - 1, self._pen)
        elif self.currentIndex().isValid():
            self.reset()
        # Until it stands in its place there is no width to share.
        placed = self._room.isValid()
        if placed and (anew or self._widths != self._model.widths):
            self._share_width()
        if placed:
            self.scrollToBottom()
        self._tell(-1)

    def stand_as(self, before: History, *, told: bool) -> None:
        """Choose what is chosen in another list of the same hands, and show the same lines; `told` tells who paid whom."""
        self._choose(before.currentIndex().row())
        self._show_from(before.first_shown)
        if told:
            self._tell(self.currentIndex().row())

    @property
    def first_shown(self) -> int | None:
        """The first line in sight, None while the newest one is in sight too."""
        bar = self.verticalScrollBar()
        return self.rowAt(ROW // 2) if bar.value() < bar.maximum() else None

    def _show_from(self, row: int | None) -> None:
        if row is None:
            self.scrollToBottom()
        else:
            self.scrollTo(self._model.index(row, WHAT), QAbstractItemView.ScrollHint.PositionAtTop)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew, and keep the line that was chosen in sight, or else those that were."""
        first = self.first_shown if self._room.isValid() else None
        # Where the bar beside the lines goes meanwhile, there is another such event within this one, and a later room.
        self._room = event.size()
        super().resizeEvent(event)
        self._share_width()
        self._share_height()
        self._show_from(first)
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def _tell(self, row: int) -> None:
        self.told.emit(BETWEEN.join(self._model.settled_at(row)))

    def ask(self, act: SignalInstance) -> None:
        """Ask something about the chosen line."""
        chosen = self._model.event_at(self.currentIndex().row())
        if chosen is not None:
            act.emit(chosen)

    def changeEvent(self, event: QEvent) -> None:
        """Share the width anew once other letters have reached the headings too."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fitting.start()

    def updateGeometries(self) -> None:
        """Share the width anew once the bar beside the lines has come or gone: not always there is an event for that."""
        super().updateGeometries()
        if (wide := self.horizontalHeader().width()) != self._room.width():
            self._room.setWidth(wide)
            self._fitting.start()

    def _share_width(self) -> None:
        """Numbers get what they need, what happened gets the rest."""
        narrow, advance = self.width() < _NARROW, self.fontMetrics().horizontalAdvance
        if mark(self, "narrow", narrow):
            # Headings do not look by themselves at what is marked above them.
            dress_anew(self.horizontalHeader())
        self._model.show_narrow(narrow, self._fits)
        self._widths = self._model.widths
        self.setColumnHidden(DEAL, narrow)
        header, seats = self.horizontalHeader(), self._model.columnCount() - FIRST_SEAT - 1
        # Names are measured, and shortened, in the letters of the table itself, and not in those that are written.
        header.setFont(self.font())
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.resizeSection(DEAL, deal := max(_DEAL_WIDTH, advance(self._model.longest_deal) + _CELL_MARGIN))
        even = min(_WIDEST, (self._room.width() - _WHAT_WIDTH - ROW) // max(seats, 1))
        # Beyond what says what happened, the names above the columns get what they need.
        spare = (self._room.width() - _WHAT_LEAST - (0 if narrow else deal) - ROW) // max(seats, 1)
        for seat in range(seats):
            longest = self._model.widest(seat if narrow else None)
            wide = advance(longest) + (_NARROW_MARGIN if narrow else _CELL_MARGIN)
            name = min(header.sectionSizeHint(FIRST_SEAT + seat), spare)
            header.resizeSection(FIRST_SEAT + seat, max(wide, even, name))
        header.resizeSection(self._model.columnCount() - 1, ROW)
        header.setSectionResizeMode(WHAT, QHeaderView.ResizeMode.Stretch)
        heading = header.fontMetrics().horizontalAdvance(ui("history_what")) + _CELL_MARGIN
        self._model.show_heading(not narrow or heading <= self.columnWidth(WHAT))

    def _fits(self, text: str) -> bool:
        """Whether something that happened stands in one line."""
        return self.fontMetrics().horizontalAdvance(text) + _NARROW_MARGIN <= self.columnWidth(WHAT)

    def _share_height(self) -> None:
        """As many lines as there is room for, each as high as they let it be: none is seen by half."""
        room = self._room.height()
        self.verticalHeader().setDefaultSectionSize(max(self.fontMetrics().height(), room // max(1, room // ROW)))
        # Otherwise the way down is reckoned from the lines as they were.
        self.updateGeometries()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The newest line is chosen when nobody has chosen one."""
        # A table that is left to itself would choose its first cell.
        if not self.currentIndex().isValid():
            # A click means the line under it, which must not be scrolled away before it is clicked.
            self.setAutoScroll(event.reason() is not Qt.FocusReason.MouseFocusReason)
            self._choose(self._model.rowCount() - 1)
            self.setAutoScroll(True)
        super().focusInEvent(event)
        if event.reason() in KEYS:
            self._regard(self.currentIndex().row())

    def _choose(self, row: int) -> None:
        """Choose a line by what happened in it, where there is one."""
        if 0 <= row < self._model.rowCount():
            self.setCurrentIndex(self._model.index(row, WHAT))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard has gone on."""
        super().focusOutEvent(event)
        self.regarded.emit(None)

    def viewportEvent(self, event: QEvent) -> bool:
        """The mouse has left the lines."""
        if event.type() is QEvent.Type.Leave:
            self.regarded.emit(None)
        return super().viewportEvent(event)

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        """The arrow keys have come to another line."""
        super().currentChanged(current, previous)
        if self.hasFocus():
            self._regard(current.row())

    def _regard(self, row: int) -> None:
        self.regarded.emit(self._model.row_at(row))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows choose a line, Enter corrects it, Delete strikes it; other keys belong to the window."""
        chosen = self._model.event_at(self.currentIndex().row())
        if pressed(event, "choose"):
            if event.key() in {Qt.Key.Key_Home, Qt.Key.Key_End}:
                self._choose(0 if event.key() == Qt.Key.Key_Home else self._model.rowCount() - 1)
            else:
                super().keyPressEvent(event)
            self._tell(self.currentIndex().row())
        elif chosen is not None and pressed(event, "explain"):
            self.explained.emit(chosen)
        elif chosen is not None and pressed(event, "drill_hand"):
            self.drilled.emit(chosen)
        elif chosen is not None and pressed(event, "correct"):
            self.corrected.emit(chosen)
        elif chosen is not None and pressed(event, "strike"):
            self.struck.emit(chosen)
        else:
            event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be done about a line: that under the mouse, or the one chosen."""
        by_keys = event.reason() is QContextMenuEvent.Reason.Keyboard
        index = self.currentIndex() if by_keys else self.indexAt(event.pos())
        place = self.visualRect(index).center() if by_keys else event.pos()
        if (chosen := self._model.event_at(index.row())) is not None:
            self.menu_for(chosen).popup(self.viewport().mapToGlobal(QPoint(place)))

    def menu_for(self, event: int) -> QMenu:
        """The menu of what can be done about a line."""
        from scorekeeper.ui.history_menu import line_menu

        return line_menu(self, event)

    def _clicked(self, index: QModelIndex) -> None:
        """A click on the pen corrects, one elsewhere tells who paid whom."""
        if pushed(self):
            return
        on_pen, chosen = index.column() == self._model.columnCount() - 1, self._model.event_at(index.row())
        if on_pen and chosen is not None:
            self.corrected.emit(chosen)
        else:
            self._tell(index.row())
