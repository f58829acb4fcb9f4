import { describe, expect, test } from 'vitest';
import { CALM, HOMES } from '../../calm.ts';
import { coalition, PERSIANS, spartan } from '../../sparta.ts';
import { second } from '../desk.ts';

const TWO = { scenario: 'fall-of-sparta', options: { players: 'two' } };
const DAWN = {
  ...CALM,
  phase: 'turn',
  passed: {},
  initialDone: { athens: false, sparta: false },
  forces: HOMES,
  sci: { athens: 1, sparta: 1 },
};

describe('10.1 The Decelean War', () => {
  test('10.1 PW-10.1.4-a PW-10.1.3-c back from Sparta to Athens it ends at once, in the middle of the Political Phase: no event, no armistice', async () => {
    const desk = await second(
      {
        ...DAWN,
        turn: 8,
        firstTurn: 6,
        player: 'sparta',
        beganAs: 'athens',
        changes: 1,
        points: 40,
        sci: { athens: 0, sparta: 4 },
      },
      { side: [2] },
      { scenario: 'decelean' },
    );
    expect(desk.kinds).toEqual(['side-attempt', 'scenario-ends']);
    expect(await desk.outcome()).toMatchObject({ score: [1], detail: { why: 'return', side: 'athens', points: 40 } });
  });
  test('10.1 PW-10.1.3-d PW-P-l Athens marches through Pella: Macedonia is Sparta’s from then on, and Spartan Allied horse go home there', async () => {
    const desk = await second(
      {
        ...CALM,
        phase: 'expedition',
        turn: 6,
        passed: { athens: false, sparta: true },
        initialDone: { athens: true, sparta: true },
        operations: { athens: 1, sparta: 1 },
        neutrals: { macedonia: null },
        goingHome: { 'spartan-allied-cavalry': 2 },
        forces: { ...HOMES, larisa: { 'athenian-allied-cavalry': 1 } },
        leaders: { pericles: 'out', cleon: 'out', nicias: 'expedition', agis: 'cup', gylippus: 'cup' },
        operation: {
          side: 'athens',
          leader: 'nicias',
          objective: 'macedonia',
          at: 'methone',
          units: { 'athenian-hoplite': 2 },
          route: [],
          next: 0,
          marching: false,
          plan: [],
        },
      },
      {},
      { scenario: 'decelean' },
    );
    await desk.act({ type: 'march' }, { interception: [1, 1] });
    expect(desk.of('neutral-joins')).toMatchObject([
      { neutral: 'macedonia', side: 'sparta', space: 'pella', units: { 'spartan-allied-cavalry': 2 } },
    ]);
    expect(desk.of('interception').map(({ space, by }) => [space, by])).toEqual([
      ['pella', 'pella'],
      ['macedonia', 'pella'],
    ]);
  });
});

describe('10.2 The Fall of Athens', () => {
  test('10.2 PW-10.2.3-e PW-8.1-b the first income of the set-up: seventeen rebels and five Spartan garrisons cost Athens 1,100', async () => {
    const desk = await second({ phase: 'control' }, {}, { scenario: 'fall-of-athens' });
    expect(desk.of('income')).toMatchObject([
      { side: 'athens', net: 2400 },
      { side: 'sparta', net: 3000 },
    ]);
  });
  test('10.2 PW-10.2.3-g PW-E-11-a commanders die in a battle at Abydos: Mindarus may, no Athenian can', async () => {
    const desk = await second(
      { phase: 'battles', bans: 8 },
      { 'battle of athens': [1], 'battle of sparta': [2] },
      { scenario: 'fall-of-athens' },
    );
    expect(desk.of('leader-died')).toMatchObject([{ leader: 'mindarus', side: 'sparta' }]);
  });
});

