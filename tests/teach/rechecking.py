"""What would have been, found out once more: by trying every tile, by scoring each changed hand, by plain arithmetic."""

from collections.abc import Iterator
from itertools import islice

from msgspec.structs import replace

from scorekeeper.core.declaration import MeldForm
from scorekeeper.core.hand import Hand, Meld, Setting
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.tiles import COPIES, KINDS, TILES, Tile
from scorekeeper.core.what_if_view import Other, Waiting, Worth
from scorekeeper.rulesets.classical.score import ClassicalScore
from scorekeeper.rulesets.riichi.score import RiichiScore
from scorekeeper.teach.waiting import waiting
from scorekeeper.teach.what_if import would_be
from tests.teach.reckoning import number, read, records, rules_of

FILES = ("riichi_hands.jsonl", "classical_hands.jsonl")
Won = tuple[Ruleset, Hand, Setting]
KAN = 4
LIMITS = ((13, 8000), (11, 6000), (8, 4000), (6, 3000), (5, 2000))
MANGAN = 2000
ROUNDED_UP = ((4, 30), (3, 60))
"""Han and fu that some rules round up to a mangan."""


def won(file: str, first: int, step: int) -> Iterator[Won]:
    """The recorded hands that have won, every so many of them."""
    for record in islice(records(file), first, None, step):
        rules = rules_of(record)
        hand, setting = read(record, rules)
        if hand.win is not None and not isinstance(rules.score(hand, setting), Problem):
            yield rules, hand, setting


def check(rules: Ruleset, hand: Hand, setting: Setting) -> None:
    """All that is told of one hand."""
    told = rules.explain(hand, setting)
    assert not isinstance(told, Problem)
    assert all(other.total <= told.total for other in told.others), hand
    assert told.payments
    assert all(each.total == number(each.lines) for each in (*told.reasons, *told.payments)), hand
    check_changes(rules, hand, setting)
    check_more(rules, hand, setting)
    if hand.win_tile is not None and hand.win_tile in hand.concealed:
        check_waits(rules, lacking(hand), setting)


def lacking(hand: Hand) -> Hand:
    """A won hand before its last tile came, with nothing said about how it will."""
    left = list(hand.concealed)
    assert hand.win_tile is not None
    left.remove(hand.win_tile)
    return Hand(tuple(left), hand.melds, rows=hand.rows)


def completed(rules: Ruleset, hand: Hand, setting: Setting, tile: Tile, way: str) -> Worth:
    """The worth of a hand without circumstances once a tile has come."""
    return rules.score(replace(hand, concealed=(*hand.concealed, tile), win_tile=tile, win=way), setting)


def completes(worth: Worth) -> bool:
    """Whether the tiles make a hand at all, be it one that cannot win."""
    if not isinstance(worth, Problem):
        return True
    return worth.id != "too_many_copies" and (worth.id != "not_a_win" or worth.sentence is not None)


def check_waits(rules: Ruleset, hand: Hand, setting: Setting) -> Waiting:
    """What a hand without circumstances waits for; it fails where trying all tiles says otherwise."""
    found = waiting(rules, hand, setting)
    declared = rules.declaration
    shown = {wait.tile.plain: wait for wait in found.waits}
    for tile in TILES[:KINDS]:
        come = shown[tile].tile if tile in shown else tile
        ways = [completed(rules, hand, setting, come, way) for way in (declared.win_off, declared.win_self)]
        assert (tile in shown) is any(map(completes, ways)), (hand, tile)
        if tile in shown:
            assert [shown[tile].off, shown[tile].drawn] == ways
            held = (*hand.concealed, *(each for meld in hand.melds for each in meld.tiles))
            row = [each for row in hand.rows.values() for each in row]
            assert shown[tile].left == COPIES - sum(each.kind == tile.kind for each in (*held, *row))
    return found


