import { describe, expect, test } from 'vitest';
import { battle, combat } from '../calm.ts';

describe('PW-0.3 the Home Guard', () => {
  const inSparta = (hoplites: number, guard: Record<string, number>, athens: number, sparta: number) =>
    combat({ sparta: { 'athenian-hoplite': hoplites, ...guard } }, {}, { ...battle(athens, sparta), commander: ['pleistoanax'] });
  test('PW-0.3-c PW-0.3-d PW-R73 a loss smaller than its SP: it is gone, and the difference stands as plain hoplites', () => {
    const t = inSparta(8, { 'home-guard': 3 }, 6, 5);
    const [{ sums, losses }] = t.of('battle') as unknown as { sums: number[]; losses: number }[];
    expect([sums[0] > sums[1], losses]).toEqual([true, sums[0] - sums[1]]);
    expect(losses).toBeLessThan(3);
    expect(t.now.lost).toEqual({ 'home-guard': 3, 'spartan-hoplite': 3 - losses }); // PW-R104
    expect(t.now.forces.sparta?.['home-guard']).toBeUndefined();
    expect((t.now.forces.sparta?.['spartan-hoplite'] ?? 0) + (t.now.goingHome['spartan-hoplite'] ?? 0)).toBe(0); // beaten, and nowhere to stand
    expect(t.of('no-place')).toMatchObject([{ unit: 'spartan-hoplite', count: 3 - losses }]);
  });
  test('PW-0.3-c PW-6.2.4.2-a a draw costs it too: two plain hoplites are left', () => {
    const t = inSparta(6, { 'home-guard': 3 }, 5, 4);
    expect(t.of('battle')).toMatchObject([{ winner: null }]);
    expect(t.now.lost).toMatchObject({ 'home-guard': 3, 'athenian-hoplite': 1 });
    expect(t.now.forces.sparta).toEqual({ 'spartan-hoplite': 2 });
  });
  test('PW-R73 PW-6.2.4.1-c losses beyond the Guard fall on the Allies', () => {
    const t = inSparta(14, { 'home-guard': 3, 'spartan-allied-hoplite': 3 }, 6, 1);
    const [{ losses }] = t.of('battle') as unknown as { losses: number }[];
    expect(losses).toBeGreaterThan(3);
    expect(t.now.lost).toMatchObject({ 'home-guard': 3, 'spartan-allied-hoplite': losses - 3 });
    expect(t.now.forces.sparta?.['spartan-hoplite']).toBeUndefined();
  });
});
