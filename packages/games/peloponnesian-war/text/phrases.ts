import { die, type Language } from '@polemos/kernel';
import { sideMark } from './sides.ts';

interface Modifier {
  readonly rule: string;
  readonly by: number;
  /** The commander whose rating it is. */
  readonly leader?: string;
  /** How many spaces it counts. */
  readonly spaces?: number;
}
/** PW-0.3-a: what an elite unit counts while it is whole; then it needs no number. */
const WHOLE: Readonly<Record<string, number>> = { 'home-guard': 3, 'sacred-band': 2, peltasts: 2 };
/** What is counted: one, and many. */
export type Noun = readonly [one: string, many: string];
/** A unit that is never split: its name with the article, its verb, and what is left of it. */
interface Elite {
  readonly whole: string;
  readonly many?: true;
  readonly part: (points: string) => string;
}

/** What a language has for strength points, dice and whatever changes a die or a sum. */
export interface Vocabulary {
  /** By unit, Athenian and Spartan ones alike; those of one’s allies apart. */
  readonly units: Readonly<Record<string, Noun>>;
  /** An elite unit by its name, with its article, and what is left of it. */
  readonly elite: Readonly<Record<string, Elite>>;
  readonly none: string;
  readonly strengthPoint: Noun;
  readonly talent: Noun;
  readonly victoryPoint: Noun;
  readonly roll: Noun;
  readonly colon: string;
  /** The one that is left of a pair, with its article; English needs none. */
  readonly odd?: Readonly<Record<string, string>>;
  /** Spaces whose name is masculine; towns and islands are feminine. */
  readonly masculine?: readonly string[];
  /** By rule; a noun where it counts spaces. */
  readonly modifiers: Readonly<Record<string, string | Noun>>;
}
/** A modifier that is the rating of the commander who fights: it has his name. */
const RATING = /^PW-(6\.2\.3-d|6\.2\.4-g|6\.3-d|4\.1-b)$/;

/** So many stops of a way are all told. */
const MOST_STOPS = 5;

/** Places that are many where a language gives them an article. */
const MANY: ReadonlySet<string> = new Set(['thermopylae', 'sporades', 'arginusae', 'liparian-is']);

/** Whose own city a space is. */
const OWN_CITY: Readonly<Record<string, string>> = { athens: 'athens', sparta: 'sparta' };

