import { isFaulty, readSetup } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game } from '../index.ts';
import { coalition, event, HOMES, opening, sparta, spartan } from './sparta.ts';

const end = (special: object, more: object = {}): object => ({ phase: 'turn', turn: 2, forces: HOMES, special, ...more });

describe('PW-10.5 The Fall of Sparta: set-up', () => {
  test('PW-10.5-a PW-10.5.1-a PW-10.5.3-a PW-10.5.4.5-VIII-c two players, turn 1 of seven, no Long Walls, the Coalition is Thebes', () => {
    expect(game.seatsOf(game.begin({ scenario: 'fall-of-sparta', options: { players: 'two' } }))).toEqual(['athens', 'sparta']);
    expect(opening).toMatchObject({
      turn: 1,
      players: 'two',
      bellicosity: { athens: 10, sparta: 10 },
      sci: { athens: 0, sparta: 0 },
    });
    expect(opening.special).toMatchObject({ noWalls: true, role: 'thebes', belligerent: false, entered: false });
    const faults = (options: object, scenario = 'fall-of-sparta') =>
      (readSetup(game, { scenario, options }) as { faults?: { at: string }[] }).faults?.map(({ at }) => at);
    expect(readSetup(game, { scenario: 'fall-of-sparta' })).toMatchObject({ options: { players: 'two', edition: 'second' } });
    expect(faults({ players: 'solitaire' })).toEqual(['options.players']);
    expect(faults({ edition: 'first' })).toEqual(['options.edition']);
    expect(faults({ 'long-walls-leader': true }, 'campaign')).toEqual(['options.long-walls-leader']);
    expect(faults({ edition: 'first', 'amphipolis-barred': true }, 'campaign')).toEqual(['options.amphipolis-barred']);
    expect(
      isFaulty(game.position.read({ scenario: 'fall-of-sparta', players: 'solitaire' }, { scenario: 'campaign', options: {} })),
    ).toBe(true);
    const last = sparta({ phase: 'end-of-turn', turn: 7, forces: HOMES });
    expect(last.match.outcome).toMatchObject({ rule: 'PW-10.5.5-b', score: [0.5, 0.5] });
  });
  test('PW-10.5.2-a PW-10.5.2-b Sparta', () => {
    expect(opening.treasury.sparta).toBe(6000);
    expect(opening.leaders).toMatchObject({
      agesilaus: 'sparta',
      'lysander-fos': 'cup',
      'archidamus-iii': 'cup',
      antalcidas: 'cup',
    });
    expect(opening.forces).toMatchObject({
      sparta: { 'home-guard': 3, 'spartan-hoplite': 4, 'spartan-cavalry': 1 },
      mantineia: { 'spartan-allied-hoplite': 2, 'spartan-allied-cavalry': 2 },
      gythium: { 'spartan-naval': 2, 'spartan-allied-hoplite': 1 },
      tegea: { 'spartan-allied-hoplite': 2 },
      epidaurus: { 'spartan-allied-hoplite': 1, 'spartan-allied-naval': 1 },
      megara: { 'spartan-allied-hoplite': 1 },
      ephesus: { 'spartan-allied-hoplite': 3, 'spartan-allied-cavalry': 2 },
      abydos: { 'spartan-allied-naval': 3 },
    });
  });
  test('PW-10.5.3.1-a PW-10.5.3.1-b PW-10.5.3.2-a PW-10.5.3.2-b PW-10.5.3.3-a PW-R69 PW-R72 Thebes, Athens and their Allies', () => {
    expect([opening.special.thebes, opening.treasury.athens]).toEqual([3500, 2000]);
    expect(opening.leaders).toMatchObject({
      ismenias: 'thebes',
      'thrasybulus-fos': 'athens',
      conon: 'aside',
      epaminondas: 'cup',
      iphicrates: 'cup',
    });
    expect(opening.forces).toMatchObject({
      thebes: { 'theban-hoplite': 8, 'sacred-band': 2 },
      delium: { 'theban-hoplite': 1, 'theban-cavalry': 2 },
      charonea: { 'theban-hoplite': 1, 'theban-cavalry': 2 },
      athens: { 'athenian-hoplite': 4, 'athenian-cavalry': 2, peltasts: 2 },
      piraeus: { 'athenian-naval': 2, garrison: 1 },
      decelea: { garrison: 1 },
      panactum: { garrison: 1 },
      sunium: { garrison: 1 },
      platea: { garrison: 1 },
      elis: { 'athenian-allied-hoplite': 2 },
      corinth: { 'athenian-allied-hoplite': 2, 'athenian-allied-naval': 3 },
      argos: { 'athenian-allied-hoplite': 2 },
      pharsalus: { 'athenian-allied-cavalry': 2 },
    });
    expect(Object.keys(opening.forces)).toHaveLength(21);
  });
  test('PW-10.5-g PW-10.5-h PW-10.5.4.1-a PW-R130 who holds what, and three incomes', () => {
    const t = sparta({ phase: 'income', forces: { ...HOMES, decelea: { garrison: 1 }, samos: { 'athenian-allied-naval': 1 } } });
    const income = (city: string | undefined, side: string) => t.of('income').find(one => one.city === city && one.side === side);
    expect(income('thebes', 'athens')).toMatchObject({ net: 1000, rule: 'PW-10.5.4.1-a' });
    expect(income(undefined, 'athens')).toMatchObject({ net: 1000 });
    // Samos is lost to Sparta, Naxos and all that is green and empty is not
    expect(income(undefined, 'sparta')).toMatchObject({
      net: 3450,
      items: [{ by: 3500 }, { rule: 'PW-8.1-b', by: -50, spaces: 1 }],
    });
  });
});

