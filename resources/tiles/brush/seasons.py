"""The four seasons: cherry blossom, lotus, maple and snow, each under its sign and number."""

from scorekeeper.resources.tiles.brush.characters import Glyphs
from scorekeeper.resources.tiles.brush.flowers import heading
from scorekeeper.resources.tiles.brush.svg import Ink, disc, placed, points, shape, stroke, wreath

G, R, B = Ink.GREEN, Ink.RED, Ink.BLUE
SIGNS = "春夏秋冬"


def cherry() -> str:
    """One open blossom with notched petals over two young leaves."""
    leaf = "M0 0C10 -30 44 -48 88 -44C80 -10 44 16 0 0Z"
    leaves = (
        placed(shape(leaf, G), (156, 322), 10)
        + f'<g transform="translate(144 322) rotate(-10) scale(-1 1)">{shape(leaf, G)}</g>'
    )
    stem = stroke("M150 260C154 290 150 320 150 344", G, 9)
    petal = "M0 -8C-44 -30 -44 -78 -18 -96L0 -80L18 -96C44 -78 44 -30 0 -8Z"
    threads = wreath(stroke("M0 -18V-42", Ink.IVORY, 5) + disc((0, -48), 6, Ink.IVORY), 5)
    return (
        stem + leaves + placed(wreath(shape(petal, R), 5) + threads + disc((0, 0), 12, Ink.IVORY), (150, 254), 0, 0.9)
    )


def lotus() -> str:
    """A lotus that opens above its leaf and the water."""
    outer = "M0 0C-70 -6 -104 -40 -108 -72C-70 -74 -20 -50 0 0Z"
    middle = "M0 0C-60 -30 -74 -74 -60 -112C-24 -94 2 -54 0 0Z"
    inner = "M0 2C-38 -34 -38 -92 0 -128C38 -92 38 -34 0 2Z"
    half = shape(outer, R) + shape(middle, Ink.IVORY) + shape(middle, R, ' transform="translate(-1 1) scale(.93)"')
    petals = half + f'<g transform="scale(-1 1)">{half}</g>'
    petals += shape(inner, Ink.IVORY) + shape(inner, R, ' transform="scale(.84 .94)"')
    pad = shape("M52 306C70 286 230 286 248 306C230 324 70 324 52 306Z", G)
    water = stroke("M58 342Q81 328 104 342T150 342T196 342T242 342", B, 8)
    return pad + water + placed(petals, (150, 300), 0, 0.98)


def maple() -> str:
    """A maple leaf, and the wind that takes it."""
    half = "M0 -104L-17 -66L-25 -71L-24 -28L-52 -58L-58 -44L-92 -50L-80 -22L-94 -14L-44 22L-50 38L0 34Z"
    leaf = shape(half, R) + f'<g transform="scale(-1 1)">{shape(half, R)}</g>'
    veins = stroke("M0 30V-66M0 26L-56 -24M0 26L56 -24", Ink.IVORY, 5)
    stem = stroke("M0 26C2 52 -4 70 -22 84", R, 9)
    return placed(leaf + stem + veins, (156, 256), 14, 0.98) + stroke("M44 338C80 326 96 346 130 338", B, 7)


def snow() -> str:
    """A snow crystal over the needles of a pine."""
    arm = stroke("M0 0V-84M0 -34L-20 -54M0 -34L20 -54M0 -60L-15 -75M0 -60L15 -75", B, 10)
    crystal = wreath(arm, 6) + disc((0, 0), 13, Ink.IVORY) + disc((0, 0), 7, R)
    needles = "".join(
        stroke(points("M? 346L? ?", 150 + lean * 0.35, 150 + lean, 346 - (74 - abs(lean) * 0.35)), G, 7)
        for lean in (-108, -84, 84, 108)
    )
    return needles + placed(crystal, (150, 246))


def seasons(glyphs: Glyphs) -> list[str]:
    """What stands on the four seasons, in order."""
    drawings = (cherry(), lotus(), maple(), snow())
    return [
        heading(glyphs, sign, place, R) + each
        for place, (sign, each) in enumerate(zip(SIGNS, drawings, strict=True), 1)
    ]
