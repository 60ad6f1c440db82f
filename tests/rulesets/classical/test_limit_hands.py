"""Every limit hand by one hand that is it and one that just is not, and the table that sets their worth."""

from typing import Any

import pytest

from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.classical.limit_hands import LIMIT_ROWS
from scorekeeper.rulesets.classical.limit_table import LIMIT_IDS
from scorekeeper.rulesets.classical.ruleset import Classical
from tests.rulesets.classical.at_table import Record, fault, hand, ids, rules, scored, worth

PUNGS = ("pung 111m", "pung 999p", "pung 444s")
MADE: dict[str, tuple[Record, Record]] = {
    "thirteen_orphans": (hand("19m19p19s12345677z", "7z"), hand("19m19p19s1234567z2m", "2m")),
    "nine_gates": (hand("11123456789995m", "5m"), hand("11123456789995m", "2m")),
    "gates_of_heaven": (hand("11123456789995m", "5m"), hand("11112345678999m", "1m")),
    "heavenly_hand": (
        hand("123m456p789s234s55p", None, wins=True, win="dealt_hand"),
        hand("123m456p789s234s55p", "5p", win="wall"),
    ),
    "earthly_hand": (
        hand("123m456p789s234s55p", "5p", win="first_discard", seat_wind="S"),
        hand("123m456p789s234s55p", "5p", seat_wind="S"),
    ),
    "all_honours": (
        hand("55z", "5z", "pung 111z", "pung 222z", "pung 333z", "pung 666z"),
        hand("55z", "5z", "pung 111z", "pung 222z", "pung 333z", "pung 666m"),
    ),
    "all_terminals": (
        hand("99s", "9s", "pung 111m", "pung 999m", "pung 111p", "pung 999p"),
        hand("77z", "7z", "pung 111m", "pung 999m", "pung 111p", "pung 999p"),
    ),
    "all_green": (
        hand("234234s66z", "6z", "pung 666s", "pung 888s"),
        hand("234234s55z", "5z", "pung 666s", "pung 888s"),
    ),
    "four_kongs": (
        hand("99m", "9m", "kong 2222m", "concealed_kong 3333p", "claimed_kong 7777s", "kong 1111z"),
        hand("99m", "9m", "kong 2222m", "concealed_kong 3333p", "claimed_kong 7777s", "pung 111z"),
    ),
    "hidden_treasure": (
        hand("11199m333p777s555z", "9m", win="wall"),
        hand("11199m333p777s555z", "9m"),
    ),
    "buried_treasure": (
        hand("11199m333m777m555z", "9m", win="wall"),
        hand("11199m333m777p555z", "9m", win="wall"),
    ),
}


