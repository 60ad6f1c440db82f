"""Flip bits and cut files of sessions, again and again: what a copy holds is never lost.

Run as a program: `python -m tests.campaigns.damage --times 2000`.
"""

import argparse
import random
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from scorekeeper.core.problem import Problem
from scorekeeper.core.words import say
from scorekeeper.store.database import FILE
from scorekeeper.store.sessions import Session, Store, open_store

SESSIONS: Final = 12
EVENTS: Final = 60
_HEADER: Final = {"ruleset": "riichi", "preset": "tenhou", "options": {}, "players": ["Ada", "Bo", "Chiyo", "Dmitri"]}


def events() -> tuple[dict[str, object], ...]:
    """An evening's events."""
    return tuple({"type": "riichi", "seat": number} for number in range(EVENTS))


@dataclass(frozen=True, slots=True)
class Found:
    """How often a file was damaged, how often that was noticed and told, and how many sessions were lost."""

    times: int
    told: int
    lost: int

    def __str__(self) -> str:
        return f"{self.times} damaged files, {self.told} told, {self.lost} sessions lost"


class Damaging:
    """A file of a dozen evenings with the copy of the day beside it, to be damaged and opened."""

    def __init__(self, folder: Path, chance: random.Random) -> None:
        self._folder = folder
        self._chance = chance
        store = self._open()
        self._sessions = [store.create({**_HEADER, "title": f"Evening {i}"}, events()) for i in range(SESSIONS)]
        store.close()
        self._sound = (folder / FILE).read_bytes()

    def times(self, times: int) -> Found:
        """Damage the file so many times and open it each time."""
        told = lost = 0
        for _ in range(times):
            (self._folder / FILE).write_bytes(self._spoilt())
            store = self._open()
            told += store.notice is not None and bool(say(store.notice))
            lost += sum(not self._is_whole(store.read(number)) for number in self._sessions if type(number) is int)
            # As after a crash: the next damage meets the copy of a sound file, however this one ended.
            store._database.connection.close()
            for aside in self._folder.glob("sessions-damaged-*"):
                aside.unlink()
        return Found(times, told, lost)

    def _spoilt(self) -> bytes:
        content = bytearray(self._sound)
        if self._chance.random() < 0.1:
            return bytes(content[: self._chance.randrange(len(content))])
        place = self._chance.randrange(200 if self._chance.random() < 0.2 else len(content))
        content[place] ^= 1 << self._chance.randrange(8)
        return bytes(content)

    def _is_whole(self, read: Session | Problem) -> bool:
        return isinstance(read, Session) and read.events == events()

    def _open(self) -> Store:
        store = open_store(self._folder)
        if isinstance(store, Problem):
            raise TypeError(say(store))
        return store


def main() -> None:
    """Damage as often as asked, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=20260106)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        print(Damaging(Path(folder), random.Random(asked.seed)).times(asked.times))


if __name__ == "__main__":
    main()
