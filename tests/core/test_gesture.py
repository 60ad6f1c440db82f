"""What a gesture lays: runs both ways, pairs and triplets with and without the red five, and what it makes of called sets."""

import pytest

from scorekeeper.controller.entry import Entry
from scorekeeper.controller.quick_entry import QuickEntry
from scorekeeper.core.draft import Draft
from scorekeeper.core.entry_view import Place, Target
from scorekeeper.core.gesture import Gesture, Stroke, tiles_of
from scorekeeper.core.gesturing import Planned
from scorekeeper.core.notation import write_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import RED_FIVES, tile
from tests.builders import tiles
from tests.entries import DORA, URA, headline, problem_id, riichi, shown, winning

ONE_RED = dict.fromkeys(RED_FIVES, 1)
CALLED = Target(Place.CALLED)


def stroke(name: str, key: str, reach: int = 0, red: bool = False, called: bool = False) -> Gesture:
    """A gesture in a line."""
    return Gesture(Stroke(name), tile(key), reach, red, called)


def run(key: str, reach: int = 2, red: bool = False) -> Gesture:
    """A run that begins with a tile."""
    return stroke("run", key, reach, red)


def triplet(key: str) -> Gesture:
    """Three equal tiles."""
    return stroke("triplet", key)


def typed(of: Entry) -> str:
    """The hand as it is written."""
    return shown(of).typed


def quick(*gestures: Gesture, on: Entry | None = None) -> Entry:
    """An Entry after some gestures."""
    made = on or winning()
    for gesture in gestures:
        QuickEntry(made).make(gesture)
    return made


# the tiles


@pytest.mark.parametrize(
    ("gesture", "laid"),
    [
        (stroke("tile", "3p"), "3p"),
        (stroke("tile", "0p"), "0p"),
        (stroke("pair", "3p"), "33p"),
        (stroke("pair", "5p"), "55p"),
        (stroke("pair", "0p"), "50p"),
        (stroke("pair", "5p", red=True), "05p"),
        (stroke("pair", "1z"), "11z"),
        (triplet("5p"), "555p"),
        (triplet("0p"), "550p"),
        (stroke("triplet", "5p", red=True), "055p"),
        (run("4m", 2), "456m"),
        (run("4m", 1), "456m"),
        (run("6m", -2), "654m"),
        (run("6m", -1), "654m"),
        (run("4m", 2, red=True), "406m"),
        (run("6m", -2, red=True), "604m"),
        (run("0m", 2), "067m"),
        (run("0m", -2), "043m"),
        (run("2m", 3), "2345m"),
        (run("1m", 8), "123456789m"),
        (run("9m", -8, red=True), "987604321m"),
        (run("1m", 2, red=True), "123m"),
    ],
)
def test_what_a_gesture_lays(gesture: Gesture, laid: str) -> None:
    found = tiles_of(gesture, Draft(), ONE_RED)
    assert not isinstance(found, Problem)
    assert write_tiles(found, sort=False) == laid


@pytest.mark.parametrize(
    ("gesture", "problem"),
    [
        (run("8m", 2), "run_ends"),
        (run("2m", -2), "run_ends"),
        (run("1z", 2), "no_run_here"),
        (triplet("1s"), "none_left"),
        (run("1s", 2), "none_left"),
        (stroke("pair", "0s"), "none_left"),
    ],
)
def test_what_cannot_be_laid(gesture: Gesture, problem: str) -> None:
    assert problem_id(tiles_of(gesture, Draft(tiles=tiles("1111550s")), ONE_RED)) == problem


def test_the_last_plain_five_turns_red_within_a_gesture() -> None:
    found = tiles_of(triplet("5p"), Draft(tiles=tiles("5p")), ONE_RED)
    assert not isinstance(found, Problem)
    assert write_tiles(found, sort=False) == "550p"


# the hand


def test_a_hand_is_entered_with_five_gestures_and_the_last_tile_wins() -> None:
    made = quick(run("2m"), triplet("9m"), run("5p"), stroke("pair", "8p"), run("4s", -2), on=winning(1, 3, riichi(1)))

    assert typed(made) == "234999m56788p432s"
    assert shown(made).draft.win_tile is tile("2s")
    assert headline(made) == "1 han 40 fu 1300"


