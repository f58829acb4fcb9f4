import { tableOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { timoleon } from '../../index.ts';
import { isMercenary, UNIT } from '../../rules/materials/units.ts';
import { ORDER, written } from '../table.ts';

function mercenaries(table: ReturnType<typeof tableOf>, seat: string): number {
  let sum = 0;
  for (const { owner, points } of written(table).forces)
    if (owner === seat) for (const [unit, count] of Object.entries(points)) if (isMercenary(UNIT.at(unit))) sum += count;
  return sum;
}

test('TI-V-i recruiting in Sicily never gives a mercenary', () => {
  for (const seat of ORDER) {
    const table = tableOf(timoleon, {
      phase: 'operations',
      turn: 5,
      order: [seat, ...ORDER.filter(other => other !== seat)],
      po: { [seat]: 6 },
    });
    for (const action of table.match.legal(seat).filter(({ type }) => type === 'recruit')) {
      const before = mercenaries(table, seat);
      table.act(action);
      expect(mercenaries(table, seat)).toBe(before);
    }
    expect(table.of('recruits').length, seat).toBeGreaterThan(0);
  }
});
