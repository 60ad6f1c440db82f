"""How long the command line takes for many lines, and how much memory: time grows with the lines, memory does not.

Run `python -m tests.benchmarks.commands`. Each run is a process of its own, its start and imports counted.
"""

import subprocess
import sys
import tempfile
import time
from itertools import cycle, islice
from pathlib import Path
from typing import Final

DATA: Final = Path(__file__).parent.parent / "data"
RUNS: Final = (
    ("score", "riichi_hands.jsonl", 10_000),
    ("score", "riichi_hands.jsonl", 40_000),
    ("replay", "riichi_games.jsonl", 500),
    ("replay", "riichi_games.jsonl", 2_000),
)
MEASURED: Final = """
import resource, sys
from scorekeeper import cli
code = cli.main(sys.argv[1:])
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, file=sys.stderr)
sys.exit(code)
"""


def measure(command: str, lines: list[bytes]) -> tuple[float, int]:
    """The seconds a command takes for some lines, and the most memory it held, in the system's unit (KiB on Linux)."""
    with tempfile.TemporaryFile() as typed:
        typed.writelines(lines)
        typed.seek(0)
        started = time.perf_counter()
        said = subprocess.run(
            [sys.executable, "-c", MEASURED, command],
            stdin=typed,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            check=True,
        )
        return time.perf_counter() - started, int(said.stderr)


if __name__ == "__main__":
    for command, name, count in RUNS:
        with (DATA / name).open("rb") as file:
            recorded = list(file)
        seconds, memory = measure(command, list(islice(cycle(recorded), count)))
        print(f"{command}: {count} lines in {seconds:.2f} s, {memory} of memory at most")
