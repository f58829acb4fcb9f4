import type { GameText } from '@polemos/kernel';
import { phrases } from '../phrases.ts';
import { one } from './events.ts';
import { names } from './names.ts';

const { inside } = phrases('en', names);

export const actions = {
  place: ({ event: what, area: where }) => `Place ${one(what)} ${inside(where)}`,
  box: ({ event: what }) => `Put ${one(what)} into the box`,
  consult: ({ event: what }) => `Give back ${one(what)}`,
  decline: () => 'Keep the Oracle',
} satisfies GameText['actions'];
