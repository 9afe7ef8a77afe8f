"""What just happened, for animation. Only what everybody may know is told."""

from collections.abc import Callable
from typing import Any

from reverie.games.moves import Continued, ContinuedNews, Event
from reverie.games.odyssey import news as odyssey
from reverie.games.odyssey.events import OdysseyEvent
from reverie.games.odyssey.news import OdysseyNews
from reverie.games.stella import news as stella
from reverie.games.stella.events import StellaEvent
from reverie.games.stella.news import StellaNews

GameNews = StellaNews | OdysseyNews | ContinuedNews

TOLD: dict[type[Event], Callable[[Any], GameNews]] = {
    Continued: lambda event: ContinuedNews(event.seat),
    **stella.TOLD,
    **odyssey.TOLD,
}


def news(event: StellaEvent | OdysseyEvent) -> GameNews | None:
    """The news of an event, if there is any."""
    tell = TOLD.get(type(event))
    return tell(event) if tell else None
