"""Drills about a table: by how much every player's points change, and what somebody needs in the last hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from scorekeeper.core.declaration import Ask
from scorekeeper.core.drill_view import Entry, Field, Said
from scorekeeper.core.ledger import Ledger
from scorekeeper.core.money import Seat
from scorekeeper.core.needed_view import Goal
from scorekeeper.core.problem import Phrase
from scorekeeper.teach.drills.asked import NEED, answers, moved_fields
from scorekeeper.teach.drills.kinds_hand import EASY, HARD
from scorekeeper.teach.drills.scene import Facts, Scene, group_of
from scorekeeper.teach.drills.tables import Room, reckoned
from scorekeeper.teach.drills.task import Drill
from scorekeeper.teach.ladder import Ladder, Rung
from scorekeeper.teach.needed import ladder, wanted

_TRIES: Final = 60
_CHOICES: Final = {EASY: 4, 2: 5, HARD: 6}
_SELDOM: Final = 3
"""How many recorded hands make a hand worth asking about."""
_LIABLE_SHARE: Final = 0.4
_HUNDRED: Final = 100
_ROUND_TO: Final = 1000


def moves(room: Room, level: int) -> Drill | None:
    """By how much every player's points change; from level 2 on with counters and sticks, at level 3 with liability."""
    liable = level == HARD and room.chance.random() < _LIABLE_SHARE
    scene = (room.liable_scene() if liable else None) or room.scene(busy=level > EASY)
    return None if scene is None else moves_of(scene, level)


def moves_of(scene: Scene, level: int) -> Drill:
    """What a win does at its table asked for."""
    fields = moved_fields(scene)
    return Drill("moves", level, Phrase("drill_ask_moves"), scene, fields, answers(fields, scene, reckoned(scene)))


# what is needed in the last hand


def can_be_last(room: Room) -> bool:
    """Whether these rules know a last hand, and hands that can be called out."""
    return bool(room.rules.declaration.called_out) and any(each.board.left == 1 for each in room.openings)


def needed(room: Room, level: int) -> Drill | None:
    """The smallest hand with which a player reaches a goal by one way of winning."""
    for _ in range(_TRIES):
        table = _last_table(room, level)
        if table is None:
            return None
        seats = list(range(room.rules.seats))
        seat = room.chance.choice([each for each in seats if table.result.places[each] > 1] or seats)
        off = room.chance.choice([None, *(each for each in seats if each != seat)])
        drill = asked_of(room, level, table, seat, off)
        if drill is not None:
            return drill
    return None


def asked_of(room: Room, level: int, table: Ledger, seat: Seat, off: Seat | None) -> Drill | None:
    """What a seat needs for a better place by one way of winning; None where no hand is enough, or too few could be."""
    assert room.outcome is not None  # noqa: S101 - only rules with wins are asked about them
    found = ladder(table, room.outcome, seat, off)
    places = table.result.places
    goal = Goal(place=room.chance.randrange(1, places[seat])) if places[seat] > 1 else Goal(wins=True)
    rung = found.smallest(wanted(goal, seat)) if found else None
    if rung is None or not _usual(room, rung.declared):
        return None
    scene = Scene(table, seat, off, declared=rung.declared, given=found.way.givens[0], steps=room.weights.steps)
    names = table.players
    question = Phrase(
        "drill_ask_needed_self" if off is None else "drill_ask_needed_off",
        {"player": names[seat], "place": goal.place or 1, "payer": "" if off is None else names[off]},
    )
    field = need_field(room, found, rung, level)
    if field is None:
        return None
    about = {"place": goal.place or 1}
    return Drill("needed", level, question, scene, (field,), {NEED: need_value(found, rung.declared)}, about=about)


def need_value(found: Ladder, declared: Facts) -> int | str:
    """A hand as it is answered: the number alone where there is no more to it."""
    group = group_of(found.way.ledger.rules, declared)
    if len(group) == 1 and not group[0].choices:
        return int(str(declared[group[0].id]))
    return key_of(declared)


def need_field(room: Room, found: Ladder, right: Rung, level: int) -> Field | None:
    """The right hand among others near it; a number to type where hands are called out by a number alone."""
    if not found.rungs:
        return Field(NEED, Phrase("drill_need_of"))
    gains: dict[int, Rung] = {}
    for rung in (each for each in found.rungs if _usual(room, each.declared)):
        gains.setdefault(rung.gained(found.way.seat), rung)
    gains[right.gained(found.way.seat)] = right
    near = [gains[gain] for gain in sorted(gains)]
    if len(near) < _CHOICES[EASY]:
        return None
    count = min(_CHOICES[level], len(near))
    at = near.index(right)
    low = max(0, min(at - room.chance.randrange(count), len(near) - count))
    chosen = near[low : low + count]
    return Field(
        NEED,
        Phrase("drill_need_of"),
        Entry.CHOICE,
        tuple((key_of(rung.declared), said(rung.declared)) for rung in chosen),
    )


def _usual(room: Room, declared: Facts) -> bool:
    """Whether a hand comes up in play; where nobody has counted, and for hands that have a name, it does."""
    return len(declared) < 2 or not room.weights.usual or room.weights.usual.get(key_of(declared), 0) >= _SELDOM


def key_of(declared: Facts) -> str:
    """A called-out hand as the id of a choice."""
    return "+".join(f"{name}={value}" for name, value in declared.items())


def said(declared: Facts) -> Said:
    """A called-out hand in words: each number with its unit, a limit by its name."""
    return tuple(
        Phrase(f"{name}_count", {"count": value}) if isinstance(value, int) else Phrase(str(value))
        for name, value in declared.items()
    )


def _last_table(room: Room, level: int) -> Ledger | None:
    """A table before its last hand with points such as they come out; above level 1 with counters and sticks."""
    last = next((each for each in room.openings if each.board.left == 1), None)
    scores = next((each for each in room.rules.takeover if each.ask is Ask.AMOUNTS), None)
    if last is None or scores is None or room.rounds is None:
        return None
    round_name = room.rounds.choices[room.openings.index(last)][0]
    start: dict[str, object] = {room.rounds.id: round_name}
    for question in room.counted if level > EASY else ():
        start[question.id] = room.chance.randrange(3)
    step = _ROUND_TO if level == EASY else _HUNDRED
    base = list(last.state.scores)
    unit = max(1, min(step, base[0] // 20))
    for _ in range(room.rules.seats * 2):
        one, other = room.chance.sample(range(room.rules.seats), 2)
        amount = unit * room.chance.randrange(1, max(2, base[0] // (3 * unit)))
        base[one] -= amount
        base[other] += amount
    for table in _tried(room, start, scores.id, base):
        return table
    return None


def _tried(room: Room, start: dict[str, object], scores: str, points: list[int]) -> Iterator[Ledger]:
    """The table with such points; sticks on it were paid by somebody."""
    found = room.opened({**start, scores: points})
    if found.stopped_at is None and not found.over:
        yield found
    bare = {name: value for name, value in start.items() if name not in {each.id for each in room.counted}}
    yield room.opened({**bare, scores: points})
