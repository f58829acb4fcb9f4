import { expect, test } from 'vitest';
import {
  type BaseState,
  beginOf,
  Fate,
  type Fault,
  type Game,
  Generator,
  hashOf,
  isFaulty,
  Offer,
  Play,
  type Setup,
} from '../src/index.ts';
import { askew } from './askew.ts';
import { type Json, placesOf } from './places.ts';
import { playout, setupOf } from './walk.ts';

/** No match that goes on from a position is longer than this. */
const MOST_ACTIONS = 20_000;
const STRANGE: readonly string[] = [
  ...['null', 'true', '0', '-1', '3', '1e9', '-1e9', '0.5', '1e308', '""', '"nowhere"', '"__proto__"', '"constructor"'],
  ...['[]', '{}', '[null]', '[[]]', '{"__proto__":{"x":1}}', `"${'z'.repeat(5000)}"`, '[1,1,1,1,1,1,1,1,1]'],
  `${'['.repeat(1000)}${']'.repeat(1000)}`,
  `${'{"x":'.repeat(1000)}0${'}'.repeat(1000)}`,
];

/** A thing as somebody writes it who took it for another: a list for what has keys, an id in capitals or with a letter that nobody sees. */
function otherwise(value: Json, random: Generator): Json {
  if (Array.isArray(value)) return random.below(2) === 0 ? [...value, ...value.slice(0, 1)] : { ...value };
  if (typeof value === 'object' && value !== null) return Object.values(value);
  if (typeof value === 'number') return random.below(2) === 0 ? String(value) : value + 2 ** random.below(60);
  return typeof value === 'string' ? [value.toUpperCase(), `${value}\u200b`, ` ${value}`][random.below(3)] : value;
}

/** Two moments in one: whole fields are those of the other. Each is right by itself. */
function mixed(position: object, other: object, random: Generator): Json {
  const both = JSON.parse(JSON.stringify(position)) as Record<string, Json>;
  for (const [key, value] of Object.entries(other)) if (random.below(4) === 0) both[key] = value as Json;
  return both;
}

/** A position mixed with another, or one to three things wrong with it: taken out, of another type, unknown, huge, negative, doubled, exchanged. */
function wrong(position: object, other: object, random: Generator): Json {
  if (random.below(8) === 0) return mixed(position, other, random);
  const copy = JSON.parse(JSON.stringify(position)) as Json;
  for (let n = 1 + random.below(3); n > 0; n--) {
    const places = placesOf(copy);
    if (places.length === 0) return copy;
    const [holder, key] = places[random.below(places.length)];
    const [other, otherKey] = places[random.below(places.length)];
    switch (random.below(9)) {
      case 0:
        if (Array.isArray(holder)) holder.splice(Number(key), 1);
        else delete holder[key];
        break;
      case 1:
        holder[random.below(2) === 0 ? `${key}s` : 'nowhere'] = holder[key];
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
      case 5:
        holder[key] = otherwise(holder[key], random);
        break;
      case 6:
        holder[key.toUpperCase()] = holder[key];
        break;
      default:
        holder[key] = JSON.parse(STRANGE[random.below(STRANGE.length)]) as Json;
    }
    if (hasLoop(copy)) return {};
  }
  return copy;
}
/** An exchange can put a thing into itself: nobody can write that. */
function hasLoop(value: Json): boolean {
  try {
    JSON.stringify(value);
    return false;
  } catch {
    return true;
  }
}

/** The nightly run looks at so many wrong positions of each game, and at so many that go there and back. */
const IS_LONG = process.env.POLEMOS_FUZZ !== undefined;
const LONG = { wrong: 20_000, askew: 2_000, back: 2_000 };

