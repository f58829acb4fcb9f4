import { egemonia } from '@polemos/egemonia';
import { gameById } from '@polemos/games';
import {
  type Action,
  type BaseState,
  Fate,
  type Game,
  isFaulty,
  Match,
  NOBODY,
  Offer,
  type OptionValue,
  Play,
  readSetup,
  see,
  seededDice,
} from '@polemos/kernel';
import { peloponnesianWar } from '@polemos/peloponnesian-war';
import { polis } from '@polemos/polis';
import { timoleon } from '@polemos/timoleon';
import { describe, expect, test } from 'vitest';
import { advise, appraise, explain, planner, reconsider, type Thought, tempersOf, undertakingAt } from '../src/index.ts';

/** A moment of a random match at which a seat opens an undertaking. */
function moment(
  game: Game,
  scenario: string,
  seed: number,
  options: Readonly<Record<string, OptionValue>> = {},
): Play<BaseState> {
  const setup = readSetup(game, { scenario, options });
  if (isFaulty(setup)) throw new Error(JSON.stringify(setup));
  const play = new Play<BaseState>(game, game.begin(setup), new Fate(seed));
  const offer = new Offer();
  play.run();
  for (let n = 0; play.state.toAct !== NOBODY; n++) {
    play.legal(offer);
    if (n > 6 + seed && offer.size > 3 && play.state.sealed.length === 0 && game.undertakings?.begins(play.state)) return play;
    play.take(offer.codes[play.fate.generator.below(offer.size)]);
  }
  throw new Error('no such moment');
}
const optionsOf = (game: Game) => Object.fromEntries(game.options.map(({ id, default: usual }) => [id, usual]));
const GAMES: readonly (readonly [Game, string])[] = [
  [egemonia, 'standard'],
  [polis, 'full'],
  [peloponnesianWar, 'campaign'],
  [timoleon, 'campaign'],
];
const asking = { level: 'easy', plays: 24 } as const;

describe.each(GAMES)('advice', (game, scenario) => {
  test(`${game.id}: at most three undertakings, the best first, with legal beginnings, chances and places`, () => {
    const play = moment(game, scenario, 3);
    const offer = new Offer();
    play.legal(offer);
    const advice = advise(game, see(game, play.state, play.state.toAct), asking);
    if (advice === null) throw new Error('no advice');
    expect(advice.seat).toBe(game.seatsOf(play.state)[play.state.toAct]);
    expect(advice.counsels.length).toBeGreaterThan(0);
    expect(advice.counsels.length).toBeLessThanOrEqual(3);
    const chances = advice.counsels.map(({ after }) => after.chance);
    expect(chances).toEqual(chances.toSorted((a, b) => b - a));
    for (const { steps, after, fails, n } of [...advice.counsels, advice.plainest]) {
      expect(offer.has(game.actions.read(steps[0]) as number)).toBe(true);
      for (const share of [after.chance, fails]) expect(share >= 0 && share <= 1).toBe(true);
      expect(after.points).toBeTypeOf('number');
      expect(n).toBe(24);
    }
    expect(advice.counsels.some(({ places }) => places.length > 0)).toBe(true);
  });

  test(`${game.id}: over many moments the best of the counsels is not below the chance now, nor, on other dice, below what is usual`, () => {
    let gained = 0;
    const seeds = Array.from({ length: MOMENTS[game.id] }, (_, seed) => seed);
    for (const seed of seeds) {
      const play = moment(game, scenario, seed);
      const seen = see(game, play.state, play.state.toAct);
      const advice = advise(game, seen, asking);
      if (advice === null) throw new Error('no advice');
      const { now, plainest, counsels } = advice;
      expect(counsels[0].after.chance).toBeGreaterThanOrEqual(now.chance);
      expect(counsels[0].after.chance).toBeGreaterThanOrEqual(plainest.after.chance);
      expect(now.points).toBe(game.reckoning?.points?.(play.state, play.state.toAct));
      const again = { plays: asking.plays, seed: 100 + seed };
      gained += appraise(game, seen, counsels[0].steps, again).after.chance - appraise(game, seen, [], again).after.chance;
    }
    expect(gained / seeds.length).toBeGreaterThan(-SLACK);
  });
});

/** A continuation of Polis or of Timoleone takes long. */
const MOMENTS: Readonly<Record<string, number>> = { egemonia: 12, polis: 3, 'peloponnesian-war': 12, timoleon: 4 };
/** In chance to win: what the few undertakings that are thought of here may miss of what is usual, on average. */
const SLACK = 0.01;

