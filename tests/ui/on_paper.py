"""What is measured on printed pages: where ink lies, and what lies over something else."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from scorekeeper.ui.languages import Tongue, languages
from scorekeeper.ui.paper import Placed, Printout, picture

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))

DOUBLED: Final = "doubled"
WIDE: Final = 620
"""Pixels across a page that is looked at."""
_BLANK: Final = bytes(range(250, 256))
"""The greys that are paper."""


def spoken() -> list[str]:
    """Every language there is, and the one in which everything is said twice."""
    return [*(each.code for each in languages()), DOUBLED]


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Something is made in a language."""
    from screens.doubled import Doubled

    before, tongue, doubled = QLocale(), Tongue(), Doubled()
    tongue.speak("en" if code == DOUBLED else code)
    if code == DOUBLED:
        QCoreApplication.installTranslator(doubled)
    yield
    QCoreApplication.removeTranslator(doubled)
    tongue.be_silent()
    QLocale.setDefault(before)


def ink(image: QImage) -> QRect:
    """The smallest rectangle that holds all ink."""
    wide, high = image.width(), image.height()
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    bits, step = bytes(grey.constBits()), grey.bytesPerLine()
    lines = [bits[y * step : y * step + wide] for y in range(high)]
    inked = [y for y, line in enumerate(lines) if line.translate(None, _BLANK)]
    if not inked:
        return QRect()
    left = min(wide - len(lines[y].lstrip(_BLANK)) for y in inked)
    right = max(len(lines[y].rstrip(_BLANK)) for y in inked)
    return QRect(left, inked[0], right - left, inked[-1] - inked[0] + 1)


def beyond(printout: Printout) -> list[str]:
    """The pages whose ink reaches into the margins."""
    scale = WIDE / printout.paper.size.width()
    edge = printout.margin * scale - 1.5
    found = []
    for page in range(len(printout.pages)):
        image = picture(printout, page, WIDE)
        inside = QRectF(image.rect()).adjusted(edge, edge, -edge, -edge)
        here = ink(image)
        if here.isEmpty() or not inside.contains(QRectF(here)):
            found.append(f"page {page + 1}: {here} is not within {inside}")
    return found


def overlaps(printout: Printout) -> list[str]:
    """Boxes that lie over one another."""
    found = []
    for number, page in enumerate(printout.pages, 1):
        rooms = [_room(each).adjusted(1, 1, -1, -1) for each in page]
        found += [
            f"page {number}: {page[at].box} over {page[other].box}"
            for at, one in enumerate(rooms)
            for other in range(at)
            if one.intersects(rooms[other])
        ]
    return found


def spilt(printout: Printout) -> list[str]:
    """Boxes that draw beside the room they say they take."""
    found = []
    scale = WIDE / printout.paper.size.width()
    air = 24
    for page in printout.pages:
        for each in page:
            size = _room(each).size() * scale
            image = QImage(int(size.width()) + 2 * air, int(size.height()) + 2 * air, QImage.Format.Format_RGB32)
            image.fill(QColor(Qt.GlobalColor.white))
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(scale, scale)
            each.box.draw(painter, air / scale, air / scale, each.width)
            painter.end()
            here = ink(image)
            if not here.isEmpty() and not QRect(
                air - 2, air - 2, int(size.width()) + 4, int(size.height()) + 4
            ).contains(here):
                found.append(f"{type(each.box).__name__} of {size} draws in {here}")
    return found


def _room(each: Placed) -> QRectF:
    return QRectF(each.left, each.top, each.width, each.bottom - each.top)
