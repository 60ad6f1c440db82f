"""The picker by itself: clicks, arrows, names, and what is used up."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from scorekeeper.core.entry_view import Place, Target
from scorekeeper.core.tiles import Tile, tile
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from scorekeeper.ui.tile_picker import TilePicker
from tests.entries import rules, shown, winning
from tests.ui.acts import click, focusable, key, said, tab_stops

Show = Callable[..., None]


@pytest.fixture
def picker(look: Look, show: Show) -> TilePicker:
    """A picker over an empty hand."""
    made = TilePicker(look)
    made.show_faces(shown(winning()).picker, Speech())
    show(made, 520, 190)
    return made


def picks(picker: TilePicker) -> list[Tile]:
    """What is picked from now on."""
    found: list[Tile] = []
    picker.gestured.connect(lambda gesture: found.append(gesture.key))
    return found


def test_a_click_picks_each_face(picker: TilePicker) -> None:
    found = picks(picker)
    everything = [each for row in picker.lines for each in row]
    for each in everything:
        click(picker.key_of(each))

    assert len(everything) == 37
    assert found == everything


def test_what_is_used_up_is_struck_and_picks_nothing(picker: TilePicker) -> None:
    made = winning()
    made.type_text("1111z5550s")
    before = picker.key_of(tile("1z")).grab().toImage()
    picker.show_faces(shown(made).picker, Speech())
    found = picks(picker)
    gone = picker.key_of(tile("1z"))
    click(gone)

    assert found == []
    assert not gone.isEnabled()
    assert said(gone) == "east wind, 0 left"
    assert gone.toolTip() == gone.accessibleDescription() == "No east wind is left: take one back first."
    assert gone.grab().toImage() != before


def test_the_plain_five_shows_the_red_one_when_only_that_is_left(picker: TilePicker) -> None:
    made = winning()
    made.type_text("555p")
    picker.show_faces(shown(made).picker, Speech())

    assert picker.key_of(tile("5p")).tile is tile("0p")
    assert said(picker.key_of(tile("5p"))) == "5 of circles, red, 1 left"


def test_every_key_has_a_name_and_a_good_size(picker: TilePicker) -> None:
    names = [said(each) for each in focusable(picker)]

    assert len(names) == len(set(names)) == 37
    assert "5 of circles, red, 1 left" in names
    assert "5 of circles, 3 left" in names
    assert all(min(each.width(), each.height()) >= 40 for each in focusable(picker))


def test_the_whole_grid_is_one_stop_of_the_tab_key(picker: TilePicker) -> None:
    assert len(tab_stops(picker)) == 1


@pytest.mark.parametrize(
    ("start", "pressed", "end"),
    [
        ("1m", [Qt.Key.Key_Right], "2m"),
        ("1m", [Qt.Key.Key_Left], "1m"),
        ("1m", [Qt.Key.Key_Down, Qt.Key.Key_Down], "1s"),
        ("0m", [Qt.Key.Key_Right], "0m"),
        ("9s", [Qt.Key.Key_Down], "7z"),
        ("7z", [Qt.Key.Key_Up], "7s"),
        ("1z", [Qt.Key.Key_Down], "1z"),
    ],
)
def test_arrows_move_within_the_grid(picker: TilePicker, start: str, pressed: list[Qt.Key], end: str) -> None:
    picker.key_of(tile(start)).setFocus()
    for each in pressed:
        key(picker, each)

    assert picker.focusWidget() is picker.key_of(tile(end))


def test_arrows_pass_over_what_cannot_be_picked(picker: TilePicker) -> None:
    made = winning()
    made.type_text("2222m")
    picker.key_of(tile("1m")).setFocus()
    picker.show_faces(shown(made).picker, Speech())
    key(picker, Qt.Key.Key_Right)

    assert picker.focusWidget() is picker.key_of(tile("3m"))


def test_space_picks(picker: TilePicker) -> None:
    found = picks(picker)
    picker.key_of(tile("4s")).setFocus()
    key(picker, Qt.Key.Key_Space)

    assert found == [tile("4s")]


def test_a_key_that_is_used_up_leaves_the_tab_key_another_one(picker: TilePicker) -> None:
    click(picker.key_of(tile("1m")))
    made = winning()
    made.type_text("1111m")
    picker.show_faces(shown(made).picker, Speech())

    assert tab_stops(picker) != []


def test_with_a_run_to_make_only_lowest_tiles_can_be_clicked(picker: TilePicker) -> None:
    made = winning()
    made.aim(Target(Place.MELD, "chi"))
    picker.show_faces(shown(made).picker, Speech())
    can = [each for row in picker.lines for each in row if picker.key_of(each).isEnabled()]

    assert {each.code for each in can} == {f"{n}{suit}" for suit in "mps" for n in "12345670"}


def test_other_rules_have_other_keys(picker: TilePicker) -> None:
    picker.show_faces(shown(winning(by=rules(red_fives=[0, 0, 0]))).picker, Speech())

    assert [len(row) for row in picker.lines] == [9, 9, 9, 7]
    click(picker.key_of(tile("9p")))


def test_another_widget_may_use_the_free_end(picker: TilePicker, qtbot: QtBot) -> None:
    other = QWidget()
    picker.put_spare(other)
    other.show()

    last = picker.key_of(tile("7z")).geometry()
    assert other.geometry().left() > last.right()
    assert other.geometry().top() == last.top()
    assert other.geometry().right() <= picker.width()
    assert other.height() >= 40


@pytest.mark.parametrize(("width", "height"), [(500, 186), (620, 240), (900, 400)])
def test_it_grows_with_its_window(picker: TilePicker, width: int, height: int) -> None:
    picker.resize(width, height)
    keys = [picker.key_of(each) for row in picker.lines for each in row]

    assert all(picker.rect().contains(each.geometry()) for each in keys)
    assert all(each.rect().contains(each.face_rect().toAlignedRect()) for each in keys)
    assert picker.grid_width() <= width
    assert picker.row_height() >= 40
