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
    """trousers, dress, coat, skirt, gown, suit, overall"""
    shoes: Colour = "#3a2418"
    gloves: Colour = ""
    pattern: str = ""
    """stripes, dots, stars, checks, patches, buttons"""
    pattern_colour: Colour = "#fff0d4"
    beard: str = ""
    """long, short, moustache"""
    glasses: bool = False
    scarf: Colour = ""
    apron: Colour = ""
    strap: Colour = ""
    """Of a bag, across the chest: painted on, from the far shoulder to the near hip."""
    mood: str = "calm"
    """calm, happy, sleepy, surprised, sad, sly; with a gaze also angry, afraid, tender, weeping, proud, longing"""
    look: float = 0.42
    """Where the face turns: -1 left, 0 to us, 1 right."""
    back: bool = False
    gaze: tuple[float, float] | None = None
    """Where the eyes look: right and up, each -1 to 1. Without it the eyes are plain dots."""
    skull: str = "egg"
    """egg, round, long, square, heart"""
    nose: str = "button"
    """button, snub, long, broad"""
    iris: Colour = "#5a3a22"
    lashes: bool = False
    age: int = 0
    """0 smooth, 1 grown, 2 old"""
    profile: bool = False
    """Seen from the side."""
    hands: tuple[str, str] = ("rest", "rest")
    """Near and far: rest, grip, flat, open, cup, point"""
