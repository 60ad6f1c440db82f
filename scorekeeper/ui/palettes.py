"""The inks the window can be drawn in: light, dark, of high contrast, and two sets that colour-blind eyes tell apart."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from msgspec import Struct
from PySide6.QtCore import Qt, SignalInstance
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from PySide6.QtGui import QAccessibilityHints


class Palette(Struct, frozen=True):
    """The inks of the window, each as `#rrggbb`; text is set in `ink`, `quiet`, `off` and the `…_text` inks only.

    `paper` lies behind everything, `panel` behind text, `raised` behind what can be clicked. `table` is the middle of
    the table, `on_table` and `quiet_on_table` are written on it; `felt` fills what is chosen, `on_felt` is written on it,
    and `on_accent` on `accent`. `line` parts, `edge` goes round what can be clicked, `off` and `off_edge`
    write and go round what cannot be clicked now, `focus` rings what the keyboard
    acts on.
    """

    paper: str
    panel: str
    raised: str
    line: str
    edge: str
    ink: str
    quiet: str
    off: str
    off_edge: str
    table: str
    table_edge: str
    on_table: str
    quiet_on_table: str
    felt: str
    felt_dark: str
    felt_text: str
    felt_tint: str
    on_felt: str
    accent: str
    on_accent: str
    gold: str
    gold_text: str
    gold_tint: str
    gain: str
    loss: str
    loss_tint: str
    focus: str


class Inks(StrEnum):
    """The sets of inks by name."""

    LIGHT = "light"
    DARK = "dark"
    CONTRAST = "contrast"
    SAFE_LIGHT = "safe_light"
    SAFE_DARK = "safe_dark"


LIGHT: Final = Palette(
    paper="#F6F3EC",
    panel="#FFFFFF",
    raised="#FBFAF6",
    line="#DDD8CB",
    edge="#CDC6B5",
    ink="#1E2328",
    quiet="#5B646E",
    off="#5B646E",
    off_edge="#CDC6B5",
    table="#1F6F54",
    table_edge="#185843",
    on_table="#FFFFFF",
    quiet_on_table="#DCEFE6",
    felt="#1F6F54",
    felt_dark="#185843",
    felt_text="#1F6F54",
    felt_tint="#E3F0EA",
    on_felt="#FFFFFF",
    accent="#B93C24",
    on_accent="#FFFFFF",
    gold="#AD7F26",
    gold_text="#7F5C10",
    gold_tint="#F8EFD9",
    gain="#1A7A48",
    loss="#B3372A",
    loss_tint="#FAEAE6",
    focus="#1B5FBF",
)
DARK: Final = Palette(
    paper="#14181B",
    panel="#1D2327",
    raised="#272F34",
    line="#333C42",
    edge="#47535B",
    ink="#ECEFF1",
    quiet="#A3ADB5",
    off="#A3ADB5",
    off_edge="#47535B",
    table="#195A45",
    table_edge="#2A7A60",
    on_table="#FFFFFF",
    quiet_on_table="#CFE6DB",
    felt="#1F6F54",
    felt_dark="#237A5D",
    felt_text="#4DB590",
    felt_tint="#1B332B",
    on_felt="#FFFFFF",
    accent="#E06A50",
    on_accent="#14181B",
    gold="#D9B25F",
    gold_text="#D9B25F",
    gold_tint="#362F1E",
    gain="#4FBF84",
    loss="#F08A7C",
    loss_tint="#3A2523",
    focus="#7DB4FF",
)
CONTRAST: Final = Palette(
    paper="#000000",
    panel="#000000",
    raised="#000000",
    line="#FFFFFF",
    edge="#FFFFFF",
    ink="#FFFFFF",
    quiet="#FFFFFF",
    off="#9A9A9A",
    off_edge="#767676",
    table="#000000",
    table_edge="#FFE000",
    on_table="#FFFFFF",
    quiet_on_table="#FFFFFF",
    felt="#FFE000",
    felt_dark="#FFFFFF",
    felt_text="#FFE000",
    felt_tint="#000000",
    on_felt="#000000",
    accent="#FFE000",
    on_accent="#000000",
    gold="#FFE000",
    gold_text="#FFE000",
    gold_tint="#000000",
    gain="#FFFFFF",
    loss="#FFE000",
    loss_tint="#000000",
    focus="#FFE000",
)
"""Black, white and yellow, and no fourth ink but the grey of what cannot be clicked now.

