import { at, type Json, listAt, numberAt, put } from './edit.ts';
import type { Field, Node } from './form.ts';

/** Something that can be put on the map by a click, and taken away again. */
export interface Tool {
  readonly id: string;
  readonly field: string;
  /** Of what it is one, for its name: `unit`, `leader`; null: the field itself. */
  readonly thing: string | null;
  readonly item: string;
  /** Whose it is, where it says so. */
  readonly side: string | null;
  /** Under whose name it is found. */
  readonly tab: string | null;
  put(position: Json, place: string): Json;
  take(position: Json, place: string): Json;
  /** How many of it lie at a place. */
  count(position: Json, place: string): number;
  /** The most that can lie there; 1: it is there or not. */
  readonly most: number;
  /** A piece that can be carried elsewhere; what a place itself is stays with it. */
  readonly isLoose: boolean;
  /** Where it stands, of what there is one of. */
  standsAt?(position: Json): string | null;
  /** Off the map it waits in a cup or elsewhere: nothing has happened to it. */
  readonly isAwayUnharmed?: boolean;
}
/** What a place of the map is: the id in the position is that of the map, or of a part of it (`motya.city`). */
export type IsPlace = (ids: readonly string[]) => boolean;

const SIDES = ['seat', 'side', 'owner'];
export const isSide = (thing: string): boolean => SIDES.includes(thing);

/** All tools that the fields of a game allow, in the order of its schema. */
export const toolsOf = (form: readonly Field[], isPlace: IsPlace): readonly Tool[] =>
  form.flatMap(field => (field.group === 'midway' || field.group === 'progress' ? [] : toolsOfField(field, isPlace)));

function toolsOfField({ name, node }: Field, isPlace: IsPlace): readonly Tool[] {
  if (node.is === 'by' && !isSide(node.thing) && isPlace(node.ids)) return byPlace(name, node.of);
  if (node.is === 'by') return pieces(name, node, isPlace);
  if (node.is !== 'list') return [];
  if (standsFor(node.of, isPlace)) return [mark(name)];
  return node.of.is === 'row' ? forces(name, node.of, isPlace) : [];
}

/** Whether a value is a place: a side may be called like its home, and is none. */
const standsFor = (node: Node, isPlace: IsPlace): boolean =>
  node.is === 'one' && isPlace(node.items.flatMap(({ id, thing }) => (thing !== null && isSide(thing) ? [] : [id])));

/** What lies at each place: so many of each kind, one of a few, a list of counters. */
function byPlace(field: string, of: Node): readonly Tool[] {
  if (of.is === 'by' && of.of.is === 'number')
    return of.ids.map(item =>
      counted(field, of.thing, item, of.sides[item] ?? null, of.of.is === 'number' ? of.of : { least: 0, most: 1 }),
    );
  if (of.is === 'one') return of.items.map(({ id, thing }) => chosen(field, [], thing, id));
  if (of.is === 'row')
    return Object.entries(of.fields).flatMap(([key, inner]) =>
      inner.is === 'one' && inner.items.length <= 8 && inner.items.every(({ thing }) => thing !== null && isSide(thing))
        ? inner.items.map(({ id, thing }) => chosen(field, [key], thing, id))
        : [],
    );
  if (of.is !== 'by' || of.of.is !== 'list' || of.of.of.is !== 'one') return [];
  const { items } = of.of.of;
  return of.ids.flatMap(side => items.map(({ id, thing }) => listed(field, side, thing, id)));
}

const counted = (
  field: string,
  thing: string,
  item: string,
  tab: string | null,
  { least, most }: { readonly least: number; readonly most: number },
): Tool => {
  const count = (position: Json, place: string): number => numberAt(position, [field, place, item]);
  const to = (position: Json, place: string, n: number): Json => put(position, [field, place, item], n < least ? undefined : n);
  return {
    id: `${field} ${item}`,
    field,
    thing,
    item,
    side: isSide(thing) ? item : null,
    tab,
    most,
    isLoose: true,
    count,
    put: (position, place) => to(position, place, Math.min(most, count(position, place) + 1)),
    take: (position, place) => to(position, place, count(position, place) - 1),
  };
};

const chosen = (field: string, within: readonly string[], thing: string | null, item: string): Tool => {
  const path = (place: string) => [field, place, ...within];
  const count = (position: Json, place: string): number => (at(position, path(place)) === item ? 1 : 0);
  return {
    id: `${field} ${[...within, item].join(' ')}`,
    field,
    thing,
    item,
    side: thing !== null && isSide(thing) ? item : null,
    tab: null,
    most: 1,
    isLoose: false,
    count,
    put: (position, place) => put(position, path(place), item),
    take: (position, place) => (count(position, place) === 0 ? position : put(position, path(place), undefined)),
  };
};

const listed = (field: string, side: string, thing: string | null, item: string): Tool => {
  const list = (position: Json, place: string): readonly Json[] => listAt(position, [field, place, side]);
  return {
    id: `${field} ${side} ${item}`,
    field,
    thing,
    item,
    side,
    tab: side,
    most: 1,
    isLoose: true,
    count: (position, place) => (list(position, place).includes(item) ? 1 : 0),
    put: (position, place) => put(position, [field, place, side], [...list(position, place).filter(one => one !== item), item]),
    take: (position, place) =>
      put(
        position,
        [field, place, side],
        list(position, place).filter(one => one !== item),
      ),
  };
};

