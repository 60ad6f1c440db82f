"""Makes small mistakes in the program, one at a time, and sees whether the tests of the module notice each.

Run by name: `python -m tests.campaigns.mutation [HOW MANY] [SEED] [PART OF A MODULE'S NAME]`. Each mistake is tried in a
process of its own that has all but the program ready; the file on disk stays as it is.
"""

import importlib.abc
import importlib.machinery
import importlib.util
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Final

from tests.campaigns.mutated_modules import MODULES
from tests.campaigns.mutating import Mistake, mistakes

ROOT: Final = Path(__file__).parents[2]
MOST: Final = 1500
PATIENCE: Final = 60
"""Seconds after which a mistake has made the tests hang, which they notice as well."""
GOAL: Final = 0.9
_PASSED, _NOTICED = 0, 1
_READY: Final = (
    "hypothesis",
    "mahjong.hand_calculating.hand",
    "pytest",
    "_pytest.assertion.rewrite",
    "pytestqt.plugin",
)
_AS_ALWAYS: Final = (
    "-x",
    "-q",
    "-p",
    "no:cacheprovider",
    "-p",
    "no:xdist",
    "-W",
    "ignore::pytest.PytestAssertRewriteWarning",
)


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Loads one module from a tree in place of its file."""

    def __init__(self, mistake: Mistake) -> None:
        self._mistake = mistake
        self._path = path_of(mistake.module)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self._mistake.module:
            return None
        return importlib.util.spec_from_file_location(fullname, self._path, loader=self)

    def create_module(self, spec: importlib.machinery.ModuleSpec) -> ModuleType | None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self._mistake.source, str(self._path), "exec"), module.__dict__)


def path_of(module: str) -> Path:
    """Where a module lies."""
    return ROOT / Path(*module.split(".")).with_suffix(".py")


def all_mistakes(part: str = "") -> dict[tuple[str, int], None]:
    """Every mistake there is, told by its module and its number there."""
    found: dict[tuple[str, int], None] = {}
    for module in MODULES:
        if part in module:
            text = path_of(module).read_text(encoding="utf-8")
            found |= dict.fromkeys((module, number) for number, _ in enumerate(mistakes(module, text)))
    return found


def nth(module: str, number: int) -> Mistake:
    """A mistake of a module by its number, with a tree that nobody changes back."""
    for at, each in enumerate(mistakes(module, path_of(module).read_text(encoding="utf-8"))):
        if at == number:
            return each
    raise LookupError(module, number)


def survives(mistake: Mistake | None, tests: Sequence[str]) -> bool:
    """Whether the tests pass with a mistake (None: with none) in a process of its own."""
    child = os.fork()
    if child == 0:
        os._exit(_try(mistake, tests))
    end = time.monotonic() + PATIENCE
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status) == _PASSED
        if time.monotonic() > end:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            return False
        time.sleep(0.01)


def _try(mistake: Mistake | None, tests: Sequence[str]) -> int:
    """In the new process: run the tests, quietly."""
    import pytest

    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)
    if mistake is not None:
        sys.meta_path.insert(0, Changed(mistake))
    try:
        return int(pytest.main([*_AS_ALWAYS, *tests]))
    except BaseException:  # noqa: BLE001 - a module that cannot be loaded any more is noticed by everybody
        return _NOTICED


def make_ready() -> None:
    """Load what all processes need, so that each has only the program to load."""
    os.chdir(ROOT)
    os.environ["PYTHONHASHSEED"] = "0"
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    for name in _READY:
        importlib.import_module(name)


def main(how_many: int, seed: int, part: str) -> bool:
    """Try so many mistakes; true when enough of them are noticed."""
    make_ready()
    everything = all_mistakes(part)
    for tests in {MODULES[module]: None for module, _ in everything}:
        if not survives(None, tests):
            sys.exit(f"The tests fail without any mistake: {' '.join(tests)}")
    chosen = sorted(random.Random(seed).sample(list(everything), min(how_many, MOST, len(everything))))
    tried: Counter[str] = Counter()
    left: list[Mistake] = []
    begun = time.monotonic()
    for module, number in chosen:
        mistake = nth(module, number)
        tried[module] += 1
        if survives(mistake, MODULES[module]):
            left.append(mistake)
            print(f"survives  {mistake}", flush=True)
    unnoticed = Counter(each.module for each in left)
    for module, count in tried.items():
        print(f"{module}: {count - unnoticed[module]} of {count} noticed")
    share = 1 - len(left) / len(chosen) if chosen else 1.0
    seconds = time.monotonic() - begun
    print(f"seed {seed}: {len(chosen)} of {len(everything)} mistakes tried in {seconds:.0f} s, {share:.1%} noticed")
    return share >= GOAL


if __name__ == "__main__":
    words = dict(enumerate(sys.argv[1:]))
    good = main(int(words.get(0, 300)), int(words.get(1, 1)), words.get(2, ""))
    sys.exit(0 if good else 1)
