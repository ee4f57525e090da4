"""E-mail: valid addresses, message format, and delivery to the operator's SMTP server."""

import asyncio
import re
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fastapi import Request

from pennant.kernel.errors import PennantError, UsageError
from pennant.kernel.words import LANGUAGES
from pennant.server.mail import Mail, Mailer, Undeliverable, check_address, check_sender
from pennant.server.pages.shell import TEXT, language_of
from pennant.server.run import prepare
from pennant.server.settings import MailSettings, read_settings
from tests.server.listening import MailServer, certificate, only_with
from tests.server.process import free_port

ANN = "ann@mail.example.org"
LETTER = Mail(ANN, "Ваш ход", "Ходите же!\n" + "a" * 200 + "\n", "name-1", "https://table.example.org/notices/stop/x")
SENDER = "Pennant <table@pennant.example.org>"


@contextmanager
def office(**settings: Any) -> Iterator[MailServer]:
    with MailServer(**settings) as post:
        yield post


# --- addresses --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "used"),
    [
        (ANN, ANN),
        (" Ann.B+games@Mail.Example.ORG ", "Ann.B+games@mail.example.org"),
        ("o'neil_9@sub.mail.example.co", "o'neil_9@sub.mail.example.co"),
        ("anna@почта.рф", "anna@xn--80a1acny.xn--p1ai"),
    ],
)
def test_check_address_accepts_usual_addresses(given: str, used: str) -> None:
    assert check_address(given) == used


@pytest.mark.parametrize(
    "address",
    [
        "", "ann", "@mail.example.org", "ann@", "ann@mail", "ann@@mail.example.org", "a b@mail.example.org",
        "ann@mail..example.org", "ann@-mail.example.org", "ann@mail.example.org.", ".ann@mail.example.org",
        "ann.@mail.example.org", "a..b@mail.example.org", '"ann b"@mail.example.org', "Ann <ann@mail.example.org>",
        "ann@mail.example.org,bob@mail.example.org", "ann@mail.example.org bob@mail.example.org",
        "ann@mail.example.org\nBcc: bob@mail.example.org", "ann\r\n@mail.example.org", "ann@mail.example.org\0",
        "root@localhost", "root@[127.0.0.1]", "root@127.0.0.1", "root@[IPv6:::1]", "root@mail.internal",
        "root@printer.local", "ann@mail.lan", "ann@nas.home.arpa", "ann@x.test", "ann@x.example", "ann@x.onion",
        "ann%mail.example.org@relay.example.org", "relay!ann@mail.example.org", "|/bin/sh@mail.example.org",
        "анна@mail.example.org", "a" * 65 + "@mail.example.org", "ann@" + "a" * 64 + ".org",
        "ann@" + ".".join(["mail"] * 60) + ".org",
    ],
)  # fmt: skip
def test_check_address_refuses_invalid_and_private_addresses(address: str) -> None:
    with pytest.raises(UsageError):
        check_address(address)


def test_check_sender_requires_one_address() -> None:
    assert check_sender(SENDER) == SENDER
    assert check_sender("table@pennant.example.org") == "table@pennant.example.org"
    for wrong in ("", "Pennant", "Pennant <>", "<@b.org>"):
        with pytest.raises(UsageError):
            check_sender(wrong)


def test_notice_texts_exist_in_every_language() -> None:
    """All languages have the same messages with the same arguments."""
    said = {
        language: {
            (file.name.partition(language)[2], message, *sorted(set(re.findall(r"\$(\w+)", text))))
            for file in TEXT.glob(f"{language}*.ftl")
            for message, text in re.findall(r"^([a-z][\w-]*) =(.*(?:\n(?: .*)?)*)", file.read_text(), re.MULTILINE)
        }
        for language in LANGUAGES
    }
    assert said["en"]
    assert said["en"] == said["ru"]


# --- delivery ---------------------------------------------------------------------------------------------------------


def test_mail_arrives_unchanged() -> None:
    with office() as post:
        Mailer(post.settings).send(LETTER)
        (letter,) = post.letters
    assert letter.sender == "table@pennant.example.org"
    assert letter.recipients == [ANN]
    assert letter.message["Subject"] == "Ваш ход"
    assert letter.text == LETTER.text
    assert letter.message["Message-ID"] == "<name-1@pennant.example.org>"
    assert letter.message["Content-Transfer-Encoding"] in ("base64", "quoted-printable"), "every SMTP server accepts it"


def test_mail_prevents_header_injection() -> None:
    mailer = Mailer(MailSettings(host="localhost", port=25, sender=SENDER))
    for wrong in (
        LETTER._replace(subject="Your turn\r\nBcc: bob@mail.example.org"),
        LETTER._replace(to=f"{ANN}\r\nBcc: bob@mail.example.org"),
        LETTER._replace(stop="https://x/\r\nBcc: bob@mail.example.org"),
    ):
        with pytest.raises(ValueError, match=r"linefeed|newline"):
            mailer.build_message(wrong)
    assert mailer.build_message(LETTER._replace(text="Bcc: bob@mail.example.org\n"))["Bcc"] is None


