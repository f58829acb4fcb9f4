import type { Action } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import type { Position } from '../../index.ts';
import { ATHENS, as, athens, type Forces, passes, SPARTA, shares, sparta, taken, withForces } from '../nonplayer.ts';
import { QUIET } from '../quiet.ts';
import { loose, type Rolls } from '../table.ts';

// The Operations Phase to its edges: the cases beside those of rules-5-*.test.ts that a wrong condition would pass there.

describe('PW-4.1.2, PW-MS, PW-MA defensive conditions', () => {
  test('PW-MS-c PW-R21 Corinth or Thebes once answered calls for nothing more', () => {
    const t = sparta({ ...withForces({ corinth: { 'athenian-hoplite': 1 } }), answered: ['corinth'] }, { objective: [5] });
    expect(t.of('defence')).toMatchObject([{ holds: false }]);
  });
  test('PW-MS-b PW-R21 a space that has had its Force is not answered twice, though in no Spartan ZOI', () => {
    const t = sparta(
      {
        ...withForces({ sparta: { 'home-guard': 3, 'spartan-hoplite': 12 }, methydrum: { 'athenian-hoplite': 1 } }),
        answered: ['methydrum'],
      },
      { objective: [5] },
    );
    expect(t.of('defence')).toMatchObject([{ holds: false }]);
  });
  test('PW-MS-b the nearest first, whatever the order of the board; only equally near ones by lot', () => {
    const near = passes(withForces({ methydrum: { 'athenian-hoplite': 1 }, prasiae: { 'athenian-hoplite': 1 } }));
    expect(near.of('defence')[0]).toMatchObject({ space: 'prasiae' });
    const two = withForces({ caryae: { 'athenian-hoplite': 1 }, prasiae: { 'athenian-hoplite': 1 } });
    const lots = [1, 2].map(n => passes(two, { 'nearest intruder': [n] }).of('defence')[0].space);
    expect([...lots].sort()).toEqual(['caryae', 'prasiae']);
  });
  test('PW-INV-n every condition of a side is told, with where it holds and whether it was answered', () => {
    const t = sparta({ ...withForces({ corinth: { 'athenian-hoplite': 1 } }), answered: ['corinth'] }, { objective: [5] });
    expect(t.of('defence')[0].conditions).toEqual([
      { rule: 'PW-MS-a', at: [] },
      { rule: 'PW-MS-c', at: [{ space: 'corinth', answered: true }] },
      { rule: 'PW-MS-d', at: [] },
    ]);
    const sea = sparta({ ...withForces({ catana: { 'athenian-naval': 1 } }), answered: ['syracuse'] }, { objective: [5] });
    expect(sea.of('defence')[0].conditions).toContainEqual({ rule: 'PW-MS-d', at: [{ space: 'syracuse', answered: true }] });
    const other = athens({ forces: { ...ATHENS.forces, chios: { 'spartan-hoplite': 1 } } });
    expect(other.of('defence')[0].conditions).toEqual([{ rule: 'PW-MA-a', at: [{ space: 'chios', answered: false }] }]);
  });
  test('PW-MS-d PW-5.2-f its objective is rolled again where Sparta holds it; all held: a pass', () => {
    const fleet = withForces({ catana: { 'athenian-naval': 1 } });
    const t = sparta({ ...fleet, held: { decelea: 'sparta' } }, { objective: [5, 4] });
    expect(t.of('objective-rolled').map(({ space, again }) => [space, again])).toEqual([
      ['decelea', 'PW-5.2-f'],
      ['panactum', null],
    ]);
    const none = passes({ ...fleet, held: { athens: 'sparta', panactum: 'sparta', decelea: 'sparta' } });
    expect(none.of('passed')).toMatchObject([{ rule: 'PW-5.2-m', why: 'no-objective' }]);
  });
});

