"""What a correction changes, row by row: each head tells in whole words what it is about."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from scorekeeper.core.history import Past, compare
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets import ruleset
from scorekeeper.ui.consequences import MovesModel
from tests.ui.boards import BEN, CHI, DAN, NAMES, win

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
