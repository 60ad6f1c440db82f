"""Paper: its sizes, the unit in which pages are laid out, and how laid-out pages come onto a device."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, Protocol

from msgspec import Struct
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QMarginsF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

POINT: Final = 20.0
"""Units in a typographic point: fine enough that letters keep their true widths at any size."""
MM: Final = 72 / 25.4 * POINT
"""Units in a millimetre."""
MARGIN: Final = 14 * MM
"""Around each page, where nothing else is said."""
_LETTER_COUNTRIES: Final = frozenset(
    {
        QLocale.Country.UnitedStates,
        QLocale.Country.Canada,
        QLocale.Country.Mexico,
        QLocale.Country.Philippines,
    }
)


class Paper(StrEnum):
    """A size of paper."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def page(self) -> QPageSize:
        """The size as Qt knows it."""
        return QPageSize(QPageSize.PageSizeId.A4 if self is Paper.A4 else QPageSize.PageSizeId.Letter)

    @property
    def size(self) -> QSizeF:
        """Width and height in units."""
        return self.page.size(QPageSize.Unit.Point) * POINT

    def inside(self, margin: float = MARGIN) -> QSizeF:
        """Width and height within margins."""
        return self.size - QSizeF(2 * margin, 2 * margin)


def usual_paper() -> Paper:
    """The paper that lies in printers where the reader lives."""
    return Paper.LETTER if QLocale.system().territory() in _LETTER_COUNTRIES else Paper.A4


class Box(Protocol):
    """Something on a page that knows how high it is at a width, in units."""

    def height(self, width: float) -> float:
        """How high it is."""

    def draw(self, painter: QPainter, left: float, top: float, width: float) -> None:
        """Draw it with its upper left corner at a place."""


class Placed(Struct, frozen=True):
    """A box at its place on a page: left, top and width in units from the page's own corner."""

    box: Box
    left: float
    top: float
    width: float

    @property
    def bottom(self) -> float:
        """Where it ends."""
        return self.top + self.box.height(self.width)

    @property
    def right(self) -> float:
        """Where it ends at the right."""
        return self.left + self.width


class Printout(Struct, frozen=True):
    """Pages that are laid out, each a list of boxes at their places."""

    title: str
    paper: Paper
    pages: tuple[tuple[Placed, ...], ...]
    margin: float = MARGIN

    def draw(self, painter: QPainter, page: int) -> None:
        """Draw a page, a unit of it being a unit of the painter."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        for each in self.pages[page]:
            each.box.draw(painter, each.left, each.top, each.width)


def prepare(device: QPagedPaintDevice, paper: Paper) -> None:
    """Set the page of a printer or a file: what is printed keeps its own margins."""
    device.setPageSize(paper.page)
    device.setPageOrientation(QPageLayout.Orientation.Portrait)
    if isinstance(device, QPrinter):
        device.setFullPage(True)
    device.setPageMargins(QMarginsF(), QPageLayout.Unit.Point)


def paint(printout: Printout, device: QPagedPaintDevice) -> bool:
    """Put all pages onto a printer or a file, as large as its paper takes them; False when it does not take them at all."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    sheet = device.pageLayout().fullRect(QPageLayout.Unit.Point).size() * POINT
    fit = min(1.0, sheet.width() / printout.paper.size.width(), sheet.height() / printout.paper.size.height())
    done = True
    for page in range(len(printout.pages)):
        done = (page == 0 or device.newPage()) and done
        painter.save()
        painter.scale(fit * device.logicalDpiX() / 72 / POINT, fit * device.logicalDpiY() / 72 / POINT)
        printout.draw(painter, page)
        painter.restore()
    return painter.end() and done


def pdf(printout: Printout) -> bytes:
    """The pages as the content of a PDF file."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(printout.title)
    prepare(writer, printout.paper)
    paint(printout, writer)
    # The file is finished when its writer goes.
    del writer
    buffer.close()
    return bytes(content.data())


def picture(printout: Printout, page: int, width: int, ratio: float = 1.0) -> QImage:
    """A page as a picture so many pixels wide, on a screen of some device pixel ratio."""
    size = printout.paper.size
    scale = width * ratio / size.width()
    image = QImage(round(width * ratio), round(size.height() * scale), QImage.Format.Format_RGB32)
    image.fill(QColor(Qt.GlobalColor.white))
    painter = QPainter(image)
    painter.scale(scale, scale)
    printout.draw(painter, page)
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def outside(printout: Printout) -> Sequence[Placed]:
    """The boxes that reach beyond the margins of their page: none, if it was laid out well."""
    size, slack, margin = printout.paper.size, 1.0, printout.margin
    return [
        each
        for page in printout.pages
        for each in page
        if each.left < margin - slack
        or each.top < margin - slack
        or each.right > size.width() - margin + slack
        or each.bottom > size.height() - margin + slack
    ]
