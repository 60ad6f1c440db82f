"""A random user of the window: half a player and half a child, who never sees an exception, a warning or a lost point.

Run by name: `python -m tests.campaigns.user [ACTS] [--seed N] [--evening N] [--processes N] [--kept FILE]`. An act is a
click, a key, a drag or whatever else a hand does at a time; the points are counted after each. The acts come in evenings,
each with a process, a folder and a chance of its own, so that an evening can be played again by seed and number; every
tenth is a long one. A fault ends its evening, not the run. With a file a run that was stopped goes on where it was.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

import msgspec

from tests.campaigns.user_evening import MEASURED, Evening
from tests.campaigns.user_windows import EXPECTED

SHORT: Final = 2000
LONG: Final = 10_000
"""Acts of an evening, and of every tenth one."""
WARM: Final = 5000
"""Acts of an evening after which nearly all that is loaded once is loaded, such as fonts of every writing and each window."""
GROWTH: Final = 40
"""MB by which the memory may grow in the rest of a long evening, whatever is done."""
GOALS: Final = {"hands": 1000, "corrections": 200}
WHOLE: Final = 100_000
PATIENCE: Final = 1.0
"""Seconds an act may take on the average until the evening is said to hang."""
TOLD: Final = 30
"""The last acts that are told of an evening that ended in the middle."""


def length(number: int) -> int:
    """The acts of an evening."""
    return LONG if number % 10 == 0 else SHORT


def growth(evening: Evening) -> float:
    """By how many MB it has grown after it was warm."""
    warm = WARM // MEASURED
    return evening.sizes[-1] - evening.sizes[warm - 1] if len(evening.sizes) > warm else 0.0


def played(seed: int, number: int, acts: int) -> Evening:
    """One evening in a process of its own; a process that does not end well is a fault as any other."""
    with tempfile.TemporaryDirectory(prefix="scorekeeper-evening-") as folder:
        words = [sys.executable, "-m", "tests.campaigns.user_evening", str(seed), str(number), str(acts)]
        home = {"HOME": folder, "TMPDIR": folder, "QT_QPA_PLATFORM": "offscreen", "PYTHONHASHSEED": "0"}
        path = Path(folder, "acts")
        with path.open("wb") as acts_told:
            try:
                run = subprocess.run(
                    words,
                    env={**os.environ, **home},
                    stdout=subprocess.PIPE,
                    stderr=acts_told,
                    timeout=acts * PATIENCE,
                    check=False,
                )
                said, end = run.stdout.decode().splitlines(), f"the process ended by {run.returncode}"
                if run.returncode == 0 and said:
                    return msgspec.json.decode(said[-1], type=Evening)
            except subprocess.TimeoutExpired:
                end = "it hangs"
        last = path.read_text(encoding="utf-8", errors="replace").splitlines()
        done = [int(line.split()[0]) for line in last if line.split(" ")[0].isdecimal()]
        fault = "\n  ".join((end, *last[-TOLD:]))
        return Evening(number, max(done, default=0), [fault])


class Campaign:
    """Hands out evenings until there were enough acts, and tells of each that had a fault."""

    def __init__(self, acts: int, seed: int, kept: Path | None) -> None:
        self.seed = seed
        self.kept = kept
        lines = kept.read_bytes().splitlines() if kept is not None and kept.exists() else []
        self.evenings = [msgspec.json.decode(line, type=Evening) for line in lines]
        self._begun = time.monotonic()
        self._left = acts - sum(each.acts for each in self.evenings)
        self._next = max((each.number for each in self.evenings), default=-1) + 1
        self._turn = threading.Lock()

    def run(self, processes: int) -> None:
        """Play in so many processes at a time."""
        with ThreadPoolExecutor(processes) as pool:
            for each in [pool.submit(self._play_on) for _ in range(processes)]:
                each.result()

    def _play_on(self) -> None:
        while True:
            with self._turn:
                number, acts = self._next, min(length(self._next), self._left)
                if acts <= 0:
                    return
                self._next, self._left = number + 1, self._left - acts
            evening = played(self.seed, number, acts)
            with self._turn:
                # What a fault has cut short is made up for by other evenings.
                self._left += acts - evening.acts
                self._keep(evening)

    def _keep(self, evening: Evening) -> None:
        self.evenings.append(evening)
        if self.kept is not None:
            with self.kept.open("ab") as file:
                file.write(msgspec.json.encode(evening) + b"\n")
        for fault in evening.faults:
            print(f"FAULT in evening {evening.number} at act {evening.acts}: {fault}", flush=True)
        if evening.faults:
            print(f"again by: python -m tests.campaigns.user --seed {self.seed} --evening {evening.number}", flush=True)
        if len(self.evenings) % 10 == 0:
            self.say()

    def say(self) -> None:
        """Print what was done."""
        counts, windows = self.counts(), self.windows()
        counted = ", ".join(f"{count} {name}" for name, count in sorted(counts.items()))
        acts, faults = sum(each.acts for each in self.evenings), sum(len(each.faults) for each in self.evenings)
        used = sum(each.seconds for each in self.evenings)
        times = f"{time.monotonic() - self._begun:.0f} s, {used:.0f} s of a processor"
        print(f"{acts} acts in {len(self.evenings)} evenings, {counted}; {faults} faults; {times}")
        print("windows: " + ", ".join(f"{name} {count}" for name, count in sorted(windows.items())))
        for each in self.evenings:
            if len(each.sizes) > WARM // MEASURED:
                sizes = " ".join(f"{size:.0f}" for size in each.sizes)
                print(f"evening {each.number}, MB every {MEASURED} acts: {sizes}")
        sys.stdout.flush()

    def counts(self) -> Counter[str]:
        """What was recorded, corrected and changed in all evenings."""
        return sum((Counter(each.counts) for each in self.evenings), Counter())

    def windows(self) -> Counter[str]:
        """How often each window was opened in all evenings."""
        return sum((Counter(each.windows) for each in self.evenings), Counter())

    def complete(self) -> bool:
        """Whether a whole run has done all it is for, within the memory it may take."""
        counts, most = self.counts(), max(growth(each) for each in self.evenings)
        missing = sorted(EXPECTED - self.windows().keys())
        few = [name for name, goal in GOALS.items() if counts[name] < goal]
        largest = max(max(each.sizes, default=0) for each in self.evenings)
        print(f"grown by {most:.0f} MB at most after act {WARM} of an evening, never more than {largest:.0f} MB held")
        print(f"never opened: {missing}; too few: {few}", flush=True)
        return not missing and not few and most < GROWTH


def main(acts: int, seed: int, processes: int, kept: Path | None) -> bool:
    """Play enough evenings; true when nothing was wrong and, in a whole run, all was done."""
    campaign = Campaign(acts, seed, kept)
    campaign.run(processes)
    campaign.say()
    faults = any(each.faults for each in campaign.evenings)
    return (acts < WHOLE or campaign.complete()) and not faults


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("acts", type=int, nargs="?", default=WHOLE)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--evening", type=int)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--kept", type=Path)
    asked = parser.parse_args()
    if asked.evening is not None:
        again = played(asked.seed, asked.evening, length(asked.evening))
        print(*again.faults, f"{again.acts} acts, {len(again.faults)} faults", sep="\n")
        sys.exit(bool(again.faults))
    sys.exit(0 if main(asked.acts, asked.seed, asked.processes, asked.kept) else 1)
