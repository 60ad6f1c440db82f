"""Cut the power at random moments of an evening: all that was acknowledged is there, and the file opens undamaged.

Run as a program: `python -m tests.campaigns.power --times 5000`.
"""

import argparse
import random
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from scorekeeper.core.problem import Problem
from scorekeeper.store.database import FILE
from scorekeeper.store.sessions import open_store
from tests.store.disk import Disk, Said
from tests.store.power import Remains, State, played, quick, state_of

NAMES: Final = (FILE, f"{FILE}-wal", f"{FILE}-journal")
ACTS: Final = 60
A_TAPE: Final = 25
"""How many cuts are made in one evening before another is played."""


@dataclass(frozen=True, slots=True)
class Cut:
    """How often the power went, how often in the middle of an act, how often the file was damaged or an act lost."""

    times: int = 0
    amid: int = 0
    damaged: int = 0
    lost: int = 0

    def __str__(self) -> str:
        return f"{self.times} power cuts, {self.amid} amid an act, {self.damaged} damaged files, {self.lost} acts lost"


def cut(folder: Path, chance: random.Random, times: int) -> Cut:
    """Play evenings and cut each so often at random points of what reached the disk."""
    total = Cut()
    for tape in range(-(-times // A_TAPE)):
        (folder / f"evening-{tape}").mkdir()
        disk = Disk()
        states = played(folder / f"evening-{tape}", disk, chance, ACTS)
        moments = sorted(chance.randrange(len(disk.tape) + 1) for _ in range(min(A_TAPE, times - total.times)))
        remains, acts, done = Remains(NAMES), 0, 0
        for moment in moments:
            for happening in disk.tape[done:moment]:
                remains.go_on(happening)
                acts = happening.act if isinstance(happening, Said) else acts
            done = moment
            remains.write_to(folder, chance)
            found = _found(folder)
            total = Cut(
                total.times + 1,
                total.amid + (done > 0 and not isinstance(disk.tape[done - 1], Said)),
                total.damaged + (found is None),
                total.lost + (found not in states[acts : acts + 2]),
            )
    return total


def _found(folder: Path) -> State | None:
    """What can be read after the cut; None when the file does not open as if nothing had happened."""
    for copied in folder.glob("backups/*.db"):
        copied.unlink()
    store = open_store(folder, connect=quick)
    if isinstance(store, Problem):
        return None
    state = state_of(store) if store.notice is None else None
    store._database.connection.close()
    return state


def main() -> None:
    """Cut the power as often as asked, and print what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        print(cut(Path(folder), random.Random(asked.seed), asked.times))


if __name__ == "__main__":
    main()
