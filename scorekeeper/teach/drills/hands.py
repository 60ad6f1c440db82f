"""A won hand that looks like real play, dealt at random: its tiles, its winds, how it was won, and what lies beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.declaration import Declaration, MeldForm, TileRow
from scorekeeper.core.hand import Hand, Meld, Setting
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.score import Score
from scorekeeper.core.tiles import BY_CODE, COPIES, RED_OF, TILES, Suit, Tile, Wind, in_order
from scorekeeper.teach.drills.shaping import Shaped, Shaper
from scorekeeper.teach.drills.traits import ALL_RUNS, WAITS, Group, Winds, is_run, next_tile, wait_in
from scorekeeper.teach.drills.weights import Shape, Weights

_TRIES: Final = 200
_MORE_TRIES: Final = 40
_THOUSAND: Final = 1000


class Dealt(Struct, frozen=True):
    """A won hand with its seat and score; `drawn` tells that the winning tile was its own draw."""

    hand: Hand
    setting: Setting
    score: Score
    drawn: bool


class Dealer:
    """Deals won hands under one set of rules, as often open, drawn and of each kind as the weights have them."""

    def __init__(self, rules: Ruleset, weights: Weights, chance: Random) -> None:
        self._rules = rules
        self._weights = weights
        self._chance = chance
        self._declared: Declaration = rules.declaration
        # A family without called sets has no hands with them.
        calls = bool(self._declared.melds)
        self._shapes = weights.shapes.only(lambda shape: calls or not shape.called)
        self._ways = {each.win: each for each in self._declared.circumstances if each.win}
        self._ticks = {each.id for each in self._declared.circumstances if not each.win and each.winner is not False}

    def hand(self, wanted: Callable[[Shape], bool] | None = None) -> Dealt | None:
        """A won hand that the rules accept, of a wanted kind; None where these rules have hardly any."""
        shapes = self._shapes if wanted is None else self._shapes.only(wanted)
        for _ in range(_TRIES if shapes else 0):
            winds = self.winds()
            shape = shapes.draw(self._chance)
            # The kind of hand is kept while one that can win is looked for: else the rare kinds would be rarer still.
            for _ in range(_MORE_TRIES):
                shaped = Shaper(self._weights, winds, self._chance).shaped(shape)
                if shaped is None:
                    break
                found = self._won(shaped, shape, winds)
                if found is not None:
                    return found
        return None

    def winds(self) -> Winds:
        """The winds of a seat, by how often hands were won there."""
        both = self._weights.winds.draw(self._chance)
        return Winds(Wind(both[0]), Wind(both[1]))

    def _won(self, shaped: Shaped, shape: Shape, winds: Winds) -> Dealt | None:
        reds = _Reds(self._declared, self._weights.reds, self._chance)
        melds = self._melds(shaped, reds)
        if melds is None:
            return None
        won, concealed = self._winning(shaped, shape, reds)
        setting = Setting(winds.seat, winds.round)
        win = self._declared.win_self if shape.drawn else self._declared.win_off
        bare = Hand(in_order(concealed), melds, won, win)
        worthless = isinstance(self._rules.score(bare, setting), Problem)
        hand = self._ticked(bare, (shape.open, shape.drawn, shape.kans > 0, worthless))
        if hand is None:
            return None
        hand = replace(hand, rows=dict(self._rows(hand, shape.kans)))
        score = self._rules.score(hand, setting)
        return None if isinstance(score, Problem) else Dealt(hand, setting, score, shape.drawn)

    def _melds(self, shaped: Shaped, reds: _Reds) -> tuple[Meld, ...] | None:
        groups = [*((group, True) for group in shaped.called), *((group, False) for group in shaped.closed_kans)]
        self._chance.shuffle(groups)
        melds = []
        for group, opened in groups:
            form = self._form(group, opened)
            if form is None:
                return None
            melds.append(Meld(form.id, reds.inked(group)))
        return tuple(melds)

    def _form(self, group: Group, opened: bool) -> MeldForm | None:
        forms = [
            form
            for form in self._declared.melds
            if form.size == len(group) and form.same is not is_run(group) and form.open is opened
        ]
        counts = [self._weights.melds.get(form.id, 0) for form in forms]
        return self._chance.choices(forms, counts if any(counts) else None)[0] if forms else None

    def _winning(self, shaped: Shaped, shape: Shape, reds: _Reds) -> tuple[Tile, list[Tile]]:
        """The winning tile, and the concealed tiles with it."""
        table = self._weights.waits.get(ALL_RUNS if ALL_RUNS in shape.traits else "")
        wanted = table.draw(self._chance) if table else WAITS[0]
        tiles = [tile for group in shaped.kept for tile in group]
        fitting = [t for t in tiles if _best_wait(shaped.kept, t) == wanted] or tiles
        won = self._chance.choice(fitting)
        concealed = list(reds.inked(tuple(tiles)))
        return self._chance.choice([tile for tile in concealed if tile.plain is won]), concealed

    def _ticked(self, hand: Hand, condition: tuple[bool, bool, bool, bool]) -> Hand | None:
        """The hand with what no tile shows, None where only such a thing could give it worth and the rules have none."""
        table = self._weights.ticks.get(condition)
        if not table:
            return None if condition[-1] else hand
        names = set(table.draw(self._chance))
        if not names <= self._ticks | set(self._ways):
            names &= self._ticks | set(self._ways)
        ways = names & set(self._ways)
        hand = replace(hand, circumstances=frozenset(names - ways))
        return replace(hand, win=ways.pop()) if ways else hand

    def _rows(self, hand: Hand, kans: int) -> Iterator[tuple[str, tuple[Tile, ...]]]:
        """The tiles in each row beside the hand, out of what the hand leaves of the set."""
        left = _left(self._declared, hand)
        for row in self._declared.rows:
            if row.needs and not row.needs & hand.circumstances:
                continue
            by_kans = self._weights.rows.get(row.id, {})
            table = by_kans.get(kans) or by_kans.get(0)
            count = min(table.draw(self._chance) if table else 0, row.most)
            taken = []
            for _ in range(count):
                tile = self._beside(hand, row, left)
                left.remove(tile)
                taken.append(tile)
            if taken:
                yield row.id, tuple(taken)

    def _beside(self, hand: Hand, row: TileRow, left: Sequence[Tile]) -> Tile:
        """One tile of a row beside the hand, out of those left."""
        fitting = [tile for tile in left if tile.is_bonus is row.bonus]
        pointed = self._weights.pointed.get(row.id)
        if pointed is None:
            return self._chance.choice(fitting)
        held = {tile.plain for tile in (*hand.concealed, *(tile for meld in hand.melds for tile in meld.tiles))}
        wanted = self._chance.randrange(_THOUSAND) < pointed
        chosen = [tile for tile in fitting if (next_tile(tile) in held) is wanted]
        return self._chance.choice(chosen or fitting)


class _Reds:
    """Which fives of a hand are red: no more than the set has."""

    def __init__(self, declared: Declaration, thousandth: int, chance: Random) -> None:
        self._left = dict(declared.reds)
        self._thousandth = thousandth
        self._chance = chance

    def inked(self, tiles: Sequence[Tile]) -> tuple[Tile, ...]:
        """The tiles, some fives among them red; of four fives as many as the set has."""
        copies = Counter(tiles)
        return in_order(self._ink(tile, copies[tile] == COPIES) for tile in tiles)

    def _ink(self, tile: Tile, every: bool) -> Tile:
        red = RED_OF.get(tile)
        if red is None or not self._left.get(red, 0):
            return tile
        if not every and self._chance.randrange(_THOUSAND) >= self._thousandth:
            return tile
        self._left[red] -= 1
        return red


def _best_wait(groups: Sequence[Group], won: Tile) -> str | None:
    found = {wait_in(group, won) for group in groups}
    return next((wait for wait in WAITS if wait in found), None)


def _left(declared: Declaration, hand: Hand) -> list[Tile]:
    """The tiles of the set that are not in the hand."""
    reds = dict(declared.reds)
    held = Counter((*hand.concealed, *(tile for meld in hand.melds for tile in meld.tiles)))
    left: list[Tile] = []
    for tile in {each.plain for row in declared.tiles for each in row if each.plain in TILES}:
        red = RED_OF.get(tile)
        red_ones = reds.get(red, 0) if red else 0
        copies = 1 if tile.suit in (Suit.FLOWERS, Suit.SEASONS) else COPIES
        left += [tile] * max(0, copies - red_ones - held[tile])
        if red is not None:
            left += [BY_CODE[red.code]] * max(0, red_ones - held[red])
    return sorted(left, key=lambda tile: tile.order)
