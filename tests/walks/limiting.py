"""A club that sets what its limit hands are worth."""

from PySide6.QtWidgets import QApplication, QWidget

from scorekeeper.ui.rules_award_row import AwardRow
from scorekeeper.ui.rules_awards import Awards
from scorekeeper.ui.rules_dialog import RulesDialog
from tests.walks.evening import Evening
from tests.walks.setting import add_hand

PRESET = "mahjong_time"


class House(Evening):
    """A player at the rules window, with the limit hands in front."""

    window: RulesDialog

    def opens(self, window: RulesDialog) -> None:
        """Go on in a rules window, at its limit hands."""
        self.window = window
        assert window.view is not None
        if window.view.rules.preset != PRESET:
            window.chosen.emit(next(each for each in self.program.house.choices if each.preset == PRESET))
        pages = list(dict.fromkeys(option.page for option in window.view.rules.option_rows))
        window.tabs.setCurrentIndex(pages.index(window.list.rows["limit_hands"].option.page))
        QApplication.processEvents()

    @property
    def field(self) -> Awards:
        """The control of the limit hands."""
        field = self.window.list.rows["limit_hands"].field
        assert isinstance(field, Awards)
        return field

    def row(self, name: str) -> AwardRow:
        """One hand, scrolled into sight."""
        row = self.field.rows[name]
        QApplication.processEvents()
        self.window.list.ensureWidgetVisible(row)
        QApplication.processEvents()
        return row

    def presses(self, widget: QWidget) -> None:
        """Press something that may have to be scrolled to."""
        QApplication.processEvents()
        self.window.list.ensureWidgetVisible(widget)
        QApplication.processEvents()
        self.hand.press(widget)

    def adds(self, name: str, worth: int) -> None:
        """Add a hand of the club's own."""
        add_hand(self.window, self.field, name, worth)

    @property
    def table(self) -> dict[str, object]:
        """The limit hands as the rules in the making have them, those that are off left out."""
        assert self.window.view is not None
        table = self.window.view.rules.options["limit_hands"]
        assert isinstance(table, dict)
        return {name: worth for name, worth in table.items() if worth is not None}
