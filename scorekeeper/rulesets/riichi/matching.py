"""Which yaku and yakuman hold, told from the facts of a hand alone."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from scorekeeper.core.score import Line
from scorekeeper.rulesets.riichi.facts import Fact
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.points import capped
from scorekeeper.rulesets.riichi.yaku import YAKU, YAKUMAN

_KEPT: Final = 1 << 13
"""Bound of the memo; the table is walked once for each distinct number of facts."""
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
    closed: Line
    open: Line | None


def _yaku_rows(options: Options) -> tuple[_Row, ...]:
    rows = []
    for yaku in YAKU:
        if yaku.played(options):
            closed, opened = yaku.han(options)
            line = Line(yaku.id, opened) if opened is not None else None
            rows.append(_Row(int(yaku.needs), int(yaku.without), Line(yaku.id, closed), line))
    return tuple(rows)


def _yakuman_rows(options: Options) -> tuple[_Row, ...]:
    rows = []
    for yakuman in YAKUMAN:
        if yakuman.played(options):
            line = Line(yakuman.id, 2 if yakuman.id in options.double_yakuman else 1)
            rows.append(_Row(int(yakuman.needs | yakuman.more(options)), int(yakuman.without), line, line))
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
                limits = (max(limits, key=lambda line: line.amount),)
            return Matched(limits, 0, capped(sum(line.amount for line in limits), options))
        lines = _matching(yaku_rows, facts)
        return Matched(lines, sum(line.amount for line in lines), 0)

    relevant = _CLOSED
    for row in yaku_rows + yakuman_rows:
        relevant |= row.needs | row.without
    return match, relevant
