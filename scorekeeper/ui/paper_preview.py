"""How a printed page will look, as large as there is room."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from scorekeeper.ui.icons import SIZE, icon
from scorekeeper.ui.paper import Printout, picture
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui

_LEAST: Final = QSize(220, 300)
_WISH: Final = QSize(380, 520)


class PageView(QWidget):
    """One page of a printout, drawn as it will be on paper; it is only looked at."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._printout: Printout | None = None
        self._page = 0
        self._drawn: QImage | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_page(self, printout: Printout | None, page: int) -> None:
        """Show a page, or nothing."""
        self._printout, self._page, self._drawn = printout, page, None
        self.update()

    def sizeHint(self) -> QSize:
        """As large as a page can be looked over."""
        return _WISH

    def minimumSizeHint(self) -> QSize:
        """Large enough to see how the page is filled."""
        return _LEAST

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the page in the middle, with a thin edge."""
        printout = self._printout
        if printout is None:
            return
        size = printout.paper.size
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        scale = min(room.width() / size.width(), room.height() / size.height())
        wide = int(size.width() * scale)
        ratio = self.devicePixelRatioF()
        if self._drawn is None or self._drawn.width() != round(wide * ratio):
            self._drawn = picture(printout, self._page, wide, ratio)
        high = round(self._drawn.height() / ratio)
        at = QRect(int(room.center().x() - wide / 2), int(room.top()), wide, high)
        painter = QPainter(self)
        painter.drawImage(at, self._drawn)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(self._look.palette.line), 1))
        painter.drawRect(at.adjusted(0, 0, -1, -1))


class Preview(QWidget):
    """A page of a printout with buttons that turn to the others; after the last comes the first again."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._printout: Printout | None = None
        self.page = 0
        self.view = PageView(look, self)
        self.before = self._turner("up", "paper_before", -1)
        self.next = self._turner("down", "paper_next", 1)
        self.told = QLabel(self)
        self.told.setProperty("role", "quiet")
        turning = QHBoxLayout()
        turning.setSpacing(8)
        turning.addStretch(1)
        turning.addWidget(self.before)
        turning.addWidget(self.told)
        turning.addWidget(self.next)
        turning.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.view, 1)
        column.addLayout(turning)

    @property
    def pages(self) -> int:
        """How many pages there are."""
        return 0 if self._printout is None else len(self._printout.pages)

    def show_printout(self, printout: Printout | None) -> None:
        """Show other pages, the same one of them as long as it is there."""
        self._printout = printout
        self._turn(min(self.page, max(0, self.pages - 1)))

    def _turn(self, page: int) -> None:
        self.page = page
        self.view.show_page(self._printout, page)
        told = ui("paper_page", page=page + 1, pages=self.pages) if self.pages else ""
        self.told.setText(told)
        self.view.setAccessibleName(ui("paper_preview", page=page + 1, pages=self.pages) if self.pages else "")
        for button in (self.before, self.next):
            button.setVisible(self.pages > 1)

    def _turner(self, name: str, word: str, step: int) -> QPushButton:
        button = QPushButton(self)
        button.setProperty("role", "icon")
        button.setIcon(icon(name, self._look.palette.ink, self._look.palette.off_edge))
        button.setIconSize(QSize(SIZE, SIZE))
        button.setAccessibleName(ui(word))
        button.setToolTip(ui(word))
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self._turn((self.page + step) % max(1, self.pages)))
        return button
