"""Opening a picture that a stranger sent.

What a file is, its first bytes say and not its name; only the decoder for that format sees it.
What comes out is upright, without transparency and without any of the metadata but its colour
profile, which is used up and dropped once the picture is small.
"""

import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import PurePosixPath
from typing import NamedTuple

from PIL import AvifImagePlugin, Image

from reverie.decks.jpeg import MOST_SCANS, has_many_scans
from reverie.decks.limits import Limits
from reverie.decks.unfit import Unfit

AvifImagePlugin.DEFAULT_MAX_THREADS = 1

HEAD = 32
"""So many first bytes tell what a file is."""
SUFFIXES = {
    ".jpg": "JPEG",
    ".jpeg": "JPEG",
    ".jpe": "JPEG",
    ".jfif": "JPEG",
    ".png": "PNG",
    ".webp": "WebP",
    ".avif": "AVIF",
    ".gif": "GIF",
}
ORIENTATION = 0x0112
TURNS = {
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_270,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_90,
}
SIDEWAYS = (5, 6, 7, 8)
PAPER = "white"
"""What shows through where a picture is transparent."""
STRIP = 256

Size = tuple[int, int]


class Refused(Exception):
    """This picture does not become a card. Raised only in the process that opens pictures."""

    def __init__(self, code: str, reason: str) -> None:
        super().__init__(reason)
        self.unfit = Unfit(code, reason)

    @property
    def code(self) -> str:
        return self.unfit.code


class Heavy(Exception):
    """This picture takes so much memory that no other should be opened beside it."""


class Picture(NamedTuple):
    image: Image.Image
    """In mode L, RGB or CMYK."""
    profile: bytes | None
    """What its colours mean."""


def sniff(head: bytes) -> str | None:
    """The format of a file by its first bytes, if it is one that we open."""
    if head.startswith(b"\xff\xd8\xff"):
        return "JPEG"
    if head.startswith(b"\x89PNG\r\n\x1a\n"):
        return "PNG"
    if head.startswith((b"GIF87a", b"GIF89a")):
        return "GIF"
    if head.startswith(b"RIFF") and head[8:12] == b"WEBP":
        return "WebP"
    # Where the brand is a general one, it is among those that it is compatible with.
    brands = {head[start : start + 4] for start in (8, 16, 20, 24, 28)}
    return "AVIF" if head[4:8] == b"ftyp" and brands & {b"avif", b"avis"} else None


def form_of(name: str, head: bytes) -> str | Unfit:
    """The format; unfit where it is none of ours, or not the one that the name promises."""
    found = sniff(head)
    promised = SUFFIXES.get(PurePosixPath(name).suffix.lower())
    if found is None:
        return Unfit("not_a_picture", "It is not a JPEG, PNG, WebP, AVIF or GIF picture.")
    if promised and promised != found:
        return Unfit("mislabelled", f"Its name says {promised}, but it is {found}.")
    return found


def decode(data: bytes, form: str, least: Size, limits: Limits, *, alone: bool) -> Picture:
    """The picture, upright, at no more of its size than covers ``least``."""
    Image.MAX_IMAGE_PIXELS = limits.pixels
    if form == "JPEG" and has_many_scans(data):
        raise Refused("too_slow", f"It is stored in more than {MOST_SCANS} passes.")
    with warnings.catch_warnings(), _refusals():
        warnings.simplefilter("ignore")
        warnings.simplefilter("error", Image.DecompressionBombWarning)
        with Image.open(BytesIO(data), formats=[form]) as picture:
            _check(picture, form, limits)
            if not alone and _memory(picture, form) > limits.memory / 4:
                raise Heavy
            return _load(picture, least)


@contextmanager
def _refusals() -> Iterator[None]:
    try:
        yield
    except (Refused, Heavy, TimeoutError):
        raise
    except (Image.DecompressionBombError, Image.DecompressionBombWarning):
        raise Refused("too_large", "It unpacks to far more pixels than are allowed.") from None
    except MemoryError:
        raise Refused("too_large", "It takes more memory than is allowed.") from None
    except Exception:
        # Decoders trip over hostile files in every way there is.
        raise Refused("broken", "It is damaged or incomplete.") from None


def _check(picture: Image.Image, form: str, limits: Limits) -> None:
    width, height = picture.size
    if max(width, height) > limits.side:
        raise Refused("too_large", f"It is {width} × {height}, more than {limits.side} a side.")
    if width * height > limits.pixels:
        raise Refused("too_large", f"It has more than {limits.pixels / 1e6:g} million pixels.")
    if _memory(picture, form) > limits.memory:
        raise Refused("too_large", f"It is {width} × {height}, too much for a {form}.")
    # A JPEG may carry a second view of itself, which is no animation.
    if form not in ("GIF", "JPEG") and getattr(picture, "n_frames", 1) > 1:
        raise Refused("animated", "It is animated, which only a GIF may be.")


def _memory(picture: Image.Image, form: str) -> int:
    """About how many bytes it takes to open this picture, as measured."""
    if form == "JPEG":
        # One that comes in passes is kept whole, at full size, until the last of them.
        cost = 7 if picture.info.get("progressive") else 2
    else:
        cost = {"PNG": 5, "GIF": 5, "WebP": 17, "AVIF": 12}[form]
    return picture.width * picture.height * cost


def _load(picture: Image.Image, least: Size) -> Picture:
    if picture.format == "PNG":
        # Which side is up may be told after the pixels. Damage must be met here: a second attempt
        # to load a damaged picture succeeds with whatever there was.
        picture.load()
    turn = _orientation(picture)
    if turn in SIDEWAYS:
        least = (least[1], least[0])
    scale = min(1, max(least[0] / picture.width, least[1] / picture.height))
    wanted = (max(1, int(picture.width * scale)), max(1, int(picture.height * scale)))
    # A JPEG can be decoded at a half, a quarter or an eighth for a fraction of time and memory.
    picture.draft(None, wanted)
    picture.load()
    factor = max(1, min(picture.width // wanted[0], picture.height // wanted[1]))
    image = _shrunk(picture, factor)
    if turn in TURNS:
        image = image.transpose(TURNS[turn])
    return Picture(image, picture.info.get("icc_profile"))


def _orientation(picture: Image.Image) -> int:
    try:
        turn = picture.getexif().get(ORIENTATION, 1)
    except Exception:
        # A picture is not refused for what is thrown away.
        return 1
    return turn if isinstance(turn, int) else 1


def _shrunk(picture: Image.Image, factor: int) -> Image.Image:
    """Plain pixels at a whole fraction of the size, in strips: no second copy at full size."""
    width, height = picture.size
    image: Image.Image | None = None
    for top in range(0, height, STRIP * factor):
        below = min(height, top + STRIP * factor)
        strip = _plain(picture.crop((0, top, width, below))).reduce(factor)
        if image is None:
            image = Image.new(strip.mode, (strip.width, -(-height // factor)))
        image.paste(strip, (0, top // factor))
    assert image is not None
    return image


def _plain(image: Image.Image) -> Image.Image:
    """In mode L, RGB or CMYK, on paper where it is transparent."""
    if image.mode.startswith("I"):
        # Sixteen bits, of which the upper eight are kept.
        return image.convert("I").point(lambda value: value * (1 / 256)).convert("L")
    if image.has_transparency_data:
        paper = Image.new("RGBA", image.size, PAPER)
        return Image.alpha_composite(paper, image.convert("RGBA")).convert("RGB")
    if image.mode in ("L", "RGB", "CMYK"):
        return image
    return image.convert("L" if image.mode == "1" else "RGB")
