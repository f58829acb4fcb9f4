import { expect, test } from 'vitest';
import { activationCost, garrisonsLeft, NEEDED, REBELLION_FEE, togetherOf } from '../../forecast/index.ts';
import type { View } from '../../rules/view.ts';

test('PW-5.6.2-a PW-5.7.2-a PW-6.3-d PW-5.4-h what is needed and paid is as printed', () => {
  expect(NEEDED).toEqual({ interception: 4, skirmish: 11, siege: 4 });
  expect(REBELLION_FEE).toBe(100);
});
test('PW-0.3-b elite units go whole', () => {
  expect(['home-guard', 'sacred-band', 'peltasts', 'spartan-hoplite', 'athenian-naval'].map(togetherOf)).toEqual([3, 2, 2, 1, 1]);
});
test('PW-5.1.5-a PW-5.1.5-b PW-10.5.4.5-III-b Spartans march for nothing, until Megalopolis is in play', () => {
  const kinds = [
    'spartan-hoplite',
    'spartan-cavalry',
    'spartan-allied-hoplite',
    'athenian-cavalry',
    'theban-hoplite',
    'spartan-naval',
  ];
  const price = (messenia: boolean) => kinds.map(kind => activationCost(kind, { special: { messenia } as View['special'] }));
  expect(price(false)).toEqual([0, 0, 200, 200, 200, 400]);
  expect(price(true)).toEqual([200, 200, 200, 200, 200, 400]);
});
test('PW-10.5-f twelve garrisons, less those on the board', () => {
  const forces = { thebes: { garrison: 2 }, thespiae: { garrison: 1, 'spartan-hoplite': 3 } };
  expect(garrisonsLeft({ forces } as unknown as View)).toBe(9);
});
