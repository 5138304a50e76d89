"""Whole matches as readable text: every step, and what it changed in every seat's view."""
