"""Stores and files that were changed at random: what is wrong is said in little time, and no more suffers."""
