"""A zip is read as a stream within limits; its names lead nowhere."""

import stat
import struct
import tempfile
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from reverie.decks.errors import Malformed, TooLarge
from reverie.decks.importing import Imported, NoPictures, Wishes, import_path, import_uploads
from reverie.decks.library import Library
from reverie.decks.limits import Limits
from tests.decks.making import jpeg, library, png, uploads

WISHES = Wishes(name="Holidays")
BOMB = 60_000_000


def zipped(files: dict[str, bytes], packing: int = zipfile.ZIP_DEFLATED) -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(file, "w", packing) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return file.getvalue()


def imported(data: bytes, shelf: Library) -> Imported:
    with tempfile.TemporaryDirectory() as folder:
        sent = uploads(Path(folder), ("pictures.zip", data))
        return import_uploads(sent, shelf, WISHES)


def titles(result: Imported, shelf: Library) -> list[str]:
    return [card.title["und"] for card in shelf.get(result.deck).cards]


def codes(result: Imported) -> dict[str, str]:
    return {refusal.file: refusal.error for refusal in result.refused}


def test_a_zip_on_the_disk(tmp_path: Path) -> None:
    path = tmp_path / "pictures.zip"
    path.write_bytes(
        zipped({"a/whale.jpg": jpeg(), "a/fox.png": png(seed=1), "a/t.csv": b"file\n"})
    )
    shelf = library(tmp_path)
    assert titles(import_path(path, shelf, WISHES), shelf) == ["whale", "fox"]


TRICKS = (
    "../../../slip.jpg",
    "/slip.jpg",
    "C:\\slip.jpg",
    "..\\..\\slip.jpg",
    "a/../../slip.jpg",
    "//server/slip.jpg",
    "%2e%2e/slip.jpg",
    "a\x1b[31m/slip.jpg",
    "con/slip.jpg",
    "x" * 3000 + "/slip.jpg",
)


@pytest.mark.parametrize("name", TRICKS)
def test_a_name_with_a_path_trick_is_only_a_title(tmp_path: Path, name: str) -> None:
    shelf = library(tmp_path / "server")
    result = imported(zipped({name: jpeg()}), shelf)
    assert titles(result, shelf) == ["slip"]
    written = {path for path in tmp_path.rglob("*") if path.is_file()}
    assert {path.parent for path in written} == {tmp_path / "server" / "decks" / result.deck}
    assert not any("slip" in path.name for path in written)


def test_what_systems_add_is_ignored(tmp_path: Path) -> None:
    files = {"__MACOSX/._a.jpg": b"x", ".DS_Store": b"x", "b/Thumbs.db": b"x", "b/": b""}
    result = imported(zipped({**files, "a.jpg": jpeg()}), library(tmp_path))
    assert (result.cards, result.refused) == (1, ())


def test_a_bomb_is_refused_and_the_rest_goes_on(tmp_path: Path) -> None:
    data = zipped({"bomb.jpg": b"\xff\xd8\xff" + bytes(BOMB), "zero": bytes(BOMB), "a.jpg": jpeg()})
    assert len(data) < 200_000
    assert codes(imported(data, library(tmp_path))) == {
        "bomb.jpg": "too_large",
        "zero": "not_a_picture",
    }


def test_a_file_unpacks_to_so_many_times_its_size(tmp_path: Path) -> None:
    """However large a picture may be."""
    data = zipped({"bomb.jpg": b"\xff\xd8\xff" + bytes(5_000_000), "a.jpg": jpeg()})
    assert codes(imported(data, library(tmp_path))) == {"bomb.jpg": "too_large"}
    few = library(tmp_path, Limits(ratio=2))
    assert imported(zipped({"a.jpg": jpeg(), "b.jpg": jpeg(seed=1)}), few).cards == 2


def test_a_zip_unpacks_to_so_many_times_its_size(tmp_path: Path) -> None:
    """However small its files are."""
    bombs = {f"{index}.jpg": b"\xff\xd8\xff" + bytes(900_000 + index) for index in range(40)}
    with pytest.raises(NoPictures) as error:
        imported(zipped(bombs), library(tmp_path))
    assert {refusal.error for refusal in error.value.refused} == {"broken", "too_large"}
    assert any(refusal.message.endswith("MB in all.") for refusal in error.value.refused)


def test_nothing_of_a_zip_stays_unpacked(tmp_path: Path) -> None:
    shelf = library(tmp_path)
    deck = imported(zipped({"a.jpg": jpeg(), "b.jpg": b"\xff\xd8\xff"}), shelf).deck
    assert [path.name for path in (tmp_path / "decks").iterdir()] == [deck]
    names = sorted(path.name for path in (tmp_path / "decks" / deck).iterdir())
    (card,) = shelf.get(deck).cards
    assert names == sorted([*card.images.names, "manifest.json"])


