import { ask, decision, type Play, procedure, type RuleId, when } from '@polemos/kernel';
import { C, T } from '../../actions.ts';
import { sackCity } from '../../economy/plunder.ts';
import { routed, watchPunicCities } from '../../factions/expeditions.ts';
import { CITIES, DEFENCE, isFaction, NEUTRAL, OWNER, OWNERS, PEOPLE_OF, ZONE } from '../../materials/board.ts';
import { CAVALRY_OF, HOPLITES_OF } from '../../materials/cities.ts';
import { areAllied, endSiege, fieldOf, garrisonPlace, garrisonTroops, isHostile, takeZone } from '../../materials/control.ts';
import { abandonEngines } from '../../materials/engines.ts';
import { commanderAt, isLeaderAt, pointsOf, put, removeAll, removeTroops, spend, troopsAt } from '../../materials/forces.ts';
import { LEADER, LEADERS, TACTICS, TYRANT_OF } from '../../materials/leaders.ts';
import { capture, checkTyrants, kill } from '../../materials/persons.ts';
import { CITIZEN_CAVALRY, CITIZEN_HOPLITE, ENGINE } from '../../materials/units.ts';
import { garrisonConquest } from '../../natives/armies.ts';
import { ASSAULT, DESTRUCTIVE, RAID, SIDE_POOLS, STREET_BATTLE, type State } from '../../state.ts';
import {
  ASSAULT_OPTION,
  ASSAULTS,
  assaultResult,
  assaultTactical,
  BREACH,
  bombardmentLoss,
  ENGINES,
  MINE,
  ratio,
} from '../../tables.ts';
import {
  ATTACK,
  assaultAttack,
  assaultStrength,
  beginFight,
  commanderOf,
  DEFEND,
  enter,
  leadOf,
  poolOwner,
  poolPlace,
  sidePoints,
  sideUnit,
  tacticsOf,
} from '../fight.ts';
import { battle } from '../land/battle.ts';
import { isThrownOut, NOWHERE } from '../land/retreat.ts';
import { suffer } from '../losses.ts';
import type { AssaultReckoning } from '../told.ts';
import { leaveTerritory } from './withdrawal.ts';

type P = Play<State>;

/** TI-VII-f: an independent city without garrison raises its citizens when it is besieged, assaulted or to be occupied. */
export function raiseIndependents(play: P, zone: number): void {
  if (!turnOutIndependents(play.state, zone)) return;
  play.tell?.({
    kind: 'citizens-rise',
    rule: 'TI-VII-f',
    zone: ZONE.ids[zone],
    owner: 'neutral',
    points: HOPLITES_OF[zone] + CAVALRY_OF[zone],
    leader: null,
  });
}
/** Whether there was anybody to turn out. */
export function turnOutIndependents(s: State, zone: number): boolean {
  if (zone >= CITIES || s.control[zone] !== NEUTRAL || s.raised[zone] === 1 || s.sacked[zone] === 2) return false;
  if (troopsAt(s, garrisonPlace(zone), NEUTRAL) > 0 || HOPLITES_OF[zone] === 0) return false;
  s.raised[zone] = 1;
  put(s, garrisonPlace(zone), NEUTRAL, CITIZEN_HOPLITE, HOPLITES_OF[zone]);
  put(s, garrisonPlace(zone), NEUTRAL, CITIZEN_CAVALRY, CAVALRY_OF[zone]);
  return true;
}

/** TI-S-a: a siege begins, or an ally takes it over and it goes on (TI-R120). */
export function beginSiege(play: P, zone: number, besieger: number): void {
  const { state } = play;
  if (state.siege[zone] < 0 || !areAllied(state, state.siege[zone], besieger)) {
    state.siegeTurns[zone] = 1;
    state.siegeBonus[zone] = 0;
  }
  state.siege[zone] = besieger;
  play.tell?.({ kind: 'siege', rule: 'TI-S-a', zone: ZONE.ids[zone], besieger: OWNER.ids[besieger] });
  watchPunicCities(play);
}

