"""The line icons of the commands, drawn in the ink of the window."""

from functools import cache
from typing import Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from scorekeeper import resources

_BLACK: Final = b"#000"
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
    for mode, colour in inks.items():
        drawing = _read(name, colour)
        for scale in _SCALES:
            made.addPixmap(_drawn(drawing, SIZE * scale), mode)
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


def _read(name: str, ink: str = "#000") -> QSvgRenderer:
    """The drawing of an icon, its black lines in an ink."""
    return QSvgRenderer(QByteArray(resources.read(f"icons/{name}.svg").replace(_BLACK, ink.encode())))


def _drawn(drawing: QSvgRenderer, size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
