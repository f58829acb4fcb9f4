import { describe, expect, test } from 'vitest';
import { ATHENS, as, athens, passes, SPARTA, sparta, taken, withForces } from '../nonplayer.ts';
import { loose } from '../table.ts';

describe('PW-5.2 step 1: defence', () => {
  test('PW-4.1.2-a PW-4.1.2-c PW-5.2-b PW-MS-a PW-R19 an Athenian Force within two of Sparta: 10H 1C go there', () => {
    const t = sparta(withForces({ pylos: { 'athenian-naval': 1 }, corone: { 'athenian-hoplite': 1 } }));
    expect(t.of('defence')).toMatchObject([{ rule: 'PW-MS-a', space: 'corone', holds: true }]);
    expect(t.of('force-required')).toMatchObject([{ required: { hoplite: 10, cavalry: 1, naval: 0 }, space: 'corone' }]);
    expect(t.now.strategy.sparta).toBe('attack-athens');
    expect(t.of('operation-ends')).toMatchObject([{ space: 'corone', units: { 'spartan-hoplite': 7 } }]);
  });
  test('PW-5.2-c PW-MS-e PW-M-b Argos before Thebes', () => {
    const t = passes(withForces({ argos: { 'athenian-hoplite': 1 }, thebes: { 'athenian-hoplite': 1 } }));
    expect(t.of('defence')[0]).toMatchObject({ space: 'argos' });
  });
  test('PW-MS-b PW-R21 after one a turn only a Force in no Spartan ZOI calls for another', () => {
    const covered = sparta({ ...withForces({ caryae: { 'athenian-hoplite': 1 }, tegea: {} }), answered: ['belmina'] });
    expect(covered.of('defence')[0]).toMatchObject({ holds: false });
    const far = passes({ ...withForces({ pylos: {}, methydrum: { 'athenian-hoplite': 1 } }), answered: ['belmina'] });
    expect(far.of('defence')[0]).toMatchObject({ space: 'methydrum' });
  });
  test('PW-MS-c Corinth and Thebes both taken: a die decides, both are answered', () => {
    const both = withForces({
      corinth: { 'athenian-hoplite': 1 },
      thebes: { 'athenian-hoplite': 1 },
      megara: { 'spartan-allied-hoplite': 8, 'spartan-allied-cavalry': 3 },
    });
    const t = sparta(both, { Corinth: [2] });
    expect(t.of('defence')[0]).toMatchObject({ rule: 'PW-MS-c', space: 'thebes' });
    const next = passes({ ...both, answered: ['thebes'] });
    expect(next.of('defence')[0]).toMatchObject({ space: 'corinth' });
  });
  test('PW-MS-d PW-R18 Syracuse in Athenian ZOI, hostages or not: the Attack Athens list', () => {
    const t = sparta(
      { ...withForces({ catana: { 'athenian-naval': 1 } }), hostages: { athens: false, sparta: true } },
      { objective: [4] },
    );
    expect(t.of('defence')).toMatchObject([{ rule: 'PW-MS-d' }]);
    expect(t.of('objective')).toMatchObject([{ space: 'panactum' }]);
  });
  test('PW-4.1.2-b when all is answered it goes back to its strategy', () => {
    const t = sparta({ ...withForces({ catana: { 'athenian-naval': 1 } }), answered: ['syracuse'] }, { objective: [5] });
    expect(t.of('defence')).toMatchObject([{ holds: false }]);
    expect(t.of('force-required')).toMatchObject([{ required: { hoplite: 12, cavalry: 2 } }]);
  });
  test('PW-MA-a PW-MA-b PW-R113 Athens: the list in order, then the neighbourhood of Proconnesus; 3H 3N; each once', () => {
    const forces = {
      ...ATHENS.forces,
      samos: { 'spartan-hoplite': 1 },
      chios: { 'spartan-hoplite': 1 },
      abydos: { 'spartan-hoplite': 1 },
    };
    const t = athens({ forces });
    expect(t.of('defence')[0]).toMatchObject({ rule: 'PW-MA-a', space: 'chios' });
    expect(t.of('force-required')[0]).toMatchObject({ required: { hoplite: 3, cavalry: 0, naval: 3 } });
    expect(athens({ forces, answered: ['chios'] }).of('defence')[0]).toMatchObject({ space: 'samos' });
    expect(athens({ forces, answered: ['chios', 'samos'] }).of('defence')[0]).toMatchObject({ space: 'abydos' });
    expect(athens({ forces, answered: ['chios', 'samos', 'abydos'] }).of('defence')[0]).toMatchObject({ holds: false });
  });
  test('PW-R20 PW-5.2-i PW-5.3.2-g a defence that cannot be formed is a pass', () => {
    const t = passes({ forces: { sparta: { 'home-guard': 3, 'spartan-hoplite': 2 }, caryae: { 'athenian-hoplite': 1 } } });
    expect(t.of('passed')).toMatchObject([{ side: 'sparta', rule: 'PW-5.2-i' }]);
  });
});

