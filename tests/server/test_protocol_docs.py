"""docs/protocol.md names every message, entry kind and close code of the server."""

import re
from pathlib import Path
from typing import get_args

import pytest

from pennant.server import commands
from pennant.server.entries import Kind
from pennant.server.messages import ByeCode
from pennant.server.sockets import BYE

TEXT = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
CLOSING = TEXT[TEXT.index("### Closing") :]


@pytest.mark.parametrize("code", BYE)
def test_protocol_page_has_bye_code_with_status(code: ByeCode) -> None:
    status, _ = BYE[code]
    assert re.search(rf"^\| `{code}` \| {status} \|", CLOSING, re.MULTILINE)


@pytest.mark.parametrize("kind", sorted(set(get_args(Kind)) - {"created"}))
def test_protocol_page_has_entry_kind(kind: str) -> None:
    kinds = TEXT[TEXT.index("The kinds are") : TEXT.index("Once the game has started")]
    assert f"`{kind}`" in kinds


@pytest.mark.parametrize("frame", get_args(commands.Frame), ids=lambda frame: str(frame.__name__))
def test_protocol_page_has_client_message(frame: type) -> None:
    tag = frame.__struct_config__.tag  # type: ignore[attr-defined]
    assert f'{{"do": "{tag}"' in TEXT
    assert all(f'"{name}"' in TEXT or f"`{name}`" in TEXT for name in frame.__struct_fields__)  # type: ignore[attr-defined]
