"""Entries at a table whose rules count all hands."""

from scorekeeper.controller.entry import Entry
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, replay
from scorekeeper.core.problem import Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.rulesets import ruleset

PLAYERS = ("Ana", "Ben", "Chi", "Dan")
ANA, BEN, CHI, DAN = range(4)
WINNING = "(777m)(4444z)999p567s44s3f"


def rules(preset: str = "mahjong_time", **options: object) -> Ruleset:
    found = ruleset("classical", preset, options)
    assert not isinstance(found, Problem)
    return found


def ledger(preset: str = "mahjong_time", **options: object) -> Ledger:
    return replay(Header(rules(preset, **options), PLAYERS), [])


def entry(preset: str = "mahjong_time", **options: object) -> Entry:
    made = Entry()
    made.show_ledger(ledger(preset, **options))
    return made


def won() -> Entry:
    made = entry()
    made.toggle_winner(CHI)
    made.choose_off(None)
    made.type_text(WINNING)
    return made


def recorded(made: Entry) -> Record:
    records: list[Record] = []
    made.ready_to_record.connect(records.append)
    made.record()
    (record,) = records
    return record
