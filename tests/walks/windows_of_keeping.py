"""The windows of what is kept and chosen: sessions, rules, the board, and what the menu opens."""

from PySide6.QtWidgets import QWidget

from scorekeeper.ui.about_dialog import AboutDialog
from scorekeeper.ui.import_report import ImportReport
from scorekeeper.ui.look_dialog import LookDialog
from scorekeeper.ui.new_session_dialog import NewSessionDialog
from scorekeeper.ui.open_dialog import OpenDialog
from scorekeeper.ui.panes import COURSE, NEEDED
from scorekeeper.ui.rules_dialog import RulesDialog
from scorekeeper.ui.shortcuts_dialog import ShortcutsDialog
from tests.walks.bringing import shown, window
from tests.walks.evening import BEN, PLAYERS, Evening, dialog
from tests.walks.hands import click
from tests.walks.windows_of_play import a_history_of_some_hands

# sessions


@window
def a_new_session(evening: Evening) -> QWidget:
    evening.program.dialogs.new_session()
    return shown(evening, NewSessionDialog)


@window
def a_new_session_of_players_who_are_known(evening: Evening) -> QWidget:
    evening.begin()
    evening.program.dialogs.new_session()
    asked = dialog(evening.program, NewSessionDialog)
    click(asked.people[BEN])
    return asked


@window
def a_game_taken_over(evening: Evening) -> QWidget:
    evening.program.dialogs.new_session()
    asked = dialog(evening.program, NewSessionDialog)
    for line, name in zip(asked.names, PLAYERS, strict=True):
        line.setText(name)
    click(asked.takeover.tick)
    return shown(evening, NewSessionDialog)


@window
def no_session_to_open(evening: Evening) -> QWidget:
    evening.program.dialogs.open_session()
    return shown(evening, OpenDialog)


@window
def a_session_to_open(evening: Evening) -> QWidget:
    evening.begin()
    evening.program.dialogs.open_session()
    return shown(evening, OpenDialog)


@window
def a_session_deleted(evening: Evening) -> QWidget:
    evening.begin()
    evening.program.dialogs.open_session()
    click(dialog(evening.program, OpenDialog).delete)
    return shown(evening, OpenDialog)


@window
def what_was_imported(evening: Evening) -> QWidget:
    evening.program.travel().take_in([evening.program.folder / "absent.json"])
    return shown(evening, ImportReport)


# the rules


@window
def the_rules(evening: Evening) -> QWidget:
    evening.program.rules.manage(evening.program.chosen_rules())
    return shown(evening, RulesDialog)


@window
def the_rules_beside_others(evening: Evening) -> QWidget:
    evening.program.rules.manage(evening.program.chosen_rules())
    click(dialog(evening.program, RulesDialog).compare)
    return shown(evening, RulesDialog)


@window
def the_rules_found_by_searching(evening: Evening) -> QWidget:
    evening.program.rules.manage(evening.program.chosen_rules())
    dialog(evening.program, RulesDialog).search.setText("yaku")
    return shown(evening, RulesDialog)


@window
def the_rules_given_a_name(evening: Evening) -> QWidget:
    evening.program.rules.manage(evening.program.chosen_rules())
    click(dialog(evening.program, RulesDialog).save_as)
    return shown(evening, RulesDialog)


@window
def the_rules_in_force(evening: Evening) -> QWidget:
    evening.begin()
    evening.program.rules.show_session()
    return shown(evening, RulesDialog)


# the board


@window
def a_table_with_its_players_in_a_list(evening: Evening) -> QWidget:
    a_history_of_some_hands(evening)
    click(evening.desk.table.board.views.view)
    return evening.program.window


@window
def the_course_of_the_scores(evening: Evening) -> QWidget:
    a_history_of_some_hands(evening)
    click(evening.desk.table.board.tools.panes[COURSE])
    return evening.program.window


@window
def what_is_needed(evening: Evening) -> QWidget:
    a_history_of_some_hands(evening)
    click(evening.desk.table.board.tools.panes[NEEDED])
    return evening.program.window


# the rest


@window
def the_menu_without_a_session(evening: Evening) -> QWidget:
    click(evening.desk.start.menu)
    return evening.desk.menu


@window
def the_menu(evening: Evening) -> QWidget:
    evening.begin()
    click(evening.desk.table.top.menu)
    return evening.desk.menu


@window
def the_menu_of_a_hand_of_the_past(evening: Evening) -> QWidget:
    a_history_of_some_hands(evening)
    menu = evening.desk.table.history.menu_for(2)
    menu.popup(evening.program.window.pos())
    return menu


@window
def the_shortcuts(evening: Evening) -> QWidget:
    evening.program.dialogs.shortcuts()
    return shown(evening, ShortcutsDialog)


@window
def look_and_controls(evening: Evening) -> QWidget:
    evening.program.looks.open()
    return shown(evening, LookDialog)


@window
def about_the_program(evening: Evening) -> QWidget:
    evening.program.dialogs.about()
    return shown(evening, AboutDialog)
