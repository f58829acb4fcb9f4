import type { Seat } from '@polemos/kernel';
import { AREAS, CAPITAL, other, SPARTA } from '../rules/components/board.ts';
import { AID, EVENTS, FAVOURS } from '../rules/components/events.ts';
import { HAND, OUT, type State, TURNS } from '../rules/state.ts';
import { levelsOf, VALUE_TO_WIN, valueHeld } from '../rules/victory/nike.ts';

/** So far from victory somebody is a threat. EG-7-a */
const NEAR = 5;

/** What the chance to win is made of at the beginning of a turn, one's own less the other's: it is as much for the one as against the other. */
export function features(s: State, side: Seat): readonly number[] {
  const foe = other(side);
  const left = (TURNS - s.turn + 1) / TURNS;
  const sure = 1 / Math.sqrt(Math.max(0.04, left));
  const [own, his] = [valueHeld(s, side), valueHeld(s, foe)];
  const lead = (own - his) / 5;
  const home = (s.level[CAPITAL[side] * 2 + side] - s.level[CAPITAL[foe] * 2 + foe]) / 2;
  const atHome = holds(s, side) - holds(s, foe);
  const second = (levelsOf(s, side) - own - levelsOf(s, foe) + his) / 5;
  const nearness = threat(s, side, own) - threat(s, foe, his);
  const mark = side === SPARTA ? 1 : -1;
  let friends = 0;
  for (let event = 0; event < EVENTS; event++)
    if (FAVOURS[event] >= 0 && isToCome(s.where[event])) friends += FAVOURS[event] === side ? 1 : -1;
  return [
    mark,
    mark * sure,
    lead,
    lead * sure,
    nearness,
    nearness * Math.abs(nearness),
    home,
    atHome,
    second,
    second * sure,
    s.favour === side ? 1 : -1,
    aid(s, side) - aid(s, foe),
    (s.oracle === side ? 1 : 0) - (s.oracle === foe ? 1 : 0),
    friends / 3,
  ];
}
const holds = (s: State, side: Seat): number => (s.level[CAPITAL[side] * 2 + side] > 0 ? 1 : 0);
const threat = (s: State, side: Seat, value: number): number =>
  (Math.max(0, value - VALUE_TO_WIN + NEAR) / NEAR) * (holds(s, side) > 0 ? 1 : 0.7);
/** EG-4.7-e: what lies on the map leaves the game. */
const isToCome = (where: number): boolean => where >= AREAS && where !== OUT;
/** EG-4.5-c: what the other has laid comes to one's own hand. */
const aid = (s: State, side: Seat): number =>
  s.where[AID] === HAND + side || (s.where[AID] < AREAS && s.placer[AID] === other(side)) ? 1 : 0;