interface Moment {
  readonly state: BaseState;
  readonly position: object;
}
/** So many moments are taken of one match: of more matches, rather. */
const OF_A_MATCH = 12;
/** Some moments of a random match. */
const momentsOf = (game: Game, seed: number, random: Generator): readonly Moment[] => {
  const states: BaseState[] = [];
  let met = 0;
  playout(game, setupOf(game, seed), seed, (play, n) => {
    if (n < 0 || play.state.outcome !== null) return;
    // Each moment of the match has the same chance to be among them.
    met++;
    const at = states.length < OF_A_MATCH ? states.length : random.below(met);
    if (at < OF_A_MATCH) states[at] = game.clone(play.state);
  });
  return states.map(state => ({ state, position: game.position.write(state) }));
};

/** What a mistake of ours sounds like: no reason for whoever wrote the position. */
const OF_THE_ENGINE = /Cannot |is not a |undefined|NaN|\[object/;

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

/** A match takes longer to play than a position to spoil. */
const OF_A_MOMENT = 10;
/** Wrong positions of a game with the set-ups they go with, for whoever takes positions from outside. */
export function* wrongPositions(game: Game, seed = 0): IterableIterator<{ readonly setup: Setup; readonly position: unknown }> {
  const random = new Generator(seed + 1);
  for (let n = seed; ; n++) {
    const moments = momentsOf(game, n, random);
    for (const { position } of moments)
      for (let times = 0; times < OF_A_MOMENT; times++)
        yield { setup: setupOf(game, n), position: wrong(position, moments[random.below(moments.length)].position, random) };
  }
}

/**
 * What holds for the positions of every game, however they were written. `whole`: a state that was read is the written one in every
 * number. Other games keep what nobody will look at again (an operation that is over, the order of their lists, the line to which a
 * finished step returns); there the hashes are of the positions, which hold all that play depends on.
 */
export function positions(game: Game, wanted: number, { whole = false } = {}): void {
  const hashed = (state: BaseState): string => hashOf(whole ? state : game.position.write(state));
  const count = IS_LONG ? LONG.wrong : wanted;
  test(`a wrong position is refused with a place and a reason, or played to its end (${count} positions)`, {
    timeout: 120_000 + count * 200,
  }, () => {
    const random = new Generator(1);
    // At night a moment is spoilt several times: to play a match takes longer than to read a position.
    const times = IS_LONG ? OF_A_MOMENT : 1;
    let [refused, played] = [0, 0];
    for (let seed = 0; refused + played < count; seed++) {
      const moments = momentsOf(game, seed, random);
      for (const { position } of moments)
        for (let n = 0; n < times && refused + played < count; n++)
          if (isTaken(game, seed, wrong(position, moments[random.below(moments.length)].position, random))) played++;
          else refused++;
    }
    expect(refused).toBeGreaterThan(count / 5);
    expect(played).toBeGreaterThan(count / 50);
  });

  const skewed = IS_LONG ? LONG.askew : wanted / 5;
  test(`a position put askew is refused so, or played to its end; what was taken is written and read again (${skewed} positions)`, {
    timeout: 120_000 + skewed * 500,
  }, () => {
    const phases = phasesOf(game);
    const random = new Generator(3);
    for (let seed = 0, n = 0; n < skewed; seed++) {
      const [moments, foreign] = [momentsOf(game, seed, random), momentsOf(game, seed + 1, random)];
      for (const { position } of moments.slice(0, skewed - n)) {
        const [other, another] = [moments, foreign].map(of => of[random.below(of.length)].position);
        isTaken(game, seed, askew(position, other, another, phases, random));
        n++;
      }
    }
  });

  test('a match that begins at a phase writes what is read again', { timeout: 120_000 }, () => {
    for (const phase of phasesOf(game)) {
      const setup = { ...setupOf(game, 2), position: { phase } };
      const begun = beginOf(game, setup);
      if (isFaulty(begun)) continue; // it wants more than its name
      const play = new Play(game, begun, new Fate(2));
      const offer = new Offer();
      play.run();
      for (let n = 0; n < 8 && play.state.outcome === null; n++) {
        const position = JSON.parse(JSON.stringify(game.position.write(play.state)));
        const read = beginOf(game, { ...setup, position });
        if (isFaulty(read)) throw new Error(`${phase}, after ${n} actions: ${JSON.stringify(read.faults)}`);
        expect(game.position.write(whenAsked(game, read, 2)), phase).toEqual(position);
        play.legal(offer);
        play.take(offer.codes[play.fate.generator.below(offer.size)]);
      }
    }
  });

  test('a clone has every field of a state, and every list for itself', () => {
    const [{ state }] = momentsOf(game, 0, new Generator(0));
    const copy = game.clone(state) as unknown as Record<string, unknown>;
    expect(Object.keys(copy).toSorted()).toEqual(Object.keys(state).toSorted());
    for (const [key, one] of Object.entries(state)) {
      expect(copy[key], key).toEqual(one);
      if (Array.isArray(one) || ArrayBuffer.isView(one)) expect(copy[key] === one, key).toBe(false);
    }
  });

  test('a position written, read and written is the same, and the next 20 actions give the same hashes', {
    timeout: 120_000 + count * 100,
  }, () => {
    const random = new Generator(2);
    let looked = 0;
    const rounds = IS_LONG ? LONG.back : wanted / 10;
    for (let seed = 0; looked < rounds; seed++) {
      const setup = setupOf(game, seed);
      for (const { state, position } of momentsOf(game, seed, random).slice(0, rounds - looked)) {
        const read = beginOf(game, { ...setup, position: JSON.parse(JSON.stringify(position)) });
        if (isFaulty(read)) throw new Error(`seed ${seed}: ${JSON.stringify(read.faults)} in ${JSON.stringify(position)}`);
        expect(game.position.write(whenAsked(game, read, seed))).toEqual(position);
        expect(onwards(game, read, seed, hashed), `seed ${seed}`).toEqual(onwards(game, state, seed, hashed));
        looked++;
      }
    }
  });
}

const phasesOf = (game: Game): readonly string[] =>
  (game.position.schema as { properties: { phase: { enum: readonly string[] } } }).properties.phase.enum;

/** Whether a position is taken, and then played to its end and read as it is written; if not, that it is said where and why. */
function isTaken(game: Game, seed: number, given: Json): boolean {
  const setup: Setup = { ...setupOf(game, seed), position: given };
  try {
    const read = beginOf(game, setup);
    if (!isFaulty(read)) {
      const asked = whenAsked(game, read, seed);
      const again = asked.outcome === null ? beginOf(game, { ...setup, position: game.position.write(asked) }) : asked;
      if (isFaulty(again)) throw new Error(`written, it is refused: ${JSON.stringify(again.faults)}`);
      playToTheEnd(game, read, seed);
      return true;
    }
    for (const { at, what } of read.faults as readonly Fault[])
      if (at === '' || what === '' || OF_THE_ENGINE.test(what)) throw new Error(`without a place or a reason: ${at} ${what}`);
    if (read.faults.length === 0) throw new Error('refused for nothing');
    return false;
  } catch (error) {
    throw new Error(`seed ${seed}: ${JSON.stringify(given)?.slice(0, 3000)}`, { cause: error });
  }
}

/** Somebody is asked: a position is read with what comes before the question still to be run. */
function whenAsked(game: Game, state: BaseState, seed: number): BaseState {
  const play = new Play(game, game.clone(state), new Fate(seed));
  play.run();
  return play.state;
}

/** After each of the next actions the hash of what is compared. */
function onwards(game: Game, state: BaseState, seed: number, hashed: (state: BaseState) => string): readonly string[] {
  const play = new Play(game, state, new Fate(seed));
  const offer = new Offer();
  const met: string[] = [];
  play.run();
  for (let n = 0; n < 20 && play.state.outcome === null; n++) {
    play.legal(offer);
    play.take(offer.codes[play.fate.generator.below(offer.size)]);
    met.push(hashed(play.state));
  }
  return met;
}
