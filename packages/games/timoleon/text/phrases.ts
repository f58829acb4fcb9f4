import { die, type GameText, type Language, type OfKind, possessive } from '@polemos/kernel';
import board from '../data/board.json' with { type: 'json' };
import components from '../data/components.json' with { type: 'json' };
import type { RESULTS } from '../forecast/foresight.ts';
import { talentsOf } from '../forecast/terms.ts';
import { PLACE } from '../rules/materials/board.ts';
import type { Modifier } from '../rules/tables.ts';
import type { Clauses } from '../rules/talks/told.ts';
import type { TimoleonEvent } from '../rules/told.ts';
import { allOf, type Case, isMan, isMany, type Noun, nounOf, type PlaceKind, placed, type Where } from './grammar.ts';

type Table = Readonly<Record<string, string>>;
/** What a language calls things and people. */
export interface Names {
  /** Kinds of decisions, by the action that begins one. */
  readonly decisions: Table;
  readonly seats: Table;
  readonly owners: Table;
  /** An army of theirs. */
  readonly folk: Table;
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
  /** How places stand in a sentence. */
  readonly where: Readonly<Record<PlaceKind, Where>>;
  readonly nouns: Readonly<Record<string, Noun>>;
  /** Discontented: masculine one and many, feminine one and many. */
  readonly cross: readonly string[];
  /** What adds to a throw, by its rule; with a sign where one rule does both. */
  readonly modifiers: Table;
  /** The terms of a treaty; and as they are proposed. */
  readonly terms: Table;
  readonly drafts: Table;
  /** What hunger does in a siege. */
  readonly hunger: Table;
  /** What comes of a pursuit. */
  readonly pursuit: Table;
  /** First to fourth: of one who is masculine, one who is feminine, and of many. */
  readonly ordinals: readonly (readonly [string, string, string])[];
  readonly date: string;
  /** In a month, in the winter; until a month, until the winter. */
  readonly when: readonly [string, string];
  readonly until: readonly [string, string];
  readonly months: readonly string[];
}
/** Caption, title and body of what a person is asked. */
export type Asks = Readonly<Record<string, readonly [string, string, string]>>;
/** All that a language says of this game. */
interface Words {
  readonly title: string;
  readonly scenario: { readonly campaign: string };
  readonly blurb: string;
  readonly names: Names;
  readonly events: Table;
  readonly asks: Asks;
  readonly actions: Table;
  readonly choices: Table;
  readonly refusals: Table;
  readonly outcomes: Table;
  readonly results: Table;
  readonly titles: Table;
  readonly fights: Table;
}
/** The same keys, other words. */
export type Like<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends readonly [string, string, string]
      ? readonly [string, string, string]
      : K extends 'where' | 'nouns' | 'cross' | 'ordinals' | 'when' | 'until'
        ? unknown
        : K extends 'zones' | 'leaders' // each language has names of its own
          ? Table
          : Like<T[K]>;
};

// ---- sentences are templates: `{field}` is a field of the event, named in the language; `<field|…>` stands only if the field is
// there and not empty, false or 0, `<!field|…>` only if not. `[field|loses|lose]` agrees with a number or with who it is; a third
// form (`[seat|its|their|his]`) is for a faction that is a man. Before a field may
// stand how it is said: `{at:place}`, `{to:…}`, `{from:…}`, `{of:…}`; `{whose:seat}`; `{n:points:unit}` is so many of a kind, `{one:unit}` a kind
// by one, `{all:unit}` the kind with its article. `{a?b}` is b where there is no a. A field that the event does not have does not compile.

/** What a sentence may say of an event that can be reckoned from it. */
type Derived =
  | 'loser'
  | 'margin'
  | 'date'
  | 'when'
  | 'until'
  | 'added'
  | 'monthly'
  | 'first'
  | 'firstly'
  | 'rest'
  | 'throws'
  | 'cities'
  | 'troops'
  | 'nth'
  | 'himself'
  | 'starved'
  | 'killed'
  | 'captured'
  | 'escapes'
  | 'untold'
  | 'total'
  | 'folk'
  | 'chased';
