"""A session that an earlier version paid otherwise is never changed silently: it asks what becomes of it."""

from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import Qt

from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header
from scorekeeper.core.problem import Problem
from scorekeeper.core.session_record import write_header
from scorekeeper.rulesets import ruleset
from scorekeeper.store.sessions import Store, open_store
from scorekeeper.ui.paid_dialog import PaidDialog
from tests.walks.conftest import Open
from tests.walks.evening import ANA, BEN, CHI, DAN, PLAYERS, dialog
from tests.walks.hands import Keyboard, Mouse, click, drops_a_list, key
from tests.walks.test_past import Mending

EARLIER: Final = "0.9"
EVENTS: Final[tuple[Record, ...]] = (
    {
        "type": "win",
        "winners": [{"seat": CHI, "from": DAN, "declared": {"han": 3, "fu": 40}}],
        "receipt": {"moves": [[DAN, CHI, 4800]], "by": EARLIER},
    },
    {
        "type": "win",
        "winners": [{"seat": ANA, "from": BEN, "declared": {"han": 1, "fu": 30}}],
        "receipt": {"moves": [[BEN, ANA, 1000]], "by": EARLIER},
    },
)
"""Three han and forty fu are 5,200; an earlier version said 4,800."""
TOTALS: Final[Record] = {
    "type": "win",
    "winner": CHI,
    "from": None,
    "hands": [{"declared": {"total": each}} for each in (10, 68, 104, 28)],
}
"""A win by the own draw, every hand told by its total."""


@pytest.fixture
def evening(open_program: Open, tmp_path: Path) -> Mending:
    store = open_store(tmp_path)
    rules = ruleset("riichi", "tenhou", {})
    assert isinstance(store, Store)
    assert not isinstance(rules, Problem)
    header = {key: value for key, value in write_header(Header(rules, PLAYERS)).items() if value is not None}
    assert store.create({**header, "title": "Old", "v": 1}, EVENTS) == 1
    store.close()
    evening = Mending(open_program(), Mouse())
    click(evening.desk.start.go_on)
    return evening


def test_what_was_paid_is_kept_when_it_is_chosen_until_the_hand_is_corrected(evening: Mending) -> None:
    asked = dialog(evening.program, PaidDialog)
    assert asked.windowTitle() == "This version scores one hand otherwise"
    cells = [asked.model.index(0, column).data(Qt.ItemDataRole.DisplayRole) for column in range(5)]
    assert cells == ["E1-0", "±0", "±0", "+5,200\n(+4,800)", "−5,200\n(−4,800)"]
    assert evening.kept().events == EVENTS
    click(asked.keep_button)

    evening.looks_at_the_window()
    assert evening.scores == ["26,000", "24,000", "29,800", "20,200"]
    kept = evening.kept().events
    assert kept[0]["receipt"] == {"moves": [[DAN, CHI, 4800]], "by": EARLIER, "kept": True}
    assert kept[1] == EVENTS[1]
    evening.agrees()
    click(evening.desk.table.top.undo)
    assert evening.kept().events == EVENTS
    click(evening.desk.table.top.redo)
    assert evening.kept().events == kept

    evening.opens(0)
    evening.records()
    assert evening.scores == ["26,000", "24,000", "30,200", "19,800"]
    receipt = evening.kept().events[0]["receipt"]
    assert isinstance(receipt, dict)
    assert receipt["moves"] == [[DAN, CHI, 5200]]
    assert "kept" not in receipt


@drops_a_list
def test_today_s_reckoning_is_written_when_it_is_chosen_and_nobody_is_asked_again(evening: Mending) -> None:
    click(dialog(evening.program, PaidDialog).anew_button)

    evening.looks_at_the_window()
    assert evening.scores == ["26,000", "24,000", "30,200", "19,800"]
    receipts = [record["receipt"] for record in evening.kept().events]
    assert [receipt["moves"] for receipt in receipts if isinstance(receipt, dict)] == [
        [[DAN, CHI, 5200]],
        [[BEN, ANA, 1000]],
    ]
    evening.chooses(evening.desk.menu.start)
    click(evening.desk.start.go_on)
    assert evening.desk.page is evening.desk.table


def test_without_an_answer_the_session_stays_closed_and_as_it_was(evening: Mending) -> None:
    key(dialog(evening.program, PaidDialog), Qt.Key.Key_Escape)

    assert evening.desk.page is evening.desk.start
    assert evening.kept().events == EVENTS


def test_the_question_can_be_answered_by_keyboard(evening: Mending) -> None:
    Keyboard().press(dialog(evening.program, PaidDialog).keep_button)

    evening.looks_at_the_window()
    assert evening.scores == ["26,000", "24,000", "29,800", "20,200"]


@pytest.fixture
def paid_before(open_program: Open, tmp_path: Path) -> Mending:
    """A session whose first deal an earlier version paid otherwise."""
    store, rules = open_store(tmp_path), ruleset("classical", "mahjong_time", {})
    assert isinstance(store, Store)
    assert not isinstance(rules, Problem)
    header = {key: value for key, value in write_header(Header(rules, PLAYERS)).items() if value is not None}
    fine = {"type": "penalty", "seat": BEN, "points": 90, "to": DAN, "ends_hand": True}
    events = (
        {**TOTALS, "receipt": {"moves": [[ANA, CHI, 100], [BEN, CHI, 104]], "by": EARLIER}},
        {**fine, "receipt": {"moves": [[BEN, DAN, 80]], "by": EARLIER}},
    )
    assert store.create({**header, "title": "Old", "v": 1}, events) == 1
    store.close()
    evening = Mending(open_program(), Mouse())
    click(evening.desk.start.go_on)
    return evening


def test_what_was_paid_before_can_stay_a_fine_too(paid_before: Mending) -> None:
    asked = dialog(paid_before.program, PaidDialog)
    cells = [
        [asked.model.index(row, column).data(Qt.ItemDataRole.DisplayRole) for column in range(5)] for row in range(2)
    ]
    assert cells == [
        ["E1", "−180\n(−100)", "−6\n(−104)", "+312\n(+204)", "−126\n(±0)"],
        ["E2", "±0", "−90\n(−80)", "±0", "+90\n(+80)"],
    ]
    click(asked.keep_button)
    paid_before.looks_at_the_window()
    assert paid_before.scores == ["1,900", "1,816", "2,204", "2,080"]
    paid_before.agrees()


def test_what_was_paid_before_can_be_reckoned_anew(paid_before: Mending) -> None:
    click(dialog(paid_before.program, PaidDialog).anew_button)
    paid_before.looks_at_the_window()
    assert paid_before.scores == ["1,820", "1,904", "2,312", "1,964"]
    paid_before.agrees()
