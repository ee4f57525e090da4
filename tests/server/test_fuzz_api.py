"""Fuzzing of the HTTP API: generated requests get only responses that match the OpenAPI schema."""

import itertools
from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import negative_data_rejection

from pennant.server.app import new_app
from pennant.server.settings import read_settings
from tests.server.client import Person
from tests.server.process import Server

pytestmark = pytest.mark.slow

BOUNDED = settings(
    max_examples=200 if settings.get_current_profile_name() == "thorough" else 20,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
NOT_EXPRESSED = "400"
"""The status of values that a schema cannot exclude: an unknown mode, or a name of invisible characters."""
TOO_LARGE = "413"
"""The status of bodies that are refused before they are read."""

Case = schemathesis.Case[Any]
described = schemathesis.openapi.from_dict(new_app(read_settings(home="/nowhere")).openapi())
described.config.checks.positive_data_acceptance.expected_statuses += [NOT_EXPRESSED]
described.config.checks.negative_data_rejection.expected_statuses += [TOO_LARGE]


@pytest.fixture(scope="module")
def visitor(server: Server) -> Iterator[requests.Session]:
    """A browser with a guest cookie."""
    with requests.Session() as session:
        session.trust_env = False
        session.get(f"{server.url}/api/me", timeout=60)
        yield session


@pytest.fixture(scope="module")
def tables(server: Server, visitor: requests.Session) -> Iterator[str]:
    """Tables of the visitor and of another person: waiting, running and finished ones, in an endless cycle."""
    ann, found = Person(server.url, "Ann"), []
    for mode, seats in (("single", ["me", "open"]), ("solitaire", ["me"]), ("single", ["bot:random", "bot:random"])):
        wish: dict[str, Any] = {"game": "highlights", "mode": mode, "seats": seats, "listed": True}
        made = visitor.post(f"{server.url}/api/tables", json=wish, timeout=60).json()
        found += [made["table"]["id"], ann.ask("POST", "/api/tables", wish)["table"]["id"]]
    return itertools.cycle(found)


@described.parametrize()
@BOUNDED
def test_api_responses_match_schema(case: Case, server: Server, visitor: requests.Session) -> None:
    case.call_and_validate(server.url, visitor, timeout=60)


@described.include(path_regex="/api/tables/.id.").parametrize()
@BOUNDED
def test_api_responses_match_schema_at_existing_tables(
    case: Case, server: Server, visitor: requests.Session, tables: Iterator[str]
) -> None:
    case.path_parameters["id"] = next(tables)
    now_right: list[Any] = [negative_data_rejection]  # an invalid id was replaced by a valid one
    case.call_and_validate(server.url, visitor, excluded_checks=now_right, timeout=60)
