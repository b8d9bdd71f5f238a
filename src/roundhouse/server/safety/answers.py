"""Answers to requests that failed: a sentence in the reader's language, and never a trace."""

from __future__ import annotations

import logging
from html import escape
from typing import Any, Final

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import (
    HTTPException,
    InternalServerException,
    PermissionDeniedException,
)

from roundhouse.game import BadInput, IllegalAction, Message
from roundhouse.languages import LANGUAGES
from roundhouse.server.safety.problems import (
    BAD,
    CONFLICT,
    UNAVAILABLE,
    Problem,
    reader_language,
)
from roundhouse.store import StoreUnavailable
from roundhouse.words import say

LANGUAGE_COOKIE: Final = "language"
_LOG: Final = logging.getLogger("roundhouse.server")
_KEYS: Final = {
    400: "problem-malformed",
    401: "problem-name-first",
    403: "problem-not-yours",
    404: "problem-missing",
    405: "problem-method",
    413: "problem-large",
    429: "problem-many",
    503: "problem-store",
}
_PAGE: Final = (
    '<!doctype html><html lang="{language}"><meta charset="utf-8">'
    '<meta name="viewport" content="width=device-width"><title>Roundhouse</title>'
    '<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/problem.css">'
    '<main><img src="/favicon.svg" alt="" width="56" height="56">'
    '<h1>Roundhouse</h1><p>{sentence}</p><p><a href="/">Roundhouse</a></p></main></html>'
)


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language chosen in the settings, else the first the browser asks for."""
    chosen = connection.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    return reader_language(connection.headers.get("accept-language", ""))


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Every error that leaves a handler ends here."""
    status, message = understood(error)
    number = request.scope.get("request_number", "")
    if isinstance(error, StoreUnavailable):  # nothing is wrong with us, and it says itself what is
        _LOG.warning("request failed: %s", error, extra={"request": number})
    elif status >= 500:
        _LOG.error("request failed", exc_info=error, extra={"request": number})
    language = language_of(request)
    sentence = say(message, language)
    headers = dict(getattr(error, "headers", None) or {})
    if status == UNAVAILABLE:
        headers["Retry-After"] = "5"
    if wants_page(request):
        page = _PAGE.format(language=language, sentence=escape(sentence))
        return Response(page, status_code=status, media_type="text/html", headers=headers)
    body: dict[str, Any] = {"status": status, "code": message.key, "detail": sentence}
    if isinstance(error, IllegalAction):
        body["rule"] = error.refusal.rule
    if isinstance(error, HTTPException) and status == BAD and isinstance(error.extra, list):
        body["wrong"] = [wrong_field(entry) for entry in error.extra]
    return Response(
        body, status_code=status, media_type="application/problem+json", headers=headers
    )


def understood(error: Exception) -> tuple[int, Message]:
    """The status and the sentence for an error."""
    if isinstance(error, Problem):
        return error.status, error.message
    if isinstance(error, IllegalAction):
        return CONFLICT, error.refusal.message
    if isinstance(error, BadInput):
        return BAD, error.message or Message("problem-malformed")
    if isinstance(error, RecursionError):  # JSON can be nested too deeply to be read
        return BAD, Message("problem-malformed")
    if isinstance(error, StoreUnavailable):
        return UNAVAILABLE, Message("problem-store")
    if isinstance(error, PermissionDeniedException) and "CSRF" in error.detail:
        return error.status_code, Message("problem-reload")
    if is_gone(error):
        return BAD, Message("problem-malformed")
    if isinstance(error, HTTPException) and error.status_code < 500:
        return error.status_code, Message(_KEYS.get(error.status_code, "problem-malformed"))
    return 500, Message("problem-ours")


def is_gone(error: Exception) -> bool:
    """The client went away in the middle of its request: nobody reads the answer."""
    return isinstance(error, InternalServerException) and "client disconnected" in error.detail


def wrong_field(entry: Any) -> dict[str, str]:
    """Which field is wrong and what was expected there; not what was sent."""
    known = entry if isinstance(entry, dict) else {}
    return {"field": str(known.get("key", "")), "why": str(known.get("message", ""))}


def wants_page(request: Request[Any, Any, Any]) -> bool:
    accepts = "text/html" in request.headers.get("accept", "")
    return accepts and not request.scope["path"].startswith("/api/")