def made_hands() -> dict[str, tuple[Record, Record]]:
    """The two hands of each row; those that a row of its own asks for are told here."""
    found = dict(MADE)
    dragons = ("pung 555z", "pung 666z", "pung 777z")
    found["three_dragons"] = (hand("123m22p", "2p", *dragons), hand("123m77z", "7z", *dragons[:2], "pung 222p"))
    found["three_dragons_without_chow"] = (hand("333m22p", "2p", *dragons), hand("123m22p", "2p", *dragons))
    winds = ("pung 111z", "pung 222z", "pung 333z")
    found["four_winds"] = (hand("22m", "2m", *winds, "pung 444z"), hand("44z", "4z", *winds, "pung 555m"))
    found["concealed_one_suit"] = (
        hand("12312355577799m", "9m", win="wall"),
        hand("12312355577799m", "9m"),
    )
    found["squirming_snake"] = (
        hand("11122345678999m", "2m"),
        hand("11134567888999m", "8m"),
    )
    found["wriggling_snake"] = (
        hand("1123456789s1234z", "1z"),
        hand("122345678s1234z9s", "9s"),
    )
    found["plum_blossom"] = (
        hand("46p22s", "5p", *PUNGS, win="replacement"),
        hand("46p22s", "5p", *PUNGS, win="wall"),
    )
    found["moon_from_sea"] = (
        hand("23p22s", "1p", *PUNGS, win="last_wall_tile"),
        hand("23p22s", "4p", *PUNGS, win="last_wall_tile"),
    )
    found["carrying_pole"] = (
        hand("13s22p", "2s", *PUNGS, win="robbed_kong"),
        hand("13s22p", "2s", *PUNGS),
    )
    two_kongs = ("kong 1111m", "kong 9999p", "pung 444s")
    found["kong_upon_kong"] = (
        hand("46p22s", "5p", *two_kongs, win="replacement", circumstances=["kong_upon_kong"]),
        hand("46p22s", "5p", *two_kongs, win="replacement"),
    )
    found["east_nine_wins"] = (
        hand("46p22s", "5p", *PUNGS, circumstances=["east_nine_wins"]),
        hand("46p22s", "5p", *PUNGS),
    )
    found["triple_knitting"] = (
        hand("12589m12589p1258s", "9p"),
        hand("125899m1258p1258s", "9m"),
    )
    found["knitting"] = (hand("1235789m1235789p", "9p"), hand("1235788m1235789p", "9p"))
    found["seven_major_pairs"] = (hand("1199m1199p11s1122z", "2z"), hand("1199m1188p11s1122z", "2z"))
    return found


ROWS = made_hands()


def alone(name: str) -> dict[str, Any]:
    """Rules under which only one limit hand counts."""
    return {each: (1 if each == name else None) for each in LIMIT_IDS}


def is_made(name: str, record: Record) -> bool:
    answer = rules(limit_hands=alone(name)).answer_hand(record)
    return not isinstance(answer, Problem) and answer["limit_share"] == 1


def test_there_is_a_hand_for_every_row() -> None:
    assert set(ROWS) == {row.id for row in LIMIT_ROWS}


@pytest.mark.parametrize("name", LIMIT_IDS)
def test_a_limit_hand_is_known_and_told_from_its_neighbour(name: str) -> None:
    yes, no = ROWS[name]

    assert is_made(name, yes)
    assert not is_made(name, no)


@pytest.mark.parametrize("name", LIMIT_IDS)
def test_a_limit_hand_that_is_off_is_counted_like_any_other_or_no_win(name: str) -> None:
    answer = rules(limit_hands=dict.fromkeys(LIMIT_IDS)).answer_hand(ROWS[name][0])

    if isinstance(answer, Problem):
        assert answer.id == "not_a_win"
    else:
        assert answer["limit_share"] is None


FOUR_KONGS = ROWS["four_kongs"][0]


def test_half_a_limit_hand() -> None:
    found = scored(ROWS["earthly_hand"][0], limit_hands={"earthly_hand": 0.5})

    assert (found["limit_share"], found["total"]) == (0.5, 250)


def test_a_fixed_number_of_points_and_its_share() -> None:
    found = scored(ROWS["earthly_hand"][0], limit_hands={"earthly_hand": 300})

    assert (found["limit_share"], found["total"]) == (0.6, 300)


def test_what_is_counted_pays_more_than_a_small_share() -> None:
    found = scored(FOUR_KONGS, limit_hands={"four_kongs": 0.1})

    assert found["limit_share"] is None
    assert found["total"] > 50


def test_hands_that_are_not_named_keep_their_worth() -> None:
    changed = rules(limit_hands={"four_kongs": None})

    assert changed.changed == {"limit_hands": changed.options["limit_hands"]}
    assert scored(ROWS["all_green"][0], limit_hands={"four_kongs": None})["limit_share"] == 1
    assert scored(FOUR_KONGS, limit_hands={"four_kongs": None})["limit_share"] is None


