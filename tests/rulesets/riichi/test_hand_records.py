"""Hands as records: what is written is read back, and whatever else comes in is refused in words."""

import random
from collections.abc import Mapping
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.core.hand import Hand, Meld
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import BadRecordError
from scorekeeper.core.tiles import Wind, in_order
from scorekeeper.core.words import say
from scorekeeper.rulesets.riichi.hand_records import read_called_out, write_called_out
from scorekeeper.rulesets.riichi.score import CalledOut, RiichiScore
from tests.builders import codes, riichi_rules
from tests.random_hands import random_hands

HANDS = 1500
RECORD: Mapping[str, object] = {
    "concealed": "340m789p45699s",
    "melds": [{"type": "pon", "tiles": "333z"}],
    "win_tile": "6s",
    "win": "ron",
    "seat_wind": "S",
    "round_wind": "E",
    "circumstances": ["houtei"],
    "dora_indicators": "1z",
    "ura_indicators": "2z",
    "honba": 2,
}
RULES = riichi_rules()


def in_tile_order(hand: Hand) -> Hand:
    """The hand as it is written: tiles in order, no empty rows."""
    return Hand(
        in_order(hand.concealed),
        tuple(Meld(meld.kind, in_order(meld.tiles)) for meld in hand.melds),
        hand.win_tile,
        hand.win,
        hand.circumstances,
        {name: row for name, row in hand.rows.items() if row},
    )


def read(record: Mapping[str, object]) -> Hand:
    found = RULES.read_hand(record)
    assert not isinstance(found, Problem), found
    return found[0]


def test_hands_are_read_back_as_they_were_written() -> None:
    for hand, setting in islice(random_hands(random.Random("records")), HANDS):
        place = {"win": hand.win, "seat_wind": setting.seat_wind.value, "round_wind": setting.round_wind.value}
        written = {**RULES.write_hand(hand), **place}

        found = RULES.read_hand(written)

        assert not isinstance(found, Problem), found
        assert found[0] == in_tile_order(hand)
        assert (found[1].seat_wind, found[1].round_wind) == (setting.seat_wind, setting.round_wind)
        assert {**RULES.write_hand(found[0]), **place} == written
        before, after = RULES.score(hand, setting), RULES.score(*found)
        assert type(before) is type(after)
        if isinstance(before, RiichiScore):
            assert isinstance(after, RiichiScore)
            assert (after.total, after.han, after.fu) == (before.total, before.han, before.fu)


def test_indicators_keep_the_order_they_were_turned_in() -> None:
    hand = read({**RECORD, "dora_indicators": "9s1m5z"})

    assert codes(hand.rows["dora_indicators"]) == ["9s", "1m", "5z"]
    assert RULES.write_hand(hand)["dora_indicators"] == "9s1m5z"


def test_called_sets_keep_the_order_they_were_called_in() -> None:
    melds = [{"type": "pon", "tiles": "777s"}, {"type": "chi", "tiles": "234m"}]

    assert (
        RULES.write_hand(read({**RECORD, "concealed": "456s78899p", "win_tile": "8p", "melds": melds}))["melds"]
        == melds
    )


@pytest.mark.parametrize("key", ["melds", "circumstances", "dora_indicators", "ura_indicators", "honba"])
def test_what_is_left_out_or_null_is_nothing(key: str) -> None:
    without = {name: value for name, value in RECORD.items() if name != key}
    empty = {**RECORD, key: None}
    if key == "melds":
        without["concealed"] = empty["concealed"] = "340m789p45699s333z"

    assert read(without) == read(empty)


@pytest.mark.parametrize("key", ["concealed", "win_tile", "win", "seat_wind", "round_wind"])
@pytest.mark.parametrize("missing", [True, False], ids=["left out", "null"])
def test_what_a_hand_needs_is_missed_by_name(key: str, missing: bool) -> None:
    record = {**RECORD, key: None}
    if missing:
        del record[key]

    problem = RULES.read_hand(record)

    assert isinstance(problem, Problem)
    assert (problem.id, problem.where) == ("bad_record", key)


def test_other_keys_are_passed_over() -> None:
    assert read({**RECORD, "id": 7, "expected": {"han": 3}, "v": 1}) == read(RECORD)


def test_a_seated_hand_takes_its_place_from_the_table() -> None:
    placed = {"win", "seat_wind", "round_wind", "honba"}
    record = {name: value for name, value in RECORD.items() if name not in placed}

    found = RULES.read_hand(record, seated=True)

    assert isinstance(found, tuple)
    assert found[0].win is None
    assert found[0].concealed == read(RECORD).concealed


