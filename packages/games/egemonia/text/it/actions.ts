import type { GameText } from '@polemos/kernel';
import { phrases } from '../phrases.ts';
import { one } from './events.ts';
import { names } from './names.ts';

const { inside } = phrases('it', names);

export const actions = {
  place: ({ event: what, area: where }) => `Piazza ${one(what)} ${inside(where)}`,
  box: ({ event: what }) => `Metti ${one(what)} nella casella`,
  consult: ({ event: what }) => `Restituisci ${one(what)}`,
  decline: () => 'Conserva l’Oracolo',
} satisfies GameText['actions'];
