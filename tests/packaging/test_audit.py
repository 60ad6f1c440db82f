"""An audit that was not made of everything never passes."""

from collections.abc import Sequence
from pathlib import Path

import audit
import pytest

LOCK = """\
# a comment
one==1.0 ; sys_platform == 'win32' \\
    --hash=sha256:aa \\
    --hash=sha256:bb
two==2.0 ; python_full_version < '3.12' \\
    --hash=sha256:cc
two==2.1 ; python_full_version >= '3.12' \\
    --hash=sha256:dd
"""


def clean(asked: Sequence[audit.Locked], service: str, folder: Path) -> audit.Report:
    return {"dependencies": [{"name": each.name, "version": each.version, "vulns": []} for each in asked]}


def skipping(asked: Sequence[audit.Locked], service: str, folder: Path) -> audit.Report:
    rows = [{"name": each.name, "version": each.version, "vulns": []} for each in asked]
    return {"dependencies": [{"name": "one", "skip_reason": "not found"}, *rows[1:]]}


def silent(asked: Sequence[audit.Locked], service: str, folder: Path) -> audit.Report:
    return {}


def only_the_second(asked: Sequence[audit.Locked], service: str, folder: Path) -> audit.Report:
    return clean(asked, service, folder) if service == audit.SERVICES[1] else {}


def faulty(asked: Sequence[audit.Locked], service: str, folder: Path) -> audit.Report:
    return {"dependencies": [{"name": "two", "version": "2.1", "vulns": [{"id": "PYSEC-1"}]}]}


@pytest.fixture
def lock(tmp_path: Path) -> Path:
    file = tmp_path / "lock.txt"
    file.write_text(LOCK, encoding="utf-8")
    return file


def test_every_version_is_asked_about_wherever_it_is_for() -> None:
    asked = [[(each.name, each.version) for each in once] for once in audit.rounds(audit.read_lock(LOCK))]

    assert asked == [[("two", "2.0"), ("one", "1.0")], [("two", "2.1")]]
    assert audit.read_lock(LOCK)[0].hashes == ("--hash=sha256:aa", "--hash=sha256:bb")


@pytest.mark.parametrize(
    ("ask", "code", "sentence"),
    [
        (clean, audit.PASSED, "3 versions audited (pypi), none skipped"),
        (only_the_second, audit.PASSED, "3 versions audited (osv), none skipped"),
        (skipping, audit.NOT_DONE, "the audit was NOT done"),
        (silent, audit.NOT_DONE, "the audit was NOT done"),
        (faulty, audit.FOUND, "two 2.1: PYSEC-1"),
    ],
)
def test_how_it_went_is_said(
    lock: Path, capsys: pytest.CaptureFixture[str], ask: audit.Ask, code: int, sentence: str
) -> None:
    assert audit.main(lock, ask) == code

    said = capsys.readouterr()
    assert sentence in said.out + said.err


def test_an_empty_lock_is_no_audit(lock: Path) -> None:
    lock.write_text("# nothing\n", encoding="utf-8")

    assert audit.main(lock, clean) == audit.NOT_DONE
