import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game, type Phase, type Position, type Written } from '../../index.ts';
import { type Loose, loose, type Rolls } from '../table.ts';

// The first edition (1991): politics, rebellion, administration, the end of a turn, scenarios.

const CALM: Position = {
  turn: 3,
  player: 'athens',
  passed: { athens: true, sparta: true },
  leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
  rebellion: [],
  treasury: { athens: 3000, sparta: 3000 },
  forces: { athens: { 'athenian-hoplite': 2 }, sparta: { 'home-guard': 3, 'spartan-hoplite': 4 } },
  held: {},
};
type Forces = NonNullable<Position['forces']>;
const at = (phase: Phase, more: Position = {}, rolls: Rolls = {}, scenario = 'campaign'): Loose =>
  loose({ ...CALM, phase, ...more }, rolls, scenario, { edition: 'first' });
const items = (t: Loose, side: number) =>
  (t.of('income')[side].items as { rule: string; by: number }[]).map(({ rule, by }) => `${rule} ${by}`);
const NEXT: Rolls = { event: [5, 6] };

describe('the first edition: politics and events', () => {
  test('PW1-0-f each side draws one of those who wait beside the map', () => {
    const t = at('commanders', {}, { 'commander of athens': ['cleon'], 'commander of sparta': ['agis'] });
    expect(t.of('commander-drawn')).toMatchObject([{ leader: 'cleon' }, { leader: 'agis' }]);
    expect(t.of('commander-drawn')[0].from).toHaveLength(8);
  });
  test('PW1-2.4-a PW1-8.3-b PW1-R4 Nicias drawn at the selection adds 1 to the die of an armistice', () => {
    expect(at('commanders', {}, { 'commander of athens': ['nicias'] }).of('nicias')).toMatchObject([{ rule: 'PW1-2.4-a' }]);
    const weary = { bellicosity: { athens: 6, sparta: 6 } };
    const length = (die: number, bans: number) => at('surrender', { ...weary, bans }, { length: [die] }).of('armistice')[0].turns;
    expect([length(1, 16), length(2, 16), length(6, 16), length(2, 0)]).toEqual([1, 2, 4, 1]);
  });
  test('PW1-E-3-a the coup: 100 talents, no Eisphora, two rebellions', () => {
    const t = at(
      'event',
      { sci: { athens: -1, sparta: 0 }, alcibiades: 1, leaders: { ...CALM.leaders, alcibiades: 'aside' } },
      { event: [1, 2], 'oligarchic rebellion': [1, 1, 3, 3] },
    );
    expect(t.of('talents')).toMatchObject([{ side: 'athens', talents: 100 }]);
    expect(t.of('rebellion').slice(0, 2)).toHaveLength(2);
    expect(t.now.bans & 1).toBe(1);
  });
  test('PW1-E-4-a Sitalces: each of the two spaces is marked', () => {
    const t = at('event', { sci: { athens: 1, sparta: 0 } }, { event: [1, 3] });
    expect(t.now.rebellion).toEqual(expect.arrayContaining(['abdera', 'maroneia']));
  });
  test('PW1-E-8-a PW1-R8 past the end of the list it begins again at the top', () => {
    const t = at(
      'event',
      { sci: { athens: 1, sparta: 0 }, rebellion: ['amphipolis'] },
      { event: [2, 6], 'oligarchic rebellion': [6, 6] },
    );
    expect(t.of('rebellion-roll')).toMatchObject([{ passed: ['amphipolis'], space: 'cnidus' }]);
    const held = at(
      'event',
      { sci: { athens: 1, sparta: 0 }, forces: { ...CALM.forces, cnidus: { 'athenian-naval': 1 } } },
      { event: [2, 6], 'oligarchic rebellion': [1, 1] },
    );
    expect(held.of('rebellion-roll')).toMatchObject([{ passed: ['cnidus'], space: 'naxos' }]);
  });
  test('PW1-E-10-a each change of the minor powers once', () => {
    const t = at('event', { happened: 8, sci: { athens: 1, sparta: 0 } }, { event: [4, 6, 5, 6] });
    expect(t.of('event')[0]).toMatchObject({ event: 'minor-powers', possible: false });
  });
  test('PW1-E-12-a an eclipse: two operations at most', () => {
    const t = at('event', { sci: { athens: 1, sparta: 0 } }, { event: [6, 6], eclipse: [1] });
    expect(t.now.mostOperations.athens).toBe(2);
  });
});

