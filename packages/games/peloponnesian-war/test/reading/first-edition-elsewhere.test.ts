import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { loose, type Rolls } from '../table.ts';

// What differed when the 1st edition was read a second time, elsewhere: other spaces, sides and scenarios, and two players.

const first = (position: Position, rolls: Rolls = {}, options: object = {}, scenario = 'campaign') =>
  loose(position, rolls, scenario, { edition: 'first', ...options });
const CUP = { pericles: 'cup', phormio: 'cup', archidamus: 'cup' };
const OVER: Position = { turn: 2, player: 'sparta', rebellion: [], passed: { athens: true, sparta: true }, leaders: CUP };
const SPARTA_WINS: Rolls = { 'battle of athens': [1], 'battle of sparta': [6] };
const GUARD = { sparta: { 'home-guard': 3 } };

describe('1 no battle gives Athens or Piraeus', () => {
  const nobody = [{ athens: [], sparta: [], nobody: ['piraeus'] }];
  const navalBattle: Position = {
    ...OVER,
    phase: 'battles',
    leaders: { ...CUP, brasidas: 'piraeus' },
    forces: {
      athens: { 'athenian-hoplite': 1 },
      piraeus: { 'athenian-naval': 2, 'spartan-hoplite': 2, 'spartan-naval': 6 },
      ...GUARD,
    },
    held: { piraeus: 'athens' },
  };
  test('PW1-0-h nor does one at sea, at Piraeus: the harbour is nobody’s, and the fund still binds Athens', () => {
    const t = first(navalBattle, SPARTA_WINS);
    expect(t.of('battle')).toMatchObject([{ type: 'naval', winner: 'sparta' }]);
    expect(t.of('control')).toMatchObject(nobody);
    const fund = (edition: string) =>
      loose(
        {
          ...OVER,
          phase: 'build',
          player: 'athens',
          budget: 3,
          treasury: { athens: 1100, sparta: 0 },
          held: t.now.held,
          forces: t.now.forces,
        },
        {},
        'campaign',
        { edition },
      ).why({ type: 'build', unit: 'athenian-hoplite' });
    expect(fund('first')).toBe('PW-8.1.6-a');
    const second = loose(navalBattle, SPARTA_WINS);
    expect(second.of('control')).toMatchObject([{ sparta: ['piraeus'] }]);
  });
  test('PW1-0-h with two players, and in The Fall of Athens, the war goes on', () => {
    const held = { athens: 'athens' } as const;
    const battle: Position = { ...OVER, phase: 'battles', held, leaders: { ...CUP, gylippus: 'athens' } };
    const forces = { athens: { 'athenian-allied-hoplite': 1, 'spartan-hoplite': 4 }, ...GUARD };
    for (const [options, scenario] of [
      [{ players: 'two' }, 'campaign'],
      [{}, 'archidamian'],
      [{}, 'fall-of-athens'],
    ] as const) {
      const late: Position = scenario === 'fall-of-athens' ? { turn: 8, firstTurn: 7 } : {};
      const t = first({ ...battle, ...late, forces }, SPARTA_WINS, options, scenario);
      expect([scenario, t.of('control')]).toMatchObject([scenario, [{ nobody: ['athens'] }]]);
      expect(t.match.outcome).toBeNull();
    }
  });
  test('PW1-0-h PW1-5.3.1-a he besieges it in the next turn; with Byzantium lost it falls, and Athens gives up', () => {
    const siege = (die: number) =>
      first(
        {
          ...OVER,
          turn: 3,
          phase: 'sieges',
          leaders: { ...CUP, brasidas: 'athens' },
          forces: { athens: { 'spartan-hoplite': 5 }, byzantium: { 'spartan-allied-hoplite': 1 }, ...GUARD },
          held: { byzantium: 'sparta' },
        },
        { siege: [die] },
      );
    const taken = siege(2); // Brasidas adds 2
    expect(taken.of('siege')).toMatchObject([{ success: true, sum: 4 }]);
    taken.roll({ type: 'enough' });
    expect(taken.match.outcome).toMatchObject({ detail: { surrendered: 'athens' } });
    expect(siege(1).of('siege')).toMatchObject([{ success: false, sum: 3 }]);
  });
});

