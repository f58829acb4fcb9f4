import { type Game, type GameEvent, LANGUAGES, Match, seededDice } from '@polemos/kernel';
import { peloponnesianWar, type View } from '@polemos/peloponnesian-war';
import { describe, expect, test } from 'vitest';
import { needWords } from '../../src/games/peloponnesian-war/ask/needs.ts';
import { wayTaken } from '../../src/games/peloponnesian-war/map/marches.ts';
import { pointsByTurn } from '../../src/games/peloponnesian-war/panels/points.ts';
import { chapters } from '../../src/games/peloponnesian-war/story/chapters.ts';
import { foughtOf } from '../../src/games/peloponnesian-war/story/fought.ts';
import { interim } from '../../src/games/peloponnesian-war/story/interim.ts';
import { weigh } from '../../src/games/peloponnesian-war/story/skirmishes.ts';
import { wordsIn } from '../../src/games/peloponnesian-war/text/coalition.ts';
import { text } from '../../src/games/peloponnesian-war/text/text.ts';

const event = (kind: string, more: object = {}): GameEvent => ({ kind, rule: 'PW-5-a', ...more }) as GameEvent;

/** A match that plays itself: always the same one. */
function played(seed: string, actions: number): { readonly events: readonly (readonly GameEvent[])[]; readonly view: View } {
  const game = peloponnesianWar as unknown as Game;
  const match = Match.begin(game, { match: seed, setup: { scenario: 'campaign', options: {} }, dice: seededDice(seed) });
  if (!(match instanceof Match)) throw new Error('no match');
  const events: (readonly GameEvent[])[] = [];
  let pick = 7;
  for (let n = 0; n < actions && match.outcome === null; n++) {
    const legal = match.legal('player');
    pick = (pick * 16807) % 2147483647;
    const answer = match.act('player', legal[pick % legal.length]);
    if ('events' in answer) events.push(answer.events as readonly GameEvent[]);
  }
  return { events, view: match.see('player').view as View };
}

describe('chapters', () => {
  test('an operation of the game is one chapter, from its auguries to its end; the phases follow', () => {
    const told = [
      event('auguries', { side: 'sparta' }),
      event('commander-drawn', { side: 'sparta', leader: 'brasidas' }),
      event('defence', { side: 'sparta' }),
      event('objective', { side: 'sparta', space: 'thebes' }),
      event('route', { side: 'sparta', from: 'sparta', route: ['corinth', 'thebes'] }),
      event('skirmish'),
      event('battle', { space: 'thebes' }),
      event('operation-ends', { side: 'sparta', leader: 'brasidas', space: 'thebes' }),
      event('auguries', { side: 'sparta' }),
      event('passed', { side: 'sparta' }),
      event('siege-begins', { side: 'sparta' }),
      event('placed', { side: 'sparta' }),
      event('income', { side: 'sparta' }),
      event('placed', { side: 'sparta' }),
      event('turn-ends', { turn: 2 }),
      event('strategy-rolled', { side: 'sparta' }),
    ];
    expect(chapters(told, text.en).map(({ from, title, side }) => [from, title, side])).toEqual([
      [0, 'Brasidas marches on Thebes', 'sparta'],
      [8, 'Sparta passes', 'sparta'],
      [10, 'Combat', null],
      [12, 'Revenue', null],
      [14, 'Turn 2', null],
    ]);
  });

  test('what an event does, SP sent home and neighbours that rebel, stays in the politics of its turn', () => {
    const told = [
      event('turn-ends', { turn: 4 }),
      event('event', { rule: 'PW-E-9' }),
      event('placed', { rule: 'PW-P-a' }),
      event('rebellion-roll', { rule: 'PW-E-8-a' }),
      event('spread-roll', { rule: 'PW-E-8-d' }),
      event('commander-drawn', { side: 'sparta', leader: 'agis' }),
      event('objective', { side: 'athens', space: 'thebes' }),
    ];
    expect(chapters(told, text.en).map(({ from, title }) => [from, title])).toEqual([
      [0, 'Turn 4'],
      [6, 'Athens marches on Thebes'],
    ]);
  });
  test('of a whole match: in order, each with a title in three languages', () => {
    const events = played('chapters', 120).events.flat();
    const found = chapters(events, text.en);
    expect(found.length).toBeGreaterThan(20);
    expect(found.every(({ from }, i) => i === 0 || from > found[i - 1].from)).toBe(true);
    for (const catalogue of [text.en, text.it, text.fr])
      expect(chapters(events, catalogue).every(({ title }) => title !== '' && !title.includes('undefined'))).toBe(true);
  });
});

