#!/usr/bin/env python3
"""A small external bot over plain HTTP, with nothing but Python's own library: plays the first legal action.

    POLEMOS_URL=http://127.0.0.1:4310 POLEMOS_TOKEN=… python3 examples/bot.py

The same JSON goes over the WebSocket at /api/socket (see docs/bots.md); HTTP is enough for a bot that takes its time.
"""
import json
import os
import sys
import time
import urllib.error
import urllib.request
import uuid

URL = os.environ.get('POLEMOS_URL', 'http://127.0.0.1:4310')
TOKEN = os.environ.get('POLEMOS_TOKEN', '')


def ask(method, path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(URL + path, data=data, method=method)
    request.add_header('authorization', 'Bearer ' + TOKEN)
    if data is not None:
        request.add_header('content-type', 'application/json')
    with urllib.request.urlopen(request, timeout=10) as answer:
        return json.load(answer)


def choose(position):
    """This is where a better bot thinks."""
    return position['legal'][0]


def move(table):
    position = ask('GET', f'/api/tables/{table}/position')
    if not position['legal']:
        return
    # The same key for the same move: if the answer is lost on the way, asking again does no harm.
    body = {'key': str(uuid.uuid4()), 'version': position['version'], 'action': choose(position)}
    for _ in range(5):
        try:
            answer = ask('POST', f'/api/tables/{table}/act', body)
            if 'refused' in answer:
                print(table, answer['refused'], file=sys.stderr)
            return
        except urllib.error.HTTPError:
            raise
        except OSError:
            time.sleep(1)


def main(rounds):
    while rounds != 0:
        rounds -= 1
        for line in ask('GET', '/api/me/tables'):
            if line['myTurn']:
                move(line['id'])
        time.sleep(float(os.environ.get('POLEMOS_PAUSE', '1')))


if __name__ == '__main__':
    main(int(os.environ.get('POLEMOS_ROUNDS', '-1')))
