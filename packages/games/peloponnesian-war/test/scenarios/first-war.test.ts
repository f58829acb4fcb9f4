import { describe, expect, test } from 'vitest';
import { peloponnesianWar as game, type Position, type Written } from '../../index.ts';
import { Loose, type Rolls } from '../table.ts';

const WAR = 'first-war';
const war = (position: object, rolls: Rolls = {}, options: object = {}): Loose =>
  new Loose(position as Position, rolls, WAR, options);
const setup = game.position.write(game.begin({ scenario: WAR, options: {} })) as Written;
/** Nobody on the map but what a test puts there; commanders in the cup. */
const quiet = { forces: {}, turn: 2 } as const;
const event = (sum: number): Rolls => ({ event: [Math.floor(sum / 2), Math.ceil(sum / 2)] });

describe('PW-10.3 The First Peloponnesian War', () => {
  test('PW-10.3-a PW-10.3.1-a PW-10.3.2-a PW-0.2-f six turns, treasuries, Bellicosity, commanders with a yellow band', () => {
    expect(setup).toMatchObject({
      turn: 1,
      player: 'athens',
      treasury: { athens: 3500, sparta: 2500 },
      bellicosity: { athens: 6, sparta: 6 },
      special: { noWalls: true },
    });
    expect(Object.keys(setup.leaders).sort()).toEqual(
      'aristeus asimides cimon cleandridas cnemus diotimus dorsus eurybatus hagnon lamachus pausanias pericles-1pw pleistoanax-1pw sophocles thucydides tolmides'.split(
        ' ',
      ),
    );
    expect(new Set(Object.values(setup.leaders))).toEqual(new Set(['cup']));
  });
  test('PW-10.3.1-b PW-10.3.2-b the forces', () => {
    expect(setup.forces).toEqual({
      athens: { 'athenian-hoplite': 2, 'athenian-cavalry': 1 },
      piraeus: { 'athenian-naval': 6 },
      lampsacus: { 'athenian-naval': 1 },
      naupactus: { 'athenian-naval': 1, 'athenian-allied-hoplite': 1 },
      mytilene: { 'athenian-allied-hoplite': 1, 'athenian-allied-naval': 2 },
      chios: { 'athenian-allied-naval': 1 },
      samos: { 'athenian-allied-naval': 1 },
      byzantium: { 'athenian-allied-naval': 1 },
      megara: { 'athenian-allied-hoplite': 1 },
      pegae: { 'athenian-allied-hoplite': 1 },
      plataea: { 'athenian-allied-hoplite': 1 },
      sparta: { 'home-guard': 3, 'spartan-hoplite': 9 },
      gythium: { 'spartan-naval': 1 },
      elis: { 'spartan-allied-hoplite': 1 },
      corinth: { 'spartan-allied-hoplite': 2, 'spartan-allied-naval': 3 },
      thebes: { 'spartan-allied-hoplite': 4, 'spartan-allied-cavalry': 4 },
    });
  });
  test('PW-10.3.3-a PW-10.3.3-b PW-R125 armed neutrals stand apart and belong to nobody', () => {
    expect(setup.special.armed).toEqual([
      { 'athenian-allied-hoplite': 4 },
      { 'athenian-allied-cavalry': 4 },
      { 'spartan-allied-hoplite': 2, 'spartan-allied-cavalry': 3, 'spartan-allied-naval': 2 },
    ]);
    expect(setup.neutrals).toMatchObject({ argos: false, syracuse: false, macedonia: null });
    expect(setup.held).not.toHaveProperty('larisa');
  });
  test('PW-10.3.4-g PW-R53 commanders and a strategy are drawn in turn 1; no event, no rebellion', () => {
    const kinds = war({})
      .match.allEvents()[0]
      .map(({ kind }) => kind);
    expect(kinds).toEqual(['commander-drawn', 'commander-drawn', 'strategy-rolled']);
  });
  test('PW-10.3.4-c PW-R54 hostages on both sides from the start; no armistice', () => {
    expect(setup.hostages).toEqual({ athens: true, sparta: true });
    const t = war({ phase: 'objective', leaders: { tolmides: 'athens' } });
    expect(t.why({ type: 'objective', space: 'sparta' })).toBe('PW-5.1-g');
    const end = war({ phase: 'surrender', bellicosity: { athens: 5, sparta: 5 }, leaders: {} });
    expect(end.match.allEvents()[0].map(({ kind }) => kind)).not.toContain('armistice');
  });
  test('PW-10.3.4-e PW-R125 Athens names Syracuse: it fights with the pieces on the map', () => {
    const t = war({ phase: 'objective', leaders: { tolmides: 'athens' } }).roll({ type: 'objective', space: 'syracuse' });
    expect(t.now.forces.syracuse).toEqual({
      'spartan-allied-hoplite': 2,
      'spartan-allied-cavalry': 3,
      'spartan-allied-naval': 2,
    });
    expect(t.now.special.armed[2]).toEqual({});
  });
  test('PW-10.3.3-c PW-10.3.4-a neutral Thessaly is no objective and no place to go home to', () => {
    const t = war({ phase: 'objective', leaders: { tolmides: 'athens' } });
    for (const space of ['larisa', 'pharsalus']) expect(t.why({ type: 'objective', space })).toBe('PW-10.3.3-c');
    const home = war({ ...quiet, phase: 'going-home', goingHome: { 'athenian-allied-cavalry': 2 } });
    expect(home.of('placed')).toMatchObject([{ unit: 'athenian-allied-cavalry', space: 'athens' }]);
  });
  test('PW-10.3.4-d PW-6.1.1-h without Long Walls a Spartan Army besieges Athens by the ordinary rule', () => {
    const at = {
      ...quiet,
      phase: 'sieges',
      forces: { athens: { 'athenian-hoplite': 1, 'spartan-hoplite': 6 } },
      leaders: { pausanias: 'athens' },
      held: { athens: 'athens' },
    };
    const begins = (position: object) =>
      war(position)
        .match.allEvents()[0]
        .find(e => e.kind === 'siege-begins');
    expect(begins(at)).toMatchObject({ rule: 'PW-6.1-c', space: 'athens' });
    const named = { ...at, forces: { athens: { 'athenian-hoplite': 3, 'spartan-hoplite': 6 } }, walls: 1 };
    expect(begins(named)).toBeUndefined(); // not five SP more, and no walls to make a siege of it
    expect(begins({ ...named, special: { ...setup.special, noWalls: false } })).toMatchObject({ rule: 'PW-6.1.1-a' });
  });

  test('PW-10.3.5-a a side at 0 loses; both at 0 is a draw; alone one wins with the side one has', () => {
    const end = (position: object, options = {}) => war({ ...quiet, phase: 'surrender', ...position }, {}, options).match.outcome;
    expect(end({ bellicosity: { athens: 3, sparta: 0 } })).toMatchObject({ rule: 'PW-10.3.5-a', score: [1] });
    expect(end({ bellicosity: { athens: 3, sparta: 0 }, player: 'sparta' })?.score).toEqual([0]);
    expect(end({ bellicosity: { athens: 0, sparta: 3 } }, { players: 'two' })?.score).toEqual([0, 1]);
    expect(end({ bellicosity: { athens: 0, sparta: 0 } })?.score).toEqual([0.5]);
  });
  test('PW-10.3.4-b the Thirty Years’ Peace: both at 1 or 2', () => {
    const end = war({ ...quiet, phase: 'surrender', bellicosity: { athens: 1, sparta: 2 } }).match.outcome;
    expect(end).toMatchObject({ rule: 'PW-10.3.4-b', score: [0.5] });
    expect(war({ ...quiet, phase: 'surrender', bellicosity: { athens: 1, sparta: 3 } }).match.outcome).toBeNull();
  });
  test('PW-10.3.5-b PW-R55 undecided after turn 6: a draw', () => {
    const end = war({ ...quiet, phase: 'surrender', turn: 6, bellicosity: { athens: 5, sparta: 5 } }).match.outcome;
    expect(end).toMatchObject({ rule: 'PW-10.3.5-b', score: [0.5] });
  });
  test('PW-R128 the home space lost decides at once', () => {
    const t = war({ ...quiet, phase: 'surrender', forces: { athens: { 'spartan-hoplite': 1 } }, held: { athens: 'sparta' } });
    expect(t.match.outcome).toMatchObject({ rule: 'PW-R128', score: [0] });
  });
});

