import type { GameEvent } from '@polemos/kernel';
import type { View } from '@polemos/timoleon';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
type Force = View['forces'][number];
interface Draft extends Omit<Mutable<View>, 'forces' | 'zones' | 'leaders' | 'treasury' | 'po'> {
  forces: Force[];
  zones: Record<string, Mutable<View['zones'][string]>>;
  leaders: Record<string, Mutable<View['leaders'][string]>>;
  treasury: Record<string, number>;
  po: Record<string, number>;
}

/** The view after some of the events that followed it: what moves, who holds what, who is dead. */
export function interim(view: View, events: readonly GameEvent[]): View {
  const copy = <X>(of: Readonly<Record<string, X>>): Record<string, X> =>
    Object.fromEntries(Object.entries(of).map(([id, one]) => [id, { ...one }]));
  const draft = {
    ...view,
    forces: [...view.forces],
    zones: copy(view.zones),
    leaders: copy(view.leaders),
    treasury: { ...view.treasury },
    po: { ...view.po },
  } as unknown as Draft;
  for (const event of events) CHANGES[event.kind]?.(draft, event);
  return draft as unknown as View;
}

/** Everything of an owner goes from one place to another. */
function move(draft: Draft, owner: string, from: string, to: string): void {
  const going = draft.forces.filter(force => force.owner === owner && force.place === from);
  for (const force of going) put(draft, owner, to, force.points);
  draft.forces = draft.forces.filter(force => !going.includes(force));
  for (const leader of Object.values(draft.leaders)) if (leader.owner === owner && leader.place === from) leader.place = to;
}
function put(draft: Draft, owner: string, place: string, points: Readonly<Record<string, number>>): void {
  const there = draft.forces.find(force => force.owner === owner && force.place === place);
  const sum: Record<string, number> = { ...there?.points };
  for (const [unit, count] of Object.entries(points)) sum[unit] = (sum[unit] ?? 0) + count;
  draft.forces = [...draft.forces.filter(force => force !== there), { place, owner, points: sum }];
}
function lose(draft: Draft, owner: string, unit: string): void {
  const force =
    draft.forces.find(one => one.owner === owner && one.place === 'march' && (one.points[unit] ?? 0) > 0) ??
    draft.forces.find(one => one.owner === owner && (one.points[unit] ?? 0) > 0);
  if (force === undefined) return;
  draft.forces = draft.forces.map(one =>
    one === force ? { ...one, points: { ...one.points, [unit]: one.points[unit] - 1 } } : one,
  );
}

const CHANGES: Readonly<Record<string, (draft: Draft, event: GameEvent) => void>> = {
  turn: (draft, { turn }) => {
    draft.turn = Number(turn);
  },
  control: (draft, { zone, owner }) => {
    draft.zones[String(zone)].control = String(owner);
  },
  siege: (draft, { zone, besieger }) => {
    draft.zones[String(zone)].siege = { by: String(besieger), turns: 0, bonus: 0, acted: false };
  },
  'siege-lifted': (draft, { zone }) => {
    const { siege: _, ...rest } = draft.zones[String(zone)];
    draft.zones[String(zone)] = rest;
  },
  plundered: (draft, { zone }) => {
    draft.zones[String(zone)].ravaged = true;
  },
  recovered: (draft, { zone }) => {
    draft.zones[String(zone)].ravaged = false;
  },
  'city-plundered': (draft, { zone, destroyed }) => {
    draft.zones[String(zone)].city = destroyed === true ? 'destroyed' : 'plundered';
  },
  bombardment: (draft, { zone, defence }) => {
    draft.zones[String(zone)].defence = Number(defence);
  },
  'native-army': (draft, { people, zone, hoplites, light, cavalry }) =>
    put(draft, String(people), String(zone), {
      'native-hoplites': Number(hoplites ?? 0),
      'native-light': Number(light ?? 0),
      'native-cavalry': Number(cavalry ?? 0),
    }),
  'natives-move': (draft, { people, from, zone }) => move(draft, String(people), String(from), String(zone)),
  'natives-leave': (draft, { people }) => {
    draft.forces = draft.forces.filter(({ owner, place }) => owner !== people || place.endsWith('.city'));
  },
  'point-lost': (draft, { owner, unit }) => lose(draft, String(owner), String(unit)),
  'leader-killed': (draft, { leader }) => gone(draft, String(leader)),
  eliminated: (draft, { leader }) => gone(draft, String(leader)),
  'changes-side': (draft, { leader, to }) => {
    const one = draft.leaders[String(leader)];
    if (one !== undefined) one.owner = typeof to === 'string' ? to : 'neutral';
  },
  halts: (draft, { seat, place }) => move(draft, String(seat), 'march', String(place)),
  retreats: (draft, { owner, place }) => move(draft, String(owner), 'march', String(place)),
  taxes: (draft, { seat, talents }) => {
    draft.treasury[String(seat)] += Number(talents);
  },
  'operation-points': (draft, { po }) => {
    if (typeof po === 'object' && po !== null) Object.assign(draft.po, po);
  },
};
function gone(draft: Draft, leader: string): void {
  if (draft.leaders[leader] !== undefined) draft.leaders[leader].place = 'dead';
}
