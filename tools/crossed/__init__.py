"""Measures bots with partners whose minds have other sources; packaging/crossed_*.py are the commands."""
