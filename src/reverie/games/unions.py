"""What the states, moves and views of all games can be: for reading what is stored, and the schema.

A checker of types sees the contract; at run time these are the unions of the games that there are.
The structs of different games have different tags, or are the same.
"""

from collections.abc import Callable, Iterable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

from reverie.games import GAMES
from reverie.games.moves import Continued, ContinuedNews, Event, News, Offer


def _union(types: Iterable[Any]) -> Any:
    return reduce(or_, types)


TOLD: dict[type[Event], Callable[[Any], News]] = {
    Continued: lambda event: ContinuedNews(event.seat)
}
SAID: dict[type[Event], Callable[[Any], str | None]] = {}
for _game in GAMES.values():
    TOLD |= _game.told
    SAID |= _game.said

if TYPE_CHECKING:
    from reverie.games.game import Setup, State, View

    AnySetup = Setup
    AnyState = State
    AnyView = View
    AnyEvent = Event
    AnyOffer = Offer
    AnyNews = News
    AnyReplay = View
else:
    AnySetup = _union(game.setup for game in GAMES.values())
    AnyState = _union(game.state for game in GAMES.values())
    AnyView = _union(game.play for game in GAMES.values())
    AnyEvent = _union(game.event for game in GAMES.values())
    AnyReplay = _union(game.replay or game.play for game in GAMES.values())
    AnyOffer = _union(game.offer for game in GAMES.values())
    AnyNews = _union(game.news for game in GAMES.values()) | ContinuedNews


def news(event: Event) -> News | None:
    """What everybody is told of an event, if anything."""
    tell = TOLD.get(type(event))
    return tell(event) if tell else None


def said(event: Event) -> str | None:
    """What somebody has said for all to hear."""
    hear = SAID.get(type(event))
    return hear(event) if hear else None
