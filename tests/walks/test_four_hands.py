"""A deal with the hands of all four players, through the window, by mouse alone and by keyboard alone."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from scorekeeper.app import Program
from scorekeeper.core.tiles import Tile
from scorekeeper.ui.entry_panel import EntryPanel
from tests.walks.conftest import Open
from tests.walks.evening import ANA, BEN, CHI, DAN, Evening, tiles
from tests.walks.hands import Hand, Keyboard, Mouse
from tests.walks.reach import nameless, narrow, silent
from tests.walks.test_past import Mending
from tests.walks.test_small_screen import SMALL

HANDS = [pytest.param(Mouse(), id="mouse"), pytest.param(Keyboard(), id="keyboard")]
MORE_THAN_TILES = 12
"""A whole deal takes fewer actions than its tiles and so many."""


class Counted(Mouse):
    """The mouse, and how often it was clicked."""

    def __init__(self) -> None:
        self.clicks = 0

    def press(self, widget: QWidget) -> None:
        self.clicks += 1
        super().press(widget)

    def pick(self, panel: EntryPanel, tile: Tile) -> None:
        before = self.clicks
        super().pick(panel, tile)
        self.clicks = before + 1

    def enter(self, panel: EntryPanel, tiles: tuple[Tile, ...]) -> None:
        before = self.clicks
        super().enter(panel, tiles)
        self.clicks = before + len(tiles)


def opens(evening: Evening, seat: int) -> None:
    """Turn to the hand of a player."""
    evening.hand.press(evening.side.entry.builder.tabs.button_of(seat))


def is_part(evening: Evening) -> None:
    """Say that only what scores is entered."""
    evening.hand.press(evening.side.entry.builder.ticks.button_of("partial_hand"))


def west_wins(evening: Evening) -> None:
    """West goes out by the own draw with 104 points."""
    evening.wins(CHI, off=None)
    evening.calls("pung", "7m")
    evening.calls("kong", "4z")
    evening.enters("999p567s44s3f")
    assert evening.side.entry.worth.counted.number.text() == "52 × 2 = 104"


def the_others_show_theirs(evening: Evening) -> None:
    """What the three others hold, as far as it scores."""
    opens(evening, DAN)
    evening.calls("pung", "2p")
    evening.enters("555z3y")
    is_part(evening)
    opens(evening, ANA)
    evening.calls("kong", "8p")
    evening.calls("chow", "1m")
    evening.calls("chow", "4m")
    evening.enters("11z")
    is_part(evening)
    opens(evening, BEN)
    evening.calls("kong", "3z")
    evening.enters("111s66z2f1y")
    is_part(evening)


def tabs(evening: Evening) -> list[str]:
    """What the tabs say."""
    builder = evening.side.entry.builder
    return [builder.tabs.button_of(seat).text() for seat in (CHI, DAN, ANA, BEN)]


@pytest.mark.parametrize("hand", HANDS)
def test_the_worked_example_to_the_last_balance(open_program: Open, hand: Hand) -> None:
    evening = Evening(open_program(), hand)
    evening.begin("mahjong_time")
    assert evening.scores == ["2,000"] * 4
    west_wins(evening)
    assert tabs(evening) == ["Chi 104", "Dan –", "Ana –", "Ben –"]
    the_others_show_theirs(evening)

    assert tabs(evening) == ["Chi 104", "Dan 28", "Ana 10", "Ben 68"]
    told = evening.message.replace("\u00a0", " ").split(" · ")
    assert sorted(told) == sorted(
        (
            "Dan → Chi 104",
            "Ana → Chi 104",
            "Ben → Chi 104",
            "Ana → Dan 18",
            "Dan → Ben 40",
            "Ana → Ben 58",
        )
    )
    evening.records()

    assert evening.scores == ["1,820", "1,994", "2,312", "1,874"]
    assert evening.history == [["E1", "Chi, self-draw", "−180", "−6", "+312", "−126"]]
    assert evening.replayed().state.scores == (1820, 1994, 2312, 1874)
    row = evening.desk.table.history.model().index(0, 1).data(Qt.ItemDataRole.ToolTipRole)
    assert sorted(row.replace("\u00a0", " ").split("\n")[1:]) == sorted(told)
    evening.hand.press(evening.desk.table.top.undo)
    assert evening.scores == ["2,000"] * 4
    evening.hand.press(evening.desk.table.top.redo)
    assert evening.scores == ["1,820", "1,994", "2,312", "1,874"]


def test_a_whole_deal_takes_few_actions(open_program: Open) -> None:
    hand = Counted()
    evening = Evening(open_program(), hand)
    evening.begin("mahjong_time")
    hand.clicks = 0
    evening.wins(CHI, off=None)
    evening.calls("pung", "7m")
    evening.calls("kong", "4z")
    evening.enters("999p567s44s3f")
    opens(evening, DAN)
    evening.calls("pung", "2p")
    evening.enters("555z124m234s7z3y")
    opens(evening, ANA)
    evening.calls("kong", "8p")
    evening.calls("chow", "2m")
    evening.enters("11z567p69s")
    opens(evening, BEN)
    evening.calls("kong", "3z")
    evening.enters("111s66z34m79m1p2f1y")
    evening.records()

    lying = 14 + 1 + 13 * 3 + 3 + 3
    assert evening.scores == ["1,820", "1,994", "2,312", "1,874"]
    assert hand.clicks < lying + MORE_THAN_TILES
    # Called sets take two clicks each, whatever they hold.
    assert hand.clicks == 57


@pytest.mark.parametrize("hand", HANDS)
def test_totals_are_written_by_who_counts_alone(open_program: Open, hand: Hand) -> None:
    evening = Evening(open_program(), hand)
    evening.begin("mahjong_time")
    evening.wins(CHI, off=ANA)
    for seat, total in ((CHI, "104"), (DAN, "28"), (ANA, "10"), (BEN, "68")):
        opens(evening, seat)
        evening.hand.press(evening.side.entry.builder.call)
        assert not evening.side.entry.worth.record.isEnabled()
        evening.hand.write(evening.side.entry.builder.called.number_of("total"), total)
        assert evening.side.entry.worth.record.isEnabled()
    evening.records()

    assert evening.scores == ["1,820", "1,994", "2,312", "1,874"]
    assert evening.history[0][:2] == ["E1", "Chi off Ana"]


def half_entered(evening: Evening) -> None:
    """Three hands are begun, one of them unfinished."""
    west_wins(evening)
    opens(evening, DAN)
    evening.calls("pung", "2p")
    evening.enters("555z3y")
    opens(evening, ANA)


def test_half_entered_hands_are_there_after_a_crash(open_program: Open) -> None:
    evening = Evening(open_program(), Mouse())
    evening.begin("mahjong_time")
    half_entered(evening)
    before = (tabs(evening), evening.message)
    assert before == (["Chi 104", "Dan …", "Ana –", "Ben –"], "Dan’s hand is not ready yet: open it to see why.")

    evening.program.window.close()
    again = Evening(open_program(), Mouse())
    again.hand.press(again.desk.start.go_on)
    assert (tabs(again), again.message) == before


@pytest.mark.parametrize("hand", HANDS)
def test_a_hand_of_the_past_is_corrected_where_it_was_entered(open_program: Open, hand: Hand) -> None:
    """Without the flower West has 48 points and no double: each of the others pays 56 less."""
    evening = Mending(open_program(), hand)
    evening.begin("mahjong_time")
    west_wins(evening)
    the_others_show_theirs(evening)
    evening.records()
    written = evening.kept().events

    evening.opens(0)
    assert tabs(evening) == ["Chi 104", "Dan 28", "Ana 10", "Ben 68"]
    assert evening.side.outcome.off.buttons[0].isChecked()
    evening.hand.pick(evening.side.entry, tiles("3f")[0])
    assert tabs(evening) == ["Chi 48", "Dan 28", "Ana 10", "Ben 68"]
    assert evening.kept().events == written
    evening.records()

    assert evening.scores == ["1,876", "2,050", "2,144", "1,930"]
    evening.agrees()
    evening.hand.press(evening.desk.table.top.undo)
    assert evening.scores == ["1,820", "1,994", "2,312", "1,874"]
    assert evening.kept().events == written


def test_four_hands_fit_the_smallest_window_and_have_names(program: Program) -> None:
    program.window.resize(*SMALL)
    evening = Evening(program, Mouse())
    evening.begin("mahjong_time")
    west_wins(evening)
    the_others_show_theirs(evening)

    for seat in (CHI, DAN, ANA, BEN):
        opens(evening, seat)
        assert program.window.size().toTuple() == SMALL
        record = evening.side.entry.worth.record
        assert program.window.rect().contains(
            record.rect().translated(record.mapTo(program.window, record.rect().topLeft()))
        )
        assert (nameless(program.window), silent(program.window), narrow(program.window)) == ([], [], [])
    tab = evening.side.entry.builder.tabs.button_of(DAN)
    assert tab.accessibleName() == "Dan’s hand, 28 points"
    flower = evening.side.entry.builder.picker.key_of(tiles("2f")[0])
    assert flower.accessibleName().endswith("lies beside the hand: click to take it back")
