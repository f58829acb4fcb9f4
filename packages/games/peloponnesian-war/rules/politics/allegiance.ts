import { isNational, recall } from '../combat/recall.ts';
import { startRebellion } from '../rebellion/rising.ts';
import { type P, REBELLION } from '../state.ts';
import { SITALCES, SPACE } from '../terms/board.ts';
import { assess, isRebel, unmark } from '../terms/control.ts';
import { create, remove, spOf, unitsOf } from '../terms/forces.ts';
import { ALL_KINDS, ATHENS, isAllied, SIDES, SPARTA, turned } from '../terms/units.ts';

/** Allied SP in a space go over to the other side; national SP of either go home (PW-E-4-b, PW-E-9). */
export function changeAllegiance(play: P, space: number, to: number, rule: string): void {
  const { state } = play;
  for (const side of [ATHENS, SPARTA]) recall(play, space, { side, rule }, isNational);
  for (const kind of ALL_KINDS[1 - to]) {
    const count = spOf(state, space, kind);
    if (count === 0 || !isAllied(kind)) continue;
    remove(state, space, kind, count);
    pending.push(turned(kind), count);
  }
  for (let i = 0; i < pending.length; i += 2) create(state, space, pending[i], pending[i + 1]);
  pending.length = 0;
}
const pending: number[] = [];
export function tellAllegiance(play: P, space: number, side: number, rule: string): void {
  const units = unitsOf(play.state, space, side);
  play.tell?.({ kind: 'allegiance', rule, space: SPACE.ids[space], side: SIDES[side], units });
}
/** PW-E-4, PW-R62: each from its own state. */
export function sitalces(play: P, rule: string): void {
  const { state } = play;
  for (const space of SITALCES) {
    const rebel = isRebel(state, space);
    changeAllegiance(play, space, rebel ? ATHENS : SPARTA, rule);
    if (rebel)
      unmark(state, space, REBELLION); // PW-E-4-c
    else startRebellion(play, space, rule);
    assess(state, space);
    tellAllegiance(play, space, rebel ? ATHENS : SPARTA, rule);
  }
}