describe('2 passing the first operation', () => {
  const ready = (player: 'athens' | 'sparta'): Position => ({
    phase: 'objective',
    turn: 2,
    player,
    rebellion: [],
    leaders: { ...CUP, pericles: 'athens', archidamus: 'sparta' },
    drawn: { athens: 'pericles', sparta: 'archidamus' },
    initialDone: { athens: player !== 'athens', sparta: player !== 'sparta' },
    passed: { athens: player !== 'athens', sparta: player !== 'sparta' },
  });
  test('PW1-4.3-e Sparta’s human may too; he has passed for the turn', () => {
    const t = first(ready('sparta')).roll({ type: 'pass' });
    expect(t.of('passed')).toMatchObject([{ side: 'sparta', rule: 'PW1-4.3-e' }]);
    expect(t.now.passed).toMatchObject({ sparta: true });
    expect(loose(ready('sparta')).why({ type: 'pass' })).toBe('PW-R109');
  });
  test('PW1-4.3-e so may each of two players, and the other goes on', () => {
    const t = first({ ...ready('athens'), passed: { athens: false, sparta: false } }, {}, { players: 'two' }).roll({
      type: 'pass',
    });
    expect(t.of('passed')).toMatchObject([{ side: 'athens', rule: 'PW1-4.3-e' }]);
    expect([t.seat, t.asks]).toEqual(['sparta', 'another']);
  });
  test('PW1-4.3-e PW-R109 and in the late scenarios', () => {
    for (const [scenario, turn, firstTurn] of [
      ['decelean', 7, 6],
      ['fall-of-athens', 8, 7],
    ] as const) {
      const position = {
        ...ready('sparta'),
        leaders: { agis: 'sparta' },
        drawn: { athens: null, sparta: 'agis' },
        turn,
        firstTurn,
      };
      expect(first(position, {}, {}, scenario).why({ type: 'pass' })).toBeNull();
      expect(loose(position, {}, scenario).why({ type: 'pass' })).toBe('PW-R109');
    }
  });
});

describe('3 he who was selected leads the first Army', () => {
  const second: Position = {
    phase: 'another',
    turn: 2,
    player: 'athens',
    rebellion: [],
    leaders: { ...CUP, pericles: 'athens' },
    drawn: { athens: 'pericles', sparta: null },
    initialDone: { athens: true, sparta: true },
    operations: { athens: 1, sparta: 1 },
    passed: { athens: false, sparta: true },
    forces: { athens: { 'athenian-hoplite': 6 }, piraeus: { 'athenian-naval': 8 }, ...GUARD },
  };
  const leads = (position: Position, options: object = {}) =>
    first(position, {}, options)
      .roll({ type: 'operate' }, { auguries: [1], commander: ['cleon'] })
      .roll({ type: 'objective', space: 'aegina' }).now.operation?.leader;
  test('PW1-2.4-b the player’s rebellion failed: Pericles, not Cleon, who was drawn after it', () => {
    expect(leads(second)).toBe('pericles');
    expect(leads(second, { players: 'two' })).toBe('pericles');
  });
  test('PW1-2.4-b PW1-R5 once he has led an Army the new one leads', () => {
    expect(leads({ ...second, leaders: { ...CUP, pericles: 'andros' } })).toBe('cleon');
  });
  test('PW1-2.4-b PW1-R5 nor does it help by the option: who was selected comes first', () => {
    expect(leads(second, { 'any-commander-at-home': true })).toBe('pericles');
  });
  test('PW1-2.4-b PW1-4.4-d a rebellion that he has caused and left alone was no Army: he still leads the next', () => {
    for (const players of ['solitaire', 'two']) {
      const t = first({ ...second, phase: 'objective', initialDone: { athens: false, sparta: true } }, {}, { players });
      t.roll({ type: 'incite', space: 'tegea' }, { cause: [6] }).roll({ type: 'halt' });
      t.roll({ type: 'operate' }, { auguries: [1], commander: ['cleon'] }).roll({ type: 'objective', space: 'aegina' });
      expect(t.now.operation?.leader, players).toBe('pericles');
    }
  });
  test('PW1-2.4-b PW1-R5 nobody was selected in the turn that a scenario begins in: after a rebellion that failed the next one drawn leads', () => {
    for (const [players, scenario, side] of [
      ['solitaire', 'campaign', 'athens'],
      ['two', 'campaign', 'athens'],
      ['solitaire', 'fall-of-athens', 'sparta'],
    ] as const) {
      const [target, drawn] = side === 'athens' ? ['tegea', ['cleon', 'demosthenes']] : ['salamis', ['gylippus', 'agis']];
      const start = {
        phase: 'another',
        player: side,
        passed: { athens: side !== 'athens', sparta: side !== 'sparta' },
        initialDone: { athens: true, sparta: true },
      } as const;
      const t = loose({ ...start, forces: AT_START[side] }, {}, scenario, { edition: 'first', players });
      t.roll({ type: 'operate' }, { auguries: [1], commander: [drawn[0]] }).roll(
        { type: 'incite', space: target },
        { cause: [1] },
      );
      t.roll({ type: 'operate' }, { auguries: [1], commander: [drawn[1]] }).roll({ type: 'objective', space: target });
      expect(t.now.operation?.leader, `${scenario}, ${players}`).toBe(drawn[1]);
    }
  });
  test('PW1-2.4-b PW1-4.3-b in the 2nd edition nobody is drawn beside him', () => {
    const t = loose(second).roll({ type: 'operate' }, { auguries: [1] });
    expect(t.of('commander-drawn')).toEqual([]);
    expect(t.roll({ type: 'objective', space: 'aegina' }).now.operation?.leader).toBe('pericles');
  });
});

