import type { Seat } from '@polemos/kernel';
import { BASE, bit, CAPITAL, GOOD, GOODS, PERISHABLE, POLEIS, SEATS, WHEAT } from './board.ts';
import { has, prestigeOf, totalPopulation } from './control.ts';
import { atOnce, keeps, roomToGrow } from './end.ts';
import { stateOf } from './facts.ts';
import type { BySide } from './picture.ts';
import { AT_END, PROJECT, PROJECTS } from './projects.ts';
import { projectsWorth, type Score, scoreOf } from './score.ts';
import { COMPLETED, type State } from './state.ts';
import type { View } from './view.ts';

/** Where the score stands, and what the six phases at the end of the round will do to a side as things are. */
export interface Projection {
  readonly now: Score;
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
  /** PO-E3: how many people the own poleis could take in. */
  readonly room: number;
  /** PO-E4 */
  readonly megalopoleis: number;
  /** PO-E5: what is kept of the goods that spoil, without growth. */
  readonly keeps: Readonly<Record<string, number>>;
  /** PO-E6: prestige when it comes to the phoros: missing wheat paid in prestige. */
  readonly prestige: number;
  /** The score if the game ended with this round: without growth, missing wheat paid in prestige. */
  readonly total: number;
}

export function projection(view: View): BySide<Projection> {
  const s = stateOf(view);
  return { sparta: projected(s, SEATS.indexOf('sparta')), athens: projected(s, SEATS.indexOf('athens')) };
}

function projected(s: State, side: Seat): Projection {
  const now = scoreOf(s, side);
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
  const megalopoleis = greatCities(s, side);
  const missing = Math.max(0, bill - wheat);
  const left = Math.max(0, wheat - bill);
  const prestige = Math.max(0, prestigeOf(s, side) + projectsToCome - missing) + megalopoleis;
  return {
    now,
    projects,
    projectsToCome,
    bill,
    wheat,
    missing,
    left,
    starving: missing > prestigeOf(s, side) + projectsToCome,
    capitalInDanger: !fed && s.population[CAPITAL[side]] > wheat + prestigeOf(s, side) + projectsToCome,
    room: roomToGrow(s, side),
    megalopoleis,
    keeps: spoilage(s, side, left),
    prestige,
    total: now.population + prestige + bracketed,
  };
}

function greatCities(s: State, side: Seat): number {
  let great = 0;
  for (let polis = 0; polis < POLEIS; polis++) if (s.owner[polis] === side && s.population[polis] > BASE[polis]) great++;
  return great;
}
function spoilage(s: State, side: Seat, wheatLeft: number): Readonly<Record<string, number>> {
  const kept: Record<string, number> = {};
  for (let good = 0; good < GOODS; good++)
    if (PERISHABLE[good]) kept[GOOD.ids[good]] = keeps(good === WHEAT ? wheatLeft : has(s, good, side));
  return kept;
}
