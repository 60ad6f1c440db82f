"""What can be installed: the wheel and the source archive, what a desktop is told, and what the builds are pinned to."""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import tomllib
import venv
import xml.etree.ElementTree as ET
import zipfile
from pathlib import Path

import pytest
from dists import ROOT, build, settle
from make_icons import WINDOWS, icns, ico, png
from packaging.requirements import Requirement
from smoke import recorded, untimed

from scorekeeper.__main__ import COMMANDS
from scorekeeper.travel import ENDINGS, Form
from tests.cli.conftest import HAND

LINUX = ROOT / "packaging" / "linux"
METAINFO = "org.scorekeeper.scorekeeper.metainfo.xml"
SESSION = "application/vnd.scorekeeper.session+json"
MOMENT = 1_700_000_000
SCREEN = {"name": "screen", "x": 0, "y": 0, "width": 1400, "height": 900}
"""Wide enough for the window; without being told Qt makes one that is not."""
CLICKS = """
import runpy, sys
import scorekeeper
if not scorekeeper.__file__.startswith(sys.prefix):
    sys.exit(f"the program lies in {scorekeeper.__file__}, not in {sys.prefix}")
sys.path.insert(0, sys.argv.pop(1))
runpy.run_module("smoke_clicks", run_name="__main__")
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the wheel and the source archive."""
    folder = tmp_path_factory.mktemp("built")
    build(folder, MOMENT)
    return folder


def test_both_hold_the_program_and_nothing_of_when_and_where_they_were_built(built: Path) -> None:
    wheel, archive = (next(built.glob(ending)) for ending in ("*.whl", "*.tar.gz"))
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


@pytest.fixture(scope="module")
def installed(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel in it; what the program needs besides is lent by the one of the tests."""
    place = tmp_path_factory.mktemp("installed")
    venv.create(place, with_pip=False)
    paths = sysconfig.get_paths(vars={"base": str(place), "platbase": str(place)})
    (Path(paths["purelib"]) / "lent.pth").write_text(sysconfig.get_paths()["purelib"], encoding="utf-8")
    pip = [sys.executable, "-m", "pip", "--python", str(place), "install", "--quiet", "--disable-pip-version-check"]
    (wheel,) = built.glob("*.whl")
    done = subprocess.run(
        [*pip, "--no-index", "--no-deps", "--ignore-installed", wheel], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return Path(paths["scripts"])


def test_what_was_installed_scores_a_hand_and_plays_one_in_its_window(installed: Path, tmp_path: Path) -> None:
    plain = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "QT_"))}
    (tmp_path / "screen.json").write_text(json.dumps({"screens": [SCREEN]}), encoding="utf-8")
    screen = f"offscreen:configfile={tmp_path / 'screen.json'}"
    environ = {**plain, "QT_QPA_PLATFORM": screen, "HOME": str(tmp_path)}
    program = str(installed / "scorekeeper")
    scored = subprocess.run(
        [program, "score"], input=json.dumps(HAND), env=environ, capture_output=True, text=True, check=False
    )
    assert (scored.stderr, json.loads(scored.stdout)["points"]) == ("", {"total": 8000})

    # The clicks come from the tree, the program that they are made in does not.
    beside = tmp_path / "beside"
    beside.mkdir()
    (beside / "tests").symlink_to(ROOT / "tests")
    (beside / "smoke_clicks.py").symlink_to(ROOT / "packaging" / "smoke_clicks.py")
    store = tmp_path / "store"
    clicked = subprocess.run(
        [installed / "python", "-P", "-c", CLICKS, beside, store],
        env=environ,
        capture_output=True,
        text=True,
        check=False,
    )
    assert clicked.returncode == 0, clicked.stderr
    told = json.loads(clicked.stdout)
    assert len(told["places"]) == 19
    events = [untimed(event) for event in told["events"]]
    assert recorded([program], str(store), environ, events) == [25_000, 25_000, 26_300, 23_700]


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


def test_the_package_tells_whose_everything_in_it_is() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = {Requirement(each).name for each in project["dependencies"]}
    told = (LINUX / "copyright").read_text(encoding="utf-8")

    assert {name for name in wanted if name.removesuffix("-Essentials") in told} == wanted
