"""The states of what lies beside play: rules, sessions, the reference, paper, and what the menu opens."""

from PySide6.QtWidgets import QWidget

from scorekeeper.ui.problems_dialog import ProblemsDialog
from screens.playing import four_hands
from screens.stage import Stage


def rules(stage: Stage) -> QWidget:
    """The rules of a session."""
    stage.demo()
    stage.program.rules.show_session()
    return stage.dialog()


def rules_of_four_hands(stage: Stage) -> QWidget:
    """The rules of a session in which all four hands count."""
    four_hands(stage)
    stage.program.rules.show_session()
    return stage.dialog()


def new_session(stage: Stage) -> QWidget:
    """Who plays, and by which rules."""
    stage.demo()
    stage.program.dialogs.new_session()
    return stage.dialog()


def new_start(stage: Stage) -> QWidget:
    """How the session began after all."""
    stage.demo()
    stage.program.starts.correct_start()
    return stage.dialog()


def players(stage: Stage) -> QWidget:
    """Who plays from the next hand on."""
    stage.demo()
    stage.program.session.undo()
    stage.program.starts.change_players()
    return stage.dialog()


def sessions(stage: Stage) -> QWidget:
    """The sessions that are kept."""
    four_hands(stage)
    stage.demo()
    stage.program.dialogs.open_session()
    return stage.dialog()


def come_back(stage: Stage) -> QWidget:
    """The first page of a program that has been used before."""
    stage.demo()
    stage.program.session.close()
    return stage.program.window


def keys(stage: Stage) -> QWidget:
    """Every key that does something."""
    stage.demo()
    stage.program.dialogs.shortcuts()
    return stage.dialog()


def look(stage: Stage) -> QWidget:
    """How the window looks and is handled."""
    stage.demo()
    stage.program.looks.open()
    return stage.dialog()


def about(stage: Stage) -> QWidget:
    """What this program is."""
    stage.program.dialogs.about()
    return stage.dialog()


def not_taken_in(stage: Stage) -> QWidget:
    """A file that could not be read."""
    stage.program.travel().take_in([stage.program.folder / "absent.json", stage.program.folder / "prefs.ini"])
    return stage.dialog()


def reference(stage: Stage) -> QWidget:
    """Something is looked up beside the table."""
    return _looked_up(stage, 0)


def reference_later(stage: Stage) -> QWidget:
    """The last pages of the reference."""
    return _looked_up(stage, -1)


def reference_of_four_hands(stage: Stage) -> QWidget:
    """What there is to look up where all four hands count."""
    four_hands(stage)
    return _looked_up(stage, -1)


def _looked_up(stage: Stage, section: int) -> QWidget:
    stage.program.reference.open()
    stage.settle()
    window = stage.program.reference.window
    assert window is not None  # noqa: S101 - it was opened
    window.resize(stage.program.window.size())
    sections = () if window.view is None else window.view.sections
    if sections:
        window.open_page(sections[section].pages[-1].id)
    return window


def problems(stage: Stage) -> QWidget:
    """A teacher's sheet of problems."""
    stage.program.papers().open_problems()
    return stage.dialog()


def sheet_unwritten(stage: Stage) -> QWidget:
    """A sheet that cannot be written."""
    stage.program.papers().open_problems()
    asked = stage.dialog()
    assert isinstance(asked, ProblemsDialog)  # noqa: S101 - it was opened
    stage.program.papers().save_to(asked, stage.program.folder / "absent" / "sheet.pdf")
    return asked


def cheat_sheet(stage: Stage) -> QWidget:
    """The rules on two pages."""
    stage.program.papers().open_cheat_sheet()
    return stage.dialog()


def menu(stage: Stage) -> QWidget:
    """Everything else there is to do."""
    stage.demo()
    stage.program.desk.menu.popup(stage.program.window.pos())
    stage.settle()
    return stage.program.desk.menu
