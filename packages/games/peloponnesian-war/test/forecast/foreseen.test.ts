import { type Action, type GameEvent, Match, seededDice } from '@polemos/kernel';
import { describe, expect, test } from 'vitest';
import {
  activationCost,
  aftermath,
  augury,
  type Forecast,
  fateOf,
  forecast,
  lastTurnOf,
  linesOf,
  mostJoining,
  NEEDED,
  payerOf,
  throwsOf,
} from '../../forecast/index.ts';
import { type PeloponnesianEvent, peloponnesianWar } from '../../index.ts';
import { SIDE, sideOf, UNIT } from '../../rules/terms/units.ts';
import type { View } from '../../rules/view.ts';

// What was foretold before an action is what happened after it, over whole matches.

type Kind = PeloponnesianEvent['kind'];
type Of<K extends Kind> = Extract<PeloponnesianEvent, { readonly kind: K }>;
const isOf =
  <K extends Kind>(kind: K) =>
  (event: PeloponnesianEvent): event is Of<K> =>
    event.kind === kind;
const typed = (events: readonly GameEvent[]): readonly PeloponnesianEvent[] => events as unknown as readonly PeloponnesianEvent[];

/** How often each forecast was held against what came. */
const held = {
  auguries: 0,
  routes: 0,
  interceptions: 0,
  battles: 0,
  skirmishes: 0,
  throws: 0,
  activations: 0,
  thebans: 0,
  purses: 0,
  consequences: 0,
  homeward: 0,
};

function auguries(before: View, side: string, events: readonly PeloponnesianEvent[]): void {
  const promised = augury(before, side);
  const asked = events.find(isOf('auguries'));
  if ('none' in promised) return expect(asked).toBeUndefined();
  if (asked === undefined) return;
  expect([asked.side, asked.result - asked.die, asked.favourable]).toEqual([side, promised.by, asked.result <= promised.most]);
  expect(promised.chance).toBe([1, 2, 3, 4, 5, 6].filter(die => die + promised.by <= promised.most).length / 6);
  held.auguries++;
}
/** The road that is drawn was one of those shown; whoever tries to intercept on it, was named for that space. */
function roads(promised: Forecast, events: readonly PeloponnesianEvent[]): void {
  const leg = events.find(isOf('route'));
  if (leg === undefined || promised.count > promised.roads.length) return;
  expect(leg.of).toBe(promised.count);
  const road = promised.roads[leg.drawn - 1];
  expect(road.route).toEqual(leg.route);
  held.routes++;
  const first = events.find(
    event => event.kind === 'interception' || event.kind === 'operation-ends' || event.kind === 'ravaged',
  );
  if (first?.kind !== 'interception') return;
  const danger = road.dangers[0];
  expect([danger.space, danger.by.includes(first.by), danger.chance === 1]).toEqual([first.space, true, first.die === null]);
  held.interceptions++;
}
function battles(events: readonly PeloponnesianEvent[]): void {
  for (const event of events.filter(isOf('battle'))) {
    if (event.type === 'null') continue;
    const { modifiers, forces, dice, sums, winner, space } = event;
    const added = [0, 1].map(side => modifiers[side].reduce((sum, { by }) => sum + by, 0));
    const { throws, athens, sparta, draw } = throwsOf([added[0], added[1]], [forces[0].rating, forces[1].rating]);
    const fell = throws[(dice.athens - 1) * 6 + dice.sparta - 1];
    const slot = winner === null ? null : forces[0].side === winner ? 'athens' : 'sparta';
    expect([fell.by, fell.winner, athens + sparta + draw]).toEqual([sums[0] - sums[1], slot, 36]);
    expect(linesOf(event.type, modifiers, space)).toEqual(expect.arrayContaining(modifiers.flat().map(({ rule }) => rule)));
    held.battles++;
  }
}
const summed = (units: Readonly<Record<string, number>> | undefined, side: string): number =>
  Object.entries(units ?? {}).reduce((sum, [unit, count]) => sum + (sideOf(UNIT.at(unit)) === SIDE.at(side) ? count : 0), 0);
