"""Kill the program at random moments while it records: what it said was kept is in the file, and the file opens.

Run as a program: `python -m tests.campaigns.kills --times 500 --windows 20`.
"""

import argparse
import json
import random
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Final

from scorekeeper.store.sessions import Session, Store, open_store
from tests.campaigns.recording import digest_of
from tests.campaigns.window_kills import Killed, kill_windows

ROOT: Final = Path(__file__).parent.parent.parent
LONGEST: Final = 0.2
"""Seconds that a program may live after a word of it."""
A_FOLDER: Final = 50
"""How many are killed over one file before another is begun."""
MOST_WORDS: Final = 40
Line = tuple[object, ...]


def kill_one(folder: Path, chance: random.Random) -> list[Line]:
    """Let a program record, kill it at a random moment, and answer what it said.

    Every other one is killed right after it has announced an act, the rest at any moment.
    """
    words = [sys.executable, "-m", "tests.campaigns.recording", str(folder), str(chance.randrange(1 << 30))]
    with subprocess.Popen(words, cwd=ROOT, stdout=subprocess.PIPE, text=True) as program:
        if program.stdout is None:
            raise TypeError
        amid = chance.random() < 0.5
        said = _listen(program.stdout, chance.randrange(2, MOST_WORDS), "asked" if amid else "kept")
        with suppress(subprocess.TimeoutExpired):
            program.wait(chance.uniform(0, 0.002 if amid else LONGEST))
        if program.poll() is not None:
            raise RuntimeError("the program ended by itself")
        program.kill()
        rest = program.stdout.read()
    # A line that was cut off by the kill was not said.
    said += [line for line in rest.splitlines(keepends=True) if line.endswith("\n")]
    return [tuple(json.loads(line)) for line in said]


def _listen(stdout: IO[str], many: int, last: str) -> list[str]:
    """So many lines of a program, and on to one that begins with a word."""
    said: list[str] = []
    while len(said) < many or f'["{last}"' not in said[-1]:
        said.append(stdout.readline())
        if not said[-1]:
            raise RuntimeError("the program ended by itself")
    return said


def kept_of(said: Sequence[Line]) -> dict[int, list[int]]:
    """What was said to be kept of each session, act by act; nothing was in it at first."""
    kept: dict[int, list[int]] = {}
    for what, session, value in said:
        if isinstance(session, int):
            states = kept.setdefault(session, [digest_of(())])
            if what == "kept" and isinstance(value, int):
                states.append(value)
    return kept


def is_kept(store: Store, session: int, states: Sequence[int], under_way: object) -> bool:
    """Whether a session holds what was said last, or that and the whole of the act that was under way."""
    found = store.read(session)
    if not isinstance(found, Session):
        return False
    now = digest_of(found.events)
    match under_way:
        case "more":
            return states[-1] in (now, digest_of(found.events[:-1]))
        case "less":
            return now in states
        case _:
            return now == states[-1]


def kill(folder: Path, chance: random.Random, times: int) -> Killed:
    """Kill so many over one file and look at it after each; at the end every session is looked at once more."""
    total = Killed(0, 0, 0, 0)
    ends: dict[int, int] = {}
    for _ in range(times):
        said = kill_one(folder, chance)
        asked = said[-1][1:] if said[-1][0] == "asked" else (0, None)
        store = open_store(folder)
        good = isinstance(store, Store) and store.notice is None
        if isinstance(store, Store):
            for session, states in kept_of(said).items():
                good &= is_kept(store, session, states, asked[1] if session == asked[0] else None)
                found = store.read(session)
                ends[session] = digest_of(found.events) if isinstance(found, Session) else -1
            good &= all(is_kept(store, session, [end], None) for session, end in ends.items())
            store.close()
        acts = sum(line[0] == "kept" for line in said)
        total = Killed(total.times + 1, total.amid + (asked[1] is not None), total.lost + (not good), total.acts + acts)
    return total


def together(times: int, act: Callable[[Path, int], Killed]) -> Killed:
    """The counts of many kills over several files."""
    total = Killed(0, 0, 0, 0)
    while total.times < times:
        with TemporaryDirectory() as folder:
            more = act(Path(folder), min(A_FOLDER, times - total.times))
        total = Killed(total.times + more.times, total.amid + more.amid, total.lost + more.lost, total.acts + more.acts)
    return total


def main() -> None:
    """Kill as often as asked, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=500)
    parser.add_argument("--windows", type=int, default=0)
    parser.add_argument("--seed", type=int, default=20261130)
    asked = parser.parse_args()
    chance = random.Random(asked.seed)
    print(together(asked.times, lambda folder, times: kill(folder, chance, times)))
    if asked.windows:
        print("windows:", together(asked.windows, lambda folder, times: kill_windows(folder, chance, times)))


if __name__ == "__main__":
    main()
