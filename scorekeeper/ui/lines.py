"""A few words in as many lines as they need, for what does not break its text by itself, such as a button."""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics


def in_lines(text: str, metrics: QFontMetrics, width: int) -> str:
    """The text with a line break wherever the next word would go beyond a width in pixels; a word itself stays whole."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return "\n".join(lines)
