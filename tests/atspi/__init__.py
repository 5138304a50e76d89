"""A screen reader's side: a real AT-SPI client, on a virtual display with buses of its own."""
