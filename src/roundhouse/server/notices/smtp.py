"""Sends mail by SMTP, from a thread."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

from roundhouse.game import BadInput, Message
from roundhouse.server.safety.problems import Problem

LONGEST: Final = 254
_LOG: Final = logging.getLogger("roundhouse.notices")
_SECONDS: Final = 15


class SmtpServer(msgspec.Struct, frozen=True):
    """Where mail is sent from: `smtp://user:password@host:587`, or `smtps://…:465`."""

    host: str
    port: int
    sender: str
    security: str = "starttls"
    user: str = ""
    password: str = ""

    def __repr__(self) -> str:
        return f"SmtpServer({self.host}:{self.port})"


def read_address(url: str, sender: str) -> SmtpServer:
    """The settings in an address; `smtp+plain://` is for a relay on the same machine."""
    parts = urlsplit(url)
    kinds = {"smtp": ("starttls", 587), "smtps": ("tls", 465), "smtp+plain": ("none", 25)}
    if parts.scheme not in kinds or not parts.hostname:
        raise BadInput("mail: write smtp://user:password@host:587 or smtps://user:password@host")
    if not is_address(sender):
        raise BadInput("mail: the sender is not a mail address")
    security, port = kinds[parts.scheme]
    return SmtpServer(
        host=parts.hostname,
        port=parts.port or port,
        sender=sender,
        security=security,
        user=unquote(parts.username or ""),
        password=unquote(parts.password or ""),
    )


def is_address(text: str) -> bool:
    """One plain mail address: nothing that could smuggle a second line or receiver."""
    local, at, domain = text.rpartition("@")
    plain = all(sign.isprintable() and sign not in ' ,;:<>()[]\\"' for sign in text)
    return bool(at and local and plain) and text.isascii() and _is_domain(domain)


def _is_domain(domain: str) -> bool:
    labels = domain.split(".")
    return len(labels) > 1 and all(
        label and label.replace("-", "").isalnum() and not label.startswith("-") for label in labels
    )


def checked_address(text: str) -> str:
    if len(text) > LONGEST or not is_address(text):
        raise Problem(Message("mail-wrong"))
    return text


async def send(server: SmtpServer, to: str, subject: str, text: str) -> bool:
    """Whether the mail server took it."""
    letter = EmailMessage()
    letter["From"] = server.sender
    letter["To"] = to
    letter["Subject"] = subject
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain=server.sender.rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text)
    try:
        await asyncio.to_thread(_hand_in, server, letter)
    except (OSError, smtplib.SMTPException) as error:
        _LOG.warning("mail not sent: %s", type(error).__name__)
        return False
    return True


def _hand_in(server: SmtpServer, letter: EmailMessage) -> None:
    with _connected(server) as connection:
        if server.security == "starttls":
            connection.starttls(context=ssl.create_default_context())
        if server.user:
            connection.login(server.user, server.password)
        connection.send_message(letter)


def _connected(server: SmtpServer) -> smtplib.SMTP:
    if server.security == "tls":
        context = ssl.create_default_context()
        return smtplib.SMTP_SSL(server.host, server.port, timeout=_SECONDS, context=context)
    return smtplib.SMTP(server.host, server.port, timeout=_SECONDS)