/** How a language writes strength points, modifiers and dice. */
export function phrases(
  language: Language,
  spaces: Readonly<Record<string, string>>,
  leaders: Readonly<Record<string, string>>,
  words: Vocabulary,
) {
  const numbers = new Intl.NumberFormat(language, { useGrouping: 'always' } as Intl.NumberFormatOptions);
  const plural = new Intl.PluralRules(language);
  const together = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'conjunction' });
  const apart = new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' });
  const space = (id: unknown): string => spaces[String(id)] ?? String(id);
  /** In a list or a route a place needs no article. */
  const place = (id: unknown): string =>
    space(id).replace(/^(?:(?:the|le|la|les|il) |l’)(.)/u, (_, first: string) => first.toUpperCase());
  /** A way by its stops; of a long one the first two and the last two, the map shows them all. */
  const way = (from: unknown, route: readonly unknown[]): string => {
    const stops = [from, ...route].map(place);
    return (stops.length > MOST_STOPS ? [...stops.slice(0, 2), '…', ...stops.slice(-2)] : stops).join(' → ');
  };
  /** Every stop between its ends, of a way that `way` does not tell whole; else nothing. */
  const stops = (route: readonly unknown[]): string =>
    route.length < MOST_STOPS ? '' : route.slice(0, -1).map(place).join(', ');
  /** The years of a turn: 413–411. */
  const years = ({ from, to }: { readonly from: number; readonly to: number }): string => `${from}–${to}`;
  /** A verb of a place: some are many (the Sporades). */
  const does = (id: unknown, one: string, many: string): string => (MANY.has(String(id)) ? many : one);
  /** A participle of a place: « difeso », « difesa », « difese ». */
  const of = (id: unknown, masculine: string, feminine: string, many: string): string =>
    does(id, words.masculine?.includes(String(id)) ? masculine : feminine, many);
  const side = (id: unknown): string => sideMark(String(id));
  /** Athens in Athens: a sentence does not say it twice. */
  const atHome = (who: unknown, where: unknown): boolean => OWN_CITY[String(who)] === where;
  /** English: Athens’, Sparta’s. */
  const whose = (id: unknown): string => sideMark(`${String(id)}_own`);
  const commander = (id: unknown): string => sideMark(`${String(id)}_commander`);
  const leader = (id: unknown): string => leaders[String(id)] ?? '';
  const all = (parts: readonly string[]): string => together.format(parts);
  /** « a Corcira o a Chio »: the preposition stands before each; English says it once. */
  const either = (ids: readonly string[], at: string): string =>
    apart.format(ids.map((id, i) => `${language === 'en' && i > 0 ? '' : at}${space(id)}`));
  /** With a real minus sign. */
  const number = (n: unknown): string => numbers.format(Number(n)).replace('-', '−');
  const signed = (n: number): string => (n >= 0 ? `+${number(n)}` : number(n));
  const choose = (n: number, one: string, many: string): string => (plural.select(Math.abs(n)) === 'one' ? one : many);
  const counted = (n: unknown, [one, many]: Noun): string => `${number(n)} ${choose(Number(n), one, many)}`;
  /** What is said of a sum of money; none is no number. */
  const money = (n: unknown, nothing: string, said: (sum: string) => string): string =>
    Number(n) === 0 ? nothing : said(counted(n, words.talent));
  const noun = (id: unknown): Noun => words.units[String(id).replace(/^(athenian|spartan)-/, '')] ?? words.strengthPoint;
  const eliteOf = (id: unknown): Elite | undefined => words.elite[String(id)];
  const unit = (id: unknown): string => eliteOf(id)?.whole ?? noun(id)[0];
  const count = (n: unknown, id: unknown): string => {
    const elite = eliteOf(id);
    if (elite === undefined) return counted(n, noun(id));
    return n === WHOLE[String(id)] ? elite.whole : elite.part(counted(n, words.strengthPoint));
  };
  /** One strength point, or an elite unit as it is: it stays, goes and falls behind as one (PW-0.3-b). */
  const single = (id: unknown): string => eliteOf(id)?.whole ?? count(1, id);
  const singleDoes = (id: unknown, one: string, many: string): string => (eliteOf(id)?.many === true ? many : one);
  /** At the head of a sentence. */
  const begin = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1);
  /** The one of a divided pair: « l’oplita alleato dispari ». */
  const odd = (id: unknown): string => words.odd?.[String(id).replace(/^(athenian|spartan)-/, '')] ?? unit(id);
  const several = (given: unknown): string[] =>
    Object.entries((given ?? {}) as Record<string, number>)
      .filter(([, n]) => n > 0)
      .map(([id, n]) => count(n, id));
  const units = (given: unknown): string => {
    const list = several(given);
    return list.length === 0 ? words.none : all(list);
  };
  /** A verb of units: one that stays, all others stay. */
  const verb = (given: unknown, one: string, many: string): string => {
    const counts = Object.entries((given ?? {}) as Record<string, number>).filter(([, n]) => n > 0);
    if (counts.length !== 1) return many;
    const [[id, n]] = counts;
    const elite = n === WHOLE[id] ? eliteOf(id) : undefined;
    return elite === undefined ? choose(n, one, many) : elite.many === true ? many : one;
  };
  const mix = (given: unknown): string => {
    const { hoplite = 0, cavalry = 0, naval = 0 } = given as Record<string, number>;
    return all(several({ hoplite, cavalry, naval }));
  };
  const rule = (id: unknown): string => `{{${String(id)}}}`;
  const named = ({ rule: id, leader: own, spaces: n }: Modifier, commander?: string | null): string => {
    const rated = own ?? commander;
    const name = RATING.test(id) && rated ? leader(rated) : (words.modifiers[id] ?? rule(id));
    return typeof name === 'string' ? name : n === undefined ? name[1] : counted(n, name);
  };
  /** What counts: each by its name, “+2 enemy zone”. */
  const modifiers = (given: unknown, commander?: string | null): string[] =>
    ((given ?? []) as Modifier[]).filter(({ by }) => by !== 0).map(one => `${signed(one.by)} ${named(one, commander)}`);
  /** What makes up a sum, each with its name first: “base income +3,500”. */
  const items = (given: unknown): string =>
    ((given ?? []) as Modifier[]).map(one => `${named(one)} ${signed(one.by)}`).join(', ');
  const dieOf = (who: unknown, face: unknown): string => die(String(who), Number(face));
  /** “roll 5”, “rolls 4 and 6”. */
  const thrown = (faces: readonly unknown[]): string =>
    `${faces.length === 1 ? words.roll[0] : words.roll[1]} ${all(faces.map(String))}`;
  /** “roll 5, +2 enemy zone: 7”; without modifiers no sum. */
  const rolled = (faces: readonly unknown[], given: unknown, sum: unknown, commander?: string | null): string => {
    const by = modifiers(given, commander);
    const told = [thrown(faces), ...by].join(', ');
    return by.length === 0 && faces.length === 1 ? told : `${told}${words.colon}${number(sum)}`;
  };
  const added = (start: number, given: unknown): number => ((given ?? []) as Modifier[]).reduce((sum, { by }) => sum + by, start);
  const spacesOf = (ids: unknown): string => (ids as string[]).map(place).join(', ');
  /** A list that one die is read on: “1–3 Athens, 4 Panactum, 5–6 Decelea”. */
  const listOf = (ids: readonly string[]): string => {
    const ends = ids.map((_, at) => at).filter(at => ids[at] !== ids[at + 1]);
    return ends
      .map((end, n) => [n === 0 ? 1 : ends[n - 1] + 2, end + 1, place(ids[end])] as const)
      .map(([from, to, name]) => `${from === to ? from : `${from}–${to}`} ${name}`)
      .join(', ');
  };
  /** The rules of a sentence, each once, after its full stop. */
  const rules = (given: unknown, ...others: readonly unknown[]): string => {
    const ids = [...((given ?? []) as Modifier[]).filter(({ by }) => by !== 0).map(one => one.rule), ...others.map(String)];
    return [...new Set(ids)].map(id => ` ${rule(id)}`).join('');
  };
  const yes = (value: unknown): boolean => value === true;
  /** By side: Athens, Sparta. */
  const pair = (given: unknown): string =>
    (given as number[]).map((n, i) => `${side(i === 0 ? 'athens' : 'sparta')} ${number(n)}`).join(', ');
  const strength = (n: number): string => counted(n, words.strengthPoint);
  const points = (n: number): string => `**${signed(n)}** ${choose(n, ...words.victoryPoint)}`;
  const scored = (n: number): string => `**${number(n)}** ${choose(n, ...words.victoryPoint)}`;
  return {
    pair,
    space,
    place,
    way,
    stops,
    years,
    atHome,
    does,
    of,
    side,
    whose,
    commander,
    leader,
    unit,
    single,
    singleDoes,
    begin,
    count,
    units,
    verb,
    mix,
    all,
    either,
    odd,
    counted,
    number,
    signed,
    named,
    modifiers,
    items,
    thrown,
    rolled,
    added,
    die: dieOf,
    spaces: spacesOf,
    list: listOf,
    rule,
    rules,
    yes,
    talents: number,
    money,
    strength,
    points,
    scored,
  };
}
