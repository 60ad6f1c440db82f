"""What is needed, in the window's words: short, and the same hands said once."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from scorekeeper.core.needed_view import Goal, Need, Needed, SeatNeeds
from scorekeeper.ui.needed_page import NeededPage
from scorekeeper.ui.panes import NEEDED, Panes
from scorekeeper.ui.scoreboard import Scoreboard
from scorekeeper.ui.style import Look, dress
from tests.ui.acts import key
from tests.ui.boards import ANA, BEN, CHI, DAN, Played

Show = Callable[[QWidget, int, int], None]


@pytest.fixture
def page(look: Look, show: Show) -> NeededPage:
    found = NeededPage(look)
    show(found, 372, 200)
    found.show_session(Played(Scoreboard(), round="S4").view)
    return found


def by(off: int | None, *paid: tuple[int, int], least: bool = False, **declared: object) -> Need:
    return Need(off, declared, paid, True, least)


THREE_WAYS = (
    by(None, (ANA, 2_000), (BEN, 2_000), (DAN, 3_900), han=4, fu=30),
    by(ANA, (ANA, 5_200), han=3, fu=40),
    by(BEN, (BEN, 12_000), limit="haneman"),
    by(DAN, (DAN, 12_000), limit="haneman"),
)


def test_it_waits_until_every_hand_was_tried(page: NeededPage) -> None:
    assert page.said() == ["Trying every hand…"]
    page.show_needed(Needed())
    assert page.said() == ["Nothing can be told here: the game is over, or its hands are not called out."]


def test_turned_to_in_sight_its_corners_are_round_and_the_tab_key_finds_it_where_the_history_is(
    look: Look, show: Show
) -> None:
    within = QWidget()
    before, panes, after = QPushButton(within), Panes(look, within), QPushButton(within)
    panes.setGeometry(0, 0, 372, 200)
    for place, button in enumerate((before, after)):
        button.setGeometry(80 * place, 200, 80, 40)
    show(within, 372, 240)
    panes.show_pane(NEEDED)
    panes.show_session(Played(Scoreboard(), round="S4").view)
    QApplication.processEvents()

    before.setFocus()
    key(within, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is panes.needed
    shown = panes.grab().toImage()
    assert shown.pixelColor(0, 0).name() == look.palette.paper.lower()
    assert shown.pixelColor(8, 100).name() == look.palette.panel.lower()


def test_ways_and_goals_that_take_the_same_are_said_together(page: NeededPage) -> None:
    goals = (Goal(wins=True, needs=THREE_WAYS), Goal(place=1, needs=THREE_WAYS), Goal(rival=ANA, needs=THREE_WAYS[:2]))
    page.show_needed(Needed((SeatNeeds(CHI, 2, goals),), last=True))

    assert page.said() == [
        "Chi, 2nd",
        "wins the game, 1st: 2,000 / 3,900 by own draw · 5,200 off Ana · 12,000 off Ben or Dan",
        "ahead of Ana: 2,000 / 3,900 by own draw · 5,200 off Ana",
    ]
    assert page.labels[1].toolTip().split("\n")[:3] == [
        "Own draw: 4 han 30 fu",
        "Off Ana: 3 han 40 fu",
        "Off Ben: Haneman",
    ]


def test_a_newcomer_is_told_what_the_numbers_are(page: NeededPage, qapp: QApplication, look: Look) -> None:
    dress(qapp, replace(look, newcomer=True))
    page.show_needed(Needed((SeatNeeds(CHI, 2, (Goal(place=1, needs=THREE_WAYS),)),)))
    dress(qapp, look)
    assert page.said()[0].startswith("The smallest hand that is enough, by what it is paid")
    assert page.said()[1] == "Chi, 2nd"


def test_players_stand_by_place(page: NeededPage) -> None:
    page.show_needed(Needed((SeatNeeds(ANA, 2, ()), SeatNeeds(BEN, 1, ()))))

    assert page.said() == [
        "Ben, 1st",
        "First already: nothing is needed.",
        "Ana, 2nd",
        "First already: nothing is needed.",
    ]


@pytest.mark.parametrize(
    ("needs", "said"),
    [
        ((), "no hand is enough"),
        (tuple(by(off, (0, 1_000), least=True, han=1, fu=30) for off in (None, ANA, BEN, DAN)), "any win"),
        ((by(ANA, (ANA, 1_000), least=True, han=1, fu=30),), "any hand off Ana"),
        ((by(None, (ANA, 4_000), (BEN, 4_000), (DAN, 4_000), limit="mangan"),), "4,000 all by own draw"),
        (
            tuple(by(off, (ANA, 31), (BEN, 31), (DAN, 31), total=31) for off in (None, ANA, BEN, DAN)),
            "31 all, however it is won",
        ),
    ],
)
def test_a_line_is_as_short_as_it_can_be(page: NeededPage, needs: tuple[Need, ...], said: str) -> None:
    page.show_needed(Needed((SeatNeeds(CHI, 3, (Goal(place=2, needs=needs),)),)))

    assert page.said()[1] == f"2nd: {said}"
