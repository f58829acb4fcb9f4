import { bit, idOf, type Kind, oneOf, orNull, things, whole } from '@polemos/kernel';
import { PLACE, SEATS } from '../rules/materials/board.ts';
import { LEADER } from '../rules/materials/leaders.ts';
import { noOperation, type Operation } from '../rules/operations/underway.ts';
import type { State } from '../rules/state.ts';
import { record, setOf } from './record.ts';

export const BORDERS = ['none', 'river', 'hills', 'mountains'] as const;
export const SEAT = things<string>('seat', SEATS);

/** The operation that is going on, in ids. Its force stands at the place 'march' (TI-R1). */
const OPERATION = record(
  {
    /** The faction that acts. */
    owner: idOf(SEAT),
    /** The leader who was activated; null: elements that move without a leader (TI-II-n). */
    leader: orNull(idOf(LEADER)) as Kind<number, string | null>,
    /** Where the force is now, where it was before its last step, and where it was activated. */
    at: idOf(PLACE) as Kind<number, string>,
    from: idOf(PLACE) as Kind<number, string>,
    start: idOf(PLACE) as Kind<number, string>,
    /** Movement points left (TI-VI-f). */
    pm: whole(-99, 99, 'TI-VI-f: movement points left'),
    /** It is a fleet, or aboard one. */
    naval: bit,
    /** It has landed in this operation: it goes no further, and fights at half strength (TI-L-k). */
    landed: bit,
    /** What its last step crossed (TI-L-k). */
    border: oneOf(BORDERS, 'what the last step crossed') as Kind<number, (typeof BORDERS)[number]>,
    /** A hostile force or a garrison bars the way (TI-VII-c). */
    stopped: bit,
    moved: bit,
    /** It has fought, besieged or plundered, or cannot go on: nothing more follows (TI-II-q). */
    over: bit,
    /** Hostile fleets in this water that let it pass: neither side wanted to fight (TI-R108). */
    passed: setOf(SEAT),
  },
  { passed: 0 },
);
export type OperationView = Omit<ReturnType<typeof OPERATION.write>, 'passed'> & { readonly passed?: readonly string[] };
export const operationShape = OPERATION.shape;

export const writeOperation = ({ op }: State): OperationView | null => (op.owner < 0 ? null : OPERATION.write({ ...op }));
export const readOperation = (given: OperationView | null): Operation =>
  given === null ? noOperation() : { ...noOperation(), ...OPERATION.read({ passed: [], ...given }) };
