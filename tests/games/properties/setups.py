"""Every game with every number of players, and set-ups with every option for them."""

from typing import Any

import pytest
from hypothesis import strategies as st

from reverie.games import GAMES
from reverie.games.game import AnyGame, Box

EVERY_TABLE = pytest.mark.parametrize(
    ("game", "players"),
    [
        pytest.param(game, players, id=f"{game.name}-{players}")
        for game in GAMES.values()
        for players in game.counts
    ],
)
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)

BOX_SIZE = 84
WORDS = tuple((f"top {number}", f"other {number}") for number in range(12))
DISCOVERY = tuple((f"first {number}", f"second {number}") for number in range(4))

_custom_word = st.text(st.characters(categories=["Lu", "Ll", "Lo", "Nd"]), min_size=1, max_size=40)

OPTIONS: dict[str, st.SearchStrategy[dict[str, Any]]] = {
    "stella": st.fixed_dictionaries(
        {},
        optional={
            "discovery": st.booleans(),
            "custom_words": st.lists(st.tuples(_custom_word, _custom_word), max_size=10),
        },
    ),
    "odyssey": st.fixed_dictionaries({}, optional={"target": st.integers(5, 100)}),
    "party": st.fixed_dictionaries({}, optional={"laps": st.integers(1, 5)}),
    "team": st.fixed_dictionaries({}, optional={"laps": st.integers(1, 5)}),
}


def deck(size: int) -> tuple[str, ...]:
    return tuple(f"c{number}" for number in range(1, size + 1))


@st.composite
def setups(draw: st.DrawFn, game: AnyGame, players: int, *, real: bool | None = None) -> Any:
    """A set-up: any options, any seats for bots, a deck as small as can be or larger, or real."""
    options = game.options(**draw(OPTIONS[game.name]))
    smallest = game.cards_needed(players)
    real_cards = draw(st.sampled_from((False, False, True))) if real is None else real
    size = draw(st.sampled_from((smallest, smallest + 1, BOX_SIZE, BOX_SIZE + 36)))
    box = Box(
        seed=draw(st.text(max_size=8)),
        bots=tuple(draw(st.lists(st.booleans(), min_size=players, max_size=players))),
        cards=() if real_cards else deck(size),
        real_cards=real_cards,
        words=WORDS,
        beginners=DISCOVERY,
    )
    return game.prepare(options, box)


def plain_setup(game: AnyGame, players: int, *, real_cards: bool = False) -> Any:
    """People in every seat, and no option chosen."""
    cards = () if real_cards else deck(BOX_SIZE + 36)
    box = Box("seed", (False,) * players, cards, WORDS, DISCOVERY, real_cards=real_cards)
    return game.prepare(game.options(), box)
