"""The circles: one wheel, or two to nine rings in their old places."""

from scorekeeper.resources.tiles.brush.svg import MIDDLE, Ink, Point, disc, placed, points, ring, shape, wreath

G, R, B = Ink.GREEN, Ink.RED, Ink.BLUE
Spot = tuple[float, float, Ink]

_LEFT, _RIGHT = 88.0, 212.0
SMALL = 50.0
"""A ring with a smaller radius is drawn with less in it."""

# Where the rings of a tile stand, and their radius.
PLACES: dict[int, tuple[float, tuple[Spot, ...]]] = {
    2: (66, ((150, 108, G), (150, 272, B))),
    3: (50, ((85, 92, B), (150, 190, R), (215, 288, G))),
    4: (54, ((_LEFT, 116, B), (_RIGHT, 116, G), (_LEFT, 264, G), (_RIGHT, 264, B))),
    5: (45, ((83, 94, B), (217, 94, G), (150, 190, R), (83, 286, G), (217, 286, B))),
    6: (45, tuple((x, y, ink) for y, ink in ((84, G), (201, R), (296, R)) for x in (_LEFT + 7, _RIGHT - 7))),
    7: (
        36,
        (
            *((74, 70, G), (150, 99, G), (226, 128, G)),
            *((x, y, R) for y in (217, 301) for x in (103, 197)),
        ),
    ),
    8: (36, tuple((x, y, B) for y in (73, 151, 229, 307) for x in (98, 202))),
    9: (39, tuple((x, y, ink) for y, ink in ((88, G), (190, R), (292, B)) for x in (68, 150, 232))),
}


def pip(centre: Point, radius: float, ink: str, heart: str) -> str:
    """One ring: a broad rim, ivory, and a flower around its heart; the small ones keep to what is seen from afar."""
    if radius < SMALL:
        petals = wreath(disc((0, -30), 15, ink), 6) + disc((0, 0), 27, heart) + disc((0, 0), 10, Ink.IVORY)
        return placed(disc((0, 0), 100, ink) + disc((0, 0), 66, Ink.IVORY) + petals, centre, 0, radius / 100)
    petal = points("M0 ?Q? ? 0 ?Q? ? 0 ?Z", *(-18, 24, -36, -57, -24, -36, -18))
    flower = wreath(shape(petal, heart), 8) + disc((0, 0), 18, heart) + disc((0, 0), 8, Ink.IVORY)
    rim = disc((0, 0), 100, ink) + ring((0, 0), 83, 5, Ink.IVORY) + disc((0, 0), 64, Ink.IVORY)
    return placed(rim + flower, centre, 0, radius / 100)


def wheel(rim: str = Ink.GREEN, middle: str = Ink.BLUE, heart: str = Ink.RED) -> str:
    """The one of circles: a great wheel with a wreath of petals around a flower."""
    outer_petal = points("M0 ?Q? ? 0 ?Q? ? 0 ?Z", *(-64, 23, -82, -98, -23, -82, -64))
    inner_petal = points("M0 ?Q? ? 0 ?Q? ? 0 ?Z", *(-10, 20, -28, -50, -20, -28, -10))
    marks = [
        ring((0, 0), 107, 9, rim),
        wreath(shape(outer_petal, rim), 16),
        ring((0, 0), 58, 9, middle),
        wreath(shape(inner_petal, heart), 8),
        disc((0, 0), 11, middle),
    ]
    return placed("".join(marks), MIDDLE, 0, 1.12)


def circles(rank: int, only: Ink | None = None) -> str:
    """The circles of one tile, each in its ink or all in the same."""
    if rank == 1:
        return wheel()
    radius, spots = PLACES[rank]
    return "".join(pip((x, y), radius, only or ink, only or ink) for x, y, ink in spots)