describe('PW-5.2 objectives', () => {
  test('PW-R115 a fleet that has been used, or is none, opens no sea', () => {
    const islands = (corinth: Record<string, number>, more: Position = {}) =>
      sparta({ ...as('cut-loc'), ...withForces({ corinth }), ...more }, { area: [6, 1], objective: [3, 5] })
        .of('objective-rolled')
        .map(({ again }) => again);
    expect(islands({ 'spartan-allied-hoplite': 5 })).toEqual(['PW-R115', null]);
    const used = { activated: { corinth: { 'spartan-allied-naval': 5, 'spartan-allied-hoplite': 5 } } };
    expect(islands({ 'spartan-allied-hoplite': 5, 'spartan-allied-naval': 5 }, used)).toEqual(['PW-R115', null]);
  });
  test('PW-MS-r only the Hellespont counts as land, Ionia does not', () => {
    const held = { amphipolis: 'sparta', byzantium: 'sparta' };
    const ionia = sparta({ ...as('attack-athenian-ally'), held }, { area: [2], objective: [2] });
    expect(ionia.of('force-required')).toMatchObject([{ space: 'phocaea', required: { hoplite: 3, naval: 3 } }]);
    const asia = sparta({ ...as('attack-athenian-ally'), held }, { area: [3], objective: [1] });
    expect(asia.of('force-required')).toMatchObject([{ space: 'abydos', required: { hoplite: 4, naval: 0 } }]);
  });
  test('PW-MS-q the footnotes are Sparta’s: Athens goes to a coast with ships though a road leads there', () => {
    const t = athens({ strategy: { athens: 'cut-loc', sparta: null } }, { area: [1], objective: [5] });
    expect(t.of('force-required')).toMatchObject([{ space: 'megara', required: { hoplite: 3, cavalry: 0, naval: 3 } }]);
  });
  const FOUR = { pylos: 'athens', asine: 'athens', corone: 'athens', prasiae: 'athens' } as const;
  test('PW-MA-n PW-R25 the fifth Helot space only when its area is rolled, and only when four are friendly', () => {
    const other = athens({ held: FOUR }, { area: [1], objective: [5] });
    expect(other.of('objective-rolled')).toMatchObject([{ rule: 'PW-5.2-e', dice: [1, 5], space: 'megara' }]);
    const three = athens({ held: { pylos: 'athens', asine: 'athens', corone: 'athens' } }, { area: [5], objective: [3] });
    expect(three.of('objective-rolled')).toMatchObject([{ rule: 'PW-5.2-e', dice: [5, 3], space: 'gythium' }]);
    const all = athens({ held: { ...FOUR, 'epidaurus-limeria': 'athens' } }, { area: [5], objective: [3] });
    expect(all.of('objective-rolled')).toMatchObject([{ rule: 'PW-5.2-e', space: 'gythium' }]);
  });
  test('PW-R144 the hostages’ bar of 6.6-d is the player’s: NP may be sent beside the enemy’s home', () => {
    const t = athens({ hostages: { athens: true, sparta: false } }, { area: [6], objective: [1] });
    expect(t.of('objective-rolled')).toMatchObject([{ space: 'tegea', again: null }]);
  });
  test('PW-4.1-a kept or not: after a change of side the strategy is rolled anew though confidence is high', () => {
    const t = loose(
      {
        ...SPARTA,
        phase: 'strategy',
        player: 'sparta',
        changedSide: true,
        sci: { athens: 3, sparta: 3 },
        strategy: { athens: 'cut-loc', sparta: null },
        leaders: { pericles: 'athens', phormio: 'cup', archidamus: 'sparta' },
        initialDone: { athens: false, sparta: false },
        passed: { athens: false, sparta: false },
      },
      { strategy: [1] },
    );
    expect(t.of('strategy-kept')).toEqual([]);
    expect(t.of('strategy-rolled')).toHaveLength(1);
  });
});