describe('the first edition: rebellion and administration', () => {
  test('PW1-6.1-a PW1-R3 quelled in its own side’s zone alone; in no zone it goes on, whatever the sheet says', () => {
    const t = at('rebellion', {
      rebellion: ['samos', 'thasos'],
      forces: { ...CALM.forces, icaros: { 'athenian-naval': 1 } },
    });
    expect(t.now.rebellion).toEqual(['thasos']);
  });
  test('PW1-R20 rebellion does not spread to a captured space of the League', () => {
    const rolled = (more: Position): unknown[] =>
      at('spread', { rebellion: ['thasos'], ...more })
        .of('spread-roll')
        .map(({ space }) => space);
    expect(rolled({})).toContain('amphipolis');
    const forces = { ...CALM.forces, amphipolis: { 'spartan-allied-hoplite': 1 } };
    expect(rolled({ forces, held: { amphipolis: 'sparta' } })).not.toContain('amphipolis');
  });
  const helots = Object.fromEntries(
    'pylos asine corone prasiae epidaurus-limera'.split(' ').map(id => [id, { 'athenian-allied-hoplite': 1 }]),
  );
  test('PW1-6.3-a PW1-6.3-b PW1-R9 the Helots: one test; consecutive turns; a later revolt is a new one', () => {
    const forces: Forces = { ...helots, sparta: { 'home-guard': 3, 'spartan-hoplite': 1 } };
    const rises = at('helots', { forces });
    expect(rises.of('helots')).toMatchObject([{ revolt: 'begins', lost: 2, cost: 500 }]);
    expect(rises.now.forces.sparta).toEqual({ 'home-guard': 2 });
    expect(at('helots', { forces, helots: true }).of('helots')).toMatchObject([{ revolt: 'goes-on', cost: 1000 }]);
    const { pylos: _, ...four } = helots;
    expect(at('helots', { forces: { ...four, sparta: CALM.forces?.sparta ?? {} }, helots: true }).now.helots).toBe(false);
  });
  test('PW1-0-c control by a unit, or by colour without an enemy unit', () => {
    const t = at('control', { forces: { tegea: { 'athenian-hoplite': 1 } }, held: { heraclea: 'athens' } });
    expect(t.now.held).toMatchObject({ tegea: 'athens' });
    expect(t.now.held.heraclea).toBeUndefined();
  });
  test('PW1-7.1-a Thebes in rebellion but not in Delian hands costs 50', () => {
    expect(items(at('control', { rebellion: ['thebes'] }), 1)).toEqual(['PW-8.1-a 2500', 'PW-8.1-b -50']);
  });
  test('PW1-7.1-b PW1-7.1-c Sicily though the enemy’s zone lies there too', () => {
    const all =
      'syracuse helorus camarina gela acragas selinus lilybaeum segesta panormus-sicily himera enna leontini catana messina';
    const forces = Object.fromEntries(all.split(' ').map(id => [id, { 'athenian-allied-hoplite': 1 }]));
    const t = at('control', { forces: { ...forces, locri: { 'spartan-naval': 2 } } });
    expect(items(t, 0)).toContain('PW1-7.1-b 100');
  });
  test('PW1-7.1-d the way from Epidamnos leads through controlled spaces free of the enemy', () => {
    const t = at('control', { forces: { epidamnos: { 'athenian-hoplite': 1 } } });
    expect(items(t, 0).some(item => item.startsWith('PW-8.1.4-a'))).toBe(false);
  });
  test('PW1-7.1-e PW1-R3 an enemy unit on the way to the Euxine does not cut it before it controls its space', () => {
    const t = at('income', { forces: { ...CALM.forces, byzantium: { 'spartan-hoplite': 1, 'athenian-hoplite': 1 } } });
    expect(items(t, 0)).not.toContain('PW-8.1.3-a -1500');
  });
  test('PW1-7.2-a neither side spends more than 600 on construction', () => {
    const t = at('construction', { lost: { 'spartan-hoplite': 5 }, treasury: { athens: 9000, sparta: 9000 } });
    for (let n = 0; n < 3; n++) t.roll({ type: 'build', unit: 'athenian-hoplite' }, n === 2 ? NEXT : {});
    expect(t.of('built').filter(({ side }) => side === 'sparta')).toHaveLength(3);
    expect(t.now.turn).toBe(4);
  });
  test('PW1-0-g PW1-R9 the non-player rebuilds its Home Guard as it rebuilds others', () => {
    const t = at('construction', { lost: { 'home-guard': 1 }, forces: { sparta: { 'home-guard': 2 } } });
    t.roll({ type: 'enough' }, NEXT);
    expect(t.of('built')).toMatchObject([{ unit: 'home-guard', side: 'sparta' }]);
    expect(t.now.forces.sparta).toEqual({ 'home-guard': 3 });
  });
});

