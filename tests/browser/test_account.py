"""Accounts: from guest to account and back, errors at their fields, API keys, notifications, and ratings."""

import json
import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PATIENCE, Look, People, expect_usable
from tests.browser.table import Person, sit_together

PASSWORD = "nine lives of a cat"
REFUSED = r"status of 4\d\d"
"""The console error of a refused request, which the page explains to the user."""


def fill_in(page: Page, name: str, password: str, *, fresh: bool = False) -> None:
    """Fill in the form and press Enter in its last field."""
    way = page.get_by_role("radio", name="Create an account" if fresh else "Sign in")
    expect(way).to_be_visible()
    if not way.is_checked():
        way.check()
    page.get_by_label("Name", exact=True).fill(name)
    page.get_by_label("Password", exact=True).fill(password)
    page.keyboard.press("Enter")


def register(page: Page, name: str) -> None:
    page.goto("/account?new")
    fill_in(page, name, PASSWORD, fresh=True)
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()


def sign_in(page: Page, name: str) -> None:
    page.goto("/account")
    fill_in(page, name, PASSWORD)
    expect(page.get_by_role("heading", level=1, name=name)).to_be_visible()


def panel(page: Page, title: str) -> Locator:
    heading = page.get_by_role("heading", level=2, name=re.compile(f"^{title}"))
    return page.get_by_role("main").locator("section").filter(has=heading)


def test_guest_registers_signs_in_elsewhere_and_deletes_account(people: People) -> None:
    people.expect(REFUSED)
    laptop = Person(people(), "Vesper")
    finished = laptop.open_table("single", ["me", "bot:greedy"])
    expect(laptop.prompt).to_be_visible()
    laptop.give_up()
    running = laptop.open_table("single", ["me", "bot:greedy"])
    expect(laptop.prompt).to_be_visible()

    page = laptop.page
    page.goto("/me")
    expect(page.get_by_text("You play as a guest")).to_be_visible()
    page.get_by_role("link", name="Create an account").click()
    expect(page.get_by_label("Name", exact=True)).to_have_value("Vesper")
    fill_in(page, "Vesper", PASSWORD, fresh=True)
    expect(page.get_by_role("heading", level=1, name="Vesper")).to_be_visible()

    page.get_by_role("button", name="You: a game is waiting for you").click()
    page.get_by_role("link", name="My games").click()
    expect(panel(page, "Running").get_by_role("link", name="Your turn")).to_have_attribute("href", f"/t/{running}")
    over = panel(page, "Finished")
    expect(over.get_by_text("Resigned")).to_be_visible()
    expect(over.get_by_role("link", name="Replay")).to_have_attribute("href", f"/t/{finished}/replay")
    expect(page).to_have_title("(1) My games · Pennant")
    over.get_by_role("link", name="Score").click()
    expect(page).to_have_url(re.compile(f"/t/{finished}/score"))

    page.goto("/")
    page.get_by_role("button", name="You: a game is waiting for you").click()
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_text("You have no running games.")).to_be_visible()
    expect(page).to_have_title("Pennant")
    assert not [key for key in page.evaluate("Object.keys(localStorage)") if key.startswith("pennant.seats.")]

    phone = people(Look("light", "phone"))
    sign_in(phone, "Vesper")
    phone.goto("/me")
    expect(panel(phone, "Running").get_by_role("link", name="Your turn")).to_be_visible()
    phone.get_by_role("link", name="Your turn").click()
    expect(phone.get_by_role("region", name="What to do").get_by_text("Your turn", exact=True)).to_be_visible()

    sign_in(page, "Vesper")
    sessions = panel(page, "Where you are signed in")
    expect(sessions.get_by_text("This device")).to_have_count(1)
    sessions.get_by_role("button", name="End: Chrome").click()
    expect(sessions.get_by_role("button", name="End: Chrome")).to_have_count(0)
    phone.goto("/me")
    expect(phone.get_by_text("You play as a guest")).to_be_visible()
    expect(phone.get_by_text("No games are running.")).to_be_visible()

    page.get_by_role("button", name="Delete the account").click()
    page.get_by_label("Your password, to confirm").fill("something else")
    page.get_by_role("button", name="Delete permanently").click()
    expect(page.get_by_role("alert").filter(has_text="That is not your password.")).to_be_visible()
    page.get_by_label("Your password, to confirm").fill(PASSWORD)
    page.get_by_role("button", name="Delete permanently").click()
    expect(page.get_by_text("You have no running games.")).to_be_visible()
    page.goto("/account")
    fill_in(page, "Vesper", PASSWORD)
    expect(page.get_by_role("alert").filter(has_text="Wrong name or password")).to_be_visible()
    page.goto("/people/Vesper")
    expect(page.get_by_role("heading", name="There is no account with this name")).to_be_visible()