describe('10.3 The First Peloponnesian War', () => {
  test('10.3 PW-E1-6-a PW-10.3.4-b Athenians hold Delphi against the Phocians’ war: Sparta sinks to 2, and both make the Thirty Years’ Peace', async () => {
    const desk = await second(
      {
        ...CALM,
        phase: 'event',
        turn: 3,
        passed: { athens: true, sparta: true },
        sci: { athens: 1, sparta: 1 },
        bellicosity: { athens: 2, sparta: 3 },
        leaders: {},
        forces: { ...HOMES, delphi: { 'athenian-hoplite': 1 } },
        held: { delphi: 'athens' },
        rebellion: [],
      },
      { event: [3, 3], Phocian: [5] },
      { scenario: 'first-war' },
    );
    await desk.act({ type: 'enough' });
    expect(desk.of('bellicosity').find(({ side }) => side === 'sparta')).toMatchObject({
      before: 3,
      now: 2,
      modifiers: [{ rule: 'PW-E1-6-a', by: -1 }],
    });
    expect(await desk.outcome()).toMatchObject({ rule: 'PW-10.3.4-b', score: [0.5], detail: { why: 'peace' } });
  });
  test('10.3 PW-E1-10 PW-5.2.1-c PW-5.2.1-d Thebes attacks Plataea: Corinth, whose ships stay, gives its last hoplites before Elis is emptied', async () => {
    const desk = await second(
      {
        ...CALM,
        phase: 'nonplayer-operation',
        turn: 2,
        passed: { athens: true, sparta: false },
        initialDone: { athens: true, sparta: false },
        treasury: { athens: 0, sparta: 5000 },
        special: { due: [2, 3, 2, 4] },
        leaders: { dorsus: 'sparta' },
        forces: {
          athens: { 'athenian-hoplite': 2 },
          sparta: { 'home-guard': 3, 'spartan-hoplite': 9 },
          elis: { 'spartan-allied-hoplite': 1 },
          corinth: { 'spartan-allied-hoplite': 2, 'spartan-allied-naval': 3 },
          thebes: { 'spartan-allied-hoplite': 4, 'spartan-allied-cavalry': 4 },
        },
        held: {},
      },
      { auguries: [6] },
      { scenario: 'first-war' },
    );
    expect(desk.of('activated').map(({ space, unit, count }) => [space, unit, count])).toEqual([
      ['sparta', 'spartan-hoplite', 2],
      ['corinth', 'spartan-allied-hoplite', 2],
      ['thebes', 'spartan-allied-hoplite', 3],
      ['thebes', 'spartan-allied-cavalry', 4],
    ]);
    expect(desk.of('operation-ends')).toMatchObject([{ space: 'plataea' }]);
  });
});

describe('10.5 The Fall of Sparta', () => {
  test('10.5 PW-10.5.4.5-V-a PW-8.2-a of five Spartan hoplites three fall: one is gone for good, those who bring them to three and fewer are not', async () => {
    const desk = await second(
      {
        ...coalition('thebes', {
          thebes: { 'theban-hoplite': 1 },
          sparta: { 'home-guard': 3 },
          mantinea: { 'spartan-hoplite': 5, 'theban-hoplite': 7 },
        }),
        phase: 'battles',
        passed: { athens: true, sparta: true },
        held: { mantinea: 'sparta' },
        leaders: { epaminondas: 'mantinea', agesilaus: 'mantinea', ismenias: 'cup', 'thrasybulus-fos': 'cup' },
      },
      { 'battle of athens': [3], 'battle of sparta': [3] },
      TWO,
    );
    // 3 + 2 hoplites more + 3 Epaminondas against 3 + 2 Agesilaus: seven Thebans leave five Spartans no +2.
    expect(desk.of('battle')).toMatchObject([{ sums: [8, 5], losses: 3 }]);
    expect((await desk.now()).special).toMatchObject({ gone: [1, 0] });
  });
  test('10.5 PW-10.5.4.5-V-b as many Theban land SP as Spartan ones take the +2, horse counted on both sides', async () => {
    const at = async (thebans: object) =>
      (
        await second(
          {
            ...coalition('thebes', { mantinea: { 'spartan-hoplite': 3, 'spartan-cavalry': 1, ...thebans } }),
            phase: 'battles',
            passed: { athens: true, sparta: true },
            held: { mantinea: 'sparta' },
          },
          { 'battle of athens': [3], 'battle of sparta': [3] },
          TWO,
        )
      )
        .of('battle')[0]
        .modifiers[1].map(({ rule }: { rule: string }) => rule);
    expect(await at({ 'theban-hoplite': 3 })).toContain('PW-6.2.4-d');
    expect(await at({ 'theban-hoplite': 3, 'theban-cavalry': 1 })).not.toContain('PW-6.2.4-d');
  });
  test('10.5 PW-E2-8 Cunaxa with Athenians in Abydos: the Ten Thousand come to the nearest space that Sparta controls', async () => {
    const desk = await second(
      {
        ...spartan({ abydos: { 'athenian-hoplite': 1 } }),
        phase: 'event',
        sci: { athens: 1, sparta: 1 },
        held: { abydos: 'athens' },
      },
      { event: [4, 4], Cunaxa: [4] },
      TWO,
    );
    expect(desk.of('placed')).toMatchObject([{ unit: 'spartan-allied-hoplite', count: 3 }]);
    expect(['elaeus', 'sigeum', 'lampsacus']).toContain(desk.of('placed')[0].space);
    expect(desk.of('persia-enters')).toHaveLength(1);
  });
  test('10.5 PW-10.5.4.6-IV-a PW-11-e the Persian Navy intercepts the Coalition that moves it', async () => {
    const desk = await second(
      {
        ...coalition('anti-sparta', { samos: { 'athenian-allied-naval': 3 } }),
        ...PERSIANS,
        phase: 'expedition',
        special: { ...PERSIANS.special, role: 'anti-sparta', belligerent: true },
        leaders: { ...PERSIANS.leaders, ismenias: 'expedition' },
        operation: {
          side: 'athens',
          leader: 'ismenias',
          objective: 'camirus',
          at: 'kos',
          units: { 'athenian-allied-naval': 2 },
          route: [],
          next: 0,
          marching: false,
          plan: [],
        },
      },
      {},
      TWO,
    );
    await desk.act({ type: 'march' });
    expect(desk.of('interception').map(({ space, side }) => [space, side])).toEqual(
      expect.arrayContaining([['camirus', 'persia']]),
    );
  });
  test('10.5 PW-10.5.4.5-VII-b Persian gold pays any Allied unit: three horse in Tegea; of hoplites and ships two of each in a space', async () => {
    const position = {
      ...coalition('thebes', { tegea: { 'spartan-allied-hoplite': 1 } }),
      phase: 'confidence',
      turn: 3,
      sci: { athens: 1, sparta: -1 },
    };
    const horse = await second(position, {}, TWO);
    expect([await horse.seat(), await horse.asks()]).toEqual(['sparta', 'gift']);
    for (let i = 0; i < 3; i++) await horse.act({ type: 'enlist', unit: 'spartan-allied-cavalry', space: 'tegea' });
    expect((await horse.now()).forces.tegea).toEqual({ 'spartan-allied-hoplite': 1, 'spartan-allied-cavalry': 3 });
    const foot = await second(position, {}, TWO);
    for (let i = 0; i < 2; i++) await foot.act({ type: 'enlist', unit: 'spartan-allied-hoplite', space: 'tegea' });
    expect(await foot.why({ type: 'enlist', unit: 'spartan-allied-hoplite', space: 'tegea' })).toBe('PW-10.5.4.5-VII-b');
    expect(await foot.why({ type: 'enlist', unit: 'spartan-allied-cavalry', space: 'tegea' })).toBeNull();
  });
});

