"""Ask the public databases of vulnerabilities about every version in a lock; run by audit.sh, which has what it needs."""

import json
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

SERVICES: Final = ("pypi", "osv")
"""Where to ask, in this order, until one could be asked about everything."""
PASSED: Final = 0
FOUND: Final = 1
NOT_DONE: Final = 2


@dataclass(frozen=True, slots=True)
class Locked:
    """One version in a lock, with its hashes; for which system or Python it is does not matter here."""

    name: str
    version: str
    hashes: tuple[str, ...]


Report = Mapping[str, object]
Ask = Callable[[Sequence[Locked], str, Path], Report]


def read_lock(text: str) -> list[Locked]:
    """All versions that a lock names."""
    found = []
    for entry in re.split(r"\n(?=\S)", "\n".join(line for line in text.splitlines() if not line.startswith("#"))):
        named = re.match(r"([A-Za-z0-9._-]+)==([^\s;\\]+)", entry)
        if named is not None:
            found.append(Locked(named[1], named[2], tuple(re.findall(r"--hash=\S+", entry))))
    return found


def rounds(locked: Sequence[Locked]) -> Iterator[list[Locked]]:
    """The versions in lists that have each name once: what one Python uses and another does not is asked apart."""
    left = list(locked)
    while left:
        once = {each.name: each for each in reversed(left)}
        yield list(once.values())
        left = [each for each in left if once[each.name] is not each]


def missed(asked: Sequence[Locked], report: Report) -> list[str]:
    """The versions that a report says nothing about, or says were skipped."""
    rows = report.get("dependencies")
    told = {
        (row["name"], row.get("version"))
        for row in (rows if isinstance(rows, list) else [])
        if "skip_reason" not in row and isinstance(row.get("vulns"), list)
    }
    return [f"{each.name} {each.version}" for each in asked if (each.name, each.version) not in told]


def known(report: Report) -> list[str]:
    """The vulnerabilities in a report, each with the version that has it."""
    rows = report.get("dependencies")
    return [
        f"{row['name']} {row.get('version')}: {each['id']}"
        for row in (rows if isinstance(rows, list) else [])
        for each in row.get("vulns") or ()
    ]


def ask(asked: Sequence[Locked], service: str, folder: Path) -> Report:
    """What one service says about some versions; an empty report when it could not be asked."""
    wanted, told = folder / "asked.txt", folder / "told.json"
    wanted.write_text("".join(f"{each.name}=={each.version} {' '.join(each.hashes)}\n" for each in asked), "utf-8")
    told.unlink(missing_ok=True)
    words = ("--strict", "--disable-pip", "--require-hashes", "--progress-spinner", "off", "--format", "json")
    said = subprocess.run(
        [sys.executable, "-P", "-m", "pip_audit", *words, "-s", service, "-o", str(told), "-r", str(wanted)],
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    ).stderr
    # Of a long trace the last line tells what happened.
    sys.stderr.write("".join(f"{line}\n" for line in said.splitlines()[-1:]))
    try:
        report = json.loads(told.read_bytes())
    except (OSError, ValueError):
        return {}
    return report if isinstance(report, dict) else {}


def main(lock: Path, ask: Ask = ask) -> int:
    """Ask about a whole lock and say in one sentence how it went."""
    locked = read_lock(lock.read_text("utf-8"))
    with TemporaryDirectory() as folder:
        for service in SERVICES:
            reports = [(asked, ask(asked, service, Path(folder))) for asked in rounds(locked)]
            faults = [each for _, report in reports for each in known(report)]
            if faults:
                print(f"Score Keeper: vulnerabilities are known: {'; '.join(faults)}.", file=sys.stderr)
                return FOUND
            unasked = [each for asked, report in reports for each in missed(asked, report)]
            if locked and not unasked:
                print(
                    f"Score Keeper: {len(locked)} versions audited ({service}), none skipped, no vulnerability known."
                )
                return PASSED
            print(
                f"Score Keeper: {service} answered for {len(locked) - len(unasked)} of {len(locked)} versions.",
                file=sys.stderr,
            )
    print("Score Keeper: the audit was NOT done: no database of vulnerabilities answered for all.", file=sys.stderr)
    return NOT_DONE


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
