import board from '../../data/board.json' with { type: 'json' };
import type { Written } from '../../index.ts';
import { type Ledger, type Side, sideOf, type Units } from './ledger.ts';

// A second reading of zones, routes and ravaging from the rulebook, on the board file and a table alone: nothing of it is the game's own.

type Line = 'land' | 'naval' | 'combined';
const KINDS: Readonly<Record<string, string | null>> = { delian: 'athens', peloponnesian: 'sparta', neutral: null };
const COLOURS = new Map(board.spaces.map(({ id, color }) => [id, KINDS[color] ?? null]));
export const SPACES: readonly string[] = [...COLOURS.keys()];
const LINES = new Map<string, { to: string; by: Line }[]>(SPACES.map(id => [id, []]));
for (const { a, b, type } of board.locs) {
  LINES.get(a)?.push({ to: b, by: type as Line });
  LINES.get(b)?.push({ to: a, by: type as Line });
}
const from = (space: string) => LINES.get(space) ?? [];
const isIsthmus = (a: string, b: string): boolean => [a, b].sort().join() === 'cenchreae,corinth';
const WALLED = ['athens', 'piraeus'];

export const count = (units: Units, which: (unit: string) => boolean): number =>
  Object.entries(units).reduce((sum, [unit, n]) => (which(unit) ? sum + n : sum), 0);
const isShip = (unit: string): boolean => unit.endsWith('naval');
const isHorse = (unit: string): boolean => unit.endsWith('cavalry');
export const enemyOf = (side: Side): Side => (side === 'athens' ? 'sparta' : 'athens');

/** Terms, ZOI; 6.1.1. */
function zone(at: string, units: Units, side: Side, walls: boolean): Set<string> {
  const found = new Set([at]);
  const own = (which: (unit: string) => boolean): boolean => count(units, unit => sideOf(unit) === side && which(unit)) > 0;
  if (own(isHorse)) for (const { to, by } of from(at)) if (by !== 'naval') found.add(to);
  if (own(isShip))
    for (const near of from(at)) {
      if (near.by === 'land' || isIsthmus(at, near.to)) continue;
      found.add(near.to);
      for (const { to, by } of from(near.to)) if (by !== 'land' && !isIsthmus(near.to, to)) found.add(to);
    }
  if (side === 'sparta' && walls) for (const space of WALLED) if (space !== at) found.delete(space);
  return found;
}
/** Macedonia apart, nobody but Corcyra and Thessaly ever leaves the League of his colour. */
export const colourOf = (space: string, { neutrals, special }: Written): string | null =>
  (space === 'corcyra' && neutrals.corcyraLeft) || (special.palette === 2 && ['larisa', 'pharsalus'].includes(space))
    ? null
    : (COLOURS.get(space) ?? null);
const controls = (side: Side, space: string, now: Written): boolean =>
  (now.held as Record<string, string>)[space] === side ||
  ((now.held as Record<string, string>)[space] === undefined &&
    colourOf(space, now) === side &&
    !(now.uncontrolled ?? ([] as readonly string[])).includes(space as never));
/** Terms: taken, or of the colour and loyal, or risen against the other. */
export function friendOf(space: string, now: Written): string | null {
  const held = (now.held as Record<string, string>)[space];
  const colour = colourOf(space, now);
  if (held !== undefined || colour === null) return held ?? null;
  return (now.rebellion as readonly string[]).includes(space) ? enemyOf(colour as Side) : colour;
}

/** Of an Expedition under way: whose, what the position was when it set out, where it may go though it is barred. */
export interface March {
  readonly side: Side;
  readonly now: Written;
  readonly objective: string;
}
/** 5.6.1, 5.1.2: the enemy Forces that reach a space; `caught`: where it has been caught already (1st edition, 4.6). */
export function interceptors(space: string, { side, now }: March, table: Ledger, caught: readonly string[]): string[] {
  const enemy = enemyOf(side);
  if (caught.includes(space)) return [];
  const isAlone = count(table.at('expedition'), () => true) === 0;
  const other = { cenchreae: 'corinth', corinth: 'cenchreae' }[space];
  const waits = other !== undefined && count(table.at(other), unit => sideOf(unit) === enemy && !isShip(unit)) > 0;
  if (other !== undefined && waits && (now.edition === 'second' || !isAlone)) return [other];
  return SPACES.filter(at => {
    const units = table.at(at);
    return count(units, unit => sideOf(unit) === enemy) > 0 && zone(at, units, enemy, !now.special.noWalls).has(space);
  });
}

/** 5.1.1, 5.1.4, 5.1.6: how long the shortest ways are, and how many of them. */
export function shortest(start: string, end: string, march: March, table: Ledger, aboard: boolean): readonly [number, number] {
  const units = table.at('expedition');
  const ships = count(units, isShip);
  const land = count(units, () => true) - ships;
  const isAlone = ships + land === 0;
  const opens = (a: string, b: string, by: Line): boolean => {
    if (isAlone) return true;
    if (ships === 0) return by !== 'naval';
    if (by === 'land' || (by === 'naval' && land > ships && !aboard)) return false;
    return !isIsthmus(a, b) || ['corinth', 'cenchreae'].every(space => controls(march.side, space, march.now));
  };
  const found = new Map([[start, { steps: 0, ways: 1 }]]);
  for (const [space, { steps, ways }] of found)
    for (const { to, by } of from(space)) {
      if (!opens(space, to, by) || !admits(to, march, table, isAlone)) continue;
      const known = found.get(to);
      if (known === undefined) found.set(to, { steps: steps + 1, ways });
      else if (known.steps === steps + 1) known.ways += ways;
    }
  const { steps, ways } = found.get(end) ?? { steps: -1, ways: 0 };
  return [steps, ways];
}
function admits(space: string, { side, now, objective }: March, table: Ledger, isAlone: boolean): boolean {
  const isGoal = space === objective;
  if (space === 'argos' || space === 'syracuse') {
    if (!isGoal && !now.neutrals[space]) return false;
  } else if (barred(now).includes(space)) {
    if (!isGoal && !controls(side, space, now)) return false;
  } else if (WALLED.includes(space) && side === 'athens' && (now.bans & 4) !== 0) {
    if (count(table.at('expedition'), unit => unit.includes('-allied-')) > 0) return false; // the plague
  }
  if (!isAlone) return true;
  const ofSide = (one: Side): number => count(table.at(space), unit => sideOf(unit) === one);
  if (now.edition === 'first' && ofSide(side) > 0) return true;
  if (ofSide(enemyOf(side)) > 0) return false;
  if (colourOf(space, now) !== enemyOf(side)) return true;
  const spent = count((now.activated as Record<string, Units>)[space] ?? {}, unit => sideOf(unit) === side);
  return friendOf(space, now) === side && count(table.at(space), unit => sideOf(unit) === side && unit !== 'home-guard') > spent;
}
const barred = ({ edition, options }: Written): readonly string[] => [
  'naupactus',
  ...(edition === 'second' ? ['byzantium'] : []),
  ...((options as Record<string, boolean>).amphipolisBarred ? ['amphipolis'] : []),
];
