"""What everybody is told of what happens in a game of Stella."""

from collections.abc import Callable
from typing import Any

from reverie.games.moves import Event, News
from reverie.games.stella import events
from reverie.games.stella.events import CardShown, Outcome


class PenPassedNews(News, frozen=True, tag="pen_passed"):
    seat: int


class PenTakenNews(News, frozen=True, tag="pen_taken"):
    seat: int


class FlipAgreedNews(News, frozen=True, tag="flip_agreed"):
    seat: int


class WordFlippedNews(News, frozen=True, tag="word_flipped"):
    pass


class AnnouncedNews(News, frozen=True, tag="announced"):
    counts: tuple[int, ...]
    dark: int | None


class ShownNews(News, frozen=True):
    card: int
    scout: int
    players: tuple[int, ...]


class SparkNews(ShownNews, frozen=True, tag="spark"):
    pass


class SuperSparkNews(ShownNews, frozen=True, tag="super_spark"):
    pass


class FallNews(ShownNews, frozen=True, tag="fall"):
    pass


class RoundScoredNews(News, frozen=True, tag="round_scored"):
    points: tuple[int, ...]


class RoundStartedNews(News, frozen=True, tag="round_started"):
    row: int
    cards: tuple[str, ...]


StellaNews = (
    PenPassedNews
    | PenTakenNews
    | FlipAgreedNews
    | WordFlippedNews
    | AnnouncedNews
    | SparkNews
    | SuperSparkNews
    | FallNews
    | RoundScoredNews
    | RoundStartedNews
)
OUTCOMES: dict[Outcome, type[SparkNews | SuperSparkNews | FallNews]] = {
    "spark": SparkNews,
    "super_spark": SuperSparkNews,
    "fall": FallNews,
}


def _shown(event: CardShown) -> StellaNews:
    shown = event.shown
    return OUTCOMES[shown.outcome](shown.card, shown.scout, shown.players)


# What is not in here is a secret, or told by another event.
TOLD: dict[type[Event], Callable[[Any], StellaNews]] = {
    events.PenPassed: lambda event: PenPassedNews(event.seat),
    events.PenTaken: lambda event: PenTakenNews(event.seat),
    events.FlipAgreed: lambda event: FlipAgreedNews(event.seat),
    events.WordFlipped: lambda _: WordFlippedNews(),
    events.Announced: lambda event: AnnouncedNews(event.counts, event.dark),
    events.CardShown: _shown,
    events.RoundScored: lambda event: RoundScoredNews(event.points),
    events.RoundStarted: lambda event: RoundStartedNews(event.row, event.cards),
}
