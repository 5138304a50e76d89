"""Commands and the keys that give them: what there is, what was chosen, and where to choose (A1)."""
