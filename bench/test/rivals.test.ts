import { bots } from '@polemos/bots';
import { egemonia } from '@polemos/egemonia';
import { Fate, Play, see } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { alikeIn, isSame, lastOf } from '../rivals/alike.ts';
import { CONTESTS, type Contest } from '../rivals/contests.ts';
import { digestOf, freshDigestOf } from '../rivals/digest.ts';
import { chancesAt, meet } from '../rivals/encounter.ts';
import { rival } from '../rivals/rivals.ts';
import { lineOf, readSeries } from '../rivals/series.ts';
import { standingOf } from '../rivals/standing.ts';

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
  const met = [0, 1, 2, 3].map(n => meet(contest, 'sides', n));
  expect(met.map(({ seats }) => seats)).toEqual([[0], [1], [0], [1]]);
  expect(met.map(({ seats, scores }) => scores[seats[0]])).toEqual([0, 0, 0, 0]); // greedy beats random from either side
  expect(meet({ ...contest, ours: 'rival:greedy' }, 'sides', 0).scores).toHaveLength(2);
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

const among: Contest = { ...contest, ours: 'random', theirs: 'random' };
test('matches of a bot that has changed since are told and do not count', () => {
  const line = lineOf(among, 'kept', 0, meet(among, 'kept', 0));
  const former = { ...line, n: 1, ours: 'another' };
  const text = [line, former].map(one => `${JSON.stringify(one)}\n`).join('');
  expect(readSeries(among, text)).toEqual({ lines: [line], others: 1 });
  expect(standingOf(among, readSeries(among, text).lines)).toMatchObject({ n: 1, rules: [egemonia.rules] });
});

test('a bot that was only rewritten stays who it was: matches of then are played again, and go as they went', () => {
  const line = lineOf(among, 'kept', 0, meet(among, 'kept', 0));
  const then = [0, 1].map(n => ({ ...lineOf(among, 'kept', n, meet(among, 'kept', n)), ours: 'former', theirs: 'former' }));
  const text = [line, ...then].map(one => `${JSON.stringify(one)}\n`).join('');
  expect(lastOf(among, 5, text)).toEqual(then);
  expect(alikeIn(among, then)).toEqual({ [freshDigestOf(egemonia, 'random')]: 'former' });
  expect(alikeIn(among, [then[0], { ...then[1], course: 'another' }])).toBeNull();
  // Where a line does not say what was done, what it says is compared.
  const { course, ...silent } = line;
  expect(isSame(silent, line)).toBe(true);
  expect(isSame({ ...silent, decisions: line.decisions + 1 }, line)).toBe(false);
});

test('thinking is summed by the turns that the game counts: of Polis by rounds, not by who is to act', () => {
  const { turns, seconds } = meet({ ...among, game: 'polis', scenario: 'full', ours: 'greedy', theirs: 'greedy' }, 'turns', 0);
  expect(turns.length).toBeGreaterThan(2);
  expect(turns.reduce((sum, one) => sum + one, 0)).toBeCloseTo(
    seconds.reduce((sum, one) => sum + one, 0),
    9,
  );
});

test('a level is another bot with another budget, and only that level', () => {
  const { undertakings } = egemonia;
  if (undertakings === undefined) throw new Error('there are undertakings');
  const thinking = { ...undertakings.thinking, easy: { ...undertakings.thinking.easy, plays: 1 } };
  const changed = { ...egemonia, undertakings: { ...undertakings, thinking } };
  expect(digestOf(changed, 'easy')).not.toBe(digestOf(egemonia, 'easy'));
  expect(digestOf(changed, 'medium')).toBe(digestOf(egemonia, 'medium'));
  expect(digestOf(egemonia, 'medium')).not.toBe(digestOf(egemonia, 'strong'));
});

test('where chances were learned, a moment that looks the same for all is not the same for all', () => {
  const told = (id: string, worth: readonly number[]): readonly number[] => {
    const found = CONTESTS.find(one => one.id === id);
    if (found === undefined) throw new Error(id);
    return chancesAt(found)([1, ...worth]);
  };
  for (const id of ['equals-pw-easy', 'equals-pw-sparta-easy', 'equals-egemonia-easy', 'equals-polis-easy']) {
    const [first, second] = told(id, [0.5, 0.5]);
    expect(first, id).not.toBeCloseTo(0.5, 2);
    expect(first + second, id).toBeCloseTo(1);
  }
  expect(told('pw-campaign', [0.5])[0]).not.toBeCloseTo(0.5, 2);
  // Timoleone's worth is learned as a chance: it is told as it is.
  for (const share of told('equals-timoleon-easy', [0.25, 0.25, 0.25, 0.25])) expect(share).toBeCloseTo(0.25);
});
