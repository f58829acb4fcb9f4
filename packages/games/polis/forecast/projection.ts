import type { Seat } from '@polemos/kernel';
import type { BySide } from '../position/public.ts';
import { BASE, bit, CAPITAL, GOOD, GROWTH, MAXIMUM, PERISHABLE, POLEIS, SEATS, WHEAT } from '../rules/components/board.ts';
import { cubesLeft, has, prestigeOf, totalPopulation } from '../rules/components/control.ts';
import { AT_END, PROJECT, PROJECTS } from '../rules/components/projects.ts';
import { atOnce, feeding, growing, keeps, phoros } from '../rules/end/end.ts';
import { projectsWorth, scoreOf } from '../rules/end/score.ts';
import type { Score } from '../rules/end/told.ts';
import { prestigeAtEnd } from '../rules/events/event.ts';
import { COMPLETED, type State } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { stateOf } from './facts.ts';

/** Where the score stands, and what the six phases at the end of the round will do to a side as things are. */
export interface Projection {
  readonly now: Score;
  /** How many of the phases are over for it. */
  readonly done: number;
  /** PO-F-p: what the event will bring or cost before the phases. */
  readonly event: number;
  /** PO-E1: projects in progress on own poleis, and the prestige of each at completion. */
  readonly projects: readonly { readonly project: string; readonly prestige: number }[];
  readonly projectsToCome: number;
  /** PO-E2: nothing once the people have eaten. */
  readonly bill: number;
  readonly wheat: number;
  /** Wheat that is missing: prestige to pay, or poleis to lose. */
  readonly missing: number;
  /** Wheat that is left when all have eaten. */
  readonly left: number;
  /** Whether prestige could not pay it: poleis will be lost, perhaps the capital. */
  readonly starving: boolean;
  readonly capitalInDanger: boolean;
  /** PO-E3: how many people the own poleis could still take in. */
  readonly room: number;
  /** PO-E4: those that will still be honoured. */
  readonly megalopoleis: number;
  /** PO-E5: what is kept of the goods that spoil, without growth; what there is, once they have spoilt. */
  readonly keeps: Readonly<Record<string, number>>;
  /** PO-E6: prestige when it comes to the phoros: missing wheat paid in prestige. */
  readonly prestige: number;
  /** The score if the game ended with this round: without growth, missing wheat paid in prestige. */
  readonly total: number;
}

/** The decision that is waited for: what comes before it in the order of the phases is over. */
export interface Awaited {
  readonly step: string;
  readonly seat: string;
}
export function projection(view: View, awaited: Awaited | null): BySide<Projection> {
  const s = stateOf(view);
  const of = (side: Seat): Projection => projected(s, side, phasesDone(s, side, awaited));
  return { sparta: of(SEATS.indexOf('sparta')), athens: of(SEATS.indexOf('athens')) };
}
const BEFORE: Readonly<Record<string, number | undefined>> = { [feeding.name]: 1, [growing.name]: 2, [phoros.name]: 5 };
/** How many of the six phases a side has behind it. PO-E-a: who passed first goes first. */
function phasesDone(s: State, side: Seat, awaited: Awaited | null): number {
  const before = BEFORE[awaited?.step ?? ''];
  if (before === undefined) return 0;
  return side === s.passedFirst && SEATS[side] !== awaited?.seat ? before + 1 : before;
}

function projected(s: State, side: Seat, done: number): Projection {
  const now = scoreOf(s, side);
  const event = done === 0 && s.fed === 0 ? prestigeAtEnd(s, side) : 0;
  const fed = (s.fed & bit(side)) !== 0;
  const bill = fed ? 0 : totalPopulation(s, side);
  const wheat = has(s, WHEAT, side);
  const projects: { project: string; prestige: number }[] = [];
  let bracketed = projectsWorth(s, side);
  for (let project = 0; project < PROJECTS; project++) {
    const polis = s.project[project];
    if (polis < 0 || polis >= COMPLETED || s.owner[polis] !== side) continue;
    projects.push({ project: PROJECT.ids[project], prestige: atOnce(s, project, polis) });
    bracketed += AT_END[project];
  }
  const projectsToCome = projects.reduce((sum, one) => sum + one.prestige, 0);
  const megalopoleis = done < 4 ? greatCities(s, side) : 0;
  const missing = Math.max(0, bill - wheat);
  const left = Math.max(0, wheat - bill);
  const paying = Math.max(0, prestigeOf(s, side) + event) + projectsToCome;
  const prestige = Math.max(0, paying - missing) + megalopoleis;
  return {
    now,
    done,
    event,
    projects,
    projectsToCome,
    bill,
    wheat,
    missing,
    left,
    starving: missing > paying,
    capitalInDanger: !fed && s.population[CAPITAL[side]] > wheat + paying,
    room: done < 3 ? roomLeft(s, side) : 0,
    megalopoleis,
    keeps: perishables(good => (done < 5 ? keeps(good === WHEAT ? left : has(s, good, side)) : has(s, good, side))),
    prestige,
    total: now.population + prestige + bracketed,
  };
}

function greatCities(s: State, side: Seat): number {
  let great = 0;
  for (let polis = 0; polis < POLEIS; polis++) if (s.owner[polis] === side && s.population[polis] > BASE[polis]) great++;
  return great;
}
/** PO-E3-a, PO-R47: by growth and maximum, less those who came in this phase, while there are cubes. */
function roomLeft(s: State, side: Seat): number {
  let room = 0;
  for (let polis = 0; polis < POLEIS; polis++)
    if (s.owner[polis] === side) room += Math.min(GROWTH[polis] - s.grown[polis], MAXIMUM[polis] - s.population[polis]);
  return Math.min(room, cubesLeft(s, side));
}
const perishables = (of: (good: number) => number): Readonly<Record<string, number>> =>
  Object.fromEntries(GOOD.ids.flatMap((id, good) => (PERISHABLE[good] ? [[id, of(good)]] : [])));
