"""What a learner has answered is kept, comes again when it is due, and what is weak comes more often."""

import json
from collections import Counter
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest

from scorekeeper.core.problem import Problem
from scorekeeper.teach.drills.chooser import level_of, next_kind, next_problem, weakness
from scorekeeper.teach.drills.kinds import kinds_for
from scorekeeper.teach.drills.progress import Known, Progress, read_progress
from tests.teach.drills.rooms import room

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
MINUTE, DAY = timedelta(minutes=1), timedelta(days=1)


def answered(*rights: bool, kind: str = "fine", level: int = 1, start: Progress | None = None) -> Progress:
    """Answers a day apart, the last one at noon."""
    progress = start or Progress()
    for at, right in enumerate(rights):
        progress = progress.after(kind, level, right, NOON - (len(rights) - 1 - at) * DAY)
    return progress


def test_answers_are_counted_and_the_last_ones_kept() -> None:
    known = answered(*[True] * 8, *[False] * 4).of("fine", 1)

    assert (known.right, known.wrong, known.answers) == (8, 4, 12)
    assert known.lately == (True,) * 6 + (False,) * 4
    assert Progress().of("fine", 1) == Known()


def test_what_is_wrong_comes_again_sooner() -> None:
    right, wrong = answered(True, True, True).of("fine", 1), answered(True, True, False).of("fine", 1)

    assert wrong.is_due(NOON + 15 * MINUTE)
    assert not right.is_due(NOON + 15 * MINUTE)
    assert right.is_due(NOON + 365 * DAY)
    assert wrong.recall(NOON + 2 * DAY) < right.recall(NOON + 2 * DAY)
    assert Known().is_due(NOON)
    assert Known().recall(NOON) == 0


def test_what_was_overlooked_is_counted() -> None:
    progress = Progress().after("fine", 1, False, NOON, "left_out").after("fine", 1, False, NOON, "left_out")
    assert progress.after("fine", 1, True, NOON).slips == {"left_out": 2}


def test_the_moment_is_the_same_in_every_time_zone() -> None:
    tokyo = NOON.astimezone(timezone(timedelta(hours=9)))
    assert Progress().after("fine", 1, True, tokyo) == Progress().after("fine", 1, True, NOON)


def test_progress_is_written_and_read() -> None:
    progress = answered(True, False, True, start=answered(True, kind="waits", level=3))
    progress = progress.after("moves", 2, False, NOON, "dealer_factor")

    record = json.loads(json.dumps(progress.record()))

    assert read_progress(record) == progress
    assert read_progress(Progress().record()) == Progress()
    assert read_progress({}) == Progress()


def spoilt(**changes: Any) -> dict[str, object]:
    """The record of some progress with something wrong in it."""
    record: Any = json.loads(json.dumps(answered(True).record()))
    row = record["known"][0]
    for name, value in changes.items():
        if name in record:
            record[name] = value
        elif name in row["memory"]:
            row["memory"][name] = value
        else:
            row[name] = value
    return dict(record)


@pytest.mark.parametrize(
    "record",
    [
        spoilt(v=2),
        spoilt(known=5),
        spoilt(known=[5]),
        spoilt(slips={"left_out": -1}),
        spoilt(level=4),
        spoilt(kind=None),
        spoilt(right=-1),
        spoilt(lately=[2]),
        spoilt(memory=5),
        spoilt(state=4),
        spoilt(step="one"),
        spoilt(stability=-1.0),
        spoilt(difficulty=True),
        spoilt(due=None),
        spoilt(due="soon"),
        spoilt(due="2026-05-01T12:00:00"),
        spoilt(last=5),
    ],
    ids=lambda record: json.dumps(record)[:60],
)
def test_what_is_no_progress_is_refused(record: dict[str, object]) -> None:
    found = read_progress(record)
    assert isinstance(found, Problem)
    assert found.id == "bad_record"


def test_weak_kinds_come_more_often() -> None:
    here = room(seed="often")
    progress = Progress()
    for kind in kinds_for(here):
        rights = [kind.id != "waits"] * 6
        progress = answered(*rights, kind=kind.id, start=progress)

    chosen = Counter(found[0].id for _ in range(400) if (found := next_kind(progress, here, NOON, level=1)) is not None)

    assert chosen.most_common(1)[0][0] == "waits"
    assert chosen["waits"] > 3 * max(count for name, count in chosen.items() if name != "waits")
    assert set(chosen) == {kind.id for kind in kinds_for(here)}, "what is known well still comes now and then"


def test_weakness_falls_with_right_answers_and_rises_with_time() -> None:
    good, bad = answered(*[True] * 5).of("fine", 1), answered(*[False] * 5).of("fine", 1)

    soon = NOON + 2 * MINUTE
    assert 0 < weakness(good, soon) < weakness(Known(), soon) < weakness(bad, soon)
    assert weakness(good, NOON) < weakness(good, NOON + 100 * DAY)


def test_levels_are_climbed_by_right_answers() -> None:
    assert level_of(Progress(), "fine") == 1
    assert level_of(answered(True, True, True, True), "fine") == 1
    assert level_of(answered(True, False, True, True, True), "fine") == 2
    assert level_of(answered(False, False, True, True, True), "fine") == 1
    high = answered(*[True] * 5, level=2, start=answered(*[True] * 5))
    assert level_of(high, "fine") == 3
    assert level_of(high, "waits") == 1


def test_the_next_problem_is_of_the_wanted_kinds_and_level() -> None:
    drill = next_problem(Progress(), room(seed="next"), NOON, kinds=("waits",), level=3)
    assert drill is not None
    assert (drill.kind, drill.level) == ("waits", 3)

    climbed = next_problem(answered(*[True] * 5), room(seed="next"), NOON, kinds=("fine",))
    assert climbed is not None
    assert (climbed.kind, climbed.level) == ("fine", 2)
    assert next_problem(Progress(), room(seed="next"), NOON, kinds=("no such kind",)) is None


def test_the_same_seed_leads_to_the_same_problems() -> None:
    one, two = room(seed="again"), room(seed="again")
    assert [next_problem(Progress(), one, NOON) for _ in range(4)] == [
        next_problem(Progress(), two, NOON) for _ in range(4)
    ]
