import { actions } from '@polemos/kernel';
import { AREA } from './components/board.ts';
import { EVENT } from './components/events.ts';

export const ACTIONS = actions({
  place: { event: EVENT, area: AREA },
  box: { event: EVENT },
  consult: { event: EVENT },
  decline: {},
});
export const { T } = ACTIONS;