describe('PW-10.5 the roles of the Coalition', () => {
  test('PW-10.5-b PW-10.5.4.5-II Thebes has Theban and Allied units, its own commander and its own talents', () => {
    const t = sparta(
      coalition('thebes', { thebes: { 'theban-hoplite': 3, 'athenian-hoplite': 1, 'athenian-allied-hoplite': 1 } }),
    );
    t.roll({ type: 'objective', space: 'tanagra' });
    expect(t.now.operation).toMatchObject({ leader: 'ismenias', at: 'thebes' });
    expect(t.why({ type: 'activate', unit: 'athenian-hoplite', count: 1 })).toBe('PW-10.5-b');
    t.roll({ type: 'activate', unit: 'theban-hoplite', count: 2 }).roll({
      type: 'activate',
      unit: 'athenian-allied-hoplite',
      count: 1,
    });
    expect([t.now.special.thebes, t.now.treasury.athens]).toEqual([4400, 5000]);
  });
  test('PW-10.5-c Athens has Athenians alone, and pays for them', () => {
    const t = sparta(
      coalition('athens', { athens: { 'athenian-hoplite': 3, 'theban-hoplite': 1, 'athenian-allied-hoplite': 1 } }),
    );
    t.roll({ type: 'objective', space: 'aegina' });
    expect(t.now.operation).toMatchObject({ leader: 'thrasybulus-fos', at: 'athens' });
    expect(t.why({ type: 'activate', unit: 'theban-hoplite', count: 1 })).toBe('PW-10.5-c');
    expect(t.why({ type: 'activate', unit: 'athenian-allied-hoplite', count: 1 })).toBe('PW-10.5-c');
    t.roll({ type: 'activate', unit: 'athenian-hoplite', count: 2 });
    expect([t.now.special.thebes, t.now.treasury.athens]).toEqual([5000, 4600]);
  });
  test('PW-10.5-d Anti-Sparta: a Theban leads the odd operations, an Athenian the even ones, with everybody', () => {
    const both = {
      athens: { 'athenian-hoplite': 3, 'theban-hoplite': 1 },
      thebes: { 'theban-hoplite': 3, 'athenian-hoplite': 1 },
    };
    const odd = sparta(coalition('anti-sparta', both)).roll({ type: 'objective', space: 'tanagra' });
    expect(odd.now.operation?.leader).toBe('ismenias');
    odd.roll({ type: 'activate', unit: 'athenian-hoplite', count: 1 });
    expect(odd.now.special.thebes).toBe(4800);
    const even = sparta(coalition('anti-sparta', both, { operations: { athens: 1, sparta: 1 } })).roll({
      type: 'objective',
      space: 'tanagra',
    });
    expect(even.now.operation?.leader).toBe('thrasybulus-fos');
    even.roll({ type: 'activate', unit: 'theban-hoplite', count: 1 });
    expect(even.now.treasury.athens).toBe(4800);
  });
  test('PW-R165 losses of the Coalition: Athenians, Thebans, Allies; the Sacred Band breaks before them', () => {
    const t = sparta(
      {
        phase: 'battles',
        forces: { platea: { 'athenian-hoplite': 1, 'sacred-band': 2, 'athenian-allied-hoplite': 3, 'spartan-hoplite': 8 } },
      },
      { 'battle of athens': [1], 'battle of sparta': [1] },
    );
    expect(t.of('battle')[0]).toMatchObject({ winner: 'sparta', losses: 4 });
    expect(t.now.lost).toEqual({ 'athenian-hoplite': 1, 'sacred-band': 2, 'athenian-allied-hoplite': 1 });
  });
  test('PW-0.3-b an elite unit is activated whole', () => {
    const t = sparta(coalition('thebes', { thebes: { 'theban-hoplite': 1, 'sacred-band': 2 } })).roll({
      type: 'objective',
      space: 'tanagra',
    });
    expect(t.why({ type: 'activate', unit: 'sacred-band', count: 1 })).toBe('PW-0.3-b');
    expect(t.why({ type: 'activate', unit: 'sacred-band', count: 2 })).toBeNull();
  });
  test('PW-10.5.4.5-I-a PW-10.5.4.5-I-b the Coalition fights nobody of its own, and marches on its own spaces only where an enemy is', () => {
    const t = sparta(coalition('anti-sparta', { delium: { 'spartan-allied-hoplite': 1 } }));
    expect(t.why({ type: 'objective', space: 'athens' })).toBe('PW-10.5.4.5-I-b');
    expect(t.why({ type: 'objective', space: 'delium' })).toBeNull();
    const still = sparta({
      phase: 'battles',
      forces: { athens: { 'athenian-hoplite': 4, 'theban-hoplite': 4, 'athenian-allied-hoplite': 2 } },
    });
    expect(still.of('battle')).toEqual([]);
  });
  test('PW-10.5.4.2-a a space in rebellion is friendly to the Coalition; Sparta stirs up nobody', () => {
    const t = sparta(spartan({}));
    expect(t.why({ type: 'incite', space: 'naxos' })).toBe('PW-10.5.4.2-a');
    const home = sparta({ phase: 'spread', forces: { ...HOMES, naxos: {} }, rebellion: ['naxos'] }, {});
    expect(home.now.rebellion).toContain('naxos');
    const quelled = sparta({
      phase: 'rebellion',
      forces: { ...HOMES, naxos: { 'spartan-allied-naval': 1 } },
      rebellion: ['naxos'],
    });
    expect(quelled.of('rebellion-tested')).toMatchObject([{ space: 'naxos', quelled: true }]);
  });
  test('PW-10.5.4.3-a No Long Walls: no wall keeps a Spartan ZOI out of Athens', () => {
    const forces = { ...HOMES, decelea: { 'spartan-allied-cavalry': 2 }, athens: { 'athenian-allied-hoplite': 2 } };
    const battle = (noWalls: boolean) =>
      sparta({ phase: 'battles', forces, special: { noWalls, belligerent: true } }).of('battle').length;
    expect([battle(true), battle(false)]).toEqual([1, 0]);
  });
});

