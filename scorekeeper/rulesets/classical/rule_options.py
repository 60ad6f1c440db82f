"""The options that say how a table plays and counts; what each item and double is worth stands in its own row."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Final

from scorekeeper.core.awards import NO_AWARD, Award, AwardTable
from scorekeeper.core.option import SWITCH, Numbers, OneOf, OptionHolder, Whole, option
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.limit_table import LIMIT_IDS, NO_LIMIT_HANDS

SEATS: Final = 4
MOST_LIMIT: Final = 1_000_000
_MOST_POINTS: Final = 1000
_FINE: Final = Whole(1, MOST_LIMIT, or_none=True)


class RuleOptions(OptionHolder, frozen=True, dict=True):
    """How a table plays; every field is one house rule, its default as the family's first preset has it."""

    limit: int = option(
        500,
        Whole(1, MOST_LIMIT),
        "hand",
        QT_TRANSLATE_NOOP("words", "The most points a hand is worth, for everybody."),
        word=QT_TRANSLATE_NOOP("words", "Limit"),
    )
    roof_off: bool = option(
        False,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP("words", "A hand that counts more than the limit is paid in full."),
        word=QT_TRANSLATE_NOOP("words", "No limit"),
    )
    round_wind: bool = option(
        False,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP("words", "A set or pair of the round’s wind counts as one of the own wind does."),
        word=QT_TRANSLATE_NOOP("words", "Wind of the round"),
    )
    own_bonus: str = option(
        "each",
        OneOf(("each", "both", "none")),
        "hand",
        QT_TRANSLATE_NOOP("words", "What doubles for the own flower and season: each, only both together, or neither."),
        word=QT_TRANSLATE_NOOP("words", "Own flower and season"),
        choices={
            "each": QT_TRANSLATE_NOOP("words", "each of them"),
            "both": QT_TRANSLATE_NOOP("words", "only both together"),
            "none": QT_TRANSLATE_NOOP("words", "neither"),
        },
    )
    own_beside_four: bool = option(
        True,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP("words", "The own flower or season doubles beside all four of its kind too."),
        word=QT_TRANSLATE_NOOP("words", "Own tile beside all four"),
        rare=True,
    )
    out_on_pair: tuple[int, int] = option(
        (0, 0),
        Numbers(2, 0, _MOST_POINTS),
        "hand",
        QT_TRANSLATE_NOOP("words", "Points for going out on the pair: one of simples, one of any other tile."),
        word=QT_TRANSLATE_NOOP("words", "Out on a pair"),
        parts=(QT_TRANSLATE_NOOP("words", "simples"), QT_TRANSLATE_NOOP("words", "others")),
        rare=True,
    )
    only_possible_tile: str = option(
        "with_tick",
        OneOf(("with_tick", "own_hand", "off")),
        "hand",
        QT_TRANSLATE_NOOP("words", "When the winning tile counts as the only possible one."),
        word=QT_TRANSLATE_NOOP("words", "Only possible tile"),
        choices={
            "with_tick": QT_TRANSLATE_NOOP("words", "by the own tiles, or ticked because others are dead"),
            "own_hand": QT_TRANSLATE_NOOP("words", "by the own tiles only"),
            "off": QT_TRANSLATE_NOOP("words", "never"),
        },
        rare=True,
    )
    only_possible_tile_points: int = option(
        2,
        Whole(0, _MOST_POINTS),
        "hand",
        QT_TRANSLATE_NOOP("words", "Points for going out with the only possible tile."),
        word=QT_TRANSLATE_NOOP("words", "Points for the only possible tile"),
        rare=True,
    )
    kongs_as_concealed_pungs: bool = option(
        True,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP("words", "A concealed kong counts among three concealed pungs."),
        word=QT_TRANSLATE_NOOP("words", "Kongs as concealed pungs"),
        rare=True,
    )
    claimed_kong_concealed: bool = option(
        False,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP(
            "words", "A concealed pung whose fourth tile was claimed stays concealed for doubles and limit hands."
        ),
        word=QT_TRANSLATE_NOOP("words", "Claimed kong stays concealed"),
        rare=True,
    )
    any_pair_with_terminals: bool = option(
        True,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP("words", "Sets of terminals and honours double beside a pair of simples too."),
        word=QT_TRANSLATE_NOOP("words", "Any pair beside terminals and honours"),
        rare=True,
    )
    one_suit_with_chows: bool = option(
        True,
        SWITCH,
        "hand",
        QT_TRANSLATE_NOOP("words", "A hand of one suit doubles with chows in it too."),
        word=QT_TRANSLATE_NOOP("words", "One suit with chows"),
    )
    chows_allowed: int = option(
        4,
        Whole(0, 4),
        "hand",
        QT_TRANSLATE_NOOP("words", "How many chows a winning hand may have."),
        word=QT_TRANSLATE_NOOP("words", "Chows allowed"),
    )
    long_hand: str = option(
        "dead",
        OneOf(("dead", "refused")),
        "hand",
        QT_TRANSLATE_NOOP(
            "words", "A loser’s hand with too many tiles is dead and scores nothing, or is not accepted."
        ),
        word=QT_TRANSLATE_NOOP("words", "Too many tiles"),
        choices={
            "dead": QT_TRANSLATE_NOOP("words", "dead hand"),
            "refused": QT_TRANSLATE_NOOP("words", "not accepted"),
        },
        rare=True,
    )
    limit_hands: tuple[tuple[str, Award], ...] = option(
        NO_LIMIT_HANDS,
        AwardTable(LIMIT_IDS),
        "yaku",
        QT_TRANSLATE_NOOP(
            "words",
            "What each limit hand is worth: a share of the limit, or points; and what it is worth to who waits for it.",
        ),
        word=QT_TRANSLATE_NOOP("words", "Limit hands"),
    )
    bonus_beside_limit: bool = option(
        False,
        SWITCH,
        "yaku",
        QT_TRANSLATE_NOOP(
            "words", "Flowers and seasons are added to a hand worth less than the whole limit, with their own doubles."
        ),
        word=QT_TRANSLATE_NOOP("words", "Bonus tiles beside limit hands"),
    )
    start_points: int = option(
        2000,
        Whole(0, MOST_LIMIT),
        "table",
        QT_TRANSLATE_NOOP("words", "Points each player starts with."),
        word=QT_TRANSLATE_NOOP("words", "Starting points"),
    )
    rounds: int = option(
        4,
        Whole(1, 4),
        "end",
        QT_TRANSLATE_NOOP("words", "How many winds are played."),
        word=QT_TRANSLATE_NOOP("words", "Rounds"),
    )
    east_double: bool = option(
        False,
        SWITCH,
        "table",
        QT_TRANSLATE_NOOP("words", "East pays and receives double."),
        word=QT_TRANSLATE_NOOP("words", "East double"),
    )
    losers_settle: bool = option(
        True,
        SWITCH,
        "table",
        QT_TRANSLATE_NOOP("words", "The losers pay each other what their hands are worth."),
        word=QT_TRANSLATE_NOOP("words", "Losers settle"),
    )
    draw_settles: bool = option(
        False,
        SWITCH,
        "table",
        QT_TRANSLATE_NOOP("words", "At a draw all four pay each other what their hands are worth."),
        word=QT_TRANSLATE_NOOP("words", "Draws are settled"),
    )
    dangerous_discard: bool = option(
        False,
        SWITCH,
        "table",
        QT_TRANSLATE_NOOP("words", "Who gave a dangerous tile can be made to pay the winner for all."),
        word=QT_TRANSLATE_NOOP("words", "Dangerous discard"),
    )
    east_wins_in_a_row: int = option(
        0,
        Whole(0, 99),
        "table",
        QT_TRANSLATE_NOOP(
            "words", "With so many wins in a row East scores a limit hand and the seats move on; 0: never."
        ),
        word=QT_TRANSLATE_NOOP("words", "East’s wins in a row"),
        rare=True,
    )
    false_mahjong: int | None = option(
        None,
        _FINE,
        "table",
        QT_TRANSLATE_NOOP("words", "Points that a false mahjong usually costs, to each other player."),
        word=QT_TRANSLATE_NOOP("words", "False mahjong"),
    )
    misnamed_for_chow: int | None = option(
        None,
        _FINE,
        "table",
        QT_TRANSLATE_NOOP("words", "Points that a misnamed discard usually costs when it was claimed for a chow."),
        word=QT_TRANSLATE_NOOP("words", "Misnamed for a chow"),
        rare=True,
    )
    misnamed_for_set: int | None = option(
        None,
        _FINE,
        "table",
        QT_TRANSLATE_NOOP("words", "Points that a misnamed discard usually costs when it was claimed for a set."),
        word=QT_TRANSLATE_NOOP("words", "Misnamed for a pung or kong"),
        rare=True,
    )
    misnamed_for_win: int | None = option(
        None,
        _FINE,
        "table",
        QT_TRANSLATE_NOOP("words", "Points that a misnamed discard usually costs when it was claimed for the win."),
        word=QT_TRANSLATE_NOOP("words", "Misnamed for the win"),
        rare=True,
    )

    @cached_property
    def awards(self) -> Mapping[str, tuple[int | float | None, int | float | None]]:
        """What each limit hand is worth when won and when waited for, by id."""
        return dict(self.limit_hands)

    @property
    def own_hands(self) -> tuple[str, ...]:
        """Names of the limit hands that a club has added and plays now, ticked by hand."""
        return tuple(name for name, award in self.limit_hands if name not in LIMIT_IDS and award != NO_AWARD)
