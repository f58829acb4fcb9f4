import { type Action, Generator } from '@polemos/kernel';
import { type Table, tableOf } from '@polemos/kernel/testing';
import { describe, expect, test } from 'vitest';
import board from '../data/board.json' with { type: 'json' };
import { AREA, EVENT, egemonia, type Position } from '../index.ts';

/**
 * Placement, comparison and victory read a second time, plainly and from the data. It shares nothing with the rules of the
 * game, so that a slip would have to be made twice.
 */
type Side = 'sparta' | 'athens';
type Levels = Record<string, Partial<Record<Side, number>>>;
interface Laid {
  readonly event: string;
  readonly by: Side;
  readonly area: string | null;
}
const SPECIAL: Readonly<Record<string, readonly [Side, string]>> = {
  oligarchs: ['sparta', 'coup'],
  'persian-gold': ['sparta', 'ascendancy'],
  brasidas: ['sparta', 'military'],
  democrats: ['athens', 'coup'],
  'delian-treasure': ['athens', 'ascendancy'],
  pericles: ['athens', 'military'],
};
const other = (side: Side): Side => (side === 'sparta' ? 'athens' : 'sparta');
const sideOf = (event: string, by: Side): Side => SPECIAL[event]?.[0] ?? by;
const kindOf = (event: string): string => SPECIAL[event]?.[1] ?? event.replace(/-\d$/, '');
const linesFrom = (area: string): readonly { readonly to: string; readonly type: string }[] =>
  board.connections.flatMap(({ a, b, type }) => (a === area ? [{ to: b, type }] : b === area ? [{ to: a, type }] : []));

/** EG-4.1, EG-6-c, d: every walk of up to three lines from an own area is tried. */
function armsReach(levels: Levels, side: Side, to: string, historical: boolean): boolean {
  const [own, barred] = side === 'sparta' ? ['land', 'sea'] : ['sea', 'land'];
  const walk = (at: string, types: readonly string[], between: readonly string[]): boolean => {
    const short = types.length <= 2 || types.every(type => type === own);
    const passes = between.every(
      (area, i) => !historical || !levels[area]?.[other(side)] || (types[i] !== barred && types[i + 1] !== barred),
    );
    if (at === to && short && passes) return true;
    if (types.length === 3) return false;
    return linesFrom(at).some(line => walk(line.to, [...types, line.type], types.length === 0 ? [] : [...between, at]));
  };
  return AREA.ids.some(area => levels[area]?.[side] && walk(area, [], []));
}
function mayLie(levels: Levels, event: string, by: Side, to: string, historical: boolean): boolean {
  const side = sideOf(event, by);
  if (kindOf(event) === 'military') return armsReach(levels, side, to, historical);
  return kindOf(event) !== 'ascendancy' || linesFrom(to).some(line => levels[line.to]?.[side]);
}

const BEATS: Readonly<Record<string, string>> = { ascendancy: 'military', coup: 'ascendancy', military: 'coup' };
/** 1: the first wins; 0: a draw. */
function duel(one: string, two: string): number {
  const [a, b] = [kindOf(one), kindOf(two)];
  if (a === 'olympics' || b === 'olympics' || a === b) return 0;
  if (a === 'divine-aid' || b === 'false-alarm') return 1;
  if (b === 'divine-aid' || a === 'false-alarm') return -1;
  return BEATS[a] === b ? 1 : -1;
}
/** EG-5: the levels after all comparisons, and whether Syracuse still stands. */
function compared(before: Levels, laid: readonly Laid[], syracuse: boolean, historical: boolean): [Levels, boolean] {
  const levels = structuredClone(before);
  let stands = syracuse;
  for (const area of AREA.ids) {
    const list = (side: Side) =>
      laid.filter(one => one.area === area && sideOf(one.event, one.by) === side).map(one => one.event);
    const [spartan, athenian] = [list('sparta'), list('athens')];
    for (let n = 0; n < Math.max(spartan.length, athenian.length); n++) {
      const [one, two] = [spartan[n], athenian[n]];
      let result = one === undefined ? -1 : two === undefined ? 1 : duel(one, two);
      const alarms = [one, two].every(event => event !== undefined && kindOf(event) === 'false-alarm');
      if (result === 0 && historical && !alarms) result = area === 'sparta' ? 1 : area === 'athens' ? -1 : 0;
      if (result === 0 || ['olympics', 'false-alarm'].includes(kindOf(result > 0 ? one : two))) continue;
      const side = result > 0 ? 'sparta' : 'athens';
      levels[area] ??= {};
      const here = levels[area];
      const theirs = here[other(side)] ?? 0;
      if (area === 'sicily' && stands) stands = false;
      else if (theirs > 0) here[other(side)] = theirs - 1;
      else here[side] = Math.min(2, (here[side] ?? 0) + 1);
    }
  }
  return [levels, stands];
}
const standing = (levels: Levels) =>
  Object.fromEntries(
    Object.entries(levels).flatMap(([area, by]) => {
      const left = Object.entries(by).filter(([, level]) => level > 0);
      return left.length === 0 ? [] : [[area, Object.fromEntries(left)]];
    }),
  );
