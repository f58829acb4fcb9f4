import { ask, decision, each, type Play, procedure, type RuleId, when } from '@polemos/kernel';
import { C, T } from '../../actions.ts';
import { callExpedition, routed } from '../../factions/expeditions.ts';
import {
  CARTHAGE,
  DEMOCRATS,
  FACTIONS,
  isFaction,
  MARCH,
  NEUTRAL,
  OWNER,
  OWNERS,
  PLACE,
  SEATS,
  ZONE,
} from '../../materials/board.ts';
import { areAllied, cityOf, homeOf, isHostile } from '../../materials/control.ts';
import { removeAll, spend, troopsAt } from '../../materials/forces.ts';
import { FIRST_HEAD, LEADER, LEADERS } from '../../materials/leaders.ts';
import { capture, kill } from '../../materials/persons.ts';
import { CORINTH_2, MASSACRE, SIDE_POOLS, type State } from '../../state.ts';
import { ATTACK_NEEDS, ATTACK_OPTIONS, DEFENCE_NEEDS, DEFENCE_OPTIONS, NC, RETREAT, TACTIC, winnersLoss } from '../../tables.ts';
import { noteHostility } from '../../talks/treaties.ts';
import { casualties } from '../casualties.ts';
import {
  ATTACK,
  attackStrength,
  basicStrength,
  commanderOf,
  DEFEND,
  defenceStrength,
  enter,
  enterGarrison,
  isLandingFight,
  isPlainFight,
  leaderModifier,
  leadOf,
  poolOwner,
  poolPlace,
  ratioModifier,
  sidePoints,
  streetModifier,
  tacticalModifier,
  tacticsOf,
  terrainBonus,
} from '../fight.ts';
import type { FightReckoning } from '../told.ts';
import { command, commanders, decideForAll, isCommandOpen, isOfSide } from './command.ts';
import { canRetreat, retreats } from './retreat.ts';

type P = Play<State>;

// ---- who takes part (TI-VIII-a)

/** An ally's pool that could join a side: in the field of the zone, or a garrison that sees its relief. */
function joinPlace(s: State, side: number, owner: number): number {
  const zone = s.fight.zone;
  const lead = leadOf(s, side);
  if (!isFaction(lead) || !areAllied(s, lead, owner) || s.fight.kind === MASSACRE) return -1;
  if (!isHostile(s, owner, leadOf(s, 1 - side))) return -1;
  if (s.fight.places[side * SIDE_POOLS + owner] < 0 && troopsAt(s, zone, owner) > 0) return zone;
  const city = cityOf(zone);
  if (side !== ATTACK || city < 0 || !isBesieging(s, city, leadOf(s, DEFEND))) return -1; // TI-S-d
  if (troopsAt(s, homeOf(city), owner) === 0) return -1;
  const free = owner === lead ? s.fight.places[side * SIDE_POOLS + OWNERS] < 0 : s.fight.places[side * SIDE_POOLS + owner] < 0;
  return free && poolPlace(s, side, owner) !== homeOf(city) ? homeOf(city) : -1;
}
/** He besieges the city, or stands before it beside an ally who does. */
const isBesieging = (s: State, city: number, owner: number): boolean =>
  s.siege[city] === owner || (s.siege[city] >= 0 && areAllied(s, s.siege[city], owner));
/** Candidates numbered side * FACTIONS + owner. */
function nextJoiner({ state }: P, _: object, after: number): number {
  for (let n = after + 1; n < 2 * FACTIONS; n++) if (joinPlace(state, Math.floor(n / FACTIONS), n % FACTIONS) >= 0) return n;
  return -1;
}
interface Joining {
  readonly joiner: number;
}
export const joining = decision<State, Joining>({
  name: 'joining',
  rule: 'TI-VIII-a',
  seat: (_, { joiner }) => joiner % FACTIONS,
  legal(_, __, offer) {
    offer.add(T.choose, C.join);
    offer.add(T.choose, C.abstain);
  },
  refuse: { choose: (_, __, choice) => (choice === C.join || choice === C.abstain ? null : 'TI-VIII-a') },
  on: {
    choose(play, { joiner }, choice) {
      const { state } = play;
      play.done();
      if (choice !== C.join) return;
      const side = Math.floor(joiner / FACTIONS);
      const owner = joiner % FACTIONS;
      const place = joinPlace(state, side, owner);
      if (owner === leadOf(state, side)) enterGarrison(state, side, place);
      else enter(state, side, owner, place);
      play.tell?.({ kind: 'joins', rule: 'TI-VIII-a', seat: SEATS[owner], place: PLACE.ids[place], attacking: side === ATTACK });
      if (side === ATTACK) noteHostility(play, owner, leadOf(state, DEFEND), state.fight.zone, 'TI-VIII-a'); // TI-R83
    },
  },
  about: ({ state }, { joiner }) => ({
    zone: ZONE.ids[state.fight.zone],
    attacking: joiner < FACTIONS,
    lead: OWNER.ids[leadOf(state, Math.floor(joiner / FACTIONS))],
  }),
});

