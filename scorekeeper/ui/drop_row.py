"""Where a tile that is carried to the called sets can be let go: each set it makes, drawn as it will lie."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from scorekeeper.core.declaration import MeldForm
from scorekeeper.core.hand import Meld
from scorekeeper.ui.meld_view import MeldView, width_in_tiles
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.tile_face import RATIO

LEAST, WIDEST = 12, 34
"""The widths a tile may have, in pixels."""
LABEL: Final = 16
"""Height of a set's word below it, in pixels."""
GAP: Final = 4
AIR: Final = 7
ON_A_LINE: Final = 5
"""Most sets that stand on one line."""


class DropRow(QWidget):
    """The sets side by side, each a place to let a tile go."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._sets: tuple[Meld, ...] = ()
        self._forms: dict[str, MeldForm] = {}
        self._words: tuple[str, ...] = ()
        self._views: list[MeldView] = []
        self._over: int | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def show_sets(self, sets: tuple[Meld, ...], forms: tuple[MeldForm, ...], speech: Speech) -> None:
        """Show the sets a tile can make, or nothing."""
        self._sets, self._forms = sets, {form.id: form for form in forms}
        self._words = tuple(speech.word(self._forms[each.kind].word) for each in sets)
        self._over = None
        while len(self._views) < len(sets):
            view = MeldView(self._look, self)
            view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self._views.append(view)
        for at, view in enumerate(self._views):
            view.setVisible(at < len(sets))
        for view, meld in zip(self._views, sets, strict=False):
            view.show_meld(meld, self._forms[meld.kind], speech, "")
        self.setVisible(bool(sets))
        self.raise_()
        self._place()

    def place_of(self, at: QPoint) -> int | None:
        """Which of the sets lies at a place on the screen."""
        here = self.mapFromGlobal(at)
        if not self.isVisible() or not 0 <= here.x() < self.width() or here.y() >= self.height():
            return None
        # What is carried upwards past the row is meant for its upper line.
        here.setY(max(0, here.y()))
        return next((index for index in range(len(self._sets)) if self._area(index).contains(here)), None)

    def middle_of(self, index: int) -> QPoint:
        """The middle of one set's place, within the row."""
        return self._area(index).center()

    @property
    def sets(self) -> tuple[Meld, ...]:
        """The sets that are shown."""
        return self._sets

    def show_over(self, index: int | None) -> None:
        """Show over which set the tile is."""
        if index != self._over:
            self._over = index
            self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the sets out anew."""
        super().resizeEvent(event)
        self._place()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw each place with the word of its set."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inks = self._look.palette
        painter.fillRect(self.rect(), QColor(inks.panel))
        font = painter.font()
        font.setPixelSize(self._look.type["small"])
        painter.setFont(font)
        for at, word in enumerate(self._words):
            area = self._area(at).adjusted(GAP // 2, GAP // 2, -GAP // 2, -GAP // 2)
            over = at == self._over
            painter.setPen(QPen(QColor(inks.felt_text), 2 if over else 1))
            painter.setBrush(QColor(inks.felt_tint) if over else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area, 6, 6)
            painter.setPen(QColor(inks.ink))
            below = area.adjusted(2, area.height() - LABEL - 1, -2, -2)
            shown = painter.fontMetrics().elidedText(word, Qt.TextElideMode.ElideRight, below.width())
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, shown)

    def area_of(self, index: int) -> QSize:
        """How large the place of a set is."""
        return self._area(index).size()

    def _area(self, index: int) -> QRect:
        """One set's place: on one line, or half of them on each of two."""
        lines = 1 if len(self._sets) <= ON_A_LINE else 2
        first = -(-len(self._sets) // lines)
        line, at = divmod(index, first)
        on_line = first if line == 0 else len(self._sets) - first
        left, right = (round(self.width() * each / on_line) for each in (at, at + 1))
        top, bottom = (round(self.height() * each / lines) for each in (line, line + 1))
        return QRect(left, top, right - left, bottom - top)

    def _place(self) -> None:
        for at, (view, meld) in enumerate(zip(self._views, self._sets, strict=False)):
            area = self._area(at)
            units = width_in_tiles(self._forms[meld.kind], len(meld.tiles))
            by_width, by_height = (area.width() - 2 * AIR) / units - 1, (area.height() - LABEL - AIR) / RATIO
            wide = max(LEAST, min(int(by_width), int(by_height), WIDEST))
            view.show_width(wide)
            # An added tile lies behind the claimed one and takes more height.
            while view.sizeHint().height() > area.height() - LABEL - 1 and wide > LEAST:
                wide -= 1
                view.show_width(wide)
            size = view.sizeHint()
            left = area.left() + (area.width() - size.width()) // 2
            view.setGeometry(left, area.top() + 1, size.width(), area.height() - LABEL - 1)
