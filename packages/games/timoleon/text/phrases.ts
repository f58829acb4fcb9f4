import { die, type GameText, type Language, type OfKind } from '@polemos/kernel';
import board from '../data/board.json' with { type: 'json' };
import components from '../data/components.json' with { type: 'json' };
import type { RESULTS } from '../forecast/foresight.ts';
import { PLACE } from '../rules/materials/board.ts';
import type { Modifier } from '../rules/tables.ts';
import type { TimoleonEvent } from '../rules/told.ts';

type Table = Readonly<Record<string, string>>;
/** What a language calls things and people. */
export interface Names {
  readonly seats: Table;
  /** One of the four is many: verbs that follow a name, and how they follow theirs. */
  readonly plural: Table;
  /** What is counted, and how it is called when there is one; of two that begin alike, the longer first. */
  readonly one: Table;
  readonly owners: Table;
  readonly cityOf: string;
  readonly portOf: string;
  readonly march: string;
  readonly language: 'name' | 'nameIt';
  /** Places and leaders that a language calls otherwise than the data in its nearest one. */
  readonly zones: Table;
  readonly leaders: Table;
  readonly areas: Table;
  readonly units: Table;
  readonly discontented: string;
  readonly options: Table;
  readonly expeditions: Table;
  readonly words: Table;
  readonly months: readonly string[];
}
/** Caption, title and body of what a person is asked. */
export type Asks = Readonly<Record<string, readonly [string, string, string]>>;
/** All that a language says of this game. */
interface Words {
  readonly title: string;
  readonly blurb: string;
  readonly names: Names;
  readonly events: Table;
  readonly asks: Asks;
  readonly actions: Table;
  readonly choices: Table;
  readonly refusals: Table;
  readonly outcomes: Table;
  readonly results: Table;
}
/** The same keys, other words. */
export type Like<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends readonly [string, string, string]
      ? readonly [string, string, string]
      : K extends 'plural' | 'one' | 'zones' | 'leaders' // each language has verbs, endings and names of its own
        ? Table
        : Like<T[K]>;
};

// ---- sentences are templates: `{field}` is a field of the event, named in the language; `<field|…>` stands only if the field is
// there and not empty, false or 0, `<!field|…>` only if not. A field that the event does not have does not compile.

type Filled<T extends string> = T extends `${string}{${infer Field}}${infer Rest}` ? Field | Filled<Rest> : never;
type Asked<T extends string> = T extends `${string}<${infer Field}|${infer Rest}`
  ? (Field extends `!${infer Not}` ? Not : Field) | Asked<Rest>
  : never;
type FieldOf<E> = E extends unknown ? keyof E | (E extends { readonly secret?: infer S } ? keyof NonNullable<S> : never) : never;
type Kind = TimoleonEvent['kind'];
type Checked<T extends Table> = {
  readonly [K in keyof T]: Exclude<
    Filled<T[K]> | Asked<T[K]>,
    K extends Kind ? FieldOf<OfKind<TimoleonEvent, K>> : 'seat'
  > extends never
    ? T[K]
    : { readonly unknown: Exclude<Filled<T[K]> | Asked<T[K]>, K extends Kind ? FieldOf<OfKind<TimoleonEvent, K>> : 'seat'> };
};
/** One sentence for every kind that the game tells, and for the kernel's own. */
export const told = <const T extends Readonly<Record<Kind | 'sealed', string>>>(sentences: T & Checked<T>): T => sentences;

type ResultKind = keyof typeof RESULTS;
/** One for every result that may be foretold: see `forecast/foresight.ts`. */
export const foretold = (sentences: Readonly<Record<ResultKind, string>>): Readonly<Record<ResultKind, string>> => sentences;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A face of six as pips; a D10 has none, and is written. */
const faceOf = (side: string, face: number): string => (face > 6 ? `**${face}**` : die(side, face));
const isModifier = (value: unknown): value is Modifier => isFields(value) && typeof value.by === 'number';
/** A modifier of 0 is not told. */
const weighing = (modifiers: unknown): readonly Modifier[] =>
  Array.isArray(modifiers) ? modifiers.filter(isModifier).filter(({ by }) => by !== 0) : [];
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === 0 ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
/** One name that is a plural, with the verb that follows it. */
const agreement = ({ seats, plural }: Names): RegExp =>
  new RegExp(`(${seats.timoleon}(?:\\*\\*)?) (${Object.keys(plural).join('|')})( its)?(?!\\p{L})`, 'gu');
/** So many of something that a sentence has in the plural. */
const counted = ({ one }: Names): RegExp => new RegExp(`(?<![\\d.,−–])(\\d+) (${Object.keys(one).join('|')})(?!\\p{L})`, 'gu');
const capital = (sentence: string): string => sentence.replace(/(?:^\W*|\. )\p{Ll}/gu, start => start.toUpperCase());
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

