"""What was laid last is changed: it goes back in one step, grows, turns red, or another of its tiles wins."""

from scorekeeper.controller.quick_entry import QuickEntry
from scorekeeper.core.notation import write_tiles
from scorekeeper.core.tiles import tile
from tests.core.gestures import CALLED, quick, run, stroke, triplet, typed
from tests.entries import DORA, URA, riichi, shown, winning


def test_what_one_gesture_laid_goes_back_in_one_step() -> None:
    made = quick(run("2m"), triplet("9m"), stroke("tile", "1z"))
    made.take_back_last()
    assert typed(made) == "234999m"
    made.take_back_last()
    assert typed(made) == "234m"
    made.take_back_last()
    assert typed(made) == ""


def test_ticks_stay_when_a_gesture_goes_back() -> None:
    made = quick(run("2m"))
    made.toggle_circumstance("houtei")
    made.take_back_last()

    assert shown(made).draft.circumstances == {"houtei"}
    assert typed(made) == ""


def test_indicators_go_back_in_the_order_they_were_laid() -> None:
    made = winning(1, 3, riichi(1))
    made.type_text("234999m56788p234s")
    aims = [shown(made).target]
    for code in ("1z", "2z", "3z"):
        quick(stroke("tile", code), on=made)
        aims.append(shown(made).target)

    assert aims == [DORA, URA, DORA, URA]
    assert [write_tiles(row.tiles) for row in shown(made).rows if row.row.offered] == ["13z", "2z"]
    for left in (["1z", "2z"], ["1z", ""], ["", ""]):
        made.take_back_last()
        assert [write_tiles(row.tiles) for row in shown(made).rows if row.row.offered] == left
    assert typed(made) == "234999m56788p234s"


def test_without_its_way_back_a_hand_still_goes_back_tile_by_tile() -> None:
    made = winning(1, 3, riichi(1))
    made.type_text("234999m56788p234s")
    quick(stroke("tile", "1z"), on=made)
    again = winning(1, 3, riichi(1))
    again.restore(made.drafts_record())
    again.take_back_last()
    assert [write_tiles(row.tiles) for row in shown(again).rows if row.row.offered] == ["", ""]
    again.take_back_last()

    assert typed(again) == "234999m56788p23s"


def test_a_gesture_grows_and_goes_back_as_one() -> None:
    made = quick(stroke("tile", "3p"), stroke("tile", "1m"))
    holding = QuickEntry(made)
    holding.grow(stroke("pair", "1m"), 1)
    assert typed(made) == "3p11m"
    holding.grow(triplet("1m"), 1)
    assert typed(made) == "3p111m"
    made.take_back_last()

    assert typed(made) == "3p"


def test_a_called_set_grows_even_where_it_fills_the_hand() -> None:
    made = winning()
    made.type_text("123m456p789s99s")
    made.aim(CALLED)
    quick(stroke("tile", "7z"), on=made)
    QuickEntry(made).grow(stroke("tile", "7z"), 2)
    assert [meld.kind for meld in shown(made).melds] == ["daiminkan"]
    made.take_back_last()

    assert typed(made) == "123m456p78999s"


def test_growing_beyond_what_is_there_changes_nothing() -> None:
    made = quick(stroke("tile", "1m"), stroke("tile", "0p"))
    QuickEntry(made).grow(run("0p", 8), 1)

    assert typed(made) == "1m0p"


def test_another_tile_of_those_laid_last_wins() -> None:
    made = quick(triplet("1m"), run("4p"))
    won = []
    for _ in range(4):
        won.append(shown(made).draft.win_tile)
        QuickEntry(made).turn_winning()

    assert won == [tile("6p"), tile("4p"), tile("5p"), tile("6p")]


def test_of_equal_tiles_laid_last_only_another_face_wins() -> None:
    made = quick(stroke("tile", "9s"), stroke("pair", "0p"))
    QuickEntry(made).turn_winning()
    assert shown(made).draft.win_tile is tile("5p")
    QuickEntry(made).turn_winning()

    assert shown(made).draft.win_tile is tile("0p")


def test_the_last_five_turns_red_and_back() -> None:
    made = quick(run("3p"), run("4s"))
    made_quick = QuickEntry(made)
    made_quick.redden()
    assert typed(made) == "345p406s"
    made_quick.redden()
    assert typed(made) == "345p456s"
    made.aim(CALLED)
    quick(run("3m"), on=made)
    made_quick.redden()
    assert typed(made) == "(340m) 345p456s"
    made.take_back_last()

    assert typed(made) == "(345m) 345p456s"


def test_without_a_five_nothing_turns_red() -> None:
    made = quick(run("1p"))
    QuickEntry(made).redden()

    assert typed(made) == "123p"
