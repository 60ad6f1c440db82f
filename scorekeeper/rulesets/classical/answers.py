"""An outcome as the window gathers it, written as an event's record and read back."""

from __future__ import annotations

from scorekeeper.core.journal import Record
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import entries, mapping
from scorekeeper.core.ruleset import Answers, WinnerAnswer
from scorekeeper.rulesets.classical.events import Draw, EventType, Win, read_event
from scorekeeper.rulesets.classical.penalties import OTHER, REASON
from scorekeeper.rulesets.classical.rule_options import SEATS, RuleOptions

_OWN_KEYS = frozenset(("type", "winner", "from", "liable", "hands"))


def write_event(answers: Answers) -> dict[str, object]:
    """The public record of an outcome as it was entered."""
    record: dict[str, object] = {"type": answers.outcome}
    given = dict(answers.given)
    if answers.outcome == EventType.WIN and answers.winners:
        winner = answers.winners[0]
        liable = given.pop("liable", None) if winner.liable is None else winner.liable
        record |= {"winner": winner.seat, "from": answers.off, "liable": liable}
    if answers.outcome == EventType.WIN or answers.others:
        shown = {each.seat: _written(each) for each in (*answers.winners, *answers.others)}
        record["hands"] = [shown.get(seat) for seat in range(SEATS)]
    for key, value in given.items():
        if value is not None and (key, value) != (REASON, OTHER):
            record[key] = list(value) if isinstance(value, tuple | set | frozenset) else value
    return record


def _written(answer: WinnerAnswer) -> dict[str, object] | None:
    if answer.declared is not None:
        return {"declared": dict(answer.declared)}
    return None if answer.hand is None else dict(answer.hand)


def read_answers(record: Record, rules: RuleOptions) -> Answers | Problem:
    """What the window would have gathered for a record, or what is wrong with its form."""
    event = read_event(record, rules)
    if isinstance(event, Problem):
        return event
    kind = str(record["type"])
    if not isinstance(event, Win | Draw):
        return Answers(kind, given={key: value for key, value in record.items() if key != "type"})
    given = {key: value for key, value in record.items() if key not in _OWN_KEYS}
    shown = [_answer(seat, each) for seat, each in enumerate(entries(record, "hands")) if each is not None]
    if isinstance(event, Draw):
        return Answers(kind, given=given, others=tuple(shown))
    winners = tuple(
        WinnerAnswer(each.seat, each.hand, each.declared, event.liable) for each in shown if each.seat == event.winner
    )
    return Answers(kind, winners, event.off, given, tuple(each for each in shown if each.seat != event.winner))


def _answer(seat: int, told: object) -> WinnerAnswer:
    shown = mapping(told, "hands")
    declared = shown.get("declared")
    if declared is not None:
        return WinnerAnswer(seat, declared=mapping(declared, "declared"))
    return WinnerAnswer(seat, shown)
