"""Whole matches of bots, in many mixtures of seats, options, missions and levels, looked at all the way."""
