import { describe, expect, test } from 'vitest';
import { CALM, HOMES } from '../../calm.ts';
import { QUIET } from '../../quiet.ts';
import type { Rolls } from '../../table.ts';
import { type Desk, first, second } from '../desk.ts';

// The First Peloponnesian War, two players, armistice and single events of both editions, in combinations nobody had tried.

const NOBODY = { athens: false, sparta: false };
const EVENT = { ...CALM, phase: 'event', sci: { athens: 1, sparta: 1 }, forces: HOMES };

describe('10.3 The First Peloponnesian War', () => {
  const war = (position: object, rolls: Rolls = {}): Promise<Desk> =>
    second({ ...EVENT, leaders: {}, ...position }, rolls, { scenario: 'first-war' });
  const plataea = (forces: object = {}) =>
    war({
      phase: 'operations',
      turn: 2,
      player: 'sparta',
      passed: { athens: true, sparta: false },
      initialDone: { athens: true, sparta: false },
      treasury: { athens: 0, sparta: 5000 },
      special: { due: [2, 3, 2, 4] },
      leaders: { dorsus: 'sparta' },
      drawn: { athens: null, sparta: 'dorsus' },
      forces: {
        athens: { 'athenian-hoplite': 2 },
        sparta: { 'home-guard': 3, 'spartan-hoplite': 9 },
        corinth: { 'spartan-allied-hoplite': 2, 'spartan-allied-naval': 3 },
        thebes: { 'spartan-allied-hoplite': 4, 'spartan-allied-cavalry': 4 },
        ...forces,
      },
      held: {},
    });
  test('PW-E1-10 the Force marches on an empty Plataea: the player cannot stir it up for 100 talents instead', async () => {
    const desk = await plataea();
    expect(await desk.legal('incite')).toEqual([]);
    expect(await desk.why({ type: 'incite', space: 'plataea' })).toBe('PW-E1-10');
    expect(await desk.legal('objective')).toEqual([{ type: 'objective', space: 'plataea' }]);
  });
  test('PW-E1-10 PW-R166 where the Force cannot be raised he does as he likes, rebellion in Plataea included', async () => {
    const desk = await plataea({ thebes: { 'spartan-allied-hoplite': 2, 'spartan-allied-cavalry': 4 } });
    expect(await desk.why({ type: 'incite', space: 'plataea' })).toBeNull();
    expect(await desk.why({ type: 'objective', space: 'naupactus' })).toBeNull();
  });
  test('PW-E1-4-b an earthquake: Spartan-side units leave Pylos for home, one Allied hoplite of Athens stands there', async () => {
    const desk = await war(
      { forces: { ...HOMES, pylos: { 'spartan-hoplite': 2, 'spartan-allied-naval': 1 } } },
      { event: [2, 2], eclipse: [5] },
    );
    const { forces, held } = await desk.now();
    expect([forces.pylos, held?.pylos]).toEqual([{ 'athenian-allied-hoplite': 1 }, 'athens']);
  });
  test('PW-E1-9-c PW-R56 Cimon is drawn under Leader Death: he dies, another is drawn, and turn 4 is skipped', async () => {
    const desk = await war({ turn: 3 }, { event: [4, 5], 'commander of athens': ['cimon', 'tolmides'] });
    expect(desk.of('leader-died')).toMatchObject([{ rule: 'PW-E1-9-c', leader: 'cimon' }]);
    await desk.act({ type: 'enough' });
    expect(desk.of('turn-ends')).toMatchObject([{ turn: 5 }]);
  });
  test('PW-E1-7 Athens without Piraeus builds no walls and frees nobody', async () => {
    const desk = await war(
      {
        forces: { ...HOMES, piraeus: { 'spartan-hoplite': 1 } },
        held: { piraeus: 'sparta', athens: 'athens' },
        hostages: { athens: true, sparta: true },
        treasury: { athens: 2000, sparta: 2000 },
        passed: { athens: false, sparta: true },
      },
      { event: [3, 4] },
    );
    expect(desk.of('no-effect')).toMatchObject([{ rule: 'PW-E1-7' }]);
    expect((await desk.now()).hostages).toEqual({ athens: true, sparta: true });
  });
  test('PW-10.3.5-a PW-10.3.4-b one side at 0 loses, both at 0 draw, 1 and 2 make peace, 3 and 1 go on', async () => {
    const ends = async (athens: number, sparta: number) =>
      (await (await war({ phase: 'surrender', turn: 2, bellicosity: { athens, sparta } })).outcome())?.score ?? null;
    expect([await ends(0, 2), await ends(2, 0), await ends(0, 0), await ends(1, 2), await ends(3, 1)]).toEqual([
      [0],
      [1],
      [0.5],
      [0.5],
      null,
    ]);
  });
});

