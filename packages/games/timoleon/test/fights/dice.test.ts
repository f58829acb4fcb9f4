import { beginMatch, setupOf, wander } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { choose, force, march, operations } from '../table.ts';

test('TI-I-h every attack of a whole match is settled by the game itself, with its dice', () => {
  let attacks = 0;
  for (let seed = 0; seed < 3; seed++) {
    const match = beginMatch(timoleon, setupOf(timoleon, seed), seed);
    wander(match, seed, () => true);
    const told = match.allEvents().flat();
    const fights = told.filter(({ kind }) => kind === 'battle' || kind === 'no-combat');
    const begun = told.filter(({ kind }) => kind === 'attacks').length;
    attacks += begun;
    expect(fights.length).toBeGreaterThanOrEqual(begun);
    for (const fight of fights) if (fight.kind === 'battle') expect(fight.dice).toHaveLength(2);
  }
  expect(attacks).toBeGreaterThan(0);
});

test('TI-R69 an assault: leaders and strengths are known before the options, the dice fall after them', () => {
  const table = operations('carthage', {
    forces: [
      force('halaesa', 'carthage', { 'mercenary-hoplites': 6 }),
      force('halaesa.city', 'neutral', { 'mercenary-hoplites': 3 }),
    ],
    zones: { halaesa: { control: 'neutral', defence: 2, raised: true, siege: { by: 'carthage', turns: 1 } } },
    leaders: { bostar: { place: 'halaesa', owner: 'carthage' } },
  });
  march(table, 'bostar');
  choose(table, 'assault');
  expect(table.match.pending()[0]).toMatchObject({
    step: 'stratagems',
    about: { attackCommander: 'bostar', defenceCommander: null, attack: 24, defence: 24, factor: 2 },
  });
  expect(table.of('assault')).toEqual([]);
  table.act({ type: 'stratagem', stratagem: 'gate' }, { chance: [1, 3, 5] });
  // Gate against countermine +2, T 3, ratio 0: 3 − 5 + 5.
  expect(table.of('assault')).toMatchObject([{ defenceOption: 'countermine', dice: [3, 5], result: 3 }]);
});
