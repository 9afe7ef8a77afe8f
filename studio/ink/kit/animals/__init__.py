"""Animals, posed in three dimensions. Every one takes at, face, pose, scale and colours."""

from .birds import bird
from .four import SPECIES, four
from .water import fish, frog, octopus, snail, snake, turtle, whale

__all__ = ["SPECIES", "bird", "fish", "four", "frog", "octopus", "snail", "snake", "turtle", "whale"]
