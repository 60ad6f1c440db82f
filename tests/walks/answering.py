"""How a player answers what an outcome asks, whatever is asked."""

from PySide6.QtWidgets import QCheckBox, QLineEdit, QSpinBox

from scorekeeper.ui.question_fields import Amounts, PlayerChoice, WordChoice
from scorekeeper.ui.questions import Questions
from scorekeeper.ui.seat_order import SeatOrder
from tests.walks.hands import Hand


def give(hand: Hand, questions: Questions, question: str, value: object) -> None:
    """Answer a question that is shown; in an order no more than two players change places."""
    field = questions.field(question)
    match field, value:
        case PlayerChoice(), int(seat):
            hand.press(field.buttons[seat])
        case PlayerChoice(), list(seats):
            for seat in seats:
                hand.press(field.buttons[seat])
        case WordChoice(), str(word):
            hand.press(field.buttons[word])
        case SeatOrder(), list(order):
            for place in (place for place, seat in enumerate(order) if seat != place):
                hand.press(field.buttons[place])
        case Amounts(), list(amounts):
            for box, amount in zip(field.boxes, amounts, strict=True):
                hand.write(box, str(amount))
        case ((QSpinBox() | QLineEdit()), (int() | str())):
            hand.write(field, str(value))
        case QCheckBox(), bool(on):
            if field.isChecked() is not on:
                hand.press(field)
        case _:
            raise AssertionError(f"no hand knows how to answer “{question}” with {value!r}")
