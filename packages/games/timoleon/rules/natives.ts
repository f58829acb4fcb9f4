import { each, type Play, procedure, when } from '@polemos/kernel';
import { battle } from './battle.ts';
import {
  CARTHAGE,
  CITIES,
  CITY,
  DEMOCRATS,
  DIONYSIUS,
  distance,
  FACTIONS,
  HICETAS,
  isAdjacent,
  isFaction,
  NEUTRAL,
  OWNER,
  PEOPLE,
  PEOPLE_OF,
  SEATS,
  SICANS,
  SICELS,
  ZONE,
} from './board.ts';
import { isApril } from './calendar.ts';
import { cityTax, NATIVE_GARRISON, nativeGarrison } from './cities.ts';
import { garrisonTroops, takeZone, territories, troopsIn } from './control.ts';
import { entering } from './entering.ts';
import { ATTACK, assaultStrength, beginFight, DEFEND, enter } from './fight.ts';
import { moveLeaders, pointsOf, put, remove, shiftAll, troopsAt } from './forces.ts';
import { CHIEF, LEADER } from './leaders.ts';
import { isPlunderable, plunderTerritory, silhouettes } from './plunder.ts';
import { leaveMap } from './retreat.ts';
import { settle } from './settle.ts';
import { assault, beginAssault, beginSiege, cityFalls, streetFight, wallStrength } from './siege.ts';
import {
  ASSAULT,
  CONQUEST,
  DEAD,
  DESTRUCTIVE,
  F_ATTACKER,
  F_DEFENDER,
  FIELD_BATTLE,
  NO_ARMY,
  NOT_YET,
  RAID,
  REACTION,
  type State,
} from './state.ts';
import { NATIVE_CAVALRY, NATIVE_HOPLITE, NATIVE_LIGHT } from './units.ts';

type P = Play<State>;
export const ARMY_KIND: readonly string[] = ['none', 'reaction', 'raid', 'destructive', 'conquest'];

/** TI-FN-p, TI-FN-t: does a people still act by itself? */
export const isActive = (s: State, people: number): boolean => s.extinct[people] === 0 && s.owner[CHIEF[people]] === people;
/** TI-FN-q */
const isAggressive = (s: State, people: number): boolean =>
  isActive(s, people) && s.where[CHIEF[people]] !== DEAD && s.captor[CHIEF[people]] < 0;

/** The field where the army of a people stands, or −1. */
export function armyZone(s: State, people: number): number {
  if (s.army[people] === NO_ARMY) return -1;
  for (let zone = 0; zone < CITIES; zone++) if (troopsAt(s, zone, people) > 0) return zone;
  return -1;
}
function invaderIn(s: State, zone: number): number {
  for (let faction = 0; faction < FACTIONS; faction++) if (troopsIn(s, zone, faction) > 0) return faction;
  return -1;
}
/** TI-FN-ae */
export function isInvaded(s: State, people: number, zone: number): boolean {
  if (s.control[zone] === people) return invaderIn(s, zone) >= 0;
  return isFaction(s.control[zone]) && s.army[people] === REACTION;
}
const isAnyInvaded = (s: State): boolean =>
  [SICANS, SICELS].some(people => PEOPLE[people].some(zone => isInvaded(s, people, zone)));

/** TI-FN-e: the leader, cavalry by the lower die, light infantry by the sum, four hoplites in a war. */
function muster(play: P, people: number, zone: number, kind: number): void {
  const { state, fate } = play;
  const one = fate.d6(`army of the ${OWNER.ids[people]}`, 'TI-FN-e');
  const two = fate.d6(`army of the ${OWNER.ids[people]}`, 'TI-FN-e');
  const hoplites = kind === DESTRUCTIVE || kind === CONQUEST ? 4 : 0;
  const size = [hoplites, one + two, Math.min(one, two)];
  for (let arm = 0; arm < 3; arm++) state.armySize[people * 3 + arm] = size[arm];
  put(state, zone, people, NATIVE_HOPLITE, hoplites);
  put(state, zone, people, NATIVE_LIGHT, one + two);
  put(state, zone, people, NATIVE_CAVALRY, Math.min(one, two));
  const chief = CHIEF[people];
  const led = state.owner[chief] === people && state.where[chief] === NOT_YET;
  if (led) state.where[chief] = zone;
  state.army[people] = kind;
  state.armyTurns[people] = 0;
  play.tell?.({
    kind: 'native-army',
    rule: 'TI-FN-e',
    people: OWNER.ids[people],
    purpose: ARMY_KIND[kind],
    dice: [one, two],
    hoplites,
    light: one + two,
    cavalry: Math.min(one, two),
    leader: led ? LEADER.ids[chief] : null,
    zone: ZONE.ids[zone],
  });
}