/** The city is the besieger's. TI-S-e: after a siege it is plundered if 1D6 is less than the siege turns. */
export function cityFalls(play: P, zone: number, taker: number, rule: RuleId, onTerms = false, stormed = false): void {
  const { state, fate } = play;
  const turns = state.siege[zone] === taker ? state.siegeTurns[zone] : 0;
  const tyrant = TYRANT_OF[zone];
  clearGarrison(play, zone, taker, onTerms);
  if (isPlundering(state, taker) && PEOPLE_OF[zone] !== taker) return pillageCity(play, zone, taker);
  if (!isFaction(taker)) garrisonConquest(state, zone, taker);
  takeZone(play, zone, taker, rule);
  if (tyrant >= 0) checkTyrants(play, taker);
  if (onTerms || state.sacked[zone] !== 0) return;
  if (!isFaction(taker)) return;
  if (stormed) sackCity(play, zone, taker, 'TI-A-g');
  else if (turns > 0) {
    const die = fate.d6('plunder after the siege', 'TI-S-e');
    play.tell?.({ kind: 'siege-plunder', rule: 'TI-S-e', zone: ZONE.ids[zone], die, turns, plundered: die < turns });
    if (die < turns) sackCity(play, zone, taker, 'TI-S-e');
  }
}
const isPlundering = (s: State, owner: number): boolean => s.army[owner] === RAID || s.army[owner] === DESTRUCTIVE;
/** TI-FN-l, TI-FN-m: raids and destructive wars plunder; only a war of conquest takes. Its holder keeps the city if he may (TI-VII-a). */
function pillageCity(play: P, zone: number, people: number): void {
  const { state } = play;
  if (state.siege[zone] === people) {
    endSiege(state, zone);
    play.tell?.({ kind: 'siege-lifted', rule: 'TI-FN-l', zone: ZONE.ids[zone], besieger: OWNER.ids[people] });
  }
  sackCity(play, zone, -1, 'TI-FN-l');
}
/** Whoever is still inside when a city falls: troops are removed, leaders die with them (TI-L-s). */
function clearGarrison(play: P, zone: number, taker: number, onTerms: boolean): void {
  const { state } = play;
  const place = garrisonPlace(zone);
  for (let owner = 0; owner < OWNERS; owner++) {
    if (!isHostile(state, taker, owner)) continue;
    const engines = pointsOf(state, place, owner, ENGINE);
    removeAll(state, place, owner);
    if (engines > 0 && isFaction(taker)) put(state, zone, taker, ENGINE, engines, engines);
    for (let leader = 0; leader < LEADERS; leader++)
      if (isLeaderAt(state, leader, place, owner)) {
        if (onTerms) capture(play, leader, taker, zone, 'TI-L-u');
        else kill(play, leader, taker, 'TI-L-s', 'with-his-men');
      }
  }
}

// ---- A. Assault

export interface Assaulting {
  readonly zone: number;
  readonly attacker: number;
  readonly place: number;
  /** The assault of a breach: no options, +3 (TI-B-b). */
  readonly breach: boolean;
}
/** Both sides of a siege: the besieging pool, and everybody inside. */
export function beginAssault(s: State, { zone, attacker, place }: Assaulting, kind: number): void {
  beginFight(s, kind, zone);
  s.fight.attacker = attacker;
  enter(s, ATTACK, attacker, place);
  let most = -1;
  const inside = garrisonPlace(zone);
  for (let owner = 0; owner < OWNERS; owner++) {
    const points = troopsAt(s, inside, owner);
    if (points === 0 || !isHostile(s, attacker, owner)) continue;
    enter(s, DEFEND, owner, inside);
    if (most < 0 || points > troopsAt(s, inside, most)) most = owner;
  }
  s.fight.defender = most;
  s.fight.attackCommander = s.op.owner === attacker ? s.op.leader : commanderAt(s, place, attacker);
  s.fight.defenceCommander = -1;
  for (let owner = 0; owner < OWNERS; owner++) {
    const leader = isHostile(s, attacker, owner) ? commanderAt(s, inside, owner) : -1;
    if (leader >= 0 && (s.fight.defenceCommander < 0 || TACTICS[leader] > TACTICS[s.fight.defenceCommander]))
      s.fight.defenceCommander = leader;
  }
}
const openAssault = ({ state }: P, by: Assaulting): void => {
  beginAssault(state, by, ASSAULT);
  state.siegeActed[by.zone] = 1;
};

