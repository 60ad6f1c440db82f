"""What is needed to change the places, against trying every hand one by one, and told at tables anybody can reckon."""

from collections.abc import Iterable, Iterator, Mapping
from random import Random

import pytest

from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, advance, replay
from scorekeeper.core.money import deltas
from scorekeeper.core.needed_view import Goal, Need
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset, Step
from scorekeeper.rulesets import CHOICES, ruleset
from scorekeeper.rulesets.riichi.table import Table
from scorekeeper.teach.needed import needed, needs_of
from tests.rulesets.riichi.evenings import evening
from tests.toy import Toy

BLOCKS = 20
PLAYERS = ("Ana", "Ben", "Chi", "Dan")
FU = (20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110)
CALLED_OUT: tuple[Mapping[str, object], ...] = (
    *({"han": han, "fu": fu} for han in range(1, 5) for fu in FU),
    *({"han": han} for han in range(5, 14)),
    *({"limit": limit} for limit in ("mangan", "haneman", "baiman", "sanbaiman", "yakuman")),
    *({"yakuman": times} for times in range(1, 7)),
)
"""Every hand of the riichi tables, as the window lets people call it out."""


def table(rules: Ruleset, **start: object) -> Ledger:
    return replay(Header(rules, PLAYERS, start), ())


def rules_of(family: str, preset: str | None = None, **options: object) -> Ruleset:
    found = ruleset(family, preset, options)
    assert not isinstance(found, Problem), found
    return found


def after(ledger: Ledger, seat: int, off: int | None, declared: Mapping[str, object]) -> tuple[Step, ...]:
    """What the table comes to after a win, wherever the wall may have been opened; none where the rules refuse it."""
    steps = []
    for opened in range(4) if ledger.rules.options["wareme"] else (None,):
        record: Record = {"type": "win", "winners": [{"seat": seat, "from": off, "declared": declared}]}
        event = ledger.rules.read_event(record if opened is None else {**record, "wareme": opened})
        assert not isinstance(event, Problem), event
        step = ledger.rules.play(ledger.state, event)
        if isinstance(step, Problem):
            return ()
        steps.append(step)
    return tuple(steps)


def reached(ledger: Ledger, goal: Goal, seat: int, steps: tuple[Step, ...]) -> bool:
    """Whether a goal is reached in every case: by the places alone, as the result shows them."""
    return bool(steps) and all(_reached(ledger, goal, seat, step) for step in steps)


def _reached(ledger: Ledger, goal: Goal, seat: int, step: Step) -> bool:
    places = ledger.rules.result(step.state).places
    if goal.rival is not None:
        return places[seat] < places[goal.rival]
    if goal.wins:
        return step.state.over and places[seat] == 1
    return goal.place is not None and places[seat] <= goal.place


def cheapest(ledger: Ledger, goal: Goal, seat: int, off: int | None) -> int | None:
    """The least a winner gets by a hand that is enough, found by trying every hand."""
    tried = (after(ledger, seat, off, declared) for declared in CALLED_OUT)
    return min((gained(steps, seat) for steps in tried if reached(ledger, goal, seat, steps)), default=None)


def gained(steps: tuple[Step, ...], seat: int) -> int:
    """What a winner gets at the least."""
    return min(deltas(step.transfers, 4)[seat] for step in steps)


def random_table(chance: Random) -> Ledger:
    """A late hand under some preset: half with sticks, many with counters, some with players level."""
    presets = [each.preset for each in CHOICES if each.family == "riichi"]
    rules = rules_of("riichi", chance.choice(presets), **({"ties": "shared"} if chance.random() < 0.3 else {}))
    scores = [chance.randrange(-20, 600) * 100 for _ in PLAYERS]
    if chance.random() < 0.4:
        scores[chance.randrange(4)] = scores[chance.randrange(4)]
    rounds = ("S4", "S4", "S3", "E1", "E4") if rules.options["length"] != "east" else ("E4", "E1")
    start = {"round": chance.choice(rounds), "scores": scores, "honba": chance.choice((0, 0, 1, 2, 5))}
    found = table(rules, **start, riichi_sticks=chance.choice((0, 1, 2)) if chance.random() < 0.5 else 0)
    assert found.stopped_at is None, found.stopped_at
    for seat in range(4):
        if chance.random() < 0.2:
            more = advance(found, {"type": "riichi", "seat": seat})
            found = more if more.stopped_at is None else found
    return found


