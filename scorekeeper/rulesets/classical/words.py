"""The words of the family by id, gathered from the rows that bring them, and the sentences no row has."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.circumstances import CIRCUMSTANCES
from scorekeeper.rulesets.classical.doubts import DOUBT_WORDS
from scorekeeper.rulesets.classical.limit_hands import LIMIT_WORDS
from scorekeeper.rulesets.classical.melds import MELDS
from scorekeeper.rulesets.classical.presets import PRESETS
from scorekeeper.rulesets.classical.reference.words import REFERENCE_WORDS
from scorekeeper.rulesets.classical.rows import ROW_WORDS
from scorekeeper.rulesets.classical.rule_faults import FAULT_WORDS
from scorekeeper.rulesets.classical.ways import WAYS
from scorekeeper.rulesets.classical.why_words import WHY_WORDS

_SENTENCES: Final = {
    # pages of the rules
    "page_hand": QT_TRANSLATE_NOOP("words", "Hand"),
    "page_points": QT_TRANSLATE_NOOP("words", "Points"),
    "page_doubles": QT_TRANSLATE_NOOP("words", "Doubles"),
    "page_yaku": QT_TRANSLATE_NOOP("words", "Limit hands"),
    "page_table": QT_TRANSLATE_NOOP("words", "Table"),
    "page_end": QT_TRANSLATE_NOOP("words", "End and result"),
    # the board
    "round_east": QT_TRANSLATE_NOOP("words", "East {number}"),
    "round_south": QT_TRANSLATE_NOOP("words", "South {number}"),
    "round_west": QT_TRANSLATE_NOOP("words", "West {number}"),
    "round_north": QT_TRANSLATE_NOOP("words", "North {number}"),
    "row_title": QT_TRANSLATE_NOOP("words", "{round}"),
    "sheet_points": QT_TRANSLATE_NOOP("words", "less {points}"),
    # why points move
    "hand": QT_TRANSLATE_NOOP("words", "hand"),
    "liability": QT_TRANSLATE_NOOP("words", "pays for all"),
    "penalty": QT_TRANSLATE_NOOP("words", "penalty"),
    "kept": QT_TRANSLATE_NOOP("words", "as paid then"),
    # what a hand is worth
    "points": QT_TRANSLATE_NOOP("words", "Points"),
    "doubles": QT_TRANSLATE_NOOP("words", "Doubles"),
    "points_count": QT_TRANSLATE_NOOP("words", "{count} points"),
    "doubles_count": QT_TRANSLATE_NOOP("words", "{count} doubles"),
    "limit_hand": QT_TRANSLATE_NOOP("words", "Limit hand"),
    "reckoning": QT_TRANSLATE_NOOP("words", "Reckoning"),
    "points_sum": QT_TRANSLATE_NOOP("words", "Sum of the points"),
    "doubled": QT_TRANSLATE_NOOP("words", "× 2"),
    "limit_reached": QT_TRANSLATE_NOOP("words", "Limit"),
    "dead_hand": QT_TRANSLATE_NOOP("words", "Dead hand: too many tiles"),
    "points_total": QT_TRANSLATE_NOOP("words", "{points}"),
    "reckoned": QT_TRANSLATE_NOOP("words", "{points} × {factor} = {full}"),
    "limit_total": QT_TRANSLATE_NOOP("words", "limit {points}"),
    # faults of a hand
    "bad_tile_here": QT_TRANSLATE_NOOP(
        "words", "“{text}” names no tile of the hand: write digits, then m, p, s or z, such as 123m456p77z."
    ),
    "bad_tile_bonus": QT_TRANSLATE_NOOP(
        "words", "“{text}” is no flower or season: write 1f to 4f for flowers, 1y to 4y for seasons."
    ),
    "meld_without_tiles": QT_TRANSLATE_NOOP(
        "words", "{kind} is named without tiles: enter its tiles, or leave it out."
    ),
    "bad_win_tile": QT_TRANSLATE_NOOP("words", "The winning tile must be one tile, not “{text}”."),
    "tile_count_partial": QT_TRANSLATE_NOOP(
        "words",
        "The hand has {count} of {wanted} tiles beside its called sets: add {missing} more, or tick that only a part of it is entered.",
    ),
    "too_many_tiles_refused": QT_TRANSLATE_NOOP(
        "words", "These rules do not accept a hand with too many tiles: untick it, or enter what the hand is worth."
    ),
    "too_many_of_one": QT_TRANSLATE_NOOP(
        "words", "{tile} appears {count} times where only {most} can be: check hand, called sets, flowers and seasons."
    ),
    "too_many_in_hands": QT_TRANSLATE_NOOP(
        "words", "All hands together hold {tile} {count} times where only {most} can be: check them against the table."
    ),
    "too_many_chows": QT_TRANSLATE_NOOP(
        "words", "These rules do not let a winning hand have so many chows: check the tiles, or change the rules."
    ),
    "conflict_needs_winner": QT_TRANSLATE_NOOP("words", "{one} is for the winner only: untick it."),
    "conflict_needs_loser": QT_TRANSLATE_NOOP("words", "{one} is not for the winner: untick it."),
    "conflict_needs_replacement": QT_TRANSLATE_NOOP(
        "words", "{one} needs a win with a replacement tile: untick it, or say where the tile came from."
    ),
    "conflict_needs_kongs": QT_TRANSLATE_NOOP("words", "{one} needs two kongs in the hand: enter them, or untick it."),
    "conflict_only_east": QT_TRANSLATE_NOOP("words", "{one} is for East only: choose something else."),
    "conflict_not_east": QT_TRANSLATE_NOOP("words", "{one} is not for East: choose something else."),
    "conflict_needs_nothing_called": QT_TRANSLATE_NOOP(
        "words", "{one} needs a hand without called sets: take them back, or say how the tile came."
    ),
    "conflict_robbed_tile": QT_TRANSLATE_NOOP(
        "words", "{one}: the robbed tile is the only one of its kind in the winner’s hand, so check the tiles."
    ),
    "conflict_not_at_table": QT_TRANSLATE_NOOP("words", "{one}: the table knows that this is not so, so untick it."),
    # faults of an event
    "won_off_self": QT_TRANSLATE_NOOP("words", "Nobody wins off themselves: say who discarded, or that it was drawn."),
    "first_discard_of_east": QT_TRANSLATE_NOOP(
        "words", "East’s first discard comes from East: say who discarded, or how the tile was won."
    ),
    "liable_to_self": QT_TRANSLATE_NOOP("words", "A winner does not pay for all: name another player."),
    "liability_not_played": QT_TRANSLATE_NOOP(
        "words", "Nobody pays for all under these rules: take it back, or change the rules."
    ),
    "winner_shows_nothing": QT_TRANSLATE_NOOP("words", "The winner’s hand is missing: enter its tiles or its total."),
    "four_hands": QT_TRANSLATE_NOOP(
        "words", "Name four hands in “{what}”, one a seat; a hand that scores nothing is null."
    ),
    "total_over_limit": QT_TRANSLATE_NOOP(
        "words", "A total of {total} is above the limit of {limit} points: enter what is paid."
    ),
    "penalty_to_self": QT_TRANSLATE_NOOP("words", "Nobody pays a penalty to themselves: name another player."),
    "penalty_uneven": QT_TRANSLATE_NOOP(
        "words", "{points} points cannot be split among {players} players: choose a number that can."
    ),
    "seats_between_rounds": QT_TRANSLATE_NOOP("words", "Seats change between rounds: finish this round first."),
}


def _gathered() -> dict[str, str]:
    words = {**LIMIT_WORDS, **ROW_WORDS, **{way.id: way.word for way in WAYS.values()}}
    words.update({row.id: row.word for row in CIRCUMSTANCES})
    words.update({form.id: form.word for form in MELDS})
    words.update({f"preset_{preset.id}": preset.name for preset in PRESETS.values()})
    return words | REFERENCE_WORDS | WHY_WORDS | DOUBT_WORDS | _SENTENCES | FAULT_WORDS


WORDS: Final[dict[str, str]] = _gathered()
