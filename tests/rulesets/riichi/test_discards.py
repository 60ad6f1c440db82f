"""The own discards beside a hand: entered on request, kept in records and drafts, and worth nothing."""

import json
from collections.abc import Mapping

import pytest

from scorekeeper.controller.entry import Entry
from scorekeeper.core.entry_view import TO_HAND, Place, Target
from scorekeeper.core.notation import write_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.steps import open_rows
from scorekeeper.core.tiles import tile
from tests.entries import DORA, MANGAN, click, entry, ledger, riichi, rules, shown, winning

DISCARDS = Target(Place.ROW, "discards")


def with_discards(*codes: str) -> Entry:
    """A whole hand, then some own discards."""
    made = winning(1, 3, riichi(1))
    made.type_text(MANGAN)
    made.aim(DISCARDS)
    for code in codes:
        made.pick(tile(code))
    return made


def discards(of: Entry) -> str:
    return write_tiles(shown(of).draft.rows.get("discards", ()), sort=False)


def record(of: Entry) -> dict[str, object]:
    found = of.made
    assert isinstance(found, Mapping)
    return dict(found)


def test_tiles_go_there_only_when_they_are_sent_there() -> None:
    made = winning(1, 3)
    made.type_text(MANGAN)
    assert shown(made).target == DORA
    assert "Own discards" not in open_rows(shown(made))

    made.aim(DISCARDS)
    click(made, "1z 9p 1z")
    assert discards(made) == "1z9p1z"
    # Of a hand that still lacks tiles too, until one goes back to it.
    made.clear_hand()
    made.aim(DISCARDS)
    click(made, "1z 2z")
    assert (discards(made), shown(made).target) == ("12z", DISCARDS)
    made.aim(TO_HAND)
    assert shown(made).target == TO_HAND


def test_they_are_typed_like_any_row_and_go_back_one_by_one() -> None:
    made = winning(1, 3)
    made.type_text(f"{MANGAN} discards:19m1z")
    assert discards(made) == "19m1z"
    made.take_back_row("discards", 1)
    assert discards(made) == "1m1z"
    made.aim(DISCARDS)
    made.take_back_last()
    assert discards(made) == "1m"


def test_they_count_nothing_but_the_copies_there_are() -> None:
    plain, more = winning(1, 3, riichi(1)), with_discards("1z", "1z", "1z", "1z")
    plain.type_text(MANGAN)
    first, second = shown(plain).score, shown(more).score
    assert first is not None
    assert second is not None
    assert not isinstance(first, Problem)
    assert not isinstance(second, Problem)
    assert first.total == second.total
    more.pick(tile("1z"))
    assert discards(more) == "1111z"


def test_more_than_five_of_them_are_no_indicators() -> None:
    made = with_discards(*(f"{number}z" for number in (1, 2, 3, 4, 5, 6, 7, 1)))
    assert not isinstance(shown(made).score, Problem)
    assert shown(made).can_record


def test_the_record_of_a_hand_keeps_them_where_there_are_any() -> None:
    written = json.dumps(record(with_discards("1z", "9p")))
    assert '"discards": "1z9p"' in written
    assert "discards" not in json.dumps(record(with_discards()))


def test_a_recorded_hand_is_corrected_with_them() -> None:
    kept = record(with_discards("1z", "9p"))
    again = entry(riichi(1))
    assert again.take_recorded(kept) is None
    assert discards(again) == "1z9p"
    assert record(again) == kept
    assert ledger(riichi(1), kept).rows[-1].deltas == ledger(riichi(1), record(with_discards())).rows[-1].deltas


def test_a_draft_keeps_them() -> None:
    kept = json.loads(json.dumps(with_discards("1z", "9p").drafts_record()))
    again = entry(riichi(1))
    again.restore(kept)
    assert discards(again) == "1z9p"


@pytest.mark.parametrize(
    ("text", "problem"), [("9f", "bad_tile"), ("22p5", "bad_tile"), (7, "bad_record"), ("99999m", "too_many_copies")]
)
def test_discards_that_cannot_be_are_refused(text: object, problem: str) -> None:
    hand = {"concealed": MANGAN, "win_tile": "9m", "win": "ron", "seat_wind": "S", "round_wind": "E"}
    answered = rules().answer_hand({**hand, "circumstances": ["riichi"], "discards": text})
    assert isinstance(answered, Problem)
    assert answered.id == problem
