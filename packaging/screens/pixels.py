"""How well a text is seen: its contrast with what lies behind it, measured on the pixels of a picture."""

from collections import Counter
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRect
from PySide6.QtGui import QImage

READABLE: Final = 4.5
"""The least contrast of a text with its ground, by the Web Content Accessibility Guidelines, level AA."""
SEEN: Final = 3.0
"""The least contrast of a sign that is no word, by the same guidelines."""
_MASK: Final = 0xFFFFFF


@dataclass(frozen=True, slots=True)
class Measured:
    """The ground behind a text and its ink as `#rrggbb`, and their contrast, 1 to 21."""

    ground: str
    ink: str
    contrast: float


def measured(picture: QImage, line: QRect, letters: QRect) -> Measured | None:
    """The contrast of a text in a picture; None where there are no pixels.

    The ground is the colour most pixels of its line have, the ink the one within its letters that stands out most from
    it: smoothed edges lie between.
    """
    behind, inks = _colours(picture, line), _colours(picture, letters)
    if not behind or not inks:
        return None
    ground = behind.most_common(1)[0][0]
    ink = max(inks, key=lambda colour: contrast(colour, ground))
    return Measured(f"#{ground:06x}", f"#{ink:06x}", contrast(ink, ground))


def _colours(picture: QImage, place: QRect) -> Counter[int]:
    there = place & picture.rect()
    if there.isEmpty():
        return Counter()
    cut = picture.copy(there).convertToFormat(QImage.Format.Format_RGB32)
    return Counter(pixel & _MASK for pixel in memoryview(cut.constBits()).cast("I"))


def contrast(one: int, other: int) -> float:
    """The contrast of two colours written as 0xrrggbb, 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: int) -> float:
    """How bright a colour is, 0 to 1."""
    red, green, blue = (_light((colour >> shift & 0xFF) / 255) for shift in (16, 8, 0))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _light(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
