"""What has happened so far: a line for each deal, with what each player gained or lost."""

from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QContextMenuEvent, QFocusEvent, QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from scorekeeper.core.ledger import Row
from scorekeeper.core.session_view import SessionView
from scorekeeper.ui.fingers import pushed
from scorekeeper.ui.icons import SIZE, icon
from scorekeeper.ui.labels import mark
from scorekeeper.ui.named import BETWEEN
from scorekeeper.ui.payments import by_pairs, payments
from scorekeeper.ui.row_words import RowWords
from scorekeeper.ui.shortcuts import pressed
from scorekeeper.ui.speech import signed
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import listed, ui

_DEAL: Final = 0
_WHAT: Final = 1
_FIRST_SEAT: Final = 2
_NARROW: Final = 420
_DEAL_WIDTH: Final = 48
_LEAST: Final = 38
_NARROW_MARGIN: Final = 8
_WHAT_WIDTH: Final = 240
_WHAT_LEAST: Final = 150
"""Widths of what happened, in pixels: where there is room, and where names want to be whole."""
_WIDEST: Final = 88
_CELL_MARGIN: Final = 12
_USUAL: Final = 8_000
ROW: Final = 40
"""Height of a line and width of what corrects it, for a finger, in pixels."""
KEYS: Final = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
"""How the keyboard comes to a list."""
_AnyIndex = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


