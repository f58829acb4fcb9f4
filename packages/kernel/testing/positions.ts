import { expect, test } from 'vitest';
import { type BaseState, Fate, type Fault, type Game, Generator, isFaulty, Offer, Play, type Setup } from '../src/index.ts';
import { playout, setupOf } from './walk.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** No match that goes on from a position is longer than this. */
const MOST_ACTIONS = 20_000;
const STRANGE: readonly string[] = [
  ...['null', 'true', '0', '-1', '3', '1e9', '-1e9', '0.5', '1e308', '""', '"nowhere"', '"__proto__"', '"constructor"'],
  ...['[]', '{}', '[null]', '[[]]', '{"__proto__":{"x":1}}', `"${'z'.repeat(5000)}"`, '[1,1,1,1,1,1,1,1,1]'],
];

/** Every place of a position: the thing that holds it, and its key. */
function placesOf(root: Json): [Record<string, Json>, string][] {
  const found: [Record<string, Json>, string][] = [];
  const walk = (at: Json): void => {
    if (typeof at !== 'object' || at === null) return;
    for (const key of Object.keys(at)) {
      found.push([at as Record<string, Json>, key]);
      walk((at as Record<string, Json>)[key]);
    }
  };
  walk(root);
  return found;
}

/** One to three things wrong with a position: taken out, of another type, unknown, huge, negative, doubled, exchanged. */
function wrong(position: object, random: Generator): Json {
  const copy = JSON.parse(JSON.stringify(position)) as Json;
  for (let n = 1 + random.below(3); n > 0; n--) {
    const places = placesOf(copy);
    if (places.length === 0) return copy;
    const [holder, key] = places[random.below(places.length)];
    const [other, otherKey] = places[random.below(places.length)];
    switch (random.below(7)) {
      case 0:
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else delete holder[key];
        break;
      case 1:
        holder[`${key}s`] = 1;
        break;
      case 2:
        Object.defineProperty(holder, '__proto__', { value: { x: 1 }, enumerable: true, configurable: true, writable: true });
        break;
      case 3:
        holder[key] = typeof holder[key] === 'number' ? (holder[key] as number) + random.below(7) - 3 : holder[key];
        break;
      case 4:
        [holder[key], other[otherKey]] = [other[otherKey], holder[key]];
        break;
      default:
        holder[key] = JSON.parse(STRANGE[random.below(STRANGE.length)]) as Json;
    }
    if (hasLoop(copy)) return {};
  }
  return copy;
}
const isObject = (value: Json): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
/** An exchange can put a thing into itself: nobody can write that. */
function hasLoop(value: Json): boolean {
  try {
    JSON.stringify(value);
    return false;
  } catch {
    return true;
  }
}

/** The nightly run asks for more. */
const TIMES = Number(process.env.POLEMOS_FUZZ ?? 1);

interface Moment {
  readonly state: BaseState;
  readonly position: object;
}
/** Some moments of a random match. */
const momentsOf = (game: Game, seed: number, random: Generator): readonly Moment[] => {
  const found: Moment[] = [];
  playout(game, setupOf(game, seed), seed, (play, n) => {
    if (n >= 0 && play.state.outcome === null && random.below(12) === 0)
      found.push({ state: game.clone(play.state), position: game.position.write(play.state) });
  });
  return found;
};

function playToTheEnd(game: Game, state: BaseState, seed: number): void {
  const play = new Play(game, state, new Fate(seed));
  const offer = new Offer();
  play.run();
  for (let n = 0; play.state.outcome === null; n++) {
    if (n > MOST_ACTIONS) throw new Error('a match without end');
    play.legal(offer);
    if (offer.size === 0) throw new Error(`nothing to do: ${play.stackNames().join(' < ')}`);
    play.take(offer.codes[play.fate.generator.below(offer.size)]);
  }
}

/** What holds for the positions of every game, however they were written. */
export function positions(game: Game, wanted: number): void {
  const count = wanted * TIMES;
  test(`a wrong position is refused with a place and a reason, or played to its end (${count} positions)`, {
    timeout: 60_000 + count * 100,
  }, () => {
    const random = new Generator(1);
    let [refused, played] = [0, 0];
    for (let seed = 0; refused + played < count; seed++)
      for (const { position } of momentsOf(game, seed, random)) {
        const given = wrong(position, random);
        const said = JSON.stringify(given)?.slice(0, 3000);
        const setup: Setup = { ...setupOf(game, seed), position: given };
        try {
          const read = game.position.read(given, setup);
          if (isFaulty(read)) {
            refused++;
            for (const { at, what } of read.faults as readonly Fault[])
              if ((at === '' && isObject(given)) || what === '') throw new Error(`without a place or a reason: ${at} ${what}`);
            if (read.faults.length === 0) throw new Error('refused for nothing');
          } else {
            played++;
            playToTheEnd(game, read, seed);
          }
        } catch (error) {
          throw new Error(`seed ${seed}: ${said}`, { cause: error });
        }
      }
    expect(refused).toBeGreaterThan(count / 5);
    expect(played).toBeGreaterThan(count / 50);
  });

  test('a position written, read and written is the same, and the next 20 actions lead to the same positions', {
    timeout: 120_000,
  }, () => {
    const random = new Generator(2);
    let looked = 0;
    for (let seed = 0; looked < count / 10; seed++) {
      const setup = setupOf(game, seed);
      for (const { state, position } of momentsOf(game, seed, random)) {
        const read = game.position.read(JSON.parse(JSON.stringify(position)), { ...setup, position });
        if (isFaulty(read)) throw new Error(`seed ${seed}: ${JSON.stringify(read.faults)} in ${JSON.stringify(position)}`);
        expect(game.position.write(read)).toEqual(position);
        expect(onwards(game, read, seed)).toEqual(onwards(game, state, seed));
        looked++;
      }
    }
  });
}

/** What the next actions lead to. */
function onwards(game: Game, state: BaseState, seed: number): readonly object[] {
  const play = new Play(game, state, new Fate(seed));
  const offer = new Offer();
  const met: object[] = [];
  play.run();
  for (let n = 0; n < 20 && play.state.outcome === null; n++) {
    play.legal(offer);
    play.take(offer.codes[play.fate.generator.below(offer.size)]);
    met.push(game.position.write(play.state));
  }
  return met;
}
