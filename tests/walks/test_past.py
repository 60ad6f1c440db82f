"""An earlier hand is put right from the history: by mouse and by keyboard, with everything that follows from it."""

from typing import Final

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from scorekeeper.core.journal import Record
from scorekeeper.ui.consequences_dialog import ConsequencesDialog
from scorekeeper.ui.entry_side import EntrySide
from scorekeeper.ui.look_choice import LookChoice
from scorekeeper.ui.mend_page import MendPage
from scorekeeper.ui.speech import points
from tests.walks.conftest import Open
from tests.walks.evening import ANA, BEN, CHI, DAN, Evening, dialog
from tests.walks.hands import Hand, Keyboard, Mouse, click, click_rect, key

HANDS = [pytest.param(Mouse(), id="mouse"), pytest.param(Keyboard(), id="keyboard")]
MANGAN: Final[Record] = {
    "concealed": "234999m56788p234s",
    "win_tile": "9m",
    "circumstances": ["riichi"],
    "dora_indicators": "8m",
}
THREE: Final[tuple[Record, ...]] = (
    {"type": "riichi", "seat": CHI},
    {"type": "riichi", "seat": DAN},
    {"type": "win", "winners": [{"seat": CHI, "from": DAN, "hand": MANGAN}]},
    {"type": "riichi", "seat": DAN},
    {"type": "exhaustive_draw", "tenpai": [DAN], "nagashi": []},
    {"type": "win", "winners": [{"seat": BEN, "from": ANA, "declared": {"han": 2, "fu": 40}}]},
)


class Mending(Evening):
    """An evening in which a hand of the past is open."""

    @property
    def page(self) -> MendPage:
        page = self.program.correcting.page
        assert page is not None
        assert self.desk.page is page
        return page

    @property
    def side(self) -> EntrySide:
        page = self.program.correcting.page
        return page.side if page is not None and self.desk.page is page else self.desk.table.side

    @property
    def moves(self) -> list[list[str]]:
        """What changes: the deal and every score, what it was in brackets."""
        model = self.page.moves.model
        return [
            [str(model.index(row, column).data(Qt.ItemDataRole.DisplayRole)) for column in range(model.columnCount())]
            for row in range(model.rowCount())
        ]

    def opens(self, line: int) -> None:
        """Open a line of the history, by its pen or by Enter."""
        history = self.desk.table.history
        index = history.model().index(line, history.model().columnCount() - 1)
        if isinstance(self.hand, Mouse):
            history.scrollTo(index)
            click_rect(history.viewport(), history.visualRect(index))
            return
        while QApplication.focusWidget() is not history:
            key(history, Qt.Key.Key_Tab)
        key(history, Qt.Key.Key_Home)
        for _ in range(line):
            key(history, Qt.Key.Key_Down)
        key(history, Qt.Key.Key_Return)

    def plays(self, records: tuple[Record, ...]) -> None:
        for record in records:
            assert self.program.session.record(record)
        QApplication.processEvents()

    def agrees(self) -> None:
        """Board, history and file say the same."""
        ledger = self.replayed()
        assert self.scores == [points(score) for score in ledger.state.scores]
        assert len(self.history) == len(ledger.rows)
        for line, row in zip(self.history, ledger.rows, strict=True):
            assert [each for each in line[2:] if each != "·"] == [
                f"{moved:+,}".replace("-", "−") for moved in row.deltas if moved
            ]


def begun(open_program: Open, hand: Hand, *records: Record, preset: str = "tenhou") -> Mending:
    evening = Mending(open_program(), hand)
    evening.begin(preset)
    evening.plays(records)
    return evening