def test_mailer_logs_in_with_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    context, file = certificate(tmp_path), tmp_path / "password"
    trusting = ssl.create_default_context(cafile=tmp_path / "certificate.pem")
    monkeypatch.setattr(ssl, "create_default_context", lambda: trusting)
    file.write_text("open sesame\n")
    with office(**only_with("pennant", "open sesame"), tls_context=context) as post:
        settings = msgspec.structs.replace(post.settings, security="starttls")
        with pytest.raises(Undeliverable):
            Mailer(settings).send(LETTER)
        for right in ({"password": "open sesame"}, {"password_file": str(file)}):
            Mailer(msgspec.structs.replace(settings, user="pennant", **right)).send(LETTER)
        file.write_text("open barley")
        for wrong in ({"password": "open barley"}, {"password_file": str(file)}, {"password_file": str(tmp_path)}):
            with pytest.raises(Undeliverable):
                Mailer(msgspec.structs.replace(settings, user="pennant", **wrong)).send(LETTER)
        assert len(post.letters) == 2


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_mailer_requires_trusted_certificate(tmp_path: Path, security: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    context = certificate(tmp_path)
    settings = (
        {"tls_context": context, "require_starttls": True} if security == "starttls" else {"ssl_context": context}
    )
    with office(**settings) as post:
        mailer = Mailer(msgspec.structs.replace(post.settings, security=security))
        with pytest.raises(Undeliverable, match="CERTIFICATE"):
            mailer.send(LETTER)
        trusting = ssl.create_default_context(cafile=tmp_path / "certificate.pem")
        monkeypatch.setattr(ssl, "create_default_context", lambda: trusting)
        mailer.send(LETTER)
        assert len(post.letters) == 1


def test_mailer_refuses_missing_starttls() -> None:
    with office() as post:
        with pytest.raises(Undeliverable):
            Mailer(msgspec.structs.replace(post.settings, security="starttls")).send(LETTER)
        assert not post.letters


@pytest.mark.parametrize(("answer", "permanent"), [("550 nobody here", True), ("450 later", False)])
def test_undeliverable_knows_if_permanent(answer: str, permanent: bool) -> None:
    with office() as post:
        post.refuses_recipients = answer
        with pytest.raises(Undeliverable) as refused:
            Mailer(post.settings).send(LETTER)
        assert refused.value.permanent is permanent


# --- settings ---------------------------------------------------------------------------------------------------------


def test_settings_come_from_flags_and_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_settings(home=tmp_path).mail is None
    for name, value in {
        "SMTP_HOST": "mail.example.org", "SMTP_USER": "pennant", "SMTP_PASSWORD": "open sesame", "MAIL_FROM": SENDER,
    }.items():  # fmt: skip
        monkeypatch.setenv(f"PENNANT_{name}", value)
    mail = read_settings(home=tmp_path).mail
    assert mail == MailSettings(
        host="mail.example.org", port=587, user="pennant", password="open sesame", sender=SENDER
    )  # fmt: skip
    mail = read_settings(home=tmp_path, smtp_host="other.example.org", smtp_security="tls").mail
    assert mail is not None
    assert (mail.host, mail.port, mail.security) == ("other.example.org", 465, "tls")


@pytest.mark.parametrize(
    ("wishes", "words"),
    [
        ({"smtp_security": "ssl"}, "starttls"),
        ({"smtp_port": "99999"}, "port"),
        ({"public_url": None}, "--public-url"),
        ({"mail_from": "Pennant"}, "sender"),
        ({"smtp_password_file": "nowhere"}, "password"),
    ],
)
def test_settings_that_cannot_work_are_refused(tmp_path: Path, wishes: dict[str, Any], words: str) -> None:
    good = {"smtp_host": "mail.example.org", "mail_from": SENDER, "public_url": "https://table.example.org"}
    with pytest.raises(PennantError, match=words):
        prepare(read_settings(home=tmp_path, port=free_port(), **{**good, **wishes}))


@pytest.mark.parametrize(
    ("liked", "language"),
    [
        ("ru", "ru"), ("ru-RU,ru;q=0.9,en;q=0.8", "ru"), ("de,en;q=0.5,ru;q=0.7", "ru"), ("de", "en"), ("", "en"),
        ("en;q=0,ru;q=0.1", "ru"), ("q=,;;;,ru;q=abc", "en"), ("*", "en"), ("EN-us,ru", "en"),
    ],
)  # fmt: skip
def test_language_follows_accept_language(liked: str, language: str) -> None:
    request = Request({"type": "http", "headers": [(b"accept-language", liked.encode())]})
    assert language_of(request) == language
    assert language_of(request, "ru") == "ru"


async def test_mailer_has_timeout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennant.server.mail.TIMEOUT", 0.3)

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    server = await asyncio.start_server(silent, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        mailer = Mailer(MailSettings(host="127.0.0.1", port=port, security="none", sender=SENDER))
        with pytest.raises(Undeliverable):
            await asyncio.to_thread(mailer.send, LETTER)
