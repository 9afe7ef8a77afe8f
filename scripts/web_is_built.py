"""A step of the build: no package without the web client."""

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WebIsBuilt(BuildHookInterface):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not (Path(self.root) / "src/reverie/server/web/index.html").is_file():
            raise SystemExit("The web client is not built. Run `make setup`, then build again.")
