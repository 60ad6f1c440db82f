"""The rules by which a table may play, one folder each.

May import: `scorekeeper.core`, and here alone, where they are listed, each ruleset's folder.
Never Qt or another room.
"""

from collections.abc import Callable, Mapping
from typing import Final

from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.rulesets.classical.ruleset import Classical
from scorekeeper.rulesets.classical.ruleset import choices as classical_choices
from scorekeeper.rulesets.riichi.ruleset import Riichi
from scorekeeper.rulesets.riichi.ruleset import choices as riichi_choices

RULESETS: Final[dict[str, Callable[[str | None, Mapping[str, object]], Ruleset | Problem]]] = {
    "riichi": Riichi.of,
    "classical": Classical.of,
}
"""Every family of rules, a line each: from a preset's id and changed options to the rules."""
CHOICES: Final = (*riichi_choices(), *classical_choices())
"""All that a session can be started with, a line a family, the most usual first."""
DEFAULT_FAMILY: Final = "riichi"


def ruleset(family: str | None, preset: str | None, options: Mapping[str, object]) -> Ruleset | Problem:
    """The rules of a family under a preset with some options changed; `bad_record` names what is unknown.

    Without a family it is the one that has the preset, else the most usual one.
    """
    if family is None:
        family = next((each.family for each in CHOICES if each.preset == preset), DEFAULT_FAMILY)
    make = RULESETS.get(family)
    if make is None:
        return Problem("bad_record", {"what": f"there are no rules called “{family}”"}, "ruleset")
    return make(preset, options)