// ---- the options (TI-L-b, TI-L-c, TI-L-d)

export const isOptionLegal = (s: State, side: number, option: number): boolean => {
  const needs = side === ATTACK ? ATTACK_NEEDS[option] : DEFENCE_NEEDS[option];
  if (needs > tacticsOf(commanderOf(s, side))) return false;
  return option !== RETREAT || canRetreat(s, DEFEND); // TI-R29
};
const sideOfSeat = (s: State, seat: number): number => (leadOf(s, ATTACK) === seat ? ATTACK : DEFEND);
export const tactics = decision<State>({
  name: 'tactics',
  rule: 'TI-VIII-b',
  seats: ({ state }) => [leadOf(state, ATTACK), leadOf(state, DEFEND)].filter(isFaction),
  legal({ state, seat }, _, offer) {
    const side = sideOfSeat(state, seat);
    const options = side === ATTACK ? ATTACK_OPTIONS : DEFENCE_OPTIONS;
    for (const option of options) if (isOptionLegal(state, side, option)) offer.add(T.tactic, option);
  },
  refuse: { tactic: refuseTactic },
  on: {
    tactic({ state, seat }, _, option) {
      state.fight[sideOfSeat(state, seat) === ATTACK ? 'attack' : 'defence'] = option;
    },
  },
  about: ({ state }) => aboutFight(state),
});
function refuseTactic({ state, seat }: P, _: object, option: number): RuleId | null {
  const side = sideOfSeat(state, seat);
  if (isOptionLegal(state, side, option)) return null;
  if ((side === ATTACK ? ATTACK_NEEDS : DEFENCE_NEEDS)[option] === 99) return side === ATTACK ? 'TI-L-b' : 'TI-L-c';
  return option === RETREAT ? 'TI-R29' : 'TI-L-d';
}
/** Both sides' reckoning, as everybody at the table could make it. */
export const aboutFight = (s: State): FightReckoning => ({
  zone: ZONE.ids[s.fight.zone],
  attacker: OWNER.ids[leadOf(s, ATTACK)],
  defender: OWNER.ids[leadOf(s, DEFEND)],
  attackCommander: commanderOf(s, ATTACK) < 0 ? null : LEADER.ids[commanderOf(s, ATTACK)],
  defenceCommander: commanderOf(s, DEFEND) < 0 ? null : LEADER.ids[commanderOf(s, DEFEND)],
  attack: attackStrength(s),
  defence: defenceStrength(s),
  leaders: leaderModifier(s),
  ratio: ratioModifier(s),
  streets: streetModifier(s),
});

/** TI-FN-x, TI-FE-c: natives and neutrals take any legal option, evenly. */
function automaticOptions({ state, fate }: P): void {
  for (const side of [ATTACK, DEFEND]) {
    const owner = leadOf(state, side);
    if (isFaction(owner)) continue;
    const options = (side === ATTACK ? ATTACK_OPTIONS : DEFENCE_OPTIONS).filter(option => isOptionLegal(state, side, option));
    const rule = owner === NEUTRAL ? 'TI-FE-c' : 'TI-FN-x';
    const chosen = options[fate.lot(options.length, 'option', rule, i => TACTIC.ids[options[i]])];
    state.fight[side === ATTACK ? 'attack' : 'defence'] = chosen;
  }
}

// ---- the dice (TI-L-e … TI-L-p)

