import { type Board, boardFile, changesOf, isFaulty, readBoard } from '@polemos/kernel';
import { gameOf } from './games.ts';
import type { Answer } from './protocol.ts';

/** What a board file says: the board with what it changes, or what is wrong with it. */
export async function readBoardFile(game: string, text: string): Promise<Answer> {
  const kit = (await gameOf(game))?.board;
  if (kit === undefined) return { broken: game };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { faults: [{ at: '', what: 'not JSON' }] };
  }
  const board = readBoard(kit, value);
  return isFaulty(board) ? board : { board, changes: changesOf(kit, board) };
}

/** A whole board as a file to be corrected. */
export async function writeBoardFile(game: string, board: Board | null): Promise<Answer> {
  const kit = (await gameOf(game))?.board;
  if (kit === undefined) return { broken: game };
  const text = JSON.stringify(boardFile(kit, board), null, 1);
  return { file: new Blob([text], { type: 'application/json' }), name: `${game}.board.json` };
}
