import { LANGUAGES, plain } from '@polemos/kernel';
import { expect, test } from 'vitest';
import scenarios from '../../data/scenarios.json' with { type: 'json' };
import { bookOf, editionIds } from '../../rules/editions/book.ts';
import { knownTo, SCENARIO, setUp } from '../../rules/scenarios/scenarios.ts';
import { emptyState, type State } from '../../rules/state.ts';
import { scoreFor } from '../../rules/terms/ledger.ts';
import { hasWon } from '../../rules/victory/victory.ts';
import { opening, openingFacts, type Played } from '../../text/opening.ts';

/** Every scenario in each edition and way of play that knows it, for every seat. */
const PLAYED: readonly Played[] = SCENARIO.ids.flatMap(scenario => {
  const { players, edition } = knownTo(scenario);
  return players.flatMap(way =>
    edition.flatMap(one =>
      (way === 'two' ? ['athens', 'sparta'] : ['player']).map(seat => ({ scenario, players: way, edition: one, seat })),
    ),
  );
});
const begun = ({ scenario, edition, players }: Played): State => {
  const s = emptyState();
  setUp(s, SCENARIO.at(scenario), { edition, players });
  return s;
};

test('every scenario, edition, way of play and seat has its card in every language', () => {
  expect(PLAYED).toHaveLength(4 * 2 * 3 + 3 + 2);
  for (const played of PLAYED)
    for (const language of LANGUAGES) {
      const card = opening(played, language);
      expect(card.steps).toHaveLength(4);
      expect(JSON.stringify(card)).not.toMatch(/undefined|NaN|\[object/);
    }
});

test('what wins on a card is what the rules count as won (PW-1.3.1-b, PW-1.4-c, PW-10.1.4-b, PW-10.2.4-b)', () => {
  for (const played of PLAYED.filter(({ players }) => players === 'solitaire')) {
    const { needed } = opening(played, 'en').wins;
    if (needed === undefined) continue;
    const s = begun(played);
    s.points = needed - 1;
    expect(hasWon(s, false)).toBe(false);
    s.points = needed;
    expect(hasWon(s, false)).toBe(true);
  }
  const campaign = { scenario: 'campaign', edition: 'second', players: 'solitaire', seat: 'player' };
  expect(plain(opening(campaign, 'en').wins.text)).toContain('More than 150 points');
  expect(plain(opening({ ...campaign, scenario: 'archidamian' }, 'it').wins.text)).toContain('40 punti o più');
});

test('the points on a card are those that battles, sieges and surrenders bring (PW-1.2-a to f, PW1-9-a)', () => {
  for (const played of PLAYED) {
    const { won, lost, surrender, changes } = openingFacts(played);
    const s = begun(played);
    if (changes) {
      expect([scoreFor(s, s.player), scoreFor(s, 1 - s.player)]).toEqual([won, lost]);
      expect(surrender.points).toBe(bookOf(s).surrenderPoints(surrender.turn, s.first));
    } else expect(scoreFor(s, 0)).toEqual([won, lost]);
  }
  const decelean = { scenario: 'decelean', players: 'solitaire', seat: 'player' };
  const worth = editionIds.map(edition => openingFacts({ ...decelean, edition }).surrender);
  expect(worth).toEqual([
    { turn: 8, points: 25 },
    { turn: 8, points: 67 },
  ]);
});

test('turns, treasuries and wills are those of the set-up', () => {
  for (const played of PLAYED) {
    const given = scenarios.scenarios.find(({ id }) => id === played.scenario);
    const { firstTurn, lastTurn, turns, treasury, will, side } = openingFacts(played);
    expect([firstTurn, lastTurn, turns]).toEqual([given?.turn, given?.lastTurn, lastTurn - firstTurn + 1]);
    expect([treasury, will]).toEqual([given?.treasury[side], given?.bellicosity[side]]);
    if (played.players === 'solitaire') expect(side).toBe(given?.player);
  }
});

test('a war of wills says whose home space decides it (PW-R128)', () => {
  const wins = (scenario: string, players: string): string =>
    plain(opening({ scenario, edition: 'second', players, seat: players === 'two' ? 'sparta' : 'player' }, 'en').wins.text);
  expect(wins('first-war', 'solitaire')).toContain('so does one that has lost its home space');
  expect(wins('fall-of-sparta', 'two')).toContain('so does Sparta if it has lost its home space');
});

test('PW-10.2.4-a PW-R51 PW1-R11 the card of The Fall of Athens says when it ends and what a surrender brings, as the match is played', () => {
  const card = (edition: string, readings: Record<string, boolean> = {}) =>
    opening({ scenario: 'fall-of-athens', edition, players: 'solitaire', seat: 'player', readings }, 'en');
  const LEAVES = 'or when you change sides';
  const RETURNS = 'or when you come back to Sparta';
  expect(plain(card('second').wins.text)).toContain(LEAVES);
  expect(plain(card('second', { endsOnReturn: true }).wins.text)).toContain(RETURNS);
  expect(plain(card('first').wins.text)).toContain(RETURNS);
  const worth = (edition: string, readings = {}) => card(edition, readings).score.rows.at(-1)?.by;
  expect([worth('second'), worth('first'), worth('first', { surrenderByNumber: true })]).toEqual(['+20', '+50', '+20']);
  expect(card('first', { surrenderByNumber: true }).score.note).toContain('PW1-R11');
});
