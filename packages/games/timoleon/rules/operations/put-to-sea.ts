import { ask, type Play, procedure } from '@polemos/kernel';
import { tellDrowned } from '../fights/losses.ts';
import { meetFleets } from '../fights/sea/meeting.ts';
import { FACTIONS, MARCH, PLACE, PORT, PORT_SEA, PORT_ZONES, SEA, SEATS } from '../materials/board.ts';
import { isOpenPort } from '../materials/control.ts';
import { isPresent, moveLeaders, shiftAll, sinkExcess } from '../materials/forces.ts';
import { scatterLoneLeaders } from '../materials/persons.ts';
import type { State } from '../state.ts';
import { noOperation } from './underway.ts';

type P = Play<State>;

/** A fleet comes into a water without an operation of its faction; it is the mover for whoever is there. */
export function comeAsMover(s: State, owner: number, from: number, to: number): void {
  s.op = { ...noOperation(), owner, at: to, from, start: from, naval: 1 };
}
/** It lies where it came in, or where it was driven (TI-R97); it has done nothing yet this turn. */
export function anchor(play: P): void {
  const { state } = play;
  const owner = state.op.owner;
  shiftAll(state, MARCH, state.op.at, owner);
  moveLeaders(state, MARCH, state.op.at, owner);
  state.op.owner = -1;
  scatterLoneLeaders(play); // TI-VII-l: whose ships are gone
}

interface DrivenOut {
  readonly owner: number;
  readonly zone: number;
}
function leavePort(play: P, { owner, zone }: DrivenOut): void {
  const { state } = play;
  const to = SEA + PORT_SEA[zone];
  comeAsMover(state, owner, PORT + zone, to);
  tellDrowned(play, owner, PORT + zone, sinkExcess(state, PORT + zone, owner), 'TI-R95');
  shiftAll(state, PORT + zone, MARCH, owner);
  moveLeaders(state, PORT + zone, MARCH, owner);
  play.tell?.({ kind: 'puts-to-sea', rule: 'TI-R71', seat: SEATS[owner], port: PLACE.ids[PORT + zone], place: PLACE.ids[to] });
}
/** TI-R71: a fleet whose port has fallen puts to sea, and fights there if a hostile fleet wants it. */
export const puttingToSea = procedure<State, DrivenOut>('putting to sea', leavePort, ask(meetFleets), anchor);
export function driveOut(play: P): void {
  const { state } = play;
  for (let i = 0; i < PORT_ZONES.length; i++) {
    const zone = PORT_ZONES[i];
    for (let owner = 0; owner < FACTIONS; owner++)
      if (isPresent(state, PORT + zone, owner) && !isOpenPort(state, zone, owner)) play.call(puttingToSea, { owner, zone });
  }
}
