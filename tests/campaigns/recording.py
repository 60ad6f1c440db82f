"""Records hands as the program does, only without a window, until it is killed: says before each act what it asks for.

Run as a program: `python -m tests.campaigns.recording FOLDER SEED`. After an act it says what is kept then.
"""

import json
import random
import sys
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication

from scorekeeper.controller.session import SessionController
from scorekeeper.controller.shelf import ShelfController
from scorekeeper.core.journal import Record
from scorekeeper.core.shelf import NewSession
from scorekeeper.rulesets import CHOICES, ruleset
from scorekeeper.store.sessions import Session, Store, open_store

PLAYERS: Final = ("Ana", "Ben", "Chi", "Dan")
NOW: Final = "2026-01-06T19:30:00"
WON: Final = {"concealed": "222m345p678p67s88s5s", "melds": [], "win_tile": "5s", "circumstances": []}
LONGEST: Final = 40


def digest_of(records: Sequence[Record]) -> int:
    """A number that tells some records from others."""
    return zlib.crc32(json.dumps([dict(record) for record in records], sort_keys=True).encode())


def say(what: str, *values: int | str) -> None:
    """One line for whoever is listening."""
    sys.stdout.write(json.dumps([what, *values]) + "\n")
    sys.stdout.flush()


class Recorder:
    """The table and the list of sessions over a store, and somebody in a hurry."""

    def __init__(self, store: Store, chance: random.Random) -> None:
        self._chance = chance
        self._session = SessionController(lambda: NOW, "1.0")
        self._shelf: ShelfController[Session] = ShelfController(store, ruleset, CHOICES, self._session, lambda: NOW)
        for refused in (self._shelf.failed, self._session.refused, self._session.failed):
            refused.connect(self._note)
        self._begin()

    def record(self) -> None:
        """Act until killed; what has grown long is taken back act by act, and after a game comes the next."""
        taking_back = False
        for number in range(sys.maxsize):
            ledger = self._session.ledger
            if ledger is None or ledger.over:
                self._begin()
            kept = self._kept()
            taking_back = len(kept) > LONGEST or (taking_back and len(kept) > 0)
            act = self._undo if taking_back or (kept and self._chance.random() < 0.2) else self._more()
            self._shelf.save_draft({"act": number})
            say("asked", self._shelf.open_id or 0, "less" if act == self._undo else "more")
            if not act():
                raise SystemExit(3)
            say("kept", self._shelf.open_id or 0, digest_of(self._kept()))

    def _more(self) -> Callable[[], bool]:
        winner, loser = self._chance.sample(range(4), 2)
        win: Record = {"type": "win", "winners": [{"seat": winner, "from": loser, "hand": WON}]}
        draw: Record = {"type": "abortive_draw", "kind": "suukaikan"}
        record = self._chance.choice((win, draw, draw, draw))
        return lambda: self._session.record(record)

    def _begin(self) -> None:
        self._shelf.begin(NewSession("riichi", "tenhou", PLAYERS))

    def _undo(self) -> bool:
        return self._session.undo()

    def _kept(self) -> tuple[Record, ...]:
        past = self._session.past
        return () if past is None else past.records

    def _note(self, problem: object) -> None:
        if problem is not None:
            sys.stderr.write(f"{problem}\n")


def main(folder: Path, seed: int) -> None:
    """Begin a session and record until the end."""
    app = QCoreApplication([])
    store = open_store(folder, patience=20.0)
    if not isinstance(store, Store) or store.notice is not None:
        raise SystemExit(2)
    Recorder(store, random.Random(seed)).record()
    app.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
