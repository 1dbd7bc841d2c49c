#!/usr/bin/env python3
"""Draws the photo of the example card: `photo.py Examples/marieke.jpg`. The same bytes on every machine.

A baseline JPEG (ITU-T T.81) of flat blocks: every block has one coefficient, so no transform is needed.
"""
import struct
import sys

SIDE, BLOCK = 1024, 8
GREEN, SKIN, HAIR, SHIRT = (96, 160, 136), (232, 190, 160), (92, 58, 40), (44, 78, 132)


def colour(column, row):
    """A head and shoulders, on a grid of 128 by 128."""
    x, y = column - 63.5, row - 63.5
    if (x / 23) ** 2 + ((y + 6) / 29) ** 2 < 1 and y > -22:
        return SKIN
    if (x / 30) ** 2 + ((y + 12) / 32) ** 2 < 1:
        return HAIR
    if abs(x) < 9 and 18 < y < 34:
        return SKIN
    if (x / 48) ** 2 + ((y - 66) / 40) ** 2 < 1:
        return SHIRT
    return GREEN


def components(rgb):
    """T.871, 7: whole numbers, so that no machine rounds another way."""
    red, green, blue = rgb
    y = 299 * red + 587 * green + 114 * blue
    return (
        (y + 500) // 1000, 128 + (500000 * blue - 168736 * red - 331264 * green) // 1000000,
        128 + (500000 * red - 418688 * green - 81312 * blue) // 1000000)


class Bits:
    def __init__(self):
        self.text = []

    def coefficient(self, difference):
        """T.81, F.1.2.1: a category of our table's codes, its bits, and the end of the block."""
        size = abs(difference).bit_length()
        self.text.append("0" if size == 0 else "1" + format(size - 1, "04b"))
        if size:
            self.text.append(format(difference if difference > 0 else difference + (1 << size) - 1, f"0{size}b"))
        self.text.append("0")

    def bytes(self):
        text = "".join(self.text)
        text += "1" * (-len(text) % 8)
        coded = bytes(int(text[at:at + 8], 2) for at in range(0, len(text), 8))
        return coded.replace(b"\xff", b"\xff\0")


def segment(marker, content):
    return struct.pack(">BBH", 0xFF, marker, len(content) + 2) + content


def photo():
    grid = SIDE // BLOCK
    planes = [[[component - 128 for component in components(colour(column, row))] for column in range(grid)]
              for row in range(grid)]
    bits, last = Bits(), [0, 0, 0]

    def block(component, value):
        bits.coefficient(value - last[component])
        last[component] = value

    # Four blocks of brightness, and one of each colour for all of them.
    for row in range(0, grid, 2):
        for column in range(0, grid, 2):
            four = [planes[row + y][column + x] for y in (0, 1) for x in (0, 1)]
            for values in four:
                block(0, values[0])
            for component in (1, 2):
                block(component, sum(values[component] for values in four) // 4)
    # Dividing by 8 makes of a coefficient the value of every pixel.
    table = bytes([0]) + bytes([BLOCK] * 64)
    first = bytes([0x00, 1, 0, 0, 0, 8] + [0] * 11 + list(range(9)))
    others = bytes([0x10, 1] + [0] * 15 + [0])
    frame = struct.pack(">BHHB", 8, SIDE, SIDE, 3) + bytes([1, 0x22, 0, 2, 0x11, 0, 3, 0x11, 0])
    scan = bytes([3, 1, 0, 2, 0, 3, 0, 0, 63, 0])
    head = [(0xE0, b"JFIF\0\1\1\0\0\1\0\1\0\0"), (0xDB, table), (0xC0, frame), (0xC4, first), (0xC4, others), (0xDA, scan)]
    return b"\xff\xd8" + b"".join(segment(*part) for part in head) + bits.bytes() + b"\xff\xd9"


if __name__ == "__main__":
    open(sys.argv[1], "wb").write(photo())
