"""Files sent to the server, put on the disk as they come.

Nothing of a file stays in memory, and no file is called on the disk what its sender calls it.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING

from python_multipart.exceptions import FormParserError
from python_multipart.multipart import MultipartParser, parse_options_header

from reverie.decks.errors import FULL, Malformed, NoRoom, TooLarge
from reverie.decks.library import Library
from reverie.server.queue import Place

if TYPE_CHECKING:
    from python_multipart.multipart import MultipartCallbacks

CHUNK = 1 << 20
LONGEST_FIELD = 4_000
"""Bytes of a field that is no file."""
PATIENCE = 30.0
SLOWEST = 100_000
"""Bytes a second that a form has to come with, after the seconds of patience."""


class Form:
    """A form that is being received: its fields, and its files by the order of their coming."""

    def __init__(self, folder: Path, most_files: int) -> None:
        self.fields: dict[str, str] = {}
        self.files: list[tuple[str, Path]] = []
        self._folder = folder
        self._most_files = most_files
        self._header: tuple[bytearray, bytearray] = (bytearray(), bytearray())
        self._disposition = b""
        self._field = ""
        self._value = bytearray()
        self._file: IO[bytes] | None = None

    @property
    def callbacks(self) -> "MultipartCallbacks":
        return {
            "on_header_field": lambda data, start, end: self._header[0].extend(data[start:end]),
            "on_header_value": lambda data, start, end: self._header[1].extend(data[start:end]),
            "on_header_end": self._end_header,
            "on_headers_finished": self._begin_part,
            "on_part_data": self._add,
            "on_part_end": self.end_part,
        }

    def _end_header(self) -> None:
        name, value = self._header
        if name.lower() == b"content-disposition":
            self._disposition = bytes(value)
        self._header = (bytearray(), bytearray())

    def _begin_part(self) -> None:
        _, options = parse_options_header(self._disposition)
        self._disposition = b""
        self._field = _text(options.get(b"name", b""))
        self._value = bytearray()
        if b"filename" in options:
            if len(self.files) >= self._most_files:
                raise TooLarge(f"There are more than {self._most_files} files.")
            path = self._folder / str(len(self.files))
            self.files.append((_text(options[b"filename"]), path))
            self._file = path.open("wb")

    def _add(self, data: bytes, start: int, end: int) -> None:
        if self._file:
            self._file.write(memoryview(data)[start:end])
            return
        self._value += data[start:end]
        if len(self._value) > LONGEST_FIELD:
            raise Malformed(f"A field has at most {LONGEST_FIELD} bytes.")

    def end_part(self) -> None:
        if self._file:
            self._file.close()
            self._file = None
        elif len(self.fields) < self._most_files:
            self.fields[self._field] = _text(bytes(self._value))


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


@asynccontextmanager
async def in_thread(context: AbstractContextManager[Path]) -> AsyncIterator[Path]:
    """A context that works with the disk, entered and left beside the event loop."""
    path = await asyncio.to_thread(context.__enter__)
    try:
        yield path
    finally:
        await asyncio.to_thread(context.__exit__, None, None, None)


async def _in_time(stream: AsyncIterator[bytes], place: Place) -> AsyncIterator[bytes]:
    """All that comes, unless that takes too long, or others wait who are faster."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while True:
        try:
            async with place.waits(end):
                chunk = await anext(stream)
        except StopAsyncIteration:
            return
        except TimeoutError:
            raise place.lost or Malformed("This came too slowly.") from None
        end += len(chunk) / SLOWEST
        place.received += len(chunk)
        yield chunk


async def receive(
    stream: AsyncIterator[bytes], content_type: str, folder: Path, library: Library, place: Place
) -> Form:
    """The whole form, its files in the folder. Raises Malformed where it is none or too slow."""
    kind, options = parse_options_header(content_type)
    if kind != b"multipart/form-data" or not options.get(b"boundary"):
        raise Malformed("A deck is sent as multipart/form-data.")
    form = Form(folder, library.limits.files)
    waiting = bytearray()
    try:
        parser = MultipartParser(options[b"boundary"], form.callbacks)

        def write(data: bytes) -> None:
            library.check_room()
            parser.write(data)

        async for chunk in _in_time(stream, place):
            waiting += chunk
            if len(waiting) >= CHUNK:
                await asyncio.to_thread(write, bytes(waiting))
                waiting.clear()
        await asyncio.to_thread(write, bytes(waiting))
        parser.finalize()
    except FormParserError:
        raise Malformed("This is not a whole form.") from None
    except OSError as error:
        if error.errno not in FULL:
            raise
        raise NoRoom from None
    finally:
        form.end_part()
    place.is_whole = True
    return form
