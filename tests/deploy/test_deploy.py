"""No container is run here. What can be compared with the program is, and what was wrong before."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from reverie.cli import app
from reverie.decks.limits import VARIABLE as DECK_LIMIT
from reverie.decks.limits import Limits
from reverie.server.health import ALIVE, READY
from tests.server.kit import PATIENCE, free_port, wait_until_up
from tests.server.test_figures import EXPORTED

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
FILES = sorted(path for path in DEPLOY.rglob("*") if path.is_file() and "secret" not in path.parts)
YAML = [path for path in FILES if path.suffix == ".yaml"]
SERVE = typer.main.get_command(app).commands["serve"]  # type: ignore[attr-defined]
FLAGS = {flag for param in SERVE.params for flag in (*param.opts, *param.secondary_opts)}
BUS = {"USER", "PASSWORD", "TOKEN", "CREDENTIALS", "CA", "CERT", "KEY"}
DECKS = {"ENDPOINT", "REGION", "KEY", "SECRET"}
OURS = {"REVERIE_DOMAIN", "REVERIE_SERVERS"}
"""For the proxy's configuration alone."""
WORD = re.compile(r"REVERIE_[A-Z_]*[A-Z]")
FIGURE = re.compile(r"\b(?:reverie|process)_[a-z_]+")
LABELS = {
    "reverie_append_failures_total": {"why": {"conflict", "failed"}},
    "reverie_bots_asked_total": {"outcome": {"chose", "later", "timed_out", "failed"}},
    "reverie_tables": {"status": {"lobby", "playing", "over"}},
}


def variables() -> set[str]:
    options = {param.envvar for param in SERVE.params if isinstance(param.envvar, str)}
    bus, decks = ({f"REVERIE_{kind}_{name}" for name in names}
                  for kind, names in (("BUS", BUS), ("DECKS", DECKS)))  # fmt: skip
    files = {f"{name}_FILE" for name in bus | decks | {"REVERIE_DATABASE"}}
    limits = {DECK_LIMIT + name.upper() for name in Limits.__struct_fields__}
    return options | bus | decks | files | limits


def read(path: Path) -> list[Any]:
    return list(yaml.safe_load_all(path.read_text()))


def everything(found: Any) -> Any:
    """All that is in a document, however deep."""
    yield found
    for each in found.values() if isinstance(found, dict) else found:
        if isinstance(each, dict | list):
            yield from everything(each)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_variable_is_one_of_ours(path: Path) -> None:
    assert set(WORD.findall(path.read_text())) <= variables() | OURS


def test_the_variables_of_the_docs_are_those_of_the_program() -> None:
    told = set(WORD.findall((ROOT / "docs/operations.md").read_text()))
    copying = {f"REVERIE_{way}{end}" for way in ("FROM", "TO") for end in ("", "_FILE")}
    assert told - copying - {"REVERIE_TEST_S"} <= variables()
    assert {one for one in variables() if not one.endswith("_FILE")} - told <= {
        f"{DECK_LIMIT}SIDE", f"{DECK_LIMIT}TOTAL_BYTES", "REVERIE_OPEN_SEEDS"
    }  # fmt: skip


def test_every_option_is_one_of_ours() -> None:
    commands = [
        each.get(key)
        for path in YAML
        for document in read(path)
        for each in everything(document)
        if isinstance(each, dict)
        for key in ("command", "args")
    ]
    unit = (DEPLOY / "systemd/reverie.service").read_text()
    commands += [
        line.partition("/reverie ")[2].split() for line in unit.splitlines() if "ExecStart" in line
    ]
    ours = [words for words in commands if isinstance(words, list) and words[:1] == ["serve"]]
    assert len(ours) >= 3
    for words in ours:
        assert {word for word in words[1:] if word.startswith("-")} <= FLAGS


def expressions() -> list[str]:
    board = json.loads((DEPLOY / "grafana/reverie.json").read_text())
    (rules,) = read(DEPLOY / "prometheus/alerts.yaml")
    told = [rule["expr"] for group in rules["groups"] for rule in group["rules"]]
    return told + [target["expr"] for panel in board["panels"] for target in panel["targets"]]