@pytest.mark.parametrize("hand", HANDS)
def test_one_wrong_tile_in_the_first_of_three_hands(open_program: Open, hand: Hand) -> None:
    """With another indicator there is no dora: 1 han 40 fu, 1,300 in place of 8,000; both sticks go to Chi.

    Then Dan alone is ready: +3,000, −1,000 for the stick. Then Ben takes 2,600 + 300 + the stick of Dan off Ana.
    """
    evening = begun(open_program, hand, *THREE)
    assert evening.scores == ["21,100", "27,900", "33,000", "18,000"]
    written = evening.kept().events
    history = evening.history

    evening.opens(0)
    assert evening.page.banner.title.text() == "Correcting East 1, sticks 2"
    assert evening.side.entry.worth.record.text() == "Accept"
    assert evening.side.entry.worth.counted.number.text() == "8,000"
    assert evening.side.outcome.off.buttons[1 + DAN].isChecked()
    assert evening.moves == []
    evening.hand.press(evening.side.entry.builder.rows[0].tile_at(0))
    evening.turns(0, "4m")

    assert evening.side.entry.worth.counted.number.text() == "1,300"
    assert [line[0] for line in evening.moves] == ["Points", "E1-0", "E2-0", "E3-1"]
    assert evening.moves[1][3:] == ["27,300\n(34,000)", "22,700\n(16,000)"]
    assert evening.kept().events == written
    evening.records()

    assert evening.desk.page is evening.desk.table
    assert evening.scores == ["21,100", "27,900", "26,300", "24,700"]
    evening.agrees()
    amended = evening.kept().events
    assert len(amended) == len(written)
    assert [at for at in range(len(written)) if amended[at] != written[at]] == [2]
    assert "Correcting a hand" in evening.desk.table.top.undo.toolTip()

    evening.hand.press(evening.desk.table.top.undo)
    assert evening.kept().events == written
    assert evening.history == history
    evening.agrees()
    evening.hand.press(evening.desk.table.top.redo)
    assert evening.kept().events == amended


@pytest.mark.parametrize("hand", HANDS)
def test_a_correction_given_up_changes_nothing(open_program: Open, hand: Hand) -> None:
    evening = begun(open_program, hand, *THREE)
    written = evening.kept().events
    evening.wins(ANA, off=None)

    evening.opens(1)
    evening.hand.press(evening.page.banner.cancel)

    assert evening.desk.page is evening.desk.table
    assert evening.kept().events == written
    assert evening.side.outcome.won.buttons[ANA].isChecked()
    evening.opens(2)
    key(evening.page, Qt.Key.Key_Escape)
    assert evening.desk.page is evening.desk.table


@pytest.mark.parametrize("hand", HANDS)
def test_a_riichi_of_the_past_is_taken_off_and_a_forgotten_hand_is_put_in(open_program: Open, hand: Hand) -> None:
    """Without Dan's stick Chi wins one less. A draw before the first hand, nobody ready: the first dealer passes on."""
    evening = begun(open_program, hand, *THREE[:3])
    assert evening.scores == ["25,000", "25,000", "34,000", "16,000"]

    evening.opens(0)
    evening.hand.press(evening.page.touches.buttons["riichi", DAN])
    evening.records()

    assert evening.scores == ["25,000", "25,000", "33,000", "17,000"]
    evening.agrees()
    evening.opens(0)
    evening.hand.press(evening.page.banner.insert)
    assert evening.page.banner.title.text() == "A forgotten hand before East 1"
    evening.hand.press(evening.side.outcome.other("exhaustive_draw"))
    evening.records()

    assert [line[0] for line in evening.history] == ["E1-0", "E2-1"]
    assert evening.scores == ["25,000", "25,000", "33,300", "16,700"]
    evening.agrees()