/** Enough to set out with. */
const AT_START = {
  athens: { athens: { 'athenian-hoplite': 6 }, sparta: { 'home-guard': 3 } },
  sparta: {
    athens: { 'athenian-hoplite': 1 },
    sparta: { 'home-guard': 3, 'spartan-hoplite': 4 },
    gythium: { 'spartan-naval': 4 },
  },
} as const;

describe('4 once in a space, and no Army behind a commander', () => {
  /** Six ships off Cythnos are to fetch one from Piraeus, and come back to an Aegina where a Spartan stands. */
  const fleet: Position = {
    phase: 'expedition',
    turn: 2,
    player: 'athens',
    rebellion: [],
    leaders: { ...CUP, pericles: 'expedition' },
    initialDone: { athens: true, sparta: true },
    passed: { athens: false, sparta: true },
    forces: {
      athens: { 'athenian-hoplite': 1 },
      piraeus: { 'athenian-naval': 1 },
      aegina: { 'spartan-allied-hoplite': 1 },
      ...GUARD,
    },
    held: { aegina: 'sparta' },
    operation: {
      side: 'athens',
      leader: 'pericles',
      objective: 'aegina',
      at: 'kythnos',
      units: { 'athenian-naval': 6 },
      route: [],
      next: 0,
      marching: false,
      plan: [],
    },
  };
  const there = { type: 'rally', space: 'piraeus' };
  const back = { type: 'march' };
  test('PW1-4.6-a an Army that has been caught at Aegina is not caught there again; in the 2nd edition it is tried at each entry', () => {
    const t = first(fleet)
      .roll(there, { interception: [4] })
      .roll(back);
    expect(t.of('interception')).toEqual([]);
    const second = loose(fleet)
      .roll(there, { interception: [4] })
      .roll(back, { interception: [4] });
    expect(second.of('interception')).toMatchObject([{ space: 'aegina', success: true }]);
  });
  test('PW1-4.6-a PW1-R14 an attempt that failed was no catch: it is made again', () => {
    const t = first(fleet)
      .roll(there, { interception: [3] })
      .roll(back, { interception: [5] });
    expect(t.of('interception')).toMatchObject([{ space: 'aegina', success: true }]);
  });
  test('PW1-4.6-a PW1-R14 the next operation begins anew', () => {
    const t = first({ ...fleet, leaders: { ...CUP, pericles: 'expedition', phormio: 'athens' } }).roll(there, {
      interception: [4],
    });
    t.roll(back).roll({ type: 'operate' }, { auguries: [1], commander: ['cleon'] });
    t.roll({ type: 'objective', space: 'aegina' }).roll(there).roll({ type: 'activate', unit: 'athenian-naval', count: 1 });
    expect(t.roll(back, { interception: [4] }).of('interception')).toMatchObject([{ space: 'aegina', success: true }]);
  });
  test('PW1-4.6-a PW-11-e with two players the owner is not asked a second time', () => {
    const t = first(fleet, {}, { players: 'two' }).roll(there);
    expect([t.seat, t.asks]).toEqual(['sparta', 'interception']);
    t.roll({ type: 'intercept', space: 'aegina' }, { interception: [6] }).roll(back);
    expect(t.of('operation-ends')).toMatchObject([{ space: 'aegina' }]);
  });
});

