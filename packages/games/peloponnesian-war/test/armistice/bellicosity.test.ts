import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { at } from '../calm.ts';
import type { Rolls } from '../table.ts';

describe('PW-9.1 Bellicosity', () => {
  const NEXT: Rolls = { side: [1], event: [5, 6] };
  const will = (more: Position, rolls: Rolls = NEXT) => at('bellicosity', {}, more, rolls);
  test('PW-9.1-a PW-9.1-b PW-R42 SCI: lost in full, won by half', () => {
    expect(
      will({ sci: { athens: -3, sparta: 3 } }, { event: [5, 6] })
        .of('bellicosity')
        .map(({ now }) => now),
    ).toEqual([7, 11]);
  });
  test('PW-9.1-c PW-R43 a tenth of the suffering spaces, rounded down, coalition neutrals too', () => {
    const nineteen =
      'oropus decelea panactum marathon sunium salamis aegina andros tinos syros kea kythnos serifos sifnos paros delos mikonos naxos ios'.split(
        ' ',
      );
    expect(will({ ravaged: nineteen }).of('bellicosity')[0]).toMatchObject({ now: 9 });
    expect(will({ ravaged: [...nineteen, 'pella'] }).of('bellicosity')[0]).toMatchObject({ now: 8 });
  });
  test('PW-9.1-d PW-9.1-e PW-R44 the pending -2; never above 12 in between', () => {
    const t = will({
      pendingBellicosity: { athens: 2, sparta: 0 },
      bellicosity: { athens: 12, sparta: 12 },
      sci: { athens: 2, sparta: 6 },
    });
    expect(t.of('bellicosity').map(({ now }) => now)).toEqual([10, 12]);
    expect(t.now.pendingBellicosity).toEqual({ athens: 0, sparta: 0 });
  });
});
