"""One look for the whole window: its inks, its type, its distances, and the style sheet they make."""

from dataclasses import dataclass
from string import Template
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from scorekeeper import resources

STEP: Final = 4
"""Every distance is a multiple of this many pixels."""
CORNER: Final = 8
"""Radius of a panel's corners in pixels."""
TARGET: Final = 40
"""The smallest height of anything that is clicked, in pixels."""
TOUCH_TARGET: Final = 48

SMALL: Final = 12
BODY: Final = 15
TITLE: Final = 18
WORTH: Final = 28
"""Sizes of type in pixels; nothing is set smaller than the first."""


@dataclass(frozen=True, slots=True)
class Palette:
    """The inks of the window, each as `#rrggbb`; text is set in `ink`, `quiet` and the `…_text` inks only.

    `paper` lies behind everything, `panel` behind text, `raised` behind what can be clicked. `felt` is the table,
    `on_felt` and `on_accent` are written on it; `line` parts, `focus` rings what the keyboard acts on.
    """

    paper: str
    panel: str
    raised: str
    line: str
    ink: str
    quiet: str
    felt: str
    felt_dark: str
    felt_text: str
    felt_tint: str
    on_felt: str
    accent: str
    on_accent: str
    gold: str
    gold_text: str
    gold_tint: str
    gain: str
    loss: str
    loss_tint: str
    focus: str


LIGHT: Final = Palette(
    paper="#F6F3EC",
    panel="#FFFFFF",
    raised="#FBFAF6",
    line="#D9D3C5",
    ink="#1E2328",
    quiet="#5B646E",
    felt="#1F6F54",
    felt_dark="#185843",
    felt_text="#1F6F54",
    felt_tint="#E3F0EA",
    on_felt="#FFFFFF",
    accent="#B93C24",
    on_accent="#FFFFFF",
    gold="#AD7F26",
    gold_text="#7F5C10",
    gold_tint="#F8EFD9",
    gain="#1B7F4B",
    loss="#B3372A",
    loss_tint="#FAEAE6",
    focus="#1B5FBF",
)
DARK: Final = Palette(
    paper="#14181B",
    panel="#1D2327",
    raised="#272F34",
    line="#3A444B",
    ink="#ECEFF1",
    quiet="#A3ADB5",
    felt="#1F6F54",
    felt_dark="#28866A",
    felt_text="#45AE88",
    felt_tint="#1B332B",
    on_felt="#FFFFFF",
    accent="#E06A50",
    on_accent="#14181B",
    gold="#D9B25F",
    gold_text="#D9B25F",
    gold_tint="#362F1E",
    gain="#4FBF84",
    loss="#F08A7C",
    loss_tint="#3A2523",
    focus="#7DB4FF",
)


@dataclass(frozen=True, slots=True)
class Look:
    """How the window is drawn: its inks, whether for fingers, and whether tiles carry numerals in their corner."""

    palette: Palette = LIGHT
    touch: bool = False
    numerals: bool = True

    @property
    def target(self) -> int:
        """The smallest height of anything that is clicked, in pixels."""
        return TOUCH_TARGET if self.touch else TARGET


def system_palette() -> Palette:
    """The inks that go with the system's light or dark colours."""
    return DARK if QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark else LIGHT


def dress(app: QApplication, look: Look) -> None:
    """Draw the whole application in a look."""
    app.setStyle("Fusion")
    app.setPalette(_qt_palette(look.palette))
    font = QFont(app.font())
    font.setPixelSize(BODY)
    app.setFont(font)
    app.setStyleSheet(style_sheet(look))


def _qt_palette(inks: Palette) -> QPalette:
    """The inks by Qt's own roles, for what no style sheet reaches."""
    roles = {
        QPalette.ColorRole.Window: inks.paper,
        QPalette.ColorRole.Base: inks.panel,
        QPalette.ColorRole.AlternateBase: inks.raised,
        QPalette.ColorRole.Button: inks.raised,
        QPalette.ColorRole.ToolTipBase: inks.ink,
        QPalette.ColorRole.ToolTipText: inks.panel,
        QPalette.ColorRole.WindowText: inks.ink,
        QPalette.ColorRole.Text: inks.ink,
        QPalette.ColorRole.ButtonText: inks.ink,
        QPalette.ColorRole.PlaceholderText: inks.quiet,
        QPalette.ColorRole.Highlight: inks.felt,
        QPalette.ColorRole.HighlightedText: inks.on_felt,
        QPalette.ColorRole.Link: inks.felt_text,
        QPalette.ColorRole.Mid: inks.line,
    }
    palette = QPalette()
    for role, ink in roles.items():
        palette.setColor(role, QColor(ink))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(inks.quiet))
    return palette


