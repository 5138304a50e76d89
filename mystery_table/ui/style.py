"""The style sheet: every colour from the theme's tokens, every measure scaled, no font and no image."""

from __future__ import annotations

import re

from mystery_table.ui.theme import Theme

# `@8` stands for eight pixels at scale 1, `@8-2` for two less, so that a thicker border changes no size.
SHEET = """
QWidget { color: $text; background: transparent;
  selection-background-color: $gold; selection-color: $on_gold; }
QWidget#Window, QDialog { background: $bg; }
QFrame[role="panel"] { background: $panel; border: 1px solid $line; border-radius: @14; }
QFrame[role="card"] { background: $raised; border: 1px solid $line; border-radius: @12; }
QFrame#TopBar { background: $panel; border: none; border-bottom: 1px solid $hair; }
QFrame#Side { background: $panel; border: none; border-left: 1px solid $hair; }
QFrame[role="segbox"] { background: $inset; border: 1px solid $line; border-radius: @10; }
QLabel[tone="2"] { color: $text2; }
QLabel[tone="3"] { color: $text3; }
QLabel[tone="gold"] { color: $gold; }
QLabel[tone="yes"] { color: $yes; }
QLabel[tone="no"] { color: $no; }
QLabel[tone="info"] { color: $info; }
QPushButton { background: $raised; border: 1px solid $line; border-radius: @10; padding: @5 @14;
  min-height: @28; color: $text; }
QPushButton:hover { background: $hover; border-color: $hair; }
QPushButton:pressed { background: $inset; }
QPushButton:disabled { color: $text3; background: $panel; border: 1px dashed $line; }
QPushButton[role="primary"] { color: $on_gold; border: 1px solid $hair;
  background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 $gold_high, stop:1 $gold); }
QPushButton[role="primary"]:hover { background: $gold_high; }
QPushButton[role="primary"]:pressed { background: $gold; }
QPushButton[role="primary"]:disabled { background: $panel; color: $text3; border: 1px dashed $line; }
QPushButton[role="outline"] { background: transparent; border: 1px solid $hair; color: $gold; }
QPushButton[role="outline"]:hover { background: $hover; }
QPushButton[role="quiet"] { background: transparent; border: 1px solid transparent; }
QPushButton[role="quiet"]:hover { background: $hover; }
QPushButton[role="danger"] { background: transparent; border: 1px solid $no; color: $no; }
QPushButton[role="icon"] { background: transparent; border: 1px solid transparent; padding: @4;
  min-height: @30; min-width: @30; }
QPushButton[role="icon"]:hover { background: $hover; }
QPushButton[role="seg"] { border-radius: @8; background: transparent; border: 2px solid transparent;
  padding: @3 @9; color: $text2; }
QPushButton[role="seg"]:hover { color: $text; }
QPushButton[role="seg"]:checked { background: $raised; border: 2px solid $gold; color: $text; }
QPushButton[role="seg"]:disabled { color: $text3; border: 2px dashed transparent; }
QPushButton[role="tab"] { background: transparent; border: none; border-bottom: 3px solid transparent;
  border-radius: 0; color: $text2; padding: @4 @10; }
QPushButton[role="tab"]:checked { border-bottom: 3px solid $gold; color: $text; }
QPushButton:focus, QPushButton[role="primary"]:focus { border: 3px solid $focus; padding: @5-2 @14-2; }
QPushButton[role="icon"]:focus { border: 3px solid $focus; padding: @4-2; }
QPushButton[role="seg"]:focus { border: 3px solid $focus; padding: @3-1 @9-1; }
QLineEdit, QComboBox, QSpinBox { background: $field; border: 1px solid $text3; border-radius: @8;
  padding: @4 @10; min-height: @28; color: $text; }
QLineEdit:focus, QSpinBox:focus { border: 3px solid $focus; padding: @4-2 @10-2; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { color: $text3; border: 1px dashed $line; }
QComboBox { padding: @4 @32 @4 @10; }
QComboBox:focus { border: 3px solid $focus; padding: @4-2 @32-2 @4-2 @10-2; }
QComboBox::drop-down { border: none; width: @30; }
QComboBox::down-arrow { image: none; }
QComboBox QAbstractItemView { background: $raised; color: $text; border: 1px solid $hair; outline: 0;
  padding: @4; selection-background-color: $gold; selection-color: $on_gold; }
QComboBox QAbstractItemView::item { min-height: @32; padding: @2 @8; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QCheckBox { spacing: @10; color: $text; border: 3px solid transparent; border-radius: @8; padding: @2; }
QCheckBox:focus { border: 3px solid $focus; }
QCheckBox:disabled { color: $text3; }
QCheckBox::indicator { width: @22; height: @22; border-radius: @6; border: 2px solid $text3;
  background: $field; }
QCheckBox::indicator:checked { border: 2px solid $gold; background: $gold; }
QMenu { background: $raised; border: 1px solid $hair; padding: @6; }
QMenu::item { padding: @6 @18; border-radius: @6; color: $text; }
QMenu::item:selected { background: $gold; color: $on_gold; }
QMenu::item:disabled { color: $text3; }
QMenu::separator { height: 1px; background: $line; margin: @4 @8; }
QListWidget, QListView { background: $field; border: 1px solid $text3; border-radius: @8; outline: 0; }
QListWidget:focus, QListView:focus { border: 3px solid $focus; }
QListView#Log { background: transparent; border: none; border-radius: 0; } QListView#Log::item { padding: 0; }
QListWidget::item, QListView::item { padding: @6 @8; color: $text; }
QListWidget::item:selected, QListView::item:selected { background: $gold; color: $on_gold; }
QTextBrowser { background: $panel; border: 3px solid $panel; border-radius: @12; }
QTextBrowser:focus { border: 3px solid $focus; }
QSlider::groove:horizontal { height: @6; border-radius: @3; background: $inset; border: 1px solid $text3; }
QSlider::sub-page:horizontal { background: $gold; border-radius: @3; }
QSlider::handle:horizontal { width: @18; height: @18; margin: -@7 0; border-radius: @9; background: $paper;
  border: 2px solid $gold; }
QSlider::handle:horizontal:focus { border: 3px solid $focus; }
QProgressBar { background: $inset; border: 1px solid $line; border-radius: @5; }
QProgressBar::chunk { background: $gold; border-radius: @4; }
QScrollBar:vertical { background: transparent; width: @10; margin: 2px; }
QScrollBar::handle:vertical { background: $text3; border-radius: @3; min-height: @40; }
QScrollBar:horizontal { background: transparent; height: @10; margin: 2px; }
QScrollBar::handle:horizontal { background: $text3; border-radius: @3; min-width: @40; }
QScrollBar::add-line, QScrollBar::sub-line { height: 0; width: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QToolTip { background: $raised; color: $text; border: 1px solid $gold; padding: @5 @9; }
"""


def sheet(theme: Theme, scale: float) -> str:
    """Return the style sheet of a theme; `scale` is the window's unit times the size of the text."""
    colours = theme._asdict()

    def filled(found: re.Match[str]) -> str:
        name, size, less = found.groups()
        return colours[name] if name else f"{max(1, round(int(size) * scale) + int(less or 0))}px"

    return re.sub(r"\$(\w+)|@(\d+)(-\d)?", filled, SHEET)
