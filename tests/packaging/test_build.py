"""What is installed is all that stands in the tree."""

import importlib.metadata
import runpy
import shutil
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace

import pytest

import scorekeeper

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

# What the drawing script reads is of no use once the tiles are drawn.
FOR_DRAWING_ONLY = {"tiles/glyphs.json", "tiles/digits.json"}


def packages_of(tree: Path, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The packages that an installation of a tree would hold."""
    told: list[dict[str, list[str]]] = []
    monkeypatch.setitem(sys.modules, "setuptools", SimpleNamespace(setup=lambda **words: told.append(words)))
    runpy.run_path(str(tree / "setup.py"))
    (words,) = told
    return set(words["packages"])


def test_every_folder_with_a_module_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = [path.relative_to(ROOT) for path in (ROOT / "scorekeeper").rglob("*.py")]
    folders = {".".join(path.parent.parts) for path in modules if path.parts[:2] != ("scorekeeper", "resources")}

    assert packages_of(ROOT, monkeypatch) == folders | {"scorekeeper.resources"}


def test_a_folder_that_comes_new_is_installed_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(ROOT / "setup.py", tmp_path)
    for folder in ("scorekeeper", "scorekeeper/rulesets", "scorekeeper/rulesets/new"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "__init__.py").touch()
    (tmp_path / "scorekeeper" / "no_package").mkdir()

    assert packages_of(tmp_path, monkeypatch) == {
        "scorekeeper",
        "scorekeeper.resources",
        "scorekeeper.rulesets",
        "scorekeeper.rulesets.new",
    }


def test_the_version_has_one_source() -> None:
    assert importlib.metadata.version("scorekeeper") == scorekeeper.__version__


def test_the_command_starts_the_program() -> None:
    (command,) = importlib.metadata.entry_points(group="console_scripts", name="scorekeeper")

    assert command.value == "scorekeeper.__main__:main"


def test_every_file_of_the_resources_is_installed() -> None:
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["scorekeeper.resources"]
    resources = ROOT / "resources"
    installed = {path for pattern in patterns for path in resources.glob(pattern)}
    files = {path for path in resources.rglob("*") if path.is_file() and path.suffix not in {".py", ".pyc"}}

    assert {path.relative_to(resources).as_posix() for path in files - installed} == FOR_DRAWING_ONLY


def test_the_licences_go_along() -> None:
    licences = PROJECT["project"]["license-files"]

    assert "LICENSE" in licences
    assert [name for name in licences if not (ROOT / name).is_file()] == []
