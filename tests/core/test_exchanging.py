"""A tile put in place of another: one act, and the winning tile stays the winning one."""

import pytest

from scorekeeper.core.exchanging import exchanged
from scorekeeper.core.notation import write_tiles
from scorekeeper.core.tiles import tile
from tests.entries import shown, winning


@pytest.mark.parametrize(
    ("text", "gone", "come", "after", "won"),
    [
        ("234m99m56788p234s9m", "8p", "6p", "234999m56678p234s", "9m"),
        # Of two alike the winning one stays.
        ("234m99m56788p234s9m", "9m", "1m", "123499m56788p234s", "9m"),
        ("234m99m56788p23s9m1s", "1s", "4s", "234999m56788p234s", "4s"),
        ("234m99m56788p136s", "6s", "2s", "23499m56788p123s", None),
        ("234m99m56788p13s", None, "2s", "23499m56788p123s", None),
        # A tile the hand has not cannot go.
        ("234m99m56788p136s", "7z", "2s", "23499m56788p136s", None),
    ],
)
def test_one_tile_comes_for_another(text: str, gone: str | None, come: str, after: str, won: str | None) -> None:
    made = winning()
    made.type_text(text)
    before = shown(made).draft.tiles
    made.do(lambda now, table: exchanged(now, table, None if gone is None else tile(gone), tile(come)))
    draft = shown(made).draft
    assert write_tiles(draft.tiles) == after
    # Of a hand that lacks its last tile none is the winning one yet.
    assert (draft.win_index if draft.room else draft.win_tile) == (None if won is None else tile(won))
    if draft.tiles != before:
        made.take_back_last()
    assert sorted(map(str, shown(made).draft.tiles)) == sorted(map(str, before))
