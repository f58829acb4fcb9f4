import { describe, expect, test } from 'vitest';
import { forecast, prospect } from '../../forecast/index.ts';
import type { Position } from '../../index.ts';
import type { View } from '../../rules/view.ts';
import { QUIET } from '../quiet.ts';
import { PERSIANS, sparta, spartan } from '../sparta.ts';
import { type Loose, loose } from '../table.ts';

/** Pericles in Athens with six hoplites and an objective; what stands there is the question. */
function toward(space: string, there: Record<string, number>): Loose {
  const position: Position = {
    ...QUIET,
    phase: 'another',
    forces: { athens: { 'athenian-hoplite': 6 }, sparta: { 'home-guard': 3 }, [space]: there },
  };
  return loose(position)
    .roll({ type: 'operate' }, { auguries: [1] })
    .roll({ type: 'objective', space });
}
const SPARTANS = ['archidamus', 'brasidas', 'agis', 'gylippus', 'mindarus', 'pleistoanax', 'callicratides', 'lysander'];
const seen = (t: Loose): View => t.match.see('player').view as View;
/** What is foretold for all six, and what then comes of it when nobody intercepts and both sides go to war. */
function foretold(space: string, there: Record<string, number>) {
  const t = toward(space, there);
  const awaits = prospect(seen(t), { 'athenian-hoplite': 6 });
  t.roll({ type: 'activate', unit: 'athenian-hoplite', count: 6 }).roll({ type: 'march' }, { interception: [1] });
  t.roll({ type: 'pass' });
  const came = (kind: string) => t.of(kind).filter(event => event.space === space).length > 0;
  return { battle: awaits?.battle != null, siege: awaits?.siege != null, fought: came('battle'), besieged: came('siege') };
}

describe('what awaits an expedition is what it then finds', () => {
  test('PW-6.1-c five more than the garrison besiege it, and nobody fights in the field', () => {
    expect(foretold('thebes', { 'spartan-allied-hoplite': 1 })).toEqual({
      battle: false,
      siege: true,
      fought: false,
      besieged: true,
    });
  });
  test('PW-6.1-d four more do not: a battle, and no siege', () => {
    expect(foretold('thebes', { 'spartan-allied-hoplite': 2 })).toEqual({
      battle: true,
      siege: false,
      fought: true,
      besieged: false,
    });
  });
  test('PW-6.1-a a space without a fortress is not besieged', () => {
    expect(foretold('tanagra', { 'spartan-allied-hoplite': 1 })).toEqual({
      battle: true,
      siege: false,
      fought: true,
      besieged: false,
    });
  });
  test('PW-6.1-e nor is a fortress of one’s own', () => {
    const t = toward('plataea', { 'athenian-hoplite': 1 });
    expect(prospect(seen(t), { 'athenian-hoplite': 6 })).toMatchObject({ battle: null, siege: null });
  });
});

