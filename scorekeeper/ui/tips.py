"""Tooltips that say what was typed: a name is a name, whatever marks of a page it is made of."""

from __future__ import annotations

from typing import Final

_JOINER: Final = "\u2060"
"""Has no width and no shape."""


def as_typed(text: str) -> str:
    """A text for a tooltip, which takes whatever looks like marks of a page for them unless something stands between."""
    return text.replace("<", f"<{_JOINER}").replace("&lt;", f"&{_JOINER}lt;")
