"""Where tables are kept."""

from reverie.tables.store.base import CannotOpen, Conflict, Saved, Store, Stored, Unsure
from reverie.tables.store.urls import check_url, is_sqlite, sqlite_path

__all__ = ["CannotOpen", "Conflict", "Saved", "Store", "Stored", "Unsure", "open_store"]


def open_store(url: str) -> Store:
    """The store at ``sqlite:///path/to/file.db`` or ``postgresql://…``, whose ``open`` is next."""
    check_url(url)
    if is_sqlite(url):
        from reverie.tables.store.sqlite import SqliteStore  # noqa: PLC0415 - only one is needed

        return SqliteStore(sqlite_path(url))
    from reverie.tables.store.postgres import PostgresStore  # noqa: PLC0415

    return PostgresStore(url)
