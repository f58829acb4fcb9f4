import type { View } from '@polemos/egemonia';
import type { GameEvent } from '@polemos/kernel';

type Side = 'sparta' | 'athens';
interface Draft {
  turn: number;
  favour: Side;
  levels: Record<string, { sparta: number; athens: number }>;
  syracuse: boolean;
  oracle: Side | null;
  hand: string[];
  held: { sparta: number; athens: number };
  out: string[];
  placed: { area: string; by: Side; order: number; event?: string }[];
}

/** The view after some of the events that followed it: so that a story can be drawn beat by beat. */
export function interim(view: View, events: readonly GameEvent[], seat: string | null): View {
  const draft: Draft = {
    ...view,
    levels: { ...view.levels },
    hand: [...view.hand],
    held: { ...view.held },
    out: [...view.out],
    placed: [...view.placed],
  };
  for (const event of events) CHANGES[event.kind]?.(draft, event, seat);
  return { ...view, ...draft };
}

const CHANGES: Readonly<Record<string, (draft: Draft, event: GameEvent, seat: string | null) => void>> = {
  turn: (draft, event) => {
    draft.turn = event.turn as number;
    draft.placed = [];
  },
  drawn: (draft, event, seat) => {
    draft.held[event.seat as Side] += event.count as number;
    if (event.seat === seat) draft.hand = [...draft.hand, ...((event.secret?.events as string[]) ?? [])].sort();
  },
  placed: (draft, event, seat) => {
    const by = event.seat as Side;
    const face = event.secret?.event as string | undefined;
    draft.held[by]--;
    if (by === seat && face !== undefined) draft.hand = without(draft.hand, face);
    draft.placed.push({
      area: event.area as string,
      by,
      order: draft.placed.length,
      ...(face === undefined ? {} : { event: face }),
    });
  },
  boxed: (draft, event, seat) => {
    const face = event.secret?.event as string | undefined;
    draft.held[event.seat as Side]--;
    if (event.seat === seat && face !== undefined) draft.hand = without(draft.hand, face);
  },
  // From here on every face on the map is known; an event stands by the side for which it counts.
  revealed: (draft, event) => {
    const placed = event.placed as { event: string; area: string; seat: Side }[];
    draft.placed = placed.map(({ event: face, area, seat: by }, order) => ({ area, by, order, event: face }));
  },
  comparison: (draft, { sparta, athens, result }) => {
    const gone = result === 'draw' ? [sparta, athens] : result === 'sparta' ? [athens] : result === 'athens' ? [sparta] : [];
    draft.placed = draft.placed.filter(({ event }) => !gone.includes(event));
  },
  acts: (draft, { area, levels, effect, event }) => {
    draft.levels[area as string] = levels as Draft['levels'][string];
    if (effect === 'syracuse') draft.syracuse = false;
    draft.placed = draft.placed.filter(one => one.event !== event);
  },
  leaves: (draft, { event }) => {
    draft.out.push(event as string);
  },
  oracle: (draft, { seat }) => {
    draft.oracle = seat as Side;
  },
  favour: (draft, { seat }) => {
    if (seat !== null) draft.favour = seat as Side;
  },
};
const without = (list: string[], one: string): string[] => {
  const at = list.indexOf(one);
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)];
};
