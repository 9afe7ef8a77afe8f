"""The contract as OpenAPI: complete, and kept by the server whatever it is asked."""

from typing import Any

import httpx
import pytest
import schemathesis
import schemathesis.specs.openapi.schemas
from hypothesis import HealthCheck, Phase, assume, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import load_all_checks, not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.kit import PATIENCE, Server

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]

CALLS = [
    ("post", "/api/tables"),
    ("get", "/api/tables"),
    ("get", "/api/tables/{table}"),
    ("post", "/api/tables/{table}/seats"),
    ("get", "/api/tables/{table}/view"),
    ("post", "/api/tables/{table}/moves"),
    ("get", "/api/tables/{table}/log"),
    ("get", "/api/tables/{table}/replay"),
    ("get", "/api/tables/{table}/evening"),
    ("get", "/api/replays/{link}"),
    ("get", "/api/games"),
    ("get", "/api/tables/{table}/why"),
    ("get", "/api/address"),
    ("get", "/health"),
    ("get", "/metrics"),
]
OTHERS = ("/api/games", "/api/address", "/health", "/metrics")
WITHOUT_INPUT = [
    ("get", "/api/games"),
    ("get", "/health"),
    ("get", "/metrics"),
    ("get", "/api/address"),
    ("get", "/api/tables"),
]
ASKED = [
    (*call, mode)
    for call in CALLS
    for mode in GenerationMode
    if mode is GenerationMode.POSITIVE or call not in WITHOUT_INPUT
]
QUICK = settings(
    max_examples=40,
    derandomize=True,
    database=None,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)


@pytest.fixture(scope="module")
def contract(server: Server) -> Any:
    load_all_checks()
    address = f"{server.url}/schema/openapi.json"
    document = httpx.get(address, timeout=PATIENCE).json()
    wish = {"game": "stella", "name": "Ada"}
    table = httpx.post(f"{server.url}/api/tables", json=wish, timeout=PATIENCE).json()
    # Where a table is named it is mostly one that is there.
    for path, item in document["paths"].items():
        if "{table}" in path:
            for operation in item.values():
                for parameter in operation.get("parameters", []):
                    if parameter["name"] == "table":
                        parameter["schema"] = {"enum": [table["table"], "AAAAAA", "x"]}
    schema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=server.url, headers={"authorization": f"Bearer {table['token']}"})
    return schema


@pytest.mark.parametrize(("method", "path", "mode"), ASKED)
def test_the_server_keeps_its_contract(
    contract: Any, method: str, path: str, mode: GenerationMode
) -> None:
    """Whatever it is asked, as the contract says or not, it answers as the contract says."""
    operation = contract[path][method]

    @settings(QUICK)
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        # Who has left has no seat any more, and would learn nothing else.
        assume(not (isinstance(case.body, dict) and case.body.get("type") == "leave"))
        case.call_and_validate(checks=CHECKS, timeout=PATIENCE)

    ask()


def test_the_document_is_complete(server: Server) -> None:
    document = httpx.get(f"{server.url}/schema/openapi.json", timeout=PATIENCE).json()
    calls = {
        (method, path)
        for path, item in document["paths"].items()
        for method in item
        if path.startswith(("/api/tables", "/api/replays")) or path in OTHERS
    }
    assert calls == set(CALLS)
    names = document["components"]["schemas"]
    for name in ("View", "StellaView", "OdysseyView", "Problem", "FromClient", "FromServer"):
        assert name in names
    for item in document["paths"].values():
        for operation in item.values():
            answers = operation["responses"]
            assert {"400", "401", "403", "404", "405", "409", "413", "429", "500"} <= set(answers)
            assert "Retry-After" in answers["429"]["headers"]
            assert answers["500"]["description"] == "internal"
    metrics = document["paths"]["/metrics"]["get"]["responses"]["200"]
    assert "text/plain" in metrics["content"]


def test_the_readable_page(server: Server) -> None:
    page = httpx.get(f"{server.url}/schema", timeout=PATIENCE)
    assert page.headers["content-type"].startswith("text/html")
    for word in ("/api/tables/{table}/moves", "FromClient", "StellaView"):
        assert word in page.text
