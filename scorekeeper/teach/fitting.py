"""A hand as it would be: circumstances that cannot go with what was changed are left out, one after another."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import CONFLICT, Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.what_if_view import Worth


class Fitted(Struct, frozen=True):
    """A hand whose circumstances go together, where it was won, what it is worth, and what was left out."""

    hand: Hand
    setting: Setting
    worth: Worth
    dropped: tuple[str, ...] = ()


def supposed(setting: Setting) -> Setting:
    """A place at the table where everything may be supposed that did not happen there."""
    return replace(setting, denied=frozenset())


def fitted(rules: Ruleset, hand: Hand, setting: Setting, wanted: str = "") -> Fitted:
    """What a hand is worth without the circumstances that do not fit; the `wanted` one stays, or is the reason why not."""
    dropped: list[str] = []
    while True:
        worth = rules.score(hand, setting)
        name = _misfit(worth, hand.circumstances | setting.given, wanted)
        if not name:
            return Fitted(hand, setting, worth, tuple(dropped))
        dropped.append(name)
        hand = replace(hand, circumstances=hand.circumstances - {name})
        setting = replace(setting, given=setting.given - {name})


def _misfit(worth: Worth, held: frozenset[str], wanted: str) -> str:
    """A circumstance of the hand that a conflict names, empty where there is none to leave out."""
    if not isinstance(worth, Problem) or worth.id != CONFLICT:
        return ""
    named = (str(worth.values.get(key, "")) for key in ("one", "other"))
    return next((name for name in named if name in held and name != wanted), "")
