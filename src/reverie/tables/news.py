"""What a change tells everybody at the table."""

from typing import Literal

from reverie.games.moves import News
from reverie.games.unions import AnyNews as GameNews
from reverie.games.unions import news
from reverie.tables.events import (
    AnyTableEvent,
    BotAdded,
    BotTookOver,
    CameBack,
    Change,
    Connected,
    Disconnected,
    HostPassed,
    LobbyAgain,
    Played,
    Removed,
    Renamed,
    SatDown,
    SeatTaken,
    Started,
    StoodUp,
)

Mood = Literal["delighted", "glad", "proud", "sorry", "surprised", "thinking"]


class SatDownNews(News, frozen=True, tag="sat_down"):
    name: str


class BotAddedNews(News, frozen=True, tag="bot_added"):
    name: str
    face: str | None


class StoodUpNews(News, frozen=True, tag="stood_up"):
    seat: int


class SeatTakenNews(News, frozen=True, tag="seat_taken"):
    """A latecomer plays instead of a bot."""

    seat: int
    name: str


class RemovedNews(News, frozen=True, tag="removed"):
    """For good."""

    seat: int


class RenamedNews(News, frozen=True, tag="renamed"):
    seat: int
    name: str


class LobbyAgainNews(News, frozen=True, tag="lobby_again"):
    pass


class StartedNews(News, frozen=True, tag="started"):
    pass


class BotTookOverNews(News, frozen=True, tag="bot_took_over"):
    seat: int
    face: str | None


class CameBackNews(News, frozen=True, tag="came_back"):
    seat: int


class TimeUpNews(News, frozen=True, tag="time_up"):
    """What follows in the news nobody chose: bots made these moves."""

    seats: tuple[int, ...]


class HostPassedNews(News, frozen=True, tag="host_passed"):
    seat: int


class ConnectedNews(News, frozen=True, tag="connected"):
    seat: int | None
    """None for a spectator."""


class DisconnectedNews(News, frozen=True, tag="disconnected"):
    seat: int


class ReactedNews(News, frozen=True, tag="reacted"):
    """How a person or a bot takes what everybody saw."""

    seat: int
    mood: Mood


TableNews = (
    SatDownNews
    | BotAddedNews
    | StoodUpNews
    | SeatTakenNews
    | RemovedNews
    | RenamedNews
    | LobbyAgainNews
    | StartedNews
    | BotTookOverNews
    | CameBackNews
    | TimeUpNews
    | HostPassedNews
    | ConnectedNews
    | DisconnectedNews
    | ReactedNews
)
AnyNews = TableNews | GameNews


def news_of(change: Change) -> tuple[AnyNews, ...]:
    told: list[AnyNews] = []
    if late := {event.seat for event in change.events if isinstance(event, Played) and event.late}:
        told.append(TimeUpNews(tuple(sorted(late))))
    for event in change.events:
        if isinstance(event, Played):
            told += [item for item in map(news, event.events) if item]
        elif item := _table_news(event):
            told.append(item)
    return tuple(told)


def _table_news(event: AnyTableEvent) -> TableNews | None:
    match event:
        case SatDown():
            return SatDownNews(event.name)
        case BotAdded():
            return BotAddedNews(event.name, event.face)
        case StoodUp():
            return StoodUpNews(event.seat)
        case SeatTaken():
            return SeatTakenNews(event.seat, event.name)
        case Removed():
            return RemovedNews(event.seat)
        case Renamed():
            return RenamedNews(event.seat, event.name)
        case LobbyAgain():
            return LobbyAgainNews()
        case Started():
            return StartedNews()
        case BotTookOver():
            return BotTookOverNews(event.seat, event.face)
        case CameBack():
            return CameBackNews(event.seat)
        case HostPassed():
            return HostPassedNews(event.seat)
        case Connected():
            return ConnectedNews(event.seat)
        case Disconnected():
            return DisconnectedNews(event.seat)
        case _:
            return None
