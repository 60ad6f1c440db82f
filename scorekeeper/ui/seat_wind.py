"""The wind a player sits at, quietly beside the name on what chooses a player: at the table people are called by it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QAbstractButton

from scorekeeper.core.tiles import Wind
from scorekeeper.ui.words import ui

AIR: Final = 4
"""Pixels between the wind and the name."""
_QUIET: Final = (QPalette.ColorGroup.Active, QPalette.ColorRole.PlaceholderText)
_CHOSEN: Final = (QPalette.ColorGroup.Active, QPalette.ColorRole.HighlightedText)
_OFF: Final = (QPalette.ColorGroup.Disabled, QPalette.ColorRole.PlaceholderText)
_INKS: Final = {
    (QIcon.Mode.Normal, QIcon.State.Off): _QUIET,
    (QIcon.Mode.Active, QIcon.State.Off): _QUIET,
    (QIcon.Mode.Disabled, QIcon.State.Off): _OFF,
    (QIcon.Mode.Normal, QIcon.State.On): _CHOSEN,
    (QIcon.Mode.Active, QIcon.State.On): _CHOSEN,
    (QIcon.Mode.Disabled, QIcon.State.On): _QUIET,
}


def show_wind(button: QAbstractButton, wind: Wind | None) -> None:
    """Show a wind's letter before the word of a button, none where nobody has a wind."""
    button.setProperty("wind", "" if wind is None else wind.value)
    if wind is None:
        button.setIcon(QIcon())
        return
    letter = ui(f"wind_letter_{wind.value}")
    button.ensurePolished()
    size = QSize(button.fontMetrics().horizontalAdvance(letter) + 2, button.fontMetrics().height())
    # The palette of a button itself has its style sheet's inks.
    palette = QGuiApplication.palette()
    inks = tuple(palette.color(*role).name() for role in dict.fromkeys(_INKS.values()))
    button.setIconSize(size)
    button.setIcon(_icon(letter, inks, button.font(), size, button.devicePixelRatioF()))


def room_of_wind(button: QAbstractButton) -> int:
    """The pixels a button's wind takes from its word."""
    return 0 if button.icon().isNull() else button.iconSize().width() + AIR


def seated(name: str, wind: Wind | None) -> str:
    """A player as they are spoken of: by name, and by the wind they sit at where there is one."""
    return name if wind is None else ui("seated", name=name, wind=ui(f"wind_{wind.value}"))


def winds_of(players: int, winds: tuple[Wind, ...]) -> tuple[Wind | None, ...]:
    """Each player's wind, None for each where the winds are not known."""
    return winds if len(winds) == players else (None,) * players


@lru_cache(maxsize=64)
def _icon(letter: str, inks: tuple[str, ...], font: QFont, size: QSize, ratio: float) -> QIcon:
    """A wind's letter in the ink of every state of a button; drawn once, for the winds pass from player to player."""
    icon, roles = QIcon(), dict.fromkeys(_INKS.values())
    drawn = {role: _drawn(letter, QColor(ink), font, size, ratio) for role, ink in zip(roles, inks, strict=True)}
    for (mode, state), role in _INKS.items():
        icon.addPixmap(drawn[role], mode, state)
    return icon


def _drawn(letter: str, ink: QColor, font: QFont, size: QSize, ratio: float) -> QPixmap:
    found = QPixmap(size * ratio)
    found.setDevicePixelRatio(ratio)
    found.fill(Qt.GlobalColor.transparent)
    painter = QPainter(found)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(0, 0, size.width(), size.height(), Qt.AlignmentFlag.AlignCenter, letter)
    painter.end()
    return found
