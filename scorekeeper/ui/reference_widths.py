"""How a table shares its width: all columns in it where they fit, else in as many pieces as are needed."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct


class Wish(Struct, frozen=True):
    """How wide a column wants to be, and how narrow it can be made, in pixels."""

    wide: int
    least: int


class Piece(Struct, frozen=True):
    """Some columns of a table that stand side by side, by their places, and how wide each is."""

    columns: tuple[int, ...]
    widths: tuple[int, ...]


def shared(wishes: Sequence[Wish], room: int) -> tuple[Piece, ...]:
    """The pieces of a table; each begins with its first column, which says what the rows are about."""
    if not wishes:
        return ()
    pieces: list[tuple[int, ...]] = []
    rest = list(range(1, len(wishes)))
    while rest or not pieces:
        taken = [0]
        while rest and (len(taken) == 1 or _least(wishes, (*taken, rest[0])) <= room):
            taken.append(rest.pop(0))
        pieces.append(tuple(taken))
    return tuple(Piece(each, _widths(wishes, each, room)) for each in _evened(pieces))


def _least(wishes: Sequence[Wish], columns: Sequence[int]) -> int:
    return sum(wishes[each].least for each in columns)


def _evened(pieces: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """The same columns in as many pieces, no piece much longer than another."""
    others = [column for piece in pieces for column in piece[1:]]
    count = len(pieces)
    if count == 1:
        return pieces
    each = -(-len(others) // count)
    return [(0, *others[at : at + each]) for at in range(0, len(others), each)]


def _widths(wishes: Sequence[Wish], columns: tuple[int, ...], room: int) -> tuple[int, ...]:
    """How wide some columns are: as they want to be, what is left shared alike; else the widest of them narrowed."""
    wanted = [wishes[each] for each in columns]
    left = room - sum(each.wide for each in wanted)
    if left >= 0:
        return tuple(each.wide + left // len(wanted) for each in wanted)
    cap = max(each.wide for each in wanted)
    while cap and sum(_capped(each, cap) for each in wanted) > room and any(each.least < cap for each in wanted):
        cap -= 1
    return tuple(_capped(each, cap) for each in wanted)


def _capped(wish: Wish, cap: int) -> int:
    return max(wish.least, min(wish.wide, cap))
