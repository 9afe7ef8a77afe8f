"""However a stream of frames is cut into pieces, the same messages are read from it."""

import asyncio

from hypothesis import given
from hypothesis import strategies as st

from reverie.server.websocket import READ, WebSocket, whole_text
from tests.server.rough import CONTINUATION, PING, TEXT, frame

LONGEST = 1000


class Quiet(asyncio.Transport):
    """Takes whatever it is given, and always reads."""

    def write(self, data: object) -> None:
        pass

    def is_reading(self) -> bool:
        return True

    def is_closing(self) -> bool:
        return False

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Ear:
    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.pings = 0

    def received(self, message: bytes) -> None:
        self.heard.append(message)

    def is_answered(self) -> bool:
        self.pings += 1
        return True

    def connected(self, socket: WebSocket) -> None: ...

    def received_binary(self) -> None: ...

    def disconnected(self) -> None: ...

    def pause_writing(self) -> None: ...

    def resume_writing(self) -> None: ...


texts = st.text(max_size=200).map(str.encode)
pings = st.binary(max_size=125)


@st.composite
def sent(draw: st.DrawFn) -> tuple[list[bytes], list[bytes], int]:
    """Frames, the messages in them, and the number of pings between them."""
    frames, messages, asked = [], [], 0
    for _ in range(draw(st.integers(1, 6))):
        message, parts = draw(texts), draw(st.integers(1, 3))
        messages.append(message)
        cuts = sorted(draw(st.lists(st.integers(0, len(message)), min_size=parts, max_size=parts)))
        starts = (0, *cuts[: parts - 1])
        for number, start in enumerate(starts):
            end = (*starts[1:], len(message))[number]
            kind = CONTINUATION if number else TEXT
            frames.append(frame(message[start:end], kind, fin=number == parts - 1))
            if draw(st.booleans()):
                frames.append(frame(draw(pings), PING))
                asked += 1
    return frames, messages, asked


@given(sent(), st.data())
def test_pieces_do_not_matter(
    stream: tuple[list[bytes], list[bytes], int], data: st.DataObject
) -> None:
    frames, messages, asked = stream
    whole = b"".join(frames)
    ends = [sum(map(len, frames[: number + 1])) for number in range(len(frames))]
    cut_at = st.sampled_from(ends) | st.integers(1, len(whole))
    cuts = sorted({*data.draw(st.lists(cut_at, max_size=12)), len(whole)})
    ear = Ear()

    async def read() -> None:
        socket = WebSocket(Quiet(), ear, LONGEST)
        for start, end in zip((0, *cuts), cuts, strict=False):
            for at in range(start, end, len(READ)):
                piece = whole[at : min(end, at + len(READ))]
                socket.get_buffer(-1)[: len(piece)] = piece
                socket.buffer_updated(len(piece))
                await asyncio.sleep(0)

    asyncio.run(read())
    assert ear.heard == messages
    assert ear.pings == asked


@given(texts)
def test_only_one_whole_text_is_read_at_once(message: bytes) -> None:
    whole = frame(message)
    assert whole_text(whole) == message
    others = (
        frame(message, mask=False), frame(message, fin=False), frame(message, rsv=1),
        frame(message, PING), frame(message, CONTINUATION), whole[:-1], whole + b"x", whole * 2,
    )  # fmt: skip
    assert [whole_text(other) for other in others] == [None] * len(others)
