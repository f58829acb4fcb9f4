import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { type Loose, loose, type Rolls } from '../table.ts';

// The first edition (1991): combat and the way home.

const CALM: Position = {
  phase: 'sieges',
  turn: 3,
  player: 'athens',
  leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
  rebellion: [],
  treasury: { athens: 2000, sparta: 2000 },
  passed: { athens: true, sparta: true },
  held: {},
};
type Forces = NonNullable<Position['forces']>;
const combat = (
  forces: Forces,
  leaders: Record<string, string> = {},
  rolls: Rolls = {},
  more: Position = {},
  options = {},
): Loose =>
  loose({ ...CALM, forces, ...more, leaders: { ...CALM.leaders, ...leaders } }, rolls, 'campaign', {
    edition: 'first',
    ...options,
  });
const battle = (athens: number, sparta: number): Rolls => ({ 'battle of athens': [athens], 'battle of sparta': [sparta] });

describe('the first edition: combat', () => {
  test('PW1-2.3-b a Spartan Army in a rebel fortress of Athens: no siege, and the space is its own', () => {
    const t = combat({ potidaea: { 'spartan-hoplite': 2 } }, { agis: 'potidaea' }, {}, { rebellion: ['potidaea'] });
    expect(t.of('siege-begins')).toEqual([]);
    expect(t.now.held.potidaea).toBe('sparta');
  });
  test('PW1-0-h PW1-5.3.1-b a besieging Army does not control Athens: the way to the Euxine stands, and the siege fails in its segment', () => {
    const t = combat({ athens: { 'athenian-hoplite': 1, 'spartan-hoplite': 5 } }, { agis: 'athens' });
    expect(t.told.map(({ kind }) => kind).indexOf('siege-begins')).toBeLessThan(t.told.map(({ kind }) => kind).indexOf('siege'));
    expect(t.of('siege')).toMatchObject([{ rule: 'PW-6.1.1-c', success: false, die: null }]);
    expect(t.now.held.athens).toBe('athens');
  });
  test('PW1-5.1-a PW1-5.1-b four SP more, all types counted, against the side that controls the fortress', () => {
    const begun = (units: Record<string, number>, more: Position = {}) =>
      combat({ heraclea: units }, { cleon: 'heraclea' }, {}, more).of('siege-begins').length;
    expect(begun({ 'athenian-hoplite': 3, 'athenian-naval': 2, 'spartan-allied-hoplite': 1 })).toBe(1);
    expect(begun({ 'athenian-hoplite': 3, 'athenian-naval': 1, 'spartan-allied-hoplite': 1 })).toBe(0);
  });
  test('PW1-5.3-b PW-6.3-h an active Syracuse that stands empty is neutral in the 1st edition: its fall costs Sparta no confidence', () => {
    const fallen = (edition: string, syracuse: Record<string, number> = {}) =>
      combat(
        { syracuse: { 'athenian-hoplite': 8, 'athenian-naval': 2, ...syracuse } },
        { demosthenes: 'syracuse' },
        { siege: [4] },
        { neutrals: { syracuse: true } as never, held: Object.keys(syracuse).length > 0 ? { syracuse: 'sparta' } : {} },
        { edition },
      ).of('siege')[0];
    expect([fallen('first'), fallen('second')]).toMatchObject([
      { success: true, sci: [1, 0] },
      { success: true, sci: [1, -1] },
    ]);
    expect(fallen('first', { 'spartan-allied-hoplite': 1 })).toMatchObject({ success: true, sci: [1, -1] }); // held for Sparta
  });
  test('PW1-5.2-b with two commanders the lowest tactical rating', () => {
    const position = { tegea: { 'athenian-hoplite': 3, 'spartan-allied-hoplite': 3 } };
    const t = combat(position, { cleon: 'tegea', demosthenes: 'tegea' }, battle(3, 1));
    expect(t.of('battle')[0]).toMatchObject({ sums: [3, 1] }); // Cleon's 0, not Demosthenes' 2
  });
  test('PW1-5.2-c PW1-5.2-f equal sums: a rating of 0 beats nobody; a draw costs each one SP, a lone one too', () => {
    const t = combat({ tegea: { 'athenian-hoplite': 2, 'spartan-allied-hoplite': 1 } }, { cleon: 'tegea' }, battle(2, 3));
    expect(t.of('battle')[0]).toMatchObject({ sums: [3, 3], winner: null });
    expect(t.now.lost).toEqual({ 'athenian-hoplite': 1, 'spartan-allied-hoplite': 1 });
    const lone = combat({ tegea: { 'athenian-hoplite': 1, 'spartan-allied-hoplite': 1 } }, {}, battle(2, 2));
    expect(lone.now.lost).toEqual({});
    const won = combat({ tegea: { 'athenian-hoplite': 2, 'spartan-allied-hoplite': 2 } }, { demosthenes: 'tegea' }, battle(1, 3));
    expect(won.of('battle')[0]).toMatchObject({ sums: [3, 3], winner: 'athens' });
  });
  test('PW1-5.2-e cavalry reduces the loss, never below one', () => {
    const t = combat(
      { tegea: { 'athenian-hoplite': 5, 'spartan-allied-hoplite': 3, 'spartan-allied-cavalry': 4 } },
      {},
      battle(3, 1),
    );
    expect(t.of('battle')[0]).toMatchObject({ winner: 'athens', losses: 1 });
  });
  test('PW1-5.2-a PW1-5.2-g a mixed battle: SCI once, for the winner of the last part', () => {
    const t = combat(
      { samos: { 'athenian-naval': 3, 'athenian-hoplite': 2, 'spartan-naval': 2, 'spartan-hoplite': 2 } },
      {},
      { 'battle of athens': [6, 1], 'battle of sparta': [1, 6] },
    );
    expect(t.of('battle')).toMatchObject([
      { type: 'naval', winner: 'athens', goesOn: true, rule: 'PW1-5.2-a' },
      { type: 'land', winner: 'sparta', sci: [-1, 1] },
    ]);
    const fewer = combat(
      { samos: { 'athenian-naval': 3, 'athenian-hoplite': 1, 'spartan-naval': 2, 'spartan-hoplite': 2 } },
      {},
      battle(6, 1),
    );
    expect(fewer.of('battle')).toHaveLength(1);
  });
  test('PW1-5.2-h a draw at sea sends all home, whatever ships are left', () => {
    const t = combat(
      { samos: { 'athenian-allied-naval': 1, 'athenian-hoplite': 3, 'spartan-naval': 2, 'spartan-hoplite': 3 } },
      {},
      battle(3, 2),
    );
    expect(t.of('battle')[0]).toMatchObject({ type: 'naval', winner: null });
    expect(t.now.forces.samos).toBeUndefined();
    expect(t.now.forces.athens).toEqual({ 'athenian-hoplite': 3 });
  });
  test('PW1-5.2-i losses: hoplites before cavalry, national before Allied', () => {
    const sparta = { 'spartan-hoplite': 1, 'spartan-allied-hoplite': 1, 'spartan-cavalry': 1 };
    const t = combat({ tegea: { 'athenian-hoplite': 6, ...sparta } }, {}, battle(3, 4));
    expect(t.of('battle')[0]).toMatchObject({ winner: 'athens' });
    const taken = Object.keys(t.now.lost);
    expect(taken[0]).toBe('spartan-hoplite');
    expect(taken).not.toContain('spartan-cavalry');
  });
  test('PW1-5.2-j across a naval line all land SP fight, though the ships could not carry them', () => {
    const t = combat(
      {
        samos: { 'athenian-naval': 3, 'athenian-hoplite': 6 },
        icaros: { 'spartan-naval': 1, 'spartan-hoplite': 2 },
      },
      {},
      { 'battle of athens': [6, 6], 'battle of sparta': [1, 1] },
    );
    const [, land] = t.of('battle');
    expect((land.forces as { units: object }[])[0].units).toMatchObject({ 'athenian-hoplite': 6 });
  });
  test('PW1-5.2.4-a in different spaces nothing happens', () => {
    const t = combat({ samos: { 'athenian-naval': 2 }, icaros: { 'spartan-hoplite': 1 } });
    expect(t.of('battle')).toMatchObject([{ type: 'null' }]);
    expect(t.now.forces).toMatchObject({ samos: { 'athenian-naval': 2 }, icaros: { 'spartan-hoplite': 1 } });
  });
  const city = { athens: { 'athenian-hoplite': 9, 'spartan-hoplite': 5 } };
  const cleon: Rolls = { 'commander of athens': ['cleon'], ...battle(3, 3) };
  test('PW1-5.3.1-c the option: Athens draws a commander before a battle in the city', () => {
    const on = combat(city, { agis: 'athens' }, cleon, { options: { longWallsLeader: true } });
    expect(on.of('commander-drawn')).toMatchObject([{ rule: 'PW1-5.3.1-c', leader: 'cleon', space: 'athens' }]);
    expect((on.of('battle')[0].forces as { leader: string | null }[])[0].leader).toBe('cleon');
    const off = combat(city, { agis: 'athens' }, battle(3, 3));
    expect(off.of('commander-drawn')).toEqual([]);
    const led = combat(city, { agis: 'athens', phormio: 'athens' }, battle(3, 3), { options: { longWallsLeader: true } });
    expect(led.of('commander-drawn')).toEqual([]);
    const siege = { athens: { 'athenian-hoplite': 3, 'spartan-hoplite': 5 } };
    expect(combat(siege, { agis: 'athens' }, {}, { options: { longWallsLeader: true } }).of('commander-drawn')).toEqual([]);
  });
  test('PW1-5.4-a going home with two commanders: the lowest strategic rating', () => {
    const t = combat(
      { tegea: { 'athenian-hoplite': 4 } },
      { cleon: 'tegea', nicias: 'tegea' },
      { 'going home': [4] },
      { held: { tegea: 'athens' } },
    );
    expect(t.of('going-home')[0]).toMatchObject({ leader: 'nicias', sum: 5 });
  });
  test('PW1-5.6-a hostages for Spartan or Athenian hoplites, not for Allies', () => {
    const taken = (kind: string) => combat({ tegea: { 'athenian-hoplite': 4, [kind]: 3 } }, {}, battle(6, 1)).now.hostages.sparta;
    expect(taken('spartan-allied-hoplite')).toBe(false);
    expect(taken('spartan-hoplite')).toBe(true);
  });
});

