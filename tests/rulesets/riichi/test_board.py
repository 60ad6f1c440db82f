"""What the scoreboard shows of a riichi table."""

from scorekeeper.core.problem import Phrase
from scorekeeper.core.tiles import Wind
from scorekeeper.core.words import say
from scorekeeper.rulesets.riichi.words import WORDS
from tests.rulesets.riichi.at_table import END, at, draw, ledger, riichi, ron


def test_the_board_of_a_running_hand() -> None:
    board = ledger(riichi(0), riichi(3, open=True), start=at("S3", 40000, 30000, 20000, 10000, honba=2, sticks=1)).board
    assert board.round == Phrase("round_south", {"number": 3})
    assert say(board.round, WORDS) == "South 3"
    assert board.round_wind is Wind.SOUTH
    assert board.counters == (("honba", 2), ("riichi_sticks", 3))
    assert [(seat.wind.value, seat.score, seat.place, seat.dealer, seat.marks) for seat in board.seats] == [
        ("W", 39000, 1, False, ("riichi",)),
        ("N", 30000, 2, False, ()),
        ("E", 20000, 3, True, ()),
        ("S", 9000, 4, False, ("open_riichi",)),
    ]


def test_a_riichi_whose_tile_was_won_on_is_not_shown() -> None:
    assert all(not seat.marks for seat in ledger(riichi(1, stands=False)).board.seats)


def test_the_marks_go_with_the_hand() -> None:
    board = ledger(riichi(1), draw(1)).board
    assert all(not seat.marks for seat in board.seats)
    assert board.counters == (("honba", 1), ("riichi_sticks", 1))
    assert board.round == Phrase("round_east", {"number": 2})


def test_after_the_end_the_last_round_stays_on_the_board() -> None:
    board = ledger(ron(0, 1, (1, 30)), END, start=at("E4")).board
    assert board.round == Phrase("round_south", {"number": 1})
    last = ledger(ron(0, 1, "mangan"), start=at("S4")).board
    assert last.round == Phrase("round_south", {"number": 4})
    assert [seat.place for seat in last.seats] == [1, 4, 2, 3]


def test_everything_shown_has_its_words() -> None:
    for name in ("round_east", "round_south", "round_west", "round_north", "honba", "riichi_sticks", "riichi"):
        assert name in WORDS
