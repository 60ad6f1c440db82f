"""Why a hand is paid what it is paid: asked of the rules in force, with the house rules that mattered."""

from __future__ import annotations

from collections.abc import Sequence

from scorekeeper.core.explained import Mattered, Why
from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Ledger
from scorekeeper.core.money import Seat, Transfer
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Event, Ruleset, State
from scorekeeper.teach.house_rules import Worth, mattered


def why_hand(rules: Ruleset, hand: Hand, setting: Setting) -> Why | Problem:
    """Why a hand by itself is worth what it is, or why it cannot win."""
    found = rules.explain(hand, setting)
    if isinstance(found, Problem):
        return found

    def reckon(others: Ruleset) -> Worth | Problem:
        score = others.score(hand, setting)
        return score if isinstance(score, Problem) else Worth((), score.total)

    return Why(found, mattered(rules, reckon))


def why_event(ledger: Ledger, record: Record) -> tuple[Why, ...] | Problem:
    """Why each hand of an event is paid what it is, at a table as it stands before the event; none where no hand counts."""
    rules, state = ledger.rules, ledger.state
    event = rules.read_event(record)
    if isinstance(event, Problem):
        return event
    found = rules.explain_event(state, event)
    if isinstance(found, Problem):
        return found
    return tuple(Why(each.explanation, _mattered(rules, state, event, each.seat), each.seat) for each in found)


def _mattered(rules: Ruleset, state: State, event: Event, seat: Seat) -> tuple[Mattered, ...]:
    def reckon(others: Ruleset) -> Worth | Problem:
        step = others.play(state, event)
        return step if isinstance(step, Problem) else _gained(step.transfers, seat)

    return mattered(rules, reckon)


def _gained(transfers: Sequence[Transfer], seat: Seat) -> Worth:
    """What a seat is paid by whom."""
    sums: dict[int, int] = {}
    for each in transfers:
        if each.payee == seat:
            sums[each.payer] = sums.get(each.payer, 0) + each.points
    return Worth(tuple(sorted(sums.items())), sum(sums.values()))
