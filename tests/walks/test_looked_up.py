"""Something is looked up from elsewhere in the window: what it is about leads to its page of the reference."""

import pytest

from scorekeeper.core.drill_view import Stage
from scorekeeper.ui.drill_entries import Choices
from tests.walks.conftest import Open
from tests.walks.drilling import Lesson
from tests.walks.hands import Hand, Keyboard, Mouse, drops_a_list
from tests.walks.reach import all_is_said

HANDS = [pytest.param(Mouse(), id="mouse"), pytest.param(Keyboard(), id="keyboard")]
both_hands = pytest.mark.parametrize("hand", HANDS)


@drops_a_list
@both_hands
def test_what_was_not_right_in_a_round_is_read_about(open_program: Open, hand: Hand) -> None:
    lesson = Lesson(open_program(), hand)
    lesson.seed(7)
    hand.press(lesson.desk.start.drills)
    lesson.chooses_kinds("names")
    hand.press(lesson.page.choose.start)
    right, choices = lesson.right()["names"], lesson.page.problem.fields.entries["names"]
    assert isinstance(right, frozenset)
    assert isinstance(choices, Choices)
    lesson.gives({"names": right | {next(each for each in choices.buttons if each not in right)}})
    hand.press(lesson.page.leave)
    assert lesson.at(Stage.OVER)
    over = lesson.page.over
    (link,) = over.links
    all_is_said(lesson.program.window)
    hand.press(link)
    assert lesson.at(Stage.OVER)
    window = lesson.program.reference.window
    assert window is not None
    assert window.page.pieces[0].accessibleName() == link.text()

    lesson.looks_at_the_window()
    hand.press(over.once_more)
    lesson.gives(lesson.right())
    hand.press(lesson.page.leave)
    assert not over.links
    assert not over.read.isVisible()
