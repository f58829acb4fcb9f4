import type { Step } from '@polemos/kernel';
import { attack, battle, battles, commander, defend, order, retreat } from './battle.ts';
import { payment } from './build.ts';
import { choosing, colonising, discarding, exchanging, settling, switching } from './choices.ts';
import { raising } from './create.ts';
import { feeding, growing, phoros } from './end.ts';
import { atEnd, atStart } from './event.ts';
import { homecoming, sending, stationing } from './expedition.ts';
import { marching, sailing } from './move.ts';
import { game, round } from './round.ts';
import type { State } from './state.ts';
import { collecting } from './tax.ts';
import { turn } from './turn.ts';

/** Every procedure and decision of the game. */
export const STEPS: readonly Step<State>[] = [
  game,
  round,
  atStart,
  choosing,
  discarding,
  exchanging,
  colonising,
  settling,
  switching,
  sending,
  turn,
  raising,
  payment,
  marching,
  sailing,
  collecting,
  battles,
  order,
  battle,
  commander,
  retreat,
  attack,
  defend,
  atEnd,
  homecoming,
  stationing,
  feeding,
  growing,
  phoros,
];
