"""Mysterium: a silent ghost sends visions, psychics find out what they mean."""
