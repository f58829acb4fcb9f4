import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { loose, type Rolls } from '../table.ts';

// The Combat Phase to its edges: the cases beside those of rules-6-combat.test.ts that a wrong condition would pass there.

const CALM: Position = {
  phase: 'sieges',
  turn: 3,
  player: 'athens',
  leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
  rebellion: [],
  treasury: { athens: 2000, sparta: 2000 },
  passed: { athens: true, sparta: true },
};
type Forces = NonNullable<Position['forces']>;
const combat = (forces: Forces, leaders: Record<string, string> = {}, rolls: Rolls = {}, more: Position = {}) =>
  loose({ ...CALM, forces, held: {}, ...more, leaders: { ...CALM.leaders, ...leaders } }, rolls);
const battle = (athens: number, sparta: number): Rolls => ({ 'battle of athens': [athens], 'battle of sparta': [sparta] });

describe('PW-0.3 the Home Guard in battle', () => {
  const inSparta = (hoplites: number, guard: Record<string, number>, athens: number, sparta: number) =>
    combat({ sparta: { 'athenian-hoplite': hoplites, ...guard } }, {}, { ...battle(athens, sparta), commander: ['pleistoanax'] });
  test('PW-0.3-c PW-0.3-d PW-R73 a loss smaller than its SP: it is gone, and the difference stands as plain hoplites', () => {
    const t = inSparta(8, { 'home-guard': 3 }, 6, 5);
    const [{ sums, losses }] = t.of('battle') as unknown as { sums: number[]; losses: number }[];
    expect([sums[0] > sums[1], losses]).toEqual([true, sums[0] - sums[1]]);
    expect(losses).toBeLessThan(3);
    expect(t.now.lost).toEqual({ 'home-guard': 3 });
    expect(t.now.forces.sparta?.['home-guard']).toBeUndefined();
    expect((t.now.forces.sparta?.['spartan-hoplite'] ?? 0) + (t.now.goingHome['spartan-hoplite'] ?? 0)).toBe(0); // beaten, and nowhere to stand
    expect(t.of('no-place')).toMatchObject([{ unit: 'spartan-hoplite', count: 3 - losses }]);
  });
  test('PW-0.3-c PW-6.2.4.2-a a draw costs it too: two plain hoplites are left', () => {
    const t = inSparta(6, { 'home-guard': 3 }, 5, 4);
    expect(t.of('battle')).toMatchObject([{ winner: null }]);
    expect(t.now.lost).toMatchObject({ 'home-guard': 3, 'athenian-hoplite': 1 });
    expect(t.now.forces.sparta).toEqual({ 'spartan-hoplite': 2 });
  });
  test('PW-R73 PW-6.2.4.1-c losses beyond the Guard fall on the Allies', () => {
    const t = inSparta(14, { 'home-guard': 3, 'spartan-allied-hoplite': 3 }, 6, 1);
    const [{ losses }] = t.of('battle') as unknown as { losses: number }[];
    expect(losses).toBeGreaterThan(3);
    expect(t.now.lost).toMatchObject({ 'home-guard': 3, 'spartan-allied-hoplite': losses - 3 });
    expect(t.now.forces.sparta?.['spartan-hoplite']).toBeUndefined();
  });
  test('PW-6.6-a hoplites of the Home Guard are hostages like others', () => {
    expect(inSparta(9, { 'home-guard': 3 }, 6, 5).now.hostages.sparta).toBe(true);
  });
});

describe('PW-6.2 order and place of battles', () => {
  test('PW-6.2-d PW-R12 cavalry reaches out: the battle is where the Force stands that is in the ZOI', () => {
    const into = (forces: Forces) =>
      combat(forces, {}, battle(3, 2))
        .of('battle')
        .map(({ space, rule }) => [space, rule]);
    expect(into({ tanagra: { 'athenian-hoplite': 2 }, thebes: { 'spartan-cavalry': 2, 'spartan-hoplite': 2 } })[0][0]).toBe(
      'tanagra',
    );
    expect(into({ tanagra: { 'athenian-hoplite': 2, 'athenian-cavalry': 1 }, thebes: { 'spartan-hoplite': 2 } })[0][0]).toBe(
      'thebes',
    );
  });
  test('PW-R12 each in the other’s ZOI and neither moved: by lot', () => {
    const both: Forces = { tanagra: { 'athenian-cavalry': 2 }, thebes: { 'spartan-cavalry': 2 } };
    const lot = (n: number) => combat(both, {}, { ...battle(3, 2), 'space of the battle': [n] }).of('battle')[0].space;
    expect([lot(1), lot(2)]).toEqual(['tanagra', 'thebes']);
    const moved = combat(both, { cleon: 'tanagra' }, battle(3, 2), { moved: { cleon: 1 } });
    expect(moved.of('battle')[0].space).toBe('tanagra');
  });
});

