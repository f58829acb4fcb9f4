import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { loose, type Rolls, Table } from '../table.ts';

const CALM: Position = {
  turn: 3,
  player: 'athens',
  leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
  rebellion: [],
  treasury: { athens: 2000, sparta: 2000 },
  passed: { athens: true, sparta: true },
};
type Forces = NonNullable<Position['forces']>;
const HOMES: Forces = { athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3 } };
const at = (
  phase: NonNullable<Position['phase']>,
  forces: Forces,
  more: Position = {},
  rolls: Rolls = {},
  scenario = 'campaign',
) => loose({ ...CALM, phase, forces: { ...HOMES, ...forces }, ...more }, rolls, scenario);

describe('PW-7 the Rebellion Phase', () => {
  const tested = (forces: Forces, more: Position) => at('rebellion', forces, more).of('rebellion-tested')[0];
  test('PW-7.1-a PW-7.1-b PW-7.1-c quelled in own ZOI alone; not in none, the enemy’s, or both', () => {
    expect(tested({ samos: { 'athenian-naval': 1 } }, { rebellion: ['icaros'] })).toMatchObject({
      quelled: true,
      own: true,
      enemy: false,
    });
    expect(tested({}, { rebellion: ['icaros'] })).toMatchObject({ quelled: false, own: false, enemy: false });
    expect(tested({ patmos: { 'spartan-naval': 1 } }, { rebellion: ['icaros'] })).toMatchObject({ quelled: false, enemy: true });
    expect(tested({ samos: { 'athenian-naval': 1 }, patmos: { 'spartan-naval': 1 } }, { rebellion: ['icaros'] })).toMatchObject({
      quelled: false,
      own: true,
      enemy: true,
    });
    expect(tested({ tegea: { 'spartan-cavalry': 1 } }, { rebellion: ['mantineia'] })).toMatchObject({ quelled: true });
  });
  const rolled = (forces: Forces, more: Position, rolls: Rolls = {}) => at('spread', forces, more, rolls);
  test('PW-7.2-a PW-7.2-c PW-7.2-d PW-7.2-e one roll for each neighbour of the same League without its own unit; 6 rebels, and infects nobody yet', () => {
    const t = rolled({ thasos: { 'athenian-naval': 1 } }, { rebellion: ['amphipolis'] }, { 'rebellion in stagirus': [6] });
    expect(t.of('spread-roll').map(({ space, success }) => [space, success])).toEqual([
      ['stagirus', true],
      ['abdera', false],
    ]);
    const two = rolled({}, { rebellion: ['abdera', 'amphipolis'] });
    expect(two.of('spread-roll').filter(({ space }) => space === 'thasos')).toHaveLength(1);
  });
  test('PW-7.2-b +2 in an enemy ZOI, also beside a friendly one', () => {
    const t = rolled(
      { amphipolis: { 'spartan-allied-cavalry': 1 } },
      { rebellion: ['amphipolis'] },
      { 'rebellion in abdera': [4] },
    );
    expect(t.of('spread-roll').find(({ space }) => space === 'abdera')).toMatchObject({
      success: true,
      modifiers: [{ rule: 'PW-7.2-b', by: 2 }],
    });
  });
  test('PW-7.2-f PW-7.2-h neutrals and home spaces neither catch nor pass it on', () => {
    const t = rolled({}, { rebellion: ['caryae', 'decelea', 'melos'] });
    const spaces = t.of('spread-roll').map(({ space }) => space);
    expect(spaces).not.toContain('sparta');
    expect(spaces).not.toContain('athens');
    expect(rolled({}, { rebellion: ['melos'] }).of('spread-roll')).toEqual([]);
  });
  test('PW-7.2-g PW-2-f what was quelled this turn spreads nothing', () => {
    const t = at('rebellion', { samos: { 'athenian-naval': 1 } }, { rebellion: ['icaros'] });
    expect(t.of('spread-roll')).toEqual([]);
  });
  test('PW-7.2-a PW-3.3-c PW-INV-m an enemy unit in it, or a space no longer friendly, does not roll', () => {
    const t = rolled({ stagirus: { 'spartan-hoplite': 1 } }, { rebellion: ['amphipolis'] });
    expect(t.of('spread-roll').map(({ space }) => space)).toEqual(['thasos', 'abdera']);
  });
});

