"""The circumstances of a hand: what is ticked, what follows from it, and what cannot be."""

from scorekeeper.core.entry_view import Place, Target
from scorekeeper.core.tiles import tile
from tests.entries import (
    alone,
    entry,
    problem_id,
    riichi,
    shown,
    tick,
    winning,
)


def test_a_riichi_on_the_table_is_ticked_and_cannot_be_unticked() -> None:
    made = winning(1, 3, riichi(1))
    made.toggle_circumstance("riichi")

    stands = tick(made, "riichi")
    assert (stands.on, stands.forced, problem_id(stands.problem)) == (True, True, "on_the_table")
    assert shown(made).draft.circumstances == frozenset()


def test_ticking_a_riichi_nobody_noted_notes_it() -> None:
    made = winning(1, 3)
    records: list[object] = []
    made.ready_to_record.connect(records.append)
    assert tick(made, "riichi").problem is None
    made.toggle_circumstance("riichi")

    assert records == [{"type": "riichi", "seat": 1}]
    assert not tick(made, "riichi").on


def test_no_riichi_is_noted_for_a_hand_with_called_sets() -> None:
    made = winning(1, 3)
    records: list[object] = []
    made.ready_to_record.connect(records.append)
    made.type_text("(123m)456p")
    assert problem_id(tick(made, "riichi").problem) == "circumstance_conflict"
    made.toggle_circumstance("riichi")

    assert records == []


def test_what_cannot_be_is_said_before_the_hand_is_whole() -> None:
    made = winning(1, 3)

    blocked = {each.circumstance.id for each in shown(made).circumstances if each.problem}
    assert blocked >= {"ippatsu", "haitei", "rinshan", "tenhou", "chiihou"}
    assert not blocked & {"riichi", "houtei", "chankan"}
    made.choose_off(None)
    blocked = {each.circumstance.id for each in shown(made).circumstances if each.problem}
    assert "houtei" in blocked
    assert "haitei" not in blocked


def test_a_kan_lets_the_tile_after_it_be_ticked() -> None:
    made = winning(1, None)
    assert problem_id(tick(made, "rinshan").problem) == "circumstance_conflict"
    made.type_text("[1111m]")

    assert tick(made, "rinshan").problem is None


def test_a_tick_that_no_longer_fits_stays_and_says_why() -> None:
    made = winning(1, None)
    made.toggle_circumstance("haitei")
    made.choose_off(3)

    assert (tick(made, "haitei").on, problem_id(tick(made, "haitei").problem)) == (True, "circumstance_conflict")
    made.toggle_circumstance("haitei")
    assert not tick(made, "haitei").on


def test_while_the_way_of_winning_is_open_either_may_be_ticked() -> None:
    made = entry()
    made.toggle_winner(1)

    assert tick(made, "haitei").problem is None
    assert tick(made, "houtei").problem is None
    assert problem_id(tick(made, "ippatsu").problem) == "circumstance_conflict"


def test_two_ticks_that_cannot_be_together_switch_each_other_off() -> None:
    made = winning(1, None)
    made.type_text("[1111m]")
    made.toggle_circumstance("haitei")
    assert tick(made, "rinshan").problem is None
    made.toggle_circumstance("rinshan")

    assert shown(made).draft.circumstances == {"rinshan"}
    made.toggle_circumstance("haitei")
    assert shown(made).draft.circumstances == {"haitei"}


def test_riichi_and_double_riichi_change_places_and_keep_ippatsu() -> None:
    made = alone("234999m56788p234s")
    for circumstance in ("riichi", "ippatsu", "double_riichi"):
        made.toggle_circumstance(circumstance)

    assert shown(made).draft.circumstances == {"double_riichi", "ippatsu"}


def test_a_riichi_taken_back_takes_what_needs_it_along() -> None:
    made = alone("234999m56788p234s")
    for circumstance in ("riichi", "ippatsu", "houtei", "riichi"):
        made.toggle_circumstance(circumstance)

    assert shown(made).draft.circumstances == {"houtei"}


def test_calling_a_set_takes_a_riichi_off() -> None:
    made = alone("234999m56788p")
    made.toggle_circumstance("riichi")
    made.toggle_circumstance("ippatsu")
    made.aim(Target(Place.MELD, "pon"))
    made.pick(tile("5z"))

    assert [meld.kind for meld in shown(made).draft.melds] == ["pon"]
    assert shown(made).draft.circumstances == frozenset()
    assert problem_id(tick(made, "riichi").problem) == "circumstance_conflict"
