"""A contest agent with the package websocket-client: pip install websocket-client, or Debian's python3-websocket.

    python3 websocket_client_agent.py ws://127.0.0.1:8080/ws otters1 [TOKEN]
"""

import json
import random
import sys

import websocket


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


def main(url, name, token=None):
    agent = Agent()
    connection = websocket.create_connection(url, header=["Authorization: Bearer " + token] if token else [])
    while True:
        message = connection.recv()
        if not message:
            sys.exit("The server closed the connection before the end of the game.")
        packet = json.loads(message)
        answer = name if packet["request"] == "NAME" else agent.answer(packet)
        if answer is not None:
            connection.send(answer + "\n")  # a line break at the end does not count
        if packet["request"] == "FINISH":
            break
    print(json.dumps(packet["info"]["role_map"]))
    connection.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
