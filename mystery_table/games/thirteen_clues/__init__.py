"""13 Clues: everybody sees every mystery but their own, and asks witnesses what they can see."""