describe('PW-10.5.4.4 ravaging', () => {
  const raid = (forces: object, at: string, from = 'tanagra') =>
    sparta(
      spartan(forces, {
        phase: 'expedition',
        special: { role: 'thebes', belligerent: true, thebes: 5000 },
        leaders: { agesilaus: 'expedition', ismenias: 'cup', 'thrasybulus-fos': 'cup' },
        operation: {
          side: 'sparta',
          leader: 'agesilaus',
          objective: at,
          at: from,
          units: { 'spartan-hoplite': 3 },
          route: [],
          next: 0,
          marching: false,
          plan: [],
        },
      }),
    );
  test('PW-10.5.4.4-a a Garrison alone does not keep ravagers away, and its space costs Athens', () => {
    const t = raid({ oropus: { garrison: 1 } }, 'oropus')
      .roll({ type: 'march' })
      .roll({ type: 'letPass' });
    expect(t.now.ravaged).toEqual(['oropus']);
    const income = sparta({ phase: 'income', forces: { ...HOMES, oropus: { garrison: 1 } }, ravaged: ['oropus'] });
    expect(income.of('income').find(one => one.side === 'athens' && one.city === undefined)).toMatchObject({ net: 950 });
    expect(income.of('income').find(one => one.city === 'thebes')).toMatchObject({ net: 1000 });
    const held = raid({ oropus: { 'athenian-allied-hoplite': 1 } }, 'oropus')
      .roll({ type: 'march' })
      .roll({ type: 'letPass' });
    expect(held.now.ravaged).toEqual([]);
  });
  test('PW-10.5.4.4-b PW-10.5.4.4-c PW-R107 other red and green spaces cost Sparta, neutral ones nobody', () => {
    const t = sparta({ phase: 'income', forces: HOMES, ravaged: ['naxos', 'tegea'] });
    expect(t.of('income').find(one => one.side === 'sparta')).toMatchObject({ net: 3400 });
    expect(t.now.sci).toEqual({ athens: 0, sparta: 0 });
    const neutral = raid({}, 'smyrna', 'phocaea').roll({ type: 'march' });
    expect(neutral.now.ravaged).toEqual([]);
  });
});

