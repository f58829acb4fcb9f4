#!/usr/bin/env python3
"""Ratings of players from results in order, written from the paper alone, to be held against the server's.

R. C. Weng, C.-J. Lin: A Bayesian Approximation Method for Online Ranking. JMLR 12 (2011), algorithm 4 (Plackett-Luce).
Every seat is a team of one. As implementations do since, a little doubt (TAU) comes back before each match.

Reads {"matches": [{"seats": [[key, place], ...]}, ...]} and prints {key: [mu, sigma]}.
"""
import json
import math
import sys

MU, SIGMA = 25.0, 25.0 / 3.0
BETA, TAU, KAPPA = 25.0 / 6.0, 25.0 / 300.0, 0.0001


def update(teams):
    """teams: list of (mu, sigma squared, place). Returns the new (mu, sigma) of each."""
    c = math.sqrt(sum(var + BETA ** 2 for _, var, _ in teams))
    strength = [math.exp(mu / c) for mu, _, _ in teams]
    # C_q: those who did no better than q; A_q: those who are level with q.
    below = [sum(strength[s] for s in range(len(teams)) if teams[s][2] >= place) for _, _, place in teams]
    level = [sum(1 for _, _, other in teams if other == place) for _, _, place in teams]
    after = []
    for i, (mu, var, place) in enumerate(teams):
        omega, eta = 0.0, 0.0
        for q, (_, _, other) in enumerate(teams):
            if other > place:
                continue
            p = strength[i] / below[q]
            omega += (1 - p if q == i else -p) / level[q]
            eta += p * (1 - p) / level[q]
        gamma = math.sqrt(var) / c
        after.append((mu + var / c * omega, math.sqrt(var * max(1 - gamma * var / c ** 2 * eta, KAPPA))))
    return after


def main(text):
    known = {}
    for match in json.loads(text)['matches']:
        seats = match['seats']
        before = [known.get(key, (MU, SIGMA)) for key, _ in seats]
        teams = [(mu, sigma ** 2 + TAU ** 2, place) for (mu, sigma), (_, place) in zip(before, seats)]
        for (key, _), after in zip(seats, update(teams)):
            known[key] = after
    print(json.dumps(known))


if __name__ == '__main__':
    main(sys.stdin.read())
