"""An explanation as lines to be shown: what each says, what it brings, and which tiles it is about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from scorekeeper.core.explained import Chapter, Does, Group, Reason
from scorekeeper.core.explained import Other as OtherReading
from scorekeeper.core.notation import read_tiles
from scorekeeper.core.problem import Phrase, Problem
from scorekeeper.core.tiles import Tile
from scorekeeper.core.what_if_view import Other, Swap, Wait, Worth, WouldBe
from scorekeeper.core.why_view import WhyView
from scorekeeper.ui.named import BETWEEN
from scorekeeper.ui.speech import Speech, points
from scorekeeper.ui.tile_face import tile_name
from scorekeeper.ui.why_heard import brings_heard, line_heard
from scorekeeper.ui.words import listed, ui


class Said(Struct, frozen=True):
    """One line: its name, what it brings, and the sentence that says why; a `head` begins a paragraph.

    `sets` are tiles drawn within the line, `groups` and `tiles` those that it lights up in the reading. Where `come` is
    named a click puts that tile into the hand, in place of `gone` where there is one; where
    `change` is, it makes the hand so. `source` says where the rule
    comes from, `heard` is the line as it is read aloud, where that is not what is seen, and `line` the id by which the
    reference tells about it.
    """

    name: str
    amount: str = ""
    said: str = ""
    sets: tuple[tuple[Tile, ...], ...] = ()
    groups: tuple[int, ...] = ()
    tiles: tuple[Tile, ...] = ()
    head: bool = False
    come: Tile | None = None
    gone: Tile | None = None
    change: WouldBe | None = None
    source: str = ""
    heard: str = ""
    line: str = ""


def reasons(view: WhyView) -> Iterator[Said]:
    """Why the hand is paid so: every chapter with its lines, the other readings, and the house rules that mattered."""
    speech = Speech(view.words)
    if view.problem is not None:
        yield Said(speech.say(view.problem), head=True)
    if view.sight is not None:
        yield Said(speech.say(view.sight), "", ui("why_needs"), tuple(filter(None, (_left(view.sight),))))
    if view.why is None:
        return
    told = view.why.explanation
    for chapter in (*told.reasons, *told.payments):
        yield from _chapter(chapter, view, speech)
    if told.others:
        yield Said(ui("why_others"), head=True)
        yield from (_other(each, speech) for each in told.others)
    if view.hung:
        yield Said(ui("why_hung"), head=True)
        yield from (
            _hung(each, mattered.own, speech) for each, mattered in zip(view.hung, view.why.mattered, strict=True)
        )
    if told.source is not None:
        yield Said(speech.say(told.source))


def _left(sight: Phrase) -> tuple[Tile, ...]:
    """The tiles that a sight names."""
    found = read_tiles(str(sight.values.get("tiles", "")))
    return () if isinstance(found, Problem) else found


def _hung(said: str, own: bool, speech: Speech) -> Said:
    """A house rule that the hand hangs on; of one that the house has changed it is said."""
    return Said(said, source=ui("why_from", source=speech.say(Phrase("source_house"))) if own else "")


def otherwise(view: WhyView) -> Iterator[Said]:
    """What the hand would have been: its waits, what would let it win, each thing changed, and a little more."""
    speech = Speech(view.words)
    if view.waiting is not None:
        yield from _waits(view, speech)
        return
    fixing = view.problem is not None
    changes = view.fixes.changes if fixing else tuple(each for each in view.would_be if _tells(each, view))
    if changes:
        yield Said(ui("why_fix" if fixing else "why_if"), head=True)
        yield from (_changed(each, view, speech) for each in changes)
    if view.fixes.swaps:
        yield Said(ui("why_swaps"), head=True)
        yield from (_swap(each, view, speech) for each in view.fixes.swaps)
    if view.more:
        yield Said(ui("why_more"), head=True)
        yield from (Said(speech.say(each.step), _worth(each.headline, speech)) for each in view.more)
    if fixing and view.open and changes:
        yield Said(ui("why_no_win"))
    if not (changes or view.fixes.swaps or view.more):
        yield Said(ui("why_no_fix" if fixing else "why_nothing_else"))


def headed(chapter: Chapter, players: Sequence[str], speech: Speech) -> tuple[str, str]:
    """What a chapter reckons, or who pays whom, and what it comes to."""
    title, payer, payee = speech.say(chapter.title), chapter.payer, chapter.payee
    if payer is not None and payee is not None and 0 <= payer < len(players) and payee < len(players):
        title = ui("why_pays", payer=players[payer], payee=players[payee])
    total = _total(chapter, speech)
    return title, total if chapter.payers == 1 else ui("why_payers", total=total, payers=chapter.payers)


def _total(chapter: Chapter, speech: Speech) -> str:
    return speech.counted(chapter.total, chapter.unit) if _counts(chapter.unit, speech) else points(chapter.total)


def _head_heard(title: str, chapter: Chapter, speech: Speech) -> str:
    total = _total(chapter, speech)
    return line_heard(title, total if chapter.payers == 1 else ui("heard_payers", total=total, payers=chapter.payers))


def _chapter(chapter: Chapter, view: WhyView, speech: Speech) -> Iterator[Said]:
    title, total = headed(chapter, view.players, speech)
    yield Said(title, total, head=True, heard=_head_heard(title, chapter, speech), line=chapter.title.id)
    groups = view.why.explanation.groups if view.why is not None else ()
    rules = {row.id: row.word for row in view.rules.option_rows}
    for line, result in zip(chapter.lines, chapter.results, strict=True):
        said = [] if line.said is None else [speech.say(line.said)]
        name, rule = speech.say(line.name), speech.word(rules[line.option]) if line.option in rules else ""
        if rule not in {"", name}:
            said.append(ui("why_by_rule", rule=rule))
        sets = (line.tiles,) if line.tiles else ()
        heard = line_heard(name, brings_heard(line, result), _sets_heard(line, groups))
        source = "" if line.source is None else ui("why_from", source=speech.say(line.source))
        told = Said(name, brings(line, result), BETWEEN.join(said), sets, line.groups, line.tiles)
        yield replace(told, source=source, heard=heard, line=line.name.id)


def _sets_heard(line: Reason, groups: Sequence[Group]) -> tuple[tuple[Tile, ...], ...]:
    """The tiles of a line set by set; those of the whole hand need not be heard once more."""
    sets = tuple(groups[at].tiles for at in line.groups if at < len(groups))
    if len(sets) == len(groups):
        return ()
    return sets if sum(map(len, sets)) == len(line.tiles) else (line.tiles,) if line.tiles else ()


def _counts(unit: str, speech: Speech) -> bool:
    return f"{unit}_count" in speech.words


def brings(line: Reason, result: int) -> str:
    """What a line does with the number before it, and what that comes to."""
    match line.does:
        case Does.SET:
            return points(line.amount)
        case Does.ADD if line.amount < 0:
            return ui("why_take", amount=-line.amount, result=result)
        case Does.ADD:
            return ui("why_add", amount=line.amount)
        case Does.TIMES:
            return ui("why_times", amount=line.amount, result=result)
        case Does.DIVIDE:
            return ui("why_divide", amount=line.amount, result=result)
        case Does.ROUND_UP | Does.AT_MOST | Does.AT_LEAST:
            return ui("why_round", result=result)
        case _:
            assert_never(line.does)


def _other(other: OtherReading, speech: Speech) -> Said:
    sets = tuple(group.tiles for group in other.groups)
    if other.problem is not None:
        return Said(ui("why_other"), ui("why_refused"), speech.say(other.problem), sets)
    return Said(ui("why_other"), _worth(other.headline, speech), "", sets)


def _changed(each: WouldBe, view: WhyView, speech: Speech) -> Said:
    name, sets = speech.say(each.change), (each.tiles,) if each.tiles else ()
    amount = ui("why_refused") if isinstance(each.worth, Problem) else _worth(each.worth.headline, speech)
    heard = line_heard(name, amount) if sets else ""
    words = [speech.word(tick.word) for tick in view.rules.declaration.circumstances if tick.id in each.dropped]
    dropped = ui("why_dropped", ticks=listed(words)) if words else ""
    if isinstance(each.worth, Problem):
        said = BETWEEN.join(filter(None, (speech.say(each.worth), dropped)))
        return Said(name, amount, said, sets, heard=heard)
    done = each if view.open and view.problem is not None and _by_hand(each, view) else None
    return Said(name, amount, dropped, sets, heard=heard, change=done)


def _by_hand(each: WouldBe, view: WhyView) -> bool:
    """Whether a change can be made in the hand alone: another seat, other sets or a discard need more."""
    return each.other in {Other.WITH, Other.WITHOUT} or each.id == view.rules.declaration.win_self


def _tells(each: WouldBe, view: WhyView) -> bool:
    """Whether a change is worth a line: a circumstance that cannot be, or that changes nothing, is not."""
    if each.other is not Other.WITH or view.why is None:
        return True
    if isinstance(each.worth, Problem):
        return not each.impossible
    return bool(each.dropped) or each.worth.headline != view.why.explanation.headline


def _swap(each: Swap, view: WhyView, speech: Speech) -> Said:
    name = ui("why_swap", come=tile_name(each.come), gone=tile_name(each.gone))
    sets = ((each.gone,), (each.come,))
    come, gone = (each.come, each.gone) if view.open else (None, None)
    return Said(name, _worth(each.worth.headline, speech), "", sets, come=come, gone=gone)


def _waits(view: WhyView, speech: Speech) -> Iterator[Said]:
    waiting = view.waiting
    if waiting is None or not waiting.waits:
        yield Said(ui("why_no_wait"), head=True)
        return
    yield Said(ui("why_waiting"), head=True)
    if waiting.barred is not None:
        yield Said(speech.say(waiting.barred))
    yield from (_wait(each, view, speech) for each in waiting.waits)


def _wait(each: Wait, view: WhyView, speech: Speech) -> Said:
    declared = view.rules.declaration
    both = ((declared.win_off, each.off), (declared.win_self, each.drawn))
    if each.worthless and isinstance(each.off, Problem):
        said = [speech.say(each.off)]
    else:
        said = [ui("why_wait", way=speech.word(way), worth=_said_worth(worth, speech)) for way, worth in both]
    if each.discarded:
        said.append(ui("why_discarded"))
    left = ui("why_left", count=each.left)
    amount = BETWEEN.join((left, ui("why_worthless"))) if each.worthless else left
    come = each.tile if view.open and each.left else None
    whole = next((worth.reading for worth in (each.off, each.drawn) if not isinstance(worth, Problem)), ())
    return Said(tile_name(each.tile), amount, "\n".join(said), whole or ((each.tile,),), come=come)


def _said_worth(worth: Worth, speech: Speech) -> str:
    return speech.say(worth) if isinstance(worth, Problem) else _worth(worth.headline, speech)


def _worth(headline: tuple[Phrase, ...], speech: Speech) -> str:
    return BETWEEN.join(speech.say(each) for each in headline)
