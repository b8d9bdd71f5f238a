"""The tables of the database. Times are seconds since 1970 in UTC; JSON is kept as text."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    true,
)

from roundhouse.store.names import KEY, LIKENESS

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _table_id() -> Column[str]:
    return Column(
        "table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )


PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(KEY), unique=True),
    Column("likeness", String(LIKENESS)),
    Column("password", String(200)),
    Column("email", String(200)),
    Column("settings", Text, nullable=False, server_default="{}"),
    Column("made", Double, nullable=False),
    Index(None, "likeness", unique=True),
)
"""Guests have no account; who has one may come back with a password. `email` is confirmed.

`account` is the name as it is typed to log in, `likeness` as it is seen (`store/names.py`): only
accounts that looked alike before there was one have none.
"""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column(
        "person", Integer, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("made", Double, nullable=False),
    Column("used", Double, nullable=False),
    Column("device", String(200), nullable=False, server_default=""),
)
"""`token` is the SHA-256 of what the browser holds."""

RETURN_LINKS: Final = Table(
    "return_links",
    METADATA,
    Column("token", String(64), primary_key=True),
    Column(
        "person", Integer, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, unique=True
    ),
    Column("made", Double, nullable=False),
    Column("used", Double, nullable=False),
)
"""By which guests come back; `token` is the SHA-256 of what stands in the link."""

SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column(
        "person", Integer, ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("endpoint", String(1000), nullable=False),
    Column("browser", String(120), nullable=False),
    Column("shared", String(120), nullable=False),
    Column("made", Double, nullable=False),
)
"""Browsers that listen for push messages, with the keys to seal messages for them."""

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("owner", Integer, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("private", Boolean, nullable=False),
    Column("onlookers", Boolean, nullable=False),
    Column("talk", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False, server_default=true()),
    Column("hot_seat", Boolean, nullable=False),
    Column("analysis", Boolean, nullable=False, server_default=false()),
    Column("lesson", Boolean, nullable=False, server_default=false()),
    Column("study", Integer),
    Column("pace", Text, nullable=False),
    Column("clock", Text),
    Column("deadline", Double),
    Column("number", Integer, nullable=False),
    Column("to_act", Integer, nullable=False),
    Column("result", Text),
    Column("offer", Text),
    Column("parent", String(24), ForeignKey("tables.id", ondelete="SET NULL")),
    Column("made", Double, nullable=False),
    Column("moved", Double, nullable=False),
)
"""`number` is the length of the log; `to_act` a seat, -2 when over; `seed` never leaves.

`study` is the length of the log with which a study began; none elsewhere. `offer` is what somebody
proposes now; `deadline` when the clock or the offer runs out.
"""

SEATS: Final = Table(
    "seats",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("person", Integer, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("level", String(20)),
    Column("away", Boolean, nullable=False, server_default=false()),
    Column("left", String(10), nullable=False, server_default=""),
    Column("link", String(64)),
)
"""`kind` is open, person or bot; `away`: a bot of that level plays until the person is back.

`left`: a bot plays for good, as the person resigned or was removed. `link` is the SHA-256 of the
token by which another person may take the seat over.
"""

ACTIONS: Final = Table(
    "actions",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("source", String(10), nullable=False),
    Column("person", Integer),
    Column("at", Double, nullable=False),
    sqlite_with_rowid=False,
)
"""The log, which is the truth: one row for every action and undo, numbered from 0."""

PACKED_LOGS: Final = Table(
    "packed_logs",
    METADATA,
    _table_id(),
    Column("number", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""The first `number` entries of a finished game's log, packed (`store/packed_logs.py`)."""

PACKED_PEOPLE: Final = Table(
    "packed_people",
    METADATA,
    _table_id(),
    Column("slot", Integer, primary_key=True),
    Column("person", Integer, ForeignKey("people.id", ondelete="SET NULL"), index=True),
    sqlite_with_rowid=False,
)
"""Who made the entries of a packed log, which names them by slot: people move in and are forgotten
without its being unpacked."""

TALK: Final = Table(
    "talk",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("person", Integer),
    Column("number", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("name", String(40), nullable=False, server_default=""),
    Index(None, "table_id", "id"),
)
"""What was said at a table, and what the table itself noted; `number` is where the log was.

`name` is that of an onlooker, who has no seat."""

STANDING_ORDERS: Final = Table(
    "programmes",
    METADATA,
    _table_id(),
    Column("seat", Integer, primary_key=True),
    Column("programme", Text, nullable=False),
    Column("number", Integer, nullable=False),
)
"""A seat's standing orders: its own secret. The names are those of the first release."""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    _table_id(),
    Column("number", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)
"""The state after that many log entries. Only a shortcut: the log alone is enough."""

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("person", Integer, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "other", Integer, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True
    ),
    Column("made", Double, nullable=False),
)
"""With whom a person does not want to sit."""

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("person", Integer, ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)
"""How well a person plays a title: mean and standard deviation of the rating's model."""

RATED: Final = Table("rated", METADATA, _table_id())
"""Finished tables that the ratings know of."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    _table_id(),
    Column("job", String(24), nullable=False),
    Column("at", Double, nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("report", Text),
)
"""What decided a finished game, once somebody has asked; until then how far that is."""

TRIES: Final = Table(
    "tries",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("left", Double, nullable=False),
    Column("seen", Double, nullable=False),
)
"""How many tries at a password are left, and when that was; `name` is a digest."""

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What this server must remember about itself, such as its keys."""
