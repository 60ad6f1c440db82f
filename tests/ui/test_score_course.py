"""The course of the scores: round numbers at its side, names that do not cover one another, and patterns beside colours."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from scorekeeper.ui.palettes import PALETTES, Inks
from scorekeeper.ui.score_course import LINES, ScoreCourse, apart, scale_of
from scorekeeper.ui.scoreboard import Scoreboard
from scorekeeper.ui.style import Look
from tests.ui.boards import ANA, BEN, CHI, DAN, LONG, Played, win
from tests.ui.eyes import contrast

Show = Callable[[QWidget, int, int], None]


@pytest.fixture
def course(look: Look, show: Show) -> ScoreCourse:
    found = ScoreCourse(look)
    show(found, 372, 130)
    return found


def test_it_goes_through_all_scores_from_the_start(course: ScoreCourse) -> None:
    played = Played(Scoreboard())
    course.show_session(played.view)
    assert not course.scores
    assert course.accessibleDescription() == "After the first hand the course of the scores is drawn here."

    played.table.tap("riichi", BEN)
    played.records(win(CHI, DAN), win(ANA, None))
    course.show_session(played.view)

    assert course.scores[0] == (25_000,) * 4
    assert course.scores[-1] == tuple(seat.score for seat in played.view.ledger.board.seats)
    assert len(course.scores) == 3
    assert "Chi from 25,000 to " in course.accessibleDescription()


@pytest.mark.parametrize("size", [(372, 110), (552, 180)])
def test_no_name_covers_another(look: Look, show: Show, size: tuple[int, int]) -> None:
    course = ScoreCourse(look)
    played = Played(Scoreboard(), names=LONG, scores=[128_900, -31_200, -31_300, 33_600])
    played.records(win(CHI, BEN, 1, 30))
    course.show_session(played.view)
    show(course, *size)
    course.grab()

    assert len(course.ends) == 4
    assert all(each.top() >= 0 and each.bottom() <= size[1] for each in course.ends)
    assert not any(one.intersects(other) for at, one in enumerate(course.ends) for other in course.ends[:at])


def test_the_names_and_the_last_hands_keep_clear_of_each_other(course: ScoreCourse) -> None:
    played = Played(Scoreboard())
    everybody: dict[str, object] = {"type": "exhaustive_draw", "tenpai": [0, 1, 2, 3], "nagashi": []}
    played.records(*[everybody] * 70)
    course.show_session(played.view)
    course.grab()

    assert len(course.marks) > 2
    assert not any(name.intersects(mark) for name in course.ends for mark in course.marks)


@pytest.mark.parametrize(
    ("low", "high"), [(25_000, 25_000), (0, 0), (-31_200, 128_900), (1_918, 2_192), (-5, 3), (24_000, 26_000)]
)
def test_the_scale_holds_every_score_in_few_round_steps(low: int, high: int) -> None:
    bottom, top, step = scale_of(low, high)

    assert bottom <= low
    assert high <= top
    assert bottom < top
    assert (top - bottom) // step <= 5
    assert bottom % step == top % step == 0


def test_lines_of_text_are_moved_apart_no_more_than_needed() -> None:
    assert apart([10, 50, 90], 15, 0, 100) == [10, 50, 90]
    assert apart([10, 12, 90], 15, 0, 100) == [10, 25, 90]
    assert apart([99, 98, 97], 15, 0, 100) == [100, 85, 70]


def test_lines_are_told_apart_by_more_than_their_ink() -> None:
    assert len({pattern for _, pattern in LINES}) == len(LINES)
    assert len({ink for ink, _ in LINES}) == len(LINES)


@pytest.mark.parametrize("name", list(Inks))
def test_names_can_be_read_in_every_set_of_inks(name: Inks) -> None:
    inks = PALETTES[name]
    assert all(contrast(getattr(inks, ink), inks.panel) >= 4.5 for ink, _ in LINES)
