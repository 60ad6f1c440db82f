"""How long the command line takes for many lines, and how much memory: time grows with the lines, memory does not.

Run `python -m tests.benchmarks.commands [LINES ...]`: 1, 10 and 100 thousand distinct lines unless told otherwise. Hands are
like those of real play, games the recorded ones with other names. Each run is a process of its own, its start and imports
counted, and what it takes is its own time, whatever else the machine does.
"""

import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from itertools import cycle, islice
from pathlib import Path
from typing import Final

from scorekeeper.core.notation import write_tiles
from tests.played_hands import played_hands

DATA: Final = Path(__file__).parent.parent / "data"
LINES: Final = (1_000, 10_000, 100_000)
MEASURED: Final = """
import resource, sys
from scorekeeper import cli
code = cli.main(sys.argv[1:])
used = resource.getrusage(resource.RUSAGE_SELF)
print(used.ru_utime + used.ru_stime, used.ru_maxrss, file=sys.stderr)
sys.exit(code)
"""


def hands(count: int) -> Iterator[bytes]:
    """So many hands as lines to be scored."""
    row = islice(played_hands(random.Random("commands")), count)
    for at, (hand, setting) in enumerate(row):
        yield _line(
            {
                "id": f"hand {at}",
                "preset": "tenhou",
                "concealed": write_tiles(hand.concealed),
                "melds": [{"type": meld.kind, "tiles": write_tiles(meld.tiles)} for meld in hand.melds],
                "win_tile": write_tiles([hand.win_tile] if hand.win_tile else []),
                "win": hand.win,
                "seat_wind": setting.seat_wind,
                "round_wind": setting.round_wind,
                "circumstances": sorted(hand.circumstances),
                **{name: write_tiles(tiles) for name, tiles in hand.rows.items()},
            }
        )


def games(count: int) -> Iterator[bytes]:
    """So many games as lines to be replayed."""
    recorded = [json.loads(line) for line in (DATA / "riichi_games.jsonl").open(encoding="utf-8")]
    for at, game in enumerate(islice(cycle(recorded), count)):
        yield _line({**game, "id": f"game {at}"})


def _line(record: Mapping[str, object]) -> bytes:
    return json.dumps(record).encode() + b"\n"


def measure(command: str, lines: Iterable[bytes]) -> tuple[float, int]:
    """The seconds a command takes for some lines, and the most memory it held, in the system's unit (KiB on Linux)."""
    with tempfile.TemporaryFile() as typed:
        typed.writelines(lines)
        typed.seek(0)
        said = subprocess.run(
            [sys.executable, "-c", MEASURED, command],
            stdin=typed,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            check=True,
        )
        seconds, memory = said.stderr.split()
        return float(seconds), int(memory)


if __name__ == "__main__":
    for command, made in (("score", hands), ("replay", games)):
        for count in [int(word) for word in sys.argv[1:]] or LINES:
            seconds, memory = measure(command, made(count))
            each = 1_000_000 * seconds / count
            print(
                f"{command}: {count} lines in {seconds:.2f} s, {each:.0f} µs each, {memory} of memory at most",
                flush=True,
            )
