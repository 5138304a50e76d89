"""The visions of Mysterium: templates that give a picture to a few motifs, a palette and options."""
