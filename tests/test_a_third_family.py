"""A family of rules is one folder and one line: a third one, added so, passes all that every family must pass."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from difflib import ndiff
from pathlib import Path
from typing import Final

import pytest

from scorekeeper.core.ledger import Header, replay
from tests.families import COMPLETE, NAMES, header_of
from tests.trio.declared import SEATS
from tests.trio.ruleset import Trio

ROOT: Final = Path(__file__).parent.parent
FOLDER: Final = ROOT / "tests" / "trio"
FAMILY: Final = FOLDER.name
LIST: Final = Path("scorekeeper", "rulesets", "__init__.py")
SUITE: Final = "test_every_family*.py"
"""How the files of tests are called that run over every family of rules."""
NOT_OURS: Final = shutil.ignore_patterns("__pycache__", "benchmarks", "data", "golden")
WHERE: Final = f"import scorekeeper.rulesets.{FAMILY}.ruleset as found; print(found.__file__)"


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The program and its tests somewhere else, with the third family: a folder, and a line in the list."""
    tree = tmp_path_factory.mktemp("third")
    shutil.copytree(ROOT / "scorekeeper", tree / "scorekeeper", ignore=NOT_OURS)
    shutil.copytree(ROOT / "tests", tree / "tests", ignore=NOT_OURS)
    shutil.copy(ROOT / "pyproject.toml", tree)
    shutil.copytree(FOLDER, tree / LIST.parent / FAMILY, ignore=NOT_OURS)
    for file in (tree / LIST.parent / FAMILY).glob("*.py"):
        # Its own parts are where it lies now.
        own = file.read_text(encoding="utf-8").replace(f"from tests.{FAMILY}.", f"from scorekeeper.rulesets.{FAMILY}.")
        file.write_text(own, encoding="utf-8")
    listed = tree / LIST
    source = listed.read_text(encoding="utf-8")
    head, tail = re.split(r"(?<=\n)(?=\)\n)", source, maxsplit=1)
    listed.write_text(f'{head}    "{FAMILY}",\n{tail}', encoding="utf-8")
    yield tree
    shutil.rmtree(tree)


def run(tree: Path, *words: str) -> str:
    """What a Python program says in that tree, whose package comes before any that is installed."""
    done = subprocess.run(
        [sys.executable, *words], cwd=tree, capture_output=True, text=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def files(folder: Path) -> dict[Path, bytes]:
    """Every file of a folder with what is in it."""
    found = (path for path in folder.rglob("*.py") if path.is_file())
    return {path.relative_to(folder): path.read_bytes() for path in found}


def test_it_is_one_folder_and_one_line(tree: Path) -> None:
    there, here = files(tree / "scorekeeper"), files(ROOT / "scorekeeper")
    added = {path for path in there if path not in here}
    assert {path.parent for path in added} == {Path("rulesets", FAMILY)}
    assert {path for path in here if there[path] != here[path]} == {LIST.relative_to("scorekeeper")}
    before, after = ((root / LIST).read_text(encoding="utf-8").splitlines() for root in (ROOT, tree))
    changes = ndiff(before, after)
    assert [line for line in changes if not line.startswith("  ")] == [f'+     "{FAMILY}",']


def test_it_has_its_own_of_everything() -> None:
    """An option, a circumstance, an event, a payment from one loser to the other, and a result that points do not make.

    Ben gives Ana the tile of a hand by moonlight: each loser pays 20, and Ben 4 to Chi. Then the others honour Ben.
    """
    rules = Trio.of("trio_plain", {})
    assert isinstance(rules, Trio)
    won = {
        "type": "win",
        "seat": 0,
        "from": 1,
        "hand": {"concealed": COMPLETE, "win_tile": "5z", "circumstances": ["by_moonlight"]},
    }
    ledger = replay(header_of(rules), [won, {"type": "toast", "seat": 1}, {"type": "end"}])

    paid = [(each.payer, each.payee, each.points) for each in ledger.rows[0].transfers]
    assert paid == [(1, 0, 20), (2, 0, 20), (1, 2, 4)]
    assert ledger.rows[1].deltas == (-1, 2, -1)
    assert ledger.result.points == (239, 178, 183)
    assert ledger.result.final == (64.0, -22.0, -17.0)
    kinder = replay(Header(rules_with(rules, comfort=0), NAMES[:SEATS]), [won])
    assert kinder.rows[0].deltas == (40, -20, -20)


def rules_with(rules: Trio, **options: object) -> Trio:
    changed = rules.with_options(options)
    assert isinstance(changed, Trio)
    return changed


def test_it_passes_all_that_every_family_must_pass(tree: Path) -> None:
    assert Path(run(tree, "-c", WHERE).strip()).is_relative_to(tree)
    suite = sorted(path.relative_to(tree).as_posix() for path in (tree / "tests").rglob(SUITE))
    rooms = {Path(path).parent.name for path in suite}
    assert rooms >= {"tests", "cli", "controller", "rulesets", "store", "ui", "walks"}

    said = run(tree, "-m", "pytest", "-p", "no:cacheprovider", "-v", "-k", FAMILY, *suite)

    passed = re.findall(rf"^(\S+)::\S*\[\S*{FAMILY}\S*\] PASSED", said, re.MULTILINE)
    assert {Path(path).parent.name for path in passed} == rooms
    assert set(re.findall(r" (PASSED|FAILED|ERROR|SKIPPED|XFAIL|XPASS)\b", said)) == {"PASSED"}


def test_it_keeps_the_contracts_of_import(tree: Path) -> None:
    said = run(tree, "-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-cache")

    assert re.search(r"^Contracts: \d+ kept, 0 broken\.", said, re.MULTILINE), said
