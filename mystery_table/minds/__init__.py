"""What bots believe of words and pictures. No Qt, no game."""
