import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { QUIET } from '../quiet.ts';
import { type Loose, loose, type Rolls } from '../table.ts';
import { battle, both, combat, each, type Forces, inFirst, rules, sciOf } from './both.ts';

describe('combat: the two editions differ', () => {
  test('PW-6.1-c PW1-5.1-a a garrison weaker by four: a battle, or a siege', () => {
    const pair = both(combat({ heraclea: { 'athenian-hoplite': 5, 'spartan-allied-hoplite': 1 } }, { cleon: 'heraclea' }));
    expect(each(pair, rules('siege-begins'))).toEqual([[], ['PW1-5.1-a']]);
    expect(each(pair, t => t.of('battle').length)).toEqual([1, 0]);
  });
  test('PW-6.1-c PW1-5.1-b Spartans in a neutral fortress that they do not control: besieged, or met in the field', () => {
    const pair = both(combat({ erineus: { 'athenian-hoplite': 7, 'spartan-allied-hoplite': 1 } }, { cleon: 'erineus' }));
    expect(each(pair, rules('siege-begins'))).toEqual([['PW-6.1-c'], []]);
  });
  test('PW-6.3-e PW1-5.3-a a failed siege costs the player 2 SCI, or 1', () => {
    const pair = both(combat({ heraclea: { 'athenian-hoplite': 2 } }, { cleon: 'heraclea' }), { siege: [1] });
    expect(each(pair, sciOf)).toEqual([
      [-2, 0],
      [-1, 0],
    ]);
  });
  test('PW-6.2.4.1-f PW1-5.2-d the loser was outnumbered by three: he keeps his SCI, or not', () => {
    const position = combat({ tegea: { 'athenian-hoplite': 6, 'spartan-allied-hoplite': 3 } }, {}, { held: { tegea: 'athens' } });
    const pair = both(position, battle(3, 1));
    expect(each(pair, t => t.of('battle')[0].sci)).toEqual([
      [1, 0],
      [1, -1],
    ]);
  });
  test('PW-6.2.3.1-e PW1-5.2-d and so at sea', () => {
    const pair = both(combat({ samos: { 'athenian-naval': 5, 'spartan-naval': 2 } }, {}), battle(6, 1));
    expect(each(pair, t => t.of('battle')[0].sci)).toEqual([
      [1, 0],
      [1, -1],
    ]);
  });
  test('PW-6.2.3.1-b PW1-5.2-a a mixed battle of horsemen: over with the ships, or fought on ashore', () => {
    const side = (who: string) => ({ [`${who}-naval`]: 2, [`${who}-cavalry`]: 1 });
    const position = combat({ samos: { ...side('athenian'), ...side('spartan') } }, {});
    const sea = loose(position, battle(6, 1));
    expect(sea.of('battle').map(({ type }) => type)).toEqual(['naval']);
    const both = inFirst(position, { 'battle of athens': [6, 6], 'battle of sparta': [1, 1] });
    expect(both.of('battle').map(({ type }) => type)).toEqual(['naval', 'land']);
    expect(sciOf(both)).toEqual([1, -1]); // PW1-5.2-g: once
  });
  test('PW-6.2.2-c PW1-5.2.4-a ships and hoplites in one space: the Army leaves, or the ships whosever they are', () => {
    const pair = both(combat({ pylos: { 'athenian-hoplite': 1, 'spartan-naval': 1 } }, { cleon: 'pylos' }));
    expect(each(pair, t => t.of('null-battle')[0])).toMatchObject([
      { rule: 'PW-6.2.2-c', leaves: 'athens' },
      { rule: 'PW1-5.2.4-a', leaves: 'sparta' },
    ]);
    const home = both(combat({ pylos: { 'athenian-hoplite': 1, 'spartan-naval': 1 } }, { cleon: 'pylos', agis: 'pylos' }));
    expect(each(home, t => t.of('null-battle')[0].leaves)).toEqual(['athens', 'sparta']);
  });
  test('PW-R14 PW1-5.2.4-b in Piraeus the Army leaves, or the land units', () => {
    const position = combat({ piraeus: { 'athenian-hoplite': 4, 'spartan-naval': 2 } }, { agis: 'piraeus' });
    const pair = both(position);
    expect(each(pair, t => t.of('null-battle')[0])).toMatchObject([
      { leaves: 'sparta' },
      { rule: 'PW1-5.2.4-b', leaves: 'athens' },
    ]);
  });
  test('PW-6.1.1-a PW1-5.3.1-a a Spartan Army in Athens that was not its objective: a battle, or a siege all the same', () => {
    const position = combat({ athens: { 'athenian-hoplite': 6, 'spartan-hoplite': 5 } }, { agis: 'athens' }, { walls: 0 });
    const pair = both(position);
    expect(each(pair, rules('siege-begins'))).toEqual([[], ['PW1-5.3.1-a']]);
    const enough = both(combat({ athens: { 'athenian-hoplite': 8, 'spartan-hoplite': 5 } }, { agis: 'athens' }, { walls: 1 }));
    expect(each(enough, t => t.of('battle').length)).toEqual([1, 1]); // three land SP more: a battle in both
  });
  test('PW-0.3-c PW1-0-g the Home Guard loses one SP: gone for good, or two SP of it stand', () => {
    const position = combat({ sparta: { 'athenian-hoplite': 5, 'home-guard': 3 } }, {});
    const pair = both(position, { ...battle(5, 2), commander: ['pleistoanax'] });
    expect(each(pair, t => t.of('battle')[0].losses)).toEqual([1, 1]);
    expect(each(pair, t => t.of('no-place')[0])).toMatchObject([
      { unit: 'spartan-hoplite', count: 2 }, // Sparta is taken: what is left of it finds no place
      { unit: 'home-guard', count: 2 },
    ]);
    expect(each(pair, t => t.now.lost)).toEqual([{ 'home-guard': 3, 'spartan-hoplite': 2 }, { 'home-guard': 3 }]); // PW-R104
  });
});

