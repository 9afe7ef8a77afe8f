"""The built web client, read once: its files, their types, and how long browsers may keep them."""

import mimetypes
import os
import re
from base64 import b64encode
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from msgspec import Struct

from reverie.server.security import POLICY

FOLDER = Path(__file__).parent / "web"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED = {".br": "br", ".gz": "gzip"}
INLINE = re.compile(rb"<script>(.*?)</script>", re.DOTALL)

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/javascript", ".js")


class Page(Struct, frozen=True):
    body: bytes
    type: str
    cache: str
    packed: dict[str, bytes]
    """The same body, compressed, by the name of the encoding."""
    policy: str | None = None
    """Where scripts stand within the page: these may run, and no others."""

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
    body = file.read_bytes()
    policy = _policy(body) if file.suffix == ".html" else None
    return Page(body, kind, FOREVER if hashed else ASK_AGAIN, packed, policy)


def _policy(page: bytes) -> str | None:
    scripts = dict.fromkeys(INLINE.findall(page))
    if not scripts:
        return None
    hashes = (b64encode(sha256(script).digest()).decode() for script in scripts)
    allowed = " ".join(f"'sha256-{one}'" for one in hashes)
    return POLICY.replace("script-src 'self'", f"script-src 'self' {allowed}")
