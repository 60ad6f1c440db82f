"""Hands a second: scoring with the whole explanation here, beside the common library's estimate of the value alone.

Run `python -m tests.benchmarks.scoring`. Both score the same distinct hands, each once, with arguments built beforehand
and memos empty at the start; the two take turns in one process, and the median of the ratios counts.
"""

import gc
import json
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Final

from scorekeeper.core.hand import Hand, Setting
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets.riichi.hand_records import read_hand
from scorekeeper.rulesets.riichi.options import Options
from scorekeeper.rulesets.riichi.scoring import Scorer
from tests.oracle import answer, ask
from tests.random_hands import random_hands

HANDS: Final = 20_000
ROUNDS: Final = 9
RECORDED: Final = Path(__file__).parent.parent / "data" / "riichi_hands.jsonl"


def recorded_hands() -> Iterator[tuple[Hand, Setting]]:
    """Hands from real play."""
    with RECORDED.open(encoding="utf-8") as lines:
        for line in lines:
            found = read_hand(json.loads(line))
            if not isinstance(found, Problem):
                yield found


def forget() -> None:
    """Empty every memo of the program; those that belong to one scorer go with it."""
    for name, module in tuple(sys.modules.items()):
        if name.startswith("scorekeeper."):
            for each in vars(module).values():
                if hasattr(each, "cache_clear"):
                    each.cache_clear()


def seconds(work: Callable[[], object]) -> float:
    """How long some work takes."""
    gc.collect()
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def compare(name: str, hands: list[tuple[Hand, Setting]]) -> None:
    """Print hands a second of both, and how many times as many are scored here."""
    options = Options(renhou="yaku")
    asked = [ask(hand, setting, options) for hand, setting in hands]
    ours, theirs = [], []
    for _ in range(ROUNDS):
        forget()
        score = Scorer(options).score
        ours.append(seconds(lambda score=score: [score(hand, setting) for hand, setting in hands]))  # type: ignore[misc]
        theirs.append(seconds(lambda: [answer(each) for each in asked]))
    ratio = statistics.median(their / our for our, their in zip(ours, theirs, strict=True))
    rate, other = (len(hands) / statistics.median(times) for times in (ours, theirs))
    print(
        f"{name}: {len(hands)} hands, {rate:,.0f} a second with explanation, {other:,.0f} estimated: {ratio:.2f} times"
    )


if __name__ == "__main__":
    compare("recorded", list(recorded_hands()))
    compare("random", list(islice(random_hands(random.Random("benchmark")), HANDS)))
