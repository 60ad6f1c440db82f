"""What must hold of any evening, any hand and any record, however it was entered."""

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from scorekeeper.core.answer import answer
from scorekeeper.core.ledger import Header, advance, replay
from scorekeeper.core.money import OUTSIDE
from scorekeeper.core.problem import Problem
from scorekeeper.core.session_record import replay as replay_record
from scorekeeper.core.tiles import TILES
from scorekeeper.core.words import say
from scorekeeper.rulesets.classical.circumstances import BY_ID
from scorekeeper.rulesets.classical.melds import MELD_KINDS
from scorekeeper.rulesets.classical.table import Table
from scorekeeper.rulesets.classical.ways import WAYS
from tests.rulesets.classical.at_table import PLAYERS, Record, hand, part, rules

anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["123m", "5p", "each"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
seat = st.integers(0, 3)
total = st.integers(0, 500).map(lambda points: {"declared": {"total": points}})
LOSERS: list[Record | None] = [
    None,
    part("11z", "kong 8888p"),
    part("555z", bonus="1f"),
    part("", bonus="1234y"),
    hand("19m19p19s1234567z", None),
    hand("1123m555p11s46s", None, "chow 789p"),
]
loser = st.sampled_from(LOSERS) | total
presets = st.sampled_from(["mahjong_time", "dmjl", "bmja"])


@st.composite
def wins(draw: st.DrawFn) -> Record:
    winner = draw(seat)
    hands: list[Any] = [draw(loser) for _ in range(4)]
    hands[winner] = draw(total)
    off = draw(st.none() | seat.filter(lambda each: each != winner))
    return {"type": "win", "winner": winner, "from": off, "liable": draw(st.none() | st.just(off)), "hands": hands}


draws = st.lists(loser, min_size=4, max_size=4).map(lambda hands: {"type": "draw", "hands": hands})
penalties = st.fixed_dictionaries(
    {
        "type": st.just("penalty"),
        "seat": seat,
        "points": st.integers(1, 300).map(lambda points: 3 * points),
        "to": st.sampled_from(["each", "in_total", "nobody"]) | seat,
        "ends_hand": st.booleans(),
    }
)
others = st.sampled_from(
    [
        {"type": "seats", "order": [3, 1, 0, 2]},
        {"type": "adjustment", "points": [5, -5, 0, 0]},
        {"type": "rules", "preset": "dmjl"},
        {"type": "players", "players": ["E", "F", "G", "H"]},
        {"type": "end"},
    ]
)
events = wins() | wins() | wins() | draws | penalties | others
evenings = st.lists(events, max_size=25)


@settings(max_examples=60, deadline=None)
@given(evenings, presets, st.booleans())
def test_points_only_ever_move_and_a_ledger_grows_event_by_event(
    evening: list[Record], preset: str, settles: bool
) -> None:
    made = rules(preset, draw_settles=settles, dangerous_discard=True, losers_settle=settles or preset != "dmjl")
    header = Header(made, PLAYERS)
    grown = replay(header, [])
    start = sum(grown.result.points)
    taken: list[Record] = []
    for event in evening:
        after = advance(grown, event)
        if after.stopped_at is not None:
            assert say(after.stopped_at.problem, made.words)
            continue
        taken.append(event)
        grown = after
        assert isinstance(grown.state, Table)
        assert sum(grown.state.scores) + grown.state.outside == start
    assert grown == replay(header, taken)
    for row in grown.rows:
        outside = sum((each.payee == OUTSIDE) * each.points for each in row.transfers)
        assert sum(row.deltas) == -outside
        assert row.deltas == tuple(
            sum(each.points * ((each.payee == at) - (each.payer == at)) for each in row.transfers) for at in range(4)
        )
    assert min(grown.result.places) == 1
    shown = json.loads(json.dumps(answer(grown)))
    record = {"players": list(PLAYERS), "events": json.loads(json.dumps(taken))}
    again = replay_record(record, made)
    assert not isinstance(again, Problem)
    assert json.loads(json.dumps(answer(again))) == shown


@settings(max_examples=60, deadline=None)
@given(wins() | draws)
def test_an_outcome_is_written_as_it_was_read(event: Record) -> None:
    made = rules(dangerous_discard=True)

    read = made.read_answers(event)

    if isinstance(read, Problem):
        assert read == made.read_event(event)
        return
    written = made.write_event(read)
    assert made.read_event(written) == made.read_event(event)


tile = st.sampled_from(TILES[:34])
some_hand = st.lists(tile, max_size=16).map(lambda tiles: "".join(each.code for each in tiles))
some_meld = st.fixed_dictionaries({"type": st.sampled_from(MELD_KINDS) | anything, "tiles": some_hand | anything})
broken: dict[Any, st.SearchStrategy[Any]] = {
    "concealed": some_hand | anything,
    "melds": st.lists(some_meld | anything, max_size=5) | anything,
    "bonus": st.sampled_from(["", "1f", "1234f1234y", "1f1f"]) | anything,
    "wins": st.booleans() | anything,
    "win_tile": tile.map(lambda each: each.code) | anything,
    "win": st.sampled_from(list(WAYS)) | anything,
    "seat_wind": st.sampled_from("ESWN") | anything,
    "round_wind": st.sampled_from("ESWN") | anything,
    "circumstances": st.lists(st.sampled_from(list(BY_ID)) | anything, max_size=3) | anything,
}
GOOD = hand("123m555p11s46s", "5s", "chow 789p")
FAULTS = {
    "bad_record",
    "bad_tile",
    "bad_meld",
    "tile_count",
    "win_tile_missing",
    "too_many_copies",
    "circumstance_conflict",
    "not_a_win",
}


@settings(max_examples=300, deadline=None)
@given(st.fixed_dictionaries({}, optional=broken), presets)
def test_no_record_is_answered_by_anything_but_a_score_or_a_fault(changes: Record, preset: str) -> None:
    made = rules(preset)

    found = made.answer_hand(GOOD | changes)

    if isinstance(found, Problem):
        assert found.id in FAULTS
        assert say(found, made.words)
        return
    items: Any = found["items"]
    points = sum(each[2] for each in items if each[3] == "points")
    doubles = sum(each[2] for each in items if each[3] == "doubles")
    limit = sum(each[2] for each in items if each[3] == "limit")
    assert (found["points"], found["doubles"]) == (points, doubles)
    assert found["total"] == min(limit + (points << doubles), made.options["limit"])


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(st.sampled_from(["type", "winner", "from", "liable", "hands", "seat", "to", "order"]), anything))
def test_an_event_of_anything_is_read_or_refused(event: Record) -> None:
    for kind in ("win", "draw", "penalty", "seats", "adjustment", "end"):
        found = rules().read_event({"type": kind} | event)
        if isinstance(found, Problem):
            assert found.id in {"bad_record", "bad_seat"}
            assert say(found, rules().words)


@settings(max_examples=100, deadline=None)
@given(st.lists(tile, max_size=13), st.sampled_from(["", "1f", "1234f2y"]), st.sampled_from("ESWN"))
def test_a_loser_s_hand_is_worth_the_same_in_any_order(tiles: list[Any], bonus: str, wind: str) -> None:
    found = [
        rules("dmjl").answer_hand(part("".join(each.code for each in row), bonus=bonus, seat_wind=wind))
        for row in (tiles, tiles[::-1])
    ]

    assert isinstance(found[0], Problem) or found[0] == found[1]
    assert isinstance(found[0], Problem) is isinstance(found[1], Problem)


@settings(max_examples=100, deadline=None)
@given(st.sampled_from([*LOSERS[1:], GOOD]), presets)
def test_a_hand_is_written_as_it_was_read(record: Record, preset: str) -> None:
    made = rules(preset)
    read = made.read_hand(record)
    assert not isinstance(read, Problem)

    again = made.read_hand({**record, **json.loads(json.dumps(made.write_hand(read[0])))})

    assert not isinstance(again, Problem)
    assert made.write_hand(again[0]) == made.write_hand(read[0])