describe('PW-E1 its events', () => {
  const happens = (sum: number, rolls: Rolls = {}, position: object = {}): Loose =>
    war({ ...quiet, phase: 'event', sci: { athens: 1, sparta: 0 }, ...position }, { ...event(sum), ...rolls });

  test('PW-10.3.4-f PW-E1-2 Abdera and Maroneia change allegiance', () => {
    const t = happens(2);
    expect(t.now.rebellion).toEqual(['abdera', 'maroneia']);
    expect(t.of('allegiance').map(({ rule }) => rule)).toEqual(['PW-E1-2', 'PW-E1-2']);
  });
  test('PW-E1-3 Thessaly joins Athens, and is neutral again', () => {
    const t = happens(3);
    expect(t.now.forces.larisa).toEqual({ 'athenian-allied-cavalry': 4 });
    const again = happens(3, {}, { special: { ...t.now.special }, forces: { larisa: { 'athenian-allied-cavalry': 3 } } });
    expect(again.now.forces.larisa).toBeUndefined();
    expect(again.now.special.armed[1]).toEqual({ 'athenian-allied-cavalry': 3 });
  });
  test('PW-E1-4-a PW-E1-4-b an earthquake: two operations, and Pylos is Athenian', () => {
    const t = happens(4, { 'eclipse or earthquake': [5] }, { forces: { pylos: { 'spartan-allied-hoplite': 1 } } });
    expect(t.now.mostOperations).toMatchObject({ sparta: 2 });
    expect(t.now.forces.pylos).toEqual({ 'athenian-allied-hoplite': 1 });
    expect(t.now.held.pylos).toBe('athens');
    expect(t.now.goingHome).toEqual({ 'spartan-allied-hoplite': 1 }); // till the Operations Phase is over
    const limited = { phase: 'another', operations: { athens: 2 }, mostOperations: { athens: 2 } };
    expect(war({ ...quiet, ...limited, passed: { sparta: true } }).why({ type: 'operate' })).toBe('PW-E1-4-a');
    expect(happens(4, { 'eclipse or earthquake': [3] }).now.mostOperations.athens).toBe(2);
  });
  test('PW-E1-5 Egypt: 800, then 600 and no construction, then nothing', () => {
    const first = happens(5, {}, { treasury: { athens: 2000 } });
    expect(first.now.treasury.athens).toBe(1200);
    const second = happens(5, {}, { treasury: { athens: 2000 }, happened: first.now.happened });
    expect(second.now.treasury.athens).toBe(1400);
    const third = happens(5, {}, { treasury: { athens: 2000 }, happened: second.now.happened });
    expect(third.now.treasury.athens).toBe(2000);
    const build = war(
      { ...quiet, phase: 'construction', bans: second.now.bans, treasury: { athens: 9000 } },
      {},
      { players: 'two' },
    );
    build.roll({ type: 'enough' });
    expect(build.asks).not.toBe('build'); // Athens is not even asked
  });
  test('PW-E1-6-a PW-E1-6-b PW-R127 the Phocians: Sparta loses 1 Bellicosity for a place it does not control', () => {
    const t = happens(6, { Phocian: [4] });
    expect(t.now.special.agenda).toBe('delphi');
    const other = happens(6, { Phocian: [4] }, { happened: t.now.happened });
    expect(other.now.special.agenda).toBe('cytinium');
    expect(happens(6, {}, { happened: other.now.happened }).now.special.agenda).toBeNull();
    const paid = (held: Record<string, 'athens' | 'sparta'>) =>
      war({ ...quiet, phase: 'bellicosity', special: { ...setup.special, agenda: 'delphi' }, held })
        .match.allEvents()[0]
        .find(({ kind, side }) => kind === 'bellicosity' && side === 'sparta');
    expect(paid({ delphi: 'athens' })?.modifiers).toContainEqual({ rule: 'PW-E1-6-a', by: -1 });
    expect(paid({})?.modifiers).not.toContainEqual({ rule: 'PW-E1-6-a', by: -1 });
  });
  test('PW-E1-7 the Long Walls rise and the hostages go home, if Athens holds both ends', () => {
    const t = happens(7);
    expect(t.now.special.noWalls).toBe(false);
    expect(t.now.hostages).toEqual({ athens: false, sparta: false });
    const lost = happens(7, {}, { forces: { piraeus: { 'spartan-hoplite': 1 } } });
    expect(lost.now.special.noWalls).toBe(true);
  });
  test('PW-E1-7 PW-10.3.4-c hostages taken when the walls stand again go home when it comes once more', () => {
    const walls = { special: { noWalls: false } } as never as Position;
    const t = happens(7, {}, { ...walls, hostages: { athens: true, sparta: false } });
    expect(t.of('long-walls')).toMatchObject([{ hostages: true, raised: false }]);
    expect(t.now.hostages).toEqual({ athens: false, sparta: false });
    const none = happens(7, {}, { ...walls, hostages: { athens: false, sparta: false } });
    expect(none.of('no-effect')).toMatchObject([{ rule: 'PW-E1-7' }]);
  });
  test('PW-E1-8-a PW-E1-8-b PW-E1-8-c PW-R126 oligarchs: the list, again at +1, neighbours on a 6, 13 is nothing', () => {
    const t = happens(8, { rebellion: [1, 1, 6] });
    expect(t.now.rebellion).toContain('chios');
    expect(t.now.rebellion.length).toBe(2); // one neighbour rolled the 6
    const again = happens(8, { rebellion: [1, 1, 1, 1] }, { rebellion: ['chios'] });
    expect(again.now.rebellion).toContain('thasos');
    // by the option Megara, which is red, counts like one in rebellion: again at +1, and 13 is nothing
    const loyal = happens(8, { rebellion: [4, 5, 6, 6] }, { options: { rebelsOfTheirSide: true } });
    expect(loyal.of('rebellion-roll')[0]).toMatchObject({ space: 'megara', again: 'PW-R126' });
    expect(loyal.of('no-rebellion')).toMatchObject([{ rule: 'PW-E1-8-a' }]);
    const megara = happens(8, { rebellion: [4, 5] }); // by the letter only what is in rebellion is rolled again
    expect(megara.now.rebellion).toContain('megara');
    const kept = happens(
      8,
      { rebellion: [4, 5, 6, 6] },
      { forces: { ...quiet.forces, megara: { 'athenian-allied-hoplite': 1 } } },
    );
    expect(kept.of('rebellion-roll')[0]).toMatchObject({ space: 'megara', again: 'PW-3.3-c' });
  });
  test('PW-E1-9-a in each battle a die of 1 to 4 kills; PW-E1-9-b of several one stays dead', () => {
    const t = war(
      {
        ...quiet,
        phase: 'battles',
        bans: 8,
        forces: {
          megara: { 'athenian-hoplite': 6, 'spartan-allied-hoplite': 1 },
          elis: { 'athenian-hoplite': 6, 'spartan-allied-hoplite': 1 },
        },
        leaders: { tolmides: 'megara', hagnon: 'elis' },
      },
      { 'battle of athens': [4, 4], 'battle of sparta': [5, 5] },
    );
    const died = t.match.allEvents()[0].filter(({ kind }) => kind === 'leader-died');
    expect(died.map(({ leader }) => leader).sort()).toEqual(['hagnon', 'tolmides']);
    expect(died[0].rule).toBe('PW-E1-9-a');
    const end = war(
      {
        ...quiet,
        phase: 'end-of-turn',
        leaders: { tolmides: 'out', hagnon: 'out' },
        special: { ...setup.special, fallen: ['tolmides', 'hagnon'] },
      },
      event(11),
    );
    expect(end.match.allEvents()[0]).toContainEqual(
      expect.objectContaining({ kind: 'fallen', rule: 'PW-E1-9-b', leader: 'tolmides', back: ['hagnon'] }),
    );
    expect(end.now.leaders.tolmides).toBe('out');
    expect(end.now.leaders.hagnon).not.toBe('out');
  });
  test('PW-E1-9-c PW-R56 Cimon dies when he is drawn, and the next turn is skipped', () => {
    const cup = Object.fromEntries(Object.keys(setup.leaders).map(id => [id, id === 'cimon' || id === 'hagnon' ? 'cup' : 'out']));
    const t = war({ ...quiet, phase: 'commanders', bans: 8, leaders: cup }, { 'commander of athens': ['cimon'] });
    expect(t.match.allEvents()[0]).toContainEqual(
      expect.objectContaining({ kind: 'leader-died', rule: 'PW-E1-9-c', leader: 'cimon' }),
    );
    expect(t.now).toMatchObject({ drawn: { athens: 'hagnon' }, special: { skips: true } });
    const end = war({ ...quiet, phase: 'end-of-turn', special: { ...setup.special, skips: true } }, event(11));
    expect(end.now.turn).toBe(4);
  });
  test('PW-E1-10 PW-R166 Thebes attacks Plataea: the player of Sparta goes there with what is asked', () => {
    const at = {
      turn: 2,
      phase: 'objective',
      player: 'sparta',
      treasury: { sparta: 5000 },
      leaders: { pausanias: 'sparta' },
      drawn: { sparta: 'pausanias' },
      hostages: { sparta: false },
      special: { ...setup.special, due: [2, 3, 2, 4] },
    };
    const t = war(at, {}, { players: 'two' });
    expect(t.why({ type: 'objective', space: 'megara' })).toBe('PW-E1-10');
    t.roll({ type: 'objective', space: 'plataea' });
    expect(t.why({ type: 'activate', unit: 'spartan-hoplite', count: 3 })).toBe('PW-E1-10');
    t.roll({ type: 'activate', unit: 'spartan-hoplite', count: 2 });
    expect(t.why({ type: 'march' })).toBe('PW-E1-10');
    expect(t.why({ type: 'halt' })).toBe('PW-E1-10');
  });
  test('PW-E1-10 the game’s own Sparta does the same whatever its strategy', () => {
    const t = war({
      turn: 2,
      phase: 'nonplayer-operation',
      treasury: { sparta: 5000 },
      leaders: { pausanias: 'sparta' },
      drawn: { sparta: 'pausanias' },
      strategy: { sparta: 'cut-loc' },
      initialDone: { athens: true, sparta: false },
      special: { ...setup.special, due: [2, 3, 2, 4] },
    });
    const told = t.match.allEvents()[0];
    expect(told.find(({ kind }) => kind === 'objective')).toMatchObject({ rule: 'PW-E1-10', space: 'plataea', side: 'sparta' });
    const taken = (unit: string, from?: string): number =>
      told
        .filter(one => one.kind === 'activated' && one.unit === unit && (from === undefined || one.space === from))
        .reduce((sum, { count }) => sum + Number(count), 0);
    expect([taken('spartan-hoplite'), taken('spartan-allied-hoplite'), taken('spartan-allied-cavalry')]).toEqual([2, 5, 4]);
    expect(taken('spartan-allied-hoplite', 'thebes')).toBeGreaterThanOrEqual(3);
  });
  test('PW-E1-11 Artaxerxes: 1 to 5 Sparta, 6 Athens; PW-E1-12 the mine: 1 to 2 Sparta', () => {
    expect(happens(11, { silver: [5] }).of('talents')).toMatchObject([{ side: 'sparta', talents: 600 }]);
    expect(happens(11, { silver: [6] }).of('talents')).toMatchObject([{ side: 'athens', talents: 600 }]);
    expect(happens(12, { silver: [2] }).of('talents')).toMatchObject([{ side: 'sparta', talents: 600 }]);
    expect(happens(12, { silver: [3] }).of('talents')).toMatchObject([{ side: 'athens', talents: 600 }]);
  });
});
