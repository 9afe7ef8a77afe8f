"""Photographs of 12 megapixels, made up: scenes with depth, texture and the noise of a camera."""

import random
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter

SIZE = (4000, 3000)
LARGER = (4400, 3300)
PER_SCENE = 20
QUALITY = 92


def write(folder: Path, count: int, seed: str = "photographs") -> None:
    """So many different JPEGs; the same ones for the same seed, but for the noise."""
    for first in range(0, count, PER_SCENE):
        scene = _scene(random.Random(f"{seed}:{first}"))
        for index in range(first, min(count, first + PER_SCENE)):
            photograph = _view(scene, random.Random(f"{seed}:{first}:{index}"))
            (folder / f"photo {index:03}.jpg").write_bytes(_jpeg(photograph, index))


def _scene(chance: random.Random) -> Image.Image:
    """Layers of ridges and blurred shapes before a sky, then texture over all of it."""
    small = (LARGER[0] // 4, LARGER[1] // 4)
    sky = Image.linear_gradient("L").resize(small)
    tones = [chance.uniform(0.4, 1) for _ in range(3)]
    image = Image.merge("RGB", [sky.point(lambda v, t=tone: 60 + v * t * 0.7) for tone in tones])
    for layer in range(6):
        draw = ImageDraw.Draw(image)
        base = small[1] * (3 + layer) // 9
        colour = tuple(chance.randrange(20, 220) for _ in range(3))
        points = [(x, base + chance.randrange(-60, 60)) for x in range(0, small[0] + 40, 40)]
        draw.polygon([(0, small[1]), *points, (small[0], small[1])], fill=colour)
        for _ in range(25):
            x, y, r = (
                chance.randrange(small[0]),
                chance.randrange(small[1]),
                chance.randrange(4, 60),
            )
            fill = tuple(chance.randrange(256) for _ in range(3))
            draw.ellipse((x - r, y - r, x + r, y + r), fill=fill)
        image = image.filter(ImageFilter.GaussianBlur(max(0, 3 - layer)))
    image = image.resize(LARGER, Image.Resampling.BICUBIC)
    for grain in (12, 4, 1):
        noise = Image.effect_noise((LARGER[0] // grain, LARGER[1] // grain), 10 + 2 * grain)
        texture = noise.resize(LARGER, Image.Resampling.BICUBIC)
        image = ImageChops.add(image, Image.merge("RGB", [texture] * 3), 1, -128)
    return image


def _view(scene: Image.Image, chance: random.Random) -> Image.Image:
    left, top = (chance.randrange(LARGER[i] - SIZE[i] + 1) for i in (0, 1))
    view = scene.crop((left, top, left + SIZE[0], top + SIZE[1]))
    return view.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if chance.random() < 0.5 else view


def _jpeg(photograph: Image.Image, index: int) -> bytes:
    exif = Image.Exif()
    exif[0x010F] = "Benchmark"
    # Every third was taken upright, as phones do it.
    exif[0x0112] = 6 if index % 3 == 0 else 1
    file = BytesIO()
    photograph.save(file, "JPEG", quality=QUALITY, exif=exif)
    return file.getvalue()
