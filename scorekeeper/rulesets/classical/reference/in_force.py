"""Every item, double and limit hand that the rules in force have."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from scorekeeper.core.awards import Award
from scorekeeper.core.reference import Paragraph
from scorekeeper.rulesets.classical.glossary import GLOSSARY
from scorekeeper.rulesets.classical.items import DOUBLES, POINTS, Row
from scorekeeper.rulesets.classical.limit_hands import LIMIT_HELP, OWN_HAND
from scorekeeper.rulesets.classical.options import Options
from scorekeeper.rulesets.classical.reference.hands_made import Shown, shown
from scorekeeper.rulesets.classical.rows import ROWS
from scorekeeper.rulesets.classical.sources import SOURCES

_SAID: Final = {entry.id: entry.said for entry in GLOSSARY}


@dataclass(frozen=True)
class House:
    """Some rules with their preset, and the options that are changed from it."""

    options: Options
    preset: str
    changed: frozenset[str]

    @cached_property
    def hands(self) -> Shown:
        """A hand for everything that can be counted."""
        return shown(self.options)

    @cached_property
    def points(self) -> tuple[Row, ...]:
        """The items in points that count."""
        return tuple(row for row in ROWS if row.unit == POINTS and self._counts(row))

    @cached_property
    def doubles(self) -> tuple[Row, ...]:
        """The doubles that count."""
        return tuple(row for row in ROWS if row.unit == DOUBLES and self._counts(row))

    @cached_property
    def limit_hands(self) -> Mapping[str, Award]:
        """The limit hands that are worth something when won, the rules' own before a club's."""
        return {name: award for name, award in self.options.rules.limit_hands if award[0] is not None}

    def _counts(self, row: Row) -> bool:
        rules = self.options.rules
        played = {
            "pair_round_wind": rules.round_wind,
            "set_round_wind": rules.round_wind,
            "own_flower": rules.own_bonus == "each",
            "own_season": rules.own_bonus == "each",
            "own_flower_and_season": rules.own_bonus == "both",
            "only_possible_tile": rules.only_possible_tile != "off",
            "worthless_hand": rules.chows_allowed == 4,
        }
        return bool(self.options.worth[row.id]) and played.get(row.id, True)

    def said(self, name: str) -> str:
        """The sentence that says what makes something, empty where its name says it."""
        return _SAID.get(name) or LIMIT_HELP.get(name) or (OWN_HAND if name in self.options.rules.own_hands else "")

    def source(self, rule: str, option: str = "") -> Paragraph:
        """Where a rule comes from."""
        return Paragraph(SOURCES.of(rule, self.preset, option, self.changed), source=True)
