"""The sentences of the riichi table: the round, why points move, and what keeps an event from happening."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP

TABLE_WORDS: Final[dict[str, str]] = {
    # the board
    "round_east": QT_TRANSLATE_NOOP("words", "East {number}"),
    "round_south": QT_TRANSLATE_NOOP("words", "South {number}"),
    "round_west": QT_TRANSLATE_NOOP("words", "West {number}"),
    "round_north": QT_TRANSLATE_NOOP("words", "North {number}"),
    "row_title": QT_TRANSLATE_NOOP("words", "{round}-{honba}"),
    "honba": QT_TRANSLATE_NOOP("words", "counters"),
    "riichi_sticks": QT_TRANSLATE_NOOP("words", "sticks"),
    "open_riichi": QT_TRANSLATE_NOOP("words", "Open riichi"),
    # why points move
    "hand": QT_TRANSLATE_NOOP("words", "hand"),
    "counters": QT_TRANSLATE_NOOP("words", "counters"),
    "sticks": QT_TRANSLATE_NOOP("words", "sticks"),
    "liability": QT_TRANSLATE_NOOP("words", "liability"),
    "noten": QT_TRANSLATE_NOOP("words", "not ready"),
    "nagashi": QT_TRANSLATE_NOOP("words", "nagashi mangan"),
    "kept": QT_TRANSLATE_NOOP("words", "as paid then"),
    # why the game ended
    "ended_below_zero": QT_TRANSLATE_NOOP("words", "The game ended because a player fell below zero points."),
    "ended_out_of_points": QT_TRANSLATE_NOOP("words", "The game ended because a player has no points left."),
    "ended_cold": QT_TRANSLATE_NOOP("words", "The game ended because a player reached {points} points."),
    "ended_target": QT_TRANSLATE_NOOP(
        "words", "The game was played on after its last wind until a player reached {points} points."
    ),
    "ended_dealer_leads": QT_TRANSLATE_NOOP("words", "The game ended because the last dealer is in the lead."),
    # the final sheet
    "sheet_base": QT_TRANSLATE_NOOP("words", "less {points}"),
    "sheet_sticks": QT_TRANSLATE_NOOP("words", "Sticks"),
    "sheet_rounding": QT_TRANSLATE_NOOP("words", "Rounding"),
    "sheet_uma": QT_TRANSLATE_NOOP("words", "Uma"),
    "sheet_oka": QT_TRANSLATE_NOOP("words", "Oka"),
    "sheet_chombo": QT_TRANSLATE_NOOP("words", "Chombo"),
    "sheet_yakitori": QT_TRANSLATE_NOOP("words", "Yakitori"),
    # faults of an event
    "riichi_twice": QT_TRANSLATE_NOOP("words", "This player has declared riichi in this hand already."),
    "riichi_without_points": QT_TRANSLATE_NOOP(
        "words", "With {points} points there is no stick to lay down: riichi needs 1,000 under these rules."
    ),
    "riichi_tile_won": QT_TRANSLATE_NOOP(
        "words",
        "A riichi was said not to stand because its tile was won on: record that win, or let the riichi stand.",
    ),
    "won_off_self": QT_TRANSLATE_NOOP("words", "Nobody wins off themselves: say who discarded, or that it was drawn."),
    "won_off_two": QT_TRANSLATE_NOOP("words", "All winners of one hand win off the same player: check who discarded."),
    "liable_to_self": QT_TRANSLATE_NOOP("words", "A winner is not liable for the own hand: name another player."),
    "liable_unnamed": QT_TRANSLATE_NOOP(
        "words", "With a called-out score, say for which hand the player is liable, such as the big three dragons."
    ),
    "liability_without_yakuman": QT_TRANSLATE_NOOP(
        "words", "Nobody is liable for this hand under these rules: take the liability back, or check the hand."
    ),
    "hand_or_declared": QT_TRANSLATE_NOOP("words", "A winner shows a hand or calls out a score: give one of the two."),
    "too_many_winners": QT_TRANSLATE_NOOP(
        "words", "{count} players cannot win here, at most {most}: list only those who are paid."
    ),
    "draw_not_allowed": QT_TRANSLATE_NOOP("words", "These rules do not have this draw: play on, or change the rules."),
    "nagashi_not_played": QT_TRANSLATE_NOOP(
        "words", "These rules have no nagashi mangan: record the draw without it, or change the rules."
    ),
    "tenpai_missing": QT_TRANSLATE_NOOP(
        "words", "A player in riichi must be ready at a draw: tick that player, or record a chombo."
    ),
    "wareme_missing": QT_TRANSLATE_NOOP(
        "words", "Say where the wall was opened: that player pays and receives double."
    ),
    "sticks_not_there": QT_TRANSLATE_NOOP("words", "There are not so many sticks on the table to take away."),
}
