"""The OpenAPI document is true, and what it does not allow does no harm."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.running import Running
from tests.waiting import PATIENCE

CHECKS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
)
EXAMPLES = 8


def test_the_server_keeps_its_word(server: Running) -> None:
    """A short run over every operation, with data that fits and data that does not."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    for found in schema.get_all_operations():
        assert isinstance(found, Ok), found
        try_out(server, found.ok())


def try_out(server: Running, operation: Any) -> None:
    browser = server.guest("Fuzz")
    token = browser.cookies["csrftoken"]
    cookies = {"roundhouse": browser.cookies["roundhouse"], "csrftoken": token}

    @given(case=operation.as_strategy())
    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def fuzz(case: Any) -> None:
        case.call_and_validate(
            headers={"x-csrftoken": token, "origin": server.url},
            cookies=cookies,
            checks=CHECKS,
            timeout=PATIENCE,
        )

    fuzz()


def test_the_document_tells_no_secrets(server: Running) -> None:
    text = server.stranger().get("/api/schema/openapi.json").text
    assert "seed" not in text
    assert "/api/tables/{table_id}/join" in text
    assert "problem+json" in text
