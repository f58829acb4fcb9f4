import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
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
import { appraise, assembled, chancesOf, judgedPart, type Report, reportOf } from '../src/index.ts';

type Luck = (sides: number) => number;
/** Every die a one; but ties are rolled again (EG-3.3-a), so each seventh die of an entry is a two. */
const ones = (): Luck => {
  let rolled = 0;
  return sides => (++rolled % 7 === 0 ? 1 % sides : 0);
};
const usual = (): (() => Luck) => {
  const luck = new Generator(8);
  return () => sides => luck.below(sides);
};

/** A match played at random up to a moment. */
function played(
  game: Game,
  scenario: string,
  until: (match: Match, entries: number) => boolean,
  dice: () => Luck = usual(),
  most = 3_000,
): Match {
  const setup = readSetup(game, { scenario });
  if (isFaulty(setup)) throw new Error(JSON.stringify(setup));
  const match = Match.begin(game, { match: 'm', setup, dice });
  if (!(match instanceof Match)) throw new Error('the match does not begin');
  const chance = new Generator(3);
  for (let n = 0; !until(match, n); n++) {
    const [{ seat }] = match.pending();
    const legal = match.legal(seat);
    if (n > most) throw new Error('no such moment');
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
  test(`${game.id}: a whole match in which every die is a one: its graph is what the rules say at each moment, up to the result`, () => {
    const log = played(game, scenario, match => match.outcome !== null, ones, 60_000).log();
    const { entries } = log;
    const report = reportOf(game, log, { thinking: { plans: 2, plays: 2 }, rerolls: 1, seed: 2, from: entries.length + 1 });
    const play = new Play<BaseState>(game, game.begin(log.setup), new Fate(0));
    play.fate.tape = new Tape(log.start.chance, null);
    play.run();
    const truth = [chancesOf(game, play.state)];
    for (const { seat, action, chance } of entries) {
      play.fate.tape = new Tape(chance, null);
      play.take(game.actions.read(action) as number, game.seatsOf(play.state).indexOf(seat));
      truth.push(chancesOf(game, play.state));
    }
    expect(report.chances).toEqual(truth);
    expect(report.outcome).not.toBeNull();
    expect(report.chances.at(-1)).toEqual(report.outcome?.score);
    expect(report.turns[0].entry).toBe(0);
    // Of all entries none moved a seat's chance more than the three that are named to it, and each of these did.
    for (const [seat, points] of report.turningPoints.entries()) {
      const moved = (entry: number): number => Math.abs(truth[entry][seat] - truth[entry - 1][seat]);
      const least = Math.min(...points.map(moved));
      expect(least).toBeGreaterThan(0);
      const rest = entries.map((_, n) => n + 1).filter(entry => !points.includes(entry));
      expect(Math.max(...rest.map(moved))).toBeLessThanOrEqual(least);
    }
  });

  test(`${game.id}: with every die a one the fortune of a match adds up, by seat, turn, rule and kind of decision`, () => {
    const log = played(game, scenario, (match, n) => n === 60 || match.outcome !== null, ones).log();
    const rolled = log.entries.flatMap(({ chance }, n) => (chance.length > 0 ? [n + 1] : []));
    const from = Math.min(log.entries.length - 20, rolled.at(-2) ?? 0);
    const report = reportOf(game, log, { thinking: { plans: 3, plays: 6 }, rerolls: 12, seed: 2, from });
    const { luck, errors, total, chances } = report;
    expect(luck.length).toBeGreaterThan(0);
    for (const { entry, rolls } of luck) {
      expect(entry).toBeGreaterThanOrEqual(from);
      const { chance } = entry === 0 ? log.start : log.entries[entry - 1];
      expect(rolls.map(roll => roll.chance)).toEqual(chance);
    }
    const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
    report.seats.forEach((name, seat) => {
      const fortune = sum(luck.flatMap(({ rolls }) => rolls.map(({ by }) => by[seat])));
      expect(total.luck[seat]).toBeCloseTo(fortune, 9);
      expect(sum(report.byTurn.map(turn => turn.luck[seat]))).toBeCloseTo(fortune, 9);
      expect(sum(report.byRule.map(rule => rule.luck[seat]))).toBeCloseTo(fortune, 9);
      const lost = sum(errors.filter(one => one.seat === name).map(({ cost }) => cost));
      expect(total.error[seat]).toBeCloseTo(lost, 9);
      expect(sum(report.byDecision.map(({ error }) => error[seat]))).toBeCloseTo(lost, 9);
      const last = chances.at(-1)?.[seat] ?? 0;
      expect(report.withoutLuck[seat]).toBeCloseTo(Math.min(1, Math.max(0, last - fortune)), 9);
    });
    // Where several play, what is one's luck is the others' misfortune.
    if (report.seats.length > 1) expect(sum(total.luck)).toBeCloseTo(0, 6);
  });

  test(`${game.id}: a one counts by what it changed beside the average over all that could have fallen`, () => {
    // In such a match of Polis nobody ever fights: there it is what is drawn.
    const dice = game.id === 'polis' ? usual() : ones;
    const log = played(game, scenario, (match, n) => n > 0 && (match.log().entries.at(-1)?.chance.length ?? 0) > 0, dice).log();
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
    const best = ranked[ranked.length - 1];
    const wise = match.fork(match.length, 'wise', usual());
    if (!(wise instanceof Match)) throw new Error('no fork');
    wise.act(seat, best.action);
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
    // It cost what lies between the two when each is judged by itself, on other dice.
    const worthOf = (steps: readonly Action[]) => appraise(game, seen, steps, { plays: 3 * plays, seed: 31 }).after.chance;
    const truth = worthOf(found.better ?? []) - worthOf(found.taken);
    expect(Math.abs(found.cost - truth)).toBeLessThan(3 * found.doubt + 0.05);
    // Whoever did the best of these things gave away less.
    const [other] = reportOf(game, wise.log(), analysis).errors;
    expect(other.cost).toBeLessThan(found.cost / 2);
  });
});

