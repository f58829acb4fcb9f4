import { FACTION, OWNER, PLACE, SEATS } from '../rules/materials/board.ts';
import { LEADER } from '../rules/materials/leaders.ts';
import { noOperation, type Operation, type State } from '../rules/state.ts';

export const BORDERS = ['none', 'river', 'hills', 'mountains'] as const;

/** The operation that is going on, in ids. Its force stands at the place 'march' (TI-R1). */
export interface OperationView {
  /** The faction that acts. */
  readonly owner: string;
  /** The leader who was activated; null: elements that move without a leader (TI-II-n). */
  readonly leader: string | null;
  /** Where the force is now, where it was before its last step, and where it was activated. */
  readonly at: string;
  readonly from: string;
  readonly start: string;
  /** Movement points left (TI-VI-f). */
  readonly pm: number;
  /** It is a fleet, or aboard one. */
  readonly naval: boolean;
  /** It has landed in this operation: it goes no further, and fights at half strength (TI-L-k). */
  readonly landed: boolean;
  /** What its last step crossed (TI-L-k). */
  readonly border: (typeof BORDERS)[number];
  /** A hostile force or a garrison bars the way (TI-VII-c). */
  readonly stopped: boolean;
  readonly moved: boolean;
  /** It has fought, besieged or plundered, or cannot go on: nothing more follows (TI-II-q). */
  readonly over: boolean;
  /** Hostile fleets in this water that let it pass: neither side wanted to fight (TI-R108). */
  readonly passed?: readonly string[];
}

export function writeOperation({ op }: State): OperationView | null {
  if (op.owner < 0) return null;
  return {
    owner: OWNER.ids[op.owner],
    leader: op.leader < 0 ? null : LEADER.ids[op.leader],
    at: PLACE.ids[op.at],
    from: PLACE.ids[op.from],
    start: PLACE.ids[op.start],
    pm: op.pm,
    naval: op.naval === 1,
    landed: op.landed === 1,
    border: BORDERS[op.border],
    stopped: op.stopped === 1,
    moved: op.moved === 1,
    over: op.over === 1,
    ...(op.passed === 0 ? {} : { passed: SEATS.filter((_, faction) => (op.passed & (1 << faction)) !== 0) }),
  };
}
export function readOperation(given: OperationView | null): Operation {
  if (given === null) return noOperation();
  return {
    owner: OWNER.at(given.owner),
    leader: LEADER.find(given.leader),
    at: PLACE.at(given.at),
    from: PLACE.at(given.from),
    start: PLACE.at(given.start),
    pm: given.pm,
    naval: given.naval ? 1 : 0,
    landed: given.landed ? 1 : 0,
    border: BORDERS.indexOf(given.border),
    stopped: given.stopped ? 1 : 0,
    moved: given.moved ? 1 : 0,
    over: given.over ? 1 : 0,
    passed: (given.passed ?? []).reduce((bits, seat) => bits | (1 << FACTION.at(seat)), 0),
  };
}
