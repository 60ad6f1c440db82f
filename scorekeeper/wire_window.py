"""The whole life of the window: from the words of the command line until it is closed."""

from __future__ import annotations

import gc
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QApplication, QWidget

from scorekeeper.app import Program, start
from scorekeeper.core.problem import Problem
from scorekeeper.ui.icons import app_icon
from scorekeeper.ui.speech import Speech
from scorekeeper.ui.style import STYLE
from scorekeeper.wire_faults import Faults, refuse
from scorekeeper.wire_opened import Opened
from scorekeeper.wire_words import read_words


def main(words: Sequence[str]) -> int:
    """Run the window until it is closed."""
    given = read_words(words)
    # Told so and not by setStyle, which answers with the style: for that Python makes a thousand names.
    app = QApplication(["scorekeeper", *STYLE])
    app.setApplicationName("scorekeeper")
    app.setWindowIcon(app_icon())
    with ExitStack() as stack:
        folder = given.store or Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
        if given.demo:
            from tempfile import TemporaryDirectory

            folder = Path(stack.enter_context(TemporaryDirectory(prefix="scorekeeper-", ignore_cleanup_errors=True)))
        boxes: list[QWidget] = []
        faults = Faults(folder, lambda sentence: boxes.append(refuse(sentence)))
        faults.watch()
        stack.callback(faults.rest)
        try:
            program = start(app, folder)
        except Exception as fault:  # noqa: BLE001 - without a window nobody would learn of it
            faults.caught(type(fault), fault, fault.__traceback__)
            program = None
        if isinstance(program, Problem):
            faults.log.error("refused: %s", program.id)
            faults.say(Speech().say(program))
        if not isinstance(program, Program):
            app.exec()
            return 2
        if given.demo:
            from scorekeeper.wire_demo import show_demo

            show_demo(program.shelf, program.session)
        stack.callback(program.prefs.keep)
        faults.say = program.say
        faults.listen(program.session, program.shelf)
        program.window.open()
        gc.freeze()
        gc.enable()
        faults.watch_for_death()
        Opened(app, lambda files: program.travel().take_in(files))
        if given.files:
            program.travel().take_in(given.files)
        return app.exec()
