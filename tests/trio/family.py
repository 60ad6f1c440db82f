"""What the third family offers."""

from typing import Final

from scorekeeper.core.preset import Family, Preset
from scorekeeper.core.shelf import RulesChoice
from tests.trio.declared import PRESETS
from tests.trio.ruleset import Trio


def _choice(preset: Preset) -> RulesChoice:
    rules = Trio.of(preset.id, {})
    assert isinstance(rules, Trio)
    return preset.choice(rules.family, rules.seats, rules.takeover)


FAMILY: Final = Family("trio", Trio.of, lambda: tuple(_choice(each) for each in PRESETS))
