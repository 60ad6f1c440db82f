"""Random winning hands that look at every corner: open, closed, kans, flushes, many readings, all circumstances."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from scorekeeper.core.hand import Hand, Meld, Setting
from scorekeeper.core.tiles import KINDS, RED_OF, TILES, WINDS, Tile, in_order
from scorekeeper.rulesets.riichi.circumstances import CIRCUMSTANCES, conflict

Chance = random.Random

_RUN_STARTS: Final = tuple(k for k in range(27) if k % 9 <= 6)
_GREENS: Final = (19, 20, 21, 23, 25, 32)
LOCAL: Final = frozenset({"open_riichi", "off_declarer", "tsubame_gaeshi", "kanburi", "paarenchan"})
"""Circumstances that only local yaku ask for."""
_TERMINALS: Final = (0, 8, 9, 17, 18, 26)


@dataclass(frozen=True, slots=True)
class _Set:
    """A run or a triplet by the kinds of its tiles."""

    kinds: tuple[int, ...]

    @property
    def is_run(self) -> bool:
        return self.kinds[0] != self.kinds[-1]


def _run(start: int) -> _Set:
    return _Set((start, start + 1, start + 2))


def _triplet(kind: int) -> _Set:
    return _Set((kind,) * 3)


Sets = tuple[list[_Set], int]
"""Four sets and the kind of the pair."""


def _plain(chance: Chance) -> Sets:
    sets = [
        _run(chance.choice(_RUN_STARTS)) if chance.random() < 0.7 else _triplet(chance.randrange(KINDS))
        for _ in range(4)
    ]
    return sets, chance.randrange(KINDS)


def _flush(chance: Chance) -> Sets:
    suit = 9 * chance.randrange(3)
    honours = list(range(27, 34)) if chance.random() < 0.5 else []
    kinds = list(range(suit, suit + 9)) + honours
    sets = [
        _run(suit + chance.randrange(7)) if chance.random() < 0.6 else _triplet(chance.choice(kinds)) for _ in range(4)
    ]
    return sets, chance.choice(kinds)


def _crowded(chance: Chance) -> Sets:
    """Few kinds of one suit, so that there are many ways to read them."""
    suit, low = 9 * chance.randrange(3), chance.randrange(5)
    starts = [suit + low + i for i in range(3)]
    sets = [
        _run(chance.choice(starts)) if chance.random() < 0.65 else _triplet(suit + low + chance.randrange(5))
        for _ in range(3)
    ]
    last = _run(chance.choice(_RUN_STARTS)) if chance.random() < 0.5 else _run(chance.choice(starts))
    return [*sets, last], suit + low + chance.randrange(5)


def _three_triplets_in_a_row(chance: Chance) -> Sets:
    start = chance.choice(_RUN_STARTS)
    last = _run(chance.choice(_RUN_STARTS)) if chance.random() < 0.6 else _triplet(chance.randrange(KINDS))
    return [*(_triplet(start + i) for i in range(3)), last], chance.randrange(KINDS)


def _outside(chance: Chance) -> Sets:
    edges = [9 * s + n for s in range(3) for n in (0, 6)]
    kinds = list(_TERMINALS) + (list(range(27, 34)) if chance.random() < 0.6 else [])
    sets = [_run(chance.choice(edges)) if chance.random() < 0.7 else _triplet(chance.choice(kinds)) for _ in range(4)]
    return sets, chance.choice(kinds)


def _same_in_three_suits(chance: Chance) -> Sets:
    number = chance.randrange(7)
    make: Callable[[int], _Set] = _run if chance.random() < 0.7 else _triplet
    last = _run(chance.choice(_RUN_STARTS)) if chance.random() < 0.7 else _triplet(chance.randrange(KINDS))
    return [make(number), make(number + 9), make(number + 18), last], chance.randrange(KINDS)


def _straight(chance: Chance) -> Sets:
    suit = 9 * chance.randrange(3)
    last = _run(chance.choice(_RUN_STARTS)) if chance.random() < 0.7 else _triplet(chance.randrange(KINDS))
    return [_run(suit), _run(suit + 3), _run(suit + 6), last], chance.randrange(KINDS)


def _twins(chance: Chance) -> Sets:
    one, two = chance.choice(_RUN_STARTS), chance.choice(_RUN_STARTS)
    return [_run(one), _run(one), _run(two), _run(two)], chance.randrange(KINDS)


def _triplets(chance: Chance) -> Sets:
    kinds = chance.sample(range(KINDS), 5)
    return [_triplet(k) for k in kinds[:4]], kinds[4]


def _from(kinds: Sequence[int]) -> Callable[[Chance], Sets]:
    def make(chance: Chance) -> Sets:
        chosen = chance.sample(list(kinds), 5)
        return [_triplet(k) for k in chosen[:4]], chosen[4]

    return make


def _green(chance: Chance) -> Sets:
    chosen = chance.sample(_GREENS, 4)
    sets = [_run(19) if chance.random() < 0.4 else _triplet(k) for k in chosen[:4]]
    return sets, chance.choice(_GREENS)


def _dragons(chance: Chance) -> Sets:
    dragons = chance.sample((31, 32, 33), 3)
    other = [_run(chance.choice(_RUN_STARTS)) for _ in range(2)]
    if chance.random() < 0.5:
        return [_triplet(dragons[0]), _triplet(dragons[1]), *other], dragons[2]
    return [*(_triplet(d) for d in dragons), other[0]], chance.randrange(KINDS)


def _winds(chance: Chance) -> Sets:
    winds = chance.sample(range(27, 31), 4)
    if chance.random() < 0.5:
        return [*(_triplet(w) for w in winds[:3]), _run(chance.choice(_RUN_STARTS))], winds[3]
    return [_triplet(w) for w in winds], chance.randrange(KINDS)


_STYLES: Final[tuple[tuple[Callable[[Chance], Sets], int], ...]] = (
    (_plain, 20),
    (_flush, 12),
    (_crowded, 80),
    (_three_triplets_in_a_row, 12),
    (_outside, 8),
    (_same_in_three_suits, 6),
    (_straight, 5),
    (_twins, 6),
    (_triplets, 8),
    (_from(_TERMINALS), 1),
    (_from((*_TERMINALS, *range(27, 34))), 2),
    (_from(range(27, 34)), 1),
    (_green, 1),
    (_dragons, 3),
    (_winds, 2),
)


def _gates(chance: Chance) -> list[int]:
    suit = 9 * chance.randrange(3)
    return [suit + n for n in (0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, chance.randrange(9))]


def _orphans(chance: Chance) -> list[int]:
    kinds = [*_TERMINALS, *range(27, 34)]
    return [*kinds, chance.choice(kinds)]


def _pairs(chance: Chance) -> list[int]:
    suit = 9 * chance.randrange(3)
    pools = (
        range(KINDS),
        range(suit, suit + 9),
        (*_TERMINALS, *range(27, 34)),
        range(27, 34),
        (*range(suit, suit + 9), *range(27, 34)),
    )
    return [k for kind in chance.sample(list(chance.choice(pools)), 7) for k in (kind, kind)]


def _with_reds(kinds: Sequence[int], chance: Chance, reds: set[Tile], counts: Sequence[int]) -> tuple[Tile, ...]:
    """Tiles of these kinds; of four fives of a suit one is the red one, of fewer one may be."""
    tiles = []
    for kind in kinds:
        plain = TILES[kind]
        red = RED_OF.get(plain)
        if red is not None and red not in reds and (counts[kind] == 4 or chance.random() < 0.3):
            reds.add(red)
            tiles.append(red)
        else:
            tiles.append(plain)
    return in_order(tiles)


def _called(sets: list[_Set], chance: Chance) -> tuple[list[tuple[str, tuple[int, ...]]], list[int]]:
    """Some of the sets as called sets and kans, and the kinds of all others."""
    style = chance.random()
    called: list[tuple[str, tuple[int, ...]]] = []
    concealed: list[int] = []
    for each in sets:
        opened = chance.random() < (0.0 if style < 0.45 else 0.5)
        if each.is_run:
            kind = "chi" if opened else ""
        elif chance.random() < (1.0 if style > 0.97 else 0.25):
            kind = chance.choice(("daiminkan", "shouminkan")) if opened else "ankan"
        else:
            kind = "pon" if opened else ""
        if kind:
            called.append((kind, each.kinds if kind in ("chi", "pon") else each.kinds[:1] * 4))
        else:
            concealed.extend(each.kinds)
    return called, concealed


def _tiles(chance: Chance) -> tuple[list[tuple[str, tuple[int, ...]]], list[int]]:
    special = chance.random()
    for bound, make in ((0.03, _pairs), (0.037, _orphans), (0.044, _gates)):
        if special < bound:
            return [], make(chance)
    style = chance.choices([s for s, _ in _STYLES], [weight for _, weight in _STYLES])[0]
    sets, pair = style(chance)
    called, concealed = _called(sets, chance)
    return called, [*concealed, pair, pair]


def _ticks(hand: Hand, setting: Setting, chance: Chance) -> frozenset[str]:
    """Circumstances that can be true together, each tried in a random order."""
    held: set[str] = set()
    wanted = 0 if chance.random() < 0.3 else chance.randrange(1, 4)
    names = [row.id for row in CIRCUMSTANCES if row.id not in LOCAL]
    if chance.random() < 0.85:
        # The hands of the first round exclude all others: let them be rare.
        names = [name for name in names if name not in ("tenhou", "chiihou", "renhou")]
    chance.shuffle(names)
    for name in names:
        attempt = held | {name} if name != "ippatsu" or held & {"riichi", "double_riichi"} else held
        if len(held) < wanted and conflict(hand, setting, attempt) is None:
            held = set(attempt)
    if (
        held & {"riichi", "double_riichi"}
        and chance.random() < 0.3
        and conflict(hand, setting, held | {"ippatsu"}) is None
    ):
        held.add("ippatsu")
    return frozenset(held)


def random_hands(chance: Chance) -> Iterator[tuple[Hand, Setting]]:
    """An endless row of hands that can exist (not all have a yaku), each with its seat and round."""
    while True:
        called, kinds = _tiles(chance)
        counts = [0] * KINDS
        for kind in (*kinds, *(k for _, tiles in called for k in tiles)):
            counts[kind] += 1
        if max(counts) > 4:
            continue
        reds: set[Tile] = set()
        melds = tuple(Meld(kind, _with_reds(tiles, chance, reds, counts)) for kind, tiles in called)
        concealed = _with_reds(kinds, chance, reds, counts)
        rows = indicators(counts, len([m for m in melds if len(m.tiles) == 4]) + 1, chance)
        setting = Setting(chance.choice(WINDS), chance.choice(WINDS[:3]))
        win = chance.choice(("ron", "tsumo"))
        hand = Hand(concealed, melds, chance.choice(concealed), win, frozenset(), rows)
        ticks = _ticks(hand, setting, chance)
        yield Hand(concealed, melds, hand.win_tile, win, ticks, rows), setting


def indicators(counts: list[int], most: int, chance: Chance) -> dict[str, tuple[Tile, ...]]:
    rows: dict[str, tuple[Tile, ...]] = {}
    for name in ("dora_indicators", "ura_indicators"):
        row = []
        for _ in range(chance.randrange(min(most, 5) + 1)):
            kind = chance.randrange(KINDS)
            # Fives are left out: which of them is red would have to be settled with the hand's.
            if counts[kind] < 4 and not (kind < 27 and kind % 9 == 4):
                counts[kind] += 1
                row.append(TILES[kind])
        rows[name] = tuple(row)
    return rows
