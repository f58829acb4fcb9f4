import type { GameEvent } from '@polemos/kernel';
import type { View } from '@polemos/peloponnesian-war';
import { isSide, otherSide, SICILY, SIDES, type Side } from '../map/board.ts';
import { leaderSide } from '../text/leaders.ts';
import { type Arm, ofSide, sorted, sumOf, type Units, unitOf } from '../text/units.ts';

type Draft = { -readonly [K in keyof View]: View[K] };
const add = (to: Units | undefined, unit: string, count: number): Units => {
  const next = { ...to, [unit]: Math.max(0, (to?.[unit] ?? 0) + count) };
  return Object.fromEntries(Object.entries(next).filter(([, n]) => n > 0));
};
const put = (draft: Draft, space: string, unit: string, count: number): void => {
  const here = add(draft.forces[space], unit, count);
  draft.forces = { ...draft.forces, [space]: here };
  const spent = (draft.activated[space]?.[unit] ?? 0) - (here[unit] ?? 0);
  if (spent > 0) draft.activated = { ...draft.activated, [space]: add(draft.activated[space], unit, -spent) };
};

/** The view after some of the events that followed it: so that an operation can be drawn beat by beat. */
export function interim(view: View, events: readonly GameEvent[]): View {
  const draft: Draft = { ...view };
  for (const event of events) CHANGES[event.kind]?.(draft, event);
  return draft;
}