describe('the first edition: the end of a turn', () => {
  test('PW1-0-b Bellicosity stops at 12', () => {
    const t = at('bellicosity', { bellicosity: { athens: 12, sparta: 10 }, sci: { athens: 4, sparta: 0 } }, NEXT);
    expect(t.of('bellicosity')[0]).toMatchObject({ now: 12 });
  });
  test('PW1-8.1-a PW1-R3 captured spaces count in the tenth', () => {
    const taken = 'tegea elis pylos asine corone prasiae heraclea delium tanagra megara'.split(' ');
    const held = Object.fromEntries(taken.map(id => [id, 'athens']));
    const t = at('bellicosity', { held, forces: {}, bellicosity: { athens: 10, sparta: 10 } }, NEXT);
    expect(t.of('bellicosity')[1]).toMatchObject({ side: 'sparta', now: 9 });
  });
  test('PW1-8.2-a surrender at 0, or with the home space lost', () => {
    expect(at('surrender', { bellicosity: { athens: 0, sparta: 5 } }).of('surrender')).toMatchObject([{ sides: ['athens'] }]);
    const lost = { forces: { sparta: { 'athenian-hoplite': 1 } }, held: { sparta: 'athens' } };
    expect(at('surrender', lost).of('surrender')).toMatchObject([{ sides: ['sparta'] }]);
  });
  test('PW1-8.3-a PW1-8.3-d PW1-8.3-e one side weary, the other poor; five SP each; SCI stays', () => {
    const t = at(
      'surrender',
      { bellicosity: { athens: 6, sparta: 9 }, treasury: { athens: 3000, sparta: 900 }, sci: { athens: -2, sparta: 1 } },
      { length: [1] },
    );
    expect(t.of('armistice')).toHaveLength(1);
    expect(t.now.budget).toBe(5);
    t.roll({ type: 'enough' }, NEXT);
    expect(t.of('built').map(({ unit }) => unit)).toEqual(new Array(5).fill('spartan-naval'));
    expect(t.of('side-kept')).toMatchObject([{ sci: -2 }]);
  });
  test('PW1-8.3-c PW1-R16 no Eisphora of an armistice with the enemy in Attica, nor for a non-player Athens', () => {
    const weary: Position = { bellicosity: { athens: 6, sparta: 6 }, forces: {} };
    const net = (more: Position) => at('surrender', { ...weary, ...more }, { length: [1], event: [5, 6] }).of('income')[0].net;
    expect(net({})).toBe(4500);
    expect(net({ player: 'sparta' })).toBe(3500);
    expect(net({ forces: { decelea: { 'spartan-allied-hoplite': 1 } }, held: { decelea: 'sparta' } })).toBe(3450);
  });
  test('PW1-9-a PW1-R11 surrender in the first turn of a late scenario: 200', () => {
    const t = at('surrender', { turn: 7, firstTurn: 7, bellicosity: { athens: 0, sparta: 5 } }, {}, 'fall-of-athens');
    expect(t.of('surrender')).toMatchObject([{ points: 200 }]);
    expect(at('surrender', { turn: 3, bellicosity: { athens: 0, sparta: 5 } }).of('surrender')).toMatchObject([{ points: 67 }]);
  });
});