function resolve(play: P): void {
  const { state, fate } = play;
  const { fight } = state;
  const cell = tacticalModifier(state, fight.attack, fight.defence);
  if (cell === NC) {
    fight.difference = 0;
    fight.withdraws = fight.defence === RETREAT ? 1 : 0;
    fight.named = -1; // nothing more than a possible withdrawal
    play.tell?.({
      kind: 'no-combat',
      rule: 'TI-L-f',
      reveals: true,
      ...aboutFight(state),
      attackOption: TACTIC.ids[fight.attack],
      defenceOption: TACTIC.ids[fight.defence],
    });
    return;
  }
  const strengths = [attackStrength(state), defenceStrength(state)];
  if (Math.min(...strengths) === 0 && Math.max(...strengths) > 0) return overwhelm(play, strengths.indexOf(0));
  const attack = fate.d6('attacker', 'TI-L-n');
  const defence = fate.d6('defender', 'TI-L-n');
  const difference = attack - defence + cell + leaderModifier(state) + ratioModifier(state) + streetModifier(state);
  fight.difference = difference;
  const loser = difference > 0 ? DEFEND : ATTACK;
  const lost = difference === 0 ? 0 : Math.min(Math.abs(difference), sidePoints(state, loser)); // TI-L-o
  fight.loserLoss = lost;
  const plain = isPlainFight(state);
  const basic = basicStrength(state, DEFEND, plain);
  play.tell?.({
    kind: 'battle',
    rule: 'TI-L-n',
    reveals: true,
    ...aboutFight(state),
    massacre: fight.kind === MASSACRE,
    attackOption: TACTIC.ids[fight.attack],
    defenceOption: TACTIC.ids[fight.defence],
    plain,
    basic: {
      attack: basicStrength(state, ATTACK, plain),
      defence: basic,
      ground: terrainBonus(state, basic),
      landing: isLandingFight(state),
    },
    dice: [attack, defence],
    modifiers: [
      { rule: 'TI-L-e', by: cell },
      { rule: 'TI-L-g', by: leaderModifier(state) },
      { rule: 'TI-L-l', by: ratioModifier(state) },
      { rule: 'TI-L-m', by: streetModifier(state) },
    ],
    difference,
    winner: difference === 0 ? null : OWNER.ids[leadOf(state, 1 - loser)],
    lost,
  });
  if (difference === 0) return;
  const die = fate.d6("winner's losses", 'TI-L-p');
  fight.winnerLoss = Math.min(winnersLoss(die, lost, false), sidePoints(state, 1 - loser));
  play.tell?.({ kind: 'winner-losses', rule: 'TI-L-p', die, lost: fight.winnerLoss, of: lost });
}
/** TI-R30: strength 0 against more than 0 is eliminated without dice. */
function overwhelm(play: P, loser: number): void {
  const { state } = play;
  state.fight.difference = loser === DEFEND ? 1 : -1;
  state.fight.named = -1; // no dice, so nothing is left to name or to roll
  const about = aboutFight(state);
  const points = sidePoints(state, loser);
  state.fight.loserLost = points;
  for (let pool = 0; pool < SIDE_POOLS; pool++) {
    const place = poolPlace(state, loser, pool);
    if (place >= 0) removeAll(state, place, poolOwner(state, loser, pool));
  }
  play.tell?.({
    kind: 'overwhelmed',
    rule: 'TI-R30',
    reveals: true,
    ...about,
    owner: OWNER.ids[leadOf(state, loser)],
    points,
  });
  for (let leader = 0; leader < LEADERS; leader++)
    if (isOfSide(state, loser, leader)) kill(play, leader, leadOf(state, 1 - loser), 'TI-L-s', 'with-his-men');
  consequences(play);
}
export const winnerOf = (s: State): number => (s.fight.difference > 0 ? ATTACK : s.fight.difference < 0 ? DEFEND : -1);
const isDecided = ({ state }: P): boolean => state.fight.difference !== 0;
const isFought = ({ state }: P): boolean => state.fight.named !== -1;

// ---- the leaders (TI-L-s)

