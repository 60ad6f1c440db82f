"""The states of the drills: what can be chosen, what is asked, what is told, and what was learned."""

from random import Random

from PySide6.QtWidgets import QWidget

from screens.stage import Stage


def drills(stage: Stage) -> QWidget:
    """What can be drilled."""
    stage.demo()
    stage.program.drills().chance = Random(7)
    stage.program.desk.menu.drills.trigger()
    return stage.program.window


def drill_names(stage: Stage) -> QWidget:
    """What a hand is called is asked."""
    return _asked(stage, "names")


def drill_told(stage: Stage) -> QWidget:
    """What a hand is paid was not known."""
    shown = _asked(stage, "whole")
    stage.program.drills().drilling.answer({})
    return shown


def drill_waits(stage: Stage) -> QWidget:
    """Tiles are asked for."""
    return _asked(stage, "waits")


def drill_over(stage: Stage) -> QWidget:
    """A round is over."""
    shown = drill_told(stage)
    stage.program.drills().drilling.stop()
    return shown


def learned(stage: Stage) -> QWidget:
    """What was learned so far."""
    shown = drill_over(stage)
    stage.program.drills().drilling.learned()
    return shown


def _asked(stage: Stage, kind: str) -> QWidget:
    shown, drilling = drills(stage), stage.program.drills().drilling
    for each in () if drilling.view is None else drilling.view.kinds:
        if each.id != kind:
            drilling.toggle_kind(each.id)
    drilling.start()
    return shown


DRILLS = (drills, drill_names, drill_told, drill_waits, drill_over, learned)
"""All of them."""
