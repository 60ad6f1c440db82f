"""The wheel and the source archive of this tree, the same to the last byte whenever they are built from the same sources.

python packaging/dists.py FOLDER [--twice]
"""

import gzip
import io
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parent.parent
GOES_IN: Final = (
    "scorekeeper",
    "resources",
    "pyproject.toml",
    "setup.py",
    "README.md",
    "LICENSE",
    "CREDITS.md",
    "CHANGELOG.md",
)
BUILD: Final = """
import sys
from setuptools import build_meta
folder = sys.argv[1]
build_meta.build_wheel(folder)
build_meta.build_sdist(folder)
"""


def epoch(environ: Mapping[str, str]) -> int:
    """The moment that all files are said to be from."""
    given = environ.get("SOURCE_DATE_EPOCH")
    return int(given) if given else int((ROOT / "CHANGELOG.md").stat().st_mtime)


def lay_out(stage: Path) -> None:
    """Copy what goes in, each file with the rights it always has."""
    for name in GOES_IN:
        source, target = ROOT / name, stage / name
        if source.is_dir():
            shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.pyc"))
        else:
            shutil.copy(source, target)
    for path in (stage, *stage.rglob("*")):
        path.chmod(0o755 if path.is_dir() else 0o644)


def settle(archive: Path, moment: int) -> None:
    """Pack a source archive anew: in order, from one moment, owned by nobody."""
    packed = io.BytesIO()
    with tarfile.open(archive) as source, tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as target:
        for member in sorted(source.getmembers(), key=lambda member: member.name):
            member.mtime, member.uid, member.gid, member.uname, member.gname = moment, 0, 0, "", ""
            member.pax_headers = {}
            member.mode = 0o755 if member.isdir() else 0o644
            target.addfile(member, source.extractfile(member) if member.isfile() else None)
    with archive.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=moment) as into:
        into.write(packed.getvalue())


def build(folder: Path, moment: int) -> dict[str, bytes]:
    """Build both into a folder and answer what was made, by name."""
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place:
        stage, made = Path(place) / "scorekeeper", Path(place) / "made"
        stage.mkdir()
        made.mkdir()
        lay_out(stage)
        done = subprocess.run(
            [sys.executable, "-c", BUILD, str(made)],
            cwd=stage,
            env={**os.environ, "SOURCE_DATE_EPOCH": str(moment), "PYTHONHASHSEED": "0"},
            # The rights of files that are made on the way are packed too.
            umask=-1 if sys.platform == "win32" else 0o022,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise SystemExit(done.stdout + done.stderr)
        for archive in made.glob("*.tar.gz"):
            settle(archive, moment)
        for each in made.iterdir():
            shutil.copy(each, folder)
        return {each.name: each.read_bytes() for each in made.iterdir()}


def main(words: list[str]) -> int:
    """Build, twice when that is asked, and tell what was made."""
    folder, moment = Path(words[0]), epoch(os.environ)
    made = build(folder, moment)
    if "--twice" in words and build(folder, moment) != made:
        sys.stderr.write("the second build differs from the first\n")
        return 1
    for name, content in sorted(made.items()):
        sys.stdout.write(f"{folder / name}: {len(content):,} bytes\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
