"""How many passes a JPEG is stored in.

Each pass of a progressive picture goes over all of its pixels again, and an empty one takes a few
bytes: what a camera or a program writes has a dozen, what is made to hurt has hundreds.
"""

import re
from collections.abc import Iterator

MOST_SCANS = 32
MARKER = re.compile(rb"\xff+([^\x00\xff\xd0-\xd7])")
"""What is within the pixels is followed by a zero, or tells where to start again."""
SEQUENTIAL = (0xC0, 0xC1)
SCAN, END, BARE = 0xDA, 0xD9, 0x01


def has_many_scans(data: bytes) -> bool:
    if _is_sequential(data):
        return False
    # Found fast, though perhaps in a preview or in what stands behind the picture.
    return data.count(b"\xff\xda") > MOST_SCANS and scans(data) > MOST_SCANS


def scans(data: bytes) -> int:
    """Counted up to the first too many; a damaged picture has as many as can be found."""
    count = 0
    for kind, _ in _segments(data):
        count += kind == SCAN
        if count > MOST_SCANS:
            break
    return count


def _is_sequential(data: bytes) -> bool:
    """Whether its first pass holds all colours, as with most: then no other is looked at."""
    colours = 0
    for kind, place in _segments(data):
        if kind in SEQUENTIAL:
            colours = _byte(data, place + 7)
        elif kind == SCAN:
            return colours > 0 and _byte(data, place + 2) == colours
    return False


def _segments(data: bytes) -> Iterator[tuple[int, int]]:
    """The kind of each, and where it begins, up to the end of the first picture."""
    place = 2
    while marker := MARKER.search(data, place):
        kind, place = marker[1][0], marker.end()
        if kind == END:
            return
        yield kind, place
        if kind != BARE:
            # It tells how long it is, itself included.
            place += int.from_bytes(data[place : place + 2], "big")


def _byte(data: bytes, place: int) -> int:
    return data[place] if place < len(data) else 0
