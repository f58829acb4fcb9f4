import type { Frame, Step, Things } from '@polemos/kernel';
import { ATTACK, beginFight, DEFEND } from '../rules/fights/fight.ts';
import { OWNER, OWNERS, PLACE, SEA } from '../rules/materials/board.ts';
import { LEADER } from '../rules/materials/leaders.ts';
import {
  ASSAULT,
  F_ACMD,
  F_ATTACK,
  F_ATTACKER,
  F_BORDER,
  F_DCMD,
  F_DEFENCE,
  F_DEFENDER,
  F_DIFFERENCE,
  F_EXTRA,
  F_KIND,
  F_LOSER_LOSS,
  F_LOSER_LOST,
  F_NAMED,
  F_RETREATED,
  F_SIDE,
  F_WINNER_LOSS,
  F_WINNER_LOST,
  F_WITHDRAWS,
  F_ZONE,
  SEA_FIGHT,
  SIDE_POOLS,
  type State,
} from '../rules/state.ts';
import { ASSAULT_OPTION, NAVAL, TACTIC } from '../rules/tables.ts';
import { BORDERS } from './operation.ts';

export const FIGHT_KIND = ['field', 'street', 'massacre', 'sea', 'assault'] as const;
/** Where a beaten force goes that goes to no place: not decided yet, no way (it surrenders), off the map. */
const NO_PLACE = ['undecided', 'off-map', 'nowhere'] as const; // −3, −2, −1

/** One side of a fight. */
export interface SideView {
  /** Who leads it; null: nobody is inside (an assault of an empty city). */
  readonly lead: string | null;
  readonly commander: string | null;
  /** The tactic, manoeuvre or stratagem, once both have chosen: sealed choices are not here. */
  readonly option: string | null;
  /** Who fights on this side, from where. A garrison that joins its own relief stands beside the force of its owner (TI-S-d). */
  readonly pools: readonly { readonly owner: string; readonly place: string; readonly relief?: true }[];
}
/** The fight that is going on, in ids. */
export interface FightView {
  readonly kind: (typeof FIGHT_KIND)[number];
  /** A zone, or for a sea fight a water. */
  readonly at: string;
  readonly attack: SideView;
  readonly defence: SideView;
  /** The result: above 0 the attacker has won, below 0 the defender; 0 before the dice, or a draw. */
  readonly difference: number;
  /** Points still to be lost by either side, and lost so far. */
  readonly toLose: { readonly loser: number; readonly winner: number };
  readonly lost: { readonly loser: number; readonly winner: number };
  /** TI-L-f: the options led to no combat; the defender may have withdrawn. */
  readonly noCombat: boolean;
  readonly withdraws: boolean;
  /** What natives crossed who attack (TI-L-k). */
  readonly border: (typeof BORDERS)[number];
  /** How many losses have been named: the sides name in turn, the winner first (TI-L-q). */
  readonly named: number;
  /** Battle: 0 while the loser's losses are named, 1 for the winner's. Assault: the points inside before it. */
  readonly extra: number;
  /** Where the force that retreats now goes: a place, or 'undecided', 'nowhere', 'off-map'. */
  readonly retreat: string;
}

/** Steps during which there is a fight: named here, bound with all steps of the game. */
const DURING = ['battle', 'assault', 'street fight', 'massacre', 'sea fight'];
let fights: readonly boolean[] = [];
export function bindFights(steps: readonly Step<State>[]): void {
  fights = steps.map(({ name }) => DURING.includes(name));
}
export function isFighting(stack: Frame | null): boolean {
  for (let at = stack; at !== null; at = at.under) if (fights[at.step]) return true;
  return false;
}

const optionsOf = (kind: number): Things => (kind === SEA_FIGHT ? NAVAL : kind === ASSAULT ? ASSAULT_OPTION : TACTIC);
const idOf = (things: Things, index: number): string | null => (index < 0 ? null : things.ids[index]);
const retreatOf = (to: number): string => (to >= 0 ? PLACE.ids[to] : NO_PLACE[to + 3]);