/** TI-FN-g: a faction's troops come into a native territory. */
export function meetNatives(play: P, zone: number, mover: number): void {
  const { state } = play;
  const people = zone < CITIES ? PEOPLE_OF[zone] : -1;
  if (people < 0 || state.control[zone] !== people || !isFaction(mover)) return;
  if (state.raised[zone] === 0) {
    state.raised[zone] = 1; // TI-FN-d
    put(state, CITY + zone, people, nativeGarrison(zone), NATIVE_GARRISON);
    play.tell?.({
      kind: 'citizens-rise',
      rule: 'TI-FN-d',
      zone: ZONE.ids[zone],
      owner: OWNER.ids[people],
      points: NATIVE_GARRISON,
    });
  }
  if (state.army[people] !== NO_ARMY || !isActive(state, people)) return;
  muster(play, people, reactionZone(state, people, zone), REACTION);
}
/** TI-FN-g, TI-FN-af: an adjacent free territory of the people, else the nearest, else on the spot. */
function reactionZone(s: State, people: number, invaded: number): number {
  let best = invaded;
  let far = 1000;
  for (const zone of PEOPLE[people]) {
    if (zone === invaded || s.control[zone] !== people || invaderIn(s, zone) >= 0) continue;
    const steps = isAdjacent(zone, invaded) ? 0 : distance(zone, invaded);
    if (steps < far) {
      far = steps;
      best = zone;
    }
  }
  return best;
}

/** TI-FN-f */
function replace(play: P, people: number): void {
  const { state } = play;
  const zone = armyZone(state, people);
  if (zone < 0 || state.army[people] === RAID) return;
  let left = 0;
  for (const own of PEOPLE[people]) if (state.control[own] === people) left++;
  let back = 0;
  [NATIVE_HOPLITE, NATIVE_LIGHT, NATIVE_CAVALRY].forEach((unit, arm) => {
    const missing = Math.min(left, state.armySize[people * 3 + arm] - pointsOf(state, zone, people, unit));
    if (missing <= 0) return;
    put(state, zone, people, unit, missing);
    left -= missing;
    back += missing;
  });
  if (back > 0) play.tell?.({ kind: 'natives-replace', rule: 'TI-FN-f', people: OWNER.ids[people], points: back });
}

// ---- choosing where to go

/** TI-FN-v: fewest defending points, then the richest, then by lot. */
function pickTarget(play: P, people: number, candidates: readonly number[]): number {
  const { state, fate } = play;
  const points = (zone: number): number => {
    let count = 0;
    for (let faction = 0; faction < FACTIONS; faction++) count += troopsIn(state, zone, faction);
    return count;
  };
  const wealth = (zone: number): number => 5 * silhouettes(state, zone) + cityTax(zone);
  const fewest = Math.min(...candidates.map(points));
  const weakest = candidates.filter(zone => points(zone) === fewest);
  const most = Math.max(...weakest.map(wealth));
  const richest = weakest.filter(zone => wealth(zone) === most);
  const chosen = richest[fate.lot(richest.length, 'equal targets', 'TI-FN-v')];
  play.tell?.({
    kind: 'native-target',
    rule: 'TI-FN-v',
    people: OWNER.ids[people],
    zone: ZONE.ids[chosen],
    candidates: candidates.map(zone => ({ zone: ZONE.ids[zone], points: points(zone), wealth: wealth(zone) })),
  });
  return chosen;
}
/** The enemy's territories beside the people, in a war also beside its army. */
function targets(s: State, people: number, enemy: number): number[] {
  const army = armyZone(s, people);
  const found: number[] = [];
  for (let zone = 0; zone < CITIES; zone++) {
    if (s.control[zone] !== enemy || s.sacked[zone] === 2) continue;
    const beside = PEOPLE[people].some(own => s.control[own] === people && own !== zone && isAdjacent(own, zone));
    if (beside || (army >= 0 && isAdjacent(army, zone))) found.push(zone);
  }
  return found;
}
const isBeside = (s: State, people: number, enemy: number): boolean => targets(s, people, enemy).length > 0;