describe('PW-7.3 the Helots', () => {
  const five = (unit: Record<string, number>) =>
    Object.fromEntries('pylos asine corone prasiae epidaurus-limeria'.split(' ').map(space => [space, unit]));
  const ALL = five({ 'athenian-allied-hoplite': 1 });
  const sparta = { sparta: { 'home-guard': 3, 'spartan-hoplite': 5 } };
  test('PW-7.3-a PW-7.3-c PW-7.3-d PW-7.3-e PW-7.3-f PW-7.3-g a new revolt', () => {
    const t = at('helots', { ...ALL, ...sparta });
    expect(t.of('helots')).toMatchObject([{ rule: 'PW-7.3-c', lost: 2, bellicosity: 8 }]);
    expect(t.now).toMatchObject({ helots: true, forces: { sparta: { 'home-guard': 3, 'spartan-hoplite': 3 } } });
    expect(t.of('income')[1].items).toEqual(expect.arrayContaining([{ rule: 'PW-7.3-f', by: -500 }]));
  });
  test('PW-7.3-h the revolt goes on', () => {
    const t = at('helots', { ...ALL, ...sparta }, { helots: true });
    expect(t.of('helots')).toMatchObject([{ rule: 'PW-7.3-h', lost: 0, bellicosity: 8 }]);
    expect(t.of('income')[1].items).toEqual(expect.arrayContaining([{ rule: 'PW-7.3-h', by: -1000 }]));
  });
  test('PW-7.3-b PW-7.3-i PW-R74 one of the five Spartan, by a unit or by emptiness: nothing', () => {
    const { asine: _, ...four } = ALL;
    expect(at('helots', { ...four, ...sparta }).now.helots).toBe(false);
    expect(at('helots', { ...ALL, ...sparta, asine: { 'spartan-hoplite': 1 } }).now.bellicosity.sparta).toBe(10);
  });
  test('PW-7.3.1-a PW-7.3.1-b it ends when one is retaken, and can begin anew', () => {
    const { asine: _, ...four } = ALL;
    const t = at('helots', { ...four, ...sparta }, { helots: true });
    expect(t.of('helots')).toMatchObject([{ rule: 'PW-7.3.1-a', revolt: 'ends' }]);
    expect(t.now.helots).toBe(false);
  });
  test('PW-R73 only as many as there are, and never the Home Guard', () => {
    expect(at('helots', { ...ALL, sparta: { 'home-guard': 3, 'spartan-hoplite': 1 } }).now.forces.sparta).toEqual({
      'home-guard': 3,
    });
  });
});

describe('PW-6.9 Chios and Samos', () => {
  test('PW-6.9-a PW-P-p while Chios is lost Samos takes what was meant for it', () => {
    const t = at('going-home', {}, { goingHome: { 'athenian-allied-naval': 4 }, rebellion: ['chios'] });
    expect(t.of('placed').map(({ space, count, rule }) => [space, count, rule])).toEqual([
      ['corcyra', 2, 'PW-P-f'],
      ['samos', 2, 'PW-P-f'],
      ['chios', 2, 'PW-6.9-c'], // their ZOI quells Chios in 7.1
    ]);
  });
  test('PW-6.9-a PW-R119 a Chios that has fallen this very turn is lost: Samos, and nobody goes back to the Spartans in it', () => {
    const t = at('homecoming-placement', { chios: { 'spartan-hoplite': 1 } }, { goingHome: { 'athenian-allied-naval': 4 } });
    expect(t.of('placed').map(({ space, count }) => [space, count])).toEqual([
      ['corcyra', 2],
      ['samos', 2],
    ]);
    expect(t.now.forces.chios).toEqual({ 'spartan-hoplite': 1 });
  });
  test('PW-6.9-b PW-R120 PW-P-e both lost: all to Corcyra; all three lost: Piraeus, then nobody', () => {
    const lost = (rebellion: string[], more: Position = {}) =>
      at('going-home', {}, { goingHome: { 'athenian-allied-naval': 3 }, rebellion, ...more }).told.filter(
        ({ kind }) => kind === 'placed' || kind === 'no-place',
      );
    expect(lost(['chios', 'samos'])).toMatchObject([{ space: 'corcyra', count: 3 }]);
    expect(lost(['chios', 'samos', 'corcyra'])).toMatchObject([{ space: 'piraeus', count: 3 }]);
    expect(lost(['chios', 'samos', 'corcyra', 'piraeus'])).toMatchObject([{ kind: 'no-place', count: 3 }]);
  });
  test('PW-6.9-c PW-R120 Chios friendly again: the Allied SP leave Samos; not if it was never lost', () => {
    const samos = { samos: { 'athenian-allied-naval': 2, 'athenian-naval': 1 } };
    expect(at('helots', samos, { chiosLost: true }).now.forces).toMatchObject({
      chios: { 'athenian-allied-naval': 2 },
      samos: { 'athenian-naval': 1 },
    });
    expect(at('helots', samos).now.forces.samos).toEqual({ 'athenian-allied-naval': 2, 'athenian-naval': 1 });
  });
});