def played_table(chance: Random) -> tuple[Ledger, set[str]]:
    """A table in the midst of an evening under any rules, and what has gone before: liability, several winners."""
    while True:
        made = evening(chance)
        events = made.events[: chance.randrange(1, len(made.events) + 1)]
        ledger = replay(made.header, events)
        if not ledger.over:
            return ledger, set(went_before(events))


def went_before(events: Iterable[Record]) -> Iterator[str]:
    for event in events:
        winners = event.get("winners", ())
        assert isinstance(winners, list | tuple)
        if any(each.get("liable") is not None for each in winners):
            yield "liability"
        if len(winners) > 1:
            yield "several"


def lies_there(ledger: Ledger) -> Iterator[str]:
    """What makes a table less than plain as it stands."""
    state = ledger.state
    assert isinstance(state, Table)
    if state.pot:
        yield "sticks"
    if state.honba:
        yield "counters"
    if len(set(state.scores)) < len(PLAYERS):
        yield "level"


def states(block: int) -> Iterator[tuple[Ledger, set[str]]]:
    """Ten tables, each with what makes it less than plain."""
    for place in range(5):
        drawn = random_table(Random(100 * block + place))
        played, before = played_table(Random(100 * block + place))
        yield drawn, set(lies_there(drawn))
        yield played, before | set(lies_there(played))


def test_half_of_the_tables_that_are_tried_are_less_than_plain() -> None:
    found = [marks for block in range(BLOCKS) for _, marks in states(block)]
    assert len(found) >= 200
    assert sum(map(bool, found)) >= len(found) / 2
    for mark in ("sticks", "counters", "level", "liability", "several"):
        assert sum(mark in each for each in found) >= 15, mark


def can_win(ledger: Ledger, seat: int) -> bool:
    """Whether any hand of a player is accepted: nobody wins while their own riichi tile is being claimed."""
    ways = (None, *(each for each in range(4) if each != seat))
    return any(after(ledger, seat, off, declared) for off in ways for declared in CALLED_OUT)


@pytest.mark.parametrize("block", range(BLOCKS))
def test_no_smaller_hand_is_enough_and_this_one_is(block: int) -> None:
    chance = Random(block)
    for ledger, _ in states(block):
        seat = chance.randrange(4)
        told = needs_of(ledger, seat)
        if told is None:
            assert ledger.over or not can_win(ledger, seat)
            continue
        assert {goal.rival for goal in told.goals if goal.rival is not None} == {
            other for other in range(4) if other != seat and ledger.result.places[other] <= told.place
        }
        for goal in chance.sample(told.goals, min(2, len(told.goals))):
            found = {need.off: need for need in goal.needs}
            for off in chance.sample((None, *(each for each in range(4) if each != seat)), 2):
                least = cheapest(ledger, goal, seat, off)
                assert (least is None) is (off not in found), (goal, off, least)
                if off in found:
                    steps = after(ledger, seat, off, found[off].declared)
                    assert reached(ledger, goal, seat, steps)
                    assert gained(steps, seat) == least
                    assert found[off].ends is all(step.state.over for step in steps)


def by_way(ledger: Ledger, seat: int, goal: int = 0) -> dict[int | None, Need]:
    told = needs_of(ledger, seat)
    assert told is not None
    return {need.off: need for need in told.goals[goal].needs}


LATE = {"round": "S4", "scores": [34_000, 29_200, 18_800, 18_000]}


def test_the_second_passes_the_first() -> None:
    needs = by_way(table(rules_of("riichi", "tenhou"), **LATE), 1)

    # 4,800 apart: 2,600 off the first move twice as much; off others it takes 5,200; by the own draw a fourth comes back.
    assert {off: need.paid for off, need in needs.items()} == {
        None: ((0, 1_000), (2, 1_000), (3, 2_000)),
        0: ((0, 2_600),),
        2: ((2, 5_200),),
        3: ((3, 5_200),),
    }
    assert needs[0].declared == {"han": 2, "fu": 40}
    assert all(need.ends for need in needs.values())


