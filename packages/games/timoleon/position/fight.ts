import type { Frame, Things } from '@polemos/kernel';
import { massacre } from '../rules/economy/massacre.ts';
import { ATTACK, beginFight, DEFEND } from '../rules/fights/fight.ts';
import { battle } from '../rules/fights/land/battle.ts';
import { seaFight } from '../rules/fights/sea/sea-fight.ts';
import { assault, streetFight } from '../rules/fights/siege/siege.ts';
import { OWNER, OWNERS, PLACE, SEA } from '../rules/materials/board.ts';
import { LEADER } from '../rules/materials/leaders.ts';
import { ASSAULT, SEA_FIGHT, SIDE_POOLS, type State } from '../rules/state.ts';
import { ASSAULT_OPTION, NAVAL, TACTIC } from '../rules/tables.ts';
import { BORDERS } from './operation.ts';
import { closed, countShape, flagShape, idShape, listOf, nullable, numberShape, wordShape } from './record.ts';

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

const sideShape = closed({
  lead: nullable(idShape(OWNER)),
  commander: nullable(idShape(LEADER)),
  option: nullable(
    wordShape(
      [...new Set([...TACTIC.ids, ...NAVAL.ids, ...ASSAULT_OPTION.ids])],
      'a tactic, a manoeuvre, a stratagem, after the kind of fight',
    ),
  ),
  pools: listOf(
    closed({ owner: idShape(OWNER), place: idShape(PLACE), relief: { type: 'boolean', enum: [true] } }, ['owner', 'place']),
  ),
});
const bothShape = closed({ loser: countShape, winner: countShape });
const FIGHT = {
  kind: wordShape(FIGHT_KIND),
  at: idShape(PLACE),
  attack: sideShape,
  defence: sideShape,
  difference: numberShape,
  toLose: bothShape,
  lost: bothShape,
  noCombat: flagShape,
  withdraws: flagShape,
  border: wordShape(BORDERS, 'what natives crossed who attack'),
  named: countShape,
  extra: countShape,
  retreat: { anyOf: [idShape(PLACE), wordShape(NO_PLACE)], description: 'where the beaten force goes' },
};
export const fightShape = closed(
  FIGHT,
  Object.keys(FIGHT).filter(key => key !== 'border'),
);

/** During these steps there is a fight. */
const isFight = (step: number): boolean =>
  step === battle.index ||
  step === assault.index ||
  step === streetFight.index ||
  step === massacre.index ||
  step === seaFight.index;
export function isFighting(stack: Frame | null): boolean {
  for (let at = stack; at !== null; at = at.under) if (isFight(at.step)) return true;
  return false;
}

const optionsOf = (kind: number): Things => (kind === SEA_FIGHT ? NAVAL : kind === ASSAULT ? ASSAULT_OPTION : TACTIC);
const idOf = (things: Things, index: number): string | null => (index < 0 ? null : things.ids[index]);
const retreatOf = (to: number): string => (to >= 0 ? PLACE.ids[to] : NO_PLACE[to + 3]);

function writeSide({ fight }: State, side: number): SideView {
  const lead = fight[side === ATTACK ? 'attacker' : 'defender'];
  const pools: { owner: string; place: string; relief?: true }[] = [];
  for (let pool = 0; pool < SIDE_POOLS; pool++) {
    const place = fight.places[side * SIDE_POOLS + pool];
    if (place < 0) continue;
    if (pool === OWNERS) pools.push({ owner: OWNER.ids[lead], place: PLACE.ids[place], relief: true });
    else pools.push({ owner: OWNER.ids[pool], place: PLACE.ids[place] });
  }
  return {
    lead: idOf(OWNER, lead),
    commander: idOf(LEADER, fight[side === ATTACK ? 'attackCommander' : 'defenceCommander']),
    option: idOf(optionsOf(fight.kind), fight[side === ATTACK ? 'attack' : 'defence']),
    pools,
  };
}
export function writeFight(s: State): FightView | null {
  if (!isFighting(s.stack)) return null;
  const { fight } = s;
  return {
    kind: FIGHT_KIND[fight.kind],
    at: PLACE.ids[fight.kind === SEA_FIGHT ? SEA + fight.zone : fight.zone],
    attack: writeSide(s, ATTACK),
    defence: writeSide(s, DEFEND),
    difference: fight.difference,
    toLose: { loser: fight.loserLoss, winner: fight.winnerLoss },
    lost: { loser: fight.loserLost, winner: fight.winnerLost },
    noCombat: fight.named < 0,
    withdraws: fight.withdraws === 1,
    border: BORDERS[fight.border],
    named: Math.max(0, fight.named),
    extra: fight.extra,
    retreat: retreatOf(fight.retreated),
  };
}

function readSide({ fight }: State, side: number, { lead, commander, option, pools }: SideView): void {
  fight[side === ATTACK ? 'attacker' : 'defender'] = OWNER.find(lead);
  fight[side === ATTACK ? 'attackCommander' : 'defenceCommander'] = LEADER.find(commander);
  fight[side === ATTACK ? 'attack' : 'defence'] = optionsOf(fight.kind).find(option);
  for (const { owner, place, relief } of pools)
    fight.places[side * SIDE_POOLS + (relief === true ? OWNERS : OWNER.at(owner))] = PLACE.at(place);
}
export function readFight(s: State, given: FightView | null): void {
  beginFight(s, 0, 0);
  if (given === null) return;
  const kind = FIGHT_KIND.indexOf(given.kind);
  beginFight(s, kind, kind === SEA_FIGHT ? PLACE.at(given.at) - SEA : PLACE.at(given.at));
  readSide(s, ATTACK, given.attack);
  readSide(s, DEFEND, given.defence);
  s.fight.difference = given.difference;
  s.fight.loserLoss = given.toLose.loser;
  s.fight.winnerLoss = given.toLose.winner;
  s.fight.loserLost = given.lost.loser;
  s.fight.winnerLost = given.lost.winner;
  s.fight.named = given.noCombat ? -1 : given.named;
  s.fight.withdraws = given.withdraws ? 1 : 0;
  s.fight.extra = given.extra;
  s.fight.border = BORDERS.indexOf(given.border ?? 'none');
  const nowhere = (NO_PLACE as readonly string[]).indexOf(given.retreat);
  s.fight.retreated = nowhere >= 0 ? nowhere - 3 : PLACE.at(given.retreat);
}
