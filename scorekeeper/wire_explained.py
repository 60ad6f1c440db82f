"""Hands explained for the window: the one that is being entered, and those of any deal that was recorded."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from scorekeeper.controller.entry import Entry
from scorekeeper.core.barring import barred_win
from scorekeeper.core.entry_view import EntryView
from scorekeeper.core.explained import More, Why
from scorekeeper.core.hand_entered import HandEntered
from scorekeeper.core.history import Past
from scorekeeper.core.journal import Record
from scorekeeper.core.ledger import Ledger, replay
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.core.what_if_view import WouldBe
from scorekeeper.core.why_view import WhyView
from scorekeeper.ui.speech import Speech

Explained = tuple[str, WhyView]


def view_of(view: EntryView, made: Record | None, ledger: Ledger | None) -> WhyView | None:
    """The hand that is being entered explained; with all its payments once what is entered can be recorded."""
    from scorekeeper.teach.explanation import why_event, why_hand

    found = () if made is None or ledger is None else why_event(ledger, made)
    whys = () if isinstance(found, Problem) else found
    counted = next((each for each in whys if each.seat == view.active), None)
    entered = view.entered
    if entered is None:
        return None if counted is None or ledger is None else _told(counted, ledger.rules, ledger.players)
    if entered.short:
        return waits_of(entered)
    why = counted or why_hand(entered.rules, entered.hand, entered.setting)
    told = _explained(why, entered, view.players, open_=True)
    return replace(told, sight=_left_over(view)) if isinstance(why, Problem) else told


def _left_over(view: EntryView) -> Phrase | None:
    """What is seen of tiles that make no hand, where some are left over."""
    sight = view.sight
    return sight.phrase if sight is not None and sight.helps and "tiles" in sight.phrase.values else None


def hands_of(past: Past, event: int) -> tuple[Explained, ...]:
    """Every hand of an event that is counted, by its player's name, as things stood then."""
    return hands_at(replay(past.header, past.records[:event]), past.records[event])


def hands_at(before: Ledger, record: Record) -> tuple[Explained, ...]:
    """Every hand of an event at a table that is counted, by its player's name."""
    from scorekeeper.teach.explanation import why_event

    found = why_event(before, record)
    entry = Entry()
    entry.show_ledger(before)
    read = entry.take_recorded(record) is None
    hands = []
    for why in () if isinstance(found, Problem) else found:
        if why.seat is None:
            continue
        if read:
            entry.activate(why.seat)
        entered = None if not read or entry.view is None else entry.view.entered
        known = entered is not None and entered.seat == why.seat
        told = (
            _explained(why, entered, before.players)
            if known and entered is not None
            else _told(why, before.rules, before.players)
        )
        hands.append((before.players[why.seat], told))
    return tuple(hands)


def _words(rules: Ruleset) -> dict[str, str]:
    from scorekeeper.teach.words import WORDS

    return {**rules.words, **WORDS}


def waits_of(entered: HandEntered, *, open_: bool = True) -> WhyView:
    """What a hand waits for that lacks its last tile; of one that waits for nothing, what brings it nearer."""
    from scorekeeper.teach.nearer import nearer
    from scorekeeper.teach.waiting import Seen, waiting

    rules, row = entered.rules, entered.rules.declaration.discards
    seen = Seen(discards=entered.hand.rows.get(row, ()))
    hand = replace(entered.hand, rows={name: tiles for name, tiles in entered.hand.rows.items() if name != row})
    found = None if entered.lacks else waiting(rules, hand, entered.setting, seen)
    near = None if found is not None and found.waits else nearer(rules, hand, seen)
    return WhyView(rules, _words(rules), waiting=found, nearer=near, open=open_)


def _explained(why: Why | Problem, entered: HandEntered, players: Sequence[str], *, open_: bool = False) -> WhyView:
    """A hand with all that it would have been otherwise."""
    from scorekeeper.teach.what_if import fixes, would_be

    rules, hand, setting = entered.rules, entered.hand, entered.setting
    if isinstance(why, Problem):
        words, mends = _words(rules), fixes(rules, hand, setting)
        return WhyView(rules, words, tuple(players), problem=why, fixes=mends, open=open_)
    more = rules.more(hand, setting)
    others = would_be(rules, hand, setting)
    told = _told(why, rules, players, others, () if isinstance(more, Problem) else more, open_=open_)
    return replace(told, barred=barred_win(rules, hand))


def _told(
    why: Why,
    rules: Ruleset,
    players: Sequence[str],
    others: tuple[WouldBe, ...] = (),
    more: tuple[More, ...] = (),
    *,
    open_: bool = False,
) -> WhyView:
    """An explanation in words."""
    from scorekeeper.teach.as_text import as_text, mattered_said

    words = _words(rules)
    voice = Speech(words)
    hung, text = mattered_said(why.mattered, rules, voice), as_text(why, rules, voice, players)
    return WhyView(rules, words, tuple(players), why, None, hung, text, others, more, open=open_)
