"""What a change tells everybody at the table."""

from reverie.games.news import News, news
from reverie.tables.events import (
    AnyTableEvent,
    BotAdded,
    BotTookOver,
    CameBack,
    Change,
    HostPassed,
    Played,
    SatDown,
    Started,
    StoodUp,
)


def tell(change: Change) -> tuple[News, ...]:
    told: list[News] = []
    for event in change.events:
        if isinstance(event, Played):
            told += [item for item in map(news, event.events) if item]
        elif item := _table_news(event):
            told.append(item)
    return tuple(told)


def _table_news(event: AnyTableEvent) -> News | None:
    match event:
        case SatDown():
            return {"what": "sat_down", "name": event.name}
        case BotAdded():
            return {"what": "bot_added", "name": event.name, "face": event.face}
        case StoodUp():
            return {"what": "stood_up", "seat": event.seat}
        case Started():
            return {"what": "started"}
        case BotTookOver():
            return {"what": "bot_took_over", "seat": event.seat, "face": event.face}
        case CameBack():
            return {"what": "came_back", "seat": event.seat}
        case HostPassed():
            return {"what": "host_passed", "seat": event.seat}
        case _:
            return None
