"""Every option changes what it is about: the rows of the table, under one value and under the other."""

from typing import Any

import pytest

from scorekeeper.core.answer import answer
from scorekeeper.core.declaration import Question
from scorekeeper.core.ledger import Header, replay
from scorekeeper.rulesets.riichi.options import OPTIONS
from scorekeeper.rulesets.riichi.ruleset import Riichi
from tests.rulesets.riichi.at_table import PLAYERS, rules
from tests.rulesets.riichi.option_row import Row, Seen
from tests.rulesets.riichi.option_table import ROWS


def asked(house: Riichi) -> str:
    (outcome,) = (each for each in house.declaration.outcomes if each.id == "exhaustive_draw")
    question: Question = outcome.questions[0]
    return question.word


def seen(row: Row, wanted: Seen, **options: object) -> Seen:
    """What the row's events come to, in those things that are wanted."""
    house = rules("standard", **{**row.beside, **options})
    found: Any = answer(replay(Header(house, PLAYERS, row.start), row.events))
    following, rows = found["next"], found["hands"]
    return Seen(
        moved=None if wanted.moved is None else tuple(rows[-1]["deltas"]),
        scores=None if wanted.scores is None else tuple(rows[-1]["scores"]),
        next=None
        if wanted.next is None
        else "over"
        if following is None
        else f"{following['round']}-{following['honba']}",
        final=None if wanted.final is None else tuple(found["final"]),
        places=None if wanted.places is None else tuple(found["places"]),
        refused=None if found["stopped_at"] is None else found["stopped_at"]["problem"]["id"],
        asked=None if wanted.asked is None else asked(house),
    )


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.option)
def test_two_values_of_an_option_give_two_results(row: Row) -> None:
    """The arithmetic of each row stands beside it, as its `why`."""
    assert row.before != row.after
    assert seen(row, row.before) == row.before, row.why
    assert seen(row, row.after, **{row.option: row.value}) == row.after, row.why


def test_every_option_has_a_row() -> None:
    assert {row.option for row in ROWS} == set(OPTIONS)


def test_every_row_tells_its_arithmetic() -> None:
    assert [row.option for row in ROWS if not row.why] == []
