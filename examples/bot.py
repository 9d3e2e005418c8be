"""A bot over the network: makes a room at a server, sits down with four of its bots and plays at random.

Usage: python examples/bot.py http://127.0.0.1:8000          (needs `pip install websockets`)
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect

server = sys.argv[1].rstrip("/")
wish = {"players": 5, "bots": 4, "pace": "fast", "clock_s": 0, "respond_s": 0}
with urllib.request.urlopen(f"{server}/api/rooms", json.dumps(wish).encode()) as answer:
    room = json.load(answer)["room"]
with connect(f"ws{server[4:]}/ws") as ws:
    number = 0

    def say(t: str, **fields: object) -> None:
        global number
        number += 1
        ws.send(json.dumps({"t": t, "id": number, **fields}))

    ws.send(json.dumps({"t": "hello", "room": room}))
    say("sit", name="Random")
    say("start")
    for m in map(json.loads, ws):
        if m["t"] in ("snapshot", "delta") and m["ask"]:  # I am asked: what may a word begin with?
            say("next", ask=m["ask"]["serial"], prefix=[])
        elif m["t"] == "tokens" and m["tokens"]:
            say("next", ask=m["ask"], prefix=[*m["prefix"], random.choice(m["tokens"])])
        elif m["t"] == "tokens":  # nothing may follow: the word is whole
            say("word", ask=m["ask"], word=m["prefix"])
        elif m["t"] == "room" and m["room"]["phase"] == "over":
            print("game over, seed", m["room"]["seed"])
            break
