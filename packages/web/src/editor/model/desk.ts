import type { Desk } from '../../games/screens.ts';
import type { Edited } from '../../worker/protocol.ts';
import type { Shown } from '../../worker/session.ts';
import type { Draft } from './link.ts';

/** The desk that the game's own scene is drawn from: nobody is asked, nothing is told. */
export function deskOf(
  game: string,
  draft: Draft | null,
  edited: Edited | null,
  words: Pick<Desk, 'language' | 'text' | 't'>,
): Desk | null {
  if (draft === null || edited === null || edited.drawn === null) return null;
  const { view, seat, seats, pending, outcome } = edited.drawn;
  const shown: Shown = {
    summary: {
      id: 'editor',
      game,
      scenario: draft.scenario,
      way: 'hotseat',
      players: {},
      created: 0,
      updated: 0,
      actions: 0,
      view,
      pending,
      outcome,
      forkOf: null,
    },
    seat,
    seats,
    version: 0,
    length: 0,
    at: 0,
    view,
    frames: new Map(),
    pending,
    legal: [],
    events: [[]],
    actors: [],
    takenBack: [],
    curtain: null,
    thinking: null,
    command: null,
    outcome,
    canUndo: false,
    canRedo: false,
    revocable: false,
  };
  return {
    ...words,
    shown,
    view,
    seat,
    asked: false,
    choice: {
      picked: {},
      counts: {},
      count: () => {},
      candidates: [],
      pick: () => {},
      sieve: null,
      sift: () => {},
      clear: () => {},
    },
    proposal: null,
    pointed: null,
    layers: new Set(),
    telling: null,
    events: [],
    who: () => '',
    act: () => {},
  };
}
