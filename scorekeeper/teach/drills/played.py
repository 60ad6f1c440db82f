"""Drills about hands that were really played: those of a session, with the table as it stood."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from scorekeeper.core.hand import Hand
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Header, Ledger, advance, preview, replay
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.ruleset import Answers, WinnerAnswer
from scorekeeper.teach.drills.asked import answers, moved_fields, part_field
from scorekeeper.teach.drills.kinds_hand import asked_parts
from scorekeeper.teach.drills.scene import Scene, reckon
from scorekeeper.teach.drills.task import Drill
from scorekeeper.teach.drills.weights import Weights

PLAYED: Final = "played"


def played(header: Header, records: Sequence[Record], weights: Weights) -> tuple[Drill, ...]:
    """A drill for every hand that was won in a session with its tiles entered, the last one first."""
    scenes = _scenes(replay(header, ()), records, weights)
    drills = (played_drill(scene, weights) for scene in scenes)
    return tuple(each for each in drills if each is not None)[::-1]


def _scenes(ledger: Ledger, records: Sequence[Record], weights: Weights) -> Iterator[Scene]:
    for record in records:
        found = scene_of(ledger, record, weights)
        if found is not None:
            yield found
        ledger = advance(ledger, record)
        if ledger.stopped_at is not None:
            return


def scene_of(ledger: Ledger, record: Record, weights: Weights) -> Scene | None:
    """A recorded win of one player as a scene, at the table as it stood; None for anything else, and without its tiles."""
    outcome = next((each for each in ledger.rules.declaration.outcomes if each.id == record.get("type")), None)
    if outcome is None or not outcome.most_winners:
        return None
    told = ledger.rules.read_answers(record)
    if isinstance(told, Problem) or len(told.winners) != 1:
        return None
    winner = told.winners[0]
    hand = _hand(ledger, winner, told)
    if hand is None:
        return None
    liable = winner.liable if isinstance(winner.liable, int) else None
    scene = Scene(ledger, winner.seat, told.off, hand, None, liable, told.others, told.given, weights.steps)
    # What cannot be told by a scene (a liability shared by pattern) would make another win of it.
    was, now = preview(ledger, record), scene.step
    same = not isinstance(was, Problem) and not isinstance(now, Problem) and was.transfers == now.transfers
    return scene if same else None


def _hand(ledger: Ledger, winner: WinnerAnswer, told: Answers) -> Hand | None:
    if winner.hand is None:
        return None
    read = ledger.rules.read_hand(winner.hand, seated=True)
    if isinstance(read, Problem):
        return None
    declared = ledger.rules.declaration
    plain = declared.win_self if told.off is None else declared.win_off
    ways = {each.win for each in declared.circumstances if each.win}
    hand, _ = read
    return hand if hand.win in ways else replace(hand, win=plain)


def played_drill(scene: Scene, weights: Weights) -> Drill | None:
    """What a hand that was played counted, and what it moved; None for one that the rules do not take any more."""
    found = reckon(scene)
    if isinstance(found, Problem):
        return None
    parts = asked_parts(weights, scene, found)
    units = {part.id: part.unit for part in found.parts}
    fields = (*(part_field(part, units[part]) for part in parts), *moved_fields(scene))
    question = Phrase("drill_ask_played", {"player": scene.ledger.players[scene.seat]})
    return Drill(PLAYED, 2, question, scene, fields, answers(fields, scene, found, weights.named))
