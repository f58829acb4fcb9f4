import { type Action, Fate, Match, Offer, Play, see, seededDice } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { oracle } from '../../bots/oracle.ts';
import { peloponnesianWar as game } from '../../index.ts';
import { spartan } from '../sparta.ts';

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

/** What the oracle answers in a position of The Fall of Sparta. */
function answerIn(position: object): Action {
  const setup = { scenario: 'fall-of-sparta', options: { players: 'two' }, position };
  const match = Match.begin(game, { match: 'oracle', setup, dice: seededDice('oracle') });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  return oracle(3).choose(game, match.see(match.pending()[0].seat));
}
const ask = (phase: string, more: object): Action => answerIn({ ...spartan({}), phase, ...more });
test('PW-10.5 the oracle of The Fall of Sparta keeps 400 talents back, and goes on while it has more', () => {
  expect(ask('another', { treasury: { athens: 2000, sparta: 400 } })).toEqual({ type: 'pass' });
  expect(ask('another', { treasury: { athens: 2000, sparta: 600 } })).toEqual({ type: 'operate' });
});
test('PW-10.5 it goes for what is worth most for its distance: Corinth, or the agenda of Agesilaus (PW-E2-6-a)', () => {
  const held = { held: { corinth: 'athens', elis: 'athens' } };
  const special = { role: 'thebes', thebes: 5000, belligerent: false };
  expect(ask('objective', { ...held, special })).toEqual({ type: 'objective', space: 'corinth' });
  expect(ask('objective', { ...held, special: { ...special, agenda: 'elis' } })).toEqual({ type: 'objective', space: 'elis' });
});