describe('PW-5.2.1 the Expedition of the non-player', () => {
  const TWO = as('cut-loc'); // 2H by land, or 2H 2N
  const THRACE: Rolls = { area: [1], objective: [5] };
  test('PW-5.2.1-a PW-5.2.1-b what is near gives first, and the rest nothing; each share with its reason', () => {
    const t = sparta(TWO, THRACE);
    expect(taken(t)).toEqual({ sparta: { 'spartan-hoplite': 2 } });
    expect(shares(t).map(({ space, why }) => [space, why])).toEqual([
      ['sparta', 'PW-5.2.1-a'],
      ['corinth', 'PW-5.2.1-b'],
      ['thebes', 'PW-5.2.1-b'],
    ]);
    expect(shares(t)[0]).toMatchObject({ distance: 0, there: 11 });
  });
  test('PW-5.2.1-c PW-R150 the last ships go too where Corinth’s cannot be joined with so few', () => {
    const t = passes(
      { ...TWO, ...withForces({ gythium: { 'spartan-naval': 2 }, corinth: { 'spartan-allied-naval': 3 } }) },
      { area: [6], objective: [3] },
    );
    expect(taken(t)).toEqual({
      sparta: { 'spartan-hoplite': 2 },
      gythium: { 'spartan-naval': 2 },
    });
  });
  test('PW-5.2.1-c PW-5.2.1-d first the last of a type goes, then the last of a space; told so', () => {
    const forces: Forces = {
      athens: { 'athenian-hoplite': 1 },
      sparta: { 'home-guard': 3 },
      megara: { 'spartan-allied-hoplite': 1, 'spartan-allied-cavalry': 2 },
      corinth: { 'spartan-allied-hoplite': 2, 'spartan-allied-naval': 2 },
    };
    const t = sparta({ ...TWO, forces }, THRACE);
    // one of Corinth’s two first; then the last hoplite of the nearest, beside its horsemen
    expect(taken(t)).toEqual({ megara: { 'spartan-allied-hoplite': 1 }, corinth: { 'spartan-allied-hoplite': 1 } });
    expect(shares(t).find(({ space }) => space === 'megara')).toMatchObject({ why: 'PW-5.2.1-c' });
    expect(shares(t).find(({ space }) => space === 'corinth')).toMatchObject({ why: 'PW-5.2.1-b' });
  });
  test('PW-5.2.1-e PW-5.2.1-g PW-R31 a space is emptied only when nothing else is left; then those of its own colour first', () => {
    const forces: Forces = {
      athens: { 'athenian-hoplite': 1 },
      sparta: { 'home-guard': 3 },
      platea: { 'spartan-allied-hoplite': 1 },
      thebes: { 'spartan-allied-hoplite': 1 },
      megara: { 'spartan-allied-hoplite': 1 },
    };
    const t = sparta({ ...TWO, forces, held: { platea: 'sparta' } }, THRACE);
    expect(taken(t)).toEqual({ megara: { 'spartan-allied-hoplite': 1 }, thebes: { 'spartan-allied-hoplite': 1 } });
    expect(shares(t).find(({ space }) => space === 'thebes')).toMatchObject({ why: 'PW-5.2.1-e' });
    const both = sparta({ ...TWO, forces: { ...forces, megara: {} }, held: { platea: 'sparta' } }, THRACE);
    expect(taken(both)).toEqual({ platea: { 'spartan-allied-hoplite': 1 }, thebes: { 'spartan-allied-hoplite': 1 } });
  });
  test('PW-R101 the Home Guard is the hoplite that stays: all regulars may go', () => {
    const t = sparta({ ...TWO, ...withForces({ sparta: { 'home-guard': 3, 'spartan-hoplite': 2 } }) }, THRACE);
    expect(taken(t)).toEqual({ sparta: { 'spartan-hoplite': 2 } });
  });
  test('PW-5.1.5-f PW-0.5-i SP that have been activated, and spaces without others, give nothing', () => {
    const t = sparta(
      { ...TWO, activated: { sparta: { 'spartan-hoplite': 7, 'spartan-cavalry': 1 } }, ...withForces({}) },
      THRACE,
    );
    expect(taken(t)).toEqual({ corinth: { 'spartan-allied-hoplite': 2 } });
    const spent = { corinth: { 'spartan-allied-hoplite': 5, 'spartan-allied-naval': 5 } };
    const none = sparta({ ...TWO, activated: { ...spent, sparta: { 'spartan-hoplite': 7, 'spartan-cavalry': 1 } } }, THRACE);
    expect(shares(none).map(({ space }) => space)).not.toContain('corinth');
  });
  test('PW-E-10-a a frozen Corcyra gives nothing to NP Athens', () => {
    const forces: Forces = {
      athens: { 'athenian-hoplite': 9 },
      piraeus: { 'athenian-naval': 3 },
      corcyra: { 'athenian-allied-naval': 5 },
      sparta: { 'home-guard': 3 },
    };
    const free = loose({ ...ATHENS, forces }, { area: [1], objective: [5] });
    expect(Object.keys(taken(free))).toContain('corcyra');
    const frozen = loose({ ...ATHENS, forces, bans: 2 }, { area: [1], objective: [5] });
    expect(shares(frozen).map(({ space }) => space)).not.toContain('corcyra');
    expect(frozen.of('passed')).toMatchObject([{ why: 'no-expedition' }]);
  });
  test('PW-5.2-j PW-5.3.2-e the cost is checked before it starts: to the last talent, not beyond', () => {
    const allies = withForces({ sparta: { 'home-guard': 3 } });
    expect(sparta({ ...TWO, ...allies, treasury: { athens: 0, sparta: 400 } }, THRACE).of('gathering')).toMatchObject([
      { cost: 400, possible: true },
    ]);
    const poor = passes({ ...TWO, ...allies, treasury: { athens: 0, sparta: 350 } }, THRACE);
    expect(poor.of('gathering')).toMatchObject([{ rule: 'PW-5.3.2-e', possible: false }]);
  });
  test('PW-5.2-i what is missing is told by type, and a cancelled operation counts for none', () => {
    const t = passes(
      { ...as('attack-athens'), ...withForces({ sparta: { 'home-guard': 3 } }), operations: { athens: 0, sparta: 1 } },
      { objective: [5] },
    );
    expect(t.of('gathering')).toMatchObject([{ missing: { hoplite: 2, cavalry: 0, naval: 0 }, possible: false }]);
    expect(t.of('passed')).toMatchObject([{ rule: 'PW-5.2-i', why: 'no-expedition' }]);
    expect(t.now).toMatchObject({ operation: null, operations: { athens: 0, sparta: 1 } });
  });
  test('PW-5.2.1-c PW-5.2.1-d one space gives at several levels, never more than it has', () => {
    const forces: Forces = {
      athens: { 'athenian-hoplite': 1 },
      sparta: { 'home-guard': 3, 'spartan-hoplite': 1, 'spartan-cavalry': 1 },
      thebes: { 'spartan-hoplite': 2, 'spartan-allied-hoplite': 9, 'spartan-cavalry': 1, 'spartan-allied-cavalry': 1 },
    };
    const t = sparta({ forces }, { objective: [5] });
    // 12H 2C: one hoplite and one horseman of Sparta at last; of Thebes both nations, national first
    expect(taken(t)).toEqual({
      sparta: { 'spartan-hoplite': 1, 'spartan-cavalry': 1 },
      thebes: { 'spartan-hoplite': 2, 'spartan-allied-hoplite': 9, 'spartan-cavalry': 1 },
    });
  });
  test('PW-R32 equally near spaces: by lot only where they could give more than is wanted', () => {
    const at = (need: Forces, lot?: number) =>
      taken(
        sparta(
          { ...as('cut-loc'), forces: { athens: { 'athenian-hoplite': 1 }, sparta: { 'home-guard': 3 }, ...need } },
          lot === undefined ? THRACE : { ...THRACE, 'equally near': [lot] },
        ),
      );
    const plenty: Forces = { caryae: { 'spartan-allied-hoplite': 3 }, prasiae: { 'spartan-allied-hoplite': 3 } };
    expect(at(plenty, 1)).toEqual({ caryae: { 'spartan-allied-hoplite': 2 } });
    expect(at(plenty, 2)).toEqual({ prasiae: { 'spartan-allied-hoplite': 2 } });
    expect(at({ caryae: { 'spartan-allied-hoplite': 2 }, prasiae: { 'spartan-allied-hoplite': 2 } })).toEqual({
      caryae: { 'spartan-allied-hoplite': 1 },
      prasiae: { 'spartan-allied-hoplite': 1 },
    });
  });
  test('PW-R123 PW-5.2-a of two at home the one who was drawn leads the initial operation; later one by lot', () => {
    const two = { ...SPARTA.leaders, agis: 'sparta' };
    const first = sparta(
      { leaders: two, drawn: { athens: null, sparta: 'agis' }, initialDone: { athens: true, sparta: false } },
      { objective: [5] },
    );
    expect(first.of('operation-ends')).toMatchObject([{ leader: 'agis' }]);
    const lot = (n: number) =>
      sparta({ leaders: two, drawn: { athens: null, sparta: 'agis' } }, { objective: [5], commander: [n] }).of(
        'operation-ends',
      )[0].leader;
    expect([lot(1), lot(2)].sort()).toEqual(['agis', 'archidamus']);
  });
  test('PW-5.3.2-c an initial operation without a commander at home is a pass', () => {
    const t = passes({ leaders: { ...SPARTA.leaders, archidamus: 'cup' }, initialDone: { athens: true, sparta: false } });
    expect(t.of('passed')).toMatchObject([{ side: 'sparta', rule: 'PW-5.3.2-c' }]);
  });
  test('PW-5.4-m NP with exactly 100 talents may stir a rebellion', () => {
    const t = sparta(
      { ...as('cause-rebellion'), treasury: { athens: 0, sparta: 100 } },
      { area: [5], objective: [5], 'cause rebellion': [1] },
    );
    expect(t.of('cause-rebellion')).toMatchObject([{ cost: 100, treasury: 0, success: false }]);
  });
});

