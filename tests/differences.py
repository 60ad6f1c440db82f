"""What another program's score may differ in from ours, and the rule that decides each such difference."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.riichi.fu import BASE
from scorekeeper.rulesets.riichi.points import COUNTED
from scorekeeper.rulesets.riichi.score import RiichiScore
from tests.oracle import NAMES, Told

Ours = RiichiScore | Problem


@dataclass(frozen=True, slots=True)
class Difference:
    """A rule the two programs differ in on purpose: what it says, where it stands, and the hands it decides."""

    id: str
    rule: str
    source: str
    decides: Callable[[Hand, Told, RiichiScore], bool]


def _heavenly(hand: Hand, told: Told, score: RiichiScore) -> bool:
    return "tenhou" in hand.circumstances and score.total >= told.total


def _payment(hand: Hand, told: Told, score: RiichiScore) -> bool:
    return score.total > told.total and score.han is not None and score.han <= told.han


def _drawn_without_fu(hand: Hand, told: Told, score: RiichiScore) -> bool:
    items = [line.id for line in score.fu_items]
    return bool(hand.melds) and items == ["base", "tsumo"] and (told.fu, told.han) == (BASE.amount, score.han)


def _yakuman_first(hand: Hand, told: Told, score: RiichiScore) -> bool:
    return score.yakuman > 0 and not told.yakuman and told.han >= COUNTED and score.total == told.total


DIFFERENCES: Final = (
    Difference(
        "heavenly",
        "a heavenly hand has no winning tile: the place that pays most counts, so its pair wait may too",
        'the Yaku row of Blessing of heaven, "The dealer won with the tiles dealt.", and the note on arrangements below',
        _heavenly,
    ),
    Difference(
        "payment",
        "the reading that pays most counts, even with fewer han",
        'the first note of the preset "Standard riichi" on "Japanese mahjong scoring rules", which take the most han',
        _payment,
    ),
    Difference(
        "drawn_without_fu",
        "the fu of an open hand without fu are chosen for a win off a discard; a self-draw has its 2 fu whatever is chosen",
        'the sentence of the house rule `open_pinfu_fu`: "an open hand won off a discard that has no other fu"',
        _drawn_without_fu,
    ),
    Difference(
        "yakuman_first",
        "of two readings that pay the same a yakuman goes before counted han",
        'the first note of the preset "Standard riichi": "pays most, then a yakuman, more han, more fu"',
        _yakuman_first,
    ),
)
"""Every other difference is a fault."""


def same(told: Told, score: Ours) -> bool:
    """Whether both say the same: no win, or the same yaku, han, fu and payment."""
    if isinstance(score, Problem):
        return told.error is not None and score.id in ("no_yaku", "not_a_win")
    if told.error is not None or told.total != score.total:
        return False
    if {line.id for line in score.yaku} != {NAMES.get(name, name) for name in told.yaku}:
        return False
    return told.yakuman == bool(score.yakuman) and (bool(score.yakuman) or (told.han, told.fu) == (score.han, score.fu))


def explained(hand: Hand, told: Told, score: Ours) -> Difference | None:
    """The rule that decides a difference, None when none does."""
    if isinstance(score, Problem) or told.error is not None:
        return None
    return next((row for row in DIFFERENCES if row.decides(hand, told, score)), None)


def shown(hand: Hand, setting: Setting, told: Told, score: Ours) -> str:
    """A hand with what both programs say of it."""
    here = score if isinstance(score, Problem) else score.answer()
    melds = [(meld.kind, [t.code for t in meld.tiles]) for meld in hand.melds]
    return (
        f"{[t.code for t in hand.concealed]} {melds} won on {hand.win_tile} by {hand.win}, {sorted(hand.circumstances)}, "
        f"{setting.seat_wind} in {setting.round_wind}\n  here {here}\n  there {told}"
    )
