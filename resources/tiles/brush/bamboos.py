"""The bamboos: two to nine sticks in their old places. Two, three, four, six and eight are green throughout."""

from scorekeeper.resources.tiles.brush.svg import Ink, placed, points, shape, stroke

G, R, B = Ink.GREEN, Ink.RED, Ink.BLUE
Stick = tuple[float, float, float, Ink]

_UP, _DOWN = 112.0, 268.0


def _row(y: float, *inks: Ink) -> tuple[Stick, ...]:
    """Upright sticks side by side, evenly spaced."""
    gap = 78.0 if len(inks) > 2 else 104.0
    first = 150 - gap * (len(inks) - 1) / 2
    return tuple((first + gap * place, y, 0.0, ink) for place, ink in enumerate(inks))


# Where the sticks of a tile stand, how far they lean, and how long and broad they are.
PLACES: dict[int, tuple[float, float, tuple[Stick, ...]]] = {
    2: (142, 56, (*_row(_UP, G), *_row(_DOWN, G))),
    3: (142, 52, (*_row(_UP, G), *_row(_DOWN, G, G))),
    4: (142, 52, (*_row(_UP, G, G), *_row(_DOWN, G, G))),
    5: (
        132,
        46,
        (
            *((x, y, 0.0, ink) for x, y, ink in ((75, 108, G), (225, 108, B), (75, 272, B), (225, 272, G))),
            (150, 190, 0, R),
        ),
    ),
    6: (142, 48, (*_row(_UP, G, G, G), *_row(_DOWN, G, G, G))),
    7: (94, 42, (*_row(85, R), *_row(190, G, B, G), *_row(295, G, B, G))),
    8: (
        134,
        36,
        tuple(
            (150 + side * x, 190 + half * 76, side * half * lean, G)
            for half in (-1, 1)
            for x, lean in ((92, 0), (38, -30))
            for side in (-1, 1)
        ),
    ),
    9: (94, 42, (*_row(85, G, R, B), *_row(190, G, R, B), *_row(295, G, R, B))),
}


def stick(length: float, breadth: float, ink: str) -> str:
    """One upright stick about the origin: two joints with waists, an ivory light in each, and a knot between them."""
    half, side, waist, knot = length / 2, breadth / 2, breadth * 0.35, 1.5
    joint = points(
        "M? ?C? ? ? ? ? ?C? ? ? ? ? ?Q0 ? ? ?C? ? ? ? ? ?C? ? ? ? ? ?Q0 ? ? ?Z",
        *(-side, -half + 6, -side, -half + 18, -waist, -half * 0.75, -waist, -half * 0.5),
        *(-waist, -half * 0.25, -side, -16, -side, -knot),
        *(-knot, side, -knot),
        *(side, -16, waist, -half * 0.25, waist, -half * 0.5),
        *(waist, -half * 0.75, side, -half + 18, side, -half + 6),
        *(-half - 6, -side, -half + 6),
    )
    light = stroke(points("M0 ?V?", -half + 20, -knot - 16), Ink.IVORY, breadth * 0.13)
    upper = shape(joint, ink) + light
    return upper + f'<g transform="scale(1 -1)">{upper}</g>'


def bamboos(rank: int, only: Ink | None = None) -> str:
    """The sticks of one tile, each in its ink or all in the same."""
    length, breadth, sticks = PLACES[rank]
    return "".join(placed(stick(length, breadth, only or ink), (x, y), lean) for x, y, lean, ink in sticks)
