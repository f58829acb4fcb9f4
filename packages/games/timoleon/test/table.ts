import { type Table, tableOf } from '@polemos/kernel/testing';
import { type Position, timoleon } from '../index.ts';

export type Given = Position;
type Points = Readonly<Record<string, number>>;
export const ORDER = ['carthage', 'timoleon', 'hicetas', 'dionysius'];
export const force = (place: string, owner: string, points: Points) => ({ place, owner, points });

/** A position in the middle of the operations of one faction, with only what is said on the map. */
export function operations(seat: string, given: object, options: { chance?: readonly unknown[] } = {}): Table {
  const others = ORDER.filter(other => other !== seat);
  return tableOf(
    timoleon,
    {
      phase: 'operations',
      turn: 5,
      place: 0,
      order: [seat, ...others],
      po: { [seat]: 6 },
      alliances: [],
      forces: [],
      leaders: {},
      ...given,
    },
    options,
  );
}
/** Activates a leader with all that stands with him. */
export function march(table: Table, leader: string, { chance = [] as readonly unknown[] } = {}): void {
  table.act({ type: 'activate', leader });
  if (table.why({ type: 'choose', choice: 'all' }) === null) table.act({ type: 'choose', choice: 'all' });
  table.act({ type: 'choose', choice: 'march' }, { chance });
}
export const choose = (table: Table, choice: string, chance: readonly unknown[] = []) =>
  table.act({ type: 'choose', choice }, { chance });
export interface Written {
  readonly turn: number;
  readonly po: Readonly<Record<string, number>>;
  readonly treasury: Readonly<Record<string, number>>;
  readonly zones: Readonly<
    Record<
      string,
      {
        control: string;
        defence: number;
        ravaged?: boolean;
        city?: string;
        raised?: boolean;
        siege?: { by: string; turns: number };
      }
    >
  >;
  readonly forces: readonly { place: string; owner: string; points: Points; used?: Points }[];
  readonly leaders: Readonly<Record<string, { place: string; owner: string; captor?: string; killer?: string; done?: boolean }>>;
  readonly expeditions: Readonly<Record<string, { status: string; turn: number }>>;
  readonly natives: Readonly<Record<string, { army: string; size: readonly number[]; extinct: boolean }>>;
  readonly alliances: readonly (readonly [string, string])[];
  readonly run: Readonly<Record<string, number>>;
  readonly order: readonly string[];
}
export const written = (table: Table): Written => table.position<Written>();
export const pointsAt = (table: Table, place: string, owner: string): Points =>
  written(table).forces.find(found => found.place === place && found.owner === owner)?.points ?? {};
