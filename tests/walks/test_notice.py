"""What went wrong is said where one looks, and moves nothing that a finger is on its way to."""

from scorekeeper.core.problem import Problem
from tests.walks.conftest import Open
from tests.walks.evening import BEN, DAN, Evening
from tests.walks.hands import Mouse


def test_a_notice_moves_nothing_and_covers_neither_hand_nor_record(open_program: Open) -> None:
    evening = Evening(open_program(), Mouse())
    evening.begin()
    evening.wins(BEN, DAN)
    evening.program.window.resize(1024, 580)
    record = evening.side.entry.worth.record
    before = record.mapTo(evening.desk, record.rect().bottomRight())

    evening.desk.show_problem(Problem("store_full"))

    notice = evening.desk.notice
    assert notice.isVisible()
    assert evening.desk.rect().contains(notice.geometry())
    assert record.mapTo(evening.desk, record.rect().bottomRight()) == before
    assert notice.geometry().right() < evening.side.mapTo(evening.desk, evening.side.rect().topLeft()).x()
    assert notice.label.heightForWidth(notice.label.width()) <= notice.label.height()
