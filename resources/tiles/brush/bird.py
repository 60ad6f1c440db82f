"""The one of bamboos: a peacock on a twig, its train of feathers hanging behind it."""

from scorekeeper.resources.tiles.brush.svg import Ink, Point, disc, placed, points, shape, stroke

G, R, B = Ink.GREEN, Ink.RED, Ink.BLUE
ROOT = (186.0, 176.0)

# Each feather of the train: how far it is turned from straight down, its length, and its ink; the lowest layer first.
FEATHERS = (
    *((turn, 176.0, G) for turn in (8.0, 30.0, 52.0, 74.0, 96.0)),
    *((turn, 118.0, B) for turn in (19.0, 41.0, 63.0, 85.0)),
)


def _edged(d: str, ink: str, width: float = 5) -> str:
    """A filled outline with an ivory edge, so that it stands apart from what lies under it."""
    return f'<path d="{d}" fill="{ink}" stroke="{Ink.IVORY}" stroke-width="{width}" stroke-linejoin="round"/>'


def _feather(turn: float, length: float, ink: str) -> str:
    """One feather: narrow at its root, broad near its tip, with an eye in it."""
    broad = 26 if length > 150 else 19
    leaf = points(
        "M0 0C? ? ? ? 0 ?C? ? ? ? 0 0Z",
        *(-7, length * 0.4, -broad * 1.35, length * 0.86, length),
        *(broad * 1.35, length * 0.86, 7, length * 0.4),
    )
    eye = disc((0, length * 0.8), broad * 0.56, Ink.IVORY) + disc((0, length * 0.8), broad * 0.34, R)
    return placed(_edged(leaf, ink) + eye, ROOT, turn)


def _crest(tips: tuple[Point, ...]) -> str:
    return "".join(stroke(points("M216 66L? ?", x, y), G, 6) + disc((x, y), 9, R) for x, y in tips)


def bird() -> str:
    """The peacock."""
    body = (
        "M214 56C238 56 246 76 240 96C234 116 240 128 250 146C264 176 254 214 224 230"
        "C198 242 172 230 164 206C158 188 168 170 184 156C200 142 204 126 198 104C192 82 194 56 214 56Z"
    )
    wing = "M166 214C164 184 184 164 222 164C234 190 222 222 178 236C170 232 167 224 166 214Z"
    plumes = stroke("M182 216C192 200 204 188 218 180M190 226C202 216 212 206 222 194", Ink.IVORY, 5)
    beak = shape("M240 76L270 90L238 100Z", R)
    legs = stroke("M212 232L210 298M232 224L236 292", R, 9)
    twig = stroke("M172 314C200 302 232 300 272 288", G, 13) + shape(
        "M258 292C272 296 282 308 284 326C266 322 256 310 258 292Z", G
    )
    train = "".join(_feather(*each) for each in FEATHERS)
    return (
        train
        + twig
        + legs
        + _crest(((196, 38), (216, 30), (236, 38)))
        + beak
        + _edged(body, B)
        + _edged(wing, R)
        + plumes
        + disc((221, 78), 7, Ink.IVORY)
    )
