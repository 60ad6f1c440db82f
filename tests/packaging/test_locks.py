"""What builds are made with is told to the letter: every version is within pyproject's ranges and has its hashes."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent.parent
LOCKS = ROOT / "packaging" / "locks"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
USED = [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"]]
ASKED = {"runtime": USED, "build": [*USED, *PROJECT["project"]["optional-dependencies"]["build"]]}

# One Python of each kind that a range tells apart, on each system that packages are built for.
PLACES = [
    {"python_version": version, "python_full_version": f"{version}.1", "sys_platform": platform, "os_name": system}
    for version in ("3.11", "3.12", "3.13", "3.14")
    for platform, system in (("linux", "posix"), ("darwin", "posix"), ("win32", "nt"))
]
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def entries(lock: str) -> Iterator[tuple[Requirement, list[str]]]:
    """Every version that a lock names, with the hashes after it."""
    text = (LOCKS / f"{lock}.txt").read_text(encoding="utf-8")
    lines = (line for line in text.splitlines() if not line.startswith("#"))
    for entry in re.split(r"\n(?=\S)", "\n".join(lines)):
        named, *hashes = entry.split(" \\\n")
        yield Requirement(named), [each.strip() for each in hashes]


def chosen(lock: str, place: dict[str, str]) -> dict[str, str]:
    """The versions that a lock gives one place, by name."""
    found: dict[str, str] = {}
    for entry, _ in entries(lock):
        if entry.marker is None or entry.marker.evaluate(place):
            name = canonicalize_name(entry.name)
            assert name not in found, f"{name} has two versions in one place"
            found[name] = next(iter(entry.specifier)).version
    return found


@pytest.mark.parametrize("lock", ASKED)
@pytest.mark.parametrize("place", PLACES, ids=lambda place: f"{place['sys_platform']}-{place['python_version']}")
def test_a_lock_has_what_the_project_asks_for_everywhere(lock: str, place: dict[str, str]) -> None:
    versions = chosen(lock, place)

    for asked in map(Requirement, ASKED[lock]):
        if asked.marker is None or asked.marker.evaluate(place):
            version = versions.get(canonicalize_name(asked.name))
            assert version is not None, f"{asked.name} is not locked: run packaging/lock.sh"
            assert version in asked.specifier, f"{asked} is not satisfied by {version}: run packaging/lock.sh"


@pytest.mark.parametrize("lock", ASKED)
def test_every_version_is_exact_and_has_its_hashes(lock: str) -> None:
    found = list(entries(lock))

    assert found
    for entry, hashes in found:
        assert [each.operator for each in entry.specifier] == ["=="], entry
        assert hashes, f"{entry} has no hash"
        assert all(HASH.fullmatch(each) for each in hashes), entry


@pytest.mark.parametrize("lock", ASKED)
def test_a_lock_names_no_place_to_fetch_from(lock: str) -> None:
    text = (LOCKS / f"{lock}.txt").read_text(encoding="utf-8")

    assert "://" not in text
    assert not re.search(r"index|find-links|trusted-host|@", text)


def test_what_runs_is_the_same_in_both_locks() -> None:
    built = {str(entry): hashes for entry, hashes in entries("build")}

    assert {str(entry): hashes for entry, hashes in entries("runtime")}.items() <= built.items()
