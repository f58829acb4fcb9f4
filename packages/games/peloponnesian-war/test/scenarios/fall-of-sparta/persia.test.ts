import { describe, expect, test } from 'vitest';
import { augury, persianMovers } from '../../../forecast/index.ts';
import type { View } from '../../../rules/view.ts';
import { event, HOMES, PERSIANS, sparta, spartan } from '../../sparta.ts';

const war = (position: object, rolls = {}) => sparta({ forces: HOMES, turn: 2, ...PERSIANS, ...position }, rolls);
const seen = (t: ReturnType<typeof sparta>) => t.match.see('athens').view as View;
const persians = (t: ReturnType<typeof sparta>) => t.now.special.persians;
/** The first operations of the turn; Thebes has the better commander and opens. */
const opens = (more: object = {}, forces: object = {}) =>
  war(
    {
      phase: 'operations',
      forces: { ...HOMES, ...forces },
      drawn: { athens: 'epaminondas', sparta: 'cleombrotus' },
      initialDone: { athens: false, sparta: false },
      operations: { athens: 0, sparta: 0 },
      ...more,
      leaders: {
        ...PERSIANS.leaders,
        ismenias: 'cup',
        agesilaus: 'cup',
        epaminondas: 'thebes',
        cleombrotus: 'sparta',
        ...((more as { leaders?: object }).leaders ?? {}),
      },
    },
    {},
  );

