"""A port that was handed out is nobody else's, however long its server is not there."""

import socket

import pytest

from roundhouse.server.listener import listen
from tools.ports import free_port


def test_a_server_gets_its_port_again_and_again() -> None:
    port = free_port()
    for _ in range(2):
        with listen("127.0.0.1", port) as server:
            server.listen()
            with socket.create_connection(("127.0.0.1", port)):
                server.accept()[0].close()


def test_nobody_else_gets_it_meanwhile() -> None:
    port = free_port()
    with socket.socket() as other, pytest.raises(OSError, match="in use"):
        other.bind(("127.0.0.1", port))
