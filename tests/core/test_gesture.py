"""What a gesture lays: runs both ways, pairs and triplets with and without the red five, and what it makes of called sets."""

import pytest

from scorekeeper.controller.quick_entry import QuickEntry
from scorekeeper.core.draft import Draft
from scorekeeper.core.entry_view import Place, Target
from scorekeeper.core.gesture import Gesture, Stroke, tiles_of
from scorekeeper.core.gesturing import Planned
from scorekeeper.core.notation import write_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import RED_FIVES, tile
from tests.builders import tiles
from tests.core.gestures import CALLED, quick, run, stroke, triplet, typed
from tests.entries import DORA, headline, problem_id, riichi, shown, winning

ONE_RED = dict.fromkeys(RED_FIVES, 1)


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