def check_changes(rules: Ruleset, hand: Hand, setting: Setting) -> None:
    """Every change is worth what scoring the changed hand gives, without what had to be left out for it."""
    ticks = {row.id: row for row in rules.declaration.circumstances}
    for each in would_be(rules, hand, setting):
        other, place = hand, setting
        match each.other:
            case Other.WAY:
                other = replace(hand, win=each.id)
            case Other.WITH if ticks[each.id].win:
                other = replace(hand, win=ticks[each.id].win)
            case Other.WITH:
                other = replace(hand, circumstances=hand.circumstances | {each.id})
            case Other.WITHOUT if ticks[each.id].win:
                declared = rules.declaration
                other = replace(hand, win=declared.win_self if ticks[each.id].drawn else declared.win_off)
            case Other.WITHOUT:
                other = replace(hand, circumstances=hand.circumstances - {each.id})
            case Other.SEAT:
                assert each.wind is not None
                place = replace(setting, seat_wind=each.wind)
            case Other.CALLED:
                other = _called(rules, hand, each.tiles)
            case Other.CLOSED:
                other = _closed(rules, hand)
        other = replace(other, circumstances=other.circumstances - set(each.dropped))
        assert rules.score(other, place) == each.worth, (hand, each)


def _called(rules: Ruleset, hand: Hand, group: tuple[Tile, ...]) -> Hand:
    """A hand with one of its concealed sets called."""
    left = list(hand.concealed)
    for each in group:
        left.remove(each)
    form = next(form for form in rules.declaration.melds if form.open and _fits(form, group))
    return replace(hand, concealed=tuple(left), melds=(*hand.melds, Meld(form.id, group)))


def _fits(form: MeldForm, group: tuple[Tile, ...]) -> bool:
    return form.size == len(group) and form.same is (group[0].kind == group[-1].kind)


def _closed(rules: Ruleset, hand: Hand) -> Hand:
    """A hand with nothing called: sets of three in the hand, those of four face down."""
    melds, concealed = [], list(hand.concealed)
    hidden = next(form.id for form in rules.declaration.melds if form.size == KAN and not form.open)
    for meld in hand.melds:
        if len(meld.tiles) == KAN:
            melds.append(Meld(hidden, meld.tiles))
        else:
            concealed += meld.tiles
    return replace(hand, concealed=tuple(concealed), melds=tuple(melds))


def check_more(rules: Ruleset, hand: Hand, setting: Setting) -> None:
    """A han or ten fu more, a double or two points more, are worth what the arithmetic says."""
    found = rules.more(hand, setting)
    score = rules.score(hand, setting)
    assert isinstance(found, Problem) is isinstance(score, Problem)
    if isinstance(found, Problem):
        return
    for each in found:
        if isinstance(score, RiichiScore):
            assert score.han is not None
            han = score.han + (each.step.id == "more_han")
            fu = (score.fu or 0) + 10 * (each.step.id == "more_fu")
            drawn = hand.win == rules.declaration.win_self
            assert each.total == _paid(rules, _basic(rules, han, fu), drawn, setting.seat_wind == "E"), (hand, each)
        else:
            assert isinstance(score, ClassicalScore)
            points = score.points + 2 * (each.step.id == "more_points")
            full = points * 2 ** (score.times + (each.step.id == "more_double"))
            limit = rules.options["limit"]
            assert isinstance(limit, int)
            assert each.total == (full if rules.options["roof_off"] else min(full, limit)), (hand, each)


def _basic(rules: Ruleset, han: int, fu: int) -> int:
    if han >= LIMITS[0][0]:
        counted = {"yakuman": 8000, "sanbaiman": 6000, "multiple": 8000 * (han // 13)}
        return counted[str(rules.options["counted_yakuman"])]
    limit = next((basic for least, basic in LIMITS if han >= least), None)
    if limit is not None:
        return limit
    up = rules.options["kiriage_mangan"] and (han, fu) in ROUNDED_UP
    return MANGAN if up else min(MANGAN, fu * 2 ** (2 + han))


def _paid(rules: Ruleset, basic: int, drawn: bool, dealer: bool) -> int:
    if not drawn:
        return _hundreds(basic * (6 if dealer else 4))
    others = rules.seats - 1
    return others * _hundreds(2 * basic) if dealer else _hundreds(2 * basic) + (others - 1) * _hundreds(basic)


def _hundreds(points: int) -> int:
    return -(-points // 100) * 100
