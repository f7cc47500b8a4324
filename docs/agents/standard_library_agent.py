"""A contest agent in one file. It needs Python 3.9 or newer and nothing else.

    python3 standard_library_agent.py ws://127.0.0.1:8080/ws otters1 [TOKEN]
"""

import base64
import hashlib
import json
import os
import random
import socket
import ssl
import struct
import sys
from urllib.parse import urlsplit


class Agent:
    """Your part: what to say and whom to choose."""

    def __init__(self):
        self.talks = []  # of the day

    def answer(self, packet):
        """Returns the text to send, or None."""
        request, info = packet["request"], packet["info"]
        if request == "DAILY_INITIALIZE":
            self.talks = []
        new_talk = [packet["new_talk"]] if "new_talk" in packet else packet.get("talk_history", [])
        known = {talk["idx"] for talk in self.talks}
        self.talks += [talk for talk in new_talk if talk["idx"] not in known]
        if request in ("VOTE", "DIVINE", "GUARD", "ATTACK"):
            return random.choice(self.others(info))
        if request in ("TALK", "WHISPER"):
            return "Over" if info["remain_count"] < 3 else "Hello, it is day %d." % info["day"]
        if request in ("TALK_PHASE_START", "WHISPER_PHASE_START"):  # free speech: an agent may speak at any moment
            return "Good morning."
        if request in ("TALK_BROADCAST", "WHISPER_BROADCAST"):
            news = packet.get("new_talk") or packet["new_whisper"]
            return "Over" if news["agent"] == info["agent"] and not news["over"] else None
        return None

    def others(self, info):
        return [name for name, status in info["status_map"].items() if status == "ALIVE" and name != info["agent"]]


class WebSocket:
    """A small WebSocket client (RFC 6455) for text messages."""

    TEXT, CLOSE, PING, PONG = 1, 8, 9, 10

    def __init__(self, url, token=None):
        parts = urlsplit(url)
        is_secure = parts.scheme == "wss"
        self.socket = socket.create_connection((parts.hostname, parts.port or (443 if is_secure else 80)))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        if is_secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=parts.hostname)
        self.stream = self.socket.makefile("rb")
        self.shake_hands(parts, token)

    def shake_hands(self, parts, token):
        key = base64.b64encode(os.urandom(16)).decode()
        path = (parts.path or "/") + ("?" + parts.query if parts.query else "")
        lines = ["GET %s HTTP/1.1" % path, "Host: " + parts.netloc, "Upgrade: websocket", "Connection: Upgrade"]
        lines += ["Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: " + key]
        if token:
            lines.append("Authorization: Bearer " + token)
        self.socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
        status = self.stream.readline().decode().strip()
        headers = {}
        for line in iter(self.stream.readline, b"\r\n"):
            if not line:
                break
            name, _, value = line.decode().partition(":")
            headers[name.strip().lower()] = value.strip()
        digest = hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest()
        if " 101 " not in status + " " or headers.get("sec-websocket-accept") != base64.b64encode(digest).decode():
            raise ConnectionError("The server did not accept the connection: " + status)

    def send(self, text):
        self.send_frame(self.TEXT, text.encode())

    def send_frame(self, kind, data):
        """Clients mask every frame."""
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        elif size < 65536:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x80 | kind, 0x80 | 127, size)
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def receive(self):
        """The next message; None when the connection is closed. A message may come in several frames."""
        message = b""
        while True:
            is_last, kind, data = self.receive_frame()
            if kind == self.PING:
                self.send_frame(self.PONG, data)
            elif kind == self.CLOSE:
                self.send_frame(self.CLOSE, data[:2])
                return None
            elif kind != self.PONG:
                message += data
                if is_last:
                    return message.decode()

    def receive_frame(self):
        first, second = self.read(2)
        size = second & 0x7F
        if size == 126:
            (size,) = struct.unpack("!H", self.read(2))
        elif size == 127:
            (size,) = struct.unpack("!Q", self.read(8))
        return bool(first & 0x80), first & 0x0F, self.read(size)

    def read(self, size):
        data = self.stream.read(size)
        if len(data) < size:
            raise ConnectionError("The connection broke.")
        return data

    def close(self):
        self.send_frame(self.CLOSE, struct.pack("!H", 1000))
        self.socket.close()


def main(url, name, token=None):
    agent = Agent()
    connection = WebSocket(url, token)
    while True:
        message = connection.receive()
        if message is None:
            sys.exit("The server closed the connection before the end of the game.")
        packet = json.loads(message)
        answer = name if packet["request"] == "NAME" else agent.answer(packet)
        if answer is not None:
            connection.send(answer)
        if packet["request"] == "FINISH":
            break
    print(json.dumps(packet["info"]["role_map"]))
    connection.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
