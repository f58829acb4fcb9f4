import { describe, expect, test } from 'vitest';
import { QUIET } from '../quiet.ts';
import { loose } from '../table.ts';

describe('PW-5.6 interception', () => {
  test('PW-6.7-b the commander of an intercepting Force goes home with its last SP, and the Expedition goes on', () => {
    const t = loose({
      ...QUIET,
      phase: 'another',
      leaders: { ...QUIET.leaders, archidamus: 'tanagra' },
      forces: { ...QUIET.forces, tanagra: { 'spartan-hoplite': 1 } },
    });
    t.roll({ type: 'operate' }, { auguries: [1] })
      .roll({ type: 'objective', space: 'tanagra' })
      .roll({ type: 'activate', unit: 'athenian-hoplite', count: 6 })
      .roll({ type: 'march' }, { interception: [4], 'skirmish of sparta': [1] });
    expect(t.of('commander-home')).toMatchObject([{ rule: 'PW-6.7-b', leader: 'archidamus', space: 'tanagra' }]);
    expect(t.now.leaders).toMatchObject({ archidamus: 'going-home', pericles: 'tanagra' });
  });
  test('PW-5.1.6-f PW-5.7.2-b the Expedition’s last SP falls in the skirmish: no battle follows, and none is announced', () => {
    const t = loose({
      ...QUIET,
      phase: 'another',
      forces: { ...QUIET.forces, tanagra: { 'spartan-allied-hoplite': 8 } },
    });
    t.roll({ type: 'operate' }, { auguries: [1] })
      .roll({ type: 'objective', space: 'tanagra' })
      .roll({ type: 'activate', unit: 'athenian-hoplite', count: 1 })
      .roll({ type: 'march' }, { interception: [4], 'skirmish of athens': [1] });
    expect(t.of('skirmish')).toMatchObject([{ lost: { athens: 'athenian-hoplite' }, battle: null }]);
    expect(t.of('battle')).toEqual([]);
  });
});

describe('PW-5.6 interception', () => {
  test('PW-R1 what is called random is drawn, though one choice is plainly better for the non-player', () => {
    const by = (lot: number) =>
      loose(
        {
          ...QUIET,
          phase: 'march',
          passed: { athens: false, sparta: true },
          forces: {
            athens: { 'athenian-hoplite': 1 },
            thebes: { 'spartan-allied-cavalry': 1 },
            tanagra: { 'spartan-allied-cavalry': 9 },
          },
          leaders: { ...QUIET.leaders, pericles: 'expedition' },
          operation: {
            side: 'athens',
            leader: 'pericles',
            objective: 'tanagra',
            at: 'panactum',
            units: { 'athenian-hoplite': 4 },
            route: ['tanagra'],
            next: 0,
            marching: true,
            plan: [],
          },
        },
        { 'intercepting Force': [lot] },
      ).of('interception')[0].by;
    expect([by(1), by(2)].sort()).toEqual(['tanagra', 'thebes']);
  });
});
