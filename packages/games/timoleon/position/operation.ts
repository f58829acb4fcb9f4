import { OWNER, PLACE } from '../rules/materials/board.ts';
import { LEADER } from '../rules/materials/leaders.ts';
import {
  OP_AT,
  OP_BORDER,
  OP_FIELDS,
  OP_FROM,
  OP_LANDED,
  OP_LEADER,
  OP_MOVED,
  OP_NAVAL,
  OP_OVER,
  OP_OWNER,
  OP_PM,
  OP_START,
  OP_STOPPED,
  type State,
} from '../rules/state.ts';

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
}

export function writeOperation({ op }: State): OperationView | null {
  if (op[OP_OWNER] < 0) return null;
  return {
    owner: OWNER.ids[op[OP_OWNER]],
    leader: op[OP_LEADER] < 0 ? null : LEADER.ids[op[OP_LEADER]],
    at: PLACE.ids[op[OP_AT]],
    from: PLACE.ids[op[OP_FROM]],
    start: PLACE.ids[op[OP_START]],
    pm: op[OP_PM],
    naval: op[OP_NAVAL] === 1,
    landed: op[OP_LANDED] === 1,
    border: BORDERS[op[OP_BORDER]],
    stopped: op[OP_STOPPED] === 1,
    moved: op[OP_MOVED] === 1,
    over: op[OP_OVER] === 1,
  };
}
export function readOperation(given: OperationView | null): number[] {
  const op = new Array(OP_FIELDS).fill(0);
  op[OP_OWNER] = -1;
  op[OP_LEADER] = -1;
  if (given === null) return op;
  op[OP_OWNER] = OWNER.at(given.owner);
  op[OP_LEADER] = LEADER.find(given.leader);
  op[OP_AT] = PLACE.at(given.at);
  op[OP_FROM] = PLACE.at(given.from);
  op[OP_START] = PLACE.at(given.start);
  op[OP_PM] = given.pm;
  op[OP_NAVAL] = given.naval ? 1 : 0;
  op[OP_LANDED] = given.landed ? 1 : 0;
  op[OP_BORDER] = BORDERS.indexOf(given.border);
  op[OP_STOPPED] = given.stopped ? 1 : 0;
  op[OP_MOVED] = given.moved ? 1 : 0;
  op[OP_OVER] = given.over ? 1 : 0;
  return op;
}