def test_form_shows_errors_at_their_fields_and_keeps_input(people: People) -> None:
    people.expect(REFUSED)
    register(people(), "Ilse Marlow")
    page = people()
    page.goto("/account?new")
    name, password = page.get_by_label("Name", exact=True), page.get_by_label("Password", exact=True)

    def error_at(field: Locator) -> str:
        """Return the error message of an invalid field, which must have the focus."""
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_be_focused()
        said: str = page.locator(f"#{field.get_attribute('aria-describedby')}").inner_text()
        return said

    page.get_by_role("button", name="Create an account").click()
    assert "enter a name" in error_at(name)
    fill_in(page, "ilse marlow", PASSWORD, fresh=True)
    assert "is taken" in error_at(name)
    expect(password).to_have_value(PASSWORD)
    fill_in(page, "<b>", PASSWORD, fresh=True)
    assert "at least two letters" in error_at(name)
    fill_in(page, "Ilse Marlowe", "12345678", fresh=True)
    assert "too easy to guess" in error_at(password)
    expect(name).to_have_value("Ilse Marlowe")

    page.get_by_role("radio", name="Sign in").check()
    expect(name).to_have_value("Ilse Marlowe")
    for wrong in ("Ilse Marlow", "Nobody At All"):
        fill_in(page, wrong, "not the password")
        assert error_at(password) == "Wrong name or password."


def test_form_supports_password_managers_and_shows_password(page: Page) -> None:
    page.goto("/account")
    name, password = page.get_by_label("Name", exact=True), page.get_by_label("Password", exact=True)
    expect(name).to_have_attribute("autocomplete", "username")
    expect(password).to_have_attribute("autocomplete", "current-password")
    page.get_by_role("radio", name="Create an account").check()
    expect(name).to_have_attribute("autocomplete", "username")
    expect(password).to_have_attribute("autocomplete", "new-password")
    password.fill(PASSWORD)
    expect(password).to_have_attribute("type", "password")
    page.get_by_role("button", name="Show the password").click()
    expect(password).to_have_attribute("type", "text")
    expect(password).to_have_value(PASSWORD)
    password.dispatch_event("keydown", {"key": "A", "modifierCapsLock": True})
    expect(page.get_by_text("Caps Lock is on.")).to_be_visible()


def test_account_page_changes_name_password_and_keys_and_exports_data(people: People, tmp_path: Path) -> None:
    people.expect(REFUSED)
    page = people()
    register(page, "Pim")
    page.get_by_label("Your name").fill("Pim Hollow")
    panel(page, "Name").get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", level=1, name="Pim Hollow")).to_be_visible()

    page.get_by_label("Current password").fill("not this one")
    page.get_by_label("New password").fill("ten lives of a cat")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_role("alert").filter(has_text="That is not your password.")).to_be_visible()
    page.get_by_label("Current password").fill(PASSWORD)
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password was changed.")).to_be_visible()

    page.get_by_label("Purpose").fill("My bot")
    page.get_by_role("radio", name="Read and play").check()
    page.get_by_role("button", name="Create a key").click()
    token = page.locator("code").inner_text()
    assert token.startswith("pnt_")
    bot = people().request
    told = bot.get("/api/me", headers={"Authorization": f"Bearer {token}"}).json()
    assert told["name"] == "Pim Hollow"
    page.reload()
    expect(page.get_by_text("My bot", exact=True)).to_be_visible()
    assert token not in page.content()
    page.get_by_role("button", name="Revoke: My bot").click()
    expect(page.get_by_text("My bot", exact=True)).to_have_count(0)
    assert bot.get("/api/me", headers={"Authorization": f"Bearer {token}"}).status == 403

    with page.expect_download() as download:
        page.get_by_role("link", name="Download everything").click()
    download.value.save_as(tmp_path / "all.json")
    assert "Pim Hollow" in json.dumps(json.loads((tmp_path / "all.json").read_text()))


