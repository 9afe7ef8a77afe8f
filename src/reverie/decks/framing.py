"""Cutting a picture to the shape of a card, round what matters in it.

What matters is where there are edges and where the colours differ from those of the rest. Sky,
walls and water have little of both, so the window with the most of it holds the subject.
"""

from itertools import accumulate

from PIL import Image, ImageChops, ImageFilter, ImageStat

Size = tuple[int, int]
Box = tuple[int, int, int, int]

SHAPE = (2, 3)
SIGHT = 120
"""Pixels of the longer side of the small copy that is looked at."""
PULL = 0.15
"""How much the middle counts for when the window could as well be elsewhere."""


def card_size(size: Size) -> Size:
    """The largest card that can be cut from a picture of this size."""
    width, height = size
    return min(width, height * SHAPE[0] // SHAPE[1]), min(height, width * SHAPE[1] // SHAPE[0])


def cut(image: Image.Image) -> Box:
    """The part of the picture to keep."""
    width, height = card_size(image.size)
    if width < image.width:
        left = round(_best(_interest(image, 0), width / image.width) * image.width)
        left = min(left, image.width - width)
        return (left, 0, left + width, height)
    top = round(_best(_interest(image, 1), height / image.height) * image.height)
    top = min(top, image.height - height)
    return (0, top, width, top + height)


def _interest(image: Image.Image, axis: int) -> list[float]:
    """How much there is to see in each column of the picture, or with axis 1 in each row."""
    sight = image.convert("RGB")
    sight.thumbnail((SIGHT, SIGHT), Image.Resampling.BOX)
    energy = ImageChops.add(_edges(sight), _unusual(sight), scale=2)
    line = (energy.width, 1) if axis == 0 else (1, energy.height)
    means = energy.convert("F").resize(line, Image.Resampling.BOX)
    found = [float(mean) for mean in memoryview(means.tobytes()).cast("f")]
    # What is the same all along the line tells nothing.
    return [mean - min(found) for mean in found]


def _edges(sight: Image.Image) -> Image.Image:
    edges = sight.convert("L").filter(ImageFilter.GaussianBlur(1)).filter(ImageFilter.FIND_EDGES)
    # The filter leaves the rim as it was.
    inner = (1, 1, max(1, edges.width - 1), max(1, edges.height - 1))
    rimless = Image.new("L", edges.size)
    rimless.paste(edges.crop(inner), inner[:2])
    return rimless.point(lambda value: min(255, value * 4))


def _unusual(sight: Image.Image) -> Image.Image:
    mean = tuple(round(value) for value in ImageStat.Stat(sight).mean)
    distance = ImageChops.difference(sight, Image.new("RGB", sight.size, mean))
    return distance.convert("L")


def _best(interest: list[float], share: float) -> float:
    """Where the window that holds this share of the line begins, from 0 to 1."""
    window = max(1, min(len(interest), round(share * len(interest))))
    sums = [0.0, *accumulate(interest)]
    room = len(interest) - window
    if room == 0:
        return 0.0
    most = sums[-1] or 1.0

    def worth(start: int) -> float:
        off_middle = abs(start - room / 2) / (room / 2)
        return (sums[start + window] - sums[start]) / most - PULL * (1 - share) * off_middle**2

    # Of equals the one nearest the middle.
    starts = sorted(range(room + 1), key=lambda start: abs(start - room / 2))
    return max(starts, key=worth) / len(interest)