def test_counters_and_sticks_count_but_are_no_part_of_the_hand() -> None:
    ledger = table(rules_of("riichi", "tenhou"), **LATE, honba=3, riichi_sticks=2)

    # 2,000 of sticks and 900 of counters go with any hand: off the first 1,000 are enough for the 4,800.
    assert {off: need.paid for off, need in by_way(ledger, 1).items()} == {
        None: ((0, 400), (2, 400), (3, 700)),
        0: ((0, 1_000),),
        2: ((2, 2_000),),
        3: ((3, 2_000),),
    }


def test_ties_go_by_seat_or_are_shared() -> None:
    level = {"round": "S4", "scores": [32_000, 29_400, 20_000, 18_600]}
    by_seat = by_way(table(rules_of("riichi", "tenhou"), **level), 1)
    shared = by_way(table(rules_of("riichi", "tenhou", ties="shared"), **level), 1)

    # Level with the first, who sits earlier, is not enough; where places are shared it is.
    assert (by_seat[2].paid, shared[2].paid) == (((2, 2_900),), ((2, 2_600),))
    ahead = by_way(table(rules_of("riichi", "tenhou", ties="shared"), **level), 1, -1)
    assert ahead[2].paid == ((2, 2_900),)
    first = by_way(table(rules_of("riichi", "tenhou"), round="S4", scores=[30_000, 32_000, 19_000, 19_000]), 0)
    assert first[2].paid == ((2, 2_000),)


def test_in_the_last_hand_the_first_may_still_need_points() -> None:
    low = {"round": "S4", "scores": [28_000, 27_000, 24_000, 21_000]}
    leader = needs_of(table(rules_of("riichi", "tenhou"), **low), 0)

    assert leader is not None
    (goal,) = leader.goals
    assert goal.wins
    assert {need.off: need.paid for need in goal.needs}[1] == ((1, 2_000),)


def test_a_hand_is_enough_wherever_the_wall_was_opened() -> None:
    rules = rules_of("riichi", "tenhou", wareme=True)
    needs = by_way(table(rules, **LATE), 1)

    # Doubled or not, it must do: as much as without.
    assert needs[2].declared == {"han": 3, "fu": 40}
    assert needs[2].paid == ((2, 5_200),)


@pytest.mark.parametrize("double", [False, True])
def test_hands_called_out_by_their_total(double: bool) -> None:
    scores = [2_100, 2_000, 1_950, 1_950]
    told = needs_of(table(rules_of("classical", east_double=double), round="E2", scores=scores), 2)

    assert told is not None
    rivals = {goal.rival: goal for goal in told.goals if goal.rival is not None}
    assert set(rivals) == {0, 1, 3}
    for rival, goal in rivals.items():
        # All three pay, and East (seat 1) twice where it pays double: the rival's own part widens the distance.
        east = 1 + double
        speed = (2 + east) + (east if rival == 1 else 1)
        least = (scores[rival] - scores[2]) // speed + 1
        assert [need.declared for need in goal.needs] == [{"total": least}] * 4


def test_nothing_is_needed_where_no_hand_can_be_called_out_or_all_is_over() -> None:
    toy = replay(Header(Toy(), PLAYERS[:3]), ())
    over = advance(table(rules_of("riichi", "tenhou"), **LATE), {"type": "end"})

    assert needed(toy).seats == ()
    assert over.over
    assert needed(over).seats == ()


def test_every_seat_is_told_and_the_last_hand_known() -> None:
    last = needed(table(rules_of("riichi", "tenhou"), **LATE))
    early = needed(table(rules_of("riichi", "tenhou")))

    assert [each.seat for each in last.seats] == [0, 1, 2, 3]
    assert (last.last, early.last) == (True, False)
    assert [goal.place for goal in last.seats[3].goals if goal.place] == [1, 2, 3]
    assert not any(goal.wins for each in early.seats for goal in each.goals)


@pytest.mark.parametrize(
    ("length", "round_", "left"),
    [("east", "E1", 4), ("east", "E4", 1), ("east_south", "E1", 8), ("east_south", "S4", 1), ("east_south", "W2", 3)],
)
def test_the_board_knows_how_many_deals_are_left(length: str, round_: str, left: int) -> None:
    assert table(rules_of("riichi", "tenhou", length=length), round=round_).board.left == left


def test_the_board_does_not_guess_where_players_set_the_end() -> None:
    assert table(rules_of("riichi", "tenhou", length="free")).board.left is None
    assert table(rules_of("classical"), round="N4").board.left == 1
    assert table(rules_of("classical")).board.left == 16
