import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { loose, type Rolls, Table } from '../table.ts';

// Rebellion, administration and armistice to their edges, and the set-ups: the cases that a wrong condition would pass elsewhere.

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
const at = (phase: NonNullable<Position['phase']>, forces: Forces, more: Position = {}, rolls: Rolls = {}) =>
  loose({ ...CALM, phase, forces: { ...HOMES, ...forces }, ...more }, rolls);
/** PW-0.2-d: the pieces of the Spartan fleet. */
const SHIPS = 10;
const ALLIED_SHIPS = 14;
const NEXT: Rolls = { side: [1], event: [5, 6] };

describe('PW-7 rebellion', () => {
  test('PW-7.2-b PW-7.2-c in an enemy ZOI a 4 is enough, a 3 is not', () => {
    const roll = (die: number) =>
      at(
        'spread',
        { amphipolis: { 'spartan-allied-cavalry': 1 } },
        { rebellion: ['amphipolis'] },
        { 'rebellion in abdera': [die] },
      )
        .of('spread-roll')
        .find(({ space }) => space === 'abdera')?.success;
    expect([roll(3), roll(4)]).toEqual([false, true]);
  });
  test('PW-0.5-j PW-R3 PW-R110 a space that its owner once held by occupation is friendly to the other side when it rebels', () => {
    const t = at(
      'delian-rebellion',
      {},
      { sci: { athens: 0, sparta: 1 }, held: { cnidus: 'athens' }, passed: { athens: false, sparta: false } },
      { 'oligarchic rebellion': [1, 1] },
    );
    expect(t.now.rebellion).toEqual(['cnidus']);
    expect(t.now.held.cnidus).toBeUndefined();
  });
  const five = Object.fromEntries(
    'pylos asine corone prasiae epidaurus-limeria'.split(' ').map(id => [id, { 'athenian-hoplite': 1 }]),
  );
  test('PW-7.3-a PW-R74 a Helot space where Spartans still stand beside the Athenians is not held', () => {
    const t = at('helots', { ...five, pylos: { 'athenian-hoplite': 1, 'spartan-hoplite': 1 } });
    expect(t.of('helots')).toEqual([]);
    expect(at('helots', five).of('helots')).toMatchObject([{ revolt: 'begins' }]);
  });
  test('PW-7.3-d PW-0.5-m Bellicosity does not fall below 0 by the Helots', () => {
    const t = at('helots', five, { bellicosity: { athens: 10, sparta: 1 } });
    expect(t.of('helots')).toMatchObject([{ bellicosity: 0 }]);
  });
  test('PW-6.9-c PW-R120 every Allied SP leaves Samos when Chios is friendly again, and only then', () => {
    const samos = { 'athenian-allied-naval': 2, 'athenian-allied-hoplite': 1, 'athenian-allied-cavalry': 1, 'athenian-naval': 1 };
    const back = at('rebellion', { samos }, { chiosLost: true });
    expect(back.now.forces.chios).toEqual({
      'athenian-allied-naval': 2,
      'athenian-allied-hoplite': 1,
      'athenian-allied-cavalry': 1,
    });
    expect(back.now.forces.samos).toEqual({ 'athenian-naval': 1 });
    expect(back.now.chiosLost).toBe(false);
    expect(at('rebellion', { samos }).now.forces.chios).toBeUndefined(); // Chios was never lost
    const rebel = at('spread', { samos }, { rebellion: ['chios'] });
    expect(rebel.now.forces.samos).toEqual(samos);
    expect(rebel.now.chiosLost).toBe(true);
    expect(at('rebellion', { samos }, { chiosLost: true, held: { chios: 'sparta' } }).now.forces.samos).toEqual(samos);
  });
});

