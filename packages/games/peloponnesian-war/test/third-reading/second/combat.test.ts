import { describe, expect, test } from 'vitest';
import { battle, CALM, HOMES } from '../../calm.ts';
import { second } from '../desk.ts';

/** The Combat Phase begins; Athens is the human's. */
const combat = (forces: object, leaders: object, rolls: object = {}, more: object = {}) =>
  second(
    { ...CALM, phase: 'sieges', forces: { ...HOMES, ...forces }, held: {}, ...more, leaders: { ...CALM.leaders, ...leaders } },
    rolls as never,
  );

describe('6.1 siege determination', () => {
  test('6.1 PW-6.1-b PW-6.7-b a commander alone behind walls is no Force: Athens without a unit is besieged, and he goes home when it falls', async () => {
    const desk = await combat(
      { athens: { 'spartan-hoplite': 3 }, byzantium: { 'spartan-naval': 1 } },
      { pericles: 'athens', agis: 'athens' },
      { siege: [3] },
      { held: { byzantium: 'sparta' }, walls: 0 },
    );
    expect(desk.of('siege-begins')).toMatchObject([{ space: 'athens', rule: 'PW-6.1-b', besieged: {} }]);
    expect(desk.of('siege')).toMatchObject([{ die: 3, sum: 4, success: true }]);
    expect((await desk.now()).leaders.pericles).toBe('going-home');
    await desk.act({ type: 'enough' });
    expect(desk.of('surrender')).toMatchObject([{ sides: ['athens'], rule: 'PW-9.2-a' }]);
  });
  test('6.1 PW-6.1-d five more are counted over all types: 4 ships, 1 horse and 1 hoplite besiege one hoplite', async () => {
    const desk = await combat(
      { leucas: { 'athenian-naval': 4, 'athenian-cavalry': 1, 'athenian-hoplite': 1, 'spartan-allied-hoplite': 1 } },
      { phormio: 'leucas' },
      { siege: [1] },
    );
    expect(desk.of('siege-begins')).toMatchObject([{ space: 'leucas' }]);
    expect(desk.of('siege')).toMatchObject([{ sum: 3, success: false, sci: [-2, 0] }]);
  });
  test('6.1.1 PW-6.1.1-b PW-6.1.1-g at Piraeus three land SP more of Athens make it a battle; the ships there count for nothing', async () => {
    const spartans = { 'spartan-hoplite': 2, 'spartan-naval': 1 };
    const siege = await combat(
      { piraeus: { ...spartans, 'athenian-hoplite': 4, 'athenian-naval': 1 } },
      { agis: 'piraeus' },
      {},
      { walls: 2 },
    );
    expect(siege.of('siege-begins')).toMatchObject([{ space: 'piraeus', side: 'sparta' }]);
    expect(siege.of('siege')).toMatchObject([{ rule: 'PW-6.1.1-c', die: null, success: false }]);
    const field = await combat(
      { piraeus: { ...spartans, 'athenian-hoplite': 5, 'athenian-naval': 1 } },
      { agis: 'piraeus' },
      {},
      { walls: 2 },
    );
    expect(field.of('siege-begins')).toEqual([]);
    expect(field.of('battle')[0]).toMatchObject({ space: 'piraeus', type: 'naval' });
  });
});

