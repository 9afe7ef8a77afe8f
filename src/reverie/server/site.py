"""The built web client, read once: its files, their types, and how long browsers may keep them."""

import mimetypes
import os
from contextlib import suppress
from pathlib import Path

from msgspec import Struct

FOLDER = Path(__file__).parent / "web"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = {".br": "br", ".gz": "gzip"}

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class Page(Struct, frozen=True):
    body: bytes
    type: str
    cache: str
    packed: dict[str, bytes]
    """The same body, compressed, by the name of the encoding."""

    def best(self, accepted: str) -> tuple[bytes, str | None]:
        for encoding, body in self.packed.items():
            if encoding in accepted:
                return body, encoding
        return self.body, None


def read_site(folder: Path = FOLDER) -> dict[str, Page]:
    """Every file by its path; empty where the client has not been built."""
    pages = {}
    for place, _, names in os.walk(folder):
        for file in (Path(place, name) for name in names):
            # It may be gone by now, where the client is being built anew.
            with suppress(FileNotFoundError):
                if file.suffix not in PACKED:
                    pages[file.relative_to(folder).as_posix()] = _read(file, folder)
    return pages


def _read(file: Path, folder: Path) -> Page:
    packed = {}
    for suffix, encoding in PACKED.items():
        with suppress(FileNotFoundError):
            packed[encoding] = file.with_name(file.name + suffix).read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    # Vite puts a hash of the content into the names of what lies in this folder.
    hashed = file.relative_to(folder).parts[0] == "assets"
    return Page(file.read_bytes(), kind, FOREVER if hashed else ASK_AGAIN, packed)
