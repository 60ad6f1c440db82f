"""The states of play: the table, a hand that is entered, what is made of it, and the past."""

from typing import Final

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from scorekeeper.core.journal import Record
from scorekeeper.core.shelf import NewSession
from scorekeeper.core.tiles import Wind
from scorekeeper.ui.why_panel import WhyPanel
from screens.stage import Stage

ANA, BEN, CHIDI, DANA = range(4)


NAMES: Final = ("Ana", "Ben", "Chidi", "Dana")


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


def guided(stage: Stage) -> QWidget:
    """The sample, with its guide."""
    stage.program.sample().begin()
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