describe('politics, administration, the end of a turn: the two editions differ', () => {
  const event = (more: Position, rolls: Rolls, scenario = 'campaign') =>
    both({ ...QUIET, phase: 'event', ...more }, rolls, scenario);
  const income = (forces: Forces, more: Position = {}) => both({ ...QUIET, phase: 'control', forces, ...more });
  const items = (side: number) => (t: Loose) =>
    (t.of('income')[side].items as { rule: string; by: number }[]).map(({ rule, by }) => `${rule} ${by}`);

  test('PW-0.5-m PW-9.1-e PW1-0-b PW-R44 a will of 12 gains 2 and loses 1: 11, for nothing passes 12; or 12, added up first', () => {
    const ten = 'naxos paros delos tinos syros kea andros mikonos icaros samos'.split(' ');
    const pair = both(
      { ...QUIET, phase: 'bellicosity', bellicosity: { athens: 12, sparta: 9 }, sci: { athens: 4, sparta: 1 }, ravaged: ten },
      { side: [1], event: [1, 1] },
    );
    expect(each(pair, t => t.of('bellicosity')[0].now)).toEqual([11, 12]);
    expect(each(pair, t => (t.of('bellicosity')[0].modifiers as { rule: string; by: number }[]).map(({ by }) => by))).toEqual([
      [2, -2, -1],
      [2, -1, -1],
    ]);
    expect(each(pair, t => t.of('bellicosity')[0].rule)).toEqual(['PW-9.1-e', 'PW1-0-b']);
  });
  test('PW-E-5-a PW1-E-5-a Persia stays away from a weary Sparta, or comes', () => {
    const position: Position = {
      turn: 5,
      bellicosity: { athens: 8, sparta: 4 },
      alcibiades: 1,
      leaders: { alcibiades: 'aside' },
    };
    const no = loose({ ...QUIET, phase: 'event', ...position }, { event: [2, 3, 5, 6] });
    expect(no.of('event')[0]).toMatchObject({ rule: 'PW-E-5-a', possible: false });
    const yes = inFirst({ ...QUIET, phase: 'event', ...position }, { event: [2, 3] });
    expect(yes.of('event')[0]).toMatchObject({ rule: 'PW1-E-5-a', possible: true });
    expect(yes.now.neutrals.persia).toBe(true);
  });
  test('PW-E-8-b PW1-E-8-a Naxos is in rebellion already: rolled again with +1, or the next of the list', () => {
    const position: Position = { ...QUIET, phase: 'event', rebellion: ['naxos'], sci: { athens: 1, sparta: 0 } };
    const again = loose(position, { event: [2, 6], 'oligarchic rebellion': [1, 2, 3, 3] });
    expect(again.of('rebellion-roll').map(({ space }) => space)).toEqual(['naxos', 'mytilene']);
    const next = inFirst(position, { event: [2, 6], 'oligarchic rebellion': [1, 2] });
    expect(next.of('rebellion-roll')).toMatchObject([{ rule: 'PW1-E-8-a', sum: 3, passed: ['naxos'], space: 'byzantium' }]);
  });
  test('PW-3.3-a PW1-2.3-a four ships lost bring rebellion everywhere, or in the campaign and its first war alone', () => {
    const position: Position = { ...QUIET, phase: 'delian-rebellion', turn: 7, sci: { athens: 1, sparta: 0 }, navalLosses: 4 };
    const happens = (scenario: string) => each(both(position, {}, scenario), t => t.of('delian-rebellion')[0].happens);
    expect(happens('decelean')).toEqual([true, false]);
    expect(happens('campaign')).toEqual([true, true]);
  });
  test('PW-3.4.1-a PW1-2.4-a Nicias stands in Athens but Cleon is drawn: his face counts, or not', () => {
    const position: Position = { ...QUIET, phase: 'commanders', leaders: { pericles: 'cup', nicias: 'athens' } };
    expect(each(both(position, { 'commander of athens': ['cleon'] }), rules('nicias'))).toEqual([['PW-3.4.1-a'], []]);
  });
  test('PW-5.5.3.1-a PW1-0-d Perdiccas turns: the space Macedonia with him, or Pella alone', () => {
    const forces = { ...QUIET.forces, macedonia: { 'athenian-allied-hoplite': 1 }, pella: { 'athenian-allied-cavalry': 1 } };
    const pair = event({ forces }, { event: [4, 5] });
    expect(each(pair, t => t.now.forces.macedonia)).toEqual([{ 'spartan-allied-hoplite': 1 }, { 'athenian-allied-hoplite': 1 }]);
    expect(each(pair, t => t.now.forces.pella)).toMatchObject([{ 'spartan-allied-cavalry': 1 }, { 'spartan-allied-cavalry': 1 }]);
  });
  test('PW-8.1.1-a PW1-7.1-a Thebes in Delian hands: 50 and 200 more, or 250', () => {
    const pair = income({ thebes: { 'athenian-hoplite': 1 } });
    expect(each(pair, items(1))).toEqual([
      ['PW-8.1-a 2500', 'PW-8.1-b -50', 'PW-8.1.1-a -200'],
      ['PW-8.1-a 2500', 'PW1-7.1-a -250'],
    ]);
  });
  test('PW-8.1.2-b PW1-7.1-b PW1-R3 all Sicily in the zones of Athens: 1,000 talents, or 100', () => {
    const sicily =
      'syracuse helorus camarina gela acragas selinus lilybaeum segesta panormus-sicily himera enna leontini catana messina';
    const forces = Object.fromEntries(sicily.split(' ').map(id => [id, { 'athenian-allied-hoplite': 1 }]));
    const found = each(income(forces), t => items(0)(t).find(item => /8\.1\.2|7\.1-b/.test(item)));
    expect(found).toEqual(['PW-8.1.2-b 1000', 'PW1-7.1-b 100']);
  });
  test('PW-9.3-i PW1-8.3-c income of an armistice: without Eisphora, or with it', () => {
    const weary: Position = { phase: 'surrender', bellicosity: { athens: 6, sparta: 6 }, forces: {}, ravaged: ['decelea'] };
    const pair = both({ ...QUIET, ...weary }, { length: [1], event: [5, 6] });
    expect(each(pair, t => t.of('income')[0].net)).toEqual([3500, 4500]);
  });
  test('PW-1.2-f PW1-9-a surrender in turn 7 of the Decelean War: 200 by 7, or by the two turns played', () => {
    const position: Position = { ...QUIET, phase: 'surrender', turn: 7, firstTurn: 6, bellicosity: { athens: 0, sparta: 5 } };
    expect(each(both(position, {}, 'decelean'), t => t.of('surrender')[0].points)).toEqual([29, 100]);
  });
  test('PW-9.4-a PW1-0-e the last turn ends: ravaged spaces stay marked, or are cleared first', () => {
    const position: Position = { ...QUIET, phase: 'end-of-turn', turn: 10, ravaged: ['decelea'] };
    const pair = both(position);
    expect(each(pair, t => t.now.ravaged)).toEqual([['decelea'], []]);
    expect(each(pair, rules('ravaged-removed'))).toEqual([[], ['PW1-0-e']]);
  });
  test('PW-8.2-h PW1-0-g a lost SP of the Home Guard is never built again, or for 200 talents', () => {
    const position: Position = {
      ...QUIET,
      phase: 'construction',
      player: 'sparta',
      forces: { sparta: { 'spartan-hoplite': 2 } },
    };
    const pair = both(position);
    expect(each(pair, t => t.why({ type: 'build', unit: 'home-guard' }))).toEqual(['PW-8.2-h', null]);
    expect(pair[1].roll({ type: 'build', unit: 'home-guard' }).of('built')).toMatchObject([{ unit: 'home-guard', cost: 200 }]);
  });
  test('PW-10.1.1-b PW1-10.3-a the Decelean War: no ship at Pylos, or one', () => {
    const pair = both({ phase: 'operations' }, {}, 'decelean');
    expect(each(pair, t => t.now.forces.pylos)).toEqual([undefined, { 'athenian-naval': 1 }]);
    expect(each(pair, t => t.of('defence')[0].rule)).toEqual(['PW-MS-d', 'PW-MS-d']);
  });
});
