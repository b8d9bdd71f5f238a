"""What is kept: people, tables and every action, in SQLite or PostgreSQL."""

from roundhouse.store.database import Store, StoreError, StoreUnavailable

__all__ = ["Store", "StoreError", "StoreUnavailable"]
