import type { P, State } from '../state.ts';
import {
  BY_LAND,
  BY_PROCONNESUS,
  BY_SPARTA,
  CORINTH,
  DISTANCE,
  HOME,
  PROCONNESUS,
  SPACE,
  SYRACUSE,
  THEBES,
} from '../terms/board.ts';
import { forceOf } from '../terms/forces.ts';
import { ATHENS, enemyOf, SIDES, SPARTA } from '../terms/units.ts';
import { inZoi } from '../terms/zoi.ts';
import { DEFENDED } from './matrices.ts';
import type { Condition } from './told.ts';

/** What a defensive condition asks for: a space, or −1: roll on the Attack Athens list (PW-MS-d). */
export interface Threat {
  readonly rule: string;
  readonly space: number;
  /** What is noted as answered. */
  readonly note: number;
  /** From which the lot has drawn it. */
  readonly of?: readonly number[];
}

/** PW-4.1.2-a, PW-5.2-b: the first condition that applies, top of the list first; each is told. */
export function firstThreat(play: P, side: number): Threat | null {
  const threat = side === ATHENS ? athenianThreat(play) : spartanThreat(play);
  play.tell?.({
    kind: 'defence',
    rule: threat?.rule ?? 'PW-4.1.2-b',
    side: SIDES[side],
    conditions: conditions(play.state, side),
    space: threat === null || threat.space < 0 ? null : SPACE.ids[threat.space],
    holds: threat !== null,
    ...drawnFrom(threat?.of ?? []),
  });
  return threat;
}

/** For people: among whom there was a lot at all. */
const drawnFrom = (of: readonly number[]): { readonly of?: readonly string[] } =>
  of.length > 1 ? { of: of.map(space => SPACE.ids[space]) } : {};
/** PW-MA-b, PW-R21: a space has received its Force, whatever brought it there. */
export function noteReceived(s: State, side: number, space: number): void {
  if (side === ATHENS && isDefended(space) && !s.answered.includes(space)) s.answered.push(space);
}
const isDefended = (space: number): boolean => DEFENDED.includes(space) || BY_PROCONNESUS.includes(space);
/** PW-MA-a, b: in order, one Expedition per space and turn that comes there. */
function athenianThreat(play: P): Threat | null {
  const space = DEFENDED.find(one => isUnanswered(play.state, one));
  return space === undefined ? byTheStraits(play) : { rule: 'PW-MA-a', space, note: space };
}
/** PW-R139: of several by Proconnesus the nearest to it, of equally near ones by lot. */
function byTheStraits({ state, fate }: P): Threat | null {
  const found = BY_PROCONNESUS.filter(space => isUnanswered(state, space));
  if (found.length === 0) return null;
  const nearest = found.filter(space => DISTANCE[PROCONNESUS][space] === DISTANCE[PROCONNESUS][found[0]]);
  const space = nearest[fate.lot(nearest.length, 'nearest to Proconnesus', 'PW-R139', i => SPACE.ids[nearest[i]])];
  return { rule: 'PW-MA-a', space, note: space, of: nearest };
}
const isUnanswered = (s: State, space: number): boolean => forceOf(s, space, SPARTA) > 0 && !s.answered.includes(space);

function spartanThreat(play: P): Threat | null {
  const { state } = play;
  const intruder = nearestIntruder(play);
  if (intruder !== null) return intruder;
  const fallen = [CORINTH, THEBES].filter(space => forceOf(state, space, ATHENS) > 0 && !state.answered.includes(space));
  if (fallen.length > 0) {
    const space = fallen[play.fate.lot(fallen.length, 'Corinth or Thebes first', 'PW-MS-c', i => SPACE.ids[fallen[i]])];
    return { rule: 'PW-MS-c', space, note: space, of: fallen };
  }
  if (inZoi(state, SYRACUSE, ATHENS) && !state.answered.includes(SYRACUSE)) return { rule: 'PW-MS-d', space: -1, note: SYRACUSE };
  return null;
}
/** PW-MS-a, b, PW-R21: one Expedition a turn is due anyway; then another against each Force in no Spartan ZOI, until it is in one. */
function nearestIntruder(play: P): Threat | null {
  const { state, fate } = play;
  const answeredOne = state.answered.some(space => BY_SPARTA.includes(space));
  const found = BY_SPARTA.filter(space => forceOf(state, space, ATHENS) > 0 && !(answeredOne && inZoi(state, space, SPARTA)));
  if (found.length === 0) return null;
  const home = BY_LAND[HOME[SPARTA]];
  const nearest = found.filter(space => home[space] === home[found[0]]);
  const space = nearest[fate.lot(nearest.length, 'nearest intruder', 'PW-MS-b', i => SPACE.ids[nearest[i]])];
  return { rule: 'PW-MS-a', space, note: space, of: nearest };
}

/** For people: every condition, whether it holds, and where. */
function conditions(s: State, side: number): readonly Condition[] {
  const where = (spaces: readonly number[]) =>
    spaces
      .filter(space => forceOf(s, space, enemyOf(side)) > 0)
      .map(space => ({ space: SPACE.ids[space], answered: s.answered.includes(space) }));
  if (side === ATHENS) return [{ rule: 'PW-MA-a', at: where([...DEFENDED, ...BY_PROCONNESUS]) }];
  return [
    { rule: 'PW-MS-a', at: where(BY_SPARTA) },
    { rule: 'PW-MS-c', at: where([CORINTH, THEBES]) },
    { rule: 'PW-MS-d', at: inZoi(s, SYRACUSE, ATHENS) ? [{ space: 'syracuse', answered: s.answered.includes(SYRACUSE) }] : [] },
  ];
}
