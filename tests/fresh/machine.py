"""A machine on which nothing is installed but what the README asks for."""

import os
import shutil
import socket
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAMS = ("make", "sh", "dirname", "chmod")
REACHING_OUT = (
    *("PIP_", "NPM_CONFIG_", "UV_"),
    *("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY", "NO_PROXY"),
    *("SSL_CERT_", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE", "NODE_EXTRA_CA_CERTS"),
)
"""These tell how the machine reaches the packages; nothing else of the environment is kept."""
CONFIGURED = {
    "PIP_CONFIG_FILE": (".config/pip/pip.conf", ".pip/pip.conf"),
    "NPM_CONFIG_USERCONFIG": (".npmrc",),
}
"""Or in these files of the home that is left behind."""


def environment(folder: Path) -> dict[str, str]:
    """Of somebody who has just come: an empty home, and the programs alone."""
    home, programs = folder / "home", folder / "programs"
    home.mkdir()
    programs.mkdir()
    for name in PROGRAMS:
        found = shutil.which(name)
        assert found, f"There is no {name} here."
        (programs / name).symlink_to(found)
    (programs / "python3").symlink_to(Path(sys.executable).resolve())
    kept = {
        name: value for name, value in os.environ.items() if name.upper().startswith(REACHING_OUT)
    }
    for name, files in CONFIGURED.items():
        for file in files:
            if (Path.home() / file).is_file():
                kept.setdefault(name, str(Path.home() / file))
    return {**kept, "HOME": str(home), "PATH": str(programs)}


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])