describe('PW-6.2.2 null battles', () => {
  const left = (forces: Forces, leaders: Record<string, string> = {}, more: Position = {}) =>
    combat(forces, leaders, {}, more)
      .of('null-battle')
      .map(({ rule, leaves }) => [rule, leaves]);
  test('PW-6.2.2-b in a neutral space the ships leave, Sparta’s too', () => {
    expect(left({ erineus: { 'spartan-naval': 2, 'athenian-hoplite': 1 } })).toEqual([['PW-6.2.2-b', 'sparta']]);
  });
  test('PW-6.2.2-d a neutral space that one side holds is no longer neutral', () => {
    expect(left({ melos: { 'spartan-naval': 2, 'athenian-hoplite': 1 } }, {}, { held: { melos: 'sparta' } })).toEqual([
      ['PW-6.2.2-d', 'athens'],
    ]);
  });
  test('PW-6.2.2-c the Army of Sparta leaves an Athenian Force without commander', () => {
    expect(left({ aegina: { 'spartan-naval': 2, 'athenian-hoplite': 1 } }, { agis: 'aegina' })).toEqual([
      ['PW-6.2.2-c', 'sparta'],
    ]);
    expect(left({ prasiae: { 'spartan-hoplite': 2, 'athenian-naval': 1 } }, { agis: 'prasiae' })).toEqual([
      ['PW-6.2.2-c', 'sparta'],
    ]);
  });
});

describe('PW-6.2.3.2, PW-6.2.4.2 draws', () => {
  test('PW-6.2.3.2-a PW-6.2.4.2-a a draw tells what each side loses: one SP, or nothing where both have but one', () => {
    const drawn = (athens: number, sparta: number, more: Record<string, number>) =>
      combat({ tanagra: { 'athenian-hoplite': 1, 'spartan-allied-hoplite': 1, ...more } }, {}, battle(athens, sparta)).of(
        'battle',
      )[0];
    expect(drawn(3, 3, {})).toMatchObject({ winner: null, losses: 0 });
    expect(drawn(3, 2, { 'spartan-allied-hoplite': 2 })).toMatchObject({ winner: null, losses: 1 });
  });
  test('PW-6.2.3.2-a PW-R15 a single ship against several is lost, and one of the several', () => {
    const t = combat({ samos: { 'athenian-allied-naval': 2, 'spartan-naval': 1 } }, {}, battle(3, 4));
    expect(t.of('battle')).toMatchObject([{ winner: null }]);
    expect(t.now.lost).toEqual({ 'athenian-allied-naval': 1, 'spartan-naval': 1 });
  });
  test('PW-6.2.4.2-a PW-R15 so with land SP, whichever side has the single one', () => {
    const one = combat({ elis: { 'athenian-allied-hoplite': 1, 'spartan-allied-hoplite': 2 } }, {}, battle(4, 3));
    expect(one.now.lost).toEqual({ 'athenian-allied-hoplite': 1, 'spartan-allied-hoplite': 1 });
    const other = combat({ elis: { 'athenian-allied-hoplite': 2, 'spartan-allied-hoplite': 1 } }, {}, battle(3, 4));
    expect(other.now.lost).toEqual({ 'athenian-allied-hoplite': 1, 'spartan-allied-hoplite': 1 });
  });
});

