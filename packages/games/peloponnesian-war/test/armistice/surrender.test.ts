import { describe, expect, test } from 'vitest';
import { at } from '../calm.ts';

describe('PW-9.2 surrender', () => {
  test('PW-9.2-a PW-9.2-b PW-9.2-c PW-1.2-f PW-1.2-g PW-R45 PW-R111 surrender ends the game; 200 by the turn', () => {
    const home = at('surrender', {}, { held: { sparta: 'athens' }, turn: 7 });
    expect(home.match.outcome).toMatchObject({ rule: 'PW-9.2-c', detail: { points: 29, why: 'surrender' } });
    const table = [200, 100, 67, 50, 40, 34, 29, 25, 23, 20];
    table.forEach((points, i) => {
      const t = at('surrender', {}, { bellicosity: { athens: 0, sparta: 0 }, turn: i + 1 });
      expect(t.match.outcome?.detail.points).toBe(points);
    });
  });
});
