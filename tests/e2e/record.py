"""Everything that reaches one player's browser, and what it must not do."""

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, Page, Request, WebSocket

AT_HOME = ("data", "blob")


@dataclass
class Record:
    """Lives longer than a page: a player may come back in another context, on another device."""

    host: str
    heard: list[str] = field(default_factory=list)
    """Frames and answers, in the order in which they arrived."""
    said: list[str] = field(default_factory=list)
    """Frames that the browser sent."""
    strangers: list[str] = field(default_factory=list)
    """Requests to another host."""
    complaints: list[str] = field(default_factory=list)
    """Errors in the console."""
    excused: list[str] = field(
        default_factory=lambda: ["/api/decks/dreams?", "preloaded using link preload but not used"]
    )
    """Parts of complaints that are in order: a checkout may be without the built-in pictures, and a
    busy machine is slow to use what it has loaded early."""

    def follow(self, page: Page) -> None:
        page.on("websocket", self._follow_socket)
        page.on("request", lambda request: self._see_address(request.url))
        page.on("requestfinished", self._keep_answer)
        page.on("console", self._listen)
        page.on("pageerror", self._keep_error)

    def _follow_socket(self, socket: WebSocket) -> None:
        self._see_address(socket.url)
        socket.on("framereceived", lambda frame: self.heard.append(_text(frame)))
        socket.on("framesent", lambda frame: self.said.append(_text(frame)))

    def _see_address(self, address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in AT_HOME and parts.netloc != self.host:
            self.strangers.append(address)

    def _keep_answer(self, request: Request) -> None:
        if not urlsplit(request.url).path.startswith("/api/"):
            return
        answer = request.response()
        if answer and "json" in answer.headers.get("content-type", ""):
            self.heard.append(answer.text())

    def _listen(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._complain(f"{message.text} ({message.location.get('url')})")

    def _keep_error(self, error: Error) -> None:
        self._complain(str(error))

    def _complain(self, words: str) -> None:
        if not any(part in words for part in self.excused):
            self.complaints.append(words)


def _text(frame: str | bytes) -> str:
    return frame if isinstance(frame, str) else frame.decode()
