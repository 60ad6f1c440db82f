"""An open riichi at a table that plays it: declared on the board or beside the hand, and paid as the yaku it is."""

from PySide6.QtWidgets import QApplication

from scorekeeper.core.problem import Problem
from scorekeeper.core.shelf import NewSession
from tests.walks.conftest import Open
from tests.walks.evening import ANA, BEN, DAN, PLAYERS, Evening
from tests.walks.hands import Mouse


def opened(open_program: Open) -> Evening:
    evening = Evening(open_program(), Mouse())
    problems: list[Problem] = []
    evening.program.shelf.failed.connect(problems.append)
    evening.program.shelf.begin(NewSession("riichi", "standard", PLAYERS, options={"local_yaku": ["open_riichi"]}))
    QApplication.processEvents()
    assert problems == []
    return evening


def test_it_is_declared_on_the_board_and_counts_two_han(open_program: Open) -> None:
    """Ana, the dealer, draws: open riichi 2, self-draw 1, pinfu 1 are 4 han 20 fu, 2,600 from each."""
    evening = opened(open_program)
    evening.taps("open_riichi", ANA)
    assert [record["type"] for record in evening.kept().events] == ["riichi"]
    assert evening.kept().events[0]["open"] is True
    evening.wins(ANA, None)
    evening.enters("234567m34567p99s8p")
    evening.records()

    assert evening.scores == ["32,800", "22,400", "22,400", "22,400"]


def test_touched_again_it_is_taken_back(open_program: Open) -> None:
    evening = opened(open_program)
    evening.taps("open_riichi", BEN)
    evening.taps("open_riichi", BEN)

    assert evening.kept().events == ()
    assert evening.scores == ["25,000"] * 4


def test_who_deals_into_it_pays_a_yakuman(open_program: Open) -> None:
    """Dan is in no riichi: 32,000 to Ben."""
    evening = opened(open_program)
    evening.taps("open_riichi", BEN)
    evening.wins(BEN, DAN)
    evening.enters("234567m34567p99s8p")
    evening.records()

    assert evening.scores == ["25,000", "57,000", "25,000", "−7,000"]