/** Every scenario, and where a game can be played by one or two, both. */
const EVERYWHERE = GAMES.flatMap(([game]) =>
  game.scenarios.flatMap(({ id }) =>
    (game.options.some(one => one.id === 'players') ? [{ players: 'solitaire' }, { players: 'two' }] : [{}]).map(
      options => [`${game.id} ${id} ${JSON.stringify(options)}`, game, id, options] as const,
    ),
  ),
).filter(([, game, scenario, options]) => !isFaulty(readSetup(game, { scenario, options })));
test.each(EVERYWHERE)('%s: two worlds that a seat cannot tell apart give the same advice', (_, game, scenario, options) => {
  for (const seed of [1, 4]) {
    const play = moment(game, scenario, seed, options);
    const seat = play.state.toAct;
    const seen = see(game, play.state, seat);
    const other = game.imagine(seen.view, seat)(new Fate(77 + seed)) as BaseState;
    other.stack = play.state.stack;
    other.toAct = seat;
    const little = { level: 'easy', plays: 2 } as const;
    expect(advise(game, see(game, other, seat), little)).toEqual(advise(game, seen, little));
  }
});

test('what lies open of a secret action has its words in each language', async () => {
  for (const [{ id, reckoning }] of GAMES)
    for (const text of Object.values((await gameById(id)?.text()) ?? {}))
      for (const action of [
        { type: 'place', event: 'coup-1', area: 'thebes' },
        { type: 'box', event: 'coup-1' },
      ]) {
        const open = id === 'egemonia' ? (reckoning?.openly?.(action) ?? null) : null;
        if (open !== null) expect(text.actions[open.type]?.(open)).not.toMatch(/undefined/);
      }
});

test('what another has sealed changes no advice', () => {
  const game: Game = timoleon;
  const play = moment(game, 'campaign', 1);
  const offer = new Offer();
  const little = { level: 'easy', plays: 2 } as const;
  let found = 0;
  for (let n = 0; n < 20_000 && found < 4 && play.state.toAct !== NOBODY; n++) {
    const { toAct: seat, sealed } = play.state;
    const other = sealed.findIndex(code => code >= 0);
    play.legal(offer, other < 0 ? seat : other);
    const another = offer.codes.subarray(0, offer.size).find(code => code !== sealed[other]);
    play.legal(offer);
    if (other >= 0 && offer.size > 1 && another !== undefined) {
      found++;
      const changed = game.clone(play.state);
      changed.sealed[other] = another;
      const advice = advise(game, see(game, play.state, seat), little);
      expect(advice).not.toBeNull();
      expect(advise(game, see(game, changed, seat), little)).toEqual(advice);
    }
    play.take(offer.codes[play.fate.generator.below(offer.size)]);
  }
  expect(found).toBe(4);
});

test('before the auguries advice is of the operation behind them: what it aims at, with the roll that stands before it', () => {
  const game: Game = peloponnesianWar;
  const play = new Play<BaseState>(game, game.begin({ scenario: 'campaign', options: optionsOf(game) }), new Fate(2));
  const offer = new Offer();
  play.run();
  for (let n = 0; n < 200 && game.steps[play.state.stack?.step ?? 0].name !== 'another'; n++) {
    play.legal(offer);
    play.take(offer.codes[0]);
  }
  const seat = play.state.toAct;
  play.legal(offer);
  expect(offer.size).toBe(2);
  const advice = advise(game, see(game, play.state, seat), { level: 'easy', plays: 12 });
  if (advice === null) throw new Error('no advice');
  const operations = advice.counsels.filter(({ places }) => places.length > 0);
  expect(operations.length).toBeGreaterThan(1);
  for (const { steps, fails } of operations) {
    expect(steps[0]).toEqual({ type: 'operate' });
    expect(steps.some(({ type }) => type === 'objective' || type === 'incite')).toBe(true);
    // One die and the commanders in the field: no operation is surer than its auguries.
    expect(fails).toBeGreaterThanOrEqual(1 / 6);
  }
  expect(advice.plainest.steps).toEqual([{ type: 'pass' }]);
});

test('whoever is not asked, or has nothing to choose, is given no advice', () => {
  const game: Game = egemonia;
  const play = moment(game, 'standard', 3);
  expect(advise(game, see(game, play.state, 1 - play.state.toAct), asking)).toBeNull();
});

