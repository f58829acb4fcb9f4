import { type Play, procedure, when } from '@polemos/kernel';
import { isPlunderable, plunderTerritory } from '../economy/plunder.ts';
import { ATTACK, assaultStrength, beginFight, DEFEND, enter, enterGarrison } from '../fights/fight.ts';
import { battle } from '../fights/land/battle.ts';
import { assault, beginAssault, beginSiege, cityFalls, streetFight, wallStrength } from '../fights/siege/siege.ts';
import { CITY, FACTIONS, isFaction, MOUNTAINS, NO_BORDER, OWNER, PEOPLE, PEOPLE_OF, wayTo, ZONE } from '../materials/board.ts';
import { garrisonTroops } from '../materials/control.ts';
import { moveLeaders, shiftAll, troopsAt } from '../materials/forces.ts';
import { scatterLoneLeaders } from '../materials/persons.ts';
import { entering } from '../operations/entering.ts';
import { settle } from '../operations/settle.ts';
import { ASSAULT, DESTRUCTIVE, FIELD_BATTLE, NO_ARMY, RAID, type State } from '../state.ts';
import { armyZone, isLeaderless } from './armies.ts';

type P = Play<State>;

interface Acting {
  readonly people: number;
  readonly zone: number;
  /** What the army crosses to come there; one that musters takes the easiest way from its own lands. */
  readonly border: number;
}
/** The act of an army in a zone: from where it stands, or out of its lands. */
export function actIn(s: State, people: number, zone: number): Acting {
  const at = armyZone(s, people);
  const crossed = (from: number): number => wayTo(from, zone)?.border ?? NO_BORDER;
  if (at >= 0 && at !== zone) return { people, zone, border: crossed(at) };
  if (at === zone) return { people, zone, border: NO_BORDER };
  const lands = PEOPLE[people].filter(own => s.control[own] === people && wayTo(own, zone) !== undefined);
  return { people, zone, border: Math.min(MOUNTAINS, ...lands.map(crossed)) };
}
function goThere(play: P, { people, zone }: Acting): void {
  const { state } = play;
  const at = armyZone(state, people);
  state.armyTurns[people]++;
  if (at < 0 || at === zone) return;
  shiftAll(state, at, zone, people);
  moveLeaders(state, at, zone, people);
  const rule = PEOPLE_OF[zone] === people ? 'TI-R50' : 'TI-FN-v';
  play.tell?.({ kind: 'natives-move', rule, people: OWNER.ids[people], from: ZONE.ids[at], zone: ZONE.ids[zone] });
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
  state.fight.attacker = by.people;
  state.fight.defender = foeInField(state, by);
  enter(state, ATTACK, by.people, by.zone);
  enter(state, DEFEND, state.fight.defender, by.zone);
  state.fight.border = by.border; // TI-L-k
  const besieged = state.siege[by.zone] >= 0 && state.siege[by.zone] !== by.people && state.control[by.zone] === by.people;
  if (besieged && troopsAt(state, CITY + by.zone, by.people) > 0) enterGarrison(state, ATTACK, CITY + by.zone); // TI-S-d
  play.call(battle);
}
function canGoOn({ state }: P, by: Acting): boolean {
  if (isLeaderless(state, by.people)) return false;
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
    scatterLoneLeaders(play); // TI-VII-l
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
  (play, { people }) => settle(play, people),
);
