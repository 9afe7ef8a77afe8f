"""A socket on a table: one person, or a spectator, who looks at it and moves."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any

import msgspec
import structlog
from msgspec import UNSET
from websockets.frames import CloseCode

from reverie.games.errors import GameError, Malformed
from reverie.games.text import clean, is_blank
from reverie.server.bodies import UNREADABLE, id_in, id_of, malformed
from reverie.server.errors import Internal
from reverie.server.limits import SlowDown
from reverie.server.service import Service
from reverie.server.websocket import WebSocket
from reverie.tables.codes import digest
from reverie.tables.errors import NoSeat
from reverie.tables.messages import (
    Decline,
    FromClient,
    GoodbyeMessage,
    Hello,
    Invite,
    MoveMessage,
    Ping,
    PongMessage,
    React,
    RefusedMessage,
    Say,
    ViewMessage,
    Watch,
)
from reverie.tables.outcomes import Changed, Fault, Outcome, Refused, Repeated
from reverie.tables.room import Room

log = structlog.get_logger()

LONGEST_SAY = 500
SILENCE = 20.0
"""How many seconds a socket may be open without a hello."""
PATIENCE = 20.0
"""How many seconds a socket may be unable to take what it is sent."""
MOST_UNREAD = 100
"""How many answers wait for a socket that cannot take them."""
MOST_OVER = 100
"""How many messages in a row may be over the limit before a socket is closed."""
MOST_SILENT = 30
"""How many messages may come before the hello."""
RETRY_AFTER = 1.0

encode = msgspec.json.Encoder().encode
read_message = msgspec.json.Decoder(FromClient).decode
PONG = encode(PongMessage())


class Socket:
    def __init__(self, service: Service, code: str, address: str) -> None:
        self.token_hash: str | None = None
        self.seat: int | None = None
        self._service = service
        self._loop = asyncio.get_running_loop()
        self._outbox = service.outbox
        self._code = code
        self.address = address
        self._room: Room | None = None
        self._hello: asyncio.Task[None] | None = None
        self._early: list[bytes] = []
        """What came before the hello was answered."""
        self._wire: WebSocket | None = None
        self._opened = self._loop.time()
        self._stuck: float | None = None
        """Since when it cannot take what it is sent."""
        self._behind = False
        self._unread = 0
        self._over = 0
        self._silent = 0

    def connected(self, socket: WebSocket) -> None:
        self._wire = socket
        self._service.sockets.add(self, self.address)

    def disconnected(self) -> None:
        self._wire = None
        self._service.sockets.discard(self, self.address)
        self._calm()
        if self._room:
            self._service.app.visits.leave(self._room, self)

    def check(self, now: float) -> None:
        """Once in a while: whether somebody is there."""
        if self._hello is None and now > self._opened + SILENCE:
            self.close(CloseCode.POLICY_VIOLATION, "no hello")
        if self._stuck is not None and now > self._stuck + PATIENCE:
            self._give_up()
        elif self._wire:
            self._wire.check(now)

    def received_binary(self) -> None:
        if self._is_granted(None):
            self._refuse(Malformed("Messages are JSON in text frames."))

    def is_answered(self) -> bool:
        """Whether a ping is: only within the limits, and while the socket keeps up."""
        if self._stuck is not None:
            self._count_unread()
            return False
        return self._is_granted(None)

    def _is_granted(self, message: bytes | None) -> bool:
        """Whether a message is within the limits. Who stays over them is answered no more."""
        try:
            self._service.limits.spend("move", self.token_hash or self.address)
        except SlowDown as error:
            self._over += 1
            if self._over > MOST_OVER:
                self.close(CloseCode.POLICY_VIOLATION, error.code)
            elif message is not None:
                self._refuse(error, id_in(message))
            return False
        self._over = 0
        return True

    def received(self, message: bytes) -> None:
        if self._room is None and self._hello:  # the first view goes before every other answer
            self._early.append(message)
            if len(self._early) > MOST_UNREAD:
                self._give_up()
        elif self._is_granted(message):
            try:
                told = read_message(message)
            except UNREADABLE as error:
                self._refuse(malformed(message, error), id_in(message))
                self._count_silent()
            else:
                self._handle(told)
                self._count_silent()

    def _count_silent(self) -> None:
        """Of those who have not said hello."""
        if self._hello is None:
            self._silent += 1
            if self._silent > MOST_SILENT:
                self.close(CloseCode.POLICY_VIOLATION, "no hello")

    def _handle(self, message: FromClient) -> None:
        match message:
            case MoveMessage():
                self._play(message.move)
            case Ping():
                if self._room is None:
                    self._refuse(Malformed("The first message is a hello."))
                else:
                    self._reply(PONG)
            case Say() | React() | Invite():
                self._speak(message)
            case Watch() | Decline():
                self._watch(message)
            case Hello():
                if self._hello is None:
                    self._hello = self._start(self._greet(message.token))
                else:
                    self._refuse(Malformed("Hello has been said."))

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = self._loop.create_task(work)
        self._service.tasks.add(task)
        task.add_done_callback(self._service.tasks.discard)
        return task

    async def _greet(self, token: str | None) -> None:
        try:
            service = self._service
            room = await service.find_room(self._code, token, self.address)
            self.token_hash = None if token is None else digest(token)
            await service.app.visits.join(room, self)
        except GameError as error:
            self._refuse(error)
            self.close(CloseCode.POLICY_VIOLATION, error.code)
            return
        except Exception as error:
            self._own_up(error)
            self.close(CloseCode.INTERNAL_ERROR, "internal")
            return
        if self._wire is None:  # gone meanwhile
            service.app.visits.leave(room, self)
            return
        self._room = room
        for line in room.said():
            self.tell(line)
        if service.announcement:
            self.tell(service.announcement)
        early, self._early = self._early, []
        for message in early:
            self.received(message)

    def _play(self, move: msgspec.Raw) -> None:
        room, token_hash = self._room, self.token_hash
        if room is None or token_hash is None:
            self._refuse(NoSeat(), id_of(move))
            return
        then = partial(self._answer, room, token_hash, move)
        self._service.move(room, token_hash, move, then)

    def _answer(self, room: Room, token_hash: str, move: msgspec.Raw, outcome: Outcome) -> None:
        """Who has changed something is told with everybody else."""
        match outcome:
            case Changed():
                pass
            case Repeated():
                self._start(self._repeat(room, token_hash, move, outcome))
            case Refused(error):
                self._refuse(error, id_of(move))
            case Fault(error):
                self._own_up(error, id_of(move))

    async def _repeat(
        self, room: Room, token_hash: str, move: msgspec.Raw, outcome: Repeated
    ) -> None:
        """Nothing has changed, so nobody else is told."""
        move_id = id_of(move)
        try:
            seen = await self._service.app.seen_after(room, token_hash, outcome)
        except Exception as error:
            self._own_up(error, move_id)
        else:
            answers = UNSET if move_id is None else move_id
            self._reply(encode(ViewMessage(seen.version, seen, (), answers)))

    def _watch(self, message: Watch | Decline) -> None:
        try:
            if self._room is None:
                raise Malformed("The first message is a hello.")
            self._service.limits.spend("watch", self.address)
            self._service.limits.spend("watched", self._code)
            if isinstance(message, Watch):
                self._service.app.visits.watch(self._room, self, message.name)
            else:
                self._service.app.visits.decline(self._room, self)
        except GameError as error:
            self._refuse(error)
        except Exception as error:
            self._own_up(error)

    def _speak(self, message: Say | React | Invite) -> None:
        try:
            room, seat = self._room, self.seat
            # Nobody speaks for a bot, not even who has left it the seat.
            if room is None or seat is None or room.table.seats[seat].bot:
                raise NoSeat
            limits, visits = self._service.limits, self._service.app.visits
            if isinstance(message, React):
                limits.spend("react", self.token_hash or self.address)
                visits.react(room, seat, message.mood)
            elif isinstance(message, Invite):
                limits.spend("invite", self.token_hash or self.address)
                visits.invite(room, seat, message.watcher)
            else:
                limits.spend("say", self.token_hash or self.address)
                visits.say(room, seat, _line(message.text))
        except GameError as error:
            self._refuse(error)
        except Exception as error:
            self._own_up(error)

    def _refuse(self, error: GameError, move_id: str | None = None) -> None:
        self._reply(encode(_refused(error, move_id)))

    def _own_up(self, fault: Exception, move_id: str | None = None) -> None:
        """A fault of ours, a full disk perhaps: nobody waits for an answer in vain."""
        log.error("unexpected", table=self._code, exc_info=fault)
        self._refuse(Internal(), move_id)

    def _reply(self, message: bytes) -> None:
        """Answers the sender. Who asks on and on and reads no answer is dropped."""
        if self._wire and (self._stuck is None or self._count_unread()):
            self._outbox.put(self._wire, message)

    def _count_unread(self) -> bool:
        self._unread += 1
        if self._unread > MOST_UNREAD:
            self._give_up()
        return self._unread <= MOST_UNREAD

    def send(self, message: bytes) -> None:
        """Sends a view, or, where the socket is behind, nothing until it has caught up."""
        if self._stuck is not None:
            self._behind = True
        elif self._wire:
            self._outbox.put(self._wire, message)

    def pause_writing(self) -> None:
        if self._stuck is None:
            self._stuck = self._loop.time()

    def resume_writing(self) -> None:
        self._calm()
        if self._behind and self._room:
            self._behind = False
            self._room.show_to(self)

    def _calm(self) -> None:
        self._stuck = None
        self._unread = 0

    def _give_up(self) -> None:
        if self._wire:
            self._wire.abort()

    def tell(self, message: bytes) -> None:
        """Something from the server, to whoever has said hello."""
        if self._wire and self._room and self._stuck is None:
            self._outbox.put(self._wire, message)

    def turn_out(self) -> None:
        self.close(CloseCode.POLICY_VIOLATION, "blocked")

    def say_goodbye(self) -> None:
        """The server stops: the client is told to connect again."""
        if self._wire:
            self._outbox.put(self._wire, encode(GoodbyeMessage(RETRY_AFTER)))
        self.close(CloseCode.SERVICE_RESTART, "restart")

    def close(self, code: CloseCode, reason: str) -> None:
        self._outbox.flush()
        if self._wire:
            self._wire.close(code, reason)


def _line(text: str) -> str:
    line = clean(text)
    if is_blank(line) or len(line) > LONGEST_SAY:
        raise Malformed(f"A line of chat has 1 to {LONGEST_SAY} characters.")
    return line


def _refused(error: GameError, move_id: str | None) -> RefusedMessage:
    suggestion = UNSET if error.suggestion is None else error.suggestion
    return RefusedMessage(move_id, error.code, error.message, suggestion)
