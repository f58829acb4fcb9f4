import type { Fault, Game } from '../game/game.ts';
import { hashOf } from '../match/hash.ts';
import type { Ground, Laid } from './ground.ts';

/** What a printed datum can be. */
export type BoardValue = string | number | boolean;
/** No line between two places. */
export const NO_LINE = 'none';

/** One printed value of a thing that may have to be corrected. */
// biome-ignore lint/suspicious/noExplicitAny: a row of a game's own data
export interface BoardField<R = any> {
  readonly values: readonly BoardValue[];
  get(row: R): BoardValue;
  set(row: R, value: BoardValue): void;
  /** Where the datum of the house comes from: the rulebook (`seed`), a public page, or a reconstruction. */
  source(row: R): string;
}
export interface BoardGroup<D> {
  // biome-ignore lint/suspicious/noExplicitAny: a row of a game's own data
  rows(data: D): readonly any[];
  /** The fields, by their name in the file. */
  readonly fields: Readonly<Record<string, BoardField>>;
}
export interface BoardLine {
  readonly a: string;
  readonly b: string;
  readonly kind: string;
  readonly source?: string;
}
/** How two places can be joined. */
export interface BoardLines<D> {
  /** What can lie between these two, `NO_LINE` first; nothing where nothing can. */
  kinds(a: string, b: string): readonly string[];
  /** All that is drawn, with its source. */
  all(data: D): readonly BoardLine[];
  set(data: D, line: BoardLine): void;
}

/** What a game says of its board, so that the owner of a box can put it right. */
// biome-ignore lint/suspicious/noExplicitAny: whatever the data of the game are
export interface BoardKit<D = any> {
  readonly game: string;
  readonly ground: Ground<D>;
  /** Things with printed values, by the name of their list in the file. */
  readonly groups: Readonly<Record<string, BoardGroup<D>>>;
  readonly lines: BoardLines<D>;
  /** What the rules cannot do without, said of a board that is well written otherwise. */
  check(data: D): readonly Fault[];
}

/** What a thing is on somebody's own board, where it is otherwise than here; and who says so. */
type Corrected = Readonly<Record<string, BoardValue | Readonly<Record<string, string>>>>;
/**
 * One's own map: a file, and part of the set-up of every match that is played on it. It holds what is otherwise than on the board of the
 * house, and nothing else; lists of things stand beside `lines` under their own names.
 */
export interface Board {
  readonly format: 1;
  readonly game: string;
  readonly name: string;
  /** Tells boards apart, whatever they are called: what was played on different ones is never counted together. */
  readonly key: string;
  readonly lines: readonly BoardLine[];
  readonly things: Readonly<Record<string, Readonly<Record<string, Corrected>>>>;
}

/** One datum that is otherwise, with where each of both comes from. */
export interface BoardChange {
  readonly at: string;
  /** A thing and its field, or two places and their line. */
  readonly of: readonly string[];
  readonly field: string;
  readonly from: BoardValue;
  readonly to: BoardValue;
  readonly source: string;
  readonly given: string;
  /** The rulebook itself says it: here nothing had to be reconstructed. */
  readonly stated: boolean;
}

const MOST_NAME = 60;
const MOST_SOURCE = 200;
const MOST_FAULTS = 10;
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isStated = (source: string): boolean => source.startsWith('seed');
const isSource = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_SOURCE;
/** Both ways the same line. */
const pairOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** A board as it came from a file: what is otherwise than here, or what is wrong with it and where. */
export function readBoard(kit: BoardKit, value: unknown): Board | { readonly faults: readonly Fault[] } {
  const faults: Fault[] = [];
  const wrong = (at: string, what: string): void => void (faults.length < MOST_FAULTS && faults.push({ at, what }));
  if (!isObject(value)) return { faults: [{ at: '', what: 'not a board file' }] };
  if (value.format !== 1) wrong('/format', 'must be 1');
  if (value.game !== kit.game) wrong('/game', `a board of ${kit.game}`);
  const { name } = value;
  if (typeof name !== 'string' || name.trim() === '' || name.length > MOST_NAME)
    wrong('/name', `a name of at most ${MOST_NAME} characters`);
  if (value.source !== undefined && !isSource(value.source)) wrong('/source', `at most ${MOST_SOURCE} characters`);
  const known = ['format', 'game', 'name', 'key', 'source', 'about', 'lines', 'things'];
  for (const key of Object.keys(value)) if (!known.includes(key)) wrong(`/${key}`, 'no such field');
  const general = isSource(value.source) && value.source !== '' ? value.source : undefined;
  const things = readThings(kit, value.things, general, wrong);
  const lines = readLines(kit, value.lines, general, wrong);
  if (faults.length > 0) return { faults };
  const board = { format: 1 as const, game: kit.game, name: (name as string).trim(), things, lines };
  const check = kit.check(corrected(kit, board));
  return check.length > 0 ? { faults: check } : { ...board, key: keyOf(board) };
}

