"""What no tile shows about a win: every circumstance, and what it cannot go with."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final

from msgspec import Struct

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Problem, Term
from scorekeeper.core.tiles import Wind
from scorekeeper.core.words import QT_TRANSLATE_NOOP
from scorekeeper.rulesets.riichi.facts import Fact
from scorekeeper.rulesets.riichi.melds import KANS, OPEN_KINDS

RON: Final = "ron"
TSUMO: Final = "tsumo"
_EAST: Final = Wind.EAST
_KEPT: Final = 1 << 10
"""Bound of the memo of what circumstances say together."""
_FIRST_ROUND: Final = ("tenhou", "chiihou", "renhou")
_LATER: Final = ("riichi", "double_riichi", "ippatsu", "haitei", "houtei", "rinshan", "chankan")


class Row(Struct, frozen=True, eq=False):
    """One circumstance: its word, its sentence, the fact it stands for, and all it asks of the hand.

    `win` is the way of winning it needs, `one_of` circumstances of which it needs one, `excludes` those it cannot go with;
    `closed` forbids sets with tiles from others, `no_sets` closed kans too; `kan` needs a kan in the hand, `single`
    that the winning tile is the only one of its kind there, `east` the dealer's seat or any other (None: all).
    `rare` ones are folded away for somebody new to the game.
    """

    id: str
    word: str
    help: str
    fact: int
    win: str | None = None
    one_of: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()
    closed: bool = False
    no_sets: bool = False
    kan: bool = False
    single: bool = False
    east: bool | None = None
    rare: bool = False


CIRCUMSTANCES: Final[tuple[Row, ...]] = (
    Row(
        "riichi",
        QT_TRANSLATE_NOOP("words", "Riichi"),
        QT_TRANSLATE_NOOP("words", "The winner had declared riichi."),
        Fact.RIICHI,
        closed=True,
        excludes=("double_riichi", *_FIRST_ROUND),
    ),
    Row(
        "double_riichi",
        QT_TRANSLATE_NOOP("words", "Double riichi"),
        QT_TRANSLATE_NOOP("words", "The winner had declared riichi with the first discard, before any call."),
        Fact.DOUBLE_RIICHI,
        closed=True,
        excludes=("riichi", *_FIRST_ROUND),
        rare=True,
    ),
    Row(
        "ippatsu",
        QT_TRANSLATE_NOOP("words", "Ippatsu"),
        QT_TRANSLATE_NOOP("words", "Won within one turn of riichi, with no call or kan in between."),
        Fact.IPPATSU,
        one_of=("riichi", "double_riichi"),
        excludes=("rinshan", *_FIRST_ROUND),
    ),
    Row(
        "haitei",
        QT_TRANSLATE_NOOP("words", "Last tile"),
        QT_TRANSLATE_NOOP("words", "Won by drawing the last tile of the wall."),
        Fact.HAITEI,
        TSUMO,
        excludes=("rinshan", "houtei", *_FIRST_ROUND),
    ),
    Row(
        "houtei",
        QT_TRANSLATE_NOOP("words", "Last discard"),
        QT_TRANSLATE_NOOP("words", "Won on the last discard."),
        Fact.HOUTEI,
        RON,
        excludes=("chankan", "haitei", *_FIRST_ROUND),
    ),
    Row(
        "rinshan",
        QT_TRANSLATE_NOOP("words", "After a kan"),
        QT_TRANSLATE_NOOP("words", "Won on the replacement tile of a kan."),
        Fact.RINSHAN,
        TSUMO,
        kan=True,
        excludes=("haitei", "ippatsu", "chankan", *_FIRST_ROUND),
        rare=True,
    ),
    Row(
        "chankan",
        QT_TRANSLATE_NOOP("words", "Robbing a kan"),
        QT_TRANSLATE_NOOP("words", "Won on the tile another player added to a triplet."),
        Fact.CHANKAN,
        RON,
        single=True,
        excludes=("houtei", "rinshan", *_FIRST_ROUND),
        rare=True,
    ),
    Row(
        "tenhou",
        QT_TRANSLATE_NOOP("words", "Blessing of heaven"),
        QT_TRANSLATE_NOOP("words", "The dealer won with the tiles dealt."),
        Fact.TENHOU,
        TSUMO,
        no_sets=True,
        east=True,
        excludes=(*_LATER, "chiihou", "renhou"),
        rare=True,
    ),
    Row(
        "chiihou",
        QT_TRANSLATE_NOOP("words", "Blessing of earth"),
        QT_TRANSLATE_NOOP("words", "Won by the first own draw, before any call."),
        Fact.CHIIHOU,
        TSUMO,
        no_sets=True,
        east=False,
        excludes=(*_LATER, "tenhou", "renhou"),
        rare=True,
    ),
    Row(
        "renhou",
        QT_TRANSLATE_NOOP("words", "Blessing of man"),
        QT_TRANSLATE_NOOP("words", "Won on a discard before the first own draw, before any call."),
        Fact.RENHOU,
        RON,
        no_sets=True,
        east=False,
        excludes=(*_LATER, "tenhou", "chiihou"),
        rare=True,
    ),
    Row(
        "open_riichi",
        QT_TRANSLATE_NOOP("words", "Open riichi"),
        QT_TRANSLATE_NOOP("words", "The winner had declared riichi with the hand laid open."),
        Fact.OPEN_RIICHI,
        closed=True,
        one_of=("riichi", "double_riichi"),
        rare=True,
    ),
    Row(
        "off_declarer",
        QT_TRANSLATE_NOOP("words", "Off a riichi player"),
        QT_TRANSLATE_NOOP("words", "The player who gave the tile had declared riichi."),
        Fact.OFF_DECLARER,
        RON,
        rare=True,
    ),
    Row(
        "tsubame_gaeshi",
        QT_TRANSLATE_NOOP("words", "Riichi tile"),
        QT_TRANSLATE_NOOP("words", "Won on the tile with which another player declared riichi."),
        Fact.TSUBAME_GAESHI,
        RON,
        excludes=("chankan",),
        rare=True,
    ),
    Row(
        "kanburi",
        QT_TRANSLATE_NOOP("words", "Discard after a kan"),
        QT_TRANSLATE_NOOP("words", "Won on the tile another player discarded after a kan."),
        Fact.KANBURI,
        RON,
        excludes=("chankan",),
        rare=True,
    ),
    Row(
        "paarenchan",
        QT_TRANSLATE_NOOP("words", "Eighth win"),
        QT_TRANSLATE_NOOP("words", "The dealer’s eighth win in a row."),
        Fact.PAARENCHAN,
        east=True,
        rare=True,
    ),
)
BY_ID: Final = {row.id: row for row in CIRCUMSTANCES}
_ORDER: Final = {row: at for at, row in enumerate(CIRCUMSTANCES)}.__getitem__
RIICHI: Final = frozenset({"riichi", "double_riichi"})


def in_force(hand: Hand, setting: Setting) -> frozenset[str]:
    """The circumstances of a hand together with those the table gives; a double riichi is the riichi that stands."""
    if not setting.given:
        return hand.circumstances
    given = setting.given - {"riichi"} if "double_riichi" in hand.circumstances else setting.given
    return hand.circumstances | given


class Claim(Struct, frozen=True, gc=False):
    """What some circumstances say together: the facts they stand for, and what they ask of the hand, as bits of `asked_of`.

    `doubtful` tells that they cannot go together, or ask for what only the tiles tell.
    """

    facts: int
    against: int
    doubtful: bool


_RON, _DRAWN, _OPENED, _SETS, _NO_KAN, _DEALER, _NO_DEALER = (1 << bit for bit in range(7))


def asked_of(hand: Hand, setting: Setting) -> int:
    """What circumstances may ask of a hand, as bits that are set where it is so."""
    found = _DRAWN if hand.win == TSUMO else _RON
    found |= _DEALER if setting.seat_wind is _EAST else _NO_DEALER
    if not hand.melds:
        return found | _NO_KAN
    kinds = {meld.kind for meld in hand.melds}
    found |= _SETS if kinds.isdisjoint(OPEN_KINDS) else _SETS | _OPENED
    return found | _NO_KAN if kinds.isdisjoint(KANS) else found


@lru_cache(maxsize=_KEPT)
def claim(named: frozenset[str]) -> Claim:
    """What circumstances say together; each asks the opposite of some bits not to be set."""
    facts, against, doubtful = 0, 0, False
    for name in named:
        row = BY_ID[name]
        facts |= row.fact
        against |= _AGAINST_WIN[row.win] | _AGAINST_SEAT[row.east]
        against |= _OPENED * row.closed | _SETS * row.no_sets | _NO_KAN * row.kan
        alone = bool(row.one_of) and named.isdisjoint(row.one_of)
        doubtful = doubtful or row.single or alone or not named.isdisjoint(row.excludes)
    return Claim(facts, against, doubtful)


_AGAINST_WIN: Final[Mapping[str | None, int]] = {None: 0, TSUMO: _RON, RON: _DRAWN}
_AGAINST_SEAT: Final[Mapping[bool | None, int]] = {None: 0, True: _NO_DEALER, False: _DEALER}


def conflict(hand: Hand, setting: Setting, named: Iterable[str]) -> Problem | None:
    """Why some circumstances cannot be true together, of this hand, or at this seat; None when they can."""
    held = frozenset(named)
    rows = [BY_ID[name] for name in held]
    if len(rows) > 1:
        rows.sort(key=_ORDER)
    for row in rows:
        if problem := _fault(row, hand, setting, held):
            return problem
    return None


def _fault(row: Row, hand: Hand, setting: Setting, held: frozenset[str]) -> Problem | None:
    if row.win and hand.win != row.win:
        return _conflict(row, "conflict_needs_tsumo" if row.win == TSUMO else "conflict_needs_ron")
    if row.one_of and not held.intersection(row.one_of):
        return _conflict(row, "conflict_needs", other=Term(row.one_of[0]))
    for other in row.excludes:
        if other in held:
            return _conflict(row, None, other=Term(other))
    if row.closed and any(meld.kind in OPEN_KINDS for meld in hand.melds):
        return _conflict(row, "conflict_needs_closed")
    if row.no_sets and hand.melds:
        return _conflict(row, "conflict_needs_no_sets")
    if row.kan and not any(meld.kind in KANS for meld in hand.melds):
        return _conflict(row, "conflict_needs_kan")
    if row.east is not None and (setting.seat_wind is Wind.EAST) is not row.east:
        return _conflict(row, "conflict_only_dealer" if row.east else "conflict_not_dealer")
    if row.single and _copies_of_winning_tile(hand) > 1:
        return _conflict(row, "conflict_robbed_tile")
    if row.id in setting.denied:
        return _conflict(row, "conflict_not_declared")
    return None


def _copies_of_winning_tile(hand: Hand) -> int:
    won = hand.win_tile.kind if hand.win_tile else -1
    melded = sum(t.kind == won for meld in hand.melds for t in meld.tiles)
    return melded + sum(t.kind == won for t in hand.concealed)


def _conflict(row: Row, sentence: str | None, **values: Term) -> Problem:
    return Problem("circumstance_conflict", {"one": Term(row.id), **values}, "circumstances", sentence)
