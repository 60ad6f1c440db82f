"""What a player has chosen about the look of the window, and the look it makes."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from scorekeeper.ui.palettes import PALETTES, Inks, Palette, system_palette
from scorekeeper.ui.style import Look, TileStyle

SYSTEM: Final = "system"
"""The choice of colours that follows the system."""
COLOURS: Final = (SYSTEM, *(name.value for name in Inks))
"""Every choice of colours there is."""


class LookChoice(Struct, frozen=True):
    """What a player has chosen: `colours` is one of COLOURS, `tiles` a style of tiles by name."""

    colours: str = SYSTEM
    tiles: str = TileStyle.TRADITIONAL.value
    numerals: bool = True
    touch: bool = False
    still: bool = False
    larger: bool = False
    keys: bool = False
    newcomer: bool = False

    @property
    def palette(self) -> Palette:
        """The chosen inks."""
        return system_palette() if self.colours == SYSTEM else PALETTES[Inks(self.colours)]

    @property
    def look(self) -> Look:
        """The look this makes."""
        tiles, numerals = TileStyle(self.tiles), self.numerals or self.newcomer
        return Look(self.palette, self.touch, numerals, tiles, self.still, self.larger, self.keys, self.newcomer)
