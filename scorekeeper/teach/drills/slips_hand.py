"""Slips in looking at a hand: rescored as it was seen, under the rules in force or under others."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from scorekeeper.core.declaration import MeldForm
from scorekeeper.core.hand import Hand, Meld, Setting
from scorekeeper.core.option import OneOf
from scorekeeper.core.problem import Phrase, Problem, Term
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.tiles import TILES, Tile, Wind
from scorekeeper.teach.drills.scene import Reckoned
from scorekeeper.teach.drills.slip import Case, Slip, Try, rescoring, under
from scorekeeper.teach.drills.traits import is_run, next_tile

_KAN: Final = 4


def _seen(case: Case, sentence: Phrase, hand: Hand | None, setting: Setting | None = None) -> Iterator[Try]:
    found = None if hand is None else rescoring(case, hand, setting)
    if found is not None:
        yield sentence, case.told(found)


def other_win(case: Case) -> Iterator[Try]:
    """A win off a discard was counted as a self-draw, or the other way round."""
    hand, declared = case.scene.hand, case.rules.declaration
    if hand is None:
        return
    drawn = case.scene.off is None
    win = declared.win_off if drawn else declared.win_self
    sentence = Phrase("drill_slip_as_win", {"right": Term(hand.win or ""), "wrong": Term(win)})
    yield from _seen(case, sentence, replace(hand, win=win))


def tick_left_out(case: Case) -> Iterator[Try]:
    """A circumstance was left out."""
    hand = case.scene.hand
    if hand is None:
        return
    setting = case.scene.setting
    for name in sorted(hand.circumstances | setting.given):
        rest = replace(hand, circumstances=hand.circumstances - {name})
        sentence = Phrase("drill_slip_tick", {"tick": Term(name)})
        yield from _seen(case, sentence, rest, replace(setting, given=setting.given - {name}))


def row_left_out(case: Case) -> Iterator[Try]:
    """What lies beside the hand was left out: indicators, flowers and seasons."""
    hand = case.scene.hand
    for row in case.rules.declaration.rows:
        if hand is not None and not row.discards and hand.rows.get(row.id):
            rest = {name: tiles for name, tiles in hand.rows.items() if name != row.id}
            yield from _seen(case, Phrase("drill_slip_row", {"row": Term(row.word)}), replace(hand, rows=rest))


def row_itself(case: Case) -> Iterator[Try]:
    """The tiles beside the hand were counted themselves in place of those that follow them."""
    hand = case.scene.hand
    for row in case.rules.declaration.rows:
        if hand is not None and row.offered and hand.rows.get(row.id):
            before = tuple(_before(tile) for tile in hand.rows[row.id])
            sentence = Phrase("drill_slip_row_itself", {"row": Term(row.word)})
            yield from _seen(case, sentence, replace(hand, rows={**hand.rows, row.id: before}))


def _before(tile: Tile) -> Tile:
    return next(each for each in TILES if not each.is_bonus and next_tile(each) is tile.plain)


def reds_left_out(case: Case) -> Iterator[Try]:
    """Red fives were taken for plain ones."""
    hand = case.scene.hand
    if hand is None or not any(tile.red for tile in _all(hand)):
        return
    melds = tuple(Meld(meld.kind, _plain(meld.tiles)) for meld in hand.melds)
    won = None if hand.win_tile is None else hand.win_tile.plain
    plain = replace(hand, concealed=_plain(hand.concealed), melds=melds, win_tile=won)
    for rules in _without_reds(case):
        found = under(replace(case.scene, hand=plain), rules)
        if found is not None:
            yield Phrase("drill_slip_reds"), case.told(found[1], found[0])


def _without_reds(case: Case) -> Iterator[Ruleset]:
    """The same rules without red fives: a hand may hold four plain ones there."""
    reds = [count for _, count in case.rules.declaration.reds]
    for name, value in case.rules.options.items():
        if value == reds:
            rules = case.rules.with_options({name: [0] * len(reds)})
            if not isinstance(rules, Problem) and not any(count for _, count in rules.declaration.reds):
                yield rules


def _all(hand: Hand) -> tuple[Tile, ...]:
    return (*hand.concealed, *(tile for meld in hand.melds for tile in meld.tiles))


def _plain(tiles: tuple[Tile, ...]) -> tuple[Tile, ...]:
    return tuple(tile.plain for tile in tiles)


def as_closed(case: Case) -> Iterator[Try]:
    """An open hand was counted as a closed one."""
    yield from _seen(case, Phrase("drill_slip_as_closed"), closed_hand(case))


def as_open(case: Case) -> Iterator[Try]:
    """A closed hand was counted as an open one."""
    yield from _seen(case, Phrase("drill_slip_as_open"), _opened_hand(case))


def closed_hand(case: Case) -> Hand | None:
    """The hand as if nothing in it had been called, None for one that is closed, or cannot be."""
    hand = case.scene.hand
    if hand is None or not _is_open(case, hand):
        return None
    kept, concealed = [], list(hand.concealed)
    for meld in hand.melds:
        if len(meld.tiles) < _KAN:
            concealed += meld.tiles
            continue
        closed = _other(case, _form(case, meld.kind), opened=False)
        if closed is None:
            return None
        kept.append(Meld(closed.id, meld.tiles))
    return replace(hand, concealed=tuple(concealed), melds=tuple(kept))


def _opened_hand(case: Case) -> Hand | None:
    """The hand as if one of its sets had been called, None for one that is open, or cannot be."""
    hand, score = case.scene.hand, case.scene.score
    if hand is None or score is None or isinstance(score, Problem) or _is_open(case, hand):
        return None
    for group in score.reading[: len(score.reading) - len(hand.melds)]:
        forms = (form for form in case.rules.declaration.melds if form.open and form.size == len(group))
        form = next((each for each in forms if each.same is not is_run(group)), None)
        concealed = list(hand.concealed)
        if form is None or hand.win_tile in group or any(tile not in concealed for tile in group):
            continue
        for tile in group:
            concealed.remove(tile)
        return replace(hand, concealed=tuple(concealed), melds=(*hand.melds, Meld(form.id, group)))
    return None


def _is_open(case: Case, hand: Hand) -> bool:
    return any(_form(case, meld.kind).open for meld in hand.melds)


def kan_misread(case: Case) -> Iterator[Try]:
    """A kan was counted as open in place of closed, or the other way round."""
    hand = case.scene.hand
    for at, meld in enumerate(hand.melds if hand is not None else ()):
        form = _form(case, meld.kind)
        other = _other(case, form, opened=not form.open) if form.size == _KAN else None
        if hand is None or other is None:
            continue
        melds = (*hand.melds[:at], Meld(other.id, meld.tiles), *hand.melds[at + 1 :])
        sentence = Phrase("drill_slip_kan", {"right": Term(form.id), "wrong": Term(other.id)})
        yield from _seen(case, sentence, replace(hand, melds=melds))


def _form(case: Case, kind: str) -> MeldForm:
    return next(form for form in case.rules.declaration.melds if form.id == kind)


def _other(case: Case, form: MeldForm, opened: bool) -> MeldForm | None:
    fitting = (each for each in case.rules.declaration.melds if each.size == form.size and each.same is form.same)
    return next((each for each in fitting if each.open is opened), None)


def winds_swapped(case: Case) -> Iterator[Try]:
    """The wind of the round was taken for the seat's."""
    hand, setting = case.scene.hand, case.scene.setting
    if hand is not None and setting.seat_wind is not setting.round_wind:
        swapped = replace(setting, seat_wind=setting.round_wind, round_wind=setting.seat_wind)
        yield from _seen(case, Phrase("drill_slip_winds"), hand, swapped)


