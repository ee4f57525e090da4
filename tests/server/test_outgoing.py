"""What leaves the server: the keys of all messages by audience, compared with a golden list and with the schemas."""

import pytest

from tests.server import outgoing
from tests.server.wire import assert_matches

SCHEMAS = {
    "decision": "DecisionData",
    "entry": "EntryMessage",
    "message table": "TableMessage",
    "message welcome": "Welcome",
    "message welcome, recent entry": "PublicEntry",
    "replay": "Replay",
    "replay, entry": "EntryInfo",
    "table": "TableInfo",
}
"""The schemas of the sections of the golden list, which name the kinds of entries as well."""


def test_outgoing_messages_have_the_golden_keys() -> None:
    sent = outgoing.collect()
    assert outgoing.kinds(sent) == outgoing.ALL_KINDS, "every kind of entry must be in the golden list"
    assert outgoing.golden(sent) == outgoing.GOLDEN.read_text(encoding="utf-8"), (
        "the server sends other keys than before: see tests/server/outgoing.py"
    )


def test_outgoing_messages_match_their_schemas() -> None:
    sent = outgoing.collect()
    for section, _, data in sent:
        kind = data.get("kind", "") if "entry" in section else ""
        assert_matches(data, SCHEMAS[section.removesuffix(f" {kind}")])
    assert {section for section, _, _ in sent} == set(outgoing.sections())


@pytest.mark.parametrize(
    ("change", "problem"),
    [({"seat": "0"}, "seat"), ({"guest": "guest-0"}, "guest"), ({"body": {"secret": 1}}, "secret")],
    ids=lambda each: str(each),
)
def test_schemas_reject_other_messages(change: dict[str, object], problem: str) -> None:
    entry = next(data for section, _, data in outgoing.collect() if section == "entry sat")
    assert_matches(entry, "EntryMessage")
    with pytest.raises(AssertionError, match=problem):
        assert_matches({**entry, **change}, "EntryMessage")


def test_outgoing_messages_have_no_secrets() -> None:
    assert outgoing.secrets(outgoing.collect()) == set()