/** A marker: the list of the places where it lies. */
const mark = (field: string): Tool => {
  const list = (position: Json): readonly Json[] => listAt(position, [field]);
  const count = (position: Json, place: string): number => (list(position).includes(place) ? 1 : 0);
  return {
    id: field,
    field,
    thing: null,
    item: field,
    side: null,
    tab: null,
    most: 1,
    isLoose: true,
    count,
    put: (position, place) => put(position, [field], [...list(position).filter(one => one !== place), place]),
    take: (position, place) =>
      put(
        position,
        [field],
        list(position).filter(one => one !== place),
      ),
  };
};

/** Persons and the like: each stands at one place. */
function pieces(field: string, { thing, ids, of, sides }: Extract<Node, { is: 'by' }>, isPlace: IsPlace): readonly Tool[] {
  const standing = (one: Node): boolean => standsFor(one, isPlace);
  const inner = of.is === 'row' ? Object.entries(of.fields).find(([, one]) => standing(one))?.[0] : undefined;
  if (!standing(of) && inner === undefined) return [];
  const rest = of.is === 'one' ? of : of.is === 'row' && inner !== undefined ? of.fields[inner] : null;
  // Where it is when it is nowhere on the map: in a cup, aside, not there yet.
  const away = rest?.is === 'one' && !rest.nullable ? rest.items.find(({ thing: of }) => of === null)?.id : undefined;
  return ids.map(item => {
    const path = inner === undefined ? [field, item] : [field, item, inner];
    const count = (position: Json, place: string): number => (at(position, path) === place ? 1 : 0);
    return {
      id: `${field} ${item}`,
      field,
      thing,
      item,
      side: isSide(thing) ? item : null,
      tab: sides[item] ?? null,
      most: 1,
      isLoose: true,
      count,
      isAwayUnharmed: away !== undefined,
      standsAt: position => {
        const found = at(position, path);
        return typeof found === 'string' ? found : null;
      },
      put: (position, place) => put(position, path, place),
      take: (position, place) =>
        count(position, place) === 0 ? position : put(position, path, rest?.is === 'one' && rest.nullable ? null : away),
    };
  });
}

/** Forces as a list of rows, one for each place and owner, with so many of each kind. */
function forces(field: string, { fields }: Extract<Node, { is: 'row' }>, isPlace: IsPlace): readonly Tool[] {
  const named = Object.entries(fields);
  const where = named.find(([, one]) => standsFor(one, isPlace))?.[0];
  const whose = named.find(([, one]) => one.is === 'one' && one.items.every(({ thing }) => thing !== null && isSide(thing)));
  const points = named.find(([, one]) => one.is === 'by' && one.of.is === 'number');
  if (where === undefined || whose === undefined || points === undefined) return [];
  const [owner, owners] = whose;
  const [key, kinds] = points;
  if (owners.is !== 'one' || kinds.is !== 'by' || kinds.of.is !== 'number') return [];
  const { most } = kinds.of;
  const rows = (position: Json): readonly Json[] => listAt(position, [field]);
  return owners.items.flatMap(({ id: side }) =>
    kinds.ids.map(item => {
      const find = (position: Json, place: string): number =>
        rows(position).findIndex(row => at(row, [where]) === place && at(row, [owner]) === side);
      const count = (position: Json, place: string): number =>
        numberAt(rows(position)[find(position, place)] ?? null, [key, item]);
      const to = (position: Json, place: string, n: number): Json => {
        const now = find(position, place);
        const row = now < 0 ? { [where]: place, [owner]: side, [key]: {} } : rows(position)[now];
        const next = put(row, [key, item], n <= 0 ? undefined : n);
        const empty = Object.keys((at(next, [key]) as object | undefined) ?? {}).length === 0;
        const others = rows(position).filter((_, i) => i !== now);
        return put(position, [field], empty ? others : [...others, next]);
      };
      return {
        id: `${field} ${side} ${item}`,
        field,
        thing: kinds.thing,
        item,
        side,
        tab: side,
        most,
        isLoose: true,
        count,
        put: (position: Json, place: string) => to(position, place, Math.min(most, count(position, place) + 1)),
        take: (position: Json, place: string) => to(position, place, count(position, place) - 1),
      };
    }),
  );
}

/** The map with nothing on it: what is counted is nought, what is listed is gone, persons are where they are off the map; whose a place is stays. */
export function emptied(position: Json, form: readonly Field[], isPlace: IsPlace): Json {
  let next = position;
  for (const { name, group, node } of form) {
    if (group !== 'map' && name !== 'placed') continue;
    if (node.is === 'list' && (node.of.is === 'row' || standsFor(node.of, isPlace))) next = put(next, [name], []);
    if (node.is !== 'by' || isSide(node.thing) || !isPlace(node.ids)) continue;
    const { of } = node;
    if (of.is === 'by' && of.of.is === 'number' && of.of.least === 0)
      for (const place of Object.keys((at(next, [name]) as object | undefined) ?? {}))
        for (const item of of.ids) {
          if (at(next, [name, place, item]) !== undefined) next = put(next, [name, place, item], 0);
        }
    else if (of.is !== 'row') next = put(next, [name], {});
  }
  return withoutPersons(next, form, isPlace);
}
/** Who is nowhere is captured, not away: a Proxenos stays. */
function withoutPersons(position: Json, form: readonly Field[], isPlace: IsPlace): Json {
  let next = position;
  for (const { name, node } of form)
    for (const { standsAt, isAwayUnharmed, take } of node.is === 'by' ? pieces(name, node, isPlace) : []) {
      const where = standsAt?.(next) ?? null;
      if (isAwayUnharmed === true && where !== null && isPlace([where])) next = take(next, where);
    }
  return next;
}
