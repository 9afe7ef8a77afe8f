"""How a person looks: build, colours, clothes, hair, hat, face."""

from dataclasses import dataclass

from theatre.colour import Colour
from theatre.people.pose import ADULT, Build


@dataclass(frozen=True)
class Look:
    build: Build = ADULT
    skin: Colour = "#eab892"
    hair: str = "short"
    """short, bob, long, braids, bun, curly, tufts, wild, bald"""
    hair_colour: Colour = "#4a2c1c"
    hat: str = ""
    """pointed, beanie, straw, bowler, cap, topper, toque, souwester, kerchief, crown, paper, veil, helmet"""
    hat_colour: Colour = "#a83228"
    top: Colour = "#c8402c"
    bottom: Colour = "#34466e"
    clothes: str = "trousers"
    """trousers, dress, coat, skirt, gown, suit"""
    shoes: Colour = "#3a2418"
    pattern: str = ""
    """stripes, dots, stars, checks, patches, buttons"""
    pattern_colour: Colour = "#fff0d4"
    beard: str = ""
    """long, short, moustache"""
    glasses: bool = False
    scarf: Colour = ""
    apron: Colour = ""
    mood: str = "calm"
    """calm, happy, sleepy, surprised, sad, sly"""
    look: float = 0.42
    """Where the face turns: -1 left, 0 to us, 1 right."""
    back: bool = False
