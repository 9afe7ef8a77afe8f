"""Soft solids in three dimensions, seen by a camera."""

from .camera import Camera, spot
from .clay import Clay, V, frame, ik, rot, unit
from .shot import Shot, shoot

__all__ = ["Camera", "Clay", "Shot", "V", "frame", "ik", "rot", "shoot", "spot", "unit"]
