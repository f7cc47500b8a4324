"""A contest agent as teams write them: reads one packet after the other, and ends every answer with a line break."""

import json
import random
import sys

import websocket

ULID = set("0123456789ABCDEFGHJKMNPQRSTVWXYZ")


class Agent:
    def __init__(self, name):
        self.name = name
        self.talks = []
        self.setting = None

    def answer(self, packet):
        request = packet["request"]
        if request == "NAME":
            return self.name
        info = packet["info"]
        assert len(info["game_id"]) == 26 and set(info["game_id"]) <= ULID
        assert None not in packet.values() and None not in info.values()
        self.setting = packet.get("setting", self.setting)
        if request == "DAILY_INITIALIZE":
            self.talks = []
        self.talks += packet.get("talk_history", [])
        assert [talk["idx"] for talk in self.talks] == list(range(len(self.talks)))
        if request in ("TALK", "WHISPER"):
            return "Over" if info["remain_count"] < 3 else "Hello, it is day %d." % info["day"]
        if request in ("VOTE", "DIVINE", "GUARD", "ATTACK"):
            return random.choice([n for n, s in info["status_map"].items() if s == "ALIVE" and n != info["agent"]])
        return None


def main(url, name):
    agent = Agent(name)
    socket = websocket.create_connection(url)
    while True:
        packet = json.loads(socket.recv())
        answer = agent.answer(packet)
        if answer is not None:
            socket.send(answer + "\n")
        if packet["request"] == "FINISH":
            break
    print(len(packet["info"]["role_map"]))
    socket.close()


main(*sys.argv[1:])