describe('PW-8 administration', () => {
  const items = (side: number, forces: Forces, more: Position = {}) =>
    (at('income', forces, more).of('income')[side].items as { rule: string; by: number }[]).map(
      ({ rule, by }) => `${rule} ${by}`,
    );
  test('PW-8.1.4-a PW-R77 Epidamnos is worth 1,000 to Sparta too, over spaces it controls and that no Athenian stands in', () => {
    const held = Object.fromEntries(
      'epidamnos macedonia pela dolopia ambracia amphilochia olpae idomene stratus aetolia aegitium eupalium amphisa delphi cytinium aeniania oeta pharsalus larisa thermopolye sollum anactorium leucas sybotia'
        .split(' ')
        .map(id => [id, 'sparta']),
    );
    expect(items(1, {}, { held })).toContain('PW-8.1.4-a 1000');
    expect(items(1, {}, { held: { epidamnos: 'sparta' } })).not.toContain('PW-8.1.4-a 1000');
    const [enemy, both] = [{ 'athenian-hoplite': 1 }, { 'athenian-hoplite': 1, 'spartan-hoplite': 1 }];
    expect(items(1, { sybotia: both, macedonia: both, corcyra: enemy }, { held })).not.toContain('PW-8.1.4-a 1000');
  });
  test('PW-R119 a space stored as the enemy’s is open again to those who stand in it', () => {
    const box = (forces: Forces) =>
      at('going-home', forces, { goingHome: { 'spartan-allied-hoplite': 2 }, held: { corinth: 'athens', thebes: 'athens' } })
        .of('placed')
        .map(({ space }) => space);
    expect(box({})).toEqual(['sparta']);
    expect(box({ corinth: { 'spartan-allied-hoplite': 1 } })).toEqual(['corinth']);
  });
  test('PW-8.2-b the player’s third SP is the last: then it goes on by itself', () => {
    const t = at('construction', {}, { treasury: { athens: 9000, sparta: 0 } });
    for (let n = 0; n < 2; n++) t.roll({ type: 'build', unit: 'athenian-hoplite' });
    expect([t.asks, t.now.budget]).toEqual(['build', 1]);
    t.roll({ type: 'build', unit: 'athenian-hoplite' }, NEXT);
    expect(t.asks).not.toBe('build');
    expect(t.now.treasury.athens).toBe(8400);
  });
  test('PW-8.2-d nothing is drawn where all that was lost is rebuilt, or all of it is alike', () => {
    const strict = (lost: Record<string, number>) =>
      new Table(
        {
          ...CALM,
          phase: 'construction',
          forces: HOMES,
          lost,
          treasury: { athens: 1000, sparta: 5000 },
          turn: 10,
          hadArmistice: true,
        },
        [],
      );
    expect(strict({ 'spartan-hoplite': 1, 'spartan-allied-hoplite': 0, 'spartan-naval': 2 }).of('built')).toHaveLength(3);
    expect(strict({ 'spartan-hoplite': 5 }).of('built')).toHaveLength(3);
  });
});

describe('PW-9 armistice', () => {
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
  test('PW-R182 PW-E-7-f PW-INV-i Alcibiades, back in Athens during an armistice, is in the cup when the war goes on', () => {
    const exile: Position = { leaders: { ...CALM.leaders, alcibiades: 'aside' }, alcibiades: 2 };
    const t = at('surrender', {}, { ...WEARY, ...exile }, { length: [1], event: [3, 4] });
    expect(t.of('alcibiades')).toMatchObject([{ rule: 'PW-E-7-c', to: 'athens' }]);
    t.roll({ type: 'enough' }, { ...NEXT, 'commander of athens': ['nicias'] });
    expect([t.now.turn, t.now.leaders.alcibiades]).toEqual([5, 'cup']);
  });
  test('PW-9.3-i PW-R79 an income below nothing counts as nothing', () => {
    const held = Object.fromEntries(
      'thebes corinth pylos asine corone prasiae tegea elis megara sicyon pegae cenchrae epidaurus delium tanagra siphiae heraclea cytinium leucas cyllene hermione methana troezen gythium mantineia methydrum caryae belmina cythera oeniadae cape-taenarum cape-seyllaecum epidaurus-limeria nemea philius orchomenus cleonae mycenae lepreum olympia pheia dyme patrae charonea'
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
    const rebels = 'pylos asine corone prasiae tegea elis megara sicyon pegae cenchrae epidaurus delium tanagra siphiae'.split(
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
  test('PW-E-6-a PW-9.4-e Spartans who winter in Attica count as having been there', () => {
    const next = at('end-of-turn', { decelea: { 'spartan-hoplite': 1 } }, {}, NEXT);
    expect(next.now.attica).toEqual({ now: true, before: true }); // in the new turn too, from its first moment
    expect(at('end-of-turn', {}, {}, NEXT).now.attica).toEqual({ now: false, before: false });
  });
});

describe('PW-10 set-ups', () => {
  test('PW-10.2.3-a PW-10.1.3-b PW-0.7-u initial operations that are done count as operations of the turn', () => {
    const done = (scenario: string) => new Table(null, [], scenario).now;
    expect(() => done('fall-of-athens')).not.toThrow();
    expect(done('fall-of-athens')).toMatchObject({ operations: { athens: 1, sparta: 1 }, chiosLost: true, beganAs: 'sparta' });
  });
});