def test_a_hand_is_struck_after_all_that_follows_was_shown(open_program: Open) -> None:
    """Without the draw Ben deals when he wins: 3,900 in place of 2,600 with a counter and Dan's stick."""
    evening = begun(open_program, Mouse(), *THREE)
    written = evening.kept().events

    evening.opens(1)
    click(evening.page.banner.strike)
    asked = dialog(evening.program, ConsequencesDialog)
    assert asked.title.text() == "Strike E2-0 (Exhaustive draw)?"
    click(asked.cancel)
    assert evening.kept().events == written
    assert evening.desk.page is evening.desk.table

    evening.desk.table.history.setFocus()
    evening.desk.table.history.setCurrentIndex(evening.desk.table.history.model().index(1, 1))
    key(evening.desk.table.history, Qt.Key.Key_Delete)
    click(dialog(evening.program, ConsequencesDialog).accept_button)

    evening.looks_at_the_window()
    assert [line[0] for line in evening.history] == ["E1-0", "E2-0"]
    assert evening.scores == ["21,100", "28,900", "34,000", "16,000"]
    evening.agrees()
    click(evening.desk.table.top.undo)
    assert evening.kept().events == written


def test_a_riichi_that_becomes_impossible_must_be_corrected_too(open_program: Open) -> None:
    """Dan pays 24,000 and a stick: nothing is left for the riichi of the next hand, which must be taken off.

    Ready alone Dan gets 3,000; then Ben takes 2,600 and a counter off Ana, and no stick.
    """
    evening = begun(open_program, Mouse(), *THREE)
    written = evening.kept().events
    evening.opens(0)
    evening.program.past.entry.declare({"limit": "sanbaiman"})

    stuck = evening.page.moves.stuck
    assert stuck.isVisible()
    assert stuck.message.text().startswith("E2-0 would become impossible: ")
    assert not evening.side.entry.worth.record.isEnabled()
    assert "go there" in evening.message
    click(stuck.go)

    assert evening.page.banner.title.text() == "Correcting East 2"
    assert "1,000" in evening.page.banner.reason.text()
    assert evening.kept().events == written
    assert not evening.page.touches.buttons["riichi", DAN].isChecked()
    assert not evening.page.touches.buttons["riichi", DAN].isEnabled()
    assert not evening.page.moves.stuck.isVisible()
    evening.records()

    assert evening.desk.page is evening.desk.table
    assert evening.scores == ["21,100", "26,900", "49,000", "3,000"]
    evening.agrees()
    click(evening.desk.table.top.undo)
    assert evening.kept().events == written


def test_a_game_that_would_have_ended_earlier_asks_what_becomes_of_the_rest(open_program: Open) -> None:
    """Dan pays 32,000 and is below zero, which ends the game: the two later hands are struck, but only when told so."""
    evening = begun(open_program, Mouse(), *THREE)
    written = evening.kept().events
    evening.opens(0)
    evening.program.past.entry.declare({"yakuman": 1})
    click(evening.page.moves.stuck.rest)
    asked = dialog(evening.program, ConsequencesDialog)
    assert evening.kept().events == written
    click(asked.accept_button)

    evening.looks_at_the_window()
    assert len(evening.history) == 1
    assert evening.desk.table.final.isVisible()
    evening.agrees()
    click(evening.desk.table.top.undo)
    assert evening.kept().events == written
    assert not evening.desk.table.final.isVisible()


def test_the_menu_of_a_line_offers_the_same(open_program: Open) -> None:
    evening = begun(open_program, Mouse(), *THREE)
    menu = evening.desk.table.history.menu_for(5)

    words = ["Why this score", "Drill this hand", "Correct", "Insert a hand before", "Strike"]
    assert [action.text() for action in menu.actions()] == words
    menu.actions()[3].trigger()
    assert evening.page.banner.title.text() == "A forgotten hand before East 3, counters 1, sticks 1"


def test_a_correction_goes_on_when_the_window_is_drawn_in_other_colours(open_program: Open) -> None:
    evening = begun(open_program, Mouse(), *THREE)
    evening.opens(0)
    click(evening.side.outcome.off.buttons[1 + BEN])
    moves = evening.moves

    evening.program.looks.choose(LookChoice("dark"))
    QApplication.processEvents()

    assert evening.page.isVisible()
    assert evening.side.outcome.off.buttons[1 + BEN].isChecked()
    assert evening.moves == moves
    assert len(moves) == 4
    evening.records()
    assert evening.desk.page is evening.desk.table
    evening.agrees()
