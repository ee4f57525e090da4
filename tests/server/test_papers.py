"""Score and story pages: readable without JavaScript, in the reader's language, and without secrets."""

import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

import pennant
from pennant.server.app import STATIC
from tests.server.client import Person, Player
from tests.server.inside import Inside, server_inside
from tests.server.process import Server
from tests.server.retrying import play_in_turn

GAMES = [
    ("highlights", "single", 2, {}),
    ("fantasy", "season", 2, {"seats": 2}),
    ("clutch", "single", 2, {"windows": "quick"}),
]


class Page(HTMLParser):
    """Parses a page: collects links, headings and tables, and refuses forbidden elements."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.meta: dict[str, str] = {}
        self.tables: list[list[list[str]]] = []
        self.scopes: list[str | None] = []
        self.headings: list[str] = []
        self.title = self.lang = ""
        self._open: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        given = dict(attributes)
        assert tag not in ("script", "style", "iframe"), f"<{tag}> on a page without JavaScript"
        assert "style" not in given, "inline styles are forbidden by the content security policy"
        assert not [name for name in given if name.startswith("on")]
        self._open.append(tag)
        if tag == "html":
            self.lang = given["lang"] or ""
        elif tag == "a" or tag == "link":
            self.links.append(given["href"] or "")
        elif tag == "meta":
            self.meta[given.get("property") or given.get("name") or ""] = given.get("content") or ""
        elif tag == "table":
            self.tables.append([])
        elif tag == "tr":
            self.tables[-1].append([])
        elif tag in ("td", "th"):
            self.tables[-1][-1].append("")
            if tag == "th":
                self.scopes.append(given.get("scope"))
        elif tag in ("h1", "h2"):
            self.headings.append("")

    def handle_endtag(self, tag: str) -> None:
        if tag in self._open:
            while self._open.pop() != tag:
                pass

    def handle_data(self, data: str) -> None:
        if {"td", "th"} & {*self._open}:
            self.tables[-1][-1][-1] += data
        elif {"h1", "h2"} & {*self._open}:
            self.headings[-1] += data
        elif "title" in self._open:
            self.title += data


async def finished(inside: Inside, game: str, mode: str, seats: int, options: dict[str, Any]) -> str:
    table, tokens = await inside.new_table(game, mode, seats, options)
    players = [Player(inside.url, table, mine) for mine in tokens]
    for player in players:
        await player.connect()
    await play_in_turn(players, Random(1), 150)
    if not players[0].over:
        await players[0].command(do="resign")
    for player in players:
        await player.close()
    return table


async def read(inside: Inside, path: str, **headers: str) -> httpx2.Response:
    async with httpx2.AsyncClient(base_url=inside.url, trust_env=False, timeout=60) as client:
        return await client.get(path, headers=headers)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "mode", "seats", "options"), GAMES, ids=str)
async def test_finished_game_has_score_and_story_pages(
    tmp_path: Path, game: str, mode: str, seats: int, options: dict[str, Any]
) -> None:
    async with server_inside(tmp_path) as inside:
        table = await finished(inside, game, mode, seats, options)
        for kind in ("score", "story"):
            answer = await read(inside, f"/t/{table}/{kind}")
            assert answer.status_code == 200
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert "script-src 'self'" in answer.headers["content-security-policy"]
            page = Page(answer.text)
            assert page.lang == "en"
            assert page.title.endswith(f"{pennant.game(game).title} · Pennant")
            assert page.headings[0] == page.meta["og:title"].rpartition(" · ")[0]
            assert len(page.headings) > 1
            assert page.meta["og:url"] == f"{inside.url}/t/{table}/{kind}"
            assert page.meta["og:description"]
            for link in (f"/t/{table}", f"/t/{table}/replay", f"/api/tables/{table}/record", f"/t/{table}/score"):
                assert link in page.links
            assert None not in page.scopes
            for rows in page.tables:
                assert len({len(row) for row in rows}) == 1, "all rows of a table have the same number of cells"
            assert bool(page.tables) == (kind == "score")
        russian = Page((await read(inside, f"/t/{table}/score", **{"accept-language": "de, ru;q=0.8, en;q=0.5"})).text)
        assert russian.lang == "ru"
        assert re.search("[а-я]", " ".join(russian.headings[1:]))
        english = Page((await read(inside, f"/t/{table}/score?lang=en", **{"accept-language": "ru"})).text)
        assert english.lang == "en"


def test_running_game_is_shown_as_spectator_sees_it(server: Server) -> None:
    ann = Person(server.url, "Ann & <Bob>")
    table = ann.create("highlights", "standard", ["me", "bot:random"])["table"]["id"]
    story = ann.http.get(f"/t/{table}/story").text
    page = Page(story)
    assert "This game is still running" in story
    assert f"/api/tables/{table}/record" not in page.links
    assert "Ann &amp; &lt;Bob&gt;" in story
    assert page.meta["robots"] == "noindex"


def test_waiting_table_has_empty_pages(server: Server) -> None:
    ann = Person(server.url)
    table = ann.create(seats=["me", "open"])["table"]["id"]
    for kind in ("score", "story"):
        answer = ann.http.get(f"/t/{table}/{kind}")
        assert answer.status_code == 200
        assert "Nothing has happened yet." in answer.text


@pytest.mark.parametrize("name", ["lantern-00000", "nonsense", "%3Cscript%3E"])
def test_missing_page_has_same_style(server: Server, name: str) -> None:
    ann = Person(server.url)
    answer = ann.http.get(f"/t/{name}/score", headers={"accept-language": "ru"})
    assert answer.status_code == 404
    page = Page(answer.text)
    assert page.headings == ["Здесь ничего нет"]
    assert "/pages/page.css" in page.links


def test_pages_refuse_other_methods(server: Server) -> None:
    ann = Person(server.url)
    table = ann.create(seats=["me", "open"])["table"]["id"]
    assert ann.http.head(f"/t/{table}/score").status_code == 200
    answer = ann.http.post(f"/t/{table}/score", json={})
    assert answer.status_code == 405
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD"}


def test_style_sheets_of_pages_exist(server: Server) -> None:
    ann = Person(server.url)
    answer = ann.http.get("/pages/page.css")
    assert answer.headers["content-type"].startswith("text/css")
    assert "prefers-color-scheme" in answer.text or "@media print" in answer.text
    assert (STATIC / "assets/app.css").is_file()
