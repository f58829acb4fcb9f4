import { type Board, isFaulty, onBoard, readBoard, within } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { BOARD } from '../../board/kit.ts';
import { peloponnesianWar } from '../../index.ts';
import { ATHENS } from '../nonplayer.ts';
import { loose } from '../table.ts';

// On the house's board ships always reach the fifth Helot space, from the four that are friendly. Somebody's own may say otherwise.

const read = readBoard(BOARD, {
  format: 1,
  game: 'peloponnesian-war',
  name: 'A harbour that has silted up',
  lines: [
    { a: 'epidaurus-limera', b: 'cythera', kind: 'none' },
    { a: 'epidaurus-limera', b: 'prasiae', kind: 'land' },
  ],
});
if (isFaulty(read)) throw new Error(JSON.stringify(read));
const own = onBoard(peloponnesianWar, read as Board);
const FOUR = ['pylos', 'asine', 'corone', 'prasiae'];
const rolled = (edition: string) =>
  within(own, () =>
    loose(
      {
        ...ATHENS,
        turn: 5,
        strategy: { athens: 'cut-loc', sparta: null },
        held: Object.fromEntries(FOUR.map(space => [space, 'athens'])),
        forces: { ...ATHENS.forces, ...Object.fromEntries(FOUR.map(space => [space, { 'athenian-allied-hoplite': 1 }])) },
      },
      { area: [4, 1], objective: [5], auguries: [6] },
      'campaign',
      { edition, 'helot-space-by-area': true },
    ).of('objective-rolled'),
  );

test('PW-R25 PW-MA-n PW-R115 the fifth Helot space, by the option with its area, cannot be reached: the area is rolled again, in both editions', () => {
  for (const edition of ['second', 'first'])
    expect(rolled(edition)).toMatchObject([
      { rule: 'PW-MA-n', space: 'epidaurus-limera', again: 'PW-R115' },
      { rule: 'PW-5.2-e', space: 'megara', again: null },
    ]);
});