def test_a_club_s_own_hand_is_ticked_by_its_name() -> None:
    table = {"Crossed seas": 320}
    record = hand("1m3p5s7m9p11z2z3z4z5z6z7z8m", "8m", circumstances=["Crossed seas"])

    found = scored(record, limit_hands=table)

    assert found["items"] == [["Crossed seas", None, 320, "limit"]]
    assert (found["total"], found["limit_share"]) == (320, 0.64)
    assert fault(record).id == "bad_record"
    assert "Crossed seas" in [each.id for each in rules(limit_hands=table).declaration.circumstances]


@pytest.mark.parametrize(
    "table",
    [
        *(7, "all", [1], {"four_kongs": True}, {"four_kongs": -1}, {"four_kongs": 1.5}, {"four_kongs": "1"}),
        *({"four_kongs": [1]}, {"four_kongs": [1, 2, 3]}, {"": 5}, {"partial_hand": 5}, {"x" * 61: 5}),
        *({"four_kongs": float("nan")}, {"four_kongs": float("inf")}, {"four_kongs": {}}, {"four_kongs": 10**9}),
    ],
    ids=str,
)
def test_a_table_of_another_form_is_refused(table: object) -> None:
    found = Classical.of(None, {"limit_hands": table})

    assert isinstance(found, Problem)
    assert (found.id, found.where) == ("bad_record", "options")


def test_the_row_that_a_table_cannot_have_is_shown() -> None:
    found = Classical.of("dmjl", {"limit_hands": {"four_kongs": 1, "nine_gates": "x"}})

    assert isinstance(found, Problem)
    assert found.values["what"] == "the option “limit_hands” cannot have {'nine_gates': 'x'}"


def test_who_waits_for_a_limit_hand_has_an_award_in_the_british_rules() -> None:
    record = hand("19m19p19s1234567z", None)

    assert scored(record, "bmja")["items"] == [["thirteen_orphans", None, 400, "limit"]]
    assert scored(record, "bmja")["limit_share"] == 0.4
    assert worth(record, "dmjl")[2] == 0


def test_bonus_tiles_are_added_to_a_hand_below_the_limit() -> None:
    record = hand("1235789m1235789p", "9p", bonus="1f3y")

    found = scored(record, "bmja")

    assert (found["points"], found["doubles"], found["total"]) == (8, 1, 516)
    assert ids(record, "bmja") == ["bonus_tile", "bonus_tile", "own_flower", "knitting"]
    assert scored(record, "bmja", bonus_beside_limit=False)["total"] == 500


def test_too_many_chows_are_no_win_in_the_british_rules() -> None:
    found = fault(hand("123m456p789s222s55p", "5p"), "bmja")

    assert (found.id, found.sentence) == ("not_a_win", "too_many_chows")
    assert worth(hand("123m456p789s222s55p", "5p"), "bmja", chows_allowed=3)[2] > 0


@pytest.mark.parametrize(
    ("record", "paid"),
    [
        (hand("12589m12589p1258s", None, wins=True, win="dealt_hand"), "heavenly_hand"),
        (hand("1235789m1235789p", "9p", win="first_discard", seat_wind="S"), "earthly_hand"),
        (hand("1235789m1235789p", "1p", win="last_wall_tile"), "moon_from_sea"),
        (hand("11123456789995m", "5m", win="first_discard", seat_wind="S"), "earthly_hand"),
    ],
)
def test_how_a_special_hand_was_won_pays_where_that_pays_more(record: Record, paid: str) -> None:
    table = {"gates_of_heaven": 0.5}

    assert ids(record, "bmja", limit_hands=table)[-1] == paid
    assert scored(record, "bmja", limit_hands=table)["total"] == 1000
    assert scored(record, "bmja", limit_hands=table | {paid: None})["total"] == 500


def test_how_a_hand_was_won_makes_no_mahjong_of_other_tiles() -> None:
    assert fault(hand("12589m12589p1358s", None, wins=True, win="dealt_hand"), "bmja").id == "not_a_win"