/** TI-A-f */
export function refuseStratagem(s: State, side: number, option: number): RuleId | null {
  const zone = s.fight.zone;
  if (side === DEFEND) return option >= ASSAULTS ? null : 'TI-A-e';
  if (option >= ASSAULTS) return 'TI-A-e';
  if (option === ENGINES && sideUnit(s, ATTACK, ENGINE) === 0) return 'TI-A-f';
  if (option === BREACH && s.defence[zone] >= DEFENCE[zone]) return 'TI-A-f';
  if (option === MINE && s.siegeTurns[zone] < 2) return 'TI-A-f';
  return null;
}
const sideOfSeat = (s: State, seat: number): number => (leadOf(s, ATTACK) === seat ? ATTACK : DEFEND);
export const stratagems = decision<State, Assaulting>({
  name: 'stratagems',
  rule: 'TI-A-e',
  seats: ({ state }) => [leadOf(state, ATTACK), leadOf(state, DEFEND)].filter(isFaction).sort((a, b) => a - b),
  legal({ state, seat }, _, offer) {
    const side = sideOfSeat(state, seat);
    for (let option = 0; option < ASSAULT_OPTION.size; option++)
      if (refuseStratagem(state, side, option) === null) offer.add(T.stratagem, option);
  },
  refuse: { stratagem: ({ state, seat }, _, option) => refuseStratagem(state, sideOfSeat(state, seat), option) },
  on: {
    stratagem({ state, seat }, _, option) {
      state.fight[sideOfSeat(state, seat) === ATTACK ? 'attack' : 'defence'] = option;
    },
  },
  about: ({ state }) => aboutAssault(state),
});
/** TI-A-c: the garrison behind its walls. */
export const wallStrength = (s: State): number => assaultStrength(s, DEFEND) * Math.max(1, s.defence[s.fight.zone]);
export const aboutAssault = (s: State): AssaultReckoning => ({
  zone: ZONE.ids[s.fight.zone],
  attacker: OWNER.ids[leadOf(s, ATTACK)],
  defender: OWNER.ids[leadOf(s, DEFEND)],
  attackCommander: commanderOf(s, ATTACK) < 0 ? null : LEADER.ids[commanderOf(s, ATTACK)],
  defenceCommander: commanderOf(s, DEFEND) < 0 ? null : LEADER.ids[commanderOf(s, DEFEND)],
  attack: assaultAttack(s),
  defence: wallStrength(s),
  factor: s.defence[s.fight.zone],
});
function automaticStratagems({ state, fate }: P): void {
  for (const side of [ATTACK, DEFEND]) {
    const owner = leadOf(state, side);
    if (isFaction(owner)) continue;
    const options: number[] = [];
    for (let option = 0; option < ASSAULT_OPTION.size; option++)
      if (refuseStratagem(state, side, option) === null) options.push(option);
    const rule = owner === NEUTRAL ? 'TI-FE-c' : 'TI-FN-x';
    const chosen = options[fate.lot(options.length, 'option', rule, i => ASSAULT_OPTION.ids[options[i]])];
    state.fight[side === ATTACK ? 'attack' : 'defence'] = chosen;
  }
}
function rollAssault(play: P, by: Assaulting): void {
  const { state, fate } = play;
  const { fight } = state;
  const tactical = by.breach ? 3 : assaultTactical(fight.attack, fight.defence);
  const leaders = tacticsOf(fight.attackCommander) - tacticsOf(fight.defenceCommander);
  const odds = ratio(assaultAttack(state), wallStrength(state));
  const thin = state.defence[by.zone] === 1 ? -1 : 0;
  const hunger = state.siegeBonus[by.zone];
  const attack = fate.d6('assault', 'TI-A-g');
  const defence = fate.d6('garrison', 'TI-A-g');
  const result = attack - defence + tactical + leaders + odds + thin + hunger;
  fight.difference = result;
  fight.extra = sidePoints(state, DEFEND);
  fight.loserLost = sidePoints(state, ATTACK); // what stormed, should all of it fall
  const about = aboutAssault(state);
  const { defenceLoss, defenderLoss } = assaultResult(result);
  const levels = defenceLoss < 0 ? state.defence[by.zone] : Math.min(state.defence[by.zone], defenceLoss); // TI-A-i
  state.defence[by.zone] -= levels;
  if (defenderLoss < 0)
    for (let pool = 0; pool < SIDE_POOLS; pool++) {
      const at = poolPlace(state, DEFEND, pool);
      if (at >= 0) removeTroops(state, at, poolOwner(state, DEFEND, pool));
    }
  play.tell?.({
    kind: 'assault',
    rule: 'TI-A-g',
    reveals: true,
    ...about,
    attackOption: by.breach ? null : ASSAULT_OPTION.ids[fight.attack],
    defenceOption: by.breach ? null : ASSAULT_OPTION.ids[fight.defence],
    dice: [attack, defence],
    modifiers: [
      { rule: by.breach ? 'TI-B-b' : 'TI-A-e', by: tactical },
      { rule: 'TI-A-a', by: leaders },
      { rule: 'TI-A-d', by: odds },
      { rule: 'TI-A-c', by: thin },
      { rule: 'TI-H-a', by: hunger },
    ],
    result,
    levels,
    eliminated: defenderLoss < 0,
  });
}
/** The table of results; losses are chosen by their owners (TI-A-h). */
function applyAssault(play: P, { zone, attacker, place }: Assaulting): void {
  const { state, fate } = play;
  const row = assaultResult(state.fight.difference);
  const garrison = state.fight.extra;
  spend(state, place, attacker);
  if (row.leadersDie > 0)
    for (let leader = 0; leader < LEADERS; leader++) {
      if (!isLeaderAt(state, leader, place, attacker)) continue;
      const die = fate.d6(`fate of ${LEADER.ids[leader]}`, 'TI-A-g');
      const killed = die <= row.leadersDie;
      play.tell?.({
        kind: 'beaten-leader',
        rule: 'TI-A-g',
        leader: LEADER.ids[leader],
        die,
        fate: killed ? 'killed' : 'escapes',
      });
      if (killed) kill(play, leader, leadOf(state, DEFEND), 'TI-A-g');
    }
  if (row.defenderLoss < 0) {
    routed(play, leadOf(state, DEFEND), commanderOf(state, DEFEND), garrison);
    for (let pool = 0; pool < SIDE_POOLS; pool++) {
      const at = poolPlace(state, DEFEND, pool);
      if (at < 0) continue;
      const owner = poolOwner(state, DEFEND, pool);
      for (let leader = 0; leader < LEADERS; leader++)
        if (isLeaderAt(state, leader, at, owner)) kill(play, leader, attacker, 'TI-L-s', 'with-his-men');
    }
  } else if (row.defenderLoss > 0) suffer(play, leadOf(state, DEFEND), garrisonPlace(zone), row.defenderLoss, 'TI-A-h');
  const lost = row.taken ? Math.min(row.attackerLoss, garrison) : row.attackerLoss;
  suffer(play, attacker, place, lost, 'TI-A-h');
}
/** TI-S-c: when the storming party is spent, what was not in it besieges on. */
function afterAssault(play: P, { zone, attacker, place }: Assaulting): void {
  const { state } = play;
  const row = assaultResult(state.fight.difference);
  const spent = troopsAt(state, place, attacker) === 0;
  if (spent) routed(play, attacker, commanderOf(state, ATTACK), state.fight.loserLost);
  if (spent && troopsAt(state, fieldOf(zone), attacker) === 0) {
    for (let leader = 0; leader < LEADERS; leader++)
      if (isLeaderAt(state, leader, place, attacker)) kill(play, leader, leadOf(state, DEFEND), 'TI-L-s', 'with-his-men');
    return endSiege(state, zone);
  }
  if (row.taken) cityFalls(play, zone, attacker, 'TI-A-g', false, row.sacked);
  else if (garrisonTroops(state, zone, attacker) === 0) cityFalls(play, zone, attacker, 'TI-A-k');
  else if (row.lifted) {
    endSiege(state, zone);
    play.tell?.({ kind: 'siege-lifted', rule: 'TI-A-g', zone: ZONE.ids[zone], besieger: OWNER.ids[attacker] });
    if (row.enginesLeft) abandonEngines(play, zone, attacker, place);
    if (!spent) leaveTerritory(play, zone, attacker, place);
  } else if (!spent && state.defence[zone] === 0 && isFaction(attacker) && attacker === state.op.owner)
    play.call(storming, { zone, attacker, place, breach: false });
}
export const assault = procedure<State, Assaulting>(
  'assault',
  openAssault,
  when(
    ({ state }, { breach }) => !breach && (isFaction(leadOf(state, ATTACK)) || isFaction(leadOf(state, DEFEND))),
    ask(stratagems, (_, by) => by),
  ),
  when((_, { breach }) => !breach, automaticStratagems),
  rollAssault,
  applyAssault,
  afterAssault,
);