describe('PW-E-11 deaths', () => {
  const deadly: Position = { bans: 8 };
  test('PW-E-11-a without a commander nobody dies, whatever the die', () => {
    const t = combat({ elis: { 'athenian-hoplite': 4, 'spartan-allied-hoplite': 1 } }, {}, battle(1, 1), deadly);
    expect(t.of('leader-died')).toEqual([]);
    expect(t.now.leaderDeaths).toEqual({ athens: 0, sparta: 0 });
  });
  test('PW-R143 PW-E-11-b killed by both dice of a combined battle he dies once, and counts once', () => {
    const t = combat(
      { samos: { 'athenian-naval': 3, 'athenian-hoplite': 4, 'spartan-naval': 1, 'spartan-allied-hoplite': 1 } },
      { cleon: 'samos' },
      { 'battle of athens': [3, 2], 'battle of sparta': [1, 1] },
      deadly,
    );
    expect(t.of('battle')).toHaveLength(2);
    expect(t.of('leader-died')).toHaveLength(1);
    expect(t.now.leaderDeaths).toEqual({ athens: 1, sparta: 0 });
  });
  test('PW-E-11-b the third may die, a fourth may not; each side has its own three', () => {
    const die = (deaths: number) =>
      combat({ elis: { 'athenian-hoplite': 4, 'spartan-allied-hoplite': 1 } }, { cleon: 'elis', agis: 'elis' }, battle(3, 3), {
        ...deadly,
        leaderDeaths: { athens: deaths, sparta: 2 },
      }).now;
    expect(die(2).leaderDeaths).toEqual({ athens: 3, sparta: 3 });
    expect(die(3).leaderDeaths).toEqual({ athens: 3, sparta: 3 });
    expect(die(3).leaders).toMatchObject({ cleon: 'going-home', agis: 'out' });
  });
});

describe('PW-6.1.1, PW-6.3 sieges', () => {
  test('PW-R159 PW-6.5-a besiegers whose commander died in a battle they won go home; the siege is lifted, and nothing else', () => {
    const t = combat(
      {
        platea: { 'athenian-hoplite': 6, 'athenian-cavalry': 1, 'spartan-allied-hoplite': 1 },
        thebes: { 'spartan-allied-hoplite': 2 },
      },
      { thrasyllus: 'platea' },
      battle(3, 1),
      { bans: 8, held: { platea: 'sparta' } },
    );
    expect(t.of('leader-died')).toMatchObject([{ leader: 'thrasyllus' }]);
    expect(t.of('siege-lifted')).toMatchObject([
      { rule: 'PW-R159', space: 'platea', side: 'athens', units: { 'athenian-hoplite': 6, 'athenian-cavalry': 1 } },
    ]);
    expect(t.now.forces).toMatchObject({ platea: { 'spartan-allied-hoplite': 1 }, athens: { 'athenian-hoplite': 6 } });
    expect(t.now.ravaged).toEqual([]);
    expect(t.now.sci.athens).toBe(1); // the battle alone
  });
  test('PW-6.1.1-a PW-R103 PW-R149 Piraeus has walls of its own: if it was not the objective, it is besieged like any other', () => {
    const at = (space: string, walls: number) =>
      combat({ [space]: { 'spartan-hoplite': 3 } }, { agis: space }, {}, { walls })
        .of('siege-begins')
        .map(({ rule }) => rule);
    expect(at('piraeus', 2)).toEqual(['PW-6.1.1-a']);
    expect(at('piraeus', 1)).toEqual(['PW-6.1-b']);
    expect(at('athens', 1)).toEqual(['PW-6.1.1-a']);
    expect(at('athens', 2)).toEqual(['PW-6.1-b']);
  });
  test('PW-6.3-f PW-6.7-b a commander behind walls that fall goes home without his men', () => {
    const t = combat(
      { athens: { 'spartan-hoplite': 9, 'athenian-hoplite': 2 } },
      { agis: 'athens', cleon: 'athens' },
      { siege: [6], 'going home': [6] },
      {
        walls: 1,
        held: { byzantium: 'sparta', perinthus: 'sparta', proconneus: 'sparta', cyzicus: 'sparta', lampsacus: 'sparta' },
      },
    );
    expect(t.of('siege')).toMatchObject([{ success: true }]);
    expect(t.now.leaders.cleon).toBe('going-home');
    expect(t.now.lost).toMatchObject({ 'athenian-hoplite': 2 });
  });
  test('PW-6.3-f PW-6.3-g a besieged space that was nobody’s or rebel costs the besieged no confidence', () => {
    const own = combat(
      { heraclea: { 'athenian-hoplite': 6, 'spartan-allied-hoplite': 1 } },
      { demosthenes: 'heraclea' },
      { siege: [6] },
    );
    expect(own.of('siege')).toMatchObject([{ sci: [1, -1] }]);
  });
});

