import type { GameEvent } from '@polemos/kernel';
import type { View } from '@polemos/peloponnesian-war';
import { SIDES, type Side } from './board.ts';
import { leaderSide } from './leaders.ts';
import { type Arm, ofSide, sorted, sumOf, type Units, unitOf } from './units.ts';

type Draft = { -readonly [K in keyof View]: View[K] };
const add = (to: Units | undefined, unit: string, count: number): Units => {
  const next = { ...to, [unit]: Math.max(0, (to?.[unit] ?? 0) + count) };
  return Object.fromEntries(Object.entries(next).filter(([, n]) => n > 0));
};
const put = (draft: Draft, space: string, unit: string, count: number): void => {
  draft.forces = { ...draft.forces, [space]: add(draft.forces[space], unit, count) };
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
  activated(draft, { side, leader, space, unit, count, treasury }) {
    put(draft, String(space), String(unit), -Number(count));
    draft.treasury = { ...draft.treasury, [side as Side]: Number(treasury) };
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
  'commander-home': endsAway,
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
  siege(draft, { space, side, success, sci, treasury, points, besieged }) {
    const { [String(space)]: _, ...others } = draft.sieges;
    draft.sieges = others;
    draft.sci = { athens: (sci as number[])[0], sparta: (sci as number[])[1] };
    draft.treasury = { ...draft.treasury, [side as Side]: Number(treasury) };
    score(draft, points);
    ravage(draft, String(space));
    if (success !== true) return leave(draft, String(space), side as Side);
    for (const [unit, count] of Object.entries(besieged as Units)) put(draft, String(space), unit, -count);
  },
  battle(draft, { type, sci, winner, space, forces, hostages, points, losses, goesOn }) {
    if (Array.isArray(sci)) draft.sci = { athens: sci[0], sparta: sci[1] };
    if (type === 'null') return;
    score(draft, points);
    // Whoever reached out to fight stands elsewhere than the battle (PW-6.2-d).
    const stands = (side: Side): string => {
      const from = (forces as readonly { side: string; from: string }[]).find(force => force.side === side)?.from;
      return from === undefined || from === 'expedition' ? String(space) : from;
    };
    const arms = type === 'naval' ? SHIPS : FOOT_AND_HORSE;
    if (typeof winner !== 'string') {
      for (const side of SIDES) {
        lose(draft, stands(side), side, 1, arms);
        leave(draft, stands(side), side);
      }
      return;
    }
    const loser = winner === 'athens' ? 'sparta' : 'athens';
    if (hostages === true) draft.hostages = { ...draft.hostages, [loser]: true };
    lose(draft, stands(loser), loser, Number(losses ?? 0), arms);
    if (goesOn !== true) leave(draft, stands(loser), loser);
  },
  'going-home'(draft, { leader }) {
    draft.leaders = { ...draft.leaders, [String(leader)]: 'going-home' };
  },
  stays(draft, { space, unit, side }) {
    homeFrom(draft, String(space), String(side));
    if (unit === 'home-guard') return; // PW-R92: it never left
    put(draft, String(space), String(unit), 1);
    draft.goingHome = add(draft.goingHome, String(unit), -1);
  },
  placed(draft, { space, unit, count }) {
    put(draft, String(space), String(unit), Number(count));
    draft.goingHome = add(draft.goingHome, String(unit), -Number(count));
  },
  recalled(draft, { space, units }) {
    for (const [unit, count] of Object.entries(units as Units)) {
      put(draft, String(space), unit, -count);
      draft.goingHome = add(draft.goingHome, unit, count);
    }
  },
  built(draft, { unit, side, treasury }) {
    draft.goingHome = add(draft.goingHome, String(unit), 1);
    draft.treasury = { ...draft.treasury, [side as Side]: Number(treasury) };
  },
  income(draft, { side, treasury }) {
    draft.treasury = { ...draft.treasury, [side as Side]: Number(treasury) };
  },
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
  },
  corcyra(draft, { leaves }) {
    if (leaves !== true) return;
    for (const [unit, count] of Object.entries(ofSide(draft.forces.corcyra ?? {}, 'athens')))
      if (unit.includes('allied')) put(draft, 'corcyra', unit, -count);
    homeFrom(draft, 'corcyra', 'athens');
    quell(draft, 'corcyra');
  },
  'neutral-joins'(draft, { space, units }) {
    draft.forces = { ...draft.forces, [String(space)]: { ...draft.forces[String(space)], ...(units as Units) } };
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
function pays(draft: Draft, { side, treasury }: GameEvent): void {
  draft.treasury = { ...draft.treasury, [side as Side]: Number(treasury) };
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
