"""A session by rules that the window does not offer yet, brought in from a file, is shown like any other."""

import json
from pathlib import Path

from PySide6.QtWidgets import QApplication

from scorekeeper import cli
from scorekeeper.ui.row_words import RowWords
from scorekeeper.ui.rules_dialog import RulesDialog
from tests.walks.conftest import Open

RECORD = {
    "ruleset": "classical",
    "players": ["Ana", "Ben", "Chi", "Dan"],
    "events": [
        {"type": "win", "winner": 2, "from": None, "hands": [{"declared": {"total": n}} for n in (10, 68, 104, 28)]},
        {"type": "win", "winner": 1, "from": 3, "hands": [{"declared": {"total": n}} for n in (10, 68, 104, 28)]},
        {"type": "penalty", "seat": 1, "points": 50, "to": "each"},
    ],
}


def test_its_scores_history_and_rules_are_shown(open_program: Open, tmp_path: Path) -> None:
    file = tmp_path / "evening.jsonl"
    file.write_text(json.dumps(RECORD), encoding="utf-8")
    assert cli.main(["import", str(file), "--store", str(tmp_path)]) == 0
    program = open_program()

    program.shelf.open(1)

    ledger = program.session.ledger
    assert ledger is not None
    assert [RowWords(ledger).what(row) for row in ledger.rows] == ["Chi, self-draw", "Ben off Dan", "Penalty"]

    program.rules.show_session()

    (dialog,) = (each for each in QApplication.topLevelWidgets() if isinstance(each, RulesDialog) and each.isVisible())
    rows = dialog.list.rows
    assert rows["limit"].value.text() == "500"
    assert "Thirteen orphans: the limit" in rows["limit_hands"].value.text().splitlines()
    dialog.close()
