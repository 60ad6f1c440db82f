"""What is half entered outlives a crash and the end of the program, at the table, in the past and at the start."""

import pytest

from scorekeeper.app import Program
from scorekeeper.core.notation import write_tiles
from scorekeeper.ui.consequences_dialog import ConsequencesDialog
from scorekeeper.ui.start_dialog import StartDialog
from tests.walks.conftest import Open
from tests.walks.evening import ANA, BEN, CHI, DAN, PLAYERS, Evening, dialog
from tests.walks.hands import Mouse, click, drops_a_list
from tests.walks.test_past import THREE, Mending, begun


@pytest.fixture
def evening(program: Program) -> Evening:
    evening = Evening(program, Mouse())
    evening.begin()
    return evening


def test_a_half_entered_hand_survives_a_crash(evening: Evening, open_program: Open) -> None:
    evening.taps("riichi", CHI)
    evening.wins(CHI, off=DAN)
    evening.enters("234m99m")
    evening.turns(0, "8m")

    # The first window is not closed: it is left standing as a crash would leave the file.
    again = Evening(open_program(), Mouse())
    click(again.desk.start.go_on)

    view = again.program.entry.view
    assert view is not None
    assert (view.winning, view.off) == ((CHI,), DAN)
    assert write_tiles(view.draft.tiles) == "23499m"
    assert [str(tile) for tile in view.rows[0].tiles] == ["8m"]
    again.enters("56788p234s9m")
    again.records()
    assert again.scores == ["25,000", "25,000", "33,000", "17,000"]


@pytest.mark.parametrize("crashed", [True, False])
def test_a_half_entered_correction_of_the_past_is_gone_on_with(open_program: Open, *, crashed: bool) -> None:
    evening = begun(open_program, Mouse(), *THREE)
    evening.opens(0)
    click(evening.page.touches.buttons["riichi", ANA])
    click(evening.side.outcome.off.buttons[1 + BEN])
    click(evening.side.entry.builder.edit.back)
    kept, moves = evening.kept(), evening.moves
    if not crashed:
        evening.program.window.close()

    again = Mending(open_program(), Mouse())
    click(again.desk.start.go_on)
    assert again.page.banner.title.text() == evening.page.banner.title.text()
    assert again.program.past.drafts_record() == evening.program.past.drafts_record()
    assert (again.kept(), again.moves) == (kept, moves)
    again.enters("9m")
    again.records()
    assert again.desk.page is again.desk.table
    assert again.history[0][1] == "Chi off Ben"
    again.agrees()
    assert again.program.past.drafts_record() == {}


def test_a_correction_that_led_on_to_a_second_hand_is_gone_on_with(open_program: Open) -> None:
    evening = begun(open_program, Mouse(), *THREE)
    evening.opens(0)
    evening.program.past.entry.declare({"yakuman": 1})
    evening.program.past.go_there()
    before = evening.program.past.view
    assert before is not None
    assert before.reason is not None

    again = Mending(open_program(), Mouse())
    click(again.desk.start.go_on)
    view = again.program.past.view
    assert view is not None
    assert (view.row, view.reason) == (before.row, before.reason)
    assert again.program.past.drafts_record() == evening.program.past.drafts_record()


@pytest.mark.parametrize(
    "spoilt",
    [
        *({}, {"act": "past_strike"}, {"event": 77}, {"event": "1"}, {"events": 2}, {"entered": 5}),
        *({"played": 7}, {"played": [3]}, {"work": 7}, {"work": []}),
    ],
)
def test_a_correction_that_fits_no_longer_is_forgotten(open_program: Open, spoilt: dict[str, object]) -> None:
    evening = begun(open_program, Mouse(), *THREE)
    evening.opens(0)
    draft = evening.program.past.drafts_record()
    evening.program.past.give_up()
    evening.program.past.restore({**draft, **spoilt} if spoilt else {})

    assert not evening.program.past.opened


@drops_a_list
def test_a_hand_of_another_session_does_not_come_along(evening: Evening) -> None:
    evening.wins(CHI, off=DAN)
    evening.enters("234m")
    evening.chooses(evening.desk.menu.start)
    evening.begin()
    view = evening.program.entry.view
    assert view is not None
    assert (view.outcome, view.draft.tiles) == (None, ())

    evening.program.shelf.open(1)

    view = evening.program.entry.view
    assert view is not None
    assert write_tiles(view.draft.tiles) == "234m"


def half_corrected(open_program: Open) -> tuple[Mending, StartDialog]:
    """Three hands, and another name for Ben that is written and not yet accepted."""
    evening = begun(open_program, Mouse(), *THREE)
    evening.program.starts.correct_start()
    asked = dialog(evening.program, StartDialog)
    evening.hand.write(asked.names[BEN], "Bea")
    return evening, asked


@drops_a_list
def test_a_half_entered_correction_of_the_start_is_gone_on_with(open_program: Open) -> None:
    evening, asked = half_corrected(open_program)
    click(asked.takeover.tick)
    kept = evening.program.starts.drafts_record()

    # The first window is left standing as a crash would leave the file.
    again = Mending(open_program(), Mouse())
    click(again.desk.start.go_on)
    asked = dialog(again.program, StartDialog)
    assert (asked.names[BEN].text(), asked.takeover.tick.isChecked()) == ("Bea", True)
    assert again.program.starts.drafts_record() == kept
    click(asked.takeover.tick)
    click(asked.start)
    assert again.program.starts.drafts_record()["players"] == ["Ana", "Bea", "Chi", "Dan"]
    click(dialog(again.program, ConsequencesDialog).accept_button)

    assert again.replayed().players[BEN] == "Bea"
    assert again.program.starts.drafts_record() == {}


@drops_a_list
def test_a_half_entered_correction_of_the_start_outlives_the_end_of_the_program(open_program: Open) -> None:
    evening, asked = half_corrected(open_program)

    # The window goes and takes the dialog with it, which gives its question up.
    evening.program.window.close()
    asked.close()

    again = Mending(open_program(), Mouse())
    click(again.desk.start.go_on)
    assert dialog(again.program, StartDialog).names[BEN].text() == "Bea"


@pytest.mark.parametrize("spoilt", [{"rules": 7}, {"rules": ["no", "such", ""]}, {"players": 3}, {"start": "x"}])
def test_what_makes_no_sense_of_such_a_correction_is_left_out(evening: Evening, spoilt: dict[str, object]) -> None:
    kept: dict[str, object] = {"players": ["A", "B", "C", "D"], "rules": ["riichi", "tenhou", ""], "options": {}}
    evening.program.starts.restore({"start": {**kept, **spoilt}})
    asked = dialog(evening.program, StartDialog)
    assert asked.preset.choice is not None
    assert asked.preset.choice.preset == "tenhou"
    assert [each.text() for each in asked.names] == (list(PLAYERS) if "players" in spoilt else ["A", "B", "C", "D"])
    click(asked.cancel)
    assert evening.program.starts.drafts_record() == {}
