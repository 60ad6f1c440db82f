"""Which house rules a hand's payment hangs on: each option is changed, and the hand is scored anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import islice
from typing import Final

from msgspec import Struct

from scorekeeper.core.explained import Mattered
from scorekeeper.core.option import OneOf, Option, SeveralOf
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset

_ASKED: Final = "bad_record"
_KEPT: Final = 2
"""How many rules are kept with all their changes: those of a session, and others that are looked at beside them."""


class Worth(Struct, frozen=True):
    """What a hand is paid under some rules: by whom how much, and in all."""

    payments: tuple[tuple[int, int], ...]
    paid: int


Reckon = Callable[[Ruleset], Worth | Problem]
Others = tuple[tuple[object, Ruleset], ...]
"""Other values of an option, each with the rules that have it."""


def mattered(rules: Ruleset, reckon: Reckon) -> tuple[Mattered, ...]:
    """The options that change what is paid when they are changed alone: of each the first value that does.

    Another value is any there is where they are few, each id put in or left out where there are several, and else what
    the family and the preset usually have.
    """
    now = reckon(rules)
    if isinstance(now, Problem):
        return ()
    found: list[Mattered] = []
    for row, others in _otherwise(rules):
        hits = _hits(rules, row.id, others, now, reckon)
        found += hits if isinstance(row.kind, SeveralOf) else islice(hits, 1)
    return tuple(found)


def _hits(rules: Ruleset, option: str, others: Others, now: Worth, reckon: Reckon) -> Iterator[Mattered]:
    value, own = rules.options[option], option in rules.changed
    for other, changed in others:
        then = reckon(changed)
        if isinstance(then, Problem):
            # What other rules ask besides was not asked here: that says nothing of the hand.
            if then.id != _ASKED:
                yield Mattered(option, value, other, 0, then, own)
        elif then != now:
            yield Mattered(option, value, other, then.paid, own=own)


def _ids(value: object) -> tuple[object, ...]:
    return tuple(value) if isinstance(value, list | tuple) else ()


@lru_cache(maxsize=_KEPT)
def _otherwise(rules: Ruleset) -> tuple[tuple[Option, Others], ...]:
    """Every option in force with its other values, and the rules that have them; made once for many hands."""
    plain = rules.with_preset(rules.preset, {})
    usual = rules.options if isinstance(plain, Problem) else plain.options
    found = []
    for row in rules.option_rows:
        if not row.idle(rules.options):
            others = _others(row, rules.options[row.id], usual[row.id])
            changed = ((other, rules.with_options({row.id: other})) for other in others)
            found.append((row, tuple((other, each) for other, each in changed if not isinstance(each, Problem))))
    return tuple(found)


def _others(row: Option, value: object, usual: object) -> Iterator[object]:
    """Other values of an option, the preset's own before all others.

    What neither these rules nor the preset nor the family usually has is left alone: few hands would be without it.
    """
    if isinstance(row.kind, SeveralOf):
        held, usually = _ids(value), {*_ids(usual), *_ids(row.default)}
        for each in row.kind.ids:
            if each not in held and each not in usually:
                continue
            yield [one for one in row.kind.ids if (one in held) is not (one == each)]
        return
    if usual != value:
        yield usual
    if isinstance(row.kind, OneOf):
        yield from (each for each in row.kind.values if each not in (value, usual))
