"""Counts the weights of the drills from recorded hands: run it as `python -m tests.teach.drills.make_weights`.

It keeps how often each thing came, never a hand. One file a family, and one for any other, stands in `resources/drills`.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from math import gcd
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.score import Score
from scorekeeper.core.tiles import Tile
from scorekeeper.rulesets import RULESETS, ruleset
from scorekeeper.teach.drills.kinds_table import key_of
from scorekeeper.teach.drills.traits import WAITS, Winds, is_run, is_set, next_tile, traits_of, wait_in, written

ROOT: Final = Path(__file__).parents[3]
DATA: Final = ROOT / "tests" / "data"
WEIGHTS: Final = ROOT / "resources" / "drills"
Counts = dict[str, int]


@dataclass(frozen=True)
class Recorded:
    """A recorded win as the rules it was played under score it."""

    rules: Ruleset
    hand: Hand
    setting: Setting
    score: Score

    @property
    def drawn(self) -> bool:
        """Whether the winning tile was drawn."""
        ways = {each.win: each.drawn for each in self.rules.declaration.circumstances if each.win}
        return ways.get(str(self.hand.win), self.hand.win == self.rules.declaration.win_self)

    @property
    def ticks(self) -> frozenset[str]:
        """The circumstances, an uncommon way of winning among them."""
        plain = (self.rules.declaration.win_off, self.rules.declaration.win_self)
        return self.hand.circumstances | ({str(self.hand.win)} - set(plain))


def recorded(family: str) -> Iterator[Recorded]:
    """Every recorded win of a family that its rules accept."""
    for line in (DATA / f"{family}_hands.jsonl").read_text(encoding="utf-8").splitlines():
        record = json.loads(line)
        rules = ruleset(family, record["preset"], record.get("options") or {})
        assert not isinstance(rules, Problem)
        read = rules.read_hand(record)
        assert not isinstance(read, Problem)
        hand, setting = read
        score = rules.score(hand, setting)
        if hand.win is not None and hand.win_tile is not None and not isinstance(score, Problem):
            yield Recorded(rules, hand, setting, score)


@dataclass
class Tally:
    """What has been counted so far."""

    shapes: Counter[tuple[int, int, int, int, int, int, str]] = field(default_factory=Counter)
    winds: Counter[str] = field(default_factory=Counter)
    runs: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    same: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    waits: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    ticks: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    melds: Counter[str] = field(default_factory=Counter)
    rows: dict[str, dict[int, Counter[int]]] = field(default_factory=lambda: defaultdict(lambda: defaultdict(Counter)))
    usual: Counter[str] = field(default_factory=Counter)
    pointed: dict[str, Counter[bool]] = field(default_factory=lambda: defaultdict(Counter))
    fives: Counter[bool] = field(default_factory=Counter)
    lines: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))
    rounded: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    amounts: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))

    def take(self, each: Recorded) -> None:
        """Count one more hand."""
        hand, setting = each.hand, each.setting
        own = len(each.score.reading) - len(hand.melds)
        kept, winds = each.score.reading[:own], Winds(setting.seat_wind, setting.round_wind)
        for part in each.score.parts:
            if part.total is not None:
                self.lines[part.id].update({line.id for line in part.lines})
                self.amounts[part.id].append(part.total)
                if part.total != sum(line.amount for line in part.lines):
                    self.rounded[part.id].append(part.total)
        self._usual(each)
        if not kept:
            return
        forms = {form.id: form for form in each.rules.declaration.melds}
        kans = [meld for meld in hand.melds if len(meld.tiles) == 4]
        open_kans = sum(forms[meld.kind].open for meld in kans)
        runs = sum(not forms[meld.kind].same for meld in hand.melds)
        traits = traits_of(each.score.reading, winds)
        shape = (runs, len(hand.melds) - len(kans) - runs, open_kans, len(kans) - open_kans, sum(map(is_set, kept)))
        self.shapes[(*shape, int(each.drawn), written(traits))] += 1
        self.winds[f"{setting.seat_wind.value}{setting.round_wind.value}"] += 1
        self.melds.update(meld.kind for meld in hand.melds)
        is_open = any(forms[meld.kind].open for meld in hand.melds)
        self._groups(kept, tuple(meld.tiles for meld in hand.melds), winds)
        self._wait(kept, hand, traits)
        self._ticks(each, (is_open, each.drawn, bool(kans)))
        for row in each.rules.declaration.rows:
            if not row.discards and (not row.needs or row.needs & hand.circumstances):
                self.rows[row.id][len(kans)][len(hand.rows.get(row.id, ()))] += 1
        tiles = (*hand.concealed, *(tile for meld in hand.melds for tile in meld.tiles))
        for row in each.rules.declaration.rows:
            for tile in hand.rows.get(row.id, ()) if not row.bonus else ():
                self.pointed[row.id][next_tile(tile) in {held.plain for held in tiles}] += 1
        self.fives.update(tile.red for tile in tiles if tile.kind < 27 and tile.number == 5)

    def _usual(self, each: Recorded) -> None:
        answer = each.score.answer()
        for group in each.rules.declaration.called_out:
            facts = {question.id: answer.get(question.id) for question in group}
            if len(group) > 1 and all(facts.values()):
                self.usual[key_of(facts)] += 1

    def _groups(self, kept: tuple[tuple[Tile, ...], ...], called: tuple[tuple[Tile, ...], ...], winds: Winds) -> None:
        for place, groups in (("kept", kept), ("called", called)):
            for group in groups:
                low = min((tile.plain for tile in group), key=lambda tile: tile.kind)
                if is_run(group):
                    self.runs[place][low.number] += 1
                else:
                    self.same["pair" if len(group) == 2 else place][honour_or_number(low, winds)] += 1

    def _wait(self, kept: tuple[tuple[Tile, ...], ...], hand: Hand, traits: frozenset[str]) -> None:
        assert hand.win_tile is not None
        found = {wait_in(group, hand.win_tile) for group in kept}
        wait = next((each for each in WAITS if each in found), None)
        if wait is not None and "pairs" not in traits:
            self.waits["all_runs" if "all_runs" in traits else ""][wait] += 1

    def _ticks(self, each: Recorded, condition: tuple[bool, bool, bool]) -> None:
        plain = each.rules.declaration.win_self if each.drawn else each.rules.declaration.win_off
        bare = each.rules.score(replace(each.hand, win=plain, circumstances=frozenset()), each.setting)
        key = "".join(str(int(sign)) for sign in (*condition, isinstance(bare, Problem)))
        self.ticks[key]["+".join(sorted(each.ticks))] += 1

    def record(self) -> dict[str, Any]:
        """The tables as they are kept."""
        means = {part: sum(found) / len(found) for part, found in self.amounts.items() if len(found) > 10}
        usual = {part: mean for part, mean in means.items() if len(self.lines[part]) > 1}
        return {
            "v": 1,
            "shapes": [[*shape, count] for shape, count in sorted(self.shapes.items())],
            "winds": _sorted(self.winds),
            "runs": {place: _sorted(each) for place, each in sorted(self.runs.items())},
            "same": {place: _sorted(each) for place, each in sorted(self.same.items())},
            "waits": {place: _sorted(each) for place, each in sorted(self.waits.items())},
            "ticks": {key: _sorted(each) for key, each in sorted(self.ticks.items())},
            "melds": _sorted(self.melds),
            "rows": {
                row: {str(kans): _sorted(each) for kans, each in sorted(found.items())}
                for row, found in sorted(self.rows.items())
            },
            "reds": round(1000 * self.fives[True] / self.fives.total()),
            "pointed": {row: round(1000 * found[True] / found.total()) for row, found in sorted(self.pointed.items())},
            "lines": {part: _sorted(each) for part, each in sorted(self.lines.items())},
            "usual": _sorted(self.usual),
            "steps": {part: gcd(*found) for part, found in sorted(self.rounded.items())},
            "fine": max(usual, key=lambda part: usual[part]),
            "named": min(usual, key=lambda part: usual[part]),
        }


def honour_or_number(tile: Tile, winds: Winds) -> str:
    """A number, or what kind of honour a tile is for a seat."""
    if not tile.is_honour:
        return str(tile.number)
    if tile.number > 4:
        return "dragon"
    return "value_wind" if winds.value(tile) else "wind"


def _sorted(counter: Mapping[Any, int]) -> Counts:
    return {str(key): counter[key] for key in sorted(counter)}


ANY: Final = "any"
"""The file for a family that has no recorded hands: what is told of tiles alone, by the hands of the most usual family."""
_OF_TILES: Final = ("v", "shapes", "winds", "runs", "same", "waits")


def made(name: str) -> str:
    """A file, as it should be."""
    tally = Tally()
    for each in recorded(next(iter(RULESETS)) if name == ANY else name):
        tally.take(each)
    found = {key: value for key, value in tally.record().items() if name != ANY or key in _OF_TILES}
    rows = [f" {json.dumps(key)}: {_written(value)}" for key, value in found.items()]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def _written(value: Any) -> str:
    if isinstance(value, list):
        return "[\n" + ",\n".join(f"  {json.dumps(each)}" for each in value) + "\n ]"
    return json.dumps(value)


def main() -> None:
    """Write the file of every family, and the one for any other."""
    for name in (*RULESETS, ANY):
        (WEIGHTS / f"{name}.json").write_text(made(name), encoding="utf-8")


if __name__ == "__main__":
    main()
