"""The riichi rules as one object: what to ask, how to score, how the table goes on."""

from collections.abc import Mapping
from functools import cached_property
from typing import Final, Self

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.journal import Record
from scorekeeper.core.option import public, read_options
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Declaration
from scorekeeper.rulesets.riichi import hand_records
from scorekeeper.rulesets.riichi.declare import declaration
from scorekeeper.rulesets.riichi.options import OPTIONS, SEATS, Options
from scorekeeper.rulesets.riichi.presets import PRESETS
from scorekeeper.rulesets.riichi.score import RiichiScore
from scorekeeper.rulesets.riichi.scoring import Scorer
from scorekeeper.rulesets.riichi.words import WORDS

FAMILY: Final = "riichi"
DEFAULT_PRESET: Final = "standard"


class Riichi:
    """Riichi under one preset with some options changed; two objects with the same options score alike."""

    family = FAMILY
    seats = SEATS

    def __init__(self, preset: str, options: Options) -> None:
        self.preset = preset
        self.scorer = Scorer(options)

    @classmethod
    def of(cls, preset: str | None, changes: Mapping[str, object]) -> Self | Problem:
        """The rules of a preset (the standard one for None) with some options changed, or `bad_record`."""
        name = DEFAULT_PRESET if preset is None else preset
        if name not in PRESETS:
            return Problem("bad_record", {"what": f"there is no preset “{name}”"}, "preset")
        values = read_options(OPTIONS, {**PRESETS[name].differences, **changes})
        return values if isinstance(values, Problem) else cls(name, Options(**values))  # type: ignore[arg-type]

    @cached_property
    def options(self) -> Mapping[str, object]:
        return {name: public(getattr(self.scorer.options, name)) for name in OPTIONS}

    @cached_property
    def changed(self) -> Mapping[str, object]:
        plain = Riichi.of(self.preset, {})
        assert isinstance(plain, Riichi)  # noqa: S101 - presets hold possible values only
        return {name: value for name, value in self.options.items() if value != plain.options[name]}

    @cached_property
    def declaration(self) -> Declaration:
        return declaration(self.scorer.options)

    @property
    def words(self) -> Mapping[str, str]:
        return WORDS

    def with_options(self, options: Mapping[str, object]) -> Self | Problem:
        return type(self).of(self.preset, {**self.changed, **options})

    def read_hand(self, record: Record, seated: bool = False) -> tuple[Hand, Setting] | Problem:
        return hand_records.read_hand(record, seated)

    def write_hand(self, hand: Hand) -> dict[str, object]:
        return hand_records.write_hand(hand)

    def score(self, hand: Hand, setting: Setting) -> RiichiScore | Problem:
        return self.scorer.score(hand, setting)
