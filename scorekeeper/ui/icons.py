"""The line icons of the commands, drawn in the ink of the window."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap

from scorekeeper import resources
from scorekeeper.ui.kept_faces import KEPT_ICONS, Sort

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer

FOLDER: Final = "icons"
SIZE: Final = 24
_APP_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256)


def icon(name: str, ink: str, faint: str, *, chosen: str | None = None, pressed: str | None = None) -> QIcon:
    """An icon in an ink, and in a fainter one while it is disabled; all are `#rrggbb`.

    Where its line can be chosen, or it stands on a button that can stay pressed, it has an ink for that too. It is drawn
    for the screens that there are.
    """
    return _icon(
        name, ink, faint, chosen, pressed, frozenset(screen.devicePixelRatio() for screen in QGuiApplication.screens())
    )


@cache
def _icon(name: str, ink: str, faint: str, chosen: str | None, pressed: str | None, scales: frozenset[float]) -> QIcon:
    made = QIcon()
    inks = {QIcon.Mode.Normal: ink, QIcon.Mode.Disabled: faint}
    if chosen is not None:
        inks[QIcon.Mode.Selected] = chosen
    for scale in sorted(scales):
        drawing = _lines(name, scale)
        for mode, colour in inks.items():
            made.addPixmap(_inked(drawing, colour), mode)
        if pressed is not None:
            made.addPixmap(_inked(drawing, pressed), state=QIcon.State.On)
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


def _lines(name: str, scale: float) -> QPixmap:
    """The black lines of an icon, as large as a kind of screen draws them."""
    known = _known(scale)
    if name not in known:
        known[name] = _drawn(_read(name), round(SIZE * scale))
        for each, lines in known.items():
            KEPT_ICONS.add(_sort(scale), each, lines)
    return known[name]


@cache
def _known(scale: float) -> dict[str, QPixmap]:
    """The lines of every icon that was drawn for a kind of screen, in an earlier start or in this one."""
    known = dict(KEPT_ICONS.take(_sort(scale)))
    for lines in known.values():
        lines.setDevicePixelRatio(1)
    return known


def _sort(scale: float) -> Sort:
    return Sort(FOLDER, SIZE, SIZE, scale, numerals=False)


def _inked(lines: QPixmap, ink: str) -> QPixmap:
    """Lines in another ink."""
    inked, flood = lines.copy(), QPixmap(lines.size())
    flood.fill(QColor(ink))
    painter = QPainter(inked)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    painter.drawPixmap(0, 0, flood)
    painter.end()
    return inked


def _read(name: str) -> QSvgRenderer:
    # Read when something is drawn: most starts find it drawn already.
    from PySide6.QtSvg import QSvgRenderer

    return QSvgRenderer(QByteArray(resources.read(f"{FOLDER}/{name}.svg")))


def _drawn(drawing: QSvgRenderer, size: int) -> QPixmap:
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(painter, QRectF(0, 0, size, size))
    painter.end()
    return pixmap