describe('10.5, a second situation', () => {
  test('10.5 PW-10.5.4.7-a PW-10.5.4.7-b the Persian fleet at Byzantium cuts the grain: the King’s Peace, and no Persian is left', async () => {
    const desk = await second(
      {
        ...coalition('thebes', {}),
        ...PERSIANS,
        phase: 'control',
        passed: { athens: true, sparta: true },
        bellicosity: { athens: 7, sparta: 8 },
        special: {
          ...PERSIANS.special,
          persians: [
            { at: 'sardis', units: { 'persian-cavalry': 10, 'persian-infantry': 4 } },
            { at: 'byzantium', units: { 'persian-naval': 6, 'persian-cavalry': 4 } },
            { at: null, units: {} },
          ],
        },
        leaders: { ...PERSIANS.leaders, 'persian-conon': 'out', pharnabazus: 'persian-navy', conon: 'cup' },
      },
      {},
      TWO,
    );
    expect(desk.of('kings-peace')).toMatchObject([{ bellicosity: { athens: 5, sparta: 6 } }]);
    expect(desk.of('persians-leave').map(({ body }) => body)).toEqual(['army', 'navy']);
    expect((await desk.now()).special).toMatchObject({ kingsPeace: true });
  });
  test('10.5 PW-10.5.4.5-IV-d while Athens is neutral a Spartan Army marches past its walls to Thebes and lays nothing waste there', async () => {
    const desk = await second(
      {
        ...spartan({ megara: { 'spartan-allied-hoplite': 2 } }),
        phase: 'expedition',
        leaders: { agesilaus: 'expedition', ismenias: 'thebes', 'thrasybulus-fos': 'athens' },
        operation: {
          side: 'sparta',
          leader: 'agesilaus',
          objective: 'thebes',
          at: 'megara',
          units: { 'spartan-hoplite': 4 },
          route: [],
          next: 0,
          marching: false,
          plan: [],
        },
      },
      {},
      TWO,
    );
    await desk.act({ type: 'march' });
    expect(desk.of('route')[0].route[0]).toBe('panactum');
    while ((await desk.asks()) === 'interception') await desk.act({ type: 'letPass' });
    expect(desk.of('operation-ends')).toMatchObject([{ space: 'thebes' }]);
    const { ravaged } = await desk.now();
    expect(ravaged).not.toContain('panactum');
    expect(ravaged).not.toContain('plataea');
  });
});
