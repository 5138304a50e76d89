"""What is particular to 13 Clues: suits with their glyphs, cards that bear them, chips to ask about."""
