import type { Language } from '@polemos/kernel';
import { kindOf } from '../rules/components/kinds.ts';

interface Named {
  readonly seat: Readonly<Record<string, string>>;
  readonly area: Readonly<Record<string, string>>;
  readonly event: Readonly<Record<string, string>>;
}
/** An id, as events and actions hold it. */
type Id = string | number;

/** What every language does alike: it looks a name up, and strings names together. */
export function phrases(language: Language, names: Named) {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  const event = (id: Id): string => names.event[kindOf(String(id))];
  return {
    seat: (id: Id): string => names.seat[id],
    area: (id: Id): string => names.area[id],
    event,
    events: (ids: readonly string[]): string => list.format(ids.map(event)),
  };
}
/** Lands, not towns: French and Italian have another preposition before them. */
export const isLand = (area: string): boolean => ['elis', 'thessaly', 'euboea', 'sicily'].includes(area);