describe('11 two players', () => {
  const two = (position: object, rolls: Rolls = {}): Promise<Desk> => second(position, rolls, { options: { players: 'two' } });
  const operations = (leaders: object, drawn: object, more: object = {}) =>
    two({
      ...CALM,
      phase: 'operations',
      passed: NOBODY,
      initialDone: NOBODY,
      leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'cup', ...leaders },
      drawn,
      forces: { athens: { 'athenian-hoplite': 2 }, sparta: { 'spartan-hoplite': 2 } },
      ...more,
    });
  test('PW-11-c Nicias goes before Archidamus; a commander who only stands in Athens counts too', async () => {
    const higher = await operations({ nicias: 'athens', archidamus: 'sparta' }, { athens: 'nicias', sparta: 'archidamus' });
    expect(higher.of('first-operation')).toMatchObject([{ side: 'athens', ratings: [1, 0], dice: [] }]);
    const back = await operations(
      { nicias: 'athens', alcibiades: 'athens', archidamus: 'sparta' },
      { athens: 'nicias', sparta: 'archidamus' },
      { alcibiades: 3 },
    );
    const [{ leaders, ratings }] = back.of('first-operation');
    expect(ratings[0]).toBeGreaterThanOrEqual(1);
    expect(['nicias', 'alcibiades']).toContain(leaders[0]);
  });
  test('PW-11-i PW-11-j PW-R161 homeward: Spartans have no choice, Allies any free space of theirs, ships of Athens no land and no rebels', async () => {
    const desk = await two({
      ...CALM,
      phase: 'going-home',
      goingHome: { 'spartan-hoplite': 2, 'spartan-allied-hoplite': 2, 'athenian-naval': 2 },
      rebellion: ['mytilene'],
      forces: HOMES,
      held: {},
    });
    expect(desk.of('placed')).toMatchObject([{ unit: 'spartan-hoplite', count: 2, space: 'sparta' }]);
    expect(await desk.seat()).toBe('sparta');
    expect(await desk.why({ type: 'settle', space: 'mytilene' })).toBe('PW-11-i'); // in rebellion, a friend, but not controlled
    await desk.act({ type: 'settle', space: 'megara' });
    expect(await desk.seat()).toBe('athens');
    expect(await desk.why({ type: 'settle', space: 'mytilene' })).toBe('PW-11-j');
    expect(await desk.why({ type: 'settle', space: 'athens' })).toBe('PW-R161');
    expect(await desk.why({ type: 'settle', space: 'cephallenia' })).toBe('PW-11-j');
    expect(await desk.why({ type: 'settle', space: 'naxos' })).toBeNull();
  });
  test('PW-R129 who surrenders loses, though he has more points; without a surrender the higher total wins, equal is a draw', async () => {
    const gives = await two({
      ...CALM,
      phase: 'surrender',
      turn: 4,
      score: { athens: -50, sparta: 90 },
      bellicosity: { athens: 5, sparta: 0 },
      forces: HOMES,
    });
    expect(await gives.outcome()).toMatchObject({ score: [1, 0], detail: { why: 'surrender' } });
    const last = async (athens: number, sparta: number) =>
      (await (await two({ ...CALM, phase: 'end-of-turn', turn: 10, score: { athens, sparta }, forces: HOMES })).outcome())?.score;
    expect([await last(20, 10), await last(-5, -5), await last(-5, 0)]).toEqual([
      [1, 0],
      [0.5, 0.5],
      [0, 1],
    ]);
  });
  test('PW-9.3-j PW-R164 in an armistice Sparta builds up to five first, of any kind, then Athens', async () => {
    const desk = await two(
      {
        ...CALM,
        phase: 'surrender',
        bellicosity: { athens: 5, sparta: 5 },
        treasury: { athens: 3000, sparta: 1500 },
        forces: HOMES,
      },
      { length: [1] },
    );
    expect(await desk.seat()).toBe('sparta');
    for (let i = 0; i < 5; i++) await desk.act({ type: 'build', unit: 'spartan-allied-naval' });
    expect([await desk.seat(), await desk.asks()]).toEqual(['athens', 'build']);
  });
  test('PW1-R17 PW1-5.2.4-b two players of the 1st edition: an Army on foot leaves Piraeus to the ships of its owner, if both are Armies', async () => {
    const desk = await first(
      {
        ...CALM,
        phase: 'battles',
        held: {},
        leaders: { pericles: 'piraeus', brasidas: 'piraeus', phormio: 'cup', archidamus: 'cup' },
        forces: { ...HOMES, piraeus: { 'athenian-naval': 2, 'spartan-hoplite': 1 } },
      },
      {},
      { options: { players: 'two' } },
    );
    expect(desk.of('null-battle')).toMatchObject([{ rule: 'PW1-5.2.4-a', leaves: 'sparta' }]);
  });
});