describe('PW-5.7.2 when a skirmish becomes a battle', () => {
  const sail = (ships: number, theirs: number, at = 'samos') =>
    loose(
      {
        ...CALM,
        phase: 'march',
        passed: { athens: false, sparta: true },
        treasury: { athens: 6000, sparta: 6000 },
        forces: { athens: { 'athenian-hoplite': 1 }, [at]: { 'spartan-naval': theirs }, sparta: { 'home-guard': 3 } },
        held: {},
        leaders: { ...CALM.leaders, pericles: 'expedition' },
        operation: {
          side: 'athens',
          leader: 'pericles',
          objective: at,
          at: 'icaros',
          units: { 'athenian-naval': ships },
          route: [at],
          next: 0,
          marching: true,
          plan: [],
        },
      },
      { interception: [6] },
    ).of('skirmish')[0].battle;
  test('PW-5.7.2-c eight ships in all, at least half of them the interceptor’s', () => {
    expect(sail(4, 4)).toBe('PW-5.7.2-c');
    expect(sail(3, 4)).toBeNull();
    expect(sail(5, 4)).toBeNull();
    expect(sail(2, 6)).toBe('PW-5.7.2-c');
  });
});

describe('PW-6.4-d, PW-R135 who stays on an island', () => {
  const home = (units: Record<string, number>) =>
    loose(
      { ...CALM, phase: 'homecoming', forces: { melos: units }, leaders: { ...CALM.leaders, cleon: 'melos' } },
      { 'going home': [1] },
    );
  test('PW-R135 there is a choice only between hoplites and horsemen, and only without ships', () => {
    expect(home({ 'athenian-hoplite': 2 }).asks).not.toBe('garrison');
    expect(home({ 'athenian-cavalry': 2 }).asks).not.toBe('garrison');
    expect(home({ 'athenian-hoplite': 1, 'athenian-cavalry': 1, 'athenian-naval': 1 }).now.forces.melos).toEqual({
      'athenian-naval': 1,
    });
  });
  test('PW-6.4-d PW-6.4-e only what stands there of one’s own, a citizen rather than an Ally', () => {
    const t = home({ 'athenian-hoplite': 1, 'athenian-cavalry': 1, 'athenian-allied-hoplite': 1, 'athenian-allied-cavalry': 1 });
    expect(t.asks).toBe('garrison');
    expect(t.why({ type: 'garrison', unit: 'spartan-hoplite' })).toBe('PW-6.4-d');
    expect(t.why({ type: 'garrison', unit: 'athenian-allied-cavalry' })).toBe('PW-6.4-e');
    expect(t.why({ type: 'garrison', unit: 'athenian-allied-hoplite' })).toBe('PW-6.4-e');
    expect(t.legal('garrison').map(({ unit }) => unit)).toEqual(['athenian-hoplite', 'athenian-cavalry']);
    const allies = home({ 'athenian-allied-hoplite': 1, 'athenian-allied-cavalry': 1 });
    expect(allies.why({ type: 'garrison', unit: 'athenian-cavalry' })).toBe('PW-6.4-d');
    expect(allies.legal('garrison')).toHaveLength(2);
  });
  test('PW-6.4-e PW-R135 any land SP may hold an island: Athenian horsemen rather than Allied hoplites, without a choice', () => {
    const stays = (player: 'athens' | 'sparta') =>
      loose(
        {
          ...CALM,
          player,
          phase: 'homecoming',
          forces: { melos: { 'athenian-allied-hoplite': 1, 'athenian-cavalry': 1 } },
          leaders: { ...CALM.leaders, cleon: 'melos' },
        },
        { 'going home': [1] },
      ).now.forces.melos;
    expect([stays('athens'), stays('sparta')]).toEqual([{ 'athenian-cavalry': 1 }, { 'athenian-cavalry': 1 }]);
  });
});
