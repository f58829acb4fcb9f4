import { egemonia } from '@polemos/egemonia';
import {
  type Action,
  type BaseState,
  Fate,
  type Game,
  Generator,
  isFaulty,
  Match,
  type MatchLog,
  Play,
  readSetup,
  Tape,
} from '@polemos/kernel';
import { peloponnesianWar } from '@polemos/peloponnesian-war';
import { polis } from '@polemos/polis';
import { timoleon } from '@polemos/timoleon';
import { describe, expect, test } from 'vitest';
import { appraise, chancesOf, reportOf } from '../src/index.ts';

/** A match played at random up to a moment. */
function played(game: Game, scenario: string, until: (match: Match, entries: number) => boolean): Match {
  const setup = readSetup(game, { scenario });
  if (isFaulty(setup)) throw new Error(JSON.stringify(setup));
  const luck = new Generator(8);
  const match = Match.begin(game, { match: 'm', setup, dice: () => n => luck.below(n) });
  if (!(match instanceof Match)) throw new Error('the match does not begin');
  const chance = new Generator(3);
  for (let n = 0; !until(match, n); n++) {
    const [{ seat }] = match.pending();
    const legal = match.legal(seat);
    if (n > 3_000) throw new Error('no such moment');
    expect(match.act(seat, legal[chance.below(legal.length)])).toHaveProperty('ok');
  }
  return match;
}

/** The state before the last entry of a log, to play it again. */
function beforeLast(game: Game, { setup, start, entries }: MatchLog): Play<BaseState> {
  const play = new Play<BaseState>(game, game.begin(setup), new Fate(0));
  play.fate.tape = new Tape(start.chance, null);
  play.run();
  for (const { seat, action, chance } of entries.slice(0, -1)) {
    play.fate.tape = new Tape(chance, null);
    play.take(game.actions.read(action) as number, game.seatsOf(play.state).indexOf(seat));
  }
  return play;
}
/** What each game's report is worth at a test: a continuation of Polis takes longest. */
const GAMES: readonly (readonly [Game, string, number])[] = [
  [egemonia, 'standard', 60],
  [polis, 'full', 8],
  [peloponnesianWar, 'campaign', 40],
  [timoleon, 'campaign', 24],
];

describe.each(GAMES)('the report of a match whose truth is known', (game, scenario, plays) => {
  test(`${game.id}: a roll counts by what it changed beside the average over all that could have fallen`, () => {
    const log = played(game, scenario, (match, n) => n > 0 && (match.log().entries.at(-1)?.chance.length ?? 0) > 0).log();
    const [last] = log.entries.slice(-1);
    const analysis = { thinking: { plans: 2, plays: 4 }, rerolls: 300, seed: 2, from: log.entries.length };
    const { luck, chances } = reportOf(game, log, analysis);
    expect(chances).toHaveLength(log.entries.length + 1);
    expect(luck.map(({ entry }) => entry)).toEqual([log.entries.length]);
    const one = luck[0].rolls.at(-1);
    if (one === undefined) throw new Error('no roll');
    const { need } = one;
    const faces = 'draw' in need ? need.draw : Array.from({ length: 'die' in need ? need.die : need.lot }, (_, face) => face + 1);
    const before = beforeLast(game, log);
    const after = faces.map(face => {
      const again = new Generator(face);
      const play = new Play<BaseState>(game, game.clone(before.state), new Fate(0));
      play.fate.tape = new Tape([...last.chance.slice(0, -1), face], n => again.below(n));
      play.take(game.actions.read(last.action) as number, game.seatsOf(play.state).indexOf(last.seat));
      return chancesOf(game, play.state)[0];
    });
    const truth = after[faces.indexOf(one.chance as never)] - after.reduce((sum, chance) => sum + chance, 0) / faces.length;
    expect(Math.abs(one.by[0] - truth)).toBeLessThan(0.02);
  });

  test(`${game.id}: one blunder is found, with what was better`, () => {
    const begins = (match: Match, n: number): boolean => {
      const [{ seat }] = match.pending();
      return (
        n > 8 && match.legal(seat).length > 3 && game.undertakings?.begins(beforeLast(game, nothingAfter(match)).state) === true
      );
    };
    const match = played(game, scenario, begins);
    const [{ seat }] = match.pending();
    const seen = match.see(seat);
    const worth = (action: Action): number => appraise(game, seen, [action], { plays }).after.chance;
    const ranked = match
      .legal(seat)
      .slice(0, 12)
      .map(action => ({ action, worth: worth(action) }))
      .sort((a, b) => a.worth - b.worth);
    const [worst] = ranked;
    match.act(seat, worst.action);
    const log = match.log();
    const analysis = { thinking: { plans: 12, plays: 8 * plays }, rerolls: 1, seed: 3, from: log.entries.length };
    const { errors, costliest } = reportOf(game, log, analysis);
    const [found] = errors;
    expect(found).toMatchObject({ entry: log.entries.length, seat });
    expect(found.taken[0]).toEqual(worst.action);
    expect(found.better?.[0]).not.toEqual(worst.action);
    expect(found.cost).toBeGreaterThan(0);
    expect(found.cost).toBeCloseTo(found.chance.better - found.chance.taken, 9);
    expect(costliest).toEqual([found]);
  });
});

/** The log with one more entry, so that `beforeLast` is now. */
const nothingAfter = (match: Match): MatchLog => {
  const log = match.log();
  return { ...log, entries: [...log.entries, { seat: '', action: { type: '' }, chance: [], hash: '' }] };
};
