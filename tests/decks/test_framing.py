"""A card is cut from a picture round what matters in it."""

from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from reverie.decks.framing import card_size, cut

SIDES = st.integers(3, 4000)


@given(SIDES, SIDES)
def test_the_cut_is_the_largest_of_two_to_three(width: int, height: int) -> None:
    card = card_size((width, height))
    assert card[0] <= width
    assert card[1] <= height
    assert card[0] == width or card[1] == height
    assert abs(card[0] * 3 - card[1] * 2) <= 3


@given(st.integers(3, 300), st.integers(3, 300), st.binary(min_size=3, max_size=3))
def test_the_cut_lies_within_the_picture(width: int, height: int, colour: bytes) -> None:
    left, top, right, bottom = cut(Image.new("RGB", (width, height), tuple(colour)))
    assert 0 <= left < right <= width
    assert 0 <= top < bottom <= height
    assert (right - left, bottom - top) == card_size((width, height))


def test_of_a_plain_picture_the_middle_is_kept() -> None:
    left, _, right, _ = cut(Image.new("RGB", (1000, 300), "grey"))
    assert abs((left + right) / 2 - 500) < 20


@given(st.integers(60, 1140))
def test_what_stands_before_the_sky_is_kept(x: int) -> None:
    picture = Image.linear_gradient("L").resize((1200, 600)).convert("RGB")
    draw = ImageDraw.Draw(picture)
    for ring in range(50, 0, -10):
        draw.ellipse((x - ring, 300 - ring, x + ring, 300 + ring), ("red", "gold")[ring // 10 % 2])
    left, _, right, _ = cut(picture)
    assert left <= max(0, x - 30)
    assert right >= min(1200, x + 30)


@given(st.integers(60, 1140))
def test_so_it_is_in_a_tall_picture(y: int) -> None:
    picture = Image.new("CMYK", (400, 1200), (30, 20, 0, 0))
    ImageDraw.Draw(picture).rectangle((150, y - 50, 250, y + 50), (0, 255, 255, 0))
    _, top, _, bottom = cut(picture)
    assert top <= max(0, y - 30)
    assert bottom >= min(1200, y + 30)
