"""The codes that the client knows are codes that the server sends."""

import re
from pathlib import Path

from pennant.server.sockets import BYE

CONNECTION = Path(__file__).parents[2] / "frontend" / "src" / "table" / "connection.ts"
RECONNECT = {"too-fast", "slow", "quiet", "restart", "signed-out", "busy"}
"""After these codes the client reconnects."""


def test_final_bye_codes_of_client_match_server() -> None:
    found = re.search(r"const FINAL_BYES = new Set\(\[([^\]]*)\]\);", CONNECTION.read_text(encoding="utf-8"))
    assert found, f"{CONNECTION} no longer has FINAL_BYES"
    final = set(re.findall(r'"([a-z-]+)"', found[1]))
    assert final | RECONNECT == set(BYE)
    assert not final & RECONNECT
