import { describe, expect, test } from 'vitest';
import {
  type Board,
  type BoardKit,
  boardFile,
  changesOf,
  type Game,
  Generator,
  hashOf,
  isFaulty,
  Match,
  NO_LINE,
  onBoard,
  readBoard,
  readSetup,
  type Setup,
  seededDice,
} from '../src/index.ts';
import { beginMatch, playout, setupOf } from './walk.ts';

/** How many random boards are tried, and how many actions of two matches are mixed. */
export interface BoardWork {
  readonly boards: number;
  readonly actions: number;
}

/** A board with a few data otherwise than here, well written; the rules may still not do with it. */
export function randomBoard(kit: BoardKit, seed: number): object {
  const chance = new Generator(seed);
  const things: Record<string, Record<string, Record<string, unknown>>> = {};
  for (const [group, { rows, fields }] of Object.entries(kit.groups)) {
    const all = rows(kit.ground.house.data);
    things[group] = {};
    for (let n = chance.below(4); n >= 0; n--) {
      const { id } = all[chance.below(all.length)];
      const [key, { values }] = Object.entries(fields)[chance.below(Object.keys(fields).length)];
      things[group][id] = { ...things[group][id], [key]: values[chance.below(values.length)] };
    }
  }
  const drawn = kit.lines.all(kit.ground.house.data);
  const lines = new Map<string, object>();
  for (let n = chance.below(4); n >= 0; n--) {
    const [one, two] = [drawn[chance.below(drawn.length)], drawn[chance.below(drawn.length)]];
    const [a, b] = chance.below(2) === 0 ? [one.a, one.b] : [one.a, two.b];
    const kinds = kit.lines.kinds(a, b);
    if (kinds.length > 0) lines.set([a, b].sort().join(' '), { a, b, kind: kinds[chance.below(kinds.length)] });
  }
  return { format: 1, game: kit.game, name: `random ${seed}`, things, lines: [...lines.values()] };
}