describe('PW-5.2 step 2: the objective', () => {
  test('PW-5.2-d PW-5.2-e PW-R34 area and space by two dice; one die against Athens', () => {
    const t = sparta(as('cut-loc'), { area: [6], objective: [3] });
    expect(t.of('objective-rolled')).toMatchObject([{ dice: [6, 3], area: 'island', space: 'naxos' }]);
    expect(sparta({}, { objective: [6] }).of('objective-rolled')).toMatchObject([{ dice: [6], area: null, space: 'decelea' }]);
  });
  test('PW-5.2-f a space it controls is rolled again', () => {
    const t = sparta({ ...as('cut-loc'), held: { naxos: 'sparta' } }, { area: [6, 6], objective: [3, 1] });
    expect(t.of('objective-rolled').map(({ again }) => again)).toEqual(['PW-5.2-f', null]);
  });
  test('PW-5.2-g PW-R29 PW-5.4-f Cause Rebellion: not a Force, a coalition space, a neutral Argos, a rebel', () => {
    const forces = { ...SPARTA.forces, naxos: { 'athenian-naval': 1 } };
    const t = sparta(
      { ...as('cause-rebellion'), forces, rebellion: ['andros'] },
      { area: [5, 5, 6, 5, 5], objective: [3, 2, 1, 1, 5], 'cause rebellion': [1] },
    );
    expect(t.of('objective-rolled').map(({ space, again }) => [space, again])).toEqual([
      ['naxos', 'PW-5.2-g'],
      ['chios', 'PW-5.2-g'],
      ['argos', 'PW-5.4-f'],
      ['andros', 'PW-R29'],
      ['tenedos', null],
    ]);
  });
  test('PW-5.2-m PW-R121 no legal objective left: it passes', () => {
    const t = passes({ held: { athens: 'sparta', panactum: 'sparta', decelea: 'sparta' } });
    expect(t.of('passed')).toMatchObject([{ rule: 'PW-5.2-m' }]);
  });
  test('PW-MA-n PW-R25 the fifth Helot space without a die; by the option without the second', () => {
    const held = { pylos: 'athens', asine: 'athens', corone: 'athens', prasiae: 'athens' };
    const t = athens({ held, answered: [] }, {});
    expect(t.of('objective-rolled')).toMatchObject([{ rule: 'PW-MA-n', dice: [], space: 'epidaurus-limera' }]);
    const byArea = athens({ held, answered: [], options: { helotSpaceByArea: true } }, { area: [5] });
    expect(byArea.of('objective-rolled')).toMatchObject([{ rule: 'PW-MA-n', dice: [5], space: 'epidaurus-limera' }]);
  });
  test('PW-MS-q PW-R24 Thrace counts as land: 2H march to Olynthus', () => {
    const t = sparta(as('cut-loc'), { area: [1], objective: [5] });
    expect(t.of('force-required')).toMatchObject([{ space: 'olynthus', required: { hoplite: 2, cavalry: 0, naval: 0 } }]);
    expect(t.of('route').at(-1)).toMatchObject({ to: 'olynthus', objective: true });
  });
  test('PW-MS-q PW-R24 PW-R37 Thrace by sea where no way leads there by land: Amphipolis barred', () => {
    const barred = sparta(
      { ...as('cut-loc'), options: { halfOfWholeForce: false, amphipolisBarred: true } },
      { area: [1], objective: [2] },
    );
    expect(barred.of('force-required')).toMatchObject([{ space: 'abdera', required: { hoplite: 2, cavalry: 0, naval: 2 } }]);
    const open = sparta(as('cut-loc'), { area: [1], objective: [2] });
    expect(open.of('force-required')).toMatchObject([{ space: 'abdera', required: { hoplite: 2, cavalry: 0, naval: 0 } }]);
  });
  test('PW-MS-r PW-R24 the Hellespont by land with Amphipolis friendly, where a way exists; else by sea', () => {
    const free = sparta(as('cut-loc'), { area: [3], objective: [3] });
    expect(free.of('force-required')).toMatchObject([{ space: 'cardia', required: { hoplite: 2, naval: 2 } }]);
    const friendly = sparta({ ...as('cut-loc'), held: { amphipolis: 'sparta' } }, { area: [3], objective: [3] });
    expect(friendly.of('force-required')).toMatchObject([{ required: { hoplite: 2, naval: 0 } }]);
    const asian = sparta({ ...as('cut-loc'), held: { amphipolis: 'sparta' } }, { area: [3], objective: [1] });
    expect(asian.of('force-required')).toMatchObject([{ space: 'abydos', required: { hoplite: 2, naval: 2 } }]);
  });
  test('PW-5.2-h PW-M-c the Force line by the kind of the objective', () => {
    const land = athens({}, { area: [2], objective: [3] });
    expect(land.of('force-required')).toMatchObject([{ space: 'tanagra', required: { hoplite: 7, cavalry: 2, naval: 0 } }]);
    const coast = athens({}, { area: [1], objective: [5] });
    expect(coast.of('force-required')).toMatchObject([{ space: 'megara', required: { hoplite: 4, cavalry: 0, naval: 4 } }]);
  });
});