/** PW-6.2.3.1, PW-6.2.4.1: what a battle is said to have brought stands on the map when it is told. */
function aftermaths(match: Match, seat: string, events: readonly PeloponnesianEvent[]): void {
  if (!events.some(isOf('battle'))) return;
  const { before, frames } = match.frames(match.length, seat) as unknown as { before: View; frames: readonly View[] };
  events.forEach((event, at) => {
    if (event.kind !== 'battle' || event.type === 'null') return;
    const [was, now] = [at === 0 ? before : frames[at - 1], frames[at]];
    const ashore = events
      .slice(at + 1)
      .some(next => next.kind === 'battle' && next.type === 'land' && next.space === event.space);
    if (event.type === 'naval' && event.winner !== null)
      expect(event.forces.map(({ side }) => fateOf(event, side)?.of === 'fights-on').includes(true)).toBe(ashore);
    for (const line of aftermath(event, was)) {
      if (line.what === 'confidence') expect([now.sci.athens, now.sci.sparta]).toEqual(line.to);
      else if (line.what === 'points') expect(now.points).toBe(line.to);
      else if (line.what === 'scores') expect([now.score.athens, now.score.sparta]).toEqual(line.to);
      else if (line.what === 'takes-hostages') expect(now.hostages[line.side === 'athens' ? 'sparta' : 'athens']).toBe(true);
      else if (line.what === 'goes-home') {
        const { from } = event.forces.find(({ side }) => side === line.side) ?? event.forces[0];
        const left = from === 'expedition' ? now.operation?.units : now.forces[from];
        expect(summed(left, line.side), `${line.side} from ${from}`).toBe(0);
        held.homeward++;
      }
      held.consequences++;
    }
  });
}
function skirmishes(events: readonly PeloponnesianEvent[]): void {
  for (const { dice, weighed, battle } of events.filter(isOf('skirmish'))) {
    const strong = weighed.find(one => one.battle)?.rule ?? null;
    if (battle !== 'PW-5.7.2-a') expect(battle).toBe(strong);
    expect(battle === 'PW-5.7.2-a').toBe(battle !== null && dice.athens + dice.sparta >= NEEDED.skirmish);
    held.skirmishes++;
  }
}
/** What stands beside a die: with this or more it succeeds. */
function needed(events: readonly PeloponnesianEvent[]): void {
  for (const event of events) {
    if (event.kind === 'interception' && event.die !== null) expect(event.success).toBe(event.die >= NEEDED.interception);
    else if (event.kind === 'siege' && event.sum !== null) expect(event.success).toBe(event.sum >= NEEDED.siege);
    else continue;
    held.throws++;
  }
}
/** PW-5.1.5-a, b, PW-10.5.4.5-II: the price on the button is what the treasury pays that was named, and no other. */
function activations(before: View, action: Action, after: View): void {
  const purses = ({ treasury, special }: View): Readonly<Record<string, number>> => ({ ...treasury, thebes: special.thebes });
  const [had, has] = [purses(before), purses(after)];
  const cost = activationCost(String(action.unit), before) * Number(action.count);
  const payer = payerOf(before, before.operation?.side ?? '');
  for (const purse of Object.keys(had)) expect(had[purse] - has[purse], purse).toBe(purse === payer ? cost : 0);
  held.activations++;
  if (payer === 'thebes') held.thebans++;
}
const joining = (legal: readonly Action[], unit: string): readonly number[] =>
  legal.flatMap(action => (action.type === 'activate' && action.unit === unit ? [Number(action.count)] : []));
/** PW-5.1.5-e: as many of the other kinds as were said could be paid beside these can then be activated. */
function purseLeft(before: View, spendable: number, legal: readonly Action[], action: Action, match: Match): void {
  const [pending] = match.pending();
  if (pending?.step !== 'expedition' || (match.see(pending.seat).view as View).operation?.at !== before.operation?.at) return;
  const now = match.legal(pending.seat);
  const chosen = { [String(action.unit)]: Number(action.count) };
  for (const unit of new Set(legal.flatMap(({ type, unit }) => (type === 'activate' ? [String(unit)] : [])))) {
    if (unit === action.unit) continue;
    expect(mostJoining(before, unit, joining(legal, unit), chosen, spendable), unit).toBe(Math.max(0, ...joining(now, unit)));
    held.purses++;
  }
}

describe.each([
  ['campaign', 'second', 'solitaire'],
  ['campaign', 'first', 'solitaire'],
  ['decelean', 'second', 'solitaire'],
  ['first-war', 'second', 'solitaire'],
  ['campaign', 'second', 'two'],
  ['campaign', 'first', 'two'],
  ['fall-of-sparta', 'second', 'two'],
])('%s, %s edition, %s', (scenario, edition, players) => {
  test.each([1, 2, 3])('what was foretold happened (match %i)', seed => {
    const dice = seededDice(`foreseen ${scenario} ${edition} ${players} ${seed}`);
    const match = Match.begin(peloponnesianWar, { match: 'foreseen', setup: { scenario, options: { edition, players } }, dice });
    if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
    let pick = seed * 104729;
    for (let n = 0; n < 250 && match.outcome === null; n++) {
      const { seat, about } = match.pending()[0];
      const spendable = Number(about.spendable ?? 0);
      const before = match.see(seat).view as View;
      const legal = match.legal(seat);
      pick = (pick * 16807) % 2147483647;
      const action = legal[pick % legal.length];
      const promised = promisedFor(before, action);
      const acted = match.act(seat, action);
      if (!('ok' in acted)) throw new Error(JSON.stringify(acted));
      const events = typed(acted.events);
      if (action.type === 'operate') auguries(before, before.player, events);
      if (promised !== null) roads(promised, events);
      battles(events);
      aftermaths(match, seat, events);
      skirmishes(events);
      needed(events);
      if (action.type === 'activate') {
        activations(before, action, match.see(seat).view as View);
        purseLeft(before, spendable, legal, action, match);
      }
      if (match.outcome === null) expect((match.see(seat).view as View).turn).toBeLessThanOrEqual(lastTurnOf(before));
    }
  });
});
function promisedFor(view: View, action: Action): Forecast | null {
  const { operation } = view;
  if (action.type === 'rally') return forecast(view, String(action.space));
  return action.type === 'march' && operation?.objective != null ? forecast(view, operation.objective) : null;
}
test('each of them was held against the rules often enough', () => {
  for (const [what, count] of Object.entries(held)) expect(count, what).toBeGreaterThan(5);
});
