import random
import subprocess
import sys
from pathlib import Path

from scorekeeper.store.sessions import Store, open_store
from tests.store.conftest import begun, event, read

KILLS = 30

APPEND_FOR_EVER = """
import sys
from pathlib import Path
from scorekeeper.store.sessions import open_store

folder, session = Path(sys.argv[1]), int(sys.argv[2])
print("started", flush=True)
store = open_store(folder)
kept = store.read(session)
journal = store.journal(kept)
number = len(kept.events)
while True:
    store.save_draft(session, {"of": number})
    problem = journal.splice(number, number, [{"type": "riichi", "seat": number}])
    assert problem is None, problem
    number += 1
    print(number, flush=True)
"""


def killed_after(lines: int, folder: Path, session: int) -> int:
    """Let another process append events, kill it once it has said so many lines, and answer the last number it said."""
    with subprocess.Popen(
        [sys.executable, "-c", APPEND_FOR_EVER, str(folder), str(session)], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "started\n"
        said = [process.stdout.readline() for _ in range(lines)]
        process.kill()
        said += [line for line in process.stdout if line.endswith("\n")]
    return int(said[-1]) if said else 0


def test_every_acknowledged_event_outlives_a_kill(tmp_path: Path) -> None:
    chance = random.Random(20260107)
    store = open_store(tmp_path)
    assert isinstance(store, Store)
    session = begun(store)
    store.close()
    acknowledged = 0
    for _ in range(KILLS):
        acknowledged = max(acknowledged, killed_after(chance.randrange(25), tmp_path, session))

        store = open_store(tmp_path)

        assert isinstance(store, Store)
        assert store.notice is None
        events = read(store, session).events
        assert len(events) >= acknowledged
        assert events == tuple(map(event, range(len(events))))
        draft = store.read_draft(session)
        assert draft is None or draft in ({"of": len(events)}, {"of": len(events) - 1})
        store.close()
    assert acknowledged > KILLS
