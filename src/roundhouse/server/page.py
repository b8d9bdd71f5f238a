"""The page for players: the built client, one document for every address that it knows."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Response, get
from litestar.static_files import create_static_files_router

STATIC: Final = Path(__file__).parent / "static"
"""Made by the build from `client/`."""
ADDRESSES: Final = [
    "/",
    "/table/{table_id:str}",
    "/tables",
    "/new",
    "/settings",
    "/help",
    "/help/{title:str}",
]
"""What the address bar may show; the client tells them apart."""

NOT_BUILT: Final = (
    '<!doctype html><html lang="en"><title>Roundhouse</title><main><h1>Roundhouse</h1><p>The page '
    "for players has not been built: run <code>make build</code>.</p></main></html>"
)


@get(ADDRESSES, media_type="text/html", include_in_schema=False)
async def page() -> Response[str]:
    """The same document for each; small, and always asked for anew."""
    index = STATIC / "index.html"
    return Response(index.read_text(encoding="utf-8") if index.exists() else NOT_BUILT)


@get("/favicon.svg", media_type="image/svg+xml", include_in_schema=False)
async def icon() -> Response[bytes]:
    return Response((STATIC / "favicon.svg").read_bytes())


@get("/worker.js", media_type="text/javascript", include_in_schema=False)
async def worker() -> Response[bytes]:
    """Receives push messages when no page is open."""
    return Response((STATIC / "worker.js").read_bytes())


assets = create_static_files_router(
    path="/assets",
    directories=[STATIC / "assets"],
    include_in_schema=False,
    cache_control=None,
)

HANDLERS: Final = (page, icon, worker, assets)