def test_account_page_validates_webhook_and_sets_vacation(people: People) -> None:
    people.expect(REFUSED)
    page = people()
    register(page, "Dana Reed")
    expect(page.get_by_text("This server does not send e-mail.")).to_be_visible()
    hook = panel(page, "Your turn, by web hook")
    hook.get_by_label("URL of your program").fill("example.org")
    hook.get_by_role("button", name="Use this URL").click()
    expect(hook.get_by_role("alert")).to_contain_text("begins with https://")
    hook.get_by_label("URL of your program").fill("http://127.0.0.1/inside")
    hook.get_by_role("button", name="Use this URL").click()
    expect(hook.get_by_role("alert")).to_contain_text("public internet")
    expect(hook.get_by_label("URL of your program")).to_have_value("http://127.0.0.1/inside")

    vacation = panel(page, "Vacation")
    vacation.get_by_label("Days").fill("99")
    vacation.get_by_role("button", name="Start now").click()
    expect(vacation.get_by_role("alert")).to_contain_text("Enter a number from 1 to")
    vacation.get_by_label("Days").fill("3")
    vacation.get_by_role("button", name="Start now").click()
    expect(vacation.get_by_text("You are on vacation until")).to_be_visible()
    vacation.get_by_role("button", name="I am back").click()
    expect(vacation.get_by_role("button", name="Start now")).to_be_visible()


AWAY = """() => {
  window.shown = [];
  window.Notification = class {
    static permission = "default";
    static requestPermission = async () => (window.Notification.permission = "granted");
    constructor(title, options) { window.shown.push({ title, ...options }); }
    close() {}
  };
  window.lookAway = (away) => {
    const be = (name, value) => Object.defineProperty(document, name, { configurable: true, value });
    be("hidden", away);
    be("visibilityState", away ? "hidden" : "visible");
    document.dispatchEvent(new Event("visibilitychange"));
  };
}"""
"""Records notifications for the test, and lets it pretend that the page is hidden."""


def allow_notices(person: Person) -> None:
    person.page.get_by_role("button", name=re.compile("^You")).click()
    person.page.get_by_role("button", name="Notify me of my turn").click()
    expect(person.page.get_by_text("Notices are on.")).to_be_visible()
    person.page.keyboard.press("Escape")
    assert [each["title"] for each in wait_for_notices(person.page)] == ["This is what a notice looks like"]
    person.page.evaluate("shown.length = 0")


def wait_for_notices(page: Page) -> list[dict[str, Any]]:
    """Wait for notifications, and return them."""
    wait_until(page, lambda: page.evaluate("shown.length > 0"))
    found: list[dict[str, Any]] = page.evaluate("shown")
    return found


def wait_until(page: Page, condition: Callable[[], bool]) -> None:
    give_up_at = time.monotonic() + PATIENCE / 1000
    while not condition():
        assert time.monotonic() < give_up_at, "the condition never became true"
        page.wait_for_timeout(50)


