import type { Bot } from '@polemos/bots';
import type { Game, GameCard, GameMeta, GameText, Language } from '@polemos/kernel';
import { PACKAGES } from './list.ts';

/** What a package of a game must have: `.` with the game as its default, `./meta`, `./card`, `./text`. */
export interface RulesModule {
  readonly default: Game;
  readonly bots?: Readonly<Record<string, (seed: number) => Bot>>;
}
export interface TextModule {
  readonly TEXT?: Readonly<Record<Language, GameText>>;
  /** As it was called before. */
  readonly text?: Readonly<Record<Language, GameText>>;
  /** By scenario, where sides have other names. */
  readonly textIn?: Readonly<Record<string, Readonly<Record<Language, GameText>>>>;
}
export interface Entry {
  readonly package: string;
  readonly meta: GameMeta;
  readonly card: Readonly<Record<Language, GameCard>>;
  rules(): Promise<RulesModule>;
  text(): Promise<TextModule>;
}

/**
 * As Node finds them. A bundler must see which modules those are: for the browser `packages/web/build/games.ts` writes this file anew
 * from the same list, with every name spelt out.
 */
export const ENTRIES: readonly Entry[] = await Promise.all(
  PACKAGES.map(async name => {
    const [{ META }, { CARD }] = await Promise.all([
      import(`${name}/meta`) as Promise<{ META: GameMeta }>,
      import(`${name}/card`) as Promise<{ CARD: Entry['card'] }>,
    ]);
    return { package: name, meta: META, card: CARD, rules: () => import(name), text: () => import(`${name}/text`) };
  }),
);
