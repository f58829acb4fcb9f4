import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game, type Position } from '../index.ts';
import { SPACES_EN } from '../text/phrases.ts';
import { loose } from './table.ts';

// Rulings that read a text: what they come to in the game.

const catalogue = readFileSync(new URL('../rules.md', import.meta.url), 'utf8');
const QUIET: Position = {
  turn: 3,
  player: 'athens',
  passed: { athens: true, sparta: true },
  leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
  rebellion: [],
  forces: { athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3 } },
};

describe('rulings on how the texts are read', () => {
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
  test('PW-R52 there is no 10.4, and every scenario is named in 10', () => {
    expect(catalogue).not.toMatch(/`PW-10\.4/);
    expect(game.scenarios.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['campaign', 'archidamian', 'decelean', 'fall-of-athens', 'first-war']),
    );
  });
  test('PW-R57 “Abdera Maranea” are two spaces', () => {
    const t = loose(
      { ...QUIET, phase: 'event', sci: { athens: 1, sparta: 1 }, passed: { athens: false, sparta: false } },
      { event: [2, 2] },
    );
    expect(t.of('allegiance').map(({ space }) => space)).toEqual(['abdera', 'maraneia']);
  });
  test('PW-R81 spaces are called by their canonical names, whatever the gazetteer spells', () => {
    const stated = /`PW-R81`.*Canonical = alias: (.*)\.$/m.exec(catalogue)?.[1].split('; ') ?? [];
    const canonical = stated.map(pair => pair.split(' = ')[0]);
    const people = ['Megalopolis', 'Sitalces', 'Phoebidas', 'Thrasyllus', 'Gylippus'];
    const names = Object.values(SPACES_EN);
    expect(canonical.filter(name => !names.includes(name) && !people.includes(name))).toEqual([]);
    const aliases = stated.flatMap(pair => pair.split(' = ')[1].split('/'));
    expect(names.filter(name => aliases.includes(name))).toEqual([]);
  });
  test('PW-R95 halves, thirds, quarters and tenths: which way each is rounded', () => {
    const auguries = loose(
      {
        ...QUIET,
        phase: 'another',
        passed: { athens: false, sparta: true },
        leaders: { ...QUIET.leaders, pericles: 'athens', cleon: 'tegea', nicias: 'samos' },
      },
      {},
    ).roll({ type: 'operate' }, { auguries: [1] });
    expect(auguries.of('auguries')).toMatchObject([{ modifiers: [{ rule: 'PW-5.3.1-c', by: 1 }] }]); // three: down
    const nine = 'oropus decelea panactum marathon sunium salamis aegina andros tinos'.split(' ');
    const will = (more: Position) =>
      loose({ ...QUIET, phase: 'bellicosity', turn: 10, ...more })
        .of('bellicosity')
        .map(({ now }) => now);
    expect(will({ sci: { athens: 3, sparta: 0 } })).toEqual([11, 10]); // half of three: down
    expect(will({ ravaged: nine })).toEqual([10, 10]); // nine tenths: down
    const peace: Position = { phase: 'surrender', bellicosity: { athens: 6, sparta: 6 } };
    expect(loose({ ...QUIET, ...peace }, { length: [3] }).of('armistice')).toMatchObject([{ turns: 2 }]); // half of three: up
    const surrender = loose({ ...QUIET, phase: 'surrender', turn: 3, bellicosity: { athens: 0, sparta: 5 } });
    expect(surrender.match.outcome?.detail.points).toBe(67); // a third of 200: up
  });
  test('PW-R147 no option makes a fortress fall by siege alone', () => {
    const options = game.options.map(({ id }) => id);
    expect(options).toEqual(expect.arrayContaining(['half-of-whole-force', 'amphipolis-barred']));
    expect(options.filter(id => id.includes('siege') || id.includes('fortress'))).toEqual([]);
  });
});
