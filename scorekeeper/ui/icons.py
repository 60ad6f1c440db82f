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
    """An icon in an ink, in a fainter one while it is disabled, in a third one where its line is chosen; all `#rrggbb`."""
    made = QIcon()
    inks = {QIcon.Mode.Normal: ink, QIcon.Mode.Disabled: faint, QIcon.Mode.Selected: chosen or ink}
    for mode, colour in inks.items():
        for scale in _SCALES:
            made.addPixmap(_drawn(f"icons/{name}.svg", colour, SIZE * scale), mode)
    return made


@cache
def picture(name: str, size: int, scale: float) -> QPixmap:
    """An icon in its own colours, `size` wide on a screen of that scale."""
    drawn = _drawn(f"icons/{name}.svg", "#000", round(size * scale))
    drawn.setDevicePixelRatio(scale)
    return drawn


def app_icon() -> QIcon:
    """The program's icon, drawn for each size in which desktops show one."""
    made = QIcon()
    for size in _APP_SIZES:
        made.addPixmap(picture("app", size, 1))
    return made


def _drawn(name: str, ink: str, size: int) -> QPixmap:
    source = resources.read(name).replace(_BLACK, ink.encode())
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(source)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
