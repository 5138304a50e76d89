"""What things are made of."""

WOOD, IRON, BRASS = "#9a6a3c", "#a9b1b8", "#dcb04a"