describe('PW-10.5.4.5-III, IV: construction and the neutrality of Athens', () => {
  const building = (role: string, special: object = {}) =>
    sparta({
      phase: 'build',
      player: 'athens',
      budget: 3,
      turn: 2,
      forces: HOMES,
      treasury: { athens: 3000, sparta: 0 },
      special: { role, thebes: 900, ...special },
    });
  test('PW-R170 the Emergency Fund binds Athens, not Thebes', () => {
    const t = sparta({
      phase: 'build',
      player: 'athens',
      budget: 3,
      turn: 2,
      forces: HOMES,
      treasury: { athens: 1100, sparta: 0 },
      special: { role: 'anti-sparta', thebes: 300 },
    });
    expect(t.why({ type: 'raise', unit: 'theban-hoplite', from: 'athens' })).toBe('PW-8.1.6-a');
    expect(t.why({ type: 'raise', unit: 'theban-hoplite', from: 'thebes' })).toBeNull();
  });
  test('PW-10.5.4.5-III-a Thebes builds Thebans, Athens Athenians, together either pays', () => {
    const thebes = building('thebes');
    expect(thebes.why({ type: 'raise', unit: 'athenian-hoplite', from: 'thebes' })).toBe('PW-10.5.4.5-III-a');
    expect(thebes.why({ type: 'raise', unit: 'theban-hoplite', from: 'athens' })).toBe('PW-10.5.4.5-III-a');
    expect(thebes.why({ type: 'build', unit: 'theban-hoplite' })).toBe('PW-10.5.4.5-III-a');
    expect(thebes.roll({ type: 'raise', unit: 'theban-hoplite', from: 'thebes' }).now.special.thebes).toBe(700);
    expect(building('athens').why({ type: 'raise', unit: 'theban-hoplite', from: 'athens' })).toBe('PW-10.5.4.5-III-a');
    const all = building('anti-sparta');
    expect(all.roll({ type: 'raise', unit: 'theban-hoplite', from: 'athens' }).now).toMatchObject({ treasury: { athens: 2800 } });
    expect(all.roll({ type: 'raise', unit: 'athenian-naval', from: 'thebes' }).now.special.thebes).toBe(700);
  });
  test('PW-10.5.4.5-III-b PW-10.5.4.8-b with Megalopolis Spartans are not activated free, and Sparta has 1,000 less', () => {
    const free = (messenia: boolean) => {
      const t = sparta(spartan({}, { special: { role: 'thebes', messenia } })).roll({ type: 'objective', space: 'tegea' });
      return t.roll({ type: 'activate', unit: 'spartan-hoplite', count: 2 }).now.treasury.sparta;
    };
    expect([free(false), free(true)]).toEqual([5000, 4600]);
    const t = sparta({ phase: 'income', forces: HOMES, special: { messenia: true } });
    expect(t.of('income').find(one => one.side === 'sparta')).toMatchObject({ net: 2500 });
  });
  test('PW-10.5.4.5-IV-a neutral until the Coalition is Anti-Spartan', () => {
    const t = sparta(end({ role: 'thebes', belligerent: false }, { sci: { athens: -1, sparta: 1 } }));
    expect(t.of('role')).toMatchObject([{ role: 'anti-sparta', joins: true, belligerent: true, rule: 'PW-10.5.4.5-VIII-b' }]);
  });
  test('PW-10.5.4.5-IV-b PW-10.5.4.5-IV-c neutral Athens attacks Allies of Sparta, no Spartans, and besieges nothing Spartan', () => {
    const t = sparta(coalition('athens', { aegina: { 'spartan-naval': 1 }, naxos: { 'spartan-allied-naval': 1 } }));
    expect(t.why({ type: 'objective', space: 'aegina' })).toBe('PW-10.5.4.5-IV-b');
    expect(t.why({ type: 'objective', space: 'naxos' })).toBeNull();
    expect(t.why({ type: 'objective', space: 'tegea' })).toBe('PW-10.5.4.5-IV-c');
    expect(t.why({ type: 'objective', space: 'potidaea' })).toBeNull();
  });
  test('PW-10.5.4.5-IV-b Athenians do not intercept Spartans; Thebans and Allies do', () => {
    const met = (units: object, belligerent = false) =>
      sparta(
        spartan(
          { tanagra: { 'spartan-allied-hoplite': 1 }, delium: units },
          {
            phase: 'expedition',
            special: { role: 'thebes', belligerent },
            leaders: { agesilaus: 'expedition', ismenias: 'cup', 'thrasybulus-fos': 'cup' },
            operation: {
              side: 'sparta',
              leader: 'agesilaus',
              objective: 'oropus',
              at: 'tanagra',
              units: { 'spartan-hoplite': 2 },
              route: [],
              next: 0,
              marching: false,
              plan: [],
            },
          },
        ),
      ).roll({ type: 'march' }).asks;
    expect(met({ 'athenian-cavalry': 2 })).not.toBe('interception');
    expect(met({ 'athenian-cavalry': 2 }, true)).toBe('interception');
    expect(met({ 'theban-cavalry': 2 })).toBe('interception');
  });
  test('PW-10.5.4.5-IV-d PW-R175 Sparta leaves neutral Athens alone, but for Garrisons far away', () => {
    const t = sparta(spartan({ decelea: { garrison: 1 }, samos: { garrison: 1 }, naxos: { 'athenian-naval': 1 }, panactum: {} }));
    for (const space of ['athens', 'decelea', 'panactum', 'naxos'])
      expect(t.why({ type: 'objective', space })).toBe('PW-10.5.4.5-IV-d');
    for (const space of ['samos', 'thebes']) expect(t.why({ type: 'objective', space })).toBeNull();
    const fight = (units: object) =>
      sparta({
        phase: 'battles',
        forces: { athens: units, decelea: { 'spartan-allied-cavalry': 1 } },
        special: { belligerent: false },
      }).of('battle');
    expect(fight({ 'athenian-hoplite': 2 })).toHaveLength(0);
    expect(fight({ 'athenian-allied-hoplite': 2 })).toHaveLength(1);
  });
});