describe('6.2 battles', () => {
  test('6.2 PW-6.2-g PW-6.3-a a besieger beaten by a fleet two lines away goes home: the siege is lifted, and costs no confidence of its own', async () => {
    // Mindarus besieges Chios; Athenians at Mytilene reach him. He loses at sea.
    const desk = await combat(
      { chios: { 'spartan-naval': 6, 'athenian-allied-hoplite': 1 }, mytilene: { 'athenian-naval': 5 } },
      { mindarus: 'chios', phormio: 'mytilene' },
      battle(6, 1),
      { player: 'sparta' },
    );
    expect(desk.of('siege-begins')).toMatchObject([{ space: 'chios', side: 'sparta' }]);
    expect(desk.of('battle')).toMatchObject([{ winner: 'athens', sci: [1, -1], points: -15 }]);
    expect(desk.of('siege')).toEqual([]);
    expect((await desk.now()).sieges).toEqual({});
    expect((await desk.now()).sci).toEqual({ athens: 1, sparta: -1 });
  });
  test('6.2.3 PW-6.2.3.1-a PW-R10 ships alone beaten by a fleet with hoplites: no land battle against nobody; the loss is the winner’s ships', async () => {
    const desk = await combat(
      { samos: { 'athenian-naval': 2, 'athenian-hoplite': 2 }, miletus: { 'spartan-naval': 5 } },
      { alcibiades: 'samos' },
      battle(6, 1),
      { held: { miletus: 'sparta' } },
    );
    // 6 + 2 (half of the side are Athenian ships) + 2 = 10; 1 + 3 = 4: six, but two ships won.
    expect(desk.of('battle')).toMatchObject([{ type: 'naval', sums: [10, 4], losses: 2, winner: 'athens', points: 10 }]);
  });
  test('6.2.3.2 PW-6.2.3.2-a a drawn battle at sea: horsemen aboard go home with what is left, and nobody has won or lost', async () => {
    const desk = await combat(
      { samos: { 'athenian-allied-naval': 2, 'athenian-cavalry': 1 }, miletus: { 'spartan-naval': 2 } },
      {},
      battle(4, 4),
      { held: { miletus: 'sparta' } },
    );
    expect(desk.of('battle')).toMatchObject([{ winner: null, losses: 1 }]);
    const { forces, sci, points } = await desk.now();
    expect(forces.samos).toBeUndefined();
    expect(forces.athens).toMatchObject({ 'athenian-cavalry': 1 });
    expect([sci, points]).toEqual([{ athens: 0, sparta: 0 }, 0]);
  });
  test('6.2.4 PW-6.2.4.1-b PW-6.2.4.1-f beaten by three hoplites more, saved by horse: 4 less 2 horse, and confidence stays', async () => {
    const desk = await combat(
      {
        olynthus: {
          'athenian-allied-hoplite': 1,
          'athenian-allied-cavalry': 3,
          'spartan-allied-hoplite': 4,
          'spartan-allied-cavalry': 1,
        },
      },
      { brasidas: 'olynthus' },
      battle(3, 3),
      { held: { olynthus: 'athens' } },
    );
    // 3 + 1 horse = 4; 3 + 3 hoplites + 2 Brasidas = 8: the difference 4, no more than 4 hoplites, less two horse.
    expect(desk.of('battle')).toMatchObject([
      { sums: [4, 8], losses: 2, outmatched: true, sci: [0, 1], points: -15, hostages: false },
    ]);
  });
});

