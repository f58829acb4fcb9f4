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
    /** « in Sicily », « a Megara »: on a button. */
    inside: (id: Id): string => `${WITHIN[language](String(id))} ${names.area[id]}`,
    /** The same in a sentence, where a name stands out. */
    within: (id: Id): string => `${WITHIN[language](String(id))} **${names.area[id]}**`,
  };
}
/** Lands, not towns: French and Italian have another preposition before them. */
const isLand = (area: string): boolean => ['elis', 'thessaly', 'euboea', 'sicily'].includes(area);
const WITHIN: Readonly<Record<Language, (area: string) => string>> = {
  en: () => 'in',
  it: area => (isLand(area) ? 'in' : 'a'),
  fr: area => (isLand(area) ? 'en' : 'à'),
};
/**
 * An event as a sentence has it: one of it, the one, several; whether it is many or feminine, and whether its name says whose
 * it is (Brasidas needs no « of Sparta »).
 */
export interface Thing {
  readonly a: string;
  readonly the: string;
  readonly many?: string;
  readonly plural?: true;
  readonly feminine?: true;
  readonly known?: true;
}
/** Counters of one kind together: « 2 Ascendancies, a Coup d’État and the Olympics ». */
export function counted(language: Language, things: Readonly<Record<string, Thing>>): (ids: readonly string[]) => string {
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  return ids => {
    const kinds = Object.groupBy(
      ids.map(id => kindOf(id)),
      kind => kind,
    );
    return list.format(
      Object.entries(kinds).map(([kind, of = []]) => (of.length > 1 ? `${of.length} ${things[kind].many}` : things[kind].a)),
    );
  };
}
