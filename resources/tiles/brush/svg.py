"""The inks and the few shapes that every tile is drawn with; all lengths are in face units, 300 across."""

from collections.abc import Iterable
from enum import StrEnum

WIDTH = 300
HEIGHT = 400
MIDDLE = (150.0, 190.0)

Point = tuple[float, float]


class Ink(StrEnum):
    """The three inks of a set, and the ivory that is left free between them."""

    GREEN = "#16794F"
    RED = "#BE2E26"
    BLUE = "#1D2E4C"
    IVORY = "#FBF6E8"


def number(value: float) -> str:
    """A length with at most one decimal, as short as it can be written."""
    text = f"{value:.1f}".removesuffix(".0")
    if abs(value) < 1:
        text = text.replace("0.", ".")
    return "0" if text == "-0" else text


def points(text: str, *values: float) -> str:
    """Path text whose question marks are replaced by the given lengths, in order."""
    parts = text.split("?")
    if len(parts) != len(values) + 1:
        raise ValueError(f"{len(parts) - 1} places for {len(values)} lengths in {text!r}")
    return parts[0] + "".join(number(value) + part for value, part in zip(values, parts[1:], strict=True))


def shape(d: str, ink: str, extra: str = "") -> str:
    """A closed outline filled with one ink."""
    return f'<path d="{d}" fill="{ink}"{extra}/>'


def stroke(d: str, ink: str, width: float) -> str:
    """A line of one width with round ends."""
    return (
        f'<path d="{d}" fill="none" stroke="{ink}" stroke-width="{number(width)}"'
        ' stroke-linecap="round" stroke-linejoin="round"/>'
    )


def disc(centre: Point, radius: float, ink: str) -> str:
    """A filled circle."""
    x, y = centre
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{ink}"/>'


def ring(centre: Point, radius: float, width: float, ink: str) -> str:
    """A circle drawn as a line."""
    x, y = centre
    return (
        f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="none"'
        f' stroke="{ink}" stroke-width="{number(width)}"/>'
    )


def frame(corner: Point, size: Point, radius: float, ink: str, width: float) -> str:
    """A rectangle with round corners, drawn as a line."""
    (x, y), (across, down) = corner, size
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(across)}" height="{number(down)}"'
        f' rx="{number(radius)}" fill="none" stroke="{ink}" stroke-width="{number(width)}"/>'
    )


def placed(marks: str, at: Point, turn: float = 0, scale: float = 1) -> str:
    """Marks drawn about the origin, put somewhere, turned clockwise by degrees, and scaled."""
    moves = [f"translate({number(at[0])} {number(at[1])})"]
    if turn:
        moves.append(f"rotate({number(turn)})")
    if scale != 1:
        moves.append(f"scale({scale:.3f})")
    return f'<g transform="{" ".join(moves)}">{marks}</g>'


def wreath(marks: str, count: int, start: float = 0) -> str:
    """The same marks again and again around the origin, evenly spaced."""
    return "".join(f'<g transform="rotate({number(start + 360 * step / count)})">{marks}</g>' for step in range(count))


LAYER = "\n\n"
"""Where a layer ends, below others: tiles that begin with the same layers have those drawn once for all of them."""


def document(marks: Iterable[str], size: Point = (WIDTH, HEIGHT)) -> str:
    """A whole SVG file."""
    across, down = (number(length) for length in size)
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" version="1.2" baseProfile="tiny"'
        f' viewBox="0 0 {across} {down}" width="{across}" height="{down}">'
    )
    return "\n".join([head, *marks, "</svg>", ""])
