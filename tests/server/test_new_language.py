"""A language added as CONTRIBUTING.md says works on the server: texts, pages, mails and lessons."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.pseudo_language import CODE, NAME, accented
from tests.server.client import Person
from tests.server.listening import MailServer
from tests.server.process import Server, running_server
from tests.server.slow import Member

URL = "http://table.example.org"
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def post() -> Iterator[MailServer]:
    with MailServer() as post:
        yield post


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, translated: Path, post: MailServer) -> Iterator[Server]:
    """A server that runs the translated sources."""
    settings = (
        "--limits", "0", "--public-url", URL, "--smtp-host", "localhost", "--smtp-port", str(post.settings.port),
        "--smtp-security", "none", "--mail-from", post.settings.sender,
    )  # fmt: skip
    home = tmp_path_factory.mktemp("server")
    with running_server(home, *settings, packages=str(translated / "src")) as server:
        yield server


@pytest.mark.parametrize("game", ["highlights", "fantasy", "clutch"])
def test_texts_and_lessons_are_served_in_the_new_language(server: Server, game: str) -> None:
    ann = Person(server.url)
    for part in ("", "-rules", "-lesson"):
        english, new = (ann.http.get(f"/text/{game}/{code}{part}.ftl") for code in ("en", CODE))
        assert new.status_code == 200
        assert english.text != new.text
        assert accented("the ") in new.text
    assert ann.ask("GET", f"/api/games/{game}/lesson")["title"]


def test_pages_are_in_the_new_language(server: Server) -> None:
    ann = Person(server.url, "Ann")
    table = ann.create("highlights", "single", ["me", "bot:random"])["table"]["id"]
    page = ann.http.get(f"/t/{table}/story?lang={CODE}").text
    assert f'<html lang="{CODE}">' in page
    assert accented("draws") in page
    preferred = ann.http.get(f"/t/{table}/story", headers={"accept-language": f"{CODE};q=0.9, xx"}).text
    assert f'<html lang="{CODE}">' in preferred
    assert f'hreflang="{CODE}">{NAME}</a>' in ann.http.get(f"/t/{table}/story?lang=en").text


def test_mails_are_in_the_new_language(server: Server, post: MailServer) -> None:
    ann = Member(server.url, "Ann")
    ann.ask("PUT", "/api/notices/mail", {"address": "ann@mail.example.org", "lang": CODE})
    letter = post.wait()[0].text
    assert accented("address") in letter
    assert " the " not in letter