/** TI-FN-h, TI-R50: the invaded territory to free next: the weakest invasion beside the army, else the nearest. */
function invasionToFight(s: State, people: number): number {
  const at = armyZone(s, people);
  let best = -1;
  let score = 100_000;
  for (const zone of PEOPLE[people]) {
    if (!isInvaded(s, people, zone)) continue;
    const invader = invaderIn(s, zone);
    const points = invader < 0 ? 0 : troopsIn(s, zone, invader);
    const far = isAdjacent(at, zone) ? 0 : distance(at, zone);
    if (far * 1000 + points < score) {
      score = far * 1000 + points;
      best = zone;
    }
  }
  return best;
}

// ---- an army acts (TI-FN-l … TI-FN-n, TI-FN-w, y)

interface Acting {
  readonly people: number;
  readonly zone: number;
}
function goThere(play: P, { people, zone }: Acting): void {
  const { state } = play;
  const at = armyZone(state, people);
  state.armyTurns[people]++;
  if (at < 0 || at === zone) return;
  shiftAll(state, at, zone, people);
  moveLeaders(state, at, zone, people);
  play.tell?.({ kind: 'natives-move', rule: 'TI-FN-v', people: OWNER.ids[people], from: ZONE.ids[at], zone: ZONE.ids[zone] });
}
const isThere = (s: State, { people, zone }: Acting): boolean => troopsAt(s, zone, people) > 0;
function foeInField(s: State, { people, zone }: Acting): number {
  const enemy = s.armyEnemy[people];
  if (isFaction(enemy) && troopsAt(s, zone, enemy) > 0) return enemy;
  for (let faction = 0; faction < FACTIONS; faction++) if (troopsAt(s, zone, faction) > 0) return faction;
  return -1;
}
/** TI-FN-w: troops in the field are attacked once before anything else. */
function attackField(play: P, by: Acting): void {
  const { state } = play;
  beginFight(state, FIELD_BATTLE, by.zone);
  state.fight[F_ATTACKER] = by.people;
  state.fight[F_DEFENDER] = foeInField(state, by);
  enter(state, ATTACK, by.people, by.zone);
  enter(state, DEFEND, state.fight[F_DEFENDER], by.zone);
  play.call(battle);
}
function canGoOn({ state }: P, by: Acting): boolean {
  return (
    isThere(state, by) && foeInField(state, by) < 0 && state.army[by.people] !== NO_ARMY && state.control[by.zone] !== by.people
  );
}
const plunders = (s: State, people: number): boolean => s.army[people] === RAID || s.army[people] === DESTRUCTIVE;
function pillage(play: P, { people, zone }: Acting): void {
  if (isPlunderable(play.state, zone)) plunderTerritory(play, zone, people, zone, -1); // TI-FN-z
}
/** TI-FN-y: assault at 2 : 1, otherwise besiege; an undefended city is taken at once. */
function approachCity(play: P, { people, zone }: Acting): void {
  const { state } = play;
  const attacking = { zone, attacker: people, place: zone, breach: false };
  if (garrisonTroops(state, zone, people) === 0) {
    cityFalls(play, zone, people, 'TI-FN-y');
    return;
  }
  if (state.defence[zone] === 0) {
    play.call(streetFight, attacking);
    return;
  }
  beginAssault(state, attacking, ASSAULT);
  const mine = assaultStrength(state, ATTACK);
  const theirs = wallStrength(state);
  const storms = mine >= 2 * theirs;
  play.tell?.({
    kind: 'native-siege',
    rule: 'TI-FN-y',
    people: OWNER.ids[people],
    zone: ZONE.ids[zone],
    strengths: [mine, theirs],
    assault: storms,
  });
  if (state.siege[zone] !== people) beginSiege(play, zone, people);
  if (storms) play.call(assault, attacking);
}
/** TI-FN-n, TI-FN-ac: a conquered city gets a point of hoplites. */
function garrisonConquest(play: P, { people, zone }: Acting): void {
  const { state } = play;
  const own = PEOPLE_OF[zone] === people;
  if (state.control[zone] !== people || (state.army[people] !== CONQUEST && !own)) return;
  if (own || troopsAt(state, CITY + zone, people) > 0 || pointsOf(state, zone, people, NATIVE_HOPLITE) === 0) return;
  remove(state, zone, people, NATIVE_HOPLITE, 1);
  put(state, CITY + zone, people, NATIVE_HOPLITE, 1);
  state.armySize[people * 3]--;
}
export const nativesAct = procedure<State, Acting>(
  'natives act',
  goThere,
  when(
    ({ state }, by) => isThere(state, by),
    (play, { zone, people }) => play.call(entering, { zone, mover: people }),
  ),
  when(({ state }, by) => isThere(state, by) && foeInField(state, by) >= 0, attackField),
  when(
    canGoOn,
    when(({ state }, by) => plunders(state, by.people), pillage),
  ),
  when(canGoOn, approachCity),
  when(({ state }, by) => isThere(state, by), garrisonConquest),
  (play, { people }) => settle(play, people),
);

