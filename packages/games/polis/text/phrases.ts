import type { Ask, GameText, Language, Marked } from '@polemos/kernel';
import deck from '../data/combat-deck.json' with { type: 'json' };
import type { TellHalf } from '../rules/battle/told.ts';
import { type Amounts, type BySide, SEA, type Side } from '../rules/components/board.ts';
import type { Score } from '../rules/end/told.ts';

/** An id, as events and actions hold it. */
type Id = string | number;
type Table = Readonly<Record<string, string>>;
interface Named {
  readonly seat: Table;
  readonly polis: Table;
  readonly region: Table;
  readonly market: Table;
  readonly stuff: Table;
  /** One and many of what is counted. */
  readonly oneOf: Table;
  readonly manyOf: Table;
  readonly project: Table;
  readonly unit: Table;
  readonly units: Table;
  readonly way: Table;
  readonly formation: Table;
  readonly manoeuvre: Table;
}
/** Words of one language that places stand in: how one is there, comes from there and goes there. */
interface Placed {
  /** Places that have an article: seas and groups of islands. */
  readonly the: Table;
  readonly at: (place: string, sea: boolean) => string;
  readonly from: (place: string) => string;
}

/** What every language does alike: it looks names up, counts, and strings names together. */
export function phrases(language: Language, names: Named, nothing: string, placed: Placed) {
  const list = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  const rules = new Intl.PluralRules(language);
  const plural = (count: number, one: string, several: string): string => (rules.select(count) === 'one' ? one : several);
  const region = (id: Id): string => names.region[id];
  /** As a sentence names it; two stars make it stand out. */
  const the = (id: Id, stars = ''): string => `${stars}${placed.the[id] ?? names.region[id] ?? names.market[id]}${stars}`;
  const stuff = (id: Id): string => names.stuff[id];
  const listed = (said: readonly string[]): string => list.format(said);
  const amount = (id: Id, count: number): string => `${count} ${plural(count, names.oneOf[id], names.manyOf[id])}`;
  return {
    plural,
    listed,
    seat: (id: Id): string => names.seat[id],
    polis: (id: Id): string => names.polis[id],
    region,
    stuff,
    amount,
    project: (id: Id): string => names.project[id],
    unit: (id: string, count = 1): string => plural(count, names.unit[id], names.units[id]),
    /** By land, by sea. */
    by: (way: Id): string => names.way[way],
    some: (counts: Amounts): string =>
      listed(Object.entries(counts).flatMap(([id, count]) => (count === 0 ? [] : [amount(id, count)]))) || nothing,
    way: (ids: readonly string[]): string => ids.map(region).join(' – '),
    half: ({ formation, manoeuvre, value }: TellHalf): string =>
      `${names.formation[formation]} (${names.manoeuvre[manoeuvre]} ${signed(value)})`,
    /** From the first place to the last, with what lies between. */
    between: (ids: readonly string[]): string => (ids.length > 2 ? ` (${ids.slice(1, -1).map(region).join(', ')})` : ''),
    /** What a combat card shows: the half that is read in a region, or both. PO-B-i */
    face: (card: string, where?: string): string => {
      const found = deck.cards.find(({ id }) => id === card);
      if (found === undefined) return card;
      const halves = where === undefined ? [found.land, found.naval] : [SEA.find(where) < 0 ? found.land : found.naval];
      // Mercenaries and the salpinx are the same on land and at sea.
      return [...new Set(halves.map(({ formation, value }) => `${names.formation[formation]} ${signed(value)}`))].join(' / ');
    },
    the,
    at: (id: Id, stars = ''): string => placed.at(the(id, stars), String(id) in placed.the),
    from: (id: Id, stars = ''): string => placed.from(the(id, stars)),
    atMarket: (id: Id): string => {
      const [market] = String(id).split('-');
      return placed.at(the(market, ''), market in placed.the);
    },
    spaceOf: (id: Id, space: string): string => {
      const [market, box] = String(id).split('-');
      return `${placed.at(the(market, ''), market in placed.the)} (${space} ${box})`;
    },
  };
}
const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);

/** PO-G-e: the goods that decide where the scores are equal, as "14 : 9"; null where they are not. */
export const goodsOfTie = (sparta: Score, athens: Score): string | null =>
  sparta.total === athens.total ? `${sparta.goods} : ${athens.goods}` : null;

/** What each decision says of itself (`about`). */
interface Asked {
  turn: { acted: number; alone: boolean; paid: boolean };
  raising: { unit: string; polis: string; good: string; raised: number; hire: number };
  payment: { project: string; bill: Amounts };
  marching: { territory: string; moved: number };
  sailing: { sea: string; moved: number };
  collecting: { territory: string; hoplites: number; rows: Amounts };
  order: { regions: readonly string[] };
  commander: { region: string };
  retreat: { region: string; units: BySide<number> };
  attack: { region: string; assault: number; units: BySide<number> };
  defend: { region: string; assault: number; cards: readonly string[] };
  feeding: { bill: number; wheat: number; missing: number; prestige: number };
  growing: { wheat: number };
  phoros: { prestige: number };
  removing: object;
  exchanging: { give: string; get: string; rate: number };
  switching: object;
  sending: { unit: string; min: number; sent: number };
  stationing: { unit: string; left: number };
}
/** The kernel hands `about` on without knowing it: here it gets its type, once. */
export const asking = (asks: { readonly [Step in keyof Asked]: (about: Asked[Step]) => Ask }) =>
  asks as unknown as { readonly [Step in keyof Asked]: GameText['asks'][string] };

/** What an outcome says of itself: both scores, who won (null: nobody), and who lost at once. */
interface Ended extends BySide<Score> {
  readonly winner: Side | null;
  readonly loser?: Side;
}
interface Endings {
  'PO-G-a': Ended & { readonly loser: Side };
  'PO-G-b': Ended;
  'PO-G-e': Ended;
}
export const ending = (outcomes: { readonly [Rule in keyof Endings]: (detail: Endings[Rule]) => Marked }) =>
  outcomes as unknown as { readonly [Rule in keyof Endings]: GameText['outcomes'][string] };

/** How far a card is known: by `names.source`. Where only title and theme are public, what it does is reconstructed (PO-R41). */
export const sourceOf = (source: string): 'public' | 'theme' | 'reconstructed' | 'seed' =>
  source === 'seed'
    ? 'seed'
    : !source.startsWith('public')
      ? 'reconstructed'
      : source.includes('reconstructed')
        ? 'theme'
        : 'public';

/** What a score is made of, without what counts nothing. */
export const partsOf = ({ population, prestige, projects }: Score, words: readonly [string, string, string]): string =>
  [population, prestige, projects]
    .map((n, at) => (n === 0 ? '' : `${words[at]} ${n}`))
    .filter(said => said !== '')
    .join(', ');

/** Persons are invited, all else is started. */
export const isPerson = (project: string): boolean => ['socrates', 'democritus', 'protagoras', 'phidias'].includes(project);
/** The cards that change nothing, two or so in each round. */
export const isNoEvent = (event: string): boolean => NO_EVENT.has(event);
const NO_EVENT = new Set(['r3-14', 'r3-15', 'r4-11', 'r4-12', 'r5a-11', 'r5a-12', 'r5b-11', 'r5b-12']);
export const isMany = (project: string): boolean => project.endsWith('-games');
export const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