def test_a_gesture_that_does_not_fit_changes_nothing() -> None:
    made = winning()
    made.type_text("123m456p789s1112z")
    before = shown(made)
    quick(triplet("3z"), run("1m"), on=made)

    assert shown(made) == before


def test_three_equal_tiles_meant_again_are_a_kan_kept_face_down() -> None:
    made = quick(stroke("tile", "9p"), triplet("5m"), triplet("0m"))

    assert typed(made) == "[0555m] 9p"
    quick(triplet("5m"), on=made)
    assert typed(made) == "[0555m] 9p"
    made.take_back_last()
    assert typed(made) == "9p555m"


# called sets


def test_gestures_make_called_sets_once_they_were_asked_for() -> None:
    made = winning()
    made.aim(CALLED)
    quick(run("6m", -2), stroke("tile", "7z"), stroke("pair", "1p"), on=made)

    assert typed(made) == "(456m) (777z) 11p"


def test_a_called_set_meant_again_grows_to_each_kan_in_turn() -> None:
    made = winning()
    made.aim(CALLED)
    kinds = []
    for _ in range(5):
        quick(stroke("tile", "7z"), on=made)
        kinds.append([meld.kind for meld in shown(made).melds])

    assert kinds == [["pon"], ["daiminkan"], ["shouminkan"], ["ankan"], ["pon"]]


def test_a_full_hand_ends_the_called_sets() -> None:
    made = winning()
    made.type_text("123m456p99s")
    made.aim(CALLED)
    quick(stroke("tile", "7z"), on=made)
    assert shown(made).target == CALLED
    quick(stroke("tile", "5z"), on=made)

    assert shown(made).target == DORA
    made.take_back_last()
    assert (typed(made), shown(made).target) == ("(777z) 123m456p99s", CALLED)


def test_a_gesture_can_end_among_the_called_sets() -> None:
    made = quick(
        Gesture(Stroke.TRIPLET, tile("5p"), red=True, called=True), Gesture(Stroke.RUN, tile("1s"), 2, False, True)
    )

    assert typed(made) == "(055p) (123s)"


def test_with_a_form_chosen_any_gesture_makes_that_form() -> None:
    made = winning()
    made.aim(Target(Place.MELD, "ankan"))
    quick(triplet("3s"), on=made)
    made.aim(Target(Place.MELD, "chi"))
    quick(run("4p", -2), on=made)

    assert typed(made) == "[3333s] (234p)"


def test_what_is_offered_for_a_tile_is_every_set_that_holds_it() -> None:
    made, offered = winning(), []
    asking = QuickEntry(made)
    asking.offered.connect(lambda sets: offered.append([(each.kind, write_tiles(each.tiles)) for each in sets]))
    asking.offer(tile("3p"))
    asking.call(tile("3p"), 3)
    asking.offer(tile("3p"))
    asking.offer(tile("7z"))

    assert offered[0] == [
        ("chi", "123p"),
        ("chi", "234p"),
        ("chi", "345p"),
        ("chi", "340p"),
        ("pon", "333p"),
        ("daiminkan", "3333p"),
        ("shouminkan", "3333p"),
        ("ankan", "3333p"),
    ]
    assert typed(made) == "(340p)"
    assert ("chi", "340p") not in offered[1]
    assert [kind for kind, _ in offered[2]] == ["pon", "daiminkan", "shouminkan", "ankan"]


def test_a_called_triplet_is_offered_its_kans() -> None:
    made, offered = winning(), []
    made.type_text("(555z) 1m")
    asking = QuickEntry(made)
    asking.offered.connect(lambda sets: offered.append([each.kind for each in sets]))
    asking.offer(tile("5z"))
    asking.call(tile("5z"), 1)

    assert offered == [["daiminkan", "shouminkan", "ankan"]]
    assert [meld.kind for meld in shown(made).melds] == ["shouminkan"]


# what is said while a gesture is made


def test_a_gesture_being_made_tells_what_it_would_do() -> None:
    made = winning()
    told: list[object] = []
    asking = QuickEntry(made)
    asking.considered.connect(told.append)
    asking.consider(run("4m"))
    asking.consider(run("9m"))
    asking.consider(None)

    assert isinstance(told[0], Planned)
    assert write_tiles(told[0].tiles) == "456m"
    assert problem_id(told[1]) == "run_ends"
    assert told[2] is None
    assert shown(made).draft.empty


# one step back


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


# a key that is held


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


# the winning tile and the red five


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
