"""What everybody's screen must bear in every phase."""

from collections.abc import Callable
from typing import Protocol

from playwright.sync_api import Locator, expect

from tests.e2e.player import Player


class Screen(Protocol):
    player: Player


Look = Callable[..., None]
"""Takes a phase, and screens with something on each of them that belongs to the phase."""


def look_around(phase: str, *screens: tuple[Screen, Locator]) -> None:
    """Nothing is in anybody's way, and a refresh brings everything back."""
    for screen, still in screens:
        expect(still).to_be_visible()
        screen.player.finds_nothing_in_the_way(phase)
        screen.player.refreshes(still)


def refresh(_: str, *screens: tuple[Screen, Locator]) -> None:
    """Without axe, where it has looked at the like of it already."""
    for screen, still in screens:
        screen.player.refreshes(still)


def pass_by(_: str, *__: tuple[Screen, Locator]) -> None:
    """Plays on."""
