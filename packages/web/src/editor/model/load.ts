import type { Chip, Place } from '../../board/scene.ts';
import type { Json } from './edit.ts';
import type { Tool } from './tools.ts';

/** What a hand carries from a place of the map, or out of the tray (`from` null). */
export interface Load {
  readonly from: string | null;
  readonly pieces: readonly Carried[];
}
interface Carried {
  readonly tool: Tool;
  /** Where these lie: the place itself, or a part of it. */
  readonly spot: string;
  readonly count: number;
}

/** One of a kind, out of the tray. */
export const outOfTray = (tool: Tool): Load => ({ from: null, pieces: [{ tool, spot: '', count: 1 }] });

/** All loose pieces that lie there and are wanted; null where there are none. */
export function lifted(
  tools: readonly Tool[],
  position: Json,
  from: { readonly place: string; readonly spots: readonly string[] },
  isWanted: (tool: Tool) => boolean = () => true,
): Load | null {
  const pieces = from.spots.flatMap(spot =>
    tools.flatMap(tool => {
      const count = tool.isLoose && isWanted(tool) ? tool.count(position, spot) : 0;
      return count > 0 ? [{ tool, spot, count }] : [];
    }),
  );
  return pieces.length === 0 ? null : { from: from.place, pieces };
}

/** What a chip is made of: the pieces that it tells by their kind, of its side. */
export const isOfChip =
  ({ holds = {}, side }: Chip) =>
  ({ item, side: whose }: Tool): boolean =>
    Object.hasOwn(holds, item) && (whose === null || whose === side);

/** Where pieces are drawn as the place itself: those of a side, of the first field that has any there. */
export function isOfPlace(
  { holds = {} }: Place,
  side: string | null,
  tools: readonly Tool[],
  position: Json,
  spots: readonly string[],
) {
  const sides = Object.keys(holds).filter(of => (side === null || side === of) && Object.values(holds[of]).some(n => n > 0));
  const here = tools.filter(
    tool => tool.isLoose && tool.side !== null && sides.includes(tool.side) && spots.some(spot => tool.count(position, spot) > 0),
  );
  const [first] = here;
  return (tool: Tool): boolean => tool.field === first?.field && tool.side === first.side;
}

/** Put down at a place, as many as there is room for: what was in a city stands in a city there, if there is one. */
export function putDown(position: Json, { pieces }: Load, to: { readonly spotOf: (part: string) => string }): Json {
  let now = position;
  for (const { tool, spot, count } of pieces) {
    const at = to.spotOf(spot.includes('.') ? spot.slice(spot.indexOf('.') + 1) : '');
    if (at === spot) continue;
    const room = tool.most === 1 ? 1 : tool.most - tool.count(now, at);
    for (let n = Math.min(count, room); n > 0; n--) {
      if (spot !== '') now = tool.take(now, spot);
      now = tool.put(now, at);
    }
  }
  return now;
}

/** Off the map. What came out of the tray was never on it. */
export function putAway(position: Json, { pieces }: Load): Json {
  let now = position;
  for (const { tool, spot, count } of pieces) for (let n = spot === '' ? 0 : count; n > 0; n--) now = tool.take(now, spot);
  return now;
}
