"""The four flowers: plum, orchid, chrysanthemum and bamboo, each under its sign and number."""

from scorekeeper.resources.tiles.brush.characters import Glyphs
from scorekeeper.resources.tiles.brush.svg import Ink, Point, disc, placed, points, shape, stroke, wreath

G, R, B = Ink.GREEN, Ink.RED, Ink.BLUE
SIGNS = "梅蘭菊竹"


def heading(glyphs: Glyphs, sign: str, place: int, ink: str) -> str:
    """A sign and its number side by side over a drawing."""
    return glyphs[sign].fitted((126, 95), (112, 112), ink, 1.15, 14) + glyphs[str(place)].fitted(
        (225, 98), (60, 82), ink, 1.1, 40
    )


def blade(root: Point, bend: Point, tip: Point, breadth: float, ink: str) -> str:
    """A long leaf that bends on its way from root to tip and is broadest at the bend."""
    (x, y), (over_x, over_y), (tip_x, tip_y) = root, bend, tip
    across, down = tip_y - y, x - tip_x
    size = (across**2 + down**2) ** 0.5
    side_x, side_y = across / size * breadth, down / size * breadth
    d = points("M? ?Q? ? ? ?Q? ? ? ?Z", x, y, over_x, over_y, tip_x, tip_y, over_x + side_x, over_y + side_y, x, y)
    return shape(d, ink)


def blossom(centre: Point, radius: float, turn: float = 0) -> str:
    """A plum blossom: five round petals, ivory threads and a heart."""
    petals = wreath(disc((0, -58), 43, R), 5) + disc((0, 0), 40, R)
    threads = wreath(stroke("M0 -20V-44", Ink.IVORY, 7) + disc((0, -52), 8, Ink.IVORY), 5)
    return placed(petals + threads + disc((0, 0), 17, Ink.IVORY), centre, turn, radius / 100)


def plum() -> str:
    """Three blossoms and two buds on a crooked branch."""
    branch = stroke("M44 338C84 322 104 316 132 290C160 262 186 244 252 236", B, 13)
    twigs = stroke("M132 290C136 260 128 244 122 226M176 258C200 276 206 284 214 300", B, 8)
    buds = disc((250, 232), 15, R) + disc((62, 304), 13, R) + stroke("M62 304L74 326", B, 6)
    return (
        branch + twigs + buds + blossom((98, 220), 54, -10) + blossom((190, 207), 47, 24) + blossom((214, 304), 43, 8)
    )


def orchid() -> str:
    """Two blossoms among leaves like long blades."""
    leaves = (
        blade((148, 346), (110, 220), (40, 226), 26, G),
        blade((150, 346), (126, 230), (92, 166), 22, G),
        blade((152, 346), (186, 216), (260, 232), -26, G),
        blade((154, 346), (200, 280), (258, 310), -20, G),
        blade((146, 346), (100, 282), (44, 312), 20, G),
    )
    stems = stroke("M152 340C156 290 158 250 176 206M150 340C144 300 138 280 126 262", G, 6)
    petal = points("M0 0C? ? ? ? 0 ?C? ? ? ? 0 0Z", *(-30, -26, -24, -74, -92), *(24, -74, 30, -26))
    petals = "".join(placed(shape(petal, B), (0, 0), turn) for turn in (0, 72, -72, 128, -128))
    lip = shape("M0 -10C-30 4 -30 40 0 54C30 40 30 4 0 -10Z", R) + disc((0, 2), 10, Ink.IVORY)
    return (
        "".join(leaves)
        + stems
        + placed(petals + lip, (182, 200), 14, 0.52)
        + placed(petals + lip, (116, 264), -16, 0.42)
    )


def chrysanthemum() -> str:
    """One great head of narrow petals over two leaves."""
    stem = stroke("M150 250C152 290 148 320 150 346", G, 10)
    leaf = points(
        "M0 0C? ? ? ? ? ?C? ? ? ? ? ?C? ? ? ? 0 0Z", 20, -34, 44, -44, 66, -40, 62, -30, 74, -22, 92, -26, 74, 0, 36, 14
    )
    leaves = placed(shape(leaf, G), (150, 336)) + f'<g transform="translate(150 336) scale(-1 1)">{shape(leaf, G)}</g>'
    long = shape(points("M0 -20C? ? ? ? 0 ?C? ? ? ? 0 -20Z", *(-20, -50, -17, -88, -94), *(17, -88, 20, -50)), R)
    short = points("M0 -12C? ? ? ? 0 ?C? ? ? ? 0 -12Z", *(-17, -30, -14, -54, -58), *(14, -54, 17, -30))
    inner = shape(short, Ink.IVORY) + shape(short, R, ' transform="scale(.8 .92)"')
    return (
        stem
        + leaves
        + placed(
            wreath(long, 16) + wreath(inner, 10, 10) + disc((0, 0), 15, Ink.IVORY) + disc((0, 0), 10, R),
            (150, 248),
            0,
            0.93,
        )
    )


def bamboo() -> str:
    """Two stalks with knots, and leaves that hang from them."""
    stalks = ""
    for x, top, width, knots in ((118, 174, 22, (206, 262, 318)), (176, 200, 17, (236, 290))):
        stalks += stroke(points("M? ?V?", x, top, 340), G, width)
        stalks += "".join(
            stroke(points("M? ?H?", x - width / 2 - 1, y, x + width / 2 + 1), Ink.IVORY, 5) for y in knots
        )
    leaf = points("M0 0C? ? ? ? 0 ?C? ? ? ? 0 0Z", *(-22, 26, -15, 64, 88), *(15, 64, 22, 26))
    spots = (
        ((188, 214), -52, 0.9), ((188, 214), -14, 0.85), ((188, 214), -88, 0.72),
        ((106, 222), 50, 0.78), ((106, 222), 84, 0.7),
        ((128, 184), -74, 0.6), ((108, 182), 66, 0.66),
        ((186, 290), -60, 0.7),
    )  # fmt: skip
    return stalks + "".join(placed(shape(leaf, B), at, turn, scale) for at, turn, scale in spots)


def flowers(glyphs: Glyphs) -> list[str]:
    """What stands on the four flowers, in order."""
    drawings = (plum(), orchid(), chrysanthemum(), bamboo())
    return [
        heading(glyphs, sign, place, G) + each
        for place, (sign, each) in enumerate(zip(SIGNS, drawings, strict=True), 1)
    ]
