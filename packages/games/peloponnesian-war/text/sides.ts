import { type GameText, joined, type Language, type Marked } from '@polemos/kernel';
import { sides as en } from './en/sides.ts';
import { sides as fr } from './fr/sides.ts';
import { sides as it } from './it/sides.ts';

/** In sentences a side is a mark; its name is set in when it is known who plays: in The Fall of Sparta Athens is the Coalition. */
export const sideMark = (id: string): Marked => `<${id}>`;
const SIDE = /<(\w+)>/g;
/** At the beginning of a sentence, after a die or in bold too, an article has a capital. */
const OPENING = /(^|[.?!] )((?:\*\*|\[\[.+?\]\] )*)(the |la |les? |il |l’)/g;
/** A land is entered, not reached: « in Etolia », « en Macédoine ». */
const LANDS =
  /(?<!\p{L})(a|à) (\*\*)?(?:la |l’)(?=Etolia|Eniania|Anfilochia|Dolopia|Magnesia|Elide|Macedonia|Étolie|Énianie|Amphilochie|Dolopie|Magnésie|Macédoine)/gu;

/** How a language calls the sides in a sentence and on a label. */
interface Speaker {
  readonly names: Readonly<Record<string, string>>;
  readonly seats: Readonly<Record<'athens' | 'sparta', string>>;
}
export interface Speakers {
  readonly usual: Speaker;
  readonly hegemony: Speaker;
}
export const SPEAKERS: Readonly<Record<Language, Speakers>> = { en, it, fr };

type Sayings = Readonly<Record<string, (about: never) => unknown>>;

/** A sentence with the names of the sides. */
const sayer =
  ({ names }: Speaker) =>
  (said: Marked): Marked =>
    said
      .replace(SIDE, (_, id) => names[id] ?? '')
      .replace(OPENING, (_, before, marks, article) => `${before}${marks}${article.charAt(0).toUpperCase()}${article.slice(1)}`)
      .replace(LANDS, (_, at, bold = '') => `${at === 'a' ? 'in' : 'en'} ${bold}`);

/** What a screen needs for sentences of its own: the label of the Coalition, its mark, and the sentence with its name. */
export const inFallOfSparta = (language: Language) => ({
  label: SPEAKERS[language].hegemony.seats.athens,
  mark: sideMark('athens'),
  say: (said: Marked): Marked => joined(sayer(SPEAKERS[language].hegemony)(said), language),
});

/** The catalogue with the names of the sides. */
export function spoken<T extends GameText>(catalogue: T, speaker: Speaker): T {
  const { seats } = speaker;
  return {
    ...reworded(catalogue, sayer(speaker)),
    names: { ...catalogue.names, side: seats, seat: { ...catalogue.names.seat, ...seats } },
  };
}
/** Every sentence of a catalogue said otherwise; captions stay. */
export function reworded<T extends GameText>(catalogue: T, say: (said: Marked) => Marked): T {
  const each = <S extends Sayings>(sayings: S, of: (said: never) => unknown): S =>
    Object.fromEntries(
      Object.entries(sayings).map(([id, saying]) => [id, (about: never) => of(saying(about) as never)]),
    ) as unknown as S;
  const sentence = (said: Marked | null): Marked | null => (said === null ? null : say(said));
  return {
    ...catalogue,
    events: each(catalogue.events, sentence),
    asks: each(catalogue.asks, ({ caption, title, body }: ReturnType<GameText['asks'][string]>) => ({
      caption,
      title: say(title),
      body: say(body),
    })),
    actions: each(catalogue.actions, sentence),
    refusals: Object.fromEntries(Object.entries(catalogue.refusals).map(([rule, said]) => [rule, say(said)])),
    outcomes: each(catalogue.outcomes, sentence),
    ...(catalogue.together === undefined ? {} : { together: each(catalogue.together, sentence) }),
    ...(catalogue.results === undefined ? {} : { results: each(catalogue.results, sentence) }),
  };
}
