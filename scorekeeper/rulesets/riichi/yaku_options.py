"""The options of the yaku themselves: which old and local ones are played, and what each counts."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.option import Pair, PairTable, SeveralOf, Table, Values, option, read_options
from scorekeeper.core.problem import Problem
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.end_options import EndOptions
from scorekeeper.rulesets.riichi.hand_options import YAKU_WORDS, yaku_words
from scorekeeper.rulesets.riichi.yaku import LOCAL_YAKU, YAKU
from scorekeeper.rulesets.riichi.yakuman import YAKUMAN

CLOSED_YAKU: Final = frozenset({row.id for row in YAKU if row.closed_only})
"""Yaku that a hand with called sets cannot have, whatever a house counts for them."""
_MOST_HAN: Final = 13
_MOST_YAKUMAN: Final = 6
_HAN_BOUNDS: Final = {row.id: _MOST_HAN for row in YAKU} | {
    row.id: _MOST_YAKUMAN for row in YAKUMAN if row.id not in {yaku.id for yaku in YAKU}
}


def _usual_han(values: Values) -> dict[str, Pair]:
    """What each yaku counts where the house has not said otherwise."""
    # The options are made of these, so they are not there yet when this file is read.
    from scorekeeper.rulesets.riichi.options import OPTIONS, Options

    read = read_options(OPTIONS, values)
    options = Options() if isinstance(read, Problem) else Options(**read)  # type: ignore[arg-type]
    doubled = {name: 2 if name in options.double_yakuman else 1 for name in (row.id for row in YAKUMAN)}
    han: dict[str, Pair] = {name: (times, times) for name, times in doubled.items()}
    for row in YAKU:
        if row.id not in han or row.played(options):
            han[row.id] = row.han(options)
    return han


HAN_TABLE: Final = PairTable(_HAN_BOUNDS, CLOSED_YAKU, _usual_han)


class YakuOptions(EndOptions, frozen=True):
    """Which yaku count, and how much; every field is one house rule, its default the standard one."""

    local_yaku: tuple[str, ...] = option(
        (),
        SeveralOf(LOCAL_YAKU),
        "yaku",
        QT_TRANSLATE_NOOP("words", "Old and local yaku the table plays."),
        word=QT_TRANSLATE_NOOP("words", "Old and local yaku"),
        choices=yaku_words(LOCAL_YAKU),
        rare=True,
    )
    yaku_han: tuple[tuple[str, tuple[int | None, int | None]], ...] = option(
        Table(),
        HAN_TABLE,
        "yaku",
        QT_TRANSLATE_NOOP("words", "Han of a yaku as the house counts it, closed and open; none switches it off."),
        word=QT_TRANSLATE_NOOP("words", "Han of each yaku"),
        help=QT_TRANSLATE_NOOP("words", "For a yakuman: how many it counts as."),
        choices=YAKU_WORDS,
        parts=(QT_TRANSLATE_NOOP("words", "Closed hand"), QT_TRANSLATE_NOOP("words", "Open hand")),
    )
