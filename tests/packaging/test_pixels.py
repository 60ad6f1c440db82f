"""What is measured on a picture: texts that can be read and texts that cannot."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from screens.pixels import READABLE, contrast, measured

pytestmark = pytest.mark.usefixtures("qapp")
PLACE = QRect(10, 10, 180, 30)


class Drawn(QImage):
    """A picture of one word."""

    def __init__(self, ink: str, ground: str, word: str = "Mangan") -> None:
        super().__init__(200, 50, QImage.Format.Format_ARGB32_Premultiplied)
        self.fill(QColor(ground))
        painter = QPainter(self)
        font = QFont()
        font.setPixelSize(15)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        painter.drawText(PLACE, Qt.AlignmentFlag.AlignCenter, word)
        painter.end()


@pytest.mark.parametrize(
    ("ink", "ground", "expected"),
    [
        ("#000000", "#ffffff", 21.0),
        ("#ffffff", "#000000", 21.0),
        ("#777777", "#ffffff", 4.48),
        ("#f0ede6", "#f6f3ec", 1.06),
    ],
)
def test_ink_and_ground_are_those_that_were_drawn(ink: str, ground: str, expected: float) -> None:
    found = measured(Drawn(ink, ground), PLACE, PLACE)

    assert found is not None
    assert (found.ink, found.ground) == (ink, ground)
    assert found.contrast == pytest.approx(expected, abs=0.01)


def test_a_grey_just_too_pale_is_told_from_one_just_dark_enough() -> None:
    pale, dark = (measured(Drawn(ink, "#ffffff"), PLACE, PLACE) for ink in ("#777777", "#767676"))

    assert pale is not None
    assert dark is not None
    assert pale.contrast < READABLE <= dark.contrast


def test_where_no_word_stands_nothing_stands_out() -> None:
    found = measured(Drawn("#000000", "#ffffff", ""), PLACE, PLACE)

    assert found is not None
    assert found.contrast == 1


def test_outside_of_the_picture_nothing_is_measured() -> None:
    beyond = QRect(300, 300, 10, 10)

    assert measured(Drawn("#000000", "#ffffff"), beyond, beyond) is None


def test_contrast_is_the_same_both_ways() -> None:
    assert contrast(0x123456, 0xFEDCBA) == contrast(0xFEDCBA, 0x123456)
    assert contrast(0x808080, 0x808080) == 1
