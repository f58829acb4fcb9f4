import { expect, test } from 'vitest';
import { wooing, wooingNow } from '../../forecast/wooing.ts';
import type { View } from '../../index.ts';
import { force, operations } from '../table.ts';

const GIVEN = {
  treasury: { timoleon: 320, carthage: 0, hicetas: 0, dionysius: 0 },
  leaders: {
    timoleon: { place: 'catana', owner: 'timoleon' },
    mamercus: { place: 'catana.city', owner: 'neutral' },
  },
  forces: [
    force('catana.city', 'neutral', { 'mercenary-hoplites': 2 }),
    force('catana', 'timoleon', { veterans: 1, 'mercenary-hoplites': 1 }),
  ],
};
const courting = (talents: number, die: number): boolean => {
  const table = operations('timoleon', GIVEN);
  table.act({ type: 'court', leader: 'mamercus' });
  for (const seat of ['carthage', 'timoleon', 'hicetas', 'dionysius'])
    table.act({ type: 'bid', talents: seat === 'timoleon' ? talents : 0 }, {
      seat,
      chance: seat === 'dionysius' ? [die] : [],
    } as never);
  return table.position<{ leaders: Record<string, { owner: string }> }>().leaders.mamercus.owner === 'timoleon';
};

test('TI-III-e to g what is foretold of a bid is what every face of the die then does', () => {
  const table = operations('timoleon', GIVEN);
  const foretold = wooing(table.match.see('timoleon').view as View, 'timoleon', 'court', 'mamercus');
  if (foretold === null) throw new Error('nothing foretold');
  expect(foretold.modifiers).toEqual([{ rule: 'TI-III-t', by: -1 }]);
  for (const talents of [0, 60, 89, 90, foretold.enough]) {
    const won = [1, 2, 3, 4, 5, 6].filter(die => courting(talents, die)).length;
    expect(foretold.wins(talents), `${talents} talents`).toBe(won);
  }
  expect(foretold.wins(foretold.enough)).toBe(5); // TI-III-f: a 1 always fails
  expect(foretold.wins(foretold.enough - 1)).toBeLessThan(5);
});
test('TI-III-l whoever does not know the target is told nothing of its chances', () => {
  const table = operations('dionysius', {
    ...GIVEN,
    treasury: { ...GIVEN.treasury, dionysius: 200 },
    leaders: { ...GIVEN.leaders, dionysius: { place: 'catana', owner: 'dionysius' } },
    forces: [force('catana', 'dionysius', { bodyguard: 2 })],
  });
  table.act({ type: 'court', leader: 'mamercus' });
  const seen = (seat: string) => wooingNow(table.match.see(seat).view as View);
  expect(seen('dionysius')).not.toBeNull();
  expect(seen('carthage')).toBeNull();
});
