"""News tells what everybody may know (G1)."""

from typing import Any

import msgspec
import pytest

from reverie.games import GAMES
from reverie.games.moves import Continued, Occupied
from reverie.games.odyssey import events as odyssey
from reverie.games.stella import events as stella
from reverie.games.unions import news
from tests.games.test_every_game import every_game, played

SHOWN = stella.Shown(7, 2, "spark", (0, 2, 4), (2, 0, 2, 0, 2))

TOLD: list[tuple[Any, dict[str, Any] | None]] = [
    (Continued(1), {"what": "continued", "seat": 1}),
    (Occupied(1, bot=True), None),
    (stella.Marked(1, (3,)), None),
    (stella.PenPassed(1), {"what": "pen_passed", "seat": 1}),
    (stella.PenTaken(1), {"what": "pen_taken", "seat": 1}),
    (stella.FlipAgreed(1), {"what": "flip_agreed", "seat": 1}),
    (stella.WordFlipped(), {"what": "word_flipped"}),
    (stella.Announced((2, 1, 1), 0), {"what": "announced", "counts": [2, 1, 1], "dark": 0}),
    (stella.CardShown(SHOWN), {"what": "spark", "card": 7, "scout": 2, "players": [0, 2, 4]}),
    (stella.RoundScored((3, 3, 0)), {"what": "round_scored", "points": [3, 3, 0]}),
    (
        stella.RoundStarted(2, ("c1", "c2")),
        {"what": "round_started", "row": 2, "cards": ["c1", "c2"]},
    ),
    (odyssey.Told(1, "a clue"), {"what": "told", "seat": 1}),
    (odyssey.Given(1, ("c1", "c2")), {"what": "given", "seat": 1, "count": 2}),
    (odyssey.Laid(("c1", "c2"), (1, 0)), {"what": "laid", "images": ["c1", "c2"]}),
    (odyssey.Voted(1, (0,)), {"what": "voted", "seat": 1}),
    (odyssey.VotedRed(0), None),
    (odyssey.TurnScored((3, 0), over=False), {"what": "turn_scored", "points": [3, 0]}),
    (odyssey.TurnStarted((("c1",),), None), {"what": "turn_started", "reshuffled": False}),
    (odyssey.TurnStarted((("c1",),), ("c2",)), {"what": "turn_started", "reshuffled": True}),
    (odyssey.HandsPassed(), {"what": "hands_passed"}),
]


@pytest.mark.parametrize(("event", "told"), TOLD, ids=[str(row[0]) for row in TOLD])
def test_g1_news_of_an_event(event: Any, told: dict[str, Any] | None) -> None:
    assert msgspec.json.decode(msgspec.json.encode(news(event))) == told


@every_game
def test_g1_news_names_no_card_that_does_not_lie_face_up(name: str, players: int) -> None:
    play, _moves = played(name, players, "news")
    game = GAMES[name]
    state = game.start(play.setup)
    for event in play.events:
        state = game.evolve(state, event)
        told = msgspec.json.encode(news(event)).decode()
        open_cards = set(state.grid if name == "stella" else state.images)
        hidden = set(play.setup.cards) - open_cards
        assert not any(f'"{card}"' in told for card in hidden)
