"""Which yaku and yakuman hold, told from the facts of a hand alone."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from scorekeeper.core.score import Line
from scorekeeper.rulesets.riichi.facts import Fact
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.points import capped
from scorekeeper.rulesets.riichi.yaku import NOTHING, YAKU
from scorekeeper.rulesets.riichi.yakuman import YAKUMAN

_KEPT: Final = 1 << 13
"""Bound of the memo; the table is walked once for each distinct number of facts."""
_BOTH: Final = frozenset(row.id for row in YAKU)
"""Yakuman that share their name with a yaku; the house's han are the yaku's."""
_CLOSED: Final = int(Fact.CLOSED)


@dataclass(frozen=True, slots=True)
class Matched:
    """The yaku of a hand with the sum of their han; for a yakuman hand the yakuman with the multiple that is paid."""

    lines: tuple[Line, ...]
    han: int
    yakuman: int


@dataclass(frozen=True, slots=True)
class _Row:
    needs: int
    without: int
    closed: Line | None
    open: Line | None


def _yaku_rows(options: Options) -> tuple[_Row, ...]:
    house = dict(options.yaku_han)
    rows = []
    for yaku in YAKU:
        if yaku.played(options):
            closed, opened = yaku.han(options)
            if yaku.id in house:
                # What the rules do not let an open hand have, a house's number does not open.
                closed, opened = house[yaku.id][0], house[yaku.id][1] if opened is not None else None
            lines = _line(yaku.id, closed, yaku.more), _line(yaku.id, opened, yaku.more)
            without = NOTHING if yaku.yields_to and not _counts_closed(yaku.yields_to, options) else yaku.without
            rows.append(_Row(int(yaku.needs), int(without), *lines))
    return tuple(rows)


def _counts_closed(local: str, options: Options) -> bool:
    """Whether a closed hand can have a local yaku: the table plays it, and the house has not switched it off."""
    return local in options.local_yaku and dict(options.yaku_han).get(local, (1, 1))[0] is not None


def _line(name: str, amount: int | None, more: int = 0) -> Line | None:
    return None if amount is None else Line(name, amount + more)


def _yakuman_rows(options: Options) -> tuple[_Row, ...]:
    house = dict(options.yaku_han)
    rows = []
    for yakuman in YAKUMAN:
        if yakuman.played(options):
            times = 2 if yakuman.id in options.double_yakuman else 1
            closed, opened = house.get(yakuman.id, (times, times)) if yakuman.id not in _BOTH else (times, times)
            needs = int(yakuman.needs | yakuman.more(options))
            rows.append(_Row(needs, int(yakuman.without), _line(yakuman.id, closed), _line(yakuman.id, opened)))
    return tuple(rows)


def _matching(rows: tuple[_Row, ...], facts: int) -> tuple[Line, ...]:
    closed = facts & _CLOSED
    found = []
    for row in rows:
        if facts & row.needs == row.needs and not facts & row.without:
            line = row.closed if closed else row.open
            if line is not None:
                found.append(line)
    return tuple(found)


def matcher(options: Options) -> tuple[Callable[[int], Matched], int]:
    """A function from the facts of a hand to its yaku under these rules, and the facts it looks at."""
    yaku_rows, yakuman_rows = _yaku_rows(options), _yakuman_rows(options)

    @lru_cache(maxsize=_KEPT)
    def match(facts: int) -> Matched:
        limits = _matching(yakuman_rows, facts)
        if limits:
            if not options.yakuman_add_up:
                # Of equals the one that somebody may be liable for: the winner is paid the same either way.
                limits = (max(limits, key=lambda line: (line.amount, line.id in options.pao)),)
            return Matched(limits, 0, capped(sum(line.amount for line in limits), options))
        lines = _matching(yaku_rows, facts)
        return Matched(lines, sum(line.amount for line in lines), 0)

    relevant = _CLOSED
    for row in yaku_rows + yakuman_rows:
        relevant |= row.needs | row.without
    return match, relevant
