import type { GameText } from '@polemos/kernel';
import { phrases } from '../phrases.ts';
import { names } from './names.ts';

const { event, inside } = phrases('en', names);

export const actions = {
  place: ({ event: what, area: where }) => `Place ${event(what)} ${inside(where)}`,
  box: ({ event: what }) => `Put ${event(what)} into the box`,
  consult: ({ event: what }) => `Give back ${event(what)}`,
  decline: () => 'Keep the Oracle',
} satisfies GameText['actions'];
