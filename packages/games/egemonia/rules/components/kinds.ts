import components from '../../data/components.json' with { type: 'json' };
import type { Side } from './board.ts';

/** `coup-2` → `coup`: counters of one kind look and count alike. */
export const kindOf = (event: string): string => event.replace(/-\d$/, '');

const dashed = (id: string): string => id.replaceAll('_', '-');
const SPECIAL: ReadonlyMap<string, { readonly actsAs: string; readonly favours: Side }> = new Map(
  components.specialEvents.map(({ id, actsAs, favours }) => [
    dashed(id),
    { actsAs: dashed(actsAs), favours: favours === 'sparta' ? 'sparta' : 'athens' },
  ]),
);
/** EG-4.7: the side that a special event favours; null for the others. */
export const favouredBy = (event: string): Side | null => SPECIAL.get(kindOf(event))?.favours ?? null;
/** EG-4.7: what an event counts as in placement and comparison. */
export const actsAs = (event: string): string => SPECIAL.get(kindOf(event))?.actsAs ?? kindOf(event);
