"""What all contestants written in Python have in common."""

from collections.abc import Callable
from random import Random

Play = Callable[[Random], int]
"""Plays one game at random, from the deal to the end, and tells how many moves it had."""
