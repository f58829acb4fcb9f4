import { Ground, things } from '@polemos/kernel';
import data from '../../data/board.json' with { type: 'json' };
import { ATHENS, NO_SIDE, SPARTA } from './units.ts';

/** The board that the rules read: that of the house, or somebody's own. */
export const GROUND = new Ground(data);
export type BoardData = typeof data;

export const SPACE = things(
  'space',
  data.spaces.map(({ id }) => id),
);
export const SPACES: number = SPACE.size;

/** PW-0.1-a. */
export const LAND = 0;
export const COASTAL = 1;
export const ISLAND = 2;
export const KIND_NAMES = ['land', 'coastal', 'island'];
export let KIND: readonly number[];
/** PW-0.1-b: printed and never changed. */
export const COLOUR: readonly number[] = data.spaces.map(({ color }) =>
  color === 'delian' ? ATHENS : color === 'peloponnesian' ? SPARTA : NO_SIDE,
);
/** PW-0.1-c. */
export let FORTRESS: readonly boolean[];

const at = (id: string): number => SPACE.at(id);
/** PW-0.1-f. */
export const HOME: readonly number[] = [at('athens'), at('sparta')];
export const PIRAEUS = at('piraeus');
export const PANACTUM = at('panactum');
export const DECELEA = at('decelea');
export const CORINTH = at('corinth');
export const CENCHREAE = at('cenchreae');
export const THEBES = at('thebes');
export const GYTHIUM = at('gythium');
export const ARGOS = at('argos');
export const SYRACUSE = at('syracuse');
export const PELLA = at('pella');
export const MACEDONIA = at('macedonia');
export const SARDIS = at('sardis');
export const IASUS = at('iasus');
export const NAUPACTUS = at('naupactus');
export const BYZANTIUM = at('byzantium');
export const AMPHIPOLIS = at('amphipolis');
export const LARISA = at('larisa');
export const PHARSALUS = at('pharsalus');
export const CYTINIUM = at('cytinium');
export const DELPHI = at('delphi');
export const PYLOS = at('pylos');
export const PLATAEA = at('plataea');
export const ELIS = at('elis');
export const MANTINEA = at('mantinea');
export const OLYNTHUS = at('olynthus');
export const ORCHOMENUS = at('orchomenus');
export const LINDUS = at('lindus');
export const CYZICUS = at('cyzicus');
export const ABYDOS = at('abydos');
export const MESSENIA: readonly number[] = ['mantinea', 'methydrum', 'orneae', 'pylos', 'belmina'].map(at);
export const CORCYRA = at('corcyra');
export const CHIOS = at('chios');
export const SAMOS = at('samos');
export const EPIDAMNOS = at('epidamnos');
export const CAPE_TAENARUM = at('cape-taenarum');
export const PROCONNESUS = at(data.special.matrices.athenian.defensive.within.of);
export const ATTICA: readonly number[] = data.special.eisphora.spaces.map(at);
export const HELOTS: readonly number[] = data.special.helots.spaces.map(at);
export const SITALCES: readonly number[] = data.special.sitalces.spaces.map(at);
export const SICILY: readonly number[] = data.special.sicily.spaces.map(at);
export const EUXINE: readonly number[] = data.special.euxineSource.reachedFrom.map(at);

// ---- lines of communication

/** PW-0.1-d. */
export const LOC_LAND = 0;
export const LOC_NAVAL = 1;
export const LOC_COMBINED = 2;
export const LOC_NAMES = ['land', 'naval', 'combined'];

/** PW-0.1-e: the lines that leave a space are FROM[space] … FROM[space + 1] − 1 of TO and VIA. */
export let FROM: Int16Array;
export let TO: Int16Array;
export let VIA: Uint8Array;

/** PW-5.1.2: the one line that ships cross only on land. */
export const isIsthmus = (a: number, b: number): boolean =>
  (a === CORINTH && b === CENCHREAE) || (a === CENCHREAE && b === CORINTH);

export let NEAR: readonly (readonly number[])[];
export const areAdjacent = (a: number, b: number): boolean => NEAR[a].includes(b);
export function locBetween(a: number, b: number): number {
  for (let line = FROM[a]; line < FROM[a + 1]; line++) if (TO[line] === b) return VIA[line];
  return -1;
}

