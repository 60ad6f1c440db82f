"""The options of what happens at the table: counters, sticks, draws, liability and fouls."""

from __future__ import annotations

from typing import Final

from scorekeeper.core.option import SWITCH, Need, OneOf, SeveralOf, Values, Whole, option
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.hand_options import HandOptions, yaku_words

MOST_POINTS: Final = 1_000_000
ABORT_WORDS: Final = {
    "kyuushu_kyuuhai": QT_TRANSLATE_NOOP("words", "Nine terminals and honours"),
    "suufon_renda": QT_TRANSLATE_NOOP("words", "Four equal wind discards"),
    "suucha_riichi": QT_TRANSLATE_NOOP("words", "Four riichi"),
    "suukaikan": QT_TRANSLATE_NOOP("words", "Four kans by several"),
}
ABORTS: Final = tuple(ABORT_WORDS)
LIABLE_PATTERNS: Final = ("daisangen", "daisuushii", "suukantsu", "rinshan")
_ONE_WINNER: Final = QT_TRANSLATE_NOOP("words", "Only one player can win on a discard here.")
_NOBODY_LIABLE: Final = QT_TRANSLATE_NOOP("words", "Nobody is ever liable here.")


def _several(values: Values) -> bool:
    return values["max_winners"] != 1


def _liable(values: Values) -> bool:
    return bool(values["pao"])


