"""Animals of our own, each a function that returns a figure about 1 high, facing right or us."""

from theatre.animals.birds import bee, bird, crow, goose, heron, moth, owl, rooster
from theatre.animals.farm import camel, cat, dog, elephant, giraffe, horse, lion, pig, sheep
from theatre.animals.water import beetle, crab, fish, frog, jellyfish, octopus, seahorse, snail, turtle, whale
from theatre.animals.woods import bear, fox, hare, hedgehog, mouse, stag, wolf

__all__ = [
    "bear",
    "bee",
    "beetle",
    "bird",
    "camel",
    "cat",
    "crab",
    "crow",
    "dog",
    "elephant",
    "fish",
    "fox",
    "frog",
    "giraffe",
    "goose",
    "hare",
    "hedgehog",
    "heron",
    "horse",
    "jellyfish",
    "lion",
    "moth",
    "mouse",
    "octopus",
    "owl",
    "pig",
    "rooster",
    "seahorse",
    "sheep",
    "snail",
    "stag",
    "turtle",
    "whale",
    "wolf",
]
