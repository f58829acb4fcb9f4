import type { GameEvent } from '@polemos/kernel';
import type { View } from '@polemos/polis';
import { otherOf, type Side } from '../map/board.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
interface Draft extends Mutable<View> {
  goods: Record<Side, Record<string, number>>;
  units: Record<string, Record<Side, number>>;
  poleis: Record<string, Mutable<View['poleis'][string]>>;
  market: Record<string, number>;
  cargo: Record<string, Side>;
  taxed: Record<string, Side>;
  proxenos: Record<Side, string | null>;
  port: Record<Side, number>;
}

/** The view after some of the events that followed it: so that a story can be drawn beat by beat. */
export function interim(view: View, events: readonly GameEvent[]): View {
  const copy = <X>(of: Readonly<Record<string, X>>): Record<string, X> =>
    Object.fromEntries(Object.entries(of).map(([id, one]) => [id, { ...one }]));
  const draft = {
    ...view,
    goods: copy(view.goods),
    units: copy(view.units),
    poleis: copy(view.poleis),
    market: { ...view.market },
    cargo: { ...view.cargo },
    taxed: { ...view.taxed },
    proxenos: { ...view.proxenos },
    port: { ...view.port },
  } as unknown as Draft;
  for (const event of events) CHANGES[event.kind]?.(draft, event);
  return draft as unknown as View;
}

type Amounts = Readonly<Record<string, number>>;
const side = (event: GameEvent): Side => event.seat as Side;
const give = (draft: Draft, who: Side, amounts: unknown, sign: number): void => {
  for (const [stuff, n] of Object.entries((amounts ?? {}) as Amounts)) draft.goods[who][stuff] += sign * n;
};
const take = (draft: Draft, event: GameEvent): void => {
  const polis = draft.poleis[String(event.polis)];
  polis.owner = side(event);
  polis.population = Number(event.population);
  draft.goods[side(event)].prestige += Number(event.prestige);
};