def house_rules(case: Case) -> Iterator[Try]:
    """What was answered is right where one house rule is another."""
    for name, value, rules in _other_rules(case):
        found = under(case.scene, rules)
        if found is not None:
            row = next(each for each in case.rules.option_rows if each.id == name)
            word = ("drill_off", "drill_on")[value] if isinstance(value, bool) else row.choice(value)
            values = {"rule": Term(row.word or row.sentence), "value": Term(word)}
            yield Phrase("drill_slip_rule", values), case.told(found[1], found[0])


def _other_rules(case: Case) -> Iterator[tuple[str, object, Ruleset]]:
    for row in case.rules.option_rows:
        for value in row.kind.values if isinstance(row.kind, OneOf) else ():
            if value != case.rules.options.get(row.id):
                rules = case.rules.with_options({row.id: value})
                if not isinstance(rules, Problem):
                    yield row.id, value, rules


def variants(case: Case) -> list[Reckoned]:
    """Hands much like this one: won the other way, closed or open, with other winds, under other house rules."""
    if not case.like_it:
        case.like_it.extend(_variants(case))
    return case.like_it


def _variants(case: Case) -> Iterator[Reckoned]:
    hand, setting, declared = case.scene.hand, case.scene.setting, case.rules.declaration
    if hand is None:
        return
    win = declared.win_off if case.scene.off is None else declared.win_self
    swapped = replace(setting, seat_wind=setting.round_wind, round_wind=setting.seat_wind)
    tried = [(replace(hand, win=win), setting), (hand, swapped)]
    tried += [(each, setting) for each in (closed_hand(case), _opened_hand(case)) if each is not None]
    tried += [(hand, replace(setting, seat_wind=wind)) for wind in Wind]
    tried += [(replace(hand, win_tile=tile), setting) for tile in dict.fromkeys(hand.concealed)]
    for each, seated in tried:
        score = case.rules.score(each, seated)
        if not isinstance(score, Problem):
            yield Reckoned(score.parts, score.total)
    for _, _, rules in _other_rules(case):
        score = rules.score(hand, setting)
        if not isinstance(score, Problem):
            yield Reckoned(score.parts, score.total)


HAND_SLIPS: Final = (
    Slip("tick_left_out", tick_left_out),
    Slip("row_left_out", row_left_out),
    Slip("row_itself", row_itself),
    Slip("reds_left_out", reds_left_out),
    Slip("other_win", other_win),
    Slip("as_closed", as_closed),
    Slip("as_open", as_open),
    Slip("kan_misread", kan_misread),
    Slip("winds_swapped", winds_swapped),
    Slip("house_rule", house_rules),
)
