"""Drills about a hand that was won: what it counts, what it is, what it is paid, and what it waited for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from scorekeeper.core.declaration import Ask
from scorekeeper.core.drill_view import Entry, Field
from scorekeeper.core.hand import Hand
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.score import Score
from scorekeeper.core.tiles import COPIES, RED_OF, TILES, Tile
from scorekeeper.teach.drills.asked import (
    NAMES,
    WAITS,
    answers,
    names_field,
    paid_fields,
    part_field,
)
from scorekeeper.teach.drills.scene import Facts, Reckoned, Scene, callings, capped
from scorekeeper.teach.drills.tables import Room, reckoned
from scorekeeper.teach.drills.task import Drill
from scorekeeper.teach.drills.weights import Weights

EASY: Final = 1
AS_PLAYED: Final = 2
HARD: Final = 3
_TRIES: Final = 80
_CHOICES: Final = {EASY: 6, AS_PLAYED: 9, HARD: 12}
_FEW_LINES: Final = 3
_MANY_LINES: Final = 5
_FEW: Final = 2
_VERY_MANY_LINES: Final = 8
_NO_HAND: Final = frozenset({"not_a_win", "too_many_copies", "bad_tile"})


def fitting(room: Room, level: int, easy: Callable[[Scene, Reckoned], bool], hard: Callable[[Scene, Reckoned], bool],
            useful: Callable[[Scene, Reckoned], bool] = lambda _scene, _found: True) -> tuple[Scene, Reckoned] | None:  # fmt: skip
    """A scene of a level, with what it comes to; level 2 is as real play has it."""
    wanted = {EASY: easy, HARD: hard}.get(level)
    last = None
    for _ in range(_TRIES):
        scene = room.scene()
        if scene is None:
            return None
        found = reckoned(scene)
        if useful(scene, found):
            last = scene, found
            if wanted is None or wanted(scene, found):
                return last
    return last


# what a hand counts


def fine(room: Room, level: int) -> Drill | None:
    """The total of the part that adds many small numbers."""
    part = room.weights.fine
    got = fitting(
        room,
        level,
        easy=lambda _scene, found: len(found.lines(part)) <= _FEW_LINES,
        hard=lambda _scene, found: len(found.lines(part)) >= _MANY_LINES,
        useful=lambda _scene, found: part in found.totals,
    )
    return None if got is None else _of_parts(room, "fine", level, *got, (part,))


def counted(room: Room, level: int) -> Drill | None:
    """The totals of both parts that make a hand."""
    got = fitting(
        room, level, _few_lines, _many_lines, useful=lambda scene, found: bool(asked_parts(room.weights, scene, found))
    )
    if got is None:
        return None
    scene, found = got
    return _of_parts(room, "counted", level, scene, found, asked_parts(room.weights, scene, found))


def whole(room: Room, level: int) -> Drill | None:
    """Everything: what a hand counts and what it is paid. What would change nothing at a limit is not asked."""
    got = fitting(room, level, _few_lines, _many_lines)
    if got is None:
        return None
    parts = asked_parts(room.weights, *got)
    return _of_parts(room, "whole", level, *got, parts, paid_fields(*got))


def asked_parts(weights: Weights, scene: Scene, found: Reckoned) -> tuple[str, ...]:
    """The parts of a hand worth asking for: at a limit not the one whose numbers do not matter there."""
    parts = (part for part in found.totals if part in (weights.fine, weights.named))
    return tuple(part for part in parts if part != weights.fine or not _limited(scene))


def _of_parts(room: Room, kind: str, level: int, scene: Scene, found: Reckoned, parts: tuple[str, ...],
              more: tuple[Field, ...] = ()) -> Drill:  # fmt: skip
    units = {part.id: part.unit for part in found.parts}
    fields = (*(part_field(part, units[part]) for part in parts), *more)
    right = answers(fields, scene, found, room.weights.named)
    return Drill(kind, level, Phrase(f"drill_ask_{kind}"), scene, fields, right)


def _few_lines(scene: Scene, found: Reckoned) -> bool:
    return sum(len(part.lines) for part in found.parts if part.total is not None) <= _MANY_LINES


def _many_lines(scene: Scene, found: Reckoned) -> bool:
    return sum(len(part.lines) for part in found.parts if part.total is not None) >= _VERY_MANY_LINES


def _limited(scene: Scene) -> bool:
    """Whether a limit caps the hand, so that its small numbers do not matter."""
    score = scene.score
    if score is None or isinstance(score, Problem):
        return False
    facts = _numbers(scene, score)
    return facts is not None and capped(scene, facts)


def _numbers(scene: Scene, score: Score) -> Facts | None:
    """A hand as it is called out in more than one number, None where it cannot be."""
    return next((facts for facts in callings(scene, score) if len(facts) > 1), None)


# what a hand is


def names(room: Room, level: int) -> Drill | None:
    """The names of all that the hand is, out of some that come up in play."""
    part = room.weights.named
    got = fitting(
        room,
        level,
        easy=lambda _scene, found: len(found.lines(part)) <= _FEW,
        hard=lambda _scene, found: len(found.lines(part)) > _FEW,
        useful=lambda _scene, found: bool(found.lines(part)),
    )
    if got is None:
        return None
    scene, found = got
    right = frozenset(line.id for line in found.lines(part))
    table = room.weights.lines[part]
    choices = set(right)
    for _ in range(_TRIES):
        if len(choices) >= max(_CHOICES[level], len(right) + _FEW):
            break
        choices.add(table.draw(room.chance))
    order = [name for name in room.rules.words if name in choices]
    return Drill(
        "names", level, Phrase("drill_ask_names"), scene, (names_field(tuple(order)),), {NAMES: right},
        about={"named": part},
    )  # fmt: skip


# what a hand is paid


def points(room: Room, level: int) -> Drill | None:
    """What a hand is paid that is called out in numbers."""
    got = fitting(
        room,
        level,
        easy=lambda scene, _found: scene.off is not None and scene.dealer != scene.seat,
        hard=lambda scene, found: not _limited(scene) and sum(found.paid.values()) % 1000 != 0,
        useful=lambda scene, _found: _called(scene) is not None,
    )
    if got is None:
        return None
    facts = _called(got[0])
    assert facts is not None  # noqa: S101 - it was looked at before
    scene = got[0].called(facts)
    found = reckoned(scene)
    fields = paid_fields(scene, found)
    return Drill("points", level, Phrase("drill_ask_points"), scene, fields, answers(fields, scene, found))


def can_call_numbers(room: Room) -> bool:
    """Whether hands can be called out in more than one number under these rules."""
    return any(
        len(group) > 1 and all(each.ask is Ask.NUMBER for each in group) for group in room.rules.declaration.called_out
    )


def _called(scene: Scene) -> Facts | None:
    """The scene's hand in numbers; at a limit without those that change nothing, as far as the rules let it be said so."""
    score = scene.score
    if score is None or isinstance(score, Problem):
        return None
    facts = _numbers(scene, score)
    if facts is None or not capped(scene, facts):
        return facts
    short = dict(list(facts.items())[:1])
    return facts if isinstance(scene.called(short).step, Problem) else short


