import type { MapData, Thumbnail } from '@polemos/web/screens';

const FRAME = { x: 0, y: 0, width: 600, height: 300 };
const AT: Readonly<Record<string, readonly [number, number]>> = {
  first: [100, 150],
  second: [200, 120],
  third: [300, 150],
  fourth: [400, 120],
  fifth: [500, 150],
};
/** A beach, drawn by hand: a game with a real map has `build/maps/<game>.ts`. */
const BEACH = 'M20 60Q300 20 580 60V240Q300 280 20 240Z';

export const map: MapData = {
  frame: FRAME,
  whole: FRAME,
  sheets: [{ id: 'beach', frame: FRAME, inset: false, water: BEACH, coast: BEACH }],
  places: AT,
  lines: [],
  seas: [],
  hills: [],
};
export const small: Thumbnail = { width: 600, height: 300, coast: BEACH, lines: [], places: AT };
