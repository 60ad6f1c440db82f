"""One look for the whole window: its inks, its type, its distances, and the style sheet they make."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from string import Template
from typing import Final

from msgspec import Struct
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication

from scorekeeper import resources
from scorekeeper.ui.palettes import LIGHT, Palette
from scorekeeper.ui.sheet import SHEET

STEP: Final = 4
"""Every distance is a multiple of this many pixels."""
CORNER: Final = 8
"""Radius of a panel's corners in pixels."""
TARGET: Final = 40
"""The smallest height of anything that is clicked, in pixels."""
TOUCH_TARGET: Final = 48

SMALL: Final = 12
NOTE: Final = 13
LABEL: Final = 14
BODY: Final = 15
TITLE: Final = 18
WORTH: Final = 28
"""Sizes of type in pixels; nothing is set smaller than the first."""
TYPE: Final = {"small": SMALL, "note": NOTE, "label": LABEL, "body": BODY, "title": TITLE, "worth": WORTH}

LARGER: Final = 1.2
"""How much larger the larger letters are."""
_NEWCOMER: Final = "newcomer"
"""The property of the application that tells whether somebody new to the game is at the window."""


class TileStyle(StrEnum):
    """How the faces of the tiles are drawn."""

    TRADITIONAL = "traditional"
    LARGE = "large"


class Look(Struct, frozen=True):
    """How the window is drawn: its inks, its tiles, whether they carry numerals, whether for fingers, and what moves.

    With `still` nothing moves by itself; with `larger` all letters are a fifth larger.
    """

    palette: Palette = LIGHT
    touch: bool = False
    numerals: bool = True
    tiles: TileStyle = TileStyle.TRADITIONAL
    still: bool = False
    larger: bool = False
    keys: bool = False
    """Whether each key of the keyboard stands for a tile; their caps are shown on the tiles then."""
    newcomer: bool = False
    """Whether plain words stand beside the terms and what is rare is folded away."""

    @property
    def target(self) -> int:
        """The smallest height of anything that is clicked, in pixels."""
        return TOUCH_TARGET if self.touch else TARGET

    @property
    def type(self) -> dict[str, int]:
        """The sizes of type by name, in pixels."""
        return {name: round(size * LARGER) if self.larger else size for name, size in TYPE.items()}


STYLE: Final = ("-style", "Fusion")
"""How the application is to be told to draw before it is dressed: alike on every system."""


def dress(app: QApplication, look: Look) -> None:
    """Draw the whole application in a look."""
    sheet = style_sheet(look)
    if sheet == app.styleSheet() and newcomer() == look.newcomer:
        # To put it on once more takes longer than to build a window, and changes nothing.
        return
    # With one sheet in place of another each widget would be dressed as often as it lies deep.
    app.setStyleSheet("")
    # What all have alike is told here and not in the sheet, where each widget would be given it one by one.
    app.setPalette(_qt_palette(look.palette))
    font = QFont(app.font())
    font.setPixelSize(look.type["body"])
    app.setFont(font)
    app.setProperty(_NEWCOMER, look.newcomer)
    newcomer.cache_clear()
    app.setStyleSheet(sheet)


@cache
def newcomer() -> bool:
    """Whether somebody new to the game is at the window."""
    app = QApplication.instance()
    return app is not None and bool(app.property(_NEWCOMER))


def _qt_palette(inks: Palette) -> QPalette:
    """The inks by Qt's own roles, for what no style sheet reaches."""
    roles = {
        QPalette.ColorRole.Window: inks.paper,
        QPalette.ColorRole.Base: inks.panel,
        QPalette.ColorRole.AlternateBase: inks.raised,
        QPalette.ColorRole.Button: inks.raised,
        QPalette.ColorRole.ToolTipBase: inks.ink,
        QPalette.ColorRole.ToolTipText: inks.panel,
        QPalette.ColorRole.WindowText: inks.ink,
        QPalette.ColorRole.Text: inks.ink,
        QPalette.ColorRole.ButtonText: inks.ink,
        QPalette.ColorRole.PlaceholderText: inks.quiet,
        QPalette.ColorRole.Highlight: inks.felt,
        QPalette.ColorRole.HighlightedText: inks.on_felt,
        QPalette.ColorRole.Link: inks.felt_text,
        QPalette.ColorRole.Mid: inks.line,
    }
    palette = QPalette()
    for role, ink in roles.items():
        palette.setColor(role, QColor(ink))
    palette.setColor(QPalette.ColorGroup.Disabled, QPalette.ColorRole.PlaceholderText, QColor(inks.off))
    return palette


def style_sheet(look: Look) -> str:
    """The application's style sheet in a look."""
    inks = {name: getattr(look.palette, name) for name in Palette.__struct_fields__}
    pale = QColor(look.palette.on_felt).lightnessF() > 0.5
    marks = {"down": "down", "up": "up", "ticked": "ticked" if pale else "ticked-dark"}
    files = {mark: resources.path_of(f"icons/{name}.svg").as_posix() for mark, name in marks.items()}
    sizes = {
        "corner": CORNER,
        "target": look.target,
        "inner": look.target - 2,
        "inset": look.target - 4,
        "ringed": look.target - 8,
        "slim": look.target - 18,
        "within": CORNER - 1,
        # Larger by less than all else: words that are cut help nobody.
        "cramped": SMALL + look.larger,
    }
    return Template(SHEET).substitute(inks, **look.type, **sizes, **files)
