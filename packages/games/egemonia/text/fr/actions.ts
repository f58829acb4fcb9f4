import type { GameText } from '@polemos/kernel';
import { phrases } from '../phrases.ts';
import { names } from './names.ts';

const { event, inside } = phrases('fr', names);

export const actions = {
  place: ({ event: what, area: where }) => `Poser ${event(what)} ${inside(where)}`,
  box: ({ event: what }) => `Mettre ${event(what)} dans la case`,
  consult: ({ event: what }) => `Rendre ${event(what)}`,
  decline: () => 'Garder l’Oracle',
} satisfies GameText['actions'];
