"""What leaves the server: the keys of all messages by audience, compared with a golden list."""

from tests.server import outgoing


def test_outgoing_messages_have_the_golden_keys() -> None:
    sent = outgoing.collect()
    assert outgoing.kinds(sent) == outgoing.ALL_KINDS, "every kind of entry must be in the golden list"
    assert outgoing.golden(sent) == outgoing.GOLDEN.read_text(encoding="utf-8"), (
        "the server sends other keys than before: see tests/server/outgoing.py"
    )


def test_outgoing_messages_have_no_secrets() -> None:
    assert outgoing.secrets(outgoing.collect()) == set()
