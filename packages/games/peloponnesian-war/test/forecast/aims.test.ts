import { expect, test } from 'vitest';
import { type Aim, aims } from '../../forecast/index.ts';
import type { Position } from '../../index.ts';
import type { View } from '../../rules/view.ts';
import { QUIET } from '../quiet.ts';
import { type Loose, loose } from '../table.ts';

const HOME: Position = {
  ...QUIET,
  phase: 'another',
  treasury: { athens: 2000, sparta: 1000 },
  forces: {
    athens: { 'athenian-hoplite': 2 },
    piraeus: { 'athenian-naval': 2 },
    sparta: { 'home-guard': 3 },
    thebes: { 'spartan-allied-hoplite': 2 },
  },
};
const operating = (position: Position): Loose => loose(position).roll({ type: 'operate' }, { auguries: [1] });
function aimsOf(position: Position): Readonly<Record<string, Aim>> {
  const t = operating(position);
  return aims(
    t.match.see('player').view as View,
    t.legal('objective').map(({ space }) => String(space)),
  );
}
/** The units of a rally space one by one: whether any of them can then march. */
function canMarch(position: Position, space: string, from: string): boolean {
  const t = operating(position).roll({ type: 'objective', space });
  if (from !== 'athens') t.roll({ type: 'rally', space: from });
  return t
    .legal('activate')
    .filter(({ count }) => count === 1)
    .some(one => {
      const next = operating(position).roll({ type: 'objective', space });
      if (from !== 'athens') next.roll({ type: 'rally', space: from });
      return next.roll(one).legal('march').length > 0;
    });
}

test('PW-5.1-c who is said to be within reach can march there, and who is not cannot', () => {
  const foretold = Object.entries(aimsOf(HOME)).filter((_, n) => n % 7 === 0);
  expect(foretold.length).toBeGreaterThan(20);
  for (const [space, { reach }] of foretold) {
    const may = ['athens', 'piraeus'].some(from => from !== space && canMarch(HOME, space, from));
    if (space !== 'athens' && space !== 'piraeus') expect(may, space).toBe(reach !== null);
  }
});
test('PW-5.1.5-a what cannot be paid has no way: without talents above the fund nobody goes', () => {
  const poor = aimsOf({ ...HOME, treasury: { athens: 1200, sparta: 1000 } });
  expect(poor.cythera.reach).toBeNull(); // an island: one hoplite for 200 talents, no ship
  expect(poor.thebes.reach).toEqual({ from: 'athens', spaces: 3, by: 'land', cost: 200 });
  expect(aimsOf(HOME).cythera.reach).toMatchObject({ from: 'piraeus', by: 'sea', cost: 400 });
});
test('PW-1.2-a, b a force promises a battle, an empty fortress a siege, one’s own land nothing', () => {
  const found = aimsOf(HOME);
  expect([found.thebes, found.corinth, found.plataea, found.methana].map(({ brings }) => brings)).toEqual([
    'battle',
    'siege',
    null,
    null,
  ]);
});
test('PW-6.1.1-c Sparta is told of the Long Walls', () => {
  const spartan: Position = {
    ...HOME,
    player: 'sparta',
    passed: { athens: true, sparta: false },
    leaders: { archidamus: 'sparta', pericles: 'cup', phormio: 'cup' },
  };
  const found = aimsOf(spartan);
  expect([found.athens.brings, found.piraeus.brings, found.plataea.brings]).toEqual(['walls', 'walls', 'siege']);
});
