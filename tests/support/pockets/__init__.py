"""Pockets: a small game with every kind of step that undo, saves and curtains must tell apart."""
