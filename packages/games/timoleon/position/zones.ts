import { OWNER, OWNERS, ZONE } from '../rules/materials/board.ts';
import type { State } from '../rules/state.ts';
import { closed, countShape, flagShape, idShape, listOf, wordShape } from './record.ts';

export interface ZoneView {
  readonly control: string;
  readonly defence: number;
  readonly ravaged?: boolean;
  readonly city?: 'plundered' | 'destroyed';
  readonly raised?: boolean;
  readonly siege?: { readonly by: string; readonly turns: number; readonly bonus: number; readonly acted: boolean };
  /** Assaulted or bombarded this turn, though no longer besieged (TI-R41). */
  readonly stormed?: boolean;
  readonly repaired?: number;
  readonly entrenched?: readonly string[];
}

const ownerShape = idShape(OWNER);
export const ZONE_SHAPE = closed(
  {
    control: ownerShape,
    defence: countShape,
    ravaged: { type: 'boolean', description: 'TI-IV-x' },
    city: wordShape(['plundered', 'destroyed'], 'TI-IV-ad, TI-IV-ae'),
    raised: { type: 'boolean', description: 'TI-V-b: its citizens have turned out' },
    siege: closed({ by: ownerShape, turns: countShape, bonus: countShape, acted: flagShape }, ['by', 'turns']),
    stormed: { type: 'boolean', description: 'TI-R41: assaulted or bombarded this turn, though no longer besieged' },
    repaired: countShape,
    entrenched: listOf(ownerShape),
  },
  [],
);
export function writeZone(s: State, zone: number): ZoneView {
  const dug = OWNER.ids.filter((_, owner) => s.dug[zone * OWNERS + owner] === 1);
  return {
    control: OWNER.ids[s.control[zone]],
    defence: s.defence[zone],
    ...(s.ravaged[zone] === 1 ? { ravaged: true } : {}),
    ...(s.sacked[zone] > 0 ? { city: s.sacked[zone] === 2 ? ('destroyed' as const) : ('plundered' as const) } : {}),
    ...(s.raised[zone] === 1 ? { raised: true } : {}),
    ...(s.siege[zone] >= 0
      ? {
          siege: {
            by: OWNER.ids[s.siege[zone]],
            turns: s.siegeTurns[zone],
            bonus: s.siegeBonus[zone],
            acted: s.siegeActed[zone] === 1,
          },
        }
      : s.siegeActed[zone] === 1
        ? { stormed: true }
        : {}),
    ...(s.repaired[zone] >= 0 ? { repaired: s.repaired[zone] } : {}),
    ...(dug.length > 0 ? { entrenched: dug } : {}),
  };
}
export function readZones(s: State, zones: Readonly<Record<string, Partial<ZoneView>>>): void {
  for (const [name, given] of Object.entries(zones)) {
    const zone = ZONE.at(name);
    s.control[zone] = given.control === undefined ? s.control[zone] : OWNER.at(given.control);
    s.defence[zone] = given.defence ?? s.defence[zone];
    s.ravaged[zone] = given.ravaged === true ? 1 : 0;
    s.sacked[zone] = given.city === 'destroyed' ? 2 : given.city === 'plundered' ? 1 : 0;
    s.raised[zone] = given.raised === undefined ? s.raised[zone] : given.raised ? 1 : 0;
    if (given.stormed === true) s.siegeActed[zone] = 1;
    if (given.siege !== undefined) {
      s.siege[zone] = OWNER.at(given.siege.by);
      s.siegeTurns[zone] = given.siege.turns;
      s.siegeBonus[zone] = given.siege.bonus ?? 0;
      s.siegeActed[zone] = given.siege.acted === true ? 1 : 0;
    }
    s.repaired[zone] = given.repaired ?? s.repaired[zone];
    for (const owner of given.entrenched ?? []) s.dug[zone * OWNERS + OWNER.at(owner)] = 1;
  }
}
