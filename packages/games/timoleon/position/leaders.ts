import { NEUTRAL, OWNER, PLACE } from '../rules/materials/board.ts';
import { FIRST_LORD, LEADER } from '../rules/materials/leaders.ts';
import { DEAD, GONE, NOT_YET, type State } from '../rules/state.ts';
import { SEAT } from './operation.ts';
import { closed, flagShape, idShape, wordShape } from './record.ts';

export interface LeaderView {
  /** A place, or 'not-yet', 'dead', 'gone'. */
  readonly place: string;
  readonly owner: string;
  /** The minor tyrant he serves. */
  readonly lord?: string;
  /** Who holds him captive. */
  readonly captor?: string;
  /** Activated this turn. */
  readonly done?: boolean;
  /** TI-IX-j: the faction that eliminated him. */
  readonly killer?: string;
}

const STATUS: Readonly<Record<number, string>> = { [NOT_YET]: 'not-yet', [DEAD]: 'dead', [GONE]: 'gone' };
export const LEADER_SHAPE = closed(
  {
    place: { anyOf: [idShape(PLACE), wordShape(Object.values(STATUS))], description: 'where he is' },
    owner: idShape(OWNER),
    lord: idShape(LEADER, 'the minor tyrant he serves'),
    captor: idShape(SEAT),
    done: flagShape,
    killer: idShape(SEAT),
  },
  [],
);
function writeLeader(s: State, leader: number): LeaderView {
  const where = s.where[leader];
  return {
    place: where >= 0 ? PLACE.ids[where] : STATUS[where],
    owner: OWNER.ids[s.owner[leader]],
    ...(s.lord[leader] >= 0 ? { lord: LEADER.ids[s.lord[leader]] } : {}),
    ...(s.captor[leader] >= 0 ? { captor: OWNER.ids[s.captor[leader]] } : {}),
    ...(s.done[leader] === 1 ? { done: true } : {}),
    ...(s.killer[leader] >= 0 ? { killer: OWNER.ids[s.killer[leader]] } : {}),
  };
}
export const writeLeaders = (s: State, isSeen: (owner: number) => boolean): Readonly<Record<string, LeaderView>> =>
  Object.fromEntries(LEADER.ids.flatMap((name, leader) => (isSeen(s.owner[leader]) ? [[name, writeLeader(s, leader)]] : [])));
const WHERE: Readonly<Record<string, number>> = { 'not-yet': NOT_YET, dead: DEAD, gone: GONE };
export function readLeaders(s: State, leaders: Readonly<Record<string, Partial<LeaderView>>>): void {
  for (const [name, given] of Object.entries(leaders)) {
    const leader = LEADER.at(name);
    if (given.place !== undefined) s.where[leader] = WHERE[given.place] ?? PLACE.at(given.place);
    if (given.owner !== undefined) s.owner[leader] = OWNER.at(given.owner);
    const serves = given.owner === undefined || s.owner[leader] === NEUTRAL; // nobody’s general is still his tyrant’s
    s.lord[leader] = given.lord !== undefined ? LEADER.at(given.lord) : serves ? FIRST_LORD[leader] : -1;
    s.captor[leader] = given.captor === undefined ? -1 : OWNER.at(given.captor);
    s.done[leader] = given.done === true ? 1 : 0;
    s.killer[leader] = given.killer === undefined ? -1 : OWNER.at(given.killer);
  }
}
