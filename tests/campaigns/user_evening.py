"""One evening of the random user, in a process of its own: `python -m tests.campaigns.user_evening SEED EVENING ACTS`.

The last line it prints are its numbers; each act is told on the way, so that it is known what ended a process that tells
no numbers.
"""

import argparse
import faulthandler
import json
import tempfile
import time
import traceback
from contextlib import chdir
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

from scorekeeper.app import Program, start
from tests.campaigns.user_plays import Plays
from tests.campaigns.user_watch import Watch, memory
from tests.campaigns.user_wild import Wild
from tests.campaigns.user_windows import Windows, let_go

MEASURED: Final = 500
"""Acts after which the memory is looked at, each time."""


class Evening(msgspec.Struct):
    """What was done in an evening, in numbers; `sizes` are the MB held after every so many acts."""

    number: int
    acts: int = 0
    faults: list[str] = msgspec.field(default_factory=list)
    counts: dict[str, int] = msgspec.field(default_factory=dict)
    windows: dict[str, int] = msgspec.field(default_factory=dict)
    sizes: list[float] = msgspec.field(default_factory=list)
    seconds: float = 0.0
    """The processor time it took."""


def play(app: QApplication, watch: Watch, seed: str, acts: int, folder: Path) -> list[float]:
    """One evening in an empty folder."""
    chance = Random(seed)
    program = start(app, folder)
    assert isinstance(program, Program), program
    program.drills().chance = Random(seed)
    program.window.show()
    program.window.activateWindow()
    let_go()
    try:
        return use(program, watch, chance, acts, chance.uniform(0.05, 0.3))
    finally:
        for each in QApplication.topLevelWidgets():
            each.close()
        let_go()


def use(program: Program, watch: Watch, chance: Random, acts: int, purpose: float) -> list[float]:
    """So many acts on a window, that part of their beginnings with a purpose; stops at a fault, and tells the MB held."""
    wild, plays, windows = Wild(program, watch, chance), Plays(program, watch, chance), Windows(program, watch, chance)
    watch.follow(program)
    faults = len(watch.faults)
    sizes: list[float] = []
    plays.begin()
    while watch.acts < acts and len(watch.faults) == faults:
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
        if watch.acts // MEASURED > len(sizes):
            sizes.append(memory())
    return sizes


def evening(seed: int, number: int, acts: int) -> Evening:
    """Play one."""
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    watch = Watch(aloud=True)
    with watch.listening(), tempfile.TemporaryDirectory(prefix="scorekeeper-user-") as folder, chdir(folder):
        sizes = play(app, watch, f"{seed}-{number}", acts, Path(folder))
    return Evening(number, watch.acts, watch.faults, watch.counts, watch.windows, sizes, time.process_time())


if __name__ == "__main__":
    faulthandler.enable()
    parser = argparse.ArgumentParser()
    for name in ("seed", "evening", "acts"):
        parser.add_argument(name, type=int)
    asked = parser.parse_args()
    print(json.dumps(msgspec.to_builtins(evening(asked.seed, asked.evening, asked.acts))), flush=True)
