"""Every screen of the program in every language, size and theme, rendered without a display."""