describe('PW-P the Post-Combat Movement Table', () => {
  const place = (units: Record<string, number>, forces: Forces = {}, more: Position = {}, rolls: Rolls = {}) =>
    at('going-home', forces, { goingHome: units, ...more }, rolls);
  const where = (t: { of(kind: string): readonly { [field: string]: unknown }[] }) =>
    Object.fromEntries(t.of('placed').map(({ space, count }) => [space, count]));
  const ACTIVE = { neutrals: { argos: true, syracuse: true, persia: true, macedonia: 'athens' } as never };
  test('PW-P-a PW-P-b PW-P-g PW-P-k PW-P-i PW-P-m PW-P-o PW-P-q national SP', () => {
    expect(where(place({ 'athenian-hoplite': 2 }))).toEqual({ athens: 2 });
    expect(where(place({ 'athenian-cavalry': 2 }))).toEqual({ athens: 2 });
    expect(where(place({ 'spartan-hoplite': 2 }))).toEqual({ sparta: 2 });
    expect(where(place({ 'spartan-cavalry': 2 }))).toEqual({ sparta: 2 });
    expect(where(place({ 'athenian-naval': 2 }))).toEqual({ piraeus: 2 });
    expect(where(place({ 'spartan-naval': 2 }))).toEqual({ gythium: 2 });
    expect(where(place({ 'home-guard': 3 }, { sparta: {} }))).toEqual({ sparta: 3 });
  });
  test('PW-P-h PW-6.8-a PW-6.8-b PW-R39 Athenian Allied hoplites: Amphipolis 1, Argos 4, Larisa 2, the rest halved', () => {
    expect(where(place({ 'athenian-allied-hoplite': 9 }, {}, ACTIVE))).toEqual({
      amphipolis: 1,
      argos: 4,
      larisa: 2,
      corcyra: 1,
      chios: 1,
    });
    expect(where(place({ 'athenian-allied-hoplite': 5 }, { amphipolis: { 'athenian-allied-hoplite': 1 } }))).toEqual({
      larisa: 2,
      corcyra: 1,
      chios: 1,
    });
  });
  test('PW-P-j Spartan Allied hoplites: Syracuse to 2, then Corinth and Thebes', () => {
    expect(where(place({ 'spartan-allied-hoplite': 6 }, {}, ACTIVE))).toEqual({ syracuse: 2, corinth: 2, thebes: 2 });
    expect(where(place({ 'spartan-allied-hoplite': 4 }))).toEqual({ corinth: 2, thebes: 2 });
  });
  test('PW-P-l Athenian Allied cavalry: Pella to 2, then Larisa', () => {
    expect(where(place({ 'athenian-allied-cavalry': 5 }))).toEqual({ pela: 2, larisa: 3 });
    expect(where(place({ 'athenian-allied-cavalry': 5 }, {}, { neutrals: { macedonia: 'sparta' } as never }))).toEqual({
      larisa: 5,
    });
  });
  test('PW-P-n PW-R40 Spartan Allied cavalry: Sardis 3, Pella 2, Syracuse 2, Thebes', () => {
    expect(
      where(
        place(
          { 'spartan-allied-cavalry': 9 },
          {},
          { neutrals: { argos: true, syracuse: true, persia: true, macedonia: 'sparta' } as never },
        ),
      ),
    ).toEqual({ sardis: 3, pela: 2, syracuse: 2, thebes: 2 });
    expect(where(place({ 'spartan-allied-cavalry': 2 }))).toEqual({ thebes: 2 });
  });
  test('PW-P-r PW-5.5.3-c Spartan Allied ships: Syracuse to 2, Corinth, Gythium, nowhere; not where the enemy stands', () => {
    expect(where(place({ 'spartan-allied-naval': 3 }, {}, ACTIVE))).toEqual({ syracuse: 2, corinth: 1 });
    expect(where(place({ 'spartan-allied-naval': 3 }, { syracuse: { 'athenian-hoplite': 1 } }, ACTIVE))).toEqual({ corinth: 3 });
    expect(where(place({ 'spartan-allied-naval': 3 }, { corinth: { 'athenian-hoplite': 1 } }))).toEqual({ gythium: 3 });
    expect(
      place({ 'spartan-allied-naval': 3 }, { corinth: { 'athenian-hoplite': 1 }, gythium: { 'athenian-hoplite': 1 } }).of(
        'no-place',
      ),
    ).toHaveLength(1);
  });
  test('PW-P-q Spartan ships: Gythium, Corinth, nowhere', () => {
    expect(where(place({ 'spartan-naval': 1 }, { gythium: { 'athenian-hoplite': 1 } }))).toEqual({ corinth: 1 });
  });
  test('PW-P-c PW-P-d PW-R41 PW-R142 PW-R119 PW-R104 captured or rebel places are skipped; the last resort', () => {
    expect(
      where(place({ 'athenian-allied-cavalry': 3 }, {}, { rebellion: ['larisa'], neutrals: { macedonia: null } as never })),
    ).toEqual({ athens: 3 });
    expect(where(place({ 'spartan-allied-hoplite': 3 }, {}, { held: { corinth: 'athens', thebes: 'athens' } }))).toEqual({
      sparta: 3,
    });
    expect(where(place({ 'athenian-naval': 3 }, { piraeus: { 'spartan-hoplite': 1 } }))).toEqual({ corcyra: 3 });
    const t = place({ 'athenian-naval': 3 }, { piraeus: { 'spartan-hoplite': 1 } }, { rebellion: ['corcyra', 'chios', 'samos'] });
    expect(t.of('no-place')).toMatchObject([{ count: 3 }]);
    expect(t.now.lost).toEqual({});
  });
  test('PW-R119 a home space is open in 5.9 though the enemy stands there, and not after the battles', () => {
    expect(where(place({ 'athenian-hoplite': 2 }, { athens: { 'spartan-hoplite': 1 } }))).toMatchObject({ athens: 2 });
    const later = at('homecoming', { athens: { 'spartan-hoplite': 1 } }, { goingHome: { 'athenian-hoplite': 2 } });
    expect(later.of('no-place')).toMatchObject([{ unit: 'athenian-hoplite', count: 2 }]);
  });
  test('PW-P-f PW-R38 the odd SP: the player’s choice; NP by die', () => {
    const t = place({ 'athenian-allied-naval': 3 });
    expect(t.asks).toBe('odd');
    expect(t.why({ type: 'send', space: 'athens' })).toBe('PW-P-f');
    const again = loose(t.now);
    expect(again.match.legal('player')).toEqual(t.match.legal('player'));
    t.roll({ type: 'send', space: 'chios' });
    expect(t.now.forces).toMatchObject({ corcyra: { 'athenian-allied-naval': 1 }, chios: { 'athenian-allied-naval': 2 } });
    expect(where(place({ 'spartan-allied-hoplite': 1 }, {}, {}, { odd: [3] }))).toEqual({ corinth: 1 });
    expect(where(place({ 'spartan-allied-hoplite': 1 }, {}, {}, { odd: [4] }))).toEqual({ thebes: 1 });
  });
  test('PW-R112 after the plague no Allied SP in Athens or Piraeus', () => {
    const t = place({ 'athenian-allied-naval': 2 }, {}, { bans: 4, rebellion: ['chios', 'samos', 'corcyra'] });
    expect(t.of('no-place')).toHaveLength(1);
  });
  test('PW-10.2.3-d in the Fall of Athens Larisa is Athens', () => {
    const t = at(
      'going-home',
      { amphipolis: { 'athenian-allied-hoplite': 1 } },
      {
        goingHome: { 'athenian-allied-cavalry': 2 },
        rebellion: [],
        neutrals: { macedonia: 'sparta', argos: false, syracuse: false } as never,
      },
      {},
      'fall-of-athens',
    );
    expect(where(t)).toEqual({ athens: 2 });
  });
});

