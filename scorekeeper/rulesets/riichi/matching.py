"""Which yaku and yakuman hold, told from the facts of a hand alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import Final

from msgspec import Struct

from scorekeeper.core.score import Line
from scorekeeper.rulesets.riichi.facts import WON, Fact
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.points import capped
from scorekeeper.rulesets.riichi.yaku import YAKU
from scorekeeper.rulesets.riichi.yaku_row import NOTHING, Han, Yaku
from scorekeeper.rulesets.riichi.yakuman import YAKUMAN, Yakuman

_KEPT: Final = 1 << 13
"""Bound of the memo; the table is walked once for each distinct number of facts."""
_BOTH: Final = frozenset(row.id for row in YAKU)
"""Yakuman that share their name with a yaku; the house's han are the yaku's."""
_CLOSED: Final = Fact.CLOSED


class Matched(Struct, frozen=True, gc=False):
    """The yaku of a hand with the sum of their han; for a yakuman hand the yakuman with the multiple that is paid."""

    lines: tuple[Line, ...]
    han: int
    yakuman: int


class _Row(Struct, frozen=True, gc=False):
    needs: int
    without: int
    closed: Line | None
    open: Line | None


def han_of(yaku: Yaku, options: Options) -> Han:
    """Han of the closed and of the open hand as the house counts a yaku, None where it does not count."""
    if not yaku.played(options):
        return None, None
    closed, opened = yaku.han(options)
    house = dict(options.yaku_han)
    if yaku.id in house:
        # What the rules do not let an open hand have, a house's number does not open.
        closed, opened = house[yaku.id][0], house[yaku.id][1] if opened is not None else None
    return closed and closed + yaku.more, opened and opened + yaku.more


def times_of(yakuman: Yakuman, options: Options) -> Han:
    """How many yakuman a yakuman counts as in the closed and in the open hand, None where it does not count."""
    if not yakuman.played(options):
        return None, None
    times = 2 if yakuman.id in options.double_yakuman else 1
    return dict(options.yaku_han).get(yakuman.id, (times, times)) if yakuman.id not in _BOTH else (times, times)


def barred(yaku: Yaku, options: Options) -> int:
    """What must not be true of a hand that has a yaku; a local one that counts in its place only where it is played."""
    return NOTHING if yaku.yields_to and not _counts_closed(yaku.yields_to, options) else yaku.without


def _yaku_rows(options: Options) -> tuple[_Row, ...]:
    rows = []
    for yaku in YAKU:
        closed, opened = han_of(yaku, options)
        without = barred(yaku, options)
        rows.append(_Row(yaku.needs, without, _line(yaku.id, closed), _line(yaku.id, opened)))
    return tuple(row for row in rows if row.closed or row.open)


def _counts_closed(local: str, options: Options) -> bool:
    """Whether a closed hand can have a local yaku: the table plays it, and the house has not switched it off."""
    return local in options.local_yaku and dict(options.yaku_han).get(local, (1, 1))[0] is not None


def _line(name: str, amount: int | None) -> Line | None:
    return None if amount is None else Line(name, amount)


def _yakuman_rows(options: Options) -> tuple[_Row, ...]:
    rows = []
    for yakuman in YAKUMAN:
        closed, opened = times_of(yakuman, options)
        needs = yakuman.needs | yakuman.more(options)
        rows.append(_Row(needs, yakuman.without, _line(yakuman.id, closed), _line(yakuman.id, opened)))
    return tuple(row for row in rows if row.closed or row.open)


class _Found(Struct, frozen=True, gc=False):
    """The lines that some rows bring, with the places of the first and the last of them among all rows."""

    lines: tuple[Line, ...]
    amount: int
    first: int
    last: int


_NOTHING: Final = _Found((), 0, 0, 0)


class _Rows:
    """Rows that are told from the same kind of facts, with a memo of the lines they bring."""

    def __init__(self, rows: Sequence[tuple[int, _Row]]) -> None:
        self._closed = tuple((at, row.needs, row.without, row.closed) for at, row in rows if row.closed is not None)
        self._open = tuple((at, row.needs, row.without, row.open) for at, row in rows if row.open is not None)
        self.looked_at = reduce(or_, [row.needs | row.without for _, row in rows], _CLOSED)
        self.found = lru_cache(maxsize=_KEPT)(self._found)

    def _found(self, facts: int) -> _Found:
        lines, places, amount = [], [], 0
        for at, needs, without, line in self._closed if facts & _CLOSED else self._open:
            if needs & facts == needs and not without & facts:
                lines.append(line)
                places.append(at)
                amount += line.amount
        return _Found(tuple(lines), amount, places[0], places[-1]) if places else _NOTHING


class _Table:
    """Rows in order, apart those that only how a hand was won decides: so both parts have few distinct facts."""

    def __init__(self, rows: tuple[_Row, ...]) -> None:
        placed = list(enumerate(rows))
        self._won = _Rows([each for each in placed if not (each[1].needs | each[1].without) & ~WON])
        self._shaped = _Rows([each for each in placed if (each[1].needs | each[1].without) & ~WON])
        self.looked_at = self._won.looked_at | self._shaped.looked_at
        # Where of the one fact of each row none holds, no row does: so it is with yakuman in nearly every hand.
        self._signs = reduce(or_, [row.needs & -row.needs for row in rows], 0)
        self._order = {line: at for at, row in placed for line in (row.closed, row.open) if line is not None}

    def find(self, facts: int) -> tuple[tuple[Line, ...], int]:
        """The lines whose facts hold, in the order of the rows, and their sum."""
        if not facts & self._signs:
            return (), 0
        won, shaped = self._won.found(facts & self._won.looked_at), self._shaped.found(facts & self._shaped.looked_at)
        lines = won.lines + shaped.lines
        if won.last > shaped.first and won.lines and shaped.lines:
            lines = tuple(sorted(lines, key=self._order.__getitem__))
        return lines, won.amount + shaped.amount


def matcher(options: Options) -> tuple[Callable[[int], Matched], int]:
    """A function from the facts of a hand to its yaku under these rules, and the facts it looks at."""
    yaku, yakuman = _Table(_yaku_rows(options)), _Table(_yakuman_rows(options))

    @lru_cache(maxsize=_KEPT)
    def match(facts: int) -> Matched:
        limits, times = yakuman.find(facts)
        if not limits:
            lines, han = yaku.find(facts)
            return Matched(lines, han, 0)
        if not options.yakuman_add_up:
            # Of equals the one that somebody may be liable for: the winner is paid the same either way.
            best = max(limits, key=lambda line: (line.amount, line.id in options.pao))
            limits, times = (best,), best.amount
        return Matched(limits, 0, capped(times, options))

    return match, yaku.looked_at | yakuman.looked_at
