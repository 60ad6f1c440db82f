"""What a game comes to: leftover sticks, places, and the result with uma, oka and what is settled after."""

from collections.abc import Sequence

from scorekeeper.core.money import Seat
from scorekeeper.core.ruleset import Result
from scorekeeper.rulesets.riichi.options import SEATS, Options
from scorekeeper.rulesets.riichi.table import Table

_THOUSAND = 1000
_HUNDRED = 100


def result(table: Table, options: Options) -> Result:
    """Points with the leftover sticks dealt out, places, and once the game is over the final result in thousands."""
    if not table.over:
        return Result(table.scores, _places(_groups(table.scores, options)), None)
    points, groups = _with_leftovers(table, options)
    final = _settled(points, groups, table, options)
    return Result(points, _places(groups), tuple(each / _THOUSAND for each in final))


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
    if options.leftover_sticks == "stay" or not table.pot:
        return table.scores, groups
    if options.leftover_sticks == "last_winner" and table.last_winner is not None:
        points = _added(table.scores, (table.last_winner,), table.pot)
        return points, _groups(points, options)
    return _added(table.scores, groups[0], table.pot), groups


def _added(points: Sequence[int], seats: Sequence[Seat], more: int) -> tuple[int, ...]:
    shares = dict(zip(seats, split(more, len(seats)), strict=True))
    return tuple(each + shares.get(seat, 0) for seat, each in enumerate(points))


def _settled(
    points: Sequence[int], groups: Sequence[Sequence[Seat]], table: Table, options: Options
) -> tuple[int, ...]:
    """The final result in points, a thousandth of what is shown."""
    final = [0] * SEATS
    place = 0
    for group, bonus in zip(groups, _bonuses(points, groups, options), strict=True):
        for seat, share in zip(group, split(bonus, len(group)), strict=True):
            final[seat] = _reckoned(points[seat], options) + share
        place += len(group)
    if options.final_rounding == "thousand":
        others = sum(final[seat] for group in groups[1:] for seat in group)
        for seat, share in zip(groups[0], split(-others, len(groups[0])), strict=True):
            final[seat] = share
    for seat, change in enumerate(_yakitori(table, options)):
        final[seat] += change - table.fines[seat]
    return tuple(final)


def _reckoned(points: int, options: Options) -> int:
    """Points against the return, rounded to whole thousands first where the rules say so, 500 away from zero."""
    if options.final_rounding == "thousand":
        size = (abs(points) + _THOUSAND // 2) // _THOUSAND * _THOUSAND
        points = size if points >= 0 else -size
    return points - options.return_points


def _bonuses(points: Sequence[int], groups: Sequence[Sequence[Seat]], options: Options) -> tuple[int, ...]:
    """Uma of every place a group takes, with the oka for the first, in points."""
    uma = [round(each * _THOUSAND) for each in _uma(points, options)]
    uma[0] += _oka(options)
    found = []
    place = 0
    for group in groups:
        found.append(sum(uma[place : place + len(group)]))
        place += len(group)
    return tuple(found)


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
