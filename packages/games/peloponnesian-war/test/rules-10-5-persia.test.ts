import { describe, expect, test } from 'vitest';
import { event, HOMES, PERSIANS, sparta, spartan } from './sparta.ts';

const war = (position: object, rolls = {}) => sparta({ forces: HOMES, turn: 2, ...PERSIANS, ...position }, rolls);
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
    t.roll({ type: 'operate' });
    expect(t.of('no-auguries')).toHaveLength(1);
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
    expect(cut.of('income').find(one => one.side === 'athens' && one.city === undefined)).toMatchObject({ net: 0 }); // PW-8.1.3-a
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

describe('PW-E2 the events of The Fall of Sparta', () => {
  const happens = (sum: number, rolls = {}, more: object = {}) =>
    sparta({ phase: 'event', turn: 3, forces: HOMES, ...more }, { ...event(sum), ...rolls });
  test('PW-10.5.4.9-a its own table', () => {
    const names = [2, 3, 4, 6, 7, 8, 9, 10, 11].map(sum => happens(sum, {}).of('event')[0].event);
    expect(names).toEqual([
      'cinadon',
      'egypt-helps',
      'dionysius',
      'agenda',
      'democrats',
      'cunaxa',
      'leader-death',
      'long-walls',
      'artaxerxes-enters',
    ]);
  });
  test('PW-E2-2 Cinadon: on a 6 no Spartan is activated; once a game', () => {
    expect(happens(2, { 'revolt of Cinadon': [5] }).now.happened).toBe(0);
    const t = happens(2, { 'revolt of Cinadon': [6] });
    expect(t.now.bans & 64).toBe(64);
    const march = sparta(
      spartan({}, { bans: 64, forces: { ...HOMES, sparta: { 'spartan-hoplite': 4, 'spartan-allied-hoplite': 1 } } }),
    ).roll({ type: 'objective', space: 'tegea' });
    expect(march.why({ type: 'activate', unit: 'spartan-hoplite', count: 1 })).toBe('PW-E2-2');
    expect(march.why({ type: 'activate', unit: 'spartan-allied-hoplite', count: 1 })).toBeNull();
    expect(happens(2, {}, { happened: 1 }).of('no-effect')).toHaveLength(1);
  });
  test('PW-E2-3 Egypt: 500 for each city, four ships at Lindus, and a battle if somebody is there', () => {
    const t = happens(3, {}, { treasury: { athens: 0, sparta: 0 }, special: { thebes: 0 } });
    expect(t.now).toMatchObject({
      treasury: { athens: 500 },
      special: { thebes: 500 },
      forces: { lindus: { 'athenian-allied-naval': 4 } },
    });
    expect(happens(3, {}, { happened: 2 }).of('placed')).toEqual([]);
    const fight = happens(3, { 'battle of athens': [1], 'battle of sparta': [6] }, PERSIANS);
    expect(fight.of('battle')).toMatchObject([{ space: 'lindus', winner: 'persia' }]);
  });
  test('PW-E2-4-a PW-E2-4-b PW-E2-4-c PW-R70 Dionysius: ally, war with Carthage, master of Sicily', () => {
    const t = happens(4, {}, { treasury: { athens: 0, sparta: 0 } });
    expect(t.now).toMatchObject({ treasury: { sparta: 400 }, neutrals: { syracuse: true } });
    const sicily = {
      special: { dionysius: 1 },
      neutrals: { syracuse: true },
      forces: { ...HOMES, gela: { 'spartan-allied-hoplite': 1 }, tegea: { 'spartan-allied-hoplite': 1 } },
    };
    const lost = happens(4, { 'war with Carthage': [3] }, sicily);
    expect(lost.now.forces).not.toHaveProperty('gela');
    expect(lost.now.forces).toHaveProperty('tegea');
    expect(sparta(spartan({}, { special: { role: 'thebes', dionysius: 2 } })).why({ type: 'objective', space: 'gela' })).toBe(
      'PW-E2-4-b',
    );
    expect(happens(4, { 'war with Carthage': [4] }, sicily).now.special.dionysius).toBe(3);
    expect(happens(4, {}, { ...sicily, special: { dionysius: 3 } }).now.special).toMatchObject({ dionysius: 4, palette: 5 });
    const income = sparta({ phase: 'income', forces: HOMES, special: { dionysius: 4, palette: 5 } });
    expect(income.of('income').find(one => one.side === 'sparta')).toMatchObject({
      items: [{ by: 3500 }, { rule: 'PW-E2-4-c', by: 400 }],
    });
  });
  test('PW-E2-5-a PW-E2-5-c PW-R179 PW-0.8-e Sphodrias at Piraeus; Athens founds a league', () => {
    const t = happens(
      5,
      { 'which harmost': [2], siege: [4] },
      { forces: { ...HOMES, piraeus: { 'athenian-naval': 2, garrison: 1 } } },
    );
    expect(t.of('coup-by-surprise')).toMatchObject([{ harmost: 'sphodrias', sum: 4, success: true }]);
    expect(t.now.goingHome).toMatchObject({ 'athenian-naval': 2 });
    expect([t.seat, t.asks]).toEqual(['athens', 'islands']);
    expect(t.why({ type: 'found', space: 'ephesus' })).toBe('PW-E2-5-a');
    for (const space of ['naxos', 'chios', 'samos', 'paros']) t.roll({ type: 'found', space });
    expect(t.now.forces).toMatchObject({ paros: { 'athenian-allied-naval': 1, garrison: 1 } });
    expect(t.asks).not.toBe('islands');
    expect(happens(5, { siege: [1] }, { happened: 32 }).of('coup-by-surprise')).toMatchObject([{ harmost: 'phoebidas' }]);
    expect(happens(5, {}, { happened: 96 }).of('no-effect')).toHaveLength(1);
  });
  test('PW-E2-5-b Phoebidas takes the Cadmea; the Coalition is Athens until Thebes is free', () => {
    const t = happens(5, { 'which harmost': [4], siege: [2] });
    expect(t.of('coup-by-surprise')).toMatchObject([{ harmost: 'phoebidas', sum: 4, success: true }]);
    expect(t.now.special).toMatchObject({ cadmea: true, role: 'athens', palette: 7 });
    const drawn = sparta({ phase: 'commanders', turn: 3, forces: HOMES, special: { cadmea: true, role: 'athens', palette: 7 } });
    expect(drawn.of('commander-drawn')[0].from).toEqual(expect.arrayContaining(['pelopidas', 'epaminondas', 'iphicrates']));
    expect(happens(5, { 'which harmost': [4], siege: [1] }).now.special.cadmea).toBe(false);
    const next = sparta(
      {
        phase: 'turn',
        turn: 3,
        forces: { athens: HOMES.athens, sparta: HOMES.sparta },
        sci: { athens: -2, sparta: -2 },
        special: { cadmea: true, role: 'athens', palette: 7 },
      },
      event(9),
    );
    expect(next.of('role')).toMatchObject([{ role: 'athens', rule: 'PW-E2-5-b', die: null }]);
    expect(next.of('persia-enters')).toEqual([]);
    const freed = sparta({
      phase: 'control',
      forces: { thebes: { 'athenian-hoplite': 3 } },
      treasury: { athens: 0, sparta: 0 },
      special: { cadmea: true, role: 'athens', palette: 7, thebes: 0 },
    });
    expect(freed.of('thebes-freed')).toHaveLength(1);
    expect(freed.now.leaders).toMatchObject({ pelopidas: 'out', epaminondas: 'out' });
  });
  test('PW-E2-6-a PW-E2-6-b PW-R68 PW-R127 the agenda: each place once, Cytinium after Mantinea', () => {
    const agenda = (die: number, happened = 0) => happens(6, { 'agenda of Agesilaus': [die] }, { happened }).now.special.agenda;
    expect([agenda(2), agenda(3), agenda(4), agenda(5), agenda(6)]).toEqual([
      'elis',
      'mantineia',
      'mantineia',
      'olynthus',
      'olynthus',
    ]);
    expect(agenda(3, 256)).toBe('cytinium');
    expect(happens(6, { 'agenda of Agesilaus': [1, 5] }, { happened: 128 }).now.special.agenda).toBe('olynthus');
    expect(happens(6, {}, { happened: 128 + 256 + 512 + 1024 }).of('no-effect')).toHaveLength(1);
    const end = sparta({ phase: 'bellicosity', forces: { elis: { 'theban-hoplite': 1 } }, special: { agenda: 'elis' } });
    expect(end.of('bellicosity').find(one => one.side === 'sparta')).toMatchObject({
      modifiers: [{ rule: 'PW-E2-6-a', by: -1 }],
      now: 9,
    });
  });
  test('PW-E2-7-a PW-E2-7-b PW-R126 democrats rise against Sparta, not where it stands', () => {
    const t = happens(7, { rebellion: [3, 4], 'rebellion in': [] });
    expect(t.of('rebellion')[0]).toMatchObject({ space: 'lepreum' });
    const held = happens(7, { rebellion: [3, 4, 3, 4] }, { forces: { ...HOMES, lepreum: { 'spartan-allied-hoplite': 1 } } });
    expect(held.of('rebellion-roll')).toMatchObject([
      { space: 'lepreum', again: 'PW-R126' },
      { sum: 8, space: 'orchomenus' },
    ]);
  });
  test('PW-E2-8 Cunaxa: Cyrus wins, or the Ten Thousand come to Abydos and Persia enters', () => {
    expect(happens(8, { Cunaxa: [2] }, { treasury: { athens: 0, sparta: 0 } }).now).toMatchObject({
      treasury: { sparta: 1000 },
      special: { entered: false },
    });
    const t = happens(8, { Cunaxa: [3] });
    expect(t.now).toMatchObject({ forces: { abydos: { 'spartan-allied-hoplite': 3 } }, special: { entered: true } });
    expect(happens(8, {}, { happened: 4 }).of('no-effect')).toHaveLength(1);
  });
  test('PW-E2-9 commanders die on 1–4; Agesilaus does not', () => {
    const t = sparta(
      {
        phase: 'battles',
        bans: 8,
        forces: { platea: { 'theban-hoplite': 3, 'spartan-hoplite': 3 } },
        leaders: { ismenias: 'platea', agesilaus: 'platea', 'thrasybulus-fos': 'cup' },
      },
      { 'battle of athens': [4], 'battle of sparta': [2] },
    );
    expect(t.of('leader-died')).toMatchObject([{ leader: 'ismenias' }]);
  });
  test('PW-E2-10 PW-10.5.4.3-a the Long Walls are rebuilt, and Conon comes home', () => {
    expect(happens(10).now.special.noWalls).toBe(false);
    const t = happens(10, {}, PERSIANS);
    expect(t.now.leaders).toMatchObject({ 'persian-conon': 'out', pharnabazus: 'persian-navy' });
    expect(t.now.special.persians[1]).toMatchObject({ at: 'cyzicus', units: { 'persian-naval': 6, 'persian-cavalry': 4 } });
  });
  test('PW-E2-11 Artaxerxes: Persia enters, once', () => {
    expect(happens(11).of('persia-enters')).toMatchObject([{ rule: 'PW-E2-11' }]);
    expect(happens(11, {}, PERSIANS).of('no-effect')).toHaveLength(1);
  });
  test('PW-E2-12 PW-R106 gold: Sparta on 1–2, else the Coalition for the treasury of its choice', () => {
    expect(happens(12, { 'gold mine': [2] }, { treasury: { athens: 0, sparta: 0 } }).now.treasury.sparta).toBe(600);
    const t = happens(12, { 'gold mine': [3] }, { special: { thebes: 0 } });
    expect([t.seat, t.asks]).toEqual(['athens', 'goldMine']);
    expect(t.roll({ type: 'fund', from: 'thebes' }).now.special.thebes).toBe(600);
  });
});
