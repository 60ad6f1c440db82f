"""Whatever JSON can hold in place of a hand or of a called-out score: it is read, or refused in words."""

from collections.abc import Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scorekeeper.core.problem import Problem
from scorekeeper.core.records import BadRecordError
from scorekeeper.core.words import say
from scorekeeper.rulesets.riichi.hand_records import read_called_out, write_called_out
from scorekeeper.rulesets.riichi.score import CalledOut, RiichiScore
from tests.rulesets.riichi.test_hand_records import RECORD, RULES

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