const CHANGES: Readonly<Record<string, (draft: Draft, event: GameEvent) => void>> = {
  round: (draft, { round }) => {
    draft.round = String(round);
  },
  projects: (draft, { projects }) => {
    draft.display = [...draft.display, ...(projects as string[])];
  },
  event: (draft, { event }) => {
    draft.event = String(event);
  },
  gained: (draft, event) => give(draft, side(event), { [String(event.stuff)]: Number(event.amount) }, 1),
  lost: (draft, event) => give(draft, side(event), { [String(event.stuff)]: Number(event.amount) }, -1),
  exchanged: (draft, event) => {
    give(draft, side(event), event.given, -1);
    give(draft, side(event), event.gained, 1);
  },
  colonists: (draft, { from, to }) => {
    draft.poleis[String(from)].population--;
    draft.poleis[String(to)].population++;
  },
  settled: (draft, event) => {
    draft.units[String(event.territory)][side(event)] -= Number(event.amount);
    draft.poleis[String(event.polis)].population += Number(event.amount);
  },
  switched: (draft, event) => {
    draft.poleis[String(event.polis)].owner = side(event);
  },
  sent: (draft, event) => {
    draft.units[String(event.region)][side(event)]--;
  },
  expedition: (draft, event) => {
    give(draft, side(event), { prestige: Number(event.gained) - Number(event.lost) }, 1);
    give(draft, side(event), event.goods, 1);
  },
  returned: (draft, event) => {
    draft.units[String(event.region)][side(event)]++;
  },
  'hoplites-lost': (draft, event) => {
    draft.units[String(event.territory)][side(event)] -= Number(event.amount);
  },
  fee: (draft, event) => give(draft, side(event), { [String(event.good)]: 1 }, -1),
  passed: (draft, event) => {
    draft.passed = [...draft.passed, side(event)];
  },
  blockade: (draft, event) => give(draft, side(event), { prestige: Number(event.lost) }, -1),
  'project-begun': (draft, event) => {
    const polis = draft.poleis[String(event.polis)];
    polis.begun = [String(event.project)];
    polis.turned = true;
    draft.display = draft.display.filter(project => project !== event.project);
  },
  'project-paid': (draft, event) => give(draft, side(event), event.paid, -1),
  'prestige-paid': (draft, event) => give(draft, side(event), { prestige: Number(event.amount) }, -1),
  'population-lost': (draft, { polis, amount }) => {
    draft.poleis[String(polis)].population -= Number(amount);
  },
  raised: (draft, event) => {
    give(draft, side(event), event.paid, -1);
    draft.poleis[String(event.polis)].population = Number(event.population);
    if (event.region === 'port') draft.port[side(event)]++;
    else draft.units[String(event.region)][side(event)]++;
  },
  'hoplite-moved': (draft, event) => {
    draft.units[String(event.from)][side(event)]--;
    draft.units[String(event.to)][side(event)]++;
  },
  'galley-moved': (draft, event) => {
    draft.units[String(event.from)][side(event)]--;
    draft.units[String(event.to)][side(event)]++;
  },
  'siege-won': take,
  'civil-war': (draft, event) => {
    give(draft, side(event), { silver: Number(event.silver) }, -1);
    take(draft, event);
  },
  'siege-failed': (draft, event) => {
    draft.units[String(event.territory)][side(event)]--;
    draft.poleis[String(event.polis)].population -= Number(event.populationLost);
  },
  'turned-neutral': (draft, { polis }) => {
    draft.poleis[String(polis)].owner = null;
    draft.poleis[String(polis)].population = 0;
  },
  'proxenos-captured': (draft, event) => {
    draft.proxenos[side(event)] = null;
  },
  'proxenos-moved': (draft, event) => {
    draft.proxenos[side(event)] = String(event.to);
    give(draft, side(event), { silver: Number(event.silver) }, -1);
  },
  'proxenos-freed': (draft, event) => {
    draft.proxenos[side(event)] = String(event.polis);
    give(draft, side(event), { silver: Number(event.silver) }, -1);
    give(draft, otherOf(side(event)), { silver: Number(event.silver) }, 1);
  },
  tax: (draft, event) => {
    draft.taxed[String(event.territory)] = side(event);
  },
  collected: (draft, event) => {
    give(draft, side(event), event.gained, 1);
    give(draft, side(event), { prestige: Number(event.prestige) }, 1);
  },
  traded: (draft, event) => {
    give(draft, side(event), event.paid, -1);
    give(draft, side(event), event.gained, 1);
    draft.cargo[String(event.space)] = side(event);
    draft.port[side(event)]--;
  },
  'market-moved': (draft, { good, to }) => {
    draft.market[String(good)] = Number(to);
  },
  pair: (draft, event) => {
    draft.units[String(event.region)][otherOf(side(event))] -= Number(event.lost);
    give(draft, side(event), { prestige: Number(event.prestige) }, 1);
  },
  retreated: (draft, event) => {
    give(draft, side(event), { prestige: 1 }, -1);
    give(draft, otherOf(side(event)), { prestige: 1 }, 1);
  },
  'project-completed': (draft, event) => {
    const polis = draft.poleis[String(event.polis)];
    polis.begun = [];
    polis.turned = false;
    polis.completed = [...polis.completed, String(event.project)];
    if (event.seat !== null) give(draft, side(event), { prestige: Number(event.prestige) }, 1);
  },
  fed: (draft, event) => {
    draft.fed = [...draft.fed, side(event)];
    draft.goods[side(event)].wheat = Number(event.left);
    give(draft, side(event), { prestige: Number(event.prestige) }, -1);
  },
  grew: (draft, event) => {
    draft.poleis[String(event.polis)].population = Number(event.population);
    give(draft, side(event), { wheat: 1 }, -1);
  },
  megalopolis: (draft, event) => give(draft, side(event), { prestige: 1 }, 1),
  spoiled: (draft, event) => give(draft, side(event), event.lost, -1),
  phoros: (draft, event) => {
    give(draft, side(event), { prestige: Number(event.amount) }, -1);
    give(draft, side(event), { silver: Number(event.amount) }, 1);
  },
  prepared: draft => {
    draft.taxed = {};
    for (const who of Object.values(draft.cargo)) draft.port[who]++;
    draft.cargo = {};
    draft.display = [];
    draft.event = null;
    draft.passed = [];
    draft.fed = [];
  },
};
