import { die, type GameText, type Language, possessive } from '@polemos/kernel';
import { talentsOf } from '../forecast/terms.ts';
import type { Modifier } from '../rules/tables.ts';
import type { Clauses } from '../rules/talks/told.ts';
import { allOf, type Case, isMan, isMany, nounOf, placed } from './grammar.ts';
import { namesOf } from './naming.ts';
import type { Table, Words } from './words.ts';

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
/** TI-IX-h: the best have the same points, so that something else decides. */
const isTied = (points: readonly number[]): boolean => points.filter(one => one === Math.max(...points)).length > 1;
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
    if (/Option$|stratagem/.test(key) && id in names.option) return names.option[id]; // engines are a stratagem too
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
    // TI-IX-b: the score of everybody, also who has none.
    if (key === 'points' && isFields(value))
      return Object.entries(value)
        .map(([faction, of]) => `${nameOf('', faction)} ${nameOf('', of)}`)
        .join(', ');
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
      rule,
      owner,
      points,
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
      ...(isFields(points) ? { tied: isTied(Object.values(points).map(Number)) } : {}),
      ...(Array.isArray(from) ? { cities: from.length } : {}),
      ...(typeof month === 'number' ? { monthly: month } : {}),
      ...(kind === 'order-dice' && seat !== undefined ? { firstly: ordinal(seat, 1) } : {}),
      ...(kind === 'picks' || type === 'pick' ? { nth: ordinal(seat, Number(place)) } : {}),
      ...(leader !== undefined && leader === seat ? { himself: true } : {}),
      ...(kind === 'pursuit' ? { chased: chaseOf(Number(result)) } : {}),
      ...(kind === 'obedience' ? { total: weighing(modifiers).reduce((sum, { by }) => sum + by, Number(die)) } : {}),
      // Matches of older rules do not tell what became of him.
      ...(kind === 'beaten-leader' ? { [typeof fate === 'string' ? fate : 'untold']: true } : {}),
      ...(kind === 'leader-goes' && rule === 'TI-R33' ? { freed: true } : {}),
      ...(kind === 'natives-leave' ? { folk: words.names.folk[`${people}`] } : {}),
      ...(kind === 'plundered' && (owner === 'sicans' || owner === 'sicels') ? { natives: true } : {}),
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
