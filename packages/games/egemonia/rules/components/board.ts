import { Ground, type Seat, things } from '@polemos/kernel';
import board from '../../data/board.json' with { type: 'json' };

export const SPARTA: Seat = 0;
export const ATHENS: Seat = 1;
export const SIDES = 2;
export const SEATS = ['sparta', 'athens'] as const;
export const SEAT = things('seat', SEATS);
export type Side = (typeof SEATS)[number];
export type BySide<T> = Readonly<Record<Side, T>>;
export const other = (side: Seat): Seat => 1 - side;

/** The board that the rules read: that of the house, or somebody's own. */
export const GROUND = new Ground(board);
export type BoardData = typeof board;

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
export let VALUE: readonly number[];
/** By area, the areas that one line joins to it. EG-1.2-a, b */
export let LAND: readonly number[];
export let SEA: readonly number[];
export let NEAR: readonly number[];
/** EG-4.1-b: three lines, all land, for Sparta; EG-4.1-c: all sea, for Athens. By side, then area. */
export let THREE: readonly (readonly number[])[];
/** EG-4.1-a, d: the area itself, one line, two lines of any kind; with the three of the side. By side, then area. */
export let ARMS: readonly (readonly number[])[];

const lines = (connections: BoardData['connections'], type: string | null): readonly number[] => {
  const near = AREA.ids.map(() => 0);
  for (const line of connections) {
    if (type !== null && line.type !== type) continue;
    near[AREA.at(line.a)] |= bit(AREA.at(line.b));
    near[AREA.at(line.b)] |= bit(AREA.at(line.a));
  }
  return near;
};

/** All areas that lie beside one of a set. */
export function beside(near: readonly number[], from: number): number {
  let reached = 0;
  for (let rest = from; rest !== 0; rest &= rest - 1) reached |= near[31 - Math.clz32(rest & -rest)];
  return reached;
}

const threeSteps = (near: readonly number[]): readonly number[] =>
  AREA.ids.map((_, from) => beside(near, beside(near, near[from])));

GROUND.follow(({ areas, connections }) => {
  const value = areas.map(area => area.value);
  const [land, sea, near] = ['land', 'sea', null].map(type => lines(connections, type));
  const three = [threeSteps(land), threeSteps(sea)];
  const arms = three.map(far => near.map((one, area) => bit(area) | one | beside(near, one) | far[area]));
  return () => {
    VALUE = value;
    LAND = land;
    SEA = sea;
    NEAR = near;
    THREE = three;
    ARMS = arms;
  };
});
