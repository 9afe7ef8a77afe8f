"""From the bytes of a picture to the images of a card."""

from base64 import b64encode
from io import BytesIO
from typing import Literal

from msgspec import Struct
from PIL import Image, ImageCms, ImageFilter

from reverie.decks.deck import WIDTHS
from reverie.decks.framing import card_size, cut
from reverie.decks.limits import Limits
from reverie.decks.pictures import HEAD, Picture, Refused, decode, form_of
from reverie.decks.unfit import Unfit

SIZES = tuple((width, width * 3 // 2) for width in WIDTHS)
LARGEST = SIZES[-1]
TINY = (12, 18)
COLOURS = 5
SRGB = ImageCms.createProfile("sRGB")
KINDS = {"RGB": "RGB ", "L": "GRAY", "CMYK": "CMYK"}

Framing = Literal["crop", "whole"]
"""Cut to the shape of a card, or shown whole on a blurred copy of itself."""


class Packing(Struct, frozen=True):
    quality: int = 80
    """Of 100."""
    effort: int = 4
    """Of 6: how long to look for a smaller file."""


USUAL = Packing()


class Rendition(Struct, frozen=True):
    images: tuple[bytes, ...]
    """WebP, of the widths 200, 400 and 800."""
    palette: tuple[str, ...]
    placeholder: str


def render(
    data: bytes,
    name: str,
    limits: Limits,
    framing: Framing = "crop",
    *,
    alone: bool = True,
    packing: Packing = USUAL,
) -> Rendition:
    """Raises Refused where this is no picture for a card, Heavy where it needs to be alone."""
    form = form_of(name, data[:HEAD])
    if isinstance(form, Unfit):
        raise Refused(form.code, form.reason)
    picture = decode(data, form, LARGEST, limits, alone=alone)
    if card_size(picture.image.size)[0] < WIDTHS[0]:
        raise Refused("too_small", f"A card cut from it is less than {WIDTHS[0]} pixels wide.")
    card = _in_srgb(Picture(_framed(picture.image, framing), picture.profile))
    medium = card.resize(SIZES[1], Image.Resampling.LANCZOS)
    small = medium.resize(SIZES[0], Image.Resampling.LANCZOS)
    images = tuple(_webp(image, packing) for image in (small, medium, card))
    return Rendition(images, _palette(small), _placeholder(small))


def _framed(image: Image.Image, framing: Framing) -> Image.Image:
    card = image.resize(LARGEST, Image.Resampling.LANCZOS, box=cut(image))
    if framing == "crop":
        return card
    scale = min(LARGEST[0] / image.width, LARGEST[1] / image.height)
    size = (max(1, round(image.width * scale)), max(1, round(image.height * scale)))
    ground = card.resize(TINY, Image.Resampling.BOX).resize(LARGEST, Image.Resampling.BICUBIC)
    corner = ((LARGEST[0] - size[0]) // 2, (LARGEST[1] - size[1]) // 2)
    ground.paste(image.resize(size, Image.Resampling.LANCZOS), corner)
    return ground


def _in_srgb(picture: Picture) -> Image.Image:
    """The colours as a browser shows them without a profile."""
    image, profile = picture
    if profile:
        try:
            source = ImageCms.ImageCmsProfile(BytesIO(profile))
            if source.profile.xcolor_space == KINDS[image.mode]:
                converted = ImageCms.profileToProfile(image, source, SRGB, outputMode="RGB")
                assert converted is not None
                return converted
        except (ImageCms.PyCMSError, OSError):
            # Better slightly wrong colours than no card.
            pass
    return image.convert("RGB")


def _webp(image: Image.Image, packing: Packing) -> bytes:
    # Pillow writes the profile, EXIF and XMP that an image brought with it, unless it has none.
    bare = Image.frombytes("RGB", image.size, image.tobytes())
    file = BytesIO()
    bare.save(file, "WEBP", quality=packing.quality, method=packing.effort)
    return file.getvalue()


def _palette(image: Image.Image) -> tuple[str, ...]:
    """The main colours, the commonest first."""
    few = image.reduce(4).quantize(COLOURS, Image.Quantize.MEDIANCUT)
    table = few.getpalette() or []
    counts = few.histogram()[: len(table) // 3]
    order = sorted((i for i, count in enumerate(counts) if count), key=lambda i: -counts[i])
    colours = ("#{:02x}{:02x}{:02x}".format(*table[3 * i : 3 * i + 3]) for i in order)
    return tuple(dict.fromkeys(colours))


def _placeholder(image: Image.Image) -> str:
    tiny = image.filter(ImageFilter.GaussianBlur(8)).resize(TINY, Image.Resampling.BOX)
    return "data:image/webp;base64," + b64encode(_webp(tiny, Packing(40))).decode()