describe('PW-10.5.4.5-V: Spartan manpower', () => {
  const lose = (hoplites: number) =>
    sparta(
      {
        phase: 'battles',
        forces: { platea: { 'theban-hoplite': 12, 'spartan-hoplite': hoplites } },
        leaders: { epaminondas: 'platea', ismenias: 'cup', agesilaus: 'cup', 'thrasybulus-fos': 'cup' },
      },
      { 'battle of athens': [6], 'battle of sparta': [1] },
    );
  test('PW-10.5.4.5-V-a the fallen are gone for good, down to three', () => {
    const t = lose(6);
    expect(t.now.lost['spartan-hoplite']).toBe(6);
    expect(t.now.special.gone).toEqual([2, 0]);
    const built = sparta({
      phase: 'build',
      player: 'sparta',
      budget: 3,
      forces: { sparta: { 'spartan-hoplite': 2 } },
      special: { gone: [10, 0] },
    });
    expect(built.why({ type: 'build', unit: 'spartan-hoplite' })).toBe('PW-10.5.4.5-V-a');
  });
  test('PW-10.5.4.5-V-b as many Thebans as Spartans take their +2', () => {
    const modifiers = (thebans: number) => {
      const t = sparta({
        phase: 'battles',
        forces: { platea: { 'theban-hoplite': thebans, 'athenian-allied-hoplite': 2, 'spartan-hoplite': 3 } },
      });
      return (t.of('battle')[0].modifiers as { rule: string }[][])[1].map(({ rule }) => rule);
    };
    expect(modifiers(2)).toContain('PW-6.2.4-d');
    expect(modifiers(3)).not.toContain('PW-6.2.4-d');
  });
});

