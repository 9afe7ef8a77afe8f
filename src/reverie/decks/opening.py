"""Storages by their place: a folder, or ``s3://bucket/prefix``.

Keys and the endpoint of a bucket are in the environment, or in files that it names.
"""

import os
import re
from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path

from reverie.decks.folder import FolderStorage
from reverie.decks.storage import Storage

DEFAULT_FOLDER = "reverie-decks"
"""In the folder that one works in, as the database is."""
S3 = "s3://"
BUCKET = re.compile(r"s3://(?P<bucket>[A-Za-z0-9._-]{3,63})(?P<prefix>(/[A-Za-z0-9._-]+)*)/?")
VARIABLE = "REVERIE_DECKS_"
PATIENCE = timedelta(seconds=10)
"""For one request, with all that is tried again of it: threads wait for it."""


RETRIES = 3


class NoStorage(Exception):
    """There is no storage of this name, or it cannot be used like that."""


def check_place(place: str) -> None:
    if place.startswith(S3):
        if not BUCKET.fullmatch(place):
            raise NoStorage(
                "A bucket is named as s3://bucket/prefix. Its keys do not belong there: set"
                f" {VARIABLE}KEY and {VARIABLE}SECRET, or the files {VARIABLE}SECRET_FILE names."
            )
    elif "://" in place:
        raise NoStorage("Decks are in a folder, or in s3://bucket/prefix.")
    elif Path(place).is_file():
        raise NoStorage(f"{place} is a file, and no folder.")


def open_storage(place: str, environment: Mapping[str, str] = os.environ) -> Storage:
    check_place(place)
    found = BUCKET.fullmatch(place)
    return _bucket(found, environment) if found else FolderStorage(Path(place))


def _bucket(found: "re.Match[str]", environment: Mapping[str, str]) -> Storage:
    try:
        from obstore.store import S3Store  # noqa: PLC0415 - for those who use it

        from reverie.decks.bucket import BucketStorage  # noqa: PLC0415
    except ImportError:
        raise NoStorage("A bucket needs the package obstore: pip install reverie[s3].") from None
    endpoint = _setting(environment, "ENDPOINT")
    given = {
        "endpoint": endpoint,
        "region": _setting(environment, "REGION") or ("us-east-1" if endpoint else None),
        "access_key_id": _setting(environment, "KEY"),
        "secret_access_key": _setting(environment, "SECRET"),
    }
    store = S3Store(
        found["bucket"],
        prefix=found["prefix"].strip("/") or None,
        client_options={
            "allow_http": (endpoint or "").startswith("http://"),
            "connect_timeout": PATIENCE / 3,
            "timeout": PATIENCE,
        },
        retry_config={"max_retries": RETRIES, "retry_timeout": PATIENCE},
        **{name: value for name, value in given.items() if value},  # type: ignore[arg-type]
    )
    return BucketStorage(store)


def _setting(environment: Mapping[str, str], name: str) -> str | None:
    """From a variable, or from the file that another one names."""
    if value := environment.get(VARIABLE + name):
        return value
    file = environment.get(f"{VARIABLE}{name}_FILE")
    try:
        return Path(file).read_text().strip() if file else None
    except (OSError, UnicodeError) as error:
        raise NoStorage(f"{VARIABLE}{name}_FILE: {error}.") from None
