import { describe, expect, test } from 'vitest';
import { CALM, HOMES } from '../../calm.ts';
import { first } from '../desk.ts';

describe('9 victory', () => {
  test('9 PW1-9-a PW1-R11 a surrender in turn 8 of The Fall of Athens, the second of the scenario: 200 by two', async () => {
    const desk = await first(
      {
        ...CALM,
        phase: 'bellicosity',
        turn: 8,
        firstTurn: 7,
        player: 'sparta',
        points: -70,
        bellicosity: { athens: 1, sparta: 5 },
        sci: { athens: -1, sparta: 0 },
        forces: HOMES,
      },
      {},
      { scenario: 'fall-of-athens' },
    );
    expect(desk.of('surrender')).toMatchObject([{ sides: ['athens'], points: 100 }]);
    expect(await desk.outcome()).toMatchObject({ score: [0], detail: { points: 30 } });
  });
});