describe('PW-8 the Administrative Phase', () => {
  const income = (side: number, forces: Forces = {}, more: Position = {}) => at('control', forces, more).of('income')[side];
  const items = (side: number, forces: Forces = {}, more: Position = {}) =>
    (income(side, forces, more).items as { rule: string; by: number }[]).map(({ rule, by }) => `${rule} ${by}`);
  test('PW-8-a PW-0.5-f PW-0.5-g PW-5.2.1-f PW-R2 control is assessed anew: by unit, else by colour', () => {
    const t = at('control', { tegea: { 'athenian-hoplite': 1 } }, { held: { heraclea: 'athens' } });
    expect(t.now.held).toMatchObject({ tegea: 'athens' });
    expect(t.now.held.heraclea).toBeUndefined(); // PW-5.2.1-f
    expect(t.of('control')).toMatchObject([{ athens: ['tegea'], sparta: ['heraclea'], nobody: [] }]);
  });
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
  test('PW-8.1.4-a PW-R77 Epidamnos with a way home through controlled spaces', () => {
    expect(items(0, { epidamnos: { 'athenian-hoplite': 1 } })).not.toContain('PW-8.1.4-a 1000');
    const road = {
      epidamnos: { 'athenian-hoplite': 1 },
      macedonia: { 'athenian-hoplite': 1 },
      pela: { 'athenian-allied-cavalry': 1 },
    };
    expect(items(0, road)).toContain('PW-8.1.4-a 1000');
    expect(items(0, { ...road, pela: { 'spartan-hoplite': 1 } })).not.toContain('PW-8.1.4-a 1000');
    // controlled by Athens, which was there first, but not free of enemy units
    const shared = { ...road, pela: { 'athenian-allied-cavalry': 1, 'spartan-hoplite': 1 } };
    const held = { epidamnos: 'athens', macedonia: 'athens', pela: 'athens' } as const;
    expect(items(0, road, { held })).toContain('PW-8.1.4-a 1000');
    expect(items(0, shared, { held })).not.toContain('PW-8.1.4-a 1000');
    expect(items(1, road)).not.toContain('PW-8.1.4-a 1000');
  });
  test('PW-8.1.5-a PW-8.1.5-b PW-8.1.5-c Eisphora: the player’s Athens, Attica untouched, no coup', () => {
    expect(items(0)).toContain('PW-8.1.5-a 1000');
    expect(items(0, {}, { player: 'sparta' })).not.toContain('PW-8.1.5-a 1000');
    expect(items(0, {}, { ravaged: ['panactum'] })).not.toContain('PW-8.1.5-a 1000');
    expect(items(0, { decelea: { 'spartan-hoplite': 1 } })).not.toContain('PW-8.1.5-a 1000');
    expect(items(0, {}, { bans: 1 })).not.toContain('PW-8.1.5-a 1000');
  });
  test('PW-R180 PW-5.5.3-c Iasus falls while Athenians stand in Sardis: the horsemen go where the table sends them', () => {
    const forces = { iasus: { 'spartan-hoplite': 1 }, sardis: { 'athenian-hoplite': 2 } };
    const t = at('control', forces, { neutrals: { persia: true } as never, held: { sardis: 'athens' } });
    expect(t.now.forces.sardis).toEqual({ 'athenian-hoplite': 2 });
    t.roll({ type: 'enough' });
    expect(t.of('placed')).toMatchObject([{ unit: 'spartan-allied-cavalry', count: 3, space: 'thebes' }]);
    expect(t.now.neutrals.iasus).toBe(true);
  });
  test('PW-E-5-b PW-E-5-c PW-R133 Persian gold, and more with Iasus', () => {
    const persia = { neutrals: { persia: true } as never };
    expect(items(1, {}, persia)).toContain('PW-E-5-b 500');
    const t = at('control', { iasus: { 'spartan-hoplite': 1 } }, persia);
    expect(t.now.forces.sardis).toEqual({ 'spartan-allied-cavalry': 3 });
    expect(t.of('income')[1].items).toEqual(expect.arrayContaining([{ rule: 'PW-E-5-c', by: 500 }]));
    expect(
      at('control', { iasus: { 'spartan-hoplite': 1 } }, { neutrals: { persia: true, iasus: true } as never }).now.forces.sardis,
    ).toBeUndefined();
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
          'sicyon pegae cenchrae epidaurus delium tanagra siphiae heraclea cytinium leucas cyllene hermione methana troezen gythium mantineia methydrum caryae belmina cythera oeniadae cape-taenarum cape-seyllaecum epidaurus-limeria nemea'.split(
            ' ',
          ),
      },
    );
    expect(ruined.of('income')[1].net).toBeGreaterThanOrEqual(0);
  });
  test('PW-8.2-a PW-8.2-b PW-8.1.6-a three SP at 200 for the player, within the Emergency Fund', () => {
    const t = at('construction', {}, { treasury: { athens: 9000, sparta: 0 } });
    for (let n = 0; n < 2; n++) t.roll({ type: 'build', unit: 'athenian-naval' });
    expect(t.now.treasury.athens).toBe(8600);
    expect(t.why({ type: 'build', unit: 'spartan-hoplite' })).toBe('PW-8.2-b');
    expect(t.why({ type: 'build', unit: 'home-guard' })).toBe('PW-8.2-h');
    const poor = at('construction', {}, { treasury: { athens: 1250, sparta: 0 } });
    poor.roll({ type: 'build', unit: 'athenian-naval' }, { side: [1], event: [5, 6] });
    expect(poor.now.phase).not.toBe('build'); // the fund stops it by itself
    expect(poor.of('built')).toHaveLength(1);
  });
  test('PW-8.2-b overspending: a fourth SP is not to be had', () => {
    const t = loose({ ...CALM, phase: 'build', forces: HOMES, budget: 0, treasury: { athens: 9000, sparta: 0 } });
    expect(t.why({ type: 'build', unit: 'athenian-naval' })).toBe('PW-8.2-b');
  });
  test('PW-8.1.6-a building below 1,000 is refused', () => {
    const t = loose({ ...CALM, phase: 'build', forces: HOMES, budget: 3, treasury: { athens: 1150, sparta: 0 } });
    expect(t.why({ type: 'build', unit: 'athenian-naval' })).toBe('PW-8.1.6-a');
  });
  const rebuilt = (lost: Record<string, number>, treasury: number, rolls: Rolls = {}) =>
    at('construction', {}, { lost, treasury: { athens: 1000, sparta: treasury } }, { ...rolls, side: [1], event: [5, 6] })
      .of('built')
      .filter(({ side }) => side === 'sparta')
      .map(({ unit }) => unit);
  test('PW-8.2-c PW-8.2-d PW-8.2-e PW-8.2-f PW-8.2-h PW-R80 PW-INV-k NP rebuilds what it lost, at most three, by lot, keeping 1,000', () => {
    expect(rebuilt({ 'spartan-hoplite': 2 }, 5000)).toEqual(['spartan-hoplite', 'spartan-hoplite']);
    expect(rebuilt({ 'spartan-hoplite': 2, 'spartan-allied-naval': 2 }, 5000, { 'SP to rebuild': [3, 1] })).toEqual([
      'spartan-allied-naval',
      'spartan-hoplite',
      expect.any(String),
    ]);
    expect(rebuilt({ 'spartan-hoplite': 3 }, 1400)).toEqual(['spartan-hoplite', 'spartan-hoplite']);
    const short = rebuilt({ 'spartan-hoplite': 1, 'spartan-allied-naval': 1 }, 1200, { 'SP to rebuild': [2] });
    expect(short).toEqual(['spartan-allied-naval']); // money for one of the two: by lot too
    expect(rebuilt({ 'home-guard': 3 }, 5000)).toEqual([]);
    expect(rebuilt({}, 5000)).toEqual([]);
  });
  test('PW-8.2-g PW-2-g new SP are placed at once by the table', () => {
    const t = at('construction', {}, { treasury: { athens: 9000, sparta: 0 } })
      .roll({ type: 'build', unit: 'athenian-naval' })
      .roll({ type: 'enough' }, { side: [1], event: [5, 6] });
    expect(t.of('placed')).toMatchObject([{ unit: 'athenian-naval', space: 'piraeus' }]);
  });
});

