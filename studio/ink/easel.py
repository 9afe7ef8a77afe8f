"""Everything that a card needs, in one import: `from ..easel import *`."""

import math

import numpy as np

from .colour import darker, lighter, mix, step
from .kit import marks, places, props
from .kit.animals import bird, fish, four, frog, octopus, snail, snake, turtle, whale
from .kit.build import Blocks, room, town
from .kit.feelings import FEELINGS, Feeling
from .kit.hand import GRIPS, Grip, hand
from .kit.head import head
from .kit.people import BUILDS, Build, World, person
from .kit.poses import POSES, Pose
from .model import Look, stripes, world
from .palettes import PALETTES
from .registry import card
from .shapes import Polygon, arc, blob, box, ell, limb, move, path, poly, smooth, union, valid
from .skins import cloth, fur, hair, plain, skin
from .solid import Camera, Clay, V, frame, rot, shoot, spot, unit


def put(clay, joint, target):
    """The figure moved so that one of its joints is at a point of the world."""
    return clay.moved(by=np.asarray(target, float) - clay.joints[joint])


__all__ = [
    "BUILDS", "Blocks", "Build", "Camera", "Clay", "FEELINGS", "Feeling", "GRIPS", "Grip", "Look", "PALETTES", "POSES", "Polygon", "Pose", "V", "World", "arc", "bird", "blob", "box", "card",
    "cloth", "darker", "ell", "fish", "four", "frame", "frog", "fur", "hair", "hand", "head", "lighter", "limb", "marks", "math", "mix", "move", "np", "octopus", "path", "person", "places", "plain",
    "poly", "props",
    "put", "room", "rot", "shoot", "skin", "smooth", "snail", "snake", "spot", "step", "stripes", "town", "turtle", "union", "unit", "valid", "whale", "world",
]  # fmt: skip
