import type { GameText, Language } from '@polemos/kernel';

const words: GameText = {
  title: 'The Peloponnesian War',
  blurb: '',
  names: {},
  events: new Proxy(
    {},
    { get: (_, kind) => (event: Record<string, unknown>) => `${String(kind)} ${event.space ?? ''}` },
  ) as GameText['events'],
  asks: {},
  actions: {},
  refusals: {},
  outcomes: {},
};
export const text: Readonly<Record<Language, GameText>> = { en: words, it: words, fr: words };