/** The log with one more entry, so that `beforeLast` is now. */
const nothingAfter = (match: Match): MatchLog => {
  const log = match.log();
  return { ...log, entries: [...log.entries, { seat: '', action: { type: '' }, chance: [], hash: '' }] };
};

/** The matches of the rules' own tests. */
const recorded = (game: string, match: string): MatchLog =>
  JSON.parse(
    gunzipSync(
      readFileSync(fileURLToPath(new URL(`../../games/${game}/test/matches/recorded/${match}.json.gz`, import.meta.url))),
    ).toString(),
  );
/** Nothing is judged: what is plotted and told needs no thought. */
const unjudged = (game: Game, log: MatchLog): Report =>
  reportOf(game, log, { thinking: { plans: 1, plays: 1 }, rerolls: 1, seed: 1, from: log.entries.length + 1 });
const replayed = (game: Game, log: MatchLog): Match => {
  const match = Match.load(game, log, { dice: null, alone: true });
  if (!(match instanceof Match)) throw new Error('does not replay');
  return match;
};
const courseOf = ({ courses }: Report, id: string) => {
  const found = courses.find(one => one.id === id);
  if (found === undefined) throw new Error(`no course '${id}'`);
  return found;
};
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const COUNTED: readonly (readonly [string, Game, string, string, string])[] = [
  ['campaign-0', peloponnesianWar, 'siege', 'side', 'sieges'],
  ['fall-of-sparta-1', peloponnesianWar, 'objective', 'side', 'journeys'],
  ['full-1', polis, 'proxenos-moved', 'seat', 'journeys'],
  ['campaign-1', timoleon, 'activates', 'seat', 'journeys'],
];
test.each(COUNTED)('%s: what is counted turn by turn is what the record tells', (name, game, kind, field, id) => {
  const whole = recorded(game.id, name);
  const log = { ...whole, entries: whole.entries.slice(0, 400) };
  const { sides, bySide, counted } = courseOf(unjudged(game, log), id);
  const told = replayed(game, log)
    .allEvents()
    .flat()
    .filter(event => event.kind === kind);
  expect(counted).toBe(true);
  expect(told.length).toBeGreaterThan(0);
  expect(bySide.map(sum)).toEqual(sides.map(side => told.filter(event => event[field] === side).length));
});

test('what a side has is plotted as it stands at the end of each turn, what it lost is never gained back; the line is that of the rules', () => {
  const log = recorded('peloponnesian-war', 'archidamian-0');
  const game: Game = peloponnesianWar;
  const report = unjudged(game, log);
  const { treasury, points } = replayed(game, log).position() as {
    readonly treasury: Readonly<Record<string, number>>;
    readonly points: number;
  };
  const money = courseOf(report, 'money');
  expect(money.bySide.map(values => values.at(-1))).toEqual(money.sides.map(side => treasury[side] ?? 0));
  const losses = courseOf(report, 'losses').bySide;
  for (const values of losses) expect(values).toHaveLength(report.turns.length);
  expect(sum(losses.flat())).toBeGreaterThan(0);
  // PW-10.1.4-b: forty points.
  expect(report.thresholds).toEqual([{ own: points, line: 40, as: 'needed' }]);
  // What is remembered of it was told, in this order.
  const events = replayed(game, log).allEvents();
  expect(report.deeds.length).toBeGreaterThan(3);
  for (const { entry, event } of report.deeds) expect(events[entry]).toContainEqual(event);
  expect(report.deeds.map(({ entry }) => entry)).toEqual(report.deeds.map(({ entry }) => entry).toSorted((a, b) => a - b));
});

test('however many look through a match, they find the same', () => {
  const log = recorded('egemonia', 'standard-1');
  const analysis = { thinking: { plans: 2, plays: 4 }, rerolls: 2, seed: 3, from: log.entries.length - 12 };
  const parts = [2, 0, 1].map(nth => judgedPart(egemonia, log, analysis, { nth, of: 3 }));
  expect(parts.every(({ errors }) => errors.length > 0)).toBe(true);
  expect(assembled(egemonia, log, parts)).toEqual(reportOf(egemonia, log, analysis));
});
