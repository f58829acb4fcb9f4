import { each, type Play, procedure, type RuleId } from '@polemos/kernel';
import { isApril } from '../calendar.ts';
import { leaveMap } from '../fights/land/retreat.ts';
import { CITIES, NEUTRAL, OWNER, SEATS, SICANS, SICELS, ZONE } from '../materials/board.ts';
import { CONQUEST, DESTRUCTIVE, NO_ARMY, RAID, REACTION, type State } from '../state.ts';
import { actIn, nativesAct } from './acts.ts';
import {
  ARMY_KIND,
  armyZone,
  disbandWar,
  isActive,
  isAggressive,
  isAnyInvaded,
  isLeaderless,
  muster,
  replace,
} from './armies.ts';
import { findEnemy, invasionToFight, isBeside, pickTarget, targets } from './targets.ts';
import type { Idle } from './told.ts';

type P = Play<State>;

interface People {
  readonly people: number;
}
const nextPeople = (_: P, __: object, after: number): number => (after < SICANS ? SICANS : after < SICELS ? SICELS : -1);
/** TI-FN-u: replacement, reaction, running war. */
function runArmy(play: P, { people }: People): void {
  const { state } = play;
  if (!isActive(state, people)) return;
  if (isLeaderless(state, people)) disbandWar(play, people);
  const kind = state.army[people];
  if (kind === NO_ARMY) return;
  const at = armyZone(state, people);
  if (at < 0) {
    leaveMap(play, people, 0, 'TI-FN-ab', 'used-up');
    return;
  }
  replace(play, people);
  if (kind === REACTION) {
    const zone = invasionToFight(state, people);
    if (zone < 0) leaveMap(play, people, at, 'TI-FN-h', 'land-free');
    else play.call(nativesAct, actIn(state, people, zone));
    return;
  }
  if (kind === RAID) return;
  const invaded = invasionToFight(state, people);
  if (invaded >= 0) {
    play.call(nativesAct, actIn(state, people, invaded)); // TI-FN-g: their own lands come first
    return;
  }
  const enemy = state.armyEnemy[people];
  if (state.siege[at] === people) {
    play.call(nativesAct, actIn(state, people, at)); // TI-R52: an unfinished siege is continued
    return;
  }
  const choices = targets(state, people, enemy);
  if (choices.length > 0) play.call(nativesAct, actIn(state, people, pickTarget(play, people, choices)));
  else {
    state.armyTurns[people]++;
    tellIdle(play, people, enemy, kind);
  }
}
/** It has nothing beside it, or only what is plundered already. */
function tellIdle(play: P, people: number, enemy: number, kind: number): void {
  const spent = kind !== CONQUEST && isBeside(play.state, people, enemy);
  const about = { people: OWNER.ids[people], enemy: SEATS[enemy] ?? null };
  if (spent) play.tell?.({ kind: 'natives-idle', rule: 'TI-FN-l', ...about, why: 'nothing-left' });
  else play.tell?.({ kind: 'natives-idle', rule: 'TI-FN-k', ...about });
}
/** What keeps a people at home that was to stir, with its rule; null: nothing. */
function barOf(s: State, people: number): readonly [RuleId, Idle] | readonly [null, undefined] {
  if (s.extinct[people] === 1) return ['TI-FN-p', 'out-of-game'];
  if (!isActive(s, people)) return ['TI-FN-t', 'in-pay'];
  if (s.army[people] !== NO_ARMY) return ['TI-FN-i', 'in-the-field'];
  return isAggressive(s, people) ? [null, undefined] : ['TI-FN-q', 'no-leader'];
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
  for (const people of peoples) {
    const [rule, why] = barOf(state, people);
    if (rule !== null) play.tell?.({ kind: 'natives-idle', rule, people: OWNER.ids[people], enemy: null, why });
  }
  peoples = peoples.filter(people => barOf(state, people)[0] === null);
  if (peoples.length === 0) return;
  const roll = fate.d6('enemy of the natives', 'TI-FN-j');
  const { enemy, ...found } = findEnemy(play, roll, peoples);
  const kind = roll <= 4 ? RAID : roll === 5 ? DESTRUCTIVE : CONQUEST;
  play.tell?.({
    kind: 'native-enemy',
    rule: 'TI-FN-j',
    die: roll,
    purpose: ARMY_KIND[kind],
    enemy: enemy < 0 ? null : SEATS[enemy],
    ...found,
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
  const choices = targets(state, people, enemy, purpose);
  if (choices.length === 0) return tellIdle(play, people, enemy, purpose);
  const zone = pickTarget(play, people, choices);
  state.armyEnemy[people] = enemy;
  const act = actIn(state, people, zone);
  muster(play, people, zone, purpose);
  play.call(nativesAct, act);
});
/** TI-IV-aa: in April the markers on native territories go. */
function recover(play: P): void {
  const { state } = play;
  if (!isApril(state.turn)) return;
  for (let zone = 0; zone < CITIES; zone++) {
    if (state.ravaged[zone] === 0 || state.control[zone] <= NEUTRAL || state.sacked[zone] !== 0) continue; // TI-IV-ad
    state.ravaged[zone] = 0;
    play.tell?.({ kind: 'recovered', rule: 'TI-IV-aa', zone: ZONE.ids[zone] });
  }
}
export const nativePhase = procedure<State>(
  'native phase',
  recover,
  each('people', nextPeople, (play, by) => runArmy(play, by)),
  activity,
);