test('the way of an operation grows as it is told, and only then', () => {
  const told = [
    event('objective', { side: 'athens', space: 'd' }),
    event('route', { side: 'athens', from: 'a', route: ['b', 'c', 'd'] }),
    event('ravaged', { space: 'c' }),
    event('operation-ends', { side: 'athens', space: 'd' }),
  ];
  expect([1, 2, 3, 4].map(n => wayTaken(told.slice(0, n)).join(''))).toEqual(['', 'a', 'abc', 'abcd']);
});

test('PW-1.2 points turn by turn: each sum follows from the one before, the last is the total', () => {
  const { events, view } = played('points', 150);
  const { turns, before } = pointsByTurn(events.flat(), view, null);
  expect(turns.length).toBeGreaterThan(3);
  expect(turns.some(({ lines }) => lines.length > 0)).toBe(true);
  turns.reduce((sum, { brought, after }) => {
    expect(after).toBe(sum + brought);
    return after;
  }, before);
  expect(turns.at(-1)?.after).toBe(view.points);
});

test('PW-9.3 points of the turn after an armistice stand under its number', () => {
  const told = [event('turn-ends', { turn: 4 }), event('surrender', { points: 10 }), event('turn-ends', { turn: 7 })];
  const { turns } = pointsByTurn(told, { firstTurn: 3, points: 10, score: { athens: 0, sparta: 0 } }, null);
  expect(turns.map(({ turn, brought }) => [turn, brought])).toEqual([
    [3, 0],
    [4, 10],
    [7, 0],
  ]);
});

/** What a story must have come to when it is told: the books, the markers, and who stands where. */
const books = ({ points, sci, turn, treasury, bellicosity, rebellion, ravaged, sieges, forces, goingHome, ...more }: View) => ({
  hostages: more.hostages,
  neutrals: more.neutrals,
  points,
  sci,
  turn,
  treasury,
  bellicosity,
  rebellion: rebellion.toSorted(),
  ravaged: ravaged.toSorted(),
  sieges,
  forces: Object.fromEntries(Object.entries(forces).filter(([, units]) => Object.keys(units).length > 0)),
  goingHome,
});

/** PW-5.7.2-b to d: what the story weighs comes to what the rules decided. */
function weighSkirmishes(before: View, events: readonly GameEvent[]): number {
  let count = 0;
  events.forEach((event, i) => {
    const { athens = 0, sparta = 0 } = (event.dice ?? {}) as { athens?: number; sparta?: number };
    if (event.kind !== 'skirmish' || athens + sparta >= 11) return;
    const found = weigh(interim(before, events.slice(0, i + 1)), event).find(({ battle }) => battle);
    expect(found?.rule ?? null).toBe(event.battle);
    count++;
  });
  return count;
}

test.each([
  ['second', 'campaign', 60],
  ['first', 'campaign', 60],
  ['second', 'decelean', 30],
  ['second', 'fall-of-athens', 10],
  ['second', 'first-war', 60],
])('a story of the %s edition, %s, ends with the books, markers and forces that the rules reach', (edition, scenario, least) => {
  const game = peloponnesianWar as unknown as Game;
  const match = Match.begin(game, {
    match: 'interim',
    setup: { scenario, options: { edition } },
    dice: seededDice('interim'),
  });
  if (!(match instanceof Match)) throw new Error('no match');
  let pick = 11;
  let compared = 0;
  let skirmishes = 0;
  for (let n = 0; n < 120 && match.outcome === null; n++) {
    const before = match.see('player').view as View;
    const legal = match.legal('player');
    pick = (pick * 16807) % 2147483647;
    const answer = match.act('player', legal[pick % legal.length]);
    if (!('events' in answer)) throw new Error('refused');
    const [told, now] = [interim(before, answer.events as GameEvent[]), match.see('player').view as View];
    expect(books(told), `action ${n}`).toEqual(books(now));
    skirmishes += weighSkirmishes(before, answer.events as GameEvent[]);
    compared++;
  }
  expect(compared).toBeGreaterThan(least);
  expect(skirmishes).toBeGreaterThan(least / 10);
});

