"""The colours of the seats, each with a symbol for those who do not see colours."""

from typing import Literal, get_args

Colour = Literal[
    "orange", "violet", "pink", "blue", "green", "red",
    "teal", "white", "lemon", "brown", "grey", "lime",
]  # fmt: skip

SYMBOLS: dict[Colour, str] = {
    "orange": "leaf",
    "violet": "moon",
    "pink": "bell",
    "blue": "fish",
    "green": "cat",
    "red": "key",
    "teal": "boat",
    "white": "kite",
    "lemon": "mushroom",
    "brown": "umbrella",
    "grey": "house",
    "lime": "drop",
}
COLOURS: tuple[Colour, ...] = get_args(Colour)


def free_colour(taken: set[Colour]) -> Colour:
    return next(colour for colour in COLOURS if colour not in taken)
