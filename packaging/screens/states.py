"""What the window is pictured in: from the first start to the final result, and every dialog."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from PySide6.QtWidgets import QWidget

from scorekeeper.core.journal import Record
from scorekeeper.core.shelf import NewSession
from scorekeeper.core.tiles import Wind
from scorekeeper.ui.problems_dialog import ProblemsDialog
from scorekeeper.ui.why_panel import WhyPanel
from screens.drilling import DRILLS
from screens.helping import HELPS
from screens.stage import Stage

State = Callable[[Stage], QWidget]
"""Brings a stage into a state; gives back the window that shows it."""

ANA, BEN, CHIDI, DANA = range(4)
NAMES: Final = ("Ana", "Ben", "Chidi", "Dana")
DATA: Final = frozenset({*NAMES, "Friday evening", "Sunday afternoon", "0.1.0", "English"})
"""What people have written, and languages by their own names, which nobody translates."""
TILES: Final = "dora:8m 23499m56788p234s9m"
FOUR_HANDS: Final[Record] = {
    "type": "win",
    "winner": CHIDI,
    "from": None,
    "hands": [
        {
            "concealed": "11z",
            "melds": [
                {"type": "kong", "tiles": "8888p"},
                {"type": "chow", "tiles": "123m"},
                {"type": "chow", "tiles": "456m"},
            ],
            "circumstances": ["partial_hand"],
        },
        {
            "concealed": "111s66z",
            "melds": [{"type": "kong", "tiles": "3333z"}],
            "bonus": "2f1y",
            "circumstances": ["partial_hand"],
        },
        {
            "concealed": "999p44567s",
            "melds": [{"type": "pung", "tiles": "777m"}, {"type": "kong", "tiles": "4444z"}],
            "bonus": "3f",
            "wins": True,
            "win_tile": "4s",
            "win": "wall",
        },
        {
            "concealed": "555z",
            "melds": [{"type": "pung", "tiles": "222p"}],
            "bonus": "3y",
            "circumstances": ["partial_hand"],
        },
    ],
}


def first_start(stage: Stage) -> QWidget:
    """Nothing has been kept yet."""
    return stage.program.window


def quiet(stage: Stage) -> QWidget:
    """A table in the middle of an evening, and nobody has won yet."""
    stage.demo()
    return stage.program.window


def half_entered(stage: Stage) -> QWidget:
    """A hand with one called set, half of it entered."""
    stage.demo()
    entry = stage.program.entry
    entry.toggle_winner(CHIDI)
    entry.choose_off(DANA)
    entry.type_text("22345m345p")
    return stage.program.window


def scored(stage: Stage) -> QWidget:
    """A hand with all its tiles, what it is worth and who pays."""
    stage.demo()
    entry = stage.program.entry
    entry.toggle_winner(BEN)
    entry.choose_off(DANA)
    entry.type_text(TILES)
    return stage.program.window


def reasons(stage: Stage) -> QWidget:
    """Why a hand is worth what it is."""
    window = scored(stage)
    stage.settle()
    stage.program.desk.table.side.entry.worth.why.setChecked(True)
    return window


def newcomer(stage: Stage) -> QWidget:
    """A scored hand as somebody sees it to whom the game is new."""
    looks = stage.program.looks
    looks.choose(replace(looks.choice, newcomer=True))
    return scored(stage)


def otherwise(stage: Stage) -> QWidget:
    """What the same hand would have been."""
    window = reasons(stage)
    stage.settle()
    window.findChildren(WhyPanel)[0].other.click()
    return window


def waits(stage: Stage) -> QWidget:
    """What a hand that lacks one tile waits for."""
    return _explained(stage, "2345678m345p3456s")


def without_yaku(stage: Stage) -> QWidget:
    """A hand that cannot win, and what would let it."""
    return _explained(stage, "(234s)345m56788p23m1m")


def _explained(stage: Stage, tiles: str) -> QWidget:
    scored(stage)
    stage.program.entry.type_text(tiles)
    stage.settle()
    stage.program.desk.table.side.entry.worth.why.setChecked(True)
    return stage.program.window


def explained_later(stage: Stage) -> QWidget:
    """A hand of the history, explained on a page of its own."""
    scored(stage)
    stage.program.entry.record()
    ledger = stage.program.session.ledger
    stage.program.explaining.explain(0 if ledger is None else ledger.events - 1)
    return stage.program.window


def two_winners(stage: Stage) -> QWidget:
    """Two players win off the same discard."""
    window = scored(stage)
    entry = stage.program.entry
    entry.toggle_winner(ANA)
    entry.activate(ANA)
    entry.type_text("123m123p123s1199m9m")
    return window


def called_out(stage: Stage) -> QWidget:
    """What was called out stands in place of the tiles."""
    stage.demo()
    entry = stage.program.entry
    entry.toggle_winner(CHIDI)
    entry.choose_off(DANA)
    entry.declare({"han": 3, "fu": 40})
    return stage.program.window


def four_hands(stage: Stage) -> QWidget:
    """The hands of all four players, and who settles what with whom."""
    program = stage.program
    program.shelf.begin(NewSession("classical", "mahjong_time", NAMES, "Sunday afternoon"))
    program.session.record({"type": "draw"})
    program.entry.take_recorded(FOUR_HANDS)
    program.entry.activate(CHIDI)
    return program.window


def drawn(stage: Stage) -> QWidget:
    """A draw asks who was ready."""
    return _outcome(stage, "exhaustive_draw")


def drawn_early(stage: Stage) -> QWidget:
    """A draw before the end asks which one."""
    return _outcome(stage, "abortive_draw")


def foul(stage: Stage) -> QWidget:
    """A foul asks whose it was."""
    return _outcome(stage, "chombo")


def adjusting(stage: Stage) -> QWidget:
    """Points are put right by hand."""
    return _outcome(stage, "adjustment")


def _outcome(stage: Stage, outcome: str) -> QWidget:
    stage.demo()
    stage.program.entry.choose_outcome(outcome)
    return stage.program.window


def correcting(stage: Stage) -> QWidget:
    """A hand of the past is open, and all that would follow is shown beside it."""
    stage.demo()
    stage.program.past.correct(1)
    stage.program.past.entry.choose_off(BEN)
    return stage.program.window


def impossible(stage: Stage) -> QWidget:
    """A correction after which a later hand cannot have been."""
    stage.demo()
    stage.program.past.correct(1)
    stage.program.past.entry.declare({"yakuman": 1})
    return stage.program.window


def striking(stage: Stage) -> QWidget:
    """What follows when a hand is struck."""
    stage.demo()
    stage.program.past.strike(1)
    return stage.dialog()


def finished(stage: Stage) -> QWidget:
    """The final result."""
    stage.demo()
    stage.program.session.record({"type": "end"})
    return stage.program.window


def refused(stage: Stage) -> QWidget:
    """A sentence tells what could not be done."""
    stage.demo()
    stage.program.starts.change_players()
    return stage.program.window


def alone(stage: Stage) -> QWidget:
    """A hand is scored by itself."""
    program = stage.program
    program.desk.turn_to(program.desk.score)
    program.loose.choose_round_wind(Wind.EAST)
    program.loose.choose_off(None)
    program.loose.type_text(TILES)
    return program.window


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
    stage.program.travel.take_in([stage.program.folder / "absent.json", stage.program.folder / "prefs.ini"])
    return stage.dialog()


def guided(stage: Stage) -> QWidget:
    """The sample, with its guide."""
    stage.program.sample.begin()
    return stage.program.window


def in_a_list(stage: Stage) -> QWidget:
    """The players one below the other."""
    stage.demo()
    stage.program.boards.choose_view(True, True)
    return stage.program.window


def board(stage: Stage) -> QWidget:
    """The board on another screen."""
    stage.demo()
    stage.program.boards.open()
    other = stage.program.boards.other
    assert other is not None  # noqa: S101 - it was opened
    other.resize(stage.program.window.size())
    return other


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
    stage.program.papers.open_problems()
    return stage.dialog()


def sheet_unwritten(stage: Stage) -> QWidget:
    """A sheet that cannot be written."""
    stage.program.papers.open_problems()
    asked = stage.dialog()
    assert isinstance(asked, ProblemsDialog)  # noqa: S101 - it was opened
    stage.program.papers.save_to(asked, stage.program.folder / "absent" / "sheet.pdf")
    return asked


def cheat_sheet(stage: Stage) -> QWidget:
    """The rules on two pages."""
    stage.program.papers.open_cheat_sheet()
    return stage.dialog()


def menu(stage: Stage) -> QWidget:
    """Everything else there is to do."""
    stage.demo()
    stage.program.desk.menu.popup(stage.program.window.pos())
    stage.settle()
    return stage.program.desk.menu


ALL: Final[dict[str, State]] = {
    each.__name__: each
    for each in (
        *(
            first_start,
            quiet,
            half_entered,
            scored,
            reasons,
            newcomer,
            otherwise,
            waits,
            without_yaku,
            explained_later,
            four_hands,
            drawn,
            rules,
            correcting,
            finished,
            new_session,
        ),
        *(problems, sheet_unwritten, cheat_sheet),
        *(board, in_a_list, guided, reference, reference_later, reference_of_four_hands),
        *HELPS,
        *DRILLS,
        *(keys, look, two_winners, called_out, drawn_early, foul, adjusting, impossible, striking, refused),
        *(alone, rules_of_four_hands, new_start, players, sessions, come_back, about, not_taken_in, menu),
    )
}
"""Every state there is a picture of, the main ones first."""