describe('5 where those who come home find a place', () => {
  const home = (goingHome: object, more: Position = {}, options: object = {}, rolls: Rolls = {}) =>
    first(
      {
        ...OVER,
        phase: 'going-home',
        forces: { athens: { 'athenian-hoplite': 1 }, ...GUARD },
        held: {},
        goingHome,
        ...more,
      } as Position,
      rolls,
      options,
    );
  test('PW1-4.9-a Athenians who only stand in Gythium, or in Corinth, close neither', () => {
    const at = (space: string, unit: string) =>
      home(
        { [unit]: 2 },
        {
          forces: { athens: { 'athenian-hoplite': 1 }, [space]: { 'athenian-naval': 2 }, ...GUARD },
          leaders: { ...CUP, phormio: space },
        },
      ).of('placed');
    expect(at('gythium', 'spartan-naval')[0]).toMatchObject({ space: 'gythium', count: 2 });
    expect(at('corinth', 'spartan-allied-naval')[0]).toMatchObject({ space: 'corinth', count: 2 });
  });
  test('PW1-P-a PW-R142 with Piraeus captured the player says whether his ships go to Corcyra or Chios', () => {
    const lost: Position = {
      player: 'athens',
      forces: { athens: { 'athenian-hoplite': 1 }, piraeus: { 'spartan-hoplite': 1 }, ...GUARD },
      held: { piraeus: 'sparta' },
    };
    const t = home({ 'athenian-naval': 3 }, lost);
    expect(t.asks).toBe('harbour');
    expect(t.roll({ type: 'send', space: 'chios' }).of('placed')[0]).toMatchObject({ space: 'chios', count: 3 });
    const game = home({ 'athenian-naval': 3 }, { ...lost, player: 'sparta' }, {}, { harbour: [4] });
    expect(game.of('placed')[0]).toMatchObject({ space: 'chios', count: 3 });
    expect(home({ 'athenian-naval': 3 }, { ...lost, rebellion: ['chios', 'samos'] }).of('placed')[0]).toMatchObject({
      space: 'corcyra',
    });
  });
  test('PW1-4.9-a PW1-P-c a rebel Corcyra and a Chios in Spartan hands close both: Allied ships to Piraeus', () => {
    const t = home(
      { 'athenian-allied-naval': 2 },
      {
        rebellion: ['corcyra', 'samos'],
        held: { chios: 'sparta' },
        forces: { athens: { 'athenian-hoplite': 1 }, chios: { 'spartan-naval': 1 }, ...GUARD },
      },
    );
    expect(t.of('placed')[0]).toMatchObject({ space: 'piraeus', count: 2 });
  });
});

describe('6 after a rebellion an Army may be gathered', () => {
  const ready: Position = {
    phase: 'objective',
    turn: 2,
    player: 'sparta',
    rebellion: [],
    treasury: { athens: 0, sparta: 1000 },
    leaders: { ...CUP, archidamus: 'sparta' },
    drawn: { athens: null, sparta: 'archidamus' },
    initialDone: { athens: true, sparta: false },
    passed: { athens: true, sparta: false },
    forces: { athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3, 'spartan-hoplite': 7 } },
  };
  const incite = (options: object = {}) =>
    first(ready, {}, options).roll({ type: 'incite', space: 'decelea' }, { 'cause rebellion': [6] });
  test('PW1-4.4-d Sparta stirs up Decelea and leaves it at that: its commander stays at home, and it has not passed', () => {
    const t = incite();
    expect(t.why({ type: 'halt' })).toBeNull();
    t.roll({ type: 'halt' });
    expect(t.of('passed')).toEqual([]);
    expect(t.now).toMatchObject({ leaders: { archidamus: 'sparta' }, passed: { sparta: false }, rebellion: ['decelea'] });
  });
  test('PW1-4.4-d or marches there as to a friend: nothing is ravaged, and no siege begins', () => {
    const t = incite().roll({ type: 'activate', unit: 'spartan-hoplite', count: 7 }).roll({ type: 'march' });
    expect(t.of('operation-ends')).toMatchObject([{ space: 'decelea' }]);
    expect(t.now.ravaged).not.toContain('decelea');
  });
  test('PW1-4.4-d with two players the same', () => {
    const t = incite({ players: 'two' });
    expect(t.why({ type: 'halt' })).toBeNull();
    expect(t.roll({ type: 'halt' }).of('passed')).toEqual([]);
  });
  test('PW1-4.4-d PW-5.1-i once he has set out with somebody, or has left home, it is too late', () => {
    const t = incite().roll({ type: 'activate', unit: 'spartan-hoplite', count: 1 });
    expect(t.why({ type: 'halt' })).toBe('PW-5.1-d');
  });
});
