import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { at, CALM, HOMES } from '../calm.ts';
import { loose, type Rolls } from '../table.ts';

describe('PW-9.3 the armistice', () => {
  const NEXT: Rolls = { side: [1], event: [5, 6] };
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
  test('PW-R187 PW-3.2-c PW-9.3-l a coup in a turn of peace lowers the will in the next turn that is played, not in the armistice', () => {
    const t = at(
      'surrender',
      {},
      { ...WEARY, sci: { athens: -1, sparta: 0 }, alcibiades: 1 },
      { length: [1], event: [1, 2], 'oligarchic rebellion': [1, 1, 1, 2] },
    );
    expect(t.of('event')).toMatchObject([{ event: 'coup', possible: true }]);
    t.roll({ type: 'enough' }, { event: [5, 6] });
    expect(t.of('bellicosity-reset')).toMatchObject([{ now: 7 }]); // three turns of war
    expect(t.now.bellicosity.athens).toBe(7);
    expect(t.now.pendingBellicosity).toEqual({ athens: 2, sparta: 0 });
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
});

describe('PW-9.3 the armistice', () => {
  /** PW-0.2-d: the pieces of the Spartan fleet. */
  const SHIPS = 10;
  const ALLIED_SHIPS = 14;
  const NEXT: Rolls = { side: [1], event: [5, 6] };
  const WEARY: Position = { bellicosity: { athens: 6, sparta: 8 }, treasury: { athens: 3000, sparta: 900 } };
  test('PW-9.3-b it is remembered, and a second one cannot come', () => {
    const t = at('surrender', {}, WEARY, { length: [1] });
    expect(t.now.hadArmistice).toBe(true);
    expect(t.of('hostages-freed')).toMatchObject([{ rule: 'PW-9.3-f' }]);
  });
  test('PW-9.3-e a space that changes hands by it is told', () => {
    const t = at('surrender', { elis: { 'athenian-hoplite': 1 }, erineus: { 'athenian-hoplite': 1 } }, WEARY, { length: [1] });
    expect(t.of('returned').map(({ space, to }) => [space, to])).toEqual(
      expect.arrayContaining([
        ['elis', 'sparta'],
        ['erineus', null], // neutral again
      ]),
    );
  });
  test('PW-9.3-g PW-R48 no events past the last turn of the scenario', () => {
    const events = (turn: number, die: number, event: number[]) =>
      at('surrender', {}, { ...WEARY, turn }, { length: [die], event })
        .of('event')
        .map(one => one.turn);
    expect(events(7, 6, [5, 6, 5, 6, 5, 6])).toEqual([8, 9, 10]);
    expect(events(8, 6, [5, 6, 5, 6])).toEqual([9, 10]);
    expect(events(9, 3, [5, 6])).toEqual([10]);
  });
  test('PW-R181 PW-E-6-a the plague in an armistice asks for Spartans in Attica in the last turn of war, not in the one before it', () => {
    const plague = (attica: NonNullable<Position['attica']>) =>
      at('surrender', {}, { ...WEARY, attica }, { length: [1], event: [3, 3] }).of('event')[0].possible;
    expect(plague({ now: true, before: false })).toBe(true);
    expect(plague({ now: false, before: true })).toBe(false);
  });
  test('PW-9.3-i PW-R79 an income below nothing counts as nothing', () => {
    const held = Object.fromEntries(
      'thebes corinth pylos asine corone prasiae tegea elis megara sicyon pegae cenchreae epidaurus delium tanagra siphae heraclea cytinium leucas cyllene hermione methana troezen gythium mantinea methydrum caryae belmina cythera oeniadae cape-taenarum cape-scyllaeum epidaurus-limera nemea phlius orchomenus cleonae mycenae lepreum olympia pheia dyme patrae chaeronea'
        .split(' ')
        .map(id => [id, 'athens']),
    );
    const [, sparta] = at('surrender', {}, { ...WEARY, held }, { length: [1] }).of('income') as unknown as { net: number }[];
    expect(sparta.net).toBeGreaterThanOrEqual(0);
  });
  test('PW-9.3-j PW-9.3-k PW-R100 NP builds while it keeps 1,000, and Allied ships when its own pieces run out', () => {
    const built = (more: Position) =>
      at('surrender', more.forces ?? {}, { ...WEARY, ...more, forces: { ...HOMES, ...more.forces } }, { length: [1] })
        .roll({ type: 'enough' }, NEXT)
        .of('built')
        .filter(({ side }) => side === 'sparta')
        .map(({ unit }) => unit);
    expect(built({ treasury: { athens: 3000, sparta: 0 } })).toHaveLength(5); // 2,500 come in, 1,000 go out
    const rebels = 'pylos asine corone prasiae tegea elis megara sicyon pegae cenchreae epidaurus delium tanagra siphae'.split(
      ' ',
    );
    const poor: Position = { treasury: { athens: 3000, sparta: 0 }, rebellion: rebels };
    expect(built(poor)).toHaveLength(4); // 2,500 − 14 × 50 leave 1,800: to exactly 1,000
    expect(built({ forces: { gythium: { 'spartan-naval': SHIPS - 2 } } })).toEqual([
      ...new Array(2).fill('spartan-naval'),
      ...new Array(3).fill('spartan-allied-naval'),
    ]);
    expect(
      built({ forces: { gythium: { 'spartan-naval': SHIPS }, corinth: { 'spartan-allied-naval': ALLIED_SHIPS - 1 } } }),
    ).toEqual(['spartan-allied-naval']);
  });
  test('PW-9.3-l Bellicosity itself, not only what is told', () => {
    const t = at('surrender', {}, { ...WEARY, turn: 5 }, { length: [1] }).roll({ type: 'enough' }, { ...NEXT, event: [5, 6] });
    expect(t.now.bellicosity).toEqual({ athens: 5, sparta: 5 });
  });
});
