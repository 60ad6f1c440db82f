"""The hand by itself: tiles go back, another one wins, sets are dropped."""

from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from scorekeeper.controller.entry import Entry
from scorekeeper.core.entry_view import Place, Target
from scorekeeper.ui.hand_strip import HandStrip
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import Look
from tests.entries import MANGAN, shown, winning
from tests.ui.acts import click, focusable, key, press, release, said
from tests.ui.test_tile_picker import Show


@pytest.fixture
def strip(look: Look, show: Show) -> HandStrip:
    """An empty strip."""
    made = HandStrip(look)
    made.show_hand(shown(winning()), Speech())
    show(made, 620, 56)
    return made


def filled(strip: HandStrip, text: str) -> Entry:
    """The strip with a hand in it."""
    made = winning()
    made.type_text(text)
    strip.show_hand(shown(made), Speech(shown(made).words))
    return made


def test_a_click_takes_a_tile_back(strip: HandStrip) -> None:
    filled(strip, "9m1m5p")
    taken: list[int] = []
    strip.taken_back.connect(taken.append)
    for place in range(3):
        click(strip.tile_at(place))

    assert taken == [1, 0, 2]


def test_a_right_click_chooses_the_winning_tile(strip: HandStrip) -> None:
    filled(strip, MANGAN)
    chosen: list[int] = []
    strip.winning_chosen.connect(chosen.append)
    click(strip.tile_at(3), Qt.MouseButton.RightButton)

    assert chosen == [3]


@pytest.mark.parametrize(
    ("pressed", "held"),
    [(Qt.Key.Key_Menu, Qt.KeyboardModifier.NoModifier), (Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)],
)
def test_the_menu_key_chooses_the_winning_tile(strip: HandStrip, pressed: Qt.Key, held: Qt.KeyboardModifier) -> None:
    filled(strip, MANGAN)
    chosen: list[int] = []
    strip.winning_chosen.connect(chosen.append)
    strip.tile_at(5).setFocus()
    key(strip, pressed, held)

    assert chosen == [5]


def test_holding_a_tile_chooses_it_and_does_not_take_it_back(strip: HandStrip, qtbot: QtBot) -> None:
    filled(strip, MANGAN)
    taken: list[int] = []
    strip.taken_back.connect(taken.append)
    with qtbot.waitSignal(strip.winning_chosen) as chosen:
        press(strip.tile_at(2))
    release(strip.tile_at(2))

    assert (chosen.args, taken) == ([2], [])


def test_the_winning_tile_stands_apart_with_its_ring_and_its_name(strip: HandStrip) -> None:
    made = filled(strip, MANGAN)
    made.choose_winning(0)
    strip.show_hand(shown(made), Speech())
    last, before = strip.tile_at(13), strip.tile_at(12)

    assert said(last) == "2 of characters, the winning tile"
    assert said(before) == "4 of bamboos"
    assert last.face_rect().left() + last.x() - before.x() - before.face_rect().right() > 12
    plain = filled(strip, MANGAN)
    assert shown(plain).hand[13].tile is not shown(made).hand[13].tile


def test_no_ring_while_tiles_are_missing_unless_it_was_chosen(strip: HandStrip) -> None:
    made = filled(strip, "12m")
    before = strip.tile_at(1).grab().toImage()
    made.choose_winning(1)
    strip.show_hand(shown(made), Speech())

    assert strip.tile_at(1).grab().toImage() != before


def test_a_click_on_a_set_drops_it(strip: HandStrip) -> None:
    filled(strip, "(340p)[1111m](shouminkan:7777z) 22m")
    dropped: list[int] = []
    strip.meld_dropped.connect(dropped.append)
    for place in range(3):
        click(strip.set_at(place))

    assert dropped == [0, 1, 2]
    assert said(strip.set_at(0)) == "Chi: 3, 4, red 5 of circles"
    assert said(strip.set_at(1)).startswith("Closed kan: 1, 1, 1, 1 of characters")


def test_a_claimed_tile_lies_sideways_and_a_closed_kan_shows_two_backs(strip: HandStrip) -> None:
    filled(strip, "(111z)[2222z] 22m")
    claimed, closed = strip.set_at(0), strip.set_at(1)
    tile = strip.tile_at(0).face_rect()

    assert claimed.sizeHint().width() == pytest.approx(2 * tile.width() + tile.height() + 8, abs=2)
    assert closed.sizeHint().width() == pytest.approx(4 * tile.width() + 9, abs=2)
    shot = closed.grab().toImage()
    top = shot.height() // 2
    inks = [shot.pixelColor(round((i + 0.5) * shot.width() / 4), top + round(tile.height() * 0.42)) for i in range(4)]
    assert [ink.green() > ink.red() + 40 for ink in inks] == [True, False, False, True]


def test_a_click_on_the_room_aims_at_the_hand(strip: HandStrip) -> None:
    made = filled(strip, "1m")
    aimed: list[bool] = []
    strip.aimed.connect(lambda: aimed.append(True))
    made.aim(Target(Place.ROW, "dora_indicators"))
    strip.show_hand(shown(made), Speech())
    QTest.mouseClick(strip.windowHandle(), Qt.MouseButton.LeftButton, pos=strip.rect().center())

    assert aimed == [True]
    assert strip.toolTip() == "The next tiles go here; room for 13"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1m",
        MANGAN,
        "(123m)(123m)(123m)(123m) 11z",
        "[1111m][2222p](3333s)(shouminkan:4444z) 11p",
        "(340p) 123m456s77z",
    ],
)
@pytest.mark.parametrize("width", [604, 620, 900])
def test_everything_fits(strip: HandStrip, text: str, width: int) -> None:
    strip.resize(width, 56)
    made = filled(strip, text)
    parts = [*focusable(strip)]

    assert len(parts) == len(shown(made).hand) + len(shown(made).melds)
    for part in parts:
        assert strip.rect().contains(part.geometry()), part.geometry()
        click(part)
    edges = sorted((part.geometry().left(), part.geometry().right()) for part in parts)
    assert all(left[1] < right[0] for left, right in pairwise(edges))


def test_every_tile_says_what_can_be_done_with_it(strip: HandStrip) -> None:
    filled(strip, "12m")

    assert {part.accessibleDescription() for part in focusable(strip)} == {
        "Click to take it back. Right click or hold to make it the winning tile."
    }
