"""Turns the recorded outline of a character into short SVG path text."""

from collections.abc import Iterable, Iterator

from scorekeeper.resources.tiles.brush.svg import Point

Step = tuple[str, tuple[Point, ...]]
LETTERS = {"moveTo": "m", "lineTo": "l", "curveTo": "c"}


def _curves(spots: tuple[Point, ...]) -> Iterator[tuple[Point, Point]]:
    """A run of quadratic curves as pairs of bend and end; between two bends, one curve ends halfway."""
    for place, (x, y) in enumerate(spots[:-2], 1):
        yield (x, y), ((x + spots[place][0]) / 2, (y + spots[place][1]) / 2)
    yield spots[-2], spots[-1]


def _steps(recording: Iterable[Step]) -> Iterator[Step]:
    """The letter of each SVG command of a recorded outline, and its points."""
    for act, spots in recording:
        match act:
            case "qCurveTo":
                yield from (("q", pair) for pair in _curves(spots))
            case "closePath" | "endPath":
                yield "z", ()
            case _:
                yield LETTERS[act], spots


def path(recording: Iterable[Step]) -> str:
    """A recorded outline as SVG path text in whole units, each point told from where the last command ended."""
    text, last = "", ""
    here = begin = (0, 0)
    for letter, spots in _steps(recording):
        ends = [(round(x), round(y)) for x, y in spots]
        if letter == "z":
            text, last, here = text + "z", "z", begin
            continue
        if letter == "l" and ends == [here]:
            continue
        numbers = [step for x, y in ends for step in (x - here[0], y - here[1])]
        body = "".join(f"{step}" if step < 0 else f" {step}" for step in numbers)
        text += body if letter == last and letter != "m" else letter + body.removeprefix(" ")
        last, here = letter, ends[-1]
        begin = here if letter == "m" else begin
    return text
