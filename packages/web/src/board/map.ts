/** What the board draws a map from: made when the client is built (`build/maps`), in the units of the map. */
export interface MapData {
  /** The part of the map that is shown when everything is to be seen. */
  readonly frame: Frame;
  /** How far the camera may go, and how far the coast is drawn. */
  readonly whole: Frame;
  /** The main sheet first, then insets, which cover it. */
  readonly sheets: readonly Sheet[];
  readonly places: Readonly<Record<string, readonly [number, number]>>;
  readonly lines: readonly MapLine[];
  readonly seas: readonly SeaName[];
  /** Names of landscapes, in spaced capitals. */
  readonly regions?: readonly SeaName[];
  /** Peaks of mountains. */
  readonly hills: readonly (readonly [number, number])[];
  /** How far the camera may go out and in. */
  readonly zoom?: readonly [number, number];
  /** Too large for one window: a small map in the corner shows where the camera is. */
  readonly overview?: boolean;
  /** The ground of each place, cut by the coast of the main sheet. */
  readonly areas?: readonly MapArea[];
  /** What lies between the grounds of two places. */
  readonly borders?: readonly MapBorder[];
}
export interface MapArea {
  readonly id: string;
  /** Its terrain. */
  readonly kind: string;
  readonly path: string;
}
export interface MapBorder {
  readonly a: string;
  readonly b: string;
  /** none, river, hills, mountains; shut: there is no way across. */
  readonly kind: string;
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Sheet {
  readonly id: string;
  readonly frame: Frame;
  readonly inset: boolean;
  /** The coast once more, coarse: wide strokes around it are the water lines, and need no detail. */
  readonly water: string;
  readonly coast: string;
}
export interface MapLine {
  readonly a: string;
  readonly b: string;
  /** `bond`: no way, but what belongs to what. */
  readonly kind: 'land' | 'naval' | 'combined' | 'bond';
  readonly path: string;
  /** What is special about it: walls along it. */
  readonly rule?: 'walls';
}
export interface SeaName {
  readonly id: string;
  readonly greek: string;
  readonly at: readonly [number, number];
  readonly size: number;
  /** The zoom step from which it is written. */
  readonly from?: number;
  /** Degrees, clockwise. */
  readonly turn?: number;
}
/** The coast for a near camera, by sheet: loaded when the camera comes near. */
export type FineCoast = Readonly<Record<string, string>>;
/** The small map on the card of a game. */
export interface Thumbnail {
  readonly width: number;
  readonly height: number;
  readonly coast: string;
  readonly lines: readonly { readonly kind: MapLine['kind']; readonly path: string }[];
  readonly places: Readonly<Record<string, readonly [number, number]>>;
  /** Whose each place is, where the board prints it; else the game's own list says it. */
  readonly sides?: Readonly<Record<string, string>>;
}
