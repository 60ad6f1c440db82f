"""What every kind of widget looks like in each of its states: inks, sizes and distances are filled in by the style."""

from __future__ import annotations

from typing import Final

SHEET: Final = """
QMainWindow, QDialog, QWidget#page { background: $paper; }
QLabel { qproperty-textFormat: PlainText; }
QToolTip { background: $ink; color: $panel; border: none; padding: 6px 8px; qproperty-textFormat: AutoText; }

QFrame[role="panel"], QFrame#seat, QFrame#middle, QLabel[role="nothing"] {
    background: $panel; border: 1px solid $line; border-radius: ${corner}px;
}
QFrame#seat[dealer="true"] { border: 2px solid $gold; }
QFrame#middle { background: $table; color: $on_table; border: 1px solid $table_edge; }
QFrame#middle QLabel { color: $on_table; }
QFrame#middle QLabel[role="counters"] { color: $quiet_on_table; }
QFrame#rule { background: $panel; border: 1px solid $line; border-radius: ${corner}px; }
QFrame#rule[changed="true"] { background: $gold_tint; border: 1px solid $gold; border-left: 5px solid $gold; }
QFrame#rule[found="true"] { border: 2px solid $felt_text; }
QFrame#notice { background: $gold_tint; border: 1px solid $gold; border-radius: ${corner}px; }
QFrame[role="standing"] { background: $raised; border: 1px solid $line; border-radius: ${corner}px; }
QFrame[role="standing"][place="first"] { background: $gold_tint; border: 2px solid $gold; }
QFrame#guide { background: $felt_tint; border: 1px solid $felt_text; border-radius: ${corner}px; }
QLabel[role="step"] { padding: 2px 6px; font-size: ${note}px; border: 1px solid transparent; border-radius: ${corner}px; }
QLabel[role="step"][state="now"] { background: $felt; color: $on_felt; font-weight: 600; }
QFrame[role="why"] { border: 2px solid transparent; border-radius: ${corner}px; }
QFrame[role="why"]:hover { background: $felt_tint; }
QFrame[role="why"]:focus { background: $felt_tint; border: 2px solid $focus; }
QFrame[role="passage"] { border: 2px solid transparent; border-radius: ${corner}px; }
QFrame[role="example"] { background: $raised; border: 2px solid $raised; border-radius: ${corner}px; }
QFrame[found="true"] { background: $gold_tint; border-left: 4px solid $gold; }
QFrame[role="passage"]:focus, QFrame[role="example"]:focus { border: 2px solid $focus; }
QFrame[role="line"] { background: $line; border: none; }

QLabel { background: transparent; border: none; }
QLabel[role="title"] { font-size: ${title}px; font-weight: 600; }
QLabel[role="quiet"], QLabel[role="nothing"], QLabel[role="place"], QLabel[role="gap"] { color: $quiet; }
QLabel[role="small"] { color: $quiet; font-size: ${small}px; }
QLabel[role="rules"] { color: $felt_text; font-size: ${small}px; text-decoration: underline; }
QLabel[role="sample"] { font-size: 40px; font-weight: 600; }
QLabel[role="result"] { font-size: ${worth}px; font-weight: 600; }
QLabel[role="worth"] { font-size: ${worth}px; font-weight: 600; }
QLabel[role="doubt"] { color: $gold_text; font-weight: 600; }
QLabel[role="problem"] { color: $loss; font-weight: 600; }
QLabel[role="next"] { color: $felt_text; }
QLabel[role="payments"] { color: $ink; }
QLabel[role="size"] { color: $gold_text; font-weight: 600; }
QLabel[role="bubble"] {
    background: $loss_tint; color: $loss; border: 1px solid $loss; border-radius: ${corner}px; padding: 6px 10px;
}
QLabel[role="hint"] {
    background: $felt_tint; color: $felt_text; border: 1px solid $felt_text; border-radius: ${corner}px; padding: 6px 10px;
}
QLabel[role="player"] { font-weight: 600; }
QLabel[role="wind"] {
    color: $quiet; font-weight: 600; border: 1px solid $line; border-radius: 4px; padding: 1px 6px;
}
QLabel[role="wind"][dealer="true"] { color: $gold_text; border-color: $gold; background: $gold_tint; }
QLabel[role="round"] { font-size: ${title}px; font-weight: 600; }
QLabel[role="counters"], QLabel[role="gap"] { font-size: ${note}px; }
QLabel[role="moved"] { font-size: ${small}px; }
QLabel[role="sheet"] { font-size: ${small}px; }
QLabel[role="final"] { font-size: ${title}px; }
QLabel[place="first"] { font-weight: 600; }
QLabel[role="question"] { font-weight: 600; }
QPushButton[role="tap"] { padding: 0 6px; font-size: ${note}px; font-weight: 600; }
QPushButton[role="tap"]:focus { padding: 0 5px; }
QPushButton[role="choice"] { padding: 0 8px; }
QPushButton[role="choice"]:focus { padding: 0 7px; }
QLabel[moved="gain"] { color: $gain; font-weight: 600; }
QLabel[moved="loss"] { color: $loss; font-weight: 600; }

QPushButton {
    background: $raised; color: $ink; border: 1px solid $edge; border-radius: ${corner}px;
    min-height: ${inner}px; min-width: ${slim}px; padding: 0 12px; outline: 0;
}
QPushButton:hover { background: $felt_tint; border-color: $felt_text; }
QPushButton:pressed { background: $felt_tint; color: $felt_text; border-color: $felt_text; }
QPushButton:focus { border: 2px solid $focus; padding: 0 11px; min-height: ${inset}px; }
QPushButton:disabled { background: transparent; color: $off; border: 1px dashed $off_edge; }
QPushButton:checked { background: $felt; color: $on_felt; border-color: $felt; }
QPushButton:checked:hover { background: $felt_dark; }
QPushButton:checked:focus { border: 4px double $on_felt; padding: 0 9px; min-height: ${ringed}px; }
QPushButton:checked:disabled { background: $felt_tint; color: $felt_text; border: 1px solid $felt_text; }
QPushButton[role="primary"] {
    background: $felt; color: $on_felt; border-color: $felt; font-weight: 600; padding: 0 20px;
}
QPushButton[role="primary"]:hover { background: $felt_dark; }
QPushButton[role="primary"]:focus { border: 4px double $on_felt; padding: 0 17px; min-height: ${ringed}px; }
QPushButton[role="primary"]:disabled { background: transparent; color: $off; border: 1px dashed $off_edge; }
QPushButton[role="quiet"] {
    background: transparent; border-color: transparent; color: $felt_text; padding: 0 8px;
}
QPushButton[role="quiet"]:hover { background: $felt_tint; }
QPushButton[role="quiet"]:focus { border: 2px solid $focus; padding: 0 7px; }
QPushButton[role="link"] {
    background: transparent; border-color: transparent; color: $felt_text; text-decoration: underline;
    text-align: left; padding: 0 4px; min-width: ${inner}px;
}
QPushButton[role="link"]:hover { background: $felt_tint; }
QPushButton[role="link"]:focus { border: 2px solid $focus; padding: 0 3px; min-width: ${inset}px; }
QPushButton[role="session"] { background: transparent; color: $ink; border-color: transparent; padding: 0; min-height: ${inner}px; }
QPushButton[role="session"]:hover { background: $felt_tint; }
QPushButton[role="session"]:focus { border: 2px solid $focus; padding: 0; min-height: ${inset}px; }
QPushButton[role="way"] { min-height: 66px; padding: 0; }
QPushButton[role="way"]:focus { padding: 0; min-height: 64px; }
#first { background: $felt; border-color: $felt; color: $on_felt; }
#first:hover { background: $felt_dark; }
#first:focus { border: 4px double $on_felt; }
#first QLabel { color: $on_felt; }
QLabel[role="way"] { font-weight: 600; }
QLabel[role="way"]:disabled { color: $off; }
QPushButton[role="icon"] { padding: 0; min-width: ${inner}px; max-width: ${inner}px; }
QPushButton[role="icon"]:focus { padding: 0; min-width: ${inner}px; max-width: ${inner}px; min-height: ${inner}px; }
QPushButton[role="edit"], QPushButton[role="edit"]:focus { padding: 0; min-width: 32px; }
QPushButton[role="outcome"], QPushButton[role="compact"], QPushButton[role="choice"], QPushButton[role="tick"] { padding: 0 8px; }
QPushButton[role="outcome"]:focus, QPushButton[role="compact"]:focus, QPushButton[role="choice"]:focus, QPushButton[role="tick"]:focus {
    padding: 0 7px;
}
QPushButton[role="outcome"]:checked:focus, QPushButton[role="compact"]:checked:focus,
QPushButton[role="choice"]:checked:focus, QPushButton[role="tick"]:checked:focus { padding: 0 5px; }
QPushButton[role="tap"]:checked:focus { padding: 0 3px; }
QPushButton[role="card"] { text-align: left; padding: 0 12px; min-height: 46px; }
QPushButton[role="card"]:focus { padding: 0 11px; min-height: 44px; }
QPushButton[role="card"]:checked {
    background: $felt_tint; color: $ink; border: 2px solid $felt_text; padding: 0 11px; min-height: 44px;
}
QPushButton[role="card"]:checked:focus { border: 4px double $focus; padding: 0 9px; min-height: 40px; }
QPushButton[wide="true"] { min-width: 78px; }
QPushButton[role="tick"] { font-size: ${label}px; }
QPushButton[role="danger"]:enabled { color: $loss; }
QPushButton[role="danger"]:enabled:checked { color: $on_felt; }

QLineEdit, QSpinBox, QDoubleSpinBox, QComboBox {
    background: $panel; color: $ink; border: 1px solid $edge; border-radius: ${corner}px;
    min-height: ${inner}px; padding: 0 10px; selection-background-color: $felt; selection-color: $on_felt;
    placeholder-text-color: $quiet;
}
QLineEdit:focus, QSpinBox:focus, QDoubleSpinBox:focus, QComboBox:focus { border: 2px solid $focus; padding: 0 9px; }
QLineEdit[faulty="true"] { border: 2px solid $loss; padding: 0 9px; }
QLineEdit[faulty="true"]:focus { border: 3px solid $loss; padding: 0 8px; }

QMenu { background: $panel; border: 1px solid $edge; padding: 4px; }
QMenu::item { min-height: ${target}px; padding: 0 24px; border-radius: 4px; }
QMenu::item:selected { background: $felt; color: $on_felt; }
QMenu::item:disabled { color: $off; border: 1px dashed $off_edge; }
QMenu::separator { height: 1px; background: $line; margin: 4px 12px; }

QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar::handle:vertical { background: $edge; border-radius: 4px; min-height: 40px; margin: 2px; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }

QHeaderView { background: transparent; border: none; }
QHeaderView::section {
    background: $panel; color: $quiet; border: none; border-bottom: 1px solid $line; padding: 8px;
}
QHeaderView::section:first { border-top-left-radius: ${within}px; }
QHeaderView::section:last { border-top-right-radius: ${within}px; }
QHeaderView::section:only-one { border-top-left-radius: ${within}px; border-top-right-radius: ${within}px; }
QTableView, QListView, QTreeView {
    background: $panel; color: $ink; border: 1px solid $line; border-radius: ${corner}px; gridline-color: $line;
    selection-background-color: $felt; selection-color: $on_felt;
}
QTableView, QListView, QTreeView, QPlainTextEdit { padding: 1px; }
QTableView:focus, QListView:focus, QTreeView:focus, QPlainTextEdit:focus { border: 2px solid $focus; padding: 0; }
QLabel[role="nothing"]:focus { border: 2px solid $focus; }
QScrollArea:focus { border: 2px solid $focus; border-radius: ${corner}px; }
QTableView#history { font-size: ${note}px; outline: 0; }
QTableView::item { padding: 0 8px; }
QTableView#history::item { padding: 0 2px; }
QTableView#history[narrow="true"]::item { padding: 0; }
QTableView#history[narrow="true"] { font-size: ${cramped}px; }
QTableView#history[narrow="true"] QHeaderView::section { font-size: ${cramped}px; padding: 0 3px; }
QTableView#history QScrollBar:vertical { width: 8px; }
QTableView#history QHeaderView::section { background: $panel; font-size: ${note}px; padding: 4px; }
QTabBar::tab { color: $quiet; min-height: ${target}px; padding: 0 14px; border-bottom: 3px solid transparent; }
QTabBar::tab:selected { color: $ink; font-weight: 600; border-bottom: 3px solid $felt_text; }
QTabBar::tab:hover { color: $ink; }
QTabBar::tab:focus { color: $focus; border-bottom: 3px solid $focus; text-decoration: underline; }
QTabWidget::pane { border: none; }
QLineEdit:disabled, QSpinBox:disabled, QDoubleSpinBox:disabled, QComboBox:disabled {
    background: transparent; color: $off; border: 1px dashed $off_edge;
}
QCheckBox:disabled { color: $off; }
QCheckBox::indicator:disabled { background: transparent; border: 1px dashed $off; }
QCheckBox::indicator:checked:disabled { background: $off; }
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
QCheckBox, QRadioButton {
    min-height: ${inset}px; spacing: 8px; border: 2px solid transparent; border-radius: 6px; padding: 0 4px; outline: 0;
}
QCheckBox:focus, QRadioButton:focus { border: 2px solid $focus; }
"""
