import { things } from '@polemos/kernel';
import board from '../../data/board.json' with { type: 'json' };
import data from '../../data/projects.json' with { type: 'json' };
import { GOOD, POLIS } from './board.ts';

/** PO-C-d: the fourteen tiles. */
export const PROJECT = things(
  'project',
  data.projects.map(({ id }) => id),
);
export const PROJECTS = PROJECT.size;
/** By project * 6 + good. */
export const COST: readonly number[] = data.projects.flatMap(({ cost }) =>
  GOOD.ids.map(good => (cost as Readonly<Record<string, number>>)[good] ?? 0),
);
export const PHIDIAS = data.projects.findIndex(({ special }) => special !== null);
/** Phidias' is worked out at completion, PO-4-i. */
export const AT_ONCE = data.projects.map(({ immediatePrestige }) => immediatePrestige ?? 0);
export const AT_END = data.projects.map(({ endPrestige }) => endPrestige);
export const REVEALED = data.rules.revealedPerRound; // PO-F-b

/** By project, the poleis whose tile lists its kind, as a set. PO-4-a */
export const FITS = data.projects.map(({ type }) =>
  board.poleis.reduce(
    (set, { id, projectTypes }) => ((projectTypes as string[]).includes(type) ? set | (1 << POLIS.at(id)) : set),
    0,
  ),
);
