import { describe, expect, test } from 'vitest';
import { COALITION_AT_HOME, coalition, HOMES, sparta, spartan } from '../../sparta.ts';

const end = (special: object, more: object = {}): object => ({ phase: 'turn', turn: 2, forces: HOMES, special, ...more });

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
        forces: { plataea: { 'athenian-hoplite': 1, 'sacred-band': 2, 'athenian-allied-hoplite': 3, 'spartan-hoplite': 8 } },
      },
      { 'battle of athens': [1], 'battle of sparta': [1] },
    );
    expect(t.of('battle')[0]).toMatchObject({ winner: 'sparta', losses: 4 });
    expect(t.of('no-place')).toMatchObject([{ unit: 'athenian-allied-hoplite', count: 2 }]); // the Coalition holds nothing else here
    expect(t.now.lost).toEqual({ 'athenian-hoplite': 1, 'sacred-band': 2, 'athenian-allied-hoplite': 1 + 2 });
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
      forces: COALITION_AT_HOME,
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

test('PW-10.5.4.2-a PW-5.5.2-a a neutral space in rebellion is the Coalition’s friend: it opens no gates to Sparta', () => {
  const t = sparta(spartan({}, { rebellion: ['mycenae'] }))
    .roll({ type: 'objective', space: 'mycenae' })
    .roll({ type: 'activate', unit: 'spartan-hoplite', count: 2 })
    .roll({ type: 'march' });
  expect(t.match.allEvents().flat()).toContainEqual(expect.objectContaining({ kind: 'operation-ends', space: 'mycenae' }));
  expect(t.of('neutral-taken')).toEqual([]);
  expect(t.now.rebellion).toContain('mycenae');
});
test('PW-11-j PW-10.5.4.2-a ships of Athens go home to any friendly coast: a space in rebellion against Sparta is one', () => {
  const t = sparta({
    ...spartan(COALITION_AT_HOME),
    phase: 'going-home',
    rebellion: ['byzantium'],
    goingHome: { 'athenian-naval': 1 },
  });
  expect(t.asks).toBe('homeward');
  expect(t.legal('send').map(({ space }) => space)).toContain('byzantium');
  expect(t.why({ type: 'send', space: 'chios' })).toBe('PW-11-j'); // Spartan, and at peace
});

describe('PW-0.3-b an elite unit is paid for whole', () => {
  const objectives = (athens: number) =>
    sparta(coalition('athens', { ...COALITION_AT_HOME, athens: { peltasts: 2 } }, { treasury: { athens, sparta: 5000 } })).legal(
      'objective',
    );
  test('PW-0.3-b PW-5.1-i where only the peltasts could join and half their price is at hand, no operation begins', () => {
    expect(objectives(1200)).toEqual([]);
    expect(objectives(1400)).not.toEqual([]);
  });
});