describe('PW-10.5.4.5-VI to IX: confidence', () => {
  test('PW-10.5.4.5-VI PW-11-b PW-R66 PW-R177 both go back to 0 once the role is fixed; not in turn 1, and the League is no more', () => {
    const t = sparta(end({}, { sci: { athens: 2, sparta: 3 } }), {
      'confidence of Sparta': [3],
      'role of the Coalition': [3],
      ...event(9),
    });
    expect(t.of('sci-reset')).toMatchObject([{ rule: 'PW-10.5.4.5-VI' }]);
    expect(t.now.sci).toEqual({ athens: 0, sparta: 0 });
    expect(t.of('delian-rebellion')).toEqual([]);
    expect(sparta({}).of('role')).toEqual([]);
  });
  test('PW-10.5.4.5-VII-a a confident Sparta: 1–5 nothing, 6 takes Corinth, or 1,000 talents', () => {
    const forces = {
      ...HOMES,
      corinth: { 'athenian-allied-hoplite': 2, 'athenian-hoplite': 1, 'athenian-naval': 1, 'theban-hoplite': 1 },
    };
    const roll = (die: number) =>
      sparta(end({}, { forces, sci: { athens: 1, sparta: 1 }, treasury: { athens: 0, sparta: 0 } }), {
        'confidence of Sparta': [die],
        ...event(9),
      });
    expect(roll(5).of('confidence')).toMatchObject([{ result: 'nothing' }]);
    const taken = roll(6);
    expect(taken.now.forces.corinth).toEqual({ 'spartan-allied-hoplite': 2 });
    expect(taken.now.forces).toMatchObject({
      athens: { 'athenian-hoplite': 5 },
      piraeus: { 'athenian-naval': 1 },
      thebes: { 'theban-hoplite': 7 },
    });
    const rich = sparta(end({ palette: 4 }, { sci: { athens: 1, sparta: 1 }, treasury: { athens: 0, sparta: 0 } }), {
      'confidence of Sparta': [6],
      ...event(9),
    });
    expect(rich.now.treasury.sparta).toBe(1000);
  });
  test('PW-10.5.4.5-VII-b PW-R176 a Sparta without confidence loses Corinth, has Persian gold, and Persia enters', () => {
    const forces = { ...HOMES, corinth: { 'spartan-allied-hoplite': 2, 'spartan-hoplite': 1 } };
    const t = sparta(end({ palette: 4 }, { forces, sci: { athens: 1, sparta: 0 } }));
    expect(t.now.forces.corinth).toEqual({ 'athenian-allied-hoplite': 2 });
    expect(t.now.forces.sparta).toMatchObject({ 'spartan-hoplite': 5 });
    expect([t.seat, t.asks]).toEqual(['sparta', 'gift']);
    expect(t.why({ type: 'enlist', unit: 'spartan-hoplite', space: 'tegea' })).toBe('PW-10.5.4.5-VII-b');
    expect(t.why({ type: 'enlist', unit: 'spartan-allied-naval', space: 'tegea' })).toBe('PW-R161');
    t.roll({ type: 'enlist', unit: 'spartan-allied-hoplite', space: 'tegea' }).roll({
      type: 'enlist',
      unit: 'spartan-allied-hoplite',
      space: 'tegea',
    });
    expect(t.why({ type: 'enlist', unit: 'spartan-allied-hoplite', space: 'tegea' })).toBe('PW-10.5.4.5-VII-b');
    t.roll({ type: 'enlist', unit: 'spartan-allied-naval', space: 'gythium' }, event(9));
    expect(t.now.special.entered).toBe(true);
  });
  test('PW-10.5.4.5-VIII-a a confident Coalition rolls for its role, +5 with a city in Spartan hands', () => {
    const role = (die: number, held: object = {}) =>
      sparta(end({}, { sci: { athens: 2, sparta: 1 }, held }), { 'role of the Coalition': [die], ...event(9) }).of('role')[0];
    expect([role(2).role, role(3).role, role(5).role, role(6).role]).toEqual(['athens', 'thebes', 'thebes', 'anti-sparta']);
    expect(role(1, { athens: 'sparta' })).toMatchObject({ role: 'anti-sparta', sum: 6 });
  });
  test('PW-10.5.4.5-VIII-b a Coalition without confidence is Anti-Spartan, Persia enters, Athens has 600 talents', () => {
    const t = sparta(end({}, { sci: { athens: 0, sparta: 1 }, treasury: { athens: 0, sparta: 0 } }), event(9));
    expect(t.of('persia-enters')).toMatchObject([{ rule: 'PW-10.5.4.5-VIII-b' }]);
    expect(t.now).toMatchObject({ treasury: { athens: 600 }, special: { role: 'anti-sparta' } });
  });
  test('PW-10.5.4.5-IX-a each city in Spartan hands costs a point of confidence', () => {
    const t = sparta(end({}, { sci: { athens: 3, sparta: 1 }, held: { athens: 'sparta', thebes: 'sparta' } }), event(9));
    expect(t.of('city-lost')).toMatchObject([
      { space: 'thebes', sci: 2 },
      { space: 'athens', sci: 1 },
    ]);
  });
  test('PW-10.5.4.5-IX-b with both lost, those who go home are eliminated, and only Allies are built', () => {
    const lost = { athens: { 'spartan-hoplite': 2 }, thebes: { 'spartan-hoplite': 2 } };
    const t = sparta({ phase: 'going-home', forces: lost, goingHome: { 'theban-hoplite': 3, 'athenian-allied-hoplite': 1 } });
    expect(t.of('no-place')).toMatchObject([
      { unit: 'athenian-allied-hoplite' },
      { unit: 'theban-hoplite', count: 3, rule: 'PW-10.5.4.5-IX-b' },
    ]);
    const build = sparta({
      phase: 'build',
      player: 'athens',
      budget: 3,
      forces: lost,
      treasury: { athens: 5000 },
      special: { role: 'anti-sparta', thebes: 5000 },
    });
    expect(build.why({ type: 'raise', unit: 'theban-hoplite', from: 'thebes' })).toBe('PW-10.5.4.5-IX-b');
    expect(build.why({ type: 'raise', unit: 'athenian-allied-hoplite', from: 'thebes' })).toBeNull();
  });
  test('PW-10.5.4.5-IX-c PW-R108 with Athens lost its land units go home to Thebes', () => {
    const t = sparta({
      phase: 'homecoming',
      forces: { ...HOMES, athens: { 'spartan-hoplite': 2 }, piraeus: { 'spartan-allied-hoplite': 1 } },
      goingHome: { 'athenian-hoplite': 2 },
    });
    expect(t.of('placed').find(one => one.unit === 'athenian-hoplite')).toMatchObject({ space: 'thebes', count: 2 });
  });
});

