"""What may be a slip in a riichi hand that is about to be recorded, as rows: dora nobody entered, ticks nobody set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from scorekeeper.core.doubt import Claim, DoubtRow, Intent
from scorekeeper.core.hand import Hand
from scorekeeper.core.problem import Phrase, Problem, Term
from scorekeeper.core.tiles import RED_FIVES
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.checks import DORA_ROW, URA_ROW
from scorekeeper.rulesets.riichi.circumstances import BY_ID, RIICHI, TSUMO, in_force
from scorekeeper.rulesets.riichi.melds import KANS, OPEN_KINDS

if TYPE_CHECKING:
    from scorekeeper.rulesets.riichi.scoring import Scorer

DOUBT_WORDS: Final = {
    "doubt_dora": QT_TRANSLATE_NOOP(
        "words", "No dora indicator is entered; with one dora the hand would be worth {points} in place of {now}."
    ),
    "doubt_kan_dora": QT_TRANSLATE_NOOP(
        "words", "Each kan turns one dora indicator more: at least {wanted} lie open, entered: {entered}."
    ),
    "doubt_ura": QT_TRANSLATE_NOOP("words", "No ura indicator is entered, though riichi was declared."),
    "doubt_ura_number": QT_TRANSLATE_NOOP(
        "words", "Under each dora indicator lies an ura indicator, but {dora} and {ura} are entered."
    ),
    "doubt_reds": QT_TRANSLATE_NOOP(
        "words", "Is one of the fives red? With it the hand would be worth {points} in place of {now}."
    ),
    "doubt_riichi": QT_TRANSLATE_NOOP(
        "words", "No riichi of {player} is noted; with it the hand would be worth {points} in place of {now}."
    ),
    "doubt_riichi_draw": QT_TRANSLATE_NOOP(
        "words", "Who declared riichi shows a ready hand: if it is not ready, record “{chombo}” in place of this."
    ),
}


def _kans(hand: Hand) -> int:
    return sum(meld.kind in KANS for meld in hand.melds)


def _entered(claim: Claim, row: str) -> int:
    return len(claim.hand.rows.get(row, ()))


def _one_han_more(scorer: Scorer, claim: Claim) -> int | None:
    """What a hand would be worth with one han more, None where that is nothing more."""
    from scorekeeper.rulesets.riichi.why import more

    steps = more(scorer, claim.hand, claim.setting)
    total = 0 if isinstance(steps, Problem) or not steps else steps[0].total
    return total if total > claim.score.total else None


def _no_dora(scorer: Scorer, claim: Claim) -> Phrase | None:
    """A dora indicator always lies open."""
    points = None if _entered(claim, DORA_ROW) else _one_han_more(scorer, claim)
    return None if points is None else Phrase("doubt_dora", {"points": points, "now": claim.score.total})


def _kan_dora(scorer: Scorer, claim: Claim) -> Phrase | None:
    """Each kan turns an indicator; that of the last one may come too late for its replacement tile."""
    entered, replaced = _entered(claim, DORA_ROW), "rinshan" in in_force(claim.hand, claim.setting)
    wanted = 1 + _kans(claim.hand) - replaced
    if not entered or entered >= wanted or not scorer.options.kan_dora or _one_han_more(scorer, claim) is None:
        return None
    return Phrase("doubt_kan_dora", {"wanted": wanted, "entered": entered})


def _ura(scorer: Scorer, claim: Claim) -> Phrase | None:
    """After riichi the tiles under the indicators count."""
    asked = RIICHI & in_force(claim.hand, claim.setting) and scorer.options.ura_dora
    if not asked or _entered(claim, URA_ROW) or _one_han_more(scorer, claim) is None:
        return None
    return Phrase("doubt_ura")


def _ura_number(scorer: Scorer, claim: Claim) -> Phrase | None:
    """As many tiles lie under the indicators as there are of these, where all of them count."""
    options, dora, ura = scorer.options, _entered(claim, DORA_ROW), _entered(claim, URA_ROW)
    if not (options.ura_dora and options.kan_ura_dora and dora and ura) or dora == ura:
        return None
    return (
        Phrase("doubt_ura_number", {"dora": dora, "ura": ura}) if RIICHI & in_force(claim.hand, claim.setting) else None
    )


def _reds(scorer: Scorer, claim: Claim) -> Phrase | None:
    """A plain five may be a red one, where no red one of its suit is in the hand."""
    held = [*claim.hand.concealed, *(tile for meld in claim.hand.melds for tile in meld.tiles)]
    open_ = any(
        most and red not in held and red.plain in held
        for red, most in zip(RED_FIVES, scorer.options.red_fives, strict=True)
    )
    points = _one_han_more(scorer, claim) if open_ else None
    return None if points is None else Phrase("doubt_reds", {"points": points, "now": claim.score.total})


def _no_riichi(scorer: Scorer, claim: Claim) -> Phrase | None:
    """A closed hand may have been declared without anybody noting it."""
    held = in_force(claim.hand, claim.setting)
    if RIICHI & held or any(meld.kind in OPEN_KINDS for meld in claim.hand.melds):
        return None
    score = scorer.score(
        replace(claim.hand, circumstances=claim.hand.circumstances | {"riichi"}),
        replace(claim.setting, denied=frozenset()),
    )
    if isinstance(score, Problem) or score.total <= claim.score.total:
        return None
    return Phrase("doubt_riichi", {"player": claim.player, "points": score.total, "now": claim.score.total})


def _forgotten(scorer: Scorer, claim: Claim, tick: str) -> Phrase | None:
    """A tick that nobody set, where the hand would be worth more with it."""
    if tick in in_force(claim.hand, claim.setting):
        return None
    score = scorer.score(replace(claim.hand, circumstances=claim.hand.circumstances | {tick}), claim.setting)
    if isinstance(score, Problem) or score.total <= claim.score.total:
        return None
    return Phrase("doubt_tick", {"tick": Term(BY_ID[tick].word), "points": score.total, "now": claim.score.total})


def _no_rinshan(scorer: Scorer, claim: Claim) -> Phrase | None:
    """A tile drawn by a player with a kan may have been its replacement."""
    return _forgotten(scorer, claim, "rinshan") if claim.hand.win == TSUMO and _kans(claim.hand) else None


def _no_ippatsu(scorer: Scorer, claim: Claim) -> Phrase | None:
    """A hand with riichi may have won within one turn."""
    asked = scorer.options.ippatsu and RIICHI & in_force(claim.hand, claim.setting)
    return _forgotten(scorer, claim, "ippatsu") if asked else None


def _riichi_at_draw(scorer: Scorer, intent: Intent) -> Phrase | None:
    """Who declared riichi must show a ready hand when the wall is empty."""
    marks: Mapping[int, object] = {seat: each for seat, each in intent.marks.items() if each}
    if intent.outcome != "exhaustive_draw" or not marks:
        return None
    return Phrase("doubt_riichi_draw", {"chombo": Term("Chombo")})


DOUBTS: Final[tuple[DoubtRow[Scorer], ...]] = (
    DoubtRow("dora", _no_dora, costly=True, row=DORA_ROW),
    DoubtRow("kan_dora", _kan_dora, costly=True, row=DORA_ROW),
    DoubtRow("ura", _ura, costly=True, row=URA_ROW),
    DoubtRow("ura_number", _ura_number, row=URA_ROW),
    DoubtRow("riichi", _no_riichi),
    DoubtRow("rinshan", _no_rinshan),
    DoubtRow("ippatsu", _no_ippatsu),
    DoubtRow("reds", _reds),
    DoubtRow("riichi_draw", of_all=_riichi_at_draw),
)
"""The dearest slips first: what is shown beside Record is the first one found."""
