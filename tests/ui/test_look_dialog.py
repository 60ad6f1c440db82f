"""Look and controls: what is chosen is told at once, whole, and shown."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from scorekeeper.ui.look_choice import COLOURS, LookChoice
from scorekeeper.ui.look_dialog import LookDialog
from scorekeeper.ui.look_preview import SampleTiles, some_tiles, swatch
from scorekeeper.ui.palettes import CONTRAST, DARK, PALETTES
from scorekeeper.ui.style import Look, TileStyle, dress
from tests.ui.acts import click


@pytest.fixture
def told() -> list[LookChoice]:
    return []


@pytest.fixture
def dialog(look: Look, show: Callable[..., None], told: list[LookChoice]) -> LookDialog:
    dialog = LookDialog(LookChoice())
    dialog.chosen.connect(told.append)
    show(dialog, 900, 560)
    return dialog


def test_each_choice_is_told_with_all_that_was_chosen_before(dialog: LookDialog, told: list[LookChoice]) -> None:
    click(dialog.colours["contrast"])
    click(dialog.tiles["large"])
    for part in ("numerals", "larger", "touch", "still", "newcomer", "keys"):
        dialog.ticks[part].toggle()

    assert told == [
        LookChoice("contrast"),
        LookChoice("contrast", "large"),
        LookChoice("contrast", "large", numerals=False),
        LookChoice("contrast", "large", numerals=False, larger=True),
        LookChoice("contrast", "large", numerals=False, larger=True, touch=True),
        LookChoice("contrast", "large", numerals=False, larger=True, touch=True, still=True),
        LookChoice("contrast", "large", numerals=False, larger=True, touch=True, still=True, newcomer=True),
        LookChoice("contrast", "large", numerals=False, larger=True, touch=True, still=True, newcomer=True, keys=True),
    ]


def test_what_holds_already_is_not_told_again(dialog: LookDialog, told: list[LookChoice]) -> None:
    click(dialog.colours["system"])
    dialog.show_choice(LookChoice("dark", "large", numerals=False, touch=True, still=True))

    assert told == []
    assert [name for name, card in dialog.colours.items() if card.isChecked()] == ["dark"]
    assert [name for name, card in dialog.tiles.items() if card.isChecked()] == ["large"]
    assert [tick.isChecked() for tick in dialog.ticks.values()] == [False, False, True, True, False, False]
    assert dialog.preview.tiles.look.palette is DARK


def test_every_set_of_inks_and_every_style_is_offered(dialog: LookDialog) -> None:
    assert tuple(dialog.colours) == COLOURS
    assert set(COLOURS) == {"system", *(name.value for name in PALETTES)}
    assert set(dialog.tiles) == {style.value for style in TileStyle}
    words = [card.text() for card in (*dialog.colours.values(), *dialog.tiles.values())]
    assert len(set(words)) == len(words)


def test_a_choice_makes_a_look() -> None:
    look = LookChoice("contrast", "large", numerals=False, touch=True, still=True).look

    assert look == Look(CONTRAST, touch=True, numerals=False, tiles=TileStyle.LARGE, still=True)
    assert look.target == 48


def test_it_fits_the_smallest_window_and_fingers_fit_it(qapp: QApplication, show: Callable[..., None]) -> None:
    for touch, room in ((False, QSize(1024, 600)), (True, QSize(1280, 800))):
        choice = LookChoice(touch=touch, larger=touch)
        dress(qapp, choice.look)
        dialog = LookDialog(choice)
        show(dialog, 900, 560)
        least = 48 if touch else 40
        parts = [*dialog.colours.values(), *dialog.tiles.values(), *dialog.ticks.values(), dialog.close_button]

        layout = dialog.layout()
        assert layout is not None
        assert layout.sizeHint() == layout.sizeHint().boundedTo(room)
        assert dialog.minimumSize() == layout.sizeHint().boundedTo(dialog.screen().availableSize())
        dialog.setMinimumSize(layout.sizeHint())
        QApplication.processEvents()
        assert [each.text() for each in parts if each.width() < each.sizeHint().width()] == []
        assert [each.text() for each in parts if each.height() < least] == []
        dialog.close()
    dress(qapp, Look())


def test_it_gives_up_its_air_where_the_screen_has_no_room_for_it(
    qapp: QApplication, show: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    choice = LookChoice(touch=True)
    dress(qapp, choice.look)
    wide, tight = LookDialog(choice), LookDialog(choice)
    show(wide, 900, 560)
    monkeypatch.setattr("scorekeeper.ui.look_dialog.HEAD", 9_999)
    show(tight, 900, 560)
    assert tight.minimumHeight() < wide.minimumHeight() - 24
    dress(qapp, Look())


def test_samples_show_what_they_stand_for(qapp: QApplication) -> None:
    swatches = [swatch(inks, QSize(52, 28), 1.0).toImage() for inks in PALETTES.values()]
    rows = [some_tiles(Look(tiles=style), 32, 2.0) for style in TileStyle]

    assert all(one != other for i, one in enumerate(swatches) for other in swatches[i + 1 :])
    assert rows[0].toImage() != rows[1].toImage()
    assert {row.devicePixelRatio() for row in rows} == {2.0}


def test_the_sample_tiles_are_drawn_in_the_look_that_holds(dialog: LookDialog) -> None:
    before = dialog.preview.tiles.grab().toImage()
    dialog.preview.show_look(Look(tiles=TileStyle.LARGE))

    assert isinstance(dialog.preview.tiles, SampleTiles)
    assert dialog.preview.tiles.grab().toImage() != before


def test_a_choice_moves_nothing(qapp: QApplication, dialog: LookDialog) -> None:
    def places() -> list[QRect]:
        QApplication.processEvents()
        parts = [*dialog.colours.values(), *dialog.tiles.values(), *dialog.ticks.values(), dialog.close_button]
        return [QRect(part.pos(), part.size()) for part in parts]

    before, size = places(), dialog.size()
    for choice in (LookChoice("contrast"), LookChoice("contrast", "large"), LookChoice()):
        click(dialog.colours[choice.colours])
        click(dialog.tiles[choice.tiles])
        dress(qapp, choice.look)
        dialog.show_choice(choice)

        assert places() == before
        assert dialog.size() == size
    dress(qapp, Look())


def test_a_double_click_turns_a_tick_once(dialog: LookDialog, told: list[LookChoice]) -> None:
    tick = dialog.ticks["larger"]
    at = QPoint(12, tick.height() // 2)
    QTest.mouseClick(tick, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QTest.mouseDClick(tick, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)

    assert told == [LookChoice(larger=True)]
    assert tick.isChecked()