type Wrong = (at: string, what: string) => void;

function readThings(kit: BoardKit, value: unknown, general: string | undefined, wrong: Wrong): Board['things'] {
  if (value === undefined) return {};
  if (!isObject(value)) {
    wrong('/things', 'lists of things');
    return {};
  }
  const things: Record<string, Record<string, Corrected>> = {};
  for (const group of Object.keys(value).sort()) {
    if (!Object.hasOwn(kit.groups, group)) {
      wrong(`/things/${group}`, `one of ${Object.keys(kit.groups).join(', ')}`);
      continue;
    }
    const found = readGroup(kit.groups[group], kit.ground.house.data, value[group], { at: `/things/${group}`, general, wrong });
    if (Object.keys(found).length > 0) things[group] = found;
  }
  return things;
}

function readGroup(
  { rows, fields }: BoardGroup<unknown>,
  house: unknown,
  value: unknown,
  { at, general, wrong }: { readonly at: string; readonly general: string | undefined; readonly wrong: Wrong },
): Record<string, Corrected> {
  const group: Record<string, Corrected> = {};
  if (!isObject(value)) {
    wrong(at, 'things by their id');
    return group;
  }
  const byId = new Map(rows(house).map(row => [row.id as string, row]));
  for (const id of Object.keys(value).sort()) {
    const [row, given] = [byId.get(id), value[id]];
    if (row === undefined) wrong(`${at}/${id}`, 'no such thing');
    else if (!isObject(given)) wrong(`${at}/${id}`, 'values by field');
    else {
      const found: Record<string, BoardValue> = {};
      const sources: Record<string, string> = {};
      const said = isObject(given.sources) ? given.sources : {};
      for (const key of Object.keys(given)) {
        if (key === 'sources' || key === 'name') continue;
        const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
        const now = given[key] as BoardValue;
        if (field === undefined) wrong(`${at}/${id}/${key}`, 'no such field');
        else if (!field.values.includes(now)) wrong(`${at}/${id}/${key}`, `one of ${field.values.join(', ')}`);
        else if (now !== field.get(row)) {
          found[key] = now;
          const source = Object.hasOwn(said, key) && isSource(said[key]) ? said[key] : undefined;
          // An export has our sources beside our values: of a value that was changed they say nothing.
          const own = source === undefined || source === field.source(row) ? general : source;
          if (own !== undefined) sources[key] = own;
        }
      }
      if (Object.keys(found).length > 0) group[id] = Object.keys(sources).length === 0 ? found : { ...found, sources };
    }
  }
  return group;
}

function readLines(kit: BoardKit, value: unknown, general: string | undefined, wrong: Wrong): readonly BoardLine[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    wrong('/lines', 'a list of lines');
    return [];
  }
  const drawn = new Map(kit.lines.all(kit.ground.house.data).map(line => [pairOf(line.a, line.b), line]));
  const said = new Set<string>();
  const lines: BoardLine[] = [];
  for (const [i, line] of value.entries()) {
    const fault = faultOf(kit, line, said);
    if (fault !== null) {
      wrong(`/lines/${i}${fault.at}`, fault.what);
      continue;
    }
    const { a, b, kind, source } = line as BoardLine;
    said.add(pairOf(a, b));
    const here = drawn.get(pairOf(a, b));
    if ((here?.kind ?? NO_LINE) === kind) continue;
    const own = source === undefined || source === here?.source ? general : source;
    lines.push({ a, b, kind, ...(own === undefined ? {} : { source: own }) });
  }
  return lines.sort((x, y) => (pairOf(x.a, x.b) < pairOf(y.a, y.b) ? -1 : 1));
}

/** What is wrong with one line of a file. */
function faultOf(kit: BoardKit, line: unknown, said: ReadonlySet<string>): Fault | null {
  if (!isObject(line)) return { at: '', what: 'a, b and kind' };
  const { a, b, kind, source } = line;
  const strange = Object.keys(line).find(key => !['a', 'b', 'kind', 'source'].includes(key));
  if (strange !== undefined) return { at: `/${strange}`, what: 'no such field' };
  if (typeof a !== 'string' || typeof b !== 'string') return { at: '', what: 'a and b name two places' };
  const kinds = kit.lines.kinds(a, b);
  if (kinds.length === 0) return { at: '', what: `nothing can join ${a} and ${b}`.slice(0, 120) };
  if (typeof kind !== 'string' || !kinds.includes(kind)) return { at: '/kind', what: `one of ${kinds.join(', ')}` };
  if (source !== undefined && !isSource(source)) return { at: '/source', what: `at most ${MOST_SOURCE} characters` };
  return said.has(pairOf(a, b)) ? { at: '', what: `${a} and ${b} are named twice` } : null;
}

