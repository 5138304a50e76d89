"""What is particular to Mysterium besides its cards: the clock and the psychics' pawns."""