# what a hand waited for


def waits(room: Room, level: int) -> Drill | None:
    """All tiles that would have completed the hand before its last one came."""
    last = None
    for _ in range(_TRIES):
        scene = room.scene()
        if scene is None or scene.hand is None:
            return None
        right = waits_of(scene)
        if not right:
            continue
        fields = (Field(WAITS, Phrase("drill_waits_of"), Entry.TILES),)
        last = Drill("waits", level, Phrase("drill_ask_waits"), scene, fields, {WAITS: right}, hidden=True)
        if level == AS_PLAYED or (level == EASY and len(right) <= _FEW) or (level == HARD and len(right) > _FEW):
            return last
    return last


def waits_of(scene: Scene) -> frozenset[str]:
    """The codes of all plain tiles with which the hand would be complete, whether or not it could win."""
    hand = scene.hand
    assert hand is not None  # noqa: S101 - a drill about waits shows a hand
    before = list(hand.concealed)
    if hand.win_tile is None:
        return frozenset()
    before.remove(hand.win_tile)
    beside = [tile for meld in hand.melds for tile in meld.tiles]
    held = [tile.kind for tile in (*before, *beside)]
    tiles = {each.plain for row in scene.rules.declaration.tiles for each in row if not each.is_bonus}
    return frozenset(
        tile.code
        for tile in tiles
        if held.count(tile.kind) < COPIES and any(_completes(scene, hand, before, face) for face in _faces(tile))
    )


def _faces(tile: Tile) -> tuple[Tile, ...]:
    return (tile, RED_OF[tile]) if tile in RED_OF else (TILES[tile.kind],)


def _completes(scene: Scene, hand: Hand, before: list[Tile], tile: Tile) -> bool:
    win = scene.rules.declaration.win_self
    full = replace(hand, concealed=(*before, tile), win_tile=tile, win=win, circumstances=frozenset(), rows={})
    plain = replace(scene.setting, given=frozenset())
    score = scene.rules.score(full, plain)
    return not isinstance(score, Problem) or score.id not in _NO_HAND
