"""What has been entered in a form that can be kept, and back again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from scorekeeper.core.draft import Draft
from scorekeeper.core.entering import Entering
from scorekeeper.core.entry_table import Table
from scorekeeper.core.hand import Meld
from scorekeeper.core.journal import Record
from scorekeeper.core.money import Seat
from scorekeeper.core.notation import read_tiles, write_tiles
from scorekeeper.core.problem import Problem
from scorekeeper.core.tiles import Tile

VERSION = 1


def write_entering(entering: Entering) -> dict[str, object]:
    """All that was entered, ready for JSON."""
    return {
        "v": VERSION,
        "outcome": entering.outcome,
        "winners": list(entering.winners),
        "off": entering.off,
        "off_chosen": entering.off_chosen,
        "active": entering.active,
        "answers": dict(entering.answers),
        "liable": {str(seat): value for seat, value in entering.liable.items()},
        "drafts": {str(seat): _write_draft(draft) for seat, draft in entering.drafts.items() if _begun(draft)},
        "texts": {str(seat): text.text for seat, text in entering.texts.items()},
    }


def read_entering(record: Record, table: Table) -> Entering | None:
    """What `write_entering` wrote, None for a record that does not fit this table."""
    try:
        return _read(record, table)
    except (KeyError, TypeError, ValueError):
        return None


def _read(record: Record, table: Table) -> Entering:
    if record["v"] != VERSION:
        raise ValueError
    entering = Entering(
        outcome=_word_or_none(record["outcome"]),
        winners=tuple(_seat(each, table) for each in _list(record["winners"])),
        off=None if record["off"] is None else _seat(record["off"], table),
        off_chosen=record["off_chosen"] is True,
        active=None if record["active"] is None else _seat(record["active"], table),
        answers=dict(_map(record["answers"])),
        liable={_seat(int(key), table): value for key, value in _map(record["liable"]).items()},
        drafts={_seat(int(key), table): _read_draft(_map(each), table) for key, each in _map(record["drafts"]).items()},
    )
    outcome = table.outcome(entering.outcome)
    if (entering.outcome is not None and outcome is None) or len(set(entering.winners)) != len(entering.winners):
        raise ValueError
    if entering.winners and (outcome is None or len(entering.winners) > outcome.most_winners):
        raise ValueError
    if entering.off in entering.winners:
        raise ValueError
    return _with_texts(entering.settled(table), _map(record["texts"]), table)


def _with_texts(entering: Entering, texts: Mapping[str, object], table: Table) -> Entering:
    """What was typed, read again."""
    active = entering.active
    for key, text in texts.items():
        seat = _seat(int(key), table)
        entering = entering.showing(table, seat)
        if entering.active == seat:
            entering = entering.with_text(table, _word(text))
    return entering if active is None else entering.showing(table, active)


def _begun(draft: Draft) -> bool:
    return bool(draft.resting) or not draft.empty


def _write_draft(draft: Draft) -> dict[str, object]:
    return {
        "tiles": write_tiles(draft.tiles, sort=False),
        "melds": [{"type": meld.kind, "tiles": write_tiles(meld.tiles, sort=False)} for meld in draft.melds],
        "win_index": draft.win_index,
        "circumstances": sorted(draft.circumstances | draft.resting),
        "rows": {name: write_tiles(tiles, sort=False) for name, tiles in draft.rows.items() if tiles},
        "declared": None if draft.declared is None else dict(draft.declared),
    }


def _read_draft(record: Mapping[str, object], table: Table) -> Draft:
    declared = record["declared"]
    draft = Draft(
        tiles=_tiles(record["tiles"]),
        melds=tuple(_read_meld(_map(each), table) for each in _list(record["melds"])),
        win_index=_whole_or_none(record["win_index"]),
        circumstances=frozenset(_word(each) for each in _list(record["circumstances"])),
        rows={_known_row(name, table): _tiles(text) for name, text in _map(record["rows"]).items()},
        declared=None if declared is None else dict(_map(declared)),
    )
    if draft.room < 0 or (draft.win_index is not None and not 0 <= draft.win_index < len(draft.tiles)):
        raise ValueError
    if not draft.circumstances <= {each.id for each in table.declaration.circumstances}:
        raise ValueError
    return draft


def _read_meld(record: Mapping[str, object], table: Table) -> Meld:
    kind = _word(record["type"])
    if table.form(kind) is None:
        raise ValueError
    return Meld(kind, _tiles(record["tiles"]))


def _known_row(name: str, table: Table) -> str:
    if table.row(name) is None:
        raise ValueError
    return name


def _tiles(text: object) -> tuple[Tile, ...]:
    tiles = read_tiles(_word(text))
    if isinstance(tiles, Problem):
        raise TypeError
    return tiles


def _seat(value: object, table: Table) -> Seat:
    if type(value) is not int or not 0 <= value < len(table.players):
        raise ValueError
    return value


def _word(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _word_or_none(value: object) -> str | None:
    return None if value is None else _word(value)


def _whole_or_none(value: object) -> int | None:
    if value is not None and type(value) is not int:
        raise TypeError
    return value if type(value) is int else None


def _list(value: object) -> Sequence[object]:
    if not isinstance(value, list | tuple):
        raise TypeError
    return value


def _map(value: object) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise TypeError
    return value
