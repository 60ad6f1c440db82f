"""The README shows what is there."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_it_opens_with_a_picture_of_the_window() -> None:
    assert README.startswith("![")


def test_all_it_links_to_is_there() -> None:
    links = re.findall(r"\]\((?!https?:)([^)]+)\)", README)

    assert {"LICENSE", "CREDITS.md", "CHANGELOG.md"} <= set(links)
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_tree_it_draws_is_there() -> None:
    names = re.findall(r"^(?:  )?([a-z_]+(?:/|\.py))(?: +([a-z]+\.py))?  ", README, re.MULTILINE)
    rows = [name for pair in names for name in pair if name]

    assert {"scorekeeper/", "core/", "app.py", "cli.py", "resources/", "packaging/"} <= set(rows)
    assert [name for name in rows if not ((ROOT / name).exists() or (ROOT / "scorekeeper" / name).exists())] == []


@pytest.mark.parametrize("command", ["score", "replay"])
def test_the_examples_are_answered(command: str) -> None:
    (record,) = re.findall(rf"echo '([^']+)' \| tr -d '\\n' \| sh packaging/run.sh {command} -", README)

    answer = subprocess.run(
        [sys.executable, "-m", "scorekeeper", command, "-"],
        input=record.replace("\n", ""),
        capture_output=True,
        text=True,
        check=True,
    )

    said = json.loads(answer.stdout)
    assert said.get("points"), said
    assert not said.get("problem")
    assert not said.get("stopped_at")
