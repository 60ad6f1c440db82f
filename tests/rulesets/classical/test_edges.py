"""Where a rule just holds and where it just does not any more: what other tests of the table and the hand leave between."""

import pytest
from msgspec.structs import replace

from scorekeeper.core.hand import Hand
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.score import Line
from scorekeeper.rulesets.classical.penalties import REASONS, penalty, usual
from scorekeeper.rulesets.classical.score import ClassicalScore
from scorekeeper.rulesets.classical.settle import _shared_tiles
from scorekeeper.rulesets.classical.table import Table
from tests.rulesets.classical.at_table import (
    END,
    Record,
    fault,
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


KNITTED: Record = {"limit_hands": {"knitting": [1, 0.4], "triple_knitting": [1, 0.4], "hidden_treasure": [1, 0.4]}}


@pytest.mark.parametrize(
    "record",
    [
        # As many tiles of both suits, but not thirteen of them.
        part("12m1p"),
        part("112m12p", "pung 555z"),
        # Thirteen that wait for nothing.
        hand("147m258p369s1234z"),
        hand("11122233m444p56s"),
    ],
    ids=["four tiles", "eight tiles", "nothing", "chows and pungs"],
)
def test_a_loser_who_waits_for_no_limit_hand_gets_nothing_for_one(record: Record) -> None:
    assert scored(record, **KNITTED)["limit_share"] is None


def test_a_knitting_that_lacks_one_tile_is_paid_for() -> None:
    assert scored(hand("1234567m123456p"), **KNITTED)["limit_share"] == 0.4


def test_sets_of_dragons_are_no_limit_hand_where_the_rest_is_no_hand() -> None:
    dragons = ("pung 555z", "pung 666z", "pung 777z")
    limits = {"three_dragons": [1, 1]}
    assert scored(hand("1m4p7s9s", None, *dragons), limit_hands=limits)["limit_share"] is None
    assert fault(hand("1m4p7s79s", "7s", *dragons), limit_hands=limits).id == "not_a_win"
    assert scored(hand("23m99s", None, *dragons), limit_hands=limits)["limit_share"] == 1


@pytest.mark.parametrize(("spare", "made"), [(str(number), number in range(2, 9)) for number in range(1, 10)], ids=str)
def test_gates_of_heaven_hold_a_pair_from_two_to_eight(spare: str, made: bool) -> None:
    limits: Record = {"gates_of_heaven": 1, "nine_gates": None}
    tiles = "".join(sorted("1112345678999" + spare))
    found = ids(hand(f"{tiles}m", "1m"), limit_hands=limits)
    assert ("gates_of_heaven" in found) is made


@pytest.mark.parametrize(
    ("tiles", "chow"), [("11156789999m", "chow 234m"), ("1126789m1234z", "chow 345m"), ("123456p4567m", "chow 123m")]
)
def test_what_is_of_single_tiles_has_nothing_called(tiles: str, chow: str) -> None:
    limits: Record = dict.fromkeys(("nine_gates", "gates_of_heaven", "wriggling_snake", "knitting"), 1)
    won = hand(tiles, "1p" if "p" in tiles else "1m", chow)
    found = rules(limit_hands=limits).answer_hand(won)
    assert isinstance(found, Problem) or found["limit_share"] is None


def test_a_pung_of_winds_is_no_end_of_a_snake() -> None:
    limits: Record = {"squirming_snake": 1}
    for ends in (("pung 111z", "pung 999m"), ("pung 111m", "pung 222z")):
        assert "squirming_snake" not in ids(hand("22345678m", "2m", *ends), limit_hands=limits)


@pytest.mark.parametrize(
    ("tiles", "called", "made"),
    [
        ("1234567m1234567p", (), True),
        ("124578m124578p11z", (), False),
        ("1112345p2345m", ("pung 111m",), False),
        ("123456m12345p123s", (), False),
        ("1234567m1234568p", (), False),
        ("2345m2345p2345s11z", (), False),
        ("2345m2345p2345s1m1p", (), True),
        ("2m1112p1112s5p5s", ("pung 111m",), False),
    ],
)
def test_knittings_are_of_suits_alone_and_of_nothing_called(tiles: str, called: tuple[str, ...], made: bool) -> None:
    limits: Record = {"knitting": 1, "triple_knitting": 1}
    won = f"{tiles.partition('p')[0][-1]}p"
    assert isinstance(rules(limit_hands=limits).answer_hand(hand(tiles, won, *called)), dict) is made


def test_flowers_lie_beside_a_limit_hand_only_where_it_pays_less_than_the_limit() -> None:
    record = hand(WRIGGLING, "9m", bonus="1f2f3f4f")
    free: Record = {"limit": 500, "roof_off": True}
    for share, beside, total in ((1, True, 500), (0.9, False, 450)):
        found = scored(record, **free, bonus_beside_limit=beside, limit_hands={"wriggling_snake": share})
        assert (found["total"], [each[0] for each in found["items"]]) == (total, ["wriggling_snake"])
    both = scored(record, **free, bonus_beside_limit=True, limit_hands={"wriggling_snake": 0.9})
    assert both["total"] > 450


def test_a_penalty_asks_for_what_it_cannot_do_without() -> None:
    asked = penalty(rules("bmja").values.rules)
    questions = {each.id: each for each in asked.questions}
    assert [name for name, each in questions.items() if each.needed] == ["seat", "points"]
    assert [name for name, each in questions.items() if each.players] == ["to"]
    assert (questions["ends_hand"].default, questions["reason"].default) == (False, "other")
    assert (asked.rare, asked.ends_deal, asked.told) == (True, False, "reason")


def test_what_a_penalty_usually_is_is_told_whole() -> None:
    reasons = {each.id: each for each in REASONS}
    stated = replace(rules().values.rules, false_mahjong=300, misnamed_for_win=50, misnamed_for_set=None)
    assert usual(reasons["false_mahjong"], stated) == {"points": 300, "to": "each", "ends_hand": True}
    assert usual(reasons["misnamed_for_win"], stated) == {"points": 50}
    assert usual(reasons["misnamed_for_set"], stated) == {}
    assert usual(reasons["wrong_tile_count"], stated) == {}


def test_how_a_snake_was_won_counts_beside_its_chows() -> None:
    record = hand("22345678m", "2m", "kong 1111m", "kong 9999m", win="replacement", circumstances=["kong_upon_kong"])
    limits: Record = {"squirming_snake": 0.5, "kong_upon_kong": 1}
    assert scored(record, limit_hands=limits, chows_allowed=1)["limit_share"] == 1
    assert scored({**record, "circumstances": []}, limit_hands=limits, chows_allowed=1)["limit_share"] == 0.5


def test_one_reading_with_few_enough_chows_makes_a_tile_possible() -> None:
    assert "only_possible_tile" in ids(hand("111222333m55777z", "5z"), chows_allowed=1)


@pytest.mark.parametrize(
    ("name", "record"),
    [
        ("carrying_pole", hand("23455678s", "2s", "pung 111s", "pung 999s", win="robbed_kong")),
        ("plum_blossom", hand("22345678p", "5p", "kong 1111p", "pung 999p", win="replacement")),
        ("moon_from_sea", hand("11122345678p", "1p", "pung 999p", win="last_wall_tile")),
    ],
)
def test_how_a_tile_came_counts_beside_a_snakes_chows(name: str, record: Record) -> None:
    limits: Record = {"squirming_snake": 0.5, name: 1}
    assert scored(record, limit_hands=limits, chows_allowed=1)["limit_share"] == 1
    assert scored({**record, "win": "discard"}, limit_hands=limits, chows_allowed=1)["limit_share"] == 0.5


def test_only_called_chows_leave_fewer_chows() -> None:
    rules_: Record = {"chows_allowed": 1}
    assert "only_possible_tile" in ids(hand("123m999s77755z", "5z", "pung 111p"), **rules_)
    assert "only_possible_tile" in ids(hand("111222333m55z", "5z", "chow 789s"), **rules_)


def test_a_game_that_is_taken_over_begins_with_east_where_nothing_is_said() -> None:
    state = ledger(start={"scores": [2000] * 4}).state
    assert isinstance(state, Table)
    assert (state.round, state.fresh, state.streak) == ("E1", True, None)


def test_winds_go_round_with_the_deals() -> None:
    for deal, winds in ((0, "ESWN"), (1, "NESW"), (2, "WNES"), (3, "SWNE")):
        table = Table((2000,) * 4, deal=deal)
        assert "".join(table.seat_wind(seat).value for seat in range(4)) == winds


def test_a_fine_is_told_with_its_reason_unless_it_has_none() -> None:
    fine: Record = {"type": "penalty", "seat": 1, "to": "each", "points": 10}
    told, untold = ledger(fine | {"reason": "misnamed_for_chow"}, fine).rows
    assert told.fields["reason"] == "misnamed_for_chow"
    assert "reason" not in untold.fields
