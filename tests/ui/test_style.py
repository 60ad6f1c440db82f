"""The look: every ink that is written with can be read on what lies behind it."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QApplication

from scorekeeper.ui.style import DARK, LIGHT, Look, Palette, dress, style_sheet, system_palette

READABLE = 4.5
SEEN = 3.0
TEXT = [
    ("ink", "paper"), ("ink", "panel"), ("ink", "raised"), ("ink", "felt_tint"), ("quiet", "paper"), ("quiet", "panel"),
    ("felt_text", "paper"), ("felt_text", "panel"), ("felt_text", "felt_tint"), ("on_felt", "felt"),
    ("on_accent", "accent"), ("gold_text", "panel"), ("gold_text", "paper"), ("gold_text", "gold_tint"),
    ("gain", "panel"), ("loss", "panel"), ("loss", "loss_tint"), ("panel", "ink"),
]  # fmt: skip
SIGNS = [("focus", "paper"), ("focus", "panel"), ("gold", "paper"), ("felt_text", "paper")]


def light(ink: str) -> float:
    """Relative luminance of an ink, as the Web Content Accessibility Guidelines reckon it."""
    colour = QColor(ink)
    parts = [
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    ]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(one: str, other: str) -> float:
    """Contrast of two inks, 1 to 21."""
    low, high = sorted((light(one), light(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "behind"), TEXT)
def test_text_can_be_read(palette: Palette, ink: str, behind: str) -> None:
    assert contrast(getattr(palette, ink), getattr(palette, behind)) >= READABLE


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "behind"), SIGNS)
def test_rings_can_be_seen(palette: Palette, ink: str, behind: str) -> None:
    assert contrast(getattr(palette, ink), getattr(palette, behind)) >= SEEN


def test_contrast_is_reckoned_right() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_the_sheet_is_whole_and_uses_only_the_inks(palette: Palette) -> None:
    sheet = style_sheet(Look(palette))
    inks = {getattr(palette, name) for name in Palette.__slots__}

    assert "$" not in sheet
    assert set(re.findall(r"#[0-9A-Fa-f]{6}\b", sheet)) <= inks


def test_nothing_is_set_smaller_than_twelve() -> None:
    sizes = [int(size) for size in re.findall(r"font-size: (\d+)px", style_sheet(Look()))]

    assert min(sizes) >= 12


def test_fingers_get_larger_targets() -> None:
    assert "min-height: 38px" in style_sheet(Look())
    assert "min-height: 46px" in style_sheet(Look(touch=True))


def test_the_inks_follow_the_system(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    hints = QGuiApplication.styleHints()
    found = []
    for scheme in (Qt.ColorScheme.Light, Qt.ColorScheme.Dark, Qt.ColorScheme.Unknown):
        monkeypatch.setattr(type(hints), "colorScheme", lambda _, scheme=scheme: scheme)
        found.append(system_palette())

    assert found == [LIGHT, DARK, LIGHT]


def test_the_whole_application_is_dressed(qapp: QApplication) -> None:
    dress(qapp, Look(DARK))
    assert qapp.palette().window().color() == QColor(DARK.paper)
    assert DARK.felt in qapp.styleSheet()
    dress(qapp, Look(LIGHT))

    assert qapp.palette().window().color() == QColor(LIGHT.paper)