/** Steps from one space to every other over the lines that `open` allows; −1 where there is no way. */
function steps(from: number, open: (line: number, from: number) => boolean): Int8Array {
  const found = new Int8Array(SPACES).fill(-1);
  const queue = [from];
  found[from] = 0;
  for (const space of queue)
    for (let line = FROM[space]; line < FROM[space + 1]; line++)
      if (found[TO[line]] < 0 && open(line, space)) {
        found[TO[line]] = found[space] + 1;
        queue.push(TO[line]);
      }
  return found;
}
/** Static distances: over any line, and over those that land units use. */
export let DISTANCE: readonly Int8Array[];
export let BY_LAND: readonly Int8Array[];

/** PW-0.6-b: one land or combined line. The relation is symmetric. */
export let CAVALRY_REACH: readonly (readonly number[])[];
/** PW-0.6-c, f, i: two naval or combined lines, never over the Isthmus; the storm crossing is no line. Symmetric too. */
export let NAVAL_REACH: readonly (readonly number[])[];
function reach(found: Int8Array, most: number): number[] {
  const spaces: number[] = [];
  found.forEach((distance, space) => {
    if (distance > 0 && distance <= most) spaces.push(space);
  });
  return spaces;
}
/** Everywhere a ZOI into this space could come from. */
export let ANY_REACH: readonly (readonly number[])[];
const pairs = (reaches: readonly (readonly number[])[]): Uint8Array => {
  const table = new Uint8Array(SPACES * SPACES);
  reaches.forEach((spaces, from) => {
    for (const to of spaces) table[from * SPACES + to] = 1;
  });
  return table;
};
let BY_CAVALRY: Uint8Array;
let BY_SHIP: Uint8Array;
export const inCavalryReach = (from: number, to: number): boolean => BY_CAVALRY[from * SPACES + to] === 1;
export const inNavalReach = (from: number, to: number): boolean => BY_SHIP[from * SPACES + to] === 1;

/** PW-MS-a: the spaces within two of Sparta by land, nearest first. */
export let BY_SPARTA: readonly number[];
/** PW-MA-a, PW-R113: within two of Proconnesus over any line, nearest first. */
export let BY_PROCONNESUS: readonly number[];
function within(found: Int8Array, most: number): number[] {
  return SPACE.ids
    .map((_, space) => space)
    .filter(space => found[space] >= 0 && found[space] <= most)
    .sort((a, b) => found[a] - found[b] || a - b);
}

GROUND.follow(({ spaces, locs }) => {
  const kind = spaces.map(space => KIND_NAMES.indexOf(space.kind));
  const fortress = spaces.map(space => space.fortress);
  const lines: { to: number; via: number }[][] = SPACE.ids.map(() => []);
  for (const { a, b, type } of locs) {
    const via = LOC_NAMES.indexOf(type);
    lines[at(a)].push({ to: at(b), via });
    lines[at(b)].push({ to: at(a), via });
  }
  for (const list of lines) list.sort((one, two) => one.to - two.to);
  const from = new Int16Array(SPACES + 1);
  lines.forEach((list, space) => {
    from[space + 1] = from[space] + list.length;
  });
  const to = Int16Array.from(lines.flatMap(list => list.map(line => line.to)));
  const via = Uint8Array.from(lines.flatMap(list => list.map(line => line.via)));
  const near = lines.map(list => list.map(line => line.to));
  return () => {
    KIND = kind;
    FORTRESS = fortress;
    FROM = from;
    TO = to;
    VIA = via;
    NEAR = near;
  };
});
// What follows from the lines, once they are in place.
GROUND.follow(() => {
  const distance = SPACE.ids.map((_, space) => steps(space, () => true));
  const byLand = SPACE.ids.map((_, space) => steps(space, line => VIA[line] !== LOC_NAVAL));
  const bySea = SPACE.ids.map((_, space) => steps(space, (line, from) => VIA[line] !== LOC_LAND && !isIsthmus(from, TO[line])));
  const [cavalry, naval] = [byLand.map(found => reach(found, 1)), bySea.map(found => reach(found, 2))];
  const any = cavalry.map((spaces, space) => [...new Set([...spaces, ...naval[space]])].sort((a, b) => a - b));
  const [byCavalry, byShip] = [pairs(cavalry), pairs(naval)];
  const [bySparta, byProconnesus] = [within(byLand[HOME[SPARTA]], 2), within(distance[PROCONNESUS], 2)];
  return () => {
    DISTANCE = distance;
    BY_LAND = byLand;
    CAVALRY_REACH = cavalry;
    NAVAL_REACH = naval;
    ANY_REACH = any;
    BY_CAVALRY = byCavalry;
    BY_SHIP = byShip;
    BY_SPARTA = bySparta;
    BY_PROCONNESUS = byProconnesus;
  };
});
