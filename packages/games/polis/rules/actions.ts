import { actions, range, things } from '@polemos/kernel';
import { GOOD, POLIS, REGION, ROW, SEA, SPACE, TERRITORY } from './components/board.ts';
import { CARD } from './components/cards.ts';
import { PROJECT } from './components/projects.ts';

/** How a hoplite or the Proxenos goes. */
export const WAY = things('way', ['land', 'sea']);
/** What a unit or merchant is raised with: the good its kind asks for, silver, or silver for a mercenary (an event). */
export const PAYMENT = things('payment', ['good', 'silver', 'mercenary']);
export const MOST_PHOROS = 127;

export const ACTIONS = actions({
  // the twelve actions of a turn, in the order of the rulebook
  hoplites: { polis: POLIS },
  galleys: { polis: POLIS, sea: SEA },
  merchants: { polis: POLIS },
  project: { project: PROJECT, polis: POLIS },
  march: { territory: TERRITORY },
  sail: { sea: SEA },
  besiege: { polis: POLIS },
  tax: { territory: TERRITORY },
  barter: { space: SPACE },
  buy: { space: SPACE },
  proxenos: { polis: POLIS, way: WAY },
  free: { polis: POLIS },
  civilWar: { polis: POLIS },
  pass: {},
  fee: { good: GOOD },
  // the steps of an action
  raise: { with: PAYMENT },
  substitute: { good: GOOD },
  pay: {},
  hoplite: { from: TERRITORY, way: WAY },
  galley: { from: SEA },
  assign: { row: ROW },
  done: {},
  // battle
  fight: { region: REGION },
  double: {},
  decline: {},
  attack: { first: CARD, second: CARD },
  defend: { first: CARD, second: CARD },
  retreat: {},
  stay: {},
  // end of the round
  release: { polis: POLIS },
  payPrestige: {},
  grow: { polis: POLIS },
  phoros: { amount: range(0, MOST_PHOROS) },
  // events
  remove: { region: REGION },
  exchange: { amount: range(0, MOST_PHOROS) },
  send: { region: REGION },
  station: { region: REGION },
  switch: { polis: POLIS },
});
export const { T } = ACTIONS;
