"""PostgreSQL, for many tables and several workers: durable before it answers, many tables to a
commit. Whatever is kept of a table is keyed by its code first, so that it can be sharded by it."""

from reverie.tables.store.postgres.store import PostgresStore

__all__ = ["PostgresStore"]
