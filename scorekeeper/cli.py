"""The command line: records in, answers out, a line each, without ever starting Qt."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import lru_cache
from typing import TYPE_CHECKING, BinaryIO, Final

from msgspec import Struct

from scorekeeper import __version__
from scorekeeper.cli_words import REFUSED, STANDARD, LeftOutError, RefusedError, SentenceParser, add_commands
from scorekeeper.core import session_record
from scorekeeper.core.answer import answer, in_english, public_problem
from scorekeeper.core.journal import Record
from scorekeeper.core.json_lines import read_line, too_deep, write_line
from scorekeeper.core.problem import Problem
from scorekeeper.core.records import BadRecordError, check_version, mapping, text
from scorekeeper.core.ruleset import Ruleset
from scorekeeper.rulesets import CHOICES, RULESETS, ruleset

if TYPE_CHECKING:
    from scorekeeper.travel import Printer

WRITING_FAILED: Final = 1
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
_CHUNK: Final = 1 << 16
_LONGEST_LINE: Final = 32 << 20
_RULES_KEPT: Final = 64

Answered = dict[str, object] | Problem
Answerer = Callable[[Record, Ruleset], Answered]


class Defaults(Struct, frozen=True):
    """The rules of lines that name none: a preset, and options that differ from it."""

    preset: str | None
    options: Mapping[str, object]


def _no_printer(_sheets: object) -> bytes:
    raise RefusedError("pages cannot be laid out here: choose another format")


def main(argv: Sequence[str], printer: Printer = _no_printer) -> int:
    """Carry out the command that some words give, and answer the program's exit code.

    0: every line has its answer. 2: a file could not be read, a word is wrong, an import left something out, or
    something happened that nobody foresaw, of which a report is written. 1: the answers could not be written. All is
    said in sentences. 130 and 141 say that somebody stopped the program or its reader. `printer` lays out pages, which
    needs more than the command line has.
    """
    asked: Namespace | None = None
    try:
        asked = _parser().parse_args(argv)
        asked.printer = printer
        return _carried_out(asked)
    except ImportError as fault:
        # Pages are laid out by Qt, which need not be here.
        from scorekeeper.lacking import unread

        return _say(unread(fault), REFUSED)
    except Exception as fault:  # noqa: BLE001 - a traceback tells a player nothing
        # What to do with a fault is learned when there is one: hands are scored without ever opening a database.
        from scorekeeper.cli_faults import reported

        return _say(reported(fault, asked), REFUSED)


def _carried_out(asked: Namespace) -> int:
    # A parent that closed our streams leaves none of Python's.
    if sys.stdout is None:
        return _say("there is nowhere to write the answers to", WRITING_FAILED)
    try:
        asked.run(asked)
        sys.stdout.flush()
    except RefusedError as fault:
        return _say(str(fault), REFUSED)
    except LeftOutError:
        return REFUSED
    except BrokenPipeError:
        # What is still held back would raise again when the program ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    except OSError as error:
        return _say(f"the answers cannot be written ({error.strerror})", WRITING_FAILED)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


def _say(sentence: str, code: int) -> int:
    if sys.stderr is not None:
        sys.stderr.write(f"scorekeeper: {sentence}\n")
    return code


def _parser() -> SentenceParser:
    parser = SentenceParser(
        prog="scorekeeper",
        description="Keeps the score of mahjong sessions. Without a command the window opens, with the session of a FILE if one is named.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.add_argument("--demo", action="store_true", help="open the window with a sample session, kept nowhere")
    parser.add_argument("--store", metavar="DIR", help="keep the window's sessions in this folder")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for name, answered, what in (
        ("score", _hand, "tell what hands are worth and why: one hand a line in, one answer a line out"),
        ("replay", _session, "tell how sessions went: one session a line in, its ledger a line out"),
    ):
        command = commands.add_parser(name, help=what, description=what, allow_abbrev=False)
        command.add_argument("file", nargs="?", default=STANDARD, metavar="FILE", help="- or none: standard input")
        command.add_argument("--preset", metavar="ID", help="the rules of lines that name none")
        command.add_argument(
            "--option", metavar="ID=JSON", action="append", default=[], help="change one of those rules (repeatable)"
        )
        command.set_defaults(run=_answer_file, answered=answered)
    add_commands(commands, _export, _take_in)
    what = "list the presets, or every option of one with its id, value, sentence and source"
    rules = commands.add_parser("rules", help=what, description=what, allow_abbrev=False)
    rules.add_argument("preset", nargs="?", metavar="PRESET")
    rules.set_defaults(run=_list_rules)
    return parser


def _export(asked: Namespace) -> None:
    # Hands are scored without ever opening a database.
    from scorekeeper.cli_travel import export

    export(asked)


def _take_in(asked: Namespace) -> None:
    from scorekeeper.cli_travel import take_sessions_in

    take_sessions_in(asked)


def _hand(record: Record, rules: Ruleset) -> Answered:
    return rules.answer_hand(record)


def _session(record: Record, rules: Ruleset) -> Answered:
    ledger = session_record.replay(record, rules)
    return ledger if isinstance(ledger, Problem) else answer(ledger)


def _answer_file(asked: Namespace) -> None:
    """Answer every line of a file in order; blank lines are passed over.

    What has been read is answered before more is waited for, so that a program may ask and listen in turn.
    """
    defaults = _defaults(asked.preset, asked.option)
    number = 0
    with _opened(asked.file) as source:
        for lines in _batches(source, asked.file):
            for line in lines:
                number += 1
                if not line.isspace():
                    sys.stdout.buffer.write(_answer_line(line, number, defaults, asked.answered))
            sys.stdout.buffer.flush()


def _opened(name: str) -> AbstractContextManager[BinaryIO]:
    if name == STANDARD:
        if sys.stdin is None:
            raise RefusedError("there is no standard input to read: name a file")
        return nullcontext(sys.stdin.buffer)
    try:
        return open(name, "rb")  # noqa: PTH123 - for Path an empty name is this folder
    except OSError as error:
        raise _unreadable(name, error) from error


def _batches(source: BinaryIO, name: str) -> Iterator[list[bytes]]:
    """The lines of a file, as many at a time as are there without waiting."""
    begun: list[bytes] = []
    number = length = 0
    while True:
        try:
            chunk = source.read1(_CHUNK)  # type: ignore[attr-defined]
        except OSError as error:
            raise _unreadable(name, error) from error
        first, *others = chunk.split(b"\n")
        begun.append(first)
        length += len(first)
        if others:
            yield [b"".join(begun) + b"\n", *(line + b"\n" for line in others[:-1])]
            begun = [others[-1]]
            number, length = number + len(others), len(others[-1])
        if length > _LONGEST_LINE:
            raise RefusedError(f"{name}, line {number + 1}: it is longer than any record; nothing more was read")
        if not chunk:
            yield [b"".join(begun) + b"\n"]
            return


def _unreadable(name: str, error: OSError) -> RefusedError:
    return RefusedError(f"{name} cannot be read ({error.strerror})")


def _answer_line(line: bytes, number: int, defaults: Defaults, answered: Answerer) -> bytes:
    record = read_line(line, number)
    if isinstance(record, Problem):
        return write_line({"problem": public_problem(record, in_english())})
    named = {"id": record["id"]} if "id" in record else {}
    try:
        return write_line(named | _answer_record(record, defaults, answered))
    except RecursionError:
        return write_line({"problem": public_problem(too_deep(number), in_english())})


def _answer_record(record: Record, defaults: Defaults, answered: Answerer) -> dict[str, object]:
    rules = _rules_of(record, defaults)
    if isinstance(rules, Problem):
        return {"problem": public_problem(rules, in_english())}
    found = answered(record, rules)
    return {"problem": public_problem(found, in_english(rules.words))} if isinstance(found, Problem) else found


def _rules_of(record: Record, defaults: Defaults) -> Ruleset | Problem:
    """The rules a record names; what it leaves out is taken from the defaults."""
    try:
        check_version(record)
        family, preset = (None if record.get(key) is None else text(record, key) for key in ("ruleset", "preset"))
        options = {} if record.get("options") is None else mapping(record["options"], "options")
    except BadRecordError as fault:
        return fault.problem
    changes = json.dumps({**defaults.options, **options}, sort_keys=True)
    return _rules(family, defaults.preset if preset is None else preset, changes)


@lru_cache(maxsize=_RULES_KEPT)
def _rules(family: str | None, preset: str | None, changes: str) -> Ruleset | Problem:
    """The rules for many lines alike, made once; the options are kept as text, which tells 1 from true."""
    return ruleset(family, preset, json.loads(changes))


def _defaults(preset: str | None, changes: Sequence[str]) -> Defaults:
    """The defaults that the words give; refused when no family of rules has such a preset or option."""
    options: dict[str, object] = {}
    for change in changes:
        name, sign, value = change.partition("=")
        if not sign:
            raise RefusedError(f"--option {change} has no value: write --option {change}=VALUE")
        options[name] = _value(value)
    problems = [made for make in RULESETS.values() if isinstance(made := make(preset, options), Problem)]
    if len(problems) == len(RULESETS):
        raise RefusedError(in_english()(problems[0]))
    return Defaults(preset, options)


def _value(written: str) -> object:
    """The value that a text stands for; a bare word stands for itself, as shells take quotes away."""
    try:
        return json.loads(written)
    except (ValueError, RecursionError):
        return written


def _list_rules(asked: Namespace) -> None:
    if asked.preset is None:
        for each in CHOICES:
            listed: dict[str, object] = {
                "ruleset": each.family,
                "preset": each.preset,
                "name": each.name,
                "source": each.note,
                **({"edition": each.edition} if each.edition else {}),
                **({"notes": [f"printed: {one}; scored: {other}" for one, other in each.notes]} if each.notes else {}),
            }
            sys.stdout.buffer.write(write_line(listed))
        return
    choice = next((each for each in CHOICES if each.preset == asked.preset), None)
    if choice is None:
        known = ", ".join(each.preset for each in CHOICES)
        raise RefusedError(f"there is no preset “{asked.preset}”: choose one of {known}")
    rules, usual = (_rules(choice.family, preset, "{}") for preset in (choice.preset, None))
    assert not isinstance(rules, Problem)  # noqa: S101 - what can be chosen can be had
    assert not isinstance(usual, Problem)  # noqa: S101 - and so can a family's usual rules
    notes = {each.preset: each.note for each in CHOICES if each.family == choice.family}
    for row in rules.option_rows:
        value = rules.options[row.id]
        source = notes[usual.preset if value == usual.options[row.id] else rules.preset]
        if row.id in choice.unstated:
            source = f"{source} (not stated by the source)"
        sys.stdout.buffer.write(write_line({"id": row.id, "value": value, "sentence": row.sentence, "source": source}))
