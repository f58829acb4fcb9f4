import type { GameText } from '@polemos/kernel';
import { phrases } from '../phrases.ts';
import { names } from './names.ts';

const { event, inside } = phrases('it', names);

export const actions = {
  place: ({ event: what, area: where }) => `Piazza ${event(what)} ${inside(where)}`,
  box: ({ event: what }) => `Metti ${event(what)} nella casella`,
  consult: ({ event: what }) => `Restituisci ${event(what)}`,
  decline: () => 'Conserva l’Oracolo',
} satisfies GameText['actions'];