def test_many_small_bombs_use_up_one_allowance(tmp_path: Path) -> None:
    bomb = b"\xff\xd8\xff" + bytes(2_000_000)
    files = {f"{index}.jpg": bomb for index in range(30)}
    limits = Limits(file_bytes=1_000_000, total_bytes=5_000_000)
    with pytest.raises(NoPictures) as error:
        imported(zipped(files), library(tmp_path, limits))
    assert [refusal.message for refusal in error.value.refused][-1].endswith("5 MB in all.")


@pytest.mark.filterwarnings("ignore:Overlapped entries:UserWarning")
def test_files_that_overlap_use_up_the_allowance(tmp_path: Path) -> None:
    """A thousand names for one and the same bytes, which newer Pythons warn of or refuse."""
    data = bytearray(zipped({"0.jpg": jpeg()}))
    end = data.rindex(b"PK\x05\x06")
    start = data.index(b"PK\x01\x02")
    entry = bytes(data[start:end])
    directory = entry * 1000
    tail = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 1000, 1000, len(directory), start, 0)
    result = imported(bytes(data[:start]) + directory + tail, library(tmp_path))
    assert result.cards == 1
    assert {refusal.error for refusal in result.refused} in ({"duplicate"}, {"broken"})


def test_an_archive_within_is_not_opened(tmp_path: Path) -> None:
    inner = zipped({"b.jpg": jpeg(seed=1)})
    result = imported(
        zipped({"inner.zip": inner, "inner.jpg": inner, "a.jpg": jpeg()}), library(tmp_path)
    )
    assert codes(result) == {"inner.zip": "not_a_picture", "inner.jpg": "not_a_picture"}


def test_a_link_is_not_followed(tmp_path: Path) -> None:
    secret = tmp_path / "secret.jpg"
    secret.write_bytes(jpeg(seed=5))
    link = zipfile.ZipInfo("link.jpg")
    link.create_system = 3
    link.external_attr = (stat.S_IFLNK | 0o777) << 16
    file = BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(link, str(secret))
        archive.writestr("a.jpg", jpeg())
    assert codes(imported(file.getvalue(), library(tmp_path))) == {"link.jpg": "link"}


def test_a_locked_file_is_refused(tmp_path: Path) -> None:
    data = bytearray(zipped({"a.jpg": jpeg(), "b.jpg": jpeg(seed=1)}))
    for signature, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(signature) + offset] |= 1
    assert codes(imported(bytes(data), library(tmp_path))) == {"a.jpg": "encrypted"}


@pytest.mark.parametrize("packing", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_other_packings_are_refused(tmp_path: Path, packing: int) -> None:
    with pytest.raises(NoPictures, match="packed in a way"):
        imported(zipped({"a.jpg": jpeg()}, packing), library(tmp_path))


def test_a_damaged_member_is_refused(tmp_path: Path) -> None:
    good, bad = jpeg(seed=1), jpeg(seed=2)
    data = bytearray(zipped({"bad.jpg": bad, "good.jpg": good}, zipfile.ZIP_STORED))
    data[data.index(bad) + len(bad) // 2] ^= 0xFF
    assert codes(imported(bytes(data), library(tmp_path))) == {"bad.jpg": "broken"}


def test_a_damaged_stream_is_refused(tmp_path: Path) -> None:
    data = bytearray(zipped({"bad.jpg": b"\xff\xd8\xff" + b"abc" * 90_000, "good.jpg": jpeg()}))
    data[60:120] = b"\xff" * 60
    assert codes(imported(bytes(data), library(tmp_path))) == {"bad.jpg": "broken"}


def test_the_same_name_twice_is_two_pictures(tmp_path: Path) -> None:
    file = BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr("a.jpg", jpeg())
        with pytest.warns(UserWarning, match="Duplicate name"):
            archive.writestr("a.jpg", jpeg(seed=1))
    assert imported(file.getvalue(), library(tmp_path)).cards == 2


def test_an_empty_zip(tmp_path: Path) -> None:
    with pytest.raises(NoPictures):
        imported(zipped({}), library(tmp_path))


@pytest.mark.parametrize("data", [b"", b"PK", b"PK\x03\x04" + bytes(500), b"no zip at all" * 99])
def test_what_is_no_zip(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "pictures.zip"
    path.write_bytes(data)
    with pytest.raises(Malformed) as error:
        import_path(path, library(tmp_path), WISHES)
    assert error.value.code == "malformed"
    with pytest.raises(Malformed):
        import_path(tmp_path / "nowhere.zip", library(tmp_path), WISHES)


def test_an_absurd_number_of_files(tmp_path: Path) -> None:
    files = {f"{index}.txt": b"" for index in range(300)}
    with pytest.raises(TooLarge) as error:
        imported(zipped(files), library(tmp_path, Limits(files=299)))
    assert error.value.code == "too_large"


def test_a_directory_too_large_to_be_read(tmp_path: Path) -> None:
    """Ten million entries would be gigabytes before the first of them is looked at."""
    directory = bytes(2_000_000)
    tail = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 1, 1, len(directory), 30, 0)
    with pytest.raises(TooLarge, match="too many files"):
        imported(b"PK\x03\x04" + bytes(26) + directory + tail, library(tmp_path))