/** What holds of the own boards of every game. */
export function boards(game: Game, { boards: count, actions }: BoardWork): void {
  const kit = game.board as BoardKit;
  const drawn = kit.lines.all(kit.ground.house.data);
  /** The first line without which everything still hangs together. */
  const without = (): Board => {
    for (const { a, b } of drawn) {
      const read = readBoard(kit, { format: 1, game: game.id, name: 'a line less', lines: [{ a, b, kind: NO_LINE }] });
      if (!isFaulty(read)) return read;
    }
    throw new Error('no line can be spared');
  };

  describe(`${game.id}: one's own board`, () => {
    test('what is exported changes nothing', () => {
      expect(readBoard(kit, JSON.parse(JSON.stringify(boardFile(kit))))).toMatchObject({ things: {}, lines: [] });
    });

    test('a corrected export says what it changes, and nothing else, with the source of each datum', () => {
      const { lines, ...file } = JSON.parse(JSON.stringify(boardFile(kit))) as {
        lines: { a: string; b: string; kind: string }[];
      };
      const [spared] = without().lines;
      const found = lines.find(({ a, b }) => a === spared.a && b === spared.b) as { kind: string };
      const before = found.kind;
      found.kind = NO_LINE;
      const read = readBoard(kit, { ...file, name: 'My box', source: 'the printed map', lines }) as Board;
      expect(read).toMatchObject({ name: 'My box', key: without().key });
      expect(changesOf(kit, read)).toMatchObject([
        { of: [spared.a, spared.b], from: before, to: NO_LINE, given: 'the printed map', source: expect.stringMatching(/./) },
      ]);
    });

    test('what is wrong is refused with its place', () => {
      const file = { format: 1, game: game.id, name: 'x' };
      const at = (value: unknown): readonly string[] => {
        const read = readBoard(kit, value);
        return isFaulty(read) ? read.faults.map(fault => fault.at) : ['taken'];
      };
      const [group] = Object.keys(kit.groups);
      const [{ id }] = kit.groups[group].rows(kit.ground.house.data);
      const [{ a, b }] = drawn;
      expect(at('board')).toEqual(['']);
      expect(at({ ...file, format: 2 })).toEqual(['/format']);
      expect(at({ ...file, game: 'another' })).toEqual(['/game']);
      expect(at({ ...file, name: ' ' })).toEqual(['/name']);
      expect(at({ ...file, name: 'x'.repeat(61) })).toEqual(['/name']);
      expect(at({ ...file, colour: 1 })).toEqual(['/colour']);
      expect(at({ ...file, things: { towers: {} } })).toEqual(['/things/towers']);
      expect(at({ ...file, things: { [group]: { nowhere: {} } } })).toEqual([`/things/${group}/nowhere`]);
      expect(at({ ...file, things: { [group]: { [id]: { weight: 1 } } } })).toEqual([`/things/${group}/${id}/weight`]);
      const [field] = Object.keys(kit.groups[group].fields);
      for (const value of [-1, 1e9, 1.5, null, [], {}, 'x'])
        expect(at({ ...file, things: { [group]: { [id]: { [field]: value } } } })).toEqual([`/things/${group}/${id}/${field}`]);
      expect(at({ ...file, lines: {} })).toEqual(['/lines']);
      expect(at({ ...file, lines: [{ a, b: 'nowhere', kind: NO_LINE }] })).toEqual(['/lines/0']);
      expect(at({ ...file, lines: [{ a, b: a, kind: NO_LINE }] })).toEqual(['/lines/0']);
      expect(at({ ...file, lines: [{ a, b, kind: 'tunnel' }] })).toEqual(['/lines/0/kind']);
      expect(at({ ...file, lines: [0, 1].map(() => ({ a, b, kind: NO_LINE })) })).toEqual(['/lines/1']);
      expect(at(JSON.parse(`{"format":1,"game":"${game.id}","name":"x","__proto__":{}}`))).toEqual(['/__proto__']);
      expect(at({ ...file, things: JSON.parse('{"__proto__":{}}') })).toEqual(['/things/__proto__']);
      expect(at({ ...file, things: { [group]: JSON.parse('{"__proto__":{}}') } })).toEqual([`/things/${group}/__proto__`]);
      expect(at({ ...file, things: { [group]: { [id]: JSON.parse('{"__proto__":1}') } } })).toEqual([
        `/things/${group}/${id}/__proto__`,
      ]);
    });

    test(`random boards are refused with a place, or played to their end by random play (${count})`, () => {
      let played = 0;
      for (let seed = 0; seed < count; seed++) {
        const read = readBoard(kit, randomBoard(kit, seed));
        if (isFaulty(read)) {
          expect(read.faults.every(({ at, what }) => at.startsWith('/') && what !== '')).toBe(true);
          continue;
        }
        played++;
        const own = onBoard(game, read);
        playout(own, setupOf(own, seed), seed, play => {
          const broken = own.invariants(play.state);
          if (broken.length > 0) throw new Error(`seed ${seed}: ${broken[0]}`);
        });
      }
      expect(played).toBeGreaterThan(count / 4);
    });

    test('on another board too a match stops before a phase, and counts what is left in the box', () => {
      const { read, startOf, left, schema } = onBoard(game, without()).position;
      const { phase } = (schema as { properties: Record<string, { enum?: readonly string[] }> }).properties;
      const setup = setupOf(game, 0);
      const state = game.begin(setup);
      const stops = (phase.enum ?? []).filter(one => game.position.startOf?.(state, one) != null);
      expect(stops.length).toBeGreaterThan(0);
      for (const one of stops) expect(startOf?.(state, one)).toEqual(game.position.startOf?.(state, one));
      expect(left?.(state)).toEqual(game.position.left?.(state));
      expect(isFaulty(read({}, setup))).toBe(false);
      const stopped = (on: Setup): readonly string[] =>
        stops.filter(until => {
          const begun = Match.begin(game, { match: 'm', setup: on, dice: seededDice('until'), until });
          return begun instanceof Match && begun.stopped;
        });
      expect(stopped({ ...setup, board: without() })).toEqual(stopped(setup));
    });

    test('matches on two boards, action by action in turn, are what each is alone', () => {
      const setup = setupOf(game, 0);
      const own = { ...setup, board: without() };
      const alone = [setup, own].map(one => course(beginMatch(game, one, 5), actions));
      const both = [setup, own].map(one => beginMatch(game, one, 5));
      const mixed: string[][] = [[], []];
      for (let n = 0; n < actions; n++) for (const [i, match] of both.entries()) step(match, n, mixed[i]);
      expect(mixed).toEqual(alone);
      expect(kit.ground.laid).toBe(kit.ground.house);
    });

    test('the board goes with log, position, fork and what is seen; without it nothing is said', () => {
      const board = without();
      const match = beginMatch(game, { ...setupOf(game, 0), board }, 3);
      for (let n = 0; n < 12; n++) step(match, n, []);
      const log = JSON.parse(JSON.stringify(match.log()));
      expect(log.setup.board).toEqual(board);
      expect(Match.load(game, log)).toBeInstanceOf(Match);
      expect(match.fork(4, 'fork', null).setup.board).toEqual(board);
      expect(match.see(null).board).toEqual(board);
      const { scenario, options } = setupOf(game, 0);
      const position = match.position();
      expect(readSetup(game, { scenario, options, position })).toMatchObject({ board });
      expect(
        readSetup(game, { scenario, options, position, board: { ...board, name: 'the same under another name' } }),
      ).toMatchObject({
        board: { key: board.key },
      });
      const other = readBoard(kit, randomBoard(kit, firstPlayable(kit))) as Board;
      expect(readSetup(game, { scenario, options, position, board: other })).toMatchObject({ faults: [{ at: 'board' }] });
      expect('board' in beginMatch(game, setupOf(game, 0), 3).see(null)).toBe(false);
      expect('board' in beginMatch(game, setupOf(game, 0), 3).position()).toBe(false);
    });
  });
}

function firstPlayable(kit: BoardKit): number {
  for (let seed = 100; ; seed++) {
    const read = readBoard(kit, randomBoard(kit, seed));
    if (!isFaulty(read) && changesOf(kit, read).length > 1) return seed;
  }
}

function step(match: Match, n: number, hashes: string[]): void {
  const [pending] = match.pending();
  if (pending === undefined) return;
  const legal = match.legal(pending.seat);
  const acted = match.act(pending.seat, legal[hashOf(n).charCodeAt(0) % legal.length]);
  if (!('ok' in acted)) throw new Error(`a legal action was not taken: ${JSON.stringify(acted)}`);
  hashes.push(`${match.hash()} ${hashOf(legal)}`);
}
function course(match: Match, actions: number): string[] {
  const hashes: string[] = [];
  for (let n = 0; n < actions; n++) step(match, n, hashes);
  return hashes;
}
