"""A random user of the window: half a player and half a child, who never sees an exception, a warning or a lost point.

Run by name: `python -m tests.campaigns.user [ACTS] [--seed N] [--from EVENING] [--evening N] [--processes N]`. The acts
come in evenings, each with a program, a folder and a chance of its own, so that an evening can be played again by seed and
number, and several processes can share them.
"""

import argparse
import gc
import multiprocessing
import os
import sys
import tempfile
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import chdir
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

from scorekeeper.app import Program, start
from tests.campaigns.user_plays import Plays
from tests.campaigns.user_watch import Watch, memory
from tests.campaigns.user_wild import Wild
from tests.campaigns.user_windows import EXPECTED, Windows, let_go

EVENING: Final = 1000
"""Acts of one evening."""
WARM: Final = 5
"""Evenings after which everything that is loaded once is loaded."""
GROWTH: Final = 150
"""MB by which the memory may grow after that, whatever is done."""
GOALS: Final = {"hands": 1000, "corrections": 200}
WHOLE: Final = 100_000


@dataclass
class Told:
    """What was done, in numbers; `sizes` are the MB held after each evening of each process."""

    acts: int = 0
    faults: int = 0
    counts: Counter[str] = field(default_factory=Counter)
    windows: Counter[str] = field(default_factory=Counter)
    sizes: list[list[float]] = field(default_factory=list)

    @property
    def growth(self) -> float:
        """By how many MB a process has grown at most since all is loaded."""
        return max(sizes[-1] - sizes[min(WARM, len(sizes) - 1)] for sizes in self.sizes)

    def say(self, seconds: float) -> None:
        """Print it."""
        counted = ", ".join(f"{count} {name}" for name, count in sorted(self.counts.items()))
        print(f"{self.acts} acts, {counted}; {self.faults} faults; {seconds:.0f} s")
        print("windows: " + ", ".join(f"{name} {count}" for name, count in sorted(self.windows.items())))
        for sizes in self.sizes:
            print("MB by evening: " + " ".join(f"{size:.0f}" for size in sizes), flush=True)


def play(app: QApplication, watch: Watch, seed: str, acts: int, folder: Path) -> None:
    """One evening in an empty folder."""
    chance = Random(seed)
    program = start(app, folder)
    assert isinstance(program, Program), program
    program.drills().chance = Random(seed)
    program.window.show()
    program.window.activateWindow()
    let_go()
    try:
        use(program, watch, chance, acts, chance.uniform(0.05, 0.3))
    finally:
        for each in QApplication.topLevelWidgets():
            each.close()
        let_go()
        program.window.deleteLater()
        let_go()


def use(program: Program, watch: Watch, chance: Random, acts: int, purpose: float) -> None:
    """So many acts on a window, that part of them with a purpose; stops at the first fault."""
    wild, plays, windows = Wild(program, watch, chance), Plays(program, watch, chance), Windows(program, watch, chance)
    watch.follow(program)
    faults = len(watch.faults)
    plays.begin()
    for _ in range(acts):
        watch.acts += 1
        try:
            windows.settle_files()
            luck = chance.random()
            if luck < purpose:
                plays.act()
            elif luck < purpose + 0.03:
                windows.act()
            elif luck < purpose + 0.06:
                windows.dismiss()
            else:
                wild.act()
            let_go()
        except Exception:  # noqa: BLE001 - whatever is raised is what is looked for
            watch.fault(traceback.format_exc())
        if not program.window.isVisible():
            watch.fault("the window is gone")
        watch.look(program)
        if len(watch.faults) > faults:
            return


def evenings(acts: int, seed: int, first: int, step: int) -> Told:
    """Play every so manieth evening until there were enough acts."""
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    watch, told, begun, evening = Watch(), Told(sizes=[[]]), time.monotonic(), first
    app.installEventFilter(watch)
    with watch.listening():
        while watch.acts < acts:
            faults = len(watch.faults)
            with tempfile.TemporaryDirectory(prefix="scorekeeper-user-") as folder, chdir(folder):
                play(app, watch, f"{seed}-{evening}", min(EVENING, acts - watch.acts), Path(folder))
            if len(watch.faults) > faults:
                print(f"again by: python -m tests.campaigns.user --seed {seed} --evening {evening}", flush=True)
            gc.collect()
            evening += step
            told = Told(watch.acts, len(watch.faults), watch.counts, watch.windows, [[*told.sizes[0], memory()]])
            if len(told.sizes[0]) % 5 == 0:
                told.say(time.monotonic() - begun)
    return told


def main(acts: int, seed: int, first: int, processes: int) -> bool:
    """Play enough evenings; true when nothing was wrong and, in a whole run, all was done."""
    begun, told = time.monotonic(), Told()
    with ProcessPoolExecutor(processes, multiprocessing.get_context("spawn")) as pool:
        share = -(-acts // processes)
        for one in [pool.submit(evenings, share, seed, first + at, processes) for at in range(processes)]:
            part = one.result()
            told.acts += part.acts
            told.faults += part.faults
            told.counts += part.counts
            told.windows += part.windows
            told.sizes += part.sizes
    told.say(time.monotonic() - begun)
    return not told.faults and (acts < WHOLE or complete(told))


def complete(told: Told) -> bool:
    """Whether a whole run has done all it is for, within the memory it may take."""
    missing = sorted(EXPECTED - told.windows.keys())
    few = [name for name, goal in GOALS.items() if told.counts[name] < goal]
    print(f"grown by {told.growth:.0f} MB since evening {WARM}; never opened: {missing}; too few: {few}")
    return not missing and not few and told.growth < GROWTH


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if os.environ.get("PYTHONHASHSEED") != "0":
        # The order of sets is part of an evening.
        os.environ["PYTHONHASHSEED"] = "0"
        os.execv(sys.executable, [sys.executable, "-m", "tests.campaigns.user", *sys.argv[1:]])
    parser = argparse.ArgumentParser()
    parser.add_argument("acts", type=int, nargs="?", default=WHOLE)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=int, default=0, dest="first")
    parser.add_argument("--evening", type=int)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    if asked.evening is not None:
        sys.exit(bool(evenings(EVENING, asked.seed, asked.evening, 1).faults))
    sys.exit(0 if main(asked.acts, asked.seed, asked.first, asked.processes) else 1)
