"""What a worker makes of what the others say."""

from typing import TYPE_CHECKING, assert_never

import structlog

from reverie.tables.bus import (
    Announced,
    Declined,
    Heard,
    Invited,
    Missed,
    Moved,
    Noticed,
    OfWatchers,
    Recall,
    Said,
    StaysWatching,
    Watching,
)
from reverie.tables.messages import DeclinedMessage, WatchingMessage
from reverie.tables.room import Room, read_change

if TYPE_CHECKING:
    from reverie.tables.rooms import Rooms

log = structlog.get_logger()


class Hearing:
    def __init__(self, rooms: "Rooms") -> None:
        self._rooms = rooms

    def hear(self, heard: Heard) -> None:
        """Whatever is said, and by whomever: what goes wrong here is put right by the store."""
        if isinstance(heard, Missed):
            self._rooms.lookout.look_soon(heard.codes)
            self._ask_what_was_said(heard.codes or ())
            return
        if isinstance(heard, Announced):
            if self._rooms.on_announcement:
                self._rooms.on_announcement()
            return
        room = self._rooms.rooms.get(heard.code)
        if room is None:
            return
        try:
            self._take(room, heard)
        except Exception as error:
            log.warning("what was heard makes no sense", table=heard.code, error=repr(error))
            self._rooms.lookout.look_soon((heard.code,))

    def _take(
        self,
        room: Room,
        heard: Moved | Declined | Said | Recall | Noticed | OfWatchers,
    ) -> None:
        match heard:
            case Moved():
                self._follow(room, heard)
            case Declined():
                room.memory.refused(heard.key, heard.refusal)
            case Said():
                room.hear(heard.lines)
            case Recall():
                if lines := room.lines():
                    self._rooms.bus.publish(Said(heard.code, lines))
            case Noticed():
                if news := room.moods.bounded(heard.news):
                    room.show(news)
            case Watching():
                room.tell_host(WatchingMessage(heard.watcher, heard.name))
            case Invited():
                room.invite(heard.watcher)
            case StaysWatching():
                room.tell_host(DeclinedMessage(heard.watcher, heard.name))
            case _:
                assert_never(heard)

    def _ask_what_was_said(self, codes: tuple[str, ...]) -> None:
        """No store has it: the other workers tell."""
        for code in codes:
            if code in self._rooms.rooms:
                self._rooms.bus.publish(Recall(code))

    def _follow(self, room: Room, moved: Moved) -> None:
        """What is old is known; what does not follow is read."""
        ahead = moved.version - room.table.version
        if ahead == 1:
            tracer = self._rooms.tracer
            trace = tracer.heard(moved.trace) if tracer and moved.trace else None
            self._rooms.follow(room, read_change(moved.change), moved.asked)
            if moved.at is not None:
                self._rooms.tally.heard.add(max(0.0, self._rooms.clock.wall() - moved.at))
            if trace:
                trace.end()
        elif ahead > 1:
            self._rooms.lookout.look_soon((room.table.code,))