function writeSide({ fight }: State, side: number): SideView {
  const lead = fight[side === ATTACK ? F_ATTACKER : F_DEFENDER];
  const pools: { owner: string; place: string; relief?: true }[] = [];
  for (let pool = 0; pool < SIDE_POOLS; pool++) {
    const place = fight[F_SIDE + side * SIDE_POOLS + pool];
    if (place < 0) continue;
    if (pool === OWNERS) pools.push({ owner: OWNER.ids[lead], place: PLACE.ids[place], relief: true });
    else pools.push({ owner: OWNER.ids[pool], place: PLACE.ids[place] });
  }
  return {
    lead: idOf(OWNER, lead),
    commander: idOf(LEADER, fight[side === ATTACK ? F_ACMD : F_DCMD]),
    option: idOf(optionsOf(fight[F_KIND]), fight[side === ATTACK ? F_ATTACK : F_DEFENCE]),
    pools,
  };
}
export function writeFight(s: State): FightView | null {
  if (!isFighting(s.stack)) return null;
  const { fight } = s;
  return {
    kind: FIGHT_KIND[fight[F_KIND]],
    at: PLACE.ids[fight[F_KIND] === SEA_FIGHT ? SEA + fight[F_ZONE] : fight[F_ZONE]],
    attack: writeSide(s, ATTACK),
    defence: writeSide(s, DEFEND),
    difference: fight[F_DIFFERENCE],
    toLose: { loser: fight[F_LOSER_LOSS], winner: fight[F_WINNER_LOSS] },
    lost: { loser: fight[F_LOSER_LOST], winner: fight[F_WINNER_LOST] },
    noCombat: fight[F_NAMED] < 0,
    withdraws: fight[F_WITHDRAWS] === 1,
    border: BORDERS[fight[F_BORDER]],
    named: Math.max(0, fight[F_NAMED]),
    extra: fight[F_EXTRA],
    retreat: retreatOf(fight[F_RETREATED]),
  };
}

function readSide({ fight }: State, side: number, { lead, commander, option, pools }: SideView): void {
  fight[side === ATTACK ? F_ATTACKER : F_DEFENDER] = OWNER.find(lead);
  fight[side === ATTACK ? F_ACMD : F_DCMD] = LEADER.find(commander);
  fight[side === ATTACK ? F_ATTACK : F_DEFENCE] = optionsOf(fight[F_KIND]).find(option);
  for (const { owner, place, relief } of pools)
    fight[F_SIDE + side * SIDE_POOLS + (relief === true ? OWNERS : OWNER.at(owner))] = PLACE.at(place);
}
export function readFight(s: State, given: FightView | null): void {
  beginFight(s, 0, 0);
  if (given === null) return;
  const kind = FIGHT_KIND.indexOf(given.kind);
  beginFight(s, kind, kind === SEA_FIGHT ? PLACE.at(given.at) - SEA : PLACE.at(given.at));
  readSide(s, ATTACK, given.attack);
  readSide(s, DEFEND, given.defence);
  s.fight[F_DIFFERENCE] = given.difference;
  s.fight[F_LOSER_LOSS] = given.toLose.loser;
  s.fight[F_WINNER_LOSS] = given.toLose.winner;
  s.fight[F_LOSER_LOST] = given.lost.loser;
  s.fight[F_WINNER_LOST] = given.lost.winner;
  s.fight[F_NAMED] = given.noCombat ? -1 : given.named;
  s.fight[F_WITHDRAWS] = given.withdraws ? 1 : 0;
  s.fight[F_EXTRA] = given.extra;
  s.fight[F_BORDER] = BORDERS.indexOf(given.border ?? 'none');
  const nowhere = (NO_PLACE as readonly string[]).indexOf(given.retreat);
  s.fight[F_RETREATED] = nowhere >= 0 ? nowhere - 3 : PLACE.at(given.retreat);
}