describe('PW-10.5 control, Messenia, the end', () => {
  test('PW-10.5-f PW-R171 a Garrison shows what the Coalition has taken; when none is left, one is given up', () => {
    const t = sparta({
      phase: 'control',
      forces: { ...HOMES, tegea: { 'theban-hoplite': 1 } },
      treasury: { athens: 0, sparta: 0 },
    });
    expect(t.of('garrison')).toMatchObject([{ space: 'tegea', given: true, left: 11 }]);
    const twelve = Object.fromEntries(
      'naxos paros samos chios thasos skiros limnos imbros kea kithnos siros'.split(' ').map(id => [id, { garrison: 1 }]),
    );
    const full = sparta({
      phase: 'control',
      forces: { ...HOMES, ...twelve, decelea: { garrison: 1 }, tegea: { 'theban-hoplite': 1 } },
    });
    expect(full.of('garrison')).toEqual([]);
    expect([full.seat, full.asks]).toEqual(['athens', 'manning']);
    expect(full.why({ type: 'man', space: 'tegea' })).toBe('PW-10.5-f');
    full.roll({ type: 'abandon', space: 'kea' });
    expect(full.now.forces).not.toHaveProperty('kea');
    expect(full.roll({ type: 'man', space: 'tegea' }).now.forces.tegea).toEqual({ 'theban-hoplite': 1, garrison: 1 });
  });
  test('PW-10.5.4.8-a PW-R178 the Coalition holds the five: Megalopolis is founded', () => {
    const five = Object.fromEntries(
      'mantineia methydrum oronae pylos belmina'.split(' ').map(id => [id, { 'theban-hoplite': 1 }]),
    );
    const t = sparta({
      phase: 'control',
      forces: { ...five, orchomenus: { 'spartan-allied-hoplite': 1 } },
      treasury: { athens: 0, sparta: 0 },
    });
    expect(t.of('messenia')).toMatchObject([{ space: 'orchomenus', count: 4, garrison: 1 }]);
    expect(t.now.special.messenia).toBe(true);
  });
  test('PW-10.5.5-a PW-10.5.5-b PW-R128 a side at 0 loses; both at 0: Persia wins; Sparta lost decides at once, Athens and Thebes do not', () => {
    const at = (athens: number, spartan: number, held: object = {}) =>
      sparta({ phase: 'surrender', turn: 3, forces: {}, bellicosity: { athens, sparta: spartan }, held }).match.outcome;
    expect(at(0, 3)).toMatchObject({ score: [0, 1], rule: 'PW-10.5.5-a' });
    expect(at(2, 0)).toMatchObject({ score: [1, 0] });
    expect(at(0, 0)).toMatchObject({ score: [0, 0], detail: { nobody: true } });
    expect(at(5, 5, { sparta: 'athens' })).toMatchObject({ score: [1, 0], rule: 'PW-R128' });
    expect(at(5, 5, { athens: 'sparta', thebes: 'sparta' })).toBeNull();
  });
  test('PW-R71 no armistice', () => {
    const t = sparta({ phase: 'surrender', turn: 3, forces: HOMES, bellicosity: { athens: 5, sparta: 5 } });
    expect(t.of('armistice')).toEqual([]);
  });
  test('PW-11-k Thebans go home to Thebes or within three of it', () => {
    const t = sparta({
      phase: 'going-home',
      forces: { ...HOMES, chios: { 'athenian-allied-naval': 1 } },
      goingHome: { 'theban-hoplite': 2 },
    });
    expect([t.seat, t.asks]).toEqual(['athens', 'homeward']);
    expect(t.why({ type: 'settle', space: 'chios' })).toBe('PW-11-k');
    expect(t.why({ type: 'settle', space: 'athens' })).toBeNull();
    expect(t.why({ type: 'settle', space: 'thebes' })).toBeNull();
  });
});