class HistoryModel(QAbstractTableModel):
    """The ledger's rows as a table: the deal, what happened, and a column for each player."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        super().__init__(parent)
        inks = look.palette
        self._gain, self._loss, self._quiet = QColor(inks.gain), QColor(inks.loss), QColor(inks.quiet)
        self._rows: tuple[Row, ...] = ()
        self._players: tuple[str, ...] = ()
        self._words: RowWords | None = None
        self._narrow = False
        self._pen = icon("edit", inks.ink, inks.line, inks.on_felt)

    def show_session(self, view: SessionView) -> None:
        """Show all that has happened in a session."""
        ledger = view.ledger
        self.beginResetModel()
        self._rows, self._players = view.told or ledger.rows, ledger.players
        self._words = RowWords(ledger)
        self.endResetModel()

    def show_narrow(self, narrow: bool) -> None:
        """In a narrow table the deal stands above what happened, not beside it."""
        self._narrow = narrow

    def event_at(self, row: int) -> int | None:
        """The event that a line tells of, None where there is no line."""
        return self._rows[row].event if 0 <= row < len(self._rows) else None

    def settled_at(self, row: int) -> tuple[str, ...]:
        """Who paid whom in a line, every two players together; nothing where there is no line."""
        return by_pairs(self._rows[row].transfers, self._rows[row].players) if 0 <= row < len(self._rows) else ()

    def row_at(self, row: int) -> Row | None:
        """The row that a line tells of, None where there is no line."""
        return self._rows[row] if 0 <= row < len(self._rows) else None

    def widest(self, seat: int | None = None) -> str:
        """The longest number that a player's cells show, or any player's; a usual one while there is none."""
        seats = range(len(self._players)) if seat is None else (seat,)
        shown = [signed(-abs(row.deltas[each])) for row in self._rows for each in seats]
        return max([signed(-_USUAL), *shown], key=len)

    def rowCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        """A row each deal or correction."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _AnyIndex = _NOWHERE) -> int:
        """The deal, what happened, the players, and what corrects the deal."""
        return 0 if parent.isValid() else _FIRST_SEAT + len(self._players) + 1

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The players' names above their columns."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        names = (ui("history_deal"), ui("history_what"), *self._players, ui("past_correct"))
        match role:
            case Qt.ItemDataRole.DisplayRole if section in {_DEAL, len(names) - 1}:
                return ""
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return names[section]
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignLeft if section < _FIRST_SEAT else Qt.AlignmentFlag.AlignRight
                return side | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def data(self, index: _AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """What a cell shows."""
        row, column = self._rows[index.row()], index.column()
        if column == _FIRST_SEAT + len(self._players):
            return self._correcting(row, role)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(row, column)
            case Qt.ItemDataRole.ToolTipRole:
                return self._sentence(row, column)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._aloud(row, column)
            case Qt.ItemDataRole.TextAlignmentRole if column >= _FIRST_SEAT:
                return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            case Qt.ItemDataRole.ForegroundRole if column >= _FIRST_SEAT:
                moved = row.deltas[column - _FIRST_SEAT]
                return self._gain if moved > 0 else self._loss if moved < 0 else self._quiet
            case _:
                return None

    def _correcting(self, row: Row, role: int) -> object:
        """What the last cell of a line shows: the pen that corrects it."""
        match role:
            case Qt.ItemDataRole.DecorationRole:
                return self._pen
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return ui("past_correct_row", deal=self._deal(row) or self._what(row))
            case _:
                return None

    def _text(self, row: Row, column: int) -> str:
        match column:
            case 0:
                return self._deal(row)
            case 1:
                return (
                    ui("history_narrow", deal=self._deal(row), what=self._what(row))
                    if self._narrow and row.fields
                    else self._what(row)
                )
            case _:
                moved = row.deltas[column - _FIRST_SEAT]
                return signed(moved) if moved else "·"

    def _sentence(self, row: Row, column: int) -> str:
        if not row.scores:
            return self._what(row)
        if column < _FIRST_SEAT:
            line = ui("history_line", deal=self._deal(row), what=self._what(row))
            settled = by_pairs(row.transfers, row.players)
            return "\n".join((line, *settled))
        seat = column - _FIRST_SEAT
        moved, name = signed(row.deltas[seat]), row.players[seat]
        return ui("history_cell", deal=self._deal(row), name=name, moved=moved, score=row.scores[seat])

    def _aloud(self, row: Row, column: int) -> str:
        """What is read of a cell: whole sentences where the eye is shown arrows."""
        if column == _DEAL or not row.scores or column >= _FIRST_SEAT:
            return self._deal(row) if column == _DEAL else self._sentence(row, column)
        paid = payments(row.transfers, row.players)
        what = ui("told_paid", what=self._what(row), paid=listed(paid)) if paid else self._what(row)
        return ui("history_line", deal=self._deal(row), what=what)

    def _deal(self, row: Row) -> str:
        return "" if self._words is None else self._words.deal(row)

    def _what(self, row: Row) -> str:
        return "" if self._words is None else self._words.what(row)


class _Pen(QStyledItemDelegate):
    """Draws the pen in the ink that is seen on a chosen line; a style sheet forgets that ink."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: _AnyIndex) -> None:
        super().initStyleOption(option, index)
        if not option.icon.isNull() and option.state & QStyle.StateFlag.State_Selected:
            chosen = option.icon.pixmap(SIZE * 2, SIZE * 2, QIcon.Mode.Selected)
            option.icon = QIcon(chosen)


class History(QTableView):
    """The table of what has happened; the newest line is in sight.

    A line's pen, Enter or its menu ask that its deal be `corrected`, that one be `inserted` before it, that it be
    `struck`, or that its hands be `explained`; each carries the line's event. `told` carries who paid whom in the line that was chosen.
    """

    told = Signal(str)

    corrected = Signal(int)
    inserted = Signal(int)
    struck = Signal(int)
    explained = Signal(int)
    regarded = Signal(object)
    """Carries the Row of the line somebody looks at, by mouse or keyboard; None when nobody does."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("history")
        self._pen = _Pen(self)
        self.setItemDelegate(self._pen)
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
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setMinimumSectionSize(_LEAST)
        header.setTextElideMode(Qt.TextElideMode.ElideMiddle)
        self.setTabKeyNavigation(False)
        self._empty = QLabel(ui("history_empty"), self)
        self._empty.setProperty("role", "quiet")
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        inside = QVBoxLayout(self)
        inside.addWidget(self._empty)

    def show_session(self, view: SessionView) -> None:
        """Show a session's history."""
        self._model.show_session(view)
        self._empty.setVisible(not self._model.rowCount())
        self._share_width()
        self.scrollToBottom()
        self._tell(-1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width anew, and keep the line that was chosen in sight, or else the newest one."""
        super().resizeEvent(event)
        self._share_width()
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())
        else:
            self.scrollToBottom()

    def _tell(self, row: int) -> None:
        self.told.emit(BETWEEN.join(self._model.settled_at(row)))

    def explain_chosen(self) -> None:
        """Ask that the hands of the chosen line be explained."""
        chosen = self._model.event_at(self.currentIndex().row())
        if chosen is not None:
            self.explained.emit(chosen)

    def changeEvent(self, event: QEvent) -> None:
        """Share the width anew once other letters have reached the headings too."""
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._fitting.start()

    def _share_width(self) -> None:
        """Numbers get what they need, what happened gets the rest."""
        narrow = self.width() < _NARROW
        mark(self, "narrow", narrow)
        self._model.show_narrow(narrow)
        self.setColumnHidden(_DEAL, narrow)
        header, seats = self.horizontalHeader(), self._model.columnCount() - _FIRST_SEAT - 1
        even = min(_WIDEST, (self.viewport().width() - _WHAT_WIDTH - ROW) // max(seats, 1))
        # Beyond what says what happened, the names above the columns get what they need.
        spare = (self.viewport().width() - _WHAT_LEAST - (0 if narrow else _DEAL_WIDTH) - ROW) // max(seats, 1)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.resizeSection(_DEAL, _DEAL_WIDTH)
        for seat in range(seats):
            longest = self._model.widest(seat if narrow else None)
            wide = self.fontMetrics().horizontalAdvance(longest) + (_NARROW_MARGIN if narrow else _CELL_MARGIN)
            name = min(header.sectionSizeHint(_FIRST_SEAT + seat), spare)
            header.resizeSection(_FIRST_SEAT + seat, max(wide, even, name))
        header.resizeSection(self._model.columnCount() - 1, ROW)
        header.setSectionResizeMode(_WHAT, QHeaderView.ResizeMode.Stretch)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The newest line is chosen when nobody has chosen one."""
        # A table that is left to itself would choose its first cell.
        if not self.currentIndex().isValid():
            self._choose(self._model.rowCount() - 1)
        super().focusInEvent(event)
        if event.reason() in KEYS:
            self._regard(self.currentIndex().row())

    def _choose(self, row: int) -> None:
        """Choose a line by what happened in it, where there is one."""
        if 0 <= row < self._model.rowCount():
            self.setCurrentIndex(self._model.index(row, _WHAT))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard has gone on."""
        super().focusOutEvent(event)
        self.regarded.emit(None)

    def viewportEvent(self, event: QEvent) -> bool:
        """The mouse has left the lines."""
        if event.type() is QEvent.Type.Leave:
            self.regarded.emit(None)
        return super().viewportEvent(event)

    def currentChanged(self, current: _AnyIndex, previous: _AnyIndex) -> None:
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
            match event.key():
                case Qt.Key.Key_Home:
                    self._choose(0)
                case Qt.Key.Key_End:
                    self._choose(self._model.rowCount() - 1)
                case _:
                    super().keyPressEvent(event)
            self._tell(self.currentIndex().row())
        elif chosen is not None and pressed(event, "explain"):
            self.explain_chosen()
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
        chosen = self._model.event_at(index.row())
        if chosen is not None:
            self.menu_for(chosen).popup(self.viewport().mapToGlobal(QPoint(place)))

    def menu_for(self, event: int) -> QMenu:
        """The menu of what can be done about a line."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for word, act in (
            ("past_why", self.explained),
            ("past_correct", self.corrected),
            ("past_insert", self.inserted),
            ("past_strike", self.struck),
        ):
            menu.addAction(ui(word)).triggered.connect(lambda _=False, act=act: act.emit(event))
        return menu

    def _clicked(self, index: QModelIndex) -> None:
        """A click on the pen corrects, one elsewhere tells who paid whom."""
        if pushed(self):
            return
        chosen = self._model.event_at(index.row())
        if index.column() == self._model.columnCount() - 1 and chosen is not None:
            self.corrected.emit(chosen)
        else:
            self._tell(index.row())
