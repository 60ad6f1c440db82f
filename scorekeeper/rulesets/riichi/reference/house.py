"""The rules that pages are made for: what is in force, how hands are scored, and where each rule comes from."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct

from scorekeeper.core.reference import Paragraph
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.reference.in_force import Played
from scorekeeper.rulesets.riichi.scoring import Scorer
from scorekeeper.rulesets.riichi.sources import SOURCES


class House(Struct, frozen=True):
    """Some rules with their preset, the options that are changed from it, and every yaku in force."""

    scorer: Scorer
    preset: str
    changed: Collection[str]
    every: tuple[Played, ...]

    @property
    def options(self) -> Options:
        """How the table plays."""
        return self.scorer.options

    def source(self, rule: str, option: str = "") -> Paragraph:
        """Where a rule comes from."""
        return Paragraph(SOURCES.of(rule, self.preset, option, self.changed), source=True)