const CHANGES: Readonly<Record<string, (draft: Draft, event: GameEvent) => void>> = {
  objective(draft, { side, space }) {
    draft.operation = {
      side: String(side),
      leader: null,
      objective: String(space),
      at: null,
      units: {},
      route: [],
      next: 0,
      marching: false,
      plan: [],
    };
  },
  activated(draft, event) {
    const { leader, space, unit, count } = event;
    put(draft, String(space), String(unit), -Number(count));
    pays(draft, event);
    lead(draft, leader);
    if (draft.operation !== null)
      draft.operation = { ...draft.operation, at: String(space), units: add(draft.operation.units, String(unit), Number(count)) };
  },
  route(draft, { leader, from, route, objective }) {
    lead(draft, leader);
    if (draft.operation !== null)
      draft.operation = {
        ...draft.operation,
        at: String(from),
        route: (route as string[]).slice(),
        next: 0,
        marching: objective === true,
      };
  },
  interception: (draft, { space }) => goTo(draft, String(space)),
  ravaged(draft, { space }) {
    goTo(draft, String(space));
    ravage(draft, String(space));
  },
  skirmish(draft, { lost, space, by }) {
    for (const [side, unit] of Object.entries((lost ?? {}) as Record<string, string>))
      if (draft.operation?.side === side) draft.operation = { ...draft.operation, units: add(draft.operation.units, unit, -1) };
      else put(draft, String(by ?? space), unit, -1);
  },
  'left-behind'(draft, { space, unit }) {
    put(draft, String(space), String(unit), 1);
    if (draft.operation !== null) draft.operation = { ...draft.operation, units: add(draft.operation.units, String(unit), -1) };
  },
  'operation-ends'(draft, { space }) {
    if (draft.operation === null) return;
    for (const [unit, count] of Object.entries(draft.operation.units)) {
      put(draft, String(space), unit, count);
      draft.activated = { ...draft.activated, [String(space)]: add(draft.activated[String(space)], unit, count) };
    }
    if (draft.operation.leader !== null) draft.leaders = { ...draft.leaders, [draft.operation.leader]: String(space) };
    draft.operation = null;
  },
  'expedition-ends': endsAway,
  'commander-home'(draft, { leader }) {
    if (draft.operation?.leader === leader) endsAway(draft);
    else draft.leaders = { ...draft.leaders, [String(leader)]: 'going-home' }; // PW-6.7-b
  },
  passed(draft, { side }) {
    draft.passed = { ...draft.passed, [side as Side]: true };
    draft.operation = null;
  },
  'commander-drawn'(draft, { leader, space }) {
    draft.leaders = { ...draft.leaders, [String(leader)]: String(space) };
  },
  'siege-begins'(draft, { space, side }) {
    draft.sieges = { ...draft.sieges, [String(space)]: String(side) };
  },
  'siege-lifted'(draft, { space, side }) {
    const { [String(space)]: _, ...others } = draft.sieges;
    draft.sieges = others;
    if (typeof side === 'string') homeFrom(draft, String(space), side); // PW-R159
  },
  siege(draft, event) {
    const { space, side, success, sci, points, besieged } = event;
    const { [String(space)]: _, ...others } = draft.sieges;
    draft.sieges = others;
    draft.sci = { athens: (sci as number[])[0], sparta: (sci as number[])[1] };
    pays(draft, event);
    score(draft, points);
    ravage(draft, String(space));
    if (success !== true) return leave(draft, String(space), side as Side);
    for (const [unit, count] of Object.entries(besieged as Units)) put(draft, String(space), unit, -count);
    commandersLeave(draft, String(space), otherSide(side as Side));
  },
  battle(draft, { type, sci, winner, space, forces, hostages, points, losses, goesOn }) {
    if (Array.isArray(sci)) draft.sci = { athens: sci[0], sparta: sci[1] };
    if (type === 'null') return;
    score(draft, points);
    const arms = type === 'naval' ? SHIPS : FOOT_AND_HORSE;
    // In a draw both; the Persians are shown where the rules have left them.
    for (const { side, from } of forces as readonly { side: string; from: string }[]) {
      if (side === winner || !isSide(side)) continue;
      const stands = from === 'expedition' ? String(space) : from; // whoever reached out stands elsewhere (PW-6.2-d)
      if (hostages === true) draft.hostages = { ...draft.hostages, [side]: true };
      lose(draft, stands, side, Number(losses ?? 0), arms);
      if (goesOn !== true) leave(draft, stands, side);
    }
  },
  'null-battle': (draft, { space, leaves }) => leave(draft, String(space), leaves as Side),
  'hostages-freed'(draft) {
    draft.hostages = { athens: false, sparta: false };
  },
  'long-walls'(draft, { hostages }) {
    if (hostages === true) draft.hostages = { athens: false, sparta: false };
    draft.special = { ...draft.special, noWalls: false };
  },
  'going-home': (draft, { space, side }) => commandersLeave(draft, String(space), side as Side),
  stays(draft, { space, unit, side }) {
    homeFrom(draft, String(space), String(side));
    if (unit === 'home-guard') return; // PW-R92: it never left
    put(draft, String(space), String(unit), 1);
    draft.goingHome = add(draft.goingHome, String(unit), -1);
  },
  placed(draft, { space, unit, count, rule }) {
    put(draft, String(space), String(unit), Number(count));
    if (rule === 'PW-6.9-c') put(draft, 'samos', String(unit), -Number(count));
    else draft.goingHome = add(draft.goingHome, String(unit), -Number(count));
    if (rule === 'PW-E-5-c') draft.neutrals = { ...draft.neutrals, iasus: true };
  },
  recalled(draft, { space, units }) {
    for (const [unit, count] of Object.entries(units as Units)) {
      put(draft, String(space), unit, -count);
      draft.goingHome = add(draft.goingHome, unit, count);
    }
  },
  built(draft, event) {
    draft.goingHome = add(draft.goingHome, String(event.unit), 1);
    pays(draft, { ...event, city: event.from });
  },
  income: pays,
  bellicosity(draft, { side, now }) {
    draft.bellicosity = { ...draft.bellicosity, [side as Side]: Number(now) };
  },
  surrender: (draft, { points }) => score(draft, points),
  'bellicosity-reset'(draft, { now }) {
    draft.bellicosity = { athens: Number(now), sparta: Number(now) };
  },
  'ravaged-removed'(draft) {
    draft.ravaged = [];
  },
  'no-place'(draft, { unit, count }) {
    draft.goingHome = add(draft.goingHome, String(unit), -Number(count));
  },
  talents: pays,
  egypt: (draft, event) => pays(draft, { ...event, side: 'athens' }),
  'cause-rebellion': pays,
  storm(draft, { lost }) {
    if (lost !== true || draft.operation === null) return;
    draft.operation = { ...draft.operation, units: {} };
    endsAway(draft);
  },
  plague(draft, { lost, treasury }) {
    const inAthens = Math.min(Number(lost), draft.forces.athens?.['athenian-hoplite'] ?? 0);
    put(draft, 'athens', 'athenian-hoplite', -inAthens);
    put(draft, 'piraeus', 'athenian-hoplite', inAthens - Number(lost));
    draft.treasury = { ...draft.treasury, athens: Number(treasury) };
    draft.leaders = { ...draft.leaders, pericles: 'out' };
  },
  helots(draft, { lost, bellicosity }) {
    put(draft, 'sparta', 'spartan-hoplite', -Number(lost ?? 0));
    if (typeof bellicosity === 'number') draft.bellicosity = { ...draft.bellicosity, sparta: bellicosity };
  },
  'leader-died'(draft, { leader }) {
    draft.leaders = { ...draft.leaders, [String(leader)]: 'out' };
  },
  alcibiades(draft, { to }) {
    const place = to === 'athens' ? 'athens' : to === 'gone' ? 'out' : 'aside';
    draft.leaders = { ...draft.leaders, alcibiades: place };
  },
  allegiance(draft, { space, side }) {
    turnCoat(draft, String(space), side as Side);
    if (side === 'athens') quell(draft, space);
    if (space === 'pela') draft.neutrals = { ...draft.neutrals, macedonia: String(side) };
  },
  corcyra(draft, { leaves }) {
    if (leaves !== true) return;
    for (const [unit, count] of Object.entries(ofSide(draft.forces.corcyra ?? {}, 'athens')))
      if (unit.includes('allied')) put(draft, 'corcyra', unit, -count);
    homeFrom(draft, 'corcyra', 'athens');
    quell(draft, 'corcyra');
    draft.neutrals = { ...draft.neutrals, corcyraLeft: true };
  },
  'neutral-joins'(draft, { neutral, side, space, units }) {
    draft.forces = { ...draft.forces, [String(space)]: { ...draft.forces[String(space)], ...(units as Units) } };
    draft.neutrals = { ...draft.neutrals, [String(neutral)]: neutral === 'macedonia' ? side : true };
  },
  thessaly(draft, { joins, units }) {
    for (const [unit, count] of Object.entries(units as Units))
      if (joins === true) put(draft, 'larisa', unit, count);
      else for (const space of ['larisa', 'pharsalus']) put(draft, space, unit, -(draft.forces[space]?.[unit] ?? 0));
  },
  dionysius(draft, { now }) {
    if (now === 'sicily') return;
    for (const space of SICILY) for (const side of now === 'carthage' ? SIDES : (['sparta'] as const)) leave(draft, space, side);
    if (now === 'carthage') draft.neutrals = { ...draft.neutrals, syracuse: false };
  },
  'egypt-helps'(draft, { thebes, treasury }) {
    draft.treasury = { ...draft.treasury, athens: Number(treasury) };
    draft.special = { ...draft.special, thebes: Number(thebes) };
  },
  'kings-peace'(draft, { bellicosity }) {
    draft.bellicosity = bellicosity as View['bellicosity'];
  },
  'neutral-taken': (draft, { space }) => quell(draft, space),
  'rebellion-tested'(draft, { space, quelled }) {
    if (quelled === true) quell(draft, space);
  },
  rebellion(draft, { space }) {
    draft.rebellion = [...draft.rebellion.filter(one => one !== space), String(space)];
  },
  'strategy-rolled'(draft, { side, strategy, again }) {
    if (again === null) draft.strategy = { ...draft.strategy, [side as Side]: String(strategy) };
  },
  'sci-reset'(draft) {
    draft.sci = { athens: 0, sparta: 0 };
  },
  'side-attempt'(draft, { side }) {
    draft.player = String(side);
  },
  'turn-ends'(draft, { turn }) {
    draft.turn = Number(turn);
    draft.ravaged = [];
    draft.activated = {};
    draft.passed = { athens: false, sparta: false };
    draft.leaders = Object.fromEntries(
      Object.entries(draft.leaders).map(([id, place]) => [id, place === 'out' || place === 'aside' ? place : 'cup']),
    );
  },
};

