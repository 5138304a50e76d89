"""Requirement P7 over many matches: what a seat cannot know changes nothing that it is given, told, shown."""
