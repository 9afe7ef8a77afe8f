"""What everybody is told of what happens in a game of Odyssey, Party or Team."""

from collections.abc import Callable
from typing import Any

from reverie.games.moves import Event, News
from reverie.games.odyssey import events


class ToldNews(News, frozen=True, tag="told"):
    seat: int


class GivenNews(News, frozen=True, tag="given"):
    seat: int
    count: int


class GiverNamedNews(News, frozen=True, tag="giver_named"):
    """Who of two partners gives, and who of them has said so."""

    seat: int
    by: int


class LaidNews(News, frozen=True, tag="laid"):
    images: tuple[str, ...]


class MineNews(News, frozen=True, tag="mine"):
    seat: int


class AskedAgainNews(News, frozen=True, tag="asked_again"):
    seats: tuple[int, ...]


class VotedNews(News, frozen=True, tag="voted"):
    seat: int


class TurnScoredNews(News, frozen=True, tag="turn_scored"):
    points: tuple[int, ...]


class TurnStartedNews(News, frozen=True, tag="turn_started"):
    reshuffled: bool


class HandsPassedNews(News, frozen=True, tag="hands_passed"):
    pass


OdysseyNews = (
    ToldNews
    | GivenNews
    | GiverNamedNews
    | LaidNews
    | MineNews
    | AskedAgainNews
    | VotedNews
    | TurnScoredNews
    | TurnStartedNews
    | HandsPassedNews
)

# What is not in here is a secret, or told by another event.
TOLD: dict[type[Event], Callable[[Any], OdysseyNews]] = {
    events.Told: lambda event: ToldNews(event.seat),
    events.Given: lambda event: GivenNews(event.seat, len(event.cards)),
    events.GiverNamed: lambda event: GiverNamedNews(event.seat, event.by),
    events.Laid: lambda event: LaidNews(event.images),
    events.Claimed: lambda event: MineNews(event.seat),
    events.AskedAgain: lambda event: AskedAgainNews(event.seats),
    events.Voted: lambda event: VotedNews(event.seat),
    events.TurnScored: lambda event: TurnScoredNews(event.points),
    events.TurnStarted: lambda event: TurnStartedNews(reshuffled=event.pile is not None),
    events.HandsPassed: lambda _: HandsPassedNews(),
}
