"""Takes pictures of the window in every state, size, set of inks and language, and measures them.

Run it as `.venv/bin/python packaging/screenshots.py FOLDER`; no screen is needed. It tells what is hard to read, cut
off, crooked, in the way of something else or not translated, and ends with code 1 when anything is. With names of
setups or states after the folder it takes only those.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication, QWidget

from scorekeeper.ui.languages import languages
from scorekeeper.ui.style import STYLE
from screens.doubled import untranslated
from screens.faults import Fault, Found, Kind, found_in, name_of
from screens.reading import read
from screens.stage import DOUBLED, Setup, Stage, picture_of, staged
from screens.states import ALL, DATA

SMALL: Final = (1024, 600)
USUAL: Final = (1280, 800)
LARGE: Final = (2560, 1440)
WITHOUT_SCREEN: Final = "This plugin does not support"
REPORT: Final = "measured.json"


def setups() -> tuple[Setup, ...]:
    """Every way in which the pictures are taken."""
    inks = ("dark", "contrast", "safe_light", "safe_dark")
    spoken = [each.code for each in languages()]
    return (
        *(Setup(f"{each}-1280x800", *USUAL, colours=each) for each in inks),
        *(Setup(f"{each}-1280x800", *USUAL, language=each) for each in (*spoken, DOUBLED)),
        *(Setup(f"{each}-1024x600", *SMALL, language=each) for each in spoken),
        Setup("twofold-2560x1440", *LARGE, scale=2),
        Setup("touch-1280x800", *USUAL, tiles="large", touch=True),
        Setup("larger-1024x600", *SMALL, larger=True),
        Setup("helped-1024x600", *SMALL, touch=True, larger=True, newcomer=True),
    )


def main(words: Sequence[str]) -> int:
    """Take every setup in a process of its own: what screen there is is settled when Qt starts."""
    parser = argparse.ArgumentParser("screenshots.py", description="Take and measure pictures of the window.")
    parser.add_argument("folder", type=Path, help="where the pictures go")
    parser.add_argument("only", nargs="*", help="names of setups and states; all when left out")
    parser.add_argument("--here", help=argparse.SUPPRESS)
    given = parser.parse_args(words)
    known = {each.name: each for each in setups()}
    strange = set(given.only) - set(known) - set(ALL)
    if strange:
        parser.error(f"no such setup or state: {', '.join(sorted(strange))}; there are {', '.join((*known, *ALL))}")
    states = [name for name in ALL if name in given.only] or list(ALL)
    if given.here:
        return take(known[given.here], states, given.folder)
    chosen = [known[name] for name in known if name in given.only] or list(known.values())
    for setup in chosen:
        _take_apart(setup, states, given.folder)
    return tell([given.folder / setup.name / REPORT for setup in chosen])


def _take_apart(setup: Setup, states: Sequence[str], folder: Path) -> None:
    """Take the pictures of a setup in another process, on a screen of its size."""
    with TemporaryDirectory(prefix="scorekeeper-") as place:
        screen = Path(place) / "screen.json"
        screen.write_text(json.dumps(screen_of(setup)), encoding="utf-8")
        subprocess.run(
            [sys.executable, __file__, str(folder), *states, "--here", setup.name],
            env={
                **os.environ,
                "QT_QPA_PLATFORM": f"offscreen:configfile={screen}",
                "QT_SCALE_FACTOR": str(setup.scale),
            },
            check=True,
        )


def screen_of(setup: Setup) -> Mapping[str, object]:
    """A screen as large as a setup's window, in the words of Qt's screenless platform."""
    return {"screens": [{"name": setup.name, "x": 0, "y": 0, "width": setup.wide, "height": setup.high}]}


def take(setup: Setup, states: Sequence[str], folder: Path) -> int:
    """Take and measure the pictures of one setup here and now."""
    qInstallMessageHandler(_say)
    app = QApplication.instance() or QApplication(["scorekeeper", *STYLE])
    assert isinstance(app, QApplication)  # noqa: S101 - nothing else is made here
    place = folder / setup.name
    place.mkdir(parents=True, exist_ok=True)
    texts, faults = 0, []
    for name in states:
        with staged(app, setup) as stage:
            found = pictured(stage, name, place / f"{name}.png")
        texts += found.texts
        faults += [(name, str(fault)) for fault in found.faults]
    told = {"pictures": len(states), "texts": texts, "faults": faults}
    (place / REPORT).write_text(json.dumps(told, ensure_ascii=False, indent=1), encoding="utf-8")
    return 0


def _say(_: QtMsgType, __: QMessageLogContext, message: str) -> None:
    """What Qt warns of, but for what a platform without a screen cannot do."""
    if not message.startswith(WITHOUT_SCREEN):
        print(message, file=sys.stderr)


def pictured(stage: Stage, state: str, file: Path) -> Found:
    """Bring a stage into a state, take its picture and measure it."""
    shown = ALL[state](stage)
    stage.settle()
    picture_of(stage.program.window, shown).save(str(file))
    found = found_in(shown)
    if stage.setup.language == DOUBLED:
        found = Found(found.texts, (*found.faults, *_untranslated(shown)))
    return found


def _untranslated(shown: QWidget) -> Iterator[Fault]:
    for each in untranslated(read(shown), DATA):
        yield Fault(Kind.UNTRANSLATED, f"“{each.text}” of {name_of(each.widget)}", each.letters)


def tell(reports: Sequence[Path]) -> int:
    """Say what was found; 1 when anything is wrong."""
    pictures = texts = faults = 0
    for report in reports:
        told = json.loads(report.read_text(encoding="utf-8"))
        states: dict[str, list[str]] = {}
        for state, fault in told["faults"]:
            states.setdefault(fault, []).append(state)
        for fault, where in states.items():
            print(f"{report.parent.name} {fault} ({', '.join(where)})")
        pictures, texts, faults = pictures + told["pictures"], texts + told["texts"], faults + len(states)
    print(f"{pictures} pictures, {texts} texts measured, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
