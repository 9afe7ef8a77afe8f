"""Whole games go as they are written down in ``playthroughs``."""

import pytest

from reverie.games import GAMES
from tests.golden.record import FOLDER, path, playthrough
from tests.golden.scenes import SCENES, Scene

COUNTS = {
    "stella": {3, 4, 5, 6},
    "odyssey": {3, 4, 6, 7, 12},
    "party": {6, 12},
    "team": {6, 8, 10, 12},
}


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_the_game_goes_as_it_is_written_down(scene: Scene) -> None:
    """After a change of the rules that is meant, ``make golden`` and read the difference."""
    assert playthrough(scene) == path(scene).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_every_registered_game_has_playthroughs(name: str) -> None:
    written = {scene.players for scene in SCENES if scene.game == name}
    assert written
    assert COUNTS[name] <= written


def test_no_playthrough_is_left_over() -> None:
    assert set(FOLDER.iterdir()) == {path(scene) for scene in SCENES}
