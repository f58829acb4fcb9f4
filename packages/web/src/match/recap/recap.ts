import type { GameEvent, GameText } from '@polemos/kernel';
import type { Desk, Screens } from '../../games/screens.ts';
import type { Shown } from '../../worker/session.ts';

/** Something that others did, with its number in the match and how much it touches the seat on screen. */
export interface Deed {
  readonly at: number;
  readonly event: GameEvent;
  readonly side: string | null;
  readonly weight: number;
  readonly said: string;
  /** So often, one after the other or not: it is said once. */
  readonly times: number;
}
export interface Recap {
  /** The first and the last event of it (exclusive), in the match. */
  readonly from: number;
  readonly to: number;
  /** What touched this seat, the gravest first. */
  readonly touching: readonly Deed[];
  /** All the rest, by who did it. */
  readonly far: readonly { readonly side: string | null; readonly deeds: readonly Deed[] }[];
}

/** More than these are not a headline any more. */
const MOST = 5;

/** Whether a thing of one's own is named in what another did. */
const names = (value: unknown, me: string, deep = 0): boolean => {
  if (value === me) return true;
  if (typeof value !== 'object' || value === null || deep > 2) return false;
  return Object.values(value).some(one => names(one, me, deep + 1));
};
/** So much that did not touch this seat is told all the same; less stands in the log and on the map. */
const MUCH = 3;
/** Whether it is worth stopping somebody who is asked. */
export const isWorth = ({ touching, far }: Recap): boolean =>
  touching.length > 0 || far.reduce((sum, { deeds }) => sum + deeds.length, 0) >= MUCH;

/** Without a word from the game: what names this side and was done by another. */
const usual = ({ kind: _, rule: _r, seat, side, secret: _s, ...rest }: GameEvent, me: string): number =>
  seat === me || side === me || !names(rest, me) ? 0 : 1;

/** Where the run of the others begins: after the last action of this seat, of which its own first event is its own. */
function beginOf({ actors, seat, events }: Shown): number {
  const own = seat === null ? -1 : actors.lastIndexOf(seat);
  const before = events.slice(0, own + 1).reduce((sum, list) => sum + list.length, 0);
  return own < 0 ? 0 : before + Math.min(1, events[own + 1].length);
}

/** What others did since this seat acted last; null: nothing that can be said. */
export function recapOf(desk: Desk, screens: Screens, from = beginOf(desk.shown)): Recap | null {
  const { shown, text } = desk;
  const me = screens.sideOf?.(desk.view) ?? shown.seat;
  if (me === null) return null;
  const all = shown.events.flat();
  // What is laid out before anybody has acted is no news, but an operation of the set-up is.
  const isFirst = from === 0 && shown.seat !== null && !shown.actors.includes(shown.seat);
  if (isFirst && screens.story(all, text) === null) return null;
  const deeds = all.slice(from).flatMap((event, i): readonly Deed[] => {
    const said = text.events[event.kind]?.(event);
    if (said == null || screens.isHeading(event)) return [];
    const side = whose(event, text);
    const weight = screens.weigh?.(event, me, desk.view) ?? usual(event, me);
    // What a game weighs below nothing is no news to anybody.
    return weight < 0 || (side === me && weight === 0) ? [] : [{ at: from + i, event, side, weight, said, times: 1 }];
  });
  if (deeds.length === 0) return null;
  const told = saidOnce(deeds);
  const touching = told
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.at - b.at)
    .slice(0, MOST);
  const rest = told.filter(deed => !touching.includes(deed));
  const sides = [...new Set(rest.map(({ side }) => side))];
  return {
    from,
    to: all.length,
    touching,
    far: sides.map(side => ({ side, deeds: rest.filter(deed => deed.side === side) })),
  };
}

/** What somebody did twice in the same words, three hoplites on the same road, is one line at its first place. */
export function saidOnce(deeds: readonly Deed[]): readonly Deed[] {
  const lines = new Map<string, Deed>();
  for (const deed of deeds) {
    const key = `${deed.side} ${deed.weight} ${deed.said}`;
    const before = lines.get(key);
    lines.set(key, before === undefined ? deed : { ...before, times: before.times + 1 });
  }
  return [...lines.values()];
}

/** How a game calls a side. */
export const sideName = (side: string, { names }: Pick<GameText, 'names'>): string | undefined =>
  names.seat?.[side] ?? names.side?.[side] ?? names.owner?.[side];
/** By the field that says who did it, whatever a game calls it; a field of that name may say from where instead. */
export function whose(event: GameEvent, text: Pick<GameText, 'names'>): string | null {
  for (const key of ['seat', 'side', 'attacker', 'besieger', 'by']) {
    const who = event[key];
    if (typeof who === 'string' && sideName(who, text) !== undefined) return who;
  }
  return null;
}
