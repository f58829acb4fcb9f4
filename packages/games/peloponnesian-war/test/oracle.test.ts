import { type Action, Fate, Offer, Play, see } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { peloponnesianWar as game } from '../index.ts';
import { oracle } from '../rules/oracle.ts';

/** A match of two oracles; every action must be legal. */
function duel(scenario: string, seed: number): { readonly score: readonly number[]; readonly actions: readonly Action[] } {
  const bots = [oracle(seed), oracle(seed + 1)];
  const play = new Play(game, game.begin({ scenario, options: { players: 'two' } }), new Fate(seed));
  const actions: Action[] = [];
  const offer = new Offer();
  play.run();
  for (let n = 0; play.state.outcome === null; n++) {
    expect(n).toBeLessThan(5000);
    const seat = play.state.toAct;
    const action = bots[seat].choose(game, see(game, play.state, seat));
    const code = game.actions.read(action) as number;
    play.legal(offer);
    expect(offer.codes.subarray(0, offer.size)).toContain(code);
    actions.push(action);
    play.take(code);
  }
  return { score: play.state.outcome.score, actions };
}

test.each(['campaign', 'decelean', 'first-war', 'fall-of-sparta'])(
  'the oracle plays both sides of %s to the end, by legal actions',
  scenario => {
    const { actions } = duel(scenario, 5);
    expect(actions.filter(({ type }) => type === 'objective' || type === 'incite').length).toBeGreaterThan(3);
    expect(actions.some(({ type }) => type === 'march')).toBe(true);
  },
);
test('the same seed and the same view give the same actions', () => {
  expect(duel('archidamian', 9).actions).toEqual(duel('archidamian', 9).actions);
});