test('PW-6.1.1-a PW-6.1.1-c the Long Walls: an Army sent to Athens will besiege it, whatever stands there, and in vain', () => {
  const t = loose({
    ...QUIET,
    phase: 'another',
    player: 'sparta',
    passed: { athens: true, sparta: false },
    leaders: { archidamus: 'sparta', pericles: 'athens' },
    forces: { sparta: { 'spartan-hoplite': 6, 'home-guard': 3 }, athens: { 'athenian-hoplite': 6 } },
  });
  t.roll({ type: 'operate' }, { auguries: [1] }).roll({ type: 'objective', space: 'athens' });
  expect(prospect(seen(t), { 'spartan-hoplite': 6 })).toMatchObject({ battle: null, siege: { automatic: 'PW-6.1.1-c' } });
  expect(prospect(seen(t), { 'spartan-hoplite': 3 })).toMatchObject({ battle: { type: 'land' }, siege: null }); // PW-6.1.1-b
});
test('PW-6.2.4-a a battle in Sparta: that a commander will be drawn is foretold, while the cup has one', () => {
  const awaits = (cup: string) => {
    const cups = Object.fromEntries(SPARTANS.map(id => [id, cup]));
    const t = loose({ ...QUIET, phase: 'another', leaders: { ...QUIET.leaders, ...cups } } as Position);
    t.roll({ type: 'operate' }, { auguries: [1] }).roll({ type: 'objective', space: 'sparta' });
    return prospect(seen(t), { 'athenian-hoplite': 6 })?.draws;
  };
  expect([awaits('cup'), awaits('out')]).toEqual([true, false]);
});
test('PW-5.5.2-a a neutral fortress in rebellion opens its gates: neither siege nor battle awaits', () => {
  const t = loose({ ...QUIET, phase: 'another', rebellion: ['erineus'] });
  t.roll({ type: 'operate' }, { auguries: [1] }).roll({ type: 'objective', space: 'erineus' });
  expect(prospect(seen(t), { 'athenian-naval': 2 })).toMatchObject({ battle: null, siege: null });
});
test('PW-10.1.3-d PW-R183 neutral Macedonia: its horsemen are foretold, on the road and at its end', () => {
  const t = loose({
    ...QUIET,
    phase: 'another',
    neutrals: { macedonia: null } as never,
    forces: { athens: { 'athenian-hoplite': 2 }, sparta: { 'home-guard': 3 } },
  });
  t.roll({ type: 'operate' }, { auguries: [1] }).roll({ type: 'objective', space: 'macedonia' });
  const [{ dangers }] = forecast(seen(t), 'macedonia', { 'athenian-hoplite': 1 }).roads;
  expect(dangers.map(({ by }) => by)).toContainEqual(['pella']);
});
test('PW-10.5.4.6-III-a PW-10.5.4.5-IV-b in The Fall of Sparta: Persians bar the road, neutral Athenians do not', () => {
  const dangers = (at: string, objective: string) => {
    const units = { 'spartan-hoplite': 2 };
    const t = sparta({
      ...spartan({ athens: { 'athenian-hoplite': 4, 'athenian-cavalry': 2 } }),
      ...PERSIANS,
      phase: 'expedition',
      leaders: { ...PERSIANS.leaders, agesilaus: 'expedition' },
      operation: { side: 'sparta', leader: 'agesilaus', objective, at, units, route: [], next: 0, marching: false, plan: [] },
    });
    return forecast(t.match.see('sparta').view as View, objective).roads.flatMap(road => road.dangers);
  };
  expect(dangers('pegae', 'panactum')).toEqual([]);
  expect(dangers('phocaea', 'smyrna')).toEqual([
    { space: 'smyrna', by: ['sardis'], of: 'persia', arm: 'cavalry', chance: 1 / 2 },
  ]);
});

test('PW1-10.1-a PW1-R6 Syracuse joins as the Army enters: its forces are foretold, on the road and at its end', () => {
  const athenians = { 'athenian-naval': 3, 'athenian-hoplite': 3 };
  const position: Position = {
    ...QUIET,
    phase: 'expedition',
    leaders: { ...QUIET.leaders, pericles: 'expedition' },
    forces: { sparta: { 'home-guard': 3 } },
    operation: {
      side: 'athens',
      leader: 'pericles',
      objective: 'syracuse',
      at: 'corcyra',
      units: athenians,
      route: [],
      next: 0,
      marching: false,
      plan: [],
    },
  };
  const t = loose(position, {}, 'campaign', { edition: 'first' });
  const allies = { 'spartan-allied-hoplite': 2, 'spartan-allied-cavalry': 2, 'spartan-allied-naval': 2 };
  expect(prospect(seen(t))).toMatchObject({ forces: [athenians, allies], battle: { type: 'naval' }, siege: null });
  expect(forecast(seen(t), 'syracuse').roads[0].dangers).toEqual([
    { space: 'syracuse', by: ['syracuse'], of: 'sparta', arm: 'force', chance: 1 / 2 },
  ]);
  expect(seen(t).forces.syracuse).toBeUndefined();
  t.roll({ type: 'march' }, { interception: [1] });
  expect(t.of('interception')).toMatchObject([{ space: 'syracuse', by: 'syracuse' }]);
  t.roll({ type: 'pass' });
  expect(t.of('battle')[0]).toMatchObject({ space: 'syracuse', type: 'naval' });
});

test('PW-5.6.2-a the road ahead: every space where somebody must try to intercept, and the chance that nobody does', () => {
  const t = toward('thebes', { 'spartan-allied-cavalry': 2 });
  const { count, roads } = forecast(seen(t), 'thebes', { 'athenian-hoplite': 6 });
  expect(count).toBe(2);
  for (const { route, dangers, unhindered } of roads) {
    expect(unhindered).toBe(0.5 ** dangers.length);
    expect(route.filter(space => dangers.some(danger => danger.space === space))).toHaveLength(dangers.length);
  }
  t.roll({ type: 'activate', unit: 'athenian-hoplite', count: 6 }).roll(
    { type: 'march' },
    { interception: roads[0].dangers.map(() => 1) },
  );
  expect(t.of('interception').map(({ at, space }) => at ?? space)).toEqual(roads[0].dangers.map(({ space }) => space));
});
