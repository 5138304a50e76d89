"""The visions: mazes that can be walked, and no two visions alike."""

from itertools import combinations

import pytest
from PySide6.QtGui import QImage

from mystery_table.art.dice import dice
from mystery_table.art.visions.maze import CELLS, ROOM, Cell, ways
from mystery_table.art.visions.picture import vision, visions

WIDTH, HEIGHT = 24, 36  # of a thumbnail: 120 x 180 divided by five
CLOSEST = 24.0  # mean difference of a channel (0..255), as for the evidence


def thumbnail(name: str) -> bytes:
    small = vision(name, 120, 180).scaled(WIDTH, HEIGHT).convertToFormat(QImage.Format.Format_RGB888)
    stride, pixels = small.bytesPerLine(), bytes(small.constBits())
    return b"".join(pixels[y * stride : y * stride + WIDTH * 3] for y in range(HEIGHT))


@pytest.mark.parametrize("seed", range(5))
def test_the_room_in_the_middle_of_a_maze_is_reached_from_its_gate_in_one_way(seed: int) -> None:
    opened = ways(dice("maze", seed))
    gate = (CELLS, CELLS // 2)
    seen: set[Cell] = {gate}
    ahead = [gate]
    while ahead:
        here = ahead.pop()
        beyond = {cell for way in opened if here in way for cell in way} - seen
        seen |= beyond
        ahead += beyond
    assert len(seen) == CELLS * CELLS + 1
    in_room = sum(all(cell[0] in ROOM and cell[1] in ROOM for cell in way) for way in opened)
    assert len(opened) - in_room == len(seen) - len(ROOM) ** 2  # a tree, but for the room: no second way


@pytest.mark.slow
def test_no_two_visions_look_alike_at_120_pixels() -> None:
    small = {name: thumbnail(name) for name in visions()}
    for (a, first), (b, second) in combinations(small.items(), 2):
        distance = sum(abs(x - y) for x, y in zip(first, second, strict=True)) / len(first)
        assert distance > CLOSEST, (a, b, distance)