describe('both editions', () => {
  for (const [edition, begin] of [
    ['2nd', second],
    ['1st', first],
  ] as const) {
    test(`PW-E-7-a PW-E-7-b PW-E-7-c PW-E-7-d the way of Alcibiades, and no event 7 after it (${edition})`, async () => {
      const happens = async (alcibiades: number, where: string) => {
        const desk = await begin(
          {
            ...EVENT,
            alcibiades,
            leaders: { ...CALM.leaders, alcibiades: where },
            passed: { athens: false, sparta: true },
            treasury: { athens: 3000, sparta: 0 },
          },
          { event: alcibiades === 4 ? [3, 4, 1, 1] : [3, 4] },
        );
        const now = await desk.now();
        return [now.alcibiades, now.leaders.alcibiades, desk.of('event').length];
      };
      expect(await happens(0, 'cup')).toEqual([1, 'aside', 1]);
      expect(await happens(1, 'aside')).toEqual([2, 'aside', 1]);
      expect(await happens(2, 'aside')).toEqual([3, 'athens', 1]);
      expect(await happens(3, 'cup')).toEqual([4, 'out', 1]);
      expect(await happens(4, 'out')).toEqual([4, 'out', 2]);
    });
    test(`PW-E-12-b an earthquake finds Alcibiades in Sparta, not in Sardis (${edition})`, async () => {
      const quake = async (alcibiades: number) => {
        const desk = await begin(
          { ...EVENT, alcibiades, leaders: { ...CALM.leaders, alcibiades: 'aside' } },
          { event: [6, 6], eclipse: [4] },
        );
        return [(await desk.now()).alcibiades, desk.of('alcibiades').length];
      };
      expect([await quake(1), await quake(2)]).toEqual([
        [2, 1],
        [2, 0],
      ]);
    });
    test(`PW-P-c PW-R119 PW-P-e Corinth taken: its hoplites go to Thebes; only occupied, half come there and meet the enemy (${edition})`, async () => {
      const home = async (by: string) => {
        const desk = await begin({
          ...CALM,
          phase: 'going-home',
          goingHome: { 'spartan-allied-hoplite': 2 },
          held: { corinth: by, thebes: 'sparta' },
          forces: { ...HOMES, corinth: { 'athenian-hoplite': 1 }, thebes: { 'spartan-allied-cavalry': 1 } },
        });
        return desk
          .of('placed')
          .slice(0, 2)
          .map(({ space, count }) => [space, count]);
      };
      expect((await home('athens'))[0]).toEqual(['thebes', 2]);
      expect(await home('sparta')).toEqual([
        ['corinth', 1],
        ['thebes', 1],
      ]);
    });
  }
  test('PW1-4.3-e PW-R109 Sparta, too, may pass its first operation in the 1st edition alone', async () => {
    const position = {
      ...QUIET,
      phase: 'objective',
      player: 'sparta',
      passed: NOBODY,
      initialDone: NOBODY,
      leaders: { brasidas: 'sparta', pericles: 'cup', phormio: 'cup', archidamus: 'cup' },
      forces: { athens: { 'athenian-hoplite': 2 }, sparta: { 'home-guard': 3, 'spartan-hoplite': 4 } },
    };
    expect(await (await first(position)).why({ type: 'pass' })).toBeNull();
    expect(await (await second(position)).why({ type: 'pass' })).toBe('PW-R109');
  });
  test('PW1-0-h a battle won in Piraeus gives it to Sparta in the 2nd edition alone', async () => {
    const position = {
      ...CALM,
      phase: 'battles',
      player: 'sparta',
      held: { piraeus: 'athens', athens: 'athens' },
      leaders: { brasidas: 'piraeus', phormio: 'cup', pericles: 'cup', archidamus: 'cup' },
      forces: {
        athens: { 'athenian-hoplite': 6 },
        sparta: { 'home-guard': 3 },
        piraeus: { 'athenian-hoplite': 4, 'spartan-hoplite': 1 },
      },
    };
    const rolls = { 'battle of athens': [1], 'battle of sparta': [6], 'going home': [6] };
    expect((await (await second(position, rolls)).now()).held?.piraeus).toBe('sparta');
    expect((await (await first(position, rolls)).now()).held?.piraeus).toBeUndefined();
  });
});

