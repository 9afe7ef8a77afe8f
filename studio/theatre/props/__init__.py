"""Props: figures without a face. Each returns a figure about 1 high unless it says otherwise."""

from theatre.props.buildings import bridge, castle, door, house, ladder, lighthouse, stairs, tent, tower, windmill
from theatre.props.home import (
    apple, armchair, bed, birdcage, book, books, bottle, cake, candle, chair, clock, cup, grandfather, hourglass, key, lantern, loaf, mirror,
    pear, street_lamp, table, teapot,
)
from theatre.props.music import (
    accordion, anchor, bell, bow, crescent, dice, drum, gear, gear_shape, gift, gramophone, hand, mask, piano, star, telescope, trumpet, violin,
)
from theatre.props.travel import (
    balloon, bicycle, boat, engine, globe, kite, paper_boat, paper_plane, planet, rocket, ship, sledge, suitcase, swing, umbrella, wagon,
)

FIGURES = [
    "accordion", "anchor", "apple", "armchair", "balloon", "bed", "bell", "bicycle", "birdcage", "boat", "book", "books", "bottle", "bow", "bridge",
    "cake", "candle", "castle", "chair", "clock", "crescent", "cup", "dice", "door", "drum", "engine", "gear", "gift", "globe", "gramophone",
    "grandfather", "hand", "hourglass", "house", "key", "kite", "lantern", "lighthouse", "loaf", "mask", "mirror", "paper_boat", "paper_plane",
    "pear", "piano", "planet", "rocket", "ship", "sledge", "stairs", "star", "street_lamp", "suitcase", "swing", "table", "teapot", "telescope",
    "tent", "tower", "trumpet", "umbrella", "violin", "wagon", "windmill",
]
__all__ = [*FIGURES, "ladder", "gear_shape"]
