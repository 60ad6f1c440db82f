"""The sentences that say why a hand is paid what it is paid, beside those of the yaku."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.why_yaku import WHY_YAKU_WORDS

_FU: Final = {
    "why_base": QT_TRANSLATE_NOOP("words", "Every hand of sets and a pair begins with 20 fu."),
    "why_closed_ron": QT_TRANSLATE_NOOP("words", "A hand with nothing called has 10 fu for a win off a discard."),
    "why_tsumo": QT_TRANSLATE_NOOP("words", "A winning tile that was drawn has 2 fu."),
    "why_pinfu_tsumo": QT_TRANSLATE_NOOP("words", "With pinfu the draw has no fu."),
    "why_rinshan_tsumo": QT_TRANSLATE_NOOP("words", "These rules give the replacement tile no fu for the draw."),
    "why_open_pinfu": QT_TRANSLATE_NOOP("words", "An open hand that has no other fu is paid as one of 30 fu."),
    "why_open_pinfu_off": QT_TRANSLATE_NOOP("words", "These rules leave an open hand without other fu at 20 fu."),
    "why_seven_pairs": QT_TRANSLATE_NOOP("words", "Seven pairs have fixed fu, which are not rounded."),
    "why_triplet_open_simple": QT_TRANSLATE_NOOP("words", "A triplet has 2 fu."),
    "why_triplet_open_terminal": QT_TRANSLATE_NOOP("words", "A triplet has 2 fu, doubled for terminals and honours."),
    "why_triplet_closed_simple": QT_TRANSLATE_NOOP("words", "A triplet has 2 fu, doubled when it is concealed."),
    "why_triplet_closed_terminal": QT_TRANSLATE_NOOP(
        "words", "A triplet has 2 fu, doubled when it is concealed, and again for terminals and honours."
    ),
    "why_kan_open_simple": QT_TRANSLATE_NOOP("words", "A kan has 8 fu."),
    "why_kan_open_terminal": QT_TRANSLATE_NOOP("words", "A kan has 8 fu, doubled for terminals and honours."),
    "why_kan_closed_simple": QT_TRANSLATE_NOOP("words", "A kan has 8 fu, doubled when it is concealed."),
    "why_kan_closed_terminal": QT_TRANSLATE_NOOP(
        "words", "A kan has 8 fu, doubled when it is concealed, and again for terminals and honours."
    ),
    "why_run": QT_TRANSLATE_NOOP("words", "A run has no fu."),
    "why_pair": QT_TRANSLATE_NOOP(
        "words", "This pair has no fu: only dragons, the own wind and the round’s wind have."
    ),
    "why_pair_dragon": QT_TRANSLATE_NOOP("words", "A pair of dragons has 2 fu."),
    "why_pair_seat_wind": QT_TRANSLATE_NOOP("words", "A pair of the own wind has 2 fu."),
    "why_pair_round_wind": QT_TRANSLATE_NOOP("words", "A pair of the round’s wind has 2 fu."),
    "why_pair_double_wind": QT_TRANSLATE_NOOP(
        "words", "A pair of the wind that is both the own one and the round’s has {fu} fu in these rules."
    ),
    "why_wait_edge": QT_TRANSLATE_NOOP(
        "words", "Beside 1 and 2 only a 3 completes the run, beside 8 and 9 only a 7: 2 fu."
    ),
    "why_wait_closed": QT_TRANSLATE_NOOP("words", "Only the number in the middle could complete the run: 2 fu."),
    "why_wait_pair": QT_TRANSLATE_NOOP("words", "Only a tile like the single one could complete the pair: 2 fu."),
    "wait_two_sided": QT_TRANSLATE_NOOP("words", "Two-sided wait"),
    "why_wait_two_sided": QT_TRANSLATE_NOOP("words", "The run could be completed at either end: no fu."),
    "wait_triplet": QT_TRANSLATE_NOOP("words", "Wait for a triplet"),
    "why_wait_triplet": QT_TRANSLATE_NOOP("words", "A wait that makes a triplet of a pair has no fu."),
    "round_ten": QT_TRANSLATE_NOOP("words", "Rounded up to ten"),
    "why_round_ten": QT_TRANSLATE_NOOP("words", "The fu are rounded up to the next ten."),
}
_SETS: Final = {
    "group_run": QT_TRANSLATE_NOOP("words", "Run"),
    "group_triplet": QT_TRANSLATE_NOOP("words", "Triplet"),
    "group_kan": QT_TRANSLATE_NOOP("words", "Kan"),
    "group_pair": QT_TRANSLATE_NOOP("words", "Pair"),
    "group_single": QT_TRANSLATE_NOOP("words", "Single tile"),
}
_DORA: Final = {
    "why_dora": QT_TRANSLATE_NOOP(
        "words", "Each tile that comes next after one turned up in the wall adds a han, but is no yaku."
    ),
    "why_ura_dora": QT_TRANSLATE_NOOP("words", "After riichi the tiles beneath the indicators count too."),
    "why_red_dora": QT_TRANSLATE_NOOP("words", "Each red five adds a han, but is no yaku."),
}
_BASIC: Final = {
    "basic": QT_TRANSLATE_NOOP("words", "Basic points"),
    "basic_fu": QT_TRANSLATE_NOOP("words", "Fu"),
    "basic_han": QT_TRANSLATE_NOOP("words", "{han} han"),
    "why_basic_han": QT_TRANSLATE_NOOP("words", "The fu are doubled twice, and once more for each han."),
    "why_cut": QT_TRANSLATE_NOOP("words", "Below 5 han the basic points end at 2,000: a mangan."),
    "why_kiriage": QT_TRANSLATE_NOOP("words", "These rules round 4 han 30 fu and 3 han 60 fu up to a mangan."),
    "why_mangan": QT_TRANSLATE_NOOP("words", "5 han are a mangan, whatever the fu."),
    "why_haneman": QT_TRANSLATE_NOOP("words", "6 or 7 han are a haneman, whatever the fu."),
    "why_baiman": QT_TRANSLATE_NOOP("words", "8 to 10 han are a baiman, whatever the fu."),
    "why_sanbaiman": QT_TRANSLATE_NOOP("words", "11 or 12 han are a sanbaiman, whatever the fu."),
    "why_counted_sanbaiman": QT_TRANSLATE_NOOP("words", "13 han or more stay a sanbaiman in these rules."),
    "why_counted_yakuman": QT_TRANSLATE_NOOP("words", "13 han or more are a counted yakuman in these rules."),
    "why_counted_multiple": QT_TRANSLATE_NOOP("words", "Every 13 han are a counted yakuman in these rules."),
    "why_called_limit": QT_TRANSLATE_NOOP("words", "This limit was called out."),
    "why_renhou_limit": QT_TRANSLATE_NOOP(
        "words", "These rules pay at least this for a win before the first own draw."
    ),
    "why_yakuman": QT_TRANSLATE_NOOP("words", "A yakuman has 8,000 basic points, whatever else is in the hand."),
    "basic_times": QT_TRANSLATE_NOOP("words", "So many yakuman"),
    "most_yakuman": QT_TRANSLATE_NOOP("words", "Most yakuman"),
    "why_most_yakuman": QT_TRANSLATE_NOOP("words", "These rules pay no more yakuman for one hand."),
}
_PAID: Final = {
    "pays_off": QT_TRANSLATE_NOOP("words", "The player who gave the tile pays"),
    "pays_dealer": QT_TRANSLATE_NOOP("words", "The dealer pays"),
    "pays_other": QT_TRANSLATE_NOOP("words", "Each other player pays"),
    "pays_player": QT_TRANSLATE_NOOP("words", "A player pays"),
    "pays_liable": QT_TRANSLATE_NOOP("words", "The liable player pays"),
    "pays_sticks": QT_TRANSLATE_NOOP("words", "From the table"),
    "pays_kept": QT_TRANSLATE_NOOP("words", "As paid then"),
    "times_ron": QT_TRANSLATE_NOOP("words", "Off a discard"),
    "why_times_ron": QT_TRANSLATE_NOOP("words", "Who gave the tile pays for all three: four times the basic points."),
    "times_ron_dealer": QT_TRANSLATE_NOOP("words", "Off a discard, to the dealer"),
    "why_times_ron_dealer": QT_TRANSLATE_NOOP(
        "words", "Who gave the dealer the tile pays for all three: six times the basic points."
    ),
    "times_tsumo": QT_TRANSLATE_NOOP("words", "Drawn"),
    "why_times_tsumo": QT_TRANSLATE_NOOP(
        "words", "Of a drawn hand a player who is not dealer pays the basic points once."
    ),
    "times_tsumo_dealer": QT_TRANSLATE_NOOP("words", "Drawn, with the dealer"),
    "why_times_tsumo_dealer": QT_TRANSLATE_NOOP("words", "Of a drawn hand the dealer pays double, and is paid double."),
    "round_hundred": QT_TRANSLATE_NOOP("words", "Rounded up to a hundred"),
    "why_round_hundred": QT_TRANSLATE_NOOP("words", "Each payment is rounded up to the next hundred."),
    "pays_counters": QT_TRANSLATE_NOOP("words", "{counters} × {each} for the counters"),
    "why_counters": QT_TRANSLATE_NOOP("words", "Each counter on the table adds the same to every hand."),
    "why_counters_liable": QT_TRANSLATE_NOOP("words", "The liable player pays the counters in these rules."),
    "pays_three": QT_TRANSLATE_NOOP("words", "For three players"),
    "pays_two": QT_TRANSLATE_NOOP("words", "For two players"),
    "why_liable": QT_TRANSLATE_NOOP(
        "words", "Whose discard made sure of the yakuman pays the drawn hand, or this part of it, for all."
    ),
    "liable_half": QT_TRANSLATE_NOOP("words", "Half"),
    "why_liable_half": QT_TRANSLATE_NOOP("words", "Who gave the tile and who is liable pay one half each."),
    "pays_wareme": QT_TRANSLATE_NOOP("words", "Where the wall was opened"),
    "why_pays_wareme": QT_TRANSLATE_NOOP("words", "Who sits where the wall was opened pays and is paid double."),
    "why_sticks": QT_TRANSLATE_NOOP("words", "The riichi sticks on the table go to the winner."),
    "why_source": QT_TRANSLATE_NOOP("words", "Scored by {rules}: {source}"),
}
_MORE: Final = {
    "more_han": QT_TRANSLATE_NOOP("words", "One han more"),
    "more_fu": QT_TRANSLATE_NOOP("words", "Ten fu more"),
    "barred": QT_TRANSLATE_NOOP(
        "words",
        "Furiten: the own discards hold {tiles}, which would complete the hand, so it can win by the own draw only.",
    ),
    "barred_won": QT_TRANSLATE_NOOP(
        "words",
        "Furiten: this win off another player is not allowed, for the own discards hold {tiles}, which completes the hand.",
    ),
}
WHY_WORDS: Final = {**_FU, **_SETS, **_DORA, **_BASIC, **_PAID, **_MORE, **WHY_YAKU_WORDS}
