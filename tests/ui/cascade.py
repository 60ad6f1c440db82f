"""Reads a style sheet the way Qt does, so that a test can ask what a widget looks like in a state."""

import re
from dataclasses import dataclass

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
BLOCK = re.compile(r"([^{}]+)\{([^{}]*)\}")
PART = re.compile(r"(?P<type>^[*\w]+)|#(?P<id>\w+)|\[(?P<attr>[^\]]+)\]|::(?P<sub>[\w-]+)|:(?P<state>[\w-]+)")


@dataclass(frozen=True, slots=True)
class Subject:
    """A kind of widget, or a part of one, that a sheet speaks of."""

    type: str
    id: str = ""
    attributes: frozenset[str] = frozenset()
    part: str = ""
    within: str = ""


@dataclass(frozen=True, slots=True)
class Rule:
    """What one selector says."""

    subject: Subject
    states: frozenset[str]
    says: dict[str, str]
    order: int

    @property
    def weight(self) -> tuple[int, int, int, int]:
        """Which of two rules wins: the greater."""
        subject = self.subject
        ids = bool(subject.id) + ("#" in subject.within)
        names = (subject.type not in {"", "*"}) + bool(subject.within)
        return ids, len(subject.attributes) + len(self.states), names, self.order


def rules_of(sheet: str) -> list[Rule]:
    """Every rule of a sheet, one a selector, in order."""
    found: list[Rule] = []
    for selectors, body in BLOCK.findall(COMMENT.sub("", sheet)):
        says = dict(tuple(part.strip() for part in line.split(":", 1)) for line in body.split(";") if line.strip())
        for selector in selectors.split(","):
            subject, states = _read(selector.strip())
            found.append(Rule(subject, states, says, len(found)))
    return found


def _read(selector: str) -> tuple[Subject, frozenset[str]]:
    *outer, inner = selector.replace(">", " ").split()
    parts: dict[str, list[str]] = {"type": [], "id": [], "attr": [], "sub": [], "state": []}
    for match in PART.finditer(inner):
        parts[str(match.lastgroup)].append(match[str(match.lastgroup)])
    one = {kind: values[0] if values else "" for kind, values in parts.items()}
    subject = Subject(one["type"], one["id"], frozenset(parts["attr"]), one["sub"], " ".join(outer))
    return subject, frozenset(parts["state"])


def value(rules: list[Rule], subject: Subject, states: frozenset[str], names: tuple[str, ...]) -> str | None:
    """What the strongest rule says about one of some properties of a subject in some states, None if none does."""
    told = [rule for rule in rules if _meets(rule, subject, states) and any(name in rule.says for name in names)]
    if not told:
        return None
    strongest = max(told, key=lambda rule: rule.weight)
    return next(strongest.says[name] for name in names if name in strongest.says)


def _meets(rule: Rule, subject: Subject, states: frozenset[str]) -> bool:
    asked = rule.subject
    return (
        asked.type in {"", "*", subject.type}
        and asked.id in {"", subject.id}
        and asked.attributes <= subject.attributes
        and asked.part == subject.part
        and asked.within in {"", subject.within}
        and rule.states <= states
    )
