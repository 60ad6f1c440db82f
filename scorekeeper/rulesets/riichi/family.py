"""What the riichi family offers before anybody plays by its rules: its presets, and the way to the rules themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scorekeeper.core.option import read_options
from scorekeeper.core.preset import Family, Preset
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.rulesets.riichi.options import OPTIONS, SEATS, Options
from scorekeeper.rulesets.riichi.presets import PRESETS
from scorekeeper.rulesets.riichi.takeover import takeover_questions

ID: Final = "riichi"
DEFAULT_PRESET: Final = "standard"


def options_of(preset: str, changes: Mapping[str, object]) -> Options | Problem:
    """The options of a preset with some changed, or `bad_record`."""
    values = read_options(OPTIONS, {**PRESETS[preset].differences, **changes})
    return values if isinstance(values, Problem) else Options(**values)  # type: ignore[arg-type]


def _make(preset: str | None, changes: Mapping[str, object]) -> Ruleset | Problem:
    # Read when somebody plays by them: a table by other rules has no use for them.
    from scorekeeper.rulesets.riichi.ruleset import Riichi

    return Riichi.of(preset, changes)


def _choice(preset: Preset) -> RulesChoice:
    options = options_of(preset.id, {})
    assert not isinstance(options, Problem)  # noqa: S101 - presets hold possible values only
    return preset.choice(ID, SEATS, takeover_questions(options))


FAMILY: Final = Family(ID, _make, lambda: tuple(map(_choice, PRESETS.values())))