@pytest.mark.parametrize("wind", "ESWN")
def test_winds_are_their_letters(wind: str) -> None:
    found = RULES.read_hand({**RECORD, "seat_wind": wind, "round_wind": wind})

    assert isinstance(found, tuple)
    assert (found[1].seat_wind, found[1].round_wind) == (Wind(wind), Wind(wind))


@pytest.mark.parametrize(
    ("changes", "id_", "where"),
    [
        ({"win": "discard"}, "bad_record", "win"),
        ({"win": True}, "bad_record", "win"),
        ({"win": ["ron"]}, "bad_record", "win"),
        ({"seat_wind": "e"}, "bad_record", "seat_wind"),
        ({"seat_wind": 1}, "bad_record", "seat_wind"),
        ({"round_wind": "East"}, "bad_record", "round_wind"),
        ({"honba": -1}, "bad_record", "honba"),
        ({"honba": 1.0}, "bad_record", "honba"),
        ({"honba": True}, "bad_record", "honba"),
        ({"honba": "2"}, "bad_record", "honba"),
        ({"circumstances": "houtei"}, "bad_record", "circumstances"),
        ({"circumstances": {"houtei": True}}, "bad_record", "circumstances"),
        ({"circumstances": ["Houtei"]}, "bad_record", "circumstances"),
        ({"circumstances": [None]}, "bad_record", "circumstances"),
        ({"circumstances": [["houtei"]]}, "bad_record", "circumstances"),
        ({"melds": {}}, "bad_record", "melds"),
        ({"melds": "333z"}, "bad_record", "melds"),
        ({"melds": ["333z"]}, "bad_record", "melds"),
        ({"melds": [None]}, "bad_record", "melds"),
        ({"melds": [{}]}, "bad_record", "type"),
        ({"melds": [{"type": "pung", "tiles": "333z"}]}, "bad_record", "type"),
        ({"melds": [{"type": "pon"}]}, "bad_record", "tiles"),
        ({"melds": [{"type": "pon", "tiles": ["3z"] * 3}]}, "bad_record", "tiles"),
        ({"concealed": 123}, "bad_record", "concealed"),
        ({"concealed": ["1m"]}, "bad_record", "concealed"),
        ({"win_tile": 6}, "bad_record", "win_tile"),
        ({"dora_indicators": ["1z"]}, "bad_record", "dora_indicators"),
        ({"ura_indicators": 0}, "bad_record", "ura_indicators"),
        ({"concealed": "340m789p45699x"}, "bad_tile", "concealed"),
        ({"concealed": "340m789p4569f"}, "bad_tile", "concealed"),
        ({"melds": [{"type": "pon", "tiles": "888z"}]}, "bad_tile", "melds"),
        ({"win_tile": "6"}, "bad_tile", "win_tile"),
        ({"win_tile": "1f"}, "bad_tile", "win_tile"),
        ({"win_tile": "69s"}, "bad_tile", "win_tile"),
        ({"dora_indicators": "1y"}, "bad_tile", "dora_indicators"),
        # A value of the wrong kind is said before a tile that is none.
        ({"concealed": "xx", "dora_indicators": 5}, "bad_record", "dora_indicators"),
    ],
    ids=str,
)
def test_a_value_that_cannot_be_is_refused_by_its_key(changes: Mapping[str, object], id_: str, where: str) -> None:
    problem = RULES.read_hand({**RECORD, **changes})

    assert isinstance(problem, Problem)
    assert (problem.id, problem.where) == (id_, where)


