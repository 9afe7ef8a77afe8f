"""Every error is answered with a code and one sentence."""

from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import UNSET, Struct, UnsetType

from reverie.games.errors import Code, GameError, brief
from reverie.server.limits import SlowDown

log = structlog.get_logger()

STATUS: dict[Code, int] = {
    "malformed": 400,
    "no_seat": 401,
    "not_host": 403,
    "removed": 403,
    "not_owner": 403,
    "blocked": 403,
    "no_such_table": 404,
    "no_such_deck": 404,
    "not_found": 404,
    "wrong_method": 405,
    "too_large": 413,
    "slow_down": 429,
    "internal": 500,
    "no_room": 507,
    "not_ready": 503,
}
CODES: dict[int, Code] = {status: code for code, status in reversed(STATUS.items())} | {
    404: "not_found"
}
CHALLENGE = {"www-authenticate": "Bearer"}
SENTENCES = {
    404: "There is nothing here.",
    405: "This cannot be done here.",
    413: "This is more than the server reads.",
}


class Internal(GameError):
    """A fault of ours. What it was stands in the log, and the sender need not know."""

    def __init__(self) -> None:
        super().__init__("internal", "Something went wrong on the server.")


class Problem(Struct, frozen=True):
    error: Code
    message: str
    suggestion: str | UnsetType = UNSET
    """What would not be refused, where that is known."""


def problem(code: Code, message: str, headers: dict[str, str] | None = None) -> Response[Problem]:
    answer = Problem(code, brief(message))
    return Response(answer, status_code=STATUS.get(code, 409), headers=headers)


def refused(_: Request[Any, Any, Any], error: GameError) -> Response[Problem]:
    if error.suggestion is not None:
        return Response(Problem(error.code, error.message, error.suggestion), status_code=409)
    return problem(error.code, error.message, CHALLENGE if error.code == "no_seat" else None)


def too_fast(_: Request[Any, Any, Any], error: SlowDown) -> Response[Problem]:
    return problem(error.code, error.message, error.headers)


def undecodable(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """What a client sent is no UTF-8, or nested too deep."""
    return problem("malformed", f"{error}.")


def http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    code = CODES.get(error.status_code, "malformed" if error.status_code < 500 else "internal")
    answer = Problem(code, brief(SENTENCES.get(error.status_code) or sentence(error)))
    return Response(answer, status_code=error.status_code, headers=error.headers)


def sentence(error: HTTPException) -> str:
    """What is wrong, and where: in a body, which the framework calls its data, or in a query."""
    cause = error.__cause__
    if not isinstance(cause, msgspec.ValidationError):
        return f"{error.detail.removesuffix('.')}."
    where = str(cause).replace("`$.data", "`$").removesuffix(" - at `$`")
    return "The body is empty." if "field `data`" in where else f"{where}."


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    # The path holds a table's code at most, never a token.
    log.error("unexpected", path=request.url.path, exc_info=error)
    fault = Internal()
    return Response(Problem(fault.code, fault.message), status_code=500)


HANDLERS: Any = {
    SlowDown: too_fast,
    GameError: refused,
    UnicodeDecodeError: undecodable,
    RecursionError: undecodable,
    HTTPException: http_error,
    Exception: unexpected,
}
