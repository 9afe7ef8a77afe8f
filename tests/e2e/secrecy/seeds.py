"""The seeds of all games that were begun, as the server's database has them."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path


def seeds_in(database: Path) -> set[str]:
    with closing(sqlite3.connect(database)) as connection:
        bodies = connection.execute("SELECT body FROM changes").fetchall()
    events = (event for (body,) in bodies for event in json.loads(body)["events"])
    return {event["setup"]["seed"] for event in events if event["type"] == "started"}