describe('a story told beat by beat', () => {
  const begun = (scenario: string): View => {
    const match = Match.begin(peloponnesianWar as unknown as Game, {
      match: 'beats',
      setup: { scenario, options: {} },
      dice: seededDice('beats'),
    });
    if (!(match instanceof Match)) throw new Error('no match');
    return { ...(match.see(null).view as View), goingHome: {}, operation: null };
  };
  const fighter = (side: string, from: string) => ({ side, from, units: {}, leader: null });
  test('PW-6.2.4.2-a a draw takes what the rules take: nothing where both have but one SP', () => {
    const view = { ...begun('campaign'), forces: { tanagra: { 'athenian-hoplite': 1, 'spartan-hoplite': 1 } } };
    const forces = [fighter('athens', 'tanagra'), fighter('sparta', 'tanagra')];
    const told = (losses: number) =>
      interim(view, [event('battle', { type: 'land', space: 'tanagra', forces, winner: null, losses })]).goingHome;
    expect(told(0)).toEqual({ 'athenian-hoplite': 1, 'spartan-hoplite': 1 });
    expect(told(1)).toEqual({});
  });
  test('PW-6.2.2-d who leaves after a null battle is seen to go', () => {
    const view = { ...begun('campaign'), forces: { tanagra: { 'athenian-naval': 2, 'spartan-hoplite': 1 } } };
    const told = interim(view, [event('null-battle', { space: 'tanagra', leaves: 'athens' })]);
    expect([told.forces.tanagra, told.goingHome]).toEqual([{ 'spartan-hoplite': 1 }, { 'athenian-naval': 2 }]);
  });
  test('PW-6.7-b the commander of an interceptor goes home, and the operation goes on', () => {
    const view = { ...begun('campaign'), leaders: { archidamus: 'tanagra', pericles: 'athens' } };
    const told = interim(view, [
      event('objective', { side: 'athens', space: 'thebes' }),
      event('route', { leader: 'pericles', from: 'athens', route: ['panactum', 'tanagra', 'thebes'], objective: true }),
      event('commander-home', { rule: 'PW-6.7-b', leader: 'archidamus', space: 'tanagra' }),
    ]);
    expect(told.leaders).toEqual({ archidamus: 'going-home', pericles: 'expedition' });
    expect(told.operation?.objective).toBe('thebes');
  });
  test('PW-10.5.4.6-III-a a battle with Persians: they are no side, and their victory is no draw', () => {
    const units = { 'spartan-allied-hoplite': 3 };
    const view = { ...begun('fall-of-sparta'), forces: { ephesus: units, smyrna: { 'athenian-hoplite': 2 } } };
    const battle = event('battle', {
      type: 'land',
      space: 'ephesus',
      forces: [{ side: 'persia', from: 'sardis', units: { 'persian-cavalry': 10 }, leader: null }, fighter('sparta', 'ephesus')],
      winner: 'persia',
      losses: 1,
    });
    const told = interim(view, [battle]);
    expect([told.forces.ephesus, told.goingHome]).toEqual([{}, { 'spartan-allied-hoplite': 2 }]);
    expect(foughtOf(battle)).toMatchObject({ winner: 'persia', fighters: [{ side: 'persia' }, { side: 'sparta' }] });
  });
  test('PW-10.5.4.5-II what Thebes pays and receives is not Athens’', () => {
    const view = begun('fall-of-sparta');
    const told = interim(view, [event('income', { side: 'athens', city: 'thebes', treasury: 4400 })]);
    expect([told.treasury.athens, told.special.thebes]).toEqual([view.treasury.athens, 4400]);
  });
});

test('PW1-4.3-b PW1-R5 of several commanders at home the story sends out the one who leads', () => {
  const position = {
    phase: 'nonplayer-continuing',
    turn: 3,
    rebellion: [],
    passed: { athens: false, sparta: false },
    initialDone: { athens: true, sparta: true },
    strategy: { sparta: 'attack-athens', athens: null },
    leaders: { archidamus: 'sparta', pericles: 'cup', phormio: 'cup' },
    forces: { sparta: { 'spartan-hoplite': 12, 'spartan-cavalry': 1 }, thebes: { 'spartan-allied-cavalry': 3 } },
  };
  const options = { edition: 'first' };
  const chance = [1, 'agis', 5, 1, 1];
  const match = Match.begin(peloponnesianWar as unknown as Game, {
    match: 'drawn',
    setup: { scenario: 'campaign', options, position },
    dice: null,
    chance,
  });
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match));
  const before = { ...(match.see('player').view as View), leaders: { archidamus: 'sparta', agis: 'cup' } };
  expect(interim(before, match.allEvents()[0]).leaders).toMatchObject({ agis: 'decelea', archidamus: 'sparta' });
});

test('PW-10.5 the dice of a real table and the layers of the map call the side by the name that it has in its scenario', () => {
  const said = (scenario: string) =>
    LANGUAGES.map(language => {
      const words = wordsIn(scenario, language);
      return [needWords('battle of athens', language, scenario), words.zoneLayer(words.sides.athens)];
    });
  expect(said('campaign')).toEqual([
    ['Battle: the die of Athens', 'Zones of Athens'],
    ['Battaglia: il dado di Atene', 'Zone di Atene'],
    ['Bataille : le dé d’Athènes', 'Zones d’Athènes'],
  ]);
  expect(said('fall-of-sparta')).toEqual([
    ['Battle: the die of the Coalition', 'Zones of the Coalition'],
    ['Battaglia: il dado della Coalizione', 'Zone della Coalizione'],
    ['Bataille : le dé de la Coalition', 'Zones de la Coalition'],
  ]);
});
