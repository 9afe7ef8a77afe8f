"""The contract as a page that a person can read."""

from html import escape
from typing import Any

HEAD = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Reverie: the contract</title>
<link rel="stylesheet" href="/schema.css">
<h1>Reverie: the contract</h1>
<p>The same as <a href="/schema/openapi.json">OpenAPI</a>. A seat's calls carry
<code>Authorization: Bearer token</code>. A socket on <code>/api/tables/{table}/socket</code> takes
<a href="#FromClient">FromClient</a> and sends <a href="#FromServer">FromServer</a>.</p>
"""
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem;
  color: #1a1a2e; background: #fbf8f1; }
h2 { margin-top: 2.5rem; } h3 { margin-bottom: 0; font-family: ui-monospace, monospace; }
table { border-collapse: collapse; } td { padding: .1rem 1.2rem .1rem 0; vertical-align: top; }
code { font-family: ui-monospace, monospace; }
@media (prefers-color-scheme: dark) { body { color: #f6ecd6; background: #0e1538; }
  a { color: #ffd98c; } }
"""


def page(document: dict[str, Any]) -> str:
    calls = "".join(_call(path, item) for path, item in document["paths"].items())
    types = "".join(
        _type(name, it) for name, it in sorted(document["components"]["schemas"].items())
    )
    return f"{HEAD}<h2>Calls</h2>{calls}<h2>Types</h2>{types}</html>"


def _call(path: str, item: dict[str, Any]) -> str:
    return "".join(
        f"<h3>{method.upper()} {escape(path)}</h3><p>{escape(it.get('summary', ''))}</p>"
        f"<table>{_body(it)}{_answers(it)}</table>"
        for method, it in item.items()
    )


def _body(operation: dict[str, Any]) -> str:
    content = operation.get("requestBody", {}).get("content", {})
    return "".join(
        f"<tr><td>takes</td><td>{_shape(media.get('schema', {}))}</td></tr>"
        for media in content.values()
    )


def _answers(operation: dict[str, Any]) -> str:
    return "".join(
        f"<tr><td>{status}</td><td>{_answer(status, it)}</td></tr>"
        for status, it in operation["responses"].items()
    )


def _answer(status: str, answer: dict[str, Any]) -> str:
    return _content(answer) if status.startswith("2") else escape(answer["description"])


def _content(answer: dict[str, Any]) -> str:
    return ", ".join(
        _shape(media.get("schema", {})) for media in answer.get("content", {}).values()
    )


def _type(name: str, schema: dict[str, Any]) -> str:
    fields = "".join(
        f"<tr><td><code>{escape(field)}</code></td><td>{_shape(shape)}</td>"
        f"<td>{escape(shape.get('description', ''))}</td></tr>"
        for field, shape in schema.get("properties", {}).items()
    )
    about = f"<p>{escape(schema.get('description', ''))}</p>" if "description" in schema else ""
    inside = f"<table>{fields}</table>" if fields else f"<p>{_shape(schema)}</p>"
    return f'<h3 id="{escape(name)}">{escape(name)}</h3>{about}{inside}'


def _shape(schema: dict[str, Any]) -> str:
    """A type in a few words, with links to the named ones."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[-1])
        return f'<a href="#{name}">{name}</a>'
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " or ".join(map(_shape, schema[union]))
    if "enum" in schema or "const" in schema:
        return " | ".join(escape(repr(it)) for it in schema.get("enum", [schema.get("const")]))
    if isinstance(schema.get("items"), dict):
        return f"list of {_shape(schema['items'])}"
    if "prefixItems" in schema:
        return f"({', '.join(map(_shape, schema['prefixItems']))})"
    kind = schema.get("type", "anything")
    return escape(" or ".join(kind) if isinstance(kind, list) else str(kind))
