"""A whole draft in typed notation, such as `(pon:555z) 123m0p77z`, read and written.

Tiles are written as everywhere (`123m0p77z`, 0 is a red five); the last one is the winning tile. A called set stands in
round brackets, `(555z)`, one kept face down in square ones, `[1111m]`; its form may be named where its shape leaves a
choice: `(shouminkan:5555z)`, or without brackets `pon:555z`. A row beside the hand is named likewise: `dora:8m`. Any
beginning of a name will do.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.called_set import SET_ROOM, form_of, has_shape
from scorekeeper.core.declaration import Declaration, MeldForm, TileRow
from scorekeeper.core.draft import Draft, Reds, face_left
from scorekeeper.core.hand import Meld
from scorekeeper.core.notation import read_tiles, tile_text, write_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import Tile

_WORD: Final = (
    r"\s*(?:"
    r"\((?:(?P<form>[a-z_]+):)?(?P<open>[0-9a-z\s]*)\)"
    r"|\[(?P<hidden>[0-9a-z\s]*)\]"
    r"|(?P<name>[a-z_]{2,}):(?P<named>(?:[0-9]+[a-z])+)"
    r"|(?P<tiles>(?:[0-9]+[a-z])+)"
    r")\s*"
)
_UNFINISHED: Final = r"\s*(?:[0-9]+|[(\[][0-9a-z_:\s]*|[a-z_]+(?::[0-9a-z]*)?)\s*$"


class Typed(Struct, frozen=True):
    """What a text says: the draft, and the end of it that is still to be finished (`55` waits for its letter)."""

    draft: Draft
    unfinished: str = ""


class Text(Struct, frozen=True):
    """What was typed last for a hand, where it says something else than the hand does."""

    text: str
    unfinished: str = ""
    problem: Problem | None = None


def read_draft(text: str, declaration: Declaration, before: Draft) -> Typed | Problem:
    """The draft a text names; ticks, and rows that it does not name, stay as they were before.

    Answers `bad_tile`, `bad_meld`, `none_left`, `hand_full`, `no_room_for_set` or `row_full`; nothing is guessed.
    """
    reds = dict(declaration.reds)
    draft = replace(before, tiles=(), melds=(), win_index=None, declared=None)
    named: set[str] = set()
    # Made with the first text, and kept by its own module: nobody may type at all.
    word = re.compile(_WORD)
    place = 0
    while place < len(text):
        found = word.match(text, place)
        if found is None:
            rest = text[place:]
            if not rest.strip():
                break
            if _could_go_on(rest, declaration):
                return Typed(draft, rest.strip())
            return Problem("bad_tile", {"text": rest.split()[0]}, "typed")
        step = _with_word(draft, found, declaration, reds, named)
        if isinstance(step, Problem):
            return step
        draft = step
        place = found.end()
    return Typed(draft)


def write_draft(draft: Draft, declaration: Declaration) -> str:
    """The notation of a draft: its called sets, then its concealed tiles with the winning one last."""
    sets = " ".join(_write_meld(meld, declaration.melds) for meld in draft.melds)
    place = draft.win_place
    tiles = draft.tiles if place is None else (*draft.tiles[:place], *draft.tiles[place + 1 :], draft.tiles[place])
    return f"{sets} {write_tiles(tiles, sort=False)}".strip()


def _could_go_on(rest: str, declaration: Declaration) -> bool:
    """Whether the end of a text is the beginning of something that makes sense."""
    if re.match(_UNFINISHED, rest) is None:
        return False
    word = rest.strip().lstrip("([").partition(":")[0]
    if not word or word[0].isdigit():
        return True
    names = [form.id for form in declaration.melds] + [row.id for row in declaration.rows]
    return any(name.startswith(word) for name in names)


def _with_word(
    draft: Draft, found: re.Match[str], declaration: Declaration, reds: Reds, named: set[str]
) -> Draft | Problem:
    """The draft with one word of the text more; `named` are the rows that were named before."""
    part = found.groupdict()
    if part["tiles"] is not None:
        tiles = read_tiles(part["tiles"], "typed")
        return tiles if isinstance(tiles, Problem) else _with_all(draft, tiles, declaration, named)
    if part["name"] is not None:
        row = next((row for row in declaration.rows if row.id.startswith(part["name"])), None)
        if row is not None:
            if row.id not in named:
                draft = draft.with_row(row.id, ())
            named.add(row.id)
            return _with_row(draft, row, part["named"], reds)
        return _with_set(draft, part["name"], part["named"], False, declaration, reds)
    hidden = part["hidden"] is not None
    return _with_set(draft, part["form"], part["hidden"] if hidden else part["open"], hidden, declaration, reds)


def _with_all(draft: Draft, tiles: tuple[Tile, ...], declaration: Declaration, named: set[str]) -> Draft | Problem:
    """The draft with some tiles more: flowers and seasons beside the hand, the others in it."""
    reds = dict(declaration.reds)
    lying = next((row for row in declaration.rows if row.bonus), None)
    apart = tuple(tile for tile in tiles if tile.is_bonus and lying is not None)
    grown = _with_tiles(draft, tuple(tile for tile in tiles if tile not in apart), reds)
    if lying is None or not apart or isinstance(grown, Problem):
        return grown
    if lying.id not in named:
        grown = grown.with_row(lying.id, ())
    named.add(lying.id)
    return _with_row(grown, lying, write_tiles(apart, sort=False), reds)


def _with_tiles(draft: Draft, tiles: tuple[Tile, ...], reds: Reds) -> Draft | Problem:
    for tile in tiles:
        if tile.is_bonus:
            return Problem("bad_tile", {"text": tile.code}, "typed")
        if draft.room <= 0:
            return Problem("hand_full", where="typed")
        face = face_left(draft, tile, reds)
        if face is None:
            return Problem("none_left", {"tile": tile_text([tile])}, "typed")
        draft = draft.with_tile(face)
    return draft


def _with_row(draft: Draft, row: TileRow, text: str, reds: Reds) -> Draft | Problem:
    tiles = read_tiles(text, "typed")
    if isinstance(tiles, Problem):
        return tiles
    for tile in tiles:
        if tile.is_bonus and not row.bonus:
            return Problem("bad_tile", {"text": tile.code}, "typed")
        if len(draft.rows[row.id]) == row.most:
            return Problem("row_full", {"most": row.most}, "typed")
        face = face_left(draft, tile, reds)
        if face is None:
            return Problem("none_left", {"tile": tile_text([tile])}, "typed")
        draft = draft.with_row(row.id, (*draft.rows[row.id], face))
    return draft


def _with_set(
    draft: Draft, name: str | None, text: str, hidden: bool, declaration: Declaration, reds: Reds
) -> Draft | Problem:
    tiles = read_tiles(text, "typed")
    if isinstance(tiles, Problem):
        return tiles
    form = _form_named(name, tiles, declaration) if name else form_of(declaration.melds, tiles, hidden)
    if form is None and name:
        return Problem("bad_tile", {"text": name}, "typed")
    if form is None:
        return Problem("bad_set", {"tiles": tile_text(tiles)}, "typed")
    if not has_shape(form, tiles):
        return Problem("bad_meld", {"tiles": tile_text(tiles), "kind": form.word}, "typed")
    if draft.room < SET_ROOM:
        return Problem("no_room_for_set", where="typed")
    meld = _with_faces_left(draft, form, tiles, reds)
    return meld if isinstance(meld, Problem) else draft.with_meld(meld)


def _with_faces_left(draft: Draft, form: MeldForm, tiles: tuple[Tile, ...], reds: Reds) -> Meld | Problem:
    """The set with the faces that are there: the last plain five typed is the red one."""
    faces: list[Tile] = []
    trial = draft
    for tile in tiles:
        face = face_left(trial, tile, reds)
        if face is None:
            return Problem("none_left", {"tile": tile_text([tile])}, "typed")
        faces.append(face)
        trial = trial.with_row("", (*trial.rows.get("", ()), face))
    return Meld(form.id, tuple(sorted(faces, key=lambda tile: tile.order)))


def _form_named(name: str, tiles: tuple[Tile, ...], declaration: Declaration) -> MeldForm | None:
    begun = [form for form in declaration.melds if form.id.startswith(name)]
    return next((form for form in begun if has_shape(form, tiles)), begun[0] if begun else None)


def _write_meld(meld: Meld, forms: tuple[MeldForm, ...]) -> str:
    tiles = write_tiles(meld.tiles)
    form = next(form for form in forms if form.id == meld.kind)
    if form_of(forms, meld.tiles, hidden=not form.open) == form:
        return f"({tiles})" if form.open else f"[{tiles}]"
    return f"({meld.kind}:{tiles})"
