import { GAMES } from '@polemos/games';
import {
  type BaseState,
  type Chance,
  ChanceMissing,
  type Code,
  Fate,
  foresee,
  type Game,
  type GameEvent,
  Offer,
  Play,
  type Result,
  see,
  seenBy,
  Tape,
} from '@polemos/kernel';
import { playout, setupOf } from '@polemos/kernel/testing';
import { expect, test } from 'vitest';

const MOMENTS = 200;
/** Runs in one world: enough for four dice, few enough for all legal actions of so many moments. */
const RUNS = 260;

class Stop extends Error {}

/** The rules themselves, die by die, depth first: by results, how often of how often. Null where it does not end within the bound. */
function enumerated(game: Game, state: BaseState, seat: number, code: Code): Map<string, bigint> | null {
  const found = new Map<string, bigint>();
  const eyes = game.seatsOf(state)[seat];
  let runs = 0;
  let first = -1;
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
  return walk([], WHOLE) ? found : null;
}
/** Divisible by what dice and lots of a few rolls make: shares of it are whole. */
const WHOLE =
  2n ** 40n * 3n ** 30n * 5n ** 20n * 7n ** 8n * 11n ** 4n * 13n ** 3n * (17n * 19n * 23n * 29n * 31n * 37n * 41n * 43n) ** 2n;

for (const listed of GAMES.filter(({ id }) => id !== 'nim'))
  test(`${listed.id}: what is foretold of every legal action at ${MOMENTS} random moments is what the rules do, with its exact chance`, async () => {
    const game = (await listed.load()) as Game;
    const offer = new Offer();
    let moments = 0;
    let rolled = 0;
    let compared = 0;
    for (let seed = 1; moments < MOMENTS; seed++)
      playout(game, setupOf(game, seed), seed, (play, n) => {
        if (n < 0 || n % 11 !== 5 || moments >= MOMENTS) return;
        moments++;
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
          if (forecast.rolls === null) continue;
          rolled++;
          const open = forecast.outcomes.some(({ after }) => after !== null && 'need' in after);
          const true_ = forecast.hidden || open ? null : enumerated(game, state, seat, code);
          if (true_ === null) continue;
          compared++;
          const foretold = new Map<string, bigint>();
          for (const { results, odds } of forecast.outcomes) {
            const key = JSON.stringify(results);
            foretold.set(key, (foretold.get(key) ?? 0n) + (WHOLE * BigInt(odds.of)) / BigInt(odds.in));
          }
          expect({ seed, n, action, foretold: [...foretold].sort() }).toEqual({ seed, n, action, foretold: [...true_].sort() });
        }
      });
    expect(moments).toBe(MOMENTS);
    expect(rolled).toBeGreaterThan(listed.id === 'egemonia' ? 0 : 20);
    expect(compared).toBeGreaterThan(rolled / (listed.id === 'egemonia' ? 10 : 3));
  }, 240_000);