describe('7 rebellion', () => {
  test('PW-R134 PW-7.1-a PW-7.2-f a neutral in rebellion is nobody’s to put down: Athenian ships beside it are not even asked, and it spreads nothing', async () => {
    const desk = await second({
      ...CALM,
      phase: 'rebellion',
      rebellion: ['cephallenia', 'mytilene'],
      forces: { ...HOMES, zacynthus: { 'athenian-naval': 2 }, methymna: { 'athenian-hoplite': 1 } },
    });
    expect(desk.of('rebellion-tested').map(({ space }) => space)).toEqual(['mytilene']);
    expect(desk.of('spread-roll').map(({ space }) => space)).not.toContain('zacynthus');
    expect((await desk.now()).rebellion).toContain('cephallenia');
  });
});

describe('9.3 armistice', () => {
  const armistice = (position: object, rolls: Rolls): Promise<Desk> =>
    second({ ...CALM, phase: 'surrender', forces: HOMES, bellicosity: { athens: 5, sparta: 5 }, ...position }, rolls);
  test('PW-9.3-g PW-E-10-b PW-R63 an event of peace goes by its own turn: of turn 3 declared, in turn 4 Argos joins, in turn 5 it cannot again', async () => {
    const desk = await armistice({ turn: 3 }, { length: [3], event: [4, 6, 4, 6] });
    expect(desk.of('event').map(({ turn, event, possible }) => [turn, event, possible])).toEqual([
      [4, 'minor-powers', true],
      [5, 'minor-powers', false],
    ]);
    expect(desk.of('neutral-joins')).toMatchObject([{ neutral: 'argos', side: 'athens' }]);
  });
  test('PW-R181 PW-E-6-a a plague of peace: Spartans were in Attica in the last turn of war, though they have gone home', async () => {
    const possible = async (now: boolean) =>
      (await armistice({ turn: 3, attica: { now, before: false } }, { length: [3], event: [3, 3, 3, 3] }))
        .of('event')
        .map(one => one.possible);
    expect(await possible(true)).toEqual([true, false]); // once a game
    expect(await possible(false)).toEqual([false, false]);
  });
  test('PW-9.3-a PW-R46 a weary rich side and a strong poor one make an armistice; once it has been, never again', async () => {
    const mixed = { turn: 4, bellicosity: { athens: 6, sparta: 9 }, treasury: { athens: 9000, sparta: 950 } };
    expect((await armistice(mixed, { length: [2] })).of('armistice')).toMatchObject([{ turns: 1 }]);
    expect((await armistice({ ...mixed, hadArmistice: true }, {})).of('armistice')).toEqual([]);
  });
});
