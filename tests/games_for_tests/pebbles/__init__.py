"""Pebbles: the smallest complete game. It lives here alone and proves that a game is one folder."""
