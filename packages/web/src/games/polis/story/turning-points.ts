import type { Language } from '@polemos/kernel';
import type { PolisEvent } from '@polemos/polis';
import type { StopWords } from '../../screens.ts';
import type { PolisDesk } from '../desk.ts';

/** How much what happened touches one side: what it lost first. */
export function weigh(event: PolisEvent, me: string): number {
  switch (event.kind) {
    case 'civil-war':
      return event.seat === me ? 0 : event.neutral ? 25 : 80;
    case 'turned-neutral':
      return event.seat === me ? 70 : 0;
    case 'battle-over':
      return 60;
    case 'switched':
      return event.seat === me ? 0 : 60;
    case 'proxenos-captured':
    case 'hoplites-lost':
    case 'population-lost':
      return event.seat === me ? 50 : 0;
    case 'siege-won':
      return event.seat === me ? 0 : 45;
    case 'siege-failed':
      return event.seat === me ? 0 : 20;
    case 'event':
      return 10;
    default:
      return 0;
  }
}

const CAPITALS = ['sparta', 'athenai'];
const WORDS: Readonly<Record<Language, { readonly falls: (polis: string) => string; readonly out: (side: string) => string }>> = {
  en: { falls: polis => `${polis} has fallen`, out: side => `${side} is beaten` },
  it: { falls: polis => `${polis} è caduta`, out: side => `Sconfitta: ${side}` },
  fr: { falls: polis => `${polis} est tombée`, out: side => `Défaite : ${side}` },
};

/** A fallen capital, a side that has lost at once. */
export function stops(event: PolisEvent, { text, language }: PolisDesk): StopWords | null {
  const words = WORDS[language];
  if (event.kind === 'siege-won' && CAPITALS.includes(event.polis)) {
    const fallen = event.seat === 'sparta' ? 'athens' : 'sparta';
    return { title: words.falls(text.names.polis?.[event.polis] ?? event.polis), sides: [event.seat, fallen], fallen };
  }
  if (event.kind === 'lost-at-once')
    return { title: words.out(text.names.seat?.[event.seat] ?? event.seat), sides: [event.seat], fallen: event.seat };
  return null;
}
