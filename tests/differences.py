"""What another program's score may differ in from ours: the rule that decides it, and what ours comes to by the other one."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from msgspec.structs import replace

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Problem
from scorekeeper.core.shapes import is_seven_pairs, is_thirteen_orphans
from scorekeeper.rulesets.riichi.counting import Counter
from scorekeeper.rulesets.riichi.fu import BASE, TSUMO_DRAW
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.points import worth_of
from scorekeeper.rulesets.riichi.readings import places_of, readings
from scorekeeper.rulesets.riichi.score import RiichiScore
from scorekeeper.rulesets.riichi.scoring import Scorer
from scorekeeper.rulesets.riichi.way import Way
from scorekeeper.rulesets.riichi.won_hand import Win
from tests.oracle import NAMES, Told

Ours = RiichiScore | Problem


class Value(NamedTuple):
    """What a reading comes to, as far as two programs can be compared, what is chosen by first; a yakuman has no han or fu."""

    total: int
    yakuman: bool
    han: int
    fu: int
    yaku: frozenset[str]


class Asked(NamedTuple):
    """A hand that two programs differ about, and every way that our rules know to count it."""

    win: Win
    options: Options
    ways: tuple[Way, ...]

    def values(self) -> list[Value]:
        """What each way comes to."""
        return [self.value(way) for way in self.ways]

    def value(self, way: Way) -> Value:
        """What one way comes to."""
        total, yakuman, han, fu, _ = way.rank
        dora = () if yakuman else self.win.dora
        return Value(total, yakuman, han, fu, frozenset(line.id for line in (*way.matched.lines, *dora)))


@dataclass(frozen=True, slots=True)
class Difference:
    """A rule the two programs differ in on purpose: what it says, where it stands, and what a hand comes to by the other's.

    `otherwise` gives the readings of a hand as the other rule counts them. The difference explains an answer that is the
    best of those to the last yaku, han, fu and point, and no other.
    """

    id: str
    rule: str
    source: str
    otherwise: Callable[[Asked], list[Value]]


def asked(hand: Hand, setting: Setting, options: Options) -> Asked | None:
    """Every way to count a hand; None for one that cannot be."""
    found = Scorer(options).counted(hand, setting)
    return None if isinstance(found, Problem) else Asked(found.win, options, _ways(found.win, options))


def _ways(win: Win, options: Options) -> tuple[Way, ...]:
    counter, found = Counter(options), list[Way | None]()
    for suits in readings(win):
        reading = counter.reading(win, suits)
        found += [counter.at_place(win, suits, reading, place) for place in places_of(win, suits)]
    if not win.melds and is_seven_pairs(win.held):
        found.append(counter.seven_pairs(win))
    if not win.melds and is_thirteen_orphans(win.held):
        found.append(counter.orphans(win))
    return tuple(way for way in found if way is not None)


def _last_tile_alone(about: Asked) -> list[Value]:
    """A heavenly hand with the tile that was told last where it may have come in."""
    tile = about.win.hand.win_tile
    if len(about.win.kinds) == 1 or tile is None:
        return []
    alone = replace(about.win, kinds=(tile.kind,))
    return about._replace(win=alone, ways=_ways(alone, about.options)).values()


def _without_drawn_fu(about: Asked) -> list[Value]:
    """A drawn open hand with no fu for drawing where a reading has no other."""
    win, options = about.win, about.options
    if win.closed or not win.tsumo or options.open_pinfu_fu > BASE.amount:
        return []

    def value(way: Way) -> Value:
        found, (_, yakuman, han, _, fu) = about.value(way), way.rank
        if yakuman or fu != BASE.amount + TSUMO_DRAW.amount:
            return found
        worth = worth_of(han, BASE.amount, options, self_draw=True, dealer=win.dealer)
        return found._replace(fu=BASE.amount, total=worth.pays.total)

    return [value(way) for way in about.ways]


def _counted_first(about: Asked) -> list[Value]:
    """A hand without its yakuman, where its han pay as much."""
    values = about.values()
    counted = [each for each in values if not each.yakuman]
    return counted if max(each.total for each in values) in {each.total for each in counted} else []


DIFFERENCES: Final = (
    Difference(
        "heavenly",
        "a heavenly hand has no winning tile: the place that pays most counts, so its pair wait may too",
        'the Yaku row of Blessing of heaven, "The dealer won with the tiles dealt.", and the note on arrangements below',
        _last_tile_alone,
    ),
    Difference(
        "drawn_without_fu",
        "the fu of an open hand without fu are chosen for a win off a discard; a self-draw has its 2 fu whatever is chosen",
        'the sentence of the house rule `open_pinfu_fu`: "an open hand won off a discard that has no other fu"',
        _without_drawn_fu,
    ),
    Difference(
        "yakuman_first",
        "of two readings that pay the same a yakuman goes before counted han",
        'the first note of the preset "Standard riichi": "pays most, then a yakuman, more han, more fu"',
        _counted_first,
    ),
)
"""Every other difference is a fault."""


def same(told: Told, score: Ours) -> bool:
    """Whether both say the same: no win, or the same yaku, han, fu and payment."""
    if isinstance(score, Problem):
        return told.error is not None and score.id in ("no_yaku", "not_a_win")
    if told.error is not None or told.total != score.total:
        return False
    if {line.id for line in score.yaku} != {NAMES.get(name, name) for name in told.yaku}:
        return False
    return told.yakuman == bool(score.yakuman) and (bool(score.yakuman) or (told.han, told.fu) == (score.han, score.fu))


def explained(hand: Hand, setting: Setting, told: Told, score: Ours, options: Options) -> Difference | None:
    """The rule that decides a difference, None when none does."""
    if isinstance(score, Problem) or told.error is not None:
        return None
    about = asked(hand, setting, options)
    return None if about is None else next((row for row in DIFFERENCES if explains(row, about, told)), None)


def explains(row: Difference, about: Asked, told: Told) -> bool:
    """Whether an answer is the best that a hand comes to by the other rule."""
    values = row.otherwise(about)
    yaku = frozenset(NAMES.get(name, name) for name in told.yaku)
    han, fu = (0, 0) if told.yakuman else (told.han, told.fu)
    found = Value(told.total, told.yakuman, han, fu, yaku)
    return found in values and found[:4] == max(each[:4] for each in values)


def shown(hand: Hand, setting: Setting, told: Told, score: Ours) -> str:
    """A hand with what both programs say of it."""
    here = score if isinstance(score, Problem) else score.answer()
    melds = [(meld.kind, [t.code for t in meld.tiles]) for meld in hand.melds]
    return (
        f"{[t.code for t in hand.concealed]} {melds} won on {hand.win_tile} by {hand.win}, {sorted(hand.circumstances)}, "
        f"{setting.seat_wind} in {setting.round_wind}\n  here {here}\n  there {told}"
    )
