"""The rules by which a table may play, one folder each.

May import: `scorekeeper.core`, and here alone, where they are listed, each ruleset's folder.
Never Qt or another room.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from importlib import import_module
from typing import Final

from scorekeeper.core.late import LateRow
from scorekeeper.core.preset import Family
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset

FOLDERS: Final = (
    "riichi",
    "classical",
)
"""The folder of every family of rules, called as its id, a line each and nothing else anywhere, the most usual first."""


@cache
def _family(folder: str) -> Family:
    """What the module `family` of a family's folder offers as FAMILY; the rules themselves are read by whoever plays by them."""
    found = import_module(f"{__name__}.{folder}.family").FAMILY
    assert isinstance(found, Family)  # noqa: S101 - a folder that is listed is one of ours
    return found


def _make(folder: str, preset: str | None, options: Mapping[str, object]) -> Ruleset | Problem:
    return _family(folder).make(preset, options)


RULESETS: Final = {folder: partial(_make, folder) for folder in FOLDERS}
"""From a family's id, and then a preset's id and changed options, to the rules."""
CHOICES: Final = LateRow(lambda: tuple(choice for folder in FOLDERS for choice in _family(folder).choices()))
"""All that a session can be started with; a table that plays by one family has no use for what the others offer."""


def ruleset(family: str | None, preset: str | None, options: Mapping[str, object]) -> Ruleset | Problem:
    """The rules of a family under a preset with some options changed; `bad_record` names what is unknown.

    Without a family it is the one that has the preset, else the most usual one.
    """
    if family is None:
        family = next((each.family for each in CHOICES if each.preset == preset), FOLDERS[0])
    make = RULESETS.get(family)
    if make is None:
        return Problem("bad_record", {"what": f"there are no rules called “{family}”"}, "ruleset")
    return make(preset, options)