describe('PW-5.2 steps 3 and 4: the Expedition', () => {
  test('PW-5.2.1-c PW-5.2.1-d PW-5.2.1-g need beyond the first level: the last of a type before the last of a space', () => {
    const forces = {
      athens: { 'athenian-hoplite': 1 },
      sparta: { 'home-guard': 3, 'spartan-hoplite': 7, 'spartan-cavalry': 1 },
      corinth: { 'spartan-allied-hoplite': 5, 'spartan-allied-cavalry': 1 },
    };
    const t = sparta({ forces }, { objective: [5] });
    expect(taken(t)).toEqual({
      sparta: { 'spartan-hoplite': 7, 'spartan-cavalry': 1 },
      corinth: { 'spartan-allied-hoplite': 5, 'spartan-allied-cavalry': 1 },
    });
  });
  test('PW-5.2.1-e own-coloured spaces are emptied before enemy-coloured ones', () => {
    const forces = {
      sparta: { 'home-guard': 3, 'spartan-hoplite': 10, 'spartan-cavalry': 2 },
      megara: { 'spartan-allied-hoplite': 1 },
      plataea: { 'spartan-allied-hoplite': 1 },
      thebes: { 'spartan-allied-hoplite': 1 },
    };
    const t = sparta({ forces }, { objective: [5] });
    expect(Object.keys(taken(t)).sort()).toEqual(['megara', 'sparta', 'thebes']);
  });
  test('PW-5.2.1-b PW-R32 equally near rally spaces by lot where it matters', () => {
    const forces = {
      sparta: { 'home-guard': 3, 'spartan-hoplite': 1 },
      tegea: { 'spartan-allied-hoplite': 2 },
      belmina: { 'spartan-allied-hoplite': 2 },
      prasiae: { 'spartan-allied-hoplite': 2 },
      corone: { 'spartan-allied-hoplite': 2 },
    };
    const t = sparta({ ...as('cut-loc'), forces }, { area: [1], objective: [5], equally: [2] });
    expect(Object.keys(taken(t))).toHaveLength(2);
  });
  test('PW-5.2-i PW-5.2-j PW-5.1.5-d PW-5.3.2-e not enough money: no Expedition, a pass', () => {
    const t = passes({ treasury: { athens: 0, sparta: 1000 } }, { objective: [5] });
    expect(t.of('gathering')).toMatchObject([{ cost: 1400, possible: false, rule: 'PW-5.3.2-e' }]);
    expect(t.of('passed')).toMatchObject([{ rule: 'PW-5.2-i' }]);
    expect(t.now.treasury.sparta).toBe(1000 + 2500); // nothing was spent; then the income
  });
  test('PW-5.3.2-f NP Athens keeps the Emergency Fund', () => {
    const t = loose({ ...ATHENS, treasury: { athens: 2000, sparta: 0 } }, { area: [2], objective: [3] });
    expect(t.of('gathering')).toMatchObject([{ rule: 'PW-5.3.2-f', cost: 1800, spendable: 1000, possible: false }]);
  });
  test('PW-5.2-k PW-R116 hoplites from Athens, ships from Piraeus, then by sea', () => {
    const t = athens({}, { area: [1], objective: [5] });
    expect(t.of('route').map(({ to }) => to)).toEqual(['piraeus', 'megara']);
    expect(t.of('operation-ends')).toMatchObject([{ space: 'megara', units: { 'athenian-hoplite': 4, 'athenian-naval': 4 } }]);
  });
  test('PW-R33 losses on the way are not made good', () => {
    const forces = { ...SPARTA.forces, athens: { 'athenian-hoplite': 1, 'athenian-cavalry': 1 } };
    const t = sparta(
      { forces },
      { objective: [5], route: [1, 2], interception: [4, 1], 'skirmish of athens': [3], 'skirmish of sparta': [1] },
    );
    expect(t.of('operation-ends')[0].units).toEqual({
      'spartan-hoplite': 6,
      'spartan-allied-hoplite': 5,
      'spartan-allied-cavalry': 2,
    });
  });
  test('PW-R140 national SP of a type before Allied ones of the same space', () => {
    const forces = { sparta: { 'home-guard': 3, 'spartan-hoplite': 1, 'spartan-allied-hoplite': 5 } };
    const t = sparta({ ...as('cut-loc'), forces }, { area: [1], objective: [5] });
    expect(taken(t)).toEqual({ sparta: { 'spartan-hoplite': 1, 'spartan-allied-hoplite': 1 } });
  });
  test('PW-R139 round Proconnesus the nearest first, of equally near ones by lot', () => {
    const forces = { ...ATHENS.forces, proconnesus: { 'spartan-hoplite': 1 }, abydos: { 'spartan-hoplite': 1 } };
    expect(athens({ forces }).of('defence')[0]).toMatchObject({ space: 'proconnesus' });
    const tied = { ...ATHENS.forces, byzantium: { 'spartan-hoplite': 1 }, cyzicus: { 'spartan-hoplite': 1 } };
    const drawn = (lot: number) => athens({ forces: tied }, { 'nearest to Proconnesus': [lot] }).of('defence')[0].space;
    expect([drawn(1), drawn(2)].sort()).toEqual(['byzantium', 'cyzicus']);
  });
  test('PW-5.4-h PW-M-d NP causes rebellion on 4–6; failure is no pass', () => {
    const good = sparta(as('cause-rebellion'), { area: [5], objective: [1], 'cause rebellion': [4] });
    expect(good.of('cause-rebellion')).toMatchObject([{ success: true, modifiers: [{ by: 2 }] }]);
    expect(good.now.rebellion).toEqual(['andros']);
    expect(good.of('operation-ends')).toMatchObject([
      { space: 'andros', units: { 'spartan-hoplite': 1, 'spartan-allied-naval': 1 } },
    ]);
    const bad = sparta(as('cause-rebellion'), { area: [5], objective: [1], 'cause rebellion': [3] });
    expect(bad.of('cause-rebellion')).toMatchObject([{ success: false }]);
    expect(bad.of('auguries')).toHaveLength(1); // it goes on to its next operation
  });
  test('PW-5.4-l after success without an Expedition it passes; the marker stays', () => {
    const t = passes(
      {
        ...as('cause-rebellion'),
        forces: { sparta: { 'home-guard': 3, 'spartan-hoplite': 1 }, corinth: { 'spartan-allied-naval': 1 } },
        treasury: { athens: 0, sparta: 200 },
      },
      { area: [5], objective: [1], 'cause rebellion': [6] },
    );
    expect(t.of('passed')).toMatchObject([{ rule: 'PW-5.2-i' }]);
    expect(t.of('rebellion')).toMatchObject([{ space: 'andros' }]);
  });
  test('PW-5.4-m NP without 100 talents passes', () => {
    const t = passes({ ...as('cause-rebellion'), treasury: { athens: 0, sparta: 50 } }, { area: [5], objective: [1] });
    expect(t.of('passed')).toMatchObject([{ rule: 'PW-5.4-m' }]);
  });
  test('PW-5.3.1-b PW-5-a PW-5.3.2-c NP’s auguries +1; without commanders it passes', () => {
    const t = loose({ ...SPARTA, phase: 'nonplayer-continuing' }, { auguries: [5] });
    expect(t.of('auguries')).toMatchObject([{ result: 6, favourable: false }]);
    const leaders = Object.fromEntries(
      'archidamus brasidas agis gylippus mindarus pleistoanax callicratides lysander'.split(' ').map(id => [id, 'out']),
    );
    expect(loose({ ...SPARTA, phase: 'nonplayer-continuing', leaders }, { auguries: [1] }).of('passed')).toMatchObject([
      { rule: 'PW-5.3.2-c' },
    ]);
  });
  test('PW-E-12-a NP at its limit passes', () => {
    const t = loose({
      ...SPARTA,
      phase: 'nonplayer-continuing',
      operations: { athens: 0, sparta: 2 },
      mostOperations: { athens: 99, sparta: 2 },
    });
    expect(t.of('passed')).toMatchObject([{ rule: 'PW-E-12-a' }]);
  });
  test('PW-0.5-q PW-5.1.3-d NP never sails over the open sea: to Syracuse it goes round', () => {
    const t = athens(
      { neutrals: { syracuse: true } as never, forces: { ...ATHENS.forces, syracuse: { 'spartan-allied-hoplite': 1 } } },
      { area: [3], objective: [1] },
    );
    expect(t.of('storm')).toEqual([]);
  });
});
