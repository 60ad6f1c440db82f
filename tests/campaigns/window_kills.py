"""Kill real windows at random moments: what they showed as recorded is in the file."""

import json
import os
import random
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from scorekeeper.core.ledger import Header, replay
from scorekeeper.core.problem import Problem
from scorekeeper.rulesets import ruleset
from scorekeeper.store.sessions import Session, Store, open_store
from scorekeeper.ui.speech import points
from tests.walks.evening import PLAYERS

ROOT: Final = Path(__file__).parent.parent.parent
LONGEST: Final = 1.0
"""Seconds that a window may live after it has shown some boards."""
MOST_BOARDS: Final = 8


@dataclass(frozen=True, slots=True)
class Killed:
    """How many were killed, how many of them amid an act, and after how many something was lost or damaged."""

    times: int
    amid: int
    lost: int
    acts: int

    def __str__(self) -> str:
        return f"{self.times} kills, {self.amid} between click and acknowledgement, {self.lost} lost, {self.acts} acts kept"


def kill_one_window(folder: Path, chance: random.Random) -> list[tuple[str, object]]:
    """Start a window, kill it at a random moment after it has shown some boards, and answer what it said."""
    words = [sys.executable, "-m", "tests.walks.clicking", str(folder)]
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(words, cwd=ROOT, env=environ, stdout=subprocess.PIPE, text=True) as window:
        if window.stdout is None:
            raise TypeError
        # Before each board but the first stands what was done to it.
        said = [window.stdout.readline() for _ in range(2 * chance.randrange(1, MOST_BOARDS) + 1)]
        with suppress(subprocess.TimeoutExpired):
            window.wait(chance.uniform(0, LONGEST))
        if window.poll() is not None:
            raise RuntimeError("the window ended by itself")
        window.kill()
        rest = window.stdout.read()
    # A line that was cut off by the kill was not said.
    said += [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]
    return [tuple(json.loads(line)) for line in said]


def boards_in(folder: Path, session: int) -> list[object] | None:
    """What the board showed after each event in the file, the whole file first; None for a file that is damaged."""
    store = open_store(folder)
    if not isinstance(store, Store) or store.notice is not None:
        return None
    kept = store.read(session)
    store.close()
    rules = ruleset("riichi", "tenhou", {})
    if isinstance(rules, Problem) or not isinstance(kept, Session):
        return None
    found: list[object] = []
    for count in range(len(kept.events), -1, -1):
        ledger = replay(Header(rules, PLAYERS), kept.events[:count])
        if ledger.stopped_at is not None:
            return None
        found.append([[points(score) for score in ledger.state.scores], len(ledger.rows)])
    return found


def is_shown(said: list[tuple[str, object]], kept: list[object]) -> bool:
    """Whether the file holds what was shown last; what a window was killed in is in it whole, or not at all."""
    shown = [value for what, value in said if what == "shown"]
    match said[-1][0]:
        case "more":
            return shown[-1] in kept[:2]
        case "less":
            return kept[0] in shown
        case _:
            return kept[0] == shown[-1]


def kill_windows(folder: Path, chance: random.Random, times: int) -> Killed:
    """Kill so many windows, one after the other, over one file."""
    total = Killed(0, 0, 0, 0)
    for session in range(1, times + 1):
        said = kill_one_window(folder, chance)
        kept = boards_in(folder, session)
        lost = kept is None or not is_shown(said, kept)
        acts = sum(what == "shown" for what, _ in said) - 1
        total = Killed(session, total.amid + (said[-1][0] != "shown"), total.lost + lost, total.acts + acts)
    return total