type Said<F extends string> = F extends `${string}?${infer Else}`
  ? Else | Said<F extends `${infer First}?${string}` ? First : never>
  : F extends `n:${infer Count}:${string}`
    ? Count extends '1'
      ? never
      : Count
    : F extends `${string}:${infer Field}`
      ? Field
      : F;
type Filled<T extends string> = T extends `${string}{${infer Field}}${infer Rest}` ? Said<Field> | Filled<Rest> : never;
type Asked<T extends string> = T extends `${string}<${infer Field}|${infer Rest}`
  ? (Field extends `!${infer Not}` ? Not : Field) | Asked<Rest>
  : never;
type Agreeing<T extends string> = T extends `${string}[${infer Field}|${infer Rest}` ? Field | Agreeing<Rest> : never;
type FieldOf<E> = E extends unknown ? keyof E | (E extends { readonly secret?: infer S } ? keyof NonNullable<S> : never) : never;
type Kind = TimoleonEvent['kind'];
type Checked<T extends Table> = {
  readonly [K in keyof T]: Exclude<
    Filled<T[K]> | Asked<T[K]> | Agreeing<T[K]>,
    Derived | (K extends Kind ? FieldOf<OfKind<TimoleonEvent, K>> : 'seat')
  > extends never
    ? T[K]
    : { readonly unknown: Exclude<Filled<T[K]> | Asked<T[K]> | Agreeing<T[K]>, Derived | FieldOf<OfKind<TimoleonEvent, Kind>>> };
};
/** One sentence for every kind that the game tells, and for the kernel's own. */
export const told = <const T extends Readonly<Record<Kind | 'sealed', string>>>(sentences: T & Checked<T>): T => sentences;

/** Events that are worth a story, in the order in which they name one. */
export const STORIES = [
  'battle',
  'sea-fight',
  'assault',
  'native-army',
  'natives-move',
  'expedition-arrives',
  'hunger',
] as const satisfies readonly Kind[];
/** One title for each of them. */
export const titled = <const T extends Readonly<Record<(typeof STORIES)[number], string>>>(titles: T & Checked<T>): T => titles;

