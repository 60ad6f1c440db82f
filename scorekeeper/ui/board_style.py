"""How the board is drawn at any size: on the desk, and as large as another screen allows."""

from __future__ import annotations

from string import Template
from typing import Final

from scorekeeper.ui.palettes import Palette
from scorekeeper.ui.style import CORNER, Look


def board_sheet(look: Look, scale: float = 1.0) -> str:
    """The style sheet of the board in a look, everything so many times as large."""
    inks = {name: getattr(look.palette, name) for name in Palette.__struct_fields__}
    wanted = {**look.type, "corner": CORNER, "edge": 2, "ring": 3, "air": 6}
    sizes = {name: max(1, round(size * scale)) for name, size in wanted.items()}
    # What a panel holds stays where it is with a wider line around it.
    more = {f"{line}_more": sizes[line] - 1 for line in ("edge", "ring")}
    return Template(_SHEET).substitute(inks, **sizes, **more)


_SHEET: Final = """
QFrame#seat, QFrame#middle { border-radius: ${corner}px; }
QFrame#seat[dealer="true"] { border: ${edge}px solid $gold; padding: -${edge_more}px; }
QFrame#seat:focus { border: ${ring}px solid $focus; padding: -${ring_more}px; }
QLabel[role="player"] { font-size: ${body}px; }
QLabel[role="place"] { font-size: ${body}px; color: $quiet; }
QLabel[role="place"][first="true"] { color: $gold_text; font-weight: 700; }
QLabel[role="wind"] {
    font-size: ${title}px; font-weight: 700; color: $ink; border: 1px solid $line; border-radius: 4px;
    padding: 0 ${air}px;
}
QLabel[role="wind"][dealer="true"] { color: $gold_text; border: 1px solid $gold; background: $gold_tint; }
QLabel[role="gap"] { font-size: ${note}px; }
QLabel[role="moved"] { font-size: ${small}px; }
QLabel[role="mark"] {
    font-size: ${body}px; font-weight: 700; color: $on_felt; background: $felt; border-radius: 4px; padding: 0 ${air}px;
}
QLabel[role="rival"] {
    font-size: ${note}px; color: $ink;
}
QLabel[role="round"] { font-size: ${title}px; }
QLabel[role="counters"] { font-size: ${note}px; }
QFrame#middle QLabel[role="last"] {
    font-size: ${small}px; font-weight: 700; color: $gold_text; background: $gold_tint; border-radius: 4px;
    padding: 1px ${edge}px;
}
QLabel[role="news"] { font-size: ${note}px; color: $quiet; }
"""
