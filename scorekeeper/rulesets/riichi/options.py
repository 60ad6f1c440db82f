"""Every option of the riichi rules, declared once."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from scorekeeper.core.option import (
    SWITCH,
    NumberOr,
    Numbers,
    OneOf,
    Option,
    SeveralOf,
    Table,
    TableByCount,
    Whole,
    option,
    options_of,
)
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.yaku import LOCAL_YAKU, YAKU, YAKUMAN

SEATS: Final = 4
"""Players of this game; its three-player sister will be a family of its own."""
MOST_POINTS: Final = 1_000_000

DOUBLE_PATTERNS: Final = ("kokushi_13", "suuankou_tanki", "junsei_chuuren_poutou", "daisuushii")
ABORTS: Final = ("kyuushu_kyuuhai", "suufon_renda", "suucha_riichi", "suukaikan")
LIABLE_PATTERNS: Final = ("daisangen", "daisuushii", "suukantsu", "rinshan")
CLOSED_YAKU: Final = frozenset({row.id for row in YAKU if row.closed_only})
"""Yaku that a hand with called sets cannot have, whatever a house counts for them."""
_MOST_HAN: Final = 13
_MOST_YAKUMAN: Final = 6
_HAN_BOUNDS: Final = {row.id: _MOST_YAKUMAN for row in YAKUMAN} | {row.id: _MOST_HAN for row in YAKU}


@dataclass(frozen=True, slots=True)
class HanTable:
    """The han of some yaku, closed and open, None where it does not count; of a yakuman how many it counts as."""

    bounds: Mapping[str, int]
    closed_only: frozenset[str]

    def read(self, value: object) -> object:
        """The table as pairs sorted by id, or ValueError."""
        rows = dict(value) if isinstance(value, Table) else value
        if not isinstance(rows, dict) or any(name not in self.bounds for name in rows):
            raise ValueError
        return Table(sorted((name, self._han(name, row)) for name, row in rows.items()))

    def _han(self, name: str, row: object) -> tuple[int | None, int | None]:
        if not isinstance(row, list | tuple) or len(row) != 2:
            raise ValueError
        closed, opened = row
        for each in row:
            if each is not None and (type(each) is not int or not 1 <= each <= self.bounds[name]):
                raise ValueError
        if opened is not None and name in self.closed_only:
            raise ValueError
        return closed, opened


HAN_TABLE: Final = HanTable(_HAN_BOUNDS, CLOSED_YAKU)
_UMA: Final = Numbers(SEATS, -1000, 1000, whole=False)


@dataclass(frozen=True)
class Options:
    """How a table plays riichi; every field is one house rule, its default the standard one."""

    # What a hand is worth
    open_tanyao: bool = option(
        True, SWITCH, "hand", QT_TRANSLATE_NOOP("words", "All Simples may be won with called sets.")
    )
    red_fives: tuple[int, ...] = option(
        (1, 1, 1),
        Numbers(3, 0, 4),
        "hand",
        QT_TRANSLATE_NOOP("words", "Red fives in the set: characters, circles, bamboos."),
    )
    ippatsu: bool = option(
        True, SWITCH, "hand", QT_TRANSLATE_NOOP("words", "Winning within one turn of riichi adds a han.")
    )
    ura_dora: bool = option(
        True,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP("words", "A riichi hand also counts the indicator beneath the dora indicator."),
    )
    kan_dora: bool = option(True, SWITCH, "hand", QT_TRANSLATE_NOOP("words", "Each kan turns one more dora indicator."))
    kan_ura_dora: bool = option(
        True,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP("words", "A riichi hand also counts the tiles beneath the kan indicators."),
    )
    double_wind_pair_fu: int = option(
        4,
        OneOf((4, 2)),
        "hand",
        QT_TRANSLATE_NOOP("words", "Fu for a pair of the wind that is both seat and round wind."),
    )
    pinfu_tsumo: bool = option(
        True,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP(
            "words",
            "Pinfu stands with a self-draw, at 20 fu; otherwise the self-draw takes its 2 fu and pinfu is lost.",
        ),
    )
    open_pinfu_fu: int = option(
        30,
        OneOf((30, 20)),
        "hand",
        QT_TRANSLATE_NOOP("words", "Fu of an open hand won off a discard that has no other fu."),
    )
    rinshan_tsumo_fu: bool = option(
        True, SWITCH, "hand", QT_TRANSLATE_NOOP("words", "A win on the replacement tile has the 2 fu of a self-draw.")
    )
    seven_pairs: str = option(
        "25fu_2han",
        OneOf(("25fu_2han", "50fu_1han")),
        "hand",
        QT_TRANSLATE_NOOP("words", "Seven pairs count 25 fu and 2 han, or 50 fu and 1 han."),
    )
    kiriage_mangan: bool = option(
        False, SWITCH, "hand", QT_TRANSLATE_NOOP("words", "30 fu 4 han and 60 fu 3 han are rounded up to mangan.")
    )
    counted_yakuman: str = option(
        "yakuman",
        OneOf(("yakuman", "sanbaiman", "multiple")),
        "hand",
        QT_TRANSLATE_NOOP(
            "words", "13 or more han are a yakuman, stay a sanbaiman, or count one yakuman for every 13."
        ),
    )
    yakuman_add_up: bool = option(True, SWITCH, "hand", QT_TRANSLATE_NOOP("words", "Two yakuman in one hand pay both."))
    double_yakuman: tuple[str, ...] = option(
        DOUBLE_PATTERNS,
        SeveralOf(DOUBLE_PATTERNS),
        "hand",
        QT_TRANSLATE_NOOP("words", "Patterns that count as a double yakuman on their own."),
    )
    max_yakuman: int = option(
        0, Whole(0, 6), "hand", QT_TRANSLATE_NOOP("words", "The most yakuman one hand can be paid; 0 sets no bound.")
    )
    renhou: str = option(
        "off",
        OneOf(("off", "mangan", "haneman", "baiman", "yakuman", "yaku")),
        "hand",
        QT_TRANSLATE_NOOP("words", "What a win on a discard before the first own draw is worth."),
    )
    two_han_minimum_from: int = option(
        0,
        Whole(0, 1000),
        "hand",
        QT_TRANSLATE_NOOP("words", "Counters from which a hand needs two han of yaku, dora aside; 0 never."),
    )
    local_yaku: tuple[str, ...] = option(
        (), SeveralOf(LOCAL_YAKU), "yaku", QT_TRANSLATE_NOOP("words", "Old and local yaku the table plays.")
    )
    yaku_han: tuple[tuple[str, tuple[int | None, int | None]], ...] = option(
        Table(),
        HAN_TABLE,
        "yaku",
        QT_TRANSLATE_NOOP("words", "Han of a yaku as the house counts it, closed and open; none switches it off."),
    )
    ryuuiisou_needs_hatsu: bool = option(
        False, SWITCH, "hand", QT_TRANSLATE_NOOP("words", "All Green needs the green dragon.")
    )

    # At the table
    start_points: int = option(
        25_000, Whole(0, MOST_POINTS, 100), "table", QT_TRANSLATE_NOOP("words", "Points each player starts with.")
    )
    honba_ron: int = option(
        300, Whole(0, 30_000, 100), "table", QT_TRANSLATE_NOOP("words", "Points per counter that a discarder pays.")
    )
    honba_tsumo_each: int = option(
        100,
        Whole(0, 10_000, 100),
        "table",
        QT_TRANSLATE_NOOP("words", "Points per counter that each player pays on a self-draw."),
    )
    noten_payment: int = option(
        3000,
        Whole(0, 60_000, 600),
        "table",
        QT_TRANSLATE_NOOP("words", "Points that move in all at an exhaustive draw."),
    )
    dealer_repeats_on: str = option(
        "win_or_tenpai",
        OneOf(("win_or_tenpai", "win", "win_then_tenpai", "never")),
        "table",
        QT_TRANSLATE_NOOP(
            "words",
            "When the dealer deals again: a win or a ready hand, a win only, a win only in the first wind, or never.",
        ),
    )
    repeat_with_several_winners: str = option(
        "any",
        OneOf(("any", "nearest")),
        "table",
        QT_TRANSLATE_NOOP(
            "words", "With several winners the dealer keeps the deal as any of them, or only as the nearest."
        ),
    )
    abortive_draw_dealer: str = option(
        "stays",
        OneOf(("stays", "passes")),
        "table",
        QT_TRANSLATE_NOOP("words", "After an abortive draw the deal stays or passes."),
    )
    max_winners: int = option(
        3, OneOf((3, 2, 1)), "table", QT_TRANSLATE_NOOP("words", "How many players may win on one discard.")
    )
    triple_ron: str = option(
        "pays",
        OneOf(("pays", "draw")),
        "table",
        QT_TRANSLATE_NOOP("words", "Three wins on one discard are paid, or end the deal in a draw."),
    )
    honba_goes_to: str = option(
        "nearest",
        OneOf(("nearest", "each")),
        "table",
        QT_TRANSLATE_NOOP("words", "With several winners the counters are paid to the nearest, or to each."),
    )
    sticks_go_to: str = option(
        "nearest",
        OneOf(("nearest", "own_back")),
        "table",
        QT_TRANSLATE_NOOP(
            "words", "With several winners the sticks go to the nearest, or each winner takes the own stick back first."
        ),
    )
    abortive_draws: tuple[str, ...] = option(
        ABORTS, SeveralOf(ABORTS), "table", QT_TRANSLATE_NOOP("words", "Abortive draws the table plays.")
    )
    nagashi_mangan: str = option(
        "off",
        OneOf(("off", "draw", "win")),
        "table",
        QT_TRANSLATE_NOOP("words", "Discards of terminals and honours only pay a mangan: as a draw, or as a win."),
    )
    riichi_needs_1000: bool = option(
        True, SWITCH, "table", QT_TRANSLATE_NOOP("words", "Declaring riichi needs 1,000 points.")
    )
    pao: tuple[str, ...] = option(
        ("daisangen", "daisuushii"),
        SeveralOf(LIABLE_PATTERNS),
        "table",
        QT_TRANSLATE_NOOP("words", "Hands whose last set makes the player who gave it liable."),
    )
    pao_covers: str = option(
        "own_yakuman",
        OneOf(("own_yakuman", "whole_hand")),
        "table",
        QT_TRANSLATE_NOOP("words", "The liable player pays for that yakuman alone, or for the whole hand."),
    )
    pao_honba: str = option(
        "liable",
        OneOf(("liable", "discarder")),
        "table",
        QT_TRANSLATE_NOOP("words", "Who pays the counters when a liable hand is won off a discard."),
    )
    chombo: str = option(
        "reverse_mangan",
        OneOf(("reverse_mangan", "points_after", "none")),
        "table",
        QT_TRANSLATE_NOOP(
            "words",
            "A chombo pays a mangan to the others, loses points in the result only, or is dealt again without a penalty.",
        ),
    )
    chombo_points: int = option(
        20_000,
        Whole(0, MOST_POINTS, 100),
        "table",
        QT_TRANSLATE_NOOP("words", "Points a chombo takes from the result."),
    )
    wareme: bool = option(
        False,
        SWITCH,
        "table",
        QT_TRANSLATE_NOOP("words", "The player where the wall was opened pays and receives double."),
    )
    may_hide_tenpai: bool = option(
        True, SWITCH, "table", QT_TRANSLATE_NOOP("words", "A player without riichi may say noten with a ready hand.")
    )

    # End and result
    length: str = option(
        "east_south",
        OneOf(("east_south", "east", "four_winds", "free")),
        "end",
        QT_TRANSLATE_NOOP("words", "How many winds are played; free: until the players end it."),
    )
    extension: bool = option(
        True, SWITCH, "end", QT_TRANSLATE_NOOP("words", "With nobody at the target one more wind is played.")
    )
    tobi: str = option(
        "below_zero",
        OneOf(("below_zero", "zero_or_below", "off")),
        "end",
        QT_TRANSLATE_NOOP("words", "The game ends when somebody is below zero, at zero or below, or never so."),
    )
    agari_yame: str = option(
        "off",
        OneOf(("off", "win", "win_or_tenpai")),
        "end",
        QT_TRANSLATE_NOOP("words", "In the last hand a leading dealer ends the game by a win, or by a ready hand too."),
    )
    cold_end: int = option(
        0,
        Whole(0, MOST_POINTS, 100),
        "end",
        QT_TRANSLATE_NOOP("words", "The game ends when a hand leaves somebody with this many points; 0 never."),
    )
    last_hand_noten_ends: bool = option(
        True,
        SWITCH,
        "end",
        QT_TRANSLATE_NOOP("words", "A draw in the last hand ends the game when the dealer is not ready."),
    )
    return_points: int = option(
        30_000, Whole(0, MOST_POINTS, 100), "end", QT_TRANSLATE_NOOP("words", "Points the result is reckoned from.")
    )
    target_points: int | None = option(
        None,
        Whole(0, MOST_POINTS, 100, or_none=True),
        "end",
        QT_TRANSLATE_NOOP("words", "Points the leader needs for the game to end on time; none: the return points."),
    )
    oka: int | str = option(
        "difference",
        NumberOr(("difference",), 0, MOST_POINTS, 0),
        "end",
        QT_TRANSLATE_NOOP(
            "words", "What the first gets on top: the difference of return and start of all, or a number."
        ),
    )
    uma: tuple[float, ...] = option(
        (20, 10, -10, -20), _UMA, "end", QT_TRANSLATE_NOOP("words", "Thousands each place wins or loses.")
    )
    uma_floating: tuple[tuple[int, tuple[float, ...]], ...] | None = option(
        None,
        TableByCount(tuple(range(SEATS + 1)), _UMA),
        "end",
        QT_TRANSLATE_NOOP("words", "The uma by the number of players at or above the start."),
    )
    ties: str = option(
        "seat_order",
        OneOf(("seat_order", "shared")),
        "end",
        QT_TRANSLATE_NOOP("words", "Equal scores: nearer the first dealer goes first, or the places are shared."),
    )
    leftover_sticks: str = option(
        "first",
        OneOf(("first", "stay", "last_winner")),
        "end",
        QT_TRANSLATE_NOOP("words", "Who takes sticks left at the end."),
    )
    final_rounding: str = option(
        "none",
        OneOf(("none", "thousand")),
        "end",
        QT_TRANSLATE_NOOP("words", "The result is reckoned from exact points, or from whole thousands."),
    )
    yakitori: int = option(
        0, Whole(0, 1000), "end", QT_TRANSLATE_NOOP("words", "Thousands a player without a win pays in all.")
    )

    @property
    def target(self) -> int:
        """What the leader must have for the game to end on time."""
        return self.return_points if self.target_points is None else self.target_points


OPTIONS: Final[dict[str, Option]] = {row.id: row for row in options_of(Options)}
"""Every option by id, in the order of the pages."""
