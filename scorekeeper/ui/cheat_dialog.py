"""The cheat sheet: two pages of the rules, in any language, saved or printed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from scorekeeper.core.shelf import RulesChoice
from scorekeeper.ui.languages import Language
from scorekeeper.ui.paper_dialog import PaperDialog
from scorekeeper.ui.rules_box import RulesBox
from scorekeeper.ui.rules_boxes import Words
from scorekeeper.ui.style import Look
from scorekeeper.ui.words import ui


class CheatDialog(PaperDialog):
    """`wished` carries the rules and the code of the language that are chosen; the pages come by `show_printout`."""

    shares = (2, 3)
    wished = Signal(object, str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__("cheat_window", look, parent)
        self.rules = RulesBox(self)
        self.rules.currentIndexChanged.connect(self.make_soon)
        self.language = Words(self)
        self.language.setAccessibleName(ui("cheat_language"))
        self.language.currentIndexChanged.connect(self.make_soon)
        for word, field in (
            ("new_rules", self.rules),
            ("cheat_language", self.language),
            ("paper_size", self.paper),
        ):
            self.form.addLayout(self.fields((word, (field,), 1)))
        self.form.addStretch(1)
        order = (self.rules, self.language, self.paper, self.preview.before, self.preview.next)
        for one, other in zip(order, (*order[1:], self.close_button), strict=True):
            QWidget.setTabOrder(one, other)
        self.rules.setFocus()

    def show_choices(
        self, choices: Sequence[RulesChoice], chosen: RulesChoice, languages: tuple[Language, ...], spoken: str
    ) -> None:
        """Offer rules and languages, some of them chosen."""
        self.rules.show_choices(choices)
        self.rules.choose(chosen)
        for each in languages:
            self.language.addItem(each.name, each.code)
            if each.code == spoken:
                self.language.setCurrentIndex(self.language.count() - 1)
        self.make_soon()

    def make(self) -> None:
        """Wish for what is chosen."""
        super().make()
        rules, code = self.rules.choice, self.language.currentData()
        if rules is not None and code is not None:
            self.wished.emit(rules, str(code))