def style_sheet(look: Look) -> str:
    """The application's style sheet in a look."""
    inks = {name: getattr(look.palette, name) for name in Palette.__slots__}
    sizes = {
        "small": SMALL,
        "body": BODY,
        "title": TITLE,
        "worth": WORTH,
        "corner": CORNER,
        "target": look.target,
        "inner": look.target - 2,
        "down": resources.path_of("icons/down.svg").as_posix(),
        "up": resources.path_of("icons/up.svg").as_posix(),
        "ticked": resources.path_of("icons/ticked.svg").as_posix(),
    }
    return Template(_SHEET).substitute(inks, **sizes)


_SHEET: Final = """
* { font-size: ${body}px; }
QWidget { color: $ink; }
QMainWindow, QDialog, QWidget#page { background: $paper; }
QToolTip { background: $ink; color: $panel; border: none; padding: 6px 8px; }

QFrame[role="panel"], QFrame#seat, QFrame#middle {
    background: $panel; border: 1px solid $line; border-radius: ${corner}px;
}
QFrame#seat[dealer="true"] { border: 2px solid $gold; }
QFrame#middle { background: $felt; border-color: $felt; }
QFrame#middle QLabel { color: $on_felt; }
QFrame#rule { background: $panel; border: 1px solid $line; border-radius: ${corner}px; }
QFrame#rule[changed="true"] { background: $gold_tint; border: 1px solid $gold; border-left: 5px solid $gold; }
QFrame#notice { background: $gold_tint; border: 1px solid $gold; border-radius: ${corner}px; }
QFrame[role="line"] { background: $line; border: none; }

QLabel { background: transparent; border: none; }
QLabel[role="title"] { font-size: ${title}px; font-weight: 600; }
QLabel[role="quiet"], QLabel[role="place"], QLabel[role="gap"] { color: $quiet; }
QLabel[role="small"] { color: $quiet; font-size: ${small}px; }
QLabel[role="rules"] { color: $felt_text; font-size: ${small}px; text-decoration: underline; }
QLabel[role="worth"] { font-size: ${worth}px; font-weight: 600; }
QLabel[role="problem"] { color: $loss; font-weight: 600; }
QLabel[role="next"] { color: $felt_text; }
QLabel[role="payments"] { color: $ink; }
QLabel[role="size"] { color: $gold_text; font-weight: 600; }
QLabel[role="bubble"] {
    background: $loss_tint; color: $loss; border: 1px solid $loss; border-radius: ${corner}px; padding: 6px 10px;
}
QLabel[role="player"] { font-weight: 600; }
QLabel[role="wind"] {
    color: $quiet; font-weight: 600; border: 1px solid $line; border-radius: 4px; padding: 1px 6px;
}
QLabel[role="wind"][dealer="true"] { color: $gold_text; border-color: $gold; background: $gold_tint; }
QLabel[role="round"] { font-size: ${title}px; font-weight: 600; }
QLabel[role="counters"], QLabel[role="gap"] { font-size: 13px; }
QLabel[role="moved"] { font-size: ${small}px; }
QLabel[role="sheet"] { font-size: ${small}px; }
QLabel[role="final"] { font-size: ${title}px; }
QLabel[place="first"] { font-weight: 600; }
QLabel[role="question"] { font-weight: 600; }
QPushButton[role="tap"] { padding: 0 6px; font-size: 13px; font-weight: 600; }
QPushButton[role="tap"]:focus { padding: 0 5px; }
QPushButton[role="choice"] { padding: 0 8px; }
QPushButton[role="choice"]:focus { padding: 0 7px; }
QLabel[moved="gain"] { color: $gain; font-weight: 600; }
QLabel[moved="loss"] { color: $loss; font-weight: 600; }

QPushButton {
    background: $raised; color: $ink; border: 1px solid $line; border-radius: ${corner}px;
    min-height: ${inner}px; padding: 0 12px;
}
QPushButton:hover { background: $felt_tint; border-color: $felt_text; }
QPushButton:pressed { background: $line; }
QPushButton:focus { border: 2px solid $focus; padding: 0 11px; min-height: ${inner}px; }
QPushButton:disabled { background: transparent; color: $quiet; border: 1px dashed $line; }
QPushButton:checked { background: $felt; color: $on_felt; border-color: $felt; }
QPushButton:checked:hover { background: $felt_dark; }
QPushButton:checked:focus { border: 2px solid $focus; }
QPushButton:checked:disabled { background: $felt_tint; color: $felt_text; border: 1px solid $felt_text; }
QPushButton[role="primary"] {
    background: $felt; color: $on_felt; border-color: $felt; font-weight: 600; padding: 0 20px;
}
QPushButton[role="primary"]:hover { background: $felt_dark; }
QPushButton[role="primary"]:focus { border: 2px solid $focus; padding: 0 19px; }
QPushButton[role="primary"]:disabled { background: transparent; color: $quiet; border: 1px dashed $line; }
QPushButton[role="quiet"] {
    background: transparent; border-color: transparent; color: $felt_text; padding: 0 8px;
}
QPushButton[role="quiet"]:hover { background: $felt_tint; }
QPushButton[role="quiet"]:focus { border: 2px solid $focus; padding: 0 7px; }
QPushButton[role="session"] { background: transparent; border-color: transparent; padding: 0; min-height: 38px; }
QPushButton[role="session"]:hover { background: $felt_tint; }
QPushButton[role="session"]:focus { border: 2px solid $focus; padding: 0; min-height: 36px; }
QPushButton[role="way"] { min-height: 66px; padding: 0; }
QPushButton[role="way"]:focus { padding: 0; min-height: 64px; }
QLabel[role="way"] { font-weight: 600; }
QLabel[role="way"]:disabled { color: $quiet; }
QPushButton[role="icon"] { padding: 0; min-width: ${inner}px; max-width: ${inner}px; }
QPushButton[role="icon"]:focus { padding: 0; min-width: ${inner}px; max-width: ${inner}px; }
QPushButton[role="outcome"], QPushButton[role="compact"], QPushButton[role="choice"], QPushButton[role="tick"] { padding: 0 8px; }
QPushButton[role="outcome"]:focus, QPushButton[role="compact"]:focus, QPushButton[role="choice"]:focus, QPushButton[role="tick"]:focus {
    padding: 0 7px;
}
QPushButton[role="tick"] { font-size: 14px; }
QPushButton[role="danger"]:enabled { color: $loss; }

QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox {
    background: $panel; color: $ink; border: 1px solid $line; border-radius: ${corner}px;
    min-height: ${inner}px; padding: 0 10px; selection-background-color: $felt; selection-color: $on_felt;
}
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus { border: 2px solid $focus; padding: 0 9px; }
QLineEdit[faulty="true"] { border: 2px solid $loss; padding: 0 9px; }

QMenu { background: $panel; border: 1px solid $line; padding: 4px; }
QMenu::item { min-height: ${inner}px; padding: 0 24px; border-radius: 4px; }
QMenu::item:selected { background: $felt; color: $on_felt; }
QMenu::item:disabled { color: $quiet; }

QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar::handle:vertical { background: $line; border-radius: 4px; min-height: 40px; margin: 2px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }

QHeaderView::section {
    background: $paper; color: $quiet; border: none; border-bottom: 1px solid $line; padding: 6px 8px;
}
QTableView, QListView, QTreeView {
    background: $panel; color: $ink; border: 1px solid $line; border-radius: ${corner}px; gridline-color: $line;
    selection-background-color: $felt; selection-color: $on_felt;
}
QTableView#history { font-size: 13px; outline: 0; }
QTableView::item { padding: 0 8px; }
QTableView#history::item { padding: 0 2px; }
QTableView#history[narrow="true"]::item { padding: 0; }
QTableView#history[narrow="true"], QTableView#history[narrow="true"] QHeaderView::section {
    font-size: ${small}px; padding: 0;
}
QTableView#history QScrollBar:vertical { width: 8px; }
QTableView#history QHeaderView { background: $panel; }
QTableView#history QHeaderView::section { background: $panel; font-size: 13px; padding: 4px; }
QTabBar::tab { color: $quiet; min-height: ${target}px; padding: 0 14px; border-bottom: 3px solid transparent; }
QTabBar::tab:selected { color: $ink; font-weight: 600; border-bottom: 3px solid $felt_text; }
QTabBar::tab:hover { color: $ink; }
QTabBar::tab:focus { color: $focus; }
QTabWidget::pane { border: none; }
QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled, QCheckBox:disabled { color: $quiet; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 28px; border: none; background: transparent; }
QAbstractSpinBox::up-button:hover, QAbstractSpinBox::down-button:hover { background: $felt_tint; }
QSpinBox::up-arrow, QDoubleSpinBox::up-arrow { image: url("${up}"); width: 12px; height: 12px; }
QSpinBox::down-arrow, QDoubleSpinBox::down-arrow { image: url("${down}"); width: 12px; height: 12px; }
QComboBox::drop-down { border: none; width: 32px; }
QComboBox::down-arrow { image: url("${down}"); width: 16px; height: 16px; }
QComboBox QAbstractItemView { background: $panel; border: 1px solid $line; padding: 4px; outline: 0; }
QComboBox QAbstractItemView::item { min-height: ${inner}px; padding: 0 8px; }
QCheckBox::indicator { width: 20px; height: 20px; border: 1px solid $quiet; border-radius: 4px; background: $panel; }
QCheckBox::indicator:checked { background: $felt; border-color: $felt; image: url("${ticked}"); }
QCheckBox:focus { color: $focus; }
QCheckBox, QRadioButton { min-height: ${target}px; spacing: 8px; }
"""
