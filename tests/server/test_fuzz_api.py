"""The interface is what it says it is: requests made up from its own description find nothing that is not in it."""

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
"""A mode that a game does not have, a name that nobody can see: what a schema can not say is refused with this."""
TOO_LARGE = "413"
"""What is longer than it may be can be refused before it is read."""

Case = schemathesis.Case[Any]
described = schemathesis.openapi.from_dict(new_app(read_settings(home="/nowhere")).openapi())
described.config.checks.positive_data_acceptance.expected_statuses += [NOT_EXPRESSED]
described.config.checks.negative_data_rejection.expected_statuses += [TOO_LARGE]


@pytest.fixture(scope="module")
def visitor(server: Server) -> Iterator[requests.Session]:
    """A browser with a guest's cookie."""
    with requests.Session() as session:
        session.trust_env = False
        session.get(f"{server.url}/api/me", timeout=60)
        yield session


@pytest.fixture(scope="module")
def tables(server: Server, visitor: requests.Session) -> Iterator[str]:
    """Tables of the visitor and of somebody else: waiting, in the middle of a game, and over; for ever in turn."""
    ann, found = Person(server.url, "Ann"), []
    for mode, seats in (("single", ["me", "open"]), ("solitaire", ["me"]), ("single", ["bot:random", "bot:random"])):
        wish: dict[str, Any] = {"game": "highlights", "mode": mode, "seats": seats, "listed": True}
        made = visitor.post(f"{server.url}/api/tables", json=wish, timeout=60).json()
        found += [made["table"]["id"], ann.ask("POST", "/api/tables", wish)["table"]["id"]]
    return itertools.cycle(found)


@described.parametrize()
@BOUNDED
def test_whatever_is_asked_the_answer_is_as_described(case: Case, server: Server, visitor: requests.Session) -> None:
    case.call_and_validate(server.url, visitor, timeout=60)


@described.include(path_regex="/api/tables/.id.").parametrize()
@BOUNDED
def test_so_it_is_at_tables_that_are_there(
    case: Case, server: Server, visitor: requests.Session, tables: Iterator[str]
) -> None:
    case.path_parameters["id"] = next(tables)
    now_right: list[Any] = [negative_data_rejection]  # a wrong id was made right
    case.call_and_validate(server.url, visitor, excluded_checks=now_right, timeout=60)
