"""Where things lie on the board: nothing covers anything else, and the arrows run through free air alone."""

from itertools import permutations

import pytest
from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF, QSize, QSizeF

from scorekeeper.ui.around import Places, Room, largest_that_fits, places_around, places_in_list
from scorekeeper.ui.routes import Route, Ways

SIZES = [(372, 372), (372, 400), (560, 440), (900, 700)]
AMOUNT = QSizeF(58, 18)
"""The room that the widest usual amount needs."""


def room(size: tuple[int, int], scale: float = 1.0) -> Room:
    return Room(QSize(*size), QSize(84, 92), QSize(84, 40), QSize(84, 84), scale)


def laid_out(places: Places) -> list[QRect]:
    return [*places.panels, places.middle, places.news, places.views, places.tools]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 7])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("in_list", [False, True])
def test_nothing_covers_anything_else(seats: int, size: tuple[int, int], in_list: bool) -> None:
    asked = room(size)
    places = places_in_list(range(seats), asked) if in_list else places_around(range(seats), asked)
    every = laid_out(places)

    assert len(places.panels) == seats
    assert all(QRect(QPoint(0, 0), asked.area).contains(place) and not place.isEmpty() for place in every), every
    assert not any(one.intersects(other) for at, one in enumerate(every) for other in every[:at]), every


def test_tools_for_fingers_find_their_room_beside_the_players() -> None:
    asked = Room(QSize(372, 392), QSize(96, 92), QSize(100, 48), QSize(100, 100))
    places = places_around(range(4), asked)
    every = laid_out(places)

    assert places.views.size() == asked.views
    assert places.tools.size() == asked.tools
    assert places.middle.size() == asked.middle
    assert not any(one.intersects(other) for at, one in enumerate(every) for other in every[:at]), every


def test_a_score_has_its_room_between_a_name_and_a_finger_s_button() -> None:
    for high in (364, 340):
        asked = Room(QSize(372, high), QSize(96, 92), QSize(100, 48), QSize(100, 100))
        assert {panel.height() for panel in places_around(range(4), asked).panels} >= {(high - 28) // 3}
    asked = Room(QSize(372, 364), QSize(372, 48), QSize(152, 48), QSize(152, 48))
    places = places_in_list(range(4), asked)
    assert min(panel.height() for panel in places.panels) >= 48 + 2
    every = laid_out(places)
    assert not any(one.intersects(other) for at, one in enumerate(every) for other in every[:at]), every


def test_larger_letters_in_the_middle_find_their_room_beside_the_players() -> None:
    asked = Room(QSize(372, 392), QSize(106, 92), QSize(84, 40), QSize(84, 84))
    places = places_around(range(4), asked)

    assert places.middle.size() == asked.middle
    assert not any(places.middle.intersects(each) for each in places.panels)


def test_a_list_follows_the_order_it_is_given() -> None:
    places = places_in_list((2, 0, 1), room((400, 400)))

    tops = [panel.top() for panel in places.panels]
    assert sorted(range(3), key=tops.__getitem__) == [2, 0, 1]


def test_players_who_change_seats_sit_in_the_new_order() -> None:
    asked = room((372, 400))
    before, after = places_around(range(4), asked), places_around((0, 2, 1, 3), asked)

    assert [after.panels[seat] for seat in (0, 2, 1, 3)] == list(before.panels)
    assert [after.sides[seat] for seat in (0, 2, 1, 3)] == list(before.sides)


def routes(places: Places, pairs: list[tuple[int, int]], scale: float = 1.0) -> tuple[Route, ...]:
    amount = AMOUNT * scale
    return Ways(places, scale).routes([((payer, payee, 8_000), amount) for payer, payee in pairs])


def lines(route: Route) -> list[QLineF]:
    return [QLineF(one, other) for one, other in zip(route.corners, route.corners[1:], strict=False)]


def beside(rect: QRectF, point: QPointF) -> bool:
    """Whether a point lies on the edge of a rect, or beside it by less than a line is wide."""
    return rect.adjusted(-2, -2, 2, 2).contains(point) and not rect.adjusted(2, 2, -2, -2).contains(point)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_every_arrow_goes_from_who_pays_to_who_is_paid(seats: int, size: tuple[int, int]) -> None:
    places = places_around(range(seats), room(size))
    for payer, payee in permutations(range(seats), 2):
        (route,) = routes(places, [(payer, payee)])
        assert beside(QRectF(places.panels[payer]), route.corners[0]), (payer, payee)
        assert beside(QRectF(places.panels[payee]), route.corners[-1]), (payer, payee)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_no_arrow_crosses_a_panel_and_no_amount_covers_anything(seats: int, size: tuple[int, int]) -> None:
    places = places_around(range(seats), room(size))
    pairs = [(one, other) for one in range(seats) for other in range(one)]
    found = routes(places, pairs)

    inner = [
        QRectF(panel).adjusted(2, 2, -2, -2) for panel in (*places.panels, places.middle, places.views, places.tools)
    ]
    for route in found:
        points = [line.pointAt(part / 40) for line in lines(route) for part in range(41)]
        assert not any(panel.contains(point) for panel in inner for point in points), route
        assert not any(panel.intersects(route.label) for panel in inner), route
        assert QRectF(0, 0, *size).contains(route.label), route
    labels = [route.label for route in found]
    assert not any(one.intersects(other) for at, one in enumerate(labels) for other in labels[:at]), labels


@pytest.mark.parametrize("discarder", range(4))
def test_three_winners_off_one_player_have_an_arrow_each(discarder: int) -> None:
    places = places_around(range(4), room((372, 400)))
    winners = [seat for seat in range(4) if seat != discarder]
    found = routes(places, [(discarder, winner) for winner in winners])

    assert [route.payee for route in found] == winners
    ends = [route.corners[-1] for route in found]
    assert all(QLineF(one, other).length() > 20 for at, one in enumerate(ends) for other in ends[:at])


def test_a_board_on_a_wall_is_the_same_table_larger() -> None:
    asked = Room(QSize(1920, 1080), QSize(210, 230), QSize(0, 0), QSize(0, 0), 2.5, bounded=False)
    places = places_around(range(4), asked)

    assert min(panel.width() for panel in places.panels) > 780
    assert max(panel.bottom() for panel in places.panels) > 1060
    for payer, payee in permutations(range(4), 2):
        (route,) = routes(places, [(payer, payee)], 2.5)
        inner = [QRectF(panel).adjusted(2, 2, -2, -2) for panel in places.panels]
        assert not any(panel.intersects(route.label) for panel in inner)


def test_who_sits_in_a_list_is_told_in_lines_instead() -> None:
    assert routes(places_in_list(range(4), room((372, 400))), [(0, 1)]) == ()


@pytest.mark.parametrize("guess", [0, 10, 43, 44, 45, 80, 200])
@pytest.mark.parametrize(
    ("least", "size"), [(10, 9), (10, 10), (10, 44), (30, 29), (30, 30), (60, 60), (60, 80), (60, 99)]
)
def test_the_largest_size_that_fits_is_found(least: int, size: int, guess: int) -> None:
    assert largest_that_fits(least, 80, lambda each: each <= size, guess) == min(max(size, least), 80)


@pytest.mark.parametrize("guess", [43, 44, 45, 46])
def test_near_a_good_guess_few_sizes_are_tried(guess: int) -> None:
    tried: list[int] = []

    def fits(size: int) -> bool:
        tried.append(size)
        return size <= 44

    assert largest_that_fits(10, 80, fits, guess) == 44
    assert len(tried) == len(set(tried)) <= 3
