"""A game that is already running is taken over: round, counters, sticks and points are typed in."""

import pytest

from scorekeeper.ui.new_session_dialog import NewSessionDialog
from scorekeeper.ui.question_fields import Amounts, WordChoice
from tests.walks.conftest import Open
from tests.walks.evening import PLAYERS, Evening, dialog
from tests.walks.hands import Hand, Keyboard, Mouse


@pytest.mark.parametrize("hand", [Mouse(), Keyboard()], ids=["mouse", "keyboard"])
def test_a_running_game_goes_on_from_where_it_stands(open_program: Open, hand: Hand) -> None:
    evening = Evening(open_program(), hand)
    evening.hand.press(evening.desk.start.new)
    asked = dialog(evening.program, NewSessionDialog)
    for line, name in zip(asked.names, PLAYERS, strict=True):
        hand.write(line, name)
    assert asked.takeover.start is None
    hand.press(asked.takeover.tick)
    questions = asked.takeover.questions
    rounds, scores = questions.field("round"), questions.field("scores")
    assert isinstance(rounds, WordChoice)
    assert isinstance(scores, Amounts)

    hand.press(rounds.buttons["E3"])
    hand.write(questions.field("honba"), "2")
    hand.write(questions.field("riichi_sticks"), "1")
    for box, points in zip(scores.boxes, ("31000", "20000", "18000", "30000"), strict=True):
        hand.write(box, points)
    hand.press(asked.start)
    evening.looks_at_the_window()

    assert evening.scores == ["31,000", "20,000", "18,000", "30,000"]
    ledger = evening.program.session.ledger
    assert ledger is not None
    assert ledger.rules.next_row(ledger.state) == {"round": "E3", "honba": 2, "riichi_sticks": 1, "dealer": 2}
    assert evening.kept().header["start"] == {
        "round": "E3",
        "honba": 2,
        "riichi_sticks": 1,
        "scores": [31000, 20000, 18000, 30000],
    }


def test_a_new_game_has_no_start_of_its_own(open_program: Open) -> None:
    evening = Evening(open_program(), Mouse())
    evening.hand.press(evening.desk.start.new)
    asked = dialog(evening.program, NewSessionDialog)
    for line, name in zip(asked.names, PLAYERS, strict=True):
        evening.hand.write(line, name)
    evening.hand.press(asked.takeover.tick)
    evening.hand.press(asked.takeover.tick)
    evening.hand.press(asked.start)
    evening.looks_at_the_window()

    assert "start" not in evening.kept().header
