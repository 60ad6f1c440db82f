"""How a practised hand enters some concealed tiles: the fewest gestures or keys, the winning tile laid last."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Final

from scorekeeper.core.gesture import Gesture, Stroke
from scorekeeper.core.tiles import Tile

Group = tuple[Tile, ...]
Groups = tuple[Group, ...]
FAR: Final = 90
"""What no way to enter a group costs."""


def one(tiles: Group) -> bool:
    return len(tiles) == 1


def equal(tiles: Group) -> bool:
    return len(tiles) > 1 and len({each.plain for each in tiles}) == 1


@dataclass(frozen=True, slots=True)
class Act:
    """One gesture or key and what it lays.

    A key is held until so many tiles lie there, or a run its red five; `turns` tells how often the winning tile of the
    group is changed afterwards.
    """

    gesture: Gesture
    lays: Group
    hold: int = 1
    turns: int = 0


@dataclass(frozen=True, slots=True)
class Plan:
    """The acts one after the other; `mark` that the winning tile lies somewhere else than last."""

    acts: tuple[Act, ...]
    mark: bool = False


# by mouse


def mouse_plan(tiles: Group, win: Tile | None) -> Plan:
    """The fewest gestures."""
    best: Plan | None = None
    if win is None:
        return Plan(tuple(_mouse_act(group, None) for group in _fewest(_sorted(tiles), _mouse_cost)))
    for last in _last_groups(tiles, win, 9):
        acts = [_mouse_act(each, None) for each in _fewest(_sorted(_without(tiles, last)), _mouse_cost)]
        plan = Plan((*acts, _mouse_act(last, win)))
        if best is None or len(plan.acts) < len(best.acts):
            best = plan
    assert best is not None
    marked = _fewest(_sorted(tiles), _mouse_cost)
    if len(marked) + 1 < len(best.acts):
        best = Plan(tuple(_mouse_act(each, None) for each in marked), mark=True)
    return best


def _mouse_cost(group: Group) -> int:
    return 1


def _mouse_act(group: Group, last: Tile | None) -> Act:
    """The gesture that lays a group, ending with a tile."""
    red = any(each.red for each in group)
    if one(group):
        return Act(Gesture(Stroke.TILE, group[0]), group)
    if equal(group):
        stroke = Stroke.PAIR if len(group) == 2 else Stroke.TRIPLET
        key = next((each for each in group if each.red), group[0])
        plain_last = red and last is not None and not last.red
        return Act(Gesture(stroke, group[0].plain if plain_last else key, red=plain_last), group)
    ordered = group if last is None or group[-1] is last else group[::-1]
    reach = len(group) - 1 if ordered is group else 1 - len(group)
    return Act(Gesture(Stroke.RUN, ordered[0].plain, reach, red), ordered)


# by keyboard


def keys_plan(tiles: Group, win: Tile | None) -> Plan:
    """The fewest keys, a key that is held down with others counted once; a long press is one."""
    best: tuple[int, Plan] | None = None
    for cost, more in ((_key_cost, 1), (_key_cost_alone, 0)):
        for last in _last_groups(tiles, win, 3, middle=True) if win is not None else [()]:
            if last and cost(last) > FAR:
                continue
            rest = _fewest(_sorted(_without(tiles, last)), cost)
            turns = _turns(last, win)
            count = len(rest) + (1 + turns if last else 0) + more
            if best is None or count < best[0]:
                best = count, Plan(_in_order(rest, last, turns))
    assert best is not None
    return best[1]


def _key_cost(group: Group) -> int:
    return 1 if one(group) or equal(group) or len(group) == 3 else FAR + 1


def _key_cost_alone(group: Group) -> int:
    """Without holding another key down for runs."""
    return 1 if one(group) or equal(group) else FAR + 1


def _turns(last: Group, win: Tile | None) -> int:
    """How often another winning tile must be asked for once the last group lies there."""
    if not last or one(last):
        return 0
    if equal(last):
        return 1 if any(each.red for each in last) and win is not None and not win.red else 0
    return (2, 0, 1)[(last.index(win) + 2) % 3] if win is not None else 0


def _key_act(group: Group, turns: int = 0) -> Act:
    if one(group):
        return Act(Gesture(Stroke.TILE, group[0]), group)
    if equal(group):
        key = next((each for each in group if each.red), group[0])
        return Act(Gesture(Stroke.TILE, key), group, hold=len(group), turns=turns)
    red = any(each.red for each in group) and not group[0].red
    return Act(Gesture(Stroke.RUN, group[0], 2), group, hold=2 if red else 1, turns=turns)


def _in_order(rest: Groups, last: Group, turns: int) -> tuple[Act, ...]:
    """The runs one after the other, so that their key is held down once: last where a run comes last."""
    runs_last = bool(last) and not one(last) and not equal(last)
    ordered = sorted(rest, key=lambda group: (not one(group) and not equal(group)) is runs_last)
    acts = [_key_act(group) for group in ordered]
    return (*acts, _key_act(last, turns)) if last else tuple(acts)


# the fewest groups


def _sorted(tiles: Group) -> Group:
    return tuple(sorted(tiles, key=lambda each: (each.kind, each.red)))


def _without(tiles: Group, gone: Group) -> Group:
    left = list(tiles)
    for each in gone:
        left.remove(each)
    return tuple(left)


def _last_groups(tiles: Group, win: Tile, most: int, middle: bool = False) -> Iterator[Group]:
    """Every group that can be laid with the winning tile last, or in the middle of it."""
    yield (win,)
    for group in {each for first in set(tiles) for each in _groups(_sorted(tiles), first, most)}:
        if len(group) > 1 and win in group and (middle or equal(group) or win in (group[0], group[-1])):
            yield group


def _groups(tiles: Group, first: Tile, most: int) -> Iterator[Group]:
    """Every group some tiles hold that begins with one of them."""
    yield (first,)
    same = [each for each in tiles if each.plain is first.plain]
    same.remove(first)
    for count in (1, 2):
        for others in {tuple(each) for each in combinations(same, count)}:
            yield (first, *others)
    if first.is_honour or first.is_bonus:
        return
    runs: list[Group] = [(first,)]
    for number in range(first.number + 1, min(9, first.number + most - 1) + 1):
        faces = {each for each in tiles if each.suit is first.suit and each.number == number}
        runs = [(*run, face) for run in runs for face in faces]
        yield from (run for run in runs if len(run) >= 3 and sum(each.red for each in run) <= 1)


def _fewest(tiles: Group, cost: Callable[[Group], int]) -> Groups:
    """The cheapest way to lay some tiles, given in order."""
    return _cover(tiles, cost)[1]


@cache
def _cover(tiles: Group, cost: Callable[[Group], int]) -> tuple[int, Groups]:
    if not tiles:
        return 0, ()
    best: tuple[int, Groups] | None = None
    for group in dict.fromkeys(_groups(tiles, tiles[0], 9)):
        price = cost(group)
        if price > FAR:
            continue
        left, others = _cover(_without(tiles, group), cost)
        if best is None or price + left < best[0]:
            best = price + left, (group, *others)
    assert best is not None
    return best
