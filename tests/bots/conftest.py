"""Every test of a mind is a test of both: with the encoder, where it is installed, and without."""

import pytest

from reverie.bots.encoder import EncoderMind
from reverie.bots.mind import Mind
from reverie.bots.overlap import OverlapMind
from reverie.decks import built_in

ENCODER = EncoderMind()
for shelf in built_in.load(built_in.FOLDER).values():
    ENCODER.learn(shelf.vectors() or b"")
OVERLAP = OverlapMind()


@pytest.fixture(params=["overlap", "encoder"])
def mind(request: pytest.FixtureRequest) -> Mind:
    return OVERLAP if request.param == "overlap" else ENCODER
