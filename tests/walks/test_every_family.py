"""The main job under the first rules of every family, by mouse alone and by keyboard alone."""

import pytest

from scorekeeper.core.shelf import RulesChoice
from scorekeeper.rulesets import CHOICES, RULESETS
from scorekeeper.ui.speech import points
from tests.walks.conftest import Open
from tests.walks.evening import ANA, Evening
from tests.walks.hands import Hand, Keyboard, Mouse

COMPLETE = "111m444p789s11222z"
FIRST = [next(each for each in CHOICES if each.family == family) for family in RULESETS]


@pytest.mark.parametrize("choice", FIRST, ids=lambda choice: str(choice.family))
@pytest.mark.parametrize("hand", [pytest.param(Mouse(), id="mouse"), pytest.param(Keyboard(), id="keyboard")])
def test_a_hand_is_entered_recorded_taken_back_and_kept(open_program: Open, hand: Hand, choice: RulesChoice) -> None:
    evening = Evening(open_program(), hand)
    evening.begin(choice.preset)
    start = evening.scores
    evening.wins(ANA, off=None)
    evening.enters(COMPLETE)
    evening.records()

    ledger = evening.replayed()
    assert evening.scores == [points(score) for score in ledger.state.scores] != start
    assert ledger.rows[0].deltas[ANA] > 0
    assert sum(ledger.rows[0].deltas) == 0
    assert evening.history[0][1].endswith("Ana, self-draw")
    evening.hand.press(evening.desk.table.top.undo)
    assert (evening.scores, evening.history) == (start, [])
    evening.hand.press(evening.desk.table.top.redo)
    before = (evening.scores, evening.history)

    evening.program.window.close()
    again = Evening(open_program(), hand)
    again.hand.press(again.desk.start.go_on)
    assert (again.scores, again.history) == before
