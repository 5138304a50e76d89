"""The places of 13 Clues and of Mysterium."""