function leaders(play: P): void {
  const { state, fate } = play;
  const winner = winnerOf(state);
  for (const side of [ATTACK, DEFEND]) {
    const leader = commanderOf(state, side);
    if (leader < 0) continue;
    const one = fate.d6(`fate of ${LEADER.ids[leader]}`, 'TI-L-s');
    const two = fate.d6(`fate of ${LEADER.ids[leader]}`, 'TI-L-s');
    play.tell?.({ kind: 'leader-dice', rule: 'TI-L-s', leader: LEADER.ids[leader], dice: [one, two], dies: one + two === 12 });
    const by = winner < 0 ? -1 : leadOf(state, winner);
    if (one + two === 12) kill(play, leader, winner === side ? state.owner[leader] : by, 'TI-L-s');
  }
  if (winner < 0) return;
  const loser = 1 - winner;
  const by = leadOf(state, winner);
  const beaten = commanderOf(state, loser);
  for (const side of [loser, winner]) {
    if (sidePoints(state, side) > 0) continue;
    for (let leader = 0; leader < LEADERS; leader++)
      if (isOfSide(state, side, leader)) kill(play, leader, side === winner ? state.owner[leader] : by, 'TI-L-s', 'with-his-men');
  }
  if (beaten >= 0 && state.where[beaten] >= 0) {
    const die = fate.d6(`fate of ${LEADER.ids[beaten]}`, 'TI-L-s');
    const fates = die <= 2 ? 'killed' : die === 3 ? 'captured' : 'escapes';
    play.tell?.({ kind: 'beaten-leader', rule: 'TI-L-s', leader: LEADER.ids[beaten], die, fate: fates });
    if (die <= 2) kill(play, beaten, by, 'TI-L-s');
    else if (die === 3) capture(play, beaten, by, holdAt(state, winner), 'TI-L-s');
  }
}
/** Captives are held in the zone of the battle. */
const holdAt = (s: State, winner: number): number => {
  const place = poolPlace(s, winner, leadOf(s, winner));
  return place === MARCH || place < 0 ? s.fight.zone : place;
};

/** TI-FD-d, TI-FC-j: what a battle sets going far away. */
function consequences(play: P): void {
  const { state } = play;
  const winner = winnerOf(state);
  if (state.fight.kind === MASSACRE) return; // TI-R7: no operation, but a part of the maintenance
  for (let pool = 0; pool < SIDE_POOLS; pool++) {
    const place = poolPlace(state, ATTACK, pool);
    if (place >= 0) spend(state, place, poolOwner(state, ATTACK, pool)); // TI-R7: to be attacked is no operation of one's own
  }
  if (winner < 0) return;
  const loser = 1 - winner;
  if (state.fight[loser === ATTACK ? 'attackCommander' : 'defenceCommander'] === FIRST_HEAD[DEMOCRATS])
    callExpedition(play, CORINTH_2, 'TI-FD-d', 'timoleon-beaten');
  if (leadOf(state, winner) === DEMOCRATS && poolPlace(state, loser, CARTHAGE) >= 0)
    callExpedition(play, CORINTH_2, 'TI-FD-d', 'carthage-beaten');
  if (sidePoints(state, loser) === 0) routed(play, leadOf(state, loser), commanderOf(state, loser), state.fight.loserLost);
}

/** TI-L, with TI-VIII: one land combat. The fight has been begun with its two leading pools. */
export const battle = procedure<State>(
  'battle',
  each(
    'joiner',
    nextJoiner,
    ask(joining, (_, by) => by),
  ),
  decideForAll,
  commanders,
  when(isCommandOpen, ask(command)),
  when(
    ({ state }) => state.fight.kind !== MASSACRE && (isFaction(leadOf(state, ATTACK)) || isFaction(leadOf(state, DEFEND))),
    ask(tactics),
  ),
  when(({ state }) => state.fight.kind !== MASSACRE, automaticOptions),
  resolve,
  when(({ state }) => isFought({ state } as P) && isDecided({ state } as P), ask(casualties)),
  when(isFought, leaders),
  when(isFought, consequences),
  when(({ state }) => state.fight.kind !== MASSACRE && mustRetreat(state), ask(retreats)),
);
/** TI-L-t: the side that lost more points; after NC a defender who chose Retreat (TI-L-f). */
export function mustRetreat(s: State): boolean {
  if (s.fight.named === -1) return s.fight.withdraws === 1;
  const winner = winnerOf(s);
  return winner >= 0 && s.fight.loserLost > s.fight.winnerLost && sidePoints(s, 1 - winner) > 0;
}
