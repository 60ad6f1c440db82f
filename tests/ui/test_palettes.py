"""The inks: which of them are there, what can be told apart, and by whose eyes."""

import pytest
from msgspec.structs import astuple, replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessibilityHints, QGuiApplication
from PySide6.QtWidgets import QApplication

from scorekeeper.ui.palettes import CONTRAST, DARK, LIGHT, PALETTES, Inks, Palette, system_palette
from tests.ui.eyes import EYES, apart, contrast

READABLE = 4.5
SEEN = 3.0
FAR = 20.0
"""A distance nobody overlooks between two marks side by side."""
TEXT = [
    ("ink", "paper"), ("ink", "panel"), ("ink", "raised"), ("ink", "felt_tint"), ("quiet", "paper"), ("quiet", "panel"),
    ("quiet", "raised"), ("quiet", "felt_tint"), ("quiet", "gold_tint"), ("felt_text", "paper"), ("felt_text", "panel"),
    ("felt_text", "felt_tint"), ("on_felt", "felt"), ("on_felt", "felt_dark"), ("on_accent", "accent"),
    ("on_table", "table"), ("quiet_on_table", "table"), ("gold_text", "panel"), ("gold_text", "paper"),
    ("gold_text", "gold_tint"), ("gain", "panel"), ("gain", "paper"), ("loss", "panel"), ("loss", "paper"),
    ("loss", "loss_tint"), ("accent", "panel"), ("panel", "ink"), ("off", "paper"), ("off", "panel"), ("off", "raised"),
]  # fmt: skip
SIGNS = [
    ("focus", "paper"), ("focus", "panel"), ("gold", "paper"), ("gold", "panel"), ("felt_text", "paper"), ("accent", "paper"),
]  # fmt: skip
TOLD_APART = [
    ("gain", "loss"), ("felt", "accent"), ("felt", "gold"), ("accent", "gold"), ("focus", "gold"), ("focus", "felt"),
    ("focus", "accent"), ("felt_text", "loss"),
]  # fmt: skip


@pytest.mark.parametrize("name", list(Inks))
@pytest.mark.parametrize(("ink", "behind"), TEXT)
def test_text_can_be_read(name: Inks, ink: str, behind: str) -> None:
    palette = PALETTES[name]
    assert contrast(getattr(palette, ink), getattr(palette, behind)) >= READABLE


@pytest.mark.parametrize("name", list(Inks))
@pytest.mark.parametrize(("ink", "behind"), SIGNS)
def test_rings_can_be_seen(name: Inks, ink: str, behind: str) -> None:
    palette = PALETTES[name]
    assert contrast(getattr(palette, ink), getattr(palette, behind)) >= SEEN


@pytest.mark.parametrize("name", [Inks.SAFE_LIGHT, Inks.SAFE_DARK])
@pytest.mark.parametrize("eyes", list(EYES))
@pytest.mark.parametrize(("one", "other"), TOLD_APART)
def test_the_safe_inks_are_told_apart_by_all_eyes(name: Inks, eyes: str, one: str, other: str) -> None:
    palette = PALETTES[name]
    assert apart(eyes, getattr(palette, one), getattr(palette, other)) >= FAR


def test_the_usual_inks_need_the_safe_ones_beside_them() -> None:
    assert min(apart(eyes, DARK.gain, DARK.loss) for eyes in EYES) < FAR


def test_high_contrast_is_black_white_and_yellow() -> None:
    live = replace(CONTRAST, off=CONTRAST.ink, off_edge=CONTRAST.ink)
    assert set(astuple(live)) == {"#000000", "#FFFFFF", "#FFE000"}


def test_what_cannot_be_clicked_is_much_quieter_than_what_can_in_high_contrast() -> None:
    for off, live in ((CONTRAST.off, CONTRAST.ink), (CONTRAST.off_edge, CONTRAST.edge)):
        assert contrast(off, CONTRAST.paper) >= SEEN
        assert contrast(off, CONTRAST.paper) < contrast(live, CONTRAST.paper) / 2


def test_contrast_and_distance_are_reckoned_right() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert apart("usual", "#000000", "#FFFFFF") == pytest.approx(100, abs=0.1)
    assert apart("deuteranopia", "#FF0000", "#FF0000") == 0
    assert [apart(eyes, "#999999", "#CCCCCC") for eyes in EYES] == pytest.approx([19.2] * 4, abs=0.5)


def test_the_inks_follow_the_system(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    hints = QGuiApplication.styleHints()
    found = []
    for scheme in (Qt.ColorScheme.Light, Qt.ColorScheme.Dark, Qt.ColorScheme.Unknown):
        monkeypatch.setattr(type(hints), "colorScheme", lambda _, scheme=scheme: scheme)
        found.append(system_palette())
    high = Qt.ContrastPreference.HighContrast
    monkeypatch.setattr(QAccessibilityHints, "contrastPreference", lambda _: high)

    assert [*found, system_palette()] == [LIGHT, DARK, LIGHT, CONTRAST]


def test_a_palette_without_the_hint_is_light_or_dark(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(QGuiApplication.styleHints()), "accessibility", None)

    assert system_palette() in {LIGHT, DARK}
    assert all(isinstance(palette, Palette) for palette in PALETTES.values())
