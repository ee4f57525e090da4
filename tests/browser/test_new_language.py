"""The client that is built with a new language, added as described in CONTRIBUTING.md, offers that language."""

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.table import Person, sit_together
from tests.pseudo_language import CODE, NAME, ROOT, accented
from tests.server.process import Server, running_server
from tools.system import CLIENT

LIBRARIES = ROOT / "frontend/node_modules"
pytestmark = pytest.mark.skipif(
    not (CLIENT.is_there() and LIBRARIES.exists()), reason="the client cannot be built: run npm ci in frontend/"
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, translated: Path) -> Iterator[Server]:
    """A server with the translated sources and the client that is built from them."""
    client = translated / "frontend"
    (client / "node_modules").symlink_to(LIBRARIES)
    subprocess.run(["npm", "--silent", "run", "build"], cwd=client, check=True, stdin=subprocess.DEVNULL)
    with running_server(tmp_path_factory.mktemp("eo"), "--limits", "0", packages=str(translated / "src")) as server:
        yield server


def test_browser_setting_selects_new_language(people: People) -> None:
    page = people(language=CODE)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", CODE)
    expect(page.get_by_role("main")).to_contain_text(accented("First lessons"))
    page.goto("/glossary/clutch")
    expect(page.get_by_role("main")).to_contain_text(accented("Cards"))


def test_new_language_chosen_at_table_is_used_in_lesson(people: People) -> None:
    ann, bob = Person(people(), "Ann"), Person(people(), "Bob")
    sit_together(ann, bob, "single")
    expect(ann.log).to_contain_text("draws 6 cards")
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("radio", name=NAME).check()
    log = ann.page.get_by_role("region", name=accented("Play-by-play")).last
    expect(log).to_contain_text(accented("draws 6 cards"))
    expect(bob.log).to_contain_text("draws 6 cards")
    ann.page.goto("/learn/highlights")
    expect(ann.page.get_by_role("main")).to_contain_text(accented("Welcome to the ballpark"))