describe('the first edition: scenarios', () => {
  const setUp = (scenario: string) => game.position.write(game.begin({ scenario, options: { edition: 'first' } })) as Written;
  test('PW1-10-a its four scenarios begin in the first edition', () => {
    for (const scenario of ['campaign', 'archidamian', 'decelean', 'fall-of-athens'])
      expect(setUp(scenario), scenario).toMatchObject({ scenario, edition: 'first' });
  });
  test('PW1-R15 options of the other edition have no effect', () => {
    const options = { 'amphipolis-barred': true, 'long-walls-leader': true };
    const begun = (edition: string) =>
      (game.position.write(game.begin({ scenario: 'campaign', options: { ...options, edition } })) as Written).options;
    expect(begun('first')).toMatchObject({ longWallsLeader: true });
    expect(begun('first')).not.toHaveProperty('amphipolisBarred');
    expect(begun('second')).toMatchObject({ amphipolisBarred: true });
    expect(begun('second')).not.toHaveProperty('longWallsLeader');
  });
  test('PW1-10.3-a Argos and Pella are neutral, without pieces on the map', () => {
    const { forces, neutrals } = setUp('decelean');
    expect(forces.pylos).toEqual({ 'athenian-naval': 1 });
    expect(neutrals).toMatchObject({ argos: false, macedonia: null, syracuse: true });
    expect([forces.argos, forces.pella]).toEqual([undefined, undefined]);
  });
  test('PW1-10.3-b a neutral Macedonia joins Sparta when event 9 first comes', () => {
    const t = at('event', { turn: 7, sci: { athens: 1, sparta: 0 } }, { event: [4, 5] }, 'decelean');
    expect(t.now.neutrals.macedonia).toBe('sparta');
    expect(t.now.forces.pella).toEqual({ 'spartan-allied-cavalry': 2 });
  });
  test('PW1-0-d PW1-10.3-b who enters the space Macedonia meets an ordinary neutral', () => {
    const t = at(
      'expedition',
      {
        turn: 7,
        passed: { athens: false, sparta: true },
        leaders: { thrasybulus: 'expedition' },
        operation: {
          side: 'athens',
          leader: 'thrasybulus',
          objective: 'macedonia',
          at: 'pydna',
          units: { 'athenian-hoplite': 2 },
          route: [],
          next: 0,
          marching: false,
          plan: [],
        },
      },
      {},
      'decelean',
    ).roll({ type: 'march' });
    expect(t.of('route')[0].to).toBe('macedonia');
    expect(t.now.neutrals.macedonia).toBe((t.of('route')[0].route as string[]).includes('pella') ? 'sparta' : null);
  });
  test('PW1-10.3-c the Decelean War ends with turn 8', () => {
    const t = at('end-of-turn', { turn: 8, points: 41 }, {}, 'decelean');
    expect(t.match.outcome).toMatchObject({ rule: 'PW1-10.3-c', score: [1] });
  });
  test('PW1-10.4-a the Fall of Athens ends when the player is Sparta again', () => {
    const t = at(
      'turn',
      { turn: 8, player: 'athens', beganAs: 'sparta', firstTurn: 7, sci: { athens: 0, sparta: 0 } },
      { side: [6] },
      'fall-of-athens',
    );
    expect(t.match.outcome).toMatchObject({ rule: 'PW1-10.4-a', detail: { why: 'return' } });
  });
  test('PW1-10.4-b Thrasybulus, Thrasyllus and Phormio are left to Athens, and no more of them can die', () => {
    const { leaders, leaderDeaths } = setUp('fall-of-athens');
    const out = Object.entries(leaders).filter(([, where]) => where === 'out');
    expect(out.map(([id]) => id).sort()).toEqual(['archidamus', 'brasidas', 'cleon', 'demosthenes', 'nicias', 'pericles']);
    expect(leaderDeaths.athens).toBe(3);
  });
});
