"""The states that help with a hand: what may be a slip, own discards, and how far a hand is from ready."""

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from scorekeeper.core.entry_view import Place, Target
from screens.stage import Stage

WINNER, PAYER = 1, 3
TILES = "23499m56788p234s9m"


def far(stage: Stage) -> QWidget:
    """A hand is not ready, and it is told what to exchange."""
    return _explained(stage, "23499m56788p136s")


def barred(stage: Stage) -> QWidget:
    """A win that an own discard does not allow."""
    return _explained(stage, f"{TILES}discards:19m")


def discards(stage: Stage) -> QWidget:
    """Own discards are entered."""
    _won(stage, f"{TILES}discards:123456789m12345p")
    return _discarding(stage)


def no_discards(stage: Stage) -> QWidget:
    """No own discard is entered yet."""
    _won(stage, TILES)
    return _discarding(stage)


def _discarding(stage: Stage) -> QWidget:
    entry = stage.program.entry
    declared = None if entry.view is None else entry.view.declaration.discards
    entry.aim(Target(Place.ROW, declared or ""))
    return stage.program.window


def doubted(stage: Stage) -> QWidget:
    """Record was asked for in spite of what is doubtful."""
    _become_new(stage)
    _won(stage, TILES)
    stage.program.entry.record()
    return stage.program.window


def doubted_later(stage: Stage) -> QWidget:
    """A correction of the past is doubted as a hand of today."""
    _become_new(stage)
    stage.demo()
    past = stage.program.past
    past.correct(1)
    past.entry.clear_hand()
    past.entry.type_text(TILES)
    past.entry.record()
    return stage.program.window


def _become_new(stage: Stage) -> None:
    looks = stage.program.looks
    looks.choose(replace(looks.choice, newcomer=True))


def _won(stage: Stage, tiles: str) -> None:
    stage.demo()
    entry = stage.program.entry
    entry.toggle_winner(WINNER)
    entry.choose_off(PAYER)
    entry.type_text(tiles)
    stage.settle()


def _explained(stage: Stage, tiles: str) -> QWidget:
    _won(stage, tiles)
    stage.program.desk.table.side.entry.worth.why.setChecked(True)
    return stage.program.window


HELPS = (far, barred, no_discards, discards, doubted, doubted_later)
"""All of them."""
