"""How soon the window is there and takes a click, and the memory it holds, beside a bare window of the same toolkit.

Run `python -m tests.benchmarks.start_up [PAIRS]`. Both are whole processes that take turns: each ends once its window is
painted and a click is answered, here with a session on the table, its board and the tiles painted. As in every start but
the first one, what was compiled and the faces of the tiles that were drawn are there already; how long the first one takes
is told beside it. Then it is told what was imported until then and what that cost, the dearest first.
"""

import os
import re
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from shutil import copytree
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from scorekeeper.store.pictures import FOLDER
from scorekeeper.ui.kept_faces import IDLE_MS

PAIRS: Final = 9
PLAYED: Final = "riichi", "tenhou"
STAYS: Final = 3 * IDLE_MS
"""Milliseconds after which a window that nobody touches has kept what it has drawn."""
MOST_TIMES, MOST_MORE = 1.6, 40.0
"""How many times as long as a bare window it may take, and how many MiB more it may hold."""
DEAREST: Final = 12
_TOLD: Final = """
import resource
from pathlib import Path
def told():
    used = resource.getrusage(resource.RUSAGE_SELF)
    memory = {line.split()[0]: int(line.split()[1]) for line in Path("/proc/self/smaps_rollup").read_text().splitlines()[1:]}
    print("told", used.ru_utime + used.ru_stime, memory["Rss:"] / 1024, memory["Pss:"] / 1024, flush=True)
"""
BARE: Final = f"""
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QPushButton
app = QApplication([])
window, button, clicked = QMainWindow(), QPushButton("0"), []
button.clicked.connect(lambda: clicked.append(button))
window.setCentralWidget(button)
window.resize(1280, 800)
window.show()
QTest.qWaitForWindowExposed(window)
QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, window.rect().center())
app.processEvents()
assert clicked
{_TOLD}
told()
"""
OURS: Final = f"""
import gc
import sys
from pathlib import Path
from scorekeeper.quick_start import quick_start
with quick_start():
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication
    import scorekeeper.wire_window
    from scorekeeper.app import start
    from scorekeeper.ui.style import STYLE
    app = QApplication(["scorekeeper", *STYLE])
    program = start(app, Path(sys.argv[1]))
    program.window.resize(1280, 800)
    from scorekeeper.core.shelf import NewSession
    program.shelf.begin(NewSession(*sys.argv[2:4], tuple("ABCD")))
    program.window.show()
    # As the program does once its window is there.
    gc.freeze()
    gc.enable()
    QTest.qWaitForWindowExposed(program.window)
    winner = program.desk.table.side.outcome.won.buttons[0]
    at = winner.mapTo(program.window, winner.rect().center())
    QTest.mouseClick(program.window.windowHandle(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    app.processEvents()
    assert program.entry.view.winning == (0,)
{_TOLD}
told()
if sys.argv[4:]:
    QTest.qWait(int(sys.argv[4]))
"""
_IMPORTED: Final = re.compile(r"import time:\s+(\d+) \|\s+(\d+) \|\s+(\S+)")


@dataclass(frozen=True, slots=True)
class Run:
    """One process: seconds by the clock and of the processor, and MiB held and shared fairly."""

    clock: float
    processor: float
    held: float
    fair: float


def run(code: str, *words: str) -> Run:
    """Run a program to its end."""
    began = perf_counter()
    command = [sys.executable, "-c", code, *words]
    with subprocess.Popen(command, env=_environment(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as started:
        assert started.stdout is not None
        line = next((line for line in started.stdout if line.startswith(b"told")), b"")
        # Until then, not until everything is taken down again.
        took = perf_counter() - began
    if started.returncode or not line:
        raise subprocess.CalledProcessError(started.returncode, command)
    return Run(took, *map(float, line.split()[1:]))


def _environment() -> dict[str, str]:
    """As an installed program runs: what was compiled once is kept."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {"QT_QPA_PLATFORM": "offscreen", **kept}


def imports(folder: Path) -> list[tuple[int, str]]:
    """Microseconds that each module took itself, until the click was answered."""
    words = [sys.executable, "-X", "importtime", "-c", OURS, str(folder), *PLAYED]
    said = subprocess.run(words, env=_environment(), capture_output=True, check=True)
    return [(int(found[1]), found[3]) for found in _IMPORTED.finditer(said.stderr.decode())]


def _started_before(folder: Path, name: str) -> Path:
    """A folder without sessions, where an earlier start has kept the faces it has drawn."""
    copytree(folder / "kept" / FOLDER, folder / name / FOLDER)
    return folder / name


def _room(module: str) -> str:
    return ".".join(module.split(".")[:2]) if module.startswith("scorekeeper") else module.split(".", maxsplit=1)[0]


def main(words: list[str]) -> int:
    """Measure in pairs and tell."""
    pairs = int(words[0]) if words else PAIRS
    found: list[tuple[Run, Run]] = []
    first: list[float] = []
    with TemporaryDirectory() as name:
        folder = Path(name)
        # This one only compiles, and stays until it has kept what was drawn.
        run(OURS, f"{folder}/kept", *PLAYED, str(STAYS))
        for at in range(pairs):
            plain, anew = run(BARE), run(OURS, f"{folder}/first{at}", *PLAYED)
            first.append(anew.processor / plain.processor)
            found.append((plain, run(OURS, str(_started_before(folder, f"{at}")), *PLAYED)))
        modules = imports(_started_before(folder, "audit"))
    clock = median(ours.clock / bare.clock for bare, ours in found)
    processor = median(ours.processor / bare.processor for bare, ours in found)
    more = median(ours.fair - bare.fair for bare, ours in found)
    bare, ours = (median(each[at].processor for each in found) for at in (0, 1))
    print(f"start-up: {1000 * ours:.0f} ms of the processor, a bare window {1000 * bare:.0f}: {processor:.2f} times")
    print(
        f"  by the clock {clock:.2f} times; {more:.0f} MiB more (PSS); the very first start {median(first):.2f} times"
    )
    cost, count = Counter[str](), Counter(_room(name) for _, name in modules)
    for took, name in modules:
        cost[_room(name)] += took
    print(f"imported until then: {len(modules)} modules in {sum(cost.values()) / 1000:.0f} ms")
    for name, took in cost.most_common(DEAREST):
        print(f"  {took / 1000:6.1f} ms  {count[name]:4} of {name}")
    return int(processor > MOST_TIMES or more > MOST_MORE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
