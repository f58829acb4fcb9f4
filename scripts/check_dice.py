#!/usr/bin/env python3
"""Checks the dice of finished Polemos matches. Written from the description of the method alone, in another language.

    python3 scripts/check_dice.py match.json …

A file is what "Download the match" gives when the match is over (and what `GET /api/tables/<id>/audit` answers): the
log of a finished match and, for each outcome of chance, what was asked. Checked is that the secret is the one that was promised before the match, and that every outcome of every
action follows from the secret, the match and what the players mixed in, and from nothing else.

1. commitment = SHA-256 of the framed texts "polemos commitment 1", match, secret
2. key        = HMAC-SHA-256, keyed with the secret's 32 bytes, of the framed "polemos dice 1", match, entropy by seat
3. the numbers of action n are the 32-bit words (big-endian) of HMAC(key, "n.0"), HMAC(key, "n.1"), …
4. a word x gives x mod k, unless it lies in the short tail that would favour small results: then the next word is taken
A framed text is its length in four bytes, big-endian, and its UTF-8 bytes.

A match that was taken up again after its secret had been published has gone on under another: `seal.before` holds the
secrets before, each with the number below which its actions lie.

Action 0 is the set-up. The i-th action that stands has the number i, plus all that had been taken back before it: what
was taken back has used up its numbers.
"""
import hashlib
import hmac
import json
import sys


class Wrong(Exception):
    pass


def framed(*texts):
    out = b''
    for text in texts:
        raw = text.encode('utf-8')
        out += len(raw).to_bytes(4, 'big') + raw
    return out


def words(key, action):
    block = 0
    while True:
        digest = hmac.new(key, f'{action}.{block}'.encode(), hashlib.sha256).digest()
        for at in range(0, 32, 4):
            yield int.from_bytes(digest[at:at + 4], 'big')
        block += 1


def below(stream, k):
    """An unbiased number from 0 to k - 1."""
    whole = (1 << 32) // k * k
    for x in stream:
        if x < whole:
            return x % k


def number_of(taken_back, index):
    """The number of the action that stands at this place (0 is the first)."""
    before = -1
    for i, back in enumerate(taken_back):
        if back['at'] <= index:
            before = i
    return index + 1 + sum(back['count'] for back in taken_back[:before + 1])


def check(log):
    seal = log.get('seal')
    if not seal or not seal.get('secret'):
        raise Wrong('the secret has not been published: the match is not over')
    if 'asked' not in log:
        raise Wrong('the file does not say what each outcome was for: download the match again')
    match = log['match']
    keys = []
    for one in seal.get('before', []) + [seal]:
        promised = hashlib.sha256(framed('polemos commitment 1', match, one['secret'])).hexdigest()
        if promised != one['commitment']:
            raise Wrong('the secret is not the one that was promised')
        mixed = framed('polemos dice 1', match, *seal['entropy'])
        keys.append((one.get('until'), hmac.new(bytes.fromhex(one['secret']), mixed, hashlib.sha256).digest()))

    fell = [log['start']['chance']] + [entry['chance'] for entry in log['entries']]
    if len(fell) != len(log['asked']):
        raise Wrong('what was asked does not fit the log')
    faces = [0] * 6
    outcomes = 0
    for place, (asked, happened) in enumerate(zip(log['asked'], fell)):
        if len(asked) != len(happened):
            raise Wrong(f'action {place}: {len(asked)} outcomes were asked, {len(happened)} are recorded')
        action = 0 if place == 0 else number_of(log['takenBack'], place - 1)
        key = next(key for until, key in keys if until is None or action < until)
        stream = words(key, action)
        for need, outcome in zip(asked, happened):
            if 'draw' in need:
                right = need['draw'][below(stream, len(need['draw']))]
            else:
                right = below(stream, need.get('die', need.get('lot'))) + 1
            if right != outcome:
                raise Wrong(f'action {place}: {need["for"]} fell {outcome}, but the secret says {right}')
            if need.get('die') == 6:
                faces[outcome - 1] += 1
            outcomes += 1
    return outcomes, faces


def main(paths):
    total, faces, wrong = 0, [0] * 6, 0
    for path in paths:
        try:
            with open(path, encoding='utf-8') as file:
                outcomes, rolled = check(json.load(file))
            total += outcomes
            faces = [a + b for a, b in zip(faces, rolled)]
        except (Wrong, KeyError, ValueError, TypeError, OSError) as error:
            wrong += 1
            print(f'{path}: {error}')
    print(f'{len(paths) - wrong} of {len(paths)} matches are right; {total} outcomes; dice by face: {faces}')
    return 1 if wrong or not paths else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
