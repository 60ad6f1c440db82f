"""The line icons of the commands, drawn in the ink of the window."""

from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from scorekeeper import resources

SIZE: Final = 24
_SCALES: Final = (1, 2, 3)
_APP_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256)


@cache
def icon(name: str, ink: str, faint: str, chosen: str | None = None) -> QIcon:
    """An icon in an ink, in a fainter one while it is disabled, in a third one where its line can be chosen; all `#rrggbb`."""
    made = QIcon()
    inks = {QIcon.Mode.Normal: ink, QIcon.Mode.Disabled: faint}
    if chosen is not None:
        inks[QIcon.Mode.Selected] = chosen
    for drawing in _lines(name):
        for mode, colour in inks.items():
            made.addPixmap(_inked(drawing, colour), mode)
    return made


@cache
def picture(name: str, size: int, scale: float) -> QPixmap:
    """An icon in its own colours, `size` wide on a screen of that scale."""
    drawn = _drawn(_read(name), round(size * scale))
    drawn.setDevicePixelRatio(scale)
    return drawn


def app_icon() -> QIcon:
    """The program's icon, drawn for each size in which desktops show one."""
    made, drawing = QIcon(), _read("app")
    for size in _APP_SIZES:
        made.addPixmap(_drawn(drawing, size))
    return made


@cache
def _lines(name: str) -> tuple[QPixmap, ...]:
    """The black lines of an icon, as large as each kind of screen draws them."""
    drawing = _read(name)
    return tuple(_drawn(drawing, SIZE * scale) for scale in _SCALES)


def _inked(lines: QPixmap, ink: str) -> QPixmap:
    """Lines in another ink."""
    inked = QPixmap(lines)
    painter = QPainter(inked)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.fillRect(inked.rect(), QColor(ink))
    painter.end()
    return inked


def _read(name: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(resources.read(f"icons/{name}.svg")))


def _drawn(drawing: QSvgRenderer, size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
