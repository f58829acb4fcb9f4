import { GAMES } from '@polemos/games';
import {
  type BaseState,
  type Chance,
  ChanceMissing,
  type Code,
  Fate,
  type Forecast,
  foresee,
  type Game,
  type GameEvent,
  type GameText,
  LANGUAGES,
  type Language,
  type Odds,
  Offer,
  Play,
  type Result,
  see,
  seenBy,
  Tape,
} from '@polemos/kernel';
import { playout, setupOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';
import { groupsOf } from '../../src/match/preview/odds.ts';

const MOMENTS = 200;
/** Of one match, so that every scenario, edition and number of players has its share of them. */
const OF_A_MATCH = 8;
/** Runs in one world: enough for four dice, few enough for all legal actions of so many moments. */
const RUNS = 260;

type Texts = Readonly<Record<Language, GameText>>;

class Stop extends Error {}

interface Enumerated {
  readonly found: ReadonlyMap<string, bigint>;
  /** Whether any die was thrown before it was over. */
  readonly rolled: boolean;
}
/** The rules themselves, die by die, depth first: by results, how often of how often. Null where it does not end within the bound. */
function enumerated(game: Game, state: BaseState, seat: number, code: Code): Enumerated | null {
  const found = new Map<string, bigint>();
  const eyes = game.seatsOf(state)[seat];
  let runs = 0;
  let first = -1;
  let rolled = false;
  const walk = (tape: readonly Chance[], share: bigint): boolean => {
    if (++runs > RUNS) return false;
    const copy = game.clone(state);
    const fate = new Fate(0);
    fate.tape = new Tape(tape, null);
    const play = new Play(game, copy, fate);
    const events: GameEvent[] = [];
    play.tell = told => {
      if (events.length > 0 && game.foresight?.ends(told as GameEvent) === true) throw new Stop();
      events.push(told as GameEvent);
      if (game.foresight?.stops?.(told as GameEvent) === true) throw new Stop();
    };
    try {
      play.take(code, seat);
    } catch (error) {
      if (error instanceof ChanceMissing) {
        rolled = true;
        if (tape.length === 0) first = events.length;
        const { need } = error;
        const faces = 'draw' in need ? need.draw : Array.from({ length: 'die' in need ? need.die : need.lot }, (_, i) => i + 1);
        return faces.every(face => walk([...tape, face], share / BigInt(faces.length)));
      }
      if (!(error instanceof Stop)) throw error;
    }
    const results: Result[] = events.slice(Math.max(0, first)).flatMap(one => game.foresight?.result(seenBy(one, eyes)) ?? []);
    const key = JSON.stringify(tape.length === 0 ? [] : results);
    found.set(key, (found.get(key) ?? 0n) + share);
    return true;
  };
  return walk([], WHOLE) ? { found, rolled } : null;
}
/** Divisible by what dice and lots of a few rolls make: shares of it are whole. */
const WHOLE =
  2n ** 40n * 3n ** 30n * 5n ** 20n * 7n ** 8n * 11n ** 4n * 13n ** 3n * (17n * 19n * 23n * 29n * 31n * 37n * 41n * 43n) ** 2n;

const partOf = ({ of, in: all }: Odds): bigint => (WHOLE * BigInt(of)) / BigInt(all);
const byKey = ([a]: readonly [string, bigint], [b]: readonly [string, bigint]): number => (a < b ? -1 : 1);

/** The card's lines: each outcome in one of them, each line with the sum of its own, and each with words in every language. */
function rowsAreWhole(forecast: Forecast, text: Texts, about: object): void {
  const groups = groupsOf(forecast);
  const ways = groups.flatMap(group => group.ways);
  expect({ about, ways: ways.length, same: new Set(ways).size }).toEqual({
    about,
    ways: forecast.outcomes.length,
    same: ways.length,
  });
  for (const { odds, ways: own } of groups)
    expect({ about, of: partOf(odds) }).toEqual({ about, of: own.reduce((sum, way) => sum + partOf(way.odds), 0n) });
  for (const language of LANGUAGES)
    for (const { results } of forecast.outcomes)
      for (const result of results) {
        const said = text[language].results?.[result.kind]?.(result);
        expect({ about, result, said }).toMatchObject({ said: expect.stringMatching(/\p{L}/u) });
      }
}

for (const listed of GAMES.filter(({ id }) => id !== 'nim'))
  test(`${listed.id}: what is foretold of every legal action at ${MOMENTS} random moments is what the rules do, with its exact chance`, async () => {
    const game = (await listed.load()) as Game;
    const text = await listed.text();
    const offer = new Offer();
    let moments = 0;
    let rolled = 0;
    let compared = 0;
    const met = new Set<string>();
    for (let seed = 1; moments < MOMENTS; seed++) {
      const setup = setupOf(game, seed);
      const stride = 11 * (1 + (seed % 5));
      let here = 0;
      playout(game, setup, seed, (play, n) => {
        if (n < 0 || n % stride !== 5 || here >= OF_A_MATCH || moments >= MOMENTS) return;
        here++;
        moments++;
        met.add(setup.scenario);
        for (const [option, value] of Object.entries(setup.options)) met.add(`${option} ${value}`);
        const { state } = play;
        const seat = state.toAct;
        const seen = see(game, state, seat);
        play.legal(offer, seat);
        for (const code of offer.codes.slice(0, offer.size)) {
          const action = game.actions.write(code);
          const forecast = foresee(game, seen, action, { worlds: listed.open === true ? 1 : 2, runs: RUNS });
          if (forecast === null) throw new Error(`nothing is foretold of ${JSON.stringify(action)}`);
          const sum = forecast.outcomes.reduce((all, { odds }) => all + odds.of / odds.in, 0);
          expect(sum).toBeCloseTo(1, 9);
          if (forecast.rolls === null) {
            // The client does this at the first click: so no die may fall by it.
            if (!forecast.hidden)
              expect({ seed, n, action, rolled: enumerated(game, state, seat, code)?.rolled }).toMatchObject({ rolled: false });
            continue;
          }
          rolled++;
          rowsAreWhole(forecast, text, { seed, n, action });
          const open = forecast.outcomes.some(({ after }) => after !== null && 'need' in after);
          const true_ = forecast.hidden || open ? null : enumerated(game, state, seat, code);
          if (true_ === null) continue;
          const rows = new Map<string, bigint>();
          for (const [key, share] of true_.found) {
            const first = JSON.stringify((JSON.parse(key) as Result[])[0] ?? null);
            rows.set(first, (rows.get(first) ?? 0n) + share);
          }
          const shown = groupsOf(forecast).map(
            ({ head, odds }) => [JSON.stringify(head.results[0] ?? null), partOf(odds)] as const,
          );
          expect({ seed, n, action, rows: shown.toSorted(byKey) }).toEqual({ seed, n, action, rows: [...rows].sort(byKey) });
          compared++;
          const foretold = new Map<string, bigint>();
          for (const { results, odds } of forecast.outcomes) {
            const key = JSON.stringify(results);
            foretold.set(key, (foretold.get(key) ?? 0n) + partOf(odds));
          }
          expect({ seed, n, action, foretold: [...foretold].sort() }).toEqual({
            seed,
            n,
            action,
            foretold: [...true_.found].sort(),
          });
        }
      });
    }
    expect(moments).toBe(MOMENTS);
    for (const { id } of game.scenarios) expect(met).toContain(id);
    for (const { id, values } of game.options) for (const value of values) expect(met).toContain(`${id} ${value}`);
    expect(rolled).toBeGreaterThan(listed.id === 'egemonia' ? 0 : 20);
    expect(compared).toBeGreaterThan(rolled / (listed.id === 'egemonia' ? 10 : 3));
  }, 240_000);
