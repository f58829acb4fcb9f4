import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { at, type Forces } from '../calm.ts';

describe('PW-E-5 Persia', () => {
  const income = (side: number, forces: Forces = {}, more: Position = {}) => at('control', forces, more).of('income')[side];
  const items = (side: number, forces: Forces = {}, more: Position = {}) =>
    (income(side, forces, more).items as { rule: string; by: number }[]).map(({ rule, by }) => `${rule} ${by}`);
  test('PW-R180 PW-5.5.3-c Iasus falls while Athenians stand in Sardis: the horsemen go where the table sends them', () => {
    const forces = { iasus: { 'spartan-hoplite': 1 }, sardis: { 'athenian-hoplite': 2 } };
    const t = at('control', forces, { neutrals: { persia: true } as never, held: { sardis: 'athens' } });
    expect(t.now.forces.sardis).toEqual({ 'athenian-hoplite': 2 });
    t.roll({ type: 'enough' });
    expect(t.of('placed')).toMatchObject([{ unit: 'spartan-allied-cavalry', count: 3, space: 'thebes' }]);
    expect(t.now.neutrals.iasus).toBe(true);
  });
  test('PW-E-5-b PW-E-5-c PW-R133 Persian gold, and more with Iasus', () => {
    const persia = { neutrals: { persia: true } as never };
    expect(items(1, {}, persia)).toContain('PW-E-5-b 500');
    const t = at('control', { iasus: { 'spartan-hoplite': 1 } }, persia);
    expect(t.now.forces.sardis).toEqual({ 'spartan-allied-cavalry': 3 });
    expect(t.of('income')[1].items).toEqual(expect.arrayContaining([{ rule: 'PW-E-5-c', by: 500 }]));
    expect(
      at('control', { iasus: { 'spartan-hoplite': 1 } }, { neutrals: { persia: true, iasus: true } as never }).now.forces.sardis,
    ).toBeUndefined();
  });
});