describe('PW-10.5.4.6 Persia', () => {
  test('PW-10.5.4.6-I PW-10.5.4.6-II PW-10.5.4.6-II-b PW-10.5-i Persia enters: Army, Navy and satrap; others there go home', () => {
    const t = sparta(
      {
        phase: 'event',
        turn: 2,
        forces: { ...HOMES, sardis: { 'spartan-allied-hoplite': 2 }, cyzicus: { 'athenian-allied-naval': 1 } },
      },
      { ...event(11), 'battle of': [] },
    );
    expect(t.of('persia-enters')).toHaveLength(1);
    expect(t.now.special).toMatchObject({
      entered: true,
      persians: [
        { at: 'sardis', units: { 'persian-cavalry': 10, 'persian-infantry': 4 } },
        { at: 'lindus', units: { 'persian-naval': 6 } },
        { at: 'cyzicus', units: { 'persian-cavalry': 4 } },
      ],
    });
    expect(t.now.leaders).toMatchObject({
      tissaphernes: 'persian-army',
      tiribazus: 'aside',
      'persian-conon': 'persian-navy',
      pharnabazus: 'satrap',
    });
    expect(t.now.forces).not.toHaveProperty('sardis');
    expect(t.now.held).toMatchObject({ sardis: 'persia', cyzicus: 'persia', lindus: 'persia' });
  });
  test('PW-10.5.4.6-III-a PW-11-e PW-R174 the Persians must intercept both sides', () => {
    const march = (side: string, leader: string, units: object) =>
      war({
        phase: 'expedition',
        player: side,
        initialDone: { athens: true, sparta: true },
        passed: { athens: side === 'sparta', sparta: side === 'athens' },
        leaders: { ...PERSIANS.leaders, [leader]: 'expedition' },
        forces: { ...HOMES, phocaea: side === 'sparta' ? { 'spartan-allied-hoplite': 1 } : { 'athenian-allied-hoplite': 1 } },
        operation: { side, leader, objective: 'smyrna', at: 'phocaea', units, route: [], next: 0, marching: false, plan: [] },
      }).roll({ type: 'march' }, { interception: [5] });
    expect(march('sparta', 'agesilaus', { 'spartan-allied-hoplite': 3 }).of('interception')).toMatchObject([
      { side: 'persia', by: 'sardis', success: true },
    ]);
    expect(march('athens', 'ismenias', { 'theban-hoplite': 3 }).of('interception')).toMatchObject([
      { side: 'persia', success: true },
    ]);
  });
  test('PW-10.5.4.6-III-a in the Combat Phase they fight whoever is near', () => {
    const t = war(
      { phase: 'battles', forces: { ...HOMES, ephesus: { 'spartan-allied-hoplite': 3 } } },
      { 'battle of athens': [6], 'battle of sparta': [1] },
    );
    expect(t.of('battle')).toMatchObject([{ winner: 'persia', forces: [{ side: 'persia' }, { side: 'sparta' }] }]);
    expect(t.now.forces).not.toHaveProperty('ephesus');
  });
  test('PW-10.5.4.6-III-b PW-10.5.4.6-III-f PW-R172 first defeat: Tiribazus; the second ends the Army', () => {
    const beaten = (leaders: object) =>
      war(
        {
          phase: 'battles',
          forces: { ...HOMES, sardis: { 'spartan-hoplite': 6, 'spartan-allied-hoplite': 12 } },
          leaders: { ...PERSIANS.leaders, agesilaus: 'sardis', ...leaders },
        },
        { 'battle of athens': [1], 'battle of sparta': [6] },
      );
    const first = beaten({});
    expect(first.of('persians-beaten')).toMatchObject([{ body: 'army', leader: 'tiribazus', rule: 'PW-10.5.4.6-III-b' }]);
    expect(first.now.leaders).toMatchObject({ tissaphernes: 'out', tiribazus: expect.stringMatching(/army|out/) });
    const second = beaten({ tissaphernes: 'out', tiribazus: 'persian-army' });
    expect(second.of('persians-leave')).toMatchObject([{ body: 'army', rule: 'PW-10.5.4.6-III-f' }]);
    expect(persians(second)[0]).toEqual({ at: null, units: {} });
    expect(first.now.score.sparta).toBe(10);
  });
  test('PW-10.5.4.6-III-b they make no roll to go home; beaten they return to Sardis', () => {
    const t = war({
      phase: 'homecoming',
      special: {
        ...PERSIANS.special,
        persians: [{ at: null, units: { 'persian-cavalry': 4 } }, PERSIANS.special.persians[1], PERSIANS.special.persians[2]],
      },
    });
    expect(t.of('going-home').map(one => one.leader)).not.toContain('tissaphernes');
    expect(t.of('persians-return')).toMatchObject([{ body: 'army', space: 'sardis' }]);
  });
  test('PW-10.5.4.6-III-c PW-10.5.4.6-IV-b losses are made good in construction', () => {
    const t = war({
      phase: 'construction',
      treasury: { athens: 0, sparta: 0 },
      special: {
        ...PERSIANS.special,
        thebes: 0,
        persians: [
          { at: 'smyrna', units: { 'persian-cavalry': 6, 'persian-infantry': 1 } },
          { at: 'lindus', units: { 'persian-naval': 2 } },
          { at: 'cyzicus', units: { 'persian-cavalry': 4 } },
        ],
      },
    });
    expect(t.of('persians-replace')).toMatchObject([
      { body: 'army', space: 'smyrna', count: 7 },
      { body: 'navy', count: 4 },
    ]);
    expect(persians(t)[0].units).toEqual({ 'persian-cavalry': 10, 'persian-infantry': 4 });
  });
  test('PW-10.5-e PW-R67 PW-10.5.4.6-III-d PW-10.5.4.6-III-e the Army moves first, free, within four of Sardis; then no auguries', () => {
    const t = opens({ special: { ...PERSIANS.special, role: 'anti-sparta', belligerent: true } });
    expect([t.seat, t.asks]).toEqual(['athens', 'persiansFirst']);
    expect(t.why({ type: 'persianArmy', space: 'thebes' })).toBe('PW-10.5.4.6-III-d');
    expect(t.why({ type: 'persianArmy', space: 'chios' })).toBe('PW-10.5.4.6-III-d');
    t.roll({ type: 'persianArmy', space: 'phocaea' });
    expect(persians(t)[0].at).toBe('phocaea');
    expect(t.now.ravaged).toContain('phocaea');
    expect(t.now.special.thebes).toBe(5000);
    expect([t.now.operations.athens, t.seat, t.asks]).toEqual([0, 'sparta', 'objective']);
    t.roll({ type: 'objective', space: 'tegea' })
      .roll({ type: 'activate', unit: 'spartan-hoplite', count: 1 })
      .roll({ type: 'march' });
    expect([t.seat, t.asks]).toEqual(['athens', 'another']);
    expect(augury(seen(t), 'athens')).toEqual({ none: 'PW-10.5.4.6-III-e' });
    expect(augury(seen(t), 'sparta')).toEqual({ by: 1, most: 5, chance: 4 / 6, rule: 'PW-11-f' });
    t.roll({ type: 'operate' });
    expect(t.of('no-auguries')).toHaveLength(1);
    expect(augury(seen(t), 'athens')).toEqual({ by: 0, most: 5, chance: 5 / 6, rule: 'PW-11-f' });
    expect(t.asks).toBe('objective');
    t.roll({ type: 'objective', space: 'tanagra' });
    expect(t.now.operation?.leader).toBe('epaminondas');
  });
  test('PW-10.5.4.6-III-e Persians count in no auguries', () => {
    const t = war({
      phase: 'another',
      player: 'athens',
      initialDone: { athens: true, sparta: true },
      passed: { athens: false, sparta: true },
    });
    t.roll({ type: 'operate' }, { auguries: [5] });
    expect(t.of('auguries')).toMatchObject([{ result: 5, favourable: true }]);
  });
  test('PW-10.5.4.6-III-f a player who controls Sardis ends the Army', () => {
    const t = war({
      phase: 'control',
      forces: { ...HOMES, sardis: { 'spartan-allied-hoplite': 2 } },
      treasury: { athens: 0, sparta: 0 },
      special: {
        ...PERSIANS.special,
        thebes: 0,
        persians: [{ at: null, units: { 'persian-cavalry': 3 } }, PERSIANS.special.persians[1], PERSIANS.special.persians[2]],
      },
    });
    expect(t.of('persians-leave')).toMatchObject([{ body: 'army', rule: 'PW-10.5.4.6-III-f' }]);
    expect(t.now.held.sardis).toBe('sparta');
  });
  test('PW-10.5.4.6-IV-a PW-10.5.4.6-IV-d PW-10.5.4.6-IV-e the Navy: the Coalition’s under Conon, in place of an operation, and it ravages nothing', () => {
    const asked = (player: string) =>
      war({
        phase: 'another',
        player,
        initialDone: { athens: true, sparta: true },
        passed: { athens: player === 'sparta', sparta: player === 'athens' },
      });
    expect(asked('sparta').why({ type: 'persianNavy', space: 'samos' })).toBe('PW-10.5.4.6-IV-a');
    expect(persianMovers(seen(asked('athens')))).toEqual({ army: 'athens', navy: 'athens' });
    const t = asked('athens').roll({ type: 'persianNavy', space: 'samos' });
    expect(t.of('auguries')).toEqual([]);
    expect(persians(t)[1].at).toBe('samos');
    expect(t.now.ravaged).toEqual([]);
    expect(t.now.held).toMatchObject({ samos: 'persia' });
    expect(t.now.held).not.toHaveProperty('lindus');
    expect(t.why({ type: 'persianNavy', space: 'chios' })).toBe('PW-10.5.4.6-I');
  });
  const pharnabazus = {
    leaders: { ...PERSIANS.leaders, 'persian-conon': 'out', conon: 'cup', pharnabazus: 'persian-navy' },
    special: {
      ...PERSIANS.special,
      persians: [
        PERSIANS.special.persians[0],
        { at: 'cyzicus', units: { 'persian-naval': 6, 'persian-cavalry': 4 } },
        { at: null, units: {} },
      ],
    },
  };
  test('PW-10.5.4.6-IV-a PW-10.5.4.6-IV-f under Pharnabazus it is Sparta’s, within two of Cyzicus', () => {
    const t = war({
      ...pharnabazus,
      phase: 'another',
      player: 'sparta',
      initialDone: { athens: true, sparta: true },
      passed: { athens: true, sparta: false },
    });
    expect(t.why({ type: 'persianNavy', space: 'samos' })).toBe('PW-10.5.4.6-IV-f');
    expect(persianMovers(seen(t))).toEqual({ army: 'athens', navy: 'sparta' });
    expect(persians(t.roll({ type: 'persianNavy', space: 'byzantium' }))[1].at).toBe('byzantium');
  });
  test('PW-10.5.4.6-IV-f the first defeat of the Navy: Conon for Athens, Pharnabazus at Cyzicus with his horsemen', () => {
    const t = war(
      { phase: 'battles', forces: { ...HOMES, lindus: { 'spartan-allied-naval': 10 } } },
      { 'battle of athens': [1], 'battle of sparta': [6] },
    );
    expect(t.of('navy-changes')).toMatchObject([{ rule: 'PW-10.5.4.6-IV-f', space: 'cyzicus' }]);
    expect(t.now.leaders).toMatchObject({ 'persian-conon': 'out', conon: 'cup', pharnabazus: 'persian-navy' });
    expect(persians(t)[1]).toMatchObject({ at: 'cyzicus', units: { 'persian-cavalry': 4 } });
  });
  test('PW-10.5.4.6-IV-c Cyzicus is no objective; the satrap comes back to it', () => {
    const t = sparta({ ...spartan({}), ...PERSIANS, phase: 'objective' });
    expect(t.why({ type: 'objective', space: 'cyzicus' })).toBe('PW-10.5.4.6-IV-c');
    expect(t.why({ type: 'objective', space: 'sardis' })).toBeNull();
    const back = war({
      phase: 'homecoming',
      special: {
        ...PERSIANS.special,
        persians: [PERSIANS.special.persians[0], PERSIANS.special.persians[1], { at: null, units: { 'persian-cavalry': 1 } }],
      },
    });
    expect(persians(back)[2]).toEqual({ at: 'cyzicus', units: { 'persian-cavalry': 4 } });
  });
  test('PW-10.5.4.6-V only Sardis, Cyzicus and where they stand is Persian', () => {
    const t = war({
      phase: 'control',
      treasury: { athens: 0, sparta: 0 },
      special: {
        ...PERSIANS.special,
        thebes: 0,
        persians: [
          { at: 'smyrna', units: { 'persian-cavalry': 10, 'persian-infantry': 4 } },
          PERSIANS.special.persians[1],
          PERSIANS.special.persians[2],
        ],
      },
    });
    expect(
      Object.entries(t.now.held)
        .flatMap(([space, by]) => (by === 'persia' ? [space] : []))
        .sort(),
    ).toEqual(['cyzicus', 'lindus', 'sardis', 'smyrna']);
  });
  test('PW-10.5.4.7-a PW-10.5.4.7-b PW-R173 the grain is cut: the King’s Peace', () => {
    const t = war({
      ...pharnabazus,
      phase: 'control',
      treasury: { athens: 0, sparta: 0 },
      bellicosity: { athens: 8, sparta: 7 },
      special: {
        ...pharnabazus.special,
        thebes: 0,
        persians: [pharnabazus.special.persians[0], { at: 'byzantium', units: { 'persian-naval': 6 } }, { at: null, units: {} }],
      },
    });
    expect(t.of('kings-peace')).toMatchObject([{ bellicosity: { athens: 6, sparta: 5 } }]);
    expect(persians(t).map(({ at }) => at)).toEqual([null, null, null]);
    expect(t.now.held).not.toHaveProperty('sardis');
    const cut = sparta({
      phase: 'control',
      forces: { ...HOMES, byzantium: { 'spartan-allied-naval': 1 } },
      treasury: { athens: 0, sparta: 0 },
    });
    expect(cut.of('kings-peace')).toHaveLength(1);
    expect(cut.of('income').find(one => one.side === 'athens' && one.city === 'athens')).toMatchObject({ net: 0 }); // PW-8.1.3-a
    const open = war({ phase: 'control', treasury: { athens: 0, sparta: 0 }, special: { ...PERSIANS.special, thebes: 0 } });
    expect(open.of('kings-peace')).toEqual([]);
    expect(
      sparta({
        phase: 'surrender',
        turn: 4,
        forces: { thebes: { 'spartan-hoplite': 1 }, athens: { 'spartan-hoplite': 1 } },
        bellicosity: { athens: 1, sparta: 5 },
        special: { kingsPeace: true },
      }).match.outcome,
    ).toBeNull();
  });
  test('PW-10.5.4.6 Persia enters, is beaten twice and leaves; the Coalition is Thebes, Athens and Anti-Sparta by turns', () => {
    const roles = new Set<unknown>();
    const role = (die: number, sci: number) =>
      sparta(
        { phase: 'turn', turn: 2, forces: HOMES, sci: { athens: sci, sparta: 1 } },
        { ...(sci > 0 ? { 'role of the Coalition': [die] } : {}), ...event(9) },
      );
    for (const t of [role(1, 1), role(4, 1), role(1, 0)]) roles.add(t.of('role')[0].role);
    expect([...roles].sort()).toEqual(['anti-sparta', 'athens', 'thebes']);
    const t = role(1, 0);
    expect(t.of('persia-enters')).toHaveLength(1);
    const army = { 'spartan-hoplite': 6, 'spartan-allied-hoplite': 12 };
    const won = { 'battle of athens': [1], 'battle of sparta': [6] };
    const once = sparta(
      {
        ...t.now,
        phase: 'battles',
        operation: null,
        forces: { ...HOMES, sparta: {}, sardis: army },
        leaders: { ...t.now.leaders, agesilaus: 'sardis' },
      },
      won,
    );
    expect(once.of('persians-beaten')).toHaveLength(1);
    const again = sparta(
      {
        ...t.now,
        phase: 'battles',
        operation: null,
        forces: { ...HOMES, sparta: {}, sardis: army },
        leaders: { ...t.now.leaders, agesilaus: 'sardis', tissaphernes: 'out', tiribazus: 'persian-army' },
      },
      won,
    );
    expect(again.of('persians-leave')).toMatchObject([{ body: 'army' }]);
  });
});
