"""The look: one sheet for the whole application, made of nothing but its inks and sizes."""

import re
from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QWidget

from scorekeeper.ui.palettes import CONTRAST, DARK, LIGHT, PALETTES, Inks, Palette
from scorekeeper.ui.style import SMALL, TYPE, Look, dress, style_sheet


@pytest.mark.parametrize("name", list(Inks))
def test_the_sheet_is_whole_and_uses_only_the_inks(name: Inks) -> None:
    palette = PALETTES[name]
    sheet = style_sheet(Look(palette))
    inks = {getattr(palette, name) for name in Palette.__struct_fields__}

    assert "$" not in sheet
    assert set(re.findall(r"#[0-9A-Fa-f]{6}\b", sheet)) <= inks


def test_nothing_is_set_smaller_than_twelve() -> None:
    sizes = [int(size) for size in re.findall(r"font-size: (\d+)px", style_sheet(Look()))]

    assert min(sizes) >= 12


def test_larger_letters_are_larger_throughout() -> None:
    usual, larger = (re.findall(r"font-size: (\d+)px", style_sheet(Look(larger=on))) for on in (False, True))
    grown = {(int(small), int(large)) for small, large in zip(usual, larger, strict=True) if small != "40"}

    # But for the cramped letters of a history that would not be whole any more.
    named = {(size, round(size * 1.2)) for name, size in TYPE.items() if name != "body"}
    assert grown - {(SMALL, SMALL + 1)} == named


@pytest.mark.parametrize("larger", [False, True])
def test_what_the_sheet_does_not_name_has_the_letters_and_the_ink_of_the_application(
    qapp: QApplication, larger: bool
) -> None:
    look = Look(DARK, larger=larger)
    dress(qapp, look)
    holder = QWidget()
    label = QLabel("", holder)
    label.ensurePolished()
    groups = (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled)

    assert label.font().pixelSize() == look.type["body"]
    assert {label.palette().color(each, label.foregroundRole()).name() for each in groups} == {DARK.ink.lower()}
    dress(qapp, Look())


def test_fingers_get_larger_targets() -> None:
    assert "min-height: 38px" in style_sheet(Look())
    assert "min-height: 46px" in style_sheet(Look(touch=True))


def test_the_whole_application_is_dressed(qapp: QApplication) -> None:
    dress(qapp, Look(DARK))
    assert qapp.palette().window().color() == QColor(DARK.paper)
    assert DARK.felt in qapp.styleSheet()
    dress(qapp, Look(LIGHT))

    assert qapp.palette().window().color() == QColor(LIGHT.paper)


def test_a_tick_is_seen_on_what_is_chosen() -> None:
    assert "ticked.svg" in style_sheet(Look(LIGHT))
    assert "ticked-dark.svg" in style_sheet(Look(CONTRAST))


def test_a_short_name_is_as_easy_to_hit_as_a_long_one(look: Look, show: Callable[..., None]) -> None:
    holder = QWidget()
    row = QHBoxLayout(holder)
    buttons = [QPushButton(name) for name in ("Jo", "Bo")]
    for button in buttons:
        button.setProperty("role", "choice")
        button.setProperty("wide", True)
        row.addWidget(button)
    show(holder, 100, 60)

    assert min(button.width() for button in buttons) >= 96


@pytest.mark.parametrize("role", ["tap", "choice", "outcome", "compact", "tick"])
def test_the_ring_of_the_keyboard_takes_no_room_from_the_word(look: Look, show: Callable[..., None], role: str) -> None:
    within = QWidget()
    row = QHBoxLayout(within)
    buttons = [QPushButton("Riichi", within) for _ in range(2)]
    for button in buttons:
        button.setProperty("role", role)
        button.setCheckable(True)
        row.addWidget(button)
    show(within, 300, 80)
    first, second = buttons
    second.setFocus()
    unfocused = first.sizeHint().width()
    first.setChecked(True)
    first.setFocus()

    assert first.hasFocus()
    assert first.sizeHint().width() == unfocused
