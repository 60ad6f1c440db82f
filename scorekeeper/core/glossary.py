"""The terms of the game in plain words, in a form every family shares: one entry a term, wherever the term is shown."""

from __future__ import annotations

from msgspec import Struct


class Entry(Struct, frozen=True):
    """A term and what it means; whatever is said of it is the id of words, or the English words themselves.

    `id` is the term's own word (`tsumo`), `plain` the few plain words that can stand beside it (“drawn it yourself”),
    empty for a term that says itself what it is; `said` is the sentence that explains it to somebody who knows only
    “four sets and a pair”. `also` are other words that mean the same, `name` is how it is written where the game comes
    from (自摸), and `page` the reference page that tells more, empty for none.
    """

    id: str
    plain: str
    said: str
    also: tuple[str, ...] = ()
    name: str = ""
    page: str = ""
    common: bool = False
    """Whether it is an everyday word too, so that it is the term only where it stands alone."""
