"""The list of the reference: a field to search by, and the pages in their sections, or those that a search finds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QModelIndex, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from scorekeeper.core.reference import Page
from scorekeeper.core.reference_view import Find, Found, ReferenceView, Search
from scorekeeper.ui.announce import Live
from scorekeeper.ui.fingers import pushed
from scorekeeper.ui.reference_cells import AnyIndex
from scorekeeper.ui.shortcuts import pressed
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import listed, ui

PAGE: Final = Qt.ItemDataRole.UserRole
"""Under this role a line keeps the id of its page."""
BESIDE: Final = Qt.ItemDataRole.UserRole + 1
"""Under this role a line keeps what is said at its right end, where there is room."""
PLACE: Final = Qt.ItemDataRole.UserRole + 2
"""Under this role a line keeps where on its page a search found the words."""
SECTION: Final = Qt.ItemDataRole.UserRole + 3
"""Under this role the head of a section keeps the section's id."""
SOON: Final = 150
"""So long after a letter the page follows, in milliseconds: not for each of many."""
AIR: Final = 8
"""Air around what is said at the right end, in pixels."""


class _Lines(QStyledItemDelegate):
    """Lines high enough for a finger: a title, and what else it is called where there is room."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """As wide as the words are."""
        return QSize(super().sizeHint(option, index).width(), self._look.target)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """The line as the style draws it, then what stands beside its title."""
        super().paint(painter, option, index)
        beside = index.data(BESIDE)
        if not beside:
            return
        font = QFont(option.font)
        font.setPixelSize(self._look.type["small"])
        title = QFontMetrics(option.font).horizontalAdvance(str(index.data()))
        room = option.rect.adjusted(title + 2 * AIR, 0, -AIR, 0)
        if QFontMetrics(font).horizontalAdvance(beside) > room.width():
            return
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        inks = self._look.palette
        painter.save()
        painter.setFont(font)
        painter.setPen(QColor(inks.on_felt if chosen else inks.quiet))
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, beside)
        painter.restore()


class PageList(QWidget):
    """`opened` carries the page that was chosen and, after a search, the Found place; `entered` asks to read it.

    `followed` carries what fits best while it is typed.
    """

    opened = Signal(str, object)
    followed = Signal(str, object)
    entered = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self._view: ReferenceView | None = None
        self._find: Find = lambda _: Search()
        self._page = ""
        self.unfolded: set[str] = set()
        self._place: Found | None = None
        self._meant = ""
        self._live = Live(self)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(ui("reference_search"))
        self.search.setAccessibleName(ui("reference_search"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._fill)
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self._follow)
        self.search.textEdited.connect(lambda _: self._soon.start())
        self.found = QLabel(self)
        self.found.setProperty("role", "quiet")
        self.found.setWordWrap(True)
        self.found.hide()
        self.meant = QPushButton(self)
        self.meant.setProperty("role", "link")
        self.meant.clicked.connect(self._take_meant)
        self.meant.hide()
        self.tree = QTreeWidget(self)
        self._lines = _Lines(look)
        self._dress()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.search, self.meant, self.found):
            column.addWidget(widget)
        column.addWidget(self.tree, 1)

    def _dress(self) -> None:
        tree = self.tree
        tree.setAccessibleName(ui("reference_list"))
        tree.setItemDelegate(self._lines)
        tree.setHeaderHidden(True)
        tree.setFrameShape(QFrame.Shape.NoFrame)
        tree.setIndentation(12)
        tree.setUniformRowHeights(True)
        tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        tree.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        tree.setTextElideMode(Qt.TextElideMode.ElideRight)
        tree.setExpandsOnDoubleClick(False)
        tree.itemClicked.connect(self._click)
        tree.itemExpanded.connect(lambda head: self.unfolded.add(head.data(0, SECTION)))
        tree.itemCollapsed.connect(lambda head: self.unfolded.discard(head.data(0, SECTION)))

    def show_reference(self, view: ReferenceView, find: Find) -> None:
        """Show all pages of a reference, or those that are searched for; `find` knows which."""
        self._view, self._find = view, find
        self._fill()

    def show_page(self, page: str, place: Found | None = None) -> None:
        """Mark the page that is read, and have its section unfolded; `place` is what is marked on it."""
        self._page, self._place = page, place
        item = next((each for each in self._items() if each.data(0, PAGE) == page), None)
        if item is None:
            self.tree.setCurrentIndex(QModelIndex())
            return
        section = item.parent()
        if section is not None:
            section.setExpanded(True)
        self.tree.setCurrentItem(item)
        self.tree.scrollToItem(item)

    def stand_as(self, before: PageList) -> None:
        """Search for what another list of the same pages searches for, and have the same lines in sight."""
        self.search.setText(before.search.text())
        self.unfolded = set(before.unfolded)
        self._unfold()
        lines = before.tree.verticalScrollBar().value() / before.look.target
        # Only once it is laid out it can be scrolled.
        QTimer.singleShot(0, self, lambda: self.tree.verticalScrollBar().setValue(round(lines * self.look.target)))

    def look_for(self, text: str) -> None:
        """Search for something, and let it be changed."""
        self.search.setText(text)
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    @property
    def shown(self) -> tuple[str, ...]:
        """The ids of the pages that are listed, in order."""
        return tuple(str(each.data(0, PAGE)) for each in self._items() if each.data(0, PAGE))

    def _items(self) -> Iterator[QTreeWidgetItem]:
        for at in range(self.tree.topLevelItemCount()):
            top = self.tree.topLevelItem(at)
            if top is not None:
                yield top
                yield from filter(None, (top.child(place) for place in range(top.childCount())))

    def _fill(self) -> None:
        view = self._view
        if view is None:
            return
        self.tree.clear()
        wanted = self.search.text().strip()
        self.tree.setRootIsDecorated(not wanted)
        if wanted:
            self._show_found(view, self._find(wanted))
        else:
            self._show_sections(view)
            self.found.hide()
            self.meant.hide()
            self._live.say("")
        self.show_page(self._page, self._place)
        if wanted:
            # What fits best stands first, wherever the open page stands.
            self.tree.scrollToTop()

    def _show_sections(self, view: ReferenceView) -> None:
        speech = Speech(view.words)
        for section in view.sections:
            head = QTreeWidgetItem(self.tree, [speech.say(section.title)])
            head.setData(0, SECTION, section.id)
            font = head.font(0)
            font.setBold(True)
            head.setFont(0, font)
            for page in section.pages:
                title = speech.say(page.title)
                self._line(page, title, next((each for each in page.names if each != title), ""), head)
        self._unfold()

    def _unfold(self) -> None:
        """Have those sections unfolded that somebody has unfolded."""
        unfolded = frozenset(self.unfolded)
        for item in self._items():
            if item.data(0, SECTION):
                item.setExpanded(item.data(0, SECTION) in unfolded)

    def _show_found(self, view: ReferenceView, search: Search) -> None:
        speech = Speech(view.words)
        for each in search.found:
            page, section = view.page(each.page), view.section_of(each.page)
            if page is not None and section is not None:
                head = self.tree.invisibleRootItem()
                line = self._line(page, speech.say(page.title), speech.say(section.title), head)
                line.setData(0, PLACE, None if each.block is None else each)
        count = len(self.shown)
        self.found.setText(ui("reference_found", count=count) if count else ui("reference_found_none"))
        self.found.show()
        self._meant = search.meant
        asked = ui("reference_meant", text=search.meant) if search.meant else ""
        self.meant.setText(asked)
        self.meant.setVisible(bool(asked))
        self._live.say(" ".join(filter(None, (asked, self.found.text()))))

    def _follow(self) -> None:
        """Have the best of what is found shown, the keyboard staying here."""
        best = self._first()
        if self.search.text().strip() and best is not None and best.data(0, PAGE):
            self.followed.emit(best.data(0, PAGE), best.data(0, PLACE))

    def _take_meant(self) -> None:
        """Search for what was meant, as if it had been typed."""
        self.look_for(self._meant)

    def _line(self, page: Page, title: str, beside: str, head: QTreeWidgetItem) -> QTreeWidgetItem:
        line = QTreeWidgetItem(head, [title])
        line.setData(0, PAGE, page.id)
        line.setData(0, BESIDE, beside)
        line.setData(0, Qt.ItemDataRole.AccessibleTextRole, listed(filter(None, (title, beside))))
        line.setToolTip(0, title)
        return line

    def _click(self, item: QTreeWidgetItem) -> None:
        if not pushed(self.tree):
            self._choose(item)

    def _choose(self, item: QTreeWidgetItem | None, *, by_key: bool = False) -> None:
        """Open a page, or fold a section or unfold it; a key that chooses the open page asks to read it."""
        self._soon.stop()
        if item is None:
            return
        page, place = item.data(0, PAGE), item.data(0, PLACE)
        if page and by_key and page == self._page and place in {None, self._place}:
            self.entered.emit()
        elif page:
            self.opened.emit(page, place)
        else:
            item.setExpanded(not item.isExpanded())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, Down goes from the search to what it found, Esc clears the search or leaves."""
        searching = self.search.hasFocus()
        if pressed(event, "reference_open"):
            self._choose(self._first() if searching else self.tree.currentItem(), by_key=True)
        elif searching and event.key() == Qt.Key.Key_Down:
            first = self._first()
            if first is not None:
                self.tree.setCurrentItem(first)
            self.tree.setFocus(Qt.FocusReason.OtherFocusReason)
        elif pressed(event, "reference_leave") and self.search.text():
            self.look_for("")
        else:
            event.ignore()

    def _first(self) -> QTreeWidgetItem | None:
        """The first page that is found; without a search the first line."""
        return next(self._items(), None)
