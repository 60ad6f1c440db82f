"""Every option of the family: how a table plays, and what each item and double is worth by its row's id."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, Final, cast

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.awards import AwardTable, written
from scorekeeper.core.option import Option, Whole, public
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.circumstances import CIRCUMSTANCES
from scorekeeper.rulesets.classical.items import DOUBLES, POINTS, Row
from scorekeeper.rulesets.classical.limit_hands import LIMIT_HELP, LIMIT_ROWS, LIMIT_WORDS, OWN_HAND, LimitRow
from scorekeeper.rulesets.classical.limit_table import LIMIT_IDS, WON_ONLY
from scorekeeper.rulesets.classical.rows import ROWS
from scorekeeper.rulesets.classical.rule_options import RuleOptions
from scorekeeper.rulesets.classical.ways import WAYS

LIMIT_HANDS: Final = "limit_hands"
_MOST_DOUBLES: Final = 20
_MOST_POINTS: Final = 1000


def _row_option(row: Row) -> Option:
    doubles = row.unit == DOUBLES
    kind = Whole(0, _MOST_DOUBLES if doubles else _MOST_POINTS, or_none=row.or_none)
    sentence = (
        QT_TRANSLATE_NOOP("words", "How many times this doubles the hand; 0: it does not count.")
        if doubles
        else QT_TRANSLATE_NOOP("words", "How many points this adds; 0: it does not count.")
    )
    return Option(row.id, kind, sentence, row.unit, row.worth, row.word)


_ITEM_OPTIONS: Final = {row.id: _row_option(row) for row in ROWS if row.own_option}
_RULES: Final = {row.id: row for row in RuleOptions.declared}
_TICKS: Final = {row.id: row.word for row in CIRCUMSTANCES} | {way.id: way.word for way in WAYS.values()}
_HANDS: Final = AwardTable(LIMIT_IDS, WON_ONLY, _TICKS, OWN_HAND)
_LIMITS: Final = {
    LIMIT_HANDS: replace(_RULES[LIMIT_HANDS], kind=_HANDS, choices=LIMIT_WORDS, helps=LIMIT_HELP),
}
OPTIONS: Final[dict[str, Option]] = _RULES | _LIMITS | _ITEM_OPTIONS
"""Every option by id, in the order of the pages."""


class Options(Struct, frozen=True, dict=True):
    """How a table plays, and the worth of every row by its id (None: left open)."""

    rules: RuleOptions
    worth: Mapping[str, int | None]

    @classmethod
    def of(cls, values: Mapping[str, object]) -> Options:
        """The options with some values, as `read_options` gives them, in place of the usual ones."""
        named = {name: value for name, value in values.items() if name not in _ITEM_OPTIONS}
        rules = RuleOptions(**cast("dict[str, Any]", named))
        usual = {row.id: row.worth for row in ROWS}
        given = {name: cast("int | None", value) for name, value in values.items() if name in _ITEM_OPTIONS}
        simple, major = rules.out_on_pair
        settled = {
            "only_possible_tile": rules.only_possible_tile_points,
            "out_on_pair_simple": simple,
            "out_on_pair_major": major,
        }
        return cls(rules, {**usual, **given, **settled})

    @cached_property
    def won_rows(self) -> tuple[LimitRow, ...]:
        """The limit hands that are worth something when won."""
        return tuple(row for row in LIMIT_ROWS if self.rules.awards[row.id][0] is not None)

    @cached_property
    def counting_rows(self) -> Mapping[str, tuple[tuple[Row, int], ...]]:
        """The rows that count under these options with what they are worth, by their unit."""
        rows = [(row, self.worth[row.id] or 0) for row in ROWS]
        return {unit: tuple(each for each in rows if each[0].unit == unit and each[1]) for unit in (POINTS, DOUBLES)}

    def public(self) -> dict[str, object]:
        """Every option's value as records write it, by id."""
        return {name: self._public(name) for name in OPTIONS}

    def _public(self, name: str) -> object:
        if name in _ITEM_OPTIONS:
            return self.worth[name]
        value = getattr(self.rules, name)
        return written(value) if name == LIMIT_HANDS else public(value)
