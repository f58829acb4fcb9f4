import { egemonia, type State } from '@polemos/egemonia';
import { expect, test } from 'vitest';
import { end, playOne } from '../ceiling/egemonia.ts';
import { Playouts } from '../playouts.ts';

test('the hand-written loop and the kernel reach the same final positions on 300 seeds', () => {
  const playouts = new Playouts(egemonia);
  for (let seed = 0; seed < 300; seed++) {
    const { turn, favour, syracuse, oracle, aid, level, where, outcome } = playouts.one(seed, seed + 1e6) as State;
    playOne(seed, seed + 1e6);
    expect({ turn, favour, syracuse, oracle, aid, level, where, score: outcome?.score[0] }).toEqual({
      ...end,
      level: Array.from(end.level),
      where: Array.from(end.where),
    });
  }
});
