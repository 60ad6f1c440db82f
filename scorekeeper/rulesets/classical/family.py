"""What the classical family offers before anybody plays by its rules: its presets, and the way to the rules themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from scorekeeper.core.option import read_options
from scorekeeper.core.preset import Family, Preset
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shelf import RulesChoice
from scorekeeper.rulesets.classical.options import LIMIT_HANDS, OPTIONS, Options
from scorekeeper.rulesets.classical.presets import PRESETS
from scorekeeper.rulesets.classical.rule_options import SEATS
from scorekeeper.rulesets.classical.takeover import takeover_questions

ID: Final = "classical"
DEFAULT_PRESET: Final = "mahjong_time"


def options_of(preset: str, changes: Mapping[str, object]) -> Options | Problem:
    """The options of a preset with some changed, or `bad_record`; limit hands that are not named keep what the preset has."""
    differences = PRESETS[preset].differences
    values = {**differences, **changes}
    before, named = differences.get(LIMIT_HANDS), changes.get(LIMIT_HANDS)
    if isinstance(before, Mapping) and isinstance(named, dict):
        values[LIMIT_HANDS] = {**before, **named}
    read = read_options(OPTIONS, values)
    return read if isinstance(read, Problem) else Options.of(read)


def _make(preset: str | None, changes: Mapping[str, object]) -> Ruleset | Problem:
    # Read when somebody plays by them: a table by other rules has no use for them.
    from scorekeeper.rulesets.classical.ruleset import Classical

    return Classical.of(preset, changes)


def _choice(preset: Preset) -> RulesChoice:
    options = options_of(preset.id, {})
    assert not isinstance(options, Problem)  # noqa: S101 - presets hold possible values only
    return preset.choice(ID, SEATS, takeover_questions(options.rules))


FAMILY: Final = Family(ID, _make, lambda: tuple(map(_choice, PRESETS.values())))
