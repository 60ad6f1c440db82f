"""How eyes see inks: their contrast, and how far apart two of them look to those who lack one kind of cones."""

from math import dist
from typing import Final

from PySide6.QtGui import QColor

Light = tuple[float, float, float]
"""Red, green and blue as amounts of light, 0 to 1."""

# What is left of each light for eyes without one kind of cones: the matrices of Machado, Oliveira and Fernandes (2009),
# full severity, on amounts of light.
EYES: Final[dict[str, tuple[Light, Light, Light]]] = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def light(ink: str) -> Light:
    """An ink's amounts of light."""
    colour = QColor(ink)
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (colour.redF(), colour.greenF(), colour.blueF())
    )
    return red, green, blue


def luminance(seen: Light) -> float:
    """How bright a light is, 0 to 1, as the Web Content Accessibility Guidelines reckon it."""
    return 0.2126 * seen[0] + 0.7152 * seen[1] + 0.0722 * seen[2]


def contrast(one: str, other: str) -> float:
    """Contrast of two inks, 1 to 21."""
    low, high = sorted((luminance(light(one)), luminance(light(other))))
    return (high + 0.05) / (low + 0.05)


def seen_by(eyes: str, ink: str) -> Light:
    """The light of an ink as some eyes see it."""
    here = light(ink)
    red, green, blue = (
        min(1.0, max(0.0, sum(share * part for share, part in zip(row, here, strict=True)))) for row in EYES[eyes]
    )
    return red, green, blue


def apart(eyes: str, one: str, other: str) -> float:
    """How far two inks are apart to some eyes, as a distance in the CIE L*a*b* space; about 2 is just noticed."""
    return dist(_lab(seen_by(eyes, one)), _lab(seen_by(eyes, other)))


def _lab(seen: Light) -> Light:
    red, green, blue = seen
    whites = (
        (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
        luminance(seen),
        (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
    )
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in whites)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
