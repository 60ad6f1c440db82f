"""Every double as a row of one table: how often it doubles is an option by the row's id."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from scorekeeper.core.tiles import Suit
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.classical.facts import DRAGON_KINDS, WIND_KINDS, Facts, is_major
from scorekeeper.rulesets.classical.items import DOUBLES, NOT, Found, Row, round_kinds, whole

_ALL_OF_A_KIND: Final = 4


def _sets(facts: Facts, kinds: tuple[int, ...]) -> Found:
    return tuple(each.tiles for each in facts.sets_of(kinds))


def _own(facts: Facts, suit: Suit) -> Found:
    held = facts.own_bonus(suit)
    return (held,) if held and facts.rules.own_bonus == "each" else NOT


def _own_both(facts: Facts) -> Found:
    flower, season = facts.own_bonus(Suit.FLOWERS), facts.own_bonus(Suit.SEASONS)
    return (flower + season,) if flower and season and facts.rules.own_bonus == "both" else NOT


def _four(suit: Suit) -> Callable[[Facts], Found]:
    def found(facts: Facts) -> Found:
        held = facts.bonus_of(suit)
        return (held,) if len(held) == _ALL_OF_A_KIND else NOT

    return found


def _all_eight(facts: Facts) -> Found:
    return (facts.bonus,) if len(facts.bonus) == 2 * _ALL_OF_A_KIND else NOT


def _family(facts: Facts, kinds: tuple[int, ...], little: bool) -> Found:
    """Sets of all of some kinds, or of all but one of which there is a pair."""
    sets = {each.first for each in facts.sets_of(kinds)}
    left = set(kinds) - sets
    return whole(len(left) == 1 and left <= set(facts.pairs) if little else not left)


def _terminals_and_honours(facts: Facts) -> Found:
    pair = facts.rules.any_pair_with_terminals or all(is_major(kind) for kind in facts.pairs)
    return whole(not facts.chows and pair and all(is_major(each.first) for each in facts.sets))


def _one_suit(facts: Facts) -> Found:
    fits = len(facts.suits) == 1 and not facts.honours
    return whole(fits and (facts.rules.one_suit_with_chows or not facts.chows))


def _worthless(facts: Facts) -> Found:
    scoring = (*DRAGON_KINDS, facts.seat_kind, *round_kinds(facts))
    return whole(not facts.equal_sets and not any(kind in scoring for kind in facts.pairs))


def _won_by(way: str) -> Callable[[Facts], Found]:
    return lambda facts: whole(facts.win == way)


DOUBLE_ROWS: Final[tuple[Row, ...]] = (
    Row("set_dragon", QT_TRANSLATE_NOOP("words", "Set of dragons"), DOUBLES, 1, lambda f: _sets(f, DRAGON_KINDS)),
    Row(
        "set_seat_wind",
        QT_TRANSLATE_NOOP("words", "Set of the own wind"),
        DOUBLES,
        1,
        lambda f: _sets(f, (f.seat_kind,)),
    ),
    Row(
        "set_round_wind",
        QT_TRANSLATE_NOOP("words", "Set of the round’s wind"),
        DOUBLES,
        1,
        lambda f: _sets(f, round_kinds(f)),
    ),
    Row("own_flower", QT_TRANSLATE_NOOP("words", "Own flower"), DOUBLES, 1, lambda f: _own(f, Suit.FLOWERS)),
    Row("own_season", QT_TRANSLATE_NOOP("words", "Own season"), DOUBLES, 1, lambda f: _own(f, Suit.SEASONS)),
    Row("own_flower_and_season", QT_TRANSLATE_NOOP("words", "Own flower and own season"), DOUBLES, 1, _own_both),
    Row("four_flowers", QT_TRANSLATE_NOOP("words", "All four flowers"), DOUBLES, 2, _four(Suit.FLOWERS)),
    Row("four_seasons", QT_TRANSLATE_NOOP("words", "All four seasons"), DOUBLES, 2, _four(Suit.SEASONS)),
    Row(
        "all_eight",
        QT_TRANSLATE_NOOP("words", "All eight flowers and seasons, in place of four and four"),
        DOUBLES,
        5,
        _all_eight,
        or_none=True,
    ),
    Row(
        "little_three_dragons",
        QT_TRANSLATE_NOOP("words", "Two sets of dragons and a pair of the third, beside those sets"),
        DOUBLES,
        1,
        lambda f: _family(f, DRAGON_KINDS, True),
    ),
    Row(
        "big_three_dragons",
        QT_TRANSLATE_NOOP("words", "Sets of all three dragons, beside those sets"),
        DOUBLES,
        2,
        lambda f: _family(f, DRAGON_KINDS, False),
    ),
    Row(
        "little_four_winds",
        QT_TRANSLATE_NOOP("words", "Three sets of winds and a pair of the fourth"),
        DOUBLES,
        1,
        lambda f: _family(f, WIND_KINDS, True),
    ),
    Row(
        "big_four_winds",
        QT_TRANSLATE_NOOP("words", "Sets of all four winds, beside the own wind"),
        DOUBLES,
        2,
        lambda f: _family(f, WIND_KINDS, False),
    ),
    Row(
        "three_concealed_pungs",
        QT_TRANSLATE_NOOP("words", "Three concealed pungs"),
        DOUBLES,
        1,
        lambda f: whole(f.concealed_pungs >= 3),
    ),
    Row(
        "worthless_hand",
        QT_TRANSLATE_NOOP("words", "Only chows and a pair that scores nothing"),
        DOUBLES,
        1,
        _worthless,
        winner=True,
    ),
    Row("no_chows", QT_TRANSLATE_NOOP("words", "No chows"), DOUBLES, 1, lambda f: whole(not f.chows), winner=True),
    Row(
        "fully_concealed",
        QT_TRANSLATE_NOOP("words", "Fully concealed hand"),
        DOUBLES,
        0,
        lambda f: whole(f.all_concealed),
        winner=True,
    ),
    Row(
        "terminals_and_honours",
        QT_TRANSLATE_NOOP("words", "Sets of terminals and honours only"),
        DOUBLES,
        1,
        _terminals_and_honours,
        winner=True,
    ),
    Row(
        "all_honours",
        QT_TRANSLATE_NOOP("words", "Honours only"),
        DOUBLES,
        0,
        lambda f: whole(not f.suits),
        winner=True,
    ),
    Row(
        "one_suit_with_honours",
        QT_TRANSLATE_NOOP("words", "One suit with honours"),
        DOUBLES,
        1,
        lambda f: whole(len(f.suits) == 1 and f.honours),
        winner=True,
    ),
    Row("one_suit", QT_TRANSLATE_NOOP("words", "One suit, no honours"), DOUBLES, 3, _one_suit, winner=True),
    Row(
        "last_wall_tile",
        QT_TRANSLATE_NOOP("words", "Last tile of the wall"),
        DOUBLES,
        1,
        _won_by("last_wall_tile"),
        winner=True,
    ),
    Row("last_discard", QT_TRANSLATE_NOOP("words", "Last discard"), DOUBLES, 1, _won_by("last_discard"), winner=True),
    Row(
        "replacement_tile",
        QT_TRANSLATE_NOOP("words", "Replacement tile"),
        DOUBLES,
        1,
        _won_by("replacement"),
        winner=True,
    ),
    Row(
        "last_tile_as_replacement",
        QT_TRANSLATE_NOOP("words", "Last tile of the wall as a replacement"),
        DOUBLES,
        2,
        _won_by("last_tile_as_replacement"),
        winner=True,
    ),
    Row("robbing_kong", QT_TRANSLATE_NOOP("words", "Robbing a kong"), DOUBLES, 0, _won_by("robbed_kong"), winner=True),
    Row(
        "original_call",
        QT_TRANSLATE_NOOP("words", "Original call"),
        DOUBLES,
        0,
        lambda f: whole("original_call" in f.circumstances),
        winner=True,
    ),
)