@pytest.mark.parametrize(
    ("changes", "id_"),
    [
        ({"concealed": "1" * 5000 + "m"}, "tile_count"),
        ({"concealed": "1" * 14 + "m", "melds": [], "win_tile": "1m"}, "too_many_copies"),
        ({"melds": [{"type": "pon", "tiles": "1" * 192 + "m"}]}, "bad_meld"),
        ({"melds": [{"type": "ankan", "tiles": "1" * 256 + "m"}]}, "bad_meld"),
        ({"melds": [{"type": "pon", "tiles": "333z"}] * 1000}, "tile_count"),
        ({"dora_indicators": "1" * 5000 + "m"}, "too_many_copies"),
        ({"dora_indicators": "0" * 64 + "m"}, "too_many_copies"),
        ({"dora_indicators": "123456789m123456789p" * 2}, "too_many_indicators"),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_far_too_many_tiles_are_told_like_a_few_too_many(changes: Mapping[str, object], id_: str) -> None:
    found = RULES.read_hand({**RECORD, **changes})

    assert isinstance(found, tuple)
    problem = RULES.score(*found)
    assert isinstance(problem, Problem)
    assert problem.id == id_


# Whatever JSON can hold in place of any value.

anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["123m", "5p", "ron"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
tile_text = st.text(alphabet="0123456789mpsz", max_size=18)
some_meld = st.fixed_dictionaries(
    {
        "type": st.sampled_from(["chi", "pon", "daiminkan", "shouminkan", "ankan"]) | anything,
        "tiles": tile_text | anything,
    }
)
broken = st.fixed_dictionaries(
    {},
    optional={
        **dict.fromkeys(RECORD, anything),
        "concealed": tile_text | anything,
        "win_tile": tile_text | anything,
        "melds": st.lists(some_meld | anything, max_size=5),
        "circumstances": st.lists(st.sampled_from(["riichi", "ippatsu", "tenhou", "rinshan"]) | anything, max_size=4),
        "dora_indicators": tile_text | anything,
    },
)
FAULTS = {
    "bad_record",
    "bad_tile",
    "bad_meld",
    "tile_count",
    "win_tile_missing",
    "too_many_copies",
    "too_many_indicators",
    "circumstance_conflict",
    "not_a_win",
    "no_yaku",
}


@given(broken)
def test_no_record_is_answered_by_anything_but_a_score_or_a_fault(changes: dict[str, object]) -> None:
    found = RULES.read_hand({**RECORD, **changes})

    answer = found if isinstance(found, Problem) else RULES.score(*found)

    if isinstance(answer, Problem):
        assert answer.id in (FAULTS if not isinstance(found, Problem) else {"bad_record", "bad_tile"})
        assert say(answer, RULES.words)
    else:
        assert answer.answer()


@given(st.dictionaries(st.text(max_size=8) | st.sampled_from(list(RECORD)), anything, max_size=8))
def test_a_record_of_anything_is_refused(record: dict[str, object]) -> None:
    found = RULES.read_hand(record)

    assert isinstance(found, Problem)
    assert found.id in {"bad_record", "bad_tile"}


# Scores that were called out.


@pytest.mark.parametrize(
    ("record", "declared"),
    [
        ({"han": 3, "fu": 40}, CalledOut(3, 40)),
        ({"han": 6}, CalledOut(6)),
        ({"han": 6, "fu": None}, CalledOut(6)),
        ({"yakuman": 2}, CalledOut(yakuman=2)),
        ({"limit": "haneman"}, CalledOut(limit="haneman")),
    ],
)
def test_called_out_scores_are_read_and_written(record: Mapping[str, object], declared: CalledOut) -> None:
    assert read_called_out(record) == declared
    assert read_called_out(write_called_out(declared)) == declared


@pytest.mark.parametrize(
    "record",
    [
        *(
            {},
            {"fu": 30},
            {"han": 0},
            {"han": -1},
            {"han": "3", "fu": 30},
            {"han": True, "fu": 30},
            {"han": 3.0, "fu": 30},
        ),
        *(
            {"han": 3, "fu": 19},
            {"han": 3, "fu": "30"},
            {"han": 3, "fu": 30.0},
            {"han": 3, "fu": 10**9},
            {"han": 10**9},
        ),
        *({"yakuman": 0}, {"yakuman": 7}, {"yakuman": True}, {"yakuman": "1"}, {"yakuman": 1, "han": 13}),
        *({"limit": "Mangan"}, {"limit": 1}, {"limit": ["mangan"]}, {"limit": "mangan", "han": 5}, {"limit": None}),
    ],
    ids=str,
)
def test_a_called_out_score_of_another_form_is_refused(record: Mapping[str, object]) -> None:
    with pytest.raises(BadRecordError) as raised:
        read_called_out(record)

    assert raised.value.problem.id == "bad_record"


@given(st.dictionaries(st.sampled_from(["han", "fu", "yakuman", "limit"]), anything | st.integers(0, 40), max_size=4))
def test_whatever_is_called_out_is_read_or_refused(record: dict[str, object]) -> None:
    try:
        declared = read_called_out(record)
    except BadRecordError as fault:
        refused = fault.problem
    else:
        answer = RULES.scorer.called_out(declared, self_draw=False, dealer=False)
        if isinstance(answer, RiichiScore):
            assert answer.total > 0
            return
        refused = answer
    assert refused.id == "bad_record"
    assert say(refused, RULES.words)