def test_every_figure_is_exported() -> None:
    known = set(EXPORTED) | {"process_max_fds"}
    for name, kind in EXPORTED.items():
        if kind == "histogram":
            known |= {f"{name}_{part}" for part in ("bucket", "count", "sum")}
    used = {name for each in expressions() for name in FIGURE.findall(each)}
    assert used <= known
    shown = {re.sub(r"_(bucket|count|sum)$", "", name) for name in used}
    assert {name for name in EXPORTED if name.startswith("reverie_")} <= shown, "all can be seen"


def test_every_label_has_such_values() -> None:
    for each in expressions():
        for name, label, values in re.findall(r'(reverie_\w+)\{(\w+)=~?"([^"]*)"', each):
            assert set(values.split("|")) <= LABELS[name][label]


def test_an_alert_says_what_to_do() -> None:
    (rules,) = read(DEPLOY / "prometheus/alerts.yaml")
    for rule in rules["groups"][0]["rules"]:
        assert rule["annotations"].keys() == {"summary", "description"}
        assert rule["labels"]["severity"] in {"page", "warning", "info"}


def test_probes_ask_for_what_there_is() -> None:
    (deployment,) = read(DEPLOY / "kubernetes/deployment.yaml")
    (container,) = deployment["spec"]["template"]["spec"]["containers"]
    paths = {kind: container[f"{kind}Probe"]["httpGet"]["path"]
             for kind in ("startup", "liveness", "readiness")}  # fmt: skip
    assert paths == {"startup": ALIVE, "liveness": ALIVE, "readiness": READY}
    assert f"{ALIVE}'" in (DEPLOY / "Containerfile").read_text()
    assert f"health_uri {ALIVE}\n" in (DEPLOY / "compose/Caddyfile").read_text()


A_WORKER, A_PROCESS_OF_BOTS = 100, 360
"""MB, as the documents have it."""
AN_IMPORT = Limits().workers * Limits().memory / 1e6
UNITS = {"m": 2**20, "Mi": 2**20}


def needed(workers: int, processes: str) -> float:
    """MB of a server whose bots play, while each of its workers imports a deck."""
    return workers * (A_WORKER + int(processes) * A_PROCESS_OF_BOTS + AN_IMPORT)


def granted(told: str) -> float:
    number, unit = re.fullmatch(r"(\d+)(\w+)", told).groups()  # type: ignore[union-attr]
    return int(number) * UNITS[unit] / 1e6


def test_the_memory_that_is_granted_is_enough_for_the_bots() -> None:
    (deployment,) = read(DEPLOY / "kubernetes/deployment.yaml")
    (container,) = deployment["spec"]["template"]["spec"]["containers"]
    given = {each["name"]: each["value"] for each in container["env"]}
    most = granted(container["resources"]["limits"]["memory"])
    least = granted(container["resources"]["requests"]["memory"])
    assert container["args"] == ["serve", "--workers", "1"]
    assert needed(1, given["REVERIE_BOT_PROCESSES"]) <= most
    assert least >= A_WORKER + A_PROCESS_OF_BOTS
    (compose,) = read(DEPLOY / "compose/compose.yaml")
    for name in ("one", "other"):
        server = compose["services"][name]
        assert server["command"] == ["serve", "--workers", "2"]
        processes = server["environment"]["REVERIE_BOT_PROCESSES"]
        assert needed(2, processes) <= granted(server["mem_limit"])
    told = f"{A_WORKER} MB, {A_PROCESS_OF_BOTS} for each process of its bots"
    assert told in (ROOT / "docs/operations.md").read_text()
    for file in ("kubernetes/deployment.yaml", "compose/compose.yaml", "systemd/reverie.service"):
        assert re.search(rf"{A_WORKER} MB.* {A_PROCESS_OF_BOTS}\b", (DEPLOY / file).read_text()), (
            file
        )


