"""Names the packages to install: every folder of the program, and the resources, which stand beside it in the tree."""

from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).parent

folders = sorted(init.parent.relative_to(ROOT) for init in (ROOT / "scorekeeper").rglob("__init__.py"))
setup(packages=[*(".".join(folder.parts) for folder in folders), "scorekeeper.resources"])
