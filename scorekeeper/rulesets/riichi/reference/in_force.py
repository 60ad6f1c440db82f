"""Every yaku and yakuman that the rules in force have, with what it is worth under them."""

from __future__ import annotations

from msgspec import Struct

from scorekeeper.rulesets.riichi.facts import Fact
from scorekeeper.rulesets.riichi.matching import barred, han_of, times_of
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.points import COUNTED
from scorekeeper.rulesets.riichi.scoring import RENHOU_LIMITS
from scorekeeper.rulesets.riichi.yaku import LOCAL_YAKU, YAKU
from scorekeeper.rulesets.riichi.yaku_row import NOTHING, Han
from scorekeeper.rulesets.riichi.yakuman import YAKUMAN


class Played(Struct, frozen=True):
    """A row of yaku or yakuman in force: its kanji, what it asks of a hand, and its han or how many yakuman it counts."""

    id: str
    kanji: str
    needs: int
    without: int
    worth: Han
    yakuman: bool
    closed_only: bool = False
    limit: str = ""
    """The limit it is paid as at least, empty where its han count."""

    @property
    def local(self) -> bool:
        """Whether only some tables have it."""
        return self.id in LOCAL_YAKU

    @property
    def size(self) -> int:
        """What it is worth to a closed hand, in han."""
        most = max(each for each in self.worth if each is not None)
        return most * COUNTED if self.yakuman else most


def in_force(options: Options) -> tuple[Played, ...]:
    """Every row that can count, yaku before yakuman, in the order people learn them."""
    yaku = (
        Played(row.id, row.kanji, row.needs, barred(row, options), han_of(row, options), False, row.closed_only)
        for row in YAKU
    )
    yakuman = (
        Played(row.id, row.kanji, row.needs | row.more(options), row.without, times_of(row, options), True)
        for row in YAKUMAN
    )
    return tuple(each for each in (*yaku, *_as_limit(options), *yakuman) if each.worth != (None, None))


def _as_limit(options: Options) -> tuple[Played, ...]:
    """Renhou where the rules pay it as a limit."""
    han = RENHOU_LIMITS.get(options.renhou)
    row = next(each for each in YAKU if each.needs == Fact.RENHOU)
    limit = options.renhou
    return () if han is None else (Played(row.id, row.kanji, row.needs, NOTHING, (han, None), False, True, limit),)
