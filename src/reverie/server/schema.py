"""The contract as OpenAPI, with what goes over sockets, and as a page for people."""

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from reverie.games import GAMES
from reverie.server.errors import STATUS, Internal, Problem
from reverie.server.schema_page import page
from reverie.tables.messages import FromClient, FromServer
from reverie.tables.moves import TableMove

REF = "#/components/schemas/{name}"
MOVES = {f"{name.capitalize()}Move": TableMove | game.move for name, game in GAMES.items()}
SECURITY = {"token": {"type": "http", "scheme": "bearer", "description": "The token of a seat"}}
SEATED: dict[str, tuple[str, list[dict[str, list[str]]]]] = {
    "/api/tables/{table}/view": ("get", [{}, {"token": []}]),
    "/api/tables/{table}/moves": ("post", [{"token": []}]),
}
METHODS = ("get", "post", "put", "delete")
HEADERS = {
    401: ("WWW-Authenticate", {"type": "string"}),
    405: ("Allow", {"type": "string"}),
    429: ("Retry-After", {"type": "integer", "minimum": 1}),
}


def openapi() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Reverie",
        version="1",
        description="Tables at which games of pictures and association are played.",
        path="/schema",
        render_plugins=[JsonDocument(path="/openapi.json"), ReadablePage(path="/")],
    )


def complete(document: dict[str, Any]) -> dict[str, Any]:
    """Adds what the routes do not tell: moves, messages, errors, and who needs a token."""
    types = {**MOVES, "FromClient": FromClient, "FromServer": FromServer, "Problem": Problem}
    schemas, components = msgspec.json.schema_components(types.values(), ref_template=REF)
    known = document.setdefault("components", {})
    known.setdefault("schemas", {}).update(components)
    known["schemas"].update(
        {name: schema for name, schema in zip(types, schemas, strict=True) if name != "Problem"}
    )
    known["securitySchemes"] = SECURITY
    known["schemas"]["Move"] = {"anyOf": [{"$ref": REF.format(name=name)} for name in MOVES]}
    for path, (method, security) in SEATED.items():
        document["paths"][path][method]["security"] = security
    document["paths"]["/api/tables/{table}/moves"]["post"]["requestBody"] = {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": REF.format(name="Move")}}},
    }
    for item in document["paths"].values():
        for method in METHODS:
            if method in item:
                _add_errors(item[method])
    return document


def _add_errors(operation: dict[str, Any]) -> None:
    content = {"application/json": {"schema": {"$ref": REF.format(name="Problem")}}}
    for status in sorted({*STATUS.values(), 409, 500}):
        answer: dict[str, Any] = {"description": _codes(status), "content": content}
        if status in HEADERS:
            name, schema = HEADERS[status]
            answer["headers"] = {name: {"schema": schema}}
        operation["responses"][str(status)] = answer


def _codes(status: int) -> str:
    if status == 500:
        return Internal().code
    named = ", ".join(code for code, known in STATUS.items() if known == status)
    return named or "a move that the rules refuse"


class JsonDocument(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return msgspec.json.encode(complete(openapi_schema))


class ReadablePage(OpenAPIRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return page(complete(openapi_schema)).encode()
