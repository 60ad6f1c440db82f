"""What was entered is not lost: a draft survives a crash, and belongs to its deal."""

import json

import pytest

from tests.entries import (
    DORA,
    MANGAN,
    click,
    entry,
    ledger,
    riichi,
    shown,
    winning,
)


def test_what_was_entered_survives_a_crash() -> None:
    made = winning(1, 3, riichi(1))
    made.type_text("(555z)[1111m] 23m9")
    made.toggle_winner(2)
    made.type_text(MANGAN)
    made.choose_winning(0)
    made.aim(DORA)
    click(made, "1z")
    made.toggle_circumstance("houtei")
    kept = json.loads(json.dumps(made.drafts_record()))
    again = entry(riichi(1))
    again.restore(kept)

    assert shown(again) == shown(made)
    again.activate(1)
    assert shown(again).typed == "(555z)[1111m] 23m9"


def test_a_draw_survives_a_crash() -> None:
    made = entry()
    made.choose_outcome("exhaustive_draw")
    made.answer("tenpai", [0, 2])
    again = entry()
    again.restore(json.loads(json.dumps(made.drafts_record())))

    assert shown(again) == shown(made)


def test_another_deal_takes_no_old_draft() -> None:
    made = winning(1, 3)
    made.type_text("123m")
    again = entry({"type": "exhaustive_draw", "tenpai": []})
    again.restore(made.drafts_record())

    assert shown(again).drafts == {}


@pytest.mark.parametrize(
    "spoil",
    [
        {"v": 2},
        {"outcome": "lottery"},
        {"winners": [9]},
        {"winners": [1, 1]},
        {"winners": [3]},
        {"winners": "1"},
        {"off": True},
        {"drafts": {"1": {}}},
        {"drafts": {"x": {}}},
        {"drafts": []},
        {"texts": {"1": 3}},
        {"liable": None},
        {"drafts": {"1": {"tiles": "9z", "melds": [], "win_index": None, "circumstances": [], "rows": {}, "declared": None}}},
        {"drafts": {"1": {"tiles": "1m", "melds": [], "win_index": 1, "circumstances": [], "rows": {}, "declared": None}}},
        {"drafts": {"1": {"tiles": "1m", "melds": [], "win_index": None, "circumstances": ["?"], "rows": {}, "declared": None}}},
        {"drafts": {"1": {"tiles": "1m", "melds": [], "win_index": None, "circumstances": [], "rows": {"?": ""}, "declared": None}}},
        {"drafts": {"1": {"tiles": "", "melds": [{"type": "?", "tiles": "111m"}], "win_index": None, "circumstances": [],
                          "rows": {}, "declared": None}}},
    ],
)  # fmt: skip
def test_a_damaged_draft_is_left_alone(spoil: dict[str, object]) -> None:
    made = winning(1, 3)
    made.type_text("123m")
    kept = made.drafts_record()
    entered = kept["entered"]
    assert isinstance(entered, dict)
    again = entry()
    again.restore({**kept, "entered": {**entered, **spoil}})

    assert shown(again).outcome is None


@pytest.mark.parametrize("kept", [{}, {"deal": 0, "entered": None}, {"deal": 1, "entered": {}}])
def test_another_session_without_a_draft_begins_with_none(kept: dict[str, object]) -> None:
    made = winning(1, 3)
    made.type_text("123m")
    made.show_ledger(ledger())
    made.restore(kept)

    assert (shown(made).outcome, shown(made).drafts) == (None, {})
