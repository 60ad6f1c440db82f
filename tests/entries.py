"""Short words for tests of what is being entered: a table, an Entry at it, and what it shows."""

from collections.abc import Mapping, Sequence

from scorekeeper.controller.entry import Entry
from scorekeeper.core.entry_table import SOMEBODY
from scorekeeper.core.entry_view import EntryView, Face, Place, Target, Tick
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, replay
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.score import Score
from scorekeeper.core.tiles import tile
from scorekeeper.core.words import say
from scorekeeper.rulesets import ruleset

PLAYERS = ("Ana", "Ben", "Chi", "Dan")
DORA = Target(Place.ROW, "dora_indicators")
URA = Target(Place.ROW, "ura_indicators")
MANGAN = "234999m56788p234s"


def rules(preset: str = "tenhou", **options: object) -> Ruleset:
    """The rules of a preset with some options changed."""
    made = ruleset(None, preset, options)
    assert not isinstance(made, Problem), made
    return made


def ledger(*records: Record, by: Ruleset | None = None) -> Ledger:
    """A session after some events."""
    found = replay(Header(by or rules(), PLAYERS), records)
    assert found.stopped_at is None, found.stopped_at
    return found


def riichi(seat: int) -> dict[str, object]:
    """A player declares riichi."""
    return {"type": "riichi", "seat": seat}


def entry(*records: Record, by: Ruleset | None = None) -> Entry:
    """An Entry at a table after some events."""
    made = Entry()
    made.show_ledger(ledger(*records, by=by))
    return made


def winning(seat: int = 1, off: int | None = 3, *records: Record, by: Ruleset | None = None) -> Entry:
    """An Entry where a player has won, off another or by self-draw."""
    made = entry(*records, by=by)
    made.toggle_winner(seat)
    made.choose_off(off)
    return made


def shown(of: Entry) -> EntryView:
    """What an Entry shows."""
    assert of.view is not None
    return of.view


def click(on: Entry, codes: str) -> None:
    """Click tiles one after the other, named as `1m 1m 0p`."""
    for code in codes.split():
        on.pick(tile(code))


def face(of: Entry, code: str) -> Face:
    """The key of the picker on which a face stands."""
    return next(each for row in shown(of).picker for each in row if each.key is tile(code))


def tick(of: Entry, circumstance: str) -> Tick:
    """A circumstance beside the hand."""
    return next(each for each in shown(of).circumstances if each.circumstance.id == circumstance)


def problem_id(of: object) -> str | None:
    """The id of a problem, None for anything else."""
    return of.id if isinstance(of, Problem) else None


def headline(of: Entry) -> str:
    """What the active hand is worth, as read aloud."""
    score = shown(of).score
    assert score is not None
    assert not isinstance(score, Problem), score
    return _said(score, shown(of).words)


def _said(score: Score, words: Mapping[str, str]) -> str:
    phrases: Sequence[Phrase] = score.headline
    return " ".join(say(phrase, words) for phrase in phrases)


def recorded(of: Entry) -> list[Mapping[str, object]]:
    """The records that Record makes."""
    records: list[Mapping[str, object]] = []
    of.ready_to_record.connect(records.append)
    of.record()
    return records


def alone(text: str) -> Entry:
    """A hand by itself won off somebody, with these tiles."""
    made = loose()
    made.choose_off(SOMEBODY)
    made.type_text(text)
    return made


def loose(preset: str = "tenhou") -> Entry:
    """An Entry that scores hands without a session."""
    made = Entry()
    made.show_rules(rules(preset))
    return made
