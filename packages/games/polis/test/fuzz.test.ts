import { Fate, Generator, Offer, Play } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { polis } from '../index.ts';

/**
 * Purely random players are ruined in the first round. Half-sensible ones, who take what `evaluate` likes two times out of
 * three, reach the last round, its battles and all the events on the way.
 */
function sensible(scenario: string, seed: number, seen: { steps: Set<string>; rounds: Set<number>; rules: Set<string> }): void {
  const fate = new Fate(seed);
  const chooser = new Generator(seed);
  const offer = new Offer();
  const play = new Play(polis, polis.begin({ scenario, options: {} }), fate);
  play.run();
  for (let n = 0; play.state.outcome === null; n++) {
    if (n > 5000) throw new Error(`seed ${seed}: a match without end`);
    seen.steps.add(play.asked().name);
    seen.rounds.add(play.state.round);
    play.legal(offer);
    const codes = Array.from(offer.codes.subarray(0, offer.size));
    let code = codes[chooser.below(codes.length)];
    if (chooser.below(3) > 0) {
      let most = -1;
      for (const one of codes) {
        const trial = new Play(polis, polis.clone(play.state), fate);
        trial.take(one);
        const worth = polis.evaluate(trial.state, play.state.toAct);
        if (worth > most) {
          most = worth;
          code = one;
        }
      }
    }
    play.take(code);
    const broken = polis.invariants(play.state);
    if (broken.length > 0) throw new Error(`seed ${seed}, action ${n}: ${broken.join('; ')}`);
  }
  seen.rules.add(play.state.outcome.rule);
}

describe('half-sensible matches', () => {
  test('PO-C-g, PO-K-i, PO-9-c, PO-10-e the invariants hold through whole games, and every decision is met', {
    timeout: 600_000,
  }, () => {
    const seen = { steps: new Set<string>(), rounds: new Set<number>(), rules: new Set<string>() };
    for (let seed = 0; seed < 40; seed++) sensible('full', seed, seen);
    for (let seed = 0; seed < 30; seed++) sensible('second-peloponnesian-war', seed, seen);
    for (let seed = 0; seed < 10; seed++) sensible('corinthian-war', seed, seen);
    expect([...seen.rounds].toSorted()).toEqual([0, 1, 2, 3]);
    expect([...seen.rules].toSorted()).toEqual(['PO-G-a', 'PO-G-b', 'PO-G-e']);
    const decisions = polis.steps.filter(step => step.lines === null).map(({ name }) => name);
    const rare = ['order', 'commander']; // two battles at once, and one card of forty
    expect(decisions.filter(name => !seen.steps.has(name) && !rare.includes(name))).toEqual([]);
  });
  test('evaluate lies between 0 and 1, is 1 or 0 at the end, and changes nothing', () => {
    const fate = new Fate(3);
    const offer = new Offer();
    for (let seed = 0; seed < 30; seed++) {
      const play = new Play(polis, polis.begin({ scenario: 'full', options: {} }), fate);
      play.run();
      while (play.state.outcome === null) {
        const before = JSON.stringify(play.state);
        for (const seat of [0, 1]) {
          const worth = polis.evaluate(play.state, seat);
          expect(worth > 0 && worth < 1).toBe(true);
        }
        expect(JSON.stringify(play.state)).toBe(before);
        play.legal(offer);
        play.take(offer.codes[fate.generator.below(offer.size)]);
      }
      expect([0, 0.5, 1]).toContain(polis.evaluate(play.state, 0));
    }
  });
});
