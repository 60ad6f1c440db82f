"""Every recorded hand explained, waited for and supposed otherwise, and how long each of these takes.

Run `python -m tests.benchmarks.explaining [STEP]`; with a STEP only every so many hands are taken. It stops at the first
number that is not what trying, scoring anew or plain arithmetic gives.
"""

import statistics
import sys
import time
from collections.abc import Callable
from typing import Final

from scorekeeper.teach.explanation import why_hand
from scorekeeper.teach.waiting import waiting
from scorekeeper.teach.what_if import would_be
from tests.teach.rechecking import FILES, Won, check, lacking, won


def took(act: Callable[[Won], object], hands: tuple[Won, ...]) -> tuple[float, float]:
    """The median and the worst time of an act, in milliseconds of the processor."""
    times = []
    for each in hands:
        start = time.process_time()
        act(each)
        times.append(1000 * (time.process_time() - start))
    return statistics.median(times), max(times)


ACTS: Final[dict[str, Callable[[Won], object]]] = {
    "waits with both values": lambda each: waiting(each[0], lacking(each[1]), each[2]),
    "why": lambda each: why_hand(*each),
    "what would have been": lambda each: would_be(*each),
}


def run(step: int) -> None:
    """Check all hands of both families, then measure."""
    for file in FILES:
        hands = tuple(won(file, 0, step))
        for each in hands:
            check(*each)
        print(f"{file}: {len(hands)} hands are all as told", flush=True)
        plain = tuple(each for each in hands if each[1].win_tile in each[1].concealed)
        for name, act in ACTS.items():
            median, worst = took(act, plain)
            print(f"  {name}: {median:.2f} ms, at most {worst:.2f} ms", flush=True)


if __name__ == "__main__":
    run(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