/** The commander of an operation is known when it first stirs. */
function lead(draft: Draft, leader: unknown): void {
  const { operation } = draft;
  if (operation === null || operation.leader !== null || typeof leader !== 'string') return;
  draft.leaders = { ...draft.leaders, [leader]: 'expedition' };
  draft.operation = { ...operation, leader };
}
function goTo(draft: Draft, space: string): void {
  const { operation } = draft;
  if (operation === null) return;
  const at = operation.route.indexOf(space);
  draft.operation = { ...operation, at: space, next: at < 0 ? operation.next : at + 1 };
}
/** PW-10.5.4.5-II: Thebes has a treasury of its own. */
function pays(draft: Draft, { side, city, treasury }: GameEvent): void {
  if (city === 'thebes') draft.special = { ...draft.special, thebes: Number(treasury) };
  else draft.treasury = { ...draft.treasury, [side as Side]: Number(treasury) };
}
function ravage(draft: Draft, space: string): void {
  draft.ravaged = [...draft.ravaged.filter(one => one !== space), space];
}
function quell(draft: Draft, space: unknown): void {
  draft.rebellion = draft.rebellion.filter(one => one !== space);
}
/** PW-E-4-b, PW-E-9: the Allied SP of a space go over to the other side, the national ones home. */
function turnCoat(draft: Draft, space: string, to: Side): void {
  const from = to === 'athens' ? 'sparta' : 'athens';
  for (const [unit, count] of Object.entries(draft.forces[space] ?? {})) {
    const isAllied = unit.includes('-allied-');
    if (isAllied && unitOf(unit).side === to) continue;
    put(draft, space, unit, -count);
    if (isAllied) put(draft, space, unit.replace(ALLIES_OF[from], ALLIES_OF[to]), count);
    else draft.goingHome = add(draft.goingHome, unit, count);
  }
}
const ALLIES_OF = { athens: 'athenian-allied', sparta: 'spartan-allied' } as const;
function endsAway(draft: Draft): void {
  if (draft.operation === null) return;
  for (const [unit, count] of Object.entries(draft.operation.units)) draft.goingHome = add(draft.goingHome, unit, count);
  if (draft.operation.leader !== null) draft.leaders = { ...draft.leaders, [draft.operation.leader]: 'going-home' };
  draft.operation = null;
}
/** One total for a person alone, one each for two: PW-R129. */
function score(draft: Draft, points: unknown): void {
  if (typeof points === 'number') draft.points += points;
  else if (Array.isArray(points))
    draft.score = { athens: draft.score.athens + Number(points[0]), sparta: draft.score.sparta + Number(points[1]) };
}
const SHIPS: readonly Arm[] = ['naval'];
/** PW-6.2.4.1-c: hoplites before cavalry, national before allied. */
const FOOT_AND_HORSE: readonly Arm[] = ['hoplite', 'elite', 'cavalry'];
/** Strength points that fall in a battle, of the force that is there or of the Expedition under way. */
function lose(draft: Draft, space: string, side: Side, count: number, arms: readonly Arm[]): void {
  const marching = draft.operation?.side === side && draft.operation.at === space ? draft.operation : null;
  const here = marching?.units ?? draft.forces[space] ?? {};
  const order = sorted(ofSide(here, side))
    .filter(([unit]) => arms.includes(unit.arm))
    .toSorted(([a], [b]) => arms.indexOf(a.arm) - arms.indexOf(b.arm));
  let left = count;
  for (const [unit, there] of order) {
    const fallen = Math.min(left, there);
    left -= fallen;
    if (marching === null) put(draft, space, unit.id, -fallen);
    else if (draft.operation !== null)
      draft.operation = { ...draft.operation, units: add(draft.operation.units, unit.id, -fallen) };
  }
}
/** The survivors and their commanders go home: PW-6.2.4.1-d. */
function leave(draft: Draft, space: string, side: Side): void {
  if (draft.operation?.side === side && draft.operation.at === space) return endsAway(draft);
  homeFrom(draft, space, side);
  commandersLeave(draft, space, side);
}
function commandersLeave(draft: Draft, space: string, side: Side): void {
  draft.leaders = Object.fromEntries(
    Object.entries(draft.leaders).map(([id, place]) => [id, place === space && leaderSide(id) === side ? 'going-home' : place]),
  );
}
function homeFrom(draft: Draft, space: string, side: string): void {
  const here = draft.forces[space] ?? {};
  const going = Object.entries(here).filter(([unit]) => unitOf(unit).side === side && unit !== 'home-guard');
  if (sumOf(Object.fromEntries(going)) === 0) return;
  for (const [unit, count] of going) {
    put(draft, space, unit, -count);
    draft.goingHome = add(draft.goingHome, unit, count);
  }
}
