"""One walk through the whole program without a screen, in a folder of its own; prints what it did and what it loaded.

It is run as a program, so that nothing but the program itself is loaded beside it: `python -m tests.campaigns.offline_walk
FOLDER [short]`. The answer is one line of JSON. A short walk opens every window, but turns no page in it.
"""

import json
import os
import sys
from contextlib import redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path

from PySide6.QtWidgets import QApplication, QDialog

from scorekeeper import cli
from scorekeeper.app import Program, start
from scorekeeper.wire_demo import show_demo

HAND = "234m99m56788p234s9m"


def walk(app: QApplication, folder: Path, *, short: bool) -> list[str]:
    """Play, learn, write, print and read; the names of the windows that came up."""
    program = start(app, folder / "store")
    if not isinstance(program, Program):
        raise TypeError(str(program))
    window = program.window
    window.show()
    app.processEvents()
    show_demo(program.shelf, program.session)
    before = len(program.session.ledger.rows) if program.session.ledger else 0
    side = program.desk.table.side
    side.outcome.won.buttons[0].click()
    side.outcome.off.buttons[0].click()
    program.entry.type_text(HAND)
    side.entry.worth.record.click()
    if program.session.ledger is None or len(program.session.ledger.rows) != before + 1:
        raise RuntimeError("the hand was not recorded")
    seen = [type(window).__name__]
    choice = program.chosen_rules()
    openers = (
        program.dialogs.new_session,
        program.dialogs.open_session,
        program.dialogs.shortcuts,
        program.dialogs.about,
        lambda: program.rules.manage(choice),
        program.rules.show_session,
        program.starts.correct_start,
        program.starts.change_players,
        program.looks.open,
        program.papers().open_problems,
        program.papers().open_cheat_sheet,
        program.boards.open,
        program.reference.open,
        program.drilled().open,
    )
    for opener in openers:
        opener()
        app.processEvents()
        for each in app.topLevelWidgets():
            if isinstance(each, QDialog) and each.isVisible():
                seen.append(type(each).__name__)
                each.reject()
    reference = program.reference.window
    if reference is None or reference.view is None:
        raise RuntimeError("the reference did not open")
    seen.append(type(reference).__name__)
    if not short:
        for section in reference.view.sections:
            reference.open_page(section.pages[0].id)
            app.processEvents()
        program.drills().drilling.start()
        app.processEvents()
        program.desk.turn_back()
        for code in ("ja", "en"):
            program.choose_language(code)
            app.processEvents()
    files = [folder / f"out{ending}" for ending in (".json", ".csv", ".pdf")]
    for file in files:
        program.travel().export_to(file)
    program.travel().take_in(files[:1])
    app.processEvents()
    window.close()
    if not all(file.stat().st_size for file in files):
        raise RuntimeError("a file was not written")
    commands(folder)
    return seen


def commands(folder: Path) -> None:
    """What the command line does with the same store."""
    store = ("--store", str(folder / "store"))
    for words in (("rules",), (*store, "export", "--list"), ("replay", str(folder / "out.json"))):
        answers = TextIOWrapper(BytesIO())
        with redirect_stdout(answers):
            code = cli.main(words)
        if code:
            raise RuntimeError(f"{words} ended with {code}")


def main(folder: Path, *, short: bool) -> None:
    """Walk, and say which windows came up, which modules and which Qt libraries are loaded."""
    app = QApplication(["scorekeeper"])
    seen = walk(app, folder, short=short)
    maps = Path("/proc/self/maps")
    loaded = (
        {Path(line.split()[-1]).name for line in maps.read_text().splitlines() if ".so" in line}
        if maps.exists()
        else set()
    )
    told = {"windows": sorted(set(seen)), "modules": sorted(sys.modules), "libraries": sorted(loaded)}
    print(json.dumps(told), flush=True)


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main(Path(sys.argv[1]), short="short" in sys.argv[2:])
