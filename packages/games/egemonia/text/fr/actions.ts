import type { GameText } from '@polemos/kernel';
import { phrases } from '../phrases.ts';
import { one } from './events.ts';
import { names } from './names.ts';

const { inside } = phrases('fr', names);

export const actions = {
  place: ({ event: what, area: where }) => `Poser ${one(what)} ${inside(where)}`,
  box: ({ event: what }) => `Mettre ${one(what)} dans la case`,
  consult: ({ event: what }) => `Rendre ${one(what)}`,
  decline: () => 'Garder l’Oracle',
} satisfies GameText['actions'];
