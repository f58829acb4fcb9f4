import { readOpen } from '../position/public.ts';
import { FACTION, ZONE } from '../rules/materials/board.ts';
import { LEADER } from '../rules/materials/leaders.ts';
import { neededFor, pullOf, SILVER_STEP, silver, winsWith } from '../rules/talks/diplomacy-targets.ts';
import type { View } from '../rules/view.ts';

/** What a diplomatic operation needs, before anybody bids: TI-III-e to i. */
export interface Wooing {
  /** Whatever counts besides silver, without what is 0. */
  readonly modifiers: readonly { readonly rule: string; readonly by: number }[];
  readonly needed: number;
  /** Of six faces of the die those that win, with so many talents and nobody else's. */
  wins(talents: number): number;
  /** The same in [0, 1]. */
  chance(talents: number): number;
  /** The fewest talents with which every face but the 1 wins. */
  readonly enough: number;
  /** The most that is worth offering out of such a treasury: no more than enough, and whole steps of silver. */
  within(treasury: number): number;
}
/** TI-III-e: what so many talents add to the die. */
export const silverOf = (talents: number): number => silver(talents);
/** The offers that count, none first: more than four points no roll can want. */
export const BIDS: readonly number[] = [0, 1, 2, 3, 4].map(points => points * SILVER_STEP);
const FACES = [1, 2, 3, 4, 5, 6];
const TYPES: Readonly<Record<string, number>> = { court: 1, treat: 2, suborn: 3 };

/** For an action (court, treat, suborn) of a faction. */
export const wooing = (view: View, author: string, action: string, target: string): Wooing | null =>
  action in TYPES ? wooingOf(view, author, TYPES[action], target) : null;
/** For the operation that is going on, as far as the seat knows of it. */
export const wooingNow = ({ diplomacy, ...view }: View): Wooing | null =>
  diplomacy?.type === undefined || diplomacy.target === undefined
    ? null
    : wooing({ diplomacy, ...view }, diplomacy.author, diplomacy.type, diplomacy.target);

function wooingOf(view: View, author: string, type: number, target: string): Wooing {
  const s = readOpen(view);
  const at = type === 2 ? ZONE.at(target) : LEADER.at(target);
  const modifiers = pullOf(s, FACTION.at(author), type, at);
  const needed = neededFor(type, at);
  const pull = modifiers.reduce((sum, { by }) => sum + by, 0);
  const enough = SILVER_STEP * Math.max(0, needed - pull - 2);
  const wins = (talents: number): number => FACES.filter(die => winsWith(die, die + pull + silver(talents), needed)).length;
  return {
    modifiers: modifiers.filter(({ by }) => by !== 0),
    needed,
    wins,
    chance: talents => wins(talents) / FACES.length,
    enough,
    within: treasury => Math.min(enough, SILVER_STEP * silver(treasury)),
  };
}
