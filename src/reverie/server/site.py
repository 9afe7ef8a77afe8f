"""The built web client, read once: its files, their types, and how long browsers may keep them."""

import mimetypes
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
    files = [file for file in folder.rglob("*") if file.is_file() and file.suffix not in PACKED]
    return {file.relative_to(folder).as_posix(): _read(file, folder) for file in files}


def _read(file: Path, folder: Path) -> Page:
    packed = {
        encoding: sibling.read_bytes()
        for suffix, encoding in PACKED.items()
        if (sibling := file.with_name(file.name + suffix)).exists()
    }
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    # Vite puts a hash of the content into the names of what lies in this folder.
    hashed = file.relative_to(folder).parts[0] == "assets"
    return Page(file.read_bytes(), kind, FOREVER if hashed else ASK_AGAIN, packed)