/** EG-7: who has won, or null. */
function victor(levels: Levels, turn: number): Side | 'draw' | null {
  const sum = (side: Side, of: (area: string, level: number) => number): number =>
    AREA.ids.reduce((all, area) => all + (levels[area]?.[side] ? of(area, levels[area][side] ?? 0) : 0), 0);
  const lead = (of: (area: string, level: number) => number): number => sum('sparta', of) - sum('athens', of);
  const value = (area: string): number => (area === 'sicily' ? 2 : 1);
  const ready = (['sparta', 'athens'] as const).filter(side => sum(side, value) >= 10 && levels[side]?.[side]);
  if (ready.length === 1) return ready[0];
  if (ready.length === 0 && turn < 10) return null;
  const by = lead(value) || (turn < 10 ? 0 : lead((_, level) => level));
  return by > 0 ? 'sparta' : by < 0 ? 'athens' : turn < 10 ? null : 'draw';
}

/** A turn as it might stand before the first placement. */
function situation(seed: number) {
  const random = new Generator(seed);
  const syracuse = random.below(2) === 0;
  const levels: Levels = {};
  for (const area of AREA.ids)
    if (random.below(3) > 0 && !(area === 'sicily' && syracuse))
      levels[area] = { [random.below(2) === 0 ? 'sparta' : 'athens']: 1 + random.below(2) };
  const left = [...EVENT.ids];
  const hand = (): string[] => Array.from({ length: 1 + random.below(5) }, () => left.splice(random.below(left.length), 1)[0]);
  const favour: Side = random.below(2) === 0 ? 'sparta' : 'athens';
  const scenario = seed % 2 === 1 ? 'historical' : 'standard';
  return { scenario, turn: seed % 3 === 0 ? 10 : 5, favour, levels, syracuse, hands: { sparta: hand(), athens: hand() } };
}
type Situation = ReturnType<typeof situation>;

/** Places all events at random, mostly on the same few areas; what is offered is compared on the way. */
function placeAll(table: Table, { levels, favour, scenario, hands }: Situation, seed: number): readonly Laid[] {
  const random = new Generator(seed + 1000);
  const ground = AREA.ids.filter(() => random.below(5) === 0);
  const words = (actions: readonly Action[]) => actions.map(action => JSON.stringify(action)).toSorted();
  const laid: Laid[] = [];
  while (hands.sparta.length + hands.athens.length > 0) {
    const next = laid.length % 2 === 0 ? favour : other(favour);
    const by = hands[next].length > 0 ? next : other(next);
    const read: Action[] = hands[by].flatMap(event => [
      { type: 'box', event },
      ...AREA.ids
        .filter(area => mayLie(levels, event, by, area, scenario === 'historical'))
        .map(area => ({ type: 'place', event, area })),
    ]);
    expect(words(table.match.legal(by)), `seed ${seed}`).toEqual(words(read));
    const near = read.filter(({ area }) => ground.includes(String(area)));
    const from = near.length > 0 && random.below(4) > 0 ? near : read;
    const act = from[random.below(from.length)];
    hands[by].splice(hands[by].indexOf(String(act.event)), 1);
    laid.push({ event: String(act.event), by, area: act.type === 'box' ? null : String(act.area) });
    expect(table.match.act(by, act, {})).toHaveProperty('ok');
  }
  return laid;
}

describe('a second reading', () => {
  test('EG-3.4 … EG-7 what is offered, and what a turn comes to, are those of a plain reading, in 60 turns', () => {
    for (let seed = 0; seed < 60; seed++) {
      const at = situation(seed);
      const table = tableOf(egemonia, { phase: 'placement', ...at }, { seed });
      const laid = placeAll(table, at, seed);
      const [after, stands] = compared(at.levels, laid, at.syracuse, at.scenario === 'historical');
      const { levels, syracuse, out } = table.position<Position>();
      expect({ levels, syracuse }, `seed ${seed}`).toEqual({ levels: standing(after), syracuse: stands });
      const played = laid.filter(({ area, event }) => area !== null && event in SPECIAL).map(({ event }) => event);
      expect(out?.toSorted(), `seed ${seed}`).toEqual(played.toSorted());
      const score = table.match.outcome?.score;
      const won = score === undefined ? null : score[0] === 1 ? 'sparta' : score[1] === 1 ? 'athens' : 'draw';
      expect(won, `seed ${seed}`).toBe(victor(after, at.turn));
    }
  });
});
