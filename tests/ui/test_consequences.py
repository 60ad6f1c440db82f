"""What a correction changes, row by row: each head tells in whole words what it is about."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from scorekeeper.controller.session import SessionController
from scorekeeper.core.history import Past, compare
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets import ruleset
from scorekeeper.ui.consequences import MovesModel
from scorekeeper.ui.style import Look
from scorekeeper.ui.touches import Touches
from tests.ui.boards import BEN, CHI, DAN, LONG, NAMES, Show, win
from tests.ui.test_table import Paper

END: Record = {"type": "end"}


@pytest.mark.parametrize(("last", "head"), [((), "Points"), ((END,), "Result")])
def test_heads_tell_what_a_row_is_about(qapp: QApplication, last: tuple[Record, ...], head: str) -> None:
    rules = ruleset("riichi", None, {})
    assert not isinstance(rules, Problem)
    before, after = (Past.of(Header(rules, NAMES), (win(BEN, off), *last)) for off in (CHI, DAN))
    model = MovesModel()
    model.show_moves(after.ledger, compare(before, after))

    def heads(role: Qt.ItemDataRole) -> list[object]:
        return [model.data(model.index(row, 0), role) for row in range(model.rowCount())]

    assert heads(Qt.ItemDataRole.DisplayRole) == [head, "E1-0"]
    assert heads(Qt.ItemDataRole.AccessibleTextRole) == [head, "E1-0: Ben won with the discard of Dan"]
    cell = model.data(model.index(1, 1 + DAN), Qt.ItemDataRole.AccessibleTextRole)
    assert cell == "E1-0, Dan: 21,100, before 25,000"


def test_names_stand_above_their_numbers_and_are_told_whole(qapp: QApplication) -> None:
    rules = ruleset("riichi", None, {})
    assert not isinstance(rules, Problem)
    past = Past.of(Header(rules, NAMES), ())
    model = MovesModel()
    model.show_moves(past.ledger, None)

    def heading(section: int, role: Qt.ItemDataRole) -> object:
        return model.headerData(section, Qt.Orientation.Horizontal, role)

    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    assert [heading(1 + CHI, role) for role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole)] == [
        "Chi"
    ] * 2
    assert heading(1 + CHI, Qt.ItemDataRole.TextAlignmentRole) == right


def test_a_long_name_on_a_touch_ends_in_dots(look: Look, show: Show) -> None:
    played = SessionController(lambda: "2024-05-04T20:15:00", "1.0")
    rules = ruleset("riichi", None, {})
    assert not isinstance(rules, Problem)
    played.open("", Header(rules, LONG), (), Paper())
    touches = Touches()
    show(touches, 372, 60)
    assert played.view is not None
    touches.show_session(played.view)
    QApplication.processEvents()
    shown = [touches.buttons["riichi", seat].text() for seat in range(4)]
    assert [text.endswith("…") for text in shown] == [True, True, True, False]
