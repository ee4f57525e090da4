"""The codes and chat phrases that the client knows are those of the server."""

import re
from pathlib import Path

from pennant.server.commands import SAYINGS
from pennant.server.sockets import BYE

CLIENT = Path(__file__).parents[2] / "frontend" / "src" / "table"
CONNECTION = CLIENT / "connection.ts"
TALK = CLIENT / "TalkSheet.svelte"
RECONNECT = {"too-fast", "slow", "quiet", "restart", "signed-out", "busy"}
"""After these codes the client reconnects."""


def test_chat_phrases_of_client_match_server() -> None:
    found = re.search(r"const PHRASES = \[([^\]]*)\];", TALK.read_text(encoding="utf-8"))
    assert found, f"{TALK} no longer has PHRASES"
    assert set(re.findall(r'"([a-z-]+)"', found[1])) == SAYINGS


def test_final_bye_codes_of_client_match_server() -> None:
    found = re.search(r"const FINAL_BYES = new Set<[^>]*>\(\[([^\]]*)\]\);", CONNECTION.read_text(encoding="utf-8"))
    assert found, f"{CONNECTION} no longer has FINAL_BYES"
    final = set(re.findall(r'"([a-z-]+)"', found[1]))
    assert final | RECONNECT == set(BYE)
    assert not final & RECONNECT
