"""Printed pages show the tiles of every hand that was won."""

import re

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QImage, QTextDocument

from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header
from scorekeeper.core.problem import Problem
from scorekeeper.core.session_sheet import SessionSheet, session_sheet
from scorekeeper.rulesets import ruleset
from scorekeeper.ui.page_tiles import SHARP, WIDTH
from scorekeeper.ui.pages import document

HAND: Record = {"concealed": "34077p22s666z", "melds": [{"type": "pon", "tiles": "777m"}], "win_tile": "7p"}
SHOWN = [*("3p", "4p", "0p", "7p", "7p", "2s", "2s", "6z", "6z", "6z"), "7p", *("7m",) * 3]
IMAGE = re.compile(r'<img src="tile:(\w+)"')

pytestmark = pytest.mark.usefixtures("qapp")


def sheet(*events: Record) -> SessionSheet:
    rules = ruleset("riichi", "tenhou", {})
    assert not isinstance(rules, Problem)
    found = session_sheet({"title": "Friday"}, Header(rules, ("Ana", "Ben", "Chi", "Dan")), events)
    assert found.ledger.stopped_at is None
    return found


def won(*seats: int, hand: Record = HAND) -> Record:
    off = 3 if len(seats) > 1 else None
    return {"type": "win", "winners": [{"seat": seat, "from": off, "hand": hand} for seat in seats]}


def test_the_winning_hand_lies_below_what_happened_with_its_winning_tile_apart() -> None:
    page = document([sheet(won(1), {"type": "exhaustive_draw", "tenpai": [], "nagashi": []})])

    assert IMAGE.findall(page.toHtml()) == SHOWN
    for code in set(SHOWN):
        picture = page.resource(QTextDocument.ResourceType.ImageResource, QUrl(f"tile:{code}"))
        assert isinstance(picture, QImage)
        assert picture.width() == WIDTH * SHARP


def test_of_two_winners_each_hand_has_its_name() -> None:
    closed: Record = {"concealed": "234m567p22s34678s5s", "win_tile": "5s"}
    found = sheet(won(0, 1, hand=closed))

    assert [name for name, _ in found.rows[0].hands] == ["Ana", "Ben"]
    text = document([found]).toPlainText()
    assert text.count("Ana") > 1


def test_what_was_called_out_without_tiles_shows_none() -> None:
    called: Record = {"type": "win", "winners": [{"seat": 1, "from": 2, "declared": {"han": 3, "fu": 40}}]}

    assert IMAGE.findall(document([sheet(called)]).toHtml()) == []
