"""Answers to an outcome's questions: one more, one taken back, and what a choice usually goes with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from scorekeeper.core.declaration import Question

K = TypeVar("K")


def with_value(values: Mapping[K, object], key: K, value: object) -> dict[K, object]:
    """The values with one more, or without it when it is None."""
    others = {each: held for each, held in values.items() if each != key}
    return others if value is None else {**others, key: value}


def filled(question: Question, answers: Mapping[str, object], chosen: object) -> dict[str, object]:
    """The answers with what goes with a choice, in place of what went with the one before and still stands."""
    before = _usual(question, answers.get(question.id, question.default))
    stand = {key: value for key, value in answers.items() if key not in before or before[key] != value}
    return {**stand, **_usual(question, chosen)}


def _usual(question: Question, choice: object) -> Mapping[str, object]:
    return question.fills.get(choice, {}) if isinstance(choice, str) else {}
