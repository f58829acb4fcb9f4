import { type Seat, things } from '@polemos/kernel';
import components from '../../data/components.json' with { type: 'json' };
import { ATHENS, SPARTA } from './board.ts';

/** What an event counts as in placement and comparison. */
export const MILITARY = 0;
export const ASCENDANCY = 1;
export const COUP = 2;
export const FALSE_ALARM = 3;
export const DIVINE_AID = 4;
export const OLYMPICS = 5;
const KINDS = ['military', 'ascendancy', 'coup', 'false_alarm', 'divine_aid', 'olympics'];

const dashed = (id: string): string => id.replaceAll('_', '-');
const plain = components.events
  .filter(({ id }) => KINDS.includes(id))
  .flatMap(({ id, count }) =>
    Array.from({ length: count }, (_, i) => ({
      id: count === 1 ? dashed(id) : `${dashed(id)}-${i + 1}`,
      kind: KINDS.indexOf(id),
    })),
  );
const specials = components.specialEvents.map(({ id, actsAs, favours }) => ({
  id: dashed(id),
  kind: KINDS.indexOf(actsAs),
  side: favours === 'sparta' ? SPARTA : ATHENS,
}));

/** EG-1.3-a: the 22 event counters. */
export const EVENT = things(
  'event',
  [...plain, ...specials].map(({ id }) => id),
);
export const EVENTS = EVENT.size;
export const KIND: readonly number[] = [...plain, ...specials].map(({ kind }) => kind);
export const AID = EVENT.at('divine-aid');
/** EG-4.7: whom a special event favours, by event; NOBODY for the others. */
export const FAVOURS: readonly Seat[] = [...plain.map(() => -1), ...specials.map(({ side }) => side)];
export const isSpecial = (event: number): boolean => FAVOURS[event] >= 0;
/** For whom an event counts when this side has placed it. EG-4.7-b */
export const sideOf = (event: number, placer: Seat): Seat => (FAVOURS[event] >= 0 ? FAVOURS[event] : placer);