describe('the first edition: the way home', () => {
  const home = (goingHome: Record<string, number>, more: Position = {}, rolls: Rolls = {}): Record<string, number> => {
    const t = loose({ ...CALM, phase: 'homecoming', forces: {}, goingHome, ...more }, rolls, 'campaign', { edition: 'first' });
    return Object.fromEntries(t.of('placed').map(({ space, count }) => [space, count as number]));
  };
  const taken = (...spaces: string[]): Position => ({
    forces: Object.fromEntries(spaces.map(id => [id, { 'spartan-hoplite': 1 }])),
    held: Object.fromEntries(spaces.map(id => [id, 'sparta'])), // by a siege: Piraeus has walls (PW1-0-h)
  });
  test('PW1-0-a PW1-R13 an odd SP of the non-player falls by a die, for neither place is better', () => {
    expect(home({ 'spartan-allied-hoplite': 1 }, {}, { odd: [3] })).toEqual({ corinth: 1 });
    expect(home({ 'spartan-allied-hoplite': 1 }, {}, { odd: [4] })).toEqual({ thebes: 1 });
  });
  test('PW1-5.9-a Chios lost: Samos; both lost: the ordinary table', () => {
    // the ships at Samos quell Chios in the same turn, and go back there: it is friendly once again
    expect(home({ 'athenian-allied-naval': 2 }, { rebellion: ['chios'] })).toEqual({ corcyra: 1, samos: 1, chios: 1 });
    expect(home({ 'athenian-allied-naval': 2 }, { rebellion: ['chios', 'samos'] })).toEqual({ corcyra: 2 });
  });
  test('PW1-P-a PW-R142 Athenian ships without Piraeus: Corcyra or Chios, as their owner will; else lost', () => {
    expect(home({ 'athenian-naval': 2 }, taken('piraeus'))).toEqual({}); // he is asked
    expect(home({ 'athenian-naval': 2 }, taken('piraeus', 'chios', 'samos'))).toEqual({ corcyra: 2 });
    expect(home({ 'athenian-naval': 2 }, taken('piraeus', 'corcyra'))).toEqual({ chios: 2 });
    expect(home({ 'athenian-naval': 2 }, taken('piraeus', 'corcyra', 'chios', 'samos'))).toEqual({});
  });
  test('PW1-P-b Spartan Allied cavalry: two each in Pella and Syracuse, the rest in Thebes', () => {
    const more = { neutrals: { macedonia: 'sparta', syracuse: true } as never };
    expect(home({ 'spartan-allied-cavalry': 6 }, more)).toEqual({ pella: 2, syracuse: 2, thebes: 2 });
  });
  test('PW1-P-c PW1-P-d Allies without a place: land to the home space, ships to Piraeus or Gythium, else lost', () => {
    const athens = (...spaces: string[]): Position => ({
      forces: Object.fromEntries(spaces.map(id => [id, { 'athenian-hoplite': 1 }])),
    });
    expect(home({ 'spartan-allied-hoplite': 2 }, athens('corinth', 'thebes'))).toEqual({ sparta: 2 });
    expect(home({ 'spartan-allied-naval': 2 }, athens('corinth'))).toEqual({ gythium: 2 });
    expect(home({ 'spartan-allied-naval': 2 }, athens('corinth', 'gythium'))).toEqual({});
    expect(home({ 'athenian-allied-naval': 2 }, taken('corcyra', 'chios', 'samos'))).toEqual({ piraeus: 2 });
    expect(home({ 'athenian-allied-cavalry': 2 }, { ...taken('larisa'), neutrals: { macedonia: 'sparta' } as never })).toEqual({
      athens: 2,
    });
  });
});