type ResultKind = keyof typeof RESULTS;
/** One for every result that may be foretold: see `forecast/foresight.ts`. */
export const foretold = (sentences: Readonly<Record<ResultKind, string>>): Readonly<Record<ResultKind, string>> => sentences;

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A face of six as pips; a D10 has none, and is written. */
const faceOf = (side: string, face: number): string => (face > 6 ? `**${face}**` : die(side, face));
const isModifier = (value: unknown): value is Modifier => isFields(value) && typeof value.by === 'number';
/** TI-H-a: who suffers by which result. */
const hungerOf = (result: number): string => {
  if (result >= 8) return 'nobody';
  if (result >= 6) return 'besieger';
  if (result >= 4) return 'garrison';
  return ['treason', 'streets', 'terms', 'both'][Math.max(0, result)];
};
/** TI-L-v: what becomes of those who are pursued, or of the pursuers. */
const chaseOf = (result: number): string =>
  result === 10 ? 'scattered' : result >= 6 ? 'caught' : result >= 4 ? 'escaped' : 'repulsed';
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
/** After a full stop, but not after « av. J.-C. ». */
const capital = (sentence: string): string =>
  sentence
    .replace(/(?:^[^\p{L}\d{]*|(?<!J\.-C|a\.C|av)\.(?:\*\*)? (?:\*\*)?)\p{Ll}/gu, start => start.toUpperCase())
    .replace(/\.(\*\*)?\.$/, '.$1');
const SEATS = ['carthage', 'timoleon', 'hicetas', 'dionysius'];
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** The catalogue of a language, and what its stories and the scenes of its fights are called. */
export type Catalogue = GameText & {
  readonly titles: GameText['outcomes'];
  readonly fights: GameText['outcomes'];
  /** A kind of unit, by so many of it. */
  noun(unit: string, count: number): string;
};

export function compose(language: Language, words: Words): Catalogue {
  const names = namesOf(words);
  const plurals = new Intl.PluralRules(language);
  const lists = new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
  const numbers = new Intl.NumberFormat(language, { useGrouping: 'always' });
  /** A place as a sentence has it; null for what is none. */
  const inSentence = (form: Case, id: string): string | null =>
    id in names.place ? placed(form, id, names.zone, words.names.where) : null;
  const rolled = words.names.words.roll;
  const generic = [names.owner, names.place, names.unit, names.area, names.option, names.expedition, names.leader, names.word];
  const nameOf = (key: string, value: unknown): string => {
    if (typeof value === 'number') return numbers.format(value).replace('-', '−');
    const id = `${value}`;
    if (/leader|Commander|head/.test(key)) return names.leader[id] ?? id;
    if (key === 'target') return names.leader[id] ?? inSentence('bare', id) ?? names.owner[id] ?? id;
    const place = inSentence('bare', id);
    if (place !== null && !(id in names.owner)) return place;
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
  const show = (key: string, value: unknown, { seat, owner, to, dice }: Fields): string => {
    if (key === 'month' && typeof value === 'number') return words.names.months[value - 1];
    if (key === 'die' && typeof value === 'number') return faceOf(`${seat ?? owner ?? 'neutral'}`, value);
    if (key === 'dice' && Array.isArray(value)) return lists.format(value.map(one => faceOf('neutral', Number(one))));
    if (key === 'modifiers')
      return weighing(value)
        .map(({ rule, by, ...more }) => `${signed(by)} ${modifierOf(rule, by, more)}`)
        .join(', ');
    if ((key === 'strengths' || key === 'tactics') && Array.isArray(value))
      return lists.format(value.map(one => numbers.format(Number(one)).replace('-', '−')));
    if (key === 'po' && Array.isArray(value) && Array.isArray(dice))
      return value.map((po, i) => `${names.seat[SEATS[i]]} ${po}${po === dice[i] ? '' : ` (${rolled} ${dice[i]})`}`).join(', ');
    if (key === 'terms') return termsOf(value as Clauses, { seat, to });
    if (key === 'by' && typeof value === 'number') return signed(value);
    if (Array.isArray(value)) return listed(key, value);
    if (isFields(value))
      return Object.entries(value)
        .filter(([, part]) => !isEmpty(part))
        .map(([name, part]) => `${names.word[name] ?? nameOf('', name)} ${part === true ? '' : nameOf(name, part)}`.trim())
        .join(', ');
    return nameOf(key, value);
  };
  const modifierOf = (
    rule: string,
    by: number,
    { what, talents }: { readonly what?: unknown; readonly talents?: number },
  ): string => {
    if (talents !== undefined) return fill(words.names.modifiers[by > 0 ? 'offered' : 'opposed'], { talents });
    if (what === 'turns') return nounOf('siege', Math.abs(by), nouns);
    return (
      words.names.modifiers[`${what}`] ??
      words.names.modifiers[`${rule}${by > 0 ? '+' : '-'}`] ??
      words.names.modifiers[rule] ??
      ''
    );
  };
  /** Who pays whom, what is ceded, until when: of what a treaty says, each in words. */
  const termsOf = ({ truce, passage, talents, city, cedes, alliance, joint, release }: Clauses, { seat, to }: Fields): string => {
    const said = (name: string, more: Fields = {}): string => fill(words.names.terms[name], more);
    return [
      ...(truce > 0 ? [said('truce', { turn: truce })] : []),
      ...(passage > 0 ? [said('passage', { turn: passage })] : []),
      ...(alliance ? [said('alliance')] : []),
      ...(joint ? [said('joint')] : []),
      ...(talents === 0 ? [] : [said('pays', { seat: talents > 0 ? seat : to, talents: Math.abs(talents) })]),
      ...(city === null ? [] : [said(cedes === undefined ? 'moves' : 'city', { zone: city, seat: cedes })]),
      ...(release === null ? [] : [said('release', { leader: release })]),
    ].join(', ');
  };
  const ordinal = (who: unknown, place: number): string =>
    words.names.ordinals[place - 1][isMany(who) ? 2 : who === 'carthage' ? 1 : 0];
  /** Citizens where a city raises them; natives have skirmishers too. */
  const troopsOf = ({ kind, hoplites, light, cavalry }: Fields): string => {
    const of = kind === 'recruits' ? 'citizen-' : '';
    const found = { [`${of}hoplites`]: hoplites, light, [`${of}cavalry`]: cavalry };
    return lists.format(
      Object.entries(found).flatMap(([unit, n]) =>
        Number(n) > 0 ? [`${numbers.format(Number(n))} ${nounOf(unit, Number(n), nouns)}`] : [],
      ),
    );
  };
  /** What can be reckoned from an event, where its sentence asks for it. */
  const derived = (fields: Fields): Fields => {
    const {
      kind,
      type,
      winner,
      attacker,
      defender,
      difference,
      result,
      turn,
      dice,
      ranking,
      from,
      month,
      place,
      seat,
      leader,
      fate,
      people,
      die,
      modifiers,
    } = fields;
    const throwsOf = (who: unknown): string => {
      const thrown = Array.isArray(dice) ? (dice[SEATS.indexOf(`${who}`)] as readonly number[]) : [];
      return `${names.seat[`${who}`]} ${thrown.join(words.names.words.next)}`;
    };
    return {
      ...(winner === undefined ? {} : { loser: winner === attacker ? defender : attacker }),
      ...(typeof difference === 'number' ? { margin: Math.abs(difference) } : {}),
      ...(typeof turn === 'number' ? { date: names.date[turn], when: names.when[turn], until: names.until[turn] } : {}),
      ...(Array.isArray(dice) && dice.every(one => typeof one === 'number')
        ? { added: dice.reduce((sum, one) => sum + Number(one), 0) }
        : {}),
      ...(typeof result === 'number' && difference === undefined ? { margin: Math.abs(result) } : {}),
      ...(Array.isArray(from) ? { cities: from.length } : {}),
      ...(typeof month === 'number' ? { monthly: month } : {}),
      ...(kind === 'order-dice' && seat !== undefined ? { firstly: ordinal(seat, 1) } : {}),
      ...(kind === 'picks' || type === 'pick' ? { nth: ordinal(seat, Number(place)) } : {}),
      ...(leader !== undefined && leader === seat ? { himself: true } : {}),
      ...(kind === 'pursuit' ? { chased: chaseOf(Number(result)) } : {}),
      ...(kind === 'obedience' ? { total: weighing(modifiers).reduce((sum, { by }) => sum + by, Number(die)) } : {}),
      // Matches of older rules do not tell what became of him.
      ...(kind === 'beaten-leader' ? { [typeof fate === 'string' ? fate : 'untold']: true } : {}),
      ...(kind === 'natives-leave' ? { folk: words.names.folk[`${people}`] } : {}),
      ...(kind === 'hunger' ? { starved: hungerOf(Number(result)) } : {}),
      ...('hoplites' in fields ? { troops: troopsOf(fields) } : {}),
      ...(Array.isArray(ranking)
        ? {
            first: ranking[0],
            firstly: ordinal(ranking[0], 1),
            rest: ranking.slice(1),
            throws: ranking
              .filter(who => dice !== undefined && who !== undefined)
              .map(throwsOf)
              .join(language === 'fr' ? '\u202f; ' : '; '),
          }
        : {}),
    };
  };
  const oneField = (how: string, key: string, fields: Fields): string => {
    const value = fields[key];
    if (value === undefined || value === null) return '–';
    if (['date', 'when', 'until', 'throws', 'nth', 'firstly', 'troops', 'folk'].includes(key)) return `${value}`;
    if (key === 'chased') return fill(words.names.pursuit[`${value}`], fields);
    if (key === 'starved') return fill(words.names.hunger[`${value}`], fields);
    if (how === 'at' || how === 'to' || how === 'from' || how === 'of')
      return inSentence(how, `${value}`) ?? `${words.names.words[how]} ${nameOf(key, value)}`;
    if (how === 'whose') return possessive(nameOf(key, value));
    if (how === 'one') return nounOf(`${value}`, 1, nouns);
    if (how === 'many') return nounOf(`${value}`, 2, nouns);
    if (how === 'all') return allOf(`${value}`, nouns);
    return show(key, value, fields);
  };
  const said = (field: string, fields: Fields): string => {
    const [first, otherwise] = field.split('?');
    if (otherwise !== undefined) return said(isEmpty(fields[first]) ? otherwise : first, fields);
    const parts = field.split(':');
    if (parts[0] === 'n') {
      const count = /^\d/.test(parts[1]) ? Number(parts[1]) : Number(fields[parts[1]]);
      return `${numbers.format(count)} ${nounOf(parts[2] in fields ? `${fields[parts[2]]}` : parts[2], count, nouns)}`;
    }
    return parts.length === 1 ? oneField('', field, fields) : oneField(parts[0], parts[1], fields);
  };
  const nouns = { language, nouns: words.names.nouns, adjective: words.names.cross };
  const isSeveral = (value: unknown): boolean => (typeof value === 'number' ? plurals.select(value) !== 'one' : isMany(value));
  const fill = (template: string, given: Fields): string => {
    const told: Fields = isFields(given.secret) ? { ...given, ...given.secret, to: given.to } : given;
    const fields: Fields = { ...derived(told), ...told };
    const kept = (text: string): string =>
      text.replace(/<(!?)(\w+)\|([^<>]*)>/g, (_, not: string, key: string, part: string) =>
        isEmpty(key === 'modifiers' ? weighing(fields[key]) : fields[key]) === (not === '!') ? part : '',
      );
    return kept(kept(kept(template))) // one may stand inside another
      .replace(
        /\[(\w+)\|([^|\]]*)\|([^|\]]*)(?:\|([^\]]*))?\]/g,
        (_, key: string, one: string, several: string, man: string | undefined) =>
          isSeveral(fields[key]) ? several : man !== undefined && isMan(fields[key]) ? man : one,
      )
      .replace(/\{([\w:?-]+)\}/g, (_, field: string) => said(field, fields));
  };
  const filled = (table: Table) =>
    Object.fromEntries(
      Object.entries(table).map(([key, template]) => [key, (fields: Fields) => capital(fill(template, fields))]),
    );
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
        (about: Fields) => ({ caption, title: capital(fill(title, about)), body: capital(fill(body, about)) }),
      ]),
    ),
    actions: {
      ...filled(words.actions),
      choose: ({ choice }) => words.choices[`${choice}`],
      // A truce and a passage last until a month, talents are counted in tens.
      term: ({ term, value }) => fill(words.names.drafts[`${term}`], { turn: Number(value), talents: talentsOf(Number(value)) }),
    },
    refusals: words.refusals,
    outcomes: filled(words.outcomes),
    titles: filled(words.titles),
    fights: filled(words.fights),
    noun: (unit, count) => nounOf(unit, count, nouns),
    results: Object.fromEntries(
      Object.entries(words.results).map(([kind, template]) => [kind, (fields: Fields) => capital(fill(template, fields))]),
    ),
  };
}

function namesOf({ scenario, names: said, choices }: Words): Readonly<Record<string, Table>> {
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
    decision: said.decisions,
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
    scenario,
    /** By turn: « June 343 », and as a sentence has it. */
    month: dates(({ monthNumber, yearBC }) => `${said.months[monthNumber - 1]} ${yearBC}`),
    date: dates(row => dateOf(said, row)),
    when: dates(row => said.when[row.monthNumber === WINTER ? 1 : 0].replace('{date}', dateOf(said, row))),
    until: dates(row => said.until[row.monthNumber === WINTER ? 1 : 0].replace('{date}', dateOf(said, row))),
  };
}
const WINTER = 12;
const dateOf = ({ date, months }: Names, { monthNumber, yearBC }: (typeof components.calendar)[number]): string =>
  date.replace('{month}', months[monthNumber - 1]).replace('{year}', `${yearBC}`);
const dates = (say: (row: (typeof components.calendar)[number]) => string): Table =>
  Object.fromEntries(components.calendar.map(row => [row.turn, say(row)]));
