"""How the changes of one table are found in SQLite, where there is no index of them."""

import sqlite3

# From the last change of a table back to the first one after a version.
CHAIN = """
    WITH RECURSIVE chain (id, version) AS (
        SELECT last, version FROM heads WHERE code = :code AND version > :after
        UNION ALL
        SELECT previous, chain.version - 1 FROM chain JOIN changes USING (id)
        WHERE chain.version - 1 > :after
    )
"""
DELETE = "DELETE FROM changes WHERE id IN (SELECT id FROM chain)"


def remove(db: sqlite3.Connection, code: str) -> None:
    """All that is kept of a table, but for what was packed away."""
    db.execute(CHAIN + DELETE, {"code": code, "after": 0})
    for table in ("heads", "listings", "snapshots", "refusals"):
        db.execute(f"DELETE FROM {table} WHERE code = ?", (code,))  # noqa: S608 - our own names
