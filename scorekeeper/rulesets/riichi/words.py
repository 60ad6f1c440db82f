"""The words of the riichi rules by id, gathered from the rows that bring them, and the sentences no row has."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.circumstances import CIRCUMSTANCES
from scorekeeper.rulesets.riichi.doubts import DOUBT_WORDS
from scorekeeper.rulesets.riichi.melds import MELDS
from scorekeeper.rulesets.riichi.outcomes import DRAW_WORDS
from scorekeeper.rulesets.riichi.presets import PRESETS
from scorekeeper.rulesets.riichi.reference.words import REFERENCE_WORDS
from scorekeeper.rulesets.riichi.rule_faults import FAULT_WORDS
from scorekeeper.rulesets.riichi.table_words import TABLE_WORDS
from scorekeeper.rulesets.riichi.why_words import WHY_WORDS
from scorekeeper.rulesets.riichi.yaku import DORA, YAKU
from scorekeeper.rulesets.riichi.yakuman import YAKUMAN

_PAGES: Final = {
    "page_hand": QT_TRANSLATE_NOOP("words", "Hand"),
    "page_table": QT_TRANSLATE_NOOP("words", "Table"),
    "page_end": QT_TRANSLATE_NOOP("words", "End and result"),
    "page_yaku": QT_TRANSLATE_NOOP("words", "Yaku"),
}
_SENTENCES: Final = {
    # what a hand is worth
    "han_fu": QT_TRANSLATE_NOOP("words", "{han} han {fu} fu"),
    "mangan": QT_TRANSLATE_NOOP("words", "Mangan"),
    "haneman": QT_TRANSLATE_NOOP("words", "Haneman"),
    "baiman": QT_TRANSLATE_NOOP("words", "Baiman"),
    "sanbaiman": QT_TRANSLATE_NOOP("words", "Sanbaiman"),
    "yakuman": QT_TRANSLATE_NOOP("words", "Yakuman"),
    "times_yakuman": QT_TRANSLATE_NOOP("words", "{times} × yakuman"),
    "points_total": QT_TRANSLATE_NOOP("words", "{points}"),
    "points_all": QT_TRANSLATE_NOOP("words", "{points} all"),
    "points_split": QT_TRANSLATE_NOOP("words", "{small} / {large}"),
    "yaku": QT_TRANSLATE_NOOP("words", "Yaku"),
    "fu_items": QT_TRANSLATE_NOOP("words", "Fu"),
    "han": QT_TRANSLATE_NOOP("words", "han"),
    "fu": QT_TRANSLATE_NOOP("words", "fu"),
    "han_count": QT_TRANSLATE_NOOP("words", "{count} han"),
    "fu_count": QT_TRANSLATE_NOOP("words", "{count} fu"),
    "yakuman_count": QT_TRANSLATE_NOOP("words", "{count} yakuman"),
    # fu items
    "base": QT_TRANSLATE_NOOP("words", "Base"),
    "closed_ron": QT_TRANSLATE_NOOP("words", "Closed hand, off a discard"),
    "tsumo": QT_TRANSLATE_NOOP("words", "Self-draw"),
    "ron": QT_TRANSLATE_NOOP("words", "Off a discard"),
    "open_pinfu": QT_TRANSLATE_NOOP("words", "Open hand without other fu"),
    "seven_pairs": QT_TRANSLATE_NOOP("words", "Seven pairs"),
    "triplet_open_simple": QT_TRANSLATE_NOOP("words", "Open triplet (2 to 8)"),
    "triplet_open_terminal": QT_TRANSLATE_NOOP("words", "Open triplet (1, 9, honour)"),
    "triplet_closed_simple": QT_TRANSLATE_NOOP("words", "Closed triplet (2 to 8)"),
    "triplet_closed_terminal": QT_TRANSLATE_NOOP("words", "Closed triplet (1, 9, honour)"),
    "kan_open_simple": QT_TRANSLATE_NOOP("words", "Open kan (2 to 8)"),
    "kan_open_terminal": QT_TRANSLATE_NOOP("words", "Open kan (1, 9, honour)"),
    "kan_closed_simple": QT_TRANSLATE_NOOP("words", "Closed kan (2 to 8)"),
    "kan_closed_terminal": QT_TRANSLATE_NOOP("words", "Closed kan (1, 9, honour)"),
    "pair_dragon": QT_TRANSLATE_NOOP("words", "Pair of dragons"),
    "pair_seat_wind": QT_TRANSLATE_NOOP("words", "Pair of the seat wind"),
    "pair_round_wind": QT_TRANSLATE_NOOP("words", "Pair of the round wind"),
    "pair_double_wind": QT_TRANSLATE_NOOP("words", "Pair of the seat and round wind"),
    "wait_edge": QT_TRANSLATE_NOOP("words", "Edge wait"),
    "wait_closed": QT_TRANSLATE_NOOP("words", "Closed wait"),
    "wait_pair": QT_TRANSLATE_NOOP("words", "Pair wait"),
    # faults
    "no_yaku": QT_TRANSLATE_NOOP(
        "words", "This hand has no yaku, so it cannot win: check riichi and what else may be ticked."
    ),
    "two_han_needed": QT_TRANSLATE_NOOP(
        "words", "With {counters} counters a hand needs two han of yaku, dora aside: this one has only one."
    ),
    "no_reds": QT_TRANSLATE_NOOP("words", "These rules have no red five {tile}: take a plain one."),
    "too_many_reds": QT_TRANSLATE_NOOP(
        "words", "There are {count} red fives {tile} where the set has {most}: take a plain one."
    ),
    "bad_win_tile": QT_TRANSLATE_NOOP("words", "The winning tile must be one tile, not “{text}”."),
    "fu_missing": QT_TRANSLATE_NOOP("words", "A hand below 5 han needs its fu: enter {han} han and its fu."),
    "impossible_by_tsumo": QT_TRANSLATE_NOOP(
        "words", "No hand won by self-draw has {han} han {fu} fu: check both numbers."
    ),
    "impossible_by_ron": QT_TRANSLATE_NOOP(
        "words", "No hand won off a discard has {han} han {fu} fu: check both numbers."
    ),
    "conflict_needs_tsumo": QT_TRANSLATE_NOOP(
        "words", "{one} needs a win by self-draw: untick it, or say that the tile was drawn."
    ),
    "conflict_needs_ron": QT_TRANSLATE_NOOP(
        "words", "{one} needs a win off another player: untick it, or say whose tile it was."
    ),
    "conflict_needs": QT_TRANSLATE_NOOP("words", "{one} needs {other}: tick {other} too, or untick {one}."),
    "conflict_needs_closed": QT_TRANSLATE_NOOP(
        "words", "{one} needs a closed hand: untick it, or take the called sets back."
    ),
    "conflict_needs_no_sets": QT_TRANSLATE_NOOP(
        "words", "{one} needs a hand without any called set or kan: untick it, or take the sets back."
    ),
    "conflict_needs_kan": QT_TRANSLATE_NOOP("words", "{one} needs a kan in the hand: enter the kan, or untick it."),
    "conflict_only_dealer": QT_TRANSLATE_NOOP("words", "{one} is for the dealer only: untick it."),
    "conflict_not_dealer": QT_TRANSLATE_NOOP("words", "{one} is not for the dealer: untick it."),
    "conflict_robbed_tile": QT_TRANSLATE_NOOP(
        "words", "A robbed tile is the only one of its kind in the winner’s hand: untick {one}, or check the tiles."
    ),
    "conflict_not_declared": QT_TRANSLATE_NOOP(
        "words", "{one} needs a riichi on the table: declare it on the board first, or untick it."
    ),
}


def _gathered() -> dict[str, str]:
    words = {**TABLE_WORDS, **FAULT_WORDS, **WHY_WORDS, **DOUBT_WORDS, **REFERENCE_WORDS, **_PAGES, **_SENTENCES}
    for rows in (YAKU, YAKUMAN, CIRCUMSTANCES):
        words.update({row.id: row.word for row in rows if row.id not in words})
    words.update({name: word for name, (_, word) in DORA.items()})
    words.update({form.id: form.word for form in MELDS})
    words.update(DRAW_WORDS)
    words.update({f"preset_{preset.id}": preset.name for preset in PRESETS.values()})
    return words


WORDS: Final[dict[str, str]] = _gathered()
