"""Coverage-guided fuzzing of all that is read from outside: nothing crashes, and nothing takes five seconds.

Run by name, with `pip install -e '.[fuzz]'`: `python -m tests.campaigns.fuzz TARGET [SECONDS]`, where the target is one
of those in `TARGETS`, or `all`. What breaks is left in the folder that is printed, and its bytes with it.
"""

import importlib
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from types import ModuleType
from typing import Final

from tests.campaigns.json_changes import changed

TARGETS: Final = ("notation", "hands", "sessions", "importers", "rules_files")
LONGEST: Final = 1 << 16
"""Bytes of an input."""
PATIENCE: Final = 5
"""Seconds that one input may take."""
MEMORY: Final = 2048


def target(name: str) -> ModuleType:
    """What is fuzzed: a module with `SEEDS`, what is known to be read, and `once`, which reads some bytes."""
    return importlib.import_module(f"tests.campaigns.fuzz_{name}")


def fuzz(name: str, seconds: int, folder: Path) -> None:
    """Read ever other bytes for so long; ends the process."""
    import atheris

    with atheris.instrument_imports(include=["scorekeeper"]):
        module = target(name)
        # What is read only when it is first needed is watched too, and is not taken for a hang.
        for seed in module.SEEDS:
            module.once(seed)
    corpus = folder / name
    corpus.mkdir(parents=True)
    for number, seed in enumerate(module.SEEDS):
        (corpus / f"seed{number}").write_bytes(seed)
    words = folder / f"{name}.words"
    words.write_text("".join(f'"{word}"\n' for word in module.WORDS), encoding="utf-8")
    options = {
        "max_total_time": seconds,
        "timeout": PATIENCE,
        "max_len": LONGEST,
        "rss_limit_mb": MEMORY,
        "dict": words,
    }
    marks = [f"-{key}={value}" for key, value in options.items()]
    places = [f"-artifact_prefix={folder}/{name}-", "-verbosity=1", "-print_final_stats=1", str(corpus)]

    def mutate(data: bytes, most: int, seed: int) -> bytes:
        found = changed(data, seed) if module.IS_JSON and seed % 2 else None
        return found if found is not None and len(found) <= most else bytes(atheris.Mutate(data, most))

    atheris.Setup([name, *marks, *places], module.once, custom_mutator=mutate)
    atheris.Fuzz()


def main(names: tuple[str, ...], seconds: int) -> bool:
    """Fuzz one target after the other, each in a process of its own; true when nothing broke."""
    folder = Path(tempfile.mkdtemp(prefix="scorekeeper-fuzz-"))
    good = True
    for name in names:
        begun = time.monotonic()
        words = [sys.executable, "-m", "tests.campaigns.fuzz", f"--{name}", str(seconds), str(folder)]
        ended = subprocess.run(words, capture_output=True, text=True, errors="replace", check=False)
        told = ended.stderr + ended.stdout
        done = [line for line in told.splitlines() if line.startswith("Done ")]
        found = sorted(folder.glob(f"{name}-*"))
        print(
            f"{name}: {done[-1] if done else 'stopped'}; {time.monotonic() - begun:.0f} s, {len(found)} findings",
            flush=True,
        )
        if found or not done:
            good = False
            print(f"{told[-6000:]}\nwhat broke it: {found or folder}", flush=True)
    return good


if __name__ == "__main__":
    first, *more = sys.argv[1:] or ["all"]
    if first.startswith("--"):
        fuzz(first[2:], int(more[0]), Path(more[1]))
    else:
        sys.exit(0 if main(TARGETS if first == "all" else (first,), int(more[0]) if more else 60) else 1)
