"""What lies under every drawing: an ivory face with a soft edge on a green foot; and the back of a tile."""

from scorekeeper.resources.tiles.brush.svg import HEIGHT, LAYER, WIDTH, Ink, disc, document, frame, number

BACK = "#3FA278"
BACK_DEEP = "#2C8560"
BACK_EDGE = "#10442F"
BACK_LIGHT = "#A6DDBF"
IVORY_EDGE = "#CBBD9B"
IVORY_SHADE = "#EFE5CB"
IVORY_SIDE = "#DCCFAE"
LARGE_SIDE = "#0B5A3C"
LARGE_EDGE = "#062F20"
LARGE_LINE = "#3B4148"

MARGIN = 2.5
RADIUS = 18
FOOT = 22


def _slab(down: float, fill: str, edge: str = "") -> str:
    """The outline of the tile seen from above, `down` units long."""
    line = f' stroke="{edge}" stroke-width="{number(2 * MARGIN)}"' if edge else ""
    return (
        f'<rect x="{number(MARGIN)}" y="{number(MARGIN)}" width="{number(WIDTH - 2 * MARGIN)}"'
        f' height="{number(down - 2 * MARGIN)}" rx="{RADIUS}" fill="{fill}"{line}/>'
    )


def _shade(name: str, top: str, bottom: str) -> str:
    """A colour that grows a little deeper from the upper left to the lower right."""
    return (
        f'<linearGradient id="{name}" x1="0" y1="0" x2=".35" y2="1">'
        f'<stop offset="0" stop-color="{top}"/><stop offset="1" stop-color="{bottom}"/></linearGradient>'
    )


def blank() -> list[str]:
    """A tile with nothing on its face."""
    return [
        f"<defs>{_shade('face', '#FFFDF6', IVORY_SHADE)}</defs>",
        _slab(HEIGHT, BACK, BACK_EDGE),
        _slab(HEIGHT - FOOT + 7, IVORY_SIDE),
        _slab(HEIGHT - FOOT, "url(#face)", IVORY_EDGE),
        frame((8, 8), (WIDTH - 16, HEIGHT - FOOT - 16), RADIUS - 5, "#FFFFFF", 4),
    ]


def faced(marks: str) -> str:
    """The file of a tile with these marks on its face."""
    return document(["\n".join(blank()) + LAYER + marks])


def plain(marks: str, ground: str) -> str:
    """The file of a large tile with these marks: a face of one colour within a strong edge."""
    slabs = _slab(HEIGHT, LARGE_SIDE, LARGE_EDGE), _slab(HEIGHT - FOOT + 4, ground, LARGE_LINE)
    return document(["\n".join(slabs) + LAYER + marks])


def red_mark() -> str:
    """The dot in the upper right corner that sets a red five apart without its colour."""
    return disc((266, 36), 17, Ink.RED)


def back() -> str:
    """The file of a tile that lies face down."""
    lozenge = f'<path d="M150 112L216 200L150 288L84 200Z" fill="none" stroke="{BACK_LIGHT}" stroke-width="9"/>'
    return document(
        [
            f"<defs>{_shade('back', BACK, BACK_DEEP)}</defs>",
            _slab(HEIGHT, "url(#back)", BACK_EDGE),
            frame((27, 27), (WIDTH - 54, HEIGHT - 54), RADIUS - 6, BACK_LIGHT, 6),
            lozenge,
            disc((150, 200), 17, BACK_LIGHT),
        ]
    )


def app_icon(marks: str) -> str:
    """The program's icon: a tile with these marks that lies, a little turned, on felt."""
    tile = "".join(blank()[1:]) + marks
    return document(
        [
            f"<defs>{_shade('face', '#FFFDF6', IVORY_SHADE)}{_shade('felt', '#2B8163', '#145440')}</defs>",
            '<rect x="12" y="12" width="488" height="488" rx="104"'
            ' fill="url(#felt)" stroke="#0F4232" stroke-width="8"/>',
            '<g transform="translate(254 258) rotate(-9) scale(1.02) translate(-150 -200)">'
            '<rect x="-2" y="8" width="314" height="410" rx="24" fill="#0B3025" fill-opacity=".45"/>',
            f"{tile}</g>",
        ],
        (512, 512),
    )
