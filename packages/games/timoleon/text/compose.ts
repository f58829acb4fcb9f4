import { die, type GameText } from '@polemos/kernel';
import board from '../data/board.json' with { type: 'json' };
import components from '../data/components.json' with { type: 'json' };
import { PLACE } from '../rules/materials/board.ts';

/**
 * What a language says. Sentences are templates: `{field}` is a field of the event, named in the language; `<field|…>` stands
 * only if the field is there and not empty, false or 0, `<!field|…>` only if not.
 */
export interface Words {
  readonly title: string;
  readonly blurb: string;
  readonly seats: Readonly<Record<string, string>>;
  /** One of the four is many: verbs that follow a name, and how they follow theirs. */
  readonly plural: Readonly<Record<string, string>>;
  /** What is counted, and how it is called when there is one; of two that begin alike, the longer first. */
  readonly one: Readonly<Record<string, string>>;
  readonly owners: Readonly<Record<string, string>>;
  readonly cityOf: string;
  readonly portOf: string;
  readonly march: string;
  readonly language: 'name' | 'nameIt';
  /** Places and leaders that a language calls otherwise than the data in its nearest one. */
  readonly zones: Readonly<Record<string, string>>;
  readonly leaders: Readonly<Record<string, string>>;
  readonly areas: Readonly<Record<string, string>>;
  readonly units: Readonly<Record<string, string>>;
  readonly discontented: string;
  readonly options: Readonly<Record<string, string>>;
  readonly expeditions: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
  readonly months: readonly string[];
  readonly choices: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<string, string>>;
  readonly asks: Readonly<Record<string, readonly [string, string, string]>>;
  readonly actions: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<string, string>>;
  readonly outcomes: Readonly<Record<string, string>>;
}
/** The same keys, other words. */
export type Like<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends readonly [string, string, string]
      ? readonly [string, string, string]
      : K extends 'plural' | 'one' | 'zones' | 'leaders' // each language has verbs, endings and names of its own
        ? Readonly<Record<string, string>>
        : Like<T[K]>;
};
type Fields = Readonly<Record<string, unknown>>;

/** A face of six as pips; a D10 has none, and is written. */
const faceOf = (side: string, face: number): string => (face > 6 ? `**${face}**` : die(side, face));
/** A modifier of 0 is not told. */
const weighing = (modifiers: unknown): readonly { readonly rule: string; readonly by: number }[] =>
  ((modifiers ?? []) as { rule: string; by: number }[]).filter(({ by }) => by !== 0);
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === false ||
  value === 0 ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);
/** One name that is a plural, with the verb that follows it. */
const agreement = ({ seats, plural }: Words): RegExp =>
  new RegExp(`(${seats.timoleone}(?:\\*\\*)?) (${Object.keys(plural).join('|')})( its)?(?!\\p{L})`, 'gu');
/** One of something that a sentence has in the plural. */
const single = ({ one }: Words): RegExp => new RegExp(`(?<![\\d.,−–])1 (${Object.keys(one).join('|')})(?!\\p{L})`, 'gu');
const capital = (sentence: string): string => sentence.replace(/(?:^\W*|\. )\p{Ll}/gu, start => start.toUpperCase());
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

export function compose(words: Words): GameText {
  const names = namesOf(words);
  const generic = [names.owner, names.place, names.unit, names.area, names.option, names.expedition, names.leader, names.word];
  const nameOf = (key: string, value: unknown): string => {
    if (typeof value === 'number') return String(value).replace('-', '−');
    const id = String(value);
    if (/leader|Commander|head/.test(key)) return names.leader[id] ?? id;
    if (key === 'target') return names.leader[id] ?? names.place[id] ?? names.owner[id] ?? id;
    return generic.find(table => id in table)?.[id] ?? id;
  };
  const show = (key: string, value: unknown, fields: Fields): string => {
    if (key === 'month') return words.months[Number(value) - 1];
    if (key === 'die') return faceOf(String(fields.seat ?? fields.owner ?? 'neutral'), Number(value));
    if (key === 'dice')
      return (value as unknown[])
        .map(one => (Array.isArray(one) ? `**${one.join('/') || '–'}**` : die('neutral', Number(one))))
        .join(' ');
    if (key === 'modifiers')
      return weighing(value)
        .map(({ rule, by }) => `${signed(by)} {{${rule}}}`)
        .join(', ');
    if (key === 'by' && typeof value === 'number') return signed(value);
    if (Array.isArray(value))
      return value
        .map(one =>
          typeof one === 'object'
            ? Object.values(one as object)
                .map(part => nameOf('', part))
                .join(' ')
            : nameOf(key, one),
        )
        .join(', ');
    if (typeof value === 'object' && value !== null)
      return Object.entries(value)
        .filter(([, part]) => !isEmpty(part))
        .map(([name, part]) => `${names.word[name] ?? nameOf('', name)} ${part === true ? '' : nameOf(name, part)}`.trim())
        .join(', ');
    return nameOf(key, value);
  };
  const fill = (template: string, given: Fields): string => {
    const fields: Fields = typeof given.secret === 'object' ? { ...given, ...(given.secret as object), to: given.to } : given;
    const kept = (text: string): string =>
      text.replace(/<(!?)(\w+)\|([^<>]*)>/g, (_, not: string, key: string, part: string) =>
        isEmpty(key === 'modifiers' ? weighing(fields[key]) : fields[key]) === (not === '!') ? part : '',
      );
    return kept(kept(template)) // one may stand inside another
      .replace(/\{(\w+)\}/g, (_, key: string) =>
        fields[key] === undefined || fields[key] === null ? '–' : show(key, fields[key], fields),
      )
      .replace(lone, (_, counted: string) => `1 ${words.one[counted]}`)
      .replace(many, (_, name: string, verb: string, its = '') => `${name} ${words.plural[verb]}${its && ' their'}`);
  };
  const many = agreement(words);
  const lone = single(words);
  const filled = (table: Readonly<Record<string, string>>) =>
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
      choose: ({ choice }) => words.choices[String(choice)],
    },
    refusals: words.refusals,
    outcomes: filled(words.outcomes),
  };
}

function namesOf(words: Words): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const zones: Record<string, string> = {};
  for (const row of [...board.territories, ...board.seas, ...board.metro])
    zones[row.id] = words.zones[row.id] ?? row[words.language];
  const place: Record<string, string> = { march: words.march };
  for (const id of PLACE.ids) {
    const [zone, part] = id.split('.');
    if (part === 'city') place[id] = words.cityOf.replace('{zone}', zones[zone]);
    else if (part === 'port') place[id] = words.portOf.replace('{zone}', zones[zone]);
    else if (zones[id] !== undefined) place[id] = zones[id];
  }
  const unit: Record<string, string> = { ...words.units };
  for (const [id, name] of Object.entries(words.units)) unit[`${id}-discontented`] = `${name} (${words.discontented})`;
  return {
    seat: words.seats,
    owner: { ...words.owners, ...words.seats },
    place,
    zone: zones,
    area: words.areas,
    leader: Object.fromEntries(components.leaders.map(row => [row.id, words.leaders[row.id] ?? row[words.language]])),
    unit,
    option: words.options,
    expedition: words.expeditions,
    choice: words.choices,
    word: words.words,
    scenario: { campaign: words.title },
  };
}
