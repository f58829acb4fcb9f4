import { type Board, isFaulty, onBoard, readBoard, within } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { BOARD } from '../../board/kit.ts';
import { peloponnesianWar } from '../../index.ts';
import { BY_LAND_LINES, type Journey, routes } from '../../rules/operations/routes.ts';
import { BY_LAND, SPACE } from '../../rules/terms/board.ts';

const read = readBoard(BOARD, {
  format: 1,
  game: 'peloponnesian-war',
  name: 'My box',
  lines: [{ a: 'athens', b: 'thebes', kind: 'land', source: 'the printed map' }],
});
if (isFaulty(read)) throw new Error(JSON.stringify(read));
const own = onBoard(peloponnesianWar, read as Board);
const state = peloponnesianWar.begin({ scenario: 'campaign', options: {} });

/** The shortest routes of an Expedition by land, as ids. */
function ways(from: string, to: string): readonly string[] {
  const journey: Journey = { way: BY_LAND_LINES, side: 0, objective: SPACE.at(to), allies: false };
  return routes(state, journey, SPACE.at(from), SPACE.at(to)).map(route => route.map(space => SPACE.ids[space]).join(' '));
}

test('PW-0.1-e a line of communication that somebody has corrected shortens the routes over it, on that board alone', () => {
  const before = ways('athens', 'thebes');
  expect(before).not.toEqual(['thebes']);
  expect(within(own, () => ways('athens', 'thebes'))).toEqual(['thebes']);
  expect(ways('athens', 'thebes')).toEqual(before);
});

test('PW-0.1-e no other distance changes but those that such a line can shorten', () => {
  const house = BY_LAND;
  const mine = within(own, () => BY_LAND);
  const [athens, thebes] = ['athens', 'thebes'].map(id => SPACE.at(id));
  for (let a = 0; a < SPACE.size; a++)
    for (let b = 0; b < SPACE.size; b++) {
      const over = [house[a][athens] + 1 + house[thebes][b], house[a][thebes] + 1 + house[athens][b]];
      const reached = house[a][b] >= 0 && house[a][athens] >= 0;
      expect(mine[a][b]).toBe(reached ? Math.min(house[a][b], ...over) : house[a][b]);
    }
});

test('PW-0.1-e a board on which a space can no longer be reached is refused', () => {
  const lines = BOARD.lines.all(BOARD.ground.house.data).filter(({ a, b }) => a === 'pylos' || b === 'pylos');
  expect(
    readBoard(BOARD, { format: 1, game: 'peloponnesian-war', name: 'x', lines: lines.map(line => ({ ...line, kind: 'none' })) }),
  ).toEqual({ faults: [{ at: '/lines', what: 'PW-0.1-e: no line of communication leads to pylos' }] });
});
