"""Where a rule just holds and where it just does not any more: what other tests of the table and the hand leave between."""

import pytest

from scorekeeper.core.hand import Hand
from scorekeeper.core.problem import Phrase
from scorekeeper.core.score import Line
from scorekeeper.rulesets.classical.score import ClassicalScore
from scorekeeper.rulesets.classical.settle import _shared_tiles
from scorekeeper.rulesets.classical.table import Table
from tests.rulesets.classical.at_table import (
    END,
    Record,
    hand,
    ids,
    ledger,
    part,
    rules,
    scored,
    win,
)

PUNGS = ("pung 111m", "pung 999m")


def test_a_game_that_has_ended_keeps_its_reason() -> None:
    last = {"round": "N4", "scores": [2000] * 4}
    played = ledger(win(1, 0, 20, 0, 0), END, start=last)
    assert played.stopped_at is None
    assert isinstance(played.state, Table)
    assert played.state.ended == Phrase("ended_last")
    by_hand = ledger(END)
    assert isinstance(by_hand.state, Table)
    assert by_hand.state.ended == Phrase("ended_by_hand")


def test_the_wins_in_a_row_begin_anew_with_each_east() -> None:
    """With two in a row the first win of another East keeps the deal, and the second passes it on."""
    rounds = [
        row["round"] for row in _rows(win(1, 0, 20, 0, 0), win(1, 0, 20, 0, 0), win(1, 0, 20, 0, 0), win(2, 0, 0, 9, 0))
    ]
    assert rounds == ["E1", "E2", "E2", "E3"]


def _rows(*events: Record) -> list[Record]:
    played = ledger(*events, east_wins_in_a_row=2)
    assert played.stopped_at is None
    return [dict(row.fields) for row in played.rows]


def test_the_wins_in_a_row_begin_anew_with_each_round() -> None:
    before = {"round": "E4", "scores": [2000] * 4}
    played = ledger(win(0, 20, 0, 0, 0), *[win(0, 20, 0, 0, 0)] * 3, start=before, east_wins_in_a_row=2)
    assert [row.fields["round"] for row in played.rows] == ["E4", "S1", "S1", "S2"]


def test_a_fifth_copy_in_two_hands_is_refused_unless_a_kong_was_robbed() -> None:
    robbed = hand("46s11z", "5s", "pung 777p", "pung 222p", "chow 123m", win="robbed_kong")
    plain = {**robbed, "win": "discard"}
    four = part("", "kong 5555s")
    for record, refused in ((robbed, False), (plain, True)):
        hands = (_read({**record, "concealed": "456s11z"}), _read(four), None, None)
        assert (_shared_tiles(hands) is not None) is refused


def _read(record: Record) -> Hand:
    found = rules().read_hand(record)
    assert isinstance(found, tuple), found
    return found[0]


def test_a_pair_is_told_by_its_two_tiles() -> None:
    read = rules().read_hand(part("55z"))
    assert isinstance(read, tuple)
    found = rules().score(*read)
    assert isinstance(found, ClassicalScore)
    (line,) = found.items
    assert isinstance(line, Line)
    assert [tile.code for tile in line.tiles] == ["5z", "5z"]


@pytest.mark.parametrize(("pair", "chows"), [("22", "345678"), ("55", "234678"), ("88", "234567")])
def test_a_snake_has_a_pair_of_two_five_or_eight(pair: str, chows: str) -> None:
    limits = {"squirming_snake": 1}
    assert ids(hand(f"{pair}{chows}m", f"{pair[0]}m", *PUNGS), limit_hands=limits) == ["squirming_snake"]
    assert "squirming_snake" not in ids(
        hand(f"{pair}{chows}m", f"{pair[0]}m", PUNGS[0], "pung 999p"), limit_hands=limits
    )


WRIGGLING = "1123456789m1234z"


@pytest.mark.parametrize(
    ("tiles", "made"),
    [
        (WRIGGLING, True),
        ("1123456789m1235z", False),
        ("1123456789m1233z", False),
        ("1223456789m1234z", False),
        ("123456789m11234z", False),
        ("123456789m11235z", False),
    ],
)
def test_a_wriggling_snake_has_each_wind_once_and_no_dragon(tiles: str, made: bool) -> None:
    found = rules(limit_hands={"wriggling_snake": 1}).answer_hand(hand(tiles, "9m"))
    assert isinstance(found, dict) is made, found


@pytest.mark.parametrize(
    ("tiles", "made"),
    [
        ("1234m1234p1234s55p", False),
        ("1234m1234p1234s5m5p", True),
        ("1244m1234p1234s5m5p", False),
        ("12345m1234p12346s", False),
        ("1123m1123p1123s5m5p", True),
        ("1123m1122p1123s5m5p", False),
    ],
)
def test_triple_knitting_has_each_number_as_often_in_every_suit(tiles: str, made: bool) -> None:
    found = rules(limit_hands={"triple_knitting": 1}).answer_hand(
        hand(tiles, f"{tiles.split('m', maxsplit=1)[0][-1]}m")
    )
    assert isinstance(found, dict) is made, found


def test_three_concealed_pungs_count_where_kongs_do_not() -> None:
    assert "three_concealed_pungs" in ids(part("222m333p444s"), kongs_as_concealed_pungs=False)


def test_a_loser_waits_for_a_hidden_treasure_as_if_drawing_it() -> None:
    record = hand("11199m333p777s55z")
    found = scored(record, limit_hands={"hidden_treasure": [1, 0.4]})
    assert found["limit_share"] == 0.4


def test_flowers_beside_a_limit_hand_end_at_the_limit_unless_the_roof_is_off() -> None:
    record = hand("22m", "2m", "pung 111z", "pung 222z", "pung 333z", "pung 444z", bonus="1f2f3f4f")
    options: Record = {"limit": 500, "limit_hands": {"four_winds": 0.9}, "bonus_beside_limit": True}
    capped, free = scored(record, "bmja", **options), scored(record, "bmja", **options, roof_off=True)
    assert capped["total"] == 500
    assert free["total"] > 500