What a colour would say is said by a sign, a word or the kind of line.
"""
SAFE_LIGHT: Final = Palette(
    paper="#F6F3EC",
    panel="#FFFFFF",
    raised="#FBFAF6",
    line="#DDD8CB",
    edge="#CDC6B5",
    ink="#1E2328",
    quiet="#5B646E",
    off="#5B646E",
    off_edge="#CDC6B5",
    table="#1A5F94",
    table_edge="#134A75",
    on_table="#FFFFFF",
    quiet_on_table="#DCEBF6",
    felt="#1A6AA5",
    felt_dark="#14578A",
    felt_text="#155A8E",
    felt_tint="#E2EEF7",
    on_felt="#FFFFFF",
    accent="#6E1450",
    on_accent="#FFFFFF",
    gold="#B07F00",
    gold_text="#5A4500",
    gold_tint="#FBF0CF",
    gain="#0A56A6",
    loss="#B04600",
    loss_tint="#FCECDF",
    focus="#000000",
)
SAFE_DARK: Final = Palette(
    paper="#14181B",
    panel="#1D2327",
    raised="#272F34",
    line="#333C42",
    edge="#47535B",
    ink="#ECEFF1",
    quiet="#A3ADB5",
    off="#A3ADB5",
    off_edge="#47535B",
    table="#17527C",
    table_edge="#2A72A5",
    on_table="#FFFFFF",
    quiet_on_table="#CFE2F0",
    felt="#1F6FA6",
    felt_dark="#2878B0",
    felt_text="#6FB8EC",
    felt_tint="#1A2E3D",
    on_felt="#FFFFFF",
    accent="#CF9BF5",
    on_accent="#14181B",
    gold="#E0B93A",
    gold_text="#E8C75A",
    gold_tint="#362F1E",
    gain="#78BDF0",
    loss="#F0924A",
    loss_tint="#3A2A1C",
    focus="#FFFFFF",
)
PALETTES: Final = {
    Inks.LIGHT: LIGHT,
    Inks.DARK: DARK,
    Inks.CONTRAST: CONTRAST,
    Inks.SAFE_LIGHT: SAFE_LIGHT,
    Inks.SAFE_DARK: SAFE_DARK,
}


def system_palette() -> Palette:
    """The inks that go with the system: of high contrast where it asks for that, else its light or dark colours."""
    hints, asks = QGuiApplication.styleHints(), _wishes()
    if asks is not None and asks.contrastPreference() is Qt.ContrastPreference.HighContrast:
        return CONTRAST
    return DARK if hints.colorScheme() is Qt.ColorScheme.Dark else LIGHT


def system_changes() -> tuple[SignalInstance, ...]:
    """The signals by which the system tells that its colours, or the contrast it asks for, are others now.

    A screen more is such a change too: it may be one of smaller pixels, for which nothing is drawn yet.
    """
    app, asks = QGuiApplication.instance(), _wishes()
    screens = (app.screenAdded,) if isinstance(app, QGuiApplication) else ()
    contrast = () if asks is None else (asks.contrastPreferenceChanged,)
    return (QGuiApplication.styleHints().colorSchemeChanged, *contrast, *screens)


def _wishes() -> QAccessibilityHints | None:
    """What the system tells of a player's eyes; older Qt does not ask it."""
    ask = getattr(QGuiApplication.styleHints(), "accessibility", None)
    return None if ask is None else ask()
