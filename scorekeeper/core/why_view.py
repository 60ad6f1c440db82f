"""All that a window shows to explain one hand: why it is paid so, what it would have been, and what it waits for."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from scorekeeper.core.explained import More, Why
from scorekeeper.core.nearer_view import Nearer
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.what_if_view import Fixes, Waiting, WouldBe


class WhyView(Struct, frozen=True):
    """One hand explained under some rules; `words` are theirs and those of the explanation, by id.

    `why` is None for a hand that cannot win (`problem` says why) and for one that lacks a tile (`waiting` says which).
    `hung` are sentences about the house rules it hangs on, `text` is all of it to be copied. `open` tells that the hand
    can still be changed.
    """

    rules: Ruleset
    words: Mapping[str, str]
    players: tuple[str, ...] = ()
    why: Why | None = None
    problem: Problem | None = None
    hung: tuple[str, ...] = ()
    text: str = ""
    would_be: tuple[WouldBe, ...] = ()
    more: tuple[More, ...] = ()
    fixes: Fixes = Fixes()
    waiting: Waiting | None = None
    nearer: Nearer | None = None
    """How far a hand is from ready that waits for nothing yet."""
    barred: Phrase | None = None
    """Why a win off another player was not allowed, where an own discard bars it."""
    open: bool = False
    sight: Phrase | None = None
    """What is seen of tiles that make no winning hand."""
