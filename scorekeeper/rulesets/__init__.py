"""The rules by which a table may play, one folder each.

May import: `scorekeeper.core`, and here alone, where they are listed, each ruleset's folder.
Never Qt or another room.
"""

from collections.abc import Callable, Mapping
from typing import Final

from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.rulesets.classical.ruleset import Classical
from scorekeeper.rulesets.riichi.ruleset import Riichi
from scorekeeper.rulesets.riichi.ruleset import choices as riichi_choices

RULESETS: Final[dict[str, Callable[[str | None, Mapping[str, object]], Ruleset | Problem]]] = {
    "riichi": Riichi.of,
    "classical": Classical.of,
}
"""Every family of rules, a line each: from a preset's id and changed options to the rules."""
CHOICES: Final = (*riichi_choices(),)
"""All that a session can be started with in the window, a line a family, the most usual first.

A family whose hands the window cannot enter yet is left out; records and the command line know it all the same.
"""
DEFAULT_FAMILY: Final = "riichi"


def ruleset(family: str | None, preset: str | None, options: Mapping[str, object]) -> Ruleset | Problem:
    """The rules of a family under a preset with some options changed; `bad_record` names what is unknown."""
    make = RULESETS.get(DEFAULT_FAMILY if family is None else family)
    if make is None:
        return Problem("bad_record", {"what": f"there are no rules called “{family}”"}, "ruleset")
    return make(preset, options)