test('where a game proposes the usual thing alone, each of a few things that can be done is looked at: who speaks first in Timoleone', () => {
  const game: Game = timoleon;
  const setup = readSetup(game, { scenario: 'campaign' });
  if (isFaulty(setup)) throw new Error(JSON.stringify(setup));
  const play = new Play<BaseState>(game, game.begin(setup), new Fate(5));
  const offer = new Offer();
  play.run();
  const isOrder = (): boolean => game.actions.write(offer.codes[0]).type === 'pick';
  for (play.legal(offer); !isOrder(); play.legal(offer)) play.take(offer.codes[0]);
  expect(offer.size).toBe(4);
  const advice = advise(game, see(game, play.state, play.state.toAct), asking);
  expect(advice?.weighed).toBe(4);
  expect(advice?.counsels).toHaveLength(3);
  expect(new Set(advice?.counsels.map(({ steps }) => JSON.stringify(steps[0]))).size).toBe(3);
});

test('within its time an answer comes with what is known then', () => {
  const game: Game = egemonia;
  const play = moment(game, 'standard', 3);
  const advice = advise(game, see(game, play.state, play.state.toAct), { level: 'strong', within: 1, plays: 1_000_000 });
  expect(advice?.counsels.length).toBeGreaterThan(0);
});

describe('an explanation', () => {
  const thought = (game: Game, scenario: string): Thought => {
    const play = moment(game, scenario, 3);
    const told = planner(1, { plans: 6, plays: 30 }).think?.(game, see(game, play.state, play.state.toAct));
    if (told === undefined) throw new Error('no thought');
    return told;
  };
  const argumentsOf = (actions: readonly Action[]): string[] => actions.flatMap(action => Object.keys(action));

  test('tells its own seat everything', () => {
    const own = thought(egemonia, 'standard');
    expect(explain(egemonia, own, 'own')).toEqual(own);
  });

  test('tells others neither which event lies where nor numbers that would tell it', () => {
    const { action, plan, before, alternatives } = explain(egemonia, thought(egemonia, 'standard'), 'others');
    expect(plan).toEqual([]);
    expect(before).toBeNull();
    expect(alternatives.length).toBeGreaterThan(0);
    for (const { actions, value, n } of [...alternatives, { actions: [action as Action], value: null, n: null }]) {
      expect(argumentsOf(actions)).not.toContain('event');
      expect([value, n]).toEqual([null, null]);
    }
  });

  test('tells others all of what lies open, but not what is meant to be done next', () => {
    const whole = thought(peloponnesianWar, 'campaign');
    const [chosen, ...others] = whole.alternatives;
    expect(chosen.actions.length).toBeGreaterThan(2);
    const told = (done: number) => ({
      ...whole,
      plan: [],
      alternatives: [{ ...chosen, actions: chosen.actions.slice(0, done) }, ...others],
    });
    expect(explain(peloponnesianWar, whole, 'others')).toEqual(told(1));
    expect(explain(peloponnesianWar, whole, 'others', 2)).toEqual(told(2));
  });
});

describe.each(GAMES)('what nobody has kept', (game, scenario) => {
  test(`${game.id}: an entry is found in the undertaking that it is part of, and that is weighed again beside others`, () => {
    const begun = game.begin({ scenario, options: optionsOf(game) });
    const match = Match.begin(game, { match: 'm', setup: { scenario, options: optionsOf(game) }, dice: seededDice('why') });
    if (!(match instanceof Match)) throw new Error('no match');
    const seats = game.seatsOf(begun);
    const players = seats.map((_, seat) => planner(seat, { plans: 3, plays: 6 }));
    /** By entry: what was planned there and not yet done. */
    const planned: (readonly Action[])[] = [[]];
    let found = 0;
    while (found < 2 && match.outcome === null && match.length < 400) {
      const [{ seat }] = match.pending();
      const thought = players[seats.indexOf(seat)].think?.(game, match.see(seat));
      if (thought === undefined) throw new Error('no thought');
      match.act(seat, thought.action);
      planned.push(thought.alternatives.length > 0 ? thought.alternatives[0].actions : []);
      if (thought.alternatives.length === 0) continue;
      const part = undertakingAt(game, match.log(), match.length);
      expect(part?.steps.at(-1)).toEqual(thought.action);
      expect(planned[part?.entry ?? 0][0]).toEqual(part?.steps[0]);
      if (part === null || part.entry !== match.length) continue;
      found++;
      const again = reconsider(game, part.seen, part.steps, { plans: 3, plays: 6 });
      expect(again.action).toEqual(thought.action);
      expect(again.alternatives[0].actions[0]).toEqual(thought.action);
      expect(again.alternatives.length).toBeGreaterThan(1);
    }
    expect(found).toBe(2);
  });
});

test('a game says before it is loaded whether its bots have tempers', () => {
  for (const [game] of GAMES) expect(gameById(game.id)?.tempers === true).toBe(tempersOf(game, 'strong').length > 0);
});
