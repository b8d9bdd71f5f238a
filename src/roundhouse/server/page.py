"""The page for players: the built client, one document for every address that it knows."""

from __future__ import annotations

import gzip
import re
from functools import cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Annotated, Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.params import PathParameter

from roundhouse.game import Message
from roundhouse.server import links
from roundhouse.server.safety.problems import MISSING, Problem

STATIC: Final = Path(__file__).parent / "static"
"""Made by the build from `client/`."""
ADDRESSES: Final = [
    "/",
    "/tables",
    "/new",
    "/settings",
    "/help",
    "/help/{title:str}",
    "/puzzles",
    "/puzzles/{title:str}/{number:int}",
    links.PASSWORD,
    "/return",
    "/people",
    "/people/{number:int}",
]
"""What the address bar may show beside tables; the client tells them apart."""

NOT_BUILT: Final = (
    b'<!doctype html><html lang="en"><title>Roundhouse</title><main><h1>Roundhouse</h1><p>The page '
    b"for players has not been built: run <code>make build</code>.</p></main></html>"
)
FOR_GOOD: Final = "public, max-age=31536000, immutable"
"""For files whose name changes when their contents do."""
ASK_FIRST: Final = "no-cache"
"""A browser may keep it, and asks each time whether it is still the same."""
KINDS: Final = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/plain",
    ".svg": "image/svg+xml",
}
"""Files that are sent packed; others, such as fonts, are packed already."""
SCRIPT: Final = re.compile(rb'<script type="module"[^>]* src="([^"]+)"')
NOT_MODIFIED: Final = 304

AnyRequest = Request[Any, Any, Any]
FileName = Annotated[str, PathParameter(max_length=120, pattern=r"^[\w-][\w.-]*$")]


class File(NamedTuple):
    """A file as it is sent; `tag` changes when the contents do."""

    kind: str
    plain: bytes
    packed: bytes | None
    tag: str


@cache
def read(path: Path, _changed: float) -> File:
    return sendable(path.read_bytes(), path.suffix)


def sendable(contents: bytes, suffix: str) -> File:
    kind = KINDS.get(suffix)
    packed = gzip.compress(contents, 9, mtime=0) if kind else None
    if packed is not None and len(packed) >= len(contents):  # a line or two
        packed = None
    kind = kind or guess_type(f"file{suffix}")[0] or "application/octet-stream"
    return File(kind, contents, packed, f'"{sha256(contents).hexdigest()[:20]}"')


def answer(request: AnyRequest, file: File, keep: str) -> Response[bytes | None]:
    """The file, packed where the browser unpacks; nothing when it has the same one already."""
    headers = {"Cache-Control": keep, "ETag": file.tag, "Vary": "Accept-Encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(None, status_code=NOT_MODIFIED, headers=headers)
    if file.packed is None or "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(file.plain, media_type=file.kind, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(file.packed, media_type=file.kind, headers=headers)


def built(name: str) -> File:
    """A file of the built page."""
    path = STATIC / name
    try:
        return read(path, path.stat().st_mtime)
    except OSError as error:
        raise Problem(Message("problem-missing"), MISSING) from error


@get(ADDRESSES, media_type="text/html", include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes | None]:
    """The same document for each."""
    return answer(request, document(), ASK_FIRST)


def document() -> File:
    is_built = (STATIC / "index.html").exists()
    return built("index.html") if is_built else sendable(NOT_BUILT, ".html")


def script() -> str:
    """The address of the page's script, whose name changes with the page; empty without one."""
    found = SCRIPT.search(document().plain)
    return found[1].decode() if found else ""


@get("/favicon.svg", include_in_schema=False)
async def icon(request: AnyRequest) -> Response[bytes | None]:
    return answer(request, built("favicon.svg"), ASK_FIRST)


@get("/problem.css", include_in_schema=False)
async def problem_style(request: AnyRequest) -> Response[bytes | None]:
    """How the page looks that says what went wrong (`safety/answers.py`)."""
    return answer(request, built("problem.css"), ASK_FIRST)


@get("/worker.js", include_in_schema=False)
async def worker(request: AnyRequest) -> Response[bytes | None]:
    """Receives push messages when no page is open."""
    return answer(request, built("worker.js"), ASK_FIRST)


@get("/assets/{name:str}", include_in_schema=False)
async def asset(request: AnyRequest, name: FileName) -> Response[bytes | None]:
    return answer(request, built(f"assets/{name}"), FOR_GOOD)


HANDLERS: Final = (page, icon, problem_style, worker, asset)
