import { describe, expect, test } from 'vitest';
import { COALITION_AT_HOME, event, HOMES, sparta, spartan } from '../../sparta.ts';

const end = (special: object, more: object = {}): object => ({ phase: 'turn', turn: 2, forces: HOMES, special, ...more });

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
    const income = sparta({ phase: 'income', forces: { ...COALITION_AT_HOME, oropus: { garrison: 1 } }, ravaged: ['oropus'] });
    expect(income.of('income').find(one => one.side === 'athens' && one.city === 'athens')).toMatchObject({ net: 950 });
    expect(income.of('income').find(one => one.city === 'thebes')).toMatchObject({ net: 1000 });
    const held = raid({ oropus: { 'athenian-allied-hoplite': 1 } }, 'oropus')
      .roll({ type: 'march' })
      .roll({ type: 'letPass' });
    expect(held.now.ravaged).toEqual([]);
  });
  test('PW-R184 PW-10.5.4.4-a ten ravaged spaces of the Coalition do not shake its will; ten captured ones do', () => {
    const own = ['decelea', 'panactum', 'sunium', 'plataea', 'piraeus', 'delium', 'chaeronea', 'elis', 'argos', 'pharsalus'];
    const will = (more: object) =>
      sparta({ phase: 'bellicosity', forces: COALITION_AT_HOME, ...more })
        .of('bellicosity')
        .find(({ side }) => side === 'athens')?.modifiers;
    expect(will({ ravaged: own })).toEqual([]);
    const held = { athens: 'athens', thebes: 'athens', ...Object.fromEntries(own.map(space => [space, 'sparta'])) };
    expect(will({ held: { ...held, corinth: 'athens' } })).toEqual([{ rule: 'PW-9.1-c', by: -1, spaces: 10 }]);
  });
  test('PW-10.5.4.4-b PW-10.5.4.4-c PW-R107 other red and green spaces cost Sparta, neutral ones nobody', () => {
    const t = sparta({ phase: 'income', forces: HOMES, ravaged: ['naxos', 'tegea'] });
    expect(t.of('income').find(one => one.side === 'sparta')).toMatchObject({ net: 3400 });
    expect(t.now.sci).toEqual({ athens: 0, sparta: 0 });
    const neutral = raid({}, 'smyrna', 'phocaea').roll({ type: 'march' });
    expect(neutral.now.ravaged).toEqual([]);
  });
});

describe('PW-10.5.4.5-V: Spartan manpower', () => {
  const lose = (hoplites: number) =>
    sparta(
      {
        phase: 'battles',
        forces: { plataea: { 'theban-hoplite': 12, 'spartan-hoplite': hoplites } },
        leaders: { epaminondas: 'plataea', ismenias: 'cup', agesilaus: 'cup', 'thrasybulus-fos': 'cup' },
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
        forces: { plataea: { 'theban-hoplite': thebans, 'athenian-allied-hoplite': 2, 'spartan-hoplite': 3 } },
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
    const role = (die: number, held?: object) =>
      sparta(end({}, { sci: { athens: 2, sparta: 1 }, ...(held === undefined ? {} : { held }) }), {
        'role of the Coalition': [die],
        ...event(9),
      }).of('role')[0];
    expect([role(2).role, role(3).role, role(5).role, role(6).role]).toEqual(['athens', 'thebes', 'thebes', 'anti-sparta']);
    expect(role(1, { athens: 'sparta', thebes: 'athens' })).toMatchObject({ role: 'anti-sparta', sum: 6 });
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

test('PW-10.5.4.5-VII-b Corinth is told to change hands only when it does, with who stands there now', () => {
  const lost = (forces: object, held: object) =>
    sparta({ ...spartan(forces), phase: 'confidence', turn: 2, held, sci: { athens: 1, sparta: 0 } }).told.filter(
      ({ kind }) => kind === 'allegiance',
    );
  expect(lost({ corinth: { 'spartan-allied-hoplite': 2 } }, { corinth: 'sparta' })).toMatchObject([
    { space: 'corinth', side: 'athens', units: { 'athenian-allied-hoplite': 2 } },
  ]);
  expect(lost({ corinth: { 'athenian-allied-hoplite': 2 } }, { corinth: 'athens' })).toEqual([]);
});
