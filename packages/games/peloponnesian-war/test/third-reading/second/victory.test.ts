import { describe, expect, test } from 'vitest';
import { CALM, HOMES } from '../../calm.ts';
import { QUIET } from '../../quiet.ts';
import { second } from '../desk.ts';

const NEUTRAL_TURN = { sci: { athens: 1, sparta: 1 } };

describe('1 victory', () => {
  test('1.1 PW-1.1-a PW-3.1-d the total stays with the human when he changes sides, below zero too', async () => {
    const desk = await second(
      {
        phase: 'turn',
        turn: 3,
        player: 'athens',
        points: -20,
        sci: { athens: 2, sparta: 1 },
        leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
        rebellion: [],
        forces: HOMES,
        ...{},
      },
      { side: [4], event: [1, 1] },
    );
    expect(desk.of('side-attempt')).toMatchObject([{ changes: true, side: 'sparta' }]);
    expect(await desk.now()).toMatchObject({ player: 'sparta', points: -20 });
  });
  test('1.2 PW-1.2-a PW-1.2-d PW-R90 a battle won at sea and a captured neutral fortress lost to a siege in one phase: 10 - 15', async () => {
    const desk = await second(
      {
        ...CALM,
        phase: 'sieges',
        held: { erineus: 'athens' },
        forces: {
          ...HOMES,
          erineus: { 'athenian-allied-hoplite': 1, 'spartan-allied-hoplite': 6 },
          chios: { 'athenian-naval': 4 },
          erythrae: { 'spartan-allied-naval': 2 },
        },
        leaders: { ...CALM.leaders, gylippus: 'erineus', phormio: 'chios' },
      },
      { 'battle of athens': [6], 'battle of sparta': [1], siege: [4] },
    );
    expect(desk.of('battle')).toMatchObject([{ type: 'naval', winner: 'athens', points: 10 }]);
    expect(desk.of('siege')).toMatchObject([{ space: 'erineus', success: true, points: -15 }]);
    expect((await desk.now()).points).toBe(-5);
  });
  test('1.3 PW-1.3.1-b PW-1.2-f the player’s own side gives up in turn 3 with -300 points: decisive all the same', async () => {
    const desk = await second({
      ...CALM,
      phase: 'bellicosity',
      turn: 3,
      points: -300,
      bellicosity: { athens: 2, sparta: 9 },
      sci: { athens: -3, sparta: 0 },
      forces: HOMES,
    });
    expect(desk.of('surrender')).toMatchObject([{ sides: ['athens'], points: 67 }]);
    expect(await desk.outcome()).toMatchObject({ score: [1], detail: { won: true, points: -233, turn: 3 } });
  });
  test('1.3 PW-1.3.1-b turn 4 is too late, and exactly 150 points are not more than 150', async () => {
    const desk = await second({
      ...CALM,
      phase: 'bellicosity',
      turn: 4,
      points: 100,
      bellicosity: { athens: 9, sparta: 1 },
      sci: { athens: 0, sparta: -1 },
      forces: HOMES,
    });
    expect(await desk.outcome()).toMatchObject({ score: [0], detail: { points: 150, won: false } });
  });
  test('1.4 PW-1.4-b PW-9.2-a surrender comes before the armistice that is due too: 67 points, and no die for its length', async () => {
    const desk = await second(
      {
        ...CALM,
        phase: 'bellicosity',
        turn: 3,
        points: -30,
        bellicosity: { athens: 5, sparta: 1 },
        sci: { athens: 0, sparta: -1 },
        forces: HOMES,
      },
      {},
      { scenario: 'archidamian' },
    );
    expect(desk.kinds).not.toContain('armistice');
    // -30 + 67: 37 points are fewer than 40, and the early surrender of 1.3.1 is no rule of this scenario.
    expect(await desk.outcome()).toMatchObject({ rule: 'PW-9.2-c', detail: { why: 'surrender', points: 37, won: false } });
  });
  test('1.4 PW-1.4-b changing from Athens to Sparta does not end the Archidamian War', async () => {
    const desk = await second(
      {
        ...QUIET,
        ...NEUTRAL_TURN,
        phase: 'turn',
        turn: 2,
        passed: { athens: false, sparta: false },
        initialDone: { athens: false, sparta: false },
        leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
      },
      { side: [5], event: [1, 1] },
      { scenario: 'archidamian' },
    );
    expect(desk.of('side-attempt')).toMatchObject([{ changes: true, side: 'sparta' }]);
    expect(await desk.outcome()).toBeNull();
  });
});
describe('2 the sequence', () => {
  test('2 PW-2-i PW-2-b PW-2-c turn 6 of the Decelean War has no Political Phase, turn 7 has one, in order', async () => {
    const desk = await second(
      {
        ...CALM,
        phase: 'end-of-turn',
        turn: 6,
        firstTurn: 6,
        forces: HOMES,
        bellicosity: { athens: 6, sparta: 6 },
        sci: { athens: 1, sparta: 1 },
      },
      { side: [1], event: [1, 1] },
      { scenario: 'decelean' },
    );
    expect(desk.kinds.slice(0, 8)).toEqual([
      'turn-ends',
      'side-attempt',
      'event',
      'talents',
      'delian-rebellion',
      'commander-drawn',
      'commander-drawn',
      'strategy-kept',
    ]);
  });
});