class Scripts:
    """The URLs that a page has loaded; the script that watches for turns comes last."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.urls: list[str] = []
        page.on("requestfinished", lambda request: self.urls.append(request.url))

    def wait_for_watch_script(self) -> None:
        wait_until(self.page, lambda: any("/watch." in url for url in self.urls))


def test_hidden_table_notifies_of_turn(people: People) -> None:
    ann, bob = Person(people(), "Ann"), Person(people(), "Bob")
    ann.page.add_init_script(f"({AWAY})()")
    scripts = Scripts(ann.page)
    table = sit_together(ann, bob)
    allow_notices(ann)
    if ann.is_waited_for():
        ann.wait_for_turn()
        assert ann.act()
    scripts.wait_for_watch_script()
    ann.page.evaluate("lookAway(true)")
    while not ann.is_waited_for():
        bob.wait_for_turn()
        assert bob.act()
    shown = wait_for_notices(ann.page)
    assert [each["tag"] for each in shown] == [f"/t/{table}"]
    assert shown[0]["title"].startswith("Your turn: ")


def test_hidden_lobby_notifies_of_turn(people: People) -> None:
    ann, bob = Person(people(), "Ann"), Person(people(), "Bob")
    table = ann.ask("POST", "/api/tables", {"game": "highlights", "mode": "single", "seats": ["me", "open"]})["table"]
    page = ann.page
    page.add_init_script(f"({AWAY})()")
    scripts = Scripts(page)
    page.clock.install()
    page.goto("/")
    allow_notices(ann)
    page.clock.run_for(11_000)
    scripts.wait_for_watch_script()
    expect(page.get_by_role("link", name="Open", exact=False).first).to_be_visible()
    page.evaluate("lookAway(true)")
    bob.sit_down(table["id"])
    bob.page.goto(f"/t/{table['id']}")
    while not any(each["your_turn"] for each in ann.ask("GET", "/api/me/tables")["tables"]):
        if bob.is_asked():
            bob.act()
        bob.page.wait_for_timeout(200)
    page.clock.run_for(61_000)
    assert [each["tag"] for each in wait_for_notices(page)] == [f"/t/{table['id']}"]
    expect(page).to_have_title("(1) Pennant")


RESIGN = """([table, token]) => new Promise((done, fail) => {
  const socket = new WebSocket(`${location.origin.replace("http", "ws")}/ws/tables/${table}`);
  const send = (frame) => socket.send(JSON.stringify(frame));
  socket.onerror = fail;
  socket.onopen = () => send({ do: "hello", tokens: [token], eyes: null, last: null });
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.is === "welcome") send({ do: "resign", id: "r", seat: told.you[0], seq: told.seq });
    if (told.is === "ack") { socket.close(); done(); }
    if (told.is === "no") fail(new Error(data));
  };
})"""


def play_resigned_game(loser: Person, winner: Person) -> str:
    """Open a listed game that the loser resigns at once; return the id of its table."""
    wish = {"game": "highlights", "mode": "single", "seats": ["me", "open"], "listed": True}
    table: str = winner.ask("POST", "/api/tables", wish)["table"]["id"]
    seated = loser.ask("POST", f"/api/tables/{table}/seats/1", {"contribution": "1"})
    loser.page.evaluate(RESIGN, [table, seated["tokens"]["1"]])
    return table


def test_leaderboard_links_to_people_and_their_games(people: People) -> None:
    people.expect(REFUSED)
    mira, teo = Person(people(), "Mira"), Person(people(), "Teo")
    register(mira.page, "Mira Vale")
    register(teo.page, "Teo Lark")
    tables = [play_resigned_game(teo, mira) for _ in range(5)]
    page = people()
    for _ in range(100):
        page.goto("/leaders/highlights")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        if page.get_by_role("link", name="Mira Vale").is_visible():
            break
        page.wait_for_timeout(500)
    row = page.get_by_role("row").filter(has_text="Mira Vale")
    place, rating, games, won = (cell.inner_text() for cell in row.get_by_role("cell").all())
    assert int(rating) > 1000
    assert (games, won) == ("5", "5")
    page.get_by_role("link", name="Mira Vale").click()
    expect(page.get_by_role("heading", level=1, name="Mira Vale")).to_be_visible()
    expect(panel(page, "Ratings")).to_contain_text(f"5 games · place {place}")
    expect(panel(page, "Results").get_by_role("row").filter(has_text="Single")).to_contain_text(
        re.compile(r"5\s*5\s*0\s*0")
    )
    last = panel(page, "Last games")
    expect(last.get_by_text("Won", exact=True)).to_have_count(5)
    last.get_by_role("link", name="Replay").first.click()
    expect(page.get_by_role("slider")).to_be_visible()
    assert any(table in page.url for table in tables)


def test_account_pages_are_accessible_in_every_look(people: People, look: Look) -> None:
    person = Person(people(look), "Lou", means="touch" if look.size == "phone" else "mouse")
    page = person.page

    page.goto("/account?new")
    expect(page.get_by_role("button", name="Create an account")).to_be_visible()
    page.get_by_role("button", name="Create an account").click()
    expect_usable(page, look)
    person.open_table("single", ["me", "bot:greedy"])
    expect(person.prompt).to_be_visible()
    person.give_up()
    person.ask("POST", "/api/tables", {"game": "highlights", "mode": "single", "seats": ["me", "bot:greedy"]})
    register(page, f"Lou {look}")
    expect(page.get_by_role("heading", name="Vacation")).to_be_visible()
    page.get_by_role("button", name="Delete the account").click()
    expect_usable(page, look)
    page.goto("/me")
    expect(page.get_by_text("Resigned")).to_be_visible()
    expect_usable(page, look)
    page.get_by_role("link", name="My page").click()
    expect(page.get_by_role("heading", name="Results")).to_be_visible()
    expect_usable(page, look)
    page.goto("/leaders/highlights")
    expect(page.get_by_role("heading", level=1, name="Leaderboard")).to_be_visible()
    expect_usable(page, look)
    page.get_by_role("button", name=re.compile("^You")).click()
    expect(page.get_by_role("button", name="Sign out")).to_be_visible()
    expect_usable(page, look)


def test_account_and_leaderboard_are_shown_in_russian(people: People) -> None:
    page = people(language="ru")
    page.goto("/account")
    expect(page.get_by_role("heading", name="Вход и регистрация")).to_be_visible()
    page.get_by_role("button", name="Войти").click()
    expect(page.get_by_text("Укажите имя.")).to_be_visible()
    page.goto("/leaders/highlights")
    expect(page.get_by_role("heading", name="Таблица лидеров")).to_be_visible()
