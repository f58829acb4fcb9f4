import { describe, expect, test } from 'vitest';
import { CALM, HOMES } from '../../calm.ts';
import { first } from '../desk.ts';

// The 1st edition read a third time, from its own text: one situation for each section, as nobody had tried it.

describe('1 terms', () => {
  test('1.3 PW1-0-b a will of 12 that gains 3 and loses 1 in the same segment ends the turn at 12', async () => {
    const desk = await first({
      ...CALM,
      phase: 'bellicosity',
      bellicosity: { athens: 12, sparta: 8 },
      sci: { athens: 6, sparta: 0 },
      ravaged: ['naxos', 'paros', 'delos', 'tinos', 'syros', 'kea', 'andros', 'mikonos', 'icaros', 'samos'],
      forces: HOMES,
    });
    expect(desk.of('bellicosity')[0]).toMatchObject({ before: 12, now: 12 });
  });
  test('1.3 PW1-0-c ZOI: horse and ships together reach one land line and two sea lines; the sea zone does not go on ashore', async () => {
    const desk = await first({
      ...CALM,
      phase: 'rebellion',
      rebellion: ['stratus', 'zacynthus', 'amphilochia'],
      forces: { ...HOMES, oeniadae: { 'athenian-naval': 1, 'athenian-cavalry': 1 } },
      held: { oeniadae: 'athens' },
    });
    expect(Object.fromEntries(desk.of('rebellion-tested').map(({ space, quelled }) => [space, quelled]))).toEqual({
      stratus: true,
      zacynthus: true,
      amphilochia: false,
    });
  });
  test('1.4 PW1-0-e the sequence of a turn’s end: will, surrender, armistice, waste removed, the marker', async () => {
    const desk = await first(
      { ...CALM, phase: 'bellicosity', ravaged: ['naxos'], forces: HOMES, sci: { athens: 1, sparta: 1 } },
      { side: [1], event: [1, 1] },
    );
    expect(desk.kinds.slice(0, 5)).toEqual(['bellicosity', 'bellicosity', 'ravaged-removed', 'turn-ends', 'side-attempt']);
  });
});
