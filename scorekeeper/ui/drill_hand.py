"""A hand as it lies on the table, only to be looked at: concealed tiles, the winning tile, called sets, and what lies beside."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from scorekeeper.core.declaration import MeldForm
from scorekeeper.core.hand import Hand
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.tiles import Tile, in_order
from scorekeeper.ui.glossed import gloss
from scorekeeper.ui.meld_view import draw_meld, seen, width_in_tiles
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.terms import Terms, terms_by
from scorekeeper.ui.tile_face import RATIO, draw_ring, draw_tile, tile_name, tiles_named
from scorekeeper.ui.words import listed, ui

WIDEST: Final = 46
BESIDE: Final = 27
"""Width of a tile beside the hand, in pixels."""
PARTED: Final = 0.6
"""Air between two parts of the hand, in widths of a tile."""
MARGIN: Final = 5
AIR: Final = 10


class _Set(Struct, frozen=True):
    tiles: tuple[Tile, ...]
    form: MeldForm


class _Row(Struct, frozen=True):
    word: str
    tiles: tuple[Tile, ...]


class HandPicture(QWidget):
    """The winning tile stands apart with its ring; what lies beside the hand stands below it, by its name."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._kept: tuple[Tile, ...] = ()
        self._won: Tile | None = None
        self._sets: tuple[_Set, ...] = ()
        self._rows: tuple[_Row, ...] = ()
        self.names: list[QLabel] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The concealed tiles that are shown, and the winning one after them."""
        return self._kept if self._won is None else (*self._kept, self._won)

    def show_hand(self, hand: Hand, rules: Ruleset, *, hidden: bool) -> None:
        """Show a hand; `hidden` leaves its winning tile out."""
        speech, declared = Speech(rules.words), rules.declaration
        kept = list(in_order(hand.concealed))
        if hand.win_tile in kept:
            kept.remove(hand.win_tile)
        self._kept = tuple(kept)
        self._won = None if hidden else hand.win_tile
        forms = {form.id: form for form in declared.melds}
        self._sets = tuple(_Set(seen(meld, forms[meld.kind]), forms[meld.kind]) for meld in hand.melds)
        self._rows = tuple(
            _Row(speech.word(row.word), hand.rows[row.id]) for row in declared.rows if hand.rows.get(row.id)
        )
        for label in self.names:
            label.hide()
            label.deleteLater()
        self.names = [self._name(row.word, terms_by(rules)) for row in self._rows]
        self.setAccessibleName(ui("hand"))
        told = [tiles_named(self._kept)]
        if self._won is not None:
            told.append(ui("tile_winning", tile=tile_name(self._won)))
        told += [
            ui("meld_named", form=speech.word(each.form.word), tiles=tiles_named(each.tiles)) for each in self._sets
        ]
        told += [ui("row_tile", row=row.word, tile=tiles_named(row.tiles)) for row in self._rows]
        self.setAccessibleDescription(listed(told))
        self.setToolTip("\n".join(told))
        self._fit()
        self.update()

    def told(self) -> str:
        """The hand as it is read aloud."""
        return self.accessibleDescription()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Make the tiles as large as they fit."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """It takes any width."""
        return QSize(1, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw everything that can be seen of the hand."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        wide, left, ratio = self._wide(), float(MARGIN), self.devicePixelRatioF()
        high = round(wide * RATIO)
        for tile in self._kept:
            draw_tile(painter, QRectF(left, MARGIN, wide, high), tile, ratio, self._look)
            left += wide + 1
        left += PARTED * wide
        if self._won is not None:
            spot = QRectF(left, MARGIN, wide, high)
            draw_tile(painter, spot, self._won, ratio, self._look)
            draw_ring(painter, spot, self._look.palette.gold, 3)
            left += (1 + PARTED) * wide
        for each in self._sets:
            draw_meld(painter, QPointF(left, MARGIN), each.tiles, each.form, wide, self._look)
            left += width_in_tiles(each.form, len(each.tiles)) * wide + len(each.tiles) + PARTED * wide
        self._draw_rows(painter, MARGIN + high + AIR)

    def _draw_rows(self, painter: QPainter, top: int) -> None:
        measure = QFontMetrics(self._letter())
        high = round(BESIDE * RATIO)
        for row, corner in zip(self._rows, self._corners(), strict=True):
            at = QPointF(corner.x(), top + corner.y())
            word = measure.horizontalAdvance(row.word)
            for place, tile in enumerate(row.tiles):
                spot = QRectF(at.x() + word + 6 + place * (BESIDE + 1), at.y(), BESIDE, high)
                draw_tile(painter, spot, tile, self.devicePixelRatioF(), self._look)

    def _corners(self) -> list[QPointF]:
        """Where each row beside the hand begins: side by side, in the next line where there is no more room."""
        measure = QFontMetrics(self._letter())
        found, left, top = [], float(MARGIN), 0.0
        for row in self._rows:
            wide = measure.horizontalAdvance(row.word) + 6 + len(row.tiles) * (BESIDE + 1)
            if left > MARGIN and left + wide > self.width() - MARGIN:
                left, top = float(MARGIN), top + round(BESIDE * RATIO) + 4
            found.append(QPointF(left, top))
            left += wide + 2 * AIR
        return found

    def _name(self, word: str, terms: Terms) -> QLabel:
        """The word of a row, explained like any other."""
        label = QLabel(word, self)
        label.setProperty("role", "quiet")
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setStyleSheet(f"font-size: {self._look.type['note']}px;")
        gloss(label, terms)
        label.show()
        return label

    def _place_names(self) -> None:
        """Put the words of the rows before their tiles."""
        measure, top = QFontMetrics(self._letter()), MARGIN + round(self._wide() * RATIO) + AIR
        for row, label, corner in zip(self._rows, self.names, self._corners(), strict=True):
            label.setGeometry(
                round(corner.x()),
                round(top + corner.y()),
                measure.horizontalAdvance(row.word) + 4,
                round(BESIDE * RATIO),
            )

    def _letter(self) -> QFont:
        """The letter of what is written beside the tiles."""
        font = self.font()
        font.setPixelSize(self._look.type["note"])
        return font

    def _wide(self) -> int:
        units = len(self._kept) + PARTED + (0 if self._won is None else 1 + PARTED)
        units += sum(width_in_tiles(each.form, len(each.tiles)) + PARTED for each in self._sets)
        gaps = len(self._kept) + sum(len(each.tiles) for each in self._sets)
        return max(8, min(WIDEST, int((self.width() - 2 * MARGIN - gaps) / max(1.0, units))))

    def _fit(self) -> None:
        below = 0
        if self._rows:
            below = AIR + round(max(corner.y() for corner in self._corners()) + BESIDE * RATIO)
        self.setFixedHeight(2 * MARGIN + round(self._wide() * RATIO) + below)
        self._place_names()
