"""What can be installed: the wheel and the source archive, what a desktop is told, and what the builds are pinned to."""

import shutil
import subprocess
import sys
import tarfile
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pytest
from dists import ROOT, build, settle
from make_icons import WINDOWS, icns, ico, png

from scorekeeper.__main__ import COMMANDS
from scorekeeper.travel import ENDINGS, Form

LINUX = ROOT / "packaging" / "linux"
METAINFO = "org.scorekeeper.scorekeeper.metainfo.xml"
SESSION = "application/vnd.scorekeeper.session+json"
MOMENT = 1_700_000_000


def test_both_hold_the_program_and_nothing_of_when_and_where_they_were_built(tmp_path: Path) -> None:
    build(tmp_path, MOMENT)

    wheel, archive = (next(tmp_path.glob(ending)) for ending in ("*.whl", "*.tar.gz"))
    with zipfile.ZipFile(wheel) as packed:
        parts = packed.infolist()
        assert b"scorekeeper/core/" in packed.read(next(each for each in parts if each.filename.endswith("/RECORD")))
    names = [each.filename for each in parts]
    assert {"scorekeeper/app.py", "scorekeeper/py.typed", "scorekeeper/resources/tiles/1m.svg"} <= set(names)
    assert names[: names.index("scorekeeper/py.typed")] == sorted(names[: names.index("scorekeeper/py.typed")])
    assert {each.date_time for each in parts} == {(2023, 11, 14, 22, 13, 20)}
    assert {each.external_attr >> 16 & 0o777 for each in parts} <= {0o644, 0o664}
    with tarfile.open(archive) as source:
        members = source.getmembers()
    assert [each.name for each in members] == sorted(each.name for each in members)
    assert {(each.mtime, each.uid, each.gid, each.uname) for each in members} == {(MOMENT, 0, 0, "")}
    assert any(each.name.endswith("/resources/tiles/1m.svg") for each in members)


def test_an_archive_is_the_same_whoever_packed_it_when(tmp_path: Path) -> None:
    made = []
    for order in (("a", "b"), ("b", "a")):
        archive = tmp_path / "".join(order) / "x.tar.gz"
        archive.parent.mkdir()
        with tarfile.open(archive, "w:gz") as into:
            for name in order:
                (archive.parent / name).write_text(name, encoding="utf-8")
                into.add(archive.parent / name, name)
        settle(archive, MOMENT)
        made.append(archive.read_bytes())

    assert made[0] == made[1]


def test_icons_of_all_sizes_stand_in_one_file() -> None:
    pictures = {size: png(size) for size in WINDOWS[:2]}

    one = ico(pictures)

    assert one[:6] == b"\0\0\1\0\2\0"
    assert one.endswith(b"".join(pictures.values()))
    assert all(picture.startswith(b"\x89PNG") for picture in pictures.values())
    apple = icns({"icp4": pictures[16]})
    assert apple[:4] == b"icns"
    assert int.from_bytes(apple[4:8], "big") == len(apple)


def test_the_desktop_hands_session_files_to_the_program() -> None:
    desktop = (LINUX / "scorekeeper.desktop").read_text(encoding="utf-8")
    (kind,) = ET.parse(LINUX / "scorekeeper.xml").getroot()
    (glob,) = [each for each in kind if each.tag.endswith("glob")]

    assert "\nExec=scorekeeper %F\n" in desktop
    assert f"\nMimeType={SESSION};\n" in desktop
    assert kind.get("type") == SESSION
    assert ENDINGS[glob.get("pattern", "").removeprefix("*")] is Form.RECORD
    assert SESSION in (LINUX / METAINFO).read_text(encoding="utf-8")


def test_the_manual_tells_of_every_command() -> None:
    manual = (LINUX / "scorekeeper.1").read_text(encoding="utf-8")

    assert {command for command in COMMANDS if f"\n.B {command}\n" in manual} == COMMANDS


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-validate is not here")
def test_the_desktop_entry_is_valid() -> None:
    said = subprocess.run(
        ["desktop-file-validate", LINUX / "scorekeeper.desktop"], capture_output=True, text=True, check=False
    )
    assert (said.returncode, said.stdout) == (0, "")


@pytest.mark.skipif(shutil.which("appstreamcli") is None, reason="appstreamcli is not here")
def test_the_metainfo_is_valid(tmp_path: Path) -> None:
    filled = (LINUX / METAINFO).read_text(encoding="utf-8").replace("@VERSION@", "1.0").replace("@DATE@", "2026-01-31")
    (tmp_path / METAINFO).write_text(filled, encoding="utf-8")

    said = subprocess.run(
        ["appstreamcli", "validate", "--no-net", tmp_path / METAINFO], capture_output=True, text=True, check=False
    )

    assert said.returncode == 0, said.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="the scripts are for a Unix shell")
@pytest.mark.parametrize("script", ["build.sh", "building.sh", "lock.sh", "linux/make_deb.sh", "macos/build.sh"])
def test_the_scripts_can_be_read(script: str) -> None:
    said = subprocess.run(["sh", "-n", ROOT / "packaging" / script], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (0, "")