describe('PW-5.1 the player, at the edges', () => {
  const PLAYER: Position = {
    ...QUIET,
    phase: 'another',
    treasury: { athens: 6000, sparta: 3000 },
    forces: { ...QUIET.forces, sparta: { 'home-guard': 3, 'spartan-hoplite': 6 } },
  };
  const begin = (more: Position = {}) => loose({ ...PLAYER, ...more }).roll({ type: 'operate' }, { auguries: [1] });
  const incite = (space: string): Action => ({ type: 'incite', space });
  test('PW-6.7-b the commander of an intercepting Force goes home with its last SP, and the Expedition goes on', () => {
    const t = loose({
      ...QUIET,
      phase: 'another',
      leaders: { ...QUIET.leaders, archidamus: 'tanagra' },
      forces: { ...QUIET.forces, tanagra: { 'spartan-hoplite': 1 } },
    });
    t.roll({ type: 'operate' }, { auguries: [1] })
      .roll({ type: 'objective', space: 'tanagra' })
      .roll({ type: 'activate', unit: 'athenian-hoplite', count: 6 })
      .roll({ type: 'march' }, { interception: [4], 'skirmish of sparta': [1] });
    expect(t.of('commander-home')).toMatchObject([{ rule: 'PW-6.7-b', leader: 'archidamus', space: 'tanagra' }]);
    expect(t.now.leaders).toMatchObject({ archidamus: 'going-home', pericles: 'tanagra' });
  });
  test('PW-5.1.6-f PW-5.7.2-b the Expedition’s last SP falls in the skirmish: no battle follows, and none is announced', () => {
    const t = loose({
      ...QUIET,
      phase: 'another',
      forces: { ...QUIET.forces, tanagra: { 'spartan-allied-hoplite': 8 } },
    });
    t.roll({ type: 'operate' }, { auguries: [1] })
      .roll({ type: 'objective', space: 'tanagra' })
      .roll({ type: 'activate', unit: 'athenian-hoplite', count: 1 })
      .roll({ type: 'march' }, { interception: [4], 'skirmish of athens': [1] });
    expect(t.of('skirmish')).toMatchObject([{ lost: { athens: 'athenian-hoplite' }, battle: null }]);
    expect(t.of('battle')).toEqual([]);
  });
  test('PW-5.4-k PW-8.1.6-a the fee of a rebellion does not touch the Emergency Fund', () => {
    // free hoplites are Sparta’s alone: with 1,050 talents Athens can neither activate nor stir
    const rich = begin({ treasury: { athens: 1200, sparta: 3000 } });
    expect(rich.why(incite('tegea'))).toBeNull();
    const exact = loose({ ...PLAYER, phase: 'objective', treasury: { athens: 1100, sparta: 0 } });
    expect(exact.why(incite('tegea'))).toBe('PW-5.3.2-f');
  });
  test('PW-5.4-m PW-5.4-k Sparta, whose hoplites cost nothing, needs the 100 talents, and 100 are enough', () => {
    const spartan = (treasury: number) =>
      loose({
        ...PLAYER,
        phase: 'objective',
        player: 'sparta',
        passed: { athens: true, sparta: false },
        leaders: { archidamus: 'sparta', pericles: 'cup', phormio: 'cup' },
        treasury: { athens: 0, sparta: treasury },
      });
    expect(spartan(100).why(incite('naxos'))).toBeNull();
    expect(spartan(50).why(incite('naxos'))).toBe('PW-5.4-m');
  });
  test('PW-5.5.3.2-b PW-5.5.3.3-b an ally that is in the war already brings no second army', () => {
    const t = begin({ neutrals: { syracuse: true } as never }).roll({ type: 'objective', space: 'syracuse' });
    expect(t.of('neutral-joins')).toEqual([]);
    expect(t.now.forces.syracuse).toBeUndefined();
    const argos = sparta({ ...as('attack-athenian-ally'), neutrals: { argos: true } as never }, { area: [6], objective: [1] });
    expect(argos.of('neutral-joins')).toEqual([]);
    expect(argos.of('objective')).toMatchObject([{ space: 'argos' }]);
  });
  test('PW-5.1-f PW-5.5.3.2-a PW-5.5.3.3-a once allied, Argos and Syracuse may be named by either side', () => {
    expect(begin({ neutrals: { argos: true } as never }).why({ type: 'objective', space: 'argos' })).toBeNull();
    const spartan = loose({
      ...PLAYER,
      phase: 'objective',
      player: 'sparta',
      passed: { athens: true, sparta: false },
      leaders: { archidamus: 'sparta', pericles: 'cup', phormio: 'cup' },
      neutrals: { syracuse: true } as never,
    });
    expect(spartan.why({ type: 'objective', space: 'syracuse' })).toBeNull();
  });
  test('PW-5.4-f PW-5.5.3.1-c a neutral Macedonia keeps Pella quiet, and no other space', () => {
    const neutral = begin({ neutrals: { macedonia: null } as never });
    expect(neutral.why(incite('pela'))).toBe('PW-5.4-f');
    expect(neutral.why(incite('tegea'))).toBeNull();
    const active = begin({ neutrals: { macedonia: 'sparta' } as never });
    expect(active.why(incite('pela'))).toBe('PW-5.4-e');
  });
  test('PW-10.1.3-d only who enters Pella or Macedonia drives it to the other side', () => {
    const t = begin({ neutrals: { macedonia: null } as never })
      .roll({ type: 'objective', space: 'decelea' })
      .roll({ type: 'activate', unit: 'athenian-hoplite', count: 1 })
      .roll({ type: 'march' });
    expect(t.now.neutrals.macedonia).toBeNull();
  });
  test('PW-5.3.2-a in a continuing operation the player may still pass when asked for the objective', () => {
    const t = loose({ ...PLAYER, phase: 'objective' });
    expect(t.why({ type: 'pass' })).toBeNull();
    expect(loose({ ...PLAYER, phase: 'objective', initialDone: { athens: false, sparta: true } }).why({ type: 'pass' })).toBe(
      'PW-R109',
    );
  });
  test('PW-E-6-a a Spartan Expedition that only passes through Attica is remembered; a lone commander is not', () => {
    const through = sparta({}, { objective: [5] });
    expect(through.of('operation-ends')).toMatchObject([{ space: 'decelea' }]);
    expect(through.now.attica.now || through.now.attica.before).toBe(true);
    const elsewhere = sparta(as('cut-loc'), { area: [1], objective: [5] });
    expect(elsewhere.now.attica).toEqual({ now: false, before: false });
  });
  test('PW-6.1.1-a PW-R103 walls are besieged only by who was sent there: Athens, Piraeus, each its own', () => {
    const march = (objective: string) =>
      loose({
        ...PLAYER,
        phase: 'march',
        player: 'athens',
        passed: { athens: false, sparta: false },
        leaders: { pericles: 'cup', phormio: 'cup', archidamus: 'expedition' },
        forces: { piraeus: {}, sparta: { 'home-guard': 3 }, samos: { 'athenian-naval': 1 } },
        operation: {
          side: 'sparta',
          leader: 'archidamus',
          objective,
          at: objective === 'athens' ? 'decelea' : 'athens',
          units: { 'spartan-hoplite': 9 },
          route: [objective],
          next: 0,
          marching: true,
          plan: [],
        },
      }).now.walls;
    expect(march('athens')).toBe(1);
    expect(march('piraeus')).toBe(2);
  });
});
