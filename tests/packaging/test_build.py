"""What is installed is all that stands in the tree."""

import importlib.metadata
import tomllib
from pathlib import Path

import scorekeeper

ROOT = Path(__file__).parent.parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

# What the drawing script reads is of no use once the tiles are drawn.
FOR_DRAWING_ONLY = {"tiles/glyphs.json"}


def test_every_package_is_listed() -> None:
    found = {".".join(init.parent.relative_to(ROOT).parts) for init in (ROOT / "scorekeeper").rglob("__init__.py")} | {
        "scorekeeper.resources"
    }

    assert set(PROJECT["tool"]["setuptools"]["packages"]) == found


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
