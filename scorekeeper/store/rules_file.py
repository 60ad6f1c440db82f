"""A house's rules as a file of their own, to be given to another table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from scorekeeper.core.house_rules import HouseRules, RulesFile, read_rules_file
from scorekeeper.core.problem import Problem
from scorekeeper.store.files import read_file

MOST_BYTES: Final = 1 << 20
"""Far more than any rules take; a larger file is something else."""


def save_rules(path: Path, rules: HouseRules) -> Problem | None:
    """Write rules to a file, whole or not at all."""
    text = json.dumps(rules.record(), ensure_ascii=False, indent=1) + "\n"
    part = path.with_name(f"{path.name}.part")
    try:
        part.write_text(text, encoding="utf-8", newline="\n")
        part.replace(path)
    except (OSError, ValueError) as error:
        part.unlink(missing_ok=True)
        return Problem("store_unreachable", {"file": str(path), "reason": _reason(error)})
    return None


def load_rules(path: Path) -> RulesFile | Problem:
    """The rules in a file; a Problem names the file, the line, and what is wrong there."""
    content = read_file(path, MOST_BYTES)
    if isinstance(content, Problem):
        too_large = content.id == "file_too_large"
        return Problem("rules_file", {"file": path.name}, None, "rules_file_kind") if too_large else content
    return read_rules_file(content, path.name)


def _reason(error: OSError | ValueError) -> str:
    return getattr(error, "strerror", None) or str(error)
