import type { Language } from '@polemos/kernel';
import type { PolisEvent, View } from '@polemos/polis';
import type { StopWords } from '../../screens.ts';
import type { PolisDesk } from '../desk.ts';
import type { Side } from '../map/board.ts';

/** How much what happened touches one side: what it lost first, then who comes where it stands. */
export function weigh(event: PolisEvent, me: string, { units, poleis }: Pick<View, 'units' | 'poleis'>): number {
  const stands = (region: string): boolean => (units[region]?.[me as Side] ?? 0) > 0;
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
    case 'hoplite-moved':
    case 'galley-moved':
      return event.seat !== me && stands(event.to) ? 30 : 0;
    case 'proxenos-moved':
      return event.seat !== me && poleis[event.to]?.owner === me ? 25 : 0;
    case 'proxenos-freed':
      return event.seat === me ? 0 : 15;
    case 'event':
      return 10;
    case 'turn':
      return -1;
    default:
      return 0;
  }
}

const CAPITALS = ['sparta', 'athenai'];
const WORDS: Readonly<
  Record<Language, { readonly falls: (polis: string) => string; readonly out: (side: string, other: string) => string }>
> = {
  en: { falls: polis => `${polis} has fallen`, out: (side, other) => `${side} is beaten: ${other} wins` },
  it: { falls: polis => `${polis} è caduta`, out: (side, other) => `${side} è sconfitta: vince ${other}` },
  fr: { falls: polis => `${polis} est tombée`, out: (side, other) => `${side} est vaincue : ${other} l’emporte` },
};

/** A fallen capital, a side that has lost at once. */
export function stops(event: PolisEvent, { text, language }: PolisDesk): StopWords | null {
  const words = WORDS[language];
  if (event.kind === 'siege-won' && CAPITALS.includes(event.polis)) {
    const fallen = event.seat === 'sparta' ? 'athens' : 'sparta';
    return { title: words.falls(text.names.polis?.[event.polis] ?? event.polis), sides: [event.seat, fallen], fallen };
  }
  if (event.kind === 'lost-at-once') {
    const [fallen, winner] = [event.seat, event.seat === 'sparta' ? 'athens' : 'sparta'];
    const name = (seat: string): string => text.names.seat?.[seat] ?? seat;
    return { title: words.out(name(fallen), name(winner)), sides: [fallen, winner], fallen };
  }
  return null;
}