// ---- phase 1

interface People {
  readonly people: number;
}
const nextPeople = (_: P, __: object, after: number): number => (after < SICANS ? SICANS : after < SICELS ? SICELS : -1);
/** TI-FN-u: replacement, reaction, running war. */
function runArmy(play: P, { people }: People): void {
  const { state } = play;
  if (!isActive(state, people)) return;
  const kind = state.army[people];
  if (kind === NO_ARMY) return;
  const at = armyZone(state, people);
  if (at < 0) {
    leaveMap(play, people, 0, 'TI-FN-ab');
    return;
  }
  replace(play, people);
  if (kind === REACTION) {
    const zone = invasionToFight(state, people);
    if (zone < 0) leaveMap(play, people, at, 'TI-FN-h');
    else play.call(nativesAct, { people, zone });
    return;
  }
  if (kind === RAID) return;
  const enemy = state.armyEnemy[people];
  if (state.siege[at] === people) {
    play.call(nativesAct, { people, zone: at }); // TI-R52: an unfinished siege is continued
    return;
  }
  const choices = targets(state, people, enemy);
  if (choices.length > 0) play.call(nativesAct, { people, zone: pickTarget(play, people, choices) });
  else state.armyTurns[people]++;
}

/** TI-FN-i … TI-FN-k: does a people set out, and against whom? */
function activity(play: P): void {
  const { state, fate } = play;
  if (isAnyInvaded(state) || [SICANS, SICELS].some(people => state.army[people] >= DESTRUCTIVE)) return;
  const die = fate.d6('native activity', 'TI-FN-i');
  let peoples: number[] = [];
  let which = 0;
  if (die === 5) {
    which = fate.d6('which people', 'TI-FN-i');
    peoples = [which % 2 === 0 ? SICANS : SICELS];
  } else if (die === 6) peoples = [SICANS, SICELS];
  play.tell?.({
    kind: 'native-activity',
    rule: 'TI-FN-i',
    die,
    which: which === 0 ? null : which,
    peoples: peoples.map(people => OWNER.ids[people]),
  });
  peoples = peoples.filter(people => isAggressive(state, people) && state.army[people] === NO_ARMY);
  if (peoples.length === 0) return;
  const roll = fate.d6('enemy of the natives', 'TI-FN-j');
  const enemy = findEnemy(play, roll, peoples);
  const kind = roll <= 4 ? RAID : roll === 5 ? DESTRUCTIVE : CONQUEST;
  play.tell?.({
    kind: 'native-enemy',
    rule: 'TI-FN-j',
    die: roll,
    purpose: ARMY_KIND[kind],
    enemy: enemy < 0 ? null : SEATS[enemy],
  });
  if (enemy < 0) return;
  for (const people of [...peoples].reverse()) {
    if (!isBeside(state, people, enemy)) {
      play.tell?.({ kind: 'natives-idle', rule: 'TI-FN-k', people: OWNER.ids[people], enemy: SEATS[enemy] });
      continue;
    }
    play.call(setOut, { people, enemy, purpose: kind });
  }
}
interface SettingOut {
  readonly people: number;
  readonly enemy: number;
  readonly purpose: number;
}
/** The army of a people musters in its target. Sicans first: the stack runs the last call first. */
export const setOut = procedure<State, SettingOut>('natives set out', (play, { people, enemy, purpose }) => {
  const { state } = play;
  const choices = targets(state, people, enemy);
  if (choices.length === 0) return;
  const zone = pickTarget(play, people, choices);
  muster(play, people, zone, purpose);
  state.armyEnemy[people] = enemy;
  play.call(nativesAct, { people, zone });
});
function findEnemy(play: P, roll: number, peoples: readonly number[]): number {
  const { state, fate } = play;
  if (roll === 1) return CARTHAGE;
  if (roll === 2) return DEMOCRATS;
  if (roll === 3) {
    const beside = [HICETAS, DIONYSIUS].filter(tyrant => peoples.some(people => isBeside(state, people, tyrant)));
    if (beside.length === 0) return -1;
    if (beside.length === 1) return beside[0];
    return fate.d6('which tyrant', 'TI-R51') % 2 === 0 ? HICETAS : DIONYSIUS;
  }
  const counts = SEATS.map((_, faction) => territories(state, faction));
  const most = Math.max(...counts);
  const tied = [0, 1, 2, 3].filter(faction => counts[faction] === most);
  return tied[fate.lot(tied.length, 'most territories', 'TI-R51')];
}

