import { type Fault, NOBODY } from '@polemos/kernel';
import {
  BASE,
  CAP,
  COLUMNS,
  CUBES,
  LARGEST_LOAD,
  MAXIMUM,
  MOST_CUBES,
  MOST_MERCHANTS,
  POLEIS,
  POLIS,
  REGION,
  REGIONS,
  SEATS,
  SPACE,
  SPACE_AMOUNT,
  SPACES,
} from './components/board.ts';
import { CARDS } from './components/cards.ts';
import { cubesOf, merchantsOf } from './components/control.ts';
import { PROJECT, PROJECTS } from './components/projects.ts';
import { CAPTURED, COMPLETED, DISCARDED, GONE, type State } from './state.ts';

/** What must hold after every action. */
export const invariants = (s: State): readonly string[] => broken(s).map(({ what }) => what);

/** The same with the place in a position where it stands. */
export function broken(s: State): readonly Fault[] {
  const faults: Fault[] = [];
  const wrong = (at: string, what: string): void => {
    faults.push({ at, what });
  };
  SEATS.forEach((side, seat) => {
    // PO-C-g: 45 cubes a side, seven of them on the tracks; the rest is on tiles, on the map or in the supply.
    const supply = CUBES - 7 - cubesOf(s, seat) - s.sent[seat];
    if (supply < 0 || cubesOf(s, seat) > MOST_CUBES) wrong('/units', `PO-C-g: cubes of ${side}`);
    if (merchantsOf(s, seat) > MOST_MERCHANTS || s.port[seat] < 0) wrong(`/port/${side}`, `PO-C-g: merchants of ${side}`);
    for (let stuff = 0; stuff < s.goods.length / 2; stuff++)
      if (!(s.goods[stuff * 2 + seat] >= 0) || !Number.isInteger(s.goods[stuff * 2 + seat]))
        wrong(`/goods/${side}`, `PO-C-i: goods of ${side}`);
    for (let region = 0; region < REGIONS; region++) {
      const units = s.units[region * 2 + seat];
      if (units < 0 || units > CAP[s.round])
        wrong(`/units/${REGION.ids[region]}/${side}`, `PO-K-i: ${side} in ${REGION.ids[region]}`);
    }
  });
  for (let polis = 0; polis < POLEIS; polis++) {
    const owned = s.owner[polis] !== NOBODY;
    if (owned && (s.population[polis] < 1 || s.population[polis] > MAXIMUM[polis]))
      wrong(`/poleis/${POLIS.ids[polis]}/population`, `PO-K-b: ${POLIS.ids[polis]}`);
    if (!owned && s.population[polis] !== 0) wrong(`/poleis/${POLIS.ids[polis]}/population`, `PO-K-c: ${POLIS.ids[polis]}`);
    if (BASE[polis] > MAXIMUM[polis]) wrong(`/poleis/${POLIS.ids[polis]}`, 'PO-K-d');
    const begun = s.project.filter(place => place === polis).length;
    if (begun > 1 || (begun === 1) !== (s.turned[polis] === 1))
      wrong(`/poleis/${POLIS.ids[polis]}/begun`, `PO-4-b: ${POLIS.ids[polis]}`);
  }
  if (s.proxenos[0] !== CAPTURED && s.proxenos[0] === s.proxenos[1]) wrong('/proxenos', 'PO-10-e: two proxenoi in one polis');
  for (let space = 0; space < SPACES; space++)
    if (s.cargo[space] !== NOBODY && SPACE_AMOUNT[space] > LARGEST_LOAD[s.round])
      wrong(`/cargo/${SPACE.ids[space]}`, `PO-9-b: ${SPACE.ids[space]}`);
  for (const column of s.column) if (column < 0 || column >= COLUMNS) wrong('/market', 'PO-9-m: a market marker');
  for (let project = 0; project < PROJECTS; project++)
    if (s.project[project] < GONE || s.project[project] >= COMPLETED + POLEIS) wrong('/pile', `PO-C-d: ${PROJECT.ids[project]}`);
  for (let card = 0; card < CARDS; card++) if (s.card[card] < 0 || s.card[card] > DISCARDED) wrong('/hands', 'PO-C-e: a card');
  return faults;
}
