"""What everybody's screen must bear in every phase."""

from typing import Protocol

from playwright.sync_api import Locator, expect

from tests.e2e.player import Player


class Screen(Protocol):
    player: Player


def look_around(phase: str, *screens: tuple[Screen, Locator]) -> None:
    """Nothing is in anybody's way, and a refresh brings everything back."""
    for screen, still in screens:
        expect(still).to_be_visible()
        screen.player.finds_nothing_in_the_way(phase)
        screen.player.refreshes(still)
