"""Tests that views and events match their declared types, from which the client's types are generated."""

import random
from functools import cache
from typing import Any

import pytest
from jsonschema_rs import Draft202012Validator

import pennant
from pennant.conformance import Case, cases_of
from pennant.games import OWN
from tools.wire_types import game_document

CASES = [(name, case) for name in OWN for case in cases_of(pennant.game(name))]


@cache
def closed_document(game: str, what: str) -> dict[str, Any]:
    """Return a document whose schemas accept exactly the fields of their types."""
    described = game_document(game, what)
    for schema in described["components"]["schemas"].values():
        if "properties" in schema:
            schema["additionalProperties"] = False
    return described


@cache
def validator_of(game: str, what: str, schema: str) -> Draft202012Validator:
    return Draft202012Validator({**closed_document(game, what), "$ref": f"#/components/schemas/{schema}"})


@cache
def events_of(game: str) -> dict[str, str]:
    """Return the schema of each kind of event."""
    schemas = closed_document(game, "event")["components"]["schemas"]
    names = [each["$ref"].rpartition("/")[2] for each in schemas["Event"]["anyOf"]]
    return {schemas[name]["properties"]["kind"]["const"]: name for name in names}


def problems(validator: Draft202012Validator, data: dict[str, Any]) -> list[str]:
    return [f"{'.'.join(map(str, each.instance_path))}: {each.message}" for each in validator.iter_errors(data)]


@pytest.mark.parametrize(("name", "case"), CASES, ids=lambda each: str(each))
def test_views_and_events_match_their_types(name: str, case: Case) -> None:
    game, luck = pennant.game(name), random.Random(5)
    view_validator, kinds = validator_of(name, "view", "View"), events_of(name)
    state = game.new(case.mode, 5, listen=True, **case.options)
    for move in range(100):
        if state.is_over():
            break
        if move % 10 == 0:
            for viewer in (*range(state.seats), None):
                assert not problems(view_validator, game.view(state, viewer)), viewer
        seat = luck.choice(state.actors())
        state.apply(seat, luck.choice(state.legal(seat)))
    assert not problems(view_validator, game.view(state, None, reveal=True))
    for viewer in (*range(state.seats), None):
        for event in game.events(state, viewer):
            assert not problems(validator_of(name, "event", kinds[event["kind"]]), event), (viewer, event)


@pytest.mark.parametrize("name", OWN)
def test_every_kind_of_event_has_a_type(name: str) -> None:
    assert set(events_of(name)) == {"set", *(kind.name for kind in pennant.game(name).event_kinds.values())}
