import type { GameEvent, GameText, Language } from '@polemos/kernel';
import { text as catalogue } from '@polemos/polis/text';
import { CARD, halfOf } from '../map/board.ts';

/** On a screen a combat card has a face, not a number. */
const withFaces = (of: GameText): GameText => {
  const face = (card: string, region: unknown): string => {
    if (!(card in CARD)) return card;
    const halves = typeof region === 'string' ? [halfOf(card, region)] : [CARD[card].land, CARD[card].naval];
    return halves
      .map(({ formation, value }) => `${of.names.formation[formation]} ${value < 0 ? `−${-value}` : value}`)
      .join(' / ');
  };
  const say = (kind: string) => (event: GameEvent) =>
    of.events[kind]?.(event)?.replace(/\bc\d\d\b/g, card => face(card, event.region)) ?? null;
  return { ...of, events: { ...of.events, attack: say('attack'), drawn: say('drawn') } };
};

export const text: Readonly<Record<Language, GameText>> = {
  en: withFaces(catalogue.en),
  it: withFaces(catalogue.it),
  fr: withFaces(catalogue.fr),
};
