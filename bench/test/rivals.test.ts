import { bots } from '@polemos/bots';
import { egemonia } from '@polemos/egemonia';
import { Fate, Play, see } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { CONTESTS, type Contest } from '../rivals/contests.ts';
import { meet } from '../rivals/encounter.ts';
import { rival } from '../rivals/rivals.ts';

const contest: Contest = {
  id: 'test',
  game: 'egemonia',
  scenario: 'standard',
  ours: 'random',
  theirs: 'rival:greedy',
  n: 4,
  least: 0,
};

test('sides alternate with the same dice: who plays himself scores what he concedes', () => {
  const scores = [0, 1, 2, 3].map(n => meet(contest, 'sides', n).score);
  expect(scores).toEqual([0, 0, 0, 0]); // greedy beats random from either side
  expect(meet({ ...contest, ours: 'rival:greedy' }, 'sides', 0).score).toBeTypeOf('number');
});

test('a rival judges as it did, whatever the game judges by today', () => {
  const play = new Play(egemonia, egemonia.begin({ scenario: 'standard', options: {} }), new Fate(5));
  play.run();
  const seen = see(egemonia, play.state, play.state.toAct);
  const upside = { ...egemonia, evaluate: (state: never, seat: number) => 1 - egemonia.evaluate(state, seat) };
  expect(rival('greedy', 3).choose(upside, seen)).toEqual(rival('greedy', 3).choose(egemonia, seen));
  expect(bots.greedy(3).choose(upside, seen)).not.toEqual(bots.greedy(3).choose(egemonia, seen));
});

test('every contest names bots that there are', () => {
  for (const { ours, theirs } of CONTESTS)
    for (const name of [ours, theirs])
      if (name?.startsWith('rival:')) expect(() => rival(name.slice(6), 1)).not.toThrow();
      else if (name !== null) expect(Object.keys(bots)).toContain(name);
});