class TableOptions(HandOptions, frozen=True):
    """What happens at the table; every field is one house rule, its default the standard one."""

    start_points: int = option(
        25_000,
        Whole(0, MOST_POINTS, 100),
        "table",
        QT_TRANSLATE_NOOP("words", "Points each player starts with."),
        word=QT_TRANSLATE_NOOP("words", "Starting points"),
    )
    honba_ron: int = option(
        300,
        Whole(0, 30_000, 100),
        "table",
        QT_TRANSLATE_NOOP("words", "Points per counter that a discarder pays."),
        word=QT_TRANSLATE_NOOP("words", "Counter off a discard"),
    )
    honba_tsumo_each: int = option(
        100,
        Whole(0, 10_000, 100),
        "table",
        QT_TRANSLATE_NOOP("words", "Points per counter that each player pays on a self-draw."),
        word=QT_TRANSLATE_NOOP("words", "Counter on a self-draw"),
    )
    noten_payment: int = option(
        3000,
        Whole(0, 60_000, 600),
        "table",
        QT_TRANSLATE_NOOP("words", "Points that move in all at an exhaustive draw."),
        word=QT_TRANSLATE_NOOP("words", "Payment for tenpai"),
        help=QT_TRANSLATE_NOOP("words", "From those who are not ready to those who are; 0: none."),
    )
    dealer_repeats_on: str = option(
        "win_or_tenpai",
        OneOf(("win_or_tenpai", "win", "win_then_tenpai", "never")),
        "table",
        QT_TRANSLATE_NOOP(
            "words",
            "When the dealer deals again: a win or a ready hand, a win only, a win only in the first wind, or never.",
        ),
        word=QT_TRANSLATE_NOOP("words", "Dealer deals again"),
        help=QT_TRANSLATE_NOOP("words", "A draw adds a counter all the same."),
        choices={
            "win_or_tenpai": QT_TRANSLATE_NOOP("words", "by a win or a ready hand"),
            "win": QT_TRANSLATE_NOOP("words", "by a win only"),
            "win_then_tenpai": QT_TRANSLATE_NOOP("words", "first wind a win, then a ready hand too"),
            "never": QT_TRANSLATE_NOOP("words", "never"),
        },
    )
    repeat_with_several_winners: str = option(
        "any",
        OneOf(("any", "nearest")),
        "table",
        QT_TRANSLATE_NOOP(
            "words", "With several winners the dealer keeps the deal as any of them, or only as the nearest."
        ),
        word=QT_TRANSLATE_NOOP("words", "Dealer among several winners"),
        choices={
            "any": QT_TRANSLATE_NOOP("words", "deals again"),
            "nearest": QT_TRANSLATE_NOOP("words", "only as the nearest"),
        },
        need=Need(_several, _ONE_WINNER),
    )
    abortive_draw_dealer: str = option(
        "stays",
        OneOf(("stays", "passes")),
        "table",
        QT_TRANSLATE_NOOP("words", "After an abortive draw the deal stays or passes."),
        word=QT_TRANSLATE_NOOP("words", "Deal after an abortive draw"),
        help=QT_TRANSLATE_NOOP("words", "A counter is added either way."),
        choices={"stays": QT_TRANSLATE_NOOP("words", "stays"), "passes": QT_TRANSLATE_NOOP("words", "passes")},
        need=Need(
            lambda o: bool(o["abortive_draws"]) or o["triple_ron"] == "draw",
            QT_TRANSLATE_NOOP("words", "No abortive draw is played."),
        ),
    )
    max_winners: int = option(
        3,
        OneOf((3, 2, 1)),
        "table",
        QT_TRANSLATE_NOOP("words", "How many players may win on one discard."),
        word=QT_TRANSLATE_NOOP("words", "Winners on one discard"),
        help=QT_TRANSLATE_NOOP("words", "1: the nearest in turn order wins alone."),
    )
    triple_ron: str = option(
        "pays",
        OneOf(("pays", "draw")),
        "table",
        QT_TRANSLATE_NOOP("words", "Three wins on one discard are paid, or end the deal in a draw."),
        word=QT_TRANSLATE_NOOP("words", "Three wins on one discard"),
        help=QT_TRANSLATE_NOOP(
            "words", "With fewer winners allowed only the nearest are paid; a draw goes before that."
        ),
        choices={"pays": QT_TRANSLATE_NOOP("words", "are paid"), "draw": QT_TRANSLATE_NOOP("words", "abort the hand")},
    )
    honba_goes_to: str = option(
        "nearest",
        OneOf(("nearest", "each")),
        "table",
        QT_TRANSLATE_NOOP("words", "With several winners the counters are paid to the nearest, or to each."),
        word=QT_TRANSLATE_NOOP("words", "Counters with several winners"),
        choices={
            "nearest": QT_TRANSLATE_NOOP("words", "to the nearest"),
            "each": QT_TRANSLATE_NOOP("words", "to each"),
        },
        need=Need(_several, _ONE_WINNER),
    )
    sticks_go_to: str = option(
        "nearest",
        OneOf(("nearest", "own_back")),
        "table",
        QT_TRANSLATE_NOOP(
            "words", "With several winners the sticks go to the nearest, or each winner takes the own stick back first."
        ),
        word=QT_TRANSLATE_NOOP("words", "Sticks with several winners"),
        choices={
            "nearest": QT_TRANSLATE_NOOP("words", "to the nearest"),
            "own_back": QT_TRANSLATE_NOOP("words", "own one back, rest to the nearest"),
        },
        need=Need(_several, _ONE_WINNER),
    )
    abortive_draws: tuple[str, ...] = option(
        ABORTS,
        SeveralOf(ABORTS),
        "table",
        QT_TRANSLATE_NOOP("words", "Abortive draws the table plays."),
        word=QT_TRANSLATE_NOOP("words", "Abortive draws"),
        choices=ABORT_WORDS,
    )
    nagashi_mangan: str = option(
        "off",
        OneOf(("off", "draw", "win")),
        "table",
        QT_TRANSLATE_NOOP("words", "Discards of terminals and honours only pay a mangan: as a draw, or as a win."),
        word=QT_TRANSLATE_NOOP("words", "Nagashi mangan"),
        help=QT_TRANSLATE_NOOP(
            "words", "As a draw it takes the place of the payment for tenpai; as a win it takes counters and sticks."
        ),
        choices={
            "off": QT_TRANSLATE_NOOP("words", "not played"),
            "draw": QT_TRANSLATE_NOOP("words", "paid, still a draw"),
            "win": QT_TRANSLATE_NOOP("words", "counts as a win"),
        },
    )
    riichi_needs_1000: bool = option(
        True,
        SWITCH,
        "table",
        QT_TRANSLATE_NOOP("words", "Declaring riichi needs 1,000 points."),
        word=QT_TRANSLATE_NOOP("words", "Points for riichi"),
        help=QT_TRANSLATE_NOOP("words", "Off: a player may go below zero by the stick."),
    )
    pao: tuple[str, ...] = option(
        ("daisangen", "daisuushii"),
        SeveralOf(LIABLE_PATTERNS),
        "table",
        QT_TRANSLATE_NOOP("words", "Hands whose last set makes the player who gave it liable."),
        word=QT_TRANSLATE_NOOP("words", "Liability"),
        help=QT_TRANSLATE_NOOP("words", "On the replacement tile: the giver of an open kan pays the whole self-draw."),
        choices=yaku_words(LIABLE_PATTERNS),
    )
    pao_covers: str = option(
        "own_yakuman",
        OneOf(("own_yakuman", "whole_hand")),
        "table",
        QT_TRANSLATE_NOOP("words", "The liable player pays for that yakuman alone, or for the whole hand."),
        word=QT_TRANSLATE_NOOP("words", "Liability covers"),
        choices={
            "own_yakuman": QT_TRANSLATE_NOOP("words", "that yakuman"),
            "whole_hand": QT_TRANSLATE_NOOP("words", "the whole hand"),
        },
        need=Need(_liable, _NOBODY_LIABLE),
        rare=True,
    )
    pao_honba: str = option(
        "liable",
        OneOf(("liable", "discarder")),
        "table",
        QT_TRANSLATE_NOOP("words", "Who pays the counters when a liable hand is won off a discard."),
        word=QT_TRANSLATE_NOOP("words", "Counters with liability"),
        help=QT_TRANSLATE_NOOP("words", "On a self-draw the liable player pays them all."),
        choices={
            "liable": QT_TRANSLATE_NOOP("words", "paid by the liable player"),
            "discarder": QT_TRANSLATE_NOOP("words", "paid by the discarder"),
        },
        need=Need(_liable, _NOBODY_LIABLE),
        rare=True,
    )
    chombo: str = option(
        "reverse_mangan",
        OneOf(("reverse_mangan", "points_after", "none")),
        "table",
        QT_TRANSLATE_NOOP(
            "words",
            "A chombo pays a mangan to the others, loses points in the result only, or is dealt again without a penalty.",
        ),
        word=QT_TRANSLATE_NOOP("words", "Chombo"),
        help=QT_TRANSLATE_NOOP("words", "The hand is void either way and dealt again."),
        choices={
            "reverse_mangan": QT_TRANSLATE_NOOP("words", "pays a mangan"),
            "points_after": QT_TRANSLATE_NOOP("words", "points off the result"),
            "none": QT_TRANSLATE_NOOP("words", "no penalty"),
        },
    )
    chombo_points: int = option(
        20_000,
        Whole(0, MOST_POINTS, 100),
        "table",
        QT_TRANSLATE_NOOP("words", "Points a chombo takes from the result."),
        word=QT_TRANSLATE_NOOP("words", "Points for a chombo"),
        need=Need(
            lambda o: o["chombo"] == "points_after",
            QT_TRANSLATE_NOOP("words", "A chombo takes no points off the result here."),
        ),
    )
    wareme: bool = option(
        False,
        SWITCH,
        "table",
        QT_TRANSLATE_NOOP("words", "The player where the wall was opened pays and receives double."),
        word=QT_TRANSLATE_NOOP("words", "Wareme"),
        help=QT_TRANSLATE_NOOP("words", "Counters too; not sticks, payments for tenpai or a chombo."),
        rare=True,
    )
    may_hide_tenpai: bool = option(
        True,
        SWITCH,
        "table",
        QT_TRANSLATE_NOOP("words", "A player without riichi may say noten with a ready hand."),
        word=QT_TRANSLATE_NOOP("words", "Ready hands may be hidden"),
    )
