"""Hands a second: scoring with the whole explanation here, beside what two other programs need for the value alone.

Run `python -m tests.benchmarks.scoring [HANDS]`. The recorded hands and 20,000 distinct random ones are scored once each,
checks and all readings included, with every memo empty at the start; PyPI `mahjong` estimates the same hands with arguments
built beforehand, and PyPI `riichienv`, a compiled one, all but those with two kans, which it cannot read. They take turns in
one process, and the median of nine ratios counts.

Where the time goes, in instructions of a recorded hand that all memos know (90,000): a fifth each for laying out the reading
with its fu lines and for whether tiles and circumstances can be, a seventh each for what holds of every reading (dora among
it) and for yaku and points with the winning tile in each place, a ninth each for finding the readings and for their sums. With
empty memos it is 104,000, of a random hand 127,000: the rest reads suits and finds yaku not met before. What memos cannot save
is the floor: some 90,000, of which 6,000 count the tiles; it is made of calls, records and whole numbers of many digits, so that
only fewer of those would be quicker.
"""

import gc
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import version
from itertools import islice
from typing import Any, Final

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.scoring import Scorer
from tests.oracle import ask, estimate
from tests.played_hands import recorded_hands
from tests.random_hands import random_hands

HANDS: Final = 20_000
ROUNDS: Final = 9
OPTIONS: Final = Options(renhou="yaku")
Hands = Sequence[tuple[Hand, Setting]]
Work = Callable[[], object]


def each_of(work: Callable[..., object], asked: Sequence[Sequence[Any]]) -> Work:
    """Some work done for each of the arguments, its answers not kept, as the answers of any long list are not."""

    def run() -> None:
        for arguments in asked:
            work(*arguments)

    return run


def distinct(hands: Iterator[tuple[Hand, Setting]]) -> Iterator[tuple[Hand, Setting]]:
    """The hands of a row that did not come before."""
    seen = set()
    for each in hands:
        told = hash(repr(each))
        if told not in seen:
            seen.add(told)
            yield each


def forget() -> None:
    """Empty every memo of the program; those that belong to one scorer go with it."""
    for name, module in tuple(sys.modules.items()):
        if name.startswith("scorekeeper."):
            for each in vars(module).values():
                if hasattr(each, "cache_clear"):
                    each.cache_clear()


def seconds(work: Work) -> float:
    """How long some work takes, what else the machine does left out."""
    gc.collect()
    start = time.process_time()
    work()
    return time.process_time() - start


def ours(hands: Hands) -> float:
    """How long a new scorer takes for some hands, each with its lines asked for."""
    forget()
    score = Scorer(OPTIONS).score
    return seconds(each_of(score, hands))


def compare(name: str, hands: Hands, other: str, theirs: Work) -> float:
    """Print hands a second of both, and answer how many times as many are scored here."""
    here, there = [], []
    for _ in range(ROUNDS):
        here.append(ours(hands))
        there.append(seconds(theirs))
    ratio = statistics.median(their / our for our, their in zip(here, there, strict=True))
    rate, estimated = (len(hands) / statistics.median(times) for times in (here, there))
    print(
        f"{name}: {len(hands)} hands, {rate:,.0f} a second with explanation, {estimated:,.0f} estimated by "
        f"{other} {version(other)}: {ratio:.2f} times",
        flush=True,
    )
    return ratio


def beside_mahjong(name: str, hands: Hands) -> float:
    """The ratio to the common library."""
    asked = [(ask(hand, setting, OPTIONS),) for hand, setting in hands]
    return compare(name, hands, "mahjong", each_of(estimate, asked))


def beside_compiled(name: str, hands: Hands) -> float | None:
    """The ratio to the compiled one, None where it is not installed."""
    try:
        from tests import second_oracle as second
    except ModuleNotFoundError:
        print(f"{name}: riichienv is not installed, NOT compared")
        return None
    known = [each for each in hands if second.can_be_read(each[0])]
    asked = [(second.question(hand, setting),) for hand, setting in known]
    return compare(name, known, "riichienv", each_of(second.estimate, asked))


def main(words: Sequence[str]) -> None:
    """Compare all hands together, and each kind by itself."""
    count = int(words[0]) if words else HANDS
    recorded = list(distinct(iter(recorded_hands())))
    wild = list(islice(distinct(random_hands(random.Random("benchmark"))), count))
    for name, hands in (("all", recorded + wild), ("recorded", recorded), ("random", wild)):
        beside_mahjong(name, hands)
        beside_compiled(name, hands)


if __name__ == "__main__":
    main(sys.argv[1:])