/** What tells a board from another: what it says, not what it is called nor who says so. */
function keyOf({ game, things, lines }: Pick<Board, 'game' | 'things' | 'lines'>): string {
  const values = Object.entries(things).map(([group, byId]) => [
    group,
    Object.entries(byId).map(([id, { sources, ...found }]) => [id, found]),
  ]);
  return hashOf([game, values, lines.map(({ a, b, kind }) => [pairOf(a, b), kind])]).slice(0, 8);
}

/** The data of a board: those of the house, put right. */
function corrected(kit: BoardKit, { things, lines }: Pick<Board, 'things' | 'lines'>): unknown {
  const data = structuredClone(kit.ground.house.data);
  for (const [group, byId] of Object.entries(things)) {
    const { rows, fields } = kit.groups[group];
    for (const row of rows(data))
      if (Object.hasOwn(byId, row.id))
        for (const [key, value] of Object.entries(byId[row.id])) if (key !== 'sources') fields[key].set(row, value as BoardValue);
  }
  for (const line of lines) kit.lines.set(data, line);
  return data;
}

export const changesNothing = ({ things, lines }: Board): boolean => lines.length === 0 && Object.keys(things).length === 0;

/** What a board changes, datum by datum, each with where it comes from here and there. */
export function changesOf(kit: BoardKit, board: Board): readonly BoardChange[] {
  const house = kit.ground.house.data;
  const changes: BoardChange[] = [];
  for (const [group, byId] of Object.entries(board.things))
    for (const row of kit.groups[group].rows(house)) {
      if (!Object.hasOwn(byId, row.id)) continue;
      const { sources = {}, ...values } = byId[row.id] as Readonly<Record<string, unknown>> & {
        sources?: Record<string, string>;
      };
      for (const [field, to] of Object.entries(values)) {
        const { get, source } = kit.groups[group].fields[field];
        changes.push({
          at: `/things/${group}/${row.id}/${field}`,
          of: [row.id],
          field,
          from: get(row),
          to: to as BoardValue,
          source: source(row),
          given: sources[field] ?? board.name,
          stated: isStated(source(row)),
        });
      }
    }
  const drawn = new Map(kit.lines.all(house).map(line => [pairOf(line.a, line.b), line]));
  for (const { a, b, kind, source } of board.lines) {
    const here = drawn.get(pairOf(a, b));
    changes.push({
      at: `/lines/${pairOf(a, b).replace(' ', '-')}`,
      of: [a, b],
      field: 'line',
      from: here?.kind ?? NO_LINE,
      to: kind,
      source: here?.source ?? 'reconstructed',
      given: source ?? board.name,
      stated: here !== undefined && isStated(here.source ?? ''),
    });
  }
  return changes;
}

/** A whole board as a file to be corrected: every datum that can be, with its source. */
export function boardFile(kit: BoardKit, board: Board | null = null): object {
  const data = board === null ? kit.ground.house.data : corrected(kit, board);
  const things: Record<string, Record<string, object>> = {};
  for (const [group, { rows, fields }] of Object.entries(kit.groups)) {
    things[group] = {};
    for (const row of rows(data)) {
      const sources = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.source(row)]));
      const own = board?.things[group]?.[row.id]?.sources as Record<string, string> | undefined;
      const values = Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.get(row)]));
      things[group][row.id] = { ...values, sources: { ...sources, ...own } };
    }
  }
  return {
    format: 1,
    game: kit.game,
    name: board?.name ?? `My board of ${kit.game}`,
    about: ABOUT,
    things,
    lines: kit.lines.all(data),
  };
}
const ABOUT = `What is left out stays as it is. A line is taken away with kind "${NO_LINE}"; another is added to the list.`;

/** The board of a set-up, read from whatever a file or a request holds; undefined where it is that of the house. */
export function boardIn(
  game: Pick<Game, 'board' | 'id'>,
  value: unknown,
): Board | undefined | { readonly faults: readonly Fault[] } {
  if (value === undefined || value === null) return undefined;
  if (game.board === undefined) return { faults: [{ at: 'board', what: `${game.id} has no board to correct` }] };
  const read = readBoard(game.board, value);
  if ('faults' in read) return { faults: read.faults.map(({ at, what }) => ({ at: `board${at}`, what })) };
  return changesNothing(read) ? undefined : read;
}

const READY = new WeakMap<BoardKit, Map<string, Laid<unknown>>>();
const MOST_READY = 6;
/** The tables of a board, made once for all matches that are played on it. */
export function readied(kit: BoardKit, board: Board): Laid<unknown> {
  const ready = READY.get(kit) ?? new Map<string, Laid<unknown>>();
  READY.set(kit, ready);
  const known = ready.get(board.key);
  if (known !== undefined) return known;
  const made = kit.ground.prepare(corrected(kit, board));
  if (ready.size >= MOST_READY) ready.delete(ready.keys().next().value as string);
  ready.set(board.key, made);
  return made;
}

/** For a page that shows one match at a time: what it asks the rules is asked on this board, until another is laid. */
export const layBoard = (kit: BoardKit, board: Board | null): void =>
  kit.ground.lay(board === null ? kit.ground.house : readied(kit, board));
