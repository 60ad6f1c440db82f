"""What holds for every evening at the riichi table, whatever happens in it."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.core.answer import answer
from scorekeeper.core.ledger import Header, Ledger, advance, replay
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.riichi.events import EventType, read_event
from scorekeeper.rulesets.riichi.presets import PRESETS
from scorekeeper.rulesets.riichi.table import STICK, Table
from tests.rulesets.riichi.at_table import PLAYERS, rules
from tests.rulesets.riichi.evenings import Evening, evening

EVENINGS = st.integers(0, 1 << 32).map(lambda seed: evening(Random(seed)))


def held(ledger: Ledger) -> int:
    """Every point there is: before the players, on the table, and outside."""
    table = ledger.state
    assert isinstance(table, Table)
    return sum(table.scores) + table.pot + table.outside


def walk(evening: Evening) -> list[Ledger]:
    ledgers = [replay(evening.header, [])]
    for event in evening.events:
        ledgers.append(advance(ledgers[-1], event))
    return ledgers


@settings(max_examples=150, deadline=None)
@given(EVENINGS)
def test_no_point_is_made_or_lost(evening: Evening) -> None:
    ledgers = walk(evening)
    assert {held(each) for each in ledgers} == {held(ledgers[0])}


@pytest.mark.parametrize("preset", PRESETS)
def test_no_preset_makes_or_loses_a_point(preset: str) -> None:
    for seed in range(6):
        ledgers = walk(evening(Random(seed), preset=preset))
        assert {held(each) for each in ledgers} == {held(ledgers[0])}


@settings(max_examples=40, deadline=None)
@given(EVENINGS)
def test_the_replay_of_a_beginning_is_the_beginning_of_the_replay(evening: Evening) -> None:
    whole = replay(evening.header, evening.events)
    assert whole == evening.ledger
    for count, before in enumerate(walk(evening)):
        assert before == replay(evening.header, evening.events[:count])
        assert before.rows == whole.rows[: len(before.rows)]


@settings(max_examples=150, deadline=None)
@given(EVENINGS)
def test_rows_tell_where_every_stick_is(evening: Evening) -> None:
    found: Any = answer(evening.ledger)
    table = evening.ledger.state
    assert isinstance(table, Table)
    sticks = [row["riichi_sticks"] for row in found["hands"]] + [table.older_sticks]
    for row, before, after in zip(found["hands"], sticks[:-1], sticks[1:], strict=True):
        assert after >= 0
        if "kind" not in row:
            assert sum(row["deltas"]) == -STICK * (after - before)


@settings(max_examples=150, deadline=None)
@given(EVENINGS)
def test_scores_are_the_start_and_all_that_moved(evening: Evening) -> None:
    first = replay(evening.header, [])
    running = [sum(each) for each in zip(first.state.scores, *(row.deltas for row in evening.ledger.rows), strict=True)]
    laid = [sum(each.points for each in evening.ledger.moved if each.payer == seat) for seat in range(4)]
    assert list(evening.ledger.state.scores) == [score - bet for score, bet in zip(running, laid, strict=True)]


@settings(max_examples=150, deadline=None)
@given(EVENINGS)
def test_a_result_gives_out_what_there_is(evening: Evening) -> None:
    ended = evening.ledger if evening.ledger.over else advance(evening.ledger, {"type": "end"})
    table, found = ended.state, ended.result
    assert isinstance(table, Table)
    assert found.final is not None
    assert min(found.places) == 1
    dealt = table.pot if ended.rules.options["leftover_sticks"] != "stay" else 0
    assert sum(found.points) == sum(table.scores) + dealt
    options: Any = ended.rules.options
    if options["final_rounding"] == "thousand":
        assert round(1000 * sum(found.final)) == -sum(table.fines)
    else:
        above = sum(each >= options["start_points"] for each in found.points)
        uma = sum(round(1000 * each) for each in (options["uma_floating"] or {}).get(str(above), options["uma"]))
        difference = 4 * (options["return_points"] - options["start_points"])
        oka = difference if options["oka"] == "difference" else options["oka"] or 0
        more = uma + oka - sum(table.fines)
        assert round(1000 * sum(found.final)) == sum(found.points) - 4 * options["return_points"] + more


@settings(max_examples=150, deadline=None)
@given(EVENINGS)
def test_a_result_is_the_sum_of_its_columns(evening: Evening) -> None:
    found = (evening.ledger if evening.ledger.over else advance(evening.ledger, {"type": "end"})).result
    assert found.final is not None
    for seat, final in enumerate(found.final):
        assert round(final * found.unit) == sum(column.amounts[seat] for column in found.columns)
    settled = {column.id: column.amounts for column in found.columns}
    assert sum(settled.get("yakitori", (0,))) == 0
    assert sum(settled.get("sticks", (0,))) >= 0
    assert replay(evening.header, []).result.columns == ()


def test_the_evenings_are_long_enough_to_show_something() -> None:
    found = [evening(Random(seed)) for seed in range(120)]
    long = [each for each in found if each.deals >= 10]
    assert len(long) >= 60
    assert sum(each.ledger.over for each in found) >= 20
    happened = {event["type"] for each in found for event in each.events}
    assert happened == {*EventType, "rules"}
    kinds = [event for each in found for event in each.events if event["type"] == "win"]
    assert sum(len(event["winners"]) > 1 for event in kinds) >= 20
    assert sum(winner.get("liable") is not None for event in kinds for winner in event["winners"]) >= 10


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-5, 5)
    | st.floats(allow_nan=False)
    | st.sampled_from(["", "1", "E1", "123m"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["seat", "hand", "han", "moves"]), inner)
    ),
    max_leaves=6,
)
KEYS = ("seat", "winners", "tenpai", "nagashi", "kind", "points", "sticks", "one_sided", "wareme", "receipt", "players")
BROKEN = st.builds(
    lambda event_type, rest: {"type": event_type, **rest},
    st.sampled_from([*EventType, "rules", "players", "", None, 3]),
    st.dictionaries(st.sampled_from((*KEYS, "stands", "open", "options", "preset")), JSON, max_size=5),
)


@settings(max_examples=200, deadline=None)
@given(st.lists(BROKEN, max_size=4))
def test_nothing_that_is_written_in_a_record_breaks_a_replay(records: list[dict[str, Any]]) -> None:
    for record in records:
        event = read_event(record)
        assert isinstance(event, Problem) or event.ends_deal in (True, False)
    found = answer(replay(Header(rules(), PLAYERS), records))
    assert set(found) == {"hands", "next", "over", "points", "places", "final", "stopped_at"}


@pytest.mark.parametrize("start", [[], {"round": 3}, {"scores": "many"}, {"honba": -1}, {"riichi_sticks": 0.5}])
def test_nor_does_anything_written_in_a_start(start: Any) -> None:
    stopped = replay(Header(rules(), PLAYERS, start), []).stopped_at
    assert stopped is not None
    assert stopped.problem.id == "bad_record"
