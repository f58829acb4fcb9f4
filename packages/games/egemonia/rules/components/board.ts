import { type Seat, things } from '@polemos/kernel';
import board from '../../data/board.json' with { type: 'json' };

export const SPARTA: Seat = 0;
export const ATHENS: Seat = 1;
export const SIDES = 2;
export const SEATS = ['sparta', 'athens'] as const;
export type Side = (typeof SEATS)[number];
export type BySide<T> = Readonly<Record<Side, T>>;
export const other = (side: Seat): Seat => 1 - side;

/** EG-1.2: twenty areas, so that a set of areas is one integer. */
export const AREA = things(
  'area',
  board.areas.map(({ id }) => id),
);
export const AREAS = AREA.size;
export const bit = (area: number): number => 1 << area;

export const CAPITAL = [AREA.at('sparta'), AREA.at('athens')];
export const DELPHI = AREA.at('delphi');
export const SICILY = AREA.at('sicily');

/** EG-7.1-a */
export const VALUE = board.areas.map(({ value }) => value);

const lines = (type: string | null): readonly number[] => {
  const near = AREA.ids.map(() => 0);
  for (const line of board.connections) {
    if (type !== null && line.type !== type) continue;
    near[AREA.at(line.a)] |= bit(AREA.at(line.b));
    near[AREA.at(line.b)] |= bit(AREA.at(line.a));
  }
  return near;
};
/** By area, the areas that one line joins to it. EG-1.2-a, b */
export const LAND = lines('land');
export const SEA = lines('sea');
export const NEAR = lines(null);

/** All areas that lie beside one of a set. */
export function beside(near: readonly number[], from: number): number {
  let reached = 0;
  for (let rest = from; rest !== 0; rest &= rest - 1) reached |= near[31 - Math.clz32(rest & -rest)];
  return reached;
}

const threeSteps = (near: readonly number[]): readonly number[] =>
  AREA.ids.map((_, from) => beside(near, beside(near, near[from])));
/** EG-4.1-b: three lines, all land, for Sparta; EG-4.1-c: all sea, for Athens. By side, then area. */
export const THREE = [threeSteps(LAND), threeSteps(SEA)];
/** EG-4.1-a, d: the area itself, one line, two lines of any kind; with the three of the side. By side, then area. */
export const ARMS = THREE.map(three => NEAR.map((near, area) => bit(area) | near | beside(NEAR, near) | three[area]));
