import { Fate, Generator, Offer, Play, typeOf } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { habit } from '../../bots/habits.ts';
import { undertakings } from '../../bots/undertakings.ts';
import { type State, timoleon } from '../../index.ts';
import { operations } from '../../rules/operations/operations.ts';

/** The first moments at which a faction may begin something, as habits bring a match there. */
function moments(seed: number, most: number): readonly Play<State>[] {
  const found: Play<State>[] = [];
  const play = new Play(timoleon, timoleon.begin({ scenario: 'campaign', options: {} }), new Fate(seed));
  const offer = new Offer();
  const chance = new Generator(seed);
  for (play.run(); found.length < most; ) {
    play.legal(offer);
    if (undertakings.begins(play.state) && offer.size > 1)
      found.push(new Play(timoleon, timoleon.clone(play.state), new Fate(seed)));
    play.take(offer.size === 1 ? offer.codes[0] : habit(play, offer, chance));
  }
  return found;
}
test('first what is usual, then one of every other kind, and to pass only where nothing promises anything', () => {
  let several = 0;
  for (const play of moments(3, 60)) {
    const offer = new Offer();
    play.legal(offer);
    const proposed = Array.from({ length: 12 }, (_, nth) =>
      undertakings.propose?.(play, offer, { nth, aim: 1, chance: new Generator(nth) }),
    ).filter(code => code !== undefined);
    expect(proposed[0]).toBe(habit(play, offer, new Generator(1)));
    const kinds = proposed.map(typeOf);
    const firsts = new Set(kinds).size;
    expect(new Set(kinds.slice(0, firsts)).size).toBe(firsts); // each kind once before any comes again
    if (firsts > 2) several++;
  }
  expect(several).toBeGreaterThan(10);
});
test('what comes of an operation is judged next month, when the others and the natives have acted', () => {
  const [begun] = moments(3, 1);
  const from = timoleon.clone(begun.state);
  const offer = new Offer();
  const chance = new Generator(5);
  const acted = new Set<number>();
  while (!undertakings.isRest(begun.state, from)) {
    begun.legal(offer);
    if (begun.state.stack?.step === operations.index) acted.add(begun.state.toAct);
    begun.take(offer.size === 1 ? offer.codes[0] : habit(begun, offer, chance));
  }
  expect(begun.state.turn).toBe(from.turn + 1);
  expect(acted.size).toBe(4);
});