def test_secrets_are_files_and_named() -> None:
    (compose,) = read(DEPLOY / "compose/compose.yaml")
    for service in compose["services"].values():
        assert set(service.get("secrets", ())) <= set(compose["secrets"])
    for path in FILES:
        for name in re.findall(
            r"(REVERIE_\w*(?:PASSWORD|SECRET|TOKEN|KEY))\b *[:=] *\S", path.read_text()
        ):
            assert name == "REVERIE_DECKS_KEY", "which is a name"


PUBLISHED = r"[a-z]+:[\w.-]+"


def test_the_container_is_small_and_not_roots() -> None:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    bases = [line.split()[1] for line in lines if line.startswith("FROM")]
    assert len(bases) == 3
    assert all(re.fullmatch(rf"{PUBLISHED}-slim", base) for base in bases)
    assert any(line.endswith("pip uninstall --yes pip setuptools") for line in lines)
    last = lines[max(number for number, line in enumerate(lines) if line.startswith("FROM")) :]
    assert "USER 10001" in last
    assert any(line.startswith("HEALTHCHECK") for line in last)
    for line in lines:
        if line.startswith("COPY") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (ROOT / source).exists(), source


def test_the_servers_of_compose_are_one_image_that_is_built_once() -> None:
    (compose,) = read(DEPLOY / "compose/compose.yaml")
    services = compose["services"]
    ours = [services.pop(name) for name in ("one", "other")]
    assert sum("build" in server for server in ours) == 1
    for server in ours:
        assert (server["image"], server["pull_policy"]) == ("localhost/reverie", "never")
    assert all(re.fullmatch(PUBLISHED, service["image"]) for service in services.values())


def test_the_servers_of_compose_leave_nothing_behind() -> None:
    """No process that nobody waits for, and no volume without a name."""
    (compose,) = read(DEPLOY / "compose/compose.yaml")
    volumes = re.findall(r"^VOLUME (\S+)$", (DEPLOY / "Containerfile").read_text(), re.MULTILINE)
    assert volumes
    for name in ("one", "other"):
        server = compose["services"][name]
        assert server["init"]
        assert {"/tmp", *volumes} <= set(server["tmpfs"])  # noqa: S108 - in the container


def test_postgres_is_asked_as_the_servers_ask_it() -> None:
    """While it makes its database it answers on its own socket, and then ends."""
    (compose,) = read(DEPLOY / "compose/compose.yaml")
    assert "--host" in compose["services"]["postgres"]["healthcheck"]["test"]


def test_a_lost_question_for_a_name_is_soon_asked_again() -> None:
    """Four of them at a time hold up all connections to the database."""
    (compose,) = read(DEPLOY / "compose/compose.yaml")
    for name in ("one", "other", "proxy"):
        assert "timeout:1" in compose["services"][name]["dns_opt"]


def test_a_release_replaces_the_servers_and_they_keep_their_name() -> None:
    told = (DEPLOY / "README.md").read_text()
    assert "--no-deps --force-recreate one" in told
    assert "REVERIE_DOMAIN=play.example > deploy/compose/.env" in told
    assert not re.search(r"REVERIE_DOMAIN=\S+ docker", told)


def test_a_reload_of_the_unit_ends_a_single_server_in_order(tmp_path: Path) -> None:
    assert "ExecReload=/bin/kill -HUP $MAINPID" in (DEPLOY / "systemd/reverie.service").read_text()
    port = free_port()
    environment = os.environ | {
        "REVERIE_PORT": str(port),
        "REVERIE_DATABASE": f"sqlite:///{tmp_path}/reverie.db",
        "REVERIE_DECKS": str(tmp_path / "decks"),
    }
    process = subprocess.Popen([sys.executable, "-m", "reverie.cli", "serve"], env=environment)
    try:
        wait_until_up(port)
        process.send_signal(signal.SIGHUP)
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()


def test_what_is_copied_is_not_ignored() -> None:
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text().split() if line[0] == "!"}
    copied = {
        source
        for line in (DEPLOY / "Containerfile").read_text().splitlines()
        if line.startswith("COPY") and "--from" not in line
        for source in line.split()[1:-1]
    }
    assert {source.partition("/")[0] for source in copied} <= let_in
