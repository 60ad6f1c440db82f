"""The one of bamboos: a peacock with its train of feathers spread behind it."""

from math import cos, radians, sin

from scorekeeper.resources.tiles.brush.svg import Ink, disc, points, shape, stroke

G, R, B = Ink.GREEN, Ink.RED, Ink.BLUE
ROOT = (190.0, 188.0)

# Each feather of the train: how far below the level it points, its length, the size of its eye and the eye's ink.
FEATHERS = (
    *((turn, 92.0, 11.0, B) for turn in (9.0, 31.0, 53.0, 73.0)),
    *((turn, 140.0, 23.0, R) for turn in (-2.0, 20.0, 42.0, 64.0, 84.0)),
)


def _feather(turn: float, length: float, size: float, eye: str) -> str:
    """One feather from the back of the bird to its tip, bent a little upwards."""
    x, y = ROOT[0] - length * cos(radians(turn)), ROOT[1] + length * sin(radians(turn))
    bend_x, bend_y = (
        ROOT[0] - length * 0.55 * cos(radians(turn - 12)),
        ROOT[1] + length * 0.55 * sin(radians(turn - 12)),
    )
    stem = stroke(points("M? ?Q? ? ? ?", *ROOT, bend_x, bend_y, x, y), G, 9)
    heart = disc((x, y), size * 0.68, Ink.IVORY) + disc((x, y), size * 0.42, eye) if size > 15 else ""
    return stem + disc((x, y), size, G) + heart


def bird() -> str:
    """The peacock."""
    body = (
        "M206 64C238 66 236 106 230 130C256 160 250 220 214 236C178 248 156 216 172 186"
        "C182 164 202 152 198 122C194 102 184 76 206 64Z"
    )
    wing = "M164 214C160 180 186 160 222 172C226 204 204 222 150 232C158 226 162 222 164 214Z"
    crest = "".join(
        stroke(points("M212 72L? ?", x, y), G, 5) + disc((x, y), 8, R) for x, y in ((190, 42), (212, 34), (234, 42))
    )
    beak = shape("M228 72L262 90L226 98Z", R)
    legs = stroke("M208 228L214 318L232 322M214 318L198 324", R, 7)
    train = "".join(_feather(*each) for each in FEATHERS)
    return (
        train
        + legs
        + crest
        + beak
        + shape(body, B)
        + shape(wing, Ink.IVORY)
        + stroke(wing, R, 7)
        + disc((214, 82), 6, Ink.IVORY)
    )
