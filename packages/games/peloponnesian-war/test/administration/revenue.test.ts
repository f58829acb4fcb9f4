import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { at, type Forces } from '../calm.ts';

describe('PW-8.1 revenue', () => {
  const income = (side: number, forces: Forces = {}, more: Position = {}) => at('control', forces, more).of('income')[side];
  const items = (side: number, forces: Forces = {}, more: Position = {}) =>
    (income(side, forces, more).items as { rule: string; by: number }[]).map(({ rule, by }) => `${rule} ${by}`);
  test('PW-8.1-a PW-8.1-b PW-8.1-c PW-8.1-d base income and 50 for each space harmed, once', () => {
    expect(items(1)).toEqual(['PW-8.1-a 2500']);
    expect(
      items(1, { tegea: { 'athenian-hoplite': 1 } }, { ravaged: ['tegea', 'elis', 'erineus'], rebellion: ['elis', 'pylos'] }),
    ).toEqual(['PW-8.1-a 2500', 'PW-8.1-b -150']);
    expect(items(0, {}, { ravaged: ['oropus'] })).toEqual(['PW-8.1-a 3500', 'PW-8.1-b -50', 'PW-8.1.5-a 1000']);
  });
  test('PW-8.1.1-a PW-R75 Thebes and Corinth 200 more', () => {
    expect(items(1, { thebes: { 'athenian-hoplite': 1 }, corinth: { 'athenian-hoplite': 1 } })).toEqual([
      'PW-8.1-a 2500',
      'PW-8.1-b -100',
      'PW-8.1.1-a -200',
      'PW-8.1.1-a -200',
    ]);
  });
  test('PW-8.1.2-a PW-8.1.2-b PW-R76 Sicily', () => {
    const active = { neutrals: { syracuse: true } as never };
    expect(items(1, {}, active)).toContain('PW-8.1.2-a 500');
    expect(items(1, { syracuse: { 'athenian-hoplite': 1 } }, active)).not.toContain('PW-8.1.2-a 500');
    const all = Object.fromEntries(
      'syracuse helorus camarina gela acragas selinus lilybaeum segesta panormus-sicily himera enna leontini catana messina'
        .split(' ')
        .map(id => [id, { 'athenian-allied-hoplite': 1 }]),
    );
    expect(items(0, all, active)).toContain('PW-8.1.2-b 1000');
    expect(items(0, { ...all, enna: {} }, active)).not.toContain('PW-8.1.2-b 1000');
  });
  test('PW-8.1.3-a PW-R78 the Euxine: only control cuts it', () => {
    expect(items(0, { byzantium: { 'spartan-hoplite': 1 } })).toContain('PW-8.1.3-a -1500');
    expect(items(0, {}, { rebellion: ['byzantium'] })).not.toContain('PW-8.1.3-a -1500');
  });
  test('PW-8.1.4-a PW-R77 Epidamnos with a way home free of enemy units; by the option through controlled spaces alone', () => {
    const strict = { options: { epidamnosThroughOwnSpaces: true } };
    expect(items(0, { epidamnos: { 'athenian-hoplite': 1 } })).toContain('PW-8.1.4-a 1000');
    expect(items(0, { epidamnos: { 'athenian-hoplite': 1 } }, strict)).not.toContain('PW-8.1.4-a 1000');
    const road = {
      epidamnos: { 'athenian-hoplite': 1 },
      macedonia: { 'athenian-hoplite': 1 },
      pella: { 'athenian-allied-cavalry': 1 },
    };
    expect(items(0, road, strict)).toContain('PW-8.1.4-a 1000');
    expect(items(0, { ...road, pella: { 'spartan-hoplite': 1 } }, strict)).not.toContain('PW-8.1.4-a 1000');
    // controlled by Athens, which was there first, but not free of enemy units
    const shared = { ...road, pella: { 'athenian-allied-cavalry': 1, 'spartan-hoplite': 1 } };
    const held = { epidamnos: 'athens', macedonia: 'athens', pella: 'athens' } as const;
    expect(items(0, road, { held, ...strict })).toContain('PW-8.1.4-a 1000');
    expect(items(0, shared, { held, ...strict })).not.toContain('PW-8.1.4-a 1000');
    expect(items(1, road)).not.toContain('PW-8.1.4-a 1000');
  });
  test('PW-8.1.5-a PW-8.1.5-b PW-8.1.5-c Eisphora: the player’s Athens, Attica untouched, no coup', () => {
    expect(items(0)).toContain('PW-8.1.5-a 1000');
    expect(items(0, {}, { player: 'sparta' })).not.toContain('PW-8.1.5-a 1000');
    expect(items(0, {}, { ravaged: ['panactum'] })).not.toContain('PW-8.1.5-a 1000');
    expect(items(0, { decelea: { 'spartan-hoplite': 1 } })).not.toContain('PW-8.1.5-a 1000');
    expect(items(0, {}, { bans: 1 })).not.toContain('PW-8.1.5-a 1000');
  });
  test('PW-8.1-e PW-R79 the net is added; below 0 counts as 0', () => {
    const t = at('control', {}, { helotCost: 1000 });
    expect(t.of('income')[1]).toMatchObject({ net: 1500, treasury: 3500 });
    const ruined = at(
      'income',
      {},
      {
        helotCost: 1000,
        held: Object.fromEntries(
          'thebes corinth pylos asine corone prasiae tegea elis megara'.split(' ').map(id => [id, 'athens']),
        ),
        ravaged:
          'sicyon pegae cenchreae epidaurus delium tanagra siphae heraclea cytinium leucas cyllene hermione methana troezen gythium mantinea methydrum caryae belmina cythera oeniadae cape-taenarum cape-scyllaeum epidaurus-limera nemea'.split(
            ' ',
          ),
      },
    );
    expect(ruined.of('income')[1].net).toBeGreaterThanOrEqual(0);
  });
});

describe('PW-8.1 revenue', () => {
  const items = (side: number, forces: Forces, more: Position = {}) =>
    (at('income', forces, more).of('income')[side].items as { rule: string; by: number }[]).map(
      ({ rule, by }) => `${rule} ${by}`,
    );
  test('PW-8.1.4-a PW-R77 Epidamnos is worth 1,000 to Sparta too, over spaces it controls and that no Athenian stands in', () => {
    const held = Object.fromEntries(
      'epidamnos macedonia pella dolopia ambracia amphilochia olpae idomene stratus aetolia aegitium eupalium amphissa delphi cytinium aeniania oeta pharsalus larisa thermopylae sollium anactorium leucas sybota'
        .split(' ')
        .map(id => [id, 'sparta']),
    );
    const strict = { options: { epidamnosThroughOwnSpaces: true } };
    expect(items(1, {}, { held, ...strict })).toContain('PW-8.1.4-a 1000');
    expect(items(1, {}, { held: { epidamnos: 'sparta' } })).toContain('PW-8.1.4-a 1000');
    expect(items(1, {}, { held: { epidamnos: 'sparta' }, ...strict })).not.toContain('PW-8.1.4-a 1000');
    const [enemy, both] = [{ 'athenian-hoplite': 1 }, { 'athenian-hoplite': 1, 'spartan-hoplite': 1 }];
    expect(items(1, { sybota: both, macedonia: both, corcyra: enemy }, { held, ...strict })).not.toContain('PW-8.1.4-a 1000');
  });
});
