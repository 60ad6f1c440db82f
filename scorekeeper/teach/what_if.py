"""The same hand won otherwise, at another seat, closed or called: asked of the rules in force, which say what there is."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from scorekeeper.core.called_set import form_of
from scorekeeper.core.declaration import Circumstance
from scorekeeper.core.hand import Hand, Meld, Setting
from scorekeeper.core.notation import tile_text
from scorekeeper.core.problem import Phrase, Problem, Term
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.shapes import FULL_SETS
from scorekeeper.core.tiles import COPIES, KINDS, TILES, WINDS, Tile
from scorekeeper.core.what_if_view import Fixes, Other, Swap, WouldBe
from scorekeeper.teach.fitting import fitted, supposed

_PAIR = 2
_SET = 3


def would_be(rules: Ruleset, hand: Hand, setting: Setting) -> tuple[WouldBe, ...]:
    """A complete hand with each thing changed that these rules know, one at a time; none of a hand that did not win."""
    if hand.win is None:
        return ()
    place = supposed(setting)
    return (
        *_ways(rules, hand, place),
        *_ticks(rules, hand, place),
        *_seats(rules, hand, place),
        *_closed(rules, hand, place),
        *_called(rules, hand, place),
    )


def fixes(rules: Ruleset, hand: Hand, setting: Setting) -> Fixes:
    """What would let a complete hand win that cannot; none for one that can."""
    if hand.win is None or not isinstance(rules.score(hand, setting), Problem):
        return Fixes()
    changes = [each for each in would_be(rules, hand, setting) if each.wins]
    changes.sort(key=_far)
    swaps = sorted(_swaps(rules, hand, supposed(setting)), key=lambda each: -each.worth.total)
    return Fixes(tuple(changes), tuple(swaps))


def _far(each: WouldBe) -> int:
    """How far a change lies from what was entered: a tick too many is the likeliest slip, another seat the least."""
    return -1 if each.other is Other.WITHOUT else each.other is Other.SEAT


def _ways(rules: Ruleset, hand: Hand, setting: Setting) -> Iterator[WouldBe]:
    """By the own draw, and off somebody: whichever it was not."""
    declared = rules.declaration
    for way in (declared.win_self, declared.win_off):
        if way != hand.win:
            found = fitted(rules, replace(hand, win=way), setting)
            change = Phrase("if_way", {"way": Term(way)})
            yield WouldBe(Other.WAY, change, found.worth, way, dropped=found.dropped)


def _ticks(rules: Ruleset, hand: Hand, setting: Setting) -> Iterator[WouldBe]:
    """With or without each circumstance a winner's hand may have."""
    for each in rules.declaration.circumstances:
        if each.winner is False:
            continue
        if each.win:
            yield _other_way(rules, hand, setting, each)
            continue
        held = each.id in hand.circumstances | setting.given
        circumstances = hand.circumstances - {each.id} if held else hand.circumstances | {each.id}
        place = replace(setting, given=setting.given - {each.id})
        found = fitted(rules, replace(hand, circumstances=circumstances), place, each.id)
        other = Other.WITHOUT if held else Other.WITH
        yield WouldBe(other, _change(other, each), found.worth, each.id, dropped=found.dropped)


def _other_way(rules: Ruleset, hand: Hand, setting: Setting, tick: Circumstance) -> WouldBe:
    """With a circumstance that is a way of winning, or without it by the plain way."""
    declared = rules.declaration
    held = hand.win == tick.win
    plain = declared.win_self if tick.drawn else declared.win_off
    found = fitted(rules, replace(hand, win=plain if held else tick.win), setting)
    other = Other.WITHOUT if held else Other.WITH
    return WouldBe(other, _change(other, tick), found.worth, tick.id, dropped=found.dropped)


def _change(other: Other, tick: Circumstance) -> Phrase:
    return Phrase("if_without" if other is Other.WITHOUT else "if_with", {"circumstance": Term(tick.word)})


def _seats(rules: Ruleset, hand: Hand, setting: Setting) -> Iterator[WouldBe]:
    """At each other seat; East, the first wind, is the dealer's."""
    for wind in WINDS[: rules.seats]:
        if wind is not setting.seat_wind:
            found = fitted(rules, hand, replace(setting, seat_wind=wind))
            change = Phrase("if_dealer" if wind is WINDS[0] else f"if_seat_{wind.value}")
            yield WouldBe(Other.SEAT, change, found.worth, wind=wind, dropped=found.dropped)


def _closed(rules: Ruleset, hand: Hand, setting: Setting) -> Iterator[WouldBe]:
    """With nothing called: sets of three are concealed, of four kept face down where these rules have that."""
    forms = {form.id: form for form in rules.declaration.melds}
    if not any(forms[meld.kind].open for meld in hand.melds):
        return
    concealed, melds = list(hand.concealed), []
    for meld in hand.melds:
        form = forms[meld.kind]
        hidden = form_of(forms.values(), meld.tiles, hidden=True) if form.open and form.size > _SET else None
        if not form.open or hidden is not None:
            melds.append(meld if hidden is None else Meld(hidden.id, meld.tiles))
        else:
            concealed += meld.tiles
    found = fitted(rules, replace(hand, concealed=tuple(concealed), melds=tuple(melds)), setting)
    yield WouldBe(Other.CLOSED, Phrase("if_closed"), found.worth, dropped=found.dropped)


def _called(rules: Ruleset, hand: Hand, setting: Setting) -> Iterator[WouldBe]:
    """With one of the concealed sets called that the winning tile did not complete."""
    score = rules.score(hand, setting)
    if isinstance(score, Problem) or len(hand.melds) == FULL_SETS:
        return
    tried: set[tuple[Tile, ...]] = set()
    for tiles in score.reading[: len(score.reading) - len(hand.melds)]:
        form = form_of(rules.declaration.melds, tiles, hidden=False) if len(tiles) > _PAIR else None
        left = _without(hand.concealed, tiles)
        if form is None or tiles in tried or hand.win_tile not in left:
            continue
        tried.add(tiles)
        other = replace(hand, concealed=left, melds=(*hand.melds, Meld(form.id, tiles)))
        found = fitted(rules, other, setting)
        change = Phrase("if_called", {"tiles": tile_text(tiles)})
        yield WouldBe(Other.CALLED, change, found.worth, tiles=tiles, dropped=found.dropped)


def _without(tiles: tuple[Tile, ...], gone: tuple[Tile, ...]) -> tuple[Tile, ...]:
    left = list(tiles)
    for each in gone:
        if each in left:
            left.remove(each)
    return tuple(left)


def _swaps(rules: Ruleset, hand: Hand, setting: Setting) -> Iterator[Swap]:
    """Every way to exchange one concealed tile for another so that the hand can win."""
    held = [each.kind for each in (*hand.concealed, *(each for meld in hand.melds for each in meld.tiles))]
    for gone in dict.fromkeys(hand.concealed):
        left = _without(hand.concealed, (gone,))
        for come in TILES[:KINDS]:
            if come.kind == gone.kind or held.count(come.kind) == COPIES:
                continue
            won = hand.win_tile if hand.win_tile in left else come
            found = fitted(rules, replace(hand, concealed=(*left, come), win_tile=won), setting)
            if not isinstance(found.worth, Problem) and not found.dropped:
                yield Swap(gone, come, found.worth)
