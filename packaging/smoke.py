"""Play a scored hand with the mouse in the window of an installed program, and measure how soon that window is there.

    python packaging/smoke.py [--starts N] PROGRAM [WORD...]

Needs Xvfb and xdotool, and the program's own tree with its .venv to learn where to click.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory, TemporaryFile
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SCREEN: Final = "1400x900x24"
PATIENCE: Final = 30.0
BETWEEN: Final = 0.25
"""Seconds from one click to the next, as a hasty player's."""


@dataclass(frozen=True)
class Screen:
    """A screen that nobody sees, and what a program is told to find it."""

    environ: Mapping[str, str]

    def tool(self, *words: str) -> str:
        """Do something with mouse or windows."""
        return subprocess.run(
            ["xdotool", *words], env=self.environ, capture_output=True, text=True, check=False
        ).stdout.strip()


@contextmanager
def screen() -> Iterator[Screen]:
    """A screen of its own; it is reached by name, so that a program in another root finds it too."""
    read, write = os.pipe()
    words = ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp", "-ac", "-noreset"]
    server = subprocess.Popen(words, pass_fds=(write,), stderr=subprocess.DEVNULL)
    os.close(write)
    with os.fdopen(read) as told:
        display = told.readline().strip()
    plain = {key: value for key, value in os.environ.items() if not key.startswith(("QT_", "PYTHON", "LC_"))}
    try:
        yield Screen({**plain, "DISPLAY": f":{display}", "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "xcb"})
    finally:
        server.terminate()
        server.wait()


@contextmanager
def started(program: Sequence[str], folder: str, on: Screen) -> Iterator[tuple[str, float]]:
    """A program with its window open: the window's number, and the seconds until it was there."""
    with TemporaryFile() as said:
        begun = time.monotonic()
        run = subprocess.Popen([*program, "--store", folder], env=on.environ, stderr=said)
        try:
            while not (window := on.tool("search", "--onlyvisible", "--name", "Score Keeper")):
                if run.poll() is not None or time.monotonic() - begun > PATIENCE:
                    said.seek(0)
                    raise SystemExit(f"{program[0]} shows no window: {said.read().decode()}")
            yield window.splitlines()[0], time.monotonic() - begun
        finally:
            run.terminate()
            run.wait()
            while on.tool("search", "--onlyvisible", "--name", "Score Keeper"):
                time.sleep(BETWEEN)


def wanted(on: Screen) -> tuple[list[list[int]], list[dict[str, object]]]:
    """Where to click, and the events that come of it."""
    with TemporaryDirectory() as folder:
        done = subprocess.run(
            [sys.executable, "-m", "smoke_clicks", folder],
            env={**on.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'packaging'}"},
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
    told = json.loads(done.stdout)
    return told["places"], [untimed(event) for event in told["events"]]


def untimed(event: Mapping[str, object]) -> dict[str, object]:
    """An event but for its moment."""
    return {key: value for key, value in event.items() if key != "at"}


def play(program: Sequence[str], folder: str, on: Screen) -> float:
    """Click a hand in and compare what the program then tells of it; answer the seconds until its window was there."""
    places, events = wanted(on)
    with started(program, folder, on) as (window, seconds):
        time.sleep(2)
        for x, y in places:
            on.tool("mousemove", "--sync", "--window", window, str(x), str(y), "click", "1")
            time.sleep(BETWEEN)
        time.sleep(1)
    points = recorded(program, folder, on.environ, events)
    sys.stdout.write(f"a hand of {len(places)} clicks is recorded; the scores are {points}\n")
    return seconds


def recorded(
    program: Sequence[str], folder: str, environ: Mapping[str, str], events: Sequence[Mapping[str, object]]
) -> list[int]:
    """Compare what a program tells of a session with the events that are wanted; answer the points it comes to."""
    answer = subprocess.run(
        [*program, "export", "--store", folder, "-"], env=environ, capture_output=True, text=True, check=False
    )
    found = [untimed(event) for event in json.loads(answer.stdout or '{"events": []}')["events"]]
    if found != list(events):
        raise SystemExit(f"recorded {found}\ninstead of {events}\n{answer.stderr}")
    ledger = subprocess.run(
        [*program, "replay", "-"], input=answer.stdout, env=environ, capture_output=True, text=True, check=True
    )
    points: list[int] = json.loads(ledger.stdout)["points"]
    return points


def main(words: Sequence[str]) -> int:
    """Play the hand, then start some times more."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--store", help="an empty folder, as the program sees it")
    parser.add_argument("program", nargs=argparse.REMAINDER)
    given = parser.parse_args(words)
    with TemporaryDirectory() as folder, screen() as on:
        store = given.store or folder
        first = play(given.program, store, on)
        seconds = []
        for _ in range(given.starts):
            with started(given.program, store, on) as (_, each):
                seconds.append(each)
    middle = statistics.median(seconds or [first])
    sys.stdout.write(f"first start {first:.2f} s, then {middle:.2f} s (median of {len(seconds)})\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
