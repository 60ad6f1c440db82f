"""The riichi reference: every section of the rules in force."""

from collections.abc import Iterator
from functools import lru_cache

from scorekeeper.core.problem import Phrase
from scorekeeper.core.reference import Section
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.reference.in_force import in_force
from scorekeeper.rulesets.riichi.reference.yaku_pages import yaku_pages
from scorekeeper.rulesets.riichi.scoring import Scorer

_KEPT = 4


@lru_cache(maxsize=_KEPT)
def reference(options: Options, preset: str) -> tuple[Section, ...]:
    """Every section, made once for equal rules."""
    return tuple(section for section in _sections(Scorer(options), preset) if section.pages)


def _sections(scorer: Scorer, preset: str) -> Iterator[Section]:
    every = in_force(scorer.options)
    yaku = [row for row in every if not row.yakuman and not row.local]
    local = [row for row in every if row.local]
    yakuman = [row for row in every if row.yakuman and not row.local]
    yield Section("yaku", Phrase("yaku"), yaku_pages(scorer, preset, yaku, every))
    yield Section("yakuman", Phrase("yakuman"), yaku_pages(scorer, preset, yakuman, every))
    yield Section("local", Phrase("ref_local"), yaku_pages(scorer, preset, local, every))
