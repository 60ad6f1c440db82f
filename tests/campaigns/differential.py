"""Random hands, wild ones and such as are played, scored here and by independent programs, without an unexplained difference.

Run `python -m tests.campaigns.differential [--hands 1000000] [--second 100000] [--seed NAME] [--processes N]`; every night
with `--seed "$(date -I)"`. `--hands` are compared with PyPI `mahjong`, each thousand under house rules of its own that both
know, `--second` with PyPI `riichienv` where it is installed, under the one set of rules it has. A run is made of chunks, each
told by its seed; a difference that no row of `tests.differences` decides is printed with the chunk's seed, and
`--chunk SEED` runs that chunk alone. Exits with 1 after any, or when a comparison that was asked for could not be made.
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from itertools import product
from typing import Any, Final

from msgspec.structs import replace

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.scoring import Scorer
from tests.differences import explained, same, shown
from tests.oracle import Told, answer, ask
from tests.played_hands import played_hands
from tests.random_hands import random_hands

CHUNK: Final = 1000
FIRST: Final = "mahjong"
SECOND: Final = "riichienv"
AXES: Final[tuple[tuple[str, tuple[Any, ...]], ...]] = (
    ("open_tanyao", (True, False)),
    ("red_fives", ((1, 1, 1), (0, 0, 0))),
    ("double_yakuman", (Options().double_yakuman, ())),
    ("counted_yakuman", ("yakuman", "sanbaiman", "multiple")),
    ("max_yakuman", (0, 6)),
    ("kiriage_mangan", (False, True)),
    ("open_pinfu_fu", (30, 20)),
    ("pinfu_tsumo", (True, False)),
    ("renhou", ("yaku", "yakuman")),
)
"""House rules that the first program knows too, with the choices it has."""
COMBINATIONS: Final = tuple(product(*(choices for _, choices in AXES)))
Ask = Callable[[Hand, Setting], Told | None]
"""What the other program says of a hand, None for one it cannot be asked about."""


@dataclass(frozen=True, slots=True)
class Found:
    """What a chunk came to: hands compared, those worth something, differences by their row, and unexplained ones."""

    hands: int
    wins: int
    reasons: Counter[str]
    faults: tuple[str, ...]


def rules_of(chance: random.Random) -> Options:
    """One of the combinations of house rules."""
    names = [name for name, _ in AXES]
    return Options(**dict(zip(names, chance.choice(COMBINATIONS), strict=True)))


def hands_of(chance: random.Random, options: Options) -> Iterator[tuple[Hand, Setting]]:
    """Wild hands and such as are played by turns, without red fives where the rules have none."""
    for pair in zip(random_hands(chance), played_hands(chance), strict=False):
        for hand, setting in pair:
            yield (hand if any(options.red_fives) else _plain(hand)), setting


def _plain(hand: Hand) -> Hand:
    melds = tuple(replace(meld, tiles=tuple(each.plain for each in meld.tiles)) for meld in hand.melds)
    concealed = tuple(each.plain for each in hand.concealed)
    return replace(hand, concealed=concealed, melds=melds, win_tile=hand.win_tile and hand.win_tile.plain)


def compared(name: str, seed: str) -> Found:
    """Compare a chunk of hands with one of the programs."""
    chance = random.Random(seed)
    if name == FIRST:
        options = rules_of(chance)
        return _chunk(
            seed, options, hands_of(chance, options), lambda hand, setting: answer(ask(hand, setting, options))
        )
    from tests import second_oracle as second

    def told(hand: Hand, setting: Setting) -> Told | None:
        return second.answer(second.question(hand, setting)) if second.can_be_asked(hand) else None

    return _chunk(seed, second.RULES, hands_of(chance, second.RULES), told)


def _chunk(seed: str, options: Options, hands: Iterator[tuple[Hand, Setting]], other: Ask) -> Found:
    score, reasons, faults, count, wins = Scorer(options).score, Counter[str](), [], 0, 0
    while count < CHUNK:
        hand, setting = next(hands)
        told = other(hand, setting)
        if told is None:
            continue
        ours = score(hand, setting)
        count, wins = count + 1, wins + (not isinstance(ours, Problem))
        if same(told, ours):
            continue
        row = explained(hand, setting, told, ours, options)
        if row is None:
            rules = {name: getattr(options, name) for name, _ in AXES}
            faults.append(f"--chunk {seed!r}: {shown(hand, setting, told, ours)}\n  {rules}")
        else:
            reasons[row.id] += 1
    return Found(count, wins, reasons, tuple(faults))


def campaign(name: str, hands: int, seed: str, processes: int) -> int:
    """Compare so many hands with a program and tell of it; how many differences nothing explains."""
    seeds = [f"{name}:{seed}:{at}" for at in range(-(-hands // CHUNK))]
    started, count, wins, faults, reasons = time.monotonic(), 0, 0, 0, Counter[str]()
    with ProcessPoolExecutor(processes) as pool:
        found_all = (
            pool.map(compared, [name] * len(seeds), seeds)
            if processes > 1
            else map(compared, [name] * len(seeds), seeds)
        )
        for at, found in enumerate(found_all, 1):
            count, wins, faults = count + found.hands, wins + found.wins, faults + len(found.faults)
            reasons += found.reasons
            for fault in found.faults:
                print(fault, flush=True)
            if at % 50 == 0 or at == len(seeds):
                _tell(name, seed, (count, wins, faults), reasons, time.monotonic() - started)
    return faults


def _tell(name: str, seed: str, counts: tuple[int, int, int], reasons: Counter[str], took: float) -> None:
    count, wins, faults = counts
    print(
        f"{name} {version(name)}, seed {seed!r}: {count:,} hands, {wins:,} of them wins, explained differences "
        f"{dict(reasons)}, unexplained {faults}, {took:.0f} s",
        flush=True,
    )


def main(words: Sequence[str]) -> int:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.campaigns.differential")
    parser.add_argument("--hands", type=int, default=1_000_000)
    parser.add_argument("--second", type=int, default=100_000)
    parser.add_argument("--seed", default="differential")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--chunk", help="run one chunk alone")
    asked = parser.parse_args(words)
    if asked.chunk is not None:
        found = compared(asked.chunk.split(":")[0], asked.chunk)
        print(*found.faults, f"{found.hands} hands, unexplained {len(found.faults)}", sep="\n")
        return int(bool(found.faults))
    faults = campaign(FIRST, asked.hands, asked.seed, asked.processes) if asked.hands else 0
    if asked.second:
        try:
            version(SECOND)
        except PackageNotFoundError:
            print(f"{SECOND} is not installed: its {asked.second:,} hands were NOT compared")
            return 1
        faults += campaign(SECOND, asked.second, asked.seed, asked.processes)
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
