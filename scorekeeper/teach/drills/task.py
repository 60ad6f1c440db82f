"""A drill as the window shows it: what is asked of a scene, in which fields, and what is right."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from scorekeeper.core.drill_view import Field, Given, Value
from scorekeeper.core.problem import Phrase
from scorekeeper.teach.drills.scene import Scene


class Drill(Struct, frozen=True):
    """One problem: its kind and level, the question, the scene it is asked of, the fields, and what is right in each.

    `hidden` tells that the winning tile is what is looked for: it must not be shown.
    """

    kind: str
    level: int
    question: Phrase
    scene: Scene
    fields: tuple[Field, ...]
    right: Given
    hidden: bool = False
    about: Mapping[str, Value] = {}
    """What a kind of drill needs besides to tell what is right."""


class Verdict(Struct, frozen=True):
    """What became of an answer: whether it is right, which fields are, and what may have been overlooked.

    Each of the slips alone would lead to the answer that was given: of several, one was made.
    """

    right: bool
    fields: Mapping[str, bool]
    slips: tuple[Phrase, ...] = ()
    slip: str = ""
    """The id of the likeliest slip, empty where none is known; progress counts it."""
