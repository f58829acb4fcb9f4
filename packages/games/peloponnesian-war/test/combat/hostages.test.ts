import { describe, expect, test } from 'vitest';
import { battle, combat } from '../calm.ts';

describe('PW-6.6 hostages', () => {
  const inSparta = (hoplites: number, guard: Record<string, number>, athens: number, sparta: number) =>
    combat({ sparta: { 'athenian-hoplite': hoplites, ...guard } }, {}, { ...battle(athens, sparta), commander: ['pleistoanax'] });
  test('PW-6.6-a hoplites of the Home Guard are hostages like others', () => {
    expect(inSparta(9, { 'home-guard': 3 }, 6, 5).now.hostages.sparta).toBe(true);
  });
});
