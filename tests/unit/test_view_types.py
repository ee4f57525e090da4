"""Tests that views match their declared types, from which the client's types are generated."""

import random
from functools import cache

import pytest
from jsonschema_rs import Draft202012Validator

import pennant
from pennant.conformance import Case, cases_of
from pennant.games import OWN
from tools.wire_types import view_document

CASES = [(name, case) for name in OWN for case in cases_of(pennant.game(name))]


@cache
def validator_of(game: str) -> Draft202012Validator:
    """Return a validator that accepts a view with exactly the fields of its type."""
    described = view_document(game)
    for schema in described["components"]["schemas"].values():
        if "properties" in schema:
            schema["additionalProperties"] = False
    return Draft202012Validator({**described, "$ref": "#/components/schemas/View"})


@pytest.mark.parametrize(("name", "case"), CASES, ids=lambda each: str(each))
def test_views_match_their_types(name: str, case: Case) -> None:
    game, luck, validator = pennant.game(name), random.Random(5), validator_of(name)
    state = game.new(case.mode, 5, **case.options)
    for move in range(100):
        if state.is_over():
            break
        if move % 10 == 0:
            for viewer in (*range(state.seats), None):
                problems = [str(each.message) for each in validator.iter_errors(game.view(state, viewer))]
                assert not problems, (viewer, problems)
        seat = luck.choice(state.actors())
        state.apply(seat, luck.choice(state.legal(seat)))
    assert not list(validator.iter_errors(game.view(state, None, reveal=True)))
