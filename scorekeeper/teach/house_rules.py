"""Which house rules a hand's payment hangs on: each option is changed, and the hand is scored anew."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from scorekeeper.core.explained import Mattered
from scorekeeper.core.option import OneOf, Option, SeveralOf
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset


@dataclass(frozen=True, slots=True)
class Worth:
    """What a hand is paid under some rules: by whom how much, and in all."""

    payments: tuple[tuple[int, int], ...]
    paid: int


Reckon = Callable[[Ruleset], Worth | Problem]


def mattered(rules: Ruleset, reckon: Reckon) -> tuple[Mattered, ...]:
    """The options that change what is paid when they are changed alone: of each the first value that does.

    Another value is any there is where they are few, each id put in or left out where there are several, and else what
    the family and the preset usually have.
    """
    now = reckon(rules)
    if isinstance(now, Problem):
        return ()
    plain = rules.with_preset(rules.preset, {})
    usual: Mapping[str, object] = {} if isinstance(plain, Problem) else plain.options
    found: list[Mattered] = []
    for row in rules.option_rows:
        if row.idle(rules.options):
            continue
        value = rules.options[row.id]
        tried = (_tried(rules, row.id, other, now, reckon) for other in _others(row, value, usual.get(row.id, value)))
        hits = (each for each in tried if each is not None)
        found += hits if isinstance(row.kind, SeveralOf) else [each for each in [next(hits, None)] if each is not None]
    return tuple(found)


def _tried(rules: Ruleset, option: str, other: object, now: Worth, reckon: Reckon) -> Mattered | None:
    changed = rules.with_options({option: other})
    if isinstance(changed, Problem):
        return None
    then = reckon(changed)
    value, own = rules.options[option], option in rules.changed
    if isinstance(then, Problem):
        return Mattered(option, value, other, 0, then, own)
    return None if then == now else Mattered(option, value, other, then.paid, own=own)


def _others(row: Option, value: object, usual: object) -> Iterator[object]:
    """Other values of an option, the preset's own before all others."""
    if isinstance(row.kind, SeveralOf):
        held = list(value) if isinstance(value, list | tuple) else []
        for each in row.kind.ids:
            yield [one for one in row.kind.ids if (one in held) is not (one == each)]
        return
    if usual != value:
        yield usual
    if isinstance(row.kind, OneOf):
        yield from (each for each in row.kind.values if each not in (value, usual))