describe('6.3 to 6.9', () => {
  test('6.3 PW-6.3-f PW-3.3-a a fleet starved out behind walls is lost: four ships, and the League rebels next turn', async () => {
    const desk = await combat(
      { chios: { 'athenian-allied-naval': 4, 'spartan-naval': 4, 'spartan-hoplite': 5 } },
      { mindarus: 'chios' },
      { siege: [3] },
      { sci: { athens: 4, sparta: 0 } },
    );
    expect(desk.of('siege')).toMatchObject([
      { success: true, sci: [3, 1], points: -15, treasury: 2300, besieged: { 'athenian-allied-naval': 4 } },
    ]);
    while ((await desk.asks()) === 'build') await desk.act({ type: 'enough' }, { side: [1], event: [1, 1] });
    expect(desk.of('delian-rebellion')).toMatchObject([{ navalLosses: 4, happens: true }]);
  });
  test('6.3.1 PW-6.3.1-a PW-6.3-c at Syracuse a 6 of Cleon is a 4 and succeeds, a 5 is not enough; the human pays two', async () => {
    const at = (die: number) =>
      combat(
        { syracuse: { 'athenian-hoplite': 5, 'athenian-naval': 2, 'spartan-allied-naval': 2 } },
        { cleon: 'syracuse' },
        { siege: [die] },
        { neutrals: { syracuse: true }, held: { syracuse: 'sparta' } },
      );
    expect((await at(6)).of('siege')).toMatchObject([{ sum: 4, success: true, sci: [1, -1], points: 10 }]);
    expect((await at(5)).of('siege')).toMatchObject([{ sum: 3, success: false, sci: [-2, 0], points: 0 }]);
  });
  test('6.4 PW-6.4-c PW-6.4-e on a coast Allied hoplites stay rather than Athenian ships; the rest and the commander go home', async () => {
    const desk = await combat(
      { pylos: { 'athenian-naval': 2, 'athenian-allied-hoplite': 2, 'athenian-allied-cavalry': 1 } },
      { demosthenes: 'pylos' },
      { 'going home': [4] },
    );
    expect(desk.of('going-home')).toMatchObject([{ sum: 5, stays: null }]);
    const { forces, leaders } = await desk.now();
    expect(forces.pylos).toEqual({ 'athenian-allied-hoplite': 1 });
    expect(leaders.demosthenes).toBe('going-home');
  });
  test('6.5 PW-6.5-a PW-6.2.2-c ships of an Army and a garrison of hoplites in one space: the Army leaves, nobody shares a space, no commander is out', async () => {
    const desk = await combat(
      { pegae: { 'athenian-naval': 3, 'spartan-allied-hoplite': 1 }, corone: { 'athenian-naval': 1 } },
      { phormio: 'pegae', cleon: 'corone' },
      {},
      { held: { pegae: 'sparta' } },
    );
    expect(desk.of('null-battle')).toMatchObject([{ space: 'pegae', leaves: 'athens' }]);
    const { forces, leaders, sieges, goingHome } = await desk.now();
    expect(forces.pegae).toEqual({ 'spartan-allied-hoplite': 1 });
    expect([leaders.phormio, leaders.cleon]).toEqual(['going-home', 'going-home']);
    expect([sieges, goingHome]).toEqual([{}, {}]);
  });
  test('6.6 PW-6.6-a a draw has no winner: an Athenian hoplite falls and nobody has hostages; nor from a siege', async () => {
    const draw = await combat({ olynthus: { 'athenian-hoplite': 2, 'spartan-allied-hoplite': 2 } }, {}, battle(3, 3), {
      held: { olynthus: 'athens' },
    });
    expect(draw.of('battle')).toMatchObject([{ winner: null, losses: 1 }]);
    expect((await draw.now()).hostages).toEqual({ athens: false, sparta: false });
    const siege = await combat(
      { olynthus: { 'athenian-hoplite': 1, 'spartan-allied-hoplite': 6 } },
      { brasidas: 'olynthus' },
      { siege: [5] },
      { held: { olynthus: 'athens' } },
    );
    expect(siege.of('siege')).toMatchObject([{ success: true }]);
    expect((await siege.now()).hostages).toEqual({ athens: false, sparta: false });
  });
  test('6.7 PW-6.7-a PW-6.7-b without the event a beaten commander only goes home, and is in the cup next turn', async () => {
    const desk = await combat(
      { olynthus: { 'athenian-hoplite': 1, 'spartan-allied-hoplite': 3 } },
      { cleon: 'olynthus', brasidas: 'olynthus' },
      battle(1, 6),
      { held: { olynthus: 'athens' } },
    );
    expect(desk.of('battle')).toMatchObject([{ winner: 'sparta', losses: 1 }]);
    expect(desk.kinds).not.toContain('leader-died');
    expect((await desk.now()).leaders.cleon).toBe('going-home');
  });
  test('6.8 PW-6.8-b PW-5.5.3-c PW-P-l Pella has one horse and wants another; with a Spartan in Pella all horse go to Larisa', async () => {
    const home = (pella: object, held: object) =>
      combat(
        { pella, larisa: { 'athenian-allied-cavalry': 1 } },
        {},
        {},
        { phase: 'homecoming', goingHome: { 'athenian-allied-cavalry': 3 }, held, neutrals: { macedonia: 'athens' } },
      );
    expect((await (await home({ 'athenian-allied-cavalry': 1 }, {})).now()).forces).toMatchObject({
      pella: { 'athenian-allied-cavalry': 2 },
      larisa: { 'athenian-allied-cavalry': 3 },
    });
    expect((await (await home({ 'spartan-allied-hoplite': 1 }, { pella: 'sparta' })).now()).forces).toMatchObject({
      pella: { 'spartan-allied-hoplite': 1 },
      larisa: { 'athenian-allied-cavalry': 4 },
    });
  });
  test('6.9 PW-6.9-a PW-6.2-b while Chios is in rebellion Samos is a coalition space: the battle there comes before that at Naxos, without a lot', async () => {
    const desk = await combat(
      { samos: { 'athenian-naval': 1, 'spartan-naval': 1 }, naxos: { 'athenian-naval': 1, 'spartan-naval': 1 } },
      {},
      { 'battle of athens': [6, 6], 'battle of sparta': [1, 1] },
      { rebellion: ['chios'], held: { samos: 'athens', naxos: 'athens' } },
    );
    expect(desk.of('battle').map(({ space, because }) => [space, because])).toEqual([
      ['samos', 'PW-6.2-b'],
      ['naxos', 'PW-6.2-c'],
    ]);
  });
});

describe('6, a second situation', () => {
  test('6.3 PW-6.3-b the siege of Corcyra, a coalition space, is resolved before that of Leucas, without a lot', async () => {
    const desk = await combat(
      {
        corcyra: { 'spartan-naval': 4, 'spartan-hoplite': 3, 'athenian-allied-hoplite': 1 },
        zacynthus: { 'spartan-allied-hoplite': 1 },
        chalcis: { 'spartan-allied-naval': 2 },
      },
      { mindarus: 'corcyra', lysander: 'chalcis' },
      { siege: [1, 1] },
    );
    expect(desk.of('siege').map(({ space }) => space)).toEqual(['corcyra', 'chalcis']);
    expect(desk.of('order')).toEqual([]);
  });
  test('6.4 PW-6.4-f PW-7.1-a an Army that stays whole without its commander keeps its zone: the rebellion beside it is over', async () => {
    const desk = await combat(
      { stagirus: { 'athenian-cavalry': 1, 'athenian-hoplite': 2 } },
      { cleon: 'stagirus' },
      { 'going home': [4] },
      { rebellion: ['amphipolis'] },
    );
    expect(desk.of('going-home')).toMatchObject([{ sum: 6, stays: { 'athenian-hoplite': 2, 'athenian-cavalry': 1 } }]);
    expect(desk.of('rebellion-tested')).toMatchObject([{ space: 'amphipolis', quelled: true }]);
  });
});
