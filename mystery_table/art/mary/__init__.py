"""The portrait of Mary King on twelve tiles with two faces each."""
