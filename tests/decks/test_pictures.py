"""Pictures come out upright, in sRGB, in three sizes of 2:3, and bare of all metadata."""

from io import BytesIO

import pytest
from PIL import Image, ImageCms, ImageDraw

from reverie.decks.limits import Limits
from reverie.decks.pictures import Heavy, Refused, sniff
from reverie.decks.rendition import Rendition, render
from tests.decks.making import jpeg, located_exif, png, saved, scene, swapped_profile

LIMITS = Limits()
FORMS = {"JPEG": "jpg", "PNG": "png", "WebP": "webp", "AVIF": "avif", "GIF": "gif"}


def opened(rendition: Rendition, index: int = 2) -> Image.Image:
    return Image.open(BytesIO(rendition.images[index])).convert("RGB")


def near(pixel: object, wanted: tuple[int, int, int], slack: int = 24) -> bool:
    assert isinstance(pixel, tuple)
    return all(abs(a - b) <= slack for a, b in zip(pixel, wanted, strict=True))


def flag(size: tuple[int, int] = (400, 600)) -> Image.Image:
    """Red above, blue below."""
    image = Image.new("RGB", size, "red")
    ImageDraw.Draw(image).rectangle((0, size[1] // 2, size[0], size[1]), "blue")
    return image


@pytest.mark.parametrize("form", FORMS)
def test_every_format_becomes_three_webp_of_two_to_three(form: str) -> None:
    data = saved(scene(), form)
    assert sniff(data) == form
    rendition = render(data, f"picture.{FORMS[form]}", LIMITS)
    for image, size in zip(rendition.images, ((200, 300), (400, 600), (800, 1200)), strict=True):
        with Image.open(BytesIO(image)) as picture:
            assert (picture.format, picture.size, picture.mode) == ("WEBP", size, "RGB")


@pytest.mark.parametrize("size", [(4000, 3000), (3000, 4000), (9000, 700), (700, 9000), (200, 300)])
def test_every_shape_is_brought_to_that_of_a_card(size: tuple[int, int]) -> None:
    assert opened(render(jpeg(size), "a.jpg", LIMITS)).size == (800, 1200)


def test_a_name_without_a_suffix_is_no_obstacle() -> None:
    assert render(jpeg(), "blob", LIMITS).images


@pytest.mark.parametrize(("name", "data"), [("a.jpg", png()), ("a.PNG", jpeg()), ("a.gif", jpeg())])
def test_what_is_not_what_its_name_says_is_refused(name: str, data: bytes) -> None:
    with pytest.raises(Refused, match="Its name says") as refused:
        render(data, name, LIMITS)
    assert refused.value.code == "mislabelled"


@pytest.mark.parametrize("turn", range(1, 9))
@pytest.mark.parametrize("form", ["JPEG", "PNG", "WebP", "AVIF"])
def test_a_picture_is_turned_upright(turn: int, form: str) -> None:
    # How a camera stores the flag when it is held this way.
    undo: dict[int, Image.Transpose] = {
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_90,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_270,
    }
    stored = flag().transpose(undo[turn]) if turn in undo else flag()
    data = saved(stored, form, exif=located_exif(turn).tobytes())
    image = opened(render(data, "a", LIMITS))
    assert near(image.getpixel((400, 100)), (255, 0, 0))
    assert near(image.getpixel((400, 1100)), (0, 0, 255))


@pytest.mark.parametrize("form", ["JPEG", "PNG", "WebP", "AVIF"])
def test_no_metadata_is_left(form: str) -> None:
    xmp = b'<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretPlace</x:xmpmeta>'
    options = {"exif": located_exif().tobytes(), "icc_profile": swapped_profile()}
    if form != "PNG":
        options["xmp"] = xmp
    data = saved(scene(), form, **options)
    assert b"SecretCamera" in data
    for image in render(data, "a", LIMITS).images:
        assert image[12:16] == b"VP8 "  # the plain kind of WebP, which has no room for metadata
        assert int.from_bytes(image[4:8], "little") + 8 == len(image)
        assert not any(secret in image for secret in (b"Secret", b"EXIF", b"ICCP", b"XMP"))
        with Image.open(BytesIO(image)) as picture:
            assert not picture.getexif()
            assert "icc_profile" not in picture.info


def test_colours_are_those_that_the_profile_means() -> None:
    data = saved(Image.new("RGB", (300, 450), "red"), "PNG", icc_profile=swapped_profile())
    assert near(opened(render(data, "a.png", LIMITS)).getpixel((9, 9)), (0, 255, 0))


def test_a_broken_profile_is_no_obstacle() -> None:
    data = saved(Image.new("RGB", (300, 450), "red"), "PNG", icc_profile=b"nonsense" * 40)
    assert near(opened(render(data, "a.png", LIMITS)).getpixel((9, 9)), (255, 0, 0))


def test_a_profile_for_other_colours_is_no_obstacle() -> None:
    grey = saved(Image.new("L", (300, 450), 99), "PNG", icc_profile=swapped_profile())
    assert near(opened(render(grey, "a.png", LIMITS)).getpixel((9, 9)), (99, 99, 99))


def test_a_lab_profile_is_no_obstacle() -> None:
    lab = ImageCms.ImageCmsProfile(ImageCms.createProfile("LAB")).tobytes()
    data = saved(Image.new("RGB", (300, 450), "red"), "PNG", icc_profile=lab)
    assert near(opened(render(data, "a.png", LIMITS)).getpixel((9, 9)), (255, 0, 0))


def test_a_broken_exif_is_no_obstacle() -> None:
    assert render(jpeg(exif=b"Exif\0\0MM\0*\xff\xff\xff\xff" + bytes(40)), "a.jpg", LIMITS).images


def test_cmyk() -> None:
    data = saved(Image.new("CMYK", (300, 450), (0, 255, 255, 0)), "JPEG", quality=95)
    assert near(opened(render(data, "a.jpg", LIMITS)).getpixel((9, 9)), (255, 0, 0))


def test_sixteen_bits() -> None:
    data = saved(Image.new("I;16", (300, 450), 0x8000), "PNG")
    assert near(opened(render(data, "a.png", LIMITS)).getpixel((9, 9)), (128, 128, 128))


@pytest.mark.parametrize("mode", ["1", "L", "LA", "P", "RGBA"])
def test_other_modes(mode: str) -> None:
    image = opened(render(saved(flag().convert(mode), "PNG"), "a.png", LIMITS))
    assert image.size == (800, 1200)


def test_what_is_transparent_lies_on_white_paper() -> None:
    image = Image.new("P", (300, 450), 1)
    image.putpalette([0, 0, 0, 255, 0, 0])
    image.paste(0, (0, 0, 300, 225))
    picture = opened(render(saved(image, "PNG", transparency=0), "a.png", LIMITS))
    assert near(picture.getpixel((400, 100)), (255, 255, 255))
    assert near(picture.getpixel((400, 1100)), (255, 0, 0))


def test_of_an_animated_gif_the_first_frame_is_used() -> None:
    frames = [Image.new("RGB", (300, 450), colour) for colour in ("red", "lime", "blue")]
    data = saved(frames[0], "GIF", save_all=True, append_images=frames[1:])
    assert near(opened(render(data, "a.gif", LIMITS)).getpixel((9, 9)), (255, 0, 0))


@pytest.mark.parametrize("form", ["PNG", "WebP", "AVIF"])
def test_other_animations_are_refused(form: str) -> None:
    data = saved(scene(), form, save_all=True, append_images=[scene(seed=1), scene(seed=2)])
    with pytest.raises(Refused) as refused:
        render(data, "a", LIMITS)
    assert refused.value.code == "animated"


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("share", [0.02, 0.3, 0.6, 0.9])
def test_a_truncated_picture_is_refused(form: str, share: float) -> None:
    data = saved(scene((900, 900)), form)
    with pytest.raises(Refused) as refused:
        render(data[: max(40, int(share * len(data)))], f"a.{FORMS[form]}", LIMITS)
    assert refused.value.code == "broken"


@pytest.mark.parametrize("form", ["PNG", "GIF", "WebP", "AVIF", "JPEG"])
def test_too_many_pixels_are_refused_before_they_are_unpacked(form: str) -> None:
    data = saved(scene((1200, 900)), form)
    for pixels in (1_000_000, 400_000):
        with pytest.raises(Refused) as refused:
            render(data, "a", Limits(pixels=pixels))
        assert refused.value.code == "too_large"


def test_a_picture_that_takes_too_much_memory_is_refused() -> None:
    data = saved(scene((1200, 900)), "WebP")
    with pytest.raises(Refused, match="too much for a WebP"):
        render(data, "a", Limits(memory=9_000_000))


def test_a_heavy_picture_asks_to_be_alone() -> None:
    data = saved(scene((1200, 900)), "WebP")
    limits = Limits(memory=40_000_000)
    with pytest.raises(Heavy):
        render(data, "a", limits, alone=False)
    assert render(data, "a", limits, alone=True).images


def test_shown_whole_nothing_is_cut_off() -> None:
    image = Image.new("RGB", (900, 300), "white")
    draw = ImageDraw.Draw(image)
    draw.rectangle((0, 0, 100, 300), "red")
    draw.rectangle((800, 0, 900, 300), "blue")
    picture = opened(render(saved(image, "PNG"), "a.png", LIMITS, "whole"))
    assert picture.size == (800, 1200)
    assert near(picture.getpixel((20, 600)), (255, 0, 0))
    assert near(picture.getpixel((780, 600)), (0, 0, 255))


def test_palette_and_placeholder() -> None:
    rendition = render(saved(flag(), "PNG"), "a.png", LIMITS)
    assert {"#ff0000", "#0000ff"} <= set(rendition.palette)
    assert rendition.placeholder.startswith("data:image/webp;base64,")
    assert len(rendition.placeholder) < 600