// ---- land combat inside a city without walls (TI-S-f, TI-A-i, TI-B-c, treason)

export const streetFight = procedure<State, Assaulting>(
  'street fight',
  ({ state }, by) => {
    beginAssault(state, by, STREET_BATTLE);
    state.siegeActed[by.zone] = 1;
  },
  ask(battle),
  (play, { zone, attacker, place }) => {
    const { state } = play;
    // Beaten, or gone by a Retreat without combat (TI-L-f).
    if (garrisonTroops(state, zone, attacker) === 0 && troopsAt(state, place, attacker) > 0)
      cityFalls(play, zone, attacker, 'TI-L-m');
    else if (state.fight.retreated === NOWHERE && isThrownOut(state, attacker)) {
      endSiege(state, zone);
      play.tell?.({ kind: 'siege-lifted', rule: 'TI-R122', zone: ZONE.ids[zone], besieger: OWNER.ids[attacker] });
      leaveTerritory(play, zone, attacker, place);
    }
  },
);
export const storming = decision<State, Assaulting>({
  name: 'storming',
  rule: 'TI-A-i',
  seat: (_, { attacker }) => attacker,
  legal(_, __, offer) {
    offer.add(T.choose, C.storm);
    offer.add(T.choose, C.hold);
  },
  refuse: { choose: (_, __, choice) => (choice === C.storm || choice === C.hold ? null : 'TI-A-i') },
  on: {
    choose(play, by, choice) {
      play.done();
      if (choice !== C.storm) return;
      if (play.state.defence[by.zone] === 0) play.call(streetFight, { ...by, breach: false });
      else play.call(assault, by);
    },
  },
  about: ({ state }, { zone, breach }) => ({ zone: ZONE.ids[zone], breach, defence: state.defence[zone] }),
});

// ---- B. Bombardment

export function bombard(play: P, zone: number, attacker: number, place: number): void {
  const { state, fate } = play;
  const needed = state.defence[zone];
  const spare = pointsOf(state, place, attacker, ENGINE) - needed;
  let answer = 0;
  for (let owner = 0; owner < OWNERS; owner++)
    if (isHostile(state, attacker, owner)) answer += pointsOf(state, garrisonPlace(zone), owner, ENGINE);
  const die = fate.d6('bombardment', 'TI-B-b');
  const result = die + spare - answer;
  const levels = Math.min(needed, bombardmentLoss(result));
  state.siegeActed[zone] = 1;
  state.defence[zone] -= levels;
  spend(state, place, attacker);
  play.tell?.({
    kind: 'bombardment',
    rule: 'TI-B-b',
    zone: ZONE.ids[zone],
    seat: OWNER.ids[attacker],
    die,
    modifiers: [
      { rule: 'TI-B-b', by: spare },
      { rule: 'TI-B-b', by: -answer },
    ],
    result,
    levels,
    defence: state.defence[zone],
  });
  if (result >= 10 || state.defence[zone] === 0) play.call(storming, { zone, attacker, place, breach: result >= 10 });
}
