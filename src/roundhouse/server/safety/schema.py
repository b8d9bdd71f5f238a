"""What the OpenAPI document says of answers to requests that failed."""

from __future__ import annotations

from typing import Final

from litestar import Litestar
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Schema
from litestar.openapi.spec.enums import OpenAPIType

_WORDS: Final = Schema(type=OpenAPIType.STRING)
_WRONG: Final = Schema(
    type=OpenAPIType.OBJECT, properties={"field": _WORDS, "why": _WORDS}, required=["field", "why"]
)
_PROBLEM: Final = Schema(
    type=OpenAPIType.OBJECT,
    properties={
        "status": Schema(type=OpenAPIType.INTEGER),
        "code": Schema(type=OpenAPIType.STRING, description="What went wrong, for programs."),
        "detail": Schema(type=OpenAPIType.STRING, description="The same, in the reader's language"),
        "rule": Schema(type=OpenAPIType.STRING, description="The rule that forbids it."),
        "wrong": Schema(type=OpenAPIType.ARRAY, items=_WRONG, description="Fields that are wrong."),
    },
    required=["status", "code", "detail"],
)
_REFUSED: Final = OpenAPIResponse(
    description="Refused; the body says why (RFC 9457).",
    content={"application/problem+json": OpenAPIMediaType(schema=_PROBLEM)},
)


def describe_problems(app: Litestar) -> None:
    """Every operation may be refused, and all refusals look alike."""
    for path in (app.openapi_schema.paths or {}).values():
        for operation in (path.get, path.put, path.post, path.delete):
            if operation is not None and operation.responses is not None:
                operation.responses.pop("400", None)
                operation.responses["default"] = _REFUSED
                nothing = operation.responses.get("204")
                if isinstance(nothing, OpenAPIResponse):
                    nothing.content = None
