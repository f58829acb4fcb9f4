import { expect } from 'vitest';
import {
  type Board,
  type Chance,
  type Game,
  Generator,
  isDiverged,
  Match,
  type Need,
  type Setup,
  type Snapshot,
  seededDice,
} from '../src/index.ts';
import { randomBoard } from './boards.ts';
import { beginMatch, setupOf, wander } from './walk.ts';

/** One frame an event; the first follows what was seen before, the last is what is seen after; asked later, they are the same. */
export function checkFrames(match: Match, seed: number, every: number): void {
  const eyes = [null, ...match.seats];
  const kept: { entry: number; seat: string | null; frames: string }[] = [];
  /** What whoever looks next sees before the next entry. */
  const before = new Map<string | null, string>();
  wander(match, seed, (_, n) => {
    const seat = eyes[(n + seed) % eyes.length];
    if ((n + seed) % every === 0) {
      const { before: ground, frames } = match.frames(n, seat);
      const where = `seed ${seed}, entry ${n}, ${seat}`;
      expect(frames.length, where).toBe(Math.max(1, match.allEvents(n)[0].length));
      expect(JSON.stringify(frames.at(-1)), where).toBe(JSON.stringify(match.see(seat).view));
      if (n > 0) expect(JSON.stringify(ground), where).toBe(before.get(seat));
      if (kept.length < 40) kept.push({ entry: n, seat, frames: JSON.stringify({ before: ground, frames }) });
    }
    const next = eyes[(n + 1 + seed) % eyes.length];
    if ((n + 1 + seed) % every === 0) before.set(next, JSON.stringify(match.see(next).view));
    return true;
  });
  for (const { entry, seat, frames } of kept)
    expect(JSON.stringify(match.frames(entry, seat)), `seed ${seed}, entry ${entry} again`).toBe(frames);
}

const written = (match: Match, entry: number, seat: string | null): string => JSON.stringify(match.frames(entry, seat));
/** The last entry ends with what is seen now, by everybody. */
function endsAsSeen(match: Match, where: string): void {
  for (const seat of [null, ...match.seats])
    expect(JSON.stringify(match.frames(match.length, seat).frames.at(-1)), `${where}, entry ${match.length}, ${seat}`).toBe(
      JSON.stringify(match.see(seat).view),
    );
}
/** So many random actions; what is missing is rolled or drawn at a real table, and some of what may be taken back is. */
function ramble(match: Match, random: Generator, actions: number, where: string): void {
  for (let n = 0; n < actions && match.outcome === null; n++) {
    const asked = match.pending();
    const { seat } = asked[random.below(asked.length)];
    const legal = match.legal(seat);
    const action = legal[random.below(legal.length)];
    const acted = withChance(random, chance => match.act(seat, action, { chance }));
    if (!('ok' in acted)) throw new Error(`${where}: ${JSON.stringify(acted)}`);
    if (random.below(8) > 0) continue;
    endsAsSeen(match, where);
    const back = match.undoable(seat);
    if (back === match.length) continue;
    match.undo(seat, back + random.below(match.length - back));
    endsAsSeen(match, `${where}, taken back`);
    if (random.below(2) === 0 && 'ok' in match.redo()) endsAsSeen(match, `${where}, repeated`);
  }
}
/** As a person at a real table answers, until nothing is missing. */
function withChance<R extends object>(random: Generator, ask: (chance: readonly Chance[]) => R | { readonly need: Need }): R {
  const chance: Chance[] = [];
  for (;;) {
    const answer = ask(chance);
    if (!('need' in answer)) return answer as R;
    const { need } = answer as { readonly need: Need };
    if ('draw' in need) chance.push(need.draw[random.below(need.draw.length)]);
    else chance.push(1 + random.below('die' in need ? need.die : need.lot));
  }
}

/** The same holds wherever a match has come from: taken back, loaded, taken up, forked, begun in the middle, at a real table, on somebody's own board. */
export function checkFramesElsewhere(game: Game, seed: number, actions: number): void {
  const random = new Generator(`frames ${seed}`);
  const where = (how: string): string => `seed ${seed}, ${how}`;
  const setup = setupOf(game, seed);
  const match = beginMatch(game, setup, seed);
  ramble(match, random, actions, where('from the set-up'));
  const eyes = [null, ...match.seats];
  const told = Array.from({ length: 8 }, () => {
    const [entry, seat] = [random.below(match.length + 1), eyes[random.below(eyes.length)]];
    return { entry, seat, frames: written(match, entry, seat) };
  });
  const same = (other: Match, how: string, from = 0, to = match.length): void => {
    for (const { entry, seat, frames } of told)
      if (entry > from && entry <= to) expect(written(other, entry, seat), `${where(how)}, entry ${entry}, ${seat}`).toBe(frames);
  };
  const log = JSON.parse(JSON.stringify(match.log())) as ReturnType<Match['log']>;
  const loaded = Match.load(game, log);
  if (isDiverged(loaded)) throw new Error(`${where('loaded')}: ${JSON.stringify(loaded)}`);
  same(loaded, 'loaded', -1);
  const snapshot = match.snapshot();
  const resumed = snapshot && Match.resume(game, log, JSON.parse(JSON.stringify(snapshot)) as Snapshot, null);
  if (snapshot !== null && resumed !== null) {
    expect(resumed.follow(log.entries.slice(snapshot.at), [])).toBeNull();
    same(resumed, 'taken up', snapshot.at);
  }
  const at = random.below(match.length + 1);
  const fork = match.fork(at, 'fork', seededDice(seed));
  same(fork, 'forked', -1, at);
  ramble(fork, random, actions / 4, where('forked'));

  const begun = (how: string, given: Partial<Setup>, dice = true): void => {
    const alone = { match: how, setup: { ...setup, ...given }, dice: dice ? seededDice(seed) : null };
    const other = withChance(random, chance => Match.begin(game, { ...alone, chance: dice ? [] : chance }));
    if (!(other instanceof Match)) throw new Error(`${where(how)}: ${JSON.stringify(other)}`);
    endsAsSeen(other, where(how));
    ramble(other, random, actions / 2, where(how));
  };
  begun('at a real table', {}, false);
  if (match.outcome === null) begun('from its middle', { position: JSON.parse(JSON.stringify(match.position())) });
  if (game.board !== undefined) {
    const board = randomBoard(game.board, seed) as Board;
    if (Match.begin(game, { match: 'board', setup: { ...setup, board }, dice: seededDice(seed) }) instanceof Match)
      begun('on an own board', { board });
  }
}