describe('PW-9 armistice and surrender', () => {
  const NEXT: Rolls = { side: [1], event: [5, 6] };
  const will = (more: Position, rolls: Rolls = NEXT) => at('bellicosity', {}, more, rolls);
  test('PW-9.1-a PW-9.1-b PW-R42 SCI: lost in full, won by half', () => {
    expect(
      will({ sci: { athens: -3, sparta: 3 } }, { event: [5, 6] })
        .of('bellicosity')
        .map(({ now }) => now),
    ).toEqual([7, 11]);
  });
  test('PW-9.1-c PW-R43 a tenth of the suffering spaces, rounded down, coalition neutrals too', () => {
    const nineteen =
      'oropus decelea panactum marathon sunium salamis aegina andros tinos siros kea kithnos serifos sifnos paros delos mikonos naxos ios'.split(
        ' ',
      );
    expect(will({ ravaged: nineteen }).of('bellicosity')[0]).toMatchObject({ now: 9 });
    expect(will({ ravaged: [...nineteen, 'pela'] }).of('bellicosity')[0]).toMatchObject({ now: 8 });
  });
  test('PW-9.1-d PW-9.1-e PW-R44 the pending -2; limits after all changes', () => {
    const t = will({
      pendingBellicosity: { athens: 2, sparta: 0 },
      bellicosity: { athens: 12, sparta: 12 },
      sci: { athens: 2, sparta: 6 },
    });
    expect(t.of('bellicosity').map(({ now }) => now)).toEqual([11, 12]);
    expect(t.now.pendingBellicosity).toEqual({ athens: 0, sparta: 0 });
  });
  test('PW-9.2-a PW-9.2-b PW-9.2-c PW-1.2-f PW-1.2-g PW-R45 PW-R111 surrender ends the game; 200 by the turn', () => {
    const home = at('surrender', {}, { held: { sparta: 'athens' }, turn: 7 });
    expect(home.match.outcome).toMatchObject({ rule: 'PW-9.2-c', detail: { points: 29, why: 'surrender' } });
    const table = [200, 100, 67, 50, 40, 34, 29, 25, 23, 20];
    table.forEach((points, i) => {
      const t = at('surrender', {}, { bellicosity: { athens: 0, sparta: 0 }, turn: i + 1 });
      expect(t.match.outcome?.detail.points).toBe(points);
    });
  });
  test('PW-1.3.1-a PW-1.3.1-b PW-1.3.1-c PW-1.3.2-a the campaign: over 150, or a surrender by turn 3', () => {
    const end = (more: Position) => at('surrender', {}, more).match.outcome?.score[0];
    expect(end({ turn: 3, bellicosity: { athens: 0, sparta: 5 } })).toBe(1);
    expect(end({ turn: 4, bellicosity: { athens: 0, sparta: 5 } })).toBe(0);
    expect(end({ turn: 10, points: 150 })).toBe(0);
    expect(end({ turn: 10, points: 151 })).toBe(1);
    expect(end({ turn: 10, points: -400 })).toBe(0);
  });
  test('PW-1.4-b PW-1.4-c PW-10.1.4-a PW-10.1.4-b PW-10.2.4-a PW-10.2.4-b PW-R50 PW-R51 PW-1.2-i the other scenarios', () => {
    const last = (scenario: string, turn: number, points: number) =>
      at('end-of-turn', {}, { turn, points }, {}, scenario).match.outcome;
    expect(last('archidamian', 3, 40)).toMatchObject({ score: [1], rule: 'PW-1.4-b' });
    expect(last('archidamian', 3, 39)).toMatchObject({ score: [0] });
    expect(last('decelean', 8, 40)).toMatchObject({ score: [1], rule: 'PW-10.1.4-a' });
    expect(last('fall-of-athens', 10, 39)).toMatchObject({ score: [0], rule: 'PW-10.2.4-a' });
    const back = at(
      'turn',
      {},
      { turn: 2, player: 'sparta', beganAs: 'athens', sci: { athens: 0, sparta: 0 }, points: 45 },
      { side: [6] },
      'archidamian',
    );
    expect(back.match.outcome).toMatchObject({ score: [1], detail: { why: 'return' } });
    const campaign = at(
      'turn',
      {},
      { turn: 2, player: 'sparta', beganAs: 'athens', sci: { athens: 0, sparta: 0 } },
      { side: [6], event: [5, 6] },
    );
    expect(campaign.match.outcome).toBeNull();
    const peace = at('armistice', {}, { points: 41 }, {}, 'archidamian');
    expect(peace.match.outcome).toMatchObject({ score: [1], detail: { why: 'armistice' } });
  });
  const WEARY: Position = { bellicosity: { athens: 6, sparta: 8 }, treasury: { athens: 3000, sparta: 900 } };
  test('PW-9.3-a PW-R46 PW-9.3-c each side weary or poor; half the die, rounded up', () => {
    for (const [die, turns] of [
      [1, 1],
      [2, 1],
      [3, 2],
      [4, 2],
      [5, 3],
      [6, 3],
    ])
      expect(at('surrender', {}, WEARY, { length: [die] }).of('armistice')).toMatchObject([{ turns }]);
    expect(at('surrender', {}, { ...WEARY, bans: 16 }, { length: [6] }).of('armistice')).toMatchObject([{ turns: 4 }]);
    expect(at('surrender', {}, { ...WEARY, treasury: { athens: 3000, sparta: 1000 } }, NEXT).of('armistice')).toEqual([]);
  });
  test('PW-9.3-b PW-10.1.3-c PW-10.2.3-b once a game, and not where the scenario forbids it', () => {
    expect(at('surrender', {}, { ...WEARY, hadArmistice: true }, NEXT).of('armistice')).toEqual([]);
    expect(at('surrender', {}, { ...WEARY, turn: 7 }, NEXT, 'decelean').of('armistice')).toEqual([]);
    expect(at('surrender', {}, { ...WEARY, turn: 8 }, NEXT, 'fall-of-athens').of('armistice')).toEqual([]);
  });
  test('PW-9.3-d PW-9.3-e national SP leave what was captured; Allied stay', () => {
    const t = at(
      'surrender',
      {
        tegea: { 'athenian-hoplite': 1, 'athenian-allied-hoplite': 1 },
        elis: { 'athenian-hoplite': 1 },
        naupactus: { 'athenian-naval': 1 },
      },
      WEARY,
      { length: [1] },
    );
    expect(t.of('recalled')).toMatchObject([
      { rule: 'PW-9.3-d', space: 'tegea', side: 'athens', units: { 'athenian-hoplite': 1 } },
      { rule: 'PW-9.3-d', space: 'elis', side: 'athens', units: { 'athenian-hoplite': 1 } },
    ]);
    expect(t.now.forces).toMatchObject({
      tegea: { 'athenian-allied-hoplite': 1 },
      athens: { 'athenian-hoplite': 3 },
      naupactus: { 'athenian-naval': 1 },
    });
    expect(t.now.held.elis).toBeUndefined();
    expect(t.now.held.tegea).toBe('athens');
  });
  test('PW-9.3-f PW-6.6-f hostages go free', () => {
    const t = at('surrender', {}, { ...WEARY, hostages: { athens: true, sparta: true } }, { length: [1] });
    expect(t.now.hostages).toEqual({ athens: false, sparta: false });
  });
  test('PW-9.3-g PW-9.3-h one event a turn of peace, not rolled again; rebellion stays', () => {
    const t = at('surrender', {}, { ...WEARY, rebellion: ['samos'] }, { length: [4], event: [3, 3, 1, 1], 'silver mine': [6] });
    expect(t.of('event')).toMatchObject([{ possible: false, again: null }, { event: 'silver-mine' }]);
    expect(t.now.rebellion).toEqual(['samos']);
    expect(t.of('spread-roll')).toEqual([]);
  });
  test('PW-9.3-i PW-R145 income times the turns, without ravage, Eisphora and this turn’s Helots', () => {
    const t = at(
      'surrender',
      {},
      { ...WEARY, ravaged: ['decelea'], rebellion: ['samos'], helotCost: 1000 },
      { length: [3], event: [5, 6, 5, 6] },
    );
    expect(t.of('income')).toMatchObject([
      { side: 'athens', net: 6900, turns: 2 },
      { side: 'sparta', net: 5000 },
    ]);
  });
  test('PW-9.3-j PW-9.3-k PW-R100 five SP each; NP ships for Sparta, hoplites for Athens; no treasury below 1,000', () => {
    const t = at('surrender', {}, WEARY, { length: [1] });
    expect(t.asks).toBe('build');
    expect(t.now.budget).toBe(5);
    expect(loose(t.now).match.legal('player')).toEqual(t.match.legal('player'));
    t.roll({ type: 'enough' }, NEXT);
    expect(t.of('built').map(({ unit }) => unit)).toEqual(new Array(5).fill('spartan-naval'));
    const other = at('surrender', {}, { ...WEARY, player: 'sparta' }, { length: [1] }).roll({ type: 'enough' }, NEXT);
    expect(other.of('built').map(({ unit }) => unit)).toEqual(new Array(5).fill('athenian-hoplite'));
    const poor = loose({
      ...CALM,
      phase: 'armistice-build',
      forces: HOMES,
      armisticeTurns: 1,
      budget: 5,
      treasury: { athens: 1150, sparta: 0 },
      held: { decelea: 'sparta' },
    });
    expect(poor.why({ type: 'build', unit: 'athenian-naval' })).toBe('PW-9.3-j');
  });
  test('PW-9.3-l PW-9.3-m PW-R48 PW-R49 Bellicosity 10 less the turns of war; the marker skips; SCI stays until 4.2', () => {
    const t = at('surrender', {}, { ...WEARY, sci: { athens: -2, sparta: 0 } }, { length: [3], event: [5, 6, 5, 6] });
    t.roll({ type: 'enough' }, { event: [5, 6] });
    expect(t.of('bellicosity-reset')).toMatchObject([{ now: 7 }]);
    expect(t.now.turn).toBe(6);
    expect(t.of('side-kept')).toMatchObject([{ sci: -2 }]);
  });
  test('PW-9.4-a PW-9.4-b PW-9.4-c PW-9.4-d PW-9.4-e PW-2-h PW-INV-i the end of a turn', () => {
    const t = at(
      'end-of-turn',
      {},
      {
        ravaged: ['decelea'],
        leaders: { cleon: 'going-home' },
        bans: 16,
        lost: { 'athenian-naval': 3, 'athenian-allied-naval': 2 },
        attica: { now: true, before: false },
        activated: { athens: { 'athenian-hoplite': 1 } },
        operations: { athens: 3, sparta: 2 },
      },
      { ...NEXT, 'commander of athens': ['thrasyllus'] },
    );
    expect(t.now).toMatchObject({
      turn: 4,
      ravaged: [],
      bans: 8,
      lost: {},
      navalLosses: 5,
      attica: { now: false, before: true },
      activated: {},
      leaders: { cleon: 'cup' },
    });
  });
  test('PW-E-6-a PW-R61 a garrison in Attica counts from the first moment of the turn, though it be driven out', () => {
    const held = at('end-of-turn', { decelea: { 'spartan-hoplite': 1 } }, {}, NEXT);
    expect(held.now.attica).toEqual({ now: true, before: true });
    expect(new Table(null, [], 'fall-of-athens').now.attica).toEqual({ now: true, before: false });
  });
});
