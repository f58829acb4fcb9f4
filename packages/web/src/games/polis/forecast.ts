import type { View } from '@polemos/polis';
import { GOODS, POLEIS, PROJECT, type Side } from './board.ts';

export interface Score {
  readonly population: number;
  readonly prestige: number;
  readonly projects: number;
  readonly total: number;
  readonly goods: number;
}
const ownPoleis = (view: View, side: Side) => POLEIS.filter(({ id }) => view.poleis[id].owner === side);
export const peopleOf = (view: View, side: Side): number =>
  ownPoleis(view, side).reduce((sum, { id }) => sum + view.poleis[id].population, 0);

/** PO-G-d: population, prestige and the projects of own poleis, as if the game ended now. */
export function scoreOf(view: View, side: Side): Score {
  const population = peopleOf(view, side);
  const { prestige } = view.goods[side];
  const projects = ownPoleis(view, side).reduce(
    (sum, { id }) => sum + view.poleis[id].completed.reduce((worth, one) => worth + PROJECT[one].endPrestige, 0),
    0,
  );
  const goods = GOODS.reduce((sum, good) => sum + view.goods[side][good], 0);
  return { population, prestige, projects, total: population + prestige + projects, goods };
}

export interface Forecast {
  readonly projects: readonly { readonly project: string; readonly prestige: number }[];
  readonly people: number;
  readonly wheat: number;
  readonly missing: number;
  readonly left: number;
  readonly room: number;
  readonly above: number;
  readonly keeps: Readonly<Record<string, number>>;
  readonly prestige: number;
}

/** What the six phases at the end of the round would bring as things stand, without growth and phoros. */
export function forecastOf(view: View, side: Side): Forecast {
  const own = ownPoleis(view, side);
  const projects = own.flatMap(({ id }) =>
    view.poleis[id].begun.map(project => ({
      project,
      prestige: PROJECT[project].immediatePrestige ?? Math.ceil(view.poleis[id].population / 2), // PO-4-i
    })),
  );
  const people = peopleOf(view, side);
  const { wheat } = view.goods[side];
  const left = Math.max(0, wheat - people);
  const missing = Math.max(0, people - wheat);
  const room = own.reduce(
    (sum, { id, maxGrowth, maxPopulation }) => sum + Math.min(maxGrowth, maxPopulation - view.poleis[id].population),
    0,
  );
  const above = own.filter(({ id, basePopulation }) => view.poleis[id].population > basePopulation).length;
  const gained = projects.reduce((sum, one) => sum + one.prestige, 0);
  return {
    projects,
    people,
    wheat,
    missing,
    left,
    room,
    above,
    keeps: {
      wine: Math.ceil(view.goods[side].wine / 2),
      oil: Math.ceil(view.goods[side].oil / 2),
      wheat: Math.ceil(left / 2),
    },
    prestige: Math.max(0, view.goods[side].prestige + gained - missing) + above,
  };
}