export function compose(language: Language, words: Words): GameText {
  const names = namesOf(words);
  const plurals = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language);
  const numbers = new Intl.NumberFormat(language);
  const many = agreement(words.names);
  const some = counted(words.names);
  const generic = [names.owner, names.place, names.unit, names.area, names.option, names.expedition, names.leader, names.word];
  const nameOf = (key: string, value: unknown): string => {
    if (typeof value === 'number') return numbers.format(value).replace('-', '−');
    const id = `${value}`;
    if (/leader|Commander|head/.test(key)) return names.leader[id] ?? id;
    if (key === 'target') return names.leader[id] ?? names.place[id] ?? names.owner[id] ?? id;
    return generic.find(table => id in table)?.[id] ?? id;
  };
  const listed = (key: string, values: readonly unknown[]): string =>
    values.some(one => typeof one !== 'string')
      ? values
          .map(one =>
            isFields(one)
              ? Object.values(one)
                  .map(part => nameOf('', part))
                  .join(' ')
              : nameOf(key, one),
          )
          .join(', ')
      : lists.format(values.map(one => nameOf(key, one)));
  const show = (key: string, value: unknown, { seat, owner }: Fields): string => {
    if (key === 'month' && typeof value === 'number') return words.names.months[value - 1];
    if (key === 'die' && typeof value === 'number') return faceOf(`${seat ?? owner ?? 'neutral'}`, value);
    if (key === 'dice' && Array.isArray(value))
      return value
        .map(one => (typeof one === 'number' ? die('neutral', one) : `**${Array.isArray(one) ? one.join('/') || '–' : one}**`))
        .join(' ');
    if (key === 'modifiers')
      return weighing(value)
        .map(({ rule, by }) => `${signed(by)} {{${rule}}}`)
        .join(', ');
    if (key === 'by' && typeof value === 'number') return signed(value);
    if (Array.isArray(value)) return listed(key, value);
    if (isFields(value))
      return Object.entries(value)
        .filter(([, part]) => !isEmpty(part))
        .map(([name, part]) => `${names.word[name] ?? nameOf('', name)} ${part === true ? '' : nameOf(name, part)}`.trim())
        .join(', ');
    return nameOf(key, value);
  };
  const fill = (template: string, given: Fields): string => {
    const fields: Fields = isFields(given.secret) ? { ...given, ...given.secret, to: given.to } : given;
    const kept = (text: string): string =>
      text.replace(/<(!?)(\w+)\|([^<>]*)>/g, (_, not: string, key: string, part: string) =>
        isEmpty(key === 'modifiers' ? weighing(fields[key]) : fields[key]) === (not === '!') ? part : '',
      );
    return kept(kept(template)) // one may stand inside another
      .replace(/\{(\w+)\}/g, (_, key: string) =>
        fields[key] === undefined || fields[key] === null ? '–' : show(key, fields[key], fields),
      )
      .replace(some, (all, count: string, what: string) =>
        plurals.select(Number.parseInt(count, 10)) === 'one' ? `${count} ${words.names.one[what]}` : all,
      )
      .replace(many, (_, name: string, verb: string, its = '') => `${name} ${words.names.plural[verb]}${its && ' their'}`);
  };
  const filled = (table: Table) =>
    Object.fromEntries(Object.entries(table).map(([key, template]) => [key, (fields: Fields) => fill(template, fields)]));
  return {
    title: words.title,
    blurb: words.blurb,
    names,
    events: Object.fromEntries(
      Object.entries(words.events).map(([kind, template]) => [kind, (fields: Fields) => capital(fill(template, fields))]),
    ),
    asks: Object.fromEntries(
      Object.entries(words.asks).map(([name, [caption, title, body]]) => [
        name,
        (about: Fields) => ({ caption, title: fill(title, about), body: fill(body, about) }),
      ]),
    ),
    actions: {
      ...filled(words.actions),
      choose: ({ choice }) => words.choices[`${choice}`],
    },
    refusals: words.refusals,
    outcomes: filled(words.outcomes),
    results: Object.fromEntries(
      Object.entries(words.results).map(([kind, template]) => [kind, (fields: Fields) => capital(fill(template, fields))]),
    ),
  };
}

function namesOf({ title, names: said, choices }: Words): Readonly<Record<string, Table>> {
  const zones: Record<string, string> = {};
  for (const row of [...board.territories, ...board.seas, ...board.metro])
    zones[row.id] = said.zones[row.id] ?? row[said.language];
  const place: Record<string, string> = { march: said.march };
  for (const id of PLACE.ids) {
    const [zone, part] = id.split('.');
    if (part === 'city') place[id] = said.cityOf.replace('{zone}', zones[zone]);
    else if (part === 'port') place[id] = said.portOf.replace('{zone}', zones[zone]);
    else if (zones[id] !== undefined) place[id] = zones[id];
  }
  const unit: Record<string, string> = { ...said.units };
  for (const [id, name] of Object.entries(said.units)) unit[`${id}-discontented`] = `${name} (${said.discontented})`;
  return {
    seat: said.seats,
    owner: { ...said.owners, ...said.seats },
    place,
    zone: zones,
    area: said.areas,
    leader: Object.fromEntries(components.leaders.map(row => [row.id, said.leaders[row.id] ?? row[said.language]])),
    unit,
    option: said.options,
    expedition: said.expeditions,
    choice: choices,
    word: said.words,
    scenario: { campaign: title },
  };
}
