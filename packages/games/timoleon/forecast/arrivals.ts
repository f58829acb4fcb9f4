import { ownerOfExpedition } from '../rules/factions/expeditions.ts';
import { ABROAD_TURNS } from '../rules/raising/abroad.ts';
import type { View } from '../rules/view.ts';

/** Something that comes, or may come, in a turn. */
export type Arrival =
  | { readonly what: 'expedition'; readonly turn: number; readonly side: string; readonly expedition: string }
  | { readonly what: 'triremes'; readonly turn: number; readonly side: string; readonly zone: string; readonly points: number }
  | { readonly what: 'transport'; readonly turn: number; readonly side: string; readonly zone: string }
  | { readonly what: 'recruits'; readonly turn: number; readonly side: string; readonly area: string };

/** TI-II-c, TI-FC-k, TI-FD-d, TI-V-j: what is on its way, as everybody at the table can see. */
export function arrivals(view: View): readonly Arrival[] {
  return [
    ...Object.entries(view.expeditions).flatMap(([expedition, { status, turn }]) =>
      status === 'called' ? [{ what: 'expedition' as const, turn, side: ownerOfExpedition(expedition), expedition }] : [],
    ),
    ...view.building.map(({ zone, turn, triremes }) => ({
      what: 'triremes' as const,
      turn,
      side: view.zones[zone].control,
      zone,
      points: triremes,
    })),
    ...Object.entries(view.transports).map(([side, { zone, turn }]) => ({ what: 'transport' as const, turn, side, zone })),
    ...Object.entries(view.sent).flatMap(([side, areas]) =>
      Object.entries(areas).map(([area, turn]) => ({ what: 'recruits' as const, turn: turn + ABROAD_TURNS, side, area })),
    ),
  ];
}
