import { type Game, LANGUAGES, Match, seededDice } from '@polemos/kernel';
import { type PeloponnesianEvent, peloponnesianWar, type View } from '@polemos/peloponnesian-war';
import { describe, expect, test } from 'vitest';
import { needWords } from '../../src/games/peloponnesian-war/ask/needs.ts';
import { wayTaken } from '../../src/games/peloponnesian-war/map/marches.ts';
import { phaseAsked, phaseSoFar } from '../../src/games/peloponnesian-war/panels/phases.ts';
import { pointsByTurn } from '../../src/games/peloponnesian-war/panels/points.ts';
import { chapters } from '../../src/games/peloponnesian-war/story/chapters.ts';
import { storyTitle } from '../../src/games/peloponnesian-war/story/stories.ts';
import { wordsIn } from '../../src/games/peloponnesian-war/text/coalition.ts';
import { text } from '../../src/games/peloponnesian-war/text/text.ts';

const event = (kind: string, more: object = {}): PeloponnesianEvent =>
  ({ kind, rule: 'PW-5-a', ...more }) as unknown as PeloponnesianEvent;

/** A match that plays itself: always the same one. */
function played(
  seed: string,
  actions: number,
): { readonly events: readonly (readonly PeloponnesianEvent[])[]; readonly view: View } {
  const game: Game = peloponnesianWar;
  const match = Match.begin(game, { match: seed, setup: { scenario: 'campaign', options: {} }, dice: seededDice(seed) });
  if (!(match instanceof Match)) throw new Error('no match');
  const events: (readonly PeloponnesianEvent[])[] = [];
  let pick = 7;
  for (let n = 0; n < actions && match.outcome === null; n++) {
    const legal = match.legal('player');
    pick = (pick * 16807) % 2147483647;
    const answer = match.act('player', legal[pick % legal.length]);
    if ('events' in answer) events.push(answer.events as unknown as readonly PeloponnesianEvent[]);
  }
  return { events, view: match.see('player').view as View };
}

test('the phase in which somebody is placed is that of what went before: combat, income, or a peace', () => {
  const home = [event('siege'), event('going-home'), event('placed')];
  expect([phaseSoFar(home), phaseAsked('odd', home)]).toEqual([3, 3]);
  const built = [...home, event('income'), event('built'), event('placed')];
  expect([phaseSoFar(built), phaseAsked('odd', built), phaseAsked('build', built)]).toEqual([5, 5, 5]);
  expect(phaseAsked('homeward', [...built, event('armistice'), event('recalled', { rule: 'PW-9.3-d' })])).toBe(6);
  expect(phaseAsked('objective', built)).toBe(2);
});

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
      [12, 'Income', null],
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

test('a story of several operations is called by one of them: its leader and its objective are of the same', () => {
  const told = [
    event('objective', { side: 'athens', space: 'erineus' }),
    event('route', { side: 'athens', leader: 'phormio', from: 'athens', route: ['erineus'] }),
    event('operation-ends', { side: 'athens', leader: 'phormio', space: 'erineus' }),
    event('auguries', { side: 'sparta' }),
    event('objective', { side: 'sparta', space: 'athens' }),
    event('passed', { side: 'sparta' }),
  ];
  expect(storyTitle(told, text.en)).toBe('Phormio marches on Erineus');
  expect(storyTitle(told.slice(3), text.en)).toBe('Sparta passes');
  expect(storyTitle([...told.slice(0, 2), event('battle', { type: 'land', space: 'erineus' }), told[2]], text.en)).toBe(
    'Phormio marches on Erineus',
  );
});

test('PW-10.5 the dice of a real table and the layers of the map call the side by the name that it has in its scenario', () => {
  const said = (scenario: string) =>
    LANGUAGES.map(language => {
      const words = wordsIn(scenario, language);
      return [needWords('battle of athens', language, scenario), words.zoneLayer(words.sides.athens)];
    });
  expect(said('campaign')).toEqual([
    ['Battle: Athens’ die', 'Zones of Athens'],
    ['Battaglia: il dado di Atene', 'Zone di Atene'],
    ['Bataille\u00a0: le dé d’Athènes', 'Zones d’Athènes'],
  ]);
  expect(said('fall-of-sparta')).toEqual([
    ['Battle: the Coalition’s die', 'Zones of the Coalition'],
    ['Battaglia: il dado della Coalizione', 'Zone della Coalizione'],
    ['Bataille\u00a0: le dé de la Coalition', 'Zones de la Coalition'],
  ]);
});
