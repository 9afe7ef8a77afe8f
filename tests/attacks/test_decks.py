"""Attacks with decks: what unpacks to gigabytes, takes for ever, or never ends."""

import json
import struct
import zipfile
import zlib
from contextlib import suppress
from io import BytesIO
from typing import Any

import pytest

from reverie.decks.deck import Card, image_names, new_id
from reverie.decks.folder import FolderStorage
from reverie.decks.library import Library
from reverie.decks.workspace import HOME
from tests.attacks.house import House
from tests.attacks.strangers import Stranger, read_all
from tests.decks.making import jpeg, of_many_scans, png, saved, scene

PNG = b"\x89PNG\r\n\x1a\n"
FORM = "multipart/form-data; boundary=x"
PICTURE = b'--x\r\ncontent-disposition: form-data; name="images"; filename="%b"\r\n\r\n'
FIELD = b'--x\r\ncontent-disposition: form-data; name="%b"\r\n\r\n'


def zipped(*files: tuple[str, bytes]) -> bytes:
    file = BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files:
            archive.writestr(name, data)
    return file.getvalue()


def form(*files: tuple[bytes, bytes]) -> bytes:
    parts = (PICTURE % name + data + b"\r\n" for name, data in files)
    return b"".join((*parts, FIELD % b"name" + b"Holidays\r\n--x--\r\n"))


def send(stranger: Stranger, *files: tuple[bytes, bytes]) -> tuple[int, Any]:
    return stranger.call("POST", "/api/decks", form(*files), Content_Type=FORM)


def reasons(told: Any) -> set[str]:
    return {refusal["error"] for refusal in told["refused"]}


def nothing_is_left(house: House) -> bool:
    return not list((house.server.database.parent / "decks" / HOME).glob("*"))


def test_a_zip_of_zeros(house: House) -> None:
    zeros = PNG + bytes(39_000_000)
    one = zipped(("0.png", zeros))
    packed = zipped(*((f"{number}.png", zeros[: -1 - number]) for number in range(50)))
    assert len(packed) < 60 * len(one) < 4_000_000
    with house.under_attack():
        status, told = send(house.stranger(), (b"zeros.zip", packed))
    assert (status, reasons(told)) == (400, {"too_large"})
    assert nothing_is_left(house)


def test_pictures_that_are_refused_one_by_one(house: House) -> None:
    """Each is long, and damaged behind a good beginning."""
    files = [(b"%d.png" % number, png()[:50] + bytes(4_000_000 + number)) for number in range(20)]
    with house.under_attack():
        status, told = send(house.stranger(), *files)
    assert (status, reasons(told)) == (400, {"broken"})
    assert nothing_is_left(house)


def test_pictures_that_take_for_ever(house: House) -> None:
    slow = of_many_scans(300, (6000, 6000))
    files = [(b"%d.jpg" % number, slow + bytes(number)) for number in range(12)]
    with house.under_attack():
        status, told = send(house.stranger(), *files, (b"a.jpg", jpeg()))
    assert (status, reasons(told)) == (201, {"too_slow"})
    assert len(told["cards"]) == 1


def chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def with_chunk(kind: bytes, body: bytes, seed: int) -> bytes:
    data = png(seed=seed)
    return data[:33] + chunk(kind, body) + data[33:]


def test_pictures_that_hide_something(house: House) -> None:
    packed = zlib.compress(bytes(80_000_000), 9)
    frames = [scene((200, 300), seed) for seed in range(40)]
    exif = (
        b"Exif\0\0MM\0*\0\0\0\x08"
        + b"\xff\xff"
        + b"\x01\x12\0\x03\xff\xff\xff\xff\0\0\0\x08" * 5000
    )
    files = [
        (b"text.png", with_chunk(b"zTXt", b"key\0\0" + packed, 1)),
        (b"profile.png", with_chunk(b"iCCP", b"key\0\0" + packed, 2)),
        (b"frames.png", with_chunk(b"acTL", struct.pack(">II", 2**31 - 1, 0), 3)),
        (b"exif.png", with_chunk(b"eXIf", exif[6:], 4)),
        (b"frames.webp", saved(frames[0], "WebP", save_all=True, append_images=frames[1:])),
        (b"frames.gif", saved(frames[1], "GIF", save_all=True, append_images=frames[2:])),
        (
            b"exif.jpg",
            jpeg(seed=5)[:2]
            + b"\xff\xe1"
            + struct.pack(">H", 60_000)
            + exif[:59_998]
            + jpeg(seed=5)[2:],
        ),
        (b"depth.jpg", jpeg(seed=6).replace(b"\xff\xc0\0\x11\x08", b"\xff\xc0\0\x11\x10")),
        (b"arithmetic.jpg", jpeg(seed=7).replace(b"\xff\xc0", b"\xff\xc9")),
        (b"good.jpg", jpeg(seed=8)),
    ]
    with house.under_attack():
        status, told = send(house.stranger(), *files)
    assert status == 201
    assert reasons(told) <= {"broken", "animated", "too_large"}
    assert "good" in {card["title"] for card in told["cards"]}


