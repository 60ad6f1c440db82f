"""The table behind the start page: felt and four hands, within its edges."""

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from scorekeeper.ui.palettes import CONTRAST, DARK, LIGHT, PALETTES, Inks
from scorekeeper.ui.style import Look
from scorekeeper.ui.table_ground import HAND, LEAST, MOST, draw_table, tile_width
from tests.ui.eyes import contrast

SIZES = [QSize(1024, 592), QSize(1280, 792), QSize(2560, 1440)]


def drawn(size: QSize, look: Look, lying: tuple[QRectF, ...] = ()) -> QImage:
    """The table as a picture."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("black"))
    painter = QPainter(image)
    draw_table(painter, size, 1.0, look, lying)
    painter.end()
    return image


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_hand_fits_along_every_edge(size: QSize) -> None:
    width = tile_width(size)

    assert LEAST <= width <= MOST
    assert len(HAND) * width < min(size.width(), size.height())


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_own_hand_lies_open_and_the_others_face_down(qapp: QApplication, size: QSize) -> None:
    picture = drawn(size, Look(LIGHT, numerals=False))
    width = tile_width(size)
    across = range(size.width() // 2 - 6 * width, size.width() // 2 + 6 * width, 3)

    def bright(y: int) -> float:
        """The share of a line that is as light as a face."""
        return sum(picture.pixelColor(x, y).lightness() > 180 for x in across) / len(across)

    assert bright(size.height() - 12 - width // 2) > 0.5
    assert bright(12 + width // 2) < 0.2


def test_no_half_tile_looks_out_from_under_what_lies_on_the_table(qapp: QApplication) -> None:
    size = SIZES[0]
    card = QRectF(200, 60, 624, size.height() - 60 - 20)
    picture = drawn(size, Look(LIGHT, numerals=False), (card,))

    below = {picture.pixelColor(x, size.height() - 16).lightness() > 180 for x in range(210, 810, 3)}
    assert below == {False}
    assert drawn(size, Look(LIGHT, numerals=False)) != picture


def test_high_contrast_stays_plain(qapp: QApplication) -> None:
    plain = drawn(QSize(1024, 592), Look(CONTRAST))

    assert {plain.pixelColor(x, 550).name() for x in range(100, 900, 7)} == {CONTRAST.table}
    assert drawn(QSize(1024, 592), Look(DARK)) != plain


@pytest.mark.parametrize("name", list(Inks))
def test_the_card_stands_out_from_the_table(name: Inks) -> None:
    palette = PALETTES[name]

    assert contrast(palette.table, palette.panel) > 1.4 or contrast(palette.line, palette.table) > 4.5
