"""A JPEG is stored in few passes, or it is made to take for ever."""

import pytest

from reverie.decks.jpeg import MOST_SCANS, has_many_scans, scans
from reverie.decks.limits import Limits
from reverie.decks.pictures import Refused
from reverie.decks.rendition import render
from tests.decks.making import jpeg, of_many_scans

END = b"\xff\xd9"


def test_scans_are_counted() -> None:
    assert scans(jpeg()) == 1
    assert 3 < scans(jpeg(progressive=True)) < MOST_SCANS
    assert scans(of_many_scans(20)) == scans(jpeg(progressive=True)) + 20
    assert scans(b"") == scans(b"\xff\xd8") == scans(b"\xff\xd8\xff\xda") - 1 == 0


@pytest.mark.parametrize("between", [b"", b"\xff\x01", b"garbage", b"\xff\xff\xff", b"\xff\xd0"])
def test_no_scan_is_hidden(between: bytes) -> None:
    assert has_many_scans(of_many_scans(MOST_SCANS, between=between))


def test_what_is_no_scan_is_not_counted() -> None:
    """A preview has one of its own, and a film behind the picture is full of what looks like it."""
    film = b"\xff\xda\0\x04\0\0" * 1000
    comment = b"\xff\xfe" + (2 + len(film)).to_bytes(2, "big") + film
    data = jpeg()
    assert not has_many_scans(data + film)
    assert not has_many_scans(data[:2] + comment + data[2:])
    assert render(data[:2] + comment + data[2:] + film, "a.jpg", Limits())


def test_a_picture_of_many_scans_is_refused_before_it_is_opened() -> None:
    with pytest.raises(Refused) as refused:
        render(of_many_scans(MOST_SCANS), "a.jpg", Limits())
    assert refused.value.code == "too_slow"
    assert render(of_many_scans(10), "a.jpg", Limits())
