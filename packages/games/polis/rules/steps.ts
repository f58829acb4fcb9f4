import type { Step } from '@polemos/kernel';
import { attack, battle, battles, commander, defend, order, retreat } from './battle/battle.ts';
import { payment } from './development/build.ts';
import { raising } from './development/create.ts';
import { feeding, growing, phoros } from './end/end.ts';
import { exchanging, removing, switching } from './events/choices.ts';
import { atEnd, atStart } from './events/event.ts';
import { homecoming, sending, stationing } from './events/expedition.ts';
import { marching, sailing } from './military/move.ts';
import { collecting } from './military/tax.ts';
import { game, round } from './round/round.ts';
import { turn } from './round/turn.ts';
import type { State } from './state.ts';

/** Every procedure and decision of the game. */
export const STEPS: readonly Step<State>[] = [
  game,
  round,
  atStart,
  removing,
  exchanging,
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
