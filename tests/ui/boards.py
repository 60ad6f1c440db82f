"""Boards on which hands are played, and the hands."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from scorekeeper.controller.session import SessionController
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header
from scorekeeper.core.problem import Problem
from scorekeeper.core.session_view import SessionView
from scorekeeper.rulesets import ruleset
from scorekeeper.ui.scoreboard import Scoreboard
from tests.ui.test_table import Paper

ANA, BEN, CHI, DAN = range(4)
NAMES = ("Ana", "Ben", "Chi", "Dan")
LONG = ("Maximiliane Schröders", "佐々木 小次郎 の 長い 名前 です", "Chidinma Nwachukwu-Okonkwo", "Dan")

Show = Callable[[QWidget, int, int], None]


def win(winner: int, off: int | None, han: int = 3, fu: int = 30) -> Record:
    return {"type": "win", "winners": [{"seat": winner, "from": off, "declared": {"han": han, "fu": fu}}]}


class Played:
    """A session that a board follows, step by step."""

    def __init__(
        self, board: Scoreboard, family: str = "riichi", names: tuple[str, ...] = NAMES, **start: object
    ) -> None:
        rules = ruleset(family, None, {})
        assert not isinstance(rules, Problem)
        self.board = board
        self.table = SessionController(lambda: "2024-05-04T20:15:00", "1.0")
        self.table.shown.connect(board.show_session)
        self.table.open("", Header(rules, names, start or None), (), Paper())

    @property
    def view(self) -> SessionView:
        assert self.table.view is not None
        return self.table.view

    @property
    def arrows(self) -> set[tuple[int, int, int]]:
        return {(each.payer, each.payee, each.points) for each in self.board.arrows().routes}

    @property
    def news(self) -> list[str]:
        return self.board.news.accessibleName().split("\n")

    def records(self, *events: Record) -> None:
        for event in events:
            assert self.table.record(event)
