"""What all games share: rules interface, match, store, bots, layout. No Qt, no game."""
