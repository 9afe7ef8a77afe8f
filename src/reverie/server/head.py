"""HEAD is answered as GET, and OPTIONS with the methods that there are."""

from typing import cast

from litestar.types import ASGIApp, Message, Receive, Scope, Send

NOT_ALLOWED, NO_CONTENT = 405, 204
INSTEAD = {"HEAD": "GET", "OPTIONS": "TRACE"}
"""No route knows TRACE, so that it is always answered with the methods of the route."""


def with_head(app: ASGIApp) -> ASGIApp:
    """The server leaves out the body of what is answered to HEAD."""

    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        is_told = False
        asked = str(scope.get("method"))  # a socket has none
        if asked in INSTEAD:
            scope = cast("Scope", {**scope, "method": INSTEAD[asked]})

        async def send_methods(message: Message) -> None:
            nonlocal is_told
            if message["type"] == "http.response.start" and message["status"] == NOT_ALLOWED:
                allowed = [_complete(*header) for header in message["headers"]]
                message["headers"] = allowed
                if asked == "OPTIONS":
                    message["status"] = NO_CONTENT
                    message["headers"] = [header for header in allowed if header[0] == b"allow"]
                    is_told = True
            elif is_told and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        await app(scope, receive, send_methods)

    return answering


def _complete(name: bytes, value: bytes) -> tuple[bytes, bytes]:
    if name.lower() != b"allow":
        return name, value
    methods = {"OPTIONS", *value.decode().replace(" ", "").split(",")}
    methods |= {"HEAD"} if "GET" in methods else set()
    return b"allow", ", ".join(sorted(methods)).encode()
