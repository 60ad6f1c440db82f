"""What a game comes to: leftover sticks, places, and the result with uma, oka and what is settled after."""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper.core.money import Seat
from scorekeeper.core.problem import Phrase
from scorekeeper.core.ruleset import Column, Result
from scorekeeper.rulesets.riichi.options import SEATS, Options
from scorekeeper.rulesets.riichi.table import Table

_THOUSAND = 1000
_HUNDRED = 100


def result(table: Table, options: Options) -> Result:
    """Points with the leftover sticks dealt out, places, and once the game is over the final result in thousands."""
    if not table.over:
        return Result(table.scores, _places(_groups(table.scores, options)), None)
    points, groups = _with_leftovers(table, options)
    columns = _columns(points, groups, table, options)
    final = tuple(sum(each.amounts[seat] for each in columns) / _THOUSAND for seat in range(SEATS))
    return Result(points, _places(groups), final, columns, _THOUSAND, table.ended)


def split(total: int, parts: int) -> tuple[int, ...]:
    """A total in equal parts of whole hundreds; what is left over goes to the first part (1000 by 3: 400, 300, 300)."""
    part = total // parts // _HUNDRED * _HUNDRED
    return (total - part * (parts - 1), *(part,) * (parts - 1))


def _groups(points: Sequence[int], options: Options) -> tuple[tuple[Seat, ...], ...]:
    """The seats from first to last, those that share a place together, nearer the first dealer first."""
    ranked = sorted(range(SEATS), key=lambda seat: (-points[seat], seat))
    if options.ties != "shared":
        return tuple((seat,) for seat in ranked)
    worths = sorted(set(points), reverse=True)
    return tuple(tuple(seat for seat in ranked if points[seat] == worth) for worth in worths)


def _places(groups: Sequence[Sequence[Seat]]) -> tuple[int, ...]:
    """Each seat's place; seats of one group share the best of theirs (1, 2, 2, 4)."""
    places = [0] * SEATS
    place = 1
    for group in groups:
        for seat in group:
            places[seat] = place
        place += len(group)
    return tuple(places)


def _with_leftovers(table: Table, options: Options) -> tuple[tuple[int, ...], tuple[tuple[Seat, ...], ...]]:
    """The points with the sticks left on the table dealt out, and who is where.

    Those who share the first place keep sharing it even where the sticks cannot be split evenly. Where nobody has won
    at all the last winner's sticks go to the first.
    """
    groups = _groups(table.scores, options)
    if options.leftover_sticks == "stay":
        return table.scores, groups
    if options.leftover_sticks == "last_winner" and table.last_winner is not None:
        points = _added(table.scores, (table.last_winner,), table.pot)
        return points, _groups(points, options)
    return _added(table.scores, groups[0], table.pot), groups


def _added(points: Sequence[int], seats: Sequence[Seat], more: int) -> tuple[int, ...]:
    shares = dict(zip(seats, split(more, len(seats)), strict=True))
    return tuple(each + shares.get(seat, 0) for seat, each in enumerate(points))


def _columns(
    points: Sequence[int], groups: Sequence[Sequence[Seat]], table: Table, options: Options
) -> tuple[Column, ...]:
    """What the result is made of: the columns these rules use, each with what it gives or takes, in points."""
    plain = [each - options.return_points for each in table.scores]
    sticks = [after - before for after, before in zip(points, table.scores, strict=True)]
    uma, oka = _shares(groups, _uma(points, options), _oka(options))
    rounding = _rounding(points, groups, uma, oka, options)
    columns = (
        ("base", True, plain),
        ("sticks", options.leftover_sticks != "stay", sticks),
        ("rounding", options.final_rounding != "none", rounding),
        ("uma", True, uma),
        ("oka", _oka(options) != 0, oka),
        ("chombo", options.chombo == "points_after", [-each for each in table.fines]),
        ("yakitori", options.yakitori != 0, _yakitori(table, options)),
    )
    return tuple(
        Column(name, Phrase(f"sheet_{name}", {"points": options.return_points}), tuple(amounts))
        for name, used, amounts in columns
        # Rules that held earlier in the game may have left something in a column that these do not use.
        if used or any(amounts)
    )


def _shares(
    groups: Sequence[Sequence[Seat]], uma: Sequence[float], oka: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Each seat's uma and oka in points; equals share both together, so that no tenth is split twice."""
    places = [round(each * _THOUSAND) for each in uma]
    by_uma, by_oka = [0] * SEATS, [0] * SEATS
    place = 0
    for group in groups:
        bonus = sum(places[place : place + len(group)])
        first = oka if place == 0 else 0
        shares = zip(group, split(bonus, len(group)), split(bonus + first, len(group)), strict=True)
        for seat, share, whole in shares:
            by_uma[seat], by_oka[seat] = share, whole - share
        place += len(group)
    return tuple(by_uma), tuple(by_oka)


def _rounding(
    points: Sequence[int],
    groups: Sequence[Sequence[Seat]],
    uma: Sequence[int],
    oka: Sequence[int],
    options: Options,
) -> tuple[int, ...]:
    """What rounding to whole thousands gives or takes; the first take what makes the result sum to zero."""
    if options.final_rounding != "thousand":
        return (0,) * SEATS
    change = [_rounded(each) - each for each in points]
    others = sum(_rounded(points[seat]) - options.return_points + uma[seat] for each in groups[1:] for seat in each)
    for seat, share in zip(groups[0], split(-others, len(groups[0])), strict=True):
        change[seat] = share - (points[seat] - options.return_points) - uma[seat] - oka[seat]
    return tuple(change)


def _rounded(points: int) -> int:
    """Points in whole thousands, 500 away from zero."""
    size = (abs(points) + _THOUSAND // 2) // _THOUSAND * _THOUSAND
    return size if points >= 0 else -size


def _uma(points: Sequence[int], options: Options) -> tuple[float, ...]:
    """Thousands by place; a floating uma goes by the players at or above the start, and falls back to the plain one."""
    floating = dict(options.uma_floating or ())
    above = sum(each >= options.start_points for each in points)
    return floating.get(above, options.uma)


def _oka(options: Options) -> int:
    """What the first gets on top, in points."""
    if isinstance(options.oka, int):
        return options.oka
    return SEATS * (options.return_points - options.start_points)


def _yakitori(table: Table, options: Options) -> tuple[int, ...]:
    """What players without a win pay to those with one; nothing when nobody or everybody has won."""
    losers = [seat for seat in range(SEATS) if not table.wins[seat]]
    winners = [seat for seat in range(SEATS) if table.wins[seat]]
    each = options.yakitori * _THOUSAND
    changes = [0] * SEATS
    if winners:
        for seat in losers:
            changes[seat] = -each
        for seat, share in zip(winners, split(each * len(losers), len(winners)), strict=True):
            changes[seat] = share
    return tuple(changes)
