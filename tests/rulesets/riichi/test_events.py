"""Events of the riichi table as the window gathers them, as records tell them, and back."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from scorekeeper.core.events import Adjustment
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Answers, WinnerAnswer
from scorekeeper.rulesets.riichi.events import (
    AbortiveDraw,
    Chombo,
    End,
    Event,
    ExhaustiveDraw,
    Liable,
    RiichiCall,
    Win,
    Winner,
    read_event,
    write_event,
)
from scorekeeper.rulesets.riichi.hand_records import read_hand, write_called_out, write_hand
from scorekeeper.rulesets.riichi.options import ABORTS, LIABLE_PATTERNS
from scorekeeper.rulesets.riichi.score import CalledOut
from tests.rulesets.riichi.at_table import BIG_DRAGONS, tiles

SEATS = st.integers(0, 3)
SOME = st.frozensets(SEATS).map(lambda seats: tuple(sorted(seats)))
SCORES = st.one_of(
    st.builds(CalledOut, st.integers(1, 13), st.sampled_from([20, 25, 30, 110])),
    st.builds(CalledOut, yakuman=st.integers(1, 6)),
    st.builds(CalledOut, limit=st.sampled_from(["mangan", "sanbaiman"])),
)
HANDS = st.sampled_from(
    [tiles("234m567p234s55678s", "8s", circumstances=["riichi"], dora_indicators="1z"), BIG_DRAGONS]
)
OPEN = st.none() | SEATS


@st.composite
def wins(draw: st.DrawFn) -> Win:
    off = draw(OPEN)
    seats = draw(st.permutations([seat for seat in range(4) if seat != off]))[
        : draw(st.integers(1, 3)) if off is not None else 1
    ]
    return Win(winners=tuple(draw(winners(seat, off)) for seat in seats), off=off, wareme=draw(OPEN))


@st.composite
def winners(draw: st.DrawFn, seat: int, off: int | None) -> Winner:
    others = st.sampled_from([each for each in range(4) if each != seat])
    patterns = [each for each in LIABLE_PATTERNS if draw(st.booleans())]
    liable = tuple(Liable(pattern, draw(others)) for pattern in patterns)
    if draw(st.booleans()):
        return Winner(seat, draw(SCORES), liable)
    read = read_hand(draw(HANDS), seated=True)
    assert not isinstance(read, Problem)
    hand = replace(read[0], win="tsumo" if off is None else "ron")
    return Winner(seat, hand, liable or draw(st.sampled_from([(), (Liable(None, draw(others)),)])))


EVENTS: st.SearchStrategy[Event] = st.one_of(
    st.builds(RiichiCall, SEATS, st.booleans(), st.booleans()),
    wins(),
    st.builds(ExhaustiveDraw, tenpai=SOME, nagashi=SOME, wareme=OPEN),
    st.builds(AbortiveDraw, kind=st.sampled_from((*ABORTS, "sanchahou")), wareme=OPEN),
    st.builds(Chombo, seats=SOME.filter(bool), wareme=OPEN),
    st.builds(
        Adjustment,
        st.tuples(*[st.integers(-9999, 9999)] * 4),
        st.integers(-3, 3),
        st.booleans(),
    ),
    st.just(End()),
)


def answers(event: Event) -> Answers:
    """An event as the window would have gathered it."""
    match event:
        case RiichiCall():
            return Answers("riichi", given={"seat": event.seat, "stands": event.stands, "open": event.open})
        case Win():
            told = tuple(_winner(each) for each in event.winners)
            return Answers("win", told, event.off, {"wareme": event.wareme})
        case ExhaustiveDraw():
            given = {"tenpai": event.tenpai, "nagashi": frozenset(event.nagashi), "wareme": event.wareme}
            return Answers("exhaustive_draw", given=given)
        case AbortiveDraw():
            return Answers("abortive_draw", given={"kind": event.kind, "wareme": event.wareme})
        case Chombo():
            return Answers("chombo", given={"seat": event.seats, "wareme": event.wareme})
        case Adjustment():
            return Answers(
                "adjustment", given={"points": event.points, "sticks": event.sticks, "one_sided": event.one_sided}
            )
        case End():
            return Answers("end")


def _winner(winner: Winner) -> WinnerAnswer:
    liable: Any = {each.pattern: each.seat for each in winner.liable} or None
    if winner.liable and winner.liable[0].pattern is None:
        liable = winner.liable[0].seat
    if isinstance(winner.claim, CalledOut):
        return WinnerAnswer(winner.seat, declared=write_called_out(winner.claim), liable=liable)
    return WinnerAnswer(winner.seat, hand=write_hand(winner.claim), liable=liable)


@settings(max_examples=150, deadline=None)
@given(EVENTS)
def test_an_event_written_down_is_read_as_the_same(event: Event) -> None:
    assert read_event(write_event(answers(event))) == event


def test_a_record_is_plain_values() -> None:
    asked = Answers("win", (WinnerAnswer(1, declared={"yakuman": 1}, liable={"daisangen": 2}),), None, {"note": None})
    assert write_event(asked) == {
        "type": "win",
        "winners": [{"seat": 1, "from": None, "declared": {"yakuman": 1}, "liable": {"daisangen": 2}}],
    }
    assert write_event(Answers("exhaustive_draw")) == {"type": "exhaustive_draw", "tenpai": []}
    assert write_event(Answers("exhaustive_draw", given={"tenpai": (0, 2)})) == {
        "type": "exhaustive_draw",
        "tenpai": [0, 2],
    }
    assert write_event(Answers("riichi", given={"seat": 2})) == {"type": "riichi", "seat": 2}


@pytest.mark.parametrize(("from_", "win"), [(None, "tsumo"), (0, "ron")])
def test_the_way_of_winning_comes_from_the_table(from_: int | None, win: str) -> None:
    hand = {**BIG_DRAGONS, "win": "nonsense", "seat_wind": "X", "id": "h1"}
    found = read_event({"type": "win", "winners": [{"seat": 1, "from": from_, "hand": hand}]})
    assert isinstance(found, Win)
    assert not isinstance(found.winners[0].claim, CalledOut)
    assert found.winners[0].claim.win == win


def test_only_what_ends_a_hand_says_so() -> None:
    ends = {
        "riichi": False,
        "win": True,
        "exhaustive_draw": True,
        "abortive_draw": True,
        "chombo": True,
        "adjustment": False,
        "end": True,
    }
    records: list[dict[str, Any]] = [
        {"type": "riichi", "seat": 0},
        {"type": "win", "winners": [{"seat": 0, "from": 1, "declared": {"yakuman": 1}}]},
        {"type": "exhaustive_draw", "tenpai": []},
        {"type": "abortive_draw", "kind": "suukaikan"},
        {"type": "chombo", "seat": [0, 1]},
        {"type": "adjustment", "points": [0, 0, 0, 0]},
        {"type": "end"},
    ]
    for record in records:
        event = read_event(record)
        assert not isinstance(event, Problem)
        assert event.ends_deal is ends.pop(record["type"])
    assert not ends
