"""What may be a slip in four hands that are about to be recorded, as rows: flowers nobody entered, a replacement tile."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from scorekeeper.core.doubt import Claim, DoubtRow, Intent
from scorekeeper.core.hand import Hand
from scorekeeper.core.problem import Phrase, Problem, Term
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.checks import BONUS_ROW
from scorekeeper.rulesets.classical.counting import score
from scorekeeper.rulesets.classical.options import Options
from scorekeeper.rulesets.classical.ways import REPLACEMENT, WALL, WAYS

_KONG: Final = 4
DOUBT_WORDS: Final = {
    "doubt_flowers": QT_TRANSLATE_NOOP("words", "No flower or season lies beside any hand: enter those there are."),
}


def _no_bonus(options: Options, intent: Intent) -> Phrase | None:
    """Of eight flowers and seasons some usually come to somebody."""
    hands = (*(claim.hand for claim in intent.claims), *intent.others)
    if not intent.claims or not options.worth["bonus_tile"] or any(hand.rows.get(BONUS_ROW) for hand in hands):
        return None
    return Phrase("doubt_flowers")


def _replaced(hand: Hand) -> bool:
    return any(len(meld.tiles) == _KONG for meld in hand.melds) or bool(hand.rows.get(BONUS_ROW))


def _no_replacement(options: Options, claim: Claim) -> Phrase | None:
    """A drawn tile may have replaced one of a kong, a flower or a season."""
    if claim.hand.win != WALL or not _replaced(claim.hand):
        return None
    other = score(replace(claim.hand, win=REPLACEMENT), claim.setting, options)
    if isinstance(other, Problem) or other.total <= claim.score.total:
        return None
    return Phrase("doubt_tick", {"tick": Term(WAYS[REPLACEMENT].word), "points": other.total, "now": claim.score.total})


DOUBTS: Final[tuple[DoubtRow[Options], ...]] = (
    DoubtRow("flowers", of_all=_no_bonus, row=BONUS_ROW),
    DoubtRow("replacement", _no_replacement),
)
