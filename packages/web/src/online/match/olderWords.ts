import { type GameText, LANGUAGES, type Language } from '@polemos/kernel';
import type { Screens } from '../../games/screens.ts';
import { base } from '../parts/server.ts';

type Catalogue = Readonly<Record<Language, GameText>>;
interface Words {
  readonly TEXT: Catalogue;
  readonly textIn: Readonly<Record<string, Catalogue>>;
}

/** Where the rules speak they speak as they did then; what only the screens say is of today. */
const spoken = (now: GameText, then: GameText): GameText => ({
  ...now,
  names: Object.fromEntries(
    [...new Set([...Object.keys(now.names), ...Object.keys(then.names)])].map(kind => [
      kind,
      { ...now.names[kind], ...then.names[kind] },
    ]),
  ),
  events: { ...now.events, ...then.events },
  asks: { ...now.asks, ...then.asks },
  actions: { ...now.actions, ...then.actions },
  refusals: { ...now.refusals, ...then.refusals },
  outcomes: { ...now.outcomes, ...then.outcomes },
});
const allSpoken = (now: Catalogue, then: Catalogue): Catalogue =>
  Object.fromEntries(LANGUAGES.map(language => [language, spoken(now[language], then[language] ?? now[language])])) as Record<
    Language,
    GameText
  >;

/** The screens of today for a match of earlier rules, which say what those said. Where that cannot be had, as they are. */
export async function withWords(screens: Screens, address: string | null): Promise<Screens> {
  if (address === null) return screens;
  try {
    const { TEXT, textIn } = (await import(/* @vite-ignore */ new URL(address, base).href)) as Words;
    const scenarios = Object.keys({ ...screens.textIn, ...textIn });
    return {
      ...screens,
      text: allSpoken(screens.text, TEXT),
      textIn: Object.fromEntries(scenarios.map(id => [id, allSpoken(screens.textIn?.[id] ?? screens.text, textIn[id] ?? TEXT)])),
    };
  } catch {
    return screens;
  }
}
