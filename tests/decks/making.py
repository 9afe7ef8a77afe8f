"""Pictures, good and bad, for the tests."""

import struct
import zlib
from io import BytesIO
from pathlib import Path
from typing import Any

from PIL import Image, ImageCms, ImageDraw

from reverie.decks.folder import FolderStorage
from reverie.decks.library import Library
from reverie.decks.limits import Limits

Size = tuple[int, int]
SIZE = (360, 480)


def scene(size: Size = SIZE, seed: int = 0) -> Image.Image:
    """A sky, a ground and a sun; another sun for another seed."""
    image = Image.linear_gradient("L").resize(size)
    picture = Image.merge(
        "RGB", (image, image.point(lambda v: v // 2), image.point(lambda v: 255 - v))
    )
    x, y = size[0] * (seed % 7 + 1) // 9, size[1] * (seed % 5 + 1) // 8
    radius = min(size) // 8
    ImageDraw.Draw(picture).ellipse((x - radius, y - radius, x + radius, y + radius), "gold")
    return picture


def saved(image: Image.Image, form: str, **options: Any) -> bytes:
    file = BytesIO()
    image.save(file, form, **options)
    return file.getvalue()


def jpeg(size: Size = SIZE, seed: int = 0, **options: Any) -> bytes:
    return saved(scene(size, seed), "JPEG", **options)


def png(size: Size = SIZE, seed: int = 0, **options: Any) -> bytes:
    return saved(scene(size, seed), "PNG", **options)


def located_exif(orientation: int = 1) -> Image.Exif:
    """Metadata that says where a picture was taken, with what, and which side is up."""
    exif = Image.Exif()
    exif[0x0112] = orientation
    exif[0x010F] = "SecretCamera"
    exif.get_ifd(0x8825).update({1: "N", 2: (48.0, 51.0, 29.6), 3: "E", 4: (2.0, 17.0, 40.2)})
    return exif


def swapped_profile() -> bytes:
    """A colour profile that a browser must not ignore: its red is sRGB's green."""
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB"))
    data = bytearray(profile.tobytes())
    tags = {}
    for index in range(struct.unpack(">I", data[128:132])[0]):
        start = 132 + 12 * index
        tags[bytes(data[start : start + 4])] = slice(start + 4, start + 12)
    red, green = bytes(data[tags[b"rXYZ"]]), bytes(data[tags[b"gXYZ"]])
    data[tags[b"rXYZ"]], data[tags[b"gXYZ"]] = green, red
    return bytes(data)


def png_of(width: int, height: int, rows: bytes, depth: int = 8, colour: int = 0) -> bytes:
    """A PNG put together by hand, that may lie about its size."""
    header = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0)
    chunks = ((b"IHDR", header), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
        for kind, body in chunks
    )


def bomb() -> bytes:
    """A PNG of 400 million pixels in 50 kB: one bit each."""
    return png_of(20_000, 20_000, bytes(2_501 * 20_000), depth=1)


def library(folder: Path, limits: Limits | None = None) -> Library:
    """One without built-in decks."""
    return Library(FolderStorage(folder / "decks"), limits, folder / "no built-in decks")


def uploads(folder: Path, *files: tuple[str, bytes]) -> list[tuple[str, Path]]:
    """Files as they are kept once they were sent: under names that have nothing to do with them."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = []
    for index, (name, data) in enumerate(files):
        path = folder / str(index)
        path.write_bytes(data)
        kept.append((name, path))
    return kept


def of_many_scans(count: int, size: Size = SIZE, between: bytes = b"") -> bytes:
    """A progressive JPEG that tells the last of its passes so many times again."""
    data = jpeg(size, progressive=True)
    scan = data[data.rindex(b"\xff\xda") : -2]
    return data[:-2] + (between + scan) * count + data[-2:]
