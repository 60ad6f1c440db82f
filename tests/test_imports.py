"""The directions of import are law, and the law is seen to bite."""

import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "scorekeeper"

QT_OF_THE_ROOM = {
    "quick_start.py": {"QtCore"},
    "controller": {"QtCore", "QtGui"},
    "ui": {"QtCore", "QtGui", "QtPrintSupport", "QtSvg", "QtSvgWidgets", "QtWidgets"},
}
IN_AND_OUT = {"open", "print", "input", "eval", "exec", "compile", "__import__", "breakpoint"}


def broken_contracts(tree: Path) -> set[str]:
    """The names of the contracts of pyproject.toml that a copy of the package breaks."""
    answer = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-cache"],
        cwd=tree,
        capture_output=True,
        text=True,
        check=False,
    )
    names = set(re.findall(r"^(.+) BROKEN", answer.stdout, re.MULTILINE))
    assert (answer.returncode != 0) == bool(names), answer.stdout + answer.stderr
    assert re.search(r"^Contracts: \d+ kept", answer.stdout, re.MULTILINE), answer.stdout + answer.stderr
    return names


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The package and its contracts, copied to where they may be spoilt."""
    shutil.copytree(PACKAGE, tmp_path / "scorekeeper", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("module", "line", "contract"),
    [
        ("core/spoilt.py", "import scorekeeper.store", "The hall knows the rooms"),
        ("spoilt.py", "import scorekeeper.core", "The hall knows the rooms"),
        ("store/spoilt.py", "import scorekeeper.controller", "The rooms never"),
        ("rulesets/spoilt/__init__.py", "import scorekeeper.rulesets.riichi", "The rulesets never"),
        ("core/spoilt.py", "from pathlib import Path", "Core has no files"),
        ("rulesets/riichi/spoilt.py", "import random", "Core has no files"),
        ("store/spoilt.py", "from PySide6.QtCore import QObject", "Scoring, keeping and the command line"),
        ("cli.py", "import PySide6.QtCore", "Scoring, keeping and the command line"),
        ("controller/spoilt.py", "import sqlite3", "Only the store"),
    ],
)
def test_each_contract_bites_and_no_other(copy: Path, module: str, line: str, contract: str) -> None:
    spoilt = copy / "scorekeeper" / module
    spoilt.parent.mkdir(exist_ok=True)
    with spoilt.open("a", encoding="utf-8") as file:
        file.write(f"\n{line}\n")

    (broken,) = broken_contracts(copy)

    assert broken.startswith(contract)


def test_a_room_that_knows_the_hall_is_found(copy: Path) -> None:
    # The hall itself imports the other rooms: only an empty one shows this contract alone.
    (copy / "scorekeeper" / "cli.py").write_text("", encoding="utf-8")
    (copy / "scorekeeper" / "store" / "spoilt.py").write_text("import scorekeeper.cli\n", encoding="utf-8")

    (broken,) = broken_contracts(copy)

    assert broken.startswith("The hall knows the rooms")


def test_the_command_line_starts_without_qt() -> None:
    program = "import sys, scorekeeper.cli; print([name for name in sys.modules if name.startswith('PySide6')])"

    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)

    assert answer.stdout.strip() == "[]"


def test_the_package_keeps_its_contracts(copy: Path) -> None:
    assert broken_contracts(copy) == set()


def qt_modules(path: Path) -> Iterator[str]:
    """The Qt modules that a file imports, such as `QtWidgets`."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.ImportFrom(module="PySide6"):
                yield from (name.name for name in node.names)
            case ast.ImportFrom(module=str(module)) if module.startswith("PySide6."):
                yield module.split(".")[1]
            case ast.Import():
                yield from (name.name.partition(".")[2] for name in node.names if name.name.startswith("PySide6"))
            case _:
                pass


def wrong_qt(package: Path) -> list[str]:
    """The files that import a Qt module their room has no use for, each with that module."""
    return [
        f"{path.relative_to(package).as_posix()}: {module}"
        for path in sorted(package.rglob("*.py"))
        for module in qt_modules(path)
        if (room := path.relative_to(package).parts[0]) != "app.py"
        and not room.startswith("wire_")
        and module not in QT_OF_THE_ROOM.get(room, set())
    ]


def test_a_room_imports_only_the_qt_it_needs() -> None:
    assert wrong_qt(PACKAGE) == []


@pytest.mark.parametrize(
    ("module", "line", "found"),
    [
        ("controller/spoilt.py", "from PySide6.QtWidgets import QWidget", "controller/spoilt.py: QtWidgets"),
        ("controller/spoilt.py", "from PySide6 import QtWidgets", "controller/spoilt.py: QtWidgets"),
        ("controller/spoilt.py", "import PySide6.QtWidgets", "controller/spoilt.py: QtWidgets"),
        ("ui/spoilt.py", "from PySide6.QtSql import QSqlDatabase", "ui/spoilt.py: QtSql"),
        ("core/spoilt.py", "from PySide6.QtCore import QObject", "core/spoilt.py: QtCore"),
    ],
)
def test_qt_where_it_has_no_business_is_found(copy: Path, module: str, line: str, found: str) -> None:
    (copy / "scorekeeper" / module).write_text(line + "\n", encoding="utf-8")

    assert wrong_qt(copy / "scorekeeper") == [found]


def acts_outside(source: str) -> list[str]:
    """The calls in a source text that reach out of the program, such as `open`."""
    calls = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    return [name.id for name in calls if isinstance(name, ast.Name) and name.id in IN_AND_OUT]


@pytest.mark.parametrize("folder", ["core", "rulesets"])
def test_the_game_itself_neither_reads_nor_writes(folder: str) -> None:
    assert {
        path.relative_to(ROOT): found
        for path in (PACKAGE / folder).rglob("*.py")
        if (found := acts_outside(path.read_text(encoding="utf-8")))
    } == {}


def test_reading_and_writing_is_found() -> None:
    assert acts_outside("with open('a') as file:\n    print(file.read())") == ["open", "print"]


def imports_resources(path: Path) -> bool:
    """Whether a file imports the package that holds pictures and translations."""
    return "scorekeeper.resources" in re.findall(
        r"^\s*(?:from|import)\s+([\w.]+)", path.read_text(encoding="utf-8"), re.MULTILINE
    )


def test_only_what_is_shown_uses_resources() -> None:
    users = {path.relative_to(PACKAGE).parts[0] for path in PACKAGE.rglob("*.py") if imports_resources(path)}

    assert users <= {"ui", "app.py", "cli.py"}


def others_imported(text: str) -> list[str]:
    """The modules of the package that a file of the resources imports, the resources' own aside."""
    imported = re.findall(r"^\s*(?:from|import)\s+([\w.]+)", text, re.MULTILINE)
    own = "scorekeeper.resources"
    return [
        name
        for name in imported
        if name.split(".")[0] == "scorekeeper" and name != own and not name.startswith(f"{own}.")
    ]


def test_resources_import_nothing_of_the_package_but_one_another() -> None:
    for path in (ROOT / "resources").rglob("*.py"):
        assert others_imported(path.read_text(encoding="utf-8")) == [], path


def test_an_import_of_a_room_by_the_resources_is_found() -> None:
    text = "from scorekeeper import core\nimport scorekeeper.ui\nfrom scorekeeper.resources.tiles import brush\n"
    assert others_imported(text) == ["scorekeeper", "scorekeeper.ui"]
