"""What the OpenAPI document says of answers to requests that failed."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

_WORDS: Final = {"type": "string"}
_WRONG: Final = {
    "type": "object",
    "properties": {"field": _WORDS, "why": _WORDS},
    "required": ["field", "why"],
}
_PROBLEM: Final = {
    "type": "object",
    "properties": {
        "status": {"type": "integer"},
        "code": {"type": "string", "description": "What went wrong, for programs."},
        "detail": {"type": "string", "description": "The same, in the reader's language"},
        "rule": {"type": "string", "description": "The rule that forbids it."},
        "wrong": {"type": "array", "items": _WRONG, "description": "Fields that are wrong."},
    },
    "required": ["status", "code", "detail"],
}
_REFUSED: Final = {
    "description": "Refused; the body says why (RFC 9457).",
    "content": {"application/problem+json": {"schema": _PROBLEM}},
}


class ApiDocument(JsonRenderPlugin):
    """Made when it is first asked for: most servers are never asked, and all start sooner."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        describe_problems(openapi_schema)
        return super().render(request, openapi_schema)


def describe_problems(document: dict[str, Any]) -> None:
    """Every operation may be refused, and all refusals look alike."""
    for path in document["paths"].values():
        for operation in path.values():
            responses = operation["responses"]
            responses.pop("400", None)
            responses["default"] = _REFUSED
            responses.get("204", {}).pop("content", None)
