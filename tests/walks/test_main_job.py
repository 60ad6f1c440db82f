"""The whole main job, by mouse alone and by keyboard alone."""

import pytest

from scorekeeper.core.ledger import Ledger
from scorekeeper.ui.speech import points
from tests.walks.conftest import Open
from tests.walks.evening import ANA, BEN, CHI, DAN, Evening
from tests.walks.hands import Hand, Keyboard, Mouse

HANDS = [pytest.param(Mouse(), id="mouse"), pytest.param(Keyboard(), id="keyboard")]


def seen(evening: Evening, ledger: Ledger) -> None:
    """Board, history and file agree."""
    assert evening.scores == [points(score) for score in ledger.state.scores]
    assert len(evening.history) == len(ledger.rows)
    assert evening.replayed().board == ledger.board


@pytest.mark.parametrize("hand", HANDS)
def test_from_a_new_session_to_a_recorded_hand_and_back(open_program: Open, hand: Hand) -> None:
    evening = Evening(open_program(), hand)
    evening.begin()
    assert evening.scores == ["25,000"] * 4

    evening.wins(CHI, off=DAN)
    evening.enters("234m99m56788p234s9m")
    evening.turns(0, "8m")
    # Nine, nine, nine and three dora are no yaku: the sentence stands beside Record, and Record is off.
    assert "no yaku" in evening.message
    assert not evening.side.entry.worth.record.isEnabled()
    evening.taps("riichi", CHI)
    assert evening.scores == ["25,000", "25,000", "24,000", "25,000"]
    assert evening.side.entry.worth.counted.number.text() == "8,000"
    evening.records()

    after = ["25,000", "25,000", "33,000", "17,000"]
    assert evening.scores == after
    assert evening.history == [["E1-0", "Chi off Dan", "·", "·", "+8,000", "−8,000"]]
    seen(evening, evening.replayed())
    written = evening.kept().events
    assert [record["type"] for record in written] == ["riichi", "win"]

    evening.hand.press(evening.desk.table.top.undo)
    assert evening.scores == ["25,000", "25,000", "24,000", "25,000"]
    assert evening.history == []
    assert evening.kept().events == written[:1]
    evening.hand.press(evening.desk.table.top.redo)
    assert evening.scores == after
    assert evening.kept().events == written

    evening.program.window.close()
    again = Evening(open_program(), hand)
    again.hand.press(again.desk.start.go_on)
    assert again.scores == after
    assert again.history == evening.history
    seen(again, again.replayed())


@pytest.mark.parametrize("hand", HANDS)
def test_a_called_set_a_red_five_a_kan_and_a_double_win(open_program: Open, hand: Hand) -> None:
    evening = Evening(open_program(), hand)
    evening.begin()
    evening.taps("riichi", ANA)
    evening.taps("riichi", DAN)

    assert evening.scores == ["24,000", "25,000", "25,000", "24,000"]

    evening.wins(ANA, off=DAN)
    evening.enters("340m567p678s22s34p2p")
    evening.turns(0, "4z")
    evening.turns(0, "9m")
    assert evening.side.entry.worth.counted.number.text() == "11,600"
    evening.hand.press(evening.side.outcome.won.buttons[BEN])
    assert evening.side.entry.builder.tabs.button_of(BEN).isChecked()
    evening.calls("pon", "5z")
    evening.calls("ankan", "1m")
    evening.enters("067s77s34p2p")
    assert evening.side.entry.worth.counted.number.text() == "12,000"
    evening.records()

    assert evening.scores == ["37,600", "37,000", "25,000", "400"]
    seen(evening, evening.replayed())
