"""Titles and tags from the names of files, or from a table beside them."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.decks.captions import (
    LONGEST_TABLE,
    Captions,
    caption,
    check_names,
    from_name,
    read_table,
    shown,
)
from reverie.decks.unfit import Unfit


def good(table: bytes) -> Captions:
    captions = read_table(table)
    assert not isinstance(captions, Unfit)
    return captions


@pytest.mark.parametrize(
    ("name", "title", "tags"),
    [
        ("whale.jpg", "whale", ("whale",)),
        ("04_the-whale_kite.jpg", "the whale kite", ("whale", "kite")),
        ("animals/Blue  Whale (2).JPG", "Blue Whale (2)", ("blue", "whale")),
        ("IMG_1234.jpg", "IMG 1234", ()),
        ("1984.png", "1984", ()),
        ("../../etc/passwd.png", "passwd", ("passwd",)),
        ("Żółty żuk.webp", "Żółty żuk", ("żółty", "żuk")),
        ("クジラの夢.avif", "クジラの夢", ("クジラの夢",)),
        ("a\x00b\x1b[31m.png", "ab[31m", ()),
        ("__.png", "", ()),
    ],
)
def test_a_name_tells(name: str, title: str, tags: tuple[str, ...]) -> None:
    told = from_name(name)
    assert told.title == ({"und": title} if title else {})
    assert told.tags == tags


@given(st.text())
def test_any_name_can_be_shown(name: str) -> None:
    told = from_name(name)
    for text in (shown(name), *told.title.values(), *told.tags):
        assert len(text) <= 300
        assert not any(unicodedata.category(char) in ("Cc", "Cs") for char in text)


TABLE = "file,title,title_fr,tags,description,artist,license\n"
ROW = 'Été.jpg,Summer,Été,"sea; sun|SEA",A day at the sea.,Ada,CC0\n'


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_a_table_in_whatever_way_it_was_saved(encoding: str, delimiter: str, newline: str) -> None:
    text = (TABLE + ROW).replace(",", delimiter).replace("\n", newline)
    told = caption("photos/été.JPG", good(text.encode(encoding)))
    assert told.title == {"und": "Summer", "fr": "Été"}
    assert told.description == {"und": "A day at the sea."}
    assert told.tags == ("sea", "sun")
    assert (told.artist, told.licence) == ("Ada", "CC0")


def test_accents_match_however_they_are_written() -> None:
    captions = good((TABLE + ROW).encode())
    assert caption(unicodedata.normalize("NFD", "Été.jpg"), captions).artist == "Ada"


def test_a_path_in_the_table_is_more_exact_than_a_name() -> None:
    captions = good(b"file,title\na/x.png,first\nx.png,second\n")
    assert caption("a/x.png", captions).title == {"und": "first"}
    assert caption("b/x.png", captions).title == {"und": "second"}


def test_what_the_table_does_not_tell_the_name_does() -> None:
    captions = good(b"file,artist\nwhale.png,Ada\n")
    told = caption("whale.png", captions)
    assert (told.title, told.tags, told.artist) == ({"und": "whale"}, ("whale",), "Ada")
    assert caption("fox.png", captions) == from_name("fox.png")


@pytest.mark.parametrize(
    "data", [b"", b"title\nWhale\n", b"\x00\x01\x02", b'file\n"' + b"a" * 200_000]
)
def test_what_is_no_table_is_refused(data: bytes) -> None:
    told = read_table(data)
    assert isinstance(told, Unfit)
    assert told.code == "malformed"


def test_a_row_for_a_missing_file_is_told() -> None:
    captions = good(b"file,title\nwhale.png,Whale\nfox.png,Fox\n")
    assert check_names(captions, ["a/whale.png", "fox.png"]) is None
    missing = check_names(captions, ["whale.png"])
    assert missing
    assert "not there: 1, as fox.png." in missing.reason


def test_a_table_of_endless_rows_is_not_read_to_the_end() -> None:
    rows = b"file\n" + b"".join(b"%d\n" % number for number in range(LONGEST_TABLE + 1))
    told = read_table(rows)
    assert isinstance(told, Unfit)
    assert told.code == "too_large"


def test_a_table_of_endless_columns_has_its_first() -> None:
    captions = good(b"file,artist," + b"x," * 300_000 + b"title\na.jpg,Ada" + b"," * 300_001 + b"W")
    assert (captions["a.jpg"].artist, captions["a.jpg"].title) == ("Ada", {})


@given(st.one_of(st.binary(), st.binary().map(lambda data: b"file,title\n" + data)))
def test_no_table_does_harm(data: bytes) -> None:
    captions = read_table(data)
    if isinstance(captions, Unfit):
        return
    for name, told in captions.items():
        assert name
        assert all(len(text) <= 300 for text in told.title.values())
