"""HEAD is answered as GET; the server leaves the body out."""

from typing import cast

from litestar.types import ASGIApp, Receive, Scope, Send


def with_head(app: ASGIApp) -> ASGIApp:
    async def answering(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") == "HEAD":  # a socket has no method
            scope = cast("Scope", {**scope, "method": "GET"})
        await app(scope, receive, send)

    return answering
