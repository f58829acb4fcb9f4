import type { Scene } from '../../board/scene.ts';
import type { Json } from './edit.ts';
import { isOfChip, isOfPlace, type Load, lifted, outOfTray } from './load.ts';
import type { Tool } from './tools.ts';

interface Lying {
  readonly tools: readonly Tool[];
  readonly position: Json;
  readonly scene: Scene | null;
  /** All places of the map and of its charts. */
  readonly places: ReadonlySet<string>;
  /** A place and its parts. */
  spotsAt(place: string): readonly string[];
}

/** What of the page can be carried: a tool of the tray, a row of what lies at a place, a chip of the map, pieces drawn as their place. */
export function liftAt(target: Element, lying: Lying): Load | null {
  const told = (name: string): string | null => target.closest(`[${name}]`)?.getAttribute(name) ?? null;
  const tool = lying.tools.find(({ id }) => id === told('data-tool'));
  if (tool !== undefined) return outOfTray(tool);
  const row = told('data-row');
  if (row !== null) return ofRow(row, lying);
  return target.closest('.map-area') === null ? null : offTheMap(told, lying);
}

function ofRow(row: string, { tools, position, places }: Lying): Load | null {
  const spot = row.slice(0, row.indexOf(' '));
  const [place] = spot.split('.');
  return lifted(tools, position, { place: places.has(place) ? place : spot, spots: [spot] }, ({ id }) => `${spot} ${id}` === row);
}

function offTheMap(told: (name: string) => string | null, { tools, position, scene, places, spotsAt }: Lying): Load | null {
  const place = told('data-on') ?? told('data-place');
  const drawn = scene?.places.find(({ id }) => id === place);
  if (place === null || drawn === undefined) return null;
  const spots = spotsAt(place);
  const chip = drawn.chips?.find(({ id }) => `${place} ${id}` === told('data-chip'));
  if (chip === undefined)
    return lifted(tools, position, { place, spots }, isOfPlace(drawn, told('data-side'), tools, position, spots));
  // A chip that stands beside its place for a part of it is called after that.
  const parts = chip.id.split(' ').filter(one => places.has(one) && !spots.includes(one));
  return lifted(tools, position, { place, spots: [...spots, ...parts] }, isOfChip(chip));
}