def lying_zip() -> bytes:
    """One file that says it is small, under a thousand names, before something else."""
    data = bytearray(zipped(("0.png", PNG + bytes(30_000_000))))
    start, end = data.index(b"PK\x01\x02"), data.rindex(b"PK\x05\x06")
    entry = bytearray(data[start:end])
    entry[24:28] = struct.pack("<I", 1000)
    directory = bytes(entry) * 1000
    tail = struct.pack("<4s4H2LH", b"PK\x05\x06", 0, 0, 1000, 1000, len(directory), start, 0)
    return bytes(data[:start]) + directory + tail


def crowded_zip() -> bytes:
    """As many empty files as fit into a directory of a few megabytes."""
    head = struct.pack("<4s5H3L2H", b"PK\x03\x04", 20, 0, 0, 0, 0, 0, 0, 0, 1, 0) + b"a"
    entry = struct.pack(
        "<4s6H3L5H2L", b"PK\x01\x02", 20, 20, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0
    )
    directory = (entry + b"a") * 60_000
    tail = struct.pack(
        "<4s4H2LH", b"PK\x05\x06", 0, 0, 60_000, 60_000, len(directory), len(head), 0
    )
    return head + directory + tail


@pytest.mark.parametrize("kind", [lying_zip, crowded_zip])
def test_zips_that_lie(house: House, kind: Any) -> None:
    with house.under_attack():
        status, told = send(house.stranger(), (b"a.zip", kind()))
    assert status in (400, 413), told
    assert nothing_is_left(house)


def test_tables_beside_the_pictures_without_end(house: House) -> None:
    rows = b"file,title\n" + b"".join(b"%x,x\n" % number for number in range(200_000))
    names = [(f"{number}.csv", rows) for number in range(300)]
    with house.under_attack():
        status, told = send(house.stranger(), (b"a.zip", zipped(("a.jpg", jpeg()), *names)))
    assert status == 201
    assert reasons(told) == {"too_large", "too_many"}


def test_forms_without_end(house: House) -> None:
    long = b"x" * 3_000_000
    bodies = (
        FIELD % b"name" + long,
        FIELD % long + b"Holidays",
        PICTURE % long + b"picture",
        b"--x\r\n" + b"a: b\r\n" * 500_000,
        b"--x\r\n" + long,
        b"--x\r\ncontent-disposition: " + b"form-data; " * 300_000,
        (PICTURE % b"a.jpg" + b"\r\n") * 40_000,
        (FIELD % b"field" + b"value\r\n") * 40_000,
    )
    with house.under_attack():
        for body in bodies:
            stranger = house.stranger()
            head = stranger.head(
                "POST", "/api/decks", Content_Type=FORM, Content_Length="400000000"
            )
            with stranger.connect() as connection:
                with suppress(OSError):  # the answer may come before the end
                    connection.sendall(head + body)
                    connection.shutdown(1)
                with suppress(OSError):
                    assert not read_all(connection).startswith(b"HTTP/1.1 5")
    assert nothing_is_left(house)


def test_choosing_decks_of_thousands_of_cards(house: House) -> None:
    """Seven at a time, again and again in another order."""
    library = Library(FolderStorage(house.server.database.parent / "decks"))
    decks = []
    for _ in range(7):
        ids = [new_id() for _ in range(500)]
        cards = tuple(Card(card, image_names(card), {"en": "The last whale"}) for card in ids)
        decks.append(library.reserve())
        library.create(decks[-1], "Holidays", cards)
    stranger = house.stranger()
    opening = json.dumps({"game": "stella", "name": "Mallory"}).encode()
    _, opened = stranger.call("POST", "/api/tables", opening, Content_Type="application/json")
    headers = {"Content_Type": "application/json", "Authorization": f"Bearer {opened['token']}"}
    with house.under_attack():
        for turn in range(40):
            chosen = "+".join(decks[turn % 7 :] + decks[: turn % 7])
            move = json.dumps({"type": "configure", "options": {"deck": chosen}}).encode()
            path = f"/api/tables/{opened['table']}/moves"
            status, told = stranger.call("POST", path, move, **headers)
            assert status == 200, told