/** TI-IV-aa: in April the markers on native territories go. */
function recover(play: P): void {
  const { state } = play;
  if (!isApril(state.turn)) return;
  for (let zone = 0; zone < CITIES; zone++) {
    if (state.ravaged[zone] === 0 || state.control[zone] <= NEUTRAL) continue;
    state.ravaged[zone] = 0;
    play.tell?.({ kind: 'recovered', rule: 'TI-IV-aa', zone: ZONE.ids[zone] });
  }
}
export const nativePhase = procedure<State>(
  'native phase',
  recover,
  each('people', nextPeople, (play, by) => runArmy(play, by as unknown as People)),
  activity,
);

/** TI-II-m, TI-FN-l, TI-FN-ab: at the end of the turn raids go home, and wars after their third turn. */
export function withdrawNatives(play: P): void {
  const { state } = play;
  for (const people of [SICANS, SICELS]) {
    const kind = state.army[people];
    if (kind === NO_ARMY) continue;
    const at = armyZone(state, people);
    if (at < 0 || kind === RAID || (kind !== REACTION && state.armyTurns[people] >= 3))
      leaveMap(play, people, Math.max(0, at), 'TI-FN-ab');
    else if (kind === REACTION && !PEOPLE[people].some(zone => isInvaded(state, people, zone)))
      leaveMap(play, people, at, 'TI-FN-h');
  }
  for (const people of [SICANS, SICELS]) checkExtinct(play, people);
}
/** TI-FN-p */
function checkExtinct(play: P, people: number): void {
  const { state } = play;
  if (state.extinct[people] === 1) return;
  if (!PEOPLE[people].every(zone => state.ravaged[zone] === 1 && state.sacked[zone] > 0)) return;
  state.extinct[people] = 1;
  const at = armyZone(state, people);
  if (at >= 0) leaveMap(play, people, at, 'TI-FN-p');
  for (const zone of PEOPLE[people]) if (state.control[zone] === people) takeZone(play, zone, NEUTRAL, 'TI-FN-p');
  play.tell?.({ kind: 'extinct', rule: 'TI-FN-p', people: OWNER.ids[people] });
}
