import type { Action } from '@polemos/kernel';
import { expect, test } from 'vitest';
import { Session } from '../src/session.ts';
import { polemos } from './conversation.ts';

interface Line {
  readonly a: string;
  readonly b: string;
  kind: string;
  source?: string;
}
interface Case {
  readonly game: string;
  /** The one line that the owner of a box corrects. */
  readonly line: readonly [a: string, b: string, kind: string];
  readonly position: object;
  /** What is done before the question where to. */
  readonly acts: readonly Action[];
  /** What can be done on that board and not on the one of the house. */
  readonly more: readonly string[];
}
const GUARDED = { athens: 0, sparta: 3 };
const CASES: readonly Case[] = [
  {
    game: 'egemonia',
    line: ['sparta', 'byzantium', 'land'],
    position: { phase: 'placement', favour: 'sparta', hands: { sparta: ['military-1'] }, levels: { sparta: { sparta: 2 } } },
    acts: [],
    more: ['potidaea', 'amphipolis', 'lesbos', 'byzantium'].map(area => `{"type":"place","event":"military-1","area":"${area}"}`),
  },
  {
    // Both other ways into Makedonia are barred by land, and the sea by a galley.
    game: 'polis',
    line: ['attika', 'makedonia', 'land'],
    position: {
      phase: 'turn',
      round: '3',
      turn: 'athens',
      units: { attika: { athens: 3, sparta: 0 }, thessalia: GUARDED, akarnania: GUARDED, thrakiko: { athens: 0, sparta: 1 } },
    },
    acts: [],
    // From Makedonia on to its neighbour, and a Proxenos into its poleis: all over that line.
    more: [
      ...['makedonia', 'akarnania'].map(territory => `{"type":"march","territory":"${territory}"}`),
      ...['poteidaia', 'pydna'].map(polis => `{"type":"proxenos","polis":"${polis}","way":"land"}`),
    ],
  },
  {
    game: 'timoleon',
    line: ['lilybaeum', 'agrigentum', 'open'],
    position: {
      phase: 'operations',
      turn: 3,
      order: ['carthage', 'timoleon', 'hicetas', 'dionysius'],
      po: { carthage: 4, timoleon: 5, hicetas: 3, dionysius: 3 },
      forces: [{ place: 'lilybaeum', owner: 'carthage', points: { 'mercenary-hoplites': 4 } }],
      leaders: { hanno: { place: 'lilybaeum', owner: 'carthage' } },
    },
    acts: [
      { type: 'activate', leader: 'hanno' },
      { type: 'choose', choice: 'all' },
      { type: 'choose', choice: 'march' },
    ],
    more: ['{"type":"step","place":"agrigentum"}'],
  },
];

/** The board as it is exported, with one line otherwise: as somebody writes it who has the box before them. */
async function corrected(game: string, [a, b, kind]: Case['line']): Promise<object> {
  const file = JSON.parse((await polemos('board', game, '--export')).out) as { lines: Line[] };
  const found = file.lines.find(one => one.a === a && one.b === b);
  if (found === undefined) file.lines.push({ a, b, kind, source: 'the printed map' });
  else found.kind = kind;
  return { ...file, name: 'My box' };
}
/** What may be done in the end, in words of the protocol. */
async function legalOn(board: object | undefined, { game, position, acts }: Case): Promise<readonly string[]> {
  const session = new Session();
  const say = async (message: object) => session.answer(JSON.stringify(message)) as Promise<Record<string, never>>;
  const own = board === undefined ? {} : { board };
  expect(await say({ new: { game, position, seed: 1, ...own } })).toMatchObject({ ok: true });
  const [{ seat }] = (await say({ pending: true })).pending as unknown as { seat: string }[];
  for (const action of acts) expect(await say({ act: { seat, action } })).toMatchObject({ ok: true });
  return ((await say({ legal: seat })).legal as unknown as Action[]).map(action => JSON.stringify(action));
}

test.each(CASES)('$game: one line of an exported board, corrected, opens a way over it and no other', async given => {
  const board = await corrected(given.game, given.line);
  const [here, there] = [await legalOn(undefined, given), await legalOn(board, given)];
  expect(there.filter(one => !here.includes(one)).toSorted()).toEqual(given.more.toSorted());
  expect(here.filter(one => !there.includes(one))).toEqual([]);
  // A match on the board of the house, after it in the same process, knows nothing of it.
  expect(await legalOn(undefined, given)).toEqual(here);
});
